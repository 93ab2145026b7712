//! The text of an event, in report files, seals and on the command line:
//! `black release h2e2 @ red=2:30 disputed=witness note='见 录像'`.
//!
//! First whoever did it, `red`, `black` or `arbiter`; then what was done, as [`ActKind::pattern`] says; after `@`
//! what else is known of it, as `key=value`. A text with blanks, `;`, `@` or `'` in it stands between `'`, with `\'`
//! for `'` and `\\` for `\`. Whatever an [`Event`] holds is read back from its text as it was.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use xiangqi::repetition::Nature;
use xiangqi::{Move, Side};

use super::act::Blanks;
use super::{Act, ActKind, Actor, Certainty, Event};
use crate::law::ConductTopic;

/// Why a text is not a list of events, and in which of them (from 1).
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error, Serialize, Deserialize)]
#[error("event {event}, {text:?}: {problem:?}")]
pub struct WordsError {
    /// From 1.
    pub event: usize,
    /// The event as written.
    pub text: String,
    pub problem: WordsProblem,
}

/// What is wrong with an event.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum WordsProblem {
    /// The first word is no event.
    UnknownWord(String),
    /// A word is missing after this one.
    Incomplete(String),
    NotASquare(String),
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
    /// No kind of conduct of the catalogue.
    UnknownTopic(String),
    /// Not what a move of a repetition can be.
    UnknownNature(String),
    /// After `@`: no known `key=value`.
    UnknownMark(String),
    /// Only a player does this, or only the arbiter.
    WrongActor(String),
    /// Neither `red` nor `black` nor `arbiter` stands first, where nothing else says whose event it is.
    NoActor(String),
}

impl WordsError {
    /// How the event is written of which this text is a part; `None` where it does not come to its word.
    pub fn pattern(&self) -> Option<&'static str> {
        let deed = self.text.split_once('@').map_or(self.text.as_str(), |(deed, _)| deed);
        let word = deed.split_whitespace().find(|word| actor(word).is_none())?;
        Some(match word {
            "touch" => "touch SQ [SQ]",
            "adjust" => "adjust SQ consent|announced|none",
            "claim" => "claim facing|limit|no-chances|repetition|time|move N",
            _ => ActKind::all().find(|kind| kind.word() == word)?.pattern(),
        })
    }
}

/// One event of a text: the words before `@` and those after it, texts in quotes still quoted.
#[derive(Default)]
struct Piece<'a> {
    text: &'a str,
    deed: Vec<&'a str>,
    marks: Vec<&'a str>,
}

/// Reads events separated by `;`, each of the side to move unless `red`, `black` or `arbiter` stands first.
///
/// Stricter than the [text of an event](Event::from_str): what cannot be meant is refused too.
pub fn read_events(text: &str, turn: Side) -> Result<Vec<Event>, WordsError> {
    let mut events = Vec::new();
    for piece in pieces(text) {
        let event = read_event(&piece, Some(turn)).and_then(meant);
        events.push(event.map_err(|problem| WordsError {
            event: events.len() + 1,
            text: piece.text.to_owned(),
            problem,
        })?);
    }
    Ok(events)
}

/// Events as [`read_events`] reads them: each with whoever did it where that has to be said.
pub fn write_events(events: &[Event], turn: Side) -> String {
    let written = events.iter().map(|event| {
        let usual = usual_actor(ActKind::of(&event.act)).unwrap_or(Actor::Player(turn));
        let deed = if event.actor == usual { event.act.to_string() } else { deed(event) };
        deed + &marks(event)
    });
    written.collect::<Vec<_>>().join("; ")
}

impl FromStr for Event {
    type Err = WordsError;

    fn from_str(text: &str) -> Result<Self, WordsError> {
        let mut pieces = pieces(text).into_iter();
        let event = match (pieces.next(), pieces.next()) {
            (Some(piece), None) => read_event(&piece, None),
            (Some(_), Some(second)) => Err(WordsProblem::TooMuch(second.text.to_owned())),
            (None, _) => Err(WordsProblem::Incomplete(text.to_owned())),
        };
        event.map_err(|problem| WordsError { event: 1, text: text.to_owned(), problem })
    }
}

impl TryFrom<String> for Event {
    type Error = WordsError;

    fn try_from(text: String) -> Result<Self, WordsError> {
        text.parse()
    }
}

impl fmt::Display for Event {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&deed(self))?;
        f.write_str(&marks(self))
    }
}

