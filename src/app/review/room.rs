//! What is tried while the report is reviewed, and what stands beside it.

use crate::app::review::search::Search;
use crate::app::review::worked::Worked;
use crate::law::{Level, Library};
use crate::report::Report;
use crate::ruling::{Assumption, DisputedFact};

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

/// The report while it is only looked at.
#[derive(Debug)]
pub struct Room {
    pub tab: Tab,
    /// The exhibit that is shown large.
    pub exhibit: usize,
    /// The law looked at: the recorded one, or one that is tried.
    pub law: LawChoice,
    /// How disputed facts are taken to fall, for the trial.
    pub found: Vec<(DisputedFact, bool)>,
    /// What follows; worked out when the report, the law or the facts change.
    pub worked: Option<Worked>,
    /// The revision of the report that this is of.
    pub revision: u64,
    /// The search for earlier reports.
    pub search: Option<Search>,
}

impl Room {
    /// The room for a report, under the law it names.
    pub fn of(report: &Report, tab: Tab) -> Self {
        Self {
            tab,
            exhibit: 0,
            law: LawChoice::of(report),
            found: Vec::new(),
            worked: None,
            revision: 0,
            search: None,
        }
    }

    /// How this fact is taken to fall; `None` as it was recorded: disputed.
    pub fn finding(&self, doubt: DisputedFact) -> Option<bool> {
        self.found.iter().find(|(of, _)| *of == doubt).map(|&(_, so)| so)
    }

    /// Whether other law, or other facts, are tried.
    pub fn is_trial(&self, report: &Report) -> bool {
        !self.found.is_empty() || self.law != LawChoice::of(report)
    }

    pub fn choose(&mut self, choice: Choice) {
        self.law = self.law.clone().with(choice);
        self.worked = None;
    }

    /// Takes a disputed fact to be so, or not; or leaves it as it is.
    pub fn find(&mut self, doubt: DisputedFact, so: Option<bool>) {
        self.found.retain(|(of, _)| *of != doubt);
        self.found.extend(so.map(|so| (doubt, so)));
        self.found.sort_unstable();
        self.worked = None;
    }

    /// Takes the facts to fall this way.
    pub fn find_all(&mut self, way: &Assumption) {
        for (facts, so) in [(&way.accepted, true), (&way.rejected, false)] {
            for &fact in facts {
                self.find(fact, Some(so));
            }
        }
    }

    /// Goes back to the law and the facts as they were recorded.
    pub fn back(&mut self, report: &Report) {
        self.law = LawChoice::of(report);
        self.found.clear();
        self.worked = None;
    }
}

/// A rulebook, a reading, a regulation and a level, by their ids.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LawChoice {
    pub rulebook: String,
    pub reading: String,
    pub regulation: Option<String>,
    pub level: Level,
}

/// One of them chosen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Choice {
    Rulebook(String),
    Reading(String),
    /// This regulation, or none.
    Regulation(Option<String>),
    Level(Level),
}

impl LawChoice {
    /// The law that the report names.
    pub fn of(report: &Report) -> Self {
        let event = &report.event;
        Self {
            rulebook: event.rulebook.id.clone(),
            reading: event.reading.id.clone(),
            regulation: event.regulation.as_ref().map(|cited| cited.id.clone()),
            level: event.level(),
        }
    }

    /// The same with a choice made.
    pub fn with(self, choice: Choice) -> Self {
        match choice {
            Choice::Rulebook(rulebook) => Self { rulebook, ..self },
            Choice::Reading(reading) => Self { reading, ..self },
            Choice::Regulation(regulation) => Self { regulation, ..self },
            Choice::Level(level) => Self { level, ..self },
        }
    }

    /// Has a report cite the law chosen; what is as recorded stays as it is cited.
    pub fn put_into(&self, report: &mut Report, library: &Library) {
        let recorded = Self::of(report);
        let event = &mut report.event;
        if self.rulebook != recorded.rulebook {
            event.rulebook = library.cite_rulebook(&self.rulebook);
        }
        if self.reading != recorded.reading {
            event.reading = library.cite_reading(&self.reading);
        }
        if self.regulation != recorded.regulation {
            event.regulation = self.regulation.as_ref().map(|id| library.cite_regulation(id));
        }
        if self.level != recorded.level {
            event.set_level(self.level);
        }
    }
}
