//! Clocks, claims, draws and pieces knocked over: what ends the game, what it costs, and what stays open.

use super::case::{Case, Conclusion};
use super::conduct_event::{ConductEvent, ConductKind};
use super::conduct_topic;
use super::count::{Class, Tally};
use super::facts::Note;
use super::outcome::{Caveat, Duty, Outcome};
use super::penalty;
use super::played::{Irregular, Played};
use super::repetition;
use super::step::{Action, ConductFinding, Infraction};
use super::verdict::Instruction;
use crate::incident::Claim;
use crate::law::{
    Answer, ClaimantChecks, ComplaintUntil, FacingLoser, Penalty, Question, Setting, Topic, set,
};
use xiangqi::{Irregularity, Side};

/// The turn together with the conduct: whatever ended the game first decides. `first` is the number of the first
/// step of the turn.
pub(super) fn settle(case: &mut Case<'_>, turn: Conclusion, first: usize) -> Conclusion {
    let facts = case.facts;
    let ended_at = turn.is_end().then_some(facts.decided_at);
    let of_turn = first..case.trace.steps.len();
    for event in &facts.conduct.events {
        if ended_at.is_some_and(|row| event.row > row) || case.conduct.is_settled_before(event) {
            continue;
        }
        judge(case, event);
    }
    touched_out_of_turn(case, ended_at);
    if let (Some(made), Some(instead)) = (turn.stands, facts.changed) {
        case.note(Some(Topic::ReleaseDecides), ConductFinding::ChangedAfterPlacing { made, instead });
        case.conduct.now.extend([Instruction::TakeBack(instead), Instruction::PutAgain(made)]);
    }
    let last = case.conduct.end.as_ref().map(|(row, _)| *row).or(ended_at);
    if last.is_some() {
        note_after_the_end(case, last);
    }
    if case.conduct.ends_before(facts.decided_at) && facts.has_turn() {
        // What the touches and the move come to is of no account: the game was over.
        case.trace.steps.drain(of_turn);
        case.note(None, ConductFinding::TurnAfterTheEnd);
        (case.own.new, case.own.unclassed) = (Tally::default(), false);
    }
    joined(case, turn)
}

fn joined(case: &mut Case<'_>, turn: Conclusion) -> Conclusion {
    if let Some((row, end)) = case.conduct.end.take() {
        let lost = lost_by_fouls(case, true);
        // What may have ended the game before goes before what ended it later.
        if let Some((open_at, question)) = case.conduct.end_open
            && open_at < row
        {
            return Conclusion::open(vec![question.topic()], question);
        }
        let turn_is_open_before = turn.outcome == Outcome::Open && case.facts.decided_at < row;
        return lost.unwrap_or(if turn_is_open_before { turn } else { end });
    }
    if turn.is_end() || turn.outcome == Outcome::Open {
        return match case.conduct.end_open {
            Some((_, question)) if turn.is_end() => Conclusion::open(vec![question.topic()], question),
            _ => turn,
        };
    }
    if let Some(question) = case.conduct.open {
        return Conclusion::open(vec![question.topic()], question);
    }
    if let Some(lost) = lost_by_fouls(case, false) {
        return lost;
    }
    let mut turn = turn;
    turn.colours_exchanged |= case.conduct.colours_exchanged;
    if turn.outcome == Outcome::None
        && let Some(&(side, _, topic)) = case.conduct.fouls.first()
    {
        turn = Conclusion { outcome: Outcome::Foul, charged: Some(side), ground: vec![topic], ..turn };
    }
    if turn.outcome == Outcome::None
        && let Some((side, topic)) = case.conduct.warned
    {
        turn = Conclusion { outcome: Outcome::Warning, charged: Some(side), ground: vec![topic], ..turn };
    }
    if turn.outcome == Outcome::None
        && let Some(topic) = case.conduct.not_heard
    {
        turn = Conclusion { outcome: Outcome::NotHeard, ground: vec![topic], ..turn };
    }
    if turn.outcome == Outcome::None && turn.ground.is_empty() {
        turn.ground.extend(case.conduct.settled);
    }
    if case.conduct.set_back {
        return Conclusion { duty: Duty::Restore, allowed: Vec::new(), ..turn };
    }
    turn
}

