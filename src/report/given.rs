//! Rulings given by people. Their types are frozen with the file format; they never follow the live ones.

use serde::{Deserialize, Serialize};

use super::{KeySignature, Seal};
use crate::law::LawRef;
use crate::ruling::Outcome;
use xiangqi::Side;

/// Who ruled, in the order a case travels.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Stage {
    /// 现场裁判
    #[default]
    OnSite,
    /// 裁判长
    ChiefArbiter,
    /// 仲裁
    Appeal,
    /// 赛后评述: an author or columnist, not an arbiter of the event.
    Commentary,
}

/// The result somebody gave.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum GivenOutcome {
    /// Nothing charged.
    #[default]
    None,
    /// One foul.
    Foul,
    /// Left undecided.
    Open,
    /// The game drawn.
    Draw,
    /// The game lost.
    Loss,
}

impl GivenOutcome {
    /// Whether it is against a side.
    #[must_use]
    pub const fn charges(self) -> bool {
        matches!(self, Self::Foul | Self::Loss)
    }
}

impl From<Outcome> for GivenOutcome {
    fn from(outcome: Outcome) -> Self {
        match outcome {
            Outcome::None => Self::None,
            Outcome::Foul => Self::Foul,
            Outcome::Open => Self::Open,
            Outcome::Draw => Self::Draw,
            Outcome::Loss => Self::Loss,
        }
    }
}

/// A ruling somebody gave.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct RulingGiven {
    /// At which stage.
    pub stage: Stage,
    /// By whom.
    pub by: String,
    /// When.
    pub when: String,
    /// Name and version of the program it was worked out with; empty where it was given without one.
    pub program: String,
    /// Under which rulebook, as it was then.
    pub rulebook: LawRef,
    /// Under which reading, as it was then; an empty id where none was named.
    pub reading: LawRef,
    /// Under which regulation of the event, as it was then.
    pub regulation: Option<LawRef>,
    /// The result.
    pub outcome: GivenOutcome,
    /// The side charged.
    pub charged: Option<Side>,
    /// The clauses given, such as `5.2+4.1.3`.
    pub ground: String,
    /// What the player had to do, such as `answer`.
    pub duty: String,
    /// The doubts it was given with, by their codes.
    pub caveats: Vec<String>,
    /// The words it was given in.
    pub words: String,
    /// Who signed it, in what form; empty where nobody did.
    pub signature: String,
    /// What it rests on, sealed; `None` where it came from a file without seals.
    pub seal: Option<Box<Seal>>,
    /// Signatures by keys over the seal. They may be added later.
    pub signed: Vec<KeySignature>,
}
