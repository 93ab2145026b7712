//! What a ruling is given besides the incident.

use crate::rulebook::{Answer, Level, Question, Reading, Rulebook};

/// The law in force: a rulebook, a reading of what it leaves open, and the level of the event.
#[derive(Copy, Clone, Debug)]
pub struct Law<'a> {
    /// The clauses.
    pub rulebook: &'a Rulebook,
    /// The positions taken on open questions.
    pub reading: &'a Reading,
    /// The scale of the breach limit.
    pub level: Level,
}

/// Answers taken for granted, to work out a branch. They go before the reading's own.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Assumptions(Vec<(Question, Answer)>);

impl Assumptions {
    /// These and one more; an answer to the same question is replaced.
    #[must_use]
    pub fn with(&self, question: Question, answer: Answer) -> Self {
        let mut all: Vec<_> = self.0.iter().copied().filter(|(other, _)| *other != question).collect();
        all.push((question, answer));
        Self(all)
    }

    /// The answer assumed.
    #[must_use]
    pub fn answer(&self, question: Question) -> Option<Answer> {
        self.0.iter().find(|(other, _)| *other == question).map(|(_, answer)| *answer)
    }

    /// All of them, in the order they were made.
    #[must_use]
    pub fn all(&self) -> &[(Question, Answer)] {
        &self.0
    }
}
