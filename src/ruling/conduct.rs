//! Clocks, claims, draws and pieces knocked over, each at its moment: what ends the game, what it costs, and what
//! stays open. `Err` is the conclusion where the game ends there, or may.

use super::case::{Case, Conclusion};
use super::conduct_topic;
use super::count::{Class, Count};
use super::course::{ConductEvent, ConductKind};
use super::decide::{still_to_move, whole_turn};
use super::duty::Judged;
use super::outcome::{Caveat, Duty, Outcome};
use super::penalty;
use super::played::Played;
use super::repetition;
use super::step::{ConductFinding, Infraction};
use super::verdict::Instruction;
use crate::incident::Claim;
use crate::law::{
    Answer, ClaimantChecks, ComplaintUntil, ConductTopic, FacingLoser, Penalty, Question, Setting, Topic, set,
};
use xiangqi::{BySide, Irregularity, Side};

/// Judges everything up to this moment of the course that has not been judged.
pub(super) fn up_to(case: &mut Case<'_>, moment: usize) -> Result<(), Conclusion> {
    while let Some(event) = case.course.conduct.get(case.conduct.judged)
        && event.at < moment
    {
        case.conduct.judged += 1;
        case.conduct.last = event.at;
        judge(case, event)?;
    }
    Ok(())
}

/// A claim that the generals face each other is heard before what the position itself comes to: nobody is mated by
/// a move that was against the rules.
pub(super) fn before_all_else(case: &mut Case<'_>) -> Result<(), Conclusion> {
    let facing = case.turn.exposure.facing.is_some() && case.turn.status.is_over();
    let claims = |event: &&ConductEvent| matches!(event.what, ConductKind::Claimed(Claim::Facing, _));
    match case.course.conduct.iter().find(claims) {
        Some(claim) if facing => judge(case, claim),
        _ => Ok(()),
    }
}

/// Rows of clocks and claims after the game was over.
pub(super) fn note_after_the_end(case: &mut Case<'_>) {
    let rows = case.course.conduct.len().saturating_sub(case.conduct.judged);
    if rows > 0 {
        case.note(None, ConductFinding::AfterTheEnd(rows));
    }
}

/// The fouls of a turn that is over stay on the sheet.
pub(super) fn keep_fouls(case: &mut Case<'_>, before: &BySide<Count>, turn: &Conclusion) {
    let side = case.turn.mover;
    let topic = turn.ground.first().copied().unwrap_or(Topic::BreachLimit);
    for class in case.counts[side].added_since(&before[side]) {
        case.conduct.fouls.push((side, class, topic));
        case.conduct.now.push(Instruction::RecordFoulOf(side, class));
    }
}

/// The conclusion of the last turn with what was recorded beside it.
pub(super) fn with_fouls(case: &mut Case<'_>, turn: Conclusion) -> Conclusion {
    let colours_exchanged = turn.colours_exchanged || case.conduct.colours_exchanged;
    let turn = Conclusion { colours_exchanged, ..turn };
    if let Some(question) = case.conduct.open {
        return Conclusion::open(vec![question.topic()], question);
    }
    let caveats = std::mem::take(&mut case.conduct.caveats);
    case.caveats.extend(caveats);
    if turn.outcome != Outcome::None {
        return turn;
    }
    let conduct = &case.conduct;
    let (duty, allowed, stands) = (turn.duty, turn.allowed.clone(), turn.stands);
    let beside = |outcome, charged, topic| Conclusion {
        charged,
        colours_exchanged,
        duty,
        allowed,
        stands,
        ..Conclusion::ending(outcome, vec![topic])
    };
    match (conduct.fouls.first(), conduct.warned, conduct.not_heard) {
        (Some(&(side, _, topic)), ..) => beside(Outcome::Foul, Some(side), topic),
        (None, Some((side, topic)), _) => beside(Outcome::Warning, Some(side), topic),
        (None, None, Some(topic)) => beside(Outcome::NotHeard, None, topic),
        (None, None, None) if turn.ground.is_empty() => {
            Conclusion { ground: conduct.settled.into_iter().collect(), ..turn }
        }
        (None, None, None) => turn,
    }
}

