//! The dialogs that ask for a file.

use std::path::{Path, PathBuf};

use crate::app::message::FileDialogKind;
use crate::text::Lang;

/// What is done with the answer of a file dialog.
pub type Reply = Box<dyn FnOnce(Option<PathBuf>) + Send>;

/// What is done with the answer of a file dialog for several files.
pub type ReplyMany = Box<dyn FnOnce(Vec<PathBuf>) + Send>;

/// Asks for a file. The window uses the system's dialogs; tests answer by themselves.
pub trait FilePicker {
    /// Whether an answer of nothing, faster than anyone could cancel, means that there is no dialog.
    fn may_be_missing(&self) -> bool {
        false
    }

    /// Asks for a file and hands the answer to `reply`, now or later, on any thread.
    fn pick(&mut self, request: Request<'_>, reply: Reply);

    /// Asks for any number of pictures.
    fn pick_pictures(&mut self, request: Request<'_>, reply: ReplyMany) {
        self.pick(request, Box::new(move |path| reply(path.into_iter().collect())));
    }
}

/// What is asked for.
#[derive(Copy, Clone)]
pub struct Request<'a> {
    pub purpose: FileDialogKind,
    /// The name proposed when saving.
    pub name: &'a str,
    /// The folder to begin in.
    pub folder: Option<&'a Path>,
    /// The language of the dialog's title.
    pub lang: Lang,
    /// The window it belongs to; none in tests.
    pub window: Option<&'a eframe::Frame>,
}

/// Built without the system's file dialogs: nothing answers, and paths are typed.
#[cfg(not(feature = "desktop-bus"))]
#[derive(Debug, Default)]
pub struct SystemPicker;

#[cfg(not(feature = "desktop-bus"))]
impl FilePicker for SystemPicker {
    fn may_be_missing(&self) -> bool {
        true
    }

    fn pick(&mut self, _request: Request<'_>, reply: Reply) {
        reply(None);
    }
}
