//! The program: dispatches, nothing else.

use std::io::Write as _;
use std::process::ExitCode;

use clap::Parser as _;
use xiangqi_arbiter::cli::{self, Args, Output};
use xiangqi_arbiter::rulebook::Library;

fn main() -> ExitCode {
    let args = Args::parse();
    let lang = args.lang.into();
    let library = match Library::built_in() {
        Ok(library) => library,
        Err(error) => return print(&Output::failed(error.to_string())),
    };
    if let Some(command) = &args.command {
        return print(&cli::run(command, &library));
    }
    match cli::opening(args.file.as_deref(), lang) {
        Ok(opening) => print(&cli::without_window(opening.report(), &library, "window", lang)),
        Err(output) => print(&output),
    }
}

/// Prints what a command came to. A reader that closed the pipe is no failure of ours.
fn print(output: &Output) -> ExitCode {
    let _ = std::io::stdout().write_all(output.out.as_bytes());
    let _ = std::io::stderr().write_all(output.err.as_bytes());
    output.exit.into()
}
