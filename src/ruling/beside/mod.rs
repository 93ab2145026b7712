//! What happened beside the touches: which of it ends the game, what it costs, and what stays open.

mod claims;
mod finding;

pub use finding::{BesideFinding, Misdeed};

use super::case::{Case, Conclusion};
use super::count::Class;
use super::facts::Aside;
use super::happening::{Happened, Happening};
use super::instruction::Instruction;
use super::outcome::{Caveat, Outcome};
use super::played::Played;
use super::step::Deed;
use crate::rulebook::{Answer, Matter, Penalty, Question, Setting};
use crate::xiangqi::{Side, SquareSet};

/// What the happenings come to.
#[derive(Debug, Default)]
pub(super) struct Beside {
    /// What ends the game, with its row.
    end: Option<(usize, Conclusion)>,
    /// The first question that stays open.
    open: Option<Question>,
    /// The first question that stays open and whose answer may end the game.
    end_open: Option<Question>,
    /// Fouls recorded, in order.
    pub fouls: Vec<(Side, Class, Matter)>,
    /// What the arbiter does about them.
    pub now: Vec<Instruction>,
}

impl Beside {
    fn end(&mut self, row: usize, conclusion: Conclusion) {
        if self.end.as_ref().is_none_or(|(earlier, _)| row < *earlier) {
            self.end = Some((row, conclusion));
        }
    }

    fn leave_open(&mut self, question: Question) {
        self.open.get_or_insert(question);
        if !matches!(question, Question::Penalised(_)) {
            self.end_open.get_or_insert(question);
        }
    }
}

