//! The program started without a command: which report it opens, and what it says without a display.

use std::path::Path;

use super::{Exit, Output, text};
use crate::archive::{self, Loaded};
use crate::report::Report;
use crate::rulebook::Library;
use crate::wording::{Lang, faults, files};

/// What the window opens: a file with its state on disk, or the built-in case without one.
#[derive(Clone, Debug)]
pub enum Opening {
    /// A report on disk.
    File(Loaded),
    /// A copy of the built-in case, saved nowhere yet.
    Sample(Report),
}

impl Opening {
    /// The report.
    #[must_use]
    pub const fn report(&self) -> &Report {
        match self {
            Self::File(loaded) => &loaded.parsed.report,
            Self::Sample(report) => report,
        }
    }
}

/// The report to open: the file named, or a copy of the built-in case.
///
/// # Errors
/// What to print where the file cannot be opened.
pub fn opening(file: Option<&Path>, lang: Lang) -> Result<Opening, Output> {
    match file {
        Some(path) => archive::load(path)
            .map(Opening::File)
            .map_err(|error| Output::failed(files::load_error(&error, lang))),
        None => archive::sample()
            .map(|parsed| Opening::Sample(parsed.report))
            .map_err(|error| Output::failed(files::format_error(&error, lang))),
    }
}

/// Says that there is no window, and gives the ruling of `report` as text instead.
#[must_use]
pub fn without_window(report: &Report, library: &Library, reason: &str, lang: Lang) -> Output {
    let no_window = match lang {
        Lang::Zh => format!("没有显示环境，打不开窗口（{reason}）；下面是裁决的文字。\n"),
        Lang::En => format!("No display, so no window ({reason}). The ruling as text follows.\n"),
    };
    let out = text::report_ruling(report, library, lang).unwrap_or_else(|| {
        let reasons = report.incident().err().unwrap_or_default();
        reasons.iter().map(|reason| faults::refusal(reason, lang) + "\n").collect()
    });
    Output { out, err: no_window, exit: Exit::Done }
}
