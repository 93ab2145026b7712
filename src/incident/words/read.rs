//! From words to events.

use super::{CLAIMS, WordsError, WordsProblem};
use crate::incident::{Act, Actor, Certainty, Claim, Consent, Event, Party};
use xiangqi::{Move, Side, Square};

type Words<'a> = std::iter::Peekable<std::str::SplitWhitespace<'a>>;

/// Reads events separated by `;`, of the side to move unless `red`, `black` or `arbiter` stands first.
///
/// After `@` stand the clocks (`running=red red=2:30 black=5:00`) and what is disputed (`disputed=black,witness`,
/// `order=disputed`).
///
/// # Errors
/// The first event that cannot be read, with its number and the word at fault.
pub fn read_events(text: &str, turn: Side) -> Result<Vec<Event>, WordsError> {
    let pieces = text.split([';', '；']).map(str::trim).filter(|piece| !piece.is_empty());
    pieces
        .enumerate()
        .map(|(index, piece)| {
            read_event(piece, turn).map_err(|problem| WordsError {
                event: index + 1,
                text: piece.to_owned(),
                problem,
            })
        })
        .collect()
}

fn read_event(text: &str, turn: Side) -> Result<Event, WordsProblem> {
    let (deed, marks) = text.split_once('@').unwrap_or((text, ""));
    let mut words = deed.split_whitespace().peekable();
    let actor = match words.peek() {
        Some(&"red") => Some(Actor::Player(Side::Red)),
        Some(&"black") => Some(Actor::Player(Side::Black)),
        Some(&"arbiter") => Some(Actor::Arbiter),
        _ => None,
    };
    if actor.is_some() {
        words.next();
    }
    let kind = words.next().ok_or_else(|| WordsProblem::Incomplete(text.to_owned()))?;
    let act = read_act(kind, &mut words, text)?;
    if let Some(extra) = words.next() {
        return Err(WordsProblem::TooMuch(extra.to_owned()));
    }
    let actor = actor.unwrap_or(match act {
        Act::StopClocks | Act::Restore | Act::DeclareDraw(_) => Actor::Arbiter,
        _ => Actor::Player(turn),
    });
    let of_arbiter = matches!(act, Act::DeclareDraw(_));
    let of_player = !matches!(act, Act::StopClocks | Act::Restore | Act::Words(_) | Act::DeclareDraw(_));
    if (of_arbiter && actor != Actor::Arbiter) || (of_player && actor == Actor::Arbiter) {
        return Err(WordsProblem::WrongActor(kind.to_owned()));
    }
    marked(Event::new(actor, act), marks)
}

fn read_act(kind: &str, words: &mut Words<'_>, text: &str) -> Result<Act, WordsProblem> {
    let mut next = || words.next().ok_or_else(|| WordsProblem::Incomplete(text.to_owned()));
    Ok(match kind {
        "touch" => {
            let first = square(next()?)?;
            match words.next() {
                None => Act::Touch(first),
                Some(second) if square(second)? == first => {
                    return Err(WordsProblem::SameSquare(second.to_owned()));
                }
                Some(second) => Act::TouchBoth(first, square(second)?),
            }
        }
        "lift" => Act::Lift(square(next()?)?),
        "putback" => Act::PutBack(square(next()?)?),
        "brush" => Act::Brush(square(next()?)?),
        "place" => Act::Place(mv(next()?)?),
        "release" => Act::Release(mv(next()?)?),
        "takeback" => Act::TakeBack(mv(next()?)?),
        "adjust" => {
            let square = square(next()?)?;
            match next()? {
                "consent" => Act::Adjust(square, Consent::Given),
                "announced" => Act::Adjust(square, Consent::Announced),
                "none" => Act::Adjust(square, Consent::None),
                other => return Err(WordsProblem::ConsentUnclear(other.to_owned())),
            }
        }
        "disturb" => {
            let mut squares = vec![square(next()?)?];
            for word in words {
                let one = square(word)?;
                if squares.contains(&one) {
                    return Err(WordsProblem::SameSquare(word.to_owned()));
                }
                squares.push(one);
            }
            Act::Disturb(squares)
        }
        "restore" => Act::Restore,
        "press" => Act::PressClock,
        "stop" => Act::StopClocks,
        "flag" => Act::FlagFall,
        "offer-draw" => Act::OfferDraw,
        "agree-draw" => Act::AgreeDraw,
        "resign" => Act::Resign,
        "late" => Act::Late(number(next()?)?),
        "declare-draw" => Act::DeclareDraw(sentence(words, text)?),
        "claim" => match next()? {
            "move" => Act::Claim(Claim::Irregular(number(next()?)?)),
            word => match CLAIMS.iter().find(|(name, _)| *name == word) {
                Some((_, claim)) => Act::Claim(claim.clone()),
                None => return Err(WordsProblem::UnknownClaim(word.to_owned())),
            },
        },
        "words" => Act::Words(sentence(words, text)?),
        _ => return Err(WordsProblem::UnknownWord(kind.to_owned())),
    })
}

