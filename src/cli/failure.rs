//! Why an input cannot be used, in words.

use crate::case::{MissingLaw, NotRulable};
use crate::incident::{EmptySquare, WordsError};
use crate::law::{LawError, LawKind, Library};
use crate::store::{LoadError, ReadError, RecordFileError};
use crate::text::{Lang, faults, files, names, own_law, records, review};
use crate::tr;
use xiangqi::{PositionError, Refusal};

/// Why an input cannot be used.
#[derive(Debug, thiserror::Error)]
pub enum Failure {
    #[error(transparent)]
    Position(#[from] PositionError),
    #[error(transparent)]
    Events(#[from] WordsError),
    /// An event on an empty square.
    #[error("event {}: nothing stands on {}", .0.event + 1, .0.square)]
    EmptySquare(EmptySquare),
    /// A word of the record that is no move.
    #[error("move {number}: {text:?} is no move")]
    NoMove { number: usize, text: String },
    /// A move of the record from an empty square.
    #[error("move {number}: nothing stands where {text} begins")]
    NothingToMove { number: usize, text: String },
    #[error(transparent)]
    Load(#[from] LoadError),
    /// The law that travels in the report.
    #[error(transparent)]
    Law(#[from] LawError),
    /// No such reading.
    #[error("no reading {0:?}")]
    UnknownReading(String),
    /// No such rulebook.
    #[error("no rulebook {0:?}")]
    UnknownRulebook(String),
    /// A rulebook that says nothing of repetitions.
    #[error("rulebook {0:?} has no rules on repetitions")]
    NoRepetitionRules(String),
    /// A move that nobody may make.
    #[error("move {ply} {mv:?} may not be made")]
    IllegalMove { ply: usize, mv: String },
    /// A record that breaks off before its end.
    #[error("the record breaks off at move {ply}: {reason}")]
    RecordBreaksOff { ply: usize, reason: String },
    /// A record that cannot be read.
    #[error(transparent)]
    Record(#[from] RecordFileError),
    /// The report's regulation is not at hand, and the report does not carry it.
    #[error("no regulation {0:?}")]
    UnknownRegulation(String),
    /// The text that a report cites is not at hand, and the one of its id is another.
    #[error("another text of {:?} than the one cited", .0.id)]
    OtherText(MissingLaw),
    /// A regulation in a file that would not rule as it is meant to, or cannot be read.
    #[error("regulation {file:?}: {error}")]
    BadRegulation {
        file: String,
        /// What is wrong with it, and where.
        error: LawError,
    },
    /// A regulation that is neither at hand nor in a file that can be read.
    #[error("regulation {name:?}: {reason}")]
    RegulationFile {
        /// As the command line named it.
        name: String,
        /// Why it cannot be read.
        reason: ReadError,
    },
}

impl From<Vec<Refusal>> for Failure {
    fn from(reasons: Vec<Refusal>) -> Self {
        Self::Position(PositionError::Refused(reasons))
    }
}

impl From<NotRulable> for Failure {
    fn from(why: NotRulable) -> Self {
        match why {
            NotRulable::Refused(reasons) => reasons.into(),
            NotRulable::EmptySquare(empty) => Self::EmptySquare(empty),
            NotRulable::Law(error) => Self::Law(error),
            NotRulable::Missing(missing) if missing.other_at_hand => Self::OtherText(missing),
            NotRulable::Missing(MissingLaw { kind, id, .. }) => match kind {
                LawKind::Reading => Self::UnknownReading(id),
                LawKind::Regulation => Self::UnknownRegulation(id),
                LawKind::Rulebook | LawKind::Amendment => Self::UnknownRulebook(id),
            },
        }
    }
}

impl Failure {
    /// What is wrong, where, and what to do.
    pub fn say(&self, library: &Library, lang: Lang) -> String {
        match self {
            // One line, like every reason.
            Self::Position(error) => {
                faults::position_error(error, lang).replace('\n', tr!(lang, "join-sentences"))
            }
            Self::Events(error) => faults::words_error(error, lang),
            Self::EmptySquare(empty) => faults::empty_square(*empty, lang),
            Self::NoMove { number, text } => {
                tr!(lang, "failure-no-move", number, text = names::quoted(text, lang))
            }
            Self::NothingToMove { number, text } => {
                tr!(lang, "failure-nothing-to-move", number, text = text.as_str())
            }
            Self::Load(error) => files::load_error(error, lang),
            Self::Law(error) => {
                let (reason, file) = (own_law::law_error(error, lang), own_law::file_of(error, lang));
                tr!(lang, "failure-law", file, reason)
            }
            Self::UnknownReading(id) => {
                let known: Vec<&str> = library.readings.iter().map(|reading| reading.id.as_str()).collect();
                let known = known.join(tr!(lang, "join-list"));
                tr!(lang, "failure-unknown-reading", id = names::quoted(id, lang), known)
            }
            Self::UnknownRegulation(id) => {
                tr!(lang, "failure-unknown-regulation", id = names::quoted(id, lang))
            }
            Self::OtherText(missing) => review::missing_law(missing, lang),
            Self::BadRegulation { file, error } => {
                let reason = own_law::law_error(error, lang);
                tr!(lang, "failure-bad-regulation", file = names::quoted(file, lang), reason)
            }
            Self::RegulationFile { name, reason } => {
                let reason = files::not_read(reason, lang);
                let known: Vec<&str> =
                    library.regulations.iter().map(|regulation| regulation.id.as_str()).collect();
                let known = known.join(tr!(lang, "join-list"));
                tr!(lang, "failure-regulation-file", name = names::quoted(name, lang), reason, known)
            }
            Self::NoRepetitionRules(id) => {
                tr!(lang, "failure-no-repetition-rules", id = names::quoted(id, lang))
            }
            Self::IllegalMove { ply, mv } => {
                tr!(lang, "failure-illegal-move", ply, mv = names::quoted(mv, lang))
            }
            Self::RecordBreaksOff { ply, reason } => tr!(lang, "failure-record-breaks-off", ply, reason),
            Self::Record(error) => records::file_error(error, lang),
            Self::UnknownRulebook(id) => {
                let known: Vec<&str> =
                    library.rulebooks.iter().map(|rulebook| rulebook.id.as_str()).collect();
                let known = known.join(tr!(lang, "join-list"));
                tr!(lang, "failure-unknown-rulebook", id = names::quoted(id, lang), known)
            }
        }
    }
}
