//! Crash reports: where a thread panicked, never what it was working on.
//!
//! What a panic says can hold a name or a statement, so it goes nowhere: neither into the report nor to standard
//! error.

use std::backtrace::Backtrace;
use std::fs::{self, OpenOptions};
use std::io::{self, Write as _};
use std::panic::PanicHookInfo;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::{SystemTime, UNIX_EPOCH};

use crate::PROGRAM;

/// A thread that breaks again and again must not fill the disk.
const MOST_AT_ONCE: usize = 10;
/// How many reports already shown are kept.
const MOST_KEPT: usize = 10;
/// How many calls of the stack are written.
const MOST_CALLS: usize = 100;
const NEW: &str = "crash-";
const SHOWN: &str = "shown-";

/// From now on a thread that panics writes a report into `folder`, where there is one, and what `say` makes of the
/// place in the program and of the report's path goes to standard error.
pub fn install(folder: Option<PathBuf>, say: impl Fn(&str, Option<&Path>) -> String + Send + Sync + 'static) {
    let written = AtomicUsize::new(0);
    std::panic::set_hook(Box::new(move |info| {
        let number = written.fetch_add(1, Ordering::Relaxed);
        let folder = folder.as_deref().filter(|_| number < MOST_AT_ONCE);
        let path = folder.and_then(|folder| write(folder, number, &report(info)).ok());
        let _ = writeln!(io::stderr(), "{}", say(&place(info), path.as_deref()));
    }));
}

fn place(info: &PanicHookInfo<'_>) -> String {
    info.location().map(ToString::to_string).unwrap_or_default()
}

fn report(info: &PanicHookInfo<'_>) -> String {
    let system = [std::env::consts::OS, std::env::consts::ARCH].join(" ");
    let thread = std::thread::current();
    let mut text = format!(
        "{PROGRAM}\nsystem: {system}\nthread: {}\nplace: {}\ncalls:\n",
        thread.name().unwrap_or("-"),
        place(info)
    );
    // Between the names of functions stand paths of the machine that built the program.
    let stack = Backtrace::force_capture().to_string();
    for line in stack.lines().filter(|line| !line.trim_start().starts_with("at ")).take(MOST_CALLS) {
        text.push_str(line);
        text.push('\n');
    }
    text
}

fn write(folder: &Path, number: usize, text: &str) -> io::Result<PathBuf> {
    fs::create_dir_all(folder)?;
    let seconds = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default().as_secs();
    let name = format!("{NEW}{seconds}-{}-{number}.txt", std::process::id());
    let path = folder.join(name);
    let mut file = OpenOptions::new().write(true).create_new(true).open(&path)?;
    file.write_all(text.as_bytes())?;
    file.sync_all()?;
    Ok(path)
}

/// The latest report in `folder` that was not shown yet. It and those before it are shown from now on.
pub fn take_new(folder: &Path) -> Option<PathBuf> {
    let mut shown = None;
    for path in named(folder, NEW) {
        let name = path.file_name()?.to_string_lossy().replacen(NEW, SHOWN, 1);
        let to = path.with_file_name(name);
        // What cannot be renamed is told of again next time.
        shown = Some(if fs::rename(&path, &to).is_ok() { to } else { path });
    }
    let old = named(folder, SHOWN);
    for path in old.iter().take(old.len().saturating_sub(MOST_KEPT)) {
        let _ = fs::remove_file(path);
    }
    shown
}

/// The reports of such a name, the earliest first.
fn named(folder: &Path, start: &str) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).into_iter().flatten();
    let mut paths: Vec<PathBuf> = entries
        .filter_map(|entry| Some(entry.ok()?.path()))
        .filter(|path| path.file_name().is_some_and(|name| name.to_string_lossy().starts_with(start)))
        .collect();
    paths.sort_unstable();
    paths
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_report_is_told_of_once_and_few_are_kept() {
        let folder = tempfile::tempdir().unwrap();
        assert_eq!(take_new(&folder.path().join("none")), None);
        for number in 0..15 {
            write(folder.path(), number, "x").unwrap();
        }
        assert!(take_new(folder.path()).unwrap().exists());
        assert_eq!(take_new(folder.path()), None);
        assert_eq!(fs::read_dir(folder.path()).unwrap().count(), MOST_KEPT);
    }
}
