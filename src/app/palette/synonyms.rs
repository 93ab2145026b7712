//! Other words by which commands and kinds of events are looked for.

use crate::app::commands::Command as C;
use crate::incident::ActKind;
use crate::text::Lang;
use crate::tr;

pub(super) fn synonyms(command: C, lang: Lang) -> &'static str {
    match command {
        C::New | C::NewEvent => tr!(lang, "find-new"),
        C::Event => tr!(lang, "find-event"),
        C::Open | C::OpenByPath => tr!(lang, "find-open"),
        C::Save | C::SaveAs | C::SaveByPath => tr!(lang, "find-save"),
        C::Paper | C::Export(_) => tr!(lang, "find-paper"),
        C::Import | C::ImportByPath => tr!(lang, "find-import"),
        C::Paste => tr!(lang, "find-paste"),
        C::Sign => tr!(lang, "find-sign"),
        C::Decide => tr!(lang, "find-decide"),
        C::MyKeys => tr!(lang, "find-my-keys"),
        C::Announce => tr!(lang, "find-announce"),
        C::Clauses => tr!(lang, "find-clauses"),
        C::Compare => tr!(lang, "find-compare"),
        C::Repetition => tr!(lang, "find-repetition"),
        C::Archive => tr!(lang, "find-archive"),
        C::Review => tr!(lang, "find-review"),
        C::Precedents => tr!(lang, "find-precedents"),
        C::Keys => tr!(lang, "find-keys"),
        C::Tour => tr!(lang, "find-tour"),
        C::ZoomIn | C::ZoomOut | C::ZoomReset => tr!(lang, "find-zoom"),
        C::Theme(_) | C::Pieces(_) => tr!(lang, "find-theme"),
        C::Language(_) => tr!(lang, "find-language"),
        C::SetUp => tr!(lang, "find-set-up"),
        C::ReadPosition => tr!(lang, "find-picture"),
        C::Attach | C::AttachByPath => tr!(lang, "find-exhibits"),
        _ => "",
    }
}

/// Other words by which a kind is looked for.
pub(super) fn of_kind(kind: ActKind, lang: Lang) -> &'static str {
    match kind {
        ActKind::Touch | ActKind::TouchBoth | ActKind::Lift => tr!(lang, "find-kind-touch"),
        ActKind::Release | ActKind::Place => tr!(lang, "find-kind-release"),
        ActKind::Brush | ActKind::AdjustAsked | ActKind::AdjustAnnounced | ActKind::AdjustUnasked => {
            tr!(lang, "find-kind-adjust")
        }
        ActKind::Disturb | ActKind::Restore => tr!(lang, "find-kind-disturb"),
        ActKind::TakeBack => tr!(lang, "find-kind-take-back"),
        ActKind::FlagFall | ActKind::ClaimTime => tr!(lang, "find-kind-time"),
        ActKind::PressClock | ActKind::StopClocks => tr!(lang, "find-kind-clock"),
        ActKind::Late => tr!(lang, "find-kind-late"),
        ActKind::ClaimIrregular => tr!(lang, "find-kind-irregular"),
        ActKind::ClaimRepetition | ActKind::JudgeMove => tr!(lang, "find-kind-repetition"),
        ActKind::OfferDraw
        | ActKind::AgreeDraw
        | ActKind::DeclareDraw
        | ActKind::ClaimNaturalLimit
        | ActKind::ClaimNoWinningChances => tr!(lang, "find-kind-draw"),
        ActKind::Resign => tr!(lang, "find-kind-resign"),
        ActKind::PutBack
        | ActKind::ClaimFacing
        | ActKind::ClaimOther
        | ActKind::Conduct
        | ActKind::NotSo
        | ActKind::Words => "",
    }
}
