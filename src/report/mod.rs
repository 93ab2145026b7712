//! The whole report: the incident and everything an appeals committee needs to know of it.
//!
//! A [`Report`] is what the window edits and the archive keeps. It may be unfinished: the board may still be
//! one that cannot be ruled on, and names may be missing. [`Report::incident`] gives the part that is ruled on.

pub mod annotations;
mod comments;
mod deadline;
mod decision;
mod event_info;
mod exhibit;
mod position_reading;
pub(crate) mod schema;
pub mod seal;
mod variations;

pub use annotations::{Annotations, ImagePoint, ImageRect, Mark, ViewTransform};
pub use comments::{Comments, GameResult, LONGEST_COMMENT, LONGEST_RESULT, MOST_COMMENTS, Written};
pub use deadline::{InTime, Untold};
pub use decision::{
    Appeal, Decided, Decision, Dissent, Fact, FactFound, Found, GivenOutcome, Member, RulingGiven, Stage,
    Votes,
};
pub use event_info::{Arbiter, Category, EventInfo, Player, Role, Scope};
pub use exhibit::{Exhibit, MediaType};
pub use position_reading::{Correction, PositionReading};
pub use seal::{KeySignature, Seal};
pub use variations::{MOST_VARIATION_MOVES, MOST_VARIATIONS, Variation, Variations};

use crate::incident::{Event, Incident, Party};
use crate::law::LawRef;
use crate::ruling::{Prior, Tally};
use xiangqi::{Board, BySide, Game, Move, Refusal, Setup, Side};

