//! An appeal and the decision on it while they are filled in.

pub(crate) mod appeal;
pub(crate) mod committee;
pub(crate) mod fact;
pub(crate) mod finding;
pub(crate) mod findings;
pub(crate) mod foot;
pub mod given;
pub(crate) mod outcome;
pub mod read;
pub(crate) mod view;
pub(crate) mod votes;
pub(crate) mod whole;

pub use crate::app::decision_form::fact::AsFound;

use crate::app::state::State;
use crate::law::Setting;
use crate::report::{
    Appeal, Decided, Decision, FactFound, Found, GivenOutcome, Member, Report, Role, RulingGiven, Stage,
};
use crate::ruling::disputed_facts;
use crate::store::format::PROGRAM;
use xiangqi::{Side, fen};

/// An appeal and the decision on it while they are filled in.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct DecisionDraft {
    /// What will be added to the report, but for what is typed below.
    pub decision: Decision,
    /// The minutes allowed, as typed.
    pub within: String,
    /// What was decided.
    pub kind: DecidedKind,
    /// The result in the place of the one given.
    pub changed: NewResult,
    /// The position from which the game goes on, as typed.
    pub position: String,
    /// A decision in words.
    pub other: String,
    /// Votes in favour, against, and neither, as typed.
    pub votes: [String; 3],
    /// Which time is written where the clock is read.
    pub timed: Timed,
    /// The result that was filled in because it follows from the findings.
    filled: Option<NewResult>,
}

/// A result: outcome, side charged, clauses.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct NewResult {
    /// The outcome; `None` until one is chosen.
    pub outcome: Option<GivenOutcome>,
    /// The side charged.
    pub charged: Option<Side>,
    /// The clauses.
    pub ground: String,
}

impl NewResult {
    /// Whether outcome and side charged are those of a ruling given.
    #[must_use]
    pub fn is_result_of(&self, given: &RulingGiven) -> bool {
        self.outcome == Some(given.outcome) && self.charged == given.charged
    }
}

/// What can be decided; what belongs to it is typed beside it.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq)]
pub enum DecidedKind {
    /// 待决
    #[default]
    Pending,
    /// 维持原判
    Upheld,
    /// 改判
    Changed,
    /// 恢复比赛
    Resumed,
    /// 重赛
    Replayed,
    /// 不予受理
    NotHeard,
    /// Something else.
    Other,
}

impl DecidedKind {
    /// Every kind, in the order of the form.
    pub const ALL: [Self; 7] = [
        Self::Pending,
        Self::Upheld,
        Self::Changed,
        Self::Resumed,
        Self::Replayed,
        Self::NotHeard,
        Self::Other,
    ];
}

/// A time of the form.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq)]
pub enum Timed {
    /// When it was decided.
    #[default]
    Decided,
    /// When the ruling was announced.
    Announced,
    /// When the appeal was lodged.
    Lodged,
}

impl DecisionDraft {
    /// Everything that was written in words, a line each.
    #[must_use]
    pub fn words(&self) -> String {
        let Decision { by, appeal, members, findings, reasons, dissents, .. } = &self.decision;
        let members =
            members.iter().flat_map(|member| [Some(&member.name), member.withdrew.as_ref()]).flatten();
        let dissents = dissents.iter().flat_map(|dissent| [&dissent.by, &dissent.text]);
        [by, &appeal.by, &appeal.claim]
            .into_iter()
            .chain(members)
            .chain(findings.iter().map(|finding| &finding.words))
            .chain([reasons, &self.other])
            .chain(dissents)
            .filter(|text| !text.is_empty())
            .map(String::as_str)
            .collect::<Vec<_>>()
            .join("\n")
    }

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
        Self {
            within: appeal.within.map_or_else(String::new, |minutes| minutes.to_string()),
            decision: Decision {
                by: waiting.map_or_else(String::new, |decision| decision.by.clone()),
                program: PROGRAM.to_owned(),
                appeal,
                members,
                findings,
                ..Decision::default()
            },
            position: fen::write(&report.setup()),
            ..Self::default()
        }
    }

    /// Writes the time into the field it was asked for.
    pub(crate) fn set_time(&mut self, now: String) {
        match self.timed {
            Timed::Decided => self.decision.when = now,
            Timed::Announced => self.decision.appeal.announced = now,
            Timed::Lodged => self.decision.appeal.lodged = now,
        }
        self.timed = Timed::Decided;
    }

    /// Keeps the changed result as it follows from the findings, until somebody writes another.
    pub(crate) fn follow(&mut self, state: &State) {
        if self.kind != DecidedKind::Changed {
            return;
        }
        let untouched = self.filled.as_ref().is_none_or(|filled| *filled == self.changed);
        if untouched {
            let found = self.with_findings(state);
            // What is already so is no change: the committee says itself what it wants instead.
            let is_change = self.same_as_appealed(&found, state) != Some(true);
            let result = found.result(state).filter(|_| is_change).unwrap_or_default();
            self.changed = result.clone();
            self.filled = Some(result);
        }
    }

    /// The appeal with the minutes as typed; without any where they are no number.
    #[must_use]
    pub fn appeal(&self) -> Appeal {
        Appeal { within: self.within.trim().parse().ok(), ..self.decision.appeal.clone() }
    }

    /// Whether what follows from the findings is the ruling appealed against; `None` where there is none of both.
    #[must_use]
    pub fn same_as_appealed(&self, found: &AsFound, state: &State) -> Option<bool> {
        let given = state.report().rulings.get(self.decision.appeal.against?)?;
        let result = found.result(state)?;
        Some(result.is_result_of(given))
    }

    /// Writes the names of the members who took part as signatures, those that are there already left alone.
    pub fn sign_by_present(&mut self) {
        let names: Vec<String> = self.decision.present().map(|member| member.name.clone()).collect();
        let signatures = &mut self.decision.signatures;
        signatures.retain(|signature| !signature.trim().is_empty());
        for name in names {
            if !name.trim().is_empty() && !signatures.contains(&name) {
                signatures.push(name);
            }
        }
    }
}

/// The appeal that waits for its decision: the last entry, where it is one.
fn waiting(report: &Report) -> Option<&Decision> {
    report.decisions.last().filter(|decision| decision.decided == Decided::Pending)
}

/// An appeal against the last ruling that was not itself one on appeal, in the time the law allows.
fn new_appeal(state: &State) -> Appeal {
    let rulings = &state.report().rulings;
    let against =
        rulings.iter().rposition(|given| matches!(given.stage, Stage::OnSite | Stage::ChiefArbiter));
    Appeal { against, within: allowed(state), ..Appeal::default() }
}

/// The minutes in which an appeal has to be lodged, as regulation or rulebook say.
#[must_use]
pub fn allowed(state: &State) -> Option<u32> {
    state.texts()?.setting(|setting| match setting {
        Setting::AppealWithin(minutes) => Some(*minutes),
        _ => None,
    })
}

/// The members named in the report; one empty line where there are none.
fn members(report: &Report) -> Vec<Member> {
    let named = report.arbiters.iter().filter(|arbiter| arbiter.role == Role::Appeals);
    let members: Vec<Member> =
        named.map(|arbiter| Member { name: arbiter.name.clone(), ..Member::default() }).collect();
    if members.is_empty() { vec![Member::default()] } else { members }
}

/// Whether nothing was found of a fact, and nothing said of it.
fn says_nothing(finding: &FactFound) -> bool {
    finding.found == Found::LeftOpen && finding.words.trim().is_empty()
}
