//! What is listed, and in which order.

use crate::report::GivenOutcome;
use crate::store::archive::{Entry, IncidentKind, Query, ReportState, Summary};

/// A column that can be sorted by.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq)]
pub enum Column {
    Event,
    #[default]
    Date,
    Round,
    Table,
    Players,
    Kind,
    Clauses,
    Result,
    /// How far it has come.
    State,
}

impl Column {
    pub const ALL: [Self; 9] = [
        Self::Event,
        Self::Date,
        Self::Round,
        Self::Table,
        Self::Players,
        Self::Kind,
        Self::Clauses,
        Self::Result,
        Self::State,
    ];
}

/// What is listed, and in which order.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ask {
    /// Words, all of which must be found.
    pub query: String,
    /// Only in one of these states; in any where there are none.
    pub states: Vec<ReportState>,
    /// Only with one of these kinds of incident.
    pub kinds: Vec<IncidentKind>,
    /// Only with one of these results; `None` is no result yet.
    pub results: Vec<Option<GivenOutcome>>,
    /// Only files that cannot be read.
    pub damaged: bool,
    pub by: Column,
    /// Whether it goes from the last to the first.
    pub descending: bool,
}

impl Default for Ask {
    /// Everything, the latest first.
    fn default() -> Self {
        let (states, kinds, results) = (Vec::new(), Vec::new(), Vec::new());
        Self {
            query: String::new(),
            states,
            kinds,
            results,
            damaged: false,
            by: Column::Date,
            descending: true,
        }
    }
}

/// Which of the filters a file passes.
#[derive(Copy, Clone, Debug)]
pub(crate) struct Passes {
    pub state: bool,
    pub kind: bool,
    pub result: bool,
    pub damaged: bool,
}

impl Passes {
    /// Whether it passes all of them.
    pub(crate) const fn all(self) -> bool {
        self.state && self.kind && self.result && self.damaged
    }
}

impl Ask {
    /// Whether anything is left out.
    pub fn filters(&self) -> bool {
        !self.query.trim().is_empty() || self.chips()
    }

    /// Whether anything but the words leaves something out.
    pub const fn chips(&self) -> bool {
        let none = self.states.is_empty() && self.kinds.is_empty() && self.results.is_empty();
        !none || self.damaged
    }

    /// The same with nothing left out.
    pub fn cleared(&self) -> Self {
        Self { by: self.by, descending: self.descending, ..Self::default() }
    }

    /// The same in the order of this column; the other way round where it is that already.
    pub fn sorted_by(&self, by: Column) -> Self {
        let descending = if self.by == by { !self.descending } else { by == Column::Date };
        Self { by, descending, ..self.clone() }
    }

    /// The words looked for.
    pub(crate) fn words(&self) -> Query {
        Query::new(&self.query)
    }

    pub(crate) fn passes(&self, entry: &Entry) -> Passes {
        match entry.summary() {
            Some(Summary { state, kinds, result, .. }) => {
                let result = result.map(|(outcome, _)| outcome);
                Passes {
                    state: self.states.is_empty() || self.states.contains(state),
                    kind: self.kinds.is_empty() || self.kinds.iter().any(|kind| kinds.contains(kind)),
                    result: self.results.is_empty() || self.results.contains(&result),
                    damaged: !self.damaged,
                }
            }
            None => Passes {
                state: self.states.is_empty(),
                kind: self.kinds.is_empty(),
                result: self.results.is_empty(),
                damaged: true,
            },
        }
    }
}

/// The same list with this one taken out, or put in where it was not there.
pub fn toggled<T: Copy + PartialEq>(list: &[T], one: T) -> Vec<T> {
    let mut list = list.to_vec();
    let before = list.len();
    list.retain(|other| *other != one);
    if list.len() == before {
        list.push(one);
    }
    list
}
