//! What follows from the report under the law looked at, beside the law recorded.

use crate::app::comparison::{Difference, between};
use crate::case::{self, CaseLaw, Evaluation, MissingLaw, NotRulable};
use crate::law::Library;
use crate::report::Report;
use crate::ruling::{Comparable, Compared, DisputedFact, Law, Ruling, compare, disputed_facts};
use crate::text::Lang;
use crate::text::explanation::{Explanation, Explanations};
use std::sync::Arc;

#[derive(Clone, Debug, PartialEq)]
pub struct Worked {
    /// The disputed facts of the record.
    pub disputed_facts: Vec<DisputedFact>,
    /// What the law recorded makes of the record; `None` where that cannot be ruled on.
    pub before: Option<Tried>,
    /// The report as it is tried.
    pub report: Report,
    /// What the law looked at makes of the facts looked at.
    pub tried: Result<Tried, NotRulable>,
}

/// A trial. Without one, the record itself.
#[derive(Clone, Debug, PartialEq)]
pub struct Tried {
    /// What follows from the facts as they are taken to fall, under the law looked at.
    pub evaluation: Evaluation,
    explanations: Explanations,
    pub compared: Compared,
    /// What makes the difference between the law looked at and the one recorded; only where the results differ.
    pub differences: Vec<Difference>,
}

impl Tried {
    /// The ruling; `None` where it depends on disputed facts.
    pub fn ruling(&self) -> Option<&Ruling> {
        self.evaluation.ruling()
    }

    pub fn explanation(&self, lang: Lang) -> Option<&Explanation> {
        self.explanations.get(&self.evaluation, lang)
    }

    /// What the arbiter would do, to set it beside another.
    pub const fn result(&self) -> Option<&Comparable> {
        self.compared.result.as_ref()
    }
}

impl Worked {
    /// Whether the arbiter does the same in the trial as by the record.
    pub fn is_same(&self) -> bool {
        match (&self.before, &self.tried) {
            (Some(before), Ok(tried)) => before.compared.same_consequence(&tried.compared),
            _ => false,
        }
    }

    pub(crate) fn of(report: &Report, trial: Report, library: &Library) -> Self {
        let before = rule(report, report, library, None).ok();
        let beside = before.as_ref().and_then(|before| before.evaluation.law.recorded());
        let tried = rule(report, &trial, library, beside);
        Self { disputed_facts: disputed_facts(&report.timeline), before, report: trial, tried }
    }
}

/// Rules on `tried`, a trial of `report`, beside another law.
fn rule(
    report: &Report,
    tried: &Report,
    library: &Library,
    beside: Option<Law<'_>>,
) -> Result<Tried, NotRulable> {
    // Findings may take out what a later row stands on, in a record that holds together.
    case::incident(report)?;
    let incident = tried.incident().map_err(NotRulable::Refused)?;
    let case_law = Arc::new(CaseLaw::resolve(tried, library)?);
    let missing = || NotRulable::Missing(MissingLaw::reading(tried));
    let law = case_law.recorded().ok_or_else(missing)?;
    let laws: Vec<Law<'_>> = std::iter::once(law).chain(beside).collect();
    let prior = tried.prior(incident.position.turn());
    let compared = compare(&incident, &laws, prior).into_iter().next();
    let compared = compared.ok_or_else(missing)?;
    let differences = beside.map_or_else(Vec::new, |beside| {
        let matters = compared.differences.get(1);
        between(&beside, &law, matters, incident.position.exposure().any())
    });
    let evaluation = Evaluation::new(incident, prior, case_law.clone());
    Ok(Tried { evaluation, explanations: Explanations::default(), compared, differences })
}
