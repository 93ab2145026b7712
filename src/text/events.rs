//! Events of the timeline in words.

use super::{Lang, names};
use crate::incident::{Act, Actor, Certainty, Claim, Consent, Event, Party};
use crate::text::ruling::say;
use xiangqi::Board;

/// One event in one line: 黑方摸触红马 c6. `board` is the board at that moment.
#[must_use]
pub fn event(event: &Event, board: &Board, lang: Lang) -> String {
    let who = actor(event.actor, lang);
    let did = act(&event.act, board, lang);
    match lang {
        Lang::Zh => format!("{who}{did}"),
        Lang::En => format!("{who} {did}"),
    }
}

/// Who did it.
#[must_use]
pub const fn actor(actor: Actor, lang: Lang) -> &'static str {
    match actor {
        Actor::Player(side) => names::side(side, lang),
        Actor::Arbiter => lang.pick("裁判员", "Arbiter"),
    }
}

/// What was done, without who did it.
#[must_use]
pub fn act(act: &Act, board: &Board, lang: Lang) -> String {
    let on = |square| names::on(board, square, lang);
    match act {
        Act::Touch(square) => {
            let piece = on(*square);
            say!(lang, "摸触{piece}", "touched the {piece}")
        }
        Act::TouchBoth(first, second) => {
            let (first, second) = (on(*first), on(*second));
            say!(lang, "同时摸触{first}和{second}", "touched the {first} and the {second} at once")
        }
        Act::Lift(square) => {
            let piece = on(*square);
            say!(lang, "拿起{piece}", "lifted the {piece}")
        }
        Act::PutBack(square) => {
            let piece = on(*square);
            say!(lang, "放回{piece}", "put back the {piece}")
        }
        Act::Release(mv) => {
            let (piece, to) = (on(mv.from), mv.to);
            let text = names::mv(board, *mv, lang);
            if lang == Lang::En || text == mv.to_string() {
                say!(lang, "把{piece}放到 {to}，离手", "put the {piece} on {to} and let go")
            } else {
                format!("走{text}，离手（{piece} → {to}）")
            }
        }
        Act::Brush(square) => {
            let piece = on(*square);
            say!(lang, "误碰{piece}", "brushed the {piece} by accident")
        }
        Act::Adjust(square, Consent::Given) => {
            let piece = on(*square);
            say!(lang, "征得同意后摆正{piece}", "adjusted the {piece} with the opponent's consent")
        }
        Act::Adjust(square, Consent::None) => {
            let piece = on(*square);
            say!(lang, "未经同意摆正{piece}", "adjusted the {piece} without the opponent's consent")
        }
        Act::Adjust(square, Consent::Announced) => {
            let piece = on(*square);
            say!(lang, "声明后摆正{piece}", "announced and adjusted the {piece}")
        }
        Act::Place(mv) => {
            let (piece, to) = (on(mv.from), mv.to);
            say!(lang, "把{piece}放到 {to}，未离手", "put the {piece} on {to}, the hand still on it")
        }
        Act::Disturb(squares) => {
            let pieces: Vec<String> = squares.iter().map(|&square| on(square)).collect();
            let pieces = names::list(&pieces, lang);
            say!(lang, "碰乱{pieces}", "knocked over the {pieces}")
        }
        Act::TakeBack(mv) => say!(lang, "悔棋，收回 {mv}", "took back {mv}"),
        Act::Restore => lang.pick("恢复局面", "restored the position").to_owned(),
        Act::PressClock => lang.pick("按钟", "pressed the clock").to_owned(),
        Act::StopClocks => lang.pick("停钟", "stopped the clocks").to_owned(),
        Act::FlagFall => lang.pick("超时", "ran out of time").to_owned(),
        Act::Claim(what) => claim(what, lang),
        Act::OfferDraw => lang.pick("提和", "offered a draw").to_owned(),
        Act::AgreeDraw => lang.pick("同意和棋", "agreed to a draw").to_owned(),
        Act::Resign => lang.pick("认输", "resigned").to_owned(),
        Act::Late(minutes) => say!(lang, "迟到 {minutes} 分钟", "was {minutes} minutes late"),
        Act::DeclareDraw(ground) => say!(lang, "判和：{ground}", "declared a draw: {ground}"),
        Act::Words(words) => match lang {
            Lang::Zh => format!("：{words}"),
            Lang::En => format!(": {words}"),
        },
    }
}

/// What a player puts before the arbiter.
#[must_use]
pub fn claim(claim: &Claim, lang: Lang) -> String {
    match claim {
        Claim::Irregular(ply) => {
            say!(lang, "提出第 {ply} 着（双方合计）走法违例", "claimed that ply {ply} was irregular")
        }
        Claim::Facing => lang.pick("提出将帅照面", "claimed that the generals face each other").to_owned(),
        Claim::NaturalLimit => lang.pick("提出自然限着", "claimed the natural limit").to_owned(),
        Claim::NoWinningChances => {
            lang.pick("提出双方均无胜望", "claimed that neither side can win").to_owned()
        }
        Claim::Repetition => lang.pick("提出循环反复", "claimed a repetition").to_owned(),
        Claim::Time => lang.pick("提出对方超时", "claimed that the opponent ran out of time").to_owned(),
        Claim::Other(words) => say!(lang, "提出：{words}", "claimed: {words}"),
    }
}

/// Whether an event is established, and who disputes it.
#[must_use]
pub fn certainty(certainty: &Certainty, lang: Lang) -> String {
    match certainty {
        Certainty::Established => lang.pick("已认定", "established").to_owned(),
        Certainty::Disputed(parties) => {
            let named: Vec<String> = parties.iter().map(|&one| party(one, lang).to_owned()).collect();
            let by = names::list(&named, lang);
            say!(lang, "有争议（{by}）", "disputed ({by})")
        }
    }
}

/// The name of a party.
#[must_use]
pub const fn party(party: Party, lang: Lang) -> &'static str {
    match party {
        Party::Red => lang.pick("红方", "Red"),
        Party::Black => lang.pick("黑方", "Black"),
        Party::Witness => lang.pick("证人", "witness"),
        Party::Arbiter => lang.pick("裁判员", "arbiter"),
    }
}
