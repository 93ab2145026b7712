//! The program without a console, for the start menu and double clicks on Windows.
#![cfg_attr(windows, windows_subsystem = "windows")]

use std::process::ExitCode;

use xiangqi_arbiter::app::notice::notice;
use xiangqi_arbiter::cli::{Exit, Output};
use xiangqi_arbiter::program;

fn main() -> ExitCode {
    let output = program::run(std::env::args_os());
    let Output { out, err, exit } = &output;
    // A window that was closed in peace leaves nothing to say.
    if !out.is_empty() || *exit != Exit::Done {
        notice(&format!("{err}\n{out}"));
    }
    output.exit.into()
}
