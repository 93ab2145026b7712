//! What the paper is about, worked out once for every section and language.

use std::sync::Arc;

use super::model::Photo;
use super::photo::photo;
use super::{Options, Readers, Subject};
use crate::incident::Incident;
use crate::law::{LawInForce, Reading};
use crate::report::Report;
use crate::report::seal::Breach;
use crate::ruling::{Disputed, Law, Ruling, rule, rule_disputed};
use crate::text::Lang;
use crate::text::ruling::Explainer;
use xiangqi::Refusal;

/// The report with what follows from it.
pub struct Case<'a> {
    pub subject: Subject<'a>,
    pub options: Options,
    /// What follows, or why nothing does.
    pub today: Result<Today<'a>, Obstacle>,
    /// The pictures of the exhibits, in their order; `None` where one is left out or cannot be decoded.
    pub photos: Vec<Option<Arc<Photo>>>,
    /// Seals and signatures of the report itself, nothing left out, that do not hold.
    pub breaches: Vec<Breach>,
}

/// Why nothing was ruled.
pub enum Obstacle {
    /// The board cannot be ruled on.
    Refused(Vec<Refusal>),
    /// The rulebook is not at hand.
    NoRulebook,
}

/// What follows under every reading.
pub struct Today<'a> {
    pub incident: Incident,
    pub texts: LawInForce<'a>,
    /// Every reading with what follows under it; the report's own first, where it is at hand.
    pub ruled: Vec<Ruled<'a>>,
}

/// What follows under one reading.
pub struct Ruled<'a> {
    pub reading: &'a Reading,
    /// Every way the disputed facts can fall.
    pub scenarios: Disputed,
    /// The facts taken as recorded.
    pub ruling: Ruling,
    /// Whether the report rules by this reading.
    pub recorded: bool,
}

impl<'a> Case<'a> {
    pub fn new(subject: Subject<'a>, options: Options, breaches: Vec<Breach>) -> Self {
        let shown = !matches!(options.readers, Readers::Public { pictures: false });
        let exhibits = &subject.report.exhibits;
        let photos = exhibits.iter().map(|one| if shown { photo(one) } else { None }).collect();
        Self { today: today(subject), subject, options, photos, breaches }
    }

    pub const fn report(&self) -> &'a Report {
        self.subject.report
    }

    pub const fn is_public(&self) -> bool {
        matches!(self.options.readers, Readers::Public { .. })
    }
}

impl Today<'_> {
    /// Whoever puts the rulings into words.
    pub fn explainer(&self, lang: Lang) -> Explainer<'_> {
        let position = &self.incident.position;
        Explainer { lang, texts: self.texts, board: position.board(), mover: position.turn() }
    }

    /// The ruling under the report's reading.
    pub fn main(&self) -> Option<&Ruled<'_>> {
        self.ruled.first().filter(|ruled| ruled.recorded)
    }
}

fn today(subject: Subject<'_>) -> Result<Today<'_>, Obstacle> {
    let Subject { report, library, .. } = subject;
    let incident = report.incident().map_err(Obstacle::Refused)?;
    let rulebook = library.rulebook(&report.event.rulebook.id).ok_or(Obstacle::NoRulebook)?;
    let regulation = report.event.regulation.as_ref().and_then(|cited| library.regulation(&cited.id));
    let prior = report.prior(incident.position.turn());
    let level = report.event.level();
    let mut ruled: Vec<Ruled<'_>> = library
        .readings
        .iter()
        .map(|reading| {
            let law = Law { rulebook, reading, regulation, level };
            Ruled {
                reading,
                scenarios: rule_disputed(&incident, &law, prior),
                ruling: rule(&incident, &law, prior),
                recorded: reading.id == report.event.reading.id,
            }
        })
        .collect();
    ruled.sort_by_key(|ruled| !ruled.recorded);
    Ok(Today { texts: LawInForce { rulebook, regulation }, incident, ruled })
}
