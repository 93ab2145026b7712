//! Events of the timeline in words.

use super::{Lang, names};
use crate::incident::{Act, Actor, Certainty, Claim, Consent, Event, Party};
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
    let on = |square| names::on(board, square, lang);
    match act {
        Act::Touch(square) => tr!(lang, "act-touch", piece = on(*square)),
        Act::TouchBoth(first, second) => {
            tr!(lang, "act-touch-both", first = on(*first), second = on(*second))
        }
        Act::Lift(square) => tr!(lang, "act-lift", piece = on(*square)),
        Act::PutBack(square) => tr!(lang, "act-put-back", piece = on(*square)),
        Act::Release(mv) => {
            let (piece, to) = (on(mv.from), mv.to.to_string());
            let named = names::mv(board, *mv, lang);
            if named == mv.to_string() {
                tr!(lang, "act-release", piece, to)
            } else {
                tr!(lang, "act-release-named", mv = named, piece, to)
            }
        }
        Act::Brush(square) => tr!(lang, "act-brush", piece = on(*square)),
        Act::Adjust(square, Consent::Given) => tr!(lang, "act-adjust-with-consent", piece = on(*square)),
        Act::Adjust(square, Consent::None) => tr!(lang, "act-adjust-without-consent", piece = on(*square)),
        Act::Adjust(square, Consent::Announced) => tr!(lang, "act-adjust-announced", piece = on(*square)),
        Act::Place(mv) => tr!(lang, "act-place", piece = on(mv.from), to = mv.to.to_string()),
        Act::Disturb(squares) => {
            let pieces: Vec<String> = squares.iter().map(|&square| on(square)).collect();
            let pieces = names::list(&pieces, lang);
            tr!(lang, "act-disturb", pieces)
        }
        Act::TakeBack(mv) => tr!(lang, "act-take-back", mv = mv.to_string()),
        Act::Restore => tr!(lang, "act-restore").to_owned(),
        Act::PressClock => tr!(lang, "act-press-clock").to_owned(),
        Act::StopClocks => tr!(lang, "act-stop-clocks").to_owned(),
        Act::FlagFall => tr!(lang, "act-flag-fall").to_owned(),
        Act::Claim(what) => claim(what, lang),
        Act::OfferDraw => tr!(lang, "act-offer-draw").to_owned(),
        Act::AgreeDraw => tr!(lang, "act-agree-draw").to_owned(),
        Act::Resign => tr!(lang, "act-resign").to_owned(),
        Act::Late(minutes) => tr!(lang, "act-late", minutes),
        Act::DeclareDraw(ground) => tr!(lang, "act-declare-draw", ground),
        Act::Words(words) => tr!(lang, "act-words", words),
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