/// Everything about one incident.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Report {
    /// The competition, and the law it is played under.
    pub event: EventInfo,
    pub players: BySide<Player>,
    /// The arbiters who took part.
    pub arbiters: Vec<Arbiter>,
    /// Fouls and breaches earlier in this game.
    pub foul_sheet: Vec<FoulRow>,
    /// The position from which `moves` lead to the incident.
    pub start: Setup,
    /// How the position was read, where that was from a picture; it says where a board comes from, and no ruling looks at
    /// it.
    pub position_reading: Option<PositionReading>,
    /// The moves to the incident, as far as known; any of them may be illegal.
    pub moves: Vec<Move>,
    /// The moves after the incident, where the whole game is known; any of them may be illegal.
    pub moves_after: Vec<Move>,
    /// How the whole game ended, where its record says.
    ///
    /// Like comments and variations it is what a record says, not what was established: no ruling looks at it, and
    /// [seals](seal) leave them out, so that a record can be annotated after a ruling was given.
    pub result: Option<GameResult>,
    /// What the record of the whole game says beside its moves; the plies are those of [`Report::whole_game`].
    pub comments: Comments,
    /// Other moves that the record of the whole game gives.
    pub variations: Variations,
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
    pub fn new(rulebook: LawRef, reading: LawRef) -> Self {
        Self {
            event: EventInfo::new(rulebook, reading),
            players: BySide::default(),
            arbiters: Vec::new(),
            foul_sheet: Vec::new(),
            start: Setup::EMPTY,
            position_reading: None,
            moves: Vec::new(),
            moves_after: Vec::new(),
            result: None,
            comments: Comments::default(),
            variations: Variations::default(),
            timeline: Vec::new(),
            statements: Vec::new(),
            remarks: String::new(),
            rulings: Vec::new(),
            decisions: Vec::new(),
            exhibits: Vec::new(),
        }
    }

    /// The board and side to move at the incident: the start after all moves.
    pub fn setup(&self) -> Setup {
        self.setup_after(self.moves.len())
    }

    /// The board and side to move after the first `plies` moves.
    pub fn setup_after(&self, plies: usize) -> Setup {
        self.moves.iter().take(plies).fold(self.start.clone(), |setup, &mv| setup.after(mv))
    }

    /// The game to the incident.
    pub fn course(&self) -> Game {
        Game { start: self.start.clone(), moves: self.moves.clone() }
    }

    /// The whole game as far as it is known, past the incident.
    pub fn whole_game(&self) -> Game {
        let moves = self.moves.iter().chain(&self.moves_after).copied().collect();
        Game { start: self.start.clone(), moves }
    }

    /// Moves the incident to the position after `plies` moves of the whole game.
    pub fn set_incident(&mut self, plies: usize) {
        let mut moves = std::mem::take(&mut self.moves);
        moves.append(&mut self.moves_after);
        self.moves_after = moves.split_off(plies.min(moves.len()));
        self.moves = moves;
    }

    /// The incident to rule on.
    pub fn incident(&self) -> Result<Incident, Vec<Refusal>> {
        Incident::after(self.course(), self.timeline.clone())
    }

    /// What stood against both players before the incident, whose side to move this is.
    pub fn prior(&self, mover: Side) -> Prior {
        Prior::of(&self.tally_before(), mover)
    }

    /// What stood against each side before the incident: the sheet without what the rulings on this incident
    /// put there.
    pub fn tally_before(&self) -> BySide<Tally> {
        tally(self.foul_sheet.iter().filter(|row| self.ruling_of(row).is_none()))
    }

    /// The moment under which the fouls of the ruling of this number stand on the sheet: when it was given, or
    /// its number where that is not known.
    pub fn foul_moment(&self, ruling: usize) -> String {
        let when = self.rulings.get(ruling).map_or("", |given| given.when.trim());
        if when.is_empty() { format!("#{}", ruling + 1) } else { when.to_owned() }
    }

    /// The ruling of this report that put a row onto the sheet: the row has its clauses and its moment.
    pub fn ruling_of(&self, row: &FoulRow) -> Option<usize> {
        let mut rulings = self.rulings.iter().enumerate();
        let of = |(index, given): &(usize, &RulingGiven)| {
            given.ground == row.clause && self.foul_moment(*index) == row.moment
        };
        rulings.find(of).map(|(index, _)| index)
    }

    /// The decision of the appeals committee that is in force: the last one that decided something. An appeal that
    /// is not heard leaves an earlier decision as it is.
    pub fn in_force(&self) -> Option<&Decision> {
        let decided = || self.decisions.iter().rev().filter(|one| one.decided != Decided::Pending);
        decided().find(|one| one.decided != Decided::NotHeard).or_else(|| decided().next())
    }

    /// Whether a decision stands in the place of what was ruled.
    pub fn is_replaced(&self) -> bool {
        self.in_force().is_some_and(Decision::replaces)
    }

    /// The ruling that a decision speaks of: the one appealed against, or else the last one given.
    pub fn appealed(&self, decision: &Decision) -> Option<&RulingGiven> {
        decision.appeal.against.map_or_else(|| self.rulings.last(), |index| self.rulings.get(index))
    }

    /// The result that the decision in force left; nothing charged where it gave none.
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
    pub fn is_entered(&self, ruling: usize) -> bool {
        self.foul_sheet.iter().any(|row| self.ruling_of(row) == Some(ruling))
    }

    /// The board after the first `events` rows of the timeline, whether or not it can be ruled on.
    pub fn board_after(&self, events: usize) -> Board {
        crate::incident::board_after(&self.setup().board, self.timeline.iter().take(events))
    }
}

/// The class of a foul, which decides against which limit it counts.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum FoulClass {
    /// 违反行棋规定: counts against the breach limit.
    #[default]
    Breach,
    /// 犯规: any other foul.
    Foul,
    /// 技术犯规
    Technical,
}

/// One row of the sheet.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FoulRow {
    pub side: Side,
    pub class: FoulClass,
    pub clause: String,
    /// When: a round number or a time.
    pub moment: String,
    pub note: String,
}

/// What these rows come to for each side, by class. It is always derived, never entered.
pub fn tally<'a>(sheet: impl IntoIterator<Item = &'a FoulRow>) -> BySide<Tally> {
    let mut tally = BySide::<Tally>::default();
    for row in sheet {
        let of_side = &mut tally[row.side];
        let count = match row.class {
            FoulClass::Breach => &mut of_side.breaches,
            FoulClass::Foul => &mut of_side.fouls,
            FoulClass::Technical => &mut of_side.technical,
        };
        *count = count.saturating_add(1);
    }
    tally
}

/// 陈述: what a player, witness or arbiter says.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Statement {
    /// In what capacity.
    pub party: Party,
    /// Who, where that is not clear from the capacity.
    pub name: String,
    /// What they say, in their words.
    pub text: String,
}
