//! What stands in front of the window, each by one line in every list about it.

use egui::{Context, Key};
use strum::{EnumIter, IntoEnumIterator};

use crate::app::ctx::{Messages, ViewCtx};
use crate::app::drafts::Draft;
use crate::app::state::State;
use crate::app::{
    clauses, comparison, decision_form, dialog, event_form, exhibits, keys, palette, regulation_form,
    ruling_form, tour,
};

/// What can stand in front of the window, from back to front.
#[derive(Copy, Clone, Debug, PartialEq, Eq, EnumIter)]
pub enum Overlay {
    Exhibit,
    EventForm,
    RulingForm,
    RegulationForm,
    DecisionForm,
    /// A decision read in full.
    Decision,
    Keys,
    Comparison,
    Clauses,
    Palette,
    KeyList,
    Tour,
    /// Fills the window in the place of everything else.
    Announcement,
    Clause,
    Dialog,
}

impl Overlay {
    pub fn is_open(self, state: &State) -> bool {
        let view = &state.view;
        match self {
            Self::Exhibit => view.exhibit.is_some(),
            Self::EventForm => matches!(state.draft, Some(Draft::Event(_))),
            Self::RulingForm => matches!(state.draft, Some(Draft::Ruling(_))),
            Self::RegulationForm => matches!(state.draft, Some(Draft::Regulation(_))),
            Self::DecisionForm => matches!(state.draft, Some(Draft::Decision(_))),
            Self::Decision => view.decision.is_some(),
            Self::Keys => state.keys.is_some(),
            Self::Comparison => view.comparing,
            Self::Clauses => view.browser.is_some(),
            Self::Palette => view.finder.is_some(),
            Self::KeyList => view.overview,
            Self::Tour => state.tour.is_some(),
            Self::Announcement => view.announcing,
            Self::Clause => view.clause.is_some(),
            Self::Dialog => state.dialog.is_some(),
        }
    }

    /// Whether it takes keys and pastes from what is behind it. A card of the tour only takes Escape.
    fn covers(self, ctx: &Context) -> bool {
        self != Self::Tour || ctx.input(|input| input.key_down(Key::Escape))
    }

    fn show(self, ctx: &Context, cx: ViewCtx<'_>, out: &mut Messages) {
        match self {
            Self::Exhibit => exhibits::viewer::show(ctx, cx, out),
            Self::EventForm => event_form::view::show(ctx, cx, out),
            Self::RulingForm => ruling_form::view::show(ctx, cx, out),
            Self::RegulationForm => regulation_form::view::show(ctx, cx, out),
            Self::DecisionForm => decision_form::view::form_of(ctx, cx, out),
            Self::Decision => decision_form::read::show(ctx, cx, out),
            Self::Keys => keys::view::show(ctx, cx, out),
            Self::Comparison => comparison::view::show(ctx, cx, out),
            Self::Clauses => clauses::view::show(ctx, cx, out),
            Self::Palette => palette::view::show(ctx, cx, out),
            Self::KeyList => palette::view::show_key_list(ctx, cx, out),
            Self::Tour => tour::show(ctx, cx, out),
            Self::Announcement => {}
            Self::Clause => clauses::view::show_clause(ctx, cx, out),
            Self::Dialog => dialog::show(ctx, cx, out),
        }
    }
}

/// Whether something is in front of the board, and has the keyboard.
pub fn is_covered(state: &State, ctx: &Context) -> bool {
    Overlay::iter().any(|overlay| overlay.is_open(state) && overlay.covers(ctx))
        || egui::Popup::is_any_open(ctx)
}

/// Shows those open overlays that may stand in front of the present room.
pub fn show(ctx: &Context, cx: ViewCtx<'_>, out: &mut Messages, may: impl Fn(Overlay) -> bool) {
    for overlay in Overlay::iter().filter(|overlay| overlay.is_open(cx.state) && may(*overlay)) {
        overlay.show(ctx, cx, out);
    }
}
