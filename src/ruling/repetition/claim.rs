//! A claimed repetition in a game.

use super::{
    Assumed, Circumstances, RepetitionLaw, RepetitionRuling, RepetitionVerdict, Warning, legal_end,
    rule_repetition,
};
use crate::incident::Claim;
use crate::law::{Answer, Question, Topic};
use crate::ruling::case::{Case, Conclusion};
use crate::ruling::conduct;
use crate::ruling::course::ConductKind;
use crate::ruling::outcome::{Caveat, Outcome};
use crate::ruling::played::Played;
use crate::ruling::step::ConductFinding;
use crate::ruling::verdict::Instruction;

/// Rules on a repetition claimed at this moment.
pub(in crate::ruling) fn claimed(case: &mut Case<'_>, at: usize, played: &Played) -> Result<(), Conclusion> {
    let law = RepetitionLaw::of(case.law.texts()).filter(|_| !played.game.moves.is_empty());
    let (Some(law), Some((line, before))) = (law, legal_end(&played.game)) else {
        return by_people(case, played);
    };
    let overruled = case.course.overruled.clone();
    let told = Circumstances { warned: warning(case, at, &law), overruled }.after(before);
    let ruling = rule_repetition(&line, &law, &told);
    // Where the record begins in the middle of the repetition, there may have been more of it.
    let may_be_more =
        !played.reaches_back && ruling.counted.stood_after.first().is_none_or(|&first| first < 2);
    if ruling.verdict == RepetitionVerdict::NotYet && may_be_more {
        case.caveats.push(Caveat::RecordIncomplete);
        return by_people(case, played);
    }
    case.trace.steps.extend(ruling.steps(&line, &law, before));
    case.caveats.extend(ruling.caveats.iter().copied());
    let Some(verdict) = decided(case, &ruling) else {
        let Some(question) = question(&ruling) else { return by_people(case, played) };
        return Err(conduct::awaits_decision(case, question));
    };
    let ground = ruling.grounds(&law);
    match verdict {
        RepetitionVerdict::Draw => return Err(Conclusion::ending(Outcome::Draw, ground)),
        RepetitionVerdict::Loses(side) => return Err(Conclusion::loss_of(side, ground)),
        RepetitionVerdict::MustChange(side) => {
            let length = ruling.counted.cycle.map_or(0, |cycle| cycle.length);
            case.conduct.now.push(Instruction::DemandChange { side, by: law.change_by, length });
        }
        RepetitionVerdict::NotYet | RepetitionVerdict::Open => case.conduct.now.push(Instruction::PlayOn),
    }
    Ok(())
}

/// The verdict, with an open point decided as it is assumed.
fn decided(case: &mut Case<'_>, ruling: &RepetitionRuling) -> Option<RepetitionVerdict> {
    if ruling.verdict != RepetitionVerdict::Open {
        return Some(ruling.verdict);
    }
    let otherwise = case.resolve(question(ruling)?)? == Answer::Yes;
    // The branches come in pairs: as ruled, and otherwise.
    ruling.branches.get(usize::from(otherwise)).map(|branch| branch.verdict)
}

/// What the first pair of branches turns on.
fn question(ruling: &RepetitionRuling) -> Option<Question> {
    Some(match ruling.branches.first()?.assumed {
        Assumed::Point(point, _) => Question::RepetitionOtherwise(point),
        Assumed::ShortestCycle | Assumed::WholeStretch => Question::WholeStretch,
    })
}

/// The first demand to change that was made before this moment.
fn warning(case: &Case<'_>, at: usize, law: &RepetitionLaw<'_>) -> Option<Warning> {
    let events = case.course.conduct.iter().filter(|event| event.at < at);
    let mut claims = events.filter(|event| matches!(event.what, ConductKind::Claimed(Claim::Repetition, _)));
    claims.find_map(|event| {
        let game = &event.played.as_ref()?.game;
        let (line, _) = legal_end(game)?;
        match rule_repetition(&line, law, &Circumstances::default()).verdict {
            RepetitionVerdict::MustChange(side) => Some(Warning { side, ply: game.moves.len() }),
            _ => None,
        }
    })
}

/// Where there is no record to judge by, people go through the cycle.
fn by_people(case: &mut Case<'_>, played: &Played) -> Result<(), Conclusion> {
    let question = Question::ClaimHolds(Topic::Repetition);
    let answer = case.resolve(question);
    let Played { times, first, checks_in_row: checks, .. } = *played;
    case.note(Some(Topic::Repetition), ConductFinding::Repetition { times, first, checks, answer });
    case.conduct.now.push(Instruction::ClassifyRepetition);
    conduct::drawn_if(case, answer, question, Topic::Repetition)
}
