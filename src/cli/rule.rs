//! `rule`: reports, or a position and events, under every reading.

use std::sync::Arc;

use serde_json::Value;

use super::args::{Format, RuleArgs};
use super::{Exit, Failure, Output, json, text};
use crate::case::{CaseLaw, Evaluation, incident};
use crate::incident::{Incident, read_events};
use crate::law::{ConductTopic, LawInForce, Level, Library, Regulation};
use crate::report::Report;
use crate::ruling::Prior;
use crate::store;
use crate::text::visible::one_line;
use crate::text::{Lang, conduct, own_law};
use xiangqi::{Game, Move, Position};

/// Carries out the command.
pub(super) fn run(args: &RuleArgs, library: &Library) -> Output {
    let lang = args.output.lang;
    if args.topics {
        return topics(args, library);
    }
    let mut answer = Answer::default();
    let mut take = |file: Option<String>, request: Result<RulingRequest, Failure>| {
        let done = request.and_then(|request| {
            let evaluation = request.evaluate(args.reading.as_deref())?;
            answer.add(&request, &evaluation, lang, args.output.format);
            Ok(())
        });
        if let Err(failure) = done {
            answer.fail(file, &failure.say(library, lang));
        }
    };
    if args.files.is_empty() {
        take(None, RulingRequest::of_words(args, library));
    }
    for path in &args.files {
        let file = Some(path.display().to_string());
        let report = store::load(path).map(|loaded| loaded.parsed.report).map_err(Failure::from);
        take(
            file.clone(),
            report.and_then(|report| RulingRequest::with_law_named(report, file, args, library)),
        );
    }
    answer.output(args.output.format)
}

/// The topics of conduct of the law named, else of the default rulebook, and what each costs.
fn topics(args: &RuleArgs, library: &Library) -> Output {
    let law = match RulingRequest::law_of_words(args, library) {
        Ok(law) => law,
        Err(failure) => return Output::failed(failure.say(library, args.output.lang)),
    };
    let (texts, lang) =
        (LawInForce { rulebook: &law.rulebook, regulation: law.regulation.as_ref() }, args.output.lang);
    Output::done(match args.output.format {
        Format::Json => {
            let all: Vec<Value> = ConductTopic::all().map(|topic| json::topic(topic, texts, lang)).collect();
            json::written(&Value::Array(all))
        }
        Format::Text => {
            let lines: Vec<String> = ConductTopic::all()
                .map(|topic| format!("{}  {}", topic.id(), conduct::rule(topic, texts, lang)))
                .collect();
            lines.join("\n") + "\n"
        }
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
    fn add(&mut self, request: &RulingRequest, evaluation: &Evaluation, lang: Lang, format: Format) {
        match format {
            Format::Json => {
                let ruled = evaluation.readings();
                self.objects.extend(ruled.map(|ruled| json::ruling(request, evaluation, ruled, lang)));
                // Programs read codes; whoever runs them is told.
                if let Some(written_for) = request.written_for() {
                    let note = own_law::written_for(written_for, &request.law.rulebook.id, lang);
                    self.errors.push_str(&(note + "\n"));
                }
            }
            Format::Text => self.text.push_str(&text::rulings(request, evaluation, lang)),
        }
    }

    fn fail(&mut self, file: Option<String>, error: &str) {
        self.failed = true;
        let place = file.as_deref().filter(|file| !error.contains(file)).map(|file| format!("{file}: "));
        self.errors.push_str(&(one_line(&format!("{}{error}", place.unwrap_or_default())) + "\n"));
        self.objects.push(serde_json::json!({ "file": file, "error": error }));
    }

    fn output(self, format: Format) -> Output {
        let exit = if self.failed { Exit::BadInput } else { Exit::Done };
        let out = match format {
            Format::Text => self.text,
            Format::Json => json::written(&Value::Array(self.objects)),
        };
        Output { out, err: self.errors, exit }
    }
}

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
        let start: Position = args.fen.as_deref().unwrap_or_default().parse()?;
        let game = record(&start, args.moves.as_deref().unwrap_or_default())?;
        let turn = game.after(game.moves.len()).turn.unwrap_or(start.turn());
        let events = read_events(args.events.as_deref().unwrap_or_default(), turn)?;
        let law = Self::law_of_words(args, library)?;
        let incident = Incident::after(game, events)?;
        match incident.empty_square() {
            Some(empty) => Err(Failure::EmptySquare(empty)),
            None => Ok(Self { file: None, incident, prior: args.prior.into(), law }),
        }
    }

    /// The law that the command line names, else the default rulebook.
    fn law_of_words(args: &RuleArgs, library: &Library) -> Result<CaseLaw, Failure> {
        let rulebook = match &args.rulebook {
            Some(id) => library.rulebook(id),
            None => library.rulebooks.first(),
        };
        let named = args.rulebook.clone().unwrap_or_default();
        Ok(CaseLaw {
            regulation: named_regulation(args.regulation.as_deref(), library)?,
            rulebook: rulebook.cloned().ok_or(Failure::UnknownRulebook(named))?,
            readings: library.readings.clone(),
            recorded: None,
            level: args.level.map_or(Level::Provincial, Level::from),
        })
    }

    /// A report, under the law it cites.
    pub fn of_report(report: &Report, file: Option<String>, library: &Library) -> Result<Self, Failure> {
        let incident = incident(report)?;
        let prior = report.prior(incident.turn());
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

/// The moves played from a position, as the command line gives them.
fn record(start: &Position, moves: &str) -> Result<Game, Failure> {
    let mut game = Game::at(start.setup().clone());
    for (index, text) in moves.split_whitespace().enumerate() {
        let number = index + 1;
        let mv: Move = text.parse().map_err(|_| Failure::NoMove { number, text: text.to_owned() })?;
        if game.after(index).board.get(mv.from).is_none() {
            return Err(Failure::NothingToMove { number, text: text.to_owned() });
        }
        game.moves.push(mv);
    }
    Ok(game)
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
