//! Files and file dialogs, off the window's thread: each job answers with a message. No other part of the window starts a
//! thread.

pub(crate) mod picker;
pub(crate) mod reading;
#[cfg(feature = "desktop-bus")]
mod system_picker;
pub(crate) mod thread;
pub(crate) mod worker;

#[cfg(not(feature = "desktop-bus"))]
pub use crate::app::jobs::picker::SystemPicker;
pub use crate::app::jobs::picker::{FilePicker, Reply, ReplyMany, Request};
#[cfg(feature = "desktop-bus")]
pub use crate::app::jobs::system_picker::SystemPicker;
pub use crate::app::jobs::worker::Cancel;

use crate::app::board::drawing;
use crate::app::clock;
use crate::app::export;
use crate::app::file_stamp::Overwrite;
use crate::app::jobs::reading::{read_record, save, take};
use crate::app::jobs::thread::{Answer, on_thread};
use crate::app::message::{Effect, FileDialogKind, Message};
use crate::store;
use crate::text::{Lang, files};
use std::path::Path;
use std::sync::Arc;
use std::sync::mpsc::{Receiver, Sender, channel};
use std::time::{Duration, Instant};

/// A dialog that was there cannot have been read and cancelled in this time.
const NOBODY_CANCELS_WITHIN: Duration = Duration::from_millis(300);

/// The files' side of the window: jobs go out, messages come in.
pub struct Files {
    picker: Box<dyn FilePicker>,
    sender: Sender<Message>,
    receiver: Receiver<Message>,
}

impl Files {
    pub fn new(picker: Box<dyn FilePicker>) -> Self {
        let (sender, receiver) = channel();
        Self { picker, sender, receiver }
    }

    /// The next answer that has come in.
    pub fn received(&self) -> Option<Message> {
        self.receiver.try_recv().ok()
    }

    /// Whether an answer of nothing to a dialog that is shown now means that there is none.
    fn nobody_answered(&self) -> impl Fn() -> bool + Send + 'static {
        let (asked, may_be_missing) = (Instant::now(), self.picker.may_be_missing());
        move || may_be_missing && asked.elapsed() < NOBODY_CANCELS_WITHIN
    }

    /// Starts a file job; other effects are not its business.
    pub fn start(
        &mut self,
        effect: Effect,
        folder: Option<&Path>,
        lang: Lang,
        ctx: &egui::Context,
        window: Option<&eframe::Frame>,
    ) {
        let answer = Answer::to(self.sender.clone(), ctx.clone());
        match effect {
            Effect::Pick(purpose, name) => {
                let request = Request { purpose, name: &name, folder, lang, window };
                let is_missing = self.nobody_answered();
                self.picker.pick(
                    request,
                    Box::new(move |path| {
                        answer.give(if path.is_none() && is_missing() {
                            Message::NoPicker(purpose)
                        } else {
                            Message::Picked(purpose, path)
                        });
                    }),
                );
            }
            Effect::PickPictures => {
                let request = Request { purpose: FileDialogKind::Attach, name: "", folder, lang, window };
                let is_missing = self.nobody_answered();
                self.picker.pick_pictures(
                    request,
                    Box::new(move |paths| {
                        answer.give(if paths.is_empty() && is_missing() {
                            Message::NoPicker(FileDialogKind::Attach)
                        } else {
                            Message::PicturesPicked(paths)
                        });
                    }),
                );
            }
            Effect::TakePictures(source) => {
                on_thread("take-pictures", move || answer.give(Message::PicturesRead(take(source, lang))));
            }
            Effect::Load(path) => {
                on_thread("read-report", move || {
                    let result =
                        store::load(&path).map(Box::new).map_err(|error| files::load_error(&error, lang));
                    answer.give(Message::Loaded(path, result));
                });
            }
            Effect::Save { path, report, revision, over } => {
                on_thread("write-report", move || {
                    let result = save(&path, &report, over).map_err(|error| files::unsaved(&error, lang));
                    answer.give(Message::Saved { path, revision, result });
                });
            }
            Effect::Review(job) => {
                on_thread("review", move || {
                    job.run(lang, |said| answer.send(Message::Review(said)));
                    answer.not_needed();
                });
            }
            Effect::ReadRecord(source) => {
                on_thread("read-record", move || {
                    let (path, result) = read_record(source, lang);
                    answer.give(Message::RecordRead(path, result));
                });
            }
            Effect::CopyBoard(diagram) => {
                on_thread("draw-board", move || {
                    let drawn = drawing::image(&diagram).map(Arc::new).map_err(|error| error.to_string());
                    answer.give(Message::BoardDrawn(drawn));
                });
            }
            Effect::CopySheet(copy) => {
                on_thread("draw-sheet", move || answer.give(Message::Printing(copy.run(lang))));
            }
            Effect::Export { path, content, over, purpose } => {
                on_thread("write-record", move || {
                    let result = content
                        .bytes()
                        .and_then(|bytes| store::export(&path, bytes, over))
                        .map_err(|error| files::cannot_write(&path, &error, lang));
                    answer.give(Message::Exported(purpose, result));
                });
            }
            Effect::Event(job) => on_thread("event", move || answer.give(Message::Event(job.run(lang)))),
            Effect::Keys(job) => on_thread("keys", move || answer.give(Message::Keys(job.run(lang)))),
            Effect::WritePaper(job) => {
                on_thread("write-paper", move || {
                    let say = |said| answer.send(Message::Printing(said));
                    let choice = job.choice;
                    let result = job.run(lang, |stage| say(export::ExportMessage::Stage(stage)));
                    say(export::ExportMessage::Written(choice, result));
                    answer.not_needed();
                });
            }
            Effect::TakeOut(report, copies, folder) => {
                on_thread("write-pictures", move || {
                    let result = export::take_out(&report, copies, &folder, lang);
                    answer.give(Message::Printing(export::ExportMessage::TakenOut(folder, result)));
                });
            }
            Effect::LoadRegulation(path) => {
                on_thread("read-regulation", move || {
                    let result = store::read_text(&path, store::MAX_TEXT)
                        .map_err(|error| files::cannot_read(&path, &error.into(), lang));
                    answer.give(Message::RegulationRead(path, result));
                });
            }
            Effect::SaveRegulation(path, text, over) => {
                on_thread("write-regulation", move || {
                    let result = store::export(&path, &text, over == Overwrite::Anything);
                    let result = result.map_err(|error| files::cannot_write(&path, &error, lang));
                    answer.give(Message::RegulationSaved(result));
                });
            }
            Effect::KeepAmendment(folder, amendment) => {
                on_thread("write-amendment", move || {
                    let result = store::law::keep_amendment(&folder, &amendment, &clock::in_digits());
                    let result = result.map_err(|error| files::cannot_write(&folder, &error, lang));
                    answer.give(Message::AmendmentKept(result));
                });
            }
            Effect::LoadEarlier(path) => {
                on_thread("read-report", move || {
                    let result =
                        store::load(&path).map(Box::new).map_err(|error| files::load_error(&error, lang));
                    answer.give(Message::EarlierRead(path, result));
                });
            }
            Effect::Left(_)
            | Effect::Copy(_)
            | Effect::CopyImage(_)
            | Effect::FocusBoard
            | Effect::FullScreen(_)
            | Effect::ToggleFullScreen
            | Effect::RequestPaste
            | Effect::Archive(_)
            | Effect::Close => answer.not_needed(),
        }
    }
}
