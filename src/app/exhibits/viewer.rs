//! One exhibit at full size, in front of everything else.

use egui::text::{CCursor, CCursorRange};
use egui::text_edit::TextEditState;
use egui::{
    Align, Button, Context, Key, Layout, Margin, Modifiers, RichText, ScrollArea, TextEdit, Ui, UiBuilder,
    pos2, vec2,
};

use crate::app::commands::Command;
use crate::app::ctx::{Messages, ViewCtx};
use crate::app::edit::Edit;
use crate::app::exhibits::image_view::{ImageEdit, ImageView, LONGEST, Tool, Viewer};
use crate::app::exhibits::{ExhibitEdit, stage};
use crate::app::message::Message;
use crate::app::overlay::Overlay;
use crate::app::theme::{size, space};
use crate::app::widgets::fields::if_added;
use crate::app::widgets::icons::Icon;
use crate::app::widgets::{bold, icon_button, in_front, paragraph, quiet};
use crate::report::{Exhibit, Mark, Report};
use crate::text::exhibits as words;
use crate::tr;

/// The width of what is known of the picture, beside it.
const DETAILS: f32 = 300.0;
/// How far an arrow key moves a mark, in ten-thousandths of the picture; with Shift further.
const NUDGE: i32 = 50;
const SHOVE: i32 = 500;

impl Overlay for Viewer {
    fn show(&mut self, ui: &mut Ui, cx: ViewCtx<'_>, out: &mut Messages) -> bool {
        let ctx = ui.ctx();
        let list = &cx.state.report().exhibits;
        let Some(exhibit) = list.get(self.exhibit) else { return false };
        let alone = cx.state.dialog.is_none();
        if alone && !ctx.text_edit_focused() {
            self.keys(ctx, exhibit, list.len(), cx, out);
        }
        let room = ctx.content_rect().size() - vec2(80.0, 80.0);
        let mut closed = false;
        let dismissed = in_front(ctx, "exhibit", room.x, |ui| {
            let top = ui.cursor().min;
            let height = room.y;
            let width = ui.available_width();
            let split = top.x + width - DETAILS - space::L;
            let picture = egui::Rect::from_min_max(top, pos2(split, top.y + height));
            let beside =
                egui::Rect::from_min_max(pos2(split + space::L, top.y), pos2(top.x + width, top.y + height));
            ui.allocate_rect(picture.union(beside), egui::Sense::hover());
            ui.scope_builder(UiBuilder::new().max_rect(picture), |ui| {
                stage::show(ui, self, exhibit, cx, out);
            });
            ui.scope_builder(UiBuilder::new().max_rect(beside), |ui| {
                closed = self.details(ui, exhibit, cx, out);
            });
        });
        !(closed || (alone && dismissed))
    }

    fn exhibit<'a>(&'a self, report: &'a Report) -> Option<&'a Exhibit> {
        report.exhibits.get(self.exhibit)
    }

    fn in_review(&self) -> bool {
        true
    }
}

impl Viewer {
    /// The keys for the picture.
    fn keys(&mut self, ctx: &Context, exhibit: &Exhibit, count: usize, cx: ViewCtx<'_>, out: &mut Messages) {
        let press = |modifiers, key| ctx.input_mut(|input| input.consume_key(modifiers, key));
        let key = |key| press(Modifiers::NONE, key);
        let index = self.exhibit;
        let plain = self.image == ImageView::default();
        // The tool is put down first; only then is the picture.
        if !plain && key(Key::Escape) {
            self.image.show_original(false);
            return;
        }
        for command in [Command::Undo, Command::Redo] {
            for keys in cx.commands.keys(command) {
                if ctx.input_mut(|input| input.consume_shortcut(&keys)) && cx.enabled(command) {
                    out.push(Message::Command(command));
                }
            }
        }
        let marks = &exhibit.annotations.marks;
        let chosen = self.image.chosen.filter(|_| !cx.read_only()).and_then(|at| Some((at, marks.get(at)?)));
        if let Some((at, mark)) = chosen {
            let change = |change| Message::Edit(Edit::Exhibits(ExhibitEdit::Sight(index, change)));
            if key(Key::Delete) || key(Key::Backspace) {
                out.push(change(ImageEdit::Unmark(at)));
                self.image.chosen = None;
                return;
            }
            if let Some(moved) = nudged(ctx, mark, exhibit.annotations.turns) {
                out.push(change(ImageEdit::Set(at, moved)));
            }
        } else if self.image.tool == Tool::Hand {
            if key(Key::ArrowRight) && index + 1 < count {
                *self = Self::of(index + 1);
            } else if key(Key::ArrowLeft) && index > 0 {
                *self = Self::of(index - 1);
            }
        }
    }