fn judge(case: &mut Case<'_>, event: &ConductEvent) -> Result<(), Conclusion> {
    let at = event.at;
    match (&event.what, event.by) {
        (ConductKind::DrawDeclared(ground), _) => Err(draw_declared(case, ground)),
        // What stands in words is looked at when all else is.
        (ConductKind::Words, _) | (_, None) => Ok(()),
        (ConductKind::FlagFell(shown), Some(side)) => {
            case.note(Some(Topic::LossOnTime), ConductFinding::FlagFell(side));
            if let Some(left) = shown.filter(|left| *left > 0) {
                case.note(None, ConductFinding::ClockContradicts { side, left });
            }
            lost_if_seen(case, side, Topic::LossOnTime)
        }
        (ConductKind::Resigned, Some(side)) => {
            case.note(Some(Topic::Resignation), ConductFinding::Resigned(side));
            Err(Conclusion::loss_of(side, vec![Topic::Resignation]))
        }
        (ConductKind::DrawAgreed, Some(_)) => draw_agreed(case, at, event.played.as_deref()),
        (ConductKind::Topic { kind, before, now }, Some(side)) => {
            conduct_topic::judge(case, at, Some(side), *kind, (*before, *now))
        }
        (ConductKind::Late(minutes), Some(side)) => late(case, at, side, *minutes),
        (ConductKind::PressedBeforeMoving, Some(side)) => {
            let set = set!(case.law, Setting::PressedBeforeMoving(penalty) => *penalty);
            let topic = Topic::PressedBeforeMoving;
            costs(case, at, side, Infraction::PressedBeforeMoving, (topic, set, 0))
        }
        (ConductKind::TookBack(mv, instead), Some(side)) => {
            if std::mem::take(&mut case.conduct.corrected) {
                return Ok(());
            }
            let set = set!(case.law, Setting::TakenBack(penalty) => *penalty);
            costs(case, at, side, Infraction::TookBack(*mv), (Topic::TakenBack, set, 0))?;
            case.conduct.now.extend(instead.map(Instruction::TakeBack));
            case.conduct.now.push(Instruction::PutAgain(*mv));
            Ok(())
        }
        (ConductKind::Disturbed { own_time, left_to_other, .. }, Some(side)) => {
            disturbed(case, at, side, *own_time, *left_to_other)
        }
        (ConductKind::OutOfTurn(deed), Some(side)) => match case.law.touch_on_others_time() {
            Some(penalty) => {
                let cost = (Topic::TouchOnOthersTime, Some(penalty), 0);
                costs(case, at, side, Infraction::TouchedOnOthersTime(*deed), cost)
            }
            None => Ok(()),
        },
        (ConductKind::Claimed(claim, left), Some(side)) => match &event.played {
            Some(played) => claimed(case, at, side, *left, played, claim),
            None => Ok(()),
        },
    }
}

fn draw_declared(case: &mut Case<'_>, ground: &str) -> Conclusion {
    let topic = case.conduct.claimed.unwrap_or(Topic::NoWinningChances);
    case.note(Some(topic), ConductFinding::DrawDeclared(ground.to_owned()));
    Conclusion::ending(Outcome::Draw, vec![topic])
}

/// A loss by a clause that must have been seen.
pub(super) fn lost_if_seen(case: &mut Case<'_>, side: Side, topic: Topic) -> Result<(), Conclusion> {
    let question = match topic {
        Topic::LossBySuicide => Question::SuicideLoses,
        topic => Question::ClaimHolds(topic),
    };
    let answer = if case.law.is_seen(topic) { Some(Answer::Yes) } else { case.resolve(question) };
    match answer {
        Some(Answer::Yes) => Err(Conclusion::loss_of(side, vec![topic])),
        Some(Answer::No) => Ok(()),
        None => Err(Conclusion::open(vec![topic], question)),
    }
}

