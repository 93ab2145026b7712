//! Events of the timeline in words.

use super::{Lang, conduct, names, repetition};
use crate::incident::{Act, ActGroup, ActKind, Actor, Certainty, Claim, Consent, Event, Party};
use crate::tr;
use xiangqi::Board;

/// One event in one line: 黑方摸触红马 c6. `board` is the board at that moment.
pub fn event(event: &Event, board: &Board, lang: Lang) -> String {
    let who = actor(event.actor, lang);
    let did = act(&event.act, board, lang);
    tr!(lang, "event", who, did)
}

/// Who did it.
pub fn actor(actor: Actor, lang: Lang) -> &'static str {
    match actor {
        Actor::Player(side) => names::side(side, lang),
        Actor::Arbiter => tr!(lang, "actor-arbiter"),
    }
}

/// What was done, without who did it.
pub fn act(act: &Act, board: &Board, lang: Lang) -> String {
    let on = |square| names::located(board, square, lang);
    match act {
        Act::Touch(square) => tr!(lang, "event-touch", piece = on(*square)),
        Act::TouchBoth(first, second) => {
            tr!(lang, "event-touch-both", first = on(*first), second = on(*second))
        }
        Act::Lift(square) => tr!(lang, "event-lift", piece = on(*square)),
        Act::PutBack(square) => tr!(lang, "event-put-back", piece = on(*square)),
        Act::Release(mv) => {
            let named = names::mv(board, *mv, lang);
            // English names of moves have the squares in them.
            if named == mv.to_string() || !lang.is_chinese() {
                tr!(lang, "event-release", piece = on(mv.from), to = mv.to)
            } else {
                tr!(lang, "event-release-named", mv = named, from = mv.from, to = mv.to)
            }
        }
        Act::Brush(square) => tr!(lang, "event-brush", piece = on(*square)),
        Act::Adjust(square, Consent::Given) => tr!(lang, "event-adjust-with-consent", piece = on(*square)),
        Act::Adjust(square, Consent::None) => tr!(lang, "event-adjust-without-consent", piece = on(*square)),
        Act::Adjust(square, Consent::Announced) => tr!(lang, "event-adjust-announced", piece = on(*square)),
        Act::Place(mv) => tr!(lang, "event-place", piece = on(mv.from), to = mv.to),
        Act::Disturb(squares) => {
            let pieces: Vec<String> = squares.iter().map(|&square| on(square)).collect();
            let pieces = names::list(&pieces, lang);
            tr!(lang, "event-disturb", pieces)
        }
        Act::TakeBack(mv) => {
            let (from, to) = (mv.from, mv.to);
            tr!(lang, "event-take-back", piece = names::on(board, to, lang), from, to)
        }
        Act::Restore => tr!(lang, "event-restore").to_owned(),
        Act::PressClock => tr!(lang, "event-press-clock").to_owned(),
        Act::StopClocks => tr!(lang, "event-stop-clocks").to_owned(),
        Act::FlagFall => tr!(lang, "event-flag-fall").to_owned(),
        Act::Claim(what) => claim(what, lang),
        Act::OfferDraw => tr!(lang, "event-offer-draw").to_owned(),
        Act::AgreeDraw => tr!(lang, "event-agree-draw").to_owned(),
        Act::Resign => tr!(lang, "event-resign").to_owned(),
        Act::Late(minutes) => tr!(lang, "event-late", minutes),
        Act::DeclareDraw(ground) => tr!(lang, "event-declare-draw", ground),
        Act::Conduct(topic, times, words) => conduct::did(*topic, *times, words, lang),
        Act::JudgeMove(ply, nature, reason) => {
            tr!(lang, "event-judge-move", ply, nature = repetition::nature(*nature, lang), reason)
        }
        Act::NotSo(claim) => tr!(lang, "event-not-so", claim),
        Act::Words(words) => tr!(lang, "event-words", words),
    }
}

