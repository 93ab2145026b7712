//! `import`: the games of records, with everything an arbiter has to look at.

use std::path::Path;

use serde_json::{Map, Value, json};

use super::args::{Format, ImportArgs};
use super::convert::labels;
use super::{Exit, Output, json};
use crate::store;
use crate::text::visible::visible;
use crate::text::{Lang, records};
use xiangqi::fen;
use xiangqi::game_record::write::{Notation, list};
use xiangqi::game_record::{Flag, FlagKind, Note, Outcome, RecordedGame, RecordedMove, Records, Variation};

/// Carries out the command.
pub(super) fn run(args: &ImportArgs) -> Output {
    let lang = args.output.lang;
    let mut output = Output::done(String::new());
    let mut objects = Vec::new();
    for path in &args.files {
        match store::load_records(path, args.encoding) {
            Ok(records) => match args.output.format {
                Format::Json => {
                    objects.extend(records.games.iter().map(|game| object(path, &records, game, lang)));
                }
                Format::Text => output.out.push_str(&visible(&texts(path, &records, lang))),
            },
            Err(error) => {
                let error = records::file_error(&error, lang);
                output.complain(&error);
                objects.push(json!({ "file": path.display().to_string(), "error": error }));
                output.exit = Exit::BadInput;
            }
        }
    }
    if args.output.format == Format::Json {
        output.out = json::written(&Value::Array(objects));
    }
    output
}

fn object(path: &Path, records: &Records, game: &RecordedGame, lang: Lang) -> Value {
    let tags: Map<String, Value> =
        game.tags.iter().map(|(name, value)| (name.clone(), value.clone().into())).collect();
    let variations: Vec<Value> = game.variations.iter().map(|one| variation(one, lang)).collect();
    json!({
        "file": path.display().to_string(),
        "format": records.format.code(),
        "encoding": records.encoding.code(),
        "start_fen": fen::write(&game.start),
        "moves": moves(&game.moves),
        "comments": comments(&game.comment, &game.moves),
        "variations": variations,
        "flags": flags(&game.flags, lang),
        "tags": tags,
        "result": game.outcome.map(Outcome::code),
        "notes": notes(records, game).map(|note| records::note(note, lang)).collect::<Vec<_>>(),
        "unread": game.unread,
    })
}

fn variation(variation: &Variation, lang: Lang) -> Value {
    json!({
        "leaves": variation.leaves,
        "after": variation.after,
        "moves": moves(&variation.moves),
        "comments": comments(&variation.comment, &variation.moves),
        "flags": flags(&variation.flags, lang),
        "unread": variation.unread,
    })
}

fn moves(moves: &[RecordedMove]) -> Vec<String> {
    moves.iter().map(|one| one.mv.to_string()).collect()
}

/// The comments of a line: 0 before its first move, else the number of the move in the line.
fn comments(before: &str, moves: &[RecordedMove]) -> Vec<Value> {
    let all = std::iter::once(before).chain(moves.iter().map(|one| one.comment.as_str())).enumerate();
    all.filter(|(_, text)| !text.is_empty()).map(|(ply, text)| json!({ "ply": ply, "text": text })).collect()
}

fn flags(flags: &[Flag], lang: Lang) -> Vec<Value> {
    let flag = |flag: &Flag| {
        let mut object = json!({
            "ply": flag.ply,
            "code": flag.kind.code(),
            "text": records::flag(flag, lang),
            "written": flag.text,
            "line": flag.line,
        });
        if let (FlagKind::Ambiguous(candidates), Value::Object(object)) = (&flag.kind, &mut object) {
            object.insert("candidates".to_owned(), json::moves(candidates).into());
        }
        object
    };
    flags.iter().map(flag).collect()
}

/// The notes on the file and on the game.
fn notes<'a>(records: &'a Records, game: &'a RecordedGame) -> impl Iterator<Item = &'a Note> {
    records.notes.iter().chain(&game.notes)
}

fn texts(path: &Path, records: &Records, lang: Lang) -> String {
    let mut text = String::new();
    for (index, game) in records.games.iter().enumerate() {
        let format = records::format(records.format, lang);
        let summary = records::summary(game, lang);
        text.push_str(&format!("{} [{format}] #{}: {summary}\n", path.display(), index + 1));
        let notation = match lang {
            Lang::Zh => Notation::Chinese,
            Lang::ZhHant => Notation::Traditional,
            Lang::En => Notation::Wxf,
        };
        text.push_str(&list(std::slice::from_ref(game), notation, labels(lang)));
        for flag in records::flags(game, lang) {
            text.push_str(&format!("! {flag}\n"));
        }
        for note in notes(records, game) {
            text.push_str(&format!("- {}\n", records::note(note, lang)));
        }
        text.push('\n');
    }
    text
}
