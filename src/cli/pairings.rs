//! `pairings`: the players and pairings of a list, and what was not understood of it.

use serde_json::{Value, json};

use super::args::{Format, PairingsArgs};
use super::{Exit, Output, json};
use crate::pairings::{self, MAX_BYTES, PairingList, Seat};
use crate::store;
use crate::text::visible::one_line;
use crate::text::{Lang, event as words, files};

/// Carries out the command.
pub(super) fn run(args: &PairingsArgs) -> Output {
    let lang = args.output.lang;
    let most = u64::try_from(MAX_BYTES).unwrap_or(u64::MAX);
    let bytes = match store::read_bytes(&args.file, most) {
        Ok(bytes) => bytes,
        Err(error) => return Output::failed(files::cannot_read(&args.file, &error.into(), lang)),
    };
    let list = match pairings::read(&bytes) {
        Ok(list) => list,
        Err(error) => {
            return Output::failed(format!("{}: {}", args.file.display(), words::list_error(error, lang)));
        }
    };
    let mut output = Output::done(match args.output.format {
        Format::Json => json::written(&object(&list, lang)),
        Format::Text => text(&list, lang),
    });
    if !list.unread.is_empty() {
        output.exit = Exit::No;
    }
    output
}

fn text(list: &PairingList, lang: Lang) -> String {
    let mut lines = vec![words::read(list.players.len(), list.pairings.len(), lang)];
    let mut round = None;
    for one in &list.pairings {
        if round != Some(&one.round) {
            round = Some(&one.round);
            lines.push(words::round(&one.round, lang));
        }
        lines.push(format!("  {}", words::pairing(one, lang)));
    }
    lines.extend(list.unread.iter().map(|one| format!("! {}", words::unread(one, lang))));
    if list.more_unread > 0 {
        lines.push(words::more_unread(list.more_unread, lang));
    }
    lines.iter().map(|line| one_line(line) + "\n").collect()
}

fn object(list: &PairingList, lang: Lang) -> Value {
    let seat = |seat: &Seat| json!({ "name": seat.name, "team": seat.team });
    let players = list
        .players
        .iter()
        .map(|one| json!({ "number": one.number, "name": one.name, "team": one.team, "points": one.points }));
    let pairings = list.pairings.iter().map(|one| {
        json!({ "round": one.round, "table": one.table, "red": seat(&one.red), "black": seat(&one.black) })
    });
    let unread = list
        .unread
        .iter()
        .map(|one| json!({ "line": one.line, "text": one.text, "message": words::unread(one, lang) }));
    json!({
        "players": players.collect::<Vec<_>>(),
        "pairings": pairings.collect::<Vec<_>>(),
        "unread": unread.collect::<Vec<_>>(),
        "more_unread": list.more_unread,
    })
}
