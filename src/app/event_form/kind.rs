//! What can be recorded, as a grouped list to choose from.

use crate::incident::ActKind;
use crate::text::Lang;
use crate::tr;

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
    /// 赛场纪律
    Conduct,
    /// 文字
    Words,
}

impl ActGroup {
    /// Every group, in the order of the list.
    pub const ALL: [Self; 7] =
        [Self::Hand, Self::Board, Self::Clock, Self::Claims, Self::End, Self::Conduct, Self::Words];

    /// Its kinds, in the order of the list.
    pub fn kinds(self) -> impl Iterator<Item = ActKind> {
        ActKind::all().filter(move |&kind| listed(kind, Lang::default()).0 == self)
    }
}

/// What a kind is called in lists.
pub fn kind_name(kind: ActKind, lang: Lang) -> &'static str {
    listed(kind, lang).1
}

/// In which group a kind is listed, and by what name.
fn listed(kind: ActKind, lang: Lang) -> (ActGroup, &'static str) {
    use ActGroup::{Board, Claims, Clock, Conduct, End, Hand, Words};
    match kind {
        ActKind::Touch => (Hand, tr!(lang, "kind-touch")),
        ActKind::TouchBoth => (Hand, tr!(lang, "kind-touch-both")),
        ActKind::Lift => (Hand, tr!(lang, "lift")),
        ActKind::PutBack => (Hand, tr!(lang, "put-back")),
        ActKind::Place => (Hand, tr!(lang, "kind-place")),
        ActKind::Release => (Hand, tr!(lang, "kind-release")),
        ActKind::Brush => (Hand, tr!(lang, "brush")),
        ActKind::AdjustAsked => (Hand, tr!(lang, "adjust-with")),
        ActKind::AdjustAnnounced => (Hand, tr!(lang, "kind-announced")),
        ActKind::AdjustUnasked => (Hand, tr!(lang, "adjust-without")),
        ActKind::Disturb => (Board, tr!(lang, "kind-disturb")),
        ActKind::Restore => (Board, tr!(lang, "kind-restore")),
        ActKind::TakeBack => (Board, tr!(lang, "kind-take-back")),
        ActKind::PressClock => (Clock, tr!(lang, "kind-press")),
        ActKind::StopClocks => (Clock, tr!(lang, "kind-stop")),
        ActKind::FlagFall => (Clock, tr!(lang, "kind-flag")),
        ActKind::Late => (Clock, tr!(lang, "kind-late")),
        ActKind::ClaimIrregular => (Claims, tr!(lang, "kind-irregular")),
        ActKind::ClaimFacing => (Claims, tr!(lang, "kind-facing")),
        ActKind::ClaimNaturalLimit => (Claims, tr!(lang, "kind-natural")),
        ActKind::ClaimNoWinningChances => (Claims, tr!(lang, "kind-no-chances")),
        ActKind::ClaimRepetition => (Claims, tr!(lang, "kind-repetition")),
        ActKind::ClaimTime => (Claims, tr!(lang, "kind-time")),
        ActKind::ClaimOther => (Claims, tr!(lang, "kind-claim-other")),
        ActKind::OfferDraw => (End, tr!(lang, "kind-offer")),
        ActKind::AgreeDraw => (End, tr!(lang, "kind-agree")),
        ActKind::JudgeMove => (Claims, tr!(lang, "kind-judge-move")),
        ActKind::DeclareDraw => (End, tr!(lang, "kind-declare")),
        ActKind::Resign => (End, tr!(lang, "kind-resign")),
        ActKind::Conduct => (Conduct, tr!(lang, "conduct-kind")),
        ActKind::Words => (Words, tr!(lang, "kind-words")),
    }
}
