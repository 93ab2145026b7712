//! One input, ready to be ruled on.

use std::sync::Arc;

use super::Failure;
use super::args::RuleArgs;
use crate::case::{CaseLaw, Evaluation, incident};
use crate::incident::{Incident, read_events};
use crate::law::{Level, Library, Regulation};
use crate::report::Report;
use crate::ruling::Prior;
use crate::store;
use xiangqi::Position;

/// An incident with the law it is ruled by.
pub(super) struct RulingRequest {
    /// The file it came from.
    pub file: Option<String>,
    pub incident: Incident,
    pub prior: Prior,
    pub law: CaseLaw,
}

impl RulingRequest {
    /// A position and events from the command line, under the default rulebook.
    pub fn of_words(args: &RuleArgs, library: &Library) -> Result<Self, Failure> {
        let position: Position = args.fen.as_deref().unwrap_or_default().parse()?;
        let events = read_events(args.events.as_deref().unwrap_or_default(), position.turn())?;
        let rulebook = match &args.rulebook {
            Some(id) => library.rulebook(id),
            None => library.rulebooks.first(),
        };
        let named = args.rulebook.clone().unwrap_or_default();
        let law = CaseLaw {
            regulation: named_regulation(args.regulation.as_deref(), library)?,
            rulebook: rulebook.cloned().ok_or(Failure::UnknownRulebook(named))?,
            readings: library.readings.clone(),
            recorded: None,
            level: args.level.map_or(Level::Provincial, Level::from),
        };
        let incident = Incident::new(position, events);
        match incident.empty_square() {
            Some(empty) => Err(Failure::EmptySquare(empty)),
            None => Ok(Self { file: None, incident, prior: args.prior.into(), law }),
        }
    }

    /// A report, under the law it cites.
    pub fn of_report(report: &Report, file: Option<String>, library: &Library) -> Result<Self, Failure> {
        let incident = incident(report)?;
        let prior = report.prior(incident.position.turn());
        Ok(Self { file, incident, prior, law: CaseLaw::resolve(report, library)? })
    }

    /// A report, under the law that the command line names in the place of the law cited, which need then not be
    /// at hand.
    pub fn with_law_named(
        mut report: Report,
        file: Option<String>,
        args: &RuleArgs,
        library: &Library,
    ) -> Result<Self, Failure> {
        let regulation = named_regulation(args.regulation.as_deref(), library)?;
        if regulation.is_some() {
            report.event.regulation = None;
        }
        if let Some(id) = &args.rulebook {
            let at_hand = library.rulebook(id).is_some();
            report.event.rulebook = at_hand
                .then(|| library.cite_rulebook(id))
                .ok_or_else(|| Failure::UnknownRulebook(id.clone()))?;
        }
        let recorded = report.event.reading.id.clone();
        if let Some(id) = args.reading.as_ref().filter(|id| **id != recorded) {
            report.event.reading = library.cite_reading(id);
        }
        let mut request = Self::of_report(&report, file, library)?;
        request.law.recorded = Some(recorded);
        request.law.regulation = regulation.or(request.law.regulation);
        Ok(request)
    }

    /// The rulings under every reading, or under the one named; with every way disputed facts can fall.
    pub fn evaluate(&self, reading: Option<&str>) -> Result<Evaluation, Failure> {
        let mut law = self.law.clone();
        law.readings.retain(|one| reading.is_none_or(|id| id == one.id));
        match reading {
            Some(id) if law.readings.is_empty() => Err(Failure::UnknownReading(id.to_owned())),
            _ => Ok(Evaluation::new(self.incident.clone(), self.prior, Arc::new(law))),
        }
    }

    /// The rulebook that the regulation was written for, where that is not the one in force.
    pub fn written_for(&self) -> Option<&str> {
        let written_for = self.law.regulation.as_ref().map(|regulation| regulation.rulebook.as_str());
        written_for.filter(|id| *id != self.law.rulebook.id)
    }
}

/// The regulation that the command line names, by the id of one at hand or by its file.
pub(super) fn named_regulation(name: Option<&str>, library: &Library) -> Result<Option<Regulation>, Failure> {
    let Some(name) = name else { return Ok(None) };
    if let Some(regulation) = library.regulation(name) {
        return Ok(Some(regulation.clone()));
    }
    let text = store::read_text(name.as_ref(), store::MAX_TEXT)
        .map_err(|reason| Failure::RegulationFile { name: name.to_owned(), reason })?;
    let mut read = Library::default();
    read.add_regulation_of_event(name, &text)
        .map_err(|error| Failure::BadRegulation { file: name.to_owned(), error })?;
    Ok(read.regulations.pop())
}
