//! `rule`: reports, or a position and events, under every reading.

use serde_json::Value;

use super::args::{Format, RuleArgs};
use super::request::RulingRequest;
use super::{Exit, Failure, Output, json, text};
use crate::case::Evaluation;
use crate::law::Library;
use crate::store;
use crate::text::visible::one_line;
use crate::text::{Lang, own_law};

/// Carries out the command.
pub(super) fn run(args: &RuleArgs, library: &Library) -> Output {
    let lang = args.lang.into();
    let mut answer = Answer::default();
    let mut take = |file: Option<String>, matter: Result<RulingRequest, Failure>| {
        let done = matter.and_then(|matter| {
            let evaluation = matter.evaluate(args.reading.as_deref())?;
            answer.add(&matter, &evaluation, lang, args.format);
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
    answer.output(args.format)
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
    fn add(&mut self, matter: &RulingRequest, evaluation: &Evaluation, lang: Lang, format: Format) {
        match format {
            Format::Json => {
                let ruled = evaluation.readings();
                self.objects.extend(ruled.map(|ruled| json::ruling(matter, evaluation, ruled, lang)));
                // Programs read codes; whoever runs them is told.
                if let Some(written_for) = matter.written_for() {
                    let note = own_law::written_for(written_for, &matter.law.rulebook.id, lang);
                    self.errors.push_str(&(note + "\n"));
                }
            }
            Format::Text => self.text.push_str(&text::rulings(matter, evaluation, lang)),
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
            Format::Json => format!("{:#}\n", Value::Array(self.objects)),
        };
        Output { out, err: self.errors, exit }
    }
}