/// Adds fouls to both sheets; the loss by count, where they come to one. Where the game has `ended` otherwise,
/// a limit that was not seen is no doubt.
fn lost_by_fouls(case: &mut Case<'_>, ended: bool) -> Option<Conclusion> {
    let (mover, mut caveats) = (case.facts.mover, Vec::new());
    for side in [mover, mover.opponent()] {
        if case.conduct.fouls.iter().all(|(other, ..)| *other != side) {
            continue;
        }
        let count = if side == mover { &mut case.own } else { &mut case.others };
        for (other, class, _) in &case.conduct.fouls {
            if *other == side {
                count.add(*class);
            }
        }
        let reached = count.reached();
        let finding = penalty::tallied(count, side, reached.outcome);
        case.note(Some(reached.topic), finding);
        caveats.extend(reached.caveat);
        if reached.outcome == Outcome::Loss {
            case.caveats.extend(caveats);
            return Some(Conclusion::loss_of(side, vec![reached.topic]));
        }
    }
    if !ended {
        case.caveats.extend(caveats);
    }
    None
}

/// Rows of clocks and claims after the game was over.
pub(super) fn note_after_the_end(case: &mut Case<'_>, end: Option<usize>) {
    let after = |event: &&ConductEvent| end.is_none_or(|row| event.row > row);
    let rows = case.facts.conduct.events.iter().filter(after).count();
    if rows > 0 {
        case.note(None, ConductFinding::AfterTheEnd(rows));
    }
}

fn judge(case: &mut Case<'_>, event: &ConductEvent) {
    let row = event.row;
    match (&event.what, event.by) {
        (ConductKind::DrawDeclared(ground), _) => {
            let topic = case.conduct.claimed.unwrap_or(Topic::NoWinningChances);
            case.note(Some(topic), ConductFinding::DrawDeclared(ground.clone()));
            if case.conduct.awaits_decision() {
                (case.conduct.end, case.conduct.end_open, case.conduct.open) = (None, None, None);
            }
            case.conduct.end(row, Conclusion::ending(Outcome::Draw, vec![topic]));
        }
        (ConductKind::FlagFell, Some(side)) => {
            case.note(Some(Topic::LossOnTime), ConductFinding::FlagFell(side));
            lost_if_seen(case, row, side, Topic::LossOnTime);
        }
        (ConductKind::Resigned, Some(side)) => {
            case.note(Some(Topic::Resignation), ConductFinding::Resigned(side));
            case.conduct.end(row, Conclusion::loss_of(side, vec![Topic::Resignation]));
        }
        (ConductKind::DrawAgreed, Some(_)) => draw_agreed(case, row, event.played.as_deref()),
        (ConductKind::DrawOffered, _) | (_, None) => {}
        (ConductKind::Topic { kind, before, now }, Some(side)) => {
            conduct_topic::judge(case, row, side, *kind, *before, *now);
        }
        (ConductKind::Late(minutes), Some(side)) => late(case, row, side, *minutes),
        (ConductKind::PressedBeforeMoving, Some(side)) => {
            let set = set!(case.law, Setting::PressedBeforeMoving(penalty) => *penalty);
            let topic = Topic::PressedBeforeMoving;
            costs(case, row, side, Infraction::PressedBeforeMoving, (topic, set, 0));
        }
        (ConductKind::TookBack(mv, instead), Some(side)) => {
            let set = set!(case.law, Setting::TakenBack(penalty) => *penalty);
            costs(case, row, side, Infraction::TookBack(*mv), (Topic::TakenBack, set, 0));
            case.conduct.now.extend(instead.map(Instruction::TakeBack));
            case.conduct.now.push(Instruction::PutAgain(*mv));
        }
        (ConductKind::Disturbed { own_time, left_to_other, .. }, Some(side)) => {
            disturbed(case, row, side, *own_time, *left_to_other);
        }
        (ConductKind::Claimed(claim, left), Some(side)) => {
            if let Some(played) = &event.played {
                claimed(case, row, side, *left, played, claim);
            }
        }
    }
}