fn draw_agreed(case: &mut Case<'_>, at: usize, played: Option<&Played>) -> Result<(), Conclusion> {
    let topic = Topic::DrawByAgreement;
    if played.is_some_and(Played::is_nothing)
        && let Some(kind) = ConductTopic::draw_without_play()
    {
        conduct_topic::judge(case, at, None, kind, (0, 1))?;
    }
    let from = set!(case.law, Setting::DrawsFromRound(round) => *round);
    let rounds = played.map_or(0, |played| played.rounds);
    let known = played.is_some_and(|played| played.rounds_are_known);
    let question = Question::ClaimHolds(topic);
    let too_early = from.filter(|from| rounds < *from);
    let answer = match too_early {
        None => Some(Answer::Yes),
        Some(_) if known => Some(Answer::No),
        Some(_) => case.resolve(question),
    };
    match (too_early, answer) {
        (Some(from), Some(Answer::No)) => {
            case.note(Some(topic), ConductFinding::DrawTooEarly { rounds, from });
            case.conduct.now.push(Instruction::PlayOn);
            Ok(())
        }
        (Some(from), None) => {
            case.note(Some(topic), ConductFinding::RoundsNotKnown { from });
            case.caveats.push(Caveat::RecordIncomplete);
            Err(Conclusion::open(vec![topic], question))
        }
        _ => {
            case.note(Some(topic), ConductFinding::DrawAgreed);
            Err(Conclusion::ending(Outcome::Draw, vec![topic]))
        }
    }
}

fn late(case: &mut Case<'_>, at: usize, side: Side, minutes: u32) -> Result<(), Conclusion> {
    let limit = set!(case.law, Setting::LateFrom(minutes) => *minutes);
    let question = Question::ClaimHolds(Topic::Lateness);
    let answer = if limit.is_none() { case.resolve(question) } else { None };
    // A limit of zero means not being there at the start.
    let is_beyond = |minutes: u32| minutes >= limit.unwrap_or_default().max(1);
    let lost = match limit {
        Some(_) => Some(is_beyond(minutes)),
        None => answer.map(|answer| answer == Answer::Yes),
    };
    case.note(Some(Topic::Lateness), ConductFinding::Late { side, minutes, limit, lost });
    let too = |other: &ConductEvent| {
        other.by == Some(side.opponent())
            && matches!(other.what, ConductKind::Late(minutes) if is_beyond(minutes))
    };
    match (lost, ConductTopic::both_late()) {
        (None, _) => Err(Conclusion::open(vec![Topic::Lateness], question)),
        (Some(true), Some(kind)) if case.course.conduct.iter().any(too) => {
            conduct_topic::judge(case, at, None, kind, (0, 1))
        }
        (Some(true), _) => Err(Conclusion::loss_of(side, vec![Topic::Lateness])),
        (Some(false), _) => Ok(()),
    }
}

/// Seconds: the texts and the rulings that were seen on time trouble speak of three minutes.
const IN_TROUBLE: u32 = 180;

fn disturbed(
    case: &mut Case<'_>,
    at: usize,
    side: Side,
    own_time: bool,
    left: Option<u32>,
) -> Result<(), Conclusion> {
    case.conduct.now.push(Instruction::RestorePieces(side));
    if own_time {
        let set = set!(case.law, Setting::DisturbedOnOwnTime(penalty) => *penalty);
        let deed = Infraction::DisturbedOnOwnTime;
        return costs(case, at, side, deed, (Topic::Disturbance, set, 0));
    }
    let late = set!(case.law, Setting::DisturbedInTimeTrouble { under_minutes, penalty } => (*under_minutes, *penalty));
    if let Some((under_minutes, penalty)) = late {
        let in_trouble = match left {
            Some(seconds) => Some(seconds < under_minutes.saturating_mul(60)),
            None => {
                let answer = case.resolve(Question::InTimeTrouble);
                case.note(Some(Topic::Disturbance), ConductFinding::TimeNotRead { under_minutes, answer });
                answer.map(|answer| answer == Answer::Yes)
            }
        };
        match in_trouble {
            None => return Err(open(Question::InTimeTrouble)),
            Some(true) => {
                let deed = Infraction::DisturbedInTimeTrouble;
                return costs(case, at, side, deed, (Topic::Disturbance, Some(penalty), 0));
            }
            Some(false) => {}
        }
    }
    let set = set!(case.law, Setting::DisturbedOnOthersTime { penalty, minutes } => (*penalty, *minutes));
    if late.is_none() && set.is_none() && left.is_none_or(|seconds| seconds < IN_TROUBLE) {
        let answer = case.resolve(Question::DisturbanceLoses);
        case.note(Some(Topic::Disturbance), ConductFinding::DisturbedInTrouble { answer });
        match answer {
            None => return Err(open(Question::DisturbanceLoses)),
            Some(Answer::Yes) => return Err(Conclusion::loss_of(side, vec![Topic::Disturbance])),
            Some(Answer::No) => {}
        }
    }
    let (penalty, minutes) = set.map_or((None, 0), |(penalty, minutes)| (Some(penalty), minutes));
    let cost = (Topic::Disturbance, penalty, minutes);
    costs(case, at, side, Infraction::DisturbedOnOthersTime, cost)?;
    if minutes > 0 {
        case.conduct.change_time(side.opponent(), i64::from(minutes) * 60);
    }
    Ok(())
}

