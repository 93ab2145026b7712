//! The command line.
//!
//! Text goes to standard output, reasons for failure to standard error and into the JSON. Exit codes: 0 done,
//! 1 the answer is no, 2 bad input or usage; of several inputs the highest code counts. Only wording follows
//! `--lang`; codes never change.

mod args;
mod check;
mod convert;
mod export;
mod failure;
mod import;
mod json;
mod matter;
mod notation;
mod position;
mod rule;
mod start;
mod text;

pub use args::{Args, Command};
pub use failure::Failure;
pub use start::{Opening, opening, without_window};

use crate::archive::law::LawProblem;
use crate::rulebook::Library;
use crate::wording::own_law;

/// What a command came to, as an exit code.
#[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Exit {
    /// Done.
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
    #[must_use]
    pub fn failed(reason: String) -> Self {
        Self { out: String::new(), err: reason + "\n", exit: Exit::BadInput }
    }

    const fn done(out: String) -> Self {
        Self { out, err: String::new(), exit: Exit::Done }
    }
}

/// Carries out a command. Where it uses law, it says first which of the user's own is not used.
#[must_use]
pub fn run(command: &Command, library: &Library, problems: &[LawProblem]) -> Output {
    let (output, lang) = match command {
        Command::Rule(args) => (rule::run(args, library), args.lang),
        Command::Check(args) => (check::run(args, library), args.lang),
        Command::Export(args) => (export::run(args, library), args.lang.into()),
        Command::Perft(args) => return position::perft(args),
        Command::Status(args) => return position::status(args),
        Command::Notation(args) => return notation::run(args),
        Command::Import(args) => return import::run(args),
        Command::Convert(args) => return convert::run(args),
    };
    let mut err: String =
        problems.iter().map(|problem| own_law::problem(problem, lang.into()) + "\n").collect();
    err.push_str(&output.err);
    Output { err, ..output }
}
