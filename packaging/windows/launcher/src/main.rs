//! Starts the window without a console.
//!
//! Windows decides by a mark in the file whether a program gets a console. `xiangqi-arbiter.exe` has the mark of a
//! console program, so that a command line waits for it and shows what it prints; double-clicked, it would open a
//! black window beside its own. This small program has the other mark and starts it without a console.
//!
//! Where the window could not be opened, what was printed instead is shown as a text.

#![cfg_attr(windows, windows_subsystem = "windows")]

use std::env::{args_os, consts::EXE_SUFFIX, current_exe};
use std::fs::{self, File};
use std::io;
use std::path::Path;
use std::process::{Command, ExitCode, Stdio, id};

fn main() -> ExitCode {
    match window() {
        Ok(true) => ExitCode::SUCCESS,
        // Without a console there is no other place to say it.
        Ok(false) | Err(_) => ExitCode::FAILURE,
    }
}

/// Runs the window until it is closed; whether all went well.
fn window() -> io::Result<bool> {
    let program = current_exe()?.with_file_name(format!("xiangqi-arbiter{EXE_SUFFIX}"));
    let said = std::env::temp_dir().join(format!("xiangqi-arbiter-{}.txt", id()));
    let out = File::create(&said)?;
    let ended = without_console(&program)
        .args(args_os().skip(1))
        .stdin(Stdio::null())
        .stderr(out.try_clone()?)
        .stdout(out)
        .status();
    let well = ended.as_ref().is_ok_and(|status| status.success());
    let text = fs::read(&said).unwrap_or_default();
    if let Err(error) = &ended {
        fs::write(&said, format!("{}: {error}\r\n", program.display()))?;
    }
    // A window that was closed in peace has printed nothing; a ruling printed instead of a window is no failure.
    if !well || !text.is_empty() {
        Command::new(if cfg!(windows) { "notepad.exe" } else { "cat" }).arg(&said).status()?;
    }
    fs::remove_file(&said)?;
    Ok(well)
}

fn without_console(program: &Path) -> Command {
    let mut command = Command::new(program);
    hide_console(&mut command);
    command
}

#[cfg(windows)]
fn hide_console(command: &mut Command) {
    use std::os::windows::process::CommandExt as _;
    /// `CREATE_NO_WINDOW`: a console program runs without one.
    const NO_CONSOLE: u32 = 0x0800_0000;
    command.creation_flags(NO_CONSOLE);
}

/// Only Windows opens consoles unasked.
#[cfg(not(windows))]
fn hide_console(_: &mut Command) {}
