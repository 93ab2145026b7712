//! What follows from the facts as they are found.

use crate::app::decision_form::{DecisionDraft, NewResult};
use crate::app::state::State;
use crate::incident::Certainty;
use crate::report::Found;
use crate::ruling::{DisputedFact, Ruling, Scenario, disputed_facts, rule, with_findings};
use crate::text::ruling::common_result;

/// What follows from the facts as they are found.
#[derive(Clone, Debug, PartialEq)]
pub enum AsFound {
    /// One ruling, whatever is found of the facts left open.
    Ruling(Box<Ruling>),
    /// It depends on these facts, which are left open.
    Depends(Vec<DisputedFact>),
    /// Nothing can be ruled, with or without findings.
    Nothing,
}

impl AsFound {
    /// The result it comes to.
    #[must_use]
    pub fn result(&self, state: &State) -> Option<NewResult> {
        let Self::Ruling(ruling) = self else { return None };
        let verdict = common_result(ruling).unwrap_or(&ruling.verdict);
        Some(NewResult {
            outcome: Some(verdict.outcome.into()),
            charged: verdict.charged,
            ground: verdict.ground.code(state.texts()?),
        })
    }
}

impl DecisionDraft {
    /// What follows from the findings under the report's law.
    #[must_use]
    pub fn with_findings(&self, state: &State) -> AsFound {
        let Some((today, law)) = state.today().zip(state.law()) else { return AsFound::Nothing };
        let all = disputed_facts(&today.incident.events);
        if let Some(accepted) = self.decision.accepted(&all) {
            let mut incident = with_findings(&today.incident, &accepted);
            for event in &mut incident.events {
                event.certainty = Certainty::Established;
                event.order_disputed = false;
            }
            return AsFound::Ruling(Box::new(rule(&incident, &law, today.prior)));
        }
        let open: Vec<DisputedFact> =
            all.iter().copied().filter(|doubt| self.found(*doubt) == Found::LeftOpen).collect();
        let Some(scenarios) = today.scenarios() else { return AsFound::Nothing };
        let mut left = scenarios.scenarios.iter().filter(|way| self.allows(way, &all));
        match left.next() {
            Some(first) if left.all(|way| way.ruling.verdict.same_result(&first.ruling.verdict)) => {
                AsFound::Ruling(Box::new(first.ruling.clone()))
            }
            _ => AsFound::Depends(open),
        }
    }

    /// What was found of a disputed fact; left open where it is not spoken of.
    fn found(&self, doubt: DisputedFact) -> Found {
        let mut findings = self.decision.findings.iter();
        findings.find(|finding| finding.about.doubt() == Some(doubt)).map_or(Found::LeftOpen, |one| one.found)
    }

    /// Whether the facts may have fallen this way.
    fn allows(&self, way: &Scenario, all: &[DisputedFact]) -> bool {
        all.iter().all(|doubt| match self.found(*doubt) {
            Found::AsRecorded => way.accepted.contains(doubt),
            Found::NotSo => !way.accepted.contains(doubt),
            Found::LeftOpen => true,
        })
    }
}