pub(super) fn open(question: Question) -> Conclusion {
    Conclusion::open(vec![question.topic()], question)
}

/// What this costs; where no clause says, whether it is a foul stays open.
fn costs(
    case: &mut Case<'_>,
    at: usize,
    side: Side,
    deed: Infraction,
    (topic, set, minutes): (Topic, Option<Penalty>, u32),
) -> Result<(), Conclusion> {
    let row = case.course.row(at);
    let penalty = match set {
        Some(penalty) => {
            case.note(Some(topic), ConductFinding::Costs { row, side, deed, penalty, minutes });
            penalty
        }
        None => {
            let question = Question::Penalised(topic);
            let answer = case.resolve(question);
            case.note(Some(topic), ConductFinding::CostNotSeen { row, side, deed, answer });
            match answer {
                Some(Answer::Yes) => Penalty::Foul,
                Some(Answer::No) => Penalty::Nothing,
                None if case.counts[side].with(Class::Foul).reached().outcome == Outcome::Loss => {
                    return Err(open(question));
                }
                None => {
                    case.conduct.open.get_or_insert(question);
                    return Ok(());
                }
            }
        }
    };
    match penalty {
        Penalty::Nothing => Ok(()),
        Penalty::Warning => {
            case.conduct.warned.get_or_insert((side, topic));
            case.conduct.now.push(Instruction::Warn(side));
            Ok(())
        }
        Penalty::Loss => Err(Conclusion::loss_of(side, vec![topic])),
        Penalty::Foul => foul(case, side, Class::Foul, topic),
        Penalty::Technical => foul(case, side, Class::Technical, topic),
        Penalty::Breach => foul(case, side, Class::Breach, topic),
    }
}

/// Records a foul; the loss where the count comes to one.
pub(super) fn foul(case: &mut Case<'_>, side: Side, class: Class, topic: Topic) -> Result<(), Conclusion> {
    case.counts[side].add(class);
    let reached = case.counts[side].reached();
    let finding = penalty::tallied(&case.counts[side], side, reached.outcome);
    case.note(Some(reached.topic), finding);
    if reached.outcome == Outcome::Loss {
        case.caveats.extend(reached.caveat);
        return Err(Conclusion::loss_of(side, vec![reached.topic]));
    }
    case.conduct.caveats.extend(reached.caveat);
    case.conduct.fouls.push((side, class, topic));
    case.conduct.now.push(Instruction::RecordFoulOf(side, class));
    Ok(())
}

/// A claim, audited against the game up to there.
fn claimed(
    case: &mut Case<'_>,
    at: usize,
    side: Side,
    left: Option<u32>,
    played: &Played,
    claim: &Claim,
) -> Result<(), Conclusion> {
    let of_draw = matches!(claim, Claim::NaturalLimit | Claim::NoWinningChances | Claim::Repetition);
    if of_draw && !is_heard(case, left)? {
        return Ok(());
    }
    match claim {
        Claim::Irregular(ply) => irregular(case, side, *ply, played),
        Claim::Facing => facing(case, side, played),
        Claim::NaturalLimit => {
            case.conduct.claimed = Some(Topic::NaturalLimit);
            natural_limit(case, at, side, left, played)
        }
        Claim::NoWinningChances => {
            case.conduct.claimed = Some(Topic::NoWinningChances);
            let question = Question::ClaimHolds(Topic::NoWinningChances);
            let answer = case.resolve(question);
            let topic = Topic::NoWinningChances;
            case.note(Some(topic), ConductFinding::NoWinningChances(answer));
            case.conduct.now.push(Instruction::DecideDraw);
            drawn_if(case, answer, question, topic)
        }
        Claim::Repetition => {
            case.conduct.claimed = Some(Topic::Repetition);
            repetition::claimed(case, at, played)
        }
        Claim::Time => {
            let opponent = side.opponent();
            let fell = |other: &ConductEvent| {
                matches!(other.what, ConductKind::FlagFell(_)) && other.by == Some(opponent)
            };
            case.conduct.now.push(Instruction::LookAtClock(opponent));
            let topic = Topic::LossOnTime;
            if case.course.conduct.iter().any(fell) {
                case.note(Some(topic), ConductFinding::TimeClaimed(None));
                return Ok(());
            }
            let question = Question::ClaimHolds(topic);
            let answer = case.resolve(question);
            case.note(Some(topic), ConductFinding::TimeClaimed(Some(answer)));
            match answer {
                None => Err(open(question)),
                Some(Answer::Yes) => Err(Conclusion::loss_of(opponent, vec![topic])),
                Some(Answer::No) => Ok(()),
            }
        }
        Claim::Other(_) => conduct_topic::in_words(case, Some(side), true),
    }
}

