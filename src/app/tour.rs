//! The tour: a few cards, each beside what it is about.

use crate::app::commands::{Command as C, CommandSpec, Section, does};
use egui::{Align2, Area, Context, Frame, Id, Key, Margin, Modifiers, Order, RichText, Ui, vec2};

use crate::app::ctx::{Messages, ViewCtx};
use crate::app::overlay::Overlay;
use crate::app::theme::{size, space};
use crate::app::widgets::{at_right, bold, paragraph, quiet};
use crate::store::is_sample;
use crate::text::Lang;
use crate::tr;

const WIDTH: f32 = 360.0;
/// From the edges of the window; the bars stand above.
const EDGE: f32 = 28.0;
const BELOW_BARS: f32 = 120.0;

/// A card: where it stands, how far from there, its title and its text.
type Card = (Align2, [f32; 2], &'static str, &'static str);

/// The cards; the first speaks of the built-in case only where that is what is shown.
fn cards(lang: Lang, of_case: bool) -> [Card; 5] {
    let (title, text) = if of_case {
        (tr!(lang, "tour-case"), tr!(lang, "tour-case-text"))
    } else {
        (tr!(lang, "tour-report"), tr!(lang, "tour-report-text"))
    };
    [
        (Align2::CENTER_CENTER, [0.0, 0.0], title, text),
        (Align2::LEFT_BOTTOM, [EDGE, -EDGE], tr!(lang, "tour-board"), tr!(lang, "tour-board-text")),
        (Align2::CENTER_BOTTOM, [0.0, -EDGE], tr!(lang, "tour-timeline"), tr!(lang, "tour-timeline-text")),
        (Align2::RIGHT_BOTTOM, [-EDGE, -EDGE], tr!(lang, "tour-verdict"), tr!(lang, "tour-verdict-text")),
        (Align2::LEFT_TOP, [EDGE, BELOW_BARS], tr!(lang, "tour-commands"), tr!(lang, "tour-commands-text")),
    ]
}

/// The tour, with the card that is shown, from 0.
#[derive(Debug, Default)]
pub struct Tour(usize);

impl Overlay for Tour {
    fn show(&mut self, ui: &mut Ui, cx: ViewCtx<'_>, _: &mut Messages) -> bool {
        let (ctx, at) = (ui.ctx(), self.0);
        let cards = cards(cx.lang, is_sample(cx.state.report()));
        let Some(&(anchor, offset, title, text)) = cards.get(at) else {
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
        let area = Area::new(Id::unique(("tour", at)))
            .order(Order::Foreground)
            .anchor(anchor, vec2(offset[0], offset[1]));
        area.show(ctx, |ui| {
            let style = ctx.global_style();
            let frame = Frame::popup(&style)
                .stroke(egui::Stroke::new(2.0, cx.colours.accent))
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
