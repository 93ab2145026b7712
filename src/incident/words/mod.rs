//! Events as words of the command line: `touch c6; release c4c6`, `red touch e4`, `claim limit @ red=2:30`.

mod read;
mod write;

pub use read::read_events;
pub use write::{write_act, write_events};

use super::Claim;

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
    /// An adjustment needs `consent`, `announced` or `none`.
    ConsentUnclear(String),
    /// A word too many.
    TooMuch(String),
    /// Several pieces, but the same square twice.
    SameSquare(String),
    /// Not a whole number.
    NotANumber(String),
    /// A whole number, but larger than any there can be.
    TooLarge(String),
    /// Not something that can be claimed.
    UnknownClaim(String),
    /// After `@`: not `running=`, `red=`, `black=`, `disputed=` or `order=`.
    UnknownMark(String),
    /// Only a player does this, or only the arbiter.
    WrongActor(String),
}

/// How each event is written, by its word: what stands in brackets may be left out.
const PATTERNS: [(&str, &str); 20] = [
    ("touch", "touch SQ [SQ]"),
    ("lift", "lift SQ"),
    ("putback", "putback SQ"),
    ("place", "place FROMTO"),
    ("release", "release FROMTO"),
    ("brush", "brush SQ"),
    ("adjust", "adjust SQ consent|announced|none"),
    ("disturb", "disturb SQ..."),
    ("takeback", "takeback FROMTO"),
    ("restore", "restore"),
    ("press", "press"),
    ("stop", "stop"),
    ("flag", "flag"),
    ("late", "late MINUTES"),
    ("claim", "claim facing|limit|no-chances|repetition|time|move N"),
    ("offer-draw", "offer-draw"),
    ("agree-draw", "agree-draw"),
    ("resign", "resign"),
    ("declare-draw", "declare-draw GROUND"),
    ("words", "words TEXT"),
];

impl WordsError {
    /// How the event is written of which this text is a part; `None` where it does not come to its word.
    #[must_use]
    pub fn pattern(&self) -> Option<&'static str> {
        let deed = self.text.split_once('@').map_or(self.text.as_str(), |(deed, _)| deed);
        let word = deed.split_whitespace().find(|word| !matches!(*word, "red" | "black" | "arbiter"))?;
        PATTERNS.iter().find(|(name, _)| *name == word).map(|(_, pattern)| *pattern)
    }
}

/// What can be claimed, by its word; `move` takes the number of the move besides.
const CLAIMS: [(&str, Claim); 5] = [
    ("facing", Claim::Facing),
    ("limit", Claim::NaturalLimit),
    ("no-chances", Claim::NoWinningChances),
    ("repetition", Claim::Repetition),
    ("time", Claim::Time),
];

#[cfg(test)]
mod tests {
    use super::*;
    use crate::incident::{Act, Actor, Certainty, Party};
    use xiangqi::Side;

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
        assert_eq!(problem("disturb a3 b3 a3"), (1, WordsProblem::SameSquare(word("a3"))));
        assert_eq!(problem("words"), (1, WordsProblem::Incomplete(word("words"))));
        assert_eq!(problem("declare-draw"), (1, WordsProblem::Incomplete(word("declare-draw"))));
        assert_eq!(problem("touch a0 b0 c0"), (1, WordsProblem::TooMuch(word("c0"))));
    }

    #[test]
    fn every_word_has_its_pattern() {
        let pattern = |text: &str| read_events(text, Side::Red).unwrap_err().pattern();
        assert_eq!(pattern("black late @ red=1"), Some("late MINUTES"));
        assert_eq!(pattern("red"), None);
        // Each pattern begins with its word, and the word alone is either whole or known to be incomplete.
        for (word, pattern) in PATTERNS {
            assert!(pattern.starts_with(word));
            match read_events(word, Side::Red) {
                Ok(_) => assert_eq!(pattern, word),
                Err(error) => assert_eq!(error.problem, WordsProblem::Incomplete(word.to_owned())),
            }
        }
    }

    #[test]
    fn reads_and_writes_clocks_claims_and_disputes() {
        let text = "disturb a0 c3 @ running=black red=2:30 black=0:05; press; red flag; claim move 12; \
                    claim limit @ disputed=red,witness order=disputed; restore; takeback h2e2; place h2e2; \
                    late 11; offer-draw; red agree-draw; resign; adjust e3 announced; stop";
        let events = read_events(text, Side::Black).unwrap();
        assert_eq!(events.len(), 14);
        assert_eq!(write_events(&events, Side::Black), text);
        assert_eq!(events[0].clocks.remaining.red, Some(150));
        assert_eq!(events[4].certainty, Certainty::Disputed(vec![Party::Red, Party::Witness]));
        assert!(events[4].order_disputed);
        assert_eq!(events[5].actor, Actor::Arbiter);
        let declared = read_events("declare-draw 双方 无胜望", Side::Red).unwrap();
        assert_eq!(declared[0].act, Act::DeclareDraw("双方 无胜望".to_owned()));
    }

    #[test]
    fn names_what_is_wrong_with_clocks_and_claims() {
        let problem = |text: &str| read_events(text, Side::Red).unwrap_err().problem;
        let word = str::to_owned;
        assert_eq!(problem("claim win"), WordsProblem::UnknownClaim(word("win")));
        assert_eq!(problem("claim"), WordsProblem::Incomplete(word("claim")));
        assert_eq!(problem("claim move x"), WordsProblem::NotANumber(word("x")));
        assert_eq!(problem("late -1"), WordsProblem::NotANumber(word("-1")));
        assert_eq!(problem("late 99999999999"), WordsProblem::TooLarge(word("99999999999")));
        assert_eq!(problem("flag @ red=2:75"), WordsProblem::UnknownMark(word("red=2:75")));
        assert_eq!(problem("flag @ green=1"), WordsProblem::UnknownMark(word("green=1")));
        assert_eq!(problem("flag @ disputed=me"), WordsProblem::UnknownMark(word("disputed=me")));
        assert_eq!(problem("red declare-draw x"), WordsProblem::WrongActor(word("declare-draw")));
        assert_eq!(problem("arbiter flag"), WordsProblem::WrongActor(word("flag")));
    }
}
