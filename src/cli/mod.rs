//! The command line.
//!
//! Text goes to standard output, reasons for failure to standard error and into the JSON. Exit codes: 0 done,
//! 1 the answer is no, 2 bad input or usage; of several inputs the highest code counts. Only wording follows
//! `--lang`; codes never change.

mod args;
mod book;
mod check;
mod compare;
mod convert;
mod exhibits;
mod export;
mod failure;
mod import;
mod json;
mod keys;
mod list;
mod pairings;
mod position;
mod read_board;
mod repetition;
mod review;
mod rule;
mod text;
mod verify;
pub mod wildcards;

pub use args::{Args, Command};
pub use failure::Failure;

use std::path::{Path, PathBuf};

use clap::error::ErrorKind;

use crate::digest::Digest;
use crate::law::Library;
use crate::report::Report;
use crate::store::format::{FormatNote, Parsed};
use crate::store::law::LawProblem;
use crate::text::visible::one_line;
use crate::text::{Lang, files, own_law};
use crate::{store, tr};

/// What a command came to, as an exit code.
#[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Exit {
    Done = 0,
    /// The answer is no.
    No = 1,
    /// Bad input or usage.
    BadInput = 2,
}

impl From<Exit> for std::process::ExitCode {
    fn from(exit: Exit) -> Self {
        Self::from(exit as u8)
    }
}

/// What a command prints.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Output {
    /// For standard output.
    pub out: String,
    /// For standard error.
    pub err: String,
    /// The exit code.
    pub exit: Exit,
}

impl Output {
    /// Bad input, with the reason.
    pub fn failed(reason: impl AsRef<str>) -> Self {
        let mut output = Self { exit: Exit::BadInput, ..Self::done(String::new()) };
        output.complain(reason.as_ref());
        output
    }

    /// Adds a line to what goes to standard output; whatever it says stays in the one line.
    fn say(&mut self, line: &str) {
        self.out.push_str(&one_line(line));
        self.out.push('\n');
    }

    /// The same for standard error.
    fn complain(&mut self, line: &str) {
        self.err.push_str(&one_line(line));
        self.err.push('\n');
    }

    /// All went well, with this for standard output.
    pub const fn done(out: String) -> Self {
        Self { out, err: String::new(), exit: Exit::Done }
    }
}

/// The language that the words of the command line ask for, whatever else is wrong with them.
pub fn asked_for(words: impl Iterator<Item = String>) -> Option<Lang> {
    let words: Vec<String> = words.collect();
    let asked = |lang: &Lang| {
        let code = lang.code();
        words.windows(2).any(|pair| pair == ["--lang", code]) || words.contains(&format!("--lang={code}"))
    };
    Lang::ALL.into_iter().rev().find(asked)
}

/// The help or the version where the words of the command line ask for them. Otherwise says what is wrong with the
/// words: in Chinese first, unless they ask for English.
pub fn not_carried_out(error: &clap::Error, words: impl Iterator<Item = String>) -> Output {
    if !error.use_stderr() {
        return Output::done(error.render().to_string());
    }
    // The library's own words are English; who reads that needs no more.
    let lang = asked_for(words).unwrap_or_default();
    let wrong = match error.kind() {
        ErrorKind::MissingRequiredArgument | ErrorKind::TooFewValues => tr!(lang, "cli-usage-missing"),
        ErrorKind::UnknownArgument => tr!(lang, "cli-usage-unknown"),
        ErrorKind::InvalidSubcommand | ErrorKind::MissingSubcommand => tr!(lang, "cli-usage-no-command"),
        ErrorKind::ArgumentConflict => tr!(lang, "cli-usage-conflict"),
        ErrorKind::InvalidValue | ErrorKind::ValueValidation | ErrorKind::NoEquals => {
            tr!(lang, "cli-usage-value")
        }
        ErrorKind::TooManyValues | ErrorKind::WrongNumberOfValues => tr!(lang, "cli-usage-count"),
        _ => tr!(lang, "cli-usage-unreadable"),
    };
    let wrong = if wrong.is_empty() { String::new() } else { format!("{wrong}\n") };
    Output { out: String::new(), err: format!("{wrong}{}", error.render()), exit: Exit::BadInput }
}

