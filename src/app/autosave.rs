//! What is written behind the window's back, on a thread of its own: unsaved work, and remembered choices.
//!
//! A change is on disk [`DELAY`] after it was made at the latest, however fast others follow. Saving clears what
//! was kept; a window that was closed in peace leaves nothing. However else it ends, the work stays behind and is
//! offered at the next start.

use std::io;
use std::panic::{self, AssertUnwindSafe};
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel};
use std::thread::JoinHandle;
use std::time::{Duration, Instant};

use crate::app::file_stamp::FileStamp;
use crate::app::state::State;
use crate::report::Report;
use crate::store::{AppDirs, RecoveredWork, Recovery, RecoveryError, Session, Settings};
use crate::text::recovery;

/// How long changes are gathered before they are written.
pub const DELAY: Duration = Duration::from_secs(1);

/// The window's side of the thread.
pub struct Autosave {
    orders: Option<Sender<Order>>,
    failures: Receiver<Option<String>>,
    thread: Option<JoinHandle<()>>,
    /// The revision handed over last, as long as it is unsaved, and what was being written then.
    kept: Option<(u64, Option<String>)>,
    settings: Settings,
    settings_file: PathBuf,
}

/// The report as it is now, and the file it belongs to.
struct Work {
    report: Arc<Report>,
    file: Option<FileStamp>,
}

impl Work {
    fn of(state: &State) -> Self {
        let mut report = state.history.report().clone();
        if let Some(words) = unfinished(state) {
            let remarks = &mut Arc::make_mut(&mut report).remarks;
            let between = if remarks.is_empty() { "" } else { "\n" };
            *remarks = format!("{remarks}{between}{words}");
        }
        Self { report, file: state.file.clone() }
    }
}

/// What is being written in a form and stands nowhere else yet: it is kept among the remarks.
fn unfinished(state: &State) -> Option<String> {
    state.view.front.unfinished().map(|words| recovery::unfinished(&words, state.prefs.lang))
}

enum Order {
    Keep(Work),
    Clear,
    TakeOver(Box<RecoveredWork>, Work),
    Discard(Box<RecoveredWork>),
    Remember(Settings, PathBuf),
    End,
}

impl Autosave {
    /// Begins; what is remembered of `state` already is not written again.
    pub fn begin(places: &AppDirs, state: &State) -> Self {
        let (orders, waiting) = channel();
        let (told, failures) = channel();
        let nobody = told.clone();
        let recovery = Recovery::new(places.recovery.clone());
        let keep = move || Keeper { recovery, session: None, told, well: true }.work(&waiting);
        let thread = std::thread::Builder::new().name("keep-work".to_owned()).spawn(keep);
        if let Err(error) = &thread {
            let _ = nobody.send(Some(error.to_string()));
        }
        let thread = thread.ok();
        Self {
            orders: thread.is_some().then_some(orders),
            failures,
            thread,
            kept: None,
            settings: state.settings(),
            settings_file: places.settings.clone(),
        }
    }

    fn order(&self, order: Order) {
        if let Some(orders) = &self.orders {
            // The thread ends only with this.
            let _ = orders.send(order);
        }
    }

    /// Hands over what has changed since the last time.
    pub fn follow(&mut self, state: &State) {
        let words = unfinished(state);
        if !state.would_lose() && words.is_none() {
            if self.kept.take().is_some() {
                self.order(Order::Clear);
            }
        } else if self.kept != Some((state.history.revision(), words.clone())) {
            self.kept = Some((state.history.revision(), words));
            self.order(Order::Keep(Work::of(state)));
        }
        let settings = state.settings();
        if settings != self.settings {
            self.settings = settings.clone();
            self.order(Order::Remember(settings, self.settings_file.clone()));
        }
    }

    /// What went wrong with keeping unsaved work since the last time; `Some(None)` when it goes well again.
    pub fn failure(&self) -> Option<Option<String>> {
        self.failures.try_iter().last()
    }

    /// The work left behind is this window's now.
    pub fn take_over(&mut self, left: RecoveredWork, state: &State) {
        self.kept = Some((state.history.revision(), None));
        self.order(Order::TakeOver(Box::new(left), Work::of(state)));
    }

    /// The work left behind is not wanted.
    pub fn discard(&self, left: RecoveredWork) {
        self.order(Order::Discard(Box::new(left)));
    }

    /// The window closes in peace: nothing is left behind.
    pub fn end(&mut self) {
        self.order(Order::End);
        self.stop();
    }

    fn stop(&mut self) {
        self.orders = None;
        if let Some(thread) = self.thread.take() {
            // It panics nowhere; and if it did, there would be nothing left to do.
            let _ = thread.join();
        }
    }
}

impl Drop for Autosave {
    /// What is unsaved is written now, and stays.
    fn drop(&mut self) {
        self.stop();
    }
}

struct Keeper {
    recovery: Recovery,
    /// Begun with the first thing to keep.
    session: Option<Session>,
    told: Sender<Option<String>>,
    well: bool,
}

impl Keeper {
    fn work(mut self, waiting: &Receiver<Order>) {
        let mut pending: Option<(Work, Instant)> = None;
        loop {
            let order = match &pending {
                None => waiting.recv().map_err(|_| RecvTimeoutError::Disconnected),
                Some((_, due)) => waiting.recv_timeout(due.saturating_duration_since(Instant::now())),
            };
            match order {
                Ok(Order::Keep(work)) => {
                    let due = pending.map_or_else(|| Instant::now() + DELAY, |(_, due)| due);
                    pending = Some((work, due));
                }
                Ok(Order::Clear) => {
                    pending = None;
                    if let Some(session) = &self.session {
                        // What stays is offered at the next start, beside the saved file: a nuisance, no loss.
                        let _ = session.clear();
                    }
                }
                Ok(Order::TakeOver(left, work)) => {
                    if self.keep(&work) {
                        left.discard();
                    }
                }
                Ok(Order::Discard(left)) => left.discard(),
                Ok(Order::Remember(settings, file)) => {
                    // No settings folder is no error.
                    let _ = settings.save(&file);
                }
                Ok(Order::End) => {
                    if let Some(session) = self.session.take() {
                        session.end();
                    }
                    return;
                }
                Err(RecvTimeoutError::Timeout) => {
                    if let Some((work, _)) = pending.take() {
                        self.keep(&work);
                    }
                }
                Err(RecvTimeoutError::Disconnected) => {
                    if let Some((work, _)) = pending.take() {
                        self.keep(&work);
                    }
                    return;
                }
            }
        }
    }

    /// Keeps the work, and says when that stops or starts going well.
    fn keep(&mut self, work: &Work) -> bool {
        // A thread that ended here would keep nothing from now on, and nobody would know.
        let kept = panic::catch_unwind(AssertUnwindSafe(|| self.try_keep(work)))
            .unwrap_or_else(|_| Err(io::Error::other("internal error").into()));
        if kept.is_ok() != self.well {
            self.well = kept.is_ok();
            // The window may be gone.
            let _ = self.told.send(kept.as_ref().err().map(ToString::to_string));
        }
        kept.is_ok()
    }

    fn try_keep(&mut self, work: &Work) -> Result<(), RecoveryError> {
        let session = match self.session.take() {
            Some(session) => session,
            None => self.recovery.begin()?,
        };
        let file = work.file.as_ref().map(|file| (file.path.as_path(), file.digest));
        let kept = session.keep(&work.report, file);
        self.session = Some(session);
        kept
    }
}
