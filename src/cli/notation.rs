//! `notation`: a move in every notation, or the move a text means.

use serde_json::{Value, json};

use super::args::{Format, NotationArgs};
use super::{Exit, Output, json};
use crate::text::{Lang, faults};
use crate::tr;
use xiangqi::notation::{self, Convention, NotationError, chinese, iccs, uci, wxf};
use xiangqi::{Move, Position};

/// Carries out the command.
pub(super) fn run(args: &NotationArgs) -> Output {
    let lang = args.lang.into();
    let position: Position = match args.fen.parse() {
        Ok(position) => position,
        Err(error) => return failed(args, faults::position_error(&error, lang), Vec::new()),
    };
    let read = match (&args.mv, &args.text) {
        (Some(mv), _) => mv.parse().map_err(|_| NotationError::Unreadable(mv.clone())),
        (None, text) => {
            notation::read(position.board(), position.turn(), text.as_deref().unwrap_or_default())
        }
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
    match args.format {
        Format::Json => format!("{object:#}\n"),
        Format::Text => lines(&object, args.lang.into()),
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
    let out = match args.format {
        Format::Text => String::new(),
        Format::Json => {
            format!("{:#}\n", json!({ "error": error, "candidates": json::moves(&candidates) }))
        }
    };
    Output { out, err: error + "\n", exit: Exit::BadInput }
}
