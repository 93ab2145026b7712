//! Single clauses of a rulebook put right or added, without writing the whole book again.

use serde::{Deserialize, Serialize};

use super::{Bilingual, Clause, Level, RuleEntry, Rulebook, Setting};

/// What is changed in a rulebook.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Amendment {
    /// The id of the rulebook.
    pub rulebook: String,
    /// The edition as it is called from now on, where that changes.
    #[serde(default)]
    pub edition: Option<Bilingual>,
    /// The breach limits, where they change.
    #[serde(default)]
    pub breach_limits: Option<Vec<(Level, u32)>>,
    /// What is set from now on; a setting of the same kind is replaced.
    #[serde(default)]
    pub settings: Vec<RuleEntry>,
    /// Clauses that replace those of the same number, or are added at the end.
    #[serde(default)]
    pub clauses: Vec<Clause>,
}

impl Amendment {
    /// The rulebook with these changes. A matter that a changed clause is about is no longer that of the clause
    /// that had it.
    #[must_use]
    pub fn applied_to(&self, rulebook: &Rulebook) -> Rulebook {
        let mut amended = rulebook.clone();
        if let Some(edition) = &self.edition {
            amended.edition = edition.clone();
        }
        if let Some(limits) = &self.breach_limits {
            amended.breach_limits.clone_from(limits);
        }
        // Answers do not replace one another: the first that fits its conditions answers.
        let replaced = |old: &Setting| {
            let mut new = self.settings.iter().map(|provision| &provision.setting);
            new.any(|new| new.is_same_kind(old))
        };
        amended.settings.retain(|old| !replaced(&old.setting));
        amended.settings.splice(0..0, self.settings.iter().cloned());
        for clause in &self.clauses {
            for other in &mut amended.clauses {
                if clause.matter.is_some() && other.matter == clause.matter {
                    other.matter = None;
                }
            }
            match amended.clauses.iter_mut().find(|other| other.number == clause.number) {
                Some(old) => *old = clause.clone(),
                None => amended.clauses.push(clause.clone()),
            }
        }
        amended
    }
}
