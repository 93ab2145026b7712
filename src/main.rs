//! The program: dispatches, nothing else.

use std::io::{ErrorKind, IsTerminal as _, Write as _};
use std::path::PathBuf;
use std::process::ExitCode;
use std::sync::Arc;

use clap::Parser as _;
use xiangqi_arbiter::app::file_stamp::FileStamp;
use xiangqi_arbiter::app::recovery::left_behind;
use xiangqi_arbiter::app::start::{self, RunError, Start};
use xiangqi_arbiter::cli::{self, Args, Output};
use xiangqi_arbiter::law::Library;
use xiangqi_arbiter::store::law::{self, LawProblem};
use xiangqi_arbiter::store::{self, AppDirs, Settings, crash};
use xiangqi_arbiter::text::visible::on_terminal;
use xiangqi_arbiter::text::{Lang, crash as words, own_law};

fn main() -> ExitCode {
    let places = AppDirs::of_user();
    let settings = places.as_ref().map(|places| Settings::load(&places.settings)).unwrap_or_default();
    let remembered = settings.lang.as_deref().and_then(Lang::of_code).unwrap_or_default();
    // A name need not be text; `args` would panic at one that is none.
    let words = || std::env::args_os().map(|word| word.to_string_lossy().into_owned());
    let lang = cli::asked_for(words()).unwrap_or(remembered);
    crash::install(places.as_ref().map(AppDirs::crashes), move |at, report| words::line(at, report, lang));
    let args = match Args::try_parse() {
        Ok(args) => args,
        Err(error) if error.use_stderr() => return print(&cli::misused(&error, words())),
        // The help or the version was asked for.
        Err(error) => error.exit(),
    };
    let library = match Library::built_in() {
        Ok(library) => library,
        Err(error) => return print(&Output::failed(error.to_string())),
    };
    let (library, problems) = match &places {
        Some(places) => law::load(library, &places.law),
        None => (library, Vec::new()),
    };
    tidy(&args, places.clone(), &settings);
    match &args.command {
        Some(command) => print(&cli::run(command, &library, &problems)),
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

/// Opens the window, or says that there is none and prints the ruling.
fn window(
    args: &Args,
    places: Option<AppDirs>,
    settings: Settings,
    library: Arc<Library>,
    problems: &[LawProblem],
) -> ExitCode {
    let chosen = settings.lang.as_deref().and_then(Lang::of_code).unwrap_or_default();
    let lang = args.lang.unwrap_or(chosen);
    let law_refused: Vec<String> = problems.iter().map(|problem| own_law::problem(problem, lang)).collect();
    // The window says it too, unless it has something more pressing to say; without a window this is all.
    for line in &law_refused {
        let _ = writeln!(std::io::stderr(), "{line}");
    }
    // Files are remembered and compared by their whole paths.
    let file = args.file.as_ref().map(|file| std::path::absolute(file).unwrap_or_else(|_| file.clone()));
    let (folder, file) = match file {
        Some(path) if path.is_dir() => (Some(path), None),
        file => (None, file),
    };
    let opening = match cli::opening(file.as_deref(), &settings.recent, lang) {
        Ok(opening) => opening,
        Err(output) => return print(&output),
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
        law_refused,
        lang,
        settings,
        places: places.clone(),
    };
    match start::run(start) {
        Ok(()) => ExitCode::SUCCESS,
        // A file that was named and cannot be read is the answer where no window can say so.
        Err(_) if file.is_some() && opening.trouble.is_some() => {
            print(&Output::failed(opening.trouble.unwrap_or_default()))
        }
        // A folder is only looked at in the window.
        Err(error) if folder.is_some() => print(&Output::failed(error.to_string())),
        Err(error) => {
            let mut left = places.map(|places| left_behind(&places, file.as_deref())).unwrap_or_default();
            let unsaved = left.drain(..).next().map(|left| left.report);
            let report = unsaved.unwrap_or(report);
            let reason = match error {
                RunError::NoDisplay => None,
                RunError::Window(reason) => Some(reason),
            };
            print(&cli::without_window(&report, &library, reason.as_deref(), lang))
        }
    }
}

/// Prints what a command came to. A reader that closed the pipe is no failure of ours; a full disk is one.
fn print(output: &Output) -> ExitCode {
    let (mut out, mut err) = (std::io::stdout(), std::io::stderr());
    // What comes from a file must not steer a terminal; another program gets answers as they are.
    let answer = if out.is_terminal() { on_terminal(&output.out) } else { output.out.clone() };
    let written = out.write_all(answer.as_bytes()).and_then(|()| out.flush());
    let _ = err.write_all(on_terminal(&output.err).as_bytes());
    match written {
        Err(error) if error.kind() != ErrorKind::BrokenPipe => {
            let _ = writeln!(std::io::stderr(), "{error}");
            cli::Exit::BadInput.into()
        }
        _ => output.exit.into(),
    }
}
