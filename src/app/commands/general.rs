//! Undo, and how the window looks.

use egui::Key;

use crate::app::commands::{CTRL, Command as C, CommandSpec, NONE, SHIFT_CTRL, Section, does, starts};
use crate::app::message::Effect;
use crate::app::preferences::{Scale, ThemeChoice};
use crate::app::state::State;
use crate::text::{Lang, window};
use crate::tr;

pub(crate) static UNDO: &[CommandSpec] = &[
    does(Section::EditUndo, C::Undo, |_| "", undo)
        .named(|state, lang| window::undo(state.history.undoable().map(|label| label.text(lang)), lang))
        .key(CTRL, Key::Z)
        .when(|state| state.history.undoable().is_some())
        .yields(),
    does(Section::EditUndo, C::Redo, |_| "", |state| state.history.redo())
        .named(|state, lang| window::redo(state.history.redoable().map(|label| label.text(lang)), lang))
        .key(SHIFT_CTRL, Key::Z)
        .other_key(CTRL, Key::Y)
        .when(|state| state.history.redoable().is_some())
        .yields(),
    // The keys reach what is written in, or the window, by themselves.
    starts(Section::EditUndo, C::Paste, |lang| tr!(lang, "command-paste"), |_| vec![Effect::RequestPaste])
        .key(CTRL, Key::V)
        .yields(),
];

/// Takes the last change back, and what was said of it.
fn undo(state: &mut State) {
    state.history.undo();
    state.notice.done = None;
}

pub(crate) static LOOK: &[CommandSpec] = &[
    does(
        Section::ViewZoom,
        C::ZoomIn,
        |lang| tr!(lang, "command-zoom-in"),
        |state| state.prefs.scale = state.prefs.scale.larger(),
    )
    .key(CTRL, Key::Plus)
    .other_key(CTRL, Key::Equals)
    .everywhere(),
    does(
        Section::ViewZoom,
        C::ZoomOut,
        |lang| tr!(lang, "command-zoom-out"),
        |state| state.prefs.scale = state.prefs.scale.smaller(),
    )
    .key(CTRL, Key::Minus)
    .everywhere(),
    does(
        Section::ViewZoom,
        C::ZoomReset,
        |lang| tr!(lang, "command-zoom-reset"),
        |state| state.prefs.scale = Scale::default(),
    )
    .key(CTRL, Key::Num0)
    .everywhere(),
    starts(
        Section::ViewZoom,
        C::FullScreen,
        |lang| tr!(lang, "command-full-screen"),
        |_| vec![Effect::ToggleFullScreen],
    )
    .key(NONE, Key::F11)
    .everywhere(),
    does(
        Section::ViewTheme,
        C::Theme(ThemeChoice::System),
        |lang| tr!(lang, "theme-system"),
        |state| state.prefs.theme = ThemeChoice::System,
    )
    .ticked(|state| state.prefs.theme == ThemeChoice::System)
    .in_review(),
    does(
        Section::ViewTheme,
        C::Theme(ThemeChoice::Light),
        |lang| tr!(lang, "theme-light"),
        |state| state.prefs.theme = ThemeChoice::Light,
    )
    .ticked(|state| state.prefs.theme == ThemeChoice::Light)
    .in_review(),
    does(
        Section::ViewTheme,
        C::Theme(ThemeChoice::Dark),
        |lang| tr!(lang, "theme-dark"),
        |state| state.prefs.theme = ThemeChoice::Dark,
    )
    .ticked(|state| state.prefs.theme == ThemeChoice::Dark)
    .in_review(),
    does(
        Section::ViewTheme,
        C::Theme(ThemeChoice::Contrast),
        |lang| tr!(lang, "theme-contrast"),
        |state| {
            state.prefs.theme = ThemeChoice::Contrast;
        },
    )
    .ticked(|state| state.prefs.theme == ThemeChoice::Contrast)
    .in_review(),
    does(
        Section::ViewLanguage,
        C::Language(Lang::Zh),
        |_| Lang::Zh.name(),
        |state| state.prefs.lang = Lang::Zh,
    )
    .ticked(|state| state.prefs.lang == Lang::Zh)
    .in_review(),
    does(
        Section::ViewLanguage,
        C::Language(Lang::ZhHant),
        |_| Lang::ZhHant.name(),
        |state| state.prefs.lang = Lang::ZhHant,
    )
    .ticked(|state| state.prefs.lang == Lang::ZhHant)
    .in_review(),
    does(
        Section::ViewLanguage,
        C::Language(Lang::En),
        |_| Lang::En.name(),
        |state| state.prefs.lang = Lang::En,
    )
    .ticked(|state| state.prefs.lang == Lang::En)
    .in_review(),
];
