//! A folder of reports as an archive: no database, nothing to run.
//!
//! The files are the truth. What is listed is read from them; an [index](store) in the user's cache folder only
//! saves reading again what did not change, and can be thrown away at any time. Files that others change, add or
//! remove are noticed at the next [`refresh`].

mod background;
mod copies;
mod entry;
mod kind;
mod precedents;
mod read;
mod refresh;
mod reviewing;
mod scan;
mod search;
mod several;
pub mod store;
mod summary;

pub use background::{News, Updating};
pub use copies::{Alike, Copies, copies};
pub use entry::{Content, Entry, Problem, Stamp};
pub use kind::Kind;
pub use precedents::{Because, Precedent, Precedents, precedents};
pub use refresh::{Archive, Changes, Progress, is_current, refresh};
pub use reviewing::review_each;
pub use scan::paths;
pub use search::{Query, name, normalised};
pub use summary::{MAX_TEXT, State, Summary};
