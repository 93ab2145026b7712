//! The items of each section, and what is digested of them.

use serde::Serialize;

use super::{Seal, Section};
use crate::digest::Digest;
use crate::report::schema::{self, FORMAT, VERSION};
use crate::report::{Decision, Report, RulingGiven};

/// The items of every section of a report, each as the canonical text of the file.
pub(super) struct Content(Vec<Vec<String>>);

impl Content {
    pub fn of(report: &Report) -> Self {
        Self(Section::ALL.map(|section| of_section(report, section)).into())
    }

    /// The items of a section; none of [`Section::Given`], which is not the report's.
    pub fn items(&self, section: Section) -> &[String] {
        self.0.get(section as usize).map_or(&[], Vec::as_slice)
    }
}

/// What is digested: no two lists of items under two names have the same, since every item says how long it is.
pub(super) fn digested(name: &str, items: &[String]) -> String {
    let mut text = format!("{FORMAT} {VERSION} {name}\n");
    for item in items {
        text += &format!("{}\n{item}\n", item.len());
    }
    text
}

pub(super) fn digest(section: Section, items: &[String]) -> String {
    Digest::of(digested(section.word(), items).as_bytes()).to_string()
}

/// The canonical text of a part of the file.
pub(super) fn text(value: &impl Serialize) -> String {
    let mut text = String::new();
    match schema::write(&mut text, value) {
        Ok(()) => text,
        // Every part has a text; were there one without, its seal would never hold.
        Err(error) => format!("{error} {text}"),
    }
}

fn texts<T: Serialize>(items: impl Iterator<Item = T>) -> Vec<String> {
    items.map(|item| text(&item)).collect()
}

fn of_section(report: &Report, section: Section) -> Vec<String> {
    let moves = |moves: &[xiangqi::Move]| texts(moves.iter().map(ToString::to_string));
    match section {
        Section::Event => vec![text(&schema::Competition::from(&report.event))],
        Section::Law => vec![text(&schema::CitedLaw::from(&report.event))],
        Section::Players => {
            texts([&report.players.red, &report.players.black].into_iter().map(schema::Player::from))
        }
        Section::Arbiters => texts(report.arbiters.iter().map(schema::Arbiter::from)),
        Section::FoulSheet => texts(report.foul_sheet.iter().map(schema::FoulRow::from)),
        Section::Game => {
            let mut items = vec![text(&xiangqi::fen::write(&report.start))];
            items.extend(moves(&report.moves));
            items
        }
        Section::Later => moves(&report.later),
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
pub(super) fn ruling(given: &RulingGiven) -> String {
    text(&unsealed_ruling(given))
}

/// A decision without its seal and signatures by keys.
pub(super) fn decision(given: &Decision) -> String {
    text(&unsealed_decision(given))
}
