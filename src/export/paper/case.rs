//! What the paper is about, worked out once for every section and language.

use std::borrow::Cow;
use std::sync::Arc;

use super::model::Photo;
use super::photo::photo;
use super::{Options, Readers, Subject};
use crate::case::{Evaluation, NotRulable};
use crate::law::Library;
use crate::report::Report;
use crate::report::seal::Breach;

/// The report with what follows from it.
pub struct Case<'a> {
    pub subject: Subject<'a>,
    pub options: Options,
    /// The law at hand, with what the report carries.
    pub library: Cow<'a, Library>,
    /// What follows, or why nothing does.
    pub evaluation: Result<Evaluation, NotRulable>,
    /// The pictures of the exhibits, in their order; `None` where one is left out or cannot be decoded.
    pub photos: Vec<Option<Arc<Photo>>>,
    /// Seals and signatures of the report itself, nothing left out, that do not hold.
    pub breaches: Vec<Breach>,
}

impl<'a> Case<'a> {
    pub fn new(subject: Subject<'a>, options: Options, breaches: Vec<Breach>) -> Self {
        let shown = !matches!(options.readers, Readers::Public { pictures: false });
        let exhibits = &subject.report.exhibits;
        let photos = exhibits.iter().map(|one| if shown { photo(one) } else { None }).collect();
        let Subject { report, library, .. } = subject;
        let evaluation = Evaluation::of(report, library);
        // Names are given from what can be read.
        let library = library.with_law_of(report.event.law()).map_or(Cow::Borrowed(library), Cow::Owned);
        Self { subject, options, library, evaluation, photos, breaches }
    }

    pub const fn report(&self) -> &'a Report {
        self.subject.report
    }

    pub const fn is_public(&self) -> bool {
        matches!(self.options.readers, Readers::Public { .. })
    }
}
