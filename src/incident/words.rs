//! Events as words of the command line: `touch c6; release c4c6`, `red touch e4`, `adjust e3 consent`.

use super::{Act, Actor, Consent, Event};
use crate::xiangqi::{Side, Square};

/// Why a text is not a list of events, and in which of them (from 1).
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("event {event}, {text:?}: {problem:?}")]
pub struct WordsError {
    /// The number of the event, from 1.
    pub event: usize,
    /// The event as written.
    pub text: String,
    /// What is wrong with it.
    pub problem: WordsProblem,
}

/// What is wrong with an event.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum WordsProblem {
    /// The first word is no event.
    UnknownWord(String),
    /// A word is missing after this one.
    Incomplete(String),
    /// Not a square `a0` to `i9`.
    NotASquare(String),
    /// Not a move such as `h2e2`.
    NotAMove(String),
    /// An adjustment needs `consent` or `none`.
    ConsentUnclear(String),
    /// A word too many.
    TooMuch(String),
    /// Two pieces at once, but the same square twice.
    SameSquare(String),
}

/// Reads events separated by `;`, of the side to move unless `red` or `black` stands first.
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
    let mut words = text.split_whitespace().peekable();
    let side = match words.peek() {
        Some(&"red") => Some(Side::Red),
        Some(&"black") => Some(Side::Black),
        _ => None,
    };
    if side.is_some() {
        words.next();
    }
    let incomplete = || WordsProblem::Incomplete(text.to_owned());
    let kind = words.next().ok_or_else(incomplete)?;
    let known = ["touch", "lift", "putback", "release", "brush", "adjust"];
    if !known.contains(&kind) {
        return Err(WordsProblem::UnknownWord(kind.to_owned()));
    }
    let place = words.next().ok_or_else(incomplete)?;
    let square = || place.parse::<Square>().map_err(|_| WordsProblem::NotASquare(place.to_owned()));
    let act = match kind {
        "touch" => match words.next() {
            None => Act::Touch(square()?),
            Some(second) => {
                let other = second.parse().map_err(|_| WordsProblem::NotASquare(second.to_owned()))?;
                let first = square()?;
                if first == other {
                    return Err(WordsProblem::SameSquare(second.to_owned()));
                }
                Act::TouchBoth(first, other)
            }
        },
        "lift" => Act::Lift(square()?),
        "putback" => Act::PutBack(square()?),
        "brush" => Act::Brush(square()?),
        "release" => Act::Release(place.parse().map_err(|_| WordsProblem::NotAMove(place.to_owned()))?),
        _ => match words.next() {
            Some("consent") => Act::Adjust(square()?, Consent::Given),
            Some("none") => Act::Adjust(square()?, Consent::None),
            Some(other) => return Err(WordsProblem::ConsentUnclear(other.to_owned())),
            None => return Err(incomplete()),
        },
    };
    match words.next() {
        Some(extra) => Err(WordsProblem::TooMuch(extra.to_owned())),
        None => Ok(Event::by(side.unwrap_or(turn), act)),
    }
}

/// An act as words; `None` for what only sentences can say.
#[must_use]
pub fn write_act(act: &Act) -> Option<String> {
    Some(match act {
        Act::Touch(square) => format!("touch {square}"),
        Act::TouchBoth(first, second) => format!("touch {first} {second}"),
        Act::Lift(square) => format!("lift {square}"),
        Act::PutBack(square) => format!("putback {square}"),
        Act::Release(mv) => format!("release {mv}"),
        Act::Brush(square) => format!("brush {square}"),
        Act::Adjust(square, Consent::Given) => format!("adjust {square} consent"),
        Act::Adjust(square, Consent::None) => format!("adjust {square} none"),
        _ => return None,
    })
}

/// Events as words, each with its player where that is not the side to move.
#[must_use]
pub fn write_events(events: &[Event], turn: Side) -> String {
    let written = events.iter().filter_map(|event| {
        let words = write_act(&event.act)?;
        match event.actor {
            Actor::Player(side) if side == turn => Some(words),
            Actor::Player(side) => Some(format!("{} {words}", side.code())),
            Actor::Arbiter => None,
        }
    });
    written.collect::<Vec<_>>().join("; ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn reads_what_it_writes() {
        let text = "touch c6; black lift a0; putback a0; touch a1 b2; adjust e3 consent; \
                    adjust e3 none; brush i9; release h2e2";
        let events = read_events(text, Side::Red).unwrap();
        assert_eq!(events.len(), 8);
        assert_eq!(write_events(&events, Side::Red), text);
        assert_eq!(read_events("", Side::Red), Ok(vec![]));
        assert_eq!(read_events(" ; ", Side::Red), Ok(vec![]));
        assert_eq!(read_events("touch c6；lift c6", Side::Red).unwrap().len(), 2);
    }

    #[test]
    fn names_the_event_and_the_word_at_fault() {
        let problem = |text: &str| {
            let error = read_events(text, Side::Red).unwrap_err();
            (error.event, error.problem)
        };
        let word = str::to_owned;
        assert_eq!(problem("touch c6; tap c6"), (2, WordsProblem::UnknownWord(word("tap"))));
        assert_eq!(problem("touch j6"), (1, WordsProblem::NotASquare(word("j6"))));
        assert_eq!(problem("touch"), (1, WordsProblem::Incomplete(word("touch"))));
        assert_eq!(problem("red"), (1, WordsProblem::Incomplete(word("red"))));
        assert_eq!(problem("release c6"), (1, WordsProblem::NotAMove(word("c6"))));
        assert_eq!(problem("touch c6 c6"), (1, WordsProblem::SameSquare(word("c6"))));
        assert_eq!(problem("adjust c6 maybe"), (1, WordsProblem::ConsentUnclear(word("maybe"))));
        assert_eq!(problem("adjust c6"), (1, WordsProblem::Incomplete(word("adjust c6"))));
        assert_eq!(problem("lift c6 c7"), (1, WordsProblem::TooMuch(word("c7"))));
        assert_eq!(problem("touch a0 b0 c0"), (1, WordsProblem::TooMuch(word("c0"))));
    }
}