impl Case<'_> {
    /// The turn together with what happened beside it: whatever ended the game first decides.
    pub(super) fn settle(&mut self, turn: Conclusion) -> (Conclusion, Beside) {
        let (facts, mut beside) = (self.facts, Beside::default());
        let ended_at = turn.is_end().then_some(facts.decided_at);
        for happened in &facts.happenings.all {
            if beside.end.is_some() || ended_at.is_some_and(|row| happened.row > row) {
                continue;
            }
            self.happened(happened, &mut beside);
        }
        self.out_of_turn(ended_at, &mut beside);
        let last = beside.end.as_ref().map(|(row, _)| *row).or(ended_at);
        if last.is_some() {
            self.note_after_the_end(last);
        }
        let conclusion = self.joined(turn, &mut beside);
        (conclusion, beside)
    }

    fn joined(&mut self, turn: Conclusion, beside: &mut Beside) -> Conclusion {
        if let Some((row, end)) = beside.end.take() {
            let turn_is_open_before = turn.outcome == Outcome::Open && self.facts.decided_at < row;
            return if turn_is_open_before { turn } else { end };
        }
        if turn.is_end() || turn.outcome == Outcome::Open {
            // What may have ended the game before goes before what ended it later.
            return match beside.end_open {
                Some(question) if turn.is_end() => Conclusion::open(vec![question.matter()], question),
                _ => turn,
            };
        }
        if let Some(question) = beside.open {
            return Conclusion::open(vec![question.matter()], question);
        }
        self.with_fouls(turn, &beside.fouls)
    }

    /// Adds the fouls recorded beside the turn to both sheets.
    fn with_fouls(&mut self, turn: Conclusion, fouls: &[(Side, Class, Matter)]) -> Conclusion {
        let mover = self.facts.mover;
        let mut turn = turn;
        for side in [mover, mover.opponent()] {
            let mut of_side = fouls.iter().filter(|(other, ..)| *other == side).peekable();
            let Some(&&(_, _, first)) = of_side.peek() else { continue };
            let count = if side == mover { &mut self.own } else { &mut self.others };
            of_side.for_each(|(_, class, _)| count.add(*class));
            let reached = count.reached();
            let tallied = count.tallied(side, reached.outcome);
            self.record.step(Some(reached.matter), SquareSet::EMPTY, tallied);
            self.caveats.extend(reached.caveat);
            if reached.outcome == Outcome::Loss {
                return Conclusion::loss_of(side, vec![reached.matter]);
            }
            if turn.outcome == Outcome::None {
                turn =
                    Conclusion { outcome: Outcome::Foul, charged: Some(side), ground: vec![first], ..turn };
            }
        }
        turn
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
                let matter = Some(Matter::NoWinningChances);
                self.note(matter, BesideFinding::DrawDeclared(ground.clone()));
                beside.end(row, Conclusion::ending(Outcome::Draw, vec![Matter::NoWinningChances]));
            }
            (Happening::FlagFell, Some(side)) => {
                self.note(Some(Matter::LossOnTime), BesideFinding::FlagFell(side));
                self.lost_if_seen(row, side, Matter::LossOnTime, beside);
            }
            (Happening::Resigned, Some(side)) => {
                self.note(Some(Matter::Resignation), BesideFinding::Resigned(side));
                beside.end(row, Conclusion::loss_of(side, vec![Matter::Resignation]));
            }
            (Happening::DrawAgreed, Some(_)) => self.draw_agreed(row, beside),
            (Happening::DrawOffered, _) | (_, None) => {}
            (Happening::Late(minutes), Some(side)) => self.late(row, side, *minutes, beside),
            (Happening::PressedBeforeMoving, Some(side)) => {
                let set = self.law.penalty(|setting| match setting {
                    Setting::PressedBeforeMoving(penalty) => Some(*penalty),
                    _ => None,
                });
                let matter = Matter::PressedBeforeMoving;
                self.costs(row, side, Misdeed::PressedBeforeMoving, (matter, set, 0), beside);
            }
            (Happening::TookBack(mv), Some(side)) => {
                let set = self.law.penalty(|setting| match setting {
                    Setting::TakenBack(penalty) => Some(*penalty),
                    _ => None,
                });
                self.costs(row, side, Misdeed::TookBack(*mv), (Matter::TakenBack, set, 0), beside);
                beside.now.push(Instruction::PutAgain(*mv));
            }
            (Happening::Disturbed { own_time, left_to_other, .. }, Some(side)) => {
                self.disturbed(row, side, *own_time, *left_to_other, beside);
            }
            (Happening::Claimed(claim, left), Some(side)) => self.claimed(row, side, claim, *left, beside),
        }
    }

    pub(super) fn note(&mut self, matter: Option<Matter>, finding: BesideFinding) {
        self.record.step(matter, SquareSet::EMPTY, finding);
    }

    /// A loss by a clause that must have been seen.
    fn lost_if_seen(&mut self, row: usize, side: Side, matter: Matter, beside: &mut Beside) {
        let question = Question::ClaimHolds(matter);
        let answer = if self.law.is_seen(matter) { Some(Answer::Yes) } else { self.resolve(question) };
        match answer {
            Some(Answer::Yes) => beside.end(row, Conclusion::loss_of(side, vec![matter])),
            Some(Answer::No) => {}
            None => beside.leave_open(question),
        }
    }

    fn draw_agreed(&mut self, row: usize, beside: &mut Beside) {
        let from = self.law.setting(|setting| match setting {
            Setting::DrawsFromRound(round) => Some(*round),
            _ => None,
        });
        let plies = self.facts.happenings.played.as_ref().map_or(0, Played::plies);
        let rounds = u32::try_from(plies / 2).unwrap_or(u32::MAX);
        match from {
            Some(from) if rounds < from => {
                self.note(Some(Matter::DrawByAgreement), BesideFinding::DrawTooEarly { rounds, from });
                beside.now.push(Instruction::PlayOn);
            }
            _ => {
                self.note(Some(Matter::DrawByAgreement), BesideFinding::DrawAgreed);
                beside.end(row, Conclusion::ending(Outcome::Draw, vec![Matter::DrawByAgreement]));
            }
        }
    }

    fn late(&mut self, row: usize, side: Side, minutes: u32, beside: &mut Beside) {
        let limit = self.law.setting(|setting| match setting {
            Setting::LateFrom(minutes) => Some(*minutes),
            _ => None,
        });
        let question = Question::ClaimHolds(Matter::Lateness);
        let answer = if limit.is_none() { self.resolve(question) } else { None };
        self.note(Some(Matter::Lateness), BesideFinding::Late { side, minutes, limit, answer });
        let lost = match (limit, answer) {
            // A limit of nought means not being there at the start.
            (Some(limit), _) => minutes >= limit.max(1),
            (None, Some(answer)) => answer == Answer::Yes,
            (None, None) => return beside.leave_open(question),
        };
        if lost {
            beside.end(row, Conclusion::loss_of(side, vec![Matter::Lateness]));
        }
    }

    fn disturbed(&mut self, row: usize, side: Side, own_time: bool, left: Option<u32>, beside: &mut Beside) {
        beside.now.push(Instruction::RestorePieces(side));
        if own_time {
            let set = self.law.penalty(|setting| match setting {
                Setting::DisturbedOnOwnTime(penalty) => Some(*penalty),
                _ => None,
            });
            let deed = Misdeed::DisturbedOnOwnTime;
            return self.costs(row, side, deed, (Matter::Disturbance, set, 0), beside);
        }
        let late = self.law.setting(|setting| match setting {
            Setting::DisturbedInTimeTrouble { under_minutes, penalty } => Some((*under_minutes, *penalty)),
            _ => None,
        });
        if let Some((under_minutes, penalty)) = late {
            let in_trouble = match left {
                Some(seconds) => Some(seconds < under_minutes.saturating_mul(60)),
                None => {
                    let answer = self.resolve(Question::InTimeTrouble);
                    self.note(
                        Some(Matter::Disturbance),
                        BesideFinding::TimeNotRead { under_minutes, answer },
                    );
                    answer.map(|answer| answer == Answer::Yes)
                }
            };
            match in_trouble {
                None => return beside.leave_open(Question::InTimeTrouble),
                Some(true) => {
                    let deed = Misdeed::DisturbedInTimeTrouble;
                    return self.costs(row, side, deed, (Matter::Disturbance, Some(penalty), 0), beside);
                }
                Some(false) => {}
            }
        }
        let set = self.law.setting(|setting| match setting {
            Setting::DisturbedOnOthersTime { penalty, minutes } => Some((*penalty, *minutes)),
            _ => None,
        });
        let (penalty, minutes) = set.map_or((None, 0), |(penalty, minutes)| (Some(penalty), minutes));
        let price = (Matter::Disturbance, penalty, minutes);
        self.costs(row, side, Misdeed::DisturbedOnOthersTime, price, beside);
        if minutes > 0 {
            beside.now.push(Instruction::AddTime { to: side.opponent(), minutes });
        }
    }

    /// Touches and moves of the other side on this side's time, where the law prices them.
    fn out_of_turn(&mut self, ended_at: Option<usize>, beside: &mut Beside) {
        let set = self.law.penalty(|setting| match setting {
            Setting::TouchOnOthersTime(penalty) => Some(*penalty),
            _ => None,
        });
        if set.is_none() {
            return;
        }
        for aside in &self.facts.asides {
            if let Aside::OutOfTurn(side, deed, row) = *aside
                && !matches!(deed, Deed::Brushed(_))
                && ended_at.is_none_or(|end| row < end)
            {
                let price = (Matter::TouchOnOthersTime, set, 0);
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
        (matter, set, minutes): (Matter, Option<Penalty>, u32),
        beside: &mut Beside,
    ) {
        let penalty = match set {
            Some(penalty) => {
                self.note(Some(matter), BesideFinding::Costs { side, deed, penalty, minutes });
                penalty
            }
            None => {
                let question = Question::Penalised(matter);
                let answer = self.resolve(question);
                self.note(Some(matter), BesideFinding::CostNotSeen { side, deed, answer });
                match answer {
                    None => return beside.leave_open(question),
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
