//! One input, ready to be ruled on.

use super::Failure;
use super::args::RuleArgs;
use crate::incident::{Incident, read_events};
use crate::law::{LawInForce, Level, Library, Reading, Regulation, Rulebook};
use crate::report::Report;
use crate::ruling::{Dispute, Disputed, Facts, Law, Prior, Ruling, disputed_facts, rule_on};
use crate::store;
use crate::text::Lang;
use crate::text::ruling::Explainer;
use xiangqi::Position;

/// An incident with the law it is ruled by.
pub(super) struct RulingRequest {
    /// The file it came from.
    pub file: Option<String>,
    pub incident: Incident,
    pub level: Level,
    pub prior: Prior,
    pub rulebook: Rulebook,
    pub regulation: Option<Regulation>,
    readings: Vec<Reading>,
    /// The reading the report rules by.
    recorded: Option<String>,
}

/// What follows under one reading.
pub(super) struct Ruled<'a> {
    pub reading: &'a Reading,
    /// Disputed facts taken as recorded.
    pub ruling: Ruling,
    /// Every way they can fall; `None` where nothing is disputed.
    pub disputed: Option<Disputed>,
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
        Self {
            file: None,
            incident: Incident::new(position, events),
            level: args.level.map_or(Level::Provincial, Level::from),
            prior: args.prior.into(),
            regulation: named_regulation(args.regulation.as_deref(), library)?,
            rulebook: rulebook.cloned().ok_or(Failure::UnknownRulebook(named))?,
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
        let regulation = match &report.event.regulation {
            Some(cited) => {
                let found = library.regulation(&cited.id).cloned();
                Some(found.ok_or_else(|| Failure::UnknownRegulation(cited.id.clone()))?)
            }
            None => None,
        };
        Self {
            file,
            prior: report.prior(incident.position.turn()),
            level: report.event.level(),
            recorded: Some(reading.id.clone()),
            incident,
            rulebook: found.ok_or_else(|| Failure::UnknownRulebook(rulebook.id.clone()))?,
            regulation,
            readings: library.readings,
        }
        .sound()
    }

    /// The same under another rulebook or regulation, where the command line names one.
    pub fn under(self, args: &RuleArgs, library: &Library) -> Result<Self, Failure> {
        let rulebook = match &args.rulebook {
            Some(id) => library.rulebook(id).cloned().ok_or_else(|| Failure::UnknownRulebook(id.clone()))?,
            None => self.rulebook,
        };
        let regulation = named_regulation(args.regulation.as_deref(), library)?.or(self.regulation);
        Ok(Self { rulebook, regulation, ..self })
    }

    /// Refuses events on empty squares: they cannot have happened as recorded.
    fn sound(self) -> Result<Self, Failure> {
        match self.incident.empty_square() {
            Some(empty) => Err(Failure::EmptySquare(empty)),
            None => Ok(self),
        }
    }

    /// The rulings under every reading, or under the one named; with every way disputed facts can fall.
    pub fn rulings(&self, reading: Option<&str>) -> Result<Vec<Ruled<'_>>, Failure> {
        let wanted = self.readings.iter().filter(|one| reading.is_none_or(|id| id == one.id));
        let hand = self.texts().hand();
        let facts = Facts::of(&self.incident, hand);
        let dispute =
            (!disputed_facts(&self.incident.events).is_empty()).then(|| Dispute::of(&self.incident, hand));
        let ruled: Vec<Ruled<'_>> = wanted
            .map(|reading| {
                let law = self.law(reading);
                let ruling = rule_on(&facts, &law, self.prior);
                Ruled { reading, ruling, disputed: dispute.as_ref().map(|one| one.rule(&law, self.prior)) }
            })
            .collect();
        match reading {
            Some(id) if ruled.is_empty() => Err(Failure::UnknownReading(id.to_owned())),
            _ => Ok(ruled),
        }
    }

    /// The reading the report rules by.
    pub fn recorded_reading(&self) -> Option<&Reading> {
        self.readings.iter().find(|reading| self.is_recorded(reading))
    }

    /// Whether the report rules by this reading.
    pub fn is_recorded(&self, reading: &Reading) -> bool {
        self.recorded.as_ref() == Some(&reading.id)
    }

    /// The texts in force.
    pub const fn texts(&self) -> LawInForce<'_> {
        LawInForce { rulebook: &self.rulebook, regulation: self.regulation.as_ref() }
    }

    fn law<'a>(&'a self, reading: &'a Reading) -> Law<'a> {
        Law { rulebook: &self.rulebook, reading, regulation: self.regulation.as_ref(), level: self.level }
    }

    /// The rulebook that the regulation was written for, where that is not the one in force.
    pub fn written_for(&self) -> Option<&str> {
        let written_for = self.regulation.as_ref().map(|regulation| regulation.rulebook.as_str());
        written_for.filter(|id| *id != self.rulebook.id)
    }

    /// Whoever puts the rulings into words.
    pub fn explainer(&self, lang: Lang) -> Explainer<'_> {
        let position = &self.incident.position;
        Explainer { lang, texts: self.texts(), board: position.board(), mover: position.turn() }
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
