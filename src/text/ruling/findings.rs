//! Every finding of the reasoning as a sentence or two.

use super::{Explainer, answer_given, assumption, level, question};
use crate::law::{
    ClaimantChecks, ComplaintUntil, ConductTopic, Cost, FacingLoser, Penalty, Topic, UnansweredLosesBy,
};
use crate::ruling::{
    Action, ClosingFinding, ConductFinding, ContactFinding, Finding, Infraction, Outcome, PairFinding,
    PositionFinding, ReleaseFinding, Step, TouchFinding,
};
use crate::text::{conduct, game, law, names, repetition};
use crate::tr;
use xiangqi::{Piece, PieceKind, Side, Square, Status};

const fn yes_no(yes: bool) -> &'static str {
    if yes { "yes" } else { "no" }
}

impl Explainer<'_> {
    /// One step as a sentence or two; the clause number stands beside it, not in it.
    pub fn step(&self, step: &Step) -> String {
        match &step.finding {
            Finding::Position(finding) => self.position(finding),
            Finding::Contact(finding) => self.contact(finding),
            Finding::Touch(finding) => self.touch(finding),
            Finding::Pair(finding) => self.pair(finding),
            Finding::Release(finding) => self.release(finding),
            Finding::Closing(finding) => self.closing(finding),
            Finding::Conduct(finding) => self.conduct(finding),
            Finding::Repetition(finding) => repetition::finding(finding, self.lang),
        }
    }

    fn position(&self, finding: &PositionFinding) -> String {
        let lang = self.lang;
        match finding {
            PositionFinding::ImpossiblePosition => tr!(lang, "position-impossible").to_owned(),
            PositionFinding::RecordIrregular { moves, .. } => {
                let named = moves.iter().map(|(ply, how)| {
                    tr!(lang, "position-irregular-ply", ply, how = game::irregularities(how, lang))
                });
                let named = names::list(&named.collect::<Vec<_>>(), lang);
                tr!(lang, "position-record-irregular", named)
            }
            PositionFinding::InCheck { side, by, screens } => self.in_check(*side, by, screens),
            PositionFinding::GameOver { side, status: Status::Checkmated } => {
                tr!(lang, "position-checkmated", side = self.side(*side))
            }
            PositionFinding::GameOver { side, .. } => {
                tr!(lang, "position-stalemated", side = self.side(*side))
            }
        }
    }

    fn in_check(&self, side: Side, by: &[(Square, Piece)], screens: &[(Square, Piece)]) -> String {
        let lang = self.lang;
        let general = names::piece(Piece::new(side, PieceKind::General), lang);
        let (facing, attackers): (Vec<_>, Vec<_>) =
            by.iter().copied().partition(|(_, piece)| piece.kind == PieceKind::General);
        let mut sentences = Vec::new();
        if !attackers.is_empty() {
            let attackers = self.standings(&attackers);
            sentences.push(if screens.is_empty() {
                tr!(lang, "position-in-check", general, attackers)
            } else {
                let screens = self.standings(screens);
                tr!(lang, "position-in-check-over", general, attackers, screens)
            });
        }
        if !facing.is_empty() {
            let other = self.standings(&facing);
            sentences.push(tr!(lang, "position-facing", general, other));
        }
        names::sentences(&sentences, lang)
    }

    /// Contacts that are no touch, or count for nothing.
    fn contact(&self, finding: &ContactFinding) -> String {
        let lang = self.lang;
        match finding {
            ContactFinding::NothingThere(square) => {
                tr!(lang, "contact-nothing-there", square)
            }
            ContactFinding::OutOfTurn { side, deed: Action::Touched(at) } => {
                tr!(lang, "out-of-turn-touched", side = self.side(*side), piece = self.standing(*at))
            }
            ContactFinding::OutOfTurn { side, deed: Action::Brushed(at) } => {
                tr!(lang, "out-of-turn-brushed", side = self.side(*side), piece = self.standing(*at))
            }
            ContactFinding::OutOfTurn { side, deed: Action::Adjusted(at) } => {
                tr!(lang, "out-of-turn-adjusted", side = self.side(*side), piece = self.standing(*at))
            }
            ContactFinding::OutOfTurn { side, deed: Action::Moved(mv, _) } => {
                tr!(lang, "out-of-turn-moved", side = self.side(*side), mv = self.mv(*mv))
            }
            ContactFinding::AfterRelease { events } => tr!(lang, "contact-after-release", events),
            ContactFinding::NotLifted(at) => tr!(lang, "contact-not-lifted", piece = self.standing(*at)),
            ContactFinding::Brushed(at) => tr!(lang, "contact-brushed", piece = self.standing(*at)),
            ContactFinding::AdjustedWithConsent(at) => {
                tr!(lang, "contact-adjusted-with-consent", piece = self.standing(*at))
            }
            ContactFinding::AdjustedWithout(at) => {
                tr!(lang, "contact-adjusted-without", piece = self.standing(*at))
            }
        }
    }

    fn touch(&self, finding: &TouchFinding) -> String {
        let lang = self.lang;
        match finding {
            TouchFinding::Binds { touched, own, moves, exposing } => {
                let (piece, moves, exposing) = (self.called(*touched), self.moves(moves), *exposing);
                if *own {
                    tr!(lang, "touch-binds-own", piece, moves, exposing)
                } else {
                    tr!(lang, "touch-binds-enemy", piece, moves, exposing)
                }
            }
            TouchFinding::CannotBeMet { touched, own, in_check } => {
                let (piece, in_check) = (self.called(*touched), yes_no(*in_check));
                if *own {
                    tr!(lang, "touch-cannot-be-met-own", piece, in_check)
                } else {
                    tr!(lang, "touch-cannot-be-met-enemy", piece, in_check)
                }
            }
            TouchFinding::OnlyByExposing { touched, own, moves, danger, answer } => {
                let (piece, moves) = (self.called(*touched), self.moves(moves));
                let (danger, answer) = (self.exposed_to(danger), answer_given(*answer));
                if *own {
                    tr!(lang, "touch-only-by-exposing-own", piece, moves, danger, answer)
                } else {
                    tr!(lang, "touch-only-by-exposing-enemy", piece, moves, danger, answer)
                }
            }
            TouchFinding::ObeyingIsSuicide { danger, .. } => {
                tr!(lang, "touch-obeying-is-suicide", danger = self.exposed_to(danger))
            }
            TouchFinding::LostAtTouch { touched, own: true } => {
                tr!(lang, "touch-lost-own", piece = self.called(*touched))
            }
            TouchFinding::LostAtTouch { touched, own: false } => {
                tr!(lang, "touch-lost-enemy", piece = self.called(*touched))
            }
            TouchFinding::TouchCosts(Cost::Foul) => tr!(lang, "touch-costs-foul").to_owned(),
            TouchFinding::TouchCosts(Cost::Nothing) => tr!(lang, "touch-costs-nothing").to_owned(),
            TouchFinding::TouchPriced(Penalty::Nothing) => tr!(lang, "touch-priced-nothing").to_owned(),
            TouchFinding::TouchPriced(penalty) => {
                tr!(lang, "touch-priced", cost = law::penalty(*penalty, lang))
            }
            TouchFinding::TextNotSeen(open, None) => {
                tr!(lang, "touch-text-not-seen", about = law::matter(open.topic(), lang))
            }
            TouchFinding::TextNotSeen(open, Some(answer)) => tr!(
                lang,
                "touch-text-not-seen-taken",
                about = law::matter(open.topic(), lang),
                taken = assumption(*open, *answer, lang)
            ),
        }
    }

    fn pair(&self, finding: &PairFinding) -> String {
        let lang = self.lang;
        let name = |at: (Square, Piece)| self.standing(at);
        match *finding {
            PairFinding::CannotTakeAndPays { own, enemy } => {
                tr!(lang, "pair-cannot-take-and-pays", own = self.called(own), enemy = self.called(enemy))
            }
            PairFinding::BothSides { first, second, at_once: true } => {
                let (first, second) = (self.called(first), self.called(second));
                tr!(lang, "pair-both-sides-at-once", first, second)
            }
            PairFinding::BothSides { first, second, at_once: false } => {
                tr!(lang, "pair-both-sides", first = name(first), second = name(second))
            }
            PairFinding::TwoOfOneSide(first, second) => {
                tr!(lang, "pair-two-of-one-side", first = name(first), second = name(second))
            }
            PairFinding::OfOneSide { ref pieces, answer } => {
                let (pieces, answer) = (self.standings(pieces), answer_given(answer));
                tr!(lang, "pair-of-one-side", pieces, answer)
            }
            PairFinding::OfBothSides { ref pieces, answer } => {
                let (pieces, answer) = (self.standings(pieces), answer_given(answer));
                tr!(lang, "pair-of-both-sides", pieces, answer)
            }
            PairFinding::ArbiterNames(piece) => tr!(lang, "pair-arbiter-names", piece = name(piece)),
            PairFinding::OneTakesOther(mv) => tr!(
                lang,
                "pair-one-takes-other",
                own = self.on(mv.from),
                enemy = self.on(mv.to),
                mv = self.mv(mv)
            ),
            PairFinding::OneCannotReachOther { own, enemy, first } => tr!(
                lang,
                "pair-one-cannot-reach-other",
                own = name(own),
                enemy = name(enemy),
                first = name(first)
            ),
            PairFinding::OneTakesOtherExposing { mv, answer } => tr!(
                lang,
                "pair-one-takes-other-exposing",
                own = self.on(mv.from),
                enemy = self.on(mv.to),
                answer = answer_given(answer)
            ),
        }
    }

    pub(super) fn release(&self, finding: &ReleaseFinding) -> String {
        let lang = self.lang;
        match finding {
            ReleaseFinding::ReleasedSuicide { mv, danger, .. } => {
                tr!(lang, "release-suicide", mv = self.mv(*mv), danger = self.exposed_to(danger))
            }
            ReleaseFinding::SuicideComplete { placed } => {
                tr!(lang, "release-suicide-complete", placed = yes_no(*placed))
            }
            ReleaseFinding::CheckUnanswered { mv, danger } => {
                tr!(lang, "release-check-unanswered", mv = self.mv(*mv), danger = self.exposed_to(danger))
            }
            ReleaseFinding::RivalGround(chosen) => tr!(
                lang,
                "release-rival-ground",
                chosen = if *chosen == UnansweredLosesBy::Mate { "mate" } else { "suicide" },
                mate = self.number(Topic::LossByMate),
                suicide = self.number(Topic::LossBySuicide)
            ),
            ReleaseFinding::NotAMove { mv, piece, danger } => {
                let (from, to) = (mv.from, mv.to);
                let own = piece.side == self.mover;
                let piece = self.standing((from, *piece));
                let breach = if own {
                    tr!(lang, "release-not-a-move-own", piece, from, to)
                } else {
                    tr!(lang, "release-not-a-move-enemy", piece, from, to)
                };
                if danger.is_empty() {
                    return breach;
                }
                let exposes = tr!(lang, "release-not-a-move-exposes", danger = self.exposed_to(danger));
                names::sentences(&[breach, exposes], lang)
            }
            ReleaseFinding::NonMoveExposed(answer) => {
                tr!(lang, "release-non-move-exposed", answer = answer_given(*answer))
            }
            ReleaseFinding::OutsideDuty(mv) => tr!(lang, "release-outside-duty", mv = self.mv_first(*mv)),
            ReleaseFinding::MeetsDuty(mv) => tr!(lang, "release-meets-duty", mv = self.mv_first(*mv)),
            ReleaseFinding::FreeMove(mv) => tr!(lang, "release-free-move", mv = self.mv_first(*mv)),
            ReleaseFinding::SuicideTextNotSeen(answer) => {
                tr!(lang, "release-suicide-text-not-seen", answer = answer_given(*answer))
            }
            ReleaseFinding::EndsTheGame { mv, status } => {
                let (mv, other) = (self.mv_first(*mv), self.side(self.mover.opponent()));
                if *status == Status::Checkmated {
                    tr!(lang, "release-checkmates", mv, other)
                } else {
                    tr!(lang, "release-stalemates", mv, other)
                }
            }
            ReleaseFinding::TakesGeneral { mv, loser } => {
                tr!(lang, "release-takes-general", mv = self.mv_first(*mv), loser = self.side(*loser))
            }
            ReleaseFinding::Corrected { mv, meets: true } => {
                tr!(lang, "release-corrected", mv = self.mv(*mv))
            }
            ReleaseFinding::Corrected { mv, meets: false } => {
                tr!(lang, "release-corrected-in-vain", mv = self.mv(*mv))
            }
        }
    }

    /// The count and the end of the reasoning.
    fn closing(&self, finding: &ClosingFinding) -> String {
        let lang = self.lang;
        match finding {
            ClosingFinding::Counted { prior, touch, breach, limit: None, level: at, result } => tr!(
                lang,
                "closing-counted-no-limit",
                prior,
                touch,
                breach,
                at = level(*at, lang),
                result = if *result == Outcome::Loss { "lost" } else { "recorded" }
            ),
            ClosingFinding::Counted { prior, touch, breach, limit: Some(limit), level: at, result } => tr!(
                lang,
                "closing-counted",
                prior,
                touch,
                breach,
                at = level(*at, lang),
                limit,
                result = match (result, breach, limit) {
                    (Outcome::Loss, ..) => "lost",
                    (_, 0, 1) => "touch",
                    _ => "below",
                }
            ),
            ClosingFinding::TimeGiven { to, minutes } => {
                tr!(lang, "closing-time-given", to = self.side(*to), minutes)
            }
            ClosingFinding::LimitNotSeen(answer) => {
                tr!(lang, "closing-limit-not-seen", answer = answer_given(*answer))
            }
            ClosingFinding::Tallied { side, prior, new, unclassed, limits, result } => {
                let unclassed = u32::from(*unclassed);
                let count = |name: &str, before: u32, now: u32, limit: Option<u32>| match limit {
                    None => tr!(lang, "tally", name, before, now),
                    Some(limit) => {
                        tr!(lang, "tally-limited", name, before, now, limit)
                    }
                };
                let mut listed = Vec::new();
                if prior.breaches + new.breaches > 0 {
                    let name = tr!(lang, "tally-breaches");
                    listed.push(count(name, prior.breaches, new.breaches, limits.breaches));
                }
                if prior.fouls + new.fouls + unclassed > 0 {
                    listed.push(count(tr!(lang, "tally-fouls"), prior.fouls, new.fouls + unclassed, None));
                }
                if prior.technical + new.technical > 0 {
                    let name = tr!(lang, "tally-technical");
                    listed.push(count(name, prior.technical, new.technical, limits.technical));
                }
                if limits.all.is_some() {
                    listed.push(count(
                        tr!(lang, "tally-all"),
                        prior.all(),
                        new.all() + unclassed,
                        limits.all,
                    ));
                }
                tr!(
                    lang,
                    "closing-tallied",
                    side = self.side(*side),
                    listed = names::commas(&listed, lang),
                    result = match (result, limits.any()) {
                        (Outcome::Loss, _) => "lost",
                        (_, true) => "below",
                        (_, false) => "unlimited",
                    }
                )
            }
            ClosingFinding::Free { in_check: true } => tr!(lang, "closing-free-in-check").to_owned(),
            ClosingFinding::Free { in_check: false } => tr!(lang, "closing-free").to_owned(),
            ClosingFinding::LostBefore(mv) => tr!(lang, "closing-lost-before", mv = self.mv(*mv)),
            ClosingFinding::DutyAfterRestoreOpen(open) => {
                tr!(lang, "closing-duty-after-restore-open", question = question(*open, lang))
            }
            ClosingFinding::Undecided(open) => {
                tr!(lang, "closing-undecided", question = question(*open, lang))
            }
        }
    }

    /// Clocks, claims, draws and what happened beside the touches.
    fn conduct(&self, finding: &ConductFinding) -> String {
        let lang = self.lang;
        match finding {
            ConductFinding::AfterTheEnd(rows) => tr!(lang, "conduct-after-the-end", rows),
            ConductFinding::TurnAfterTheEnd => tr!(lang, "conduct-turn-after-the-end").to_owned(),
            ConductFinding::Costs { side, deed, penalty, minutes, .. } => {
                let (what, cost, minutes) =
                    (self.infraction(*side, deed), law::penalty(*penalty, lang), *minutes);
                if *deed == Infraction::ClaimedFalsely {
                    tr!(lang, "conduct-false-claim-costs", deed = what, cost, minutes)
                } else {
                    tr!(lang, "conduct-costs", deed = what, cost, minutes)
                }
            }
            ConductFinding::ConductCosts { side, kind, now, costs, .. } => {
                let event = self.conducted(*side, *kind, *now);
                if costs.is_empty() {
                    return tr!(lang, "conduct-costs-none", event);
                }
                let costs: Vec<String> = costs.iter().map(|cost| conduct::cost(cost, lang)).collect();
                tr!(lang, "conduct-costs-step", event, costs = names::commas(&costs, lang))
            }
            ConductFinding::ConductNotSeen { side, kind, now, answer, .. } => {
                let event = self.conducted(*side, *kind, *now);
                let mut said = match answer {
                    None => tr!(lang, "conduct-not-seen", event),
                    Some(cost) => {
                        tr!(lang, "conduct-not-seen-taken", event, cost = conduct::cost(cost, lang))
                    }
                };
                if let Some(usual) = conduct::usual(*kind, lang) {
                    said.push_str(tr!(lang, "join-sentences"));
                    said.push_str(&usual);
                }
                said
            }
            ConductFinding::CostNotSeen { side, deed, answer, .. } => {
                let (deed, answer) = (self.infraction(*side, deed), answer_given(*answer));
                tr!(lang, "conduct-cost-not-seen", deed, answer)
            }
            ConductFinding::TimeNotRead { under_minutes, answer } => {
                tr!(lang, "conduct-time-not-read", under_minutes, answer = answer_given(*answer))
            }
            ConductFinding::ChangedAfterPlacing { made, instead } => {
                tr!(lang, "conduct-changed-after-placing", made = self.mv(*made), instead = self.mv(*instead))
            }
            ConductFinding::FlagFell(side) => tr!(lang, "conduct-flag-fell", side = self.side(*side)),
            ConductFinding::ClockContradicts { side, left } => {
                tr!(lang, "conduct-clock-contradicts", side = self.side(*side), left)
            }
            ConductFinding::RoundsNotKnown { from } => tr!(lang, "conduct-rounds-not-known", from),
            ConductFinding::FlaggedByPrice(side) => {
                tr!(lang, "conduct-flagged-by-penalty", side = self.side(*side))
            }
            ConductFinding::Resigned(side) => tr!(lang, "conduct-resigned", side = self.side(*side)),
            ConductFinding::DrawAgreed => tr!(lang, "conduct-draw-agreed").to_owned(),
            ConductFinding::DrawTooEarly { rounds, from } => {
                tr!(lang, "conduct-draw-too-early", rounds, from)
            }
            ConductFinding::DrawDeclared(ground) => {
                tr!(lang, "conduct-draw-declared", ground = ground.as_str())
            }
            ConductFinding::Late { side, minutes, limit, lost } => {
                let (side, minutes) = (self.side(*side), *minutes);
                let lost = lost.map_or("open", yes_no);
                match *limit {
                    None => {
                        tr!(lang, "conduct-late-no-limit-seen", side, minutes, lost)
                    }
                    Some(0) => {
                        tr!(lang, "conduct-late-from-start", side, minutes, lost)
                    }
                    Some(limit) => tr!(lang, "conduct-late", side, minutes, limit, lost),
                }
            }
            ConductFinding::NoSuchMove(ply) => tr!(lang, "conduct-no-such-move", ply),
            ConductFinding::MoveInOrder(ply) => tr!(lang, "conduct-move-in-order", ply),
            ConductFinding::MoveIrregular { ply, side, how } => tr!(
                lang,
                "conduct-move-irregular",
                ply,
                side = self.side(*side),
                how = game::irregularities(how, lang)
            ),
            ConductFinding::MoveRuledOn { ply, side, how } => tr!(
                lang,
                "conduct-move-ruled-on",
                ply,
                side = self.side(*side),
                how = game::irregularities(how, lang)
            ),
            ConductFinding::Complaint { until, own_moves, rounds, in_time } => {
                let (own_moves, rounds) = (*own_moves, *rounds);
                let in_time = in_time.map_or("open", yes_no);
                match until {
                    None => tr!(lang, "conduct-complaint-limit-not-seen", own_moves, rounds, in_time),
                    Some(ComplaintUntil::OwnNextMove) => {
                        tr!(lang, "conduct-complaint-own-next-move", own_moves, rounds, in_time)
                    }
                    Some(ComplaintUntil::Rounds(limit)) => {
                        tr!(lang, "conduct-complaint-rounds", own_moves, rounds, limit, in_time)
                    }
                    Some(ComplaintUntil::EndOfGame) => {
                        tr!(lang, "conduct-complaint-end-of-game", own_moves, rounds, in_time)
                    }
                }
            }
            ConductFinding::PositionStands => tr!(lang, "conduct-position-stands").to_owned(),
            ConductFinding::NotFacing => tr!(lang, "conduct-not-facing").to_owned(),
            ConductFinding::FacingMadeBy { ply, side, rule: FacingLoser::Maker } => {
                tr!(lang, "conduct-facing-maker", ply, side = self.side(*side))
            }
            ConductFinding::FacingMadeBy { side, rule: FacingLoser::LastToNotice, .. } => {
                tr!(lang, "conduct-facing-last-to-notice", side = self.side(*side))
            }
            ConductFinding::FacingUnknown(answer) => tr!(
                lang,
                "conduct-facing-unknown",
                mover = self.side(self.mover),
                other = self.side(self.mover.opponent()),
                answer = answer_given(*answer)
            ),
            ConductFinding::Audit { plies, checks, counted, rounds, limit, sure } => {
                let (plies, checks, rounds, limit) = (*plies, *checks, *rounds, *limit);
                let (reached, sure) = (yes_no(rounds >= limit), yes_no(*sure));
                match counted {
                    ClaimantChecks::All => {
                        tr!(lang, "conduct-audit", plies, checks, rounds, limit, reached, sure)
                    }
                    ClaimantChecks::NotSeen => tr!(
                        lang,
                        "conduct-audit-checks-not-seen",
                        plies,
                        checks,
                        rounds,
                        limit,
                        reached,
                        sure
                    ),
                    ClaimantChecks::AtMost(cap) => tr!(
                        lang,
                        "conduct-audit-checks-capped",
                        plies,
                        checks,
                        cap,
                        rounds,
                        limit,
                        reached,
                        sure
                    ),
                }
            }
            ConductFinding::NoLimitSeen(answer) => {
                tr!(lang, "conduct-no-limit-seen", answer = answer_given(*answer))
            }
            ConductFinding::NoWinningChances(answer) => {
                tr!(lang, "conduct-no-winning-chances", answer = answer_given(*answer))
            }
            ConductFinding::Repetition { times, first, checks, answer } => tr!(
                lang,
                "conduct-repetition",
                times,
                first,
                red = checks.red,
                black = checks.black,
                answer = answer_given(*answer)
            ),
            ConductFinding::TimeClaimed(None) => tr!(lang, "conduct-time-claimed").to_owned(),
            ConductFinding::TimeClaimed(Some(answer)) => {
                tr!(lang, "conduct-time-not-claimed", answer = answer_given(*answer))
            }
            ConductFinding::InWords { is_claim, against, answer } => tr!(
                lang,
                "conduct-in-words",
                kind = if *is_claim { "claim" } else { "conduct" },
                answer = if answer.is_some() { "taken" } else { "open" },
                against = against.map_or("", |side| self.side(side)),
                cost = answer.as_ref().map_or_else(String::new, |cost| conduct::cost(cost, lang))
            ),
            ConductFinding::WordsBeside => tr!(lang, "conduct-words-beside").to_owned(),
            ConductFinding::DisturbedInTrouble { answer } => {
                tr!(lang, "conduct-disturbed-in-trouble", answer = answer_given(*answer))
            }
            ConductFinding::ClaimTooLate { minutes, heard } => {
                tr!(lang, "conduct-claim-too-late", minutes, heard = answer_given(*heard))
            }
        }
    }

    fn conducted(&self, side: Option<Side>, kind: ConductTopic, now: u32) -> String {
        let Some(side) = side else { return conduct::name(kind, self.lang).to_owned() };
        let (who, did) = (self.side(side), conduct::did(kind, Some(now), "", self.lang));
        tr!(self.lang, "event", who, did)
    }

    fn infraction(&self, side: Side, deed: &Infraction) -> String {
        let (lang, who) = (self.lang, self.side(side));
        match deed {
            Infraction::DisturbedOnOwnTime => tr!(lang, "infraction-disturbed-on-own-time", who),
            Infraction::DisturbedOnOthersTime => tr!(lang, "infraction-disturbed-on-others-time", who),
            Infraction::DisturbedInTimeTrouble => tr!(lang, "infraction-disturbed-in-time-trouble", who),
            Infraction::PressedBeforeMoving => tr!(lang, "infraction-pressed-before-moving", who),
            Infraction::TookBack(mv) => tr!(lang, "infraction-took-back", who, mv = self.mv(*mv)),
            Infraction::TouchedOnOthersTime(Action::Moved(mv, _)) => {
                tr!(lang, "infraction-moved-on-others-time", who, mv = self.mv(*mv))
            }
            Infraction::TouchedOnOthersTime(
                Action::Touched(at) | Action::Brushed(at) | Action::Adjusted(at),
            ) => {
                tr!(lang, "infraction-touched-on-others-time", who, piece = self.standing(*at))
            }
            Infraction::ClaimedFalsely => tr!(lang, "infraction-claimed-falsely", who),
        }
    }
}
