//! The whole report: the incident and everything an appeals committee needs to know of it.
//!
//! A [`Report`] is what the window edits and the archive keeps. It may be unfinished: the board may still be
//! one that cannot be ruled on, and names may be missing. [`Report::incident`] gives the part that is ruled on.

mod comments;
mod deadline;
mod decision;
mod event_info;
mod exhibit;
mod foul_sheet;
mod given;
pub(crate) mod schema;
pub mod seal;
pub mod sight;
mod statement;

pub use comments::{Comments, GameResult, LONGEST_COMMENT, LONGEST_RESULT, MOST_COMMENTS, Written};
pub use deadline::{InTime, Untold};
pub use decision::{Appeal, Decided, Decision, Dissent, Fact, FactFound, Found, Member, Votes};
pub use event_info::{Arbiter, Category, EventInfo, Player, Role, Scope};
pub use exhibit::{Exhibit, MediaType};
pub use foul_sheet::{FoulClass, FoulRow, tally};
pub use given::{GivenOutcome, RulingGiven, Stage};
pub use seal::{KeySignature, Seal};
pub use sight::{Area, Frame, Mark, Sight, Spot};
pub use statement::Statement;

use crate::incident::{Event, Incident};
use crate::law::LawRef;
use crate::ruling::{Prior, Tally};
use xiangqi::{Board, BySide, Game, Move, Refusal, Setup, Side};

/// Everything about one incident.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Report {
    /// The competition, and the law it is played under.
    pub event: EventInfo,
    /// The players.
    pub players: BySide<Player>,
    /// The arbiters who took part.
    pub arbiters: Vec<Arbiter>,
    /// Fouls and breaches earlier in this game.
    pub foul_sheet: Vec<FoulRow>,
    /// The position from which `moves` lead to the incident.
    pub start: Setup,
    /// The moves to the incident, as far as known; any of them may be illegal.
    pub moves: Vec<Move>,
    /// The moves after the incident, where the whole game is known; any of them may be illegal.
    pub later: Vec<Move>,
    /// How the whole game ended, where its record says.
    ///
    /// Like the comments it is what a record says, not what was established: no ruling looks at it, and
    /// [seals](seal) leave both out, so that a record can be annotated after a ruling was given.
    pub result: Option<GameResult>,
    /// What the record of the whole game says beside its moves; the plies are those of [`Report::whole_game`].
    pub comments: Comments,
    /// What happened, in order.
    pub timeline: Vec<Event>,
    /// What was said about it.
    pub statements: Vec<Statement>,
    /// Remarks for whoever reads the report: where the position comes from, what is not known.
    pub remarks: String,
    /// The rulings given, in the order they were given; only ever added to.
    pub rulings: Vec<RulingGiven>,
    /// The decisions of the appeals committee, in the order they were made; only ever added to.
    pub decisions: Vec<Decision>,
    /// Screenshots and photographs.
    pub exhibits: Vec<Exhibit>,
}

impl Report {
    /// An empty report under this rulebook and reading: empty board, nobody named, nothing recorded.
    #[must_use]
    pub fn new(rulebook: LawRef, reading: LawRef) -> Self {
        Self {
            event: EventInfo::new(rulebook, reading),
            players: BySide::default(),
            arbiters: Vec::new(),
            foul_sheet: Vec::new(),
            start: Setup::EMPTY,
            moves: Vec::new(),
            later: Vec::new(),
            result: None,
            comments: Comments::default(),
            timeline: Vec::new(),
            statements: Vec::new(),
            remarks: String::new(),
            rulings: Vec::new(),
            decisions: Vec::new(),
            exhibits: Vec::new(),
        }
    }

    /// The board and side to move at the incident: the start after all moves.
    #[must_use]
    pub fn setup(&self) -> Setup {
        self.setup_after(self.moves.len())
    }

    /// The board and side to move after the first `plies` moves.
    #[must_use]
    pub fn setup_after(&self, plies: usize) -> Setup {
        self.moves.iter().take(plies).fold(self.start.clone(), |setup, &mv| setup.after(mv))
    }

    /// The game to the incident.
    #[must_use]
    pub fn course(&self) -> Game {
        Game { start: self.start.clone(), moves: self.moves.clone() }
    }

