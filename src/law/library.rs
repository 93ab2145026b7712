//! The law at hand: what is built in, what a user has written, what travels in a report.

use ron::error::SpannedError;
use ron::ser::{PrettyConfig, to_string_pretty};
use serde::de::DeserializeOwned;
use strum::EnumIter;

use super::{Amendment, LawFault, Reading, Regulation, Rulebook};
use crate::digest::Digest;

/// A built-in text with the name of its file.
macro_rules! texts {
    ($folder:literal: $($file:literal),* $(,)?) => {
        &[$(($file, include_str!(concat!("../../resources/", $folder, "/", $file)))),*]
    };
}

type BuiltIn = &'static [(&'static str, &'static str)];

const RULEBOOKS: BuiltIn = texts!("rulebooks":
    "cn-2011.ron", "cn-2020.ron", "cn-1999.ron", "wxf-2018.ron", "axf.ron", "tw.ron",
    "vn-2004.ron");
/// Texts of built-in rulebooks in earlier versions of the program: reports made under them rule as they did.
const EARLIER_RULEBOOKS: BuiltIn = texts!("rulebooks/earlier": "cn-2011-a.ron");
const READINGS: BuiltIn = texts!("readings":
    "author.ron", "right-to-answer.ron", "legal-mobility.ron", "bare-text.ron");
const REGULATIONS: BuiltIn = texts!("regulations":
    "usual-practice.ron", "cn-2025-national-final.ron", "wuwei-2021.ron", "lawyers-2022.ron", "xishan-2020.ron",
    "linyi-2023.ron", "dybbs8-plan.ron", "shouguang-2013.ron", "hkcca-2015.ron", "hkcca-2018.ron", "hk-2006.ron",
    "singapore-2013.ron", "singapore-2014.ron", "australia.ron");

/// A file of rules that cannot be read: which, where and why.
#[derive(Clone, Debug, PartialEq, thiserror::Error)]
#[error("{file}: {error}")]
pub struct LoadError {
    pub file: String,
    /// Line, column and reason.
    pub error: Box<SpannedError>,
}

/// What a file of law holds, in the order in which they are read: a rulebook must be there before it is amended.
#[derive(Copy, Clone, Debug, PartialEq, Eq, EnumIter)]
pub enum LawKind {
    Rulebook,
    Reading,
    Regulation,
    /// Changes of a rulebook.
    Amendment,
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

/// A piece of law as a report cites it: enough to tell later whether the local copy is still the same.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct LawRef {
    pub id: String,
    /// Edition and date, as printed; empty for readings.
    pub edition: String,
    /// The SHA-256 of its text, line ends made uniform; empty where it was not at hand.
    pub digest: String,
    /// Its full text, where it is not built in.
    pub text: Option<String>,
}

impl LawRef {
    /// A reference to something that is not at hand.
    pub fn unknown(id: &str) -> Self {
        Self { id: id.to_owned(), ..Self::default() }
    }
}

/// Where a piece of law was read from.
#[derive(Clone, Debug, PartialEq)]
struct Source {
    id: String,
    digest: String,
    /// The text, where it did not come with the program.
    own_text: Option<String>,
}

impl Source {
    fn new(id: &str, text: &str, built_in: bool) -> Self {
        let text = text.trim_start_matches('\u{feff}').replace("\r\n", "\n");
        let digest = Digest::of(text.as_bytes()).to_string();
        Self { id: id.to_owned(), digest, own_text: (!built_in).then_some(text) }
    }

    fn cite(&self, edition: &str) -> LawRef {
        LawRef {
            id: self.id.clone(),
            edition: edition.to_owned(),
            digest: self.digest.clone(),
            text: self.own_text.clone(),
        }
    }
}

/// The law at hand, in the order it is offered.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Library {
    /// Rulebooks; the first is the default.
    pub rulebooks: Vec<Rulebook>,
    /// Readings; the first is the default.
    pub readings: Vec<Reading>,
    /// Regulations of events, and usual practice written down as such.
    pub regulations: Vec<Regulation>,
    rulebook_sources: Vec<Source>,
    reading_sources: Vec<Source>,
    regulation_sources: Vec<Source>,
}

