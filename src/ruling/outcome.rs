//! The parts of a verdict that have codes: outcome, ground, duty, caveats.

use std::fmt;

use crate::law::{ClauseRef, LawInForce, Topic};
use xiangqi::{Move, Square};

/// The result for the side to move.
#[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Outcome {
    /// Nothing to charge.
    None,
    /// A foul is recorded, the game goes on.
    Foul,
    /// The sources do not decide.
    Open,
    /// The game is drawn.
    Draw,
    /// The game is lost.
    Loss,
}

impl Outcome {
    /// The word of the command line and its JSON.
    pub const fn code(self) -> &'static str {
        match self {
            Self::None => "none",
            Self::Foul => "foul",
            Self::Open => "open",
            Self::Draw => "draw",
            Self::Loss => "loss",
        }
    }
}

/// The clauses a verdict rests on: none, one, or the clause of the touch with the one that makes it a loss.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Ground(pub Vec<Topic>);

impl Ground {
    /// The clause numbers, joined with `+`; `-` where there is none.
    pub fn code(&self, texts: LawInForce<'_>) -> String {
        let numbers: Vec<String> =
            self.0.iter().filter_map(|&matter| texts.clause_on(matter)).map(ClauseRef::code).collect();
        if numbers.is_empty() { "-".to_owned() } else { numbers.join("+") }
    }
}

/// What the side to move must do.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum Duty {
    /// The game is over, or the question open.
    Nothing,
    /// Move this piece.
    Move(Square),
    /// Make exactly this move.
    MoveExactly(Move),
    /// Take this piece.
    Capture(Square),
    /// Any legal move.
    Free,
    /// Any legal move; the check must be answered.
    Answer,
    /// Take back the breach, then meet the duty.
    Restore,
    /// The move has been made.
    Done,
}

/// The code of the command line: `move h2`, `capture c6`, `free`, `-`.
impl fmt::Display for Duty {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Nothing => f.write_str("-"),
            Self::Move(square) => write!(f, "move {square}"),
            Self::MoveExactly(mv) => write!(f, "move {mv}"),
            Self::Capture(square) => write!(f, "capture {square}"),
            Self::Free => f.write_str("free"),
            Self::Answer => f.write_str("answer"),
            Self::Restore => f.write_str("restore"),
            Self::Done => f.write_str("done"),
        }
    }
}

/// A doubt that must be read with the verdict.
#[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Caveat {
    /// Lost though the hand had not left the piece, which the clause on suicide asks for.
    ReleaseNotMade,
    /// The source says one foul and play on; the breach limit says one breach loses at this level.
    BreachLimitConflict,
    /// The ground's wording was not seen in this edition and is carried over from the one before.
    CarriedOver,
    /// No clause of this rulebook on a matter that the ruling rests on was seen.
    ClauseNotSeen,
    /// The loss stands only if the foul for an unmeetable touch counts as a breach.
    FoulClass,
    /// The position could not have arisen in play.
    ImpossiblePosition,
    /// A foul is recorded, but no limit for its class was seen.
    LimitNotSeen,
    /// No clause seen covers this point.
    NoClause,
    /// Putting back after a breach is practice; no clause was seen.
    Practice,
    /// The game record does not reach back far enough to be sure.
    RecordIncomplete,
    /// The ruling rests on usual practice, written down as a regulation; no text was seen.
    UsualPractice,
}

impl Caveat {
    /// Every caveat, in the order of the codes.
    pub const ALL: [Self; 11] = [
        Self::ReleaseNotMade,
        Self::BreachLimitConflict,
        Self::CarriedOver,
        Self::ClauseNotSeen,
        Self::FoulClass,
        Self::ImpossiblePosition,
        Self::LimitNotSeen,
        Self::NoClause,
        Self::Practice,
        Self::RecordIncomplete,
        Self::UsualPractice,
    ];

    /// The word of the command line and its JSON; the order of caveats is the order of these words.
    pub const fn code(self) -> &'static str {
        match self {
            Self::ReleaseNotMade => "4.1.3-release",
            Self::BreachLimitConflict => "4.1.8-conflict",
            Self::CarriedOver => "carried-over",
            Self::ClauseNotSeen => "clause-not-seen",
            Self::FoulClass => "foul-class",
            Self::ImpossiblePosition => "impossible-position",
            Self::LimitNotSeen => "limit-not-seen",
            Self::NoClause => "no-clause",
            Self::Practice => "practice",
            Self::RecordIncomplete => "record-incomplete",
            Self::UsualPractice => "usual-practice",
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn caveats_are_in_the_order_of_their_codes() {
        let codes = Caveat::ALL.map(Caveat::code);
        let mut sorted = codes;
        sorted.sort_unstable();
        assert_eq!(codes, sorted);
        assert!(Caveat::ALL.is_sorted());
    }
}
