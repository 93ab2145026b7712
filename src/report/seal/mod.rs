//! Seals: what a ruling or decision rests on, so that a later change of it is seen.
//!
//! # What is sealed
//! A seal is made when a ruling or decision is added to a report, and holds for each [`Section`] how many items it
//! had then and a SHA-256 over them. Sections are lists; the digest covers the first items, as many as there were.
//! A longer list therefore never breaks the digest of its beginning:
//!
//! - what comes later as a matter of course may be added: arbiters, moves after the incident, statements, exhibits,
//!   rulings, decisions;
//! - where an addition changes what was ruled on, it is a breach of its own kind ([`Change::Added`]): fouls
//!   earlier in the game, the game to the incident, the timeline. The fouls that sealed rulings of this report charge
//!   may be entered in the sheet: they are the rulings' own.
//!
//! How many rulings stood before a sealed ruling, and decisions before a sealed decision, is also its number: one
//! that stands elsewhere was copied, or something was put in before it ([`Broken::Place`]).
//!
//! Earlier rulings and decisions go in with the digests of their own seals, so each seal includes those before it.
//! Not sealed are the remarks, how exhibits are looked at (turned, cropped, marked), the result, the comments and the
//! variations of the game's record, and signatures by keys; all of them may come or change later. [`uncovered`] names
//! them, and papers mark them.
//!
//! # What a seal proves
//! That what it covers is as it was when the seal was made, as long as the seal itself is. Whoever can write the
//! file can make new seals over changed content; against that helps a signature by a key, or the digest of the seal
//! written down elsewhere. Leaving out the last ruling or decision, or its seal, leaves no trace in the file.
//!
//! # What is digested
//! The text of the report file itself, as `schema` writes it; so a seal depends on the version of the
//! format, never on that of the program or on how a file was laid out by hand.
//!
//! - A digest is the SHA-256 of a line `xiangqi-arbiter-report 4 NAME`, and of each item a line with its length in
//!   bytes (UTF-8, decimal) and the item with a line end. All line ends are `\n`.
//! - For a section, NAME is its [word](Section::word), and its items are, each as it would stand in a file of its own:
//!   `event`, `law`: that value of the file · `players`: red, black · `arbiters`, `foul-sheet`, `timeline`,
//!   `statements`: their rows · `game`: the start, or `(start, position_reading)` where it was read from a picture, then
//!   each move · `later`: each move · `exhibits`: each without
//!   `sight` and with empty `data`, for which its SHA-256 stands · `rulings`, `decisions`: those before, each without
//!   `signed` and with the digest of its `seal` and no parts · `given`: the one sealed, without `seal` and `signed`.
//! - For a seal, NAME is `seal`, and its items are its `parts`.
//! - What a key signs is that text with the NAME `signature` and the items: the digest of the seal, name, time.
//!
//! Digests and signatures are hexadecimal.

mod signature;
mod verify;

pub use signature::{KeySignature, SigningKey, fingerprint};
pub use verify::{
    AddedSince, Breach, Broken, Change, Entry, Place, Signed, Uncovered, added_since, entries,
    keys_of_several_names, located, signatures, uncovered, unsealed, unsound, verify,
};

use serde::Serialize;
use strum::{EnumIter, EnumString, IntoEnumIterator as _, IntoStaticStr};

use crate::digest::Digest;
use crate::report::schema::{self, FORMAT, VERSION};
use crate::report::{Decision, Report, RulingGiven};

/// A part of a report that is sealed by itself, in the order of a seal. In the file it is its word.
#[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, EnumIter, EnumString, IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum Section {
    /// The competition.
    Event,
    /// Rulebook, reading and regulation.
    Law,
    Players,
    Arbiters,
    /// Fouls and breaches earlier in the game.
    FoulSheet,
    /// The starting position, with how it was read from a picture, and the moves to the incident.
    Game,
    /// The moves after the incident.
    Later,
    Timeline,
    /// What was said.
    Statements,
    /// Screenshots and photographs, each with the digest of its bytes.
    Exhibits,
    /// The rulings before.
    Rulings,
    /// The decisions before.
    Decisions,
    /// The ruling or decision itself.
    Given,
}

impl Section {
    /// The word in the canonical text and in files.
    pub fn word(self) -> &'static str {
        self.into()
    }

    /// Whether items may be added to it later as a matter of course.
    pub const fn may_grow(self) -> bool {
        matches!(
            self,
            Self::Arbiters
                | Self::Later
                | Self::Statements
                | Self::Exhibits
                | Self::Rulings
                | Self::Decisions
        )
    }
}

/// One section as it was when it was sealed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Part {
    pub section: Section,
    /// How many items it had.
    pub count: usize,
    /// The SHA-256 over them, in hexadecimal digits.
    pub digest: String,
}

/// What a ruling or decision rests on, sealed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Seal {
    /// The SHA-256 over the parts, in hexadecimal digits.
    pub digest: String,
    /// Every section, in their order.
    pub parts: Vec<Part>,
}

impl Seal {
    fn digest_of(parts: &[Part]) -> String {
        let items: Vec<String> =
            parts.iter().map(|part| canonical(&(part.section.word(), part.count, &part.digest))).collect();
        Digest::of(digest_input("seal", &items).as_bytes()).to_string()
    }

