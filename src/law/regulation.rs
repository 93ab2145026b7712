//! What one event sets beside or against its rulebook.

use serde::{Deserialize, Serialize};

use super::rulebook::clause_on;
use super::{Bilingual, Clause, ConductRule, RuleEntry, Topic};

/// What stands behind a regulation.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Standing {
    /// 竞赛规程/补充规定: the text of an event.
    Event,
    /// 惯例: usual practice, written down by this program; no text was seen.
    Practice,
}

/// 竞赛规程 or 补充规定: what one event sets. It goes before the rulebook and the reading.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Regulation {
    /// What reports call it by.
    pub id: String,
    pub name: Bilingual,
    /// A short name for lists and the event bar.
    pub short_name: Bilingual,
    /// Edition or date as printed.
    pub edition: Bilingual,
    pub standing: Standing,
    /// The rulebook it was written for.
    pub rulebook: String,
    /// What of it was seen, and what to beware of.
    pub seen: Bilingual,
    pub settings: Vec<RuleEntry>,
    /// What conduct of the catalogue costs.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub conduct: Vec<ConductRule>,
    /// Its clauses, in our own words.
    pub clauses: Vec<Clause>,
    /// The SHA-256 of the text it was read from; empty where it was not read from one.
    #[serde(skip)]
    pub digest: String,
}

impl Regulation {
    /// Its text, as it is kept in reports and in files of its own.
    pub fn to_text(&self) -> Result<String, ron::Error> {
        let style = ron::ser::PrettyConfig::new().new_line("\n").indentor("    ");
        let mut text = ron::ser::to_string_pretty(self, style)?;
        text.push('\n');
        Ok(text)
    }

    /// The clause that settles `topic`, if it does.
    pub fn clause_on(&self, topic: Topic) -> Option<&Clause> {
        clause_on(&self.clauses, &self.settings, &self.conduct, topic)
    }

    pub fn clause(&self, number: &str) -> Option<&Clause> {
        self.clauses.iter().find(|clause| clause.number == number)
    }
}
