//! Jobs off the window's thread that have one answer.

use std::sync::Arc;
use std::sync::mpsc::Sender;

use crate::app::message::Message;

/// Runs a job on its own thread, or here where no thread can be had.
pub(crate) fn on_thread(name: &str, job: impl FnOnce() + Send + 'static) {
    let job = Arc::new(std::sync::Mutex::new(Some(job)));
    let copy = job.clone();
    let take_and_run = move || {
        let job = copy.lock().ok().and_then(|mut job| job.take());
        if let Some(job) = job {
            job();
        }
    };
    if std::thread::Builder::new().name(name.to_owned()).spawn(take_and_run).is_err()
        && let Some(job) = job.lock().ok().and_then(|mut job| job.take())
    {
        job();
    }
}

/// Where the answer of a job goes. A job that breaks off before it has one is told of too, or the window would
/// wait for ever.
pub(crate) struct Answer {
    sender: Sender<Message>,
    ctx: egui::Context,
    given: bool,
}

impl Answer {
    pub(crate) const fn to(sender: Sender<Message>, ctx: egui::Context) -> Self {
        Self { sender, ctx, given: false }
    }

    pub(crate) fn give(mut self, message: Message) {
        self.given = true;
        self.send(message);
    }

    pub(crate) fn not_needed(mut self) {
        self.given = true;
    }

    pub(crate) fn send(&self, message: Message) {
        // The window may be gone by now; then nobody waits for the answer.
        let _ = self.sender.send(message);
        self.ctx.request_repaint();
    }
}

impl Drop for Answer {
    fn drop(&mut self) {
        if !self.given {
            self.send(Message::BrokenOff);
        }
    }
}
