//! What is wrong with a piece of law that can be read: it would not rule as its writer means it to.

use strum::IntoEnumIterator;

use super::{
    Bilingual, ChangeBy, Clause, ConductRule, Level, Reading, Regulation, RepetitionCount, RuleEntry,
    Rulebook, Setting, Topic,
};

/// A text that a piece of law must have in both languages.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Part {
    Name,
    ShortName,
    Edition,
    Seen,
    Gist,
    Source,
}

/// One thing that is wrong with a piece of law.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LawFault {
    /// The id is empty or has other characters than letters, digits and hyphens.
    OddId(String),
    /// A text is missing in one of the languages.
    Missing(Part),
    /// The title or text of this clause is missing in one of the languages.
    MissingInClause(String),
    /// A clause number is empty, has a blank at an end, or begins with `reg:`, which marks a regulation's clause.
    OddNumber(String),
    NumberTwice(String),
    /// Two clauses, with these numbers, are about the same topic.
    MatterTwice(Topic, String, String),
    /// A setting names a clause that is not there.
    NoSuchClause(Topic, String),
    /// The same thing is set twice; the clause of the second.
    SetTwice(Topic, String),
    /// A limit of nought, by which everybody would have lost at once; the clause, empty for the breach limits.
    NoughtLimit(Topic, String),
    /// Two breach limits for the same level.
    LevelTwice(Level),
}

impl LawFault {
    /// Whether only words are missing, so that it rules as its writer means it to. What the window writes of an
    /// event's own regulation may have such gaps.
    pub const fn is_gap(&self) -> bool {
        matches!(self, Self::Missing(_) | Self::MissingInClause(_))
    }
}

impl Rulebook {
    /// What is wrong with it, in the order of the file. Empty: sound.
    pub fn faults(&self) -> Vec<LawFault> {
        let texts = [
            (Part::Name, &self.name),
            (Part::ShortName, &self.short_name),
            (Part::Edition, &self.edition),
            (Part::Seen, &self.seen),
        ];
        let mut faults = of_head(&self.id, &texts);
        faults.extend(of_levels(&self.breach_limits, ""));
        faults.extend(of_body(&self.settings, &self.conduct, &self.clauses));
        faults
    }
}

impl Regulation {
    /// What is wrong with it, in the order of the file. Empty: sound.
    pub fn faults(&self) -> Vec<LawFault> {
        let texts = [
            (Part::Name, &self.name),
            (Part::ShortName, &self.short_name),
            (Part::Edition, &self.edition),
            (Part::Seen, &self.seen),
        ];
        let mut faults = of_head(&self.id, &texts);
        faults.extend(of_body(&self.settings, &self.conduct, &self.clauses));
        faults
    }
}

impl Reading {
    /// What is wrong with it, in the order of the file. Empty: sound.
    pub fn faults(&self) -> Vec<LawFault> {
        let texts = [(Part::Name, &self.name), (Part::Gist, &self.gist), (Part::Source, &self.source)];
        of_head(&self.id, &texts)
    }
}

fn of_head(id: &str, texts: &[(Part, &Bilingual)]) -> Vec<LawFault> {
    let usual = |character: char| character.is_ascii_alphanumeric() || character == '-';
    let odd = id.is_empty() || !id.chars().all(usual);
    let missing = texts.iter().filter(|(_, text)| is_missing(text)).map(|(part, _)| LawFault::Missing(*part));
    odd.then(|| LawFault::OddId(id.to_owned())).into_iter().chain(missing).collect()
}

fn of_body(settings: &[RuleEntry], conduct: &[ConductRule], clauses: &[Clause]) -> Vec<LawFault> {
    let mut faults = Vec::new();
    for (index, RuleEntry { setting, clause }) in settings.iter().enumerate() {
        let topic = setting.topic();
        if clauses.iter().all(|other| other.number != *clause) {
            faults.push(LawFault::NoSuchClause(topic, clause.clone()));
        }
        if settings.iter().take(index).any(|earlier| earlier.setting.is_same_kind(setting)) {
            faults.push(LawFault::SetTwice(topic, clause.clone()));
        }
        faults.extend(of_value(setting, clause));
    }
    for (index, rule) in conduct.iter().enumerate() {
        let topic = Topic::Conduct(rule.topic);
        if clauses.iter().all(|other| other.number != rule.clause) {
            faults.push(LawFault::NoSuchClause(topic, rule.clause.clone()));
        }
        if conduct.iter().take(index).any(|earlier| earlier.topic == rule.topic) {
            faults.push(LawFault::SetTwice(topic, rule.clause.clone()));
        }
        if rule.costs.iter().any(|cost| cost.from == 0) {
            faults.push(LawFault::NoughtLimit(topic, rule.clause.clone()));
        }
    }
    for (index, clause) in clauses.iter().enumerate() {
        let number = &clause.number;
        let mut earlier = clauses.iter().take(index);
        if number.is_empty() || number.trim() != number || number.starts_with("reg:") {
            faults.push(LawFault::OddNumber(number.clone()));
        }
        if is_missing(&clause.title) || is_missing(&clause.text) {
            faults.push(LawFault::MissingInClause(number.clone()));
        }
        if earlier.clone().any(|other| other.number == *number) {
            faults.push(LawFault::NumberTwice(number.clone()));
        }
        if let Some(topic) = clause.topic
            && let Some(other) = earlier.find(|other| other.topic == Some(topic))
        {
            faults.push(LawFault::MatterTwice(topic, other.number.clone(), number.clone()));
        }
    }
    faults
}

fn of_value(setting: &Setting, clause: &str) -> Vec<LawFault> {
    match setting {
        Setting::BreachLimit(limits) => of_levels(limits, clause),
        Setting::FoulLimit(0)
        | Setting::TechnicalLimit(0)
        | Setting::NaturalLimit { rounds: 0, .. }
        | Setting::RepetitionCount(RepetitionCount::Cycles(0) | RepetitionCount::Occurrences(0))
        | Setting::ChangeBy(ChangeBy::Cycles(0) | ChangeBy::Rounds(0)) => {
            vec![LawFault::NoughtLimit(setting.topic(), clause.to_owned())]
        }
        _ => Vec::new(),
    }
}

fn of_levels(limits: &[(Level, u32)], clause: &str) -> Vec<LawFault> {
    let twice = |level: Level| limits.iter().filter(|(other, _)| *other == level).count() > 1;
    let mut faults: Vec<_> = Level::iter().filter(|&level| twice(level)).map(LawFault::LevelTwice).collect();
    if limits.iter().any(|(_, limit)| *limit == 0) {
        faults.push(LawFault::NoughtLimit(Topic::BreachLimit, clause.to_owned()));
    }
    faults
}

fn is_missing(text: &Bilingual) -> bool {
    text.zh.trim().is_empty() || text.en.trim().is_empty()
}
