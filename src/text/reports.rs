//! Names of the parts of a report.

use super::Lang;
use crate::report::{Category, GivenOutcome, Scope, Stage};

/// The name of a scope.
#[must_use]
pub const fn scope(scope: Scope, lang: Lang) -> &'static str {
    match scope {
        Scope::National => lang.pick("全国", "National"),
        Scope::Province => lang.pick("省级", "Province"),
        Scope::City => lang.pick("市级", "City"),
        Scope::County => lang.pick("县级", "County"),
        Scope::School => lang.pick("学校", "School"),
    }
}

/// The name of a category.
#[must_use]
pub const fn category(category: Category, lang: Lang) -> &'static str {
    match category {
        Category::Open => lang.pick("公开组", "Open"),
        Category::Youth => lang.pick("少年组", "Youth"),
    }
}

/// The name of a stage.
#[must_use]
pub const fn stage(stage: Stage, lang: Lang) -> &'static str {
    match stage {
        Stage::OnSite => lang.pick("现场裁判", "On site"),
        Stage::ChiefArbiter => lang.pick("裁判长", "Chief arbiter"),
        Stage::Appeal => lang.pick("仲裁", "Appeal"),
        Stage::Commentary => lang.pick("赛后评述", "Commentary"),
    }
}

/// The result somebody gave.
#[must_use]
pub const fn given_outcome(outcome: GivenOutcome, lang: Lang) -> &'static str {
    match outcome {
        GivenOutcome::None => lang.pick("不罚", "no penalty"),
        GivenOutcome::Foul => lang.pick("犯规一次", "one foul"),
        GivenOutcome::Open => lang.pick("未定", "undecided"),
        GivenOutcome::Draw => lang.pick("判和", "drawn"),
        GivenOutcome::Loss => lang.pick("判负", "loses"),
    }
}
