//! What touches and breaches cost, and their count.

use super::case::{Case, Conclusion};
use super::count::{Class, Count};
use super::duty::Unmet;
use super::outcome::Outcome;
use super::step::ClosingFinding;
use super::turn::Release;
use crate::law::{Answer, Cost, Penalty, Question, Setting, Topic, set};
use xiangqi::{Side, SquareSet};

/// What the law itself makes unmeetable touches cost together, the dearest of them; `None` where it leaves
/// that to the reading.
pub(super) fn set_penalty(case: &Case<'_>, unmet: Unmet) -> Option<(Penalty, Topic)> {
    let own = set!(case.law, Setting::OwnUnmeetable(penalty) => *penalty);
    let enemy = set!(case.law, Setting::EnemyUnmeetable(penalty) => *penalty);
    let set = [
        (own.filter(|_| unmet.own), Topic::TouchOwn),
        (enemy.filter(|_| unmet.enemy), Topic::TouchEnemy),
        (unmet.pair, Topic::TouchBothAtOnce),
    ];
    let priced = set.into_iter().filter_map(|(penalty, topic)| Some((penalty?, topic)));
    priced.max_by_key(|(penalty, _)| *penalty)
}

/// The class in which unmeetable touches are recorded.
fn class_of_touch(case: &Case<'_>, unmet: Unmet) -> Option<Class> {
    if !unmet.any() {
        return None;
    }
    match set_penalty(case, unmet) {
        Some((penalty, _)) => Class::of(penalty),
        None => (case.law.reading.unmeetable_touch == Cost::Foul).then_some(Class::Unclassed),
    }
}

/// What a move costs that is no move of its piece, or fails its duty, and the clause that says so.
fn breach_penalty(case: &Case<'_>, release: Option<&Release>) -> (Penalty, Topic) {
    let others = release.and_then(|release| release.piece).is_some_and(|piece| piece.side != case.turn.mover);
    let set = set!(case.law, Setting::OthersPieceMoved(penalty) if others => *penalty);
    if let Some(penalty) = set {
        return (penalty, Topic::OthersPieceMoved);
    }
    let usual = case.law.movement_breach();
    (usual.unwrap_or(Penalty::Breach), Topic::BreachLimit)
}

/// Counts the foul of the touches and one for the move against the limits, with a step and the caveat the
/// count leaves; the limit that decides.
pub(super) fn count(case: &mut Case<'_>, unmet: Unmet, breach: Option<Class>) -> (Outcome, Topic) {
    let before = *case.own();
    let touch = class_of_touch(case, unmet);
    touch.into_iter().chain(breach).for_each(|class| case.own().add(class));
    let reached = case.own().reached();
    if *case.own() != before {
        let usual = matches!(touch, None | Some(Class::Unclassed))
            && matches!(breach, None | Some(Class::Breach))
            && !case.own().is_mixed();
        let finding = if usual {
            ClosingFinding::Counted {
                prior: before.prior.breaches + before.new.breaches,
                touch: u32::from(touch.is_some()),
                breach: u32::from(breach.is_some()),
                limit: case.own().limits.breaches,
                level: case.law.level,
                result: reached.outcome,
            }
        } else {
            tallied(&case.counts[case.turn.mover], case.turn.mover, reached.outcome)
        };
        case.trace.step(Some(reached.topic), SquareSet::EMPTY, finding);
    }
    case.caveats.extend(reached.caveat);
    (reached.outcome, reached.topic)
}

/// Counts a breach with the foul of the touches before it; the conclusion, where that ends the game or stays open.
pub(super) fn breach(case: &mut Case<'_>, unmet: Unmet, release: Option<&Release>) -> Option<Conclusion> {
    let (penalty, topic) = breach_penalty(case, release);
    if penalty == Penalty::Loss {
        return Some(Conclusion::loss(vec![topic]));
    }
    let class = Class::of(penalty);
    if class == Some(Class::Breach) && case.own().breach_is_open() {
        let question = Question::BreachLoses;
        let answer = case.resolve(question);
        let finding = ClosingFinding::LimitNotSeen(answer);
        case.trace.step(Some(Topic::BreachLimit), SquareSet::EMPTY, finding);
        match answer {
            None => return Some(Conclusion::open(vec![Topic::BreachLimit], question)),
            Some(Answer::Yes) => return Some(Conclusion::loss(vec![Topic::BreachLimit])),
            Some(Answer::No) => {}
        }
    }
    if let (Outcome::Loss, topic) = count(case, unmet, class) {
        return Some(Conclusion::loss(vec![topic]));
    }
    if let Some(minutes) = set!(case.law, Setting::BreachMinutes(minutes) => *minutes) {
        let to = case.turn.mover.opponent();
        case.trace.step(
            Some(Topic::BreachLimit),
            SquareSet::EMPTY,
            ClosingFinding::TimeGiven { to, minutes },
        );
        case.conduct.change_time(to, i64::from(minutes) * 60);
    }
    None
}

/// The step that says what a count comes to.
pub(super) const fn tallied(count: &Count, side: Side, result: Outcome) -> ClosingFinding {
    ClosingFinding::Tallied {
        side,
        prior: count.prior,
        new: count.new,
        unclassed: count.unclassed,
        limits: count.limits,
        result,
    }
}
