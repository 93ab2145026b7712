//! The law of a report: each text it cites, as the report carries it or as it is at hand.

use super::NotRulable;
use crate::law::{CitedLaw, LawError, LawInForce, LawRef, Level, Library, Reading, Regulation, Rulebook};
use crate::report::{Report, RulingGiven};
use crate::ruling::Law;

/// The law that a report is ruled by, all of it there.
#[derive(Clone, Debug, PartialEq)]
pub struct CaseLaw {
    pub rulebook: Rulebook,
    pub regulation: Option<Regulation>,
    /// Every reading at hand.
    pub readings: Vec<Reading>,
    /// The id of the one that the report rules by; `None` for an incident without a report.
    pub recorded: Option<String>,
    pub level: Level,
}

/// Which text rules, where the one that a report carries and the one at hand are not the same.
#[derive(Copy, Clone, PartialEq, Eq)]
enum Texts {
    AsCited,
    Current,
}

impl CaseLaw {
    /// The law that a report cites, in the texts it cites.
    pub fn resolve(report: &Report, library: &Library) -> Result<Self, NotRulable> {
        Self::first(Self::resolve_cited(report.event.law(), report.event.level(), library))
    }

    /// The law that a ruling given names, in the texts it names; what it does not name is the event's.
    pub fn of_ruling(report: &Report, given: &RulingGiven, library: &Library) -> Result<Self, NotRulable> {
        Self::first(Self::resolve_cited(cited_by(report, given), report.event.level(), library))
    }

    /// The law cited in the texts of today: one at hand goes before one carried. Of the readings only the one
    /// cited.
    pub(super) fn current(cited: CitedLaw<'_>, level: Level, library: &Library) -> Result<Self, NotRulable> {
        let mut law = Self::first(find(cited, level, library, Texts::Current))?;
        law.readings.retain(|reading| reading.id == cited.reading.id);
        Ok(law)
    }

    pub(super) fn resolve_cited(
        cited: CitedLaw<'_>,
        level: Level,
        library: &Library,
    ) -> Result<Self, Vec<NotRulable>> {
        find(cited, level, library, Texts::AsCited)
    }

    fn first(found: Result<Self, Vec<NotRulable>>) -> Result<Self, NotRulable> {
        found.map_err(|missing| {
            missing.into_iter().next().unwrap_or_else(|| NotRulable::NoRulebook(String::new()))
        })
    }

    /// The reading that the report rules by.
    pub fn reading(&self) -> Option<&Reading> {
        self.readings.iter().find(|reading| self.is_recorded(reading))
    }

    /// Whether the report rules by this reading.
    pub fn is_recorded(&self, reading: &Reading) -> bool {
        self.recorded.as_ref() == Some(&reading.id)
    }

    pub const fn texts(&self) -> LawInForce<'_> {
        LawInForce { rulebook: &self.rulebook, regulation: self.regulation.as_ref() }
    }

    pub const fn under<'a>(&'a self, reading: &'a Reading) -> Law<'a> {
        Law { rulebook: &self.rulebook, reading, regulation: self.regulation.as_ref(), level: self.level }
    }

    /// This law under the reading that the report rules by.
    pub fn recorded(&self) -> Option<Law<'_>> {
        Some(self.under(self.reading()?))
    }
}

/// The law that a ruling given names; what it does not name is the event's.
pub(super) fn cited_by<'a>(report: &'a Report, given: &'a RulingGiven) -> CitedLaw<'a> {
    let named = |law: &LawRef| !law.id.is_empty();
    let event = report.event.law();
    CitedLaw {
        rulebook: if named(&given.rulebook) { &given.rulebook } else { event.rulebook },
        reading: if named(&given.reading) { &given.reading } else { event.reading },
        regulation: given.regulation.as_ref().or(event.regulation),
    }
}

/// Says for every piece of law which text is used; or everything that is missing.
fn find(
    cited: CitedLaw<'_>,
    level: Level,
    library: &Library,
    texts: Texts,
) -> Result<CaseLaw, Vec<NotRulable>> {
    let [carried, earlier] =
        carried_and_earlier(cited, library, texts).map_err(|error| vec![NotRulable::Law(error)])?;
    let order = match texts {
        Texts::AsCited => [&carried, &earlier, library],
        Texts::Current => [library, &carried, &earlier],
    };
    let mut missing = Vec::new();
    let rulebook = order.iter().find_map(|texts| texts.rulebook(&cited.rulebook.id));
    if rulebook.is_none() {
        missing.push(NotRulable::NoRulebook(cited.rulebook.id.clone()));
    }
    let reading = order.iter().find_map(|texts| texts.reading(&cited.reading.id));
    if reading.is_none() {
        missing.push(NotRulable::NoReading(cited.reading.id.clone()));
    }
    let regulation = cited.regulation.map(|cited| {
        let found = order.iter().find_map(|texts| texts.regulation(&cited.id));
        if found.is_none() {
            missing.push(NotRulable::NoRegulation(cited.id.clone()));
        }
        found
    });
    let (Some(rulebook), Some(reading), true) = (rulebook, reading, missing.is_empty()) else {
        return Err(missing);
    };
    let mut readings = library.readings.clone();
    match readings.iter_mut().find(|other| other.id == reading.id) {
        Some(other) => other.clone_from(reading),
        None => readings.push(reading.clone()),
    }
    Ok(CaseLaw {
        rulebook: rulebook.clone(),
        regulation: regulation.flatten().cloned(),
        readings,
        recorded: Some(cited.reading.id.clone()),
        level,
    })
}

