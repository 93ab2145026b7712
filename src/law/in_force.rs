//! The texts in force together: a rulebook, and the regulation that goes before it.

use super::conduct::{Usual, rule_on};
use super::{
    AdjustingAsks, Clause, ConductCost, ConductTopic, MoveMade, Regulation, Rulebook, Setting, Standing,
    Threshold, Topic,
};

/// The value of the first setting that matches, in a law or its texts: `set!(law, Setting::LateFrom(from) => *from)`.
macro_rules! set {
    ($law:expr, $pattern:pat $(if $guard:expr)? => $value:expr) => {
        $law.setting(|setting| match setting {
            $pattern $(if $guard)? => Some($value),
            _ => None,
        })
    };
}
pub(crate) use set;

/// A rulebook with the event's regulation, which goes before it.
#[derive(Copy, Clone, Debug)]
pub struct LawInForce<'a> {
    pub rulebook: &'a Rulebook,
    /// What the event sets against the rulebook.
    pub regulation: Option<&'a Regulation>,
}

/// A clause with the text it stands in.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct ClauseRef<'a> {
    pub clause: &'a Clause,
    /// Whether it stands in the event's regulation.
    pub of_regulation: bool,
}

impl ClauseRef<'_> {
    /// The number it is cited by; `reg:` goes before one of the regulation's.
    pub fn code(self) -> String {
        if self.of_regulation { format!("reg:{}", self.clause.number) } else { self.clause.number.clone() }
    }
}

/// The settings that say what the hand did.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq)]
pub struct TouchRules {
    /// What makes a contact a touch.
    pub threshold: Threshold,
    /// What adjusting asks for.
    pub adjusting: AdjustingAsks,
    /// When a move is made.
    pub made: MoveMade,
}

impl<'a> LawInForce<'a> {
    /// The first setting that `pick` takes: the regulation's, else the rulebook's.
    pub fn setting<T>(&self, pick: impl Fn(&'a Setting) -> Option<T>) -> Option<T> {
        let regulation = self.regulation.map_or(&[][..], |regulation| &regulation.settings);
        regulation.iter().chain(&self.rulebook.settings).find_map(|provision| pick(&provision.setting))
    }

    /// The clause on `topic`: the regulation's, else the rulebook's.
    pub fn clause_on(&self, topic: Topic) -> Option<ClauseRef<'a>> {
        let of_regulation = self.regulation.and_then(|regulation| regulation.clause_on(topic));
        let of_rulebook = || self.rulebook.clause_on(topic);
        of_regulation
            .map(|clause| ClauseRef { clause, of_regulation: true })
            .or_else(|| of_rulebook().map(|clause| ClauseRef { clause, of_regulation: false }))
            .or_else(|| {
                self.usual(topic).map(|usual| ClauseRef { clause: &usual.clause, of_regulation: true })
            })
    }

    /// What conduct costs: by the regulation, else the rulebook, else usual practice where that is chosen.
    pub fn conduct(&self, topic: ConductTopic) -> Option<&'a [ConductCost]> {
        let topic = Topic::Conduct(topic);
        let of_regulation = self.regulation.and_then(|regulation| rule_on(&regulation.conduct, topic));
        let rule = of_regulation.or_else(|| rule_on(&self.rulebook.conduct, topic));
        rule.map(|rule| &rule.costs[..]).or_else(|| self.usual(topic).map(|usual| &usual.costs[..]))
    }

    fn usual(&self, topic: Topic) -> Option<&'static Usual> {
        let chosen = self.regulation.is_some_and(|regulation| regulation.standing == Standing::Practice);
        let Topic::Conduct(topic) = topic else { return None };
        topic.entry().filter(|_| chosen)?.usual.as_ref()
    }

    /// The clause cited by this code.
    pub fn clause(&self, code: &str) -> Option<ClauseRef<'a>> {
        match code.strip_prefix("reg:") {
            Some(number) => {
                let usual = || {
                    let topic = Topic::Conduct(ConductTopic::from_id(number)?);
                    self.usual(topic).map(|usual| &usual.clause)
                };
                let clause = self.regulation?.clause(number).or_else(usual)?;
                Some(ClauseRef { clause, of_regulation: true })
            }
            None => self.rulebook.clause(code).map(|clause| ClauseRef { clause, of_regulation: false }),
        }
    }

    /// Whether a clause on `topic` was seen, so that a ruling may rest on it.
    pub fn is_seen(&self, topic: Topic) -> bool {
        self.clause_on(topic).is_some_and(|cited| cited.clause.confidence.is_seen())
    }

    /// The settings that say what the hand did; what no text sets is as in the Chinese rules of 1999.
    pub fn hand(&self) -> TouchRules {
        let threshold = set!(self, Setting::TouchIs(threshold) => *threshold);
        let adjusting = set!(self, Setting::AdjustingAsks(asks) => *asks);
        let made = set!(self, Setting::MoveMade(made) => *made);
        TouchRules {
            threshold: threshold.unwrap_or_default(),
            adjusting: adjusting.unwrap_or_default(),
            made: made.unwrap_or_default(),
        }
    }
}
