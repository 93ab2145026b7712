//! `convert`: games from one format into another.

use super::Output;
use super::args::{ConvertArgs, NotationArg, To};
use crate::store::{self, RecordFileError};
use crate::text::{Lang, files, records};
use crate::tr;
use xiangqi::game_record::RecordedGame;
use xiangqi::game_record::write::{Labels, Notation, dhtmlxq, fens, list, pgn, xqf};

/// Carries out the command. What an arbiter has to look at goes to standard error; it is no failure.
pub(super) fn run(args: &ConvertArgs) -> Output {
    let lang = args.lang;
    let read = match store::load_records(&args.file, args.encoding) {
        Ok(read) => read,
        Err(error) => return Output::failed(records::file_error(&error, lang)),
    };
    let all = read.games.as_slice();
    let wanted = args.game.map(|number| number.checked_sub(1).and_then(|index| all.get(index..=index)));
    let games = match wanted {
        None => all,
        Some(Some(one)) => one,
        Some(None) => {
            let number = args.game.unwrap_or_default();
            return Output::failed(tr!(lang, "record-no-such-game", number, count = all.len()));
        }
    };
    let content = match content(games, args) {
        Ok(content) => content,
        Err(why) => return Output::failed(why),
    };
    let mut output = Output::done(String::new());
    let name = args.file.display();
    for note in &read.notes {
        output.complain(&format!("{name}: {}", records::note(note, lang)));
    }
    let first = args.game.unwrap_or(1);
    for (index, game) in games.iter().enumerate() {
        let number = first + index;
        let notes = game.notes.iter().map(|note| records::note(note, lang));
        for line in records::flags(game, lang).into_iter().chain(notes) {
            output.complain(&format!("{name} #{number}: {line}"));
        }
    }
    match (&args.out, content) {
        (None, Content::Text(text)) => output.out = text,
        (None, Content::Bytes(_)) => return Output::failed(tr!(lang, "cli-convert-needs-out")),
        (Some(path), content) => {
            if let Err(error) = store::save_records(path, content.bytes(), &args.file, args.force) {
                return Output::failed(match error {
                    RecordFileError::Io { path, error } => files::cannot_write(&path, &error, lang),
                    other => records::file_error(&other, lang),
                });
            }
        }
    }
    output
}

/// What is written.
enum Content {
    Text(String),
    Bytes(Vec<u8>),
}

impl Content {
    fn bytes(&self) -> &[u8] {
        match self {
            Self::Text(text) => text.as_bytes(),
            Self::Bytes(bytes) => bytes,
        }
    }
}

fn content(games: &[RecordedGame], args: &ConvertArgs) -> Result<Content, String> {
    let (notation, lang) = (args.notation.into(), args.lang);
    Ok(Content::Text(match args.to {
        To::Pgn => pgn(games, notation),
        To::Dhtmlxq => dhtmlxq(games),
        To::Text => list(games, notation, labels(lang)),
        To::Fen => fens(games),
        To::Xqf => {
            let [game] = games else { return Err(tr!(lang, "record-one-game", count = games.len())) };
            return xqf(game).map(Content::Bytes).map_err(|error| records::xqf_error(error, lang));
        }
    }))
}

/// The names in a list in a language.
pub(super) const fn labels(lang: Lang) -> Labels {
    match lang {
        Lang::Zh | Lang::ZhHant => Labels::Chinese,
        Lang::En => Labels::English,
    }
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
