//! The room itself: what is looked at, and what is tried.

use crate::app::board::scene::Scene;
use crate::app::review::search::Search;
use crate::app::review::walk;
use crate::app::review::worked::Worked;
use crate::app::review::{Choice, LawChoice, Walk};
use crate::app::state::Moment;
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
    /// The seals.
    Seals,
    /// Earlier reports like this one.
    Precedents,
}

impl Tab {
    /// Every tab.
    pub const ALL: [Self; 4] = [Self::Ruling, Self::Given, Self::Seals, Self::Precedents];
}

/// The review room.
#[derive(Debug)]
pub struct Room {
    /// The moment shown, by its number among all of them.
    pub at: usize,
    /// What stands beside it.
    pub tab: Tab,
    /// The exhibit shown.
    pub exhibit: usize,
    /// Whether it fills the window.
    pub enlarged: bool,
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
    #[must_use]
    pub fn of(report: &Report, tab: Tab) -> Self {
        Self {
            at: walk::count(report) - 1,
            tab,
            exhibit: 0,
            enlarged: false,
            law: LawChoice::of(report),
            found: Vec::new(),
            worked: None,
            scene: None,
            revision: 0,
            search: None,
        }
    }

    /// The moment shown.
    #[must_use]
    pub fn moment(&self, report: &Report) -> Moment {
        walk::moment(report, self.at)
    }

    /// How many moments there are.
    #[must_use]
    pub fn moments(report: &Report) -> usize {
        walk::count(report)
    }

    /// How this fact is taken to fall; `None` as it was recorded: disputed.
    #[must_use]
    pub fn finding(&self, doubt: DisputedFact) -> Option<bool> {
        self.found.iter().find(|(of, _)| *of == doubt).map(|&(_, so)| so)
    }

    /// Whether other law, or other facts, are tried.
    #[must_use]
    pub fn is_trial(&self, report: &Report) -> bool {
        !self.found.is_empty() || self.law != LawChoice::of(report)
    }

    /// Shows this moment.
    pub fn show(&mut self, report: &Report, moment: Moment) {
        self.at = walk::number(report, moment);
        self.scene = None;
    }

    /// Goes to another moment.
    pub fn walk(&mut self, report: &Report, walk: Walk) {
        self.at = walk::walked(report, self.at, walk);
        self.scene = None;
    }

    /// Tries other law.
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
