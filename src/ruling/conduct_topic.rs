//! Conduct of the catalogue: what the law in force makes of it; where it is silent, every answer by itself.

use super::case::{Case, Conclusion};
use super::count::Class;
use super::outcome::Outcome;
use super::step::ConductFinding;
use super::verdict::Instruction;
use crate::law::{Answer, ConductCost, ConductTopic, Consequence, Question, Topic, due};
use xiangqi::Side;

/// Conduct of a side in this row, which makes it so many times, or moves, by now, after so many before.
pub(super) fn judge(case: &mut Case<'_>, row: usize, side: Side, kind: ConductTopic, before: u32, now: u32) {
    let topic = Some(Topic::Conduct(kind));
    if let Some(costs) = case.law.texts().conduct(kind) {
        case.conduct.settled = case.conduct.settled.or(topic);
        let due = due(kind, costs, before, now);
        case.note(topic, ConductFinding::ConductCosts { row, side, kind, now, costs: due.clone() });
        for cost in due {
            apply(case, row, side, kind, cost);
        }
        return;
    }
    for (index, &cost) in kind.answers().iter().enumerate() {
        let question = Question::ConductIs(kind, u8::try_from(index).unwrap_or(u8::MAX));
        match case.resolve(question) {
            None => {
                case.note(topic, ConductFinding::ConductNotSeen { row, side, kind, now, answer: None });
                return case.conduct.leave_open(row, question);
            }
            Some(Answer::Yes) => {
                let answer = Some(Some(cost));
                case.note(topic, ConductFinding::ConductNotSeen { row, side, kind, now, answer });
                return apply(case, row, side, kind, cost);
            }
            Some(Answer::No) => {}
        }
    }
    case.note(topic, ConductFinding::ConductNotSeen { row, side, kind, now, answer: Some(None) });
}

fn apply(case: &mut Case<'_>, row: usize, side: Side, kind: ConductTopic, cost: ConductCost) {
    let topic = Topic::Conduct(kind);
    let ground = vec![topic];
    for (side, seconds) in [(side.opponent(), i64::from(cost.given)), (side, -i64::from(cost.taken))] {
        if seconds != 0 {
            case.conduct.change_time(side, seconds);
        }
    }
    let mut record = |class: Class| {
        case.conduct.fouls.push((side, class, topic));
        case.conduct.now.push(Instruction::RecordFoulOf(side, class));
    };
    let end = match cost.is {
        Consequence::Nothing => None,
        Consequence::NotHeard => {
            case.conduct.not_heard.get_or_insert(topic);
            None
        }
        Consequence::Warning => {
            case.conduct.warned.get_or_insert((side, topic));
            case.conduct.now.push(Instruction::Warn(side));
            None
        }
        Consequence::Foul => {
            record(Class::Foul);
            None
        }
        Consequence::Technical => {
            record(Class::Technical);
            None
        }
        Consequence::Breach => {
            record(Class::Breach);
            None
        }
        Consequence::Replay => Some(Conclusion::ending(Outcome::Replay, ground)),
        Consequence::Void => Some(Conclusion::ending(Outcome::Void, ground)),
        Consequence::Draw => Some(Conclusion::ending(Outcome::Draw, ground)),
        Consequence::Loss => Some(Conclusion::loss_of(side, ground)),
        Consequence::BothLose => Some(Conclusion::ending(Outcome::BothLose, ground)),
    };
    let colours_exchanged = cost.colours_exchanged;
    match end {
        Some(end) => case.conduct.end(row, Conclusion { colours_exchanged, ..end }),
        None if colours_exchanged => {
            case.conduct.colours_exchanged = true;
            case.conduct.now.push(Instruction::ExchangeColours);
        }
        None => {}
    }
}
