//! The steps of the reasoning, as data.

use super::count::Tally;
use super::law::Limits;
use super::outcome::Outcome;
use super::repetition::RepetitionFinding;
use crate::law::{
    Answer, ClaimantChecks, ComplaintUntil, ConductCost, ConductTopic, Cost, FacingLoser, Level, Penalty,
    Question, Topic, UnansweredLosesBy,
};
use xiangqi::{BySide, Irregularity, Move, Piece, Side, Square, Status};

/// One step: the clause it rests on, the squares it concerns, and what was found.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Step {
    /// The clause's topic; `None` where no clause covers the step.
    pub topic: Option<Topic>,
    /// The squares it rests on, the most telling first.
    pub squares: Vec<Square>,
    pub finding: Finding,
}

/// A piece on its square.
pub type Standing = (Square, Piece);

/// What a player did on the other side's time.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Action {
    Touched(Standing),
    /// Brushed by accident.
    Brushed(Standing),
    /// Adjusted as the rules ask.
    Adjusted(Standing),
    Moved(Move, Piece),
}

/// What a step finds. Sentences are made of it elsewhere.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Finding {
    /// What the position itself shows.
    Position(PositionFinding),
    /// Contacts that are no touch, or events without consequence.
    Contact(ContactFinding),
    /// One touch by itself, and what it costs.
    Touch(TouchFinding),
    /// Several pieces touched.
    Pair(PairFinding),
    /// The move released.
    Release(ReleaseFinding),
    /// The count, and what ends the reasoning.
    Closing(ClosingFinding),
    /// Clocks, claims, pieces knocked over, draws.
    Conduct(ConductFinding),
    /// The proof of a repetition.
    Repetition(RepetitionFinding),
}

macro_rules! into_finding {
    ($($kind:ident($part:ident)),*) => {
        $(impl From<$part> for Finding {
            fn from(finding: $part) -> Self {
                Self::$kind(finding)
            }
        })*
    };
}

into_finding!(
    Position(PositionFinding),
    Contact(ContactFinding),
    Touch(TouchFinding),
    Pair(PairFinding),
    Release(ReleaseFinding),
    Closing(ClosingFinding),
    Conduct(ConductFinding),
    Repetition(RepetitionFinding)
);

/// What the position itself shows.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PositionFinding {
    /// The position could not have arisen in play; ruled on all the same.
    ImpossiblePosition,
    /// The general is in check from these pieces, or faces the other general.
    InCheck {
        /// The general's side.
        side: Side,
        /// The pieces that attack it, the facing general among them.
        by: Vec<Standing>,
        /// The screens of attacking cannons.
        screens: Vec<Standing>,
    },
    /// Moves that are against the rules, that the other side has answered and nobody has claimed in time.
    RecordIrregular {
        /// Their numbers, counting both sides' moves, and in what ways.
        moves: Vec<(usize, Vec<Irregularity>)>,
    },
    /// The game was over before anything was touched.
    GameOver {
        side: Side,
        /// Checkmated or stalemated.
        status: Status,
    },
}

/// Contacts that are no touch, or events without consequence.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ContactFinding {
    /// An event that names an empty square; not counted.
    NothingThere(Square),
    /// An event of the side not to move; recorded, without duty.
    OutOfTurn { side: Side, deed: Action },
    /// Events of the hand after the move that decides; recorded, not ruled on here.
    AfterRelease { events: usize },
    /// An obvious accidental contact; no touch.
    Brushed(Standing),
    /// Adjusted after asking; no touch.
    AdjustedWithConsent(Standing),
    /// Adjusted without asking; a touch.
    AdjustedWithout(Standing),
    /// Touched but not lifted, where only lifting is a touch.
    NotLifted(Standing),
}

