//! Law that a user has written: read, looked through, and only then taken.

use ron::ser::{PrettyConfig, to_string_pretty};

use super::library::parse;
use super::{Amendment, LawFault, Library, LoadError, Reading, Regulation, Rulebook};

/// What a file of law holds.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum LawKind {
    /// A rulebook.
    Rulebook,
    /// A reading.
    Reading,
    /// A regulation.
    Regulation,
    /// Changes of a rulebook.
    Amendment,
}

impl LawKind {
    /// Every kind, in the order in which they are read: a rulebook must be there before it is amended.
    pub const ALL: [Self; 4] = [Self::Rulebook, Self::Reading, Self::Regulation, Self::Amendment];
}

/// Why a file of law is not taken.
#[derive(Clone, Debug, PartialEq, thiserror::Error)]
pub enum LawError {
    /// It cannot be read: the place and the reason.
    #[error(transparent)]
    Unreadable(#[from] LoadError),
    /// It can be read and is wrong.
    #[error("{0:?}")]
    Faulty(Vec<LawFault>),
    /// It changes a rulebook that is not there.
    #[error("no rulebook {0:?}")]
    NoSuchRulebook(String),
    /// The changed rulebook cannot be written down, so that no report could carry it.
    #[error("{0}")]
    Unwritable(ron::Error),
}

impl Library {
    /// Takes a file of law; one of the same id is replaced.
    ///
    /// # Errors
    /// The text cannot be read, or what it says is wrong. The library is then as before.
    pub fn add_own(&mut self, kind: LawKind, file: &str, text: &str) -> Result<(), LawError> {
        match kind {
            LawKind::Rulebook => {
                sound(parse::<Rulebook>(file, text)?.faults())?;
                self.add_rulebook(file, text)?;
            }
            LawKind::Reading => {
                sound(parse::<Reading>(file, text)?.faults())?;
                self.add_reading(file, text)?;
            }
            LawKind::Regulation => {
                sound(parse::<Regulation>(file, text)?.faults())?;
                self.add_regulation(file, text)?;
            }
            LawKind::Amendment => self.amend(&parse(file, text)?)?,
        }
        Ok(())
    }

    /// Takes the regulation of an event, which may lack words that a regulation for everybody's use must have.
    ///
    /// # Errors
    /// The text cannot be read, or it would not rule as it is meant to. The library is then as before.
    pub fn add_regulation_of_event(&mut self, file: &str, text: &str) -> Result<(), LawError> {
        let faults = parse::<Regulation>(file, text)?.faults();
        sound(faults.into_iter().filter(|fault| !fault.is_gap()).collect())?;
        Ok(self.add_regulation(file, text)?)
    }

    /// Changes a rulebook. Its text is then its own and travels in full with every report.
    fn amend(&mut self, amendment: &Amendment) -> Result<(), LawError> {
        let rulebook = self.rulebook(&amendment.rulebook);
        let rulebook = rulebook.ok_or_else(|| LawError::NoSuchRulebook(amendment.rulebook.clone()))?;
        let amended = amendment.applied_to(rulebook);
        sound(amended.faults())?;
        let config = PrettyConfig::new().new_line("\n").struct_names(true);
        let text = to_string_pretty(&amended, config).map_err(LawError::Unwritable)?;
        self.add_rulebook(&amended.id, &text)?;
        Ok(())
    }
}

fn sound(faults: Vec<LawFault>) -> Result<(), LawError> {
    if faults.is_empty() { Ok(()) } else { Err(LawError::Faulty(faults)) }
}