impl fmt::Display for Act {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Blanks { squares, minutes, ply, nature, text, topic, times } = self.blanks();
        let mut squares = squares.into_iter().map(|square| square.to_string());
        let words = ActKind::of(self).pattern().split(' ').map(|part| match part {
            "SQ" => squares.next().unwrap_or_default(),
            "SQ..." => squares.by_ref().collect::<Vec<_>>().join(" "),
            "FROMTO" => squares.by_ref().collect(),
            "MINUTES" => minutes.to_string(),
            "N" => ply.to_string(),
            "TOPIC" => topic.map_or("", ConductTopic::id).to_owned(),
            "[TIMES]" => times.map_or_else(String::new, |times| times.to_string()),
            "[TEXT]" if text.is_empty() => String::new(),
            "NATURE" => nature.code().to_owned(),
            "TEXT" | "GROUND" | "[TEXT]" => {
                let joined = text.split_whitespace().collect::<Vec<_>>().join(" ");
                let number = part == "[TEXT]" && is_number(text.split(' ').next().unwrap_or_default());
                if joined == text && is_plain(&text) && !number { text.clone() } else { quote(&text) }
            }
            word => word.to_owned(),
        });
        f.write_str(&words.filter(|word| !word.is_empty()).collect::<Vec<_>>().join(" "))
    }
}

fn is_number(word: &str) -> bool {
    !word.is_empty() && word.bytes().all(|byte| byte.is_ascii_digit())
}

fn deed(event: &Event) -> String {
    match event.actor {
        Actor::Player(side) => format!("{} {}", side.code(), event.act),
        Actor::Arbiter => format!("arbiter {}", event.act),
    }
}

/// What stands after the deed, ` @` with it; nothing where nothing is to be said.
fn marks(event: &Event) -> String {
    let value = |text: &str| {
        let plain = is_plain(text) && !text.contains(char::is_whitespace);
        if plain { text.to_owned() } else { quote(text) }
    };
    let mut marks = String::new();
    if !event.time.is_empty() {
        marks += &format!(" time={}", value(&event.time));
    }
    if let Some(side) = event.clocks.running {
        marks += &format!(" running={}", side.code());
    }
    for side in Side::BOTH {
        if let Some(left) = event.clocks.remaining[side] {
            marks += &format!(" {}={}:{:02}", side.code(), left / 60, left % 60);
        }
    }
    match &event.certainty {
        Certainty::Established => {}
        Certainty::Disputed(by) if by.is_empty() => marks += " disputed",
        Certainty::Disputed(by) => marks += &format!(" disputed={}", list(by)),
    }
    if event.order_disputed {
        marks += " order=disputed";
    }
    if !event.basis.is_empty() {
        marks += &format!(" basis={}", list(&event.basis));
    }
    if !event.note.is_empty() {
        marks += &format!(" note={}", value(&event.note));
    }
    if marks.is_empty() { marks } else { format!(" @{marks}") }
}

fn list(items: &[impl fmt::Display]) -> String {
    items.iter().map(ToString::to_string).collect::<Vec<_>>().join(",")
}

fn is_plain(text: &str) -> bool {
    !text.is_empty() && !text.contains([';', '；', '@', '\''])
}

fn quote(text: &str) -> String {
    format!("'{}'", text.replace('\\', "\\\\").replace('\'', "\\'"))
}

/// The text that stands between quotation marks; `None` where it does not.
fn unquote(word: &str) -> Option<String> {
    let inner = word.strip_prefix('\'').filter(|_| quoted(word) == Some(word.len()))?.strip_suffix('\'')?;
    let mut text = String::new();
    let mut escaped = false;
    for one in inner.chars() {
        if one == '\\' && !escaped {
            escaped = true;
        } else {
            text.push(one);
            escaped = false;
        }
    }
    Some(text)
}

/// How long the quoted text is with which this one begins: its last mark stands at the end of a word. `None` where
/// it has no end.
fn quoted(text: &str) -> Option<usize> {
    let mut letters = text.char_indices().skip(1).peekable();
    while let Some((at, one)) = letters.next() {
        if one == '\\' {
            letters.next();
        } else if one == '\'' {
            let after = letters.peek().map(|(_, after)| *after);
            if after.is_none_or(|after| after.is_whitespace() || matches!(after, ';' | '；' | '@')) {
                return Some(at + 1);
            }
        }
    }
    None
}