/// Whether the claimant of a draw has the time left that the law asks for.
fn is_heard(case: &mut Case<'_>, left: Option<u32>) -> Result<bool, Conclusion> {
    let topic = Topic::DrawClaim;
    let Some(minutes) = set!(case.law, Setting::DrawClaimWith(minutes) => *minutes) else { return Ok(true) };
    let question = Question::ClaimHolds(topic);
    let heard = match left {
        Some(seconds) if seconds < minutes.saturating_mul(60) => Some(Answer::No),
        Some(_) => return Ok(true),
        None => case.resolve(question),
    };
    case.note(Some(topic), ConductFinding::ClaimTooLate { minutes, heard });
    match heard {
        None => Err(open(question)),
        Some(Answer::Yes) => Ok(true),
        Some(Answer::No) => {
            case.conduct.not_heard.get_or_insert(topic);
            Ok(false)
        }
    }
}

/// Where nothing but words stands on the timeline and nothing else follows, what they come to is for people to say.
pub(super) fn words_alone(case: &mut Case<'_>, conclusion: &Conclusion) -> Result<(), Conclusion> {
    let course = case.course;
    let words = || course.conduct.iter().filter(|event| event.what == ConductKind::Words);
    if words().next().is_none() {
        return Ok(());
    }
    let is_touched = case.turn.touched_at.is_some();
    let is_alone = course.conduct.iter().all(|event| event.what == ConductKind::Words);
    let is_ruled_on = conclusion.outcome != Outcome::None || !case.conduct.fouls.is_empty();
    if is_touched || !is_alone || is_ruled_on {
        case.note(None, ConductFinding::WordsBeside);
        return Ok(());
    }
    // What the arbiter noted beside the words of a player makes them no less that player's.
    let mut sides = words().filter_map(|event| event.by);
    let by = sides.next().filter(|first| sides.all(|side| side == *first));
    conduct_topic::in_words(case, by, false)
}

/// The draw that was claimed. Where that stays open, the arbiter's decision settles it, whatever the clocks did
/// meanwhile.
pub(super) fn drawn_if(
    case: &mut Case<'_>,
    answer: Option<Answer>,
    question: Question,
    topic: Topic,
) -> Result<(), Conclusion> {
    match answer {
        Some(Answer::Yes) => Err(Conclusion::ending(Outcome::Draw, vec![topic])),
        Some(Answer::No) => Ok(()),
        None => Err(awaits_decision(case, question)),
    }
}

/// The claim of a draw stays open, unless the arbiter then declared one.
pub(super) fn awaits_decision(case: &mut Case<'_>, question: Question) -> Conclusion {
    let mut later = case.course.conduct.iter().enumerate().skip(case.conduct.judged);
    let declared = later.find_map(|(index, event)| match &event.what {
        ConductKind::DrawDeclared(ground) => Some((index, ground)),
        _ => None,
    });
    let Some((index, ground)) = declared else { return open(question) };
    case.conduct.judged = index + 1;
    draw_declared(case, ground)
}

