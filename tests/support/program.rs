//! The program from outside, away from the settings, law, keys and unsaved work of whoever runs the tests.

use std::path::Path;
use std::process::Command;

/// The program with `home`, which may be nowhere, for all that it keeps of its user.
pub fn program(home: impl AsRef<Path>) -> Command {
    at_home(Command::new(env!("CARGO_BIN_EXE_xiangqi-arbiter")), home)
}

/// A command with `home` in the variables of Linux and of Windows that say where a user's files are.
pub fn at_home(command: Command, home: impl AsRef<Path>) -> Command {
    let mut command = command;
    for place in
        ["XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_CACHE_HOME", "XDG_STATE_HOME", "APPDATA", "LOCALAPPDATA"]
    {
        command.env(place, home.as_ref());
    }
    command
}