/// Carries out a command. Where it uses law, it says first which of the user's own is not used.
pub fn run(command: &Command, library: &Library, problems: &[LawProblem]) -> Output {
    let (output, lang) = match command {
        Command::Rule(args) => (rule::run(args, library), args.output.lang),
        Command::Repetition(args) => (repetition::run(args, library), args.output.lang),
        Command::Check(args) => (check::run(args, library), args.lang),
        Command::Compare(args) => (compare::run(args, library), args.output.lang),
        Command::List(args) => (list::run(args, library), args.lang),
        Command::Review(args) => (review::run(args, library), args.output.lang),
        Command::Verify(args) => return verify::run(args),
        Command::Exhibits(args) => return exhibits::run(args),
        Command::ReadBoard(args) => return read_board::run(args),
        Command::Key(command) => return keys::key(command),
        Command::Sign(args) => return keys::sign(args),
        Command::Export(args) => (export::run(args, library), args.paper.lang.first()),
        Command::Book(args) => (book::run(args, library), args.paper.lang.first()),
        Command::Perft(args) => return position::perft(args),
        Command::Status(args) => return position::status(args),
        Command::Notation(args) => return position::notation(args),
        Command::Import(args) => return import::run(args),
        Command::Pairings(args) => return pairings::run(args),
        Command::Convert(args) => return convert::run(args),
    };
    let mut err: String =
        problems.iter().map(|problem| one_line(&own_law::problem(problem, lang)) + "\n").collect();
    err.push_str(&output.err);
    Output { err, ..output }
}

/// The report the window opens.
#[derive(Clone, Debug)]
pub struct Opening {
    pub report: Report,
    /// Its file and the state it was read in; none for a copy of the built-in case.
    pub file: Option<(PathBuf, Digest)>,
    /// What saving will change.
    pub notes: Vec<FormatNote>,
    /// Why the report that was wanted, by name or as the last one, is not the one opened.
    pub trouble: Option<String>,
}

/// The report to open: the file named, or the last one, or the one before it and so on, or a copy of the built-in
/// case. Where the one wanted cannot be opened, that is said with the one opened instead.
pub fn opening(file: Option<&Path>, recent: &[PathBuf], lang: Lang) -> Result<Opening, Output> {
    let named: Vec<PathBuf> = file.map(Path::to_owned).into_iter().collect();
    let wanted = if named.is_empty() { recent } else { &named };
    let mut trouble = None;
    for path in wanted {
        match store::load(path) {
            Ok(loaded) => {
                let Parsed { report, notes } = loaded.parsed;
                return Ok(Opening { report, file: Some((path.clone(), loaded.digest)), notes, trouble });
            }
            Err(error) => trouble = trouble.or_else(|| Some(files::load_error(&error, lang))),
        }
    }
    let sample = store::sample().map_err(|error| Output::failed(files::format_error(&error, lang)))?;
    Ok(Opening { report: sample.report, file: None, notes: sample.notes, trouble })
}

/// Says why there is no window, and gives the ruling of `report` as text instead: there is no display, or it has no
/// window for this reason, such as a missing OpenGL.
pub fn without_window(report: &Report, library: &Library, reason: Option<&str>, lang: Lang) -> Output {
    let no_window = match reason {
        None => tr!(lang, "cli-no-display").to_owned() + "\n",
        Some(reason) => tr!(lang, "cli-no-window", reason) + "\n",
    };
    let out = text::report_ruling(report, library, lang)
        .unwrap_or_else(|failure| failure.say(library, lang) + "\n");
    Output { out, err: no_window, exit: Exit::Done }
}
