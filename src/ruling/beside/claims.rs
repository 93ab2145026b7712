//! Claims, audited against the game record.

use super::{Beside, BesideFinding, Misdeed};
use crate::incident::Claim;
use crate::law::Penalty;
use crate::law::{Answer, ClaimantChecks, ComplaintUntil, FacingLoser, Question, Setting, Topic, set};
use crate::ruling::case::{Case, Conclusion};
use crate::ruling::count::Class;
use crate::ruling::instruction::Instruction;
use crate::ruling::outcome::Outcome;
use crate::ruling::played::{Irregular, Played};
use xiangqi::{Irregularity, Side};

/// Who claims, when, with how many seconds left, and the game up to there.
#[derive(Copy, Clone)]
pub(super) struct Claimed<'a> {
    pub row: usize,
    pub side: Side,
    pub left: Option<u32>,
    pub played: &'a Played,
}

impl Case<'_> {
    pub(super) fn claimed(&mut self, claimed: Claimed<'_>, claim: &Claim, beside: &mut Beside) {
        let Claimed { row, side, left, played } = claimed;
        match claim {
            Claim::Irregular(ply) => self.irregular(row, side, *ply, played, beside),
            Claim::Facing => self.facing(row, side, played, beside),
            Claim::NaturalLimit => {
                beside.claimed = Some(Topic::NaturalLimit);
                self.natural_limit(row, side, left, played, beside);
            }
            Claim::NoWinningChances => {
                beside.claimed = Some(Topic::NoWinningChances);
                let question = Question::ClaimHolds(Topic::NoWinningChances);
                let answer = self.resolve(question);
                let matter = Topic::NoWinningChances;
                self.note(Some(matter), BesideFinding::NoWinningChances(answer));
                beside.now.push(Instruction::DecideDraw);
                Self::drawn_if(row, answer, question, matter, beside);
            }
            Claim::Repetition => {
                beside.claimed = Some(Topic::Repetition);
                let question = Question::ClaimHolds(Topic::Repetition);
                let answer = self.resolve(question);
                let Played { times, first, checks_in_row: checks, .. } = *played;
                self.note(
                    Some(Topic::Repetition),
                    BesideFinding::Repetition { times, first, checks, answer },
                );
                beside.now.push(Instruction::ClassifyRepetition);
                Self::drawn_if(row, answer, question, Topic::Repetition, beside);
            }
            Claim::Time => {
                let fell = self.facts.happenings.all.iter().any(|other| {
                    other.what == super::Happening::FlagFell && other.by == Some(side.opponent())
                });
                self.note(Some(Topic::LossOnTime), BesideFinding::TimeClaimed(fell));
                beside.now.push(Instruction::LookAtClock(side.opponent()));
            }
            Claim::Other(_) => {
                self.note(None, BesideFinding::OtherClaim);
            }
        }
    }

    fn drawn_if(row: usize, answer: Option<Answer>, question: Question, matter: Topic, beside: &mut Beside) {
        match answer {
            None => beside.leave_open(row, question),
            Some(Answer::Yes) => beside.end(row, Conclusion::ending(Outcome::Draw, vec![matter])),
            Some(Answer::No) => {}
        }
    }

    /// A complaint about a move of the record.
    fn irregular(&mut self, row: usize, side: Side, ply: usize, played: &Played, beside: &mut Beside) {
        if ply == 0 || ply > played.plies() {
            self.note(Some(Topic::Correction), BesideFinding::NoSuchMove(ply));
            beside.now.push(Instruction::CompareScoreSheets);
            return self.incomplete_record();
        }
        let found = played.irregular.iter().find(|irregular| irregular.ply == ply);
        let Some(Irregular { mover: Some(mover), how, .. }) = found else {
            return self.note(Some(Topic::Correction), BesideFinding::MoveInOrder(ply));
        };
        if ply > self.facts.happenings.recorded {
            // A move of the timeline: it is ruled on as such.
            let how = how.clone();
            let matter = Some(Topic::Correction);
            return self.note(matter, BesideFinding::MoveRuledOn { ply, side: *mover, how });
        }
        let (mover, only_exposed) = (*mover, how.as_slice() == [Irregularity::ExposesGeneral]);
        let matter = if only_exposed { Topic::LossBySuicide } else { Topic::BreachLimit };
        self.note(Some(matter), BesideFinding::MoveIrregular { ply, side: mover, how: how.clone() });
        match self.in_time(side, ply, played) {
            None => return beside.leave_open(row, Question::ClaimHolds(Topic::Correction)),
            Some(false) => return self.note(Some(Topic::Correction), BesideFinding::PositionStands),
            Some(true) => {}
        }
        if only_exposed {
            return self.exposed_then(row, mover, beside);
        }
        beside.now.push(Instruction::SetUpBefore(ply));
        beside.set_back = true;
        if how.contains(&Irregularity::WrongSide) {
            let set = set!(self.law, Setting::OthersPieceMoved(penalty) => *penalty);
            let price = (Topic::OthersPieceMoved, set, 0);
            return self.costs(row, mover, Misdeed::MovedOutOfTurn, price, beside);
        }
        let penalty = self.law.movement_breach();
        self.breached(row, mover, penalty.unwrap_or(Penalty::Breach), beside);
    }

    /// A released suicide that was noticed only later.
    fn exposed_then(&mut self, row: usize, mover: Side, beside: &mut Beside) {
        let matter = Topic::LossBySuicide;
        let question = Question::SuicideLoses;
        let answer = if self.law.is_seen(matter) { Some(Answer::Yes) } else { self.resolve(question) };
        match answer {
            None => beside.leave_open(row, question),
            Some(Answer::Yes) => beside.end(row, Conclusion::loss_of(mover, vec![matter])),
            Some(Answer::No) => self.breached(row, mover, Penalty::Breach, beside),
        }
    }

    /// A breach found in the record.
    fn breached(&mut self, row: usize, mover: Side, penalty: Penalty, beside: &mut Beside) {
        let matter = Topic::BreachLimit;
        let limits = self.own.limits;
        if penalty == Penalty::Loss {
            return beside.end(row, Conclusion::loss_of(mover, vec![matter]));
        }
        let Some(class) = Class::of(penalty) else { return };
        if class == Class::Breach && limits.breaches.is_none() && limits.all.is_none() {
            match self.resolve(Question::BreachLoses) {
                None => return beside.leave_open(row, Question::BreachLoses),
                Some(Answer::Yes) => return beside.end(row, Conclusion::loss_of(mover, vec![matter])),
                Some(Answer::No) => {}
            }
        }
        beside.fouls.push((mover, class, matter));
        beside.now.push(Instruction::RecordFoulOf(mover, class));
    }

    /// Whether the complaint of `side` about the move `ply` comes in time; `None` where that stays open.
    fn in_time(&mut self, side: Side, ply: usize, played: &Played) -> Option<bool> {
        let until = set!(self.law, Setting::ComplaintUntil(until) => *until);
        let own_moves =
            (ply + 1..=played.plies()).filter(|&later| played.mover_of(later) == Some(side)).count();
        let rounds = (played.plies() - ply) / 2;
        let in_time = match until {
            Some(ComplaintUntil::OwnNextMove) => Some(own_moves == 0),
            Some(ComplaintUntil::Rounds(limit)) => {
                Some(u32::try_from(rounds).is_ok_and(|rounds| rounds <= limit))
            }
            Some(ComplaintUntil::EndOfGame) => Some(true),
            None => self.resolve(Question::ClaimHolds(Topic::Correction)).map(|answer| answer == Answer::Yes),
        };
        let finding = BesideFinding::Complaint { until, own_moves, rounds, in_time };
        self.note(Some(Topic::Correction), finding);
        in_time
    }

    /// Generals found facing each other.
    fn facing(&mut self, row: usize, side: Side, played: &Played, beside: &mut Beside) {
        let rule = self.law.facing_loser();
        let rule = rule.unwrap_or(FacingLoser::Maker);
        let Some(since) = played.facing_since else {
            return self.note(Some(Topic::Facing), BesideFinding::NotFacing);
        };
        if rule == FacingLoser::LastToNotice {
            let finding = BesideFinding::FacingMadeBy { ply: since, side: side.opponent(), rule };
            self.note(Some(Topic::Facing), finding);
            return beside.end(row, Conclusion::loss_of(side.opponent(), vec![Topic::Facing]));
        }
        let maker = if since == 0 { None } else { played.mover_of(since) };
        let loser = match maker {
            Some(maker) => {
                let finding = BesideFinding::FacingMadeBy { ply: since, side: maker, rule };
                self.note(Some(Topic::Facing), finding);
                maker
            }
            None => {
                let answer = self.resolve(Question::OpponentMadeFacing);
                self.note(Some(Topic::Facing), BesideFinding::FacingUnknown(answer));
                self.incomplete_record();
                match answer {
                    None => return beside.leave_open(row, Question::OpponentMadeFacing),
                    Some(Answer::Yes) => self.facts.mover.opponent(),
                    Some(Answer::No) => self.facts.mover,
                }
            }
        };
        if self.law.is_seen(Topic::Facing) {
            beside.end(row, Conclusion::loss_of(loser, vec![Topic::Facing]));
        } else {
            self.lost_if_seen(row, loser, Topic::LossBySuicide, beside);
        }
    }

    /// The natural limit, counted in the record. Where only so many of the claimant's checks count, the round of
    /// each check beyond them does not count either.
    fn natural_limit(
        &mut self,
        row: usize,
        side: Side,
        left: Option<u32>,
        played: &Played,
        beside: &mut Beside,
    ) {
        let matter = Topic::NaturalLimit;
        let set =
            set!(self.law, Setting::NaturalLimit { rounds, claimant_checks } => (*rounds, *claimant_checks));
        let question = Question::ClaimHolds(matter);
        let Some((limit, counted)) = set else {
            let answer = self.resolve(question);
            self.note(Some(matter), BesideFinding::NoLimitSeen(answer));
            return Self::drawn_if(row, answer, question, matter, beside);
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
        let finding = BesideFinding::Audit { plies, checks, counted, rounds, limit, sure };
        self.note(Some(matter), finding);
        if !sure {
            if may_be_more || played.quiet.before > 0 {
                self.incomplete_record();
            }
            let answer = self.resolve(question);
            if answer == Some(Answer::No) {
                self.false_claim(row, side, left, beside);
            }
            return Self::drawn_if(row, answer, question, matter, beside);
        }
        if holds {
            beside.end(row, Conclusion::ending(Outcome::Draw, vec![matter]));
        } else {
            self.false_claim(row, side, left, beside);
        }
    }

    /// What a claim costs that is not true: a foul and minutes, and the game where they are more than he has.
    fn false_claim(&mut self, row: usize, side: Side, left: Option<u32>, beside: &mut Beside) {
        let set = set!(self.law, Setting::FalseClaim { penalty, minutes } => (*penalty, *minutes));
        let (penalty, minutes) = set.map_or((None, 0), |(penalty, minutes)| (Some(penalty), minutes));
        let price = (Topic::FalseClaim, penalty, minutes);
        self.costs(row, side, Misdeed::ClaimedFalsely, price, beside);
        if minutes > 0 {
            beside.now.push(Instruction::DeductTime { from: side, minutes });
            if left.is_some_and(|seconds| seconds <= minutes.saturating_mul(60)) {
                self.note(Some(Topic::FalseClaim), BesideFinding::FlaggedByPrice(side));
                beside.end(row, Conclusion::loss_of(side, vec![Topic::FalseClaim]));
            }
        }
    }
}