/// What the report carries, and the built-in text of an earlier version that it cites; as far as it is needed
/// beside the library.
fn carried_and_earlier(
    cited: CitedLaw<'_>,
    library: &Library,
    texts: Texts,
) -> Result<[Library; 2], LawError> {
    const NOTHING: &LawRef =
        &LawRef { id: String::new(), edition: String::new(), digest: String::new(), text: None };
    let (rulebook, reading) = (cited.rulebook, cited.reading);
    // A text that is at hand to the letter need not be read again.
    let is_needed = |law: &LawRef, is_at_hand: bool| match texts {
        Texts::AsCited => law.text.is_some() && !library.has_text_of(law),
        Texts::Current => !is_at_hand,
    };
    let carried = Library::default().with_law_of(CitedLaw {
        rulebook: match is_needed(rulebook, library.rulebook(&rulebook.id).is_some()) {
            true => rulebook,
            false => NOTHING,
        },
        reading: match is_needed(reading, library.reading(&reading.id).is_some()) {
            true => reading,
            false => NOTHING,
        },
        regulation: cited
            .regulation
            .filter(|cited| is_needed(cited, library.regulation(&cited.id).is_some())),
    })?;
    let is_earlier = texts == Texts::AsCited && rulebook.text.is_none() && library.differs(rulebook);
    let earlier = if is_earlier { Library::earlier(rulebook)? } else { Library::default() };
    Ok([carried, earlier])
}

#[cfg(test)]
mod tests {
    use super::*;

    const AUTHOR: &str = include_str!("../../resources/readings/author.ron");
    const EARLIER: &str = include_str!("../../resources/rulebooks/earlier/cn-2011-a.ron");

    fn jilin() -> (Report, Library) {
        (crate::store::sample().unwrap().report, Library::built_in().unwrap())
    }

    #[test]
    fn a_regulation_that_is_not_at_hand_is_missing() {
        let (mut report, library) = jilin();
        assert!(CaseLaw::resolve(&report, &library).is_ok());
        report.event.regulation = Some(library.cite_regulation("usual-practice"));
        assert!(CaseLaw::resolve(&report, &library).unwrap().regulation.is_some());
        report.event.regulation = Some(LawRef::unknown("of-the-cup"));
        let missing = CaseLaw::resolve(&report, &library).unwrap_err();
        assert_eq!(missing, NotRulable::NoRegulation("of-the-cup".to_owned()));
    }

    #[test]
    fn everything_that_is_missing_is_named() {
        let (mut report, library) = jilin();
        let [rulebook, reading, regulation] = ["one", "two", "three"].map(str::to_owned);
        report.event.rulebook = LawRef::unknown(&rulebook);
        report.event.reading = LawRef::unknown(&reading);
        report.event.regulation = Some(LawRef::unknown(&regulation));
        let missing = [
            NotRulable::NoRulebook(rulebook),
            NotRulable::NoReading(reading),
            NotRulable::NoRegulation(regulation),
        ];
        assert_eq!(NotRulable::all(&report, &library), missing);
    }

    #[test]
    fn a_text_carried_goes_before_an_earlier_one_and_that_before_the_one_at_hand() {
        let (mut report, library) = jilin();
        let edition = |report: &Report| CaseLaw::resolve(report, &library).unwrap().rulebook;
        let at_hand = edition(&report);
        assert_eq!(Some(&at_hand), library.rulebook("cn-2011"));

        let mut earlier = Library::default();
        earlier.add_rulebook("cn-2011-a.ron", EARLIER).unwrap();
        let cited = earlier.cite_rulebook("cn-2011");
        report.event.rulebook = LawRef { text: None, ..cited };
        assert_eq!(Some(&edition(&report)), earlier.rulebook("cn-2011"));
        assert_ne!(edition(&report), at_hand);

        let carried = EARLIER.replacen("zh: \"2011年版", "zh: \"改2011年版", 1);
        report.event.rulebook.text = Some(carried);
        assert!(edition(&report).edition.zh.starts_with('改'));

        // The current law is the one at hand; of what is not, the text carried.
        let current = |report: &Report| CaseLaw::current(report.event.law(), Level::Provincial, &library);
        assert_eq!(current(&report).unwrap().rulebook, at_hand);
        let mine = AUTHOR.replacen("id: \"author\"", "id: \"mine\"", 1);
        report.event.reading = LawRef { text: Some(mine), ..LawRef::unknown("mine") };
        let readings = current(&report).unwrap().readings;
        assert_eq!(readings.iter().map(|reading| reading.id.as_str()).collect::<Vec<_>>(), ["mine"]);
        // A reading carried is one more beside those at hand.
        let law = CaseLaw::resolve(&report, &library).unwrap();
        assert_eq!(law.readings.len(), library.readings.len() + 1);
        assert_eq!(law.reading().unwrap().id, "mine");
    }

    #[test]
    fn a_carried_text_that_cannot_be_used_is_no_text() {
        let (mut report, library) = jilin();
        report.event.rulebook.text = Some("(".to_owned());
        assert!(matches!(CaseLaw::resolve(&report, &library), Err(NotRulable::Law(_))));
    }
}