/// One touch by itself, and what it costs.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum TouchFinding {
    /// The touch can be met by these moves, and binds.
    Binds {
        touched: Standing,
        /// Whether it is the mover's own.
        own: bool,
        /// The legal moves that meet it.
        moves: Vec<Move>,
        /// Moves that would meet it but are suicide.
        exposing: usize,
    },
    /// Nothing can meet the touch, not even by movement.
    CannotBeMet {
        touched: Standing,
        /// Whether it is the mover's own.
        own: bool,
        /// Whether a check must be answered all the same.
        in_check: bool,
    },
    /// Only moves that expose the general meet the touch.
    OnlyByExposing {
        touched: Standing,
        /// Whether it is the mover's own.
        own: bool,
        moves: Vec<Move>,
        /// Where the general would be taken from.
        danger: Vec<Standing>,
        /// What the reading, or the branch, holds.
        answer: Option<Answer>,
    },
    /// What the unmeetable touches cost together, under this reading.
    TouchCosts(Cost),
    /// What they cost under a clause of the law.
    TouchPriced(Penalty),
    /// No text on this touch was seen; the question with the answer assumed, if any.
    TextNotSeen(Question, Option<Answer>),
    /// The moves that would obey are suicide.
    ObeyingIsSuicide {
        moves: Vec<Move>,
        /// Where the general would be taken from.
        danger: Vec<Standing>,
    },
    /// Lost at the touch: the only way to obey is suicide.
    LostAtTouch {
        touched: Standing,
        /// Whether it is the mover's own.
        own: bool,
    },
}

/// Several pieces touched.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PairFinding {
    /// Pieces of both sides: the article that says in which order they are judged.
    BothSides {
        /// The piece judged first.
        first: Standing,
        second: Standing,
        /// Whether they were touched at once.
        at_once: bool,
    },
    /// Two pieces of one side, one after the other: no clause; the first that can be met counts.
    TwoOfOneSide(Standing, Standing),
    /// Two pieces of one side at once, or more than two of it: no clause; whether the first that can be met binds.
    OfOneSide { pieces: Vec<Standing>, answer: Option<Answer> },
    /// More than two pieces, of both sides: no clause; whether the first that can be met binds.
    OfBothSides { pieces: Vec<Standing>, answer: Option<Answer> },
    /// The piece that the arbiter is taken to name.
    ArbiterNames(Standing),
    /// The own piece touched takes the enemy piece touched: exactly this move.
    OneTakesOther(Move),
    /// The own piece touched does not reach the enemy piece touched; the first touch stands.
    OneCannotReachOther {
        own: Standing,
        enemy: Standing,
        /// The piece whose duty stands.
        first: Standing,
    },
    /// The own piece touched cannot take the enemy piece touched, which this law prices. What binds then is second-hand.
    CannotTakeAndPays { own: Standing, enemy: Standing },
    /// The own piece touched takes the enemy piece touched only by exposing the general.
    OneTakesOtherExposing {
        mv: Move,
        /// What the reading, or the branch, holds.
        answer: Option<Answer>,
    },
}

/// The move released.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ReleaseFinding {
    /// The released move left the general to be taken, or facing.
    ReleasedSuicide {
        mv: Move,
        piece: Piece,
        /// Where the general would be taken from.
        danger: Vec<Standing>,
    },
    /// The move is made, by letting go of the piece or where `placed` by putting it down: the suicide is complete.
    SuicideComplete { placed: bool },
    /// The move left the check unanswered, which counts as being mated.
    CheckUnanswered {
        mv: Move,
        /// Where the general would be taken from.
        danger: Vec<Standing>,
    },
    /// The check was not answered: the rival ground, which is suicide or being mated.
    RivalGround(UnansweredLosesBy),
    /// The released piece does not move like that.
    NotAMove {
        mv: Move,
        /// The piece, of whichever side.
        piece: Piece,
        /// Where the general would be taken from as well; empty where it is safe.
        danger: Vec<Standing>,
    },
    /// Nothing ranks the breach of movement and the suicide; the question with the answer assumed, if any.
    NonMoveExposed(Option<Answer>),
    /// A legal move that does not meet the duty.
    OutsideDuty(Move),
    /// A legal move that meets the duty.
    MeetsDuty(Move),
    /// A legal move where nothing bound.
    FreeMove(Move),
    /// No text on suicide was seen; the question with the answer assumed, if any.
    SuicideTextNotSeen(Option<Answer>),
    /// The move ends the game: the other side is checkmated or stalemated.
    EndsTheGame {
        mv: Move,
        /// How the other side stands.
        status: Status,
    },
    /// The other side's general is taken, which that side had left to be taken.
    TakesGeneral { mv: Move, loser: Side },
    /// After the position was restored, this move was made in place of the wrong one.
    Corrected { mv: Move, meets: bool },
}

