//! What happened beside the touches: which of it ends the game, what it costs, and what stays open.

mod claims;
mod finding;

pub use finding::{BesideFinding, Misdeed};

use claims::Claimed;

use super::case::{Case, Conclusion};
use super::count::{Class, Tally};
use super::facts::Aside;
use super::happening::{Happened, Happening};
use super::instruction::Instruction;
use super::outcome::{Caveat, Duty, Outcome};
use super::played::Played;
use super::step::Deed;
use crate::law::{Answer, Penalty, Question, Setting, Topic, set};
use xiangqi::{Side, SquareSet};

/// What the happenings come to.
#[derive(Debug, Default)]
pub(super) struct Beside {
    /// What ends the game, with its row.
    end: Option<(usize, Conclusion)>,
    /// The first question that stays open.
    open: Option<Question>,
    /// The first question that stays open and whose answer may end the game, with its row.
    end_open: Option<(usize, Question)>,
    /// What was claimed last.
    claimed: Option<Topic>,
    /// Whether the position before an earlier move is set up.
    set_back: bool,
    /// Fouls recorded, in order.
    pub fouls: Vec<(Side, Class, Topic)>,
    /// What the arbiter does about them.
    pub now: Vec<Instruction>,
}

impl Beside {
    fn end(&mut self, row: usize, conclusion: Conclusion) {
        if self.end.as_ref().is_none_or(|(earlier, _)| row < *earlier) {
            self.end = Some((row, conclusion));
        }
    }

    fn leave_open(&mut self, row: usize, question: Question) {
        self.open.get_or_insert(question);
        if !matches!(question, Question::Penalised(_)) {
            self.end_open.get_or_insert((row, question));
        }
    }

    fn ends_before(&self, decided_at: usize) -> bool {
        self.end.as_ref().is_some_and(|(row, _)| *row < decided_at)
    }

    /// Whether the game was over before this. The arbiter's decision on a claim comes after it and settles it,
    /// whatever the clocks did meanwhile.
    fn is_settled_before(&self, happened: &Happened) -> bool {
        let decides = matches!(happened.what, Happening::DrawDeclared(_)) && self.awaits_decision();
        self.end.is_some() && !decides
    }

    /// Whether a claim of a draw is still open.
    fn awaits_decision(&self) -> bool {
        let draws = [Topic::NoWinningChances, Topic::Repetition, Topic::NaturalLimit];
        matches!(self.end_open, Some((_, Question::ClaimHolds(matter))) if draws.contains(&matter))
    }
}

