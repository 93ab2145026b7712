//! `rule`: reports, or a position and events, under every reading.

use std::path::Path;

use serde_json::Value;

use super::args::{Format, RuleArgs};
use super::{Exit, Failure, Output, json, text};
use crate::archive;
use crate::incident::{Incident, read_events};
use crate::report::breaches;
use crate::rulebook::{Level, Library, Reading, Rulebook};
use crate::ruling::{Facts, Law, Ruling, rule_on};
use crate::wording::Lang;
use crate::wording::ruling::Speaker;
use crate::xiangqi::Board;

/// One input, ready to be ruled on.
pub(super) struct Matter<'a> {
    pub file: Option<String>,
    pub incident: Incident,
    pub level: Level,
    pub prior: u32,
    pub rulebook: &'a Rulebook,
    /// The reading the report rules by.
    pub recorded: Option<String>,
}

impl Matter<'_> {
    /// The board before the first event.
    pub fn board(&self) -> &Board {
        self.incident.position.board()
    }

    pub fn speaker(&self, lang: Lang) -> Speaker<'_> {
        Speaker { lang, rulebook: self.rulebook, board: self.board(), mover: self.incident.position.turn() }
    }

    pub fn is_recorded(&self, reading: &Reading) -> bool {
        self.recorded.as_ref() == Some(&reading.id)
    }
}

/// Carries out the command.
pub(super) fn run(args: &RuleArgs, library: &Library) -> Output {
    let lang = args.lang.into();
    let readings = match &args.reading {
        None => Ok(library.readings.iter().collect::<Vec<_>>()),
        Some(id) => match library.reading(id) {
            Some(reading) => Ok(vec![reading]),
            None => Err(Failure::UnknownReading(id.clone())),
        },
    };
    let inputs: Vec<(Option<String>, Result<Matter<'_>, Failure>)> = if args.files.is_empty() {
        vec![(None, from_words(args, library))]
    } else {
        args.files.iter().map(|path| (Some(shown(path)), from_file(path, library))).collect()
    };
    let mut answer = Answer::default();
    for (file, matter) in inputs {
        match (&readings, matter) {
            (Ok(readings), Ok(matter)) => answer.add(&matter, readings, lang, args.format),
            (Err(failure), _) => answer.fail(file, &failure.say(library, lang)),
            (_, Err(failure)) => answer.fail(file, &failure.say(library, lang)),
        }
    }
    answer.output(args.format)
}

fn shown(path: &Path) -> String {
    path.display().to_string()
}

fn from_words<'a>(args: &RuleArgs, library: &'a Library) -> Result<Matter<'a>, Failure> {
    let position = args.fen.as_deref().unwrap_or_default().parse::<crate::xiangqi::Position>()?;
    let events = read_events(args.events.as_deref().unwrap_or_default(), position.turn())?;
    let incident = Incident { position, events };
    if let Some(empty) = incident.empty_square() {
        return Err(Failure::EmptySquare(empty));
    }
    let rulebook = library.rulebooks.first().ok_or_else(|| Failure::UnknownRulebook(String::new()))?;
    let level = args.level.map_or(Level::Provincial, Level::from);
    Ok(Matter { file: None, incident, level, prior: args.prior, rulebook, recorded: None })
}

fn from_file<'a>(path: &Path, library: &'a Library) -> Result<Matter<'a>, Failure> {
    let report = archive::load(path)?.parsed.report;
    let incident = report.incident()?;
    let rulebook = library
        .rulebook(&report.event.rulebook)
        .ok_or_else(|| Failure::UnknownRulebook(report.event.rulebook.clone()))?;
    Ok(Matter {
        file: Some(shown(path)),
        prior: breaches(&report.foul_sheet, incident.position.turn()),
        level: report.event.level(),
        recorded: Some(report.event.reading.clone()),
        incident,
        rulebook,
    })
}

/// What has been answered so far.
#[derive(Default)]
struct Answer {
    objects: Vec<Value>,
    text: String,
    errors: String,
    failed: bool,
}

impl Answer {
    fn add(&mut self, matter: &Matter<'_>, readings: &[&Reading], lang: Lang, format: Format) {
        let facts = Facts::of(&matter.incident);
        let ruled = readings.iter().map(|&reading| {
            let law = Law { rulebook: matter.rulebook, reading, level: matter.level };
            (reading, rule_on(&facts, &law, matter.prior))
        });
        let ruled: Vec<(&Reading, Ruling)> = ruled.collect();
        match format {
            Format::Json => self
                .objects
                .extend(ruled.iter().map(|(reading, ruling)| json::ruling(matter, reading, ruling, lang))),
            Format::Text => self.text.push_str(&text::rulings(matter, &ruled, lang)),
        }
    }

    fn fail(&mut self, file: Option<String>, error: &str) {
        self.failed = true;
        self.errors.push_str(error);
        self.errors.push('\n');
        self.objects.push(serde_json::json!({ "file": file, "error": error }));
    }

    fn output(self, format: Format) -> Output {
        let exit = if self.failed { Exit::BadInput } else { Exit::Done };
        let out = match format {
            Format::Text => self.text,
            Format::Json => format!("{:#}\n", Value::Array(self.objects)),
        };
        Output { out, err: self.errors, exit }
    }
}
