//! What can be recorded, as a grouped list to choose from.

use crate::incident::ActKind;

/// A group of the list.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum ActGroup {
    /// 手
    Hand,
    /// 棋盘
    Board,
    /// 钟
    Clock,
    /// 提出
    Claims,
    /// 和棋与认输
    End,
    /// 文字
    Words,
}

impl ActGroup {
    /// Every group, in the order of the list.
    pub const ALL: [Self; 6] = [Self::Hand, Self::Board, Self::Clock, Self::Claims, Self::End, Self::Words];

    /// Its kinds, in the order of the list.
    pub const fn kinds(self) -> &'static [ActKind] {
        use ActKind as K;
        match self {
            Self::Hand => &[
                K::Touch,
                K::TouchBoth,
                K::Lift,
                K::PutBack,
                K::Place,
                K::Release,
                K::Brush,
                K::AdjustAsked,
                K::AdjustAnnounced,
                K::AdjustUnasked,
            ],
            Self::Board => &[K::Disturb, K::Restore, K::TakeBack],
            Self::Clock => &[K::PressClock, K::StopClocks, K::FlagFall, K::Late],
            Self::Claims => &[
                K::ClaimIrregular,
                K::ClaimFacing,
                K::ClaimNaturalLimit,
                K::ClaimNoWinningChances,
                K::ClaimRepetition,
                K::ClaimTime,
                K::ClaimOther,
            ],
            Self::End => &[K::OfferDraw, K::AgreeDraw, K::DeclareDraw, K::Resign],
            Self::Words => &[K::Words],
        }
    }
}
