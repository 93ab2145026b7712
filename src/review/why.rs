//! Why a ruling given and today's may differ.

use crate::law::{CitedLaw, Library};
use crate::report::seal::{Broken, Section};

/// A reason for a difference, as far as the record shows one.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum DifferenceCause {
    /// The rulebook of this id has another text today.
    Rulebook(String),
    /// The reading of this id has another text today.
    Reading(String),
    /// The regulation of this id has another text today.
    Regulation(String),
    /// This part of the report changed since the ruling was sealed.
    Changed(Section),
    /// The seal itself was altered, so that it cannot be said what changed.
    SealAltered,
    /// It was worked out with this version of the program, and today with another.
    Program(String),
    /// Today's depends on disputed facts that are not settled.
    Disputed,
    /// It was given without the program: people found otherwise.
    ByPeople,
    /// Nothing in the record explains it: the ruling given is not what the program proposed.
    Unknown,
}

/// Every reason the record shows; at least one.
pub(super) fn reasons(
    cited: CitedLaw<'_>,
    program: &str,
    broken: &[Broken],
    depends: bool,
    library: &Library,
) -> Vec<DifferenceCause> {
    let mut found = Vec::new();
    if library.differs(cited.rulebook) {
        found.push(DifferenceCause::Rulebook(cited.rulebook.id.clone()));
    }
    if library.differs(cited.reading) {
        found.push(DifferenceCause::Reading(cited.reading.id.clone()));
    }
    if let Some(regulation) = cited.regulation.filter(|cited| library.differs(cited)) {
        found.push(DifferenceCause::Regulation(regulation.id.clone()));
    }
    for what in broken {
        match *what {
            Broken::Section(section, _) if decides(section) => found.push(DifferenceCause::Changed(section)),
            Broken::Seal => found.push(DifferenceCause::SealAltered),
            Broken::Section(..) | Broken::Place(_) | Broken::Signature(_) => {}
        }
    }
    if depends {
        found.push(DifferenceCause::Disputed);
    }
    if program.is_empty() {
        found.push(DifferenceCause::ByPeople);
    } else if program != crate::PROGRAM {
        found.push(DifferenceCause::Program(program.to_owned()));
    }
    if found.is_empty() {
        found.push(DifferenceCause::Unknown);
    }
    found
}

/// Whether a ruling follows from this part of a report.
const fn decides(section: Section) -> bool {
    matches!(
        section,
        Section::Event
            | Section::Law
            | Section::FoulSheet
            | Section::Game
            | Section::Timeline
            | Section::Given
    )
}