/// The law that a report is ruled by, as it cites it.
#[derive(Copy, Clone, Debug)]
pub struct CitedLaw<'a> {
    pub rulebook: &'a LawRef,
    pub reading: &'a LawRef,
    /// The event's regulation, where it has one.
    pub regulation: Option<&'a LawRef>,
}

impl Library {
    /// The law that comes with the program.
    pub fn built_in() -> Result<Self, LoadError> {
        let mut library = Self::default();
        for (file, text) in RULEBOOKS {
            library.put_rulebook(file, text, true)?;
        }
        for (file, text) in READINGS {
            library.put_reading(file, text, true)?;
        }
        for (file, text) in REGULATIONS {
            library.add_regulation(file, text)?;
        }
        Ok(library)
    }

    /// Reads a rulebook from RON; one of the same id is replaced.
    pub fn add_rulebook(&mut self, file: &str, text: &str) -> Result<(), LoadError> {
        self.put_rulebook(file, text, false)
    }

    /// Reads a reading from RON; one of the same id is replaced.
    pub fn add_reading(&mut self, file: &str, text: &str) -> Result<(), LoadError> {
        self.put_reading(file, text, false)
    }

    /// Reads a regulation from RON; one of the same id is replaced.
    pub fn add_regulation(&mut self, file: &str, text: &str) -> Result<(), LoadError> {
        let new: Regulation = parse(file, text)?;
        // A regulation is the event's own and travels in full, built in or not.
        put(&mut self.regulation_sources, Source::new(&new.id, text, false), |source| &source.id);
        put(&mut self.regulations, new, |regulation| &regulation.id);
        Ok(())
    }

    fn put_rulebook(&mut self, file: &str, text: &str, built_in: bool) -> Result<(), LoadError> {
        let new: Rulebook = parse(file, text)?;
        put(&mut self.rulebook_sources, Source::new(&new.id, text, built_in), |source| &source.id);
        put(&mut self.rulebooks, new, |rulebook| &rulebook.id);
        Ok(())
    }

    fn put_reading(&mut self, file: &str, text: &str, built_in: bool) -> Result<(), LoadError> {
        let new: Reading = parse(file, text)?;
        put(&mut self.reading_sources, Source::new(&new.id, text, built_in), |source| &source.id);
        put(&mut self.readings, new, |reading| &reading.id);
        Ok(())
    }

    /// Takes a file of law; one of the same id is replaced.
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
    pub fn add_regulation_of_event(&mut self, file: &str, text: &str) -> Result<(), LawError> {
        let faults = parse::<Regulation>(file, text)?.faults();
        sound(faults.into_iter().filter(|fault| !fault.is_gap()).collect())?;
        Ok(self.add_regulation(file, text)?)
    }

