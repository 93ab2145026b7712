//! What follows from the report under the law looked at, beside the law recorded.

use crate::app::comparison::{Difference, between};
use crate::case::{self, CaseLaw, NotRulable};
use crate::incident::Incident;
use crate::law::Library;
use crate::report::Report;
use crate::ruling::{Comparable, Compared, Disputed, DisputedFact, Law, Ruling, compare, disputed_facts};
use std::sync::Arc;

#[derive(Clone, Debug, PartialEq)]
pub struct Worked {
    /// The disputed facts of the record.
    pub disputed_facts: Vec<DisputedFact>,
    /// What the law recorded makes of the record; `None` where that cannot be ruled on.
    pub before: Option<Tried>,
    /// What the law looked at makes of the facts looked at.
    pub tried: Result<Tried, NotRulable>,
}

/// A trial. Without one, the record itself.
#[derive(Clone, Debug, PartialEq)]
pub struct Tried {
    /// The incident, with the facts as they are taken to fall.
    pub incident: Incident,
    /// The law looked at.
    pub law: Arc<CaseLaw>,
    pub compared: Compared,
    /// What makes the difference between the law looked at and the one recorded; only where the results differ.
    pub differences: Vec<Difference>,
}

impl Tried {
    /// The ruling; `None` where it depends on disputed facts.
    pub fn ruling(&self) -> Option<&Ruling> {
        self.compared.scenarios.settled()
    }

    /// Every way the facts left open can fall.
    pub const fn scenarios(&self) -> &Disputed {
        &self.compared.scenarios
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

    pub(crate) fn of(report: &Report, tried: &Report, library: &Library) -> Self {
        let before = rule(report, report, library, None).ok();
        let tried = rule(report, tried, library, before.as_ref().and_then(|before| before.law.recorded()));
        Self { disputed_facts: disputed_facts(&report.timeline), before, tried }
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
    let missing = || NotRulable::NoReading(tried.event.reading.id.clone());
    let law = case_law.recorded().ok_or_else(missing)?;
    let laws: Vec<Law<'_>> = std::iter::once(law).chain(beside).collect();
    let compared = compare(&incident, &laws, tried.prior(incident.position.turn())).into_iter().next();
    let compared = compared.ok_or_else(missing)?;
    let differences = beside.map_or_else(Vec::new, |beside| {
        let matters = compared.differences.get(1);
        between(&beside, &law, matters, incident.position.exposure().any())
    });
    Ok(Tried { incident, law: case_law.clone(), compared, differences })
}