/// The events of a text, blank ones left out.
fn pieces(text: &str) -> Vec<Piece<'_>> {
    let mut pieces = Vec::new();
    let mut piece = Piece::default();
    let (mut piece_start, mut word_start, mut at) = (0, 0, 0);
    let mut in_marks = false;
    // One search that found no end is enough: there is none for a later beginning either.
    let mut can_quote = true;
    loop {
        let rest = text.get(at..).unwrap_or_default();
        let next = rest.chars().next();
        let word = text.get(word_start..at).unwrap_or_default();
        if next == Some('\'') && can_quote && (word.is_empty() || (in_marks && word.ends_with('='))) {
            match quoted(rest) {
                Some(length) => {
                    at += length;
                    continue;
                }
                None => can_quote = false,
            }
        }
        let ends_piece = matches!(next, None | Some(';' | '；'));
        let begins_marks = next == Some('@') && !in_marks;
        let length = next.map_or(0, char::len_utf8);
        if ends_piece || begins_marks || next.is_some_and(char::is_whitespace) {
            if !word.is_empty() {
                if in_marks { &mut piece.marks } else { &mut piece.deed }.push(word);
            }
            word_start = at + length;
        }
        in_marks |= begins_marks;
        if ends_piece {
            piece.text = text.get(piece_start..at).unwrap_or_default().trim();
            if !piece.text.is_empty() {
                pieces.push(piece);
            }
            piece = Piece::default();
            (piece_start, in_marks) = (at + length, false);
        }
        if next.is_none() {
            return pieces;
        }
        at += length;
    }
}

fn actor(word: &str) -> Option<Actor> {
    match word {
        "red" => Some(Actor::Player(Side::Red)),
        "black" => Some(Actor::Player(Side::Black)),
        "arbiter" => Some(Actor::Arbiter),
        _ => None,
    }
}

/// Who does it where nobody is named; `None` for the side to move.
const fn usual_actor(kind: ActKind) -> Option<Actor> {
    match kind {
        ActKind::StopClocks | ActKind::Restore | ActKind::DeclareDraw | ActKind::JudgeMove => {
            Some(Actor::Arbiter)
        }
        _ => None,
    }
}

fn read_event(piece: &Piece<'_>, turn: Option<Side>) -> Result<Event, WordsProblem> {
    let named = piece.deed.first().and_then(|word| actor(word));
    let words = piece.deed.get(usize::from(named.is_some())..).unwrap_or_default();
    let act = read_act(words, piece.text)?;
    let usual = || usual_actor(ActKind::of(&act)).or(turn.map(Actor::Player));
    let actor = named.or_else(usual).ok_or_else(|| WordsProblem::NoActor(piece.text.to_owned()))?;
    let mut event = Event::new(actor, act);
    for mark in &piece.marks {
        read_mark(&mut event, mark).ok_or_else(|| WordsProblem::UnknownMark((*mark).to_owned()))?;
    }
    Ok(event)
}

/// Refuses what the text of an event can say, but cannot have happened.
fn meant(event: Event) -> Result<Event, WordsProblem> {
    let squares = event.act.squares();
    for (index, square) in squares.iter().enumerate() {
        if squares.iter().take(index).any(|other| other == square) {
            return Err(WordsProblem::SameSquare(square.to_string()));
        }
    }
    let kind = ActKind::of(&event.act);
    let of_arbiter = matches!(kind, ActKind::DeclareDraw | ActKind::JudgeMove);
    let wrong = match event.actor {
        Actor::Player(_) => of_arbiter,
        Actor::Arbiter => !kind.is_arbiters(),
    };
    if wrong { Err(WordsProblem::WrongActor(kind.word().to_owned())) } else { Ok(event) }
}

/// Reads an act by the pattern that fits; where none does, the one that came furthest says what is wrong.
fn read_act(words: &[&str], text: &str) -> Result<Act, WordsProblem> {
    let word = words.first().ok_or_else(|| WordsProblem::Incomplete(text.to_owned()))?;
    let mut furthest = (0, WordsProblem::UnknownWord((*word).to_owned()));
    for kind in ActKind::all().filter(|kind| kind.word() == *word) {
        match read_kind(kind, words, text) {
            Ok(act) => return Ok(act),
            Err(problem) if problem.0 >= furthest.0 => furthest = problem,
            Err(_) => {}
        }
    }
    Err(furthest.1)
}

