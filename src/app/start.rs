//! How the window is opened, and with what.

use std::cell::Cell;
use std::path::PathBuf;
use std::sync::Arc;

use crate::app::archive::ArchiveMessage;
use crate::app::file_stamp::FileStamp;
use crate::app::graphics::{Failed, GRAPHICS, first_that_opens};
use crate::app::jobs::{Files, SystemPicker};
use crate::app::message::{Dialog, FileDialogKind, Message};
use crate::app::preferences::{self, Preferences};
use crate::app::state::State;
use crate::app::theme;
use crate::app::tour::Tour;
use crate::app::window::App;
use crate::tr;

use crate::law::Library;
use crate::report::Report;
use crate::store::format::FormatNote;
use crate::store::{self, AppDirs, Settings, crash};
use crate::text::{Lang, crash as words};

/// A red general; see `resources/icon.sh`.
const ICON: &[u8] = include_bytes!("../../resources/icon.png");

/// What the window starts with.
pub struct Start {
    /// The report shown first.
    pub report: Report,
    /// The file it came from, if it did.
    pub file: Option<FileStamp>,
    /// Whether that file was asked for, not merely the last one.
    pub named: bool,
    /// The folder of reports asked for instead of a file.
    pub folder: Option<PathBuf>,
    /// What the reader of that file has to be told.
    pub notes: Vec<FormatNote>,
    /// Why another report was wanted and could not be opened.
    pub trouble: Option<String>,
    /// The rulebooks and readings at hand.
    pub library: Arc<Library>,
    /// Which files of the user's own law were not taken, and why.
    pub law_refused: Vec<String>,
    pub lang: Lang,
    /// What was chosen and opened earlier.
    pub settings: Settings,
    /// Where unsaved work and choices are kept; nowhere where the system has no place for them.
    pub places: Option<AppDirs>,
}

/// Why no window could be shown.
#[derive(Debug, thiserror::Error)]
pub enum RunError {
    /// There is no display to show it on.
    #[error("no display")]
    NoDisplay,
    /// The display is there, but no window could be opened on it.
    #[error("{0}")]
    Window(String),
}

/// Shows the window until it is closed.
///
/// # Errors
/// No display, or no window could be opened on it with any graphics.
pub fn run(start: Start) -> Result<(), RunError> {
    if !has_display() {
        return Err(RunError::NoDisplay);
    }
    let title = tr!(start.lang, "app-name");
    let size = Preferences::remembered(&start.settings).window;
    let options = || eframe::NativeOptions {
        viewport: egui::ViewportBuilder::default()
            .with_title(title)
            .with_app_id("xiangqi-arbiter")
            .with_icon(icon())
            .with_inner_size(size.map_or(theme::window::SIZE, preferences::WindowSize::opened))
            .with_maximized(size.is_some_and(|size| size.whole_screen))
            .with_min_inner_size(theme::window::LEAST),
        ..Default::default()
    };
    let start = Cell::new(Some(start));
    first_that_opens(GRAPHICS, |graphics| {
        let create: eframe::AppCreator<'_> = Box::new(|creation| {
            let start = start.take().ok_or("the window was open already")?;
            Ok(Box::new(begin(start, &creation.egui_ctx)))
        });
        eframe::run_native("xiangqi-arbiter", graphics.choose(options()), create).map_err(|error| {
            let unused = start.take();
            let was_open = unused.is_none();
            start.set(unused);
            Failed { reason: error.to_string(), was_open }
        })
    })
    .map_err(RunError::Window)
}

/// What the window begins with, once there is something to draw it with.
fn begin(start: Start, ctx: &egui::Context) -> App {
    App::install(ctx);
    let prefs = Preferences { lang: start.lang, ..Preferences::remembered(&start.settings) };
    let named = start.file.as_ref().map(|file| file.path.clone()).filter(|_| start.named);
    let mut state = State::new(start.report, start.file, start.library, prefs);
    state.recent = start.settings.recent;
    state.archive.folder = start.settings.archive;
    // One that cannot be read is none: what was saved is in its own file.
    let event = start.places.as_ref().and_then(|places| store::load_event(&places.event()).ok());
    if let Some(loaded) = event {
        state.event.set(loaded.event);
    }
    let offered = start.settings.toured || state.file.is_some() || start.folder.is_some();
    let offered = offered || start.trouble.is_some();
    state.toured = true;
    if !offered {
        state.view.front.open(Tour::default());
    }
    // Notes are about this file and are said now; law that is refused is said at every start.
    let crashed = || crash::take_new(&start.places.as_ref()?.crashes());
    state.dialog = if let Some(why) = start.trouble {
        Some(Dialog::Failed(FileDialogKind::Open, why))
    } else if let Some(report) = start.notes.is_empty().then(crashed).flatten() {
        Some(Dialog::Crashed(words::earlier(&report, start.lang)))
    } else if !start.law_refused.is_empty() {
        Some(Dialog::Law(start.law_refused))
    } else {
        (!start.notes.is_empty()).then_some(Dialog::Notes(start.notes))
    };
    let desk = App::new(state, Files::new(Box::new(SystemPicker))).opening();
    let mut desk = match start.places {
        Some(places) => desk.keeping(&places, named.as_deref()),
        None => desk,
    };
    if let Some(folder) = start.folder {
        desk.send(Message::Archive(ArchiveMessage::Folder(folder)));
    }
    desk
}

/// The language the system is set to, where it says.
pub fn system_language() -> Option<Lang> {
    #[cfg(any(windows, target_os = "macos"))]
    return sys_locale::get_locale().and_then(|locale| Lang::of_locale(&locale));
    #[cfg(not(any(windows, target_os = "macos")))]
    language_of(|name| std::env::var(name).ok())
}

/// The language that the variables of a system name, as POSIX orders them: the first that is set counts alone.
#[cfg(any(test, not(any(windows, target_os = "macos"))))]
fn language_of(variable: impl Fn(&str) -> Option<String>) -> Option<Lang> {
    let set = ["LC_ALL", "LC_MESSAGES", "LANG"]
        .into_iter()
        .find_map(|name| variable(name).filter(|value| !value.is_empty()));
    Lang::of_locale(&set?)
}

/// The window's icon; the system's own where it cannot be read, which a test rules out.
fn icon() -> egui::IconData {
    eframe::icon_data::from_png_bytes(ICON).unwrap_or_default()
}

/// Whether there is a display. Elsewhere than on Linux and its like there always is.
fn has_display() -> bool {
    let named = |name: &str| std::env::var_os(name).is_some_and(|value| !value.is_empty());
    cfg!(any(windows, target_os = "macos"))
        || ["DISPLAY", "WAYLAND_DISPLAY", "WAYLAND_SOCKET"].into_iter().any(named)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_icon_can_be_read() {
        assert_eq!(icon().width, 128);
    }

    #[test]
    fn the_first_variable_that_is_set_names_the_language() {
        let of = |all: &[(&str, &str)]| {
            let all = all.to_vec();
            language_of(move |name| {
                all.iter().find(|(own, _)| *own == name).map(|(_, value)| (*value).to_owned())
            })
        };
        assert_eq!(of(&[("LANG", "en_US.UTF-8")]), Some(Lang::En));
        assert_eq!(of(&[("LANG", "en_US.UTF-8"), ("LC_MESSAGES", "zh_CN")]), Some(Lang::Zh));
        assert_eq!(of(&[("LC_ALL", "C"), ("LANG", "en_US")]), None);
        assert_eq!(of(&[("LC_ALL", ""), ("LANG", "fr_FR")]), Some(Lang::En));
        assert_eq!(of(&[]), None);
    }
}
