//! The same incident under several laws, side by side, and which of their texts make the difference.

use std::mem::discriminant;

use strum::IntoEnumIterator;

use super::count::Prior;
use super::disputed::{Dispute, Disputed, Scenario};
use super::law::Law;
use super::outcome::{Duty, Outcome};
use super::rule::Ruling;
use crate::incident::Incident;
use crate::law::{PositionTaken, Setting, Topic, TouchRules};
use xiangqi::{Move, Side};

/// What one law makes of an incident.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Compared {
    /// Every way the disputed facts can fall, ruled under this law.
    pub scenarios: Disputed,
    /// The result; `None` where it depends on disputed facts.
    pub result: Option<Comparable>,
    /// Every matter that the reasoning touches, in whichever way the facts fall.
    pub used: Vec<Topic>,
    /// For each of the laws, in their order: the matters used under this law or that one on which the two are
    /// not the same. None between laws with the same result, or between a law and itself.
    pub differences: Vec<Vec<Topic>>,
}

/// The parts of a ruling that are set side by side.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Comparable {
    /// The result.
    pub outcome: Outcome,
    /// The side charged.
    pub charged: Option<Side>,
    /// The clauses that decide, by their codes.
    pub ground: String,
    /// What the side to move must do.
    pub duty: Duty,
    /// The legal moves that meet the duty.
    pub allowed: Vec<Move>,
}

impl Comparable {
    fn of(ruling: &Ruling, law: &Law<'_>) -> Self {
        let verdict = &ruling.verdict;
        Self {
            outcome: verdict.outcome,
            charged: verdict.charged,
            ground: verdict.ground.code(law.texts()),
            duty: verdict.duty,
            allowed: verdict.allowed.clone(),
        }
    }

    /// Whether the arbiter does the same under both. The clauses have other numbers in every rulebook.
    pub fn same_consequence(&self, other: &Self) -> bool {
        (self.outcome, self.charged, self.duty, &self.allowed)
            == (other.outcome, other.charged, other.duty, &other.allowed)
    }
}

impl Compared {
    /// Whether the arbiter does the same under both laws; results that depend on disputed facts are the same
    /// where every way is.
    pub fn same_consequence(&self, other: &Self) -> bool {
        match (&self.result, &other.result) {
            (Some(one), Some(two)) => one.same_consequence(two),
            (None, None) => {
                let same = |(one, two): (&Scenario, &Scenario)| {
                    one.ruling.verdict.charged == two.ruling.verdict.charged
                        && one.ruling.verdict.same_consequence(&two.ruling.verdict)
                };
                self.scenarios.scenarios.len() == other.scenarios.scenarios.len()
                    && self.scenarios.scenarios.iter().zip(&other.scenarios.scenarios).all(same)
            }
            _ => false,
        }
    }
}

/// Rules on an incident under each of the laws. `prior` is what stood against the players earlier in the game.
pub fn compare(incident: &Incident, laws: &[Law<'_>], prior: impl Into<Prior>) -> Vec<Compared> {
    let prior = prior.into();
    // The facts depend on the law only by what a touch and a move are.
    let mut disputes: Vec<(TouchRules, Dispute)> = Vec::new();
    let mut compared: Vec<Compared> = laws
        .iter()
        .map(|law| {
            let hand = law.hand();
            let known = disputes.iter().find(|(of, _)| *of == hand);
            let scenarios = match known {
                Some((_, dispute)) => dispute.rule(law, prior),
                None => {
                    let dispute = Dispute::of(incident, hand);
                    let scenarios = dispute.rule(law, prior);
                    disputes.push((hand, dispute));
                    scenarios
                }
            };
            let result = scenarios.settled().map(|ruling| Comparable::of(ruling, law));
            Compared { used: used(&scenarios), scenarios, result, differences: Vec::new() }
        })
        .collect();
    let in_check = incident.position.exposure().any();
    let differences: Vec<Vec<Vec<Topic>>> = laws
        .iter()
        .zip(&compared)
        .map(|one| laws.iter().zip(&compared).map(|two| between(one, two, in_check)).collect())
        .collect();
    for (compared, differences) in compared.iter_mut().zip(differences) {
        compared.differences = differences;
    }
    compared
}

/// Every matter that steps, grounds and open questions of these rulings are about, in the order of the matters.
fn used(scenarios: &Disputed) -> Vec<Topic> {
    let mut matters = Vec::new();
    for way in &scenarios.scenarios {
        let verdict = &way.ruling.verdict;
        matters.extend(verdict.steps.iter().filter_map(|step| step.matter));
        matters.extend(&verdict.ground.0);
        matters.extend(verdict.asked.iter().map(|question| question.topic()));
    }
    // What a touch and a move are decides before any step.
    matters.extend([Topic::TouchThreshold, Topic::Adjusting, Topic::ReleaseDecides]);
    matters.sort_unstable();
    matters.dedup();
    matters
}

fn between(one: (&Law<'_>, &Compared), two: (&Law<'_>, &Compared), in_check: bool) -> Vec<Topic> {
    if one.1.same_consequence(two.1) {
        return Vec::new();
    }
    let used = |matter: &Topic| one.1.used.contains(matter) || two.1.used.contains(matter);
    Topic::iter().filter(used).filter(|&matter| differ(one.0, two.0, matter, in_check)).collect()
}

/// Whether two laws are not the same on a matter: in what they set, in whether a text on it was seen, in the
/// counts that lose, or in what they answer where the clauses are open.
pub fn differ(one: &Law<'_>, two: &Law<'_>, matter: Topic, in_check: bool) -> bool {
    let limits = |law: &Law<'_>| {
        let limits = law.limits();
        match matter {
            Topic::BreachLimit => limits.breaches,
            Topic::TechnicalLimit => limits.technical,
            Topic::FoulLimit => limits.all,
            _ => None,
        }
    };
    let answers = |law: &Law<'_>| {
        let asked = one.reading.positions.iter().chain(&two.reading.positions).map(|taken| taken.question);
        let asked = asked.filter(|question| question.topic() == matter);
        asked.map(|question| law.answer(question, in_check)).collect::<Vec<_>>()
    };
    let cost = matches!(matter, Topic::TouchOwn | Topic::TouchEnemy)
        && one.reading.unmeetable_touch != two.reading.unmeetable_touch;
    cost || one.is_seen(matter) != two.is_seen(matter)
        || limits(one) != limits(two)
        || answers(one) != answers(two)
        || in_force(one, matter) != in_force(two, matter)
}

/// What a law sets on a matter: of settings of one kind the first counts.
pub fn in_force<'a>(law: &Law<'a>, matter: Topic) -> Vec<&'a Setting> {
    let mut settings: Vec<&Setting> = Vec::new();
    let regulation = law.regulation.map_or(&[][..], |regulation| &regulation.settings);
    for provision in regulation.iter().chain(&law.rulebook.settings) {
        let setting = &provision.setting;
        // The limits of breaches are compared as they are at the level.
        let counted = matches!(setting, Setting::BreachLimit(_));
        if setting.topic() == matter && !counted && !settings.iter().any(|other| same_kind(other, setting)) {
            settings.push(setting);
        }
    }
    settings
}

/// Whether both set the same thing: answers are to one question under the same conditions.
fn same_kind(one: &Setting, two: &Setting) -> bool {
    match (one, two) {
        (Setting::Answers(one), Setting::Answers(two)) => {
            let condition = |taken: &PositionTaken| (taken.question, taken.levels.clone(), taken.in_check);
            condition(one) == condition(two)
        }
        _ => discriminant(one) == discriminant(two),
    }
}
