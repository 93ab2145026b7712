//! The law of a report: each text it cites, as the report carries it or as it is at hand.

use super::NotRulable;
use crate::law::{
    CitedLaw, LawError, LawInForce, LawKind, LawRef, LawText, Level, Library, Reading, Regulation, Rulebook,
};
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

impl CaseLaw {
    /// The law that a report cites, in the texts it cites.
    pub fn resolve(report: &Report, library: &Library) -> Result<Self, NotRulable> {
        Self::first(Self::resolve_cited(report.event.law(), report.event.level(), library))
    }

    /// The law that a ruling given names, in the texts it names; what it does not name is the event's.
    pub fn of_ruling(report: &Report, given: &RulingGiven, library: &Library) -> Result<Self, NotRulable> {
        Self::first(Self::resolve_cited(cited_by(report, given), report.event.level(), library))
    }

    /// The text of every piece of law; or everything that keeps it from being used.
    pub(super) fn resolve_cited(
        cited: CitedLaw<'_>,
        level: Level,
        library: &Library,
    ) -> Result<Self, Vec<NotRulable>> {
        let mut obstacles = Vec::new();
        let rulebook: Option<Rulebook> = text(cited.rulebook, library, &mut obstacles);
        let reading: Option<Reading> = text(cited.reading, library, &mut obstacles);
        let regulation: Option<Regulation> =
            cited.regulation.and_then(|cited| text(cited, library, &mut obstacles));
        let (Some(rulebook), Some(reading), true) = (rulebook, reading, obstacles.is_empty()) else {
            return Err(obstacles);
        };
        let mut readings = library.readings.clone();
        match readings.iter_mut().find(|other| other.id == reading.id) {
            Some(other) => *other = reading,
            None => readings.push(reading),
        }
        Ok(Self { rulebook, regulation, readings, recorded: Some(cited.reading.id.clone()), level })
    }

