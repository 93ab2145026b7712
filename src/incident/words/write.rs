//! From events to words.

use super::CLAIMS;
use crate::incident::{Act, Actor, Certainty, Claim, Consent, Event, Party};
use xiangqi::Side;

/// An act as words; `None` for what only sentences can say.
#[must_use]
pub fn write_act(act: &Act) -> Option<String> {
    Some(match act {
        Act::Touch(square) => format!("touch {square}"),
        Act::TouchBoth(first, second) => format!("touch {first} {second}"),
        Act::Lift(square) => format!("lift {square}"),
        Act::PutBack(square) => format!("putback {square}"),
        Act::Place(mv) => format!("place {mv}"),
        Act::Release(mv) => format!("release {mv}"),
        Act::Brush(square) => format!("brush {square}"),
        Act::Adjust(square, Consent::Given) => format!("adjust {square} consent"),
        Act::Adjust(square, Consent::Announced) => format!("adjust {square} announced"),
        Act::Adjust(square, Consent::None) => format!("adjust {square} none"),
        Act::Disturb(squares) => {
            let squares: Vec<String> = squares.iter().map(ToString::to_string).collect();
            format!("disturb {}", squares.join(" "))
        }
        Act::TakeBack(mv) => format!("takeback {mv}"),
        Act::Restore => "restore".to_owned(),
        Act::PressClock => "press".to_owned(),
        Act::StopClocks => "stop".to_owned(),
        Act::FlagFall => "flag".to_owned(),
        Act::OfferDraw => "offer-draw".to_owned(),
        Act::AgreeDraw => "agree-draw".to_owned(),
        Act::Resign => "resign".to_owned(),
        Act::Late(minutes) => format!("late {minutes}"),
        Act::Claim(Claim::Irregular(ply)) => format!("claim move {ply}"),
        Act::Claim(claim) => {
            let (name, _) = CLAIMS.iter().find(|(_, other)| other == claim)?;
            format!("claim {name}")
        }
        Act::DeclareDraw(_) | Act::Words(_) => return None,
    })
}

/// Events as words, each with its player where that is not the side to move.
#[must_use]
pub fn write_events(events: &[Event], turn: Side) -> String {
    let written = events.iter().filter_map(|event| {
        let words = write_act(&event.act)?;
        let deed = match event.actor {
            Actor::Player(side) if side == turn => words,
            Actor::Player(side) => format!("{} {words}", side.code()),
            Actor::Arbiter if matches!(event.act, Act::StopClocks | Act::Restore) => words,
            Actor::Arbiter => return None,
        };
        Some(deed + &marks(event))
    });
    written.collect::<Vec<_>>().join("; ")
}

/// What stands after `@`; nothing where nothing is to be said.
fn marks(event: &Event) -> String {
    let mut marks = Vec::new();
    marks.extend(event.clocks.running.map(|side| format!("running={}", side.code())));
    for side in Side::BOTH {
        let left = event.clocks.remaining[side];
        marks.extend(left.map(|left| format!("{}={}:{:02}", side.code(), left / 60, left % 60)));
    }
    if let Certainty::Disputed(parties) = &event.certainty {
        let parties: Vec<&str> = parties.iter().map(|&one| party(one)).collect();
        marks.push(format!("disputed={}", parties.join(",")));
    }
    marks.extend(event.order_disputed.then(|| "order=disputed".to_owned()));
    if marks.is_empty() { String::new() } else { format!(" @ {}", marks.join(" ")) }
}

const fn party(party: Party) -> &'static str {
    match party {
        Party::Red => "red",
        Party::Black => "black",
        Party::Witness => "witness",
        Party::Arbiter => "arbiter",
    }
}
