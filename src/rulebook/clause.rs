//! Rulebooks and their clauses.

use serde::{Deserialize, Serialize};

use super::{Bilingual, Level};

/// What a clause is about, so that a ruling can ask for the clause without knowing its number.
#[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Matter {
    /// What a check is.
    Check,
    /// A check must be answered; failing to counts as being mated.
    AnswerCheck,
    /// What suicide is.
    Suicide,
    /// The mated side loses.
    LossByMate,
    /// The stalemated side loses.
    LossByStalemate,
    /// A released move that is suicide loses.
    LossBySuicide,
    /// How many breaches of the movement rules lose, by level.
    BreachLimit,
    /// An own piece touched must move.
    TouchOwn,
    /// An enemy piece touched must be taken.
    TouchEnemy,
    /// An own piece touched, then an enemy piece.
    TouchOwnThenEnemy,
    /// An enemy piece touched, then an own piece.
    TouchEnemyThenOwn,
    /// Pieces of both sides touched at once.
    TouchBothAtOnce,
    /// Adjusting pieces, and contact that is no touch.
    Adjusting,
    /// When a move is made and can no longer be changed.
    ReleaseDecides,
    /// Errors and when they must be put right.
    Correction,
}

/// How well the text of a clause is known.
#[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Confidence {
    /// Quoted word for word in the source article.
    Article,
    /// Seen in an excerpt of a page or document.
    Seen,
    /// Somebody else's paraphrase.
    Secondary,
    /// Concluded from other sources.
    Inferred,
    /// Not seen in this edition; the text of the edition before is carried over.
    CarriedOver,
    /// Not seen at all.
    NotSeen,
}

/// One clause, in our own words.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Clause {
    /// The number it is cited by, such as `5.2`.
    pub number: String,
    /// What it is about, where a ruling may need it.
    #[serde(default)]
    pub matter: Option<Matter>,
    /// A few words to call it by.
    pub title: Bilingual,
    /// What it says, in our own words.
    pub text: Bilingual,
    /// How well the text is known.
    pub confidence: Confidence,
    /// Where it was seen.
    #[serde(default)]
    pub source: String,
    /// What to beware of: misprints, conflicts, what was not seen.
    #[serde(default)]
    pub note: Option<Bilingual>,
}

/// An edition of the rules.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Rulebook {
    /// What reports call it by.
    pub id: String,
    /// Its full name.
    pub name: Bilingual,
    /// A short name for lists and the event bar.
    pub short_name: Bilingual,
    /// Edition and date as printed.
    pub edition: Bilingual,
    /// What of it was seen, as a whole.
    pub seen: Bilingual,
    /// At which count of breaches of the movement rules a player loses, by level.
    pub breach_limits: Vec<(Level, u32)>,
    /// The clauses, in the order of the book.
    pub clauses: Vec<Clause>,
}

impl Rulebook {
    /// The clause about `matter`, if the book has one.
    #[must_use]
    pub fn clause_on(&self, matter: Matter) -> Option<&Clause> {
        self.clauses.iter().find(|clause| clause.matter == Some(matter))
    }

    /// The clause of this number.
    #[must_use]
    pub fn clause(&self, number: &str) -> Option<&Clause> {
        self.clauses.iter().find(|clause| clause.number == number)
    }

    /// The number of breaches at which a player loses; `None` where the book does not say.
    #[must_use]
    pub fn breach_limit(&self, level: Level) -> Option<u32> {
        self.breach_limits.iter().find(|(of, _)| *of == level).map(|(_, limit)| *limit)
    }
}