impl Case<'_> {
    /// The turn together with what happened beside it: whatever ended the game first decides. `first` is the
    /// number of the first step of the turn.
    pub(super) fn settle(&mut self, turn: Conclusion, first: usize) -> (Conclusion, Beside) {
        let (facts, mut beside) = (self.facts, Beside::default());
        let ended_at = turn.is_end().then_some(facts.decided_at);
        let of_turn = first..self.record.steps.len();
        for happened in &facts.happenings.all {
            if ended_at.is_some_and(|row| happened.row > row) || beside.is_settled_before(happened) {
                continue;
            }
            self.happened(happened, &mut beside);
        }
        self.out_of_turn(ended_at, &mut beside);
        if let (Some(made), Some(instead)) = (turn.stands, facts.changed) {
            self.note(Some(Topic::ReleaseDecides), BesideFinding::ChangedAfterPlacing { made, instead });
            beside.now.extend([Instruction::TakeBack(instead), Instruction::PutAgain(made)]);
        }
        let last = beside.end.as_ref().map(|(row, _)| *row).or(ended_at);
        if last.is_some() {
            self.note_after_the_end(last);
        }
        if beside.ends_before(facts.decided_at) && facts.has_turn() {
            // What the touches and the move come to is of no account: the game was over.
            self.record.steps.drain(of_turn);
            self.note(None, BesideFinding::TurnAfterTheEnd);
            (self.own.new, self.own.unclassed) = (Tally::default(), false);
        }
        let conclusion = self.joined(turn, &mut beside);
        (conclusion, beside)
    }

    fn joined(&mut self, turn: Conclusion, beside: &mut Beside) -> Conclusion {
        if let Some((row, end)) = beside.end.take() {
            let turn_is_open_before = turn.outcome == Outcome::Open && self.facts.decided_at < row;
            return match (beside.end_open, self.lost_by_fouls(&beside.fouls, true)) {
                // What may have ended the game before goes before what ended it later.
                (Some((open_at, question)), _) if open_at < row => {
                    Conclusion::open(vec![question.topic()], question)
                }
                (_, Some(lost)) => lost,
                _ if turn_is_open_before => turn,
                _ => end,
            };
        }
        if turn.is_end() || turn.outcome == Outcome::Open {
            return match beside.end_open {
                Some((_, question)) if turn.is_end() => Conclusion::open(vec![question.topic()], question),
                _ => turn,
            };
        }
        if let Some(question) = beside.open {
            return Conclusion::open(vec![question.topic()], question);
        }
        let turn = self.with_fouls(turn, &beside.fouls);
        if beside.set_back && turn.outcome != Outcome::Loss {
            return Conclusion { duty: Duty::Restore, allowed: Vec::new(), ..turn };
        }
        turn
    }

    /// Adds fouls to both sheets; the loss by count, where they come to one. Where the game has `ended` otherwise,
    /// a limit that was not seen is no doubt.
    fn lost_by_fouls(&mut self, fouls: &[(Side, Class, Topic)], ended: bool) -> Option<Conclusion> {
        let (mover, mut disputed_facts) = (self.facts.mover, Vec::new());
        for side in [mover, mover.opponent()] {
            let mut of_side = fouls.iter().filter(|(other, ..)| *other == side).peekable();
            if of_side.peek().is_none() {
                continue;
            }
            let count = if side == mover { &mut self.own } else { &mut self.others };
            of_side.for_each(|(_, class, _)| count.add(*class));
            let reached = count.reached();
            let tallied = count.tallied(side, reached.outcome);
            self.record.step(Some(reached.matter), SquareSet::EMPTY, tallied);
            disputed_facts.extend(reached.caveat);
            if reached.outcome == Outcome::Loss {
                self.caveats.extend(disputed_facts);
                return Some(Conclusion::loss_of(side, vec![reached.matter]));
            }
        }
        if !ended {
            self.caveats.extend(disputed_facts);
        }
        None
    }

    /// The turn with the fouls recorded beside it.
    fn with_fouls(&mut self, turn: Conclusion, fouls: &[(Side, Class, Topic)]) -> Conclusion {
        if let Some(lost) = self.lost_by_fouls(fouls, false) {
            return lost;
        }
        match fouls.first() {
            Some(&(side, _, matter)) if turn.outcome == Outcome::None => {
                Conclusion { outcome: Outcome::Foul, charged: Some(side), ground: vec![matter], ..turn }
            }
            _ => turn,
        }
    }

    /// Rows of clocks and claims after the game was over.
    pub(super) fn note_after_the_end(&mut self, end: Option<usize>) {
        let after = |happened: &&Happened| end.is_none_or(|row| happened.row > row);
        let rows = self.facts.happenings.all.iter().filter(after).count();
        if rows > 0 {
            self.record.step(None, SquareSet::EMPTY, BesideFinding::AfterTheEnd(rows));
        }
    }

    fn happened(&mut self, happened: &Happened, beside: &mut Beside) {
        let row = happened.row;
        match (&happened.what, happened.by) {
            (Happening::DrawDeclared(ground), _) => {
                let matter = beside.claimed.unwrap_or(Topic::NoWinningChances);
                self.note(Some(matter), BesideFinding::DrawDeclared(ground.clone()));
                if beside.awaits_decision() {
                    (beside.end, beside.end_open, beside.open) = (None, None, None);
                }
                beside.end(row, Conclusion::ending(Outcome::Draw, vec![matter]));
            }
            (Happening::FlagFell, Some(side)) => {
                self.note(Some(Topic::LossOnTime), BesideFinding::FlagFell(side));
                self.lost_if_seen(row, side, Topic::LossOnTime, beside);
            }
            (Happening::Resigned, Some(side)) => {
                self.note(Some(Topic::Resignation), BesideFinding::Resigned(side));
                beside.end(row, Conclusion::loss_of(side, vec![Topic::Resignation]));
            }
            (Happening::DrawAgreed, Some(_)) => self.draw_agreed(row, happened.played.as_deref(), beside),
            (Happening::DrawOffered, _) | (_, None) => {}
            (Happening::Late(minutes), Some(side)) => self.late(row, side, *minutes, beside),
            (Happening::PressedBeforeMoving, Some(side)) => {
                let set = set!(self.law, Setting::PressedBeforeMoving(penalty) => *penalty);
                let matter = Topic::PressedBeforeMoving;
                self.costs(row, side, Misdeed::PressedBeforeMoving, (matter, set, 0), beside);
            }
            (Happening::TookBack(mv, instead), Some(side)) => {
                let set = set!(self.law, Setting::TakenBack(penalty) => *penalty);
                self.costs(row, side, Misdeed::TookBack(*mv), (Topic::TakenBack, set, 0), beside);
                beside.now.extend(instead.map(Instruction::TakeBack));
                beside.now.push(Instruction::PutAgain(*mv));
            }
            (Happening::Disturbed { own_time, left_to_other, .. }, Some(side)) => {
                self.disturbed(row, side, *own_time, *left_to_other, beside);
            }
            (Happening::Claimed(claim, left), Some(side)) => {
                if let Some(played) = &happened.played {
                    self.claimed(Claimed { row, side, left: *left, played }, claim, beside);
                }
            }
        }
    }

    pub(super) fn note(&mut self, matter: Option<Topic>, finding: BesideFinding) {
        self.record.step(matter, SquareSet::EMPTY, finding);
    }

    /// A loss by a clause that must have been seen.
    fn lost_if_seen(&mut self, row: usize, side: Side, matter: Topic, beside: &mut Beside) {
        let question = Question::ClaimHolds(matter);
        let answer = if self.law.is_seen(matter) { Some(Answer::Yes) } else { self.resolve(question) };
        match answer {
            Some(Answer::Yes) => beside.end(row, Conclusion::loss_of(side, vec![matter])),
            Some(Answer::No) => {}
            None => beside.leave_open(row, question),
        }
    }

    fn draw_agreed(&mut self, row: usize, played: Option<&Played>, beside: &mut Beside) {
        let from = set!(self.law, Setting::DrawsFromRound(round) => *round);
        let plies = played.map_or(0, Played::plies);
        let rounds = u32::try_from(plies / 2).unwrap_or(u32::MAX);
        match from {
            Some(from) if rounds < from => {
                self.note(Some(Topic::DrawByAgreement), BesideFinding::DrawTooEarly { rounds, from });
                beside.now.push(Instruction::PlayOn);
            }
            _ => {
                self.note(Some(Topic::DrawByAgreement), BesideFinding::DrawAgreed);
                beside.end(row, Conclusion::ending(Outcome::Draw, vec![Topic::DrawByAgreement]));
            }
        }
    }

    fn late(&mut self, row: usize, side: Side, minutes: u32, beside: &mut Beside) {
        let limit = set!(self.law, Setting::LateFrom(minutes) => *minutes);
        let question = Question::ClaimHolds(Topic::Lateness);
        let answer = if limit.is_none() { self.resolve(question) } else { None };
        // A limit of nought means not being there at the start.
        let lost = limit.map(|limit| minutes >= limit.max(1)).or(answer.map(|answer| answer == Answer::Yes));
        self.note(Some(Topic::Lateness), BesideFinding::Late { side, minutes, limit, lost });
        match lost {
            None => beside.leave_open(row, question),
            Some(true) => beside.end(row, Conclusion::loss_of(side, vec![Topic::Lateness])),
            Some(false) => {}
        }
    }

    fn disturbed(&mut self, row: usize, side: Side, own_time: bool, left: Option<u32>, beside: &mut Beside) {
        beside.now.push(Instruction::RestorePieces(side));
        if own_time {
            let set = set!(self.law, Setting::DisturbedOnOwnTime(penalty) => *penalty);
            let deed = Misdeed::DisturbedOnOwnTime;
            return self.costs(row, side, deed, (Topic::Disturbance, set, 0), beside);
        }
        let late = set!(self.law, Setting::DisturbedInTimeTrouble { under_minutes, penalty } => (*under_minutes, *penalty));
        if let Some((under_minutes, penalty)) = late {
            let in_trouble = match left {
                Some(seconds) => Some(seconds < under_minutes.saturating_mul(60)),
                None => {
                    let answer = self.resolve(Question::InTimeTrouble);
                    self.note(Some(Topic::Disturbance), BesideFinding::TimeNotRead { under_minutes, answer });
                    answer.map(|answer| answer == Answer::Yes)
                }
            };
            match in_trouble {
                None => return beside.leave_open(row, Question::InTimeTrouble),
                Some(true) => {
                    let deed = Misdeed::DisturbedInTimeTrouble;
                    return self.costs(row, side, deed, (Topic::Disturbance, Some(penalty), 0), beside);
                }
                Some(false) => {}
            }
        }
        let set = set!(self.law, Setting::DisturbedOnOthersTime { penalty, minutes } => (*penalty, *minutes));
        let (penalty, minutes) = set.map_or((None, 0), |(penalty, minutes)| (Some(penalty), minutes));
        let price = (Topic::Disturbance, penalty, minutes);
        self.costs(row, side, Misdeed::DisturbedOnOthersTime, price, beside);
        if minutes > 0 {
            beside.now.push(Instruction::AddTime { to: side.opponent(), minutes });
        }
    }

    /// Touches and moves of the other side on this side's time, where the law prices them.
    fn out_of_turn(&mut self, ended_at: Option<usize>, beside: &mut Beside) {
        let set = self.law.touch_on_others_time();
        if set.is_none() {
            return;
        }
        for aside in self.facts.asides.iter().chain(&self.facts.later_asides) {
            if let Aside::OutOfTurn(side, deed, row) = *aside
                && !matches!(deed, Deed::Brushed(_))
                && ended_at.is_none_or(|end| row < end)
            {
                let price = (Topic::TouchOnOthersTime, set, 0);
                self.costs(row, side, Misdeed::TouchedOnOthersTime(deed), price, beside);
            }
        }
    }

    /// What a misdeed costs; where no clause says, whether it is a foul stays open.
    pub(super) fn costs(
        &mut self,
        row: usize,
        side: Side,
        deed: Misdeed,
        (matter, set, minutes): (Topic, Option<Penalty>, u32),
        beside: &mut Beside,
    ) {
        let penalty = match set {
            Some(penalty) => {
                self.note(Some(matter), BesideFinding::Costs { row, side, deed, penalty, minutes });
                penalty
            }
            None => {
                let question = Question::Penalised(matter);
                let answer = self.resolve(question);
                self.note(Some(matter), BesideFinding::CostNotSeen { row, side, deed, answer });
                match answer {
                    None => return beside.leave_open(row, question),
                    Some(Answer::Yes) => Penalty::Foul,
                    Some(Answer::No) => Penalty::Nothing,
                }
            }
        };
        match penalty {
            Penalty::Loss => beside.end(row, Conclusion::loss_of(side, vec![matter])),
            Penalty::Warning => beside.now.push(Instruction::Warn(side)),
            _ => {}
        }
        if let Some(class) = Class::of(penalty) {
            beside.fouls.push((side, class, matter));
            beside.now.push(Instruction::RecordFoulOf(side, class));
        }
    }

    pub(super) fn incomplete_record(&mut self) {
        self.caveats.push(Caveat::RecordIncomplete);
    }
}
