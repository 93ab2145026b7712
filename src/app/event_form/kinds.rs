//! The grouped list of what can be recorded.

use egui::{Button, RichText, Ui};

use crate::app::drafts::{ActGroup, ActKind};
use crate::app::event_form::view::ViewCtx;
use crate::app::theme::{size, space};
use crate::app::widgets::fields::named;
use crate::text::texts::Strings;

/// The height of a button of the list.
const HEIGHT: f32 = 28.0;

/// Shows the list, a line a group; the kind that was clicked.
pub fn choose(ui: &mut Ui, chosen: ActKind, cx: ViewCtx<'_>) -> Option<ActKind> {
    let t = cx.t;
    let mut clicked = None;
    ui.scope(|ui| {
        ui.spacing_mut().item_spacing.y = space::XS;
        for group in ActGroup::ALL {
            named(ui, group_name(group, t), cx, |ui, _| {
                ui.horizontal_wrapped(|ui| {
                    ui.spacing_mut().interact_size.y = HEIGHT;
                    ui.spacing_mut().item_spacing.x = space::XS;
                    ui.spacing_mut().button_padding.x = space::S;
                    for &kind in group.kinds() {
                        let name = kind_name(kind, t);
                        let text = RichText::new(name).size(size::SMALL + 1.0);
                        let button = Button::new(text).selected(kind == chosen);
                        if ui.add(button).accessible_name(format!("{} {name}", t.what)).clicked() {
                            clicked = Some(kind);
                        }
                    }
                });
            });
        }
    });
    clicked
}

const fn group_name(group: ActGroup, t: &Strings) -> &'static str {
    match group {
        ActGroup::Hand => t.group_hand,
        ActGroup::Board => t.group_board,
        ActGroup::Clock => t.group_clock,
        ActGroup::Claims => t.group_claims,
        ActGroup::End => t.group_end,
        ActGroup::Words => t.group_words,
    }
}

/// What a kind is called in lists.
pub const fn kind_name(kind: ActKind, t: &Strings) -> &'static str {
    match kind {
        ActKind::Touch => t.kind_touch,
        ActKind::TouchBoth => t.kind_touch_both,
        ActKind::Lift => t.lift,
        ActKind::PutBack => t.put_back,
        ActKind::Place => t.kind_place,
        ActKind::Release => t.kind_release,
        ActKind::Brush => t.brush,
        ActKind::AdjustAsked => t.adjust_with,
        ActKind::AdjustAnnounced => t.kind_announced,
        ActKind::AdjustUnasked => t.adjust_without,
        ActKind::Disturb => t.kind_disturb,
        ActKind::Restore => t.kind_restore,
        ActKind::TakeBack => t.kind_take_back,
        ActKind::PressClock => t.kind_press,
        ActKind::StopClocks => t.kind_stop,
        ActKind::FlagFall => t.kind_flag,
        ActKind::Late => t.kind_late,
        ActKind::ClaimIrregular => t.kind_irregular,
        ActKind::ClaimFacing => t.kind_facing,
        ActKind::ClaimNaturalLimit => t.kind_natural,
        ActKind::ClaimNoWinningChances => t.kind_no_chances,
        ActKind::ClaimRepetition => t.kind_repetition,
        ActKind::ClaimTime => t.kind_time,
        ActKind::ClaimOther => t.kind_claim_other,
        ActKind::OfferDraw => t.kind_offer,
        ActKind::AgreeDraw => t.kind_agree,
        ActKind::DeclareDraw => t.kind_declare,
        ActKind::Resign => t.kind_resign,
        ActKind::Words => t.kind_words,
    }
}