    /// What is known of it, and what can be done with it; whether it is to be closed.
    fn details(&mut self, ui: &mut Ui, exhibit: &Exhibit, cx: ViewCtx<'_>, out: &mut Messages) -> bool {
        let index = self.exhibit;
        let mut closed = false;
        let count = cx.state.report().exhibits.len();
        let close = tr!(cx.lang, "close");
        ui.horizontal(|ui| {
            ui.label(bold(words::of(index + 1, count, cx.lang)).size(size::TITLE));
            ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                let [next, previous] = [tr!(cx.lang, "picture-next"), tr!(cx.lang, "picture-previous")];
                if icon_button(ui, Icon::Next, next, index + 1 < count).clicked() {
                    *self = Self::of(index + 1);
                }
                if icon_button(ui, Icon::Previous, previous, index > 0).clicked() {
                    *self = Self::of(index - 1);
                }
            });
        });
        let room = ui.available_height() - 90.0;
        ScrollArea::vertical().id_salt("details").max_height(room).auto_shrink([false, false]).show(
            ui,
            |ui| {
                self.marks(ui, exhibit, cx, out);
                caption(ui, index, exhibit, cx, out);
                facts(ui, exhibit, cx);
            },
        );
        let [up, down, remove] = words::buttons(index + 1, cx.lang);
        ui.horizontal(|ui| {
            let change = |edit| Message::Edit(Edit::Exhibits(edit));
            if !cx.read_only() {
                if ui.button(tr!(cx.lang, "command-read-position")).clicked() {
                    out.push(Message::Command(Command::ReadPosition));
                }
                if icon_button(ui, Icon::Up, &up, index > 0).clicked() {
                    out.push(change(ExhibitEdit::SwapWithNext(index - 1)));
                    *self = Self::of(index - 1);
                }
                if icon_button(ui, Icon::Down, &down, index + 1 < count).clicked() {
                    out.push(change(ExhibitEdit::SwapWithNext(index)));
                    *self = Self::of(index + 1);
                }
                let text = RichText::new(tr!(cx.lang, "row-remove")).color(cx.colours.loss.text);
                if ui.add(Button::new(text)).accessible_name(&remove).on_hover_text(&remove).clicked() {
                    out.push(change(ExhibitEdit::Remove(index)));
                }
            }
            ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                closed = ui.button(close).clicked();
            });
        });
        closed
    }

    /// The marks, each to be chosen; the words of a label can be written.
    fn marks(&mut self, ui: &mut Ui, exhibit: &Exhibit, cx: ViewCtx<'_>, out: &mut Messages) {
        let (marks, index) = (&exhibit.annotations.marks, self.exhibit);
        if marks.is_empty() || self.image.original || cx.read_only() {
            return;
        }
        ui.label(quiet(tr!(cx.lang, "marks"), cx.colours));
        ui.horizontal_wrapped(|ui| {
            for (at, mark) in marks.iter().enumerate() {
                let chosen = self.image.chosen == Some(at);
                let button = Button::new(words::mark(at + 1, mark, cx.lang)).selected(chosen).truncate();
                if ui.add(button).clicked() {
                    self.image.chosen = (!chosen).then_some(at);
                }
            }
        });
        if let Some((at, Mark::Label(_, text))) = self.image.chosen.and_then(|at| Some((at, marks.get(at)?)))
        {
            let label = ui.label(quiet(tr!(cx.lang, "mark-words"), cx.colours));
            let mut text = text.clone();
            let edit = TextEdit::singleline(&mut text)
                .char_limit(LONGEST)
                .desired_width(f32::INFINITY)
                .margin(Margin::symmetric(8, 6));
            let response = ui.add(edit).labelled_by(label.id);
            // The words proposed are there to be written over.
            if if_added("mark-words", at, &response)
                && let Some(mut state) = TextEditState::load(ui.ctx(), response.id)
            {
                let end = CCursor::new(text.chars().count());
                state.cursor.set_char_range(Some(CCursorRange::two(CCursor::new(0), end)));
                state.store(ui.ctx(), response.id);
            }
            if response.changed() {
                let change = ImageEdit::Words(at, text);
                out.push(Message::Edit(Edit::Exhibits(ExhibitEdit::Sight(index, change))));
            }
            if response.lost_focus() {
                out.push(Message::FieldLeft);
            }
        }
        ui.add_space(space::S);
    }
}