    fn first(found: Result<Self, Vec<NotRulable>>) -> Result<Self, NotRulable> {
        found.map_err(|missing| {
            missing.into_iter().next().unwrap_or_else(|| NotRulable::Missing(MissingLaw::default()))
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

/// A text that is cited and cannot be had.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct MissingLaw {
    pub kind: LawKind,
    pub id: String,
    /// Of the text cited; empty where none is named.
    pub digest: String,
    /// Whether another text of the same id is at hand. It is not the one cited, and is not used in its place.
    pub other_at_hand: bool,
}

/// Why texts that a report carries, for itself or for a ruling given, are not the ones it cites or cannot be used.
pub fn refused_texts(report: &Report) -> Vec<LawError> {
    let nothing = Library::default();
    let of_rulings = report.rulings.iter().map(|given| CitedLaw {
        rulebook: &given.rulebook,
        reading: &given.reading,
        regulation: given.regulation.as_ref(),
    });
    let mut refused: Vec<LawError> = Vec::new();
    for law in std::iter::once(report.event.law()).chain(of_rulings) {
        let carried = |cited: &&LawRef| cited.text.is_some();
        let errors = [
            Some(law.rulebook).filter(carried).and_then(|cited| nothing.find::<Rulebook>(cited).err()),
            Some(law.reading).filter(carried).and_then(|cited| nothing.find::<Reading>(cited).err()),
            law.regulation.filter(carried).and_then(|cited| nothing.find::<Regulation>(cited).err()),
        ];
        for error in errors.into_iter().flatten() {
            if !refused.contains(&error) {
                refused.push(error);
            }
        }
    }
    refused
}

impl MissingLaw {
    /// The reading that a report cites.
    pub fn reading(report: &Report) -> Self {
        let LawRef { id, digest, .. } = report.event.reading.clone();
        Self { kind: LawKind::Reading, id, digest, other_at_hand: false }
    }
}

fn text<T: LawText>(cited: &LawRef, library: &Library, obstacles: &mut Vec<NotRulable>) -> Option<T> {
    match library.find(cited) {
        Ok(Some(text)) => return Some(text),
        Err(error) => obstacles.push(NotRulable::Law(error)),
        Ok(None) => obstacles.push(NotRulable::Missing(MissingLaw {
            kind: T::KIND,
            id: cited.id.clone(),
            digest: cited.digest.clone(),
            other_at_hand: T::at_hand(library).iter().any(|text| text.id() == cited.id),
        })),
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;

    const AUTHOR: &str = include_str!("../../resources/readings/author.ron");
    const EARLIER: &str = include_str!("../../resources/rulebooks/earlier/cn-2011-a.ron");

    fn of_kind(kind: LawKind, id: &str) -> NotRulable {
        NotRulable::Missing(MissingLaw { kind, id: id.to_owned(), ..MissingLaw::default() })
    }

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
        assert_eq!(missing, of_kind(LawKind::Regulation, "of-the-cup"));
    }

    #[test]
    fn everything_that_is_missing_is_named() {
        let (mut report, library) = jilin();
        let [rulebook, reading, regulation] = ["one", "two", "three"].map(str::to_owned);
        report.event.rulebook = LawRef::unknown(&rulebook);
        report.event.reading = LawRef::unknown(&reading);
        report.event.regulation = Some(LawRef::unknown(&regulation));
        let missing = [
            of_kind(LawKind::Rulebook, &rulebook),
            of_kind(LawKind::Reading, &reading),
            of_kind(LawKind::Regulation, &regulation),
        ];
        assert_eq!(NotRulable::all(&report, &library), missing);
    }

    #[test]
    fn the_text_with_the_digest_cited_rules_wherever_it_is() {
        let (mut report, library) = jilin();
        let edition =
            |report: &Report, library: &Library| CaseLaw::resolve(report, library).unwrap().rulebook;
        let today = library.rulebook("cn-2011").unwrap();
        assert_eq!(edition(&report, &library), *today);

        // The user's own of the same id does not take its place, nor does today's that of an earlier one.
        let mut mine = Library::built_in().unwrap();
        let changed = EARLIER.replacen("zh: \"2011年版", "zh: \"改2011年版", 1);
        mine.add_rulebook("mine.ron", &changed).unwrap();
        assert_eq!(edition(&report, &mine), *today);
        let mut earlier = Library::default();
        earlier.add_rulebook("cn-2011-a.ron", EARLIER).unwrap();
        for mut cited in [
            earlier.cite_rulebook("cn-2011"),
            LawRef { edition: String::new(), ..earlier.cite_rulebook("cn-2011") },
        ] {
            cited.text = None;
            report.event.rulebook = cited;
            for library in [&library, &mine] {
                assert_eq!(Some(&edition(&report, library)), earlier.rulebook("cn-2011"));
            }
        }
        // Without a digest the one that comes with the program is meant.
        report.event.rulebook = LawRef::unknown("cn-2011");
        assert_eq!(edition(&report, &mine), *today);
        // The user's own, by its digest: carried or not.
        report.event.rulebook = mine.cite_rulebook("cn-2011");
        assert!(edition(&report, &library).edition.zh.starts_with('改'));
        report.event.rulebook.text = None;
        assert_eq!(Some(&edition(&report, &mine)), mine.rulebook("cn-2011"));
        let Err(NotRulable::Missing(missing)) = CaseLaw::resolve(&report, &library) else { panic!() };
        assert!(missing.other_at_hand && missing.digest == mine.cite_rulebook("cn-2011").digest);

        // A reading carried is one more beside those at hand.
        let mine = AUTHOR.replacen("id: \"author\"", "id: \"mine\"", 1);
        report.event.reading = LawRef { text: Some(mine), ..LawRef::unknown("mine") };
        report.event.rulebook = LawRef::unknown("cn-2011");
        let law = CaseLaw::resolve(&report, &library).unwrap();
        assert_eq!(law.readings.len(), library.readings.len() + 1);
        assert_eq!(law.reading().unwrap().id, "mine");
    }

    /// The readings as the first reports cite them.
    #[test]
    fn earlier_texts_of_every_kind_rule_where_they_are_cited() {
        let (mut report, library) = jilin();
        let earlier = include_str!("../../resources/readings/earlier/author-a.ron");
        let mut texts = Library::default();
        texts.add_reading("author-a.ron", earlier).unwrap();
        let digest = texts.cite_reading("author").digest;
        assert_eq!(digest, "259ba34d54b932e14d88cd6afa7907b6224d0571233a1e2e2cc9c04774ff8adc");
        assert_ne!(library.cite_reading("author").digest, digest);
        report.event.reading = LawRef { digest: digest.clone(), ..LawRef::unknown("author") };
        let law = CaseLaw::resolve(&report, &library).unwrap();
        assert_eq!(law.reading().unwrap().digest, digest);
        // One of it, in the place of today's.
        assert_eq!(law.readings.len(), library.readings.len());
    }

    #[test]
    fn a_carried_text_that_is_not_the_one_cited_is_refused() {
        let (report, library) = jilin();
        let sound = library.cite_rulebook("cn-2011");
        let refused = |cited: LawRef| {
            let mut report = report.clone();
            report.event.rulebook = cited;
            CaseLaw::resolve(&report, &library).unwrap_err()
        };
        let text = include_str!("../../resources/rulebooks/cn-2011.ron").to_owned();
        // Another text under the genuine id and digest; the genuine text under another id, with its digest and without.
        let altered =
            LawRef { text: Some(text.replacen("(Provincial, 2)", "(Provincial, 1)", 1)), ..sound.clone() };
        assert!(altered.text.as_ref() != Some(&text));
        let renamed = LawRef { id: "mine".to_owned(), text: Some(text.clone()), ..sound };
        let unnamed = LawRef { digest: String::new(), ..renamed.clone() };
        for cited in [altered, renamed, unnamed] {
            let refused = refused(cited);
            assert!(matches!(refused, NotRulable::Law(LawError::NotAsCited { .. })), "{refused:?}");
        }
    }

    #[test]
    fn a_carried_text_that_cannot_be_used_is_no_text() {
        let (mut report, library) = jilin();
        report.event.rulebook.text = Some("(".to_owned());
        assert!(matches!(CaseLaw::resolve(&report, &library), Err(NotRulable::Law(_))));
    }
}
