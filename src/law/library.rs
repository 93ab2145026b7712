//! The law at hand: what is built in, what a user has written, what travels in a report.

use std::sync::OnceLock;

use ron::error::SpannedError;
use ron::ser::{PrettyConfig, to_string_pretty};
use serde::Serialize;
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
/// Built-in texts of earlier versions of the program: reports made under them rule as they did. A built-in text that
/// is changed after a release goes here as it was.
const EARLIER_RULEBOOKS: BuiltIn = texts!("rulebooks/earlier": "cn-1999-a.ron", "cn-2011-a.ron", "cn-2011-b.ron", "cn-2020-a.ron", "tw-a.ron", "vn-2004-a.ron", "wxf-2018-a.ron");
const EARLIER_READINGS: BuiltIn = texts!("readings/earlier": "author-a.ron", "right-to-answer-a.ron");
const EARLIER_REGULATIONS: BuiltIn =
    texts!("regulations/earlier": "hk-2006-a.ron", "usual-practice-a.ron", "xishan-2020-a.ron");
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

/// A text that comes with the program.
struct BuiltInText {
    kind: LawKind,
    /// The id of the text, or for an earlier one its own name, and `.ron`.
    file: &'static str,
    text: &'static str,
    digest: String,
    origin: Origin,
}

/// Every text that comes or came with the program.
fn built_in_texts() -> &'static [BuiltInText] {
    static TEXTS: OnceLock<Vec<BuiltInText>> = OnceLock::new();
    TEXTS.get_or_init(|| {
        let lists = [
            (LawKind::Rulebook, Origin::BuiltIn, RULEBOOKS),
            (LawKind::Reading, Origin::BuiltIn, READINGS),
            (LawKind::Regulation, Origin::BuiltIn, REGULATIONS),
            (LawKind::Rulebook, Origin::Earlier, EARLIER_RULEBOOKS),
            (LawKind::Reading, Origin::Earlier, EARLIER_READINGS),
            (LawKind::Regulation, Origin::Earlier, EARLIER_REGULATIONS),
        ];
        let mut texts = Vec::new();
        for (kind, origin, list) in lists {
            for &(file, text) in list {
                texts.push(BuiltInText { kind, file, text, digest: digest_of(text), origin });
            }
        }
        texts
    })
}

/// Whose text a piece of law is.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Origin {
    /// It comes with the program.
    BuiltIn,
    /// It came with an earlier version of the program.
    Earlier,
    /// The user's, or whoever's report carries it.
    Own,
}

impl Origin {
    /// The origin of the text with this digest.
    pub fn of(digest: &str) -> Self {
        let known = built_in_texts().iter().find(|known| known.digest == digest);
        known.map_or(Self::Own, |known| known.origin)
    }
}

/// What a file of law holds, in the order in which they are read: a rulebook must be there before it is amended.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq, EnumIter)]
pub enum LawKind {
    #[default]
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
    /// The text that a report carries under this id is another one than it cites: that one has another id, or another
    /// digest.
    #[error("the text carried under the id {cited:?} is not the one cited, but {carried:?}")]
    NotAsCited { cited: String, carried: String },
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

/// What a report carries of a piece of law.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Source {
    id: String,
    /// The text, where it did not come with the program.
    own_text: Option<String>,
}

/// A kind of law that reports cite by id and digest.
pub(crate) trait LawText: Clone + DeserializeOwned {
    const KIND: LawKind;
    fn id(&self) -> &str;
    /// The SHA-256 of the text it was read from.
    fn digest(&self) -> &str;
    fn set_digest(&mut self, digest: String);
    fn at_hand(library: &Library) -> &[Self];
    fn sources(library: &Library) -> &[Source];
    fn at_hand_mut(library: &mut Library) -> (&mut Vec<Self>, &mut Vec<Source>);
    /// What keeps a text that a report carries from ruling.
    fn faults_in_report(&self) -> Vec<LawFault>;
}

