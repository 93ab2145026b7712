//! What is known of an exhibit beside its picture, and what can be changed.

use egui::text::{CCursor, CCursorRange};
use egui::text_edit::TextEditState;
use egui::{Align, Button, Layout, Margin, RichText, ScrollArea, TextEdit, Ui};

use crate::app::edit::Edit;
use crate::app::exhibits::Change;
use crate::app::exhibits::image_view;
use crate::app::exhibits::image_view::{ImageViewChange, LONGEST};
use crate::app::message::Message;
use crate::app::theme::{size, space};
use crate::app::view::{Messages, ViewCtx};
use crate::app::widgets::fields::if_added;
use crate::app::widgets::icons::Icon;
use crate::app::widgets::{bold, icon_button, paragraph, quiet};
use crate::report::{Exhibit, Mark};
use crate::text::exhibits as words;

/// Shows it.
pub fn show(ui: &mut Ui, index: usize, exhibit: &Exhibit, cx: ViewCtx<'_>, out: &mut Messages) {
    let count = cx.state.report().exhibits.len();
    let close = cx.t.close;
    ui.horizontal(|ui| {
        ui.label(bold(words::of(index + 1, count, cx.lang)).size(size::TITLE));
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            let [next, previous] = [cx.t.picture_next, cx.t.picture_previous];
            if icon_button(ui, Icon::Next, next, index + 1 < count).clicked() {
                out.push(Message::ViewExhibit(Some(index + 1)));
            }
            if icon_button(ui, Icon::Previous, previous, index > 0).clicked() {
                out.push(Message::ViewExhibit(Some(index - 1)));
            }
        });
    });
    let room = ui.available_height() - 90.0;
    ScrollArea::vertical().id_salt("details").max_height(room).auto_shrink([false, false]).show(ui, |ui| {
        marks(ui, index, exhibit, cx, out);
        caption(ui, index, exhibit, cx, out);
        facts(ui, exhibit, cx);
    });
    let [up, down, remove] = words::buttons(index + 1, cx.lang);
    ui.horizontal(|ui| {
        let change = |edit| Message::Edit(Edit::Exhibits(edit));
        if icon_button(ui, Icon::Up, &up, index > 0).clicked() {
            out.push(change(Change::SwapWithNext(index - 1)));
            out.push(Message::ViewExhibit(Some(index - 1)));
        }
        if icon_button(ui, Icon::Down, &down, index + 1 < count).clicked() {
            out.push(change(Change::SwapWithNext(index)));
            out.push(Message::ViewExhibit(Some(index + 1)));
        }
        let text = RichText::new(cx.t.row_remove).color(cx.colours.loss.text);
        if ui.add(Button::new(text)).accessible_name(&remove).on_hover_text(&remove).clicked() {
            out.push(change(Change::Remove(index)));
        }
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            if ui.button(close).clicked() {
                out.push(Message::ViewExhibit(None));
            }
        });
    });
}

/// The marks, each to be chosen; the words of a label can be written.
fn marks(ui: &mut Ui, index: usize, exhibit: &Exhibit, cx: ViewCtx<'_>, out: &mut Messages) {
    let (marks, viewer) = (&exhibit.sight.marks, cx.state.view.viewer);
    if marks.is_empty() || viewer.original {
        return;
    }
    ui.label(quiet(cx.t.marks, cx.colours));
    ui.horizontal_wrapped(|ui| {
        for (at, mark) in marks.iter().enumerate() {
            let chosen = viewer.chosen == Some(at);
            let button = Button::new(words::mark(at + 1, mark, cx.lang)).selected(chosen).truncate();
            if ui.add(button).clicked() {
                out.push(Message::ImageViewChange(ImageViewChange::Choose((!chosen).then_some(at))));
            }
        }
    });
    if let Some((at, Mark::Label(_, text))) = viewer.chosen.and_then(|at| Some((at, marks.get(at)?))) {
        let label = ui.label(quiet(cx.t.mark_words, cx.colours));
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
            let change = image_view::Change::Words(at, text);
            out.push(Message::Edit(Edit::Exhibits(Change::Sight(index, change))));
        }
        if response.lost_focus() {
            out.push(Message::FieldLeft);
        }
    }
    ui.add_space(space::S);
}

fn caption(ui: &mut Ui, index: usize, exhibit: &Exhibit, cx: ViewCtx<'_>, out: &mut Messages) {
    let label = ui.label(quiet(cx.t.caption, cx.colours));
    let mut text = exhibit.caption.clone();
    let edit = TextEdit::multiline(&mut text)
        .desired_rows(3)
        .desired_width(f32::INFINITY)
        .margin(Margin::symmetric(8, 6));
    let response = ui.add(edit).labelled_by(label.id);
    if response.changed() {
        out.push(Message::Edit(Edit::Exhibits(Change::Caption(index, text))));
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
        (cx.t.file_name, Some(exhibit.name.clone())),
        (cx.t.picture_kind, Some(words::kind(exhibit))),
        (cx.t.picture_size, pixels),
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
        paragraph(ui, quiet(words::animated(cx.lang), cx.colours));
    }
    let Some(digest) = digest else { return };
    ui.horizontal(|ui| {
        ui.label(quiet("SHA-256", cx.colours));
        if ui.button(cx.t.copy_digest).clicked() {
            ui.ctx().copy_text(digest.clone());
        }
    });
    paragraph(ui, RichText::new(&digest).monospace().size(size::SMALL));
    paragraph(ui, quiet(cx.t.digest_explained, cx.colours));
}