fn read_kind(kind: ActKind, words: &[&str], text: &str) -> Result<Act, (usize, WordsProblem)> {
    let mut blanks = Blanks::default();
    let mut read = 0;
    for part in kind.pattern().split(' ') {
        let rest = words.get(read..).unwrap_or_default();
        if part.starts_with('[') && rest.first().is_none_or(|word| part == "[TIMES]" && !is_number(word)) {
            continue;
        }
        let incomplete = || (read, WordsProblem::Incomplete(text.to_owned()));
        let word = *rest.first().ok_or_else(incomplete)?;
        let wrong = |problem: fn(String) -> WordsProblem| (read, problem(word.to_owned()));
        let number = || {
            let digits = word.bytes().all(|byte| byte.is_ascii_digit());
            wrong(if digits { WordsProblem::TooLarge } else { WordsProblem::NotANumber })
        };
        match part {
            "SQ" => blanks.squares.push(word.parse().map_err(|_| wrong(WordsProblem::NotASquare))?),
            "SQ..." => {
                for word in rest {
                    let problem = |_| (read, WordsProblem::NotASquare((*word).to_owned()));
                    blanks.squares.push(word.parse().map_err(problem)?);
                }
                read = words.len() - 1;
            }
            "FROMTO" => {
                let mv: Move = word.parse().map_err(|_| wrong(WordsProblem::NotAMove))?;
                blanks.squares.extend([mv.from, mv.to]);
            }
            "MINUTES" => blanks.minutes = word.parse().map_err(|_| number())?,
            "N" => blanks.ply = word.parse().map_err(|_| number())?,
            "TOPIC" => {
                let topic = ConductTopic::from_id(word);
                blanks.topic = Some(topic.ok_or_else(|| wrong(WordsProblem::UnknownTopic))?);
            }
            "[TIMES]" => blanks.times = Some(word.parse().map_err(|_| number())?),
            "NATURE" => {
                let nature = Nature::ALL.into_iter().find(|nature| nature.code() == word);
                blanks.nature = nature.ok_or_else(|| wrong(WordsProblem::UnknownNature))?;
            }
            "TEXT" | "GROUND" | "[TEXT]" => {
                let quoted = if rest.len() == 1 { unquote(word) } else { None };
                blanks.text = quoted.unwrap_or_else(|| rest.join(" "));
                read = words.len() - 1;
            }
            _ if word == part => {}
            _ => {
                let adjusted = kind.word() == "adjust";
                return Err(wrong(if adjusted {
                    WordsProblem::ConsentUnclear
                } else {
                    WordsProblem::UnknownClaim
                }));
            }
        }
        read += 1;
    }
    if let Some(extra) = words.get(read) {
        return Err((read, WordsProblem::TooMuch((*extra).to_owned())));
    }
    kind.act(blanks).ok_or_else(|| (read, WordsProblem::Incomplete(text.to_owned())))
}

fn read_mark(event: &mut Event, mark: &str) -> Option<()> {
    if mark == "disputed" {
        event.certainty = Certainty::Disputed(Vec::new());
        return Some(());
    }
    let (key, value) = mark.split_once('=')?;
    let text = || unquote(value).unwrap_or_else(|| value.to_owned());
    match (key, value) {
        ("running", "red") => event.clocks.running = Some(Side::Red),
        ("running", "black") => event.clocks.running = Some(Side::Black),
        ("red", time) => event.clocks.remaining.red = Some(seconds(time)?),
        ("black", time) => event.clocks.remaining.black = Some(seconds(time)?),
        ("order", "disputed") => event.order_disputed = true,
        ("disputed", by) => event.certainty = Certainty::Disputed(read_list(by)?),
        ("basis", on) => event.basis = read_list(on)?,
        ("time", _) => event.time = text(),
        ("note", _) => event.note = text(),
        _ => return None,
    }
    Some(())
}