    /// A seal over content as it stands, with `given` as the ruling or decision itself.
    fn over(content: &Content, given: &str) -> Self {
        let parts: Vec<Part> = Section::iter()
            .map(|section| {
                let own = [given.to_owned()];
                let items = if section == Section::Given { &own } else { content.items(section) };
                Part { section, count: items.len(), digest: section_digest(section, items) }
            })
            .collect();
        Self { digest: Self::digest_of(&parts), parts }
    }
}

impl Report {
    /// Adds a ruling, sealed over the report as it stands; whatever seal or signature by key it has is dropped.
    pub fn give(&mut self, mut ruling: RulingGiven) {
        ruling.signed.clear();
        ruling.seal = Some(Seal::over(&Content::of(self), &sealed_ruling(&ruling)).into());
        self.rulings.push(ruling);
    }

    /// Adds a decision, sealed over the report as it stands; whatever seal or signature by key it has is dropped.
    pub fn decide(&mut self, mut decision: Decision) {
        decision.signed.clear();
        decision.seal = Some(Seal::over(&Content::of(self), &sealed_decision(&decision)).into());
        self.decisions.push(decision);
    }
}

/// The items of every section of a report, each as the canonical text of the file.
struct Content(Vec<Vec<String>>);

impl Content {
    pub fn of(report: &Report) -> Self {
        Self(Section::iter().map(|section| of_section(report, section)).collect())
    }

    /// The items of a section; none of [`Section::Given`], which is not the report's.
    pub fn items(&self, section: Section) -> &[String] {
        self.0.get(section as usize).map_or(&[], Vec::as_slice)
    }
}

/// What is digested: no two lists of items under two names have the same, since every item says how long it is.
fn digest_input(name: &str, items: &[String]) -> String {
    let mut text = format!("{FORMAT} {VERSION} {name}\n");
    for item in items {
        text += &format!("{}\n{item}\n", item.len());
    }
    text
}

fn section_digest(section: Section, items: &[String]) -> String {
    Digest::of(digest_input(section.word(), items).as_bytes()).to_string()
}

/// The canonical text of a part of the file.
fn canonical(value: &impl Serialize) -> String {
    let mut text = String::new();
    match schema::write(&mut text, value) {
        Ok(()) => text,
        // Every part has a text; were there one without, its seal would never hold.
        Err(error) => format!("{error} {text}"),
    }
}

fn texts<T: Serialize>(items: impl Iterator<Item = T>) -> Vec<String> {
    items.map(|item| canonical(&item)).collect()
}

fn of_section(report: &Report, section: Section) -> Vec<String> {
    let moves = |moves: &[xiangqi::Move]| texts(moves.iter().map(ToString::to_string));
    match section {
        Section::Event => vec![canonical(&schema::Competition::from(&report.event))],
        Section::Law => vec![canonical(&schema::CitedLaw::from(&report.event))],
        Section::Players => {
            texts([&report.players.red, &report.players.black].into_iter().map(schema::Player::from))
        }
        Section::Arbiters => texts(report.arbiters.iter().map(schema::Arbiter::from)),
        Section::FoulSheet => texts(report.foul_sheet.iter().map(schema::FoulRow::from)),
        Section::Game => {
            let start = xiangqi::fen::write(&report.start);
            let mut items = vec![match &report.position_reading {
                Some(reading) => canonical(&(start, schema::position_reading(reading))),
                None => canonical(&start),
            }];
            items.extend(moves(&report.moves));
            items
        }
        Section::Later => moves(&report.moves_after),
        Section::Timeline => texts(report.timeline.iter().map(schema::Row)),
        Section::Statements => texts(report.statements.iter().map(schema::Statement::from)),
        Section::Exhibits => texts(report.exhibits.iter().map(schema::sealed_exhibit)),
        Section::Rulings => {
            let earlier = |given: &RulingGiven| schema::Ruling {
                seal: given.seal.as_deref().map(without_parts),
                ..unsealed_ruling(given)
            };
            texts(report.rulings.iter().map(earlier))
        }
        Section::Decisions => {
            let earlier = |given: &Decision| schema::Decision {
                seal: given.seal.as_deref().map(without_parts),
                ..unsealed_decision(given)
            };
            texts(report.decisions.iter().map(earlier))
        }
        Section::Given => Vec::new(),
    }
}

/// An earlier seal goes in with its digest alone, which is over its parts.
fn without_parts(seal: &Seal) -> schema::Seal {
    schema::Seal { digest: seal.digest.clone(), parts: Vec::new() }
}

fn unsealed_ruling(given: &RulingGiven) -> schema::Ruling {
    schema::Ruling { seal: None, signed: Vec::new(), ..schema::Ruling::from(given) }
}

fn unsealed_decision(given: &Decision) -> schema::Decision {
    schema::Decision { seal: None, signed: Vec::new(), ..schema::Decision::from(given) }
}

/// A ruling without its seal and signatures by keys.
fn sealed_ruling(given: &RulingGiven) -> String {
    canonical(&unsealed_ruling(given))
}

/// A decision without its seal and signatures by keys.
fn sealed_decision(given: &Decision) -> String {
    canonical(&unsealed_decision(given))
}