    /// How a report cites a rulebook with these changes, whose text it then carries.
    ///
    /// # Errors
    /// What [`add_own`](Self::add_own) refuses of an amendment.
    pub fn amended(&self, amendment: &Amendment) -> Result<LawRef, LawError> {
        let mut library = self.clone();
        library.amend(amendment)?;
        Ok(library.cite_rulebook(&amendment.rulebook))
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

    /// This library with the law that travels in a report, which goes before a local copy of the same id, and
    /// with the text of a built-in rulebook as it was when the report was made.
    pub fn with_law_of(&self, cited: CitedLaw<'_>) -> Result<Self, LawError> {
        let mut library = self.clone();
        match &cited.rulebook.text {
            Some(text) => library.add_rulebook(&cited.rulebook.id, text)?,
            None if self.differs(cited.rulebook) => {
                if let Some((file, text)) = earlier(cited.rulebook) {
                    library.put_rulebook(file, text, true)?;
                }
            }
            None => {}
        }
        if let Some(text) = &cited.reading.text {
            library.add_reading(&cited.reading.id, text)?;
        }
        if let Some(regulation) = cited.regulation
            && let Some(text) = &regulation.text
        {
            library.add_regulation_of_event(&regulation.id, text)?;
        }
        Ok(library)
    }

    /// The built-in rulebook as it was in an earlier version of the program, where that is the text cited.
    ///
    /// # Errors
    /// None in a released program: a test reads them all.
    pub fn earlier(cited: &LawRef) -> Result<Self, LoadError> {
        let mut library = Self::default();
        if let Some((file, text)) = earlier(cited) {
            library.put_rulebook(file, text, true)?;
        }
        Ok(library)
    }

    /// Whether the text that a cited piece of law carries is the local copy's, to the letter.
    #[must_use]
    pub fn has_text_of(&self, cited: &LawRef) -> bool {
        let mut sources =
            self.rulebook_sources.iter().chain(&self.reading_sources).chain(&self.regulation_sources);
        sources.any(|source| source.id == cited.id && cited.text.is_some() && source.own_text == cited.text)
    }

    /// Whether the local copy of a cited piece of law has another text than the one cited.
    pub fn differs(&self, cited: &LawRef) -> bool {
        let mut sources =
            self.rulebook_sources.iter().chain(&self.reading_sources).chain(&self.regulation_sources);
        let local = sources.find(|source| source.id == cited.id);
        local.is_some_and(|local| !cited.digest.is_empty() && local.digest != cited.digest)
    }

    /// How a report cites the rulebook of this id.
    pub fn cite_rulebook(&self, id: &str) -> LawRef {
        let source = self.rulebook_sources.iter().find(|source| source.id == id);
        let edition = self.rulebook(id).map_or("", |rulebook| rulebook.edition.zh.as_str());
        source.map_or_else(|| LawRef::unknown(id), |source| source.cite(edition))
    }

    /// How a report cites the reading of this id.
    pub fn cite_reading(&self, id: &str) -> LawRef {
        let source = self.reading_sources.iter().find(|source| source.id == id);
        source.map_or_else(|| LawRef::unknown(id), |source| source.cite(""))
    }

    /// How a report cites the regulation of this id, with its full text.
    pub fn cite_regulation(&self, id: &str) -> LawRef {
        let source = self.regulation_sources.iter().find(|source| source.id == id);
        let edition = self.regulation(id).map_or("", |regulation| regulation.edition.zh.as_str());
        source.map_or_else(|| LawRef::unknown(id), |source| source.cite(edition))
    }

    pub fn regulation(&self, id: &str) -> Option<&Regulation> {
        self.regulations.iter().find(|regulation| regulation.id == id)
    }

    pub fn rulebook(&self, id: &str) -> Option<&Rulebook> {
        self.rulebooks.iter().find(|rulebook| rulebook.id == id)
    }

    /// The rulebook by which a repetition is ruled on where nothing says which.
    pub fn usual_on_repetitions(&self) -> Option<&Rulebook> {
        let is_usual = |book: &&Rulebook| book.repetition.as_ref().is_some_and(|rules| rules.usual);
        self.rulebooks.iter().find(is_usual)
    }

    pub fn reading(&self, id: &str) -> Option<&Reading> {
        self.readings.iter().find(|reading| reading.id == id)
    }
}

/// The text of a built-in rulebook in an earlier version of the program.
fn earlier(cited: &LawRef) -> Option<(&'static str, &'static str)> {
    let same = |text: &str| Source::new(&cited.id, text, true).digest == cited.digest;
    EARLIER_RULEBOOKS.iter().copied().find(|(_, text)| same(text))
}

fn parse<T: DeserializeOwned>(file: &str, text: &str) -> Result<T, LoadError> {
    ron::from_str(text.trim_start_matches('\u{feff}'))
        .map_err(|error| LoadError { file: file.to_owned(), error: Box::new(error) })
}

fn put<T>(list: &mut Vec<T>, new: T, id: impl Fn(&T) -> &String) {
    match list.iter_mut().find(|old| id(old) == id(&new)) {
        Some(old) => *old = new,
        None => list.push(new),
    }
}

fn sound(faults: Vec<LawFault>) -> Result<(), LawError> {
    if faults.is_empty() { Ok(()) } else { Err(LawError::Faulty(faults)) }
}
