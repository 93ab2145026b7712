//! Game records: what is wrong in them, and what was taken or left out on the way.

use super::{Lang, faults, files, names};
use crate::store::RecordFileError;
use crate::tr;
use xiangqi::Side;
use xiangqi::game_record::{
    Flag, FlagKind, Format, MAX_BYTES, MAX_GAMES, MAX_MOVES, Note, Outcome, RecordError, RecordedGame,
};

/// What an arbiter has to look at: where, what, and what became of it.
#[must_use]
pub fn flag(flag: &Flag, lang: Lang) -> String {
    let what = kind(flag, lang);
    let place = match flag.line {
        Some(line) => tr!(lang, "record-flag-line", line),
        None => String::new(),
    };
    match flag.ply {
        0 => tr!(lang, "record-flag-start", place, what),
        ply => tr!(lang, "record-flag-move", ply, place, what),
    }
}

fn kind(flag: &Flag, lang: Lang) -> String {
    let text = names::quoted(&flag.text, lang);
    match &flag.kind {
        FlagKind::NotAMove => tr!(lang, "record-kind-not-amove", text),
        FlagKind::ExposesGeneral => tr!(lang, "record-kind-exposes-general", text),
        FlagKind::TakesOwn => {
            tr!(lang, "record-kind-takes-own", text)
        }
        FlagKind::EmptySquare => tr!(lang, "record-kind-empty-square", text),
        FlagKind::WrongSide => tr!(lang, "record-kind-wrong-side", text),
        FlagKind::AfterEnd => tr!(lang, "record-kind-after-end", text),
        FlagKind::SamePoint => tr!(lang, "record-kind-same-point", text),
        FlagKind::NoSuchMove => tr!(lang, "record-kind-no-such-move", text),
        FlagKind::Unreadable => tr!(lang, "record-kind-unreadable", text),
        FlagKind::Ambiguous(candidates) => {
            let moves: Vec<String> = candidates.iter().map(ToString::to_string).collect();
            let moves = names::list(&moves, lang);
            tr!(lang, "record-kind-ambiguous", text, moves)
        }
        FlagKind::BadPosition(error) => {
            let error = faults::fen_error(error, lang);
            tr!(lang, "record-kind-bad-position", error)
        }
    }
}

/// What was taken or left out.
#[must_use]
pub fn note(note: &Note, lang: Lang) -> String {
    match *note {
        Note::ReadAsGb18030 => tr!(lang, "record-note-read-as-gb18030").to_owned(),
        Note::ReadAsUtf16 => tr!(lang, "record-note-read-as-utf16").to_owned(),
        Note::LostCharacters => tr!(lang, "record-note-lost-characters").to_owned(),
        Note::VariationsLeftOut { count } => tr!(lang, "record-note-variations-left-out", count),
        Note::TurnTaken(side) => {
            let side = names::side(side, lang);
            tr!(lang, "record-note-turn-taken", side)
        }
        Note::Position(note) => faults::fen_note(note, lang),
        Note::OddPosition => tr!(lang, "record-note-odd-position").to_owned(),
        Note::NotToBeRuled(reason) => {
            let reason = faults::refusal(&reason, lang);
            tr!(lang, "record-note-not-to-be-ruled", reason)
        }
        Note::NotClosed => tr!(lang, "record-note-not-closed").to_owned(),
        Note::ResultsDiffer => tr!(lang, "record-note-results-differ").to_owned(),
        Note::TooManyMoves => {
            tr!(lang, "record-note-too-many-moves", max_moves = MAX_MOVES)
        }
        Note::TooManyGames => {
            tr!(lang, "record-note-too-many-games", max_games = MAX_GAMES)
        }
        Note::CutShort => tr!(lang, "record-note-cut-short").to_owned(),
    }
}

/// Why a file holds no record that could be read.
#[must_use]
pub fn error(error: &RecordError, lang: Lang) -> String {
    match *error {
        RecordError::TooLarge { bytes } => {
            let most = MAX_BYTES / (1024 * 1024);
            tr!(lang, "record-error-too-large", bytes, most)
        }
        RecordError::Empty => tr!(lang, "record-error-empty").to_owned(),
        RecordError::NoGame => tr!(lang, "record-error-no-game").to_owned(),
        RecordError::XqfVersion(version) => tr!(lang, "record-error-xqf-version", version),
        RecordError::XqfCutShort { bytes } => tr!(lang, "record-error-xqf-cut-short", bytes),
    }
}

/// Why a file of records cannot be read or written.
#[must_use]
pub fn file_error(failure: &RecordFileError, lang: Lang) -> String {
    match failure {
        RecordFileError::Io { path, error } => {
            let (path, reason) = (path.display(), files::system(error, lang));
            tr!(lang, "record-file-error-io", path, reason)
        }
        RecordFileError::Record { path, error: reason } => {
            let (path, reason) = (path.display(), error(reason, lang));
            tr!(lang, "record-file-error-record", path, reason)
        }
        RecordFileError::OverItself(path) => {
            let path = path.display();
            tr!(lang, "record-file-error-over-itself", path)
        }
    }
}

/// A game in one line: players, moves, result.
#[must_use]
pub fn summary(game: &RecordedGame, lang: Lang) -> String {
    let player = |name, side| game.tag(name).unwrap_or_else(|| names::side(side, lang));
    let (red, black) = (player("Red", Side::Red), player("Black", Side::Black));
    let (moves, outcome) = (game.moves.len(), outcome(game.outcome, lang));
    tr!(lang, "record-summary", red, black, moves, outcome)
}

/// How a record is written.
#[must_use]
pub fn format(format: Format, lang: Lang) -> &'static str {
    match format {
        Format::Pgn => "PGN",
        Format::Dhtmlxq => tr!(lang, "record-format-dhtmlxq"),
        Format::Xqf => tr!(lang, "record-format-xqf"),
        Format::List => tr!(lang, "record-format-list"),
    }
}

/// How a game ended.
#[must_use]
pub fn outcome(outcome: Option<Outcome>, lang: Lang) -> &'static str {
    match outcome {
        Some(Outcome::RedWins) => tr!(lang, "record-outcome-red-wins"),
        Some(Outcome::BlackWins) => tr!(lang, "record-outcome-black-wins"),
        Some(Outcome::Draw) => tr!(lang, "record-outcome-draw"),
        None => tr!(lang, "record-outcome"),
    }
}