macro_rules! law_text {
    ($law:ident, $texts:ident, $sources:ident, $faults:expr) => {
        impl LawText for $law {
            const KIND: LawKind = LawKind::$law;

            fn id(&self) -> &str {
                &self.id
            }

            fn digest(&self) -> &str {
                &self.digest
            }

            fn set_digest(&mut self, digest: String) {
                self.digest = digest;
            }

            fn at_hand(library: &Library) -> &[Self] {
                &library.$texts
            }

            fn sources(library: &Library) -> &[Source] {
                &library.$sources
            }

            fn at_hand_mut(library: &mut Library) -> (&mut Vec<Self>, &mut Vec<Source>) {
                (&mut library.$texts, &mut library.$sources)
            }

            fn faults_in_report(&self) -> Vec<LawFault> {
                let faults: fn(&Self) -> Vec<LawFault> = $faults;
                faults(self)
            }
        }
    };
}

law_text!(Rulebook, rulebooks, rulebook_sources, |_| Vec::new());
law_text!(Reading, readings, reading_sources, |_| Vec::new());
// The regulation of an event may lack words that one for everybody's use must have.
law_text!(Regulation, regulations, regulation_sources, |regulation| {
    regulation.faults().into_iter().filter(|fault| !fault.is_gap()).collect()
});

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
        for known in built_in_texts().iter().filter(|known| known.origin == Origin::BuiltIn) {
            match known.kind {
                LawKind::Rulebook => library.put::<Rulebook>(read(known.file, known.text)?, None),
                LawKind::Reading => library.put::<Reading>(read(known.file, known.text)?, None),
                // A regulation is the event's own and travels in full, built in or not.
                LawKind::Regulation => library.add_regulation(known.file, known.text)?,
                LawKind::Amendment => {}
            }
        }
        Ok(library)
    }

    /// Reads a rulebook from RON; one of the same id is replaced.
    pub fn add_rulebook(&mut self, file: &str, text: &str) -> Result<(), LoadError> {
        self.put::<Rulebook>(read(file, text)?, Some(uniform(text)));
        Ok(())
    }

    /// Reads a reading from RON; one of the same id is replaced.
    pub fn add_reading(&mut self, file: &str, text: &str) -> Result<(), LoadError> {
        self.put::<Reading>(read(file, text)?, Some(uniform(text)));
        Ok(())
    }

    /// Reads a regulation from RON; one of the same id is replaced.
    pub fn add_regulation(&mut self, file: &str, text: &str) -> Result<(), LoadError> {
        self.put::<Regulation>(read(file, text)?, Some(uniform(text)));
        Ok(())
    }

    fn put<T: LawText>(&mut self, new: T, own_text: Option<String>) {
        let source = Source { id: new.id().to_owned(), own_text };
        let (texts, sources) = T::at_hand_mut(self);
        put(sources, source, |source| &source.id);
        put(texts, new, T::id);
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
        let text = written(&amended).map_err(LawError::Unwritable)?;
        self.add_rulebook(&amended.id, &text)?;
        Ok(())
    }

    /// The text that a report cites: wherever it is, the one with the id and digest cited. A report that carries one
    /// without saying its digest means that one; one that says nothing but the id means the text that comes with the
    /// program, and else the user's own. `None` where it cannot be had.
    ///
    /// # Errors
    /// The text that the report carries is not the one it cites, or cannot be used.
    pub(crate) fn find<T: LawText>(&self, cited: &LawRef) -> Result<Option<T>, LawError> {
        let same_id = T::at_hand(self).iter().find(|text| text.id() == cited.id);
        if let Some(text) = &cited.text {
            return carried(cited, text, same_id).map(Some);
        }
        let is_cited = |digest: &str, origin: Origin, file: &str| match cited.digest.as_str() {
            "" => origin == Origin::BuiltIn && file.strip_suffix(".ron") == Some(&cited.id),
            cited => cited == digest,
        };
        let mut built_in = built_in_texts().iter().filter(|known| known.kind == T::KIND);
        let built_in = built_in.find(|known| is_cited(&known.digest, known.origin, known.file));
        let digest = built_in.map_or(cited.digest.as_str(), |known| &known.digest);
        if let Some(text) = same_id.filter(|text| digest.is_empty() || text.digest() == digest) {
            return Ok(Some(text.clone()));
        }
        let Some(known) = built_in else { return Ok(None) };
        let text: T = read(known.file, known.text)?;
        Ok((text.id() == cited.id).then_some(text))
    }

    /// This library with the texts that a report cites, as far as they can be had, in the place of others of the same
    /// ids.
    #[must_use]
    pub fn with_law_of(&self, cited: CitedLaw<'_>) -> Self {
        let mut library = self.clone();
        library.take_cited::<Rulebook>(cited.rulebook);
        library.take_cited::<Reading>(cited.reading);
        if let Some(regulation) = cited.regulation {
            library.take_cited::<Regulation>(regulation);
        }
        library
    }

    fn take_cited<T: LawText>(&mut self, cited: &LawRef) {
        let Ok(Some(text)) = self.find::<T>(cited) else { return };
        let is_at_hand =
            T::at_hand(self).iter().any(|one| one.id() == text.id() && one.digest() == text.digest());
        if !is_at_hand {
            self.put(text, cited.text.as_deref().map(uniform));
        }
    }

    /// Whether the local copy of a cited piece of law has another text than the one cited.
    pub fn differs(&self, cited: &LawRef) -> bool {
        let local = self.cite_rulebook(&cited.id);
        let local = if local.digest.is_empty() { self.cite_reading(&cited.id) } else { local };
        let local = if local.digest.is_empty() { self.cite_regulation(&cited.id) } else { local };
        !local.digest.is_empty() && !cited.digest.is_empty() && local.digest != cited.digest
    }

    fn cite<T: LawText>(&self, id: &str, edition: impl Fn(&T) -> &str) -> LawRef {
        let (texts, sources) = (T::at_hand(self), T::sources(self));
        let Some(text) = texts.iter().find(|text| text.id() == id) else { return LawRef::unknown(id) };
        LawRef {
            id: id.to_owned(),
            edition: edition(text).to_owned(),
            digest: text.digest().to_owned(),
            text: sources.iter().find(|source| source.id == id).and_then(|source| source.own_text.clone()),
        }
    }

    /// How a report cites the rulebook of this id.
    pub fn cite_rulebook(&self, id: &str) -> LawRef {
        self.cite::<Rulebook>(id, |rulebook| &rulebook.edition.zh)
    }

    /// How a report cites the reading of this id.
    pub fn cite_reading(&self, id: &str) -> LawRef {
        self.cite::<Reading>(id, |_| "")
    }

    /// How a report cites the regulation of this id, with its full text.
    pub fn cite_regulation(&self, id: &str) -> LawRef {
        self.cite::<Regulation>(id, |regulation| &regulation.edition.zh)
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

/// The text that a report carries, if it is the one it cites; one at hand that is the same need not be read again.
fn carried<T: LawText>(cited: &LawRef, text: &str, at_hand: Option<&T>) -> Result<T, LawError> {
    let not_as_cited =
        |carried: &str| LawError::NotAsCited { cited: cited.id.clone(), carried: carried.to_owned() };
    let digest = digest_of(text);
    if !cited.digest.is_empty() && cited.digest != digest {
        return Err(not_as_cited(&digest));
    }
    if let Some(same) = at_hand.filter(|at_hand| at_hand.digest() == digest) {
        return Ok(same.clone());
    }
    let read: T = read(&cited.id, text)?;
    if read.id() != cited.id {
        return Err(not_as_cited(read.id()));
    }
    sound(read.faults_in_report())?;
    Ok(read)
}

/// A text without what an editor adds, as it is digested and carried.
fn uniform(text: &str) -> String {
    text.trim_start_matches('\u{feff}').replace("\r\n", "\n")
}

fn digest_of(text: &str) -> String {
    Digest::of(uniform(text).as_bytes()).to_string()
}

fn read<T: LawText>(file: &str, text: &str) -> Result<T, LoadError> {
    let mut read: T = parse(file, text)?;
    read.set_digest(digest_of(text));
    Ok(read)
}

/// A text of law as it stands in a file.
pub(super) fn written(law: &impl Serialize) -> Result<String, ron::Error> {
    to_string_pretty(law, PrettyConfig::new().new_line("\n").struct_names(true))
}

fn parse<T: DeserializeOwned>(file: &str, text: &str) -> Result<T, LoadError> {
    ron::from_str(text.trim_start_matches('\u{feff}'))
        .map_err(|error| LoadError { file: file.to_owned(), error: Box::new(error) })
}

fn put<T>(list: &mut Vec<T>, new: T, id: impl Fn(&T) -> &str) {
    match list.iter_mut().find(|old| id(old) == id(&new)) {
        Some(old) => *old = new,
        None => list.push(new),
    }
}

fn sound(faults: Vec<LawFault>) -> Result<(), LawError> {
    if faults.is_empty() { Ok(()) } else { Err(LawError::Faulty(faults)) }
}
