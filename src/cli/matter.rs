//! One input, ready to be ruled on.

use super::Failure;
use super::args::RuleArgs;
use crate::incident::{Incident, read_events};
use crate::report::Report;
use crate::rulebook::{Level, Library, Reading, Regulation, Rulebook, Texts};
use crate::ruling::{Facts, Law, Prior, Ruling, rule_on};
use crate::wording::Lang;
use crate::wording::ruling::Speaker;
use crate::xiangqi::Position;

/// An incident with the law it is ruled by.
pub(super) struct Matter {
    /// The file it came from.
    pub file: Option<String>,
    pub incident: Incident,
    pub level: Level,
    prior: Prior,
    pub rulebook: Rulebook,
    pub regulation: Option<Regulation>,
    readings: Vec<Reading>,
    /// The reading the report rules by.
    recorded: Option<String>,
}

impl Matter {
    /// A position and events from the command line, under the default rulebook.
    pub fn of_words(args: &RuleArgs, library: &Library) -> Result<Self, Failure> {
        let position: Position = args.fen.as_deref().unwrap_or_default().parse()?;
        let events = read_events(args.events.as_deref().unwrap_or_default(), position.turn())?;
        let rulebook = library.rulebooks.first();
        Self {
            file: None,
            incident: Incident::new(position, events),
            level: args.level.map_or(Level::Provincial, Level::from),
            prior: args.prior.into(),
            regulation: None,
            rulebook: rulebook.cloned().ok_or_else(|| Failure::UnknownRulebook(String::new()))?,
            readings: library.readings.clone(),
            recorded: None,
        }
        .sound()
    }

    /// A report, under the law it names, which it may carry with it.
    pub fn of_report(report: &Report, file: Option<String>, library: &Library) -> Result<Self, Failure> {
        let incident = report.incident()?;
        let (rulebook, reading) = (&report.event.rulebook, &report.event.reading);
        let library = library.with_law_of(report.event.law())?;
        let found = library.rulebook(&rulebook.id).cloned();
        if library.reading(&reading.id).is_none() {
            return Err(Failure::UnknownReading(reading.id.clone()));
        }
        Self {
            file,
            prior: report.prior(incident.position.turn()),
            level: report.event.level(),
            recorded: Some(reading.id.clone()),
            incident,
            rulebook: found.ok_or_else(|| Failure::UnknownRulebook(rulebook.id.clone()))?,
            regulation: report
                .event
                .regulation
                .as_ref()
                .and_then(|cited| library.regulation(&cited.id).cloned()),
            readings: library.readings,
        }
        .sound()
    }

    /// Refuses events on empty squares: they cannot have happened as recorded.
    fn sound(self) -> Result<Self, Failure> {
        match self.incident.empty_square() {
            Some(empty) => Err(Failure::EmptySquare(empty)),
            None => Ok(self),
        }
    }

    /// The rulings under every reading, or under the one named.
    pub fn rulings(&self, reading: Option<&str>) -> Result<Vec<(&Reading, Ruling)>, Failure> {
        let wanted = self.readings.iter().filter(|one| reading.is_none_or(|id| id == one.id));
        let mut facts = None;
        let ruled: Vec<_> = wanted
            .map(|reading| {
                let law = self.law(reading);
                let facts = facts.get_or_insert_with(|| Facts::of(&self.incident, law.hand()));
                (reading, rule_on(facts, &law, self.prior))
            })
            .collect();
        match reading {
            Some(id) if ruled.is_empty() => Err(Failure::UnknownReading(id.to_owned())),
            _ => Ok(ruled),
        }
    }

    /// Whether the report rules by this reading.
    pub fn is_recorded(&self, reading: &Reading) -> bool {
        self.recorded.as_ref() == Some(&reading.id)
    }

    /// The texts in force.
    pub const fn texts(&self) -> Texts<'_> {
        Texts { rulebook: &self.rulebook, regulation: self.regulation.as_ref() }
    }

    fn law<'a>(&'a self, reading: &'a Reading) -> Law<'a> {
        Law { rulebook: &self.rulebook, reading, regulation: self.regulation.as_ref(), level: self.level }
    }

    /// Whoever puts the rulings into words.
    pub fn speaker(&self, lang: Lang) -> Speaker<'_> {
        let position = &self.incident.position;
        Speaker { lang, texts: self.texts(), board: position.board(), mover: position.turn() }
    }
}