/// The count, and what ends the reasoning.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ClosingFinding {
    /// A release after a touch that had already lost changes nothing.
    LostBefore(Move),
    /// A piece moved wrongly counts as touched, and nothing says what its touch obliges.
    DutyAfterRestoreOpen(Question),
    /// The count against the limit.
    Counted {
        /// Breaches earlier in the game.
        prior: u32,
        /// Foul for an unmeetable touch, 0 or 1.
        touch: u32,
        /// Breach now, 0 or 1.
        breach: u32,
        /// The count that loses; `None` where the rulebook does not say.
        limit: Option<u32>,
        level: Level,
        /// What the count comes to.
        result: Outcome,
    },
    /// Nothing binds: any legal move, which must answer a check.
    Free {
        /// Whether a check must be answered.
        in_check: bool,
    },
    /// The question decides, and nothing answers it.
    Undecided(Question),
    /// Minutes that the other side is given for a breach.
    TimeGiven { to: Side, minutes: u32 },
    /// No limit of breaches was seen; the question with the answer assumed, if any.
    LimitNotSeen(Option<Answer>),
    /// The count of a side by class, where more than breaches is counted.
    Tallied {
        side: Side,
        prior: Tally,
        new: Tally,
        /// Whether a foul of open class is added too.
        unclassed: bool,
        limits: Limits,
        /// What the count comes to.
        result: Outcome,
    },
}

/// An act that may cost something.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Infraction {
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
    /// A piece touched or moved on the other side's time.
    TouchedOnOthersTime(Action),
    /// A claim of the natural limit that is not true.
    ClaimedFalsely,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ConductFinding {
    /// The game was over; what is recorded after it changes nothing. How many rows.
    AfterTheEnd(usize),
    /// The game was over before the touches and the move, which change nothing.
    TurnAfterTheEnd,
    /// A clause says what it costs.
    Costs {
        /// In which row of the timeline, from 0.
        row: usize,
        side: Side,
        deed: Infraction,
        penalty: Penalty,
        /// Minutes given to the other side, or taken for a false claim.
        minutes: u32,
    },
    /// What conduct of the catalogue costs, the how manieth time or with how many moves. Nobody's where other rows come
    /// to it.
    ConductCosts {
        row: usize,
        side: Option<Side>,
        kind: ConductTopic,
        now: u32,
        costs: Vec<ConductCost>,
    },
    /// No clause was seen on conduct of the catalogue; what it is assumed to cost, which may be nothing.
    ConductNotSeen {
        row: usize,
        side: Option<Side>,
        kind: ConductTopic,
        now: u32,
        answer: Option<ConductCost>,
    },
    /// Knocking pieces over while the other side has little time: whether it loses, which no text seen says.
    DisturbedInTrouble {
        answer: Option<Answer>,
    },
    /// The claim comes with too little time left, or it is not known whether it does.
    ClaimTooLate {
        minutes: u32,
        heard: Option<Answer>,
    },
    /// No clause was seen that says whether it costs a foul.
    CostNotSeen {
        /// In which row of the timeline, from 0.
        row: usize,
        side: Side,
        deed: Infraction,
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
    /// This side ran out of time.
    FlagFell(Side),
    /// The clock as it was read shows that this side still had so many seconds.
    ClockContradicts {
        side: Side,
        left: u32,
    },
    Resigned(Side),
    /// Both agreed to a draw.
    DrawAgreed,
    /// A draw may not be agreed before so many rounds.
    DrawTooEarly {
        rounds: u32,
        /// The first round in which it may.
        from: u32,
    },
    /// How many rounds were played before the position is not known, and draws may not be agreed before this one.
    RoundsNotKnown {
        from: u32,
    },
    DrawDeclared(String),
    Late {
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
        side: Side,
        how: Vec<Irregularity>,
    },
    /// The move complained of was not, and is one of the timeline, which is ruled on as such.
    MoveRuledOn {
        /// Its number, counting both sides' moves.
        ply: usize,
        side: Side,
        how: Vec<Irregularity>,
    },
    /// Whether the complaint came in time.
    Complaint {
        /// Until when it may come; `None` where no text was seen.
        until: Option<ComplaintUntil>,
        /// Moves of the complainant since.
        own_moves: usize,
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
    /// The other side's clock must be looked at; `None` where a row says that it fell, else the answer assumed.
    TimeClaimed(Option<Option<Answer>>),
    /// Something in words that no text covers: a claim against this side, or conduct of it; what it is assumed to come
    /// to. Whose it is stays open where nobody is named.
    InWords {
        is_claim: bool,
        against: Option<Side>,
        answer: Option<ConductCost>,
    },
    /// What else stands on the timeline in words is for people to weigh.
    WordsBeside,
    /// The claimed foul is not counted, because the claim came too late.
    PositionStands,
    /// The price of the false claim takes the claimant over the time.
    FlaggedByPrice(Side),
}
