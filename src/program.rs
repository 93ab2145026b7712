//! What the program does when it is started: carries out a command, or opens the window.

use std::ffi::OsString;
use std::path::PathBuf;
use std::sync::Arc;

use clap::Parser as _;

use crate::app::file_stamp::FileStamp;
use crate::app::recovery::left_behind;
use crate::app::start::{self, RunError, Start};
use crate::cli::{self, Args, Output};
use crate::law::Library;
use crate::store::law::{self, LawProblem};
use crate::store::{self, AppDirs, Settings, crash};
use crate::text::{Lang, crash as words, own_law};

/// Does what the words of the command line ask for, and gives what is to be printed: nothing where a window was open.
pub fn run(given: impl Iterator<Item = OsString>) -> Output {
    let places = AppDirs::of_user();
    let settings = places.as_ref().map(|places| Settings::load(&places.settings)).unwrap_or_default();
    let remembered = settings.lang.as_deref().and_then(Lang::of_code).unwrap_or_default();
    let given: Vec<OsString> = if cfg!(windows) { cli::wildcards::expanded(given) } else { given.collect() };
    // A name need not be text.
    let words = || given.iter().map(|word| word.to_string_lossy().into_owned());
    let lang = cli::asked_for(words()).unwrap_or(remembered);
    crash::install(places.as_ref().map(AppDirs::crashes), move |at, report| words::line(at, report, lang));
    let args = match Args::try_parse_from(&given) {
        Ok(args) => args,
        Err(error) => return cli::not_carried_out(&error, words()),
    };
    let library = match Library::built_in() {
        Ok(library) => library,
        Err(error) => return Output::failed(error.to_string()),
    };
    let (library, problems) = match &places {
        Some(places) => law::load(library, &places.law),
        None => (library, Vec::new()),
    };
    tidy(&args, places.clone(), &settings);
    match &args.command {
        Some(command) => cli::run(command, &library, &problems),
        None => window(&args, places, settings, Arc::new(library), &problems),
    }
}

/// Removes what killed programs left half written. A folder that the window remembers may be far away, and is not
/// waited for.
fn tidy(args: &Args, places: Option<AppDirs>, settings: &Settings) {
    if args.command.is_some() {
        store::tidy(places.as_ref(), &[]);
        return;
    }
    let files: Vec<PathBuf> = args.file.iter().chain(&settings.recent).cloned().collect();
    let _ = std::thread::Builder::new().spawn(move || store::tidy(places.as_ref(), &files));
}

/// Opens the window, or says that there is none and gives the ruling.
fn window(
    args: &Args,
    places: Option<AppDirs>,
    settings: Settings,
    library: Arc<Library>,
    problems: &[LawProblem],
) -> Output {
    let chosen = || settings.lang.as_deref().and_then(Lang::of_code);
    let lang = args.lang.or_else(chosen).or_else(start::system_language).unwrap_or_default();
    let law_refused: Vec<String> = problems.iter().map(|problem| own_law::problem(problem, lang)).collect();
    // Files are remembered and compared by their whole paths.
    let file = args.file.as_ref().map(|file| std::path::absolute(file).unwrap_or_else(|_| file.clone()));
    let (folder, file) = match file {
        Some(path) if path.is_dir() => (Some(path), None),
        file => (None, file),
    };
    // The window says it too, unless it has something more pressing to say.
    let said = |mut output: Output| {
        let refused: String = law_refused.iter().map(|line| format!("{line}\n")).collect();
        output.err.insert_str(0, &refused);
        output
    };
    let opening = match cli::opening(file.as_deref(), &settings.recent, lang) {
        Ok(opening) => opening,
        Err(output) => return said(output),
    };
    let report = opening.report.clone();
    let start = Start {
        report: opening.report,
        file: opening.file.map(|(path, digest)| FileStamp { path, digest }),
        named: file.is_some(),
        folder: folder.clone(),
        notes: opening.notes,
        trouble: opening.trouble.clone(),
        library: library.clone(),
        law_refused: law_refused.clone(),
        lang,
        settings,
        places: places.clone(),
    };
    said(match start::run(start) {
        Ok(()) => Output::done(String::new()),
        // A file that was named and cannot be read is the answer where no window can say so.
        Err(_) if file.is_some() && opening.trouble.is_some() => {
            Output::failed(opening.trouble.unwrap_or_default())
        }
        // A folder is only looked at in the window.
        Err(error) if folder.is_some() => Output::failed(error.to_string()),
        Err(error) => {
            let mut left = places.map(|places| left_behind(&places, file.as_deref())).unwrap_or_default();
            let unsaved = left.drain(..).next().map(|left| left.report);
            let report = unsaved.unwrap_or(report);
            let reason = match error {
                RunError::NoDisplay => None,
                RunError::Window(reason) => Some(reason),
            };
            cli::without_window(&report, &library, reason.as_deref(), lang)
        }
    })
}
