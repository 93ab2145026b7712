//! Event files: what all reports of one event have in common, with its players and pairings. One RON file of one
//! schema, read and saved as safely as a report.

use std::collections::{HashMap, HashSet};
use std::path::Path;
use std::{fs, io};

use serde::{Deserialize, Serialize};

use super::atomic::replace;
use super::bounded::{ReadError, read_bytes};
use super::format::FormatError;
use super::report_file::{LoadError, SaveError, save_text, text};
use crate::digest::Digest;
use crate::law::LawRef;
use crate::pairings::{Entrant, MAX_ROWS, Pairing, PairingList};
use crate::report::schema::{self, Category, CitedLaw, Scope};
use crate::report::{Arbiter, EventInfo, Report};

/// The name every event file begins with.
pub const EVENT_FORMAT: &str = "xiangqi-arbiter-event";
const VERSION: u64 = 1;
/// Larger files are refused unread (32 MiB); with a regulation and twenty thousand pairings they have some ten.
const MAX_EVENT_BYTES: u64 = 32 << 20;

/// An event.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EventFile {
    /// Without round and table.
    pub info: EventInfo,
    pub arbiters: Vec<Arbiter>,
    pub players: Vec<Entrant>,
    pub pairings: Vec<Pairing>,
}

/// An event and the state of its file when it was read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LoadedEvent {
    pub event: EventFile,
    pub digest: Digest,
}

/// The file to the letter.
#[derive(Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    format: String,
    version: u64,
    /// Name and version of the program that wrote the file.
    program: String,
    name: String,
    place: String,
    date: String,
    scope: Scope,
    category: Category,
    law: CitedLaw,
    arbiters: Vec<schema::Arbiter>,
    players: Vec<Entrant>,
    pairings: Vec<Pairing>,
}

/// What every version of the file begins with.
#[derive(Deserialize)]
struct Header {
    format: String,
    #[serde(default)]
    version: u64,
}

impl EventFile {
    /// The event of a report, as yet without players and pairings.
    pub fn of(report: &Report) -> Self {
        let info = EventInfo { round: String::new(), table: String::new(), ..report.event.clone() };
        Self { info, arbiters: report.arbiters.clone(), players: Vec::new(), pairings: Vec::new() }
    }

    /// Puts event, law and arbiters into a report; round, table and players are its own.
    pub fn enter(&self, report: &mut Report) {
        let event = &mut report.event;
        let (round, table) = (std::mem::take(&mut event.round), std::mem::take(&mut event.table));
        *event = EventInfo { round, table, ..self.info.clone() };
        report.arbiters.clone_from(&self.arbiters);
    }

    /// Takes over the players and pairings of a list; a table that is here already is given to those of the list. What
    /// the list says of the event is taken where nothing is known.
    pub fn take(&mut self, list: &PairingList) {
        let named = |one: &Entrant| (one.name.clone(), one.team.clone());
        let mut known: HashMap<_, usize> =
            self.players.iter().enumerate().map(|(at, one)| (named(one), at)).collect();
        for one in &list.players {
            let at = *known.entry(named(one)).or_insert(self.players.len());
            if let Some(known) = self.players.get_mut(at) {
                for (old, new) in [(&mut known.number, &one.number), (&mut known.points, &one.points)] {
                    if !new.is_empty() {
                        old.clone_from(new);
                    }
                }
            } else if self.players.len() < MAX_ROWS {
                self.players.push(one.clone());
            }
        }
        let rounds: HashSet<(&str, &str)> =
            list.pairings.iter().map(|one| (one.round.as_str(), one.table.as_str())).collect();
        // Without a table, a list stands for its whole round.
        let replaced = |one: &Pairing| rounds.contains(&(one.round.as_str(), one.table.as_str()));
        self.pairings.retain(|one| !replaced(one));
        let room = MAX_ROWS.saturating_sub(self.pairings.len());
        self.pairings.extend(list.pairings.iter().take(room).cloned());
        let heading = &list.heading;
        for (own, given) in [
            (&mut self.info.name, &heading.name),
            (&mut self.info.place, &heading.place),
            (&mut self.info.date, &heading.date),
        ] {
            if own.is_empty() {
                own.clone_from(given);
            }
        }
        if self.arbiters.is_empty() && !heading.chief_arbiter.is_empty() {
            let name = heading.chief_arbiter.clone();
            self.arbiters.push(Arbiter { name, role: crate::report::Role::Chief });
        }
    }

