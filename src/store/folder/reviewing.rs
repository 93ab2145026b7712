//! The rulings given in many reports, beside those that follow today.

use std::path::{Path, PathBuf};
use std::sync::atomic::AtomicBool;

use super::several;
use crate::case::{Reviewed, review};
use crate::law::Library;
use crate::report::Report;
use crate::store::{LoadError, load_report};

/// Reviews the reports at `paths` of `folder`, several at a time. What comes of each is handed to `take` on the
/// calling thread, with its number and in no order; `cancel` may be set from any thread.
pub fn review_each(
    folder: &Path,
    paths: &[PathBuf],
    library: &Library,
    cancel: &AtomicBool,
    take: impl FnMut(usize, Result<(Report, Vec<Reviewed>), LoadError>),
) {
    let one = |index: usize| {
        let path = folder.join(paths.get(index).map_or_else(|| Path::new(""), PathBuf::as_path));
        let report = load_report(&path)?;
        let reviewed = review(&report, library);
        Ok((report, reviewed))
    };
    several::each(paths.len(), cancel, one, take);
}
