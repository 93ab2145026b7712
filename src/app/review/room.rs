//! The room itself: what is looked at, and what is tried.

use crate::app::board::scene::Scene;
use crate::app::review::search::Search;
use crate::app::review::worked::Worked;
use crate::app::review::{Choice, LawChoice};
use crate::app::view_state::Moment;
use crate::report::Report;
use crate::ruling::DisputedFact;

/// What stands beside board and timeline.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq, Hash)]
pub enum Tab {
    /// The ruling, and the law tried.
    #[default]
    Ruling,
    /// The rulings and decisions given, beside what follows today.
    Given,
    Seals,
    /// Earlier reports like this one.
    Precedents,
}

impl Tab {
    pub const ALL: [Self; 4] = [Self::Ruling, Self::Given, Self::Seals, Self::Precedents];
}

#[derive(Debug)]
pub struct Room {
    /// The moment shown, by its number among all of them.
    pub at: usize,
    /// What stands beside it.
    pub tab: Tab,
    pub exhibit: usize,
    /// The law looked at: the recorded one, or one that is tried.
    pub law: LawChoice,
    /// How disputed facts are taken to fall, for the trial.
    pub found: Vec<(DisputedFact, bool)>,
    /// What follows; worked out when the room, the law or the facts change.
    pub worked: Option<Worked>,
    /// What the board shows.
    pub scene: Option<Scene>,
    /// The revision of the report that these are of.
    pub revision: u64,
    /// The search for earlier reports.
    pub search: Option<Search>,
}

impl Room {
    /// The room for a report, at the end of its timeline under the law it names.
    pub fn of(report: &Report, tab: Tab) -> Self {
        Self {
            at: count(report) - 1,
            tab,
            exhibit: 0,
            law: LawChoice::of(report),
            found: Vec::new(),
            worked: None,
            scene: None,
            revision: 0,
            search: None,
        }
    }

    pub fn moment(&self, report: &Report) -> Moment {
        moment(report, self.at)
    }

    /// How many moments there are.
    pub fn moments(report: &Report) -> usize {
        count(report)
    }

    /// How this fact is taken to fall; `None` as it was recorded: disputed.
    pub fn finding(&self, doubt: DisputedFact) -> Option<bool> {
        self.found.iter().find(|(of, _)| *of == doubt).map(|&(_, so)| so)
    }

    /// Whether other law, or other facts, are tried.
    pub fn is_trial(&self, report: &Report) -> bool {
        !self.found.is_empty() || self.law != LawChoice::of(report)
    }

    pub fn show(&mut self, report: &Report, moment: Moment) {
        self.at = number(report, moment);
        self.scene = None;
    }

    /// Goes to another moment.
    pub fn walk(&mut self, report: &Report, walk: Walk) {
        self.at = walked(report, self.at, walk);
        self.scene = None;
    }

    pub fn choose(&mut self, choice: Choice) {
        self.law = self.law.clone().with(choice);
        self.stale();
    }

    /// Takes a disputed fact to be so, or not; or leaves it as it is.
    pub fn find(&mut self, doubt: DisputedFact, so: Option<bool>) {
        self.found.retain(|(of, _)| *of != doubt);
        self.found.extend(so.map(|so| (doubt, so)));
        self.found.sort_unstable();
        self.stale();
    }

    /// Goes back to the law and the facts as they were recorded.
    pub fn back(&mut self, report: &Report) {
        self.law = LawChoice::of(report);
        self.found.clear();
        self.stale();
    }

    /// Has what follows worked out anew.
    pub fn stale(&mut self) {
        self.worked = None;
        self.scene = None;
    }
}

/// A way to another moment.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Walk {
    /// The start of the game.
    First,
    Previous,
    Next,
    /// The end of the timeline.
    Last,
}

/// How many moments a report has; one at least.
pub fn count(report: &Report) -> usize {
    report.moves.len() + 1 + report.timeline.len()
}

/// The moment of this number, from 0; the last one where there are not so many.
pub fn moment(report: &Report, number: usize) -> Moment {
    let (plies, number) = (report.moves.len(), number.min(count(report) - 1));
    match number.checked_sub(plies + 1) {
        Some(row) => Moment::Event(row),
        None => Moment::Ply(number),
    }
}

/// The number of a moment.
pub fn number(report: &Report, moment: Moment) -> usize {
    let number = match moment {
        Moment::Ply(ply) => ply.min(report.moves.len()),
        Moment::Event(row) => report.moves.len() + 1 + row,
    };
    number.min(count(report) - 1)
}

/// The number where a way from this one leads.
pub fn walked(report: &Report, from: usize, walk: Walk) -> usize {
    let last = count(report) - 1;
    match walk {
        Walk::First => 0,
        Walk::Previous => from.saturating_sub(1),
        Walk::Next => (from + 1).min(last),
        Walk::Last => last,
    }
}
