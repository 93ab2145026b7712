//! What was read from the picture of a board, in words.

use board_reader::{Doubt, Orientation, Reading, SquareReading, Unread};
use xiangqi::fen::write_board;
use xiangqi::{Board, Fault, FaultKind, Piece, Refusal, Setup, Square};

use super::{Lang, faults, names};
use crate::digest::Digest;
use crate::report::Report;
use crate::tr;

/// Why nothing was read.
pub fn unread(reason: Unread, lang: Lang) -> &'static str {
    match reason {
        Unread::NoBoard => tr!(lang, "board-reading-no-board"),
        Unread::NotSure => tr!(lang, "board-reading-not-sure"),
        Unread::NoCorners => tr!(lang, "board-reading-no-corners"),
        Unread::UnknownSet => tr!(lang, "board-reading-unknown-set"),
        Unread::Cancelled => tr!(lang, "board-reading-cancelled"),
    }
}

/// Where Red sits in the picture.
pub fn orientation(orientation: Orientation, lang: Lang) -> &'static str {
    match orientation {
        Orientation::RedBelow => tr!(lang, "board-reading-red-below"),
        Orientation::RedAbove => tr!(lang, "board-reading-red-above"),
        Orientation::RedLeft => tr!(lang, "board-reading-red-left"),
        Orientation::RedRight => tr!(lang, "board-reading-red-right"),
    }
}

/// A piece, or that there is none.
pub fn piece(piece: Option<Piece>, lang: Lang) -> &'static str {
    piece.map_or_else(|| tr!(lang, "board-reading-empty"), |piece| names::piece(piece, lang))
}

/// A doubtful square with what it could be.
pub fn doubtful(square: &SquareReading, lang: Lang) -> String {
    let likely: Vec<String> = square
        .candidates
        .iter()
        .take(2)
        .map(|candidate| {
            tr!(
                lang,
                "board-reading-candidate",
                piece = piece(candidate.piece, lang),
                percent = (candidate.share * 100.0).round() as u32
            )
        })
        .collect();
    let (name, likely) = (square.square.to_string(), names::list(&likely, lang));
    match square.doubt {
        Some(Doubt::Covered) => tr!(lang, "board-reading-covered", square = name, likely),
        Some(Doubt::Counts) => tr!(lang, "board-reading-counts", square = name, likely),
        Some(Doubt::Unclear) | None => tr!(lang, "board-reading-unclear", square = name, likely),
    }
}

/// The whole reading: the board, how it lies, what is doubtful and what is wrong.
pub fn summary(reading: &Reading, lang: Lang) -> String {
    let doubtful_squares: Vec<&SquareReading> = reading.doubtful().collect();
    let mut lines = vec![write_board(&reading.board), orientation(reading.orientation(), lang).to_owned()];
    lines.push(found(doubtful_squares.len(), lang));
    lines.extend(doubtful_squares.into_iter().map(|square| format!("? {}", doubtful(square, lang))));
    lines.extend(faults_of(&reading.board).iter().map(|fault| format!("! {}", faults::fault(fault, lang))));
    lines.push(tr!(lang, "board-reading-turn").to_owned());
    lines.join("\n") + "\n"
}

/// How many squares are doubtful.
pub fn found(doubtful: usize, lang: Lang) -> String {
    tr!(lang, "board-reading-doubtful", count = doubtful)
}

/// What stands on a square.
pub fn standing(square: Square, on_it: Option<Piece>, lang: Lang) -> String {
    tr!(lang, "board-reading-standing", square = square.to_string(), piece = piece(on_it, lang))
}

/// The name of the button that puts a piece on a square.
pub fn put(square: Square, new: Option<Piece>, lang: Lang) -> String {
    tr!(lang, "board-reading-put", square = square.to_string(), piece = piece(new, lang))
}

/// What is wrong with a board, but for the side to move, which no picture shows.
pub fn faults_of(board: &Board) -> Vec<Fault> {
    let mut found = Setup { board: board.clone(), ..Setup::EMPTY }.faults();
    found.retain(|fault| fault.kind != FaultKind::Refused(Refusal::NoSideToMove));
    found
}

/// Where the position was read from, what was doubtful and what a person changed; `None` where it was not read from a
/// picture.
pub fn origin(report: &Report, lang: Lang) -> Option<String> {
    let reading = report.position_reading.as_ref()?;
    let exhibit =
        report.exhibits.iter().position(|exhibit| Digest::of(&exhibit.bytes).to_string() == reading.picture);
    let digest = &reading.picture;
    let mut sentences = vec![match exhibit {
        Some(index) => tr!(lang, "board-reading-origin", number = index + 1, digest),
        None => tr!(lang, "board-reading-origin-gone", digest),
    }];
    let doubtful: Vec<String> = reading.doubtful.iter().map(ToString::to_string).collect();
    if !doubtful.is_empty() {
        sentences.push(tr!(lang, "board-reading-were-doubtful", squares = names::list(&doubtful, lang)));
    }
    let corrected: Vec<String> = reading
        .corrections
        .iter()
        .map(|change| {
            tr!(
                lang,
                "board-reading-correction",
                square = change.square.to_string(),
                from = piece(change.from, lang),
                to = piece(change.to, lang)
            )
        })
        .collect();
    sentences.push(if corrected.is_empty() {
        tr!(lang, "board-reading-confirmed-unchanged").to_owned()
    } else {
        tr!(lang, "board-reading-corrected", corrections = names::list(&corrected, lang))
    });
    if report.start.board != reading.confirmed() {
        sentences.push(tr!(lang, "board-reading-changed-since").to_owned());
    }
    Some(names::sentences(&sentences, lang))
}
