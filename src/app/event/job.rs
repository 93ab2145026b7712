//! What is done for the event at work off the window's thread.

use crate::app::event::{EventJob, EventMessage, fouls};
use crate::app::jobs::reading::expected;
use crate::pairings;
use crate::store;
use crate::text::{Lang, event as words, files};

impl EventJob {
    /// Does it.
    pub fn run(self, lang: Lang) -> EventMessage {
        match self {
            Self::Load(path) => {
                let result = store::load_event(&path);
                let result = result.map(Box::new).map_err(|error| files::load_error(&error, lang));
                EventMessage::Loaded(path, result)
            }
            Self::Save { path, event, revision, over } => {
                let result = store::save_event(&path, &event, expected(&path, over));
                let result = result.map_err(|error| files::unsaved(&error, lang));
                EventMessage::Saved(path, revision, result)
            }
            Self::ReadList(path) => {
                let most = u64::try_from(pairings::MAX_BYTES).unwrap_or(u64::MAX);
                let result = store::read_bytes(&path, most)
                    .map_err(|error| files::cannot_read(&path, &error.into(), lang))
                    .and_then(|bytes| pairings::read(&bytes).map_err(|error| words::list_error(error, lang)));
                EventMessage::ListRead(result.map(Box::new))
            }
            Self::ParseList(text) => {
                let result = pairings::read_text(&text);
                EventMessage::ListRead(result.map(Box::new).map_err(|error| words::list_error(error, lang)))
            }
            Self::SearchFouls { report, own, folder, library, asked } => {
                let found = fouls::search(&report, own.as_deref(), &folder, &library, lang);
                EventMessage::FoulsFound(found, asked)
            }
        }
    }
}
