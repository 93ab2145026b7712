//! How a rulebook judges repetitions: what the moves are, what weighs more, and what its texts leave open.

use serde::{Deserialize, Serialize};
use xiangqi::repetition::{Class, Grade, OpenPoint, Settings, SideAnalysis};

/// What one side plays in a cycle, as a rulebook weighs it.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Gravity {
    /// 长将
    PerpetualCheck,
    /// 禁止着法 whose every move is heavy (26.9 of China 2020).
    Severe,
    /// 禁止着法 with a move that is only a joint chase, or one of a piece with too few protectors.
    Light,
    /// 禁止着法
    Forbidden,
    /// 长捉
    PerpetualChase,
    /// 允许着法, or no offence.
    Allowed,
}

impl Gravity {
    fn fits(self, side: &SideAnalysis) -> bool {
        match self {
            Self::PerpetualCheck => side.class == Class::PerpetualCheck,
            Self::Severe => side.grade == Some(Grade::Severe),
            Self::Light => side.grade == Some(Grade::Light),
            Self::Forbidden => side.class.is_forbidden(),
            Self::PerpetualChase => side.class == Class::PerpetualChase,
            Self::Allowed => true,
        }
    }
}

/// How a rulebook judges repetitions.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RepetitionRules {
    /// What makes a move check, kill or chase, and what makes moves forbidden.
    pub natures: Settings,
    /// What is told apart, the gravest first: the side that plays the graver must change or loses; equal is a draw.
    pub gravities: Vec<Gravity>,
    /// Whether a repetition is ruled on by this rulebook where nothing says by which.
    #[serde(default)]
    pub usual: bool,
    /// Points that the texts leave open: where one decides, the ruling is open.
    #[serde(default)]
    pub open: Vec<OpenPoint>,
    /// Points that the diagrams decide where the clauses do not: a caveat.
    #[serde(default)]
    pub noted: Vec<OpenPoint>,
}

impl RepetitionRules {
    /// How grave it is what a side plays.
    pub fn gravity(&self, side: &SideAnalysis) -> Gravity {
        self.gravities.iter().copied().find(|gravity| gravity.fits(side)).unwrap_or(Gravity::Allowed)
    }

    /// Whether the one is graver than the other.
    pub fn is_graver(&self, one: Gravity, other: Gravity) -> bool {
        let place = |gravity: Gravity| self.gravities.iter().position(|&known| known == gravity);
        place(one).unwrap_or(usize::MAX) < place(other).unwrap_or(usize::MAX)
    }
}
