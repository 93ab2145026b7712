//! Makes lists on a thread of its own, so that typing never waits for one.

use std::sync::Arc;
use std::sync::mpsc::{Receiver, Sender, channel};
use std::thread;

use crate::app::archive::ask::Ask;
use crate::app::archive::listing::{Listing, Source, list};
use crate::store::folder::Archive;

/// The window's side of the thread.
pub(crate) struct Lister {
    wanted: Sender<(Arc<Archive>, Ask)>,
    made: Receiver<Arc<Listing>>,
}

impl Lister {
    /// Begins; `wake` is called when a list was made.
    pub(crate) fn start(wake: impl Fn() + Send + 'static) -> Self {
        let (wanted, asked) = channel::<(Arc<Archive>, Ask)>();
        let (sender, made) = channel();
        thread::spawn(move || {
            let mut of = Source::default();
            while let Ok(first) = asked.recv() {
                // What was asked before something else was asked is not wanted any more.
                let (archive, ask) = asked.try_iter().last().unwrap_or(first);
                if !Arc::ptr_eq(&of.archive, &archive) {
                    of = Source::of(archive);
                }
                let made = Arc::new(list(&of, &ask));
                if sender.send(made).is_err() {
                    return;
                }
                wake();
            }
        });
        Self { wanted, made }
    }

    /// Asks for a list.
    pub(crate) fn ask(&self, archive: Arc<Archive>, ask: Ask) {
        // The thread ends only with this.
        let _ = self.wanted.send((archive, ask));
    }

    /// The latest list made since the last time.
    pub(crate) fn made(&self) -> Option<Arc<Listing>> {
        self.made.try_iter().last()
    }
}
