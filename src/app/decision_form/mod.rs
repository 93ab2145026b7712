//! An appeal and the decision on it while they are filled in.

pub(crate) mod fact;
pub(crate) mod finding;
pub mod read;
pub(crate) mod view;
pub(crate) mod whole;

use crate::PROGRAM;
use crate::law::Setting;
use crate::report::{
    Appeal, Decided, Decision, FactFound, Found, GivenOutcome, Member, Report, Role, RulingGiven, Stage,
};
use crate::ruling::{DisputedFact, Outcome, Ruling};
use xiangqi::{Side, fen};

/// An appeal and the decision on it while they are filled in.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct DecisionDraft {
    /// What will be added to the report, but for what is typed below.
    pub decision: Decision,
    /// The minutes allowed, as typed.
    pub within: String,
    pub kind: DecidedKind,
    /// The result in the place of the one given.
    pub changed: NewResult,
    /// The position from which the game goes on, as typed.
    pub position: String,
    /// A decision in words.
    pub other: String,
    /// Votes in favour, against, and neither, as typed.
    pub votes: [String; 3],
    /// What follows from the findings.
    pub follows: Follows,
    /// The result that was filled in because it follows from the findings.
    filled: Option<NewResult>,
}

/// A result: outcome, side charged, clauses.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct NewResult {
    /// The outcome; `None` until one is chosen.
    pub outcome: Option<GivenOutcome>,
    pub charged: Option<Side>,
    pub ground: String,
}

impl NewResult {
    /// Whether outcome and side charged are those of a ruling given.
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

impl DecisionDraft {
    /// Everything that was written in words, a line each.
    pub fn all_words(&self) -> String {
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

    /// The appeal with the minutes as typed; without any where they are no number.
    pub fn appeal(&self) -> Appeal {
        Appeal { within: self.within.trim().parse().ok(), ..self.decision.appeal.clone() }
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

/// What follows from the facts as they are found, in words; made once for each finding.
#[derive(Clone, Debug, PartialEq)]
pub struct Follows {
    pub found: AsFound,
    pub outcome: Outcome,
    /// The result in one line, and why; both empty where it depends on facts that are left open.
    pub line: String,
    pub gist: String,
}

impl Default for Follows {
    fn default() -> Self {
        Self { found: AsFound::Nothing, outcome: Outcome::Open, line: String::new(), gist: String::new() }
    }
}

/// What follows from the facts as they are found.
#[derive(Clone, Debug, Default, PartialEq)]
pub enum AsFound {
    /// One ruling, whatever is found of the facts left open.
    Ruling(Box<Ruling>),
    /// It depends on these facts, which are left open.
    Depends(Vec<DisputedFact>),
    /// Nothing can be ruled, with or without findings.
    #[default]
    Nothing,
}
