//! The tour: a few cards, one after the other in the same place, each with a frame around what it is about.

use crate::app::commands::{Command as C, CommandSpec, Section, does};
use egui::{
    Align2, Area, Context, Frame, Id, Key, LayerId, Margin, Modifiers, Order, Rect, RichText, Stroke,
    StrokeKind, Ui, vec2,
};

use crate::app::ctx::{Messages, ViewCtx};
use crate::app::overlay::Overlay;
use crate::app::theme::{Palette, RADIUS, size, space};
use crate::app::widgets::{at_right, bold, paragraph, quiet};
use crate::store::is_sample;
use crate::text::Lang;
use crate::tr;

const WIDTH: f32 = 360.0;
/// From the lower edge of the window.
const EDGE: f32 = 28.0;

/// A part of the window that a card is about.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum Part {
    Menus,
    Board,
    Timeline,
    Verdict,
}

fn place(part: Part) -> Id {
    Id::unique(("tour-part", part))
}

/// Notes where a part of the window stands in this pass.
pub fn note(ctx: &Context, part: Part, rect: Rect) {
    let pass = ctx.cumulative_pass_nr();
    ctx.data_mut(|data| data.insert_temp(place(part), (rect, pass)));
}

/// Draws a frame around the part that a card is about, where that is shown.
fn frame(ctx: &Context, part: Part, colours: &Palette) {
    let noted: Option<(Rect, u64)> = ctx.data(|data| data.get_temp(place(part)));
    let Some((rect, _)) = noted.filter(|(_, pass)| *pass == ctx.cumulative_pass_nr()) else { return };
    let painter = ctx.layer_painter(LayerId::new(Order::Foreground, Id::unique("tour-frame")));
    painter.rect_stroke(rect, RADIUS, Stroke::new(4.0, colours.accent), StrokeKind::Inside);
}

/// A card: what it is about, its title and its text.
type Card = (Option<Part>, &'static str, &'static str);

/// The cards; the first speaks of the built-in case only where that is what is shown.
fn cards(lang: Lang, of_case: bool) -> [Card; 5] {
    let (title, text) = if of_case {
        (tr!(lang, "tour-case"), tr!(lang, "tour-case-text"))
    } else {
        (tr!(lang, "tour-report"), tr!(lang, "tour-report-text"))
    };
    [
        (None, title, text),
        (Some(Part::Board), tr!(lang, "tour-board"), tr!(lang, "tour-board-text")),
        (Some(Part::Timeline), tr!(lang, "tour-timeline"), tr!(lang, "tour-timeline-text")),
        (Some(Part::Verdict), tr!(lang, "tour-verdict"), tr!(lang, "tour-verdict-text")),
        (Some(Part::Menus), tr!(lang, "tour-commands"), tr!(lang, "tour-commands-text")),
    ]
}

/// The tour, with the card that is shown, from 0.
#[derive(Debug, Default)]
pub struct Tour(usize);

impl Overlay for Tour {
    fn show(&mut self, ui: &mut Ui, cx: ViewCtx<'_>, _: &mut Messages) -> bool {
        let (ctx, at) = (ui.ctx(), self.0);
        let cards = cards(cx.lang, is_sample(cx.state.report()));
        let Some(&(about, title, text)) = cards.get(at) else {
            return false;
        };
        let mut ends = false;
        let covered = ctx.memory(|memory| memory.top_modal_layer().is_some());
        if !covered && ctx.input_mut(|input| input.consume_key(Modifiers::NONE, Key::Escape)) {
            ends = true;
        }
        let last = at + 1 == cards.len();
        // Enter goes on, whatever has the keyboard; a field that is written in keeps it.
        let goes_on = !covered
            && !ctx.text_edit_focused()
            && ctx.input_mut(|input| input.consume_key(Modifiers::NONE, Key::Enter));
        if let Some(part) = about {
            frame(ctx, part, cx.colours);
        }
        // Its lower edge stays where it is, and so do the buttons.
        let area = Area::new(Id::unique("tour"))
            .order(Order::Foreground)
            .anchor(Align2::CENTER_BOTTOM, vec2(0.0, -EDGE));
        area.show(ctx, |ui| {
            let style = ctx.global_style();
            let frame = Frame::popup(&style)
                .stroke(Stroke::new(2.0, cx.colours.accent))
                .inner_margin(Margin::same(space::L as i8));
            frame.show(ui, |ui| {
                ui.set_width(WIDTH);
                paragraph(ui, bold(title).size(size::GIST).color(cx.colours.accent));
                paragraph(ui, RichText::new(text));
                ui.add_space(space::S);
                at_right(ui, |ui| {
                    let next = if last { tr!(cx.lang, "tour-done") } else { tr!(cx.lang, "tour-next") };
                    if ui.button(bold(next)).clicked() || goes_on {
                        self.0 = at + 1;
                        ends = last;
                    }
                    if !last && ui.button(tr!(cx.lang, "tour-skip")).clicked() {
                        ends = true;
                    }
                    ui.label(quiet(format!("{} / {}", at + 1, cards.len()), cx.colours));
                });
            });
        });
        !ends
    }

    fn in_review(&self) -> bool {
        true
    }

    /// A card only takes Escape and Enter.
    fn covers(&self, ctx: &Context) -> bool {
        ctx.input(|input| input.key_down(Key::Escape) || input.key_down(Key::Enter))
    }
}

/// What this feature offers as commands.
pub(crate) static COMMANDS: &[CommandSpec] = &[does(
    Section::Help,
    C::Tour,
    |lang| tr!(lang, "command-tour"),
    |state| state.view.front.open(Tour::default()),
)];
