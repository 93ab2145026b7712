//! A verdict: what a ruling comes to under one set of answers.

use super::count::{Class, Count, Tally};
use super::law::Limits;
use super::outcome::{Caveat, Duty, Ground, Outcome, TimeChange};
use super::step::Step;
use super::turn::Touched;
use crate::law::{ChangeBy, Question};
use xiangqi::{Board, Move, Side, Square, Status};

/// What a ruling comes to under one set of answers.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Verdict {
    /// Whose turn it is about, and the board on which that turn began.
    pub mover: Side,
    pub board: Board,
    /// How that side stood then.
    pub status: Status,
    /// The touches of that turn that count, in order.
    pub touched: Vec<Touched>,
    /// The result for the side to move.
    pub outcome: Outcome,
    /// The side charged; nobody where there is nothing to charge, both are, or the question is open.
    pub charged: Option<Side>,
    /// Whether the players change colours.
    pub colours_exchanged: bool,
    /// The clauses that decide.
    pub ground: Ground,
    /// What the side to move must do.
    pub duty: Duty,
    /// The legal moves that meet the duty, in order.
    pub allowed: Vec<Move>,
    /// Doubts to be read with it, in the order of their codes.
    pub caveats: Vec<Caveat>,
    /// The reasoning.
    pub steps: Vec<Step>,
    /// What the arbiter does now.
    pub now: Vec<Instruction>,
    /// The question that is open, where the outcome is.
    pub open: Option<Question>,
    /// Who has lost by the move that was made, checkmated or stalemated by it.
    pub game_over: Option<(Side, Status)>,
    /// The move that stands, where the turn is done.
    pub stands: Option<Move>,
    /// Every question the reasoning met, answered or not.
    pub asked: Vec<Question>,
    /// The foul sheet of both sides, before and after.
    pub counts: Counts,
}

/// The foul sheet of one side.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq)]
pub struct Sheet {
    /// What stood on it.
    pub before: Tally,
    /// What this incident adds.
    pub added: Tally,
    /// Whether it adds a foul whose class is open.
    pub unclassed: bool,
    /// The counts that lose.
    pub limits: Limits,
}

impl Sheet {
    /// Whether this incident adds anything.
    pub const fn is_added_to(&self) -> bool {
        self.unclassed || self.added.all() > 0
    }
}

/// The foul sheets of both sides.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq)]
pub struct Counts {
    pub mover: Sheet,
    pub opponent: Sheet,
}

impl From<Count> for Sheet {
    fn from(count: Count) -> Self {
        let Count { prior, new, unclassed, limits } = count;
        Self { before: prior, added: new, unclassed, limits }
    }
}

impl Verdict {
    /// Whether the verdict carries this caveat.
    pub fn has(&self, caveat: Caveat) -> bool {
        self.caveats.contains(&caveat)
    }

    /// Whether both rest on the same clauses and come to the same.
    pub fn same_result(&self, other: &Self) -> bool {
        self.same_consequence(other) && self.ground == other.ground
    }

    /// Whether the arbiter does the same under both: result and against whom, duty, moves, clocks and colours. The
    /// clauses may differ.
    pub fn same_consequence(&self, other: &Self) -> bool {
        let result = |of: &Self| {
            (of.outcome, of.charged, of.colours_exchanged, of.time(), of.mover_with_duty(), of.duty)
        };
        result(self) == result(other) && self.allowed == other.allowed
    }

    /// On whom the duty lies.
    fn mover_with_duty(&self) -> Option<Side> {
        (self.duty != Duty::Nothing).then_some(self.mover)
    }

    /// Against whom it is, for programs: `red`, `black`, `both`.
    pub fn by(&self) -> Option<&'static str> {
        if self.outcome == Outcome::BothLose { Some("both") } else { self.charged.map(Side::code) }
    }

    /// The time given and taken.
    pub fn time(&self) -> Vec<TimeChange> {
        let mut changes = Vec::new();
        for one in &self.now {
            if let Instruction::ChangeTime(change) = one {
                changes.push(*change);
            }
        }
        changes
    }
}

/// One thing the arbiter does now.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Instruction {
    /// Stop the clocks and write down both times.
    StopClocks,
    /// Announce the loss and write its ground on the sheet.
    AnnounceLoss(Side),
    /// Announce and record one foul with its ground.
    RecordFoul(Side),
    /// Announce that no rule decides, and hear both sides before choosing a branch.
    DecideOpenQuestion,
    /// Carry the piece back; set up the position before the move.
    TakeBack(Move),
    /// Tell the player what the duty is.
    StateDuty(Side, Duty),
    /// The move stands; the opponent moves.
    MoveStands(Move),
    /// Restart the clock of this side.
    RestartClock(Side),
    /// Write down the touch on the other side's time.
    NoteOutOfTurn(Side),
    /// Put the piece still in the hand back where it stood.
    PutBack(Square),
    /// Ask the chief arbiter whether the foul for the touch counts against the breach limit.
    SettleFoulClass,
    /// Check the board against the score sheets.
    VerifyPosition,
    /// Tell the player about the right to appeal in writing.
    ExplainAppeal(Side),
    /// Announce and record a foul of this class.
    RecordFoulOf(Side, Class),
    /// Warn or remind the player; nothing is counted.
    Warn(Side),
    /// The player puts the pieces back where they stood, on their own time.
    RestorePieces(Side),
    /// Put the piece where it had been released: the move stands.
    PutAgain(Move),
    /// Give this side time, or take it.
    ChangeTime(TimeChange),
    /// Set up the position before this move of the record; its player moves again.
    SetUpBefore(usize),
    /// Compare both score sheets; ask witnesses, look at the video.
    CompareScoreSheets,
    LookAtClock(Side),
    /// Decide whether neither side can win, and write down on what ground.
    DecideDraw,
    /// Go through the cycle move by move and classify each move.
    ClassifyRepetition,
    /// Tell this side to change, and by when; a cycle has so many plies.
    DemandChange {
        side: Side,
        by: ChangeBy,
        length: usize,
    },
    /// Announce that the game is over by the move that was made.
    AnnounceGameOver {
        loser: Side,
        /// Checkmated or stalemated.
        status: Status,
    },
    /// Announce the draw and write its ground on the sheet.
    AnnounceDraw,
    /// Announce that both lose.
    AnnounceBothLose,
    /// Announce that the game is played again.
    AnnounceReplay,
    /// Announce that the result does not count.
    AnnounceVoid,
    /// The players change colours.
    ExchangeColours,
    /// Say that the claim is not heard.
    RefuseClaim,
    /// No draw: the game goes on.
    PlayOn,
}

impl Instruction {
    /// Whether it helps to find out what is open.
    pub(super) const fn is_to_find_out(&self) -> bool {
        matches!(
            self,
            Self::CompareScoreSheets
                | Self::LookAtClock(_)
                | Self::DecideDraw
                | Self::ClassifyRepetition
                | Self::SetUpBefore(_)
        )
    }
}
