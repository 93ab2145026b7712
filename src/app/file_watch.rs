//! Whether the file of the open report is still as it was read or written. It is looked at on a thread of its own.

use std::fs;
use std::sync::mpsc::RecvTimeoutError;
use std::time::{Duration, SystemTime};

use egui::{Context, Frame, Margin, Panel, RichText, Ui};

use crate::app::commands::Command;
use crate::app::ctx::{Messages, ViewCtx};
use crate::app::file_stamp::{FileSeen, FileStamp};
use crate::app::jobs::worker::{Work, Worker};
use crate::app::message::Message;
use crate::app::state::State;
use crate::app::theme::space;
use crate::app::widgets::bold;
use crate::digest::Digest;
use crate::store;
use crate::tr;

/// How often it is looked at.
const PERIOD: Duration = Duration::from_millis(1500);

/// The window's side of the thread, which begins with the first file.
#[derive(Default)]
pub(crate) struct FileWatch {
    watcher: Option<Worker<Option<FileStamp>, (FileStamp, FileSeen)>>,
    watched: Option<FileStamp>,
}

impl FileWatch {
    /// Has the file of the report watched; what was seen comes back as messages.
    pub fn follow(&mut self, state: &State, ctx: &Context) -> Vec<Message> {
        if self.watched != state.file {
            self.watched.clone_from(&state.file);
            let watcher = self.watcher.get_or_insert_with(|| {
                let ctx = ctx.clone();
                Worker::start("watch-file", move || ctx.request_repaint(), watch).0
            });
            watcher.order(state.file.clone());
        }
        let news = self.watcher.iter().flat_map(Worker::news);
        news.map(|(file, seen)| Message::FileSeen(file, seen)).collect()
    }
}

/// Looks at the file until there is nobody to tell.
fn watch(work: Work<Option<FileStamp>, (FileStamp, FileSeen)>) {
    let mut watched: Option<FileStamp> = None;
    let mut known: Option<(Option<(u64, SystemTime)>, FileSeen)> = None;
    loop {
        let order = match watched {
            None => work.orders.recv().map_err(|_| RecvTimeoutError::Disconnected),
            Some(_) => work.orders.recv_timeout(PERIOD),
        };
        match order {
            Ok(file) => (watched, known) = (file, None),
            Err(RecvTimeoutError::Disconnected) => return,
            Err(RecvTimeoutError::Timeout) => {}
        }
        let Some(file) = &watched else { continue };
        let stamp = fs::metadata(&file.path).ok().and_then(|data| Some((data.len(), data.modified().ok()?)));
        // Its time and size say that nothing has happened since it was read.
        if known.is_some_and(|(before, _)| before == stamp && stamp.is_some()) {
            continue;
        }
        let seen = match store::read_bytes(&file.path, store::MAX_BYTES) {
            Ok(bytes) if Digest::of(&bytes) == file.digest => FileSeen::Same,
            Ok(_) => FileSeen::Changed,
            Err(_) if stamp.is_none() => FileSeen::Gone,
            // It is there and cannot be read now; the next look may.
            Err(_) => continue,
        };
        let told = known.map_or(FileSeen::Same, |(_, seen)| seen);
        known = Some((stamp, seen));
        if told != seen && !work.tell((file.clone(), seen)) {
            return;
        }
    }
}

/// Says over the columns that the file was changed, and what can be done.
pub(crate) fn bar(ui: &mut Ui, cx: ViewCtx<'_>, out: &mut Messages) {
    let text = match cx.state.file_seen {
        FileSeen::Same => return,
        FileSeen::Changed => tr!(cx.lang, "file-changed"),
        FileSeen::Gone => tr!(cx.lang, "file-gone"),
    };
    let tone = cx.colours.foul;
    let frame = Frame::new().fill(tone.fill).inner_margin(Margin::symmetric(space::L as i8, 4));
    Panel::top("file-seen").frame(frame).show(ui, |ui| {
        ui.horizontal_wrapped(|ui| {
            ui.label(RichText::new(text).color(tone.text));
            let path = cx.state.path().filter(|_| cx.state.file_seen == FileSeen::Changed);
            if let Some(path) = path
                && ui.add_enabled(!cx.state.busy, egui::Button::new(tr!(cx.lang, "file-reopen"))).clicked()
            {
                out.push(Message::Open(path.to_owned()));
            }
            let name = cx.label(Command::SaveAs);
            if ui.add_enabled(!cx.state.busy, egui::Button::new(bold(name))).clicked() {
                out.push(Message::Command(Command::SaveAs));
            }
        });
    });
}
