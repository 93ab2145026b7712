//! The event at work: its lists, and what was not understood of them.

use std::path::Path;

use super::{Lang, names, papers, window};
use crate::law::Library;
use crate::pairings::{ListError, Pairing, Seat, Unread, Why};
use crate::report::FoulRow;
use crate::store::EventFile;
use crate::tr;

/// Why nothing of a list was read.
#[must_use]
pub fn list_error(error: ListError, lang: Lang) -> String {
    match error {
        ListError::TooLarge(bytes) => {
            let most = crate::pairings::MAX_BYTES >> 20;
            tr!(lang, "event-list-too-large", size = bytes.div_ceil(1 << 20), most)
        }
        ListError::Empty => tr!(lang, "event-list-empty").to_owned(),
        ListError::NotText => tr!(lang, "event-list-no-text").to_owned(),
        ListError::NoHeadings => tr!(lang, "event-list-no-headings").to_owned(),
    }
}

/// A line that was not understood: 第 3 行“1,2,丙,”：缺一方的姓名。
#[must_use]
pub fn unread(unread: &Unread, lang: Lang) -> String {
    let why = match unread.why {
        Why::NoHeadings => tr!(lang, "event-unread-no-headings"),
        Why::NoName => tr!(lang, "event-unread-no-name"),
        Why::OneName => tr!(lang, "event-unread-one-name"),
        Why::AgainstThemselves => tr!(lang, "event-unread-against-themselves"),
        Why::TableTaken => tr!(lang, "event-unread-table-taken"),
        Why::NoNumber => tr!(lang, "event-unread-no-number"),
        Why::NumberTaken => tr!(lang, "event-unread-number-taken"),
        Why::UnknownLine => tr!(lang, "event-unread-unknown-line"),
        Why::RoundUnclear => tr!(lang, "event-unread-round-unclear"),
        Why::NoOpponent => tr!(lang, "event-unread-no-opponent"),
        Why::Contradicted => tr!(lang, "event-unread-contradicted"),
        Why::TooMany => tr!(lang, "event-unread-too-many"),
    };
    let shown = super::visible::in_a_line(&unread.text.split_whitespace().collect::<Vec<_>>().join(" "));
    tr!(lang, "event-unread", line = unread.line, text = shown, why)
}

/// How many lines were not understood.
#[must_use]
pub fn unread_count(count: usize, lang: Lang) -> String {
    tr!(lang, "event-unread-count", count)
}

#[must_use]
pub fn more_unread(count: usize, lang: Lang) -> String {
    tr!(lang, "event-more-unread", count)
}

/// What a list brought.
#[must_use]
pub fn read(players: usize, pairings: usize, lang: Lang) -> String {
    tr!(lang, "event-read", players, pairings)
}

/// An event in one line: place, date, law, arbiters, and how large it is.
#[must_use]
pub fn of_event(event: &EventFile, library: &Library, lang: Lang) -> String {
    let info = &event.info;
    let rulebook = library.rulebook(&info.rulebook.id);
    let rulebook = rulebook.map_or(info.rulebook.id.as_str(), |book| lang.of(&book.name));
    let arbiters = papers::arbiters(&event.arbiters, lang);
    let size = tr!(lang, "event-size", players = event.players.len(), pairings = event.pairings.len());
    let arbiters = if event.arbiters.is_empty() { "" } else { arbiters.as_str() };
    let parts = [info.place.as_str(), info.date.as_str(), rulebook, arbiters, size.as_str()];
    let parts: Vec<&str> = parts.into_iter().filter(|part| !part.is_empty()).collect();
    parts.join(tr!(lang, "join-parts"))
}

/// Where an event is kept.
#[must_use]
pub fn in_file(path: &Path, lang: Lang) -> String {
    tr!(lang, "event-in-file", path = path.display())
}

/// A round: 第 3 轮; as the list names it where that is no number.
#[must_use]
pub fn round(round: &str, lang: Lang) -> String {
    match round.parse::<u32>() {
        Ok(number) => tr!(lang, "event-round", number),
        Err(_) if round.is_empty() => tr!(lang, "event-round-unnamed").to_owned(),
        Err(_) => round.to_owned(),
    }
}

/// A pairing: 5 台　王一（长春）— 李二（吉林）.
#[must_use]
pub fn pairing(pairing: &Pairing, lang: Lang) -> String {
    let seat = |seat: &Seat| match seat.team.as_str() {
        "" => seat.name.clone(),
        team => tr!(lang, "event-seat", name = seat.name, team),
    };
    let (red, black) = (seat(&pairing.red), seat(&pairing.black));
    match pairing.table.as_str() {
        "" => tr!(lang, "event-pairing", red, black),
        table => tr!(lang, "event-pairing-at", table, red, black),
    }
}

/// A game of the event, by round and table: 第 2 轮第 3 台; nothing where neither is known.
#[must_use]
pub fn game(round: &str, table: &str, lang: Lang) -> String {
    match (round.trim(), table.trim()) {
        ("", "") => String::new(),
        (round, "") => tr!(lang, "event-game-round", round),
        ("", table) => tr!(lang, "event-game-table", table),
        (round, table) => tr!(lang, "event-game", round, table),
    }
}

/// A row that is proposed for the foul sheet.
#[must_use]
pub fn foul(row: &FoulRow, player: &str, lang: Lang) -> String {
    let class = papers::foul_class(row.class, lang);
    let side = names::side(row.side, lang);
    let more: Vec<&str> =
        [row.moment.as_str(), row.clause.as_str()].into_iter().filter(|part| !part.is_empty()).collect();
    let more = more.join(tr!(lang, "join-parts"));
    tr!(lang, "event-foul", side, player, class, more)
}

/// What was taken over into a new report.
#[must_use]
pub fn carried_over(event: &str, lang: Lang) -> String {
    match event {
        "" => tr!(lang, "event-carried-over-nameless").to_owned(),
        event => tr!(lang, "event-carried-over", event),
    }
}

/// The name proposed for an event's file.
#[must_use]
pub fn file_name(name: &str, lang: Lang) -> String {
    let name = window::law_file_name(name, lang);
    if name == window::law_file_name("", lang) {
        format!("{}.ron", tr!(lang, "event-file-name"))
    } else {
        name
    }
}
