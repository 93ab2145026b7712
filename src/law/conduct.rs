//! The catalogue of conduct: what players do besides touching and moving, as data, and what a law makes of it.

use std::sync::LazyLock;

use serde::{Deserialize, Serialize};

use super::{Bilingual, Clause, Confidence, Topic};

const TEXT: &str = include_str!("../../resources/conduct.ron");

static CATALOGUE: LazyLock<Vec<ConductEntry>> = LazyLock::new(|| ron::from_str(TEXT).unwrap_or_default());

/// A kind of conduct in the catalogue.
#[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct ConductTopic(usize);

/// What the catalogue says of a kind of conduct.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ConductEntry {
    /// The word of the command line and the file.
    pub id: String,
    pub name: Bilingual,
    /// What a player did, after their name.
    pub did: Bilingual,
    /// Whether nobody is to blame for it, so that whoever is named only pointed it out.
    #[serde(default)]
    pub of_nobody: bool,
    /// Whether a number says how many moves, and not the how manieth time.
    #[serde(default)]
    pub counts_moves: bool,
    /// What it can come to where the law in force is silent, besides the last.
    pub answers: Vec<ConductCost>,
    /// What it comes to where it is none of these.
    #[serde(default)]
    pub otherwise: Consequence,
    /// 惯例: what is usual, where there is evidence of it.
    #[serde(default)]
    pub usual: Option<Usual>,
}

/// What is usual, with its evidence. It rules only where usual practice is chosen.
#[derive(Clone, Debug, Deserialize)]
#[serde(from = "UsualText")]
pub struct Usual {
    pub costs: Vec<ConductCost>,
    pub clause: Clause,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct UsualText {
    costs: Vec<ConductCost>,
    number: String,
    title: Bilingual,
    text: Bilingual,
    source: String,
}

impl From<UsualText> for Usual {
    fn from(UsualText { costs, number, title, text, source }: UsualText) -> Self {
        let (confidence, topic, note, carried_from) = (Confidence::Secondary, None, None, None);
        Self { costs, clause: Clause { number, topic, title, text, confidence, source, carried_from, note } }
    }
}

/// What conduct comes to, the mildest first.
#[derive(
    Copy, Clone, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, strum::EnumIter,
)]
pub enum Consequence {
    #[default]
    Nothing,
    /// 不受理
    NotHeard,
    /// 警告
    Warning,
    /// 犯规
    Foul,
    /// 技术犯规
    Technical,
    /// 违反行棋规定
    Breach,
    /// 重赛
    Replay,
    /// 成绩无效
    Void,
    /// 判和
    Draw,
    /// 判负
    Loss,
    /// 双方判负
    BothLose,
}

/// What conduct costs from so many times, or moves, on.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ConductCost {
    #[serde(default = "once")]
    pub from: u32,
    pub is: Consequence,
    /// Seconds given to the other side.
    #[serde(default)]
    pub given: u32,
    /// Seconds taken from whoever did it.
    #[serde(default)]
    pub taken: u32,
    /// Whether the players change colours.
    #[serde(default)]
    pub colours_exchanged: bool,
}

const fn once() -> u32 {
    1
}

/// What a law makes of a kind of conduct, and the clause of the same text that says so.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ConductRule {
    pub topic: ConductTopic,
    /// By how many times, rising.
    pub costs: Vec<ConductCost>,
    /// The number of the clause.
    pub clause: String,
}

impl From<Consequence> for ConductCost {
    fn from(is: Consequence) -> Self {
        Self { from: once(), is, given: 0, taken: 0, colours_exchanged: false }
    }
}

