//! The parts of a verdict that have codes: outcome, ground, duty, caveats.

use std::borrow::Cow;
use std::fmt;

use strum::{EnumIter, EnumString, IntoStaticStr};

use crate::law::{ClauseRef, LawInForce, Topic};
use xiangqi::repetition::OpenPoint;
use xiangqi::{Move, Side, Square};

/// What a ruling comes to.
#[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum Outcome {
    None,
    /// 不受理: a claim is not heard, the game goes on.
    NotHeard,
    /// 警告: a warning, the game goes on; nothing is counted.
    Warning,
    /// A foul is recorded, the game goes on.
    Foul,
    /// The sources do not decide.
    Open,
    /// 重赛: the game is played again.
    Replay,
    /// 成绩无效: the result of the game does not count.
    Void,
    Draw,
    Loss,
    /// 双方判负
    #[strum(serialize = "loss")]
    BothLose,
}

impl Outcome {
    /// The word of the command line and its JSON. That both lose is said by who loses.
    pub fn code(self) -> &'static str {
        self.into()
    }

    /// Whether one side is charged.
    pub const fn charges(self) -> bool {
        matches!(self, Self::Loss | Self::Foul | Self::Warning)
    }

    /// Whether the game is over by it.
    pub const fn ends_game(self) -> bool {
        match self {
            Self::Replay | Self::Void | Self::Draw | Self::Loss | Self::BothLose => true,
            Self::None | Self::NotHeard | Self::Warning | Self::Foul | Self::Open => false,
        }
    }
}

/// 加时, 扣时: time on the clock of a side.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub struct TimeChange {
    pub side: Side,
    /// Given, or taken where it is below nought.
    pub seconds: i64,
}

/// The clauses a verdict rests on: none, one, or the clause of the touch with the one that makes it a loss.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Ground(pub Vec<Topic>);

impl Ground {
    /// The clause numbers, joined with `+`; `-` where there is none.
    pub fn code(&self, texts: LawInForce<'_>) -> String {
        let numbers: Vec<String> =
            self.0.iter().filter_map(|&topic| texts.clause_on(topic)).map(ClauseRef::code).collect();
        if numbers.is_empty() { "-".to_owned() } else { numbers.join("+") }
    }
}

/// What the side to move must do.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum Duty {
    /// The game is over, or the question open.
    Nothing,
    Move(Square),
    MoveExactly(Move),
    Capture(Square),
    /// Move the own piece touched or capture the enemy one, as the player chooses.
    MoveOrCapture(Square, Square),
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
            Self::MoveOrCapture(own, enemy) => write!(f, "move {own} or capture {enemy}"),
            Self::Free => f.write_str("free"),
            Self::Answer => f.write_str("answer"),
            Self::Restore => f.write_str("restore"),
            Self::Done => f.write_str("done"),
        }
    }
}

/// A doubt that must be read with the verdict.
#[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, EnumIter, EnumString, IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum Caveat {
    /// Lost though the hand had not left the piece, which the clause on suicide asks for.
    #[strum(serialize = "4.1.3-release")]
    ReleaseNotMade,
    /// The source says one foul and play on; the breach limit says one breach loses at this level.
    #[strum(serialize = "4.1.8-conflict")]
    BreachLimitConflict,
    /// That perpetual check by both sides is a draw is an inference.
    BothCheck,
    /// The clauses on repetition were not seen in this edition; it is ruled as in a later one.
    CarriedBack,
    /// The ground's wording was not seen in this edition; the text of the edition of this year rules.
    #[strum(disabled)]
    CarriedFrom(u16),
    /// The ground's wording was not seen in this edition and is carried over from the one before.
    CarriedOver,
    /// Whether another forbidden move counts as changing is for the arbiter to decide.
    ChangeIsJudged,
    /// Whether attackers that take turns chase.
    ChaseByTurns,
    /// Whether a check that attacks the chased piece is part of the chase.
    CheckingChase,
    /// No clause of this rulebook on a topic that the ruling rests on was seen.
    ClauseNotSeen,
    /// Whether the facing of the generals takes a root away.
    FacingGenerals,
    /// The loss stands only if the foul for an unmeetable touch counts as a breach.
    FoulClass,
    /// The position could not have arisen in play.
    ImpossiblePosition,
    /// A foul is recorded, but no limit for its class was seen.
    LimitNotSeen,
    /// Whether a protector that would be mated for retaking is a root.
    MatedProtector,
    /// Whether an advisor or elephant chases a chariot that has a root.
    MinorOnChariot,
    /// A shorter cycle is nested in the one ruled on.
    NestedCycle,
    /// With which position a chase is compared to see whether it is new.
    NewSince,
    /// The clause on attacks through nine rounds was not seen.
    NineRounds,
    /// No clause seen covers this point.
    NoClause,
    /// Putting back after a breach is practice; no clause was seen.
    Practice,
    /// A published diagram decides what the clauses leave open.
    PublishedDiagram,
    /// Whether a threat to mate by a quiet move is a kill.
    QuietKill,
    /// The game record does not reach back far enough to be sure.
    RecordIncomplete,
    /// Enough by the occurrences of the position, not yet by full cycles.
    RepetitionCount,
    /// What the ruling rests on is known only as others tell it.
    SecondHand,
    /// Whether a chariot that keeps off a horse's check chases that horse.
    TiedChariot,
    /// The ruling rests on usual practice, written down as a regulation; no text was seen.
    UsualPractice,
}

const CARRIED_FROM: &str = "carried-from-";

impl Caveat {
    /// The word of the command line and its JSON; the order of caveats is the order of these words.
    pub fn code(self) -> Cow<'static, str> {
        match self {
            Self::CarriedFrom(year) => format!("{CARRIED_FROM}{year}").into(),
            _ => Cow::Borrowed(self.into()),
        }
    }

    pub fn from_code(code: &str) -> Option<Self> {
        let year = code.strip_prefix(CARRIED_FROM).and_then(|year| year.parse().ok());
        year.map(Self::CarriedFrom).or_else(|| code.parse().ok())
    }

    /// The caveat about an open point of repetitions.
    pub const fn of_point(point: OpenPoint) -> Self {
        match point {
            OpenPoint::NewSince => Self::NewSince,
            OpenPoint::CheckingChase => Self::CheckingChase,
            OpenPoint::MinorOnChariot => Self::MinorOnChariot,
            OpenPoint::TiedChariot => Self::TiedChariot,
            OpenPoint::MatedProtector => Self::MatedProtector,
            OpenPoint::FacingGenerals => Self::FacingGenerals,
            OpenPoint::ChaseByTurns => Self::ChaseByTurns,
            OpenPoint::QuietKill => Self::QuietKill,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use strum::IntoEnumIterator;

    #[test]
    fn caveats_are_in_the_order_of_their_codes() {
        let mut caveats: Vec<Caveat> = Caveat::iter().collect();
        let after = caveats.iter().position(|&caveat| caveat == Caveat::CarriedOver).unwrap();
        caveats.insert(after, Caveat::CarriedFrom(2011));
        assert!(caveats.is_sorted());
        assert!(caveats.iter().map(|caveat| caveat.code()).is_sorted());
        assert!(caveats.iter().all(|caveat| Caveat::from_code(&caveat.code()) == Some(*caveat)));
    }
}
