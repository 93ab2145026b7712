//! This test program as a child.

use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};

const FOLDER: &str = "RELIABILITY_FOLDER";

/// Starts the ignored test of this name, with its own folder.
pub fn start(test: &str, folder: &Path) -> Child {
    Command::new(std::env::current_exe().unwrap())
        .args(["--exact", test, "--ignored", "--nocapture", "--test-threads=1"])
        .env(FOLDER, folder)
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap()
}

/// The folder, in the child; `None` where somebody runs all ignored tests.
pub fn folder() -> Option<PathBuf> {
    std::env::var_os(FOLDER).map(PathBuf::from)
}

/// The number behind this word in a file of the system about this process; kilobytes.
pub fn kilobytes(of: &str) -> u64 {
    let status = std::fs::read_to_string("/proc/self/status").unwrap_or_default();
    let line = status.lines().find_map(|line| line.strip_prefix(of));
    line.and_then(|line| line.split_whitespace().nth(1)?.parse().ok()).unwrap_or(0)
}