    /// The rounds that have pairings, those with numbers by their numbers, the others behind in the order of the list.
    pub fn rounds(&self) -> Vec<&str> {
        let mut rounds: Vec<&str> = Vec::new();
        for one in &self.pairings {
            if !rounds.contains(&one.round.as_str()) {
                rounds.push(&one.round);
            }
        }
        rounds.sort_by_key(|round| round.parse::<u32>().unwrap_or(u32::MAX));
        rounds
    }

    /// The pairings of a round, by table.
    pub fn tables(&self, round: &str) -> Vec<&Pairing> {
        let mut tables: Vec<&Pairing> = self.pairings.iter().filter(|one| one.round == round).collect();
        tables.sort_by_key(|one| one.table.parse::<u32>().unwrap_or(u32::MAX));
        tables
    }

    fn from_file(file: File) -> Self {
        let info = EventInfo {
            name: file.name,
            place: file.place,
            date: file.date,
            scope: file.scope.into(),
            category: file.category.into(),
            round: String::new(),
            table: String::new(),
            rulebook: file.law.rulebook.into(),
            reading: file.law.reading.into(),
            regulation: file.law.regulation.map(LawRef::from),
        };
        let (mut players, mut pairings) = (file.players, file.pairings);
        players.truncate(MAX_ROWS);
        pairings.truncate(MAX_ROWS);
        Self { info, arbiters: file.arbiters.into_iter().map(Arbiter::from).collect(), players, pairings }
    }

    fn to_file(&self) -> File {
        File {
            format: EVENT_FORMAT.to_owned(),
            version: VERSION,
            program: crate::PROGRAM.to_owned(),
            name: self.info.name.clone(),
            place: self.info.place.clone(),
            date: self.info.date.clone(),
            scope: self.info.scope.into(),
            category: self.info.category.into(),
            law: (&self.info).into(),
            arbiters: self.arbiters.iter().map(schema::Arbiter::from).collect(),
            players: self.players.clone(),
            pairings: self.pairings.clone(),
        }
    }
}

/// Reads the text of an event file.
///
/// # Errors
/// It is no event file, or one of a newer version.
pub fn read_event(text: &str) -> Result<EventFile, FormatError> {
    let body = text.strip_prefix('\u{feff}').unwrap_or(text);
    let syntax = |error: ron::error::SpannedError| FormatError::Syntax {
        line: error.span.start.line,
        column: error.span.start.col,
        reason: error.code.to_string(),
    };
    let header: Header = ron::from_str(body).map_err(syntax)?;
    if header.format != EVENT_FORMAT {
        return Err(FormatError::NotAnEvent(header.format));
    }
    match header.version {
        VERSION => Ok(EventFile::from_file(ron::from_str(body).map_err(syntax)?)),
        0 => Err(FormatError::NotAnEvent("version 0".to_owned())),
        newer => Err(FormatError::NewerVersion(newer)),
    }
}

/// Writes an event in its canonical form, which [`read_event`] reads back equal.
///
/// # Errors
/// It has no text.
pub fn write_event(event: &EventFile) -> Result<String, FormatError> {
    let mut text = String::new();
    let unwritable =
        |error: ron::Error| FormatError::Value { place: "event".to_owned(), value: error.to_string() };
    schema::write(&mut text, &event.to_file()).map_err(unwritable)?;
    text.push('\n');
    Ok(text)
}

/// Reads the event file at `path`.
///
/// # Errors
/// It is not there, too large, no text, or no event file; with its place.
pub fn load_event(path: &Path) -> Result<LoadedEvent, LoadError> {
    let content = read_bytes(path, MAX_EVENT_BYTES).map_err(|error| match error {
        ReadError::TooLarge(bytes) => LoadError::TooLarge { path: path.to_owned(), bytes },
        error => LoadError::Io { path: path.to_owned(), error: error.into() },
    })?;
    let digest = Digest::of(&content);
    let event = read_event(&text(path, content)?)
        .map_err(|error| LoadError::Format { path: path.to_owned(), error })?;
    Ok(LoadedEvent { event, digest })
}