/// A loss by a clause that must have been seen.
fn lost_if_seen(case: &mut Case<'_>, row: usize, side: Side, topic: Topic) {
    let question = Question::ClaimHolds(topic);
    let answer = if case.law.is_seen(topic) { Some(Answer::Yes) } else { case.resolve(question) };
    match answer {
        Some(Answer::Yes) => case.conduct.end(row, Conclusion::loss_of(side, vec![topic])),
        Some(Answer::No) => {}
        None => case.conduct.leave_open(row, question),
    }
}

fn draw_agreed(case: &mut Case<'_>, row: usize, played: Option<&Played>) {
    let from = set!(case.law, Setting::DrawsFromRound(round) => *round);
    let plies = played.map_or(0, Played::plies);
    let rounds = u32::try_from(plies / 2).unwrap_or(u32::MAX);
    match from {
        Some(from) if rounds < from => {
            case.note(Some(Topic::DrawByAgreement), ConductFinding::DrawTooEarly { rounds, from });
            case.conduct.now.push(Instruction::PlayOn);
        }
        _ => {
            case.note(Some(Topic::DrawByAgreement), ConductFinding::DrawAgreed);
            case.conduct.end(row, Conclusion::ending(Outcome::Draw, vec![Topic::DrawByAgreement]));
        }
    }
}

fn late(case: &mut Case<'_>, row: usize, side: Side, minutes: u32) {
    let limit = set!(case.law, Setting::LateFrom(minutes) => *minutes);
    let question = Question::ClaimHolds(Topic::Lateness);
    let answer = if limit.is_none() { case.resolve(question) } else { None };
    // A limit of zero means not being there at the start.
    let lost = limit.map(|limit| minutes >= limit.max(1)).or(answer.map(|answer| answer == Answer::Yes));
    case.note(Some(Topic::Lateness), ConductFinding::Late { side, minutes, limit, lost });
    match lost {
        None => case.conduct.leave_open(row, question),
        Some(true) => case.conduct.end(row, Conclusion::loss_of(side, vec![Topic::Lateness])),
        Some(false) => {}
    }
}

fn disturbed(case: &mut Case<'_>, row: usize, side: Side, own_time: bool, left: Option<u32>) {
    case.conduct.now.push(Instruction::RestorePieces(side));
    if own_time {
        let set = set!(case.law, Setting::DisturbedOnOwnTime(penalty) => *penalty);
        let deed = Infraction::DisturbedOnOwnTime;
        return costs(case, row, side, deed, (Topic::Disturbance, set, 0));
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
            None => return case.conduct.leave_open(row, Question::InTimeTrouble),
            Some(true) => {
                let deed = Infraction::DisturbedInTimeTrouble;
                return costs(case, row, side, deed, (Topic::Disturbance, Some(penalty), 0));
            }
            Some(false) => {}
        }
    }
    let set = set!(case.law, Setting::DisturbedOnOthersTime { penalty, minutes } => (*penalty, *minutes));
    let (penalty, minutes) = set.map_or((None, 0), |(penalty, minutes)| (Some(penalty), minutes));
    let cost = (Topic::Disturbance, penalty, minutes);
    costs(case, row, side, Infraction::DisturbedOnOthersTime, cost);
    if minutes > 0 {
        case.conduct.change_time(side.opponent(), i64::from(minutes) * 60);
    }
}

