//! Names of the parts of a report.

use super::Lang;
use crate::report::{Category, GivenOutcome, Scope, Stage};
use crate::tr;

/// The name of a scope.
#[must_use]
pub fn scope(scope: Scope, lang: Lang) -> &'static str {
    match scope {
        Scope::National => tr!(lang, "report-scope-national"),
        Scope::Province => tr!(lang, "report-scope-province"),
        Scope::City => tr!(lang, "report-scope-city"),
        Scope::County => tr!(lang, "report-scope-county"),
        Scope::School => tr!(lang, "report-scope-school"),
    }
}

/// The name of a category.
#[must_use]
pub fn category(category: Category, lang: Lang) -> &'static str {
    match category {
        Category::Open => tr!(lang, "report-category-open"),
        Category::Youth => tr!(lang, "report-category-youth"),
    }
}

/// The name of a stage.
#[must_use]
pub fn stage(stage: Stage, lang: Lang) -> &'static str {
    match stage {
        Stage::OnSite => tr!(lang, "report-stage-on-site"),
        Stage::ChiefArbiter => tr!(lang, "report-stage-chief-arbiter"),
        Stage::Appeal => tr!(lang, "report-stage-appeal"),
        Stage::Commentary => tr!(lang, "report-stage-commentary"),
    }
}

/// The result somebody gave.
#[must_use]
pub fn given_outcome(outcome: GivenOutcome, lang: Lang) -> &'static str {
    match outcome {
        GivenOutcome::None => tr!(lang, "report-given-outcome-none"),
        GivenOutcome::Foul => tr!(lang, "report-given-outcome-foul"),
        GivenOutcome::NotHeard => tr!(lang, "report-given-outcome-not-heard"),
        GivenOutcome::Warning => tr!(lang, "report-given-outcome-warning"),
        GivenOutcome::Replay => tr!(lang, "report-given-outcome-replay"),
        GivenOutcome::Void => tr!(lang, "report-given-outcome-void"),
        GivenOutcome::BothLose => tr!(lang, "report-given-outcome-both-lose"),
        GivenOutcome::Open => tr!(lang, "report-given-outcome-open"),
        GivenOutcome::Draw => tr!(lang, "report-given-outcome-draw"),
        GivenOutcome::Loss => tr!(lang, "report-given-outcome-loss"),
    }
}
