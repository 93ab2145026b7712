//! What the room has done on other threads: jobs go out, messages come in.

use std::sync::Arc;
use std::sync::mpsc::{Receiver, Sender, channel};
use std::thread;
use std::time::Duration;

use crate::app::archive::ask::Ask;
use crate::app::archive::listing::{Listing, Source, list};
use crate::app::archive::reviewing::Reviewing;
use crate::app::archive::{ArchiveJob, ArchiveMessage, Asked, Table};
use crate::app::message::{FileDialogKind, Message};
use crate::export::tables::{fouls_in_words, reports_in_words};
use crate::law::Library;
use crate::store;
use crate::store::archive::{Archive, ArchiveNews, ArchiveWatcher, Entry, index};
use crate::text::{Lang, files};

/// How often a shown folder is looked at for changes.
const EVERY: Duration = Duration::from_secs(4);

/// The room's side of its threads.
pub struct Archivist {
    keeps_index: bool,
    updating: Option<ArchiveWatcher>,
    folder: std::path::PathBuf,
    lister: Option<Lister>,
    reviewing: Option<Reviewing>,
    written: (Sender<Message>, Receiver<Message>),
}

impl Default for Archivist {
    fn default() -> Self {
        Self {
            keeps_index: false,
            updating: None,
            folder: std::path::PathBuf::new(),
            lister: None,
            reviewing: None,
            written: channel(),
        }
    }
}

impl Archivist {
    /// Has the next folders read with the help of an index in the user's cache folder.
    pub const fn keep_index(&mut self) {
        self.keeps_index = true;
    }

    pub fn start(&mut self, job: ArchiveJob, library: &Arc<Library>, lang: Lang, ctx: &egui::Context) {
        let wake = {
            let ctx = ctx.clone();
            move || ctx.request_repaint()
        };
        match job {
            ArchiveJob::Watch(folder) => {
                self.reviewing = None;
                // The index knows the folder by the name that all ways to it share.
                let real = folder.canonicalize().unwrap_or_else(|_| folder.clone());
                let index = self.keeps_index.then(|| index::place(&real)).flatten();
                self.updating = Some(ArchiveWatcher::watch(&real, index, library.clone(), EVERY, wake));
                self.folder = folder;
            }
            ArchiveJob::Poll(asked) => {
                if let Some(updating) = &self.updating {
                    updating.look(asked);
                }
            }
            ArchiveJob::Rest => {
                if let Some(updating) = &self.updating {
                    updating.rest();
                }
            }
            ArchiveJob::Stop => {
                if let Some(updating) = &self.updating {
                    updating.cancel();
                }
            }
            ArchiveJob::List(archive, ask) => {
                self.lister.get_or_insert_with(|| Lister::start(wake)).ask(archive, ask);
            }
            ArchiveJob::Review(folder, paths) => {
                self.reviewing = Some(Reviewing::start(folder, paths, library.clone(), wake));
            }
            ArchiveJob::StopReview => {
                if let Some(reviewing) = &self.reviewing {
                    reviewing.cancel();
                }
            }
            ArchiveJob::Write { table, listing, path, over } => {
                let sender = self.written.0.clone();
                thread::spawn(move || {
                    let text = csv(table, &listing, lang);
                    let result = store::export(&path, text, over)
                        .map_err(|error| files::cannot_write(&path, &error, lang));
                    let _ =
                        sender.send(Message::Exported(FileDialogKind::Archive(Asked::Save(table)), result));
                    wake();
                });
            }
        }
    }

    /// What has come in since the last time; of progress only the last.
    pub fn received(&self, lang: Lang) -> Vec<Message> {
        let mut said = Vec::new();
        let mut progress = None;
        while let Some(news) = self.updating.as_ref().and_then(ArchiveWatcher::news) {
            match news {
                ArchiveNews::Known(archive) => said.push(ArchiveMessage::Known(archive)),
                ArchiveNews::Progress(far) => progress = Some(far),
                ArchiveNews::Done(done) => {
                    progress = None;
                    said.push(ArchiveMessage::Read(
                        done.map_err(|error| files::cannot_read(&self.folder, &error, lang)),
                    ));
                }
            }
        }
        said.extend(progress.map(ArchiveMessage::Progress));
        said.extend(self.lister.as_ref().and_then(Lister::made).map(ArchiveMessage::Listed));
        while let Some(news) = self.reviewing.as_ref().and_then(Reviewing::news) {
            said.push(ArchiveMessage::Reviewed(news));
        }
        said.into_iter().map(Message::Archive).chain(self.written.1.try_iter()).collect()
    }
}

fn csv(table: Table, listing: &Listing, lang: Lang) -> String {
    let entries: Vec<&Entry> =
        listing.rows.iter().filter_map(|row| listing.archive.entries.get(row.entry)).collect();
    match table {
        Table::Reports => reports_in_words(&entries, lang),
        Table::Fouls => fouls_in_words(&entries, lang),
    }
}

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