/// A complaint about a move of the game.
fn irregular(case: &mut Case<'_>, side: Side, ply: usize, played: &Played) -> Result<(), Conclusion> {
    let topic = Topic::Correction;
    if ply == 0 || ply > played.plies() {
        case.note(Some(topic), ConductFinding::NoSuchMove(ply));
        case.conduct.now.push(Instruction::CompareScoreSheets);
        case.caveats.push(Caveat::RecordIncomplete);
        return Ok(());
    }
    if let Some(stray) = case.course.strays.iter().find(|stray| stray.ply == ply) {
        let how = vec![Irregularity::WrongSide];
        if ply == played.plies() {
            case.note(Some(topic), ConductFinding::MoveRuledOn { ply, side: stray.by, how });
            return Ok(());
        }
        case.note(Some(topic), ConductFinding::MoveIrregular { ply, side: stray.by, how });
        if !in_time(case, side, ply, played)? {
            case.note(Some(topic), ConductFinding::PositionStands);
            return Ok(());
        }
        case.turn = &stray.right;
        let right = still_to_move(case, Judged::nothing());
        set_back(case, ply);
        return Err(Conclusion { duty: Duty::Restore, ground: vec![topic], ..right });
    }
    let Some(turn) = case.course.turn_of(ply).filter(|turn| turn.mover != side || turn.is_irregular()) else {
        case.note(Some(topic), ConductFinding::MoveInOrder(ply));
        return Ok(());
    };
    let (here, mark) = (case.turn, case.mark());
    let first = mark.steps;
    case.turn = turn;
    let ruled = whole_turn(case);
    let of_turn = case.trace.steps.split_off(first);
    if !ruled.is_wrong() || turn.answered.or(turn.replied).is_none() {
        case.forget(mark);
        case.turn = here;
        let (side, how) = (turn.mover, turn.irregularities());
        let finding = match how.is_empty() {
            true => ConductFinding::MoveInOrder(ply),
            false => ConductFinding::MoveRuledOn { ply, side, how },
        };
        case.note(Some(topic), finding);
        return Ok(());
    }
    let (maker, how) = (turn.mover, turn.irregularities());
    if !how.is_empty() {
        case.note(Some(topic), ConductFinding::MoveIrregular { ply, side: maker, how });
    }
    match in_time(case, side, ply, played) {
        Ok(true) => {}
        refused => {
            let steps = case.trace.steps.split_off(first);
            case.forget(mark);
            case.trace.steps.extend(steps);
            case.turn = here;
            refused?;
            case.note(Some(topic), ConductFinding::PositionStands);
            return Ok(());
        }
    }
    case.trace.steps.extend(of_turn);
    case.conduct.passed_over.retain(|(other, _)| *other != ply);
    if ruled.duty == Duty::Restore {
        set_back(case, ply);
    }
    Err(ruled)
}

/// The position before this move is set up: what was moved since counts for nothing.
fn set_back(case: &mut Case<'_>, ply: usize) {
    case.conduct.set_back = Some(ply);
    case.conduct.now.push(Instruction::SetUpBefore(ply));
}

/// Whether the complaint of `side` about the move `ply` comes in time.
fn in_time(case: &mut Case<'_>, side: Side, ply: usize, played: &Played) -> Result<bool, Conclusion> {
    let until = case.law.complaint_until();
    let question = Question::ClaimHolds(Topic::Correction);
    let own_moves = (ply + 1..=played.plies()).filter(|&later| played.mover_of(later) == Some(side)).count();
    let rounds = (played.plies() - ply) / 2;
    let in_time = match until {
        Some(ComplaintUntil::OwnNextMove) => Some(own_moves == 0),
        Some(ComplaintUntil::Rounds(limit)) => {
            Some(u32::try_from(rounds).is_ok_and(|rounds| rounds <= limit))
        }
        Some(ComplaintUntil::EndOfGame) => Some(true),
        None => case.resolve(question).map(|answer| answer == Answer::Yes),
    };
    let finding = ConductFinding::Complaint { until, own_moves, rounds, in_time };
    case.note(Some(Topic::Correction), finding);
    in_time.ok_or_else(|| open(question))
}

/// Generals found facing each other.
fn facing(case: &mut Case<'_>, side: Side, played: &Played) -> Result<(), Conclusion> {
    if played.facing_since.is_none() {
        case.note(Some(Topic::Facing), ConductFinding::NotFacing);
        return Ok(());
    }
    if case.law.facing_loser() == Some(FacingLoser::LastToNotice) {
        let (ply, side) = (played.facing_since.unwrap_or_default(), side.opponent());
        let rule = FacingLoser::LastToNotice;
        case.note(Some(Topic::Facing), ConductFinding::FacingMadeBy { ply, side, rule });
        return Err(Conclusion::loss_of(side, vec![Topic::Facing]));
    }
    lost_by_facing(case, Some(played))
}

