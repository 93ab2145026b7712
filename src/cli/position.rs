//! `perft` and `status`: questions about a position alone.

use serde_json::json;

use super::args::{Format, PerftArgs, StatusArgs};
use super::{Exit, Output, json};
use crate::text::{Lang, faults, names};
use crate::tr;
use xiangqi::fen::FenNote;
use xiangqi::{Position, PositionError, Status, fen, movegen};

/// Carries out `perft`.
pub(super) fn perft(args: &PerftArgs) -> Output {
    match args.fen.parse::<Position>() {
        Err(error) => refused(&error, args.lang.into()),
        Ok(position) => {
            Output::done(format!("{}\n", movegen::perft(position.board(), position.turn(), args.depth)))
        }
    }
}

/// Carries out `status`.
pub(super) fn status(args: &StatusArgs) -> Output {
    let lang = args.lang.into();
    let (position, notes) = match read(&args.fen) {
        Ok(read) => read,
        Err(error) => {
            let mut output = refused(&error, lang);
            if args.format == Format::Json {
                output.out = format!("{:#}\n", json!({ "error": output.err.trim_end() }));
            }
            return output;
        }
    };
    Output::done(match args.format {
        Format::Json => in_json(&position, &notes, lang),
        Format::Text => in_words(&position, &notes, lang),
    })
}

/// The position, and what of the text was taken although it is no mere dialect.
fn read(text: &str) -> Result<(Position, Vec<FenNote>), PositionError> {
    let reading = fen::read(text)?;
    let notes = reading.notes.into_iter().filter(|note| !note.is_dialect()).collect();
    Ok((reading.setup.position().map_err(PositionError::Refused)?, notes))
}

fn in_json(position: &Position, notes: &[FenNote], lang: Lang) -> String {
    let checkers: Vec<_> = position.exposure().sources().into_iter().collect();
    let answer = json!({
        "status": position.status().code(),
        "checkers": json::squares(&checkers),
        "legal": json::moves(&position.legal_moves()),
        "faults": json::faults_json(&position.faults(), lang),
        "notes": notes.iter().map(|&note| faults::fen_note(note, lang)).collect::<Vec<_>>(),
    });
    format!("{answer:#}\n")
}

fn in_words(position: &Position, notes: &[FenNote], lang: Lang) -> String {
    let side = names::side(position.turn(), lang);
    let moves = position.legal_moves();
    let count = moves.len();
    let status = match position.status() {
        Status::Free => tr!(lang, "cli-not-in-check", side, count),
        Status::Check => tr!(lang, "cli-in-check", side, count),
        Status::Checkmated => tr!(lang, "cli-checkmated", side, count),
        Status::Stalemated => tr!(lang, "cli-stalemated", side, count),
    };
    let mut text = status + "\n";
    let board = position.board();
    let checkers: Vec<String> =
        position.exposure().sources().into_iter().map(|square| names::on(board, square, lang)).collect();
    if !checkers.is_empty() {
        text.push_str(&tr!(lang, "cli-checked-by", checkers = names::list(&checkers, lang)));
        text.push('\n');
    }
    if !moves.is_empty() {
        text.push_str(&format!("{}\n", names::moves(board, &moves, moves.len(), lang)));
    }
    for &note in notes {
        text.push_str(&format!("! {}\n", faults::fen_note(note, lang)));
    }
    for fault in position.faults() {
        text.push_str(&format!("! {}\n", faults::fault(&fault, lang)));
    }
    text
}

fn refused(error: &PositionError, lang: Lang) -> Output {
    let err = format!("{}\n", faults::position_error(error, lang));
    Output { out: String::new(), err, exit: Exit::BadInput }
}
