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
//!   earlier in the game, the game to the incident, the timeline.
//!
//! How many rulings stood before a sealed ruling, and decisions before a sealed decision, is also its number: one
//! that stands elsewhere was copied, or something was put in before it ([`Broken::Place`]).
//!
//! Earlier rulings and decisions go in with the digests of their own seals, so each seal includes those before it.
//! Not sealed are the remarks, how exhibits are looked at (turned, cropped, marked), the result and the
//! comments of the game's record, and signatures by keys; all
//! of them may come or change later.
//!
//! # What a seal proves
//! That what it covers is as it was when the seal was made, as long as the seal itself is. Whoever can write the
//! file can make new seals over changed content; against that helps a signature by a key, or the digest of the seal
//! written down elsewhere. Leaving out the last ruling or decision, or its seal, leaves no trace in the file.
//!
//! # What is digested
//! The text of the report file itself, as [`schema`](super::schema) writes it; so a seal depends on the version of the
//! format, never on that of the program or on how a file was laid out by hand.
//!
//! - A digest is the SHA-256 of a line `xiangqi-arbiter-report 4 NAME`, and of each item a line with its length in
//!   bytes (UTF-8, decimal) and the item with a line end. All line ends are `\n`.
//! - For a section, NAME is its [word](Section::word), and its items are, each as it would stand in a file of its own:
//!   `event`, `law`: that value of the file · `players`: red, black · `arbiters`, `foul-sheet`, `timeline`,
//!   `statements`: their rows · `game`: the start, then each move · `later`: each move · `exhibits`: each without
//!   `sight` and with empty `data`, for which its SHA-256 stands · `rulings`, `decisions`: those before, each without
//!   `signed` and with the digest of its `seal` and no parts · `given`: the one sealed, without `seal` and `signed`.
//! - For a seal, NAME is `seal`, and its items are its `parts`.
//! - What a key signs is that text with the NAME `signature` and the items: the digest of the seal, name, time.
//!
//! Digests and signatures are hexadecimal.

mod content;
mod place;
mod signature;
mod since;
mod verify;

pub use place::{Place, located};
pub use signature::{KeySignature, SigningKey, fingerprint};
pub use since::{AddedSince, added_since};
pub use verify::{Breach, Broken, Change, Entry, Signed, signatures, unsealed, unsound, verify};

use self::content::Content;
use super::{Decision, Report, RulingGiven};
use crate::digest::Digest;

/// A part of a report that is sealed by itself.
#[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Section {
    /// The competition.
    Event,
    /// Rulebook, reading and regulation.
    Law,
    /// The players.
    Players,
    /// The arbiters.
    Arbiters,
    /// Fouls and breaches earlier in the game.
    FoulSheet,
    /// The starting position and the moves to the incident.
    Game,
    /// The moves after the incident.
    Later,
    /// What happened.
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
    /// Every section, in the order of a seal.
    pub const ALL: [Self; 13] = [
        Self::Event,
        Self::Law,
        Self::Players,
        Self::Arbiters,
        Self::FoulSheet,
        Self::Game,
        Self::Later,
        Self::Timeline,
        Self::Statements,
        Self::Exhibits,
        Self::Rulings,
        Self::Decisions,
        Self::Given,
    ];

    /// The word in the canonical text and in files.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Event => "event",
            Self::Law => "law",
            Self::Players => "players",
            Self::Arbiters => "arbiters",
            Self::FoulSheet => "foul-sheet",
            Self::Game => "game",
            Self::Later => "later",
            Self::Timeline => "timeline",
            Self::Statements => "statements",
            Self::Exhibits => "exhibits",
            Self::Rulings => "rulings",
            Self::Decisions => "decisions",
            Self::Given => "given",
        }
    }

    /// The section of a word.
    pub fn of_word(word: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|section| section.word() == word)
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
    /// Which section.
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
        let items: Vec<String> = parts
            .iter()
            .map(|part| content::text(&(part.section.word(), part.count, &part.digest)))
            .collect();
        Digest::of(content::digested("seal", &items).as_bytes()).to_string()
    }

    /// A seal over content as it stands, with `given` as the ruling or decision itself.
    fn over(content: &Content, given: &str) -> Self {
        let parts: Vec<Part> = Section::ALL
            .into_iter()
            .map(|section| {
                let own = [given.to_owned()];
                let items = if section == Section::Given { &own } else { content.items(section) };
                Part { section, count: items.len(), digest: content::digest(section, items) }
            })
            .collect();
        Self { digest: Self::digest_of(&parts), parts }
    }
}

impl Report {
    /// Adds a ruling, sealed over the report as it stands; whatever seal or signature by key it has is dropped.
    pub fn give(&mut self, mut ruling: RulingGiven) {
        ruling.signed.clear();
        ruling.seal = Some(Seal::over(&Content::of(self), &content::ruling(&ruling)).into());
        self.rulings.push(ruling);
    }

    /// Adds a decision, sealed over the report as it stands; whatever seal or signature by key it has is dropped.
    pub fn decide(&mut self, mut decision: Decision) {
        decision.signed.clear();
        decision.seal = Some(Seal::over(&Content::of(self), &content::decision(&decision)).into());
        self.decisions.push(decision);
    }
}
