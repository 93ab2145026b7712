//! The program: prints what it came to.

use std::io::{ErrorKind, IsTerminal as _, Write as _};
use std::process::ExitCode;

use xiangqi_arbiter::cli::{Exit, Output};
use xiangqi_arbiter::program;
use xiangqi_arbiter::text::visible::on_terminal;

fn main() -> ExitCode {
    print(&program::run(std::env::args_os()))
}

/// A reader that closed the pipe is no failure of ours; a full disk is one.
fn print(output: &Output) -> ExitCode {
    let (mut out, mut err) = (std::io::stdout(), std::io::stderr());
    // What comes from a file must not steer a terminal; another program gets answers as they are.
    let answer = if out.is_terminal() { on_terminal(&output.out) } else { output.out.clone() };
    let written = out.write_all(answer.as_bytes()).and_then(|()| out.flush());
    let _ = err.write_all(on_terminal(&output.err).as_bytes());
    match written {
        Err(error) if error.kind() != ErrorKind::BrokenPipe => {
            let _ = writeln!(std::io::stderr(), "{error}");
            Exit::BadInput.into()
        }
        _ => output.exit.into(),
    }
}