/// Touches and moves of the other side on this side's time, where the law sets a penalty.
fn touched_out_of_turn(case: &mut Case<'_>, ended_at: Option<usize>) {
    let set = case.law.touch_on_others_time();
    if set.is_none() {
        return;
    }
    for note in case.facts.notes.iter().chain(&case.facts.later_notes) {
        if let Note::OutOfTurn(side, deed, row) = *note
            && !matches!(deed, Action::Brushed(_))
            && ended_at.is_none_or(|end| row < end)
        {
            let cost = (Topic::TouchOnOthersTime, set, 0);
            costs(case, row, side, Infraction::TouchedOnOthersTime(deed), cost);
        }
    }
}

/// What this costs; where no clause says, whether it is a foul stays open.
fn costs(
    case: &mut Case<'_>,
    row: usize,
    side: Side,
    deed: Infraction,
    (topic, set, minutes): (Topic, Option<Penalty>, u32),
) {
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
                None => return case.conduct.leave_open(row, question),
                Some(Answer::Yes) => Penalty::Foul,
                Some(Answer::No) => Penalty::Nothing,
            }
        }
    };
    match penalty {
        Penalty::Loss => case.conduct.end(row, Conclusion::loss_of(side, vec![topic])),
        Penalty::Warning => {
            case.conduct.warned.get_or_insert((side, topic));
            case.conduct.now.push(Instruction::Warn(side));
        }
        _ => {}
    }
    if let Some(class) = Class::of(penalty) {
        case.conduct.fouls.push((side, class, topic));
        case.conduct.now.push(Instruction::RecordFoulOf(side, class));
    }
}

/// A claim, audited against the game up to there.
fn claimed(case: &mut Case<'_>, row: usize, side: Side, left: Option<u32>, played: &Played, claim: &Claim) {
    match claim {
        Claim::Irregular(ply) => irregular(case, row, side, *ply, played),
        Claim::Facing => facing(case, row, side, played),
        Claim::NaturalLimit => {
            case.conduct.claimed = Some(Topic::NaturalLimit);
            natural_limit(case, row, side, left, played);
        }
        Claim::NoWinningChances => {
            case.conduct.claimed = Some(Topic::NoWinningChances);
            let question = Question::ClaimHolds(Topic::NoWinningChances);
            let answer = case.resolve(question);
            let topic = Topic::NoWinningChances;
            case.note(Some(topic), ConductFinding::NoWinningChances(answer));
            case.conduct.now.push(Instruction::DecideDraw);
            drawn_if(case, row, answer, question, topic);
        }
        Claim::Repetition => {
            case.conduct.claimed = Some(Topic::Repetition);
            repetition::claimed(case, row, played);
        }
        Claim::Time => {
            let fell = case
                .facts
                .conduct
                .events
                .iter()
                .any(|other| other.what == ConductKind::FlagFell && other.by == Some(side.opponent()));
            case.note(Some(Topic::LossOnTime), ConductFinding::TimeClaimed(fell));
            case.conduct.now.push(Instruction::LookAtClock(side.opponent()));
        }
        Claim::Other(_) => {
            case.note(None, ConductFinding::OtherClaim);
        }
    }
}

fn drawn_if(case: &mut Case<'_>, row: usize, answer: Option<Answer>, question: Question, topic: Topic) {
    match answer {
        None => case.conduct.leave_open(row, question),
        Some(Answer::Yes) => case.conduct.end(row, Conclusion::ending(Outcome::Draw, vec![topic])),
        Some(Answer::No) => {}
    }
}

