//! `convert`: games from one format into another.

use super::Output;
use super::args::{ConvertArgs, NotationArg, To};
use crate::store::{self, RecordFileError};
use crate::text::{files, records};
use xiangqi::game_record::write::{Notation, dhtmlxq, fens, list, pgn};

/// Carries out the command. What an arbiter has to look at goes to standard error; it is no failure.
pub(super) fn run(args: &ConvertArgs) -> Output {
    let lang = args.lang;
    let read = match store::load_records(&args.file) {
        Ok(read) => read,
        Err(error) => return Output::failed(records::file_error(&error, lang)),
    };
    let (games, notation) = (&read.games, args.notation.into());
    let text = match args.to {
        To::Pgn => pgn(games, notation),
        To::Dhtmlxq => dhtmlxq(games),
        To::Text => list(games, notation),
        To::Fen => fens(games),
    };
    let mut output = Output::done(String::new());
    let name = args.file.display();
    for note in &read.notes {
        output.err.push_str(&format!("{name}: {}\n", records::note(note, lang)));
    }
    for (index, game) in games.iter().enumerate() {
        let number = index + 1;
        for flag in &game.flags {
            output.err.push_str(&format!("{name} #{number}: {}\n", records::flag(flag, lang)));
        }
        for note in &game.notes {
            output.err.push_str(&format!("{name} #{number}: {}\n", records::note(note, lang)));
        }
    }
    match &args.out {
        None => output.out = text,
        Some(path) => {
            if let Err(error) = store::save_records(path, &text, &args.file) {
                return Output::failed(match error {
                    RecordFileError::Io { path, error } => files::cannot_write(&path, &error, lang),
                    other => records::file_error(&other, lang),
                });
            }
        }
    }
    output
}

impl From<NotationArg> for Notation {
    fn from(notation: NotationArg) -> Self {
        match notation {
            NotationArg::Chinese => Self::Chinese,
            NotationArg::Traditional => Self::Traditional,
            NotationArg::Wxf => Self::Wxf,
            NotationArg::Iccs => Self::Iccs,
            NotationArg::Uci => Self::Uci,
        }
    }
}
