//! `perft`, `status` and `notation`: questions about a position alone.

use serde_json::{Value, json};

use super::args::{Format, NotationArgs, PerftArgs, StatusArgs};
use super::{Exit, Output, json};
use crate::text::{Lang, faults, names};
use crate::tr;
use xiangqi::fen::{self, FenNote};
use xiangqi::notation::{Convention, NotationError, chinese, iccs, read as read_move, uci, wxf};
use xiangqi::{Move, Position, PositionError, Status, movegen};

/// Carries out `perft`.
pub(super) fn perft(args: &PerftArgs) -> Output {
    match args.fen.parse::<Position>() {
        Err(error) => refused(&error, args.lang),
        Ok(position) => {
            Output::done(format!("{}\n", movegen::perft(position.board(), position.turn(), args.depth)))
        }
    }
}

/// Carries out `status`.
pub(super) fn status(args: &StatusArgs) -> Output {
    let lang = args.output.lang;
    let (position, notes) = match read(&args.fen) {
        Ok(read) => read,
        Err(error) => {
            let mut output = refused(&error, lang);
            if args.output.format == Format::Json {
                output.out = json::written(&json!({ "error": output.err.trim_end() }));
            }
            return output;
        }
    };
    Output::done(match args.output.format {
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
    json::written(&answer)
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

/// Carries out `notation`.
pub(super) fn notation(args: &NotationArgs) -> Output {
    let lang = args.output.lang;
    let position: Position = match args.fen.parse() {
        Ok(position) => position,
        Err(error) => return failed(args, faults::position_error(&error, lang), Vec::new()),
    };
    let read = match (&args.mv, &args.text) {
        (Some(mv), _) => mv.parse().map_err(|_| NotationError::Unreadable(mv.clone())),
        (None, text) => read_move(position.board(), position.turn(), text.as_deref().unwrap_or_default()),
    };
    match read {
        Ok(mv) if position.board().get(mv.from).is_some() => Output::done(answer(args, &position, mv)),
        Ok(mv) => {
            failed(args, faults::notation_error(&NotationError::NoSuchMove(mv.to_string()), lang), Vec::new())
        }
        Err(error) => {
            let candidates = match &error {
                NotationError::Ambiguous { candidates, .. } => candidates.clone(),
                _ => Vec::new(),
            };
            failed(args, faults::notation_error(&error, lang), candidates)
        }
    }
}

fn answer(args: &NotationArgs, position: &Position, mv: Move) -> String {
    let board = position.board();
    let convention = if args.numbered { Convention::Numbered } else { Convention::Association };
    let text = chinese::write_with(board, mv, convention);
    let object = json!({
        "chinese": text,
        "traditional": text.as_deref().map(chinese::traditional),
        "wxf": wxf::write(board, mv),
        "iccs": iccs(mv),
        "uci": uci(mv),
        "legal": position.legal_moves().contains(&mv),
    });
    match args.output.format {
        Format::Json => json::written(&object),
        Format::Text => lines(&object, args.output.lang),
    }
}

fn lines(object: &Value, lang: Lang) -> String {
    let none = tr!(lang, "cli-none");
    let Value::Object(fields) = object else { return String::new() };
    let said = |value: &Value| match value {
        Value::Bool(true) => tr!(lang, "cli-legal").to_owned(),
        Value::Bool(false) => tr!(lang, "cli-not-legal").to_owned(),
        text => text.as_str().unwrap_or(none).to_owned(),
    };
    fields.iter().map(|(name, value)| format!("{name:12}{}\n", said(value))).collect()
}

fn failed(args: &NotationArgs, error: String, candidates: Vec<Move>) -> Output {
    let out = match args.output.format {
        Format::Text => String::new(),
        Format::Json => json::written(&json!({ "error": error, "candidates": json::moves(&candidates) })),
    };
    Output { out, err: error + "\n", exit: Exit::BadInput }
}
