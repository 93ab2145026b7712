//! Game records: what is wrong in them, and what was taken or left out on the way.

use super::{Lang, faults, files, names};
use crate::store::RecordFileError;
use crate::tr;
use xiangqi::game_record::write::XqfError;
use xiangqi::game_record::{
    End, Flag, FlagKind, Format, MAX_BYTES, MAX_GAMES, MAX_MOVES, MAX_VARIATIONS, Note, Outcome, RecordError,
    RecordedGame,
};
use xiangqi::{Board, Piece, PieceKind, Side, Square, WrongMovement};

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
        FlagKind::NotAMove { piece, why, blocker } => {
            let why = wrong_movement(&flag.board, *piece, *why, *blocker, lang);
            tr!(lang, "record-kind-not-a-move", text, why)
        }
        FlagKind::ExposesGeneral { general, attackers } => {
            let why = exposed(&flag.board, *general, attackers, lang);
            tr!(lang, "record-kind-exposes-general", text, why)
        }
        FlagKind::TakesOwn { taken } => {
            let taken = names::piece(*taken, lang);
            tr!(lang, "record-kind-takes-own", text, taken)
        }
        FlagKind::EmptySquare(square) => tr!(lang, "record-kind-empty-square", text, square),
        FlagKind::WrongSide(piece) => {
            let piece = names::piece(*piece, lang);
            tr!(lang, "record-kind-wrong-side", text, piece)
        }
        FlagKind::AfterEnd(end) => {
            let why = game_ended(*end, lang);
            tr!(lang, "record-kind-after-end", text, why)
        }
        FlagKind::SamePoint => tr!(lang, "record-kind-same-point", text),
        FlagKind::NullMove => tr!(lang, "record-kind-null-move", text),
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

/// Which rule of movement a move breaks, and which piece stands in its way.
fn wrong_movement(
    board: &Board,
    piece: Piece,
    why: WrongMovement,
    blocker: Option<Piece>,
    lang: Lang,
) -> String {
    let kind = piece.kind;
    let piece = names::piece(piece, lang);
    match why {
        WrongMovement::Shape => tr!(lang, "wrong-movement-shape", piece),
        WrongMovement::LeavesPalace => tr!(lang, "wrong-movement-leaves-palace", piece),
        WrongMovement::CrossesRiver => tr!(lang, "wrong-movement-crosses-river", piece),
        WrongMovement::Backward => tr!(lang, "wrong-movement-backward", piece),
        WrongMovement::SidewaysTooEarly => tr!(lang, "wrong-movement-sideways", piece),
        WrongMovement::Screens(count) => tr!(lang, "wrong-movement-screens", piece, count),
        WrongMovement::Blocked(square) => {
            let named = |blocker| names::standing(board, (square, blocker), lang);
            let blocker = blocker.map_or_else(|| square.to_string(), named);
            match kind {
                PieceKind::Horse => tr!(lang, "wrong-movement-hobbled", piece, blocker),
                PieceKind::Elephant => tr!(lang, "wrong-movement-eye", piece, blocker),
                _ => tr!(lang, "wrong-movement-blocked", piece, blocker),
            }
        }
    }
}

/// What a general is exposed to.
fn exposed(board: &Board, general: Square, attackers: &[(Piece, Square)], lang: Lang) -> String {
    let is_general = |piece: &Piece| piece.kind == PieceKind::General;
    let side = attackers.first().map_or(Side::Red, |(piece, _)| piece.side.opponent());
    let general = names::standing(board, (general, Piece::new(side, PieceKind::General)), lang);
    let standing = |(piece, square): &(Piece, Square)| names::standing(board, (*square, *piece), lang);
    let takers: Vec<String> =
        attackers.iter().filter(|(piece, _)| !is_general(piece)).map(standing).collect();
    let mut parts = Vec::new();
    if !takers.is_empty() {
        let attackers = names::list(&takers, lang);
        parts.push(tr!(lang, "exposed-to", general, attackers));
    }
    if let Some(other) = attackers.iter().find(|(piece, _)| is_general(piece)).map(standing) {
        parts.push(tr!(lang, "exposed-facing", general, other));
    }
    names::semicolons(&parts, lang)
}

fn game_ended(end: End, lang: Lang) -> String {
    match end {
        End::Result => tr!(lang, "game-ended-result").to_owned(),
        End::GeneralTaken(side) => {
            let general = names::piece(Piece::new(side, PieceKind::General), lang);
            tr!(lang, "game-ended-general-taken", general)
        }
        End::Checkmate(side) => {
            let side = names::side(side, lang);
            tr!(lang, "game-ended-checkmate", side)
        }
        End::Stalemate(side) => {
            let side = names::side(side, lang);
            tr!(lang, "game-ended-stalemate", side)
        }
    }
}

/// What an arbiter has to look at in a game: the main line first, then the variations with their numbers.
#[must_use]
pub fn flags(game: &RecordedGame, lang: Lang) -> Vec<String> {
    let mut all: Vec<String> = game.flags.iter().map(|one| flag(one, lang)).collect();
    for (index, variation) in game.variations.iter().enumerate() {
        let number = index + 1;
        all.extend(variation.flags.iter().map(|one| {
            let what = flag(one, lang);
            tr!(lang, "record-in-variation", number, what)
        }));
    }
    all
}

/// What was taken or left out.
#[must_use]
pub fn note(note: &Note, lang: Lang) -> String {
    match *note {
        Note::ReadAs(encoding) => tr!(lang, "record-note-read-as", encoding = encoding.name()),
        Note::EncodingDoubtful(encoding) => {
            tr!(lang, "record-note-encoding-doubtful", encoding = encoding.name())
        }
        Note::LostCharacters => tr!(lang, "record-note-lost-characters").to_owned(),
        Note::HalfCharacters(count) => tr!(lang, "record-note-half-characters", count),
        Note::TooManyVariations => tr!(lang, "record-note-too-many-variations", most = MAX_VARIATIONS),
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
        RecordError::Binary => tr!(lang, "record-error-binary").to_owned(),
        RecordError::OtherFormat(format) => {
            tr!(lang, "record-error-other-format", format = format.name(), program = format.program())
        }
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

/// A game in one line: players, moves, variations, result.
#[must_use]
pub fn summary(game: &RecordedGame, lang: Lang) -> String {
    let player = |name, side| game.tag(name).unwrap_or_else(|| names::side(side, lang));
    let (red, black) = (player("Red", Side::Red), player("Black", Side::Black));
    let (moves, outcome) = (game.moves.len(), outcome(game.outcome, lang));
    let summary = tr!(lang, "record-summary", red, black, moves, outcome);
    if game.variations.is_empty() {
        return summary;
    }
    names::commas(&[summary, variations(game.variations.len(), lang)], lang)
}

/// So many variations.
#[must_use]
pub fn variations(count: usize, lang: Lang) -> String {
    tr!(lang, "record-variations", count)
}

/// Why a game cannot be written as XQF.
#[must_use]
pub fn xqf_error(error: XqfError, lang: Lang) -> String {
    match error {
        XqfError::TooManyPieces(piece) => {
            let piece = names::piece(piece, lang);
            tr!(lang, "record-no-room", piece)
        }
    }
}

/// How a record is written.
#[must_use]
pub fn format(format: Format, lang: Lang) -> &'static str {
    match format {
        Format::Pgn => "PGN",
        Format::Dhtmlxq => tr!(lang, "record-format-dhtmlxq"),
        Format::Xqf => tr!(lang, "record-format-xqf"),
        Format::Wxf => tr!(lang, "record-format-wxf"),
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