fn read_list<T: FromStr>(text: &str) -> Option<Vec<T>> {
    text.split(',').map(|one| one.parse().ok()).collect()
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
#[cfg(test)]
mod tests {
    use super::*;
    use crate::incident::{Basis, Clocks, Party};
    use proptest::prelude::*;
    use xiangqi::{BySide, Square};

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
        for kind in ActKind::all() {
            let word = kind.word();
            match read_events(word, Side::Red) {
                Ok(_) => assert_eq!(kind.pattern(), word),
                Err(error) => {
                    assert_eq!(error.problem, WordsProblem::Incomplete(word.to_owned()));
                    assert!(error.pattern().is_some_and(|pattern| pattern.starts_with(word)));
                }
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

    #[test]
    fn the_text_of_an_event_says_all_of_it() {
        for text in [
            "red release h2e2 @ red=2:30 disputed=witness",
            "arbiter words 停钟 @ time=15:09 disputed",
            "black words '他说: \\'不; 是\\' @ \\\\' @ basis=seen,video,witness,score-sheet,admission note='见 录像'",
            "arbiter touch c6 @ order=disputed note=没有离手",
            "red claim other 灯灭了",
            "arbiter words ''",
            "black declare-draw 双方 无胜望",
            "red touch c6 c6",
            "black words it\\is @ note=\\",
        ] {
            let event: Event = text.parse().unwrap();
            assert_eq!(event.to_string(), text);
        }
        let event: Event = "black words '他说: \\'不; 是\\' @ \\\\' @ note='见 录像'".parse().unwrap();
        assert_eq!(event.act, Act::Words("他说: '不; 是' @ \\".to_owned()));
        assert_eq!(event.note, "见 录像");
    }

    #[test]
    fn a_row_is_one_event_of_somebody() {
        let problem = |text: &str| text.parse::<Event>().unwrap_err().problem;
        let word = str::to_owned;
        assert_eq!(problem("touch c6"), WordsProblem::NoActor(word("touch c6")));
        assert_eq!("restore".parse::<Event>().unwrap(), Event::new(Actor::Arbiter, Act::Restore));
        assert_eq!(problem("red touch c6; red lift c6"), WordsProblem::TooMuch(word("red lift c6")));
        assert_eq!(problem(" ; "), WordsProblem::Incomplete(word(" ; ")));
        assert_eq!(problem("red lift c6 @ note='a b' c"), WordsProblem::UnknownMark(word("c")));
    }

    #[test]
    fn quotation_marks_are_only_those_around_a_text() {
        let said = |text: &str| match &read_events(text, Side::Red).unwrap()[0].act {
            Act::Words(said) => said.clone(),
            other => panic!("{other}"),
        };
        assert_eq!(said("words it's 'no' he said"), "it's 'no' he said");
        assert_eq!(said("words 'tis late; words don't"), "'tis late");
        assert_eq!(said("words 'it's late; now'"), "it's late; now");
        assert_eq!(read_events("words a'b; words 'c d'@ red=5 ;;words 'e", Side::Red).unwrap().len(), 3);
    }

    fn texts() -> impl Strategy<Value = String> {
        prop_oneof![any::<String>(), "[ ';；@=\\\\a没\n]{0,6}"]
    }

    fn any_event() -> impl Strategy<Value = Event> {
        let squares = prop::collection::vec((0..9u8, 0..10u8), 2..4);
        let kinds = prop::sample::select(ActKind::all().collect::<Vec<_>>());
        let topics: Vec<_> = ConductTopic::all().map(Some).collect();
        let conduct = (prop::sample::select(topics), any::<Option<u32>>());
        let act = (kinds, squares, any::<(u32, usize)>(), texts(), conduct).prop_filter_map(
            "a move goes somewhere",
            |(kind, squares, (minutes, ply), text, (topic, times))| {
                let square = |&(file, rank): &(u8, u8)| -> Square {
                    format!("{}{rank}", char::from(b'a' + file)).parse().unwrap()
                };
                let squares: Vec<_> = squares.iter().map(square).collect();
                let moves = kind.pattern().ends_with("FROMTO");
                if moves && squares[0] == squares[1] {
                    return None;
                }
                let nature = Nature::ALL[ply % Nature::ALL.len()];
                kind.act(Blanks { squares, minutes, ply, nature, text, topic, times })
            },
        );
        let actor =
            prop::sample::select(vec![Actor::Player(Side::Red), Actor::Player(Side::Black), Actor::Arbiter]);
        let parties = vec![Party::Red, Party::Black, Party::Witness, Party::Arbiter];
        let bases = vec![Basis::Seen, Basis::Video, Basis::Witness, Basis::ScoreSheet, Basis::Admission];
        let side = prop::option::of(prop::sample::select(Side::BOTH.to_vec()));
        (
            (actor, act, any::<bool>(), texts(), texts()),
            prop::option::of(prop::collection::vec(prop::sample::select(parties), 0..4)),
            prop::collection::vec(prop::sample::select(bases), 0..4),
            (side, any::<(Option<u32>, Option<u32>)>()),
        )
            .prop_map(
                |((actor, act, order_disputed, time, note), disputed, basis, (running, left))| Event {
                    actor,
                    act,
                    certainty: disputed.map_or(Certainty::Established, Certainty::Disputed),
                    order_disputed,
                    basis,
                    time,
                    clocks: Clocks { running, remaining: BySide { red: left.0, black: left.1 } },
                    note,
                },
            )
    }

    proptest! {
        #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

        #[test]
        fn every_event_is_read_back_from_its_text(event in any_event()) {
            let text = event.to_string();
            prop_assert_eq!(text.parse::<Event>(), Ok(event), "{}", text);
        }

        #[test]
        fn any_text_is_read_or_refused(text in texts()) {
            for row in [text.clone(), format!("red words {text}"), format!("red flag @ note={text}")] {
                if let Ok(event) = row.parse::<Event>() {
                    prop_assert_eq!(event.to_string().parse::<Event>(), Ok(event));
                }
            }
        }
    }
}
