//! What the room has done on other threads: jobs go out, messages come in.

use std::sync::Arc;
use std::time::Duration;

use crate::app::archive::ask::Ask;
use crate::app::archive::listing::{Listing, Source, list};
use crate::app::archive::reviewing::{self, Reviewing};
use crate::app::archive::{ArchiveJob, ArchiveMessage};
use crate::app::jobs::worker::{Work, Worker};
use crate::app::message::Message;
use crate::law::Library;
use crate::store::archive::{Archive, ArchiveNews, ArchiveWatcher, index};
use crate::text::{Lang, files};

/// How often a shown folder is looked at for changes.
const EVERY: Duration = Duration::from_secs(4);

/// The room's side of its threads.
#[derive(Default)]
pub struct Archivist {
    keeps_index: bool,
    updating: Option<ArchiveWatcher>,
    folder: std::path::PathBuf,
    lister: Option<Lister>,
    reviewing: Option<Reviewing>,
}

impl Archivist {
    /// Has the next folders read with the help of an index in the user's cache folder.
    pub const fn keep_index(&mut self) {
        self.keeps_index = true;
    }

    pub fn start(&mut self, job: ArchiveJob, library: &Arc<Library>, ctx: &egui::Context) {
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
                self.lister.get_or_insert_with(|| lister(wake)).order((archive, ask));
            }
            ArchiveJob::Review(folder, paths) => {
                self.reviewing = Some(reviewing::start(folder, paths, library.clone(), wake));
            }
            ArchiveJob::StopReview => {
                if let Some(reviewing) = &self.reviewing {
                    reviewing.cancel.stop();
                }
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
        said.extend(self.lister.as_ref().and_then(|lister| lister.news().last()).map(ArchiveMessage::Listed));
        said.extend(self.reviewing.iter().flat_map(Reviewing::news).map(ArchiveMessage::Reviewed));
        said.into_iter().map(Message::Archive).collect()
    }
}

/// Makes lists of what is asked for.
type Lister = Worker<(Arc<Archive>, Ask), Arc<Listing>>;

fn lister(wake: impl Fn() + Send + 'static) -> Lister {
    let (lister, _) = Worker::start("list-reports", wake, |work: Work<(Arc<Archive>, Ask), Arc<Listing>>| {
        let mut of = Source::default();
        while let Ok(first) = work.orders.recv() {
            // What was asked before something else was asked is not wanted any more.
            let (archive, ask) = work.orders.try_iter().last().unwrap_or(first);
            if !Arc::ptr_eq(&of.archive, &archive) {
                of = Source::of(archive);
            }
            if !work.tell(Arc::new(list(&of, &ask))) {
                return;
            }
        }
    });
    lister
}