/// What a kind is called in lists.
pub fn kind(kind: ActKind, lang: Lang) -> &'static str {
    match kind {
        ActKind::Touch => tr!(lang, "kind-touch"),
        ActKind::TouchBoth => tr!(lang, "kind-touch-both"),
        ActKind::Lift => tr!(lang, "lift"),
        ActKind::PutBack => tr!(lang, "put-back"),
        ActKind::Place => tr!(lang, "kind-place"),
        ActKind::Release => tr!(lang, "kind-release"),
        ActKind::Brush => tr!(lang, "brush"),
        ActKind::AdjustAsked => tr!(lang, "adjust-with"),
        ActKind::AdjustAnnounced => tr!(lang, "kind-announced"),
        ActKind::AdjustUnasked => tr!(lang, "adjust-without"),
        ActKind::Disturb => tr!(lang, "kind-disturb"),
        ActKind::Restore => tr!(lang, "kind-restore"),
        ActKind::TakeBack => tr!(lang, "kind-take-back"),
        ActKind::PressClock => tr!(lang, "kind-press"),
        ActKind::StopClocks => tr!(lang, "kind-stop"),
        ActKind::FlagFall => tr!(lang, "kind-flag"),
        ActKind::Late => tr!(lang, "kind-late"),
        ActKind::ClaimIrregular => tr!(lang, "kind-irregular"),
        ActKind::ClaimFacing => tr!(lang, "kind-facing"),
        ActKind::ClaimNaturalLimit => tr!(lang, "kind-natural"),
        ActKind::ClaimNoWinningChances => tr!(lang, "kind-no-chances"),
        ActKind::ClaimRepetition => tr!(lang, "kind-repetition"),
        ActKind::ClaimTime => tr!(lang, "kind-time"),
        ActKind::ClaimOther => tr!(lang, "kind-claim-other"),
        ActKind::OfferDraw => tr!(lang, "kind-offer"),
        ActKind::AgreeDraw => tr!(lang, "kind-agree"),
        ActKind::JudgeMove => tr!(lang, "kind-judge-move"),
        ActKind::DeclareDraw => tr!(lang, "kind-declare"),
        ActKind::Resign => tr!(lang, "kind-resign"),
        ActKind::Conduct => tr!(lang, "kind-conduct"),
        ActKind::NotSo => tr!(lang, "kind-not-so"),
        ActKind::Words => tr!(lang, "kind-words"),
    }
}

/// What a group of kinds is called.
pub fn group(group: ActGroup, lang: Lang) -> &'static str {
    match group {
        ActGroup::Hand => tr!(lang, "group-hand"),
        ActGroup::Board => tr!(lang, "group-board"),
        ActGroup::Clock => tr!(lang, "group-clock"),
        ActGroup::Claims => tr!(lang, "group-claims"),
        ActGroup::End => tr!(lang, "group-end"),
        ActGroup::Conduct => tr!(lang, "group-conduct"),
        ActGroup::Words => tr!(lang, "group-words"),
    }
}

/// What a player puts before the arbiter.
pub fn claim(claim: &Claim, lang: Lang) -> String {
    match claim {
        Claim::Irregular(ply) => tr!(lang, "claim-irregular", ply),
        Claim::Facing => tr!(lang, "claim-facing").to_owned(),
        Claim::NaturalLimit => tr!(lang, "claim-natural-limit").to_owned(),
        Claim::NoWinningChances => tr!(lang, "claim-no-winning-chances").to_owned(),
        Claim::Repetition => tr!(lang, "claim-repetition").to_owned(),
        Claim::Time => tr!(lang, "claim-time").to_owned(),
        Claim::Other(words) => tr!(lang, "claim-other", words),
    }
}

/// Whether an event is established, and who disputes it.
pub fn certainty(certainty: &Certainty, lang: Lang) -> String {
    match certainty {
        Certainty::Established => tr!(lang, "certainty-established").to_owned(),
        Certainty::Disputed(parties) if parties.is_empty() => {
            tr!(lang, "certainty-disputed-by-some").to_owned()
        }
        Certainty::Disputed(parties) => {
            let named: Vec<String> = parties.iter().map(|&one| party(one, lang).to_owned()).collect();
            let by = names::list(&named, lang);
            tr!(lang, "certainty-disputed", by)
        }
    }
}

/// The name of a party.
pub fn party(party: Party, lang: Lang) -> &'static str {
    match party {
        Party::Red => tr!(lang, "party-red"),
        Party::Black => tr!(lang, "party-black"),
        Party::Witness => tr!(lang, "party-witness"),
        Party::Arbiter => tr!(lang, "party-arbiter"),
    }
}
