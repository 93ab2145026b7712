//! The program started without a command: which report it opens, and what it says without a display.

use std::path::{Path, PathBuf};

use super::{Exit, Output, text};
use crate::digest::Digest;
use crate::law::Library;
use crate::report::Report;
use crate::store;
use crate::store::format::{FormatNote, Parsed};
use crate::text::{Lang, files};
use crate::tr;

/// The report the window opens.
#[derive(Clone, Debug)]
pub struct Opening {
    /// The report.
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
///
/// # Errors
/// None in a released program, whose built-in case a test reads: what to print.
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

/// Says that there is no window, and gives the ruling of `report` as text instead.
#[must_use]
pub fn without_window(report: &Report, library: &Library, reason: &str, lang: Lang) -> Output {
    let no_window = tr!(lang, "cli-no-window", reason) + "\n";
    let out = text::report_ruling(report, library, lang)
        .unwrap_or_else(|failure| failure.say(library, lang) + "\n");
    Output { out, err: no_window, exit: Exit::Done }
}
