//! Conduct of the catalogue: what the law in force makes of it; where it is silent, every answer by itself.

use super::case::{Case, Conclusion};
use super::conduct;
use super::count::Class;
use super::outcome::Outcome;
use super::step::ConductFinding;
use super::verdict::Instruction;
use crate::law::{Answer, ConductCost, ConductTopic, Consequence, Question, Topic, due};
use xiangqi::Side;

/// Conduct at this moment, which makes it so many times, or moves, by now, after so many before; of nobody where other
/// rows come to it.
pub(super) fn judge(
    case: &mut Case<'_>,
    at: usize,
    side: Option<Side>,
    kind: ConductTopic,
    (before, now): (u32, u32),
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
    let answer = assumed(case, kind);
    case.note(topic, ConductFinding::ConductNotSeen { row, side, kind, now, answer: answer.ok() });
    match answer {
        Err(question) => Err(conduct::open(question)),
        // Where other rows come to it, they go on to be judged by themselves.
        Ok(cost) if side.is_none() && cost == kind.otherwise() => Ok(()),
        Ok(cost) => apply(case, side, kind, cost),
    }
}

/// What the answers assumed make of conduct on which no text was seen; the first question that nothing answers.
fn assumed(case: &mut Case<'_>, kind: ConductTopic) -> Result<ConductCost, Question> {
    for (index, &cost) in kind.answers().iter().enumerate() {
        let question = Question::ConductIs(kind, u8::try_from(index).unwrap_or(u8::MAX));
        match case.resolve(question) {
            None => return Err(question),
            Some(Answer::Yes) => return Ok(cost),
            Some(Answer::No) => {}
        }
    }
    Ok(kind.otherwise())
}

/// Something in words, which no text covers: a claim of one side against the other, or what a side did. Of what the
/// arbiter wrote down it stays open which side it is about.
pub(super) fn in_words(case: &mut Case<'_>, by: Option<Side>, is_claim: bool) -> Result<(), Conclusion> {
    let Some(kind) = ConductTopic::other() else { return Ok(()) };
    let turn = case.turn;
    // Whoever is to move now: after a move that stands the other side is.
    let mover = if turn.released_at.is_some() { turn.mover.opponent() } else { turn.mover };
    let about = match by {
        Some(side) if is_claim => Ok(side.opponent()),
        Some(side) => Ok(side),
        None => {
            let question = Question::ConcernsMover(kind);
            match case.resolve(question) {
                None => Err(question),
                Some(Answer::Yes) => Ok(mover),
                Some(Answer::No) => Ok(mover.opponent()),
            }
        }
    };
    let answer = about.and_then(|_| assumed(case, kind));
    case.note(
        Some(Topic::Conduct(kind)),
        ConductFinding::InWords { is_claim, against: about.ok(), answer: answer.ok() },
    );
    answer.map_err(conduct::open).and_then(|cost| apply(case, about.ok(), kind, cost))
}

fn apply(
    case: &mut Case<'_>,
    side: Option<Side>,
    kind: ConductTopic,
    cost: ConductCost,
) -> Result<(), Conclusion> {
    let topic = Topic::Conduct(kind);
    // The catalogue blames nobody where nobody is named.
    let side = side.unwrap_or(case.turn.mover);
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