/// A complaint about a move of the record.
fn irregular(case: &mut Case<'_>, row: usize, side: Side, ply: usize, played: &Played) {
    if ply == 0 || ply > played.plies() {
        case.note(Some(Topic::Correction), ConductFinding::NoSuchMove(ply));
        case.conduct.now.push(Instruction::CompareScoreSheets);
        return case.caveats.push(Caveat::RecordIncomplete);
    }
    let found = played.irregular.iter().find(|irregular| irregular.ply == ply);
    let Some(Irregular { mover: Some(mover), how, .. }) = found else {
        return case.note(Some(Topic::Correction), ConductFinding::MoveInOrder(ply));
    };
    if ply > case.facts.conduct.recorded {
        // A move of the timeline: it is ruled on as such.
        let how = how.clone();
        let topic = Some(Topic::Correction);
        return case.note(topic, ConductFinding::MoveRuledOn { ply, side: *mover, how });
    }
    let (mover, only_exposed) = (*mover, how.as_slice() == [Irregularity::ExposesGeneral]);
    let topic = if only_exposed { Topic::LossBySuicide } else { Topic::BreachLimit };
    case.note(Some(topic), ConductFinding::MoveIrregular { ply, side: mover, how: how.clone() });
    match in_time(case, side, ply, played) {
        None => return case.conduct.leave_open(row, Question::ClaimHolds(Topic::Correction)),
        Some(false) => return case.note(Some(Topic::Correction), ConductFinding::PositionStands),
        Some(true) => {}
    }
    if only_exposed {
        return exposed_then(case, row, mover);
    }
    case.conduct.now.push(Instruction::SetUpBefore(ply));
    case.conduct.set_back = true;
    if how.contains(&Irregularity::WrongSide) {
        let set = set!(case.law, Setting::OthersPieceMoved(penalty) => *penalty);
        let cost = (Topic::OthersPieceMoved, set, 0);
        return costs(case, row, mover, Infraction::MovedOutOfTurn, cost);
    }
    let penalty = case.law.movement_breach();
    breached(case, row, mover, penalty.unwrap_or(Penalty::Breach));
}

/// A released suicide that was noticed only later.
fn exposed_then(case: &mut Case<'_>, row: usize, mover: Side) {
    let topic = Topic::LossBySuicide;
    let question = Question::SuicideLoses;
    let answer = if case.law.is_seen(topic) { Some(Answer::Yes) } else { case.resolve(question) };
    match answer {
        None => case.conduct.leave_open(row, question),
        Some(Answer::Yes) => case.conduct.end(row, Conclusion::loss_of(mover, vec![topic])),
        Some(Answer::No) => breached(case, row, mover, Penalty::Breach),
    }
}

/// A breach found in the record.
fn breached(case: &mut Case<'_>, row: usize, mover: Side, penalty: Penalty) {
    let topic = Topic::BreachLimit;
    if penalty == Penalty::Loss {
        return case.conduct.end(row, Conclusion::loss_of(mover, vec![topic]));
    }
    let Some(class) = Class::of(penalty) else { return };
    let count = if mover == case.facts.mover { &case.own } else { &case.others };
    if class == Class::Breach && count.breach_is_open() {
        match case.resolve(Question::BreachLoses) {
            None => return case.conduct.leave_open(row, Question::BreachLoses),
            Some(Answer::Yes) => return case.conduct.end(row, Conclusion::loss_of(mover, vec![topic])),
            Some(Answer::No) => {}
        }
    }
    case.conduct.fouls.push((mover, class, topic));
    case.conduct.now.push(Instruction::RecordFoulOf(mover, class));
}

/// Whether the complaint of `side` about the move `ply` comes in time; `None` where that stays open.
fn in_time(case: &mut Case<'_>, side: Side, ply: usize, played: &Played) -> Option<bool> {
    let until = set!(case.law, Setting::ComplaintUntil(until) => *until);
    let own_moves = (ply + 1..=played.plies()).filter(|&later| played.mover_of(later) == Some(side)).count();
    let rounds = (played.plies() - ply) / 2;
    let in_time = match until {
        Some(ComplaintUntil::OwnNextMove) => Some(own_moves == 0),
        Some(ComplaintUntil::Rounds(limit)) => {
            Some(u32::try_from(rounds).is_ok_and(|rounds| rounds <= limit))
        }
        Some(ComplaintUntil::EndOfGame) => Some(true),
        None => case.resolve(Question::ClaimHolds(Topic::Correction)).map(|answer| answer == Answer::Yes),
    };
    let finding = ConductFinding::Complaint { until, own_moves, rounds, in_time };
    case.note(Some(Topic::Correction), finding);
    in_time
}

