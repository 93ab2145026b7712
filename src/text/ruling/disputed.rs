//! Disputed facts in words: what the ruling depends on, and what follows from each finding.

use super::{Explainer, common_result, say};
use crate::incident::Incident;
use crate::ruling::{Assumption, Disputed, DisputedFact, MOST_DISPUTED, OutcomeGroup};
use crate::text::{Lang, events, names, reports};

/// So many conditions of one group are named; beyond that they are counted.
const NAMED: usize = 3;

impl Explainer<'_> {
    /// The line in the place of the verdict where the ruling depends on disputed facts.
    #[must_use]
    pub fn depends(&self) -> &'static str {
        self.lang.pick("取决于有争议的事实", "Depends on disputed facts")
    }

    /// The same for tables: the results side by side where they are few, 判负 / 不罚.
    #[must_use]
    pub fn depends_short(&self, disputed: &Disputed) -> String {
        let mut named: Vec<&str> = Vec::new();
        for ruling in disputed.groups.iter().filter_map(|group| disputed.ruling(group)) {
            let outcome = common_result(ruling).unwrap_or(&ruling.verdict).outcome;
            let name = reports::given_outcome(outcome.into(), self.lang);
            if !named.contains(&name) {
                named.push(name);
            }
        }
        match named.len() {
            2 | 3 => named.join(" / "),
            _ => self.lang.pick("视事实而定", "depends on facts").to_owned(),
        }
    }

    /// What has to be found out first, or that it makes no difference.
    #[must_use]
    pub fn deciding(&self, disputed: &Disputed, incident: &Incident) -> String {
        let lang = self.lang;
        if disputed.is_too_many() {
            let count = disputed.disputed_facts.len();
            return say!(
                lang,
                "有争议的事实有 {count} 项，超过 {MOST_DISPUTED} 项，不逐一列出结果。请先认定其中一部分。",
                "{count} facts are disputed. The results are worked out for up to {MOST_DISPUTED}; settle some of them first."
            );
        }
        let name = |list: &[DisputedFact]| {
            let named: Vec<String> = list.iter().map(|&doubt| quoted(doubt, incident, lang)).collect();
            names::list(&named, lang)
        };
        if disputed.deciding.is_empty() {
            let facts = name(&disputed.disputed_facts);
            return say!(
                lang,
                "有争议：{facts}。无论怎样认定，结果相同。",
                "Disputed: {facts}. Whatever is found, the result is the same."
            );
        }
        let facts = name(&disputed.deciding);
        match disputed.deciding.len() {
            1 => say!(lang, "先要认定：{facts}。", "First to be settled: {facts}."),
            _ => say!(lang, "先要逐项认定：{facts}。", "First to be settled, one by one: {facts}."),
        }
    }

    /// When the result is that of a group.
    #[must_use]
    pub fn when(&self, group: &OutcomeGroup, incident: &Incident) -> String {
        let lang = self.lang;
        let mut named: Vec<String> =
            group.when.iter().take(NAMED).map(|when| self.condition(when, incident)).collect();
        if let Some(more) = group.when.len().checked_sub(NAMED).filter(|&more| more > 0) {
            named.push(say!(lang, "另外 {more} 种情形", "{more} other findings"));
        }
        named.join(lang.pick("；或", "; or "))
    }

    fn condition(&self, condition: &Assumption, incident: &Incident) -> String {
        let lang = self.lang;
        let name = |list: &[DisputedFact]| {
            let named: Vec<String> = list.iter().map(|&doubt| quoted(doubt, incident, lang)).collect();
            names::list(&named, lang)
        };
        let mut parts = Vec::new();
        if !condition.accepted.is_empty() {
            let facts = name(&condition.accepted);
            parts.push(say!(lang, "认定{facts}", "it is so: {facts}"));
        }
        if !condition.rejected.is_empty() {
            let facts = name(&condition.rejected);
            parts.push(say!(lang, "不认定{facts}", "it is not so: {facts}"));
        }
        parts.join(lang.pick("，", ", "))
    }

    /// Every way in one text, for the words of a ruling that is put off until the facts are settled.
    #[must_use]
    pub fn every_way(&self, disputed: &Disputed, incident: &Incident) -> String {
        let lang = self.lang;
        let mut lines = vec![self.deciding(disputed, incident)];
        for group in &disputed.groups {
            if let Some(ruling) = disputed.ruling(group) {
                let (when, result) = (self.when(group, incident), self.ruling_headline(ruling));
                lines.push(say!(lang, "{when}：{result}。", "If {when}: {result}."));
            }
        }
        lines.join(lang.pick("", " "))
    }
}

/// A disputed fact: “黑方摸触红马c6”, or that it came after the row before it.
fn quoted(doubt: DisputedFact, incident: &Incident, lang: Lang) -> String {
    let quoted = |index: usize| {
        let Some(event) = incident.events.get(index) else { return (index + 1).to_string() };
        let text = events::event(event, &incident.board_after(index), lang);
        say!(lang, "“{text}”", "\"{text}\"")
    };
    match doubt {
        DisputedFact::Happened(index) => quoted(index),
        DisputedFact::CameAfter(index) => {
            let (before, after) = (quoted(index.saturating_sub(1)), quoted(index));
            say!(lang, "{before}在先、{after}在后", "{before} came before {after}")
        }
    }
}
