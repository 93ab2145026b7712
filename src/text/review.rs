//! Rulings given beside today's, in words.

use super::{Lang, committee, faults, names, own_law, papers};
use crate::report::Report;
use crate::review::{Difference, DifferenceCause, Obstacle, Reviewed, RulingSummary};
use crate::tr;

/// A ruling given beside today's, in one sentence.
pub fn reviewed(report: &Report, reviewed: &Reviewed, lang: Lang) -> String {
    let of = committee::entry(report, reviewed.entry, lang);
    let then = come(&reviewed.then, lang);
    match &reviewed.now {
        Err(obstacle) => tr!(lang, "reviewed-obstacle", of, then, reason = self::obstacle(obstacle, lang)),
        Ok(_) if reviewed.differs.is_empty() => tr!(lang, "reviewed-same", of, then),
        Ok(now) => {
            let (now, parts) = (come(now, lang), parts(&reviewed.differs, lang));
            let why: Vec<String> = reviewed.why.iter().map(|reason| why(reason, lang)).collect();
            let why = names::semicolons(&why, lang);
            tr!(lang, "reviewed-differs", of, then, now, parts, why)
        }
    }
}

fn parts(differs: &[Difference], lang: Lang) -> String {
    let parts: Vec<String> = differs.iter().map(|&one| difference(one, lang).to_owned()).collect();
    names::list(&parts, lang)
}

/// In what a ruling given and today's differ.
pub fn difference(difference: Difference, lang: Lang) -> &'static str {
    match difference {
        Difference::Result => tr!(lang, "difference-result"),
        Difference::Ground => tr!(lang, "difference-ground"),
        Difference::Duty => tr!(lang, "difference-duty"),
    }
}

/// A result with its clauses and duty.
pub fn come(come: &RulingSummary, lang: Lang) -> String {
    let result = papers::given(come.outcome, come.charged, lang);
    let mut more = Vec::new();
    if !come.ground.is_empty() && come.ground != "-" {
        more.push(come.ground.clone());
    }
    if !come.duty.is_empty() && come.duty != "-" {
        more.push(papers::duty_code(&come.duty, lang));
    }
    if more.is_empty() {
        return result;
    }
    tr!(lang, "result-with-ground", result, more = names::list(&more, lang))
}

/// Why a ruling given and today's may differ.
pub fn why(why: &DifferenceCause, lang: Lang) -> String {
    match why {
        DifferenceCause::Rulebook(id) => tr!(lang, "cause-rulebook", id = names::quoted(id, lang)),
        DifferenceCause::Reading(id) => tr!(lang, "cause-reading", id = names::quoted(id, lang)),
        DifferenceCause::Regulation(id) => tr!(lang, "cause-regulation", id = names::quoted(id, lang)),
        DifferenceCause::Changed(part) => tr!(lang, "cause-changed", part = committee::section(*part, lang)),
        DifferenceCause::SealAltered => tr!(lang, "cause-seal-altered").to_owned(),
        DifferenceCause::Program(program) => tr!(lang, "cause-program", program),
        DifferenceCause::Disputed => tr!(lang, "cause-disputed").to_owned(),
        DifferenceCause::ByPeople => tr!(lang, "cause-by-people").to_owned(),
        DifferenceCause::Unknown => tr!(lang, "cause-unknown").to_owned(),
    }
}

/// Why nothing follows from a report.
pub fn obstacle(obstacle: &Obstacle, lang: Lang) -> String {
    match obstacle {
        Obstacle::Refused(reasons) => {
            let reasons: Vec<String> = reasons.iter().map(|reason| faults::refusal(reason, lang)).collect();
            names::sentences(&reasons, lang)
        }
        Obstacle::NoRulebook(id) => tr!(lang, "obstacle-no-rulebook", id = names::quoted(id, lang)),
        Obstacle::NoReading(id) => tr!(lang, "obstacle-no-reading", id = names::quoted(id, lang)),
        Obstacle::Law(error) => tr!(lang, "obstacle-law", reason = own_law::law_error(error, lang)),
    }
}

/// How many rulings were looked at, and how many come out otherwise.
pub fn count(rulings: usize, others: usize, lang: Lang) -> String {
    tr!(lang, "reviewed-count", rulings, others)
}
