//! Conduct of the catalogue: what the law in force makes of it; where it is silent, every answer by itself.

use super::case::{Case, Conclusion};
use super::conduct;
use super::count::Class;
use super::outcome::Outcome;
use super::step::ConductFinding;
use super::verdict::Instruction;
use crate::law::{Answer, ConductCost, ConductTopic, Consequence, Question, Topic, due};
use xiangqi::Side;

/// Conduct of a side at this moment, which makes it so many times, or moves, by now, after so many before.
pub(super) fn judge(
    case: &mut Case<'_>,
    at: usize,
    side: Side,
    kind: ConductTopic,
    before: u32,
    now: u32,
) -> Result<(), Conclusion> {
    let row = case.course.row(at);
    let topic = Some(Topic::Conduct(kind));
    if let Some(costs) = case.law.texts().conduct(kind) {
        case.conduct.settled = case.conduct.settled.or(topic);
        let due = due(kind, costs, before, now);
        case.note(topic, ConductFinding::ConductCosts { row, side, kind, now, costs: due.clone() });
        for cost in due {
            apply(case, side, kind, cost)?;
        }
        return Ok(());
    }
    for (index, &cost) in kind.answers().iter().enumerate() {
        let question = Question::ConductIs(kind, u8::try_from(index).unwrap_or(u8::MAX));
        match case.resolve(question) {
            None => {
                case.note(topic, ConductFinding::ConductNotSeen { row, side, kind, now, answer: None });
                return Err(conduct::open(question));
            }
            Some(Answer::Yes) => {
                let answer = Some(Some(cost));
                case.note(topic, ConductFinding::ConductNotSeen { row, side, kind, now, answer });
                return apply(case, side, kind, cost);
            }
            Some(Answer::No) => {}
        }
    }
    case.note(topic, ConductFinding::ConductNotSeen { row, side, kind, now, answer: Some(None) });
    Ok(())
}

fn apply(case: &mut Case<'_>, side: Side, kind: ConductTopic, cost: ConductCost) -> Result<(), Conclusion> {
    let topic = Topic::Conduct(kind);
    for (side, seconds) in [(side.opponent(), i64::from(cost.given)), (side, -i64::from(cost.taken))] {
        if seconds != 0 {
            case.conduct.change_time(side, seconds);
        }
    }
    let colours_exchanged = cost.colours_exchanged;
    let end = |outcome| Err(Conclusion { colours_exchanged, ..Conclusion::ending(outcome, vec![topic]) });
    match cost.is {
        Consequence::Nothing => {}
        Consequence::NotHeard => {
            case.conduct.not_heard.get_or_insert(topic);
        }
        Consequence::Warning => {
            case.conduct.warned.get_or_insert((side, topic));
            case.conduct.now.push(Instruction::Warn(side));
        }
        Consequence::Foul => conduct::foul(case, side, Class::Foul, topic)?,
        Consequence::Technical => conduct::foul(case, side, Class::Technical, topic)?,
        Consequence::Breach => conduct::foul(case, side, Class::Breach, topic)?,
        Consequence::Replay => return end(Outcome::Replay),
        Consequence::Void => return end(Outcome::Void),
        Consequence::Draw => return end(Outcome::Draw),
        Consequence::Loss => {
            let lost = Conclusion::loss_of(side, vec![topic]);
            return Err(Conclusion { colours_exchanged, ..lost });
        }
        Consequence::BothLose => return end(Outcome::BothLose),
    }
    if colours_exchanged {
        case.conduct.colours_exchanged = true;
        case.conduct.now.push(Instruction::ExchangeColours);
    }
    Ok(())
}