/// The mark after an arrow key: moved as the picture is seen.
fn nudged(ctx: &Context, mark: &Mark, turns: u8) -> Option<Mark> {
    let scenarios =
        [(Key::ArrowRight, 1, 0), (Key::ArrowLeft, -1, 0), (Key::ArrowDown, 0, 1), (Key::ArrowUp, 0, -1)];
    for (key, right, down) in scenarios {
        for (modifiers, step) in [(Modifiers::SHIFT, SHOVE), (Modifiers::NONE, NUDGE)] {
            if ctx.input_mut(|input| input.consume_key(modifiers, key)) {
                let (right, down) = match turns % 4 {
                    1 => (down, -right),
                    2 => (-right, -down),
                    3 => (-down, right),
                    _ => (right, down),
                };
                return Some(mark.moved(right * step, down * step));
            }
        }
    }
    None
}

fn caption(ui: &mut Ui, index: usize, exhibit: &Exhibit, cx: ViewCtx<'_>, out: &mut Messages) {
    let label = ui.label(quiet(tr!(cx.lang, "caption"), cx.colours));
    if cx.read_only() {
        paragraph(ui, RichText::new(words::caption(exhibit)));
        return;
    }
    let mut text = exhibit.caption.clone();
    let edit = TextEdit::multiline(&mut text)
        .desired_rows(3)
        .desired_width(f32::INFINITY)
        .margin(Margin::symmetric(8, 6));
    let response = ui.add(edit).labelled_by(label.id);
    if response.changed() {
        out.push(Message::Edit(Edit::Exhibits(ExhibitEdit::Caption(index, text))));
    }
    if response.lost_focus() {
        out.push(Message::FieldLeft);
    }
    ui.add_space(space::S);
}

fn facts(ui: &mut Ui, exhibit: &Exhibit, cx: ViewCtx<'_>) {
    let picture = cx.gallery.picture(exhibit);
    let shown = picture.and_then(|picture| picture.outcome.as_ref()?.as_ref().ok());
    let digest = picture.and_then(|picture| picture.digest).map(|digest| digest.to_string());
    let pixels = shown.map(|shown| words::pixels(shown.size));
    let facts = [
        (tr!(cx.lang, "file-name"), Some(exhibit.name.clone())),
        (tr!(cx.lang, "picture-kind"), Some(words::kind(exhibit))),
        (tr!(cx.lang, "picture-size"), pixels),
    ];
    for (name, value) in facts {
        let Some(value) = value else { continue };
        ui.label(quiet(name, cx.colours));
        paragraph(ui, RichText::new(value));
    }
    let holds = picture.map(|picture| picture.holds).unwrap_or_default();
    if let Some(text) = words::holds(holds, cx.lang) {
        let colour = if holds.place { cx.colours.foul.text } else { cx.colours.weak };
        paragraph(ui, RichText::new(text).size(size::SMALL).color(colour));
    }
    if holds.animated {
        paragraph(ui, quiet(tr!(cx.lang, "exhibit-animated"), cx.colours));
    }
    let Some(digest) = digest else { return };
    ui.horizontal(|ui| {
        ui.label(quiet("SHA-256", cx.colours));
        if ui.button(tr!(cx.lang, "copy-digest")).clicked() {
            ui.ctx().copy_text(digest.clone());
        }
    });
    paragraph(ui, RichText::new(&digest).monospace().size(size::SMALL));
    paragraph(ui, quiet(tr!(cx.lang, "digest-explained"), cx.colours));
}
