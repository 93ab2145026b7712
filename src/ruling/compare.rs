//! The same incident under several laws, side by side, and which of their texts make the difference.

use std::mem::discriminant;

use strum::IntoEnumIterator;

use super::count::Prior;
use super::disputed::{Dispute, Disputed, Scenario};
use super::law::Law;
use super::outcome::{Duty, Outcome, TimeChange};
use super::rule::Ruling;
use crate::incident::Incident;
use crate::law::{PositionTaken, Setting, Topic, TouchRules};
use xiangqi::{Move, Side, Status};

/// What one law makes of an incident.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Compared {
    /// Every way the disputed facts can fall, ruled under this law.
    pub scenarios: Disputed,
    /// The result; `None` where it depends on disputed facts.
    pub result: Option<Comparable>,
    /// Every topic that the reasoning touches, in whichever way the facts fall.
    pub used: Vec<Topic>,
    /// For each of the laws, in their order: the topics used under this law or that one on which the two are
    /// not the same. None between laws with the same result, or between a law and itself.
    pub differences: Vec<Vec<Topic>>,
}

/// The parts of a ruling that are set side by side.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Comparable {
    pub outcome: Outcome,
    /// The side charged.
    pub charged: Option<Side>,
    /// Who has lost by the move that was made.
    pub game_over: Option<(Side, Status)>,
    pub colours_exchanged: bool,
    /// The time given and taken.
    pub time: Vec<TimeChange>,
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
            game_over: verdict.game_over,
            colours_exchanged: verdict.colours_exchanged,
            time: verdict.time(),
            ground: verdict.ground.code(law.texts()),
            duty: verdict.duty,
            allowed: verdict.allowed.clone(),
        }
    }

    /// Against whom it is, for programs: `red`, `black`, `both`.
    pub fn by(&self) -> Option<&'static str> {
        if self.outcome == Outcome::BothLose { Some("both") } else { self.charged.map(Side::code) }
    }

    /// Whether the arbiter does the same under both. The clauses have other numbers in every rulebook.
    pub fn same_consequence(&self, other: &Self) -> bool {
        let blank = String::new();
        Self { ground: blank.clone(), ..self.clone() } == Self { ground: blank, ..other.clone() }
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
                    one.ruling.verdict.same_consequence(&two.ruling.verdict)
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
    let mut compared: Vec<Compared> = Vec::new();
    for law in laws {
        let rules = law.hand();
        let scenarios = match disputes.iter().find(|(of, _)| *of == rules) {
            Some((_, dispute)) => dispute.rule(law, prior),
            None => {
                let dispute = Dispute::of(incident, rules);
                let scenarios = dispute.rule(law, prior);
                disputes.push((rules, dispute));
                scenarios
            }
        };
        let result = scenarios.settled().map(|ruling| Comparable::of(ruling, law));
        compared.push(Compared { used: used(&scenarios), scenarios, result, differences: Vec::new() });
    }
    let in_check = incident.position.exposure().any();
    let mut differences = Vec::new();
    for one in laws.iter().zip(&compared) {
        let with_each: Vec<Vec<Topic>> =
            laws.iter().zip(&compared).map(|two| between(one, two, in_check)).collect();
        differences.push(with_each);
    }
    for (compared, differences) in compared.iter_mut().zip(differences) {
        compared.differences = differences;
    }
    compared
}

/// Every topic that steps, grounds and open questions of these rulings are about, in the order of the topics.
fn used(scenarios: &Disputed) -> Vec<Topic> {
    let mut topics = Vec::new();
    for way in &scenarios.scenarios {
        let verdict = &way.ruling.verdict;
        topics.extend(verdict.steps.iter().filter_map(|step| step.topic));
        topics.extend(&verdict.ground.0);
        topics.extend(verdict.asked.iter().map(|question| question.topic()));
    }
    // What a touch and a move are decides before any step.
    topics.extend([Topic::TouchThreshold, Topic::Adjusting, Topic::ReleaseDecides]);
    topics.sort_unstable();
    topics.dedup();
    topics
}

fn between(one: (&Law<'_>, &Compared), two: (&Law<'_>, &Compared), in_check: bool) -> Vec<Topic> {
    if one.1.same_consequence(two.1) {
        return Vec::new();
    }
    let used = |topic: &Topic| one.1.used.contains(topic) || two.1.used.contains(topic);
    Topic::iter().filter(used).filter(|&topic| differ(one.0, two.0, topic, in_check)).collect()
}

/// Whether two laws are not the same on a topic: in what they set, in whether a text on it was seen, in the
/// counts that lose, or in what they answer where the clauses are open.
pub fn differ(one: &Law<'_>, two: &Law<'_>, topic: Topic, in_check: bool) -> bool {
    let unmeetable = matches!(topic, Topic::TouchOwn | Topic::TouchEnemy)
        && one.reading.unmeetable_touch != two.reading.unmeetable_touch;
    let answered_otherwise = one.reading.positions.iter().chain(&two.reading.positions).any(|taken| {
        taken.question.topic() == topic
            && one.answer(taken.question, in_check) != two.answer(taken.question, in_check)
    });
    unmeetable
        || answered_otherwise
        || one.is_seen(topic) != two.is_seen(topic)
        || limit(one, topic) != limit(two, topic)
        || in_force(one, topic) != in_force(two, topic)
}

/// The count that loses, where the topic is one of the counts.
fn limit(law: &Law<'_>, topic: Topic) -> Option<u32> {
    let limits = law.limits();
    match topic {
        Topic::BreachLimit => limits.breaches,
        Topic::TechnicalLimit => limits.technical,
        Topic::FoulLimit => limits.all,
        _ => None,
    }
}

/// What a law sets on a topic: of settings of one kind the first counts.
pub fn in_force<'a>(law: &Law<'a>, topic: Topic) -> Vec<&'a Setting> {
    let mut settings: Vec<&Setting> = Vec::new();
    let regulation = law.regulation.map_or(&[][..], |regulation| &regulation.settings);
    for provision in regulation.iter().chain(&law.rulebook.settings) {
        let setting = &provision.setting;
        // The limits of breaches are compared as they are at the level.
        let counted = matches!(setting, Setting::BreachLimit(_));
        if setting.topic() == topic && !counted && !settings.iter().any(|other| same_kind(other, setting)) {
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
