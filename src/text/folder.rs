//! Sentences of a folder of reports.

use super::{Lang, files, names, ruling};
use crate::store::MAX_BYTES;
use crate::store::archive::{Changes, CopyReason, IncidentKind, Problem, Progress, ReportState, Similarity};
use crate::tr;

/// How far a report has come.
#[must_use]
pub fn state(state: ReportState, lang: Lang) -> &'static str {
    match state {
        ReportState::Draft => tr!(lang, "folder-state-draft"),
        ReportState::Ruled => tr!(lang, "folder-state-ruled"),
        ReportState::Appealed => tr!(lang, "folder-state-appealed"),
        ReportState::Decided => tr!(lang, "folder-state-decided"),
    }
}

/// A kind of incident.
#[must_use]
pub fn kind(kind: IncidentKind, lang: Lang) -> &'static str {
    match kind {
        IncidentKind::TouchOwn => tr!(lang, "folder-kind-touch-own"),
        IncidentKind::TouchEnemy => tr!(lang, "folder-kind-touch-enemy"),
        IncidentKind::TouchPair => tr!(lang, "folder-kind-touch-pair"),
        IncidentKind::Adjusted => tr!(lang, "folder-kind-adjusted"),
        IncidentKind::Release => tr!(lang, "folder-kind-release"),
        IncidentKind::TakenBack => tr!(lang, "folder-kind-taken-back"),
        IncidentKind::Disturbed => tr!(lang, "folder-kind-disturbed"),
        IncidentKind::Claim => tr!(lang, "folder-kind-claim"),
        IncidentKind::Draw => tr!(lang, "folder-kind-draw"),
        IncidentKind::Time => tr!(lang, "folder-kind-time"),
        IncidentKind::Late => tr!(lang, "folder-kind-late"),
        IncidentKind::Resigned => tr!(lang, "folder-kind-resigned"),
        IncidentKind::Conduct => tr!(lang, "conduct-kind"),
        IncidentKind::Words => tr!(lang, "folder-kind-words"),
    }
}

/// Why a file is listed without its report.
#[must_use]
pub fn problem(problem: &Problem, lang: Lang) -> String {
    match problem {
        Problem::Unreadable(reason) => tr!(lang, "folder-problem-unreadable", reason),
        Problem::TooLarge(bytes) => {
            let (size, most) = (bytes >> 20, MAX_BYTES >> 20);
            tr!(lang, "folder-problem-too-large", size, most)
        }
        Problem::NotText(offset) => tr!(lang, "folder-problem-not-text", offset),
        Problem::Format(error) => files::format_error(error, lang),
    }
}

/// Why files are taken for copies of one report.
#[must_use]
pub fn alike(alike: CopyReason, lang: Lang) -> &'static str {
    match alike {
        CopyReason::Identical => tr!(lang, "folder-alike-identical"),
        CopyReason::Named => tr!(lang, "folder-alike-named"),
        CopyReason::SameGame => tr!(lang, "folder-alike-same-game"),
    }
}

/// Why a report is like another.
#[must_use]
pub fn because(because: &Similarity, lang: Lang) -> String {
    match because {
        Similarity::Clauses(clauses) => {
            let clauses = names::list(clauses, lang);
            tr!(lang, "folder-because-clauses", clauses)
        }
        Similarity::Kinds(kinds) => {
            let kinds: Vec<String> = kinds.iter().map(|&one| kind(one, lang).to_owned()).collect();
            let kinds = names::list(&kinds, lang);
            tr!(lang, "folder-because-kinds", kinds)
        }
        Similarity::DecisiveQuestions(questions) => {
            let questions: Vec<String> =
                questions.iter().map(|&question| ruling::question(question, lang)).collect();
            let questions = questions.join(tr!(lang, "join-sentences"));
            tr!(lang, "folder-because-hinges", questions)
        }
        Similarity::Level => tr!(lang, "folder-because-level").to_owned(),
    }
}

/// How far reading has come.
#[must_use]
pub fn progress(progress: Progress, lang: Lang) -> String {
    let Progress { done, of } = progress;
    tr!(lang, "folder-progress", done, of)
}

/// What was different from what was known.
#[must_use]
pub fn changes(changes: Changes, lang: Lang) -> String {
    let Changes { added, changed, removed, cancelled } = changes;
    let text = tr!(lang, "folder-changes", added, changed, removed);
    if cancelled { text + tr!(lang, "folder-changes-cancelled") } else { text }
}

/// How many were found of how many.
#[must_use]
pub fn found(shown: usize, of: usize, damaged: usize, lang: Lang) -> String {
    tr!(lang, "folder-found", of, shown, damaged)
}

/// How many rulings and decisions have no seal, and how many things do not hold.
#[must_use]
pub fn integrity(given: usize, unsealed: usize, breaches: usize, lang: Lang) -> String {
    if breaches > 0 {
        return tr!(lang, "folder-broken-seals", breaches);
    }
    match (given, unsealed) {
        (0, _) => String::new(),
        (_, 0) => tr!(lang, "folder-sealed").to_owned(),
        (given, unsealed) if given == unsealed => tr!(lang, "folder-not-sealed").to_owned(),
        (_, unsealed) => tr!(lang, "folder-some-not-sealed", unsealed),
    }
}
