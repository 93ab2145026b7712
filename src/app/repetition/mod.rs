//! Rulings on repetitions: the proof move by move, the rulebooks side by side, and the published diagrams.

mod cases;
mod proof;
mod rulebooks;
pub(crate) mod view;

use std::cell::OnceCell;

use xiangqi::Move;
use xiangqi::repetition::{Cycle, Line, Nature, cycles};

use crate::app::state::{Mode, Moment, State};
use crate::law::{LawInForce, ModelCase};
use crate::ruling::{
    Circumstances, Deciding, JudgedMove, RepetitionLaw, RepetitionRuling, RepetitionVerdict, Step, deciding,
    legal_end, overrulings, rule_repetition,
};
use xiangqi::repetition::SideAnalysis;
use xiangqi::{BySide, Game};

/// The ruling on a repetition in front of the window.
#[derive(Debug, Default)]
pub struct Repetition {
    page: Page,
    source: Source,
    /// The move of the cycle that is looked at.
    chosen: Option<usize>,
    /// How far the line of its gain is stepped through.
    step: usize,
    /// What the arbiter is about to judge the chosen move to be, and why.
    overruling: (Option<Nature>, String),
    made: Option<(Key, Result<Made, Nothing>)>,
}

#[derive(Copy, Clone, Debug, Default, PartialEq, Eq)]
enum Page {
    #[default]
    Proof,
    Rulebooks,
    Cases,
}

/// Whose moves are looked at.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq)]
enum Source {
    /// The game, as far as it was played.
    #[default]
    Game,
    /// The game up to this ply.
    UpTo(usize),
    Case(&'static ModelCase),
}

/// What a ruling was made of; another one is made when it changes.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Key {
    revision: u64,
    source: Source,
    ply: usize,
}

/// Why there is nothing to show.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
enum Nothing {
    NoRules,
    Illegal,
}

/// A ruling with all that is shown of it.
#[derive(Debug)]
pub struct Made {
    line: Line,
    /// How many plies of the game came before the line.
    before: usize,
    ruling: RepetitionRuling,
    judged: Vec<JudgedMove>,
    steps: Vec<Step>,
    /// The cycles of the whole game.
    every: Vec<Cycle>,
    /// Made when they are first looked at.
    rows: OnceCell<Vec<UnderRulebook>>,
}

/// What one rulebook makes of the same cycle.
#[derive(Debug)]
struct UnderRulebook {
    id: String,
    in_force: bool,
    verdict: RepetitionVerdict,
    sides: Option<BySide<SideAnalysis>>,
    /// What makes the difference to the law in force.
    deciding: Deciding,
}

impl Repetition {
    /// The ruling of the game shown, or of a diagram.
    pub fn ruling(&self) -> Option<&RepetitionRuling> {
        match &self.made {
            Some((_, Ok(made))) => Some(&made.ruling),
            _ => None,
        }
    }

    fn remake(&mut self, state: &State) {
        let key = Key { revision: state.history.revision(), source: self.source, ply: state.ply() };
        if self.made.as_ref().is_none_or(|(made, _)| *made != key) {
            self.made = Some((key, make(self.source, state)));
            (self.chosen, self.step) = (None, 0);
            self.overruling = Default::default();
        }
    }

    fn look_at(&mut self, source: Source) {
        (self.source, self.page) = (source, Page::Proof);
    }
}

/// The moves of the game: up to the one shown while the record is looked through, else with those of the timeline.
fn game(state: &State) -> Game {
    let entering = state.view.mode == Mode::Replay && matches!(state.view.moment, Some(Moment::Ply(_)));
    let incident = state.today().map(|today| &today.incident);
    let moves: Vec<Move> = match incident {
        Some(incident) if !entering => incident.moves_played(),
        _ => state.sheet.course.moves.iter().take(state.ply()).copied().collect(),
    };
    Game { start: state.sheet.course.start.clone(), moves }
}

/// The law in force; for a diagram that of its own rulebook.
fn law<'a>(source: Source, state: &'a State) -> Option<RepetitionLaw<'a>> {
    let texts = match source {
        Source::Case(case) => {
            LawInForce { rulebook: state.library.rulebook(case.rulebook)?, regulation: None }
        }
        Source::Game | Source::UpTo(_) => state.texts()?,
    };
    RepetitionLaw::of(texts)
}

fn make(source: Source, state: &State) -> Result<Made, Nothing> {
    let law = law(source, state).ok_or(Nothing::NoRules)?;
    let (whole, before) = match source {
        Source::Case(case) => (Line::new(&case.start, &case.moves).map_err(|_| Nothing::Illegal)?, 0),
        Source::Game | Source::UpTo(_) => legal_end(&game(state)).ok_or(Nothing::Illegal)?,
    };
    let every = cycles(&whole);
    let line = match source {
        Source::UpTo(ply) => whole.up_to(ply.saturating_sub(before)),
        Source::Game | Source::Case(_) => whole,
    };
    let told = match (source, state.today()) {
        (Source::Game | Source::UpTo(_), Some(today)) => {
            Circumstances { overruled: overrulings(today.incident.events.iter()), warned: None }.after(before)
        }
        _ => Circumstances::default(),
    };
    let ruling = rule_repetition(&line, &law, &told);
    let (judged, steps) = (ruling.moves(&line), ruling.steps(&line, &law, before));
    Ok(Made { line, before, ruling, judged, steps, every, rows: OnceCell::new() })
}

fn rows(
    line: &Line,
    law: &RepetitionLaw<'_>,
    ruling: &RepetitionRuling,
    state: &State,
) -> Vec<UnderRulebook> {
    let own = &law.rulebook().id;
    let mut rows = vec![UnderRulebook {
        id: own.clone(),
        in_force: true,
        verdict: ruling.verdict,
        sides: ruling.analysis.as_ref().map(|analysis| analysis.sides.clone()),
        deciding: Deciding::default(),
    }];
    for rulebook in state.library.rulebooks.iter().filter(|rulebook| rulebook.id != *own) {
        let Some(other) = RepetitionLaw::of(LawInForce { rulebook, regulation: None }) else { continue };
        let under = rule_repetition(line, &other, &Circumstances::default());
        rows.push(UnderRulebook {
            id: rulebook.id.clone(),
            in_force: false,
            verdict: under.verdict,
            sides: under.analysis.as_ref().map(|analysis| analysis.sides.clone()),
            deciding: deciding(line, law, &other, (ruling.verdict, under.verdict)),
        });
    }
    rows
}