    /// The whole game as far as it is known, past the incident.
    #[must_use]
    pub fn whole_game(&self) -> Game {
        let moves = self.moves.iter().chain(&self.later).copied().collect();
        Game { start: self.start.clone(), moves }
    }

    /// Moves the incident to the position after `plies` moves of the whole game.
    pub fn set_incident(&mut self, plies: usize) {
        let mut moves = std::mem::take(&mut self.moves);
        moves.append(&mut self.later);
        self.later = moves.split_off(plies.min(moves.len()));
        self.moves = moves;
    }

    /// The incident to rule on.
    ///
    /// # Errors
    /// All reasons at once why the board cannot be ruled on.
    pub fn incident(&self) -> Result<Incident, Vec<Refusal>> {
        let position = self.setup().position()?;
        Ok(Incident { position, events: self.timeline.clone(), game: self.course() })
    }

    /// What stood against both players before the incident, whose side to move this is.
    #[must_use]
    pub fn prior(&self, mover: Side) -> Prior {
        Prior::of(&self.tally_before(), mover)
    }

    /// What stood against each side before the incident: the sheet without what the rulings on this incident
    /// put there.
    #[must_use]
    pub fn tally_before(&self) -> BySide<Tally> {
        tally(self.foul_sheet.iter().filter(|row| self.ruling_of(row).is_none()))
    }

    /// The moment under which the fouls of the ruling of this number stand on the sheet: when it was given, or
    /// its number where that is not known.
    #[must_use]
    pub fn foul_moment(&self, ruling: usize) -> String {
        let when = self.rulings.get(ruling).map_or("", |given| given.when.trim());
        if when.is_empty() { format!("#{}", ruling + 1) } else { when.to_owned() }
    }

    /// The ruling of this report that put a row onto the sheet: the row has its clauses and its moment.
    #[must_use]
    pub fn ruling_of(&self, row: &FoulRow) -> Option<usize> {
        let mut rulings = self.rulings.iter().enumerate();
        let of = |(index, given): &(usize, &RulingGiven)| {
            given.ground == row.clause && self.foul_moment(*index) == row.moment
        };
        rulings.find(of).map(|(index, _)| index)
    }

    /// The decision of the appeals committee that is in force: the last one that decided something. An appeal that
    /// is not heard leaves an earlier decision as it is.
    #[must_use]
    pub fn in_force(&self) -> Option<&Decision> {
        let decided = || self.decisions.iter().rev().filter(|one| one.decided != Decided::Pending);
        decided().find(|one| one.decided != Decided::NotHeard).or_else(|| decided().next())
    }

    /// Whether a decision stands in the place of what was ruled.
    #[must_use]
    pub fn is_replaced(&self) -> bool {
        self.in_force().is_some_and(Decision::replaces)
    }

    /// The ruling that a decision speaks of: the one appealed against, or else the last one given.
    #[must_use]
    pub fn appealed(&self, decision: &Decision) -> Option<&RulingGiven> {
        decision.appeal.against.map_or_else(|| self.rulings.last(), |index| self.rulings.get(index))
    }

    /// The result that the decision in force left; nothing charged where it gave none.
    #[must_use]
    pub fn result_in_force(&self) -> GivenOutcome {
        let Some(decision) = self.in_force() else { return GivenOutcome::None };
        match &decision.decided {
            Decided::Changed { outcome, .. } => *outcome,
            Decided::Upheld | Decided::NotHeard => {
                self.appealed(decision).map_or(GivenOutcome::None, |given| given.outcome)
            }
            _ => GivenOutcome::None,
        }
    }

    /// Whether the fouls of the ruling of this number stand on the sheet.
    #[must_use]
    pub fn is_entered(&self, ruling: usize) -> bool {
        self.foul_sheet.iter().any(|row| self.ruling_of(row) == Some(ruling))
    }

    /// The board after the first `events` rows of the timeline, whether or not it can be ruled on.
    #[must_use]
    pub fn board_after(&self, events: usize) -> Board {
        crate::incident::board_after(&self.setup().board, self.timeline.iter().take(events))
    }
}
