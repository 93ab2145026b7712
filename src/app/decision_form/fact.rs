//! What follows from the facts as they are found.

use crate::app::clock;
use crate::app::commands::{Command as C, CommandSpec, SHIFT_CTRL, Section, does};
use crate::app::decision_form::*;
use crate::app::overlay::Form;
use crate::app::state::State;
use crate::incident::Certainty;
use crate::report::Found;
use crate::ruling::common_result;
use crate::ruling::{DisputedFact, Scenario, disputed_facts, rule, with_findings};
use crate::text::decision as words;
use crate::text::ruling::Explainer;
use crate::tr;
use egui::Key;

impl AsFound {
    /// The result it comes to.
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

impl Follows {
    fn of(found: AsFound, state: &State) -> Self {
        let (outcome, line, gist) = match (&found, state.today()) {
            (AsFound::Ruling(ruling), Some(today)) => {
                let explainer = Explainer::of(today, state.prefs.lang);
                let outcome = common_result(ruling).map_or(ruling.verdict.outcome, |common| common.outcome);
                (outcome, words::follows(&explainer, ruling), explainer.gist(&ruling.verdict))
            }
            _ => (Outcome::Open, String::new(), String::new()),
        };
        Self { found, outcome, line, gist }
    }
}

impl DecisionDraft {
    /// A draft on the report as it stands: on the appeal that waits for its decision where there is one, else on
    /// a new appeal against the last ruling. Every disputed fact of the timeline is asked for.
    pub(crate) fn of(state: &State) -> Self {
        let report = state.report();
        let waiting = waiting(report);
        let appeal = waiting.map_or_else(|| new_appeal(state), |decision| decision.appeal.clone());
        let of_waiting = |about| {
            let found = waiting.and_then(|decision| decision.findings.iter().find(|one| one.about == about));
            found.cloned().unwrap_or(FactFound { about, ..FactFound::default() })
        };
        let findings =
            disputed_facts(&report.timeline).into_iter().map(|doubt| of_waiting(doubt.into())).collect();
        let members = match waiting {
            Some(decision) if !decision.members.is_empty() => decision.members.clone(),
            _ => members(report),
        };
        let mut draft = Self {
            within: appeal.within.map_or_else(String::new, |minutes| minutes.to_string()),
            decision: Decision {
                by: waiting.map_or_else(String::new, |decision| decision.by.clone()),
                program: PROGRAM.to_owned(),
                when: clock::now(),
                appeal,
                members,
                findings,
                ..Decision::default()
            },
            position: fen::write(&report.setup()),
            ..Self::default()
        };
        draft.follow(state);
        draft
    }

    /// Works out what follows from the findings, and keeps the changed result so, until somebody writes another.
    pub(crate) fn follow(&mut self, state: &State) {
        self.follows = Follows::of(self.with_findings(state), state);
        if self.kind != DecidedKind::Changed {
            return;
        }
        let untouched = self.filled.as_ref().is_none_or(|filled| *filled == self.changed);
        if untouched {
            let found = &self.follows.found;
            // What is already so is no change: the committee says itself what it wants instead.
            let is_change = self.same_as_appealed(found, state) != Some(true);
            let result = found.result(state).filter(|_| is_change).unwrap_or_default();
            self.changed = result.clone();
            self.filled = Some(result);
        }
    }

    /// Whether what follows from the findings is the ruling appealed against; `None` where there is none of both.
    pub fn same_as_appealed(&self, found: &AsFound, state: &State) -> Option<bool> {
        let given = state.report().rulings.get(self.decision.appeal.against?)?;
        let result = found.result(state)?;
        Some(result.is_result_of(given))
    }

    /// What follows from the findings under the report's law.
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
        findings
            .find(|finding| finding.about.disputed() == Some(doubt))
            .map_or(Found::LeftOpen, |one| one.found)
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

/// An appeal against the last ruling that was not itself one on appeal, in the time the law allows.
fn new_appeal(state: &State) -> Appeal {
    let rulings = &state.report().rulings;
    let against =
        rulings.iter().rposition(|given| matches!(given.stage, Stage::OnSite | Stage::ChiefArbiter));
    Appeal { against, within: allowed(state), ..Appeal::default() }
}

/// The minutes in which an appeal has to be lodged, as regulation or rulebook say.
pub fn allowed(state: &State) -> Option<u32> {
    state.texts()?.setting(|setting| match setting {
        Setting::AppealWithin(minutes) => Some(*minutes),
        _ => None,
    })
}

/// What this feature offers as commands.
pub(crate) static COMMANDS: &[CommandSpec] = &[does(
    Section::RulesRuling,
    C::Decide,
    |lang| tr!(lang, "command-decide"),
    |state| {
        let draft = DecisionDraft::of(state);
        state.view.front.open(Form::new(draft));
    },
)
.key(SHIFT_CTRL, Key::R)];
