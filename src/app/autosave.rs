//! What is written behind the window's back, on a thread of its own: unsaved work, and remembered choices.
//!
//! A change is on disk [`DELAY`] after it was made at the latest, however fast others follow. Saving clears what
//! was kept; a window that was closed in peace leaves nothing. However else it ends, the work stays behind and is
//! offered at the next start.

use std::io;
use std::panic::{self, AssertUnwindSafe};
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::mpsc::RecvTimeoutError;
use std::time::{Duration, Instant};

use crate::app::file_stamp::FileStamp;
use crate::app::jobs::worker::{Work, Worker};
use crate::app::state::State;
use crate::report::Report;
use crate::store::{self, AppDirs, EventFile, RecoveredWork, Recovery, RecoveryError, Session, Settings};
use crate::text::recovery;

/// How long changes are gathered before they are written.
pub const DELAY: Duration = Duration::from_secs(1);

/// The window's side of the thread.
pub struct Autosave {
    keeper: Worker<Order, Option<String>>,
    /// Why nothing can be kept from the beginning.
    failure: Option<String>,
    /// The revision handed over last, as long as it is unsaved, and what was being written then.
    kept: Option<(u64, Option<String>)>,
    settings: Settings,
    settings_file: PathBuf,
    /// The revision of the event that is kept, and where.
    event: u64,
    event_file: PathBuf,
}

/// The report as it is now, and the file it belongs to.
struct Unsaved {
    report: Arc<Report>,
    file: Option<FileStamp>,
}

impl Unsaved {
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
    Keep(Unsaved),
    Clear,
    TakeOver(Box<RecoveredWork>, Unsaved),
    Discard(Box<RecoveredWork>),
    Remember(Settings, PathBuf),
    /// Keeps the event at work for the next start; none, where none is.
    KeepEvent(Option<Arc<EventFile>>, PathBuf),
    End,
}

impl Autosave {
    /// Begins; what is remembered of `state` already is not written again.
    pub fn begin(places: &AppDirs, state: &State) -> Self {
        let recovery = Recovery::new(places.recovery.clone());
        let keep = move |work| Keeper { recovery, session: None, work, well: true }.work();
        let (keeper, failure) = Worker::start("keep-work", || {}, keep);
        Self {
            keeper,
            failure: failure.map(|error| error.to_string()),
            kept: None,
            settings: state.settings(),
            settings_file: places.settings.clone(),
            event: state.event.revision,
            event_file: places.event(),
        }
    }

    /// Hands over what has changed since the last time.
    pub fn follow(&mut self, state: &State) {
        let words = unfinished(state);
        if !state.would_lose() && words.is_none() {
            if self.kept.take().is_some() {
                self.keeper.order(Order::Clear);
            }
        } else if self.kept != Some((state.history.revision(), words.clone())) {
            self.kept = Some((state.history.revision(), words));
            self.keeper.order(Order::Keep(Unsaved::of(state)));
        }
        if self.event != state.event.revision {
            self.event = state.event.revision;
            let order = Order::KeepEvent(state.event.at_work.clone(), self.event_file.clone());
            self.keeper.order(order);
        }
        let settings = state.settings();
        if settings != self.settings {
            self.settings = settings.clone();
            self.keeper.order(Order::Remember(settings, self.settings_file.clone()));
        }
    }

    /// What went wrong with keeping unsaved work since the last time; `Some(None)` when it goes well again.
    pub fn failure(&mut self) -> Option<Option<String>> {
        self.failure.take().map(Some).or_else(|| self.keeper.news().last())
    }

    /// The work left behind is this window's now.
    pub fn take_over(&mut self, left: RecoveredWork, state: &State) {
        self.kept = Some((state.history.revision(), None));
        self.keeper.order(Order::TakeOver(Box::new(left), Unsaved::of(state)));
    }

    /// The work left behind is not wanted.
    pub fn discard(&self, left: RecoveredWork) {
        self.keeper.order(Order::Discard(Box::new(left)));
    }

    /// The window closes in peace: nothing is left behind.
    pub fn end(&mut self) {
        self.keeper.order(Order::End);
        self.keeper.finish();
    }
}

impl Drop for Autosave {
    /// What is unsaved is written now, and stays.
    fn drop(&mut self) {
        self.keeper.finish();
    }
}

struct Keeper {
    recovery: Recovery,
    /// Begun with the first thing to keep.
    session: Option<Session>,
    work: Work<Order, Option<String>>,
    well: bool,
}

impl Keeper {
    fn work(mut self) {
        let mut pending: Option<(Unsaved, Instant)> = None;
        loop {
            let order = match &pending {
                None => self.work.orders.recv().map_err(|_| RecvTimeoutError::Disconnected),
                Some((_, due)) => {
                    self.work.orders.recv_timeout(due.saturating_duration_since(Instant::now()))
                }
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
                Ok(Order::KeepEvent(event, file)) => {
                    // As the settings.
                    let _ = store::keep_event(event.as_deref(), &file);
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
    fn keep(&mut self, work: &Unsaved) -> bool {
        // A thread that ended here would keep nothing from now on, and nobody would know.
        let kept = panic::catch_unwind(AssertUnwindSafe(|| self.try_keep(work)))
            .unwrap_or_else(|_| Err(io::Error::other("internal error").into()));
        if kept.is_ok() != self.well {
            self.well = kept.is_ok();
            self.work.tell(kept.as_ref().err().map(ToString::to_string));
        }
        kept.is_ok()
    }

    fn try_keep(&mut self, work: &Unsaved) -> Result<(), RecoveryError> {
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
