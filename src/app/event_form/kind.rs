//! What can be recorded, as a grouped list to choose from.

use crate::incident::{Act, Claim, Consent};

/// What can be recorded.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum ActKind {
    /// 摸触
    Touch,
    /// 同时摸触
    TouchBoth,
    /// 拿起
    Lift,
    /// 放回
    PutBack,
    /// 落子未离手
    Place,
    /// 离手
    Release,
    /// 误碰
    Brush,
    /// 摆正，已征得同意
    AdjustAsked,
    /// 摆正，已声明
    AdjustAnnounced,
    /// 摆正，未征得同意
    AdjustUnasked,
    /// 碰乱
    Disturb,
    /// 恢复局面
    Restore,
    /// 悔棋
    TakeBack,
    /// 按钟
    PressClock,
    /// 停钟
    StopClocks,
    /// 超时
    FlagFall,
    /// 迟到
    Late,
    /// 提出走法违例
    ClaimIrregular,
    /// 提出将帅照面
    ClaimFacing,
    /// 提出自然限着
    ClaimNaturalLimit,
    /// 提出双方无胜望
    ClaimNoWinningChances,
    /// 提出循环
    ClaimRepetition,
    /// 提出对方超时
    ClaimTime,
    /// 提出别的
    ClaimOther,
    /// 提和
    OfferDraw,
    /// 同意和棋
    AgreeDraw,
    /// 判和
    DeclareDraw,
    /// 认输
    Resign,
    /// Anything else, in words.
    Words,
}

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

/// What a kind asks for besides who did it.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum Asks {
    /// Nothing.
    Nothing,
    /// So many squares.
    Squares(usize),
    /// Any number of squares, but one at least.
    AnySquares,
    /// Minutes.
    Minutes,
    /// The number of a move.
    Ply,
    /// Words.
    Words,
}

impl ActGroup {
    /// Every group, in the order of the list.
    pub const ALL: [Self; 6] = [Self::Hand, Self::Board, Self::Clock, Self::Claims, Self::End, Self::Words];

    /// Its kinds, in the order of the list.
    #[must_use]
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

impl ActKind {
    /// What it asks for.
    #[must_use]
    pub const fn asks(self) -> Asks {
        match self {
            Self::TouchBoth | Self::Place | Self::Release | Self::TakeBack => Asks::Squares(2),
            Self::Touch
            | Self::Lift
            | Self::PutBack
            | Self::Brush
            | Self::AdjustAsked
            | Self::AdjustAnnounced
            | Self::AdjustUnasked => Asks::Squares(1),
            Self::Disturb => Asks::AnySquares,
            Self::Late => Asks::Minutes,
            Self::ClaimIrregular => Asks::Ply,
            Self::Words | Self::ClaimOther | Self::DeclareDraw => Asks::Words,
            _ => Asks::Nothing,
        }
    }

    /// Whether it is done by the arbiter, as a rule.
    #[must_use]
    pub const fn is_arbiters(self) -> bool {
        matches!(self, Self::Restore | Self::StopClocks | Self::DeclareDraw | Self::Words)
    }

    /// The kind of an act.
    #[must_use]
    pub const fn of(act: &Act) -> Self {
        match act {
            Act::Touch(_) => Self::Touch,
            Act::TouchBoth(..) => Self::TouchBoth,
            Act::Lift(_) => Self::Lift,
            Act::PutBack(_) => Self::PutBack,
            Act::Place(_) => Self::Place,
            Act::Release(_) => Self::Release,
            Act::Brush(_) => Self::Brush,
            Act::Adjust(_, Consent::Given) => Self::AdjustAsked,
            Act::Adjust(_, Consent::Announced) => Self::AdjustAnnounced,
            Act::Adjust(_, Consent::None) => Self::AdjustUnasked,
            Act::Disturb(_) => Self::Disturb,
            Act::TakeBack(_) => Self::TakeBack,
            Act::Restore => Self::Restore,
            Act::PressClock => Self::PressClock,
            Act::StopClocks => Self::StopClocks,
            Act::FlagFall => Self::FlagFall,
            Act::Claim(claim) => match claim {
                Claim::Irregular(_) => Self::ClaimIrregular,
                Claim::Facing => Self::ClaimFacing,
                Claim::NaturalLimit => Self::ClaimNaturalLimit,
                Claim::NoWinningChances => Self::ClaimNoWinningChances,
                Claim::Repetition => Self::ClaimRepetition,
                Claim::Time => Self::ClaimTime,
                Claim::Other(_) => Self::ClaimOther,
            },
            Act::OfferDraw => Self::OfferDraw,
            Act::AgreeDraw => Self::AgreeDraw,
            Act::Resign => Self::Resign,
            Act::Late(_) => Self::Late,
            Act::DeclareDraw(_) => Self::DeclareDraw,
            Act::Words(_) => Self::Words,
        }
    }
}
