//! What is found of clocks, claims, pieces knocked over and draws.

use crate::law::{Answer, ClaimantChecks, ComplaintUntil, FacingLoser, Penalty};
use crate::ruling::step::{Deed, Finding};
use xiangqi::{BySide, Irregularity, Move, Side};

/// An act that may cost something.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Misdeed {
    /// Pieces knocked over on the own time.
    DisturbedOnOwnTime,
    /// Pieces knocked over on the other side's time.
    DisturbedOnOthersTime,
    /// Pieces knocked over while the other side had little time left.
    DisturbedInTimeTrouble,
    /// The clock pressed before moving.
    PressedBeforeMoving,
    /// A move taken back that the hand had left.
    TookBack(Move),
    /// A piece moved that was not that side's to move.
    MovedOutOfTurn,
    /// A piece touched or moved on the other side's time.
    TouchedOnOthersTime(Deed),
    /// A claim of the natural limit that is not true.
    ClaimedFalsely,
}

/// What was found.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum BesideFinding {
    /// The game was over; what is recorded after it changes nothing. How many rows.
    AfterTheEnd(usize),
    /// The game was over before the touches and the move, which change nothing.
    TurnAfterTheEnd,
    /// A clause says what it costs.
    Costs {
        /// In which row of the timeline, from 0.
        row: usize,
        /// Who did it.
        side: Side,
        /// What he did.
        deed: Misdeed,
        /// What it costs.
        penalty: Penalty,
        /// Minutes given to the other side, or taken from him for a false claim.
        minutes: u32,
    },
    /// No clause was seen that says whether it costs a foul.
    CostNotSeen {
        /// In which row of the timeline, from 0.
        row: usize,
        /// Who did it.
        side: Side,
        /// What he did.
        deed: Misdeed,
        /// The answer assumed, if any.
        answer: Option<Answer>,
    },
    /// Whether the other side had less than the limit left was not written down.
    TimeNotRead {
        /// The limit in minutes.
        under_minutes: u32,
        /// The answer assumed, if any.
        answer: Option<Answer>,
    },
    /// Putting the piece down had made the move; the hand then moved otherwise.
    ChangedAfterPlacing {
        /// The move that was made.
        made: Move,
        /// What the hand did after all.
        instead: Move,
    },
    /// His time ran out.
    FlagFell(Side),
    /// He resigned.
    Resigned(Side),
    /// Both agreed to a draw.
    DrawAgreed,
    /// A draw may not be agreed before so many rounds.
    DrawTooEarly {
        /// Rounds played.
        rounds: u32,
        /// The first round in which it may.
        from: u32,
    },
    /// The arbiter declared a draw.
    DrawDeclared(String),
    /// He was late.
    Late {
        /// Who.
        side: Side,
        /// By so many minutes.
        minutes: u32,
        /// From how many minutes on it loses; `None` where no text was seen.
        limit: Option<u32>,
        /// Whether it loses; `None` where no text was seen and the question stays open.
        lost: Option<bool>,
    },
    /// The record does not have the move complained of.
    NoSuchMove(usize),
    /// The move complained of was in order.
    MoveInOrder(usize),
    /// The move complained of was not.
    MoveIrregular {
        /// Its number, counting both sides' moves.
        ply: usize,
        /// Whose it was.
        side: Side,
        /// In what ways.
        how: Vec<Irregularity>,
    },
    /// The move complained of was not, and is one of the timeline, which is ruled on as such.
    MoveRuledOn {
        /// Its number, counting both sides' moves.
        ply: usize,
        /// Whose it was.
        side: Side,
        /// In what ways.
        how: Vec<Irregularity>,
    },
    /// Whether the complaint came in time.
    Complaint {
        /// Until when it may come; `None` where no text was seen.
        until: Option<ComplaintUntil>,
        /// Moves of the complainant since.
        own_moves: usize,
        /// Rounds since.
        rounds: usize,
        /// Whether it is in time; `None` where that stays open.
        in_time: Option<bool>,
    },
    /// The generals do not face each other.
    NotFacing,
    /// Whose move made the generals face.
    FacingMadeBy {
        /// The move, counting both sides' moves.
        ply: usize,
        /// Whose it was.
        side: Side,
        /// Who loses by it.
        rule: FacingLoser,
    },
    /// The record does not show whose move made them face.
    FacingUnknown(Option<Answer>),
    /// The natural limit against the record.
    Audit {
        /// Plies without capture.
        plies: u32,
        /// The claimant's checks among them.
        checks: u32,
        /// How many of those count.
        counted: ClaimantChecks,
        /// Rounds that count.
        rounds: u32,
        /// The limit.
        limit: u32,
        /// Whether the record reaches back far enough, and enough of the text was seen, to be sure.
        sure: bool,
    },
    /// No natural limit was seen in this law; the answer assumed, if any.
    NoLimitSeen(Option<Answer>),
    /// Whether neither side can win is for the arbiter to decide; the answer assumed, if any.
    NoWinningChances(Option<Answer>),
    /// Repetitions are ruled on by people, move by move.
    Repetition {
        /// How often the position has occurred by the record.
        times: u32,
        /// After how many plies it first did.
        first: usize,
        /// Checks given in a row up to now, by red and by black.
        checks: BySide<u32>,
        /// The answer assumed, if any.
        answer: Option<Answer>,
    },
    /// The other side's clock must be looked at; whether it shows that time has run out.
    TimeClaimed(bool),
    /// A claim in words, which people rule on.
    OtherClaim,
    /// The claimed foul is not counted, because the claim came too late.
    PositionStands,
    /// The price of the false claim takes him over his time.
    FlaggedByPrice(Side),
}

impl From<BesideFinding> for Finding {
    fn from(finding: BesideFinding) -> Self {
        Self::Beside(finding)
    }
}
