//! Rulings given beside today's, in words.

use super::{Lang, committee, faults, law, names, own_law, papers};
use crate::case::{Difference, DifferenceCause, MissingLaw, NotRulable, Reviewed, RulingSummary};
use crate::law::LawKind;
use crate::report::Report;
use crate::tr;

/// A ruling given beside today's, in one sentence.
pub fn reviewed(report: &Report, reviewed: &Reviewed, lang: Lang) -> String {
    let of = committee::entry(report, reviewed.entry, lang);
    let then = come(&reviewed.then, lang);
    match &reviewed.now {
        Err(obstacle) => tr!(lang, "reviewed-obstacle", of, then, reason = not_rulable(obstacle, lang)),
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
        DifferenceCause::Changed(part) => tr!(lang, "cause-changed", part = committee::section(*part, lang)),
        DifferenceCause::SealAltered => tr!(lang, "cause-seal-altered").to_owned(),
        DifferenceCause::Program(program) => tr!(lang, "cause-program", program),
        DifferenceCause::Disputed => tr!(lang, "cause-disputed").to_owned(),
        DifferenceCause::ByPeople => tr!(lang, "cause-by-people").to_owned(),
        DifferenceCause::Unknown => tr!(lang, "cause-unknown").to_owned(),
    }
}

/// Why nothing follows from a report.
pub fn not_rulable(why: &NotRulable, lang: Lang) -> String {
    match why {
        NotRulable::Refused(reasons) => {
            let reasons: Vec<String> = reasons.iter().map(|reason| faults::refusal(reason, lang)).collect();
            names::sentences(&reasons, lang)
        }
        NotRulable::EmptySquare(empty) => faults::empty_square(*empty, lang),
        NotRulable::Missing(missing) => missing_law(missing, lang),
        NotRulable::Law(error) => {
            let (reason, file) = (own_law::law_error(error, lang), own_law::file_of(error, lang));
            tr!(lang, "not-rulable-law", file, reason)
        }
    }
}

/// That a text cannot be had.
pub fn missing_law(missing: &MissingLaw, lang: Lang) -> String {
    let id = names::quoted(&missing.id, lang);
    match missing.kind {
        _ if missing.other_at_hand => {
            let digest = law::short_digest(&missing.digest);
            tr!(lang, "not-rulable-other-text", id, digest)
        }
        LawKind::Reading => tr!(lang, "not-rulable-reading", id),
        LawKind::Regulation => tr!(lang, "not-rulable-regulation", id),
        LawKind::Rulebook | LawKind::Amendment => tr!(lang, "not-rulable-rulebook", id),
    }
}

/// That a report has no ruling, and why.
pub fn no_ruling(why: &NotRulable, lang: Lang) -> String {
    tr!(lang, "no-ruling", why = not_rulable(why, lang))
}

/// How many rulings were looked at, and how many come out otherwise.
pub fn count(rulings: usize, others: usize, lang: Lang) -> String {
    tr!(lang, "reviewed-count", rulings, others)
}