/// Whoever made the generals face has lost; who did is open where the record does not show it.
pub(super) fn lost_by_facing(case: &mut Case<'_>, played: Option<&Played>) -> Result<(), Conclusion> {
    let since = played.and_then(|played| played.facing_since);
    let maker = since.and_then(|ply| Some((ply, played?.mover_of(ply)?)));
    let loser = match maker {
        Some((ply, side)) => {
            let rule = FacingLoser::Maker;
            case.note(Some(Topic::Facing), ConductFinding::FacingMadeBy { ply, side, rule });
            side
        }
        None => {
            let question = Question::OpponentMadeFacing;
            let answer = case.resolve(question);
            case.note(Some(Topic::Facing), ConductFinding::FacingUnknown(answer));
            case.caveats.push(Caveat::RecordIncomplete);
            match answer {
                None => return Err(open(question)),
                Some(Answer::Yes) => case.turn.mover.opponent(),
                Some(Answer::No) => case.turn.mover,
            }
        }
    };
    if case.law.is_seen(Topic::Facing) {
        return Err(Conclusion::loss_of(loser, vec![Topic::Facing]));
    }
    lost_if_seen(case, loser, Topic::LossBySuicide)
}

/// The natural limit, counted in the record. Where only so many of the claimant's checks count, the round of
/// each check beyond them does not count either.
fn natural_limit(
    case: &mut Case<'_>,
    at: usize,
    side: Side,
    left: Option<u32>,
    played: &Played,
) -> Result<(), Conclusion> {
    let topic = Topic::NaturalLimit;
    let set =
        set!(case.law, Setting::NaturalLimit { rounds, claimant_checks } => (*rounds, *claimant_checks));
    let question = Question::ClaimHolds(topic);
    let Some((limit, counted)) = set else {
        let answer = case.resolve(question);
        case.note(Some(topic), ConductFinding::NoLimitSeen(answer));
        return drawn_if(case, answer, question, topic);
    };
    let checks = played.quiet.checks[side];
    let not_counted = match counted {
        ClaimantChecks::AtMost(counted) => checks.saturating_sub(counted),
        ClaimantChecks::All | ClaimantChecks::NotSeen => 0,
    };
    let rounds = (played.quiet.plies / 2).saturating_sub(not_counted);
    // Where the number was not seen, any of the checks may not count.
    let not_seen = counted == ClaimantChecks::NotSeen && checks > 0;
    // Before the record nothing is known: there may be more moves without capture, and more checks.
    let may_be_more = !played.reaches_back;
    let may_be_less = counted != ClaimantChecks::All && played.quiet.before > 0;
    let holds = rounds >= limit;
    let may_be_less = may_be_less || (not_seen && rounds.saturating_sub(checks) < limit);
    let sure = if holds { !may_be_less } else { !may_be_more };
    let plies = played.quiet.plies;
    let finding = ConductFinding::Audit { plies, checks, counted, rounds, limit, sure };
    case.note(Some(topic), finding);
    if !sure {
        if may_be_more || played.quiet.before > 0 {
            case.caveats.push(Caveat::RecordIncomplete);
        }
        let answer = case.resolve(question);
        if answer == Some(Answer::No) {
            false_claim(case, at, side, left)?;
        }
        return drawn_if(case, answer, question, topic);
    }
    if holds {
        Err(Conclusion::ending(Outcome::Draw, vec![topic]))
    } else {
        false_claim(case, at, side, left)
    }
}

/// What a claim costs that is not true: a foul and minutes, and the game where they are more than are left.
fn false_claim(case: &mut Case<'_>, at: usize, side: Side, left: Option<u32>) -> Result<(), Conclusion> {
    let set = set!(case.law, Setting::FalseClaim { penalty, minutes } => (*penalty, *minutes));
    let (penalty, minutes) = set.map_or((None, 0), |(penalty, minutes)| (Some(penalty), minutes));
    let cost = (Topic::FalseClaim, penalty, minutes);
    costs(case, at, side, Infraction::ClaimedFalsely, cost)?;
    if minutes > 0 {
        case.conduct.change_time(side, -i64::from(minutes) * 60);
        if left.is_some_and(|seconds| seconds <= minutes.saturating_mul(60)) {
            case.note(Some(Topic::FalseClaim), ConductFinding::FlaggedByPrice(side));
            return Err(Conclusion::loss_of(side, vec![Topic::FalseClaim]));
        }
    }
    Ok(())
}