/// Everything up to the end, which must be something.
fn sentence(words: &mut Words<'_>, text: &str) -> Result<String, WordsProblem> {
    let said = words.collect::<Vec<_>>().join(" ");
    if said.is_empty() { Err(WordsProblem::Incomplete(text.to_owned())) } else { Ok(said) }
}

fn square(word: &str) -> Result<Square, WordsProblem> {
    word.parse().map_err(|_| WordsProblem::NotASquare(word.to_owned()))
}

fn mv(word: &str) -> Result<Move, WordsProblem> {
    word.parse().map_err(|_| WordsProblem::NotAMove(word.to_owned()))
}

fn number<T: std::str::FromStr>(word: &str) -> Result<T, WordsProblem> {
    word.parse().map_err(|_| {
        let digits = !word.is_empty() && word.bytes().all(|byte| byte.is_ascii_digit());
        if digits {
            WordsProblem::TooLarge(word.to_owned())
        } else {
            WordsProblem::NotANumber(word.to_owned())
        }
    })
}

/// Adds what stands after `@`.
fn marked(mut event: Event, marks: &str) -> Result<Event, WordsProblem> {
    for mark in marks.split_whitespace() {
        let unknown = || WordsProblem::UnknownMark(mark.to_owned());
        let (name, value) = mark.split_once('=').ok_or_else(unknown)?;
        match (name, value) {
            ("running", "red") => event.clocks.running = Some(Side::Red),
            ("running", "black") => event.clocks.running = Some(Side::Black),
            ("red", time) => event.clocks.remaining.red = Some(seconds(time).ok_or_else(unknown)?),
            ("black", time) => event.clocks.remaining.black = Some(seconds(time).ok_or_else(unknown)?),
            ("order", "disputed") => event.order_disputed = true,
            ("disputed", parties) => {
                let parties = parties.split(',').map(party).collect::<Option<_>>();
                event.certainty = Certainty::Disputed(parties.ok_or_else(unknown)?);
            }
            _ => return Err(unknown()),
        }
    }
    Ok(event)
}

fn party(word: &str) -> Option<Party> {
    Some(match word {
        "red" => Party::Red,
        "black" => Party::Black,
        "witness" => Party::Witness,
        "arbiter" => Party::Arbiter,
        _ => return None,
    })
}

/// `2:30` or whole seconds.
fn seconds(text: &str) -> Option<u32> {
    match text.split_once(':') {
        None => text.parse().ok(),
        Some((minutes, seconds)) => {
            let (minutes, seconds): (u32, u32) = (minutes.parse().ok()?, seconds.parse().ok()?);
            if seconds > 59 { None } else { minutes.checked_mul(60)?.checked_add(seconds) }
        }
    }
}
