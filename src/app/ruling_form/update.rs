//! What is filled into the form from the report and its rulings.

use crate::PROGRAM;
use crate::app::clock;
use crate::app::commands::{CTRL, Command as C, CommandSpec, Section, does};
use crate::app::overlay::Form;
use crate::app::ruling_form::RulingDraft;
use crate::app::state::State;
use crate::report::{GivenOutcome, Role, RulingGiven, Stage};
use crate::ruling::Caveat;
use crate::ruling::common_result;
use crate::text::explanation::Explanation;
use crate::tr;
use egui::Key;
use xiangqi::BySide;

impl RulingDraft {
    /// The draft that says what follows today, by the chief arbiter where they are named, or else by an arbiter.
    pub(crate) fn of(state: &State) -> Self {
        let report = state.report();
        let named = |stage: &Stage| !signer(state, *stage).is_empty();
        let stage = [Stage::ChiefArbiter, Stage::OnSite].into_iter().find(named).unwrap_or(Stage::OnSite);
        let given = RulingGiven {
            stage,
            by: signer(state, stage),
            when: clock::now(),
            program: PROGRAM.to_owned(),
            rulebook: state.library.cite_rulebook(&report.event.rulebook.id),
            reading: state.library.cite_reading(&report.event.reading.id),
            regulation: report.event.regulation.clone(),
            outcome: GivenOutcome::Open,
            charged: None,
            ground: String::new(),
            duty: String::new(),
            caveats: Vec::new(),
            words: String::new(),
            signature: String::new(),
            ..RulingGiven::default()
        };
        let mut draft = Self { given };
        draft.fill(state);
        draft
    }

    /// Writes result, ground, duty and words as they follow today under the reading of the draft. Where only the
    /// ground is open, the result is the one that every branch comes to. Where they
    /// depend on disputed facts nothing is charged, and the words say on what it depends.
    pub(crate) fn fill(&mut self, state: &State) {
        let Some(today) = state.today() else { return };
        let Some(ruled) = today.under(&self.given.reading.id) else { return };
        let (scenarios, texts) = (ruled.scenarios, today.law.texts());
        let given = &mut self.given;
        given.words = Explanation::of(today, ruled, state.prefs.lang).words;
        match scenarios.settled() {
            Some(ruling) => {
                let verdict = common_result(ruling).unwrap_or(&ruling.verdict);
                (given.outcome, given.charged) = (verdict.outcome.into(), verdict.charged);
                (given.time, given.colours_exchanged) = (BySide::default(), verdict.colours_exchanged);
                for change in verdict.time() {
                    given.time[change.side] += change.seconds;
                }
                given.ground = verdict.ground.code(texts);
                given.duty = verdict.duty.to_string();
                given.caveats = codes(&ruling.verdict.caveats);
            }
            None => {
                (given.outcome, given.charged) = (GivenOutcome::Open, None);
                (given.ground, given.duty) = ("-".to_owned(), "-".to_owned());
                given.caveats.clear();
            }
        }
    }

    /// Another stage, with the name of whoever rules there where none was written by hand.
    pub fn set_stage(&mut self, state: &State, stage: Stage) {
        if self.given.by.is_empty() || self.given.by == signer(state, self.given.stage) {
            self.given.by = signer(state, stage);
        }
        self.given.stage = stage;
    }
}

fn codes(caveats: &[Caveat]) -> Vec<String> {
    caveats.iter().map(|caveat| caveat.code().into_owned()).collect()
}

/// Who would rule at this stage, of the arbiters named in the report.
fn signer(state: &State, stage: Stage) -> String {
    let role = match stage {
        Stage::OnSite => Role::Arbiter,
        Stage::ChiefArbiter => Role::Chief,
        Stage::Appeal => Role::Appeals,
        Stage::Commentary => return String::new(),
    };
    let arbiter = state.report().arbiters.iter().find(|arbiter| arbiter.role == role);
    arbiter.map_or_else(String::new, |arbiter| arbiter.name.clone())
}

/// What this feature offers as commands.
pub(crate) static COMMANDS: &[CommandSpec] = &[does(
    Section::RulesRuling,
    C::Sign,
    |lang| tr!(lang, "command-sign"),
    |state| {
        let draft = RulingDraft::of(state);
        state.view.front.open(Form::new(draft));
    },
)
.key(CTRL, Key::R)
.when(|state| state.explanation(state.prefs.lang).is_some_and(|explained| !explained.awaits_events))];