/// Saves an event as [`save`](super::save) saves a report: beside the file, then renamed over it, with a backup, and
/// only over what `expected` is the digest of.
///
/// # Errors
/// The disk says no, or the file is not as expected; the file on disk is then untouched.
pub fn save_event(path: &Path, event: &EventFile, expected: Option<Digest>) -> Result<Digest, SaveError> {
    save_text(path, &write_event(event)?, expected)
}

/// Keeps the event at work among the program's own files, or nothing there.
///
/// # Errors
/// The disk says no; what was there before is still there.
pub fn keep_event(event: Option<&EventFile>, file: &Path) -> io::Result<()> {
    let Some(event) = event else {
        return match fs::remove_file(file) {
            Err(error) if error.kind() != io::ErrorKind::NotFound => Err(error),
            _ => Ok(()),
        };
    };
    fs::create_dir_all(file.parent().unwrap_or_else(|| Path::new(".")))?;
    replace(file, write_event(event).map_err(io::Error::other)?)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::pairings;

    fn event() -> EventFile {
        let mut report = crate::store::sample().unwrap().report;
        report.event.round = "3".to_owned();
        let mut event = EventFile::of(&report);
        let list =
            "轮次,台次,红方,单位,黑方,单位\n1,2,甲,长春,乙,吉林\n1,1,丙,四平,丁,通化\n2,1,甲,长春,丙,四平\n";
        event.take(&pairings::read_text(list).unwrap());
        event
    }

    #[test]
    fn an_event_is_read_back_as_it_was_written_and_knows_its_rounds() {
        let event = event();
        assert_eq!((event.info.round.as_str(), event.players.len(), event.pairings.len()), ("", 4, 3));
        let text = write_event(&event).unwrap();
        assert!(text.starts_with("(\n    format: \"xiangqi-arbiter-event\",\n    version: 1,\n"), "{text}");
        assert_eq!(read_event(&text).unwrap(), event);
        assert_eq!(write_event(&read_event(&text).unwrap()).unwrap(), text);
        assert_eq!(event.rounds(), ["1", "2"]);
        let tables: Vec<&str> = event.tables("1").iter().map(|one| one.red.name.as_str()).collect();
        assert_eq!(tables, ["丙", "甲"]);
    }

    #[test]
    fn a_later_list_takes_the_place_of_an_earlier_one_table_by_table() {
        let mut event = event();
        let again = "轮次,台次,红方,单位,黑方,单位\n1,2,乙,吉林,甲,长春\n";
        event.take(&pairings::read_text(again).unwrap());
        assert_eq!((event.players.len(), event.pairings.len()), (4, 3));
        let red: Vec<&str> = event.tables("1").iter().map(|one| one.red.name.as_str()).collect();
        assert_eq!(red, ["丙", "乙"]);
    }

    #[test]
    fn saving_is_as_safe_as_that_of_a_report() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("杯赛.event.ron");
        let event = event();
        let digest = save_event(&path, &event, None).unwrap();
        let loaded = load_event(&path).unwrap();
        assert_eq!((&loaded.event, loaded.digest), (&event, digest));
        assert!(matches!(save_event(&path, &event, None), Err(SaveError::Exists(_))));
        fs::write(&path, "others").unwrap();
        assert!(matches!(save_event(&path, &event, Some(digest)), Err(SaveError::ChangedByOthers(_))));
        assert_eq!(fs::read_to_string(&path).unwrap(), "others");
        assert!(matches!(load_event(&path), Err(LoadError::Format { .. })));
    }

    #[test]
    fn other_files_and_newer_versions_are_refused() {
        let text = write_event(&event()).unwrap();
        let newer = text.replace("version: 1,", "version: 2,\n    more: 7,");
        assert_eq!(read_event(&newer), Err(FormatError::NewerVersion(2)));
        let report = crate::store::format::write(&crate::store::sample().unwrap().report).unwrap();
        let other = read_event(&report);
        assert_eq!(other, Err(FormatError::NotAnEvent("xiangqi-arbiter-report".to_owned())));
        assert!(matches!(
            read_event(&text.replace("players: [", "players: [3,")),
            Err(FormatError::Syntax { .. })
        ));
        assert!(matches!(crate::store::format::read(&text), Err(FormatError::NotAReport(_))));
    }
}