/// Generals found facing each other.
fn facing(case: &mut Case<'_>, row: usize, side: Side, played: &Played) {
    let rule = case.law.facing_loser();
    let rule = rule.unwrap_or(FacingLoser::Maker);
    let Some(since) = played.facing_since else {
        return case.note(Some(Topic::Facing), ConductFinding::NotFacing);
    };
    if rule == FacingLoser::LastToNotice {
        let finding = ConductFinding::FacingMadeBy { ply: since, side: side.opponent(), rule };
        case.note(Some(Topic::Facing), finding);
        return case.conduct.end(row, Conclusion::loss_of(side.opponent(), vec![Topic::Facing]));
    }
    let maker = if since == 0 { None } else { played.mover_of(since) };
    let loser = match maker {
        Some(maker) => {
            let finding = ConductFinding::FacingMadeBy { ply: since, side: maker, rule };
            case.note(Some(Topic::Facing), finding);
            maker
        }
        None => {
            let answer = case.resolve(Question::OpponentMadeFacing);
            case.note(Some(Topic::Facing), ConductFinding::FacingUnknown(answer));
            case.caveats.push(Caveat::RecordIncomplete);
            match answer {
                None => return case.conduct.leave_open(row, Question::OpponentMadeFacing),
                Some(Answer::Yes) => case.facts.mover.opponent(),
                Some(Answer::No) => case.facts.mover,
            }
        }
    };
    if case.law.is_seen(Topic::Facing) {
        case.conduct.end(row, Conclusion::loss_of(loser, vec![Topic::Facing]));
    } else {
        lost_if_seen(case, row, loser, Topic::LossBySuicide);
    }
}

/// The natural limit, counted in the record. Where only so many of the claimant's checks count, the round of
/// each check beyond them does not count either.
fn natural_limit(case: &mut Case<'_>, row: usize, side: Side, left: Option<u32>, played: &Played) {
    let topic = Topic::NaturalLimit;
    let set =
        set!(case.law, Setting::NaturalLimit { rounds, claimant_checks } => (*rounds, *claimant_checks));
    let question = Question::ClaimHolds(topic);
    let Some((limit, counted)) = set else {
        let answer = case.resolve(question);
        case.note(Some(topic), ConductFinding::NoLimitSeen(answer));
        return drawn_if(case, row, answer, question, topic);
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
            false_claim(case, row, side, left);
        }
        return drawn_if(case, row, answer, question, topic);
    }
    if holds {
        case.conduct.end(row, Conclusion::ending(Outcome::Draw, vec![topic]));
    } else {
        false_claim(case, row, side, left);
    }
}

/// What a claim costs that is not true: a foul and minutes, and the game where they are more than are left.
fn false_claim(case: &mut Case<'_>, row: usize, side: Side, left: Option<u32>) {
    let set = set!(case.law, Setting::FalseClaim { penalty, minutes } => (*penalty, *minutes));
    let (penalty, minutes) = set.map_or((None, 0), |(penalty, minutes)| (Some(penalty), minutes));
    let cost = (Topic::FalseClaim, penalty, minutes);
    costs(case, row, side, Infraction::ClaimedFalsely, cost);
    if minutes > 0 {
        case.conduct.change_time(side, -i64::from(minutes) * 60);
        if left.is_some_and(|seconds| seconds <= minutes.saturating_mul(60)) {
            case.note(Some(Topic::FalseClaim), ConductFinding::FlaggedByPrice(side));
            case.conduct.end(row, Conclusion::loss_of(side, vec![Topic::FalseClaim]));
        }
    }
}
