//! What a ruling is given besides the incident.

use crate::law::{
    Answer, ClauseRef, ComplaintUntil, FacingLoser, LawInForce, Level, Penalty, Question, Reading,
    Regulation, Rulebook, Setting, Topic, TouchRules, set,
};

/// The law in force. The event's regulation goes before the rulebook, and both before the reading.
#[derive(Copy, Clone, Debug)]
pub struct Law<'a> {
    pub rulebook: &'a Rulebook,
    /// The positions taken on open questions.
    pub reading: &'a Reading,
    /// What the event sets against the rulebook.
    pub regulation: Option<&'a Regulation>,
    /// The scale of the breach limit.
    pub level: Level,
}

/// The counts at which a player loses; `None` where none was seen.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq)]
pub struct Limits {
    /// Breaches of the movement rules.
    pub breaches: Option<u32>,
    /// Whether it is open if the first breach loses already.
    pub first_breach_open: bool,
    pub technical: Option<u32>,
    /// Fouls of every class together.
    pub all: Option<u32>,
}

impl Limits {
    pub const fn any(self) -> bool {
        self.breaches.is_some() || self.technical.is_some() || self.all.is_some()
    }
}

impl<'a> Law<'a> {
    /// The law of an event without a regulation of its own.
    pub const fn new(rulebook: &'a Rulebook, reading: &'a Reading, level: Level) -> Self {
        Self { rulebook, reading, regulation: None, level }
    }

    /// The texts without the reading.
    pub const fn texts(&self) -> LawInForce<'a> {
        LawInForce { rulebook: self.rulebook, regulation: self.regulation }
    }

    /// The first setting that `pick` takes: the regulation's, else the rulebook's.
    pub fn setting<T>(&self, pick: impl Fn(&'a Setting) -> Option<T>) -> Option<T> {
        self.texts().setting(pick)
    }

    /// Who loses by generals that face, where the law says so.
    pub fn facing_loser(&self) -> Option<FacingLoser> {
        set!(self, Setting::FacingLoser(loser) => *loser)
    }

    /// Until when an error may be complained of, where the law says so.
    pub fn complaint_until(&self) -> Option<ComplaintUntil> {
        set!(self, Setting::ComplaintUntil(until) => *until)
    }

    /// What a breach of the movement rules costs, where the law says so.
    pub fn movement_breach(&self) -> Option<Penalty> {
        set!(self, Setting::MovementBreach(penalty) => *penalty)
    }

    /// What touching a piece on the other side's time costs, where the law says so.
    pub fn touch_on_others_time(&self) -> Option<Penalty> {
        set!(self, Setting::TouchOnOthersTime(penalty) => *penalty)
    }

    /// The clause on `topic`: the regulation's, else the rulebook's.
    pub fn clause_on(&self, topic: Topic) -> Option<ClauseRef<'a>> {
        self.texts().clause_on(topic)
    }

    /// Whether a clause on `topic` was seen, so that a ruling may rest on it.
    pub fn is_seen(&self, topic: Topic) -> bool {
        self.texts().is_seen(topic)
    }

    /// The answer to a question; `None` where it stays open.
    pub fn answer(&self, question: Question, in_check: bool) -> Option<Answer> {
        let set = self.setting(|setting| match setting {
            Setting::Answers(taken) => taken.answer_to(question, self.level, in_check),
            _ => None,
        });
        set.or_else(|| self.reading.answer(question, self.level, in_check))
    }

    /// The settings that say what the hand did.
    pub fn hand(&self) -> TouchRules {
        self.texts().hand()
    }

    /// The counts at which a player loses.
    pub fn limits(&self) -> Limits {
        let at_level = |list: &[(Level, u32)]| {
            list.iter().find(|(level, _)| *level == self.level).map(|(_, limit)| *limit)
        };
        let breaches = self.setting(|setting| match setting {
            Setting::BreachLimit(list) => at_level(list),
            _ => None,
        });
        Limits {
            breaches: breaches.or_else(|| self.rulebook.breach_limit(self.level)),
            first_breach_open: set!(self, Setting::FirstBreachOpen(levels) => levels.contains(&self.level))
                .unwrap_or(false),
            technical: set!(self, Setting::TechnicalLimit(limit) => *limit),
            all: set!(self, Setting::FoulLimit(limit) => *limit),
        }
    }
}

/// Answers taken for granted, to work out a branch. They go before the law's own.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Assumptions(Vec<(Question, Answer)>);

impl Assumptions {
    /// These and one more; an answer to the same question is replaced.
    pub fn with(&self, question: Question, answer: Answer) -> Self {
        let mut all: Vec<_> = self.0.iter().copied().filter(|(other, _)| *other != question).collect();
        all.push((question, answer));
        Self(all)
    }

    /// The answer assumed.
    pub fn answer(&self, question: Question) -> Option<Answer> {
        self.0.iter().find(|(other, _)| *other == question).map(|(_, answer)| *answer)
    }

    /// All of them, in the order they were made.
    pub fn all(&self) -> &[(Question, Answer)] {
        &self.0
    }
}