impl ConductTopic {
    /// Every kind, in the order of the catalogue.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..CATALOGUE.len()).map(Self)
    }

    pub fn from_id(id: &str) -> Option<Self> {
        CATALOGUE.iter().position(|entry| entry.id == id).map(Self)
    }

    /// 双方迟到
    pub fn both_late() -> Option<Self> {
        Self::from_id("both-late")
    }

    /// 未弈而和
    pub fn draw_without_play() -> Option<Self> {
        Self::from_id("draw-without-play")
    }

    /// Anything else.
    pub fn other() -> Option<Self> {
        Self::from_id("other")
    }

    /// What the catalogue says of it; `None` for none of its kinds, which cannot be made.
    pub fn entry(self) -> Option<&'static ConductEntry> {
        CATALOGUE.get(self.0)
    }

    pub fn id(self) -> &'static str {
        self.entry().map_or("", |entry| &entry.id)
    }

    /// What it can come to where the law in force is silent, besides the last.
    pub fn answers(self) -> &'static [ConductCost] {
        self.entry().map_or(&[], |entry| &entry.answers)
    }

    /// What it comes to where it is none of these.
    pub fn otherwise(self) -> ConductCost {
        self.entry().map_or(Consequence::Nothing, |entry| entry.otherwise).into()
    }
}

impl TryFrom<String> for ConductTopic {
    type Error = String;

    fn try_from(id: String) -> Result<Self, String> {
        Self::from_id(&id).ok_or_else(|| format!("no kind of conduct {id:?}"))
    }
}

impl From<ConductTopic> for String {
    fn from(topic: ConductTopic) -> Self {
        topic.id().to_owned()
    }
}

/// The rule on `topic` among these.
pub(super) fn rule_on(rules: &[ConductRule], topic: Topic) -> Option<&ConductRule> {
    let Topic::Conduct(topic) = topic else { return None };
    rules.iter().find(|rule| rule.topic == topic)
}

/// The costs that the `now`th time brings, after `before`.
pub fn due(topic: ConductTopic, costs: &[ConductCost], before: u32, now: u32) -> Vec<ConductCost> {
    if topic.entry().is_some_and(|entry| entry.counts_moves) {
        return costs.iter().copied().filter(|cost| cost.from > before && cost.from <= now).collect();
    }
    costs.iter().copied().rfind(|cost| cost.from <= now).into_iter().collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn catalogue_is_sound() {
        let read: Vec<ConductEntry> = ron::from_str(TEXT).unwrap();
        assert!(read.len() >= 30);
        for (index, entry) in read.iter().enumerate() {
            assert_eq!(ConductTopic::from_id(&entry.id), Some(ConductTopic(index)), "{} twice", entry.id);
            assert!(entry.id.bytes().all(|one| one.is_ascii_lowercase() || one == b'-'), "{}", entry.id);
            assert!(!entry.answers.is_empty(), "{}", entry.id);
            let blames = |cost: &ConductCost| {
                use Consequence::{Breach, Foul, Loss, Technical, Warning};
                matches!(cost.is, Warning | Foul | Technical | Breach | Loss) || cost.taken + cost.given > 0
            };
            let usual = entry.usual.iter().flat_map(|usual| &usual.costs);
            assert!(!entry.of_nobody || !entry.answers.iter().chain(usual).any(blames), "{}", entry.id);
        }
    }

    #[test]
    fn kinds_that_other_rows_come_to_are_there() {
        let found = [ConductTopic::both_late(), ConductTopic::draw_without_play(), ConductTopic::other()];
        assert!(found.iter().all(Option::is_some));
    }

    #[test]
    fn costs_rise_with_the_count() {
        let cost = |from, is: Consequence| ConductCost { from, ..is.into() };
        let clock = ConductTopic::from_id("clock-slammed").unwrap();
        let costs = [cost(1, Consequence::Warning), cost(2, Consequence::Loss)];
        assert_eq!(due(clock, &costs, 0, 1), [costs[0]]);
        assert_eq!(due(clock, &costs, 1, 2), [costs[1]]);
        assert_eq!(due(clock, &costs, 0, 3), [costs[1]]);
        let moves = ConductTopic::from_id("moves-not-recorded").unwrap();
        let costs = [cost(4, Consequence::Foul), cost(8, Consequence::Foul)];
        assert_eq!(due(moves, &costs, 0, 3), []);
        assert_eq!(due(moves, &costs, 3, 4), [costs[0]]);
        assert_eq!(due(moves, &costs, 0, 9), costs);
        assert_eq!(due(moves, &costs, 4, 8), [costs[1]]);
    }
}
