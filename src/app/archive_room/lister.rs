//! Makes lists on a thread of its own, so that typing never waits for one.

use std::sync::Arc;
use std::sync::mpsc::{Receiver, Sender, channel};
use std::thread;

use super::ask::Ask;
use super::listing::{Listing, list};
use crate::archive::folder::{Archive, Copies, copies};

/// The window's side of the thread.
pub(super) struct Lister {
    wanted: Sender<(Arc<Archive>, Ask)>,
    made: Receiver<Arc<Listing>>,
}

impl Lister {
    /// Begins; `wake` is called when a list was made.
    pub(super) fn start(wake: impl Fn() + Send + 'static) -> Self {
        let (wanted, asked) = channel::<(Arc<Archive>, Ask)>();
        let (sender, made) = channel();
        thread::spawn(move || {
            let mut of: Option<(Arc<Archive>, Arc<Vec<Copies>>)> = None;
            while let Ok(first) = asked.recv() {
                // What was asked before something else was asked is not wanted any more.
                let (archive, ask) = asked.try_iter().last().unwrap_or(first);
                let known = of.as_ref().filter(|(other, _)| Arc::ptr_eq(other, &archive));
                let copies =
                    known.map_or_else(|| Arc::new(copies(&archive.entries)), |(_, copies)| copies.clone());
                let made = Arc::new(list(&archive, &copies, &ask));
                of = Some((archive, copies));
                if sender.send(made).is_err() {
                    return;
                }
                wake();
            }
        });
        Self { wanted, made }
    }

    /// Asks for a list.
    pub(super) fn ask(&self, archive: Arc<Archive>, ask: Ask) {
        // The thread ends only with this.
        let _ = self.wanted.send((archive, ask));
    }

    /// The latest list made since the last time.
    pub(super) fn made(&self) -> Option<Arc<Listing>> {
        self.made.try_iter().last()
    }
}
