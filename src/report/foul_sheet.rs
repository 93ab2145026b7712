//! The foul sheet: what was recorded against the players earlier in this game.

use crate::ruling::Tally;
use xiangqi::{BySide, Side};

/// The class of a foul, which decides against which limit it counts.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum FoulClass {
    /// 违反行棋规定: counts against the breach limit.
    #[default]
    Breach,
    /// 犯规: any other foul.
    Foul,
    /// 技术犯规
    Technical,
}

/// One row of the sheet.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FoulRow {
    /// Against whom.
    pub side: Side,
    /// Of what class.
    pub class: FoulClass,
    /// Under which clause.
    pub clause: String,
    /// When: a round number or a time.
    pub moment: String,
    /// Anything to add.
    pub note: String,
}

/// What these rows come to for each side, by class. It is always derived, never entered.
#[must_use]
pub fn tally<'a>(sheet: impl IntoIterator<Item = &'a FoulRow>) -> BySide<Tally> {
    let mut tally = BySide::<Tally>::default();
    for row in sheet {
        let of_side = &mut tally[row.side];
        let count = match row.class {
            FoulClass::Breach => &mut of_side.breaches,
            FoulClass::Foul => &mut of_side.fouls,
            FoulClass::Technical => &mut of_side.technical,
        };
        *count = count.saturating_add(1);
    }
    tally
}
