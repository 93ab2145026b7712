//! Fields that are written in, and choices between a few things, each with its name before it.

use egui::{Align, Button, Id, Layout, Margin, Response, RichText, TextEdit, Ui, WidgetText, vec2};

use crate::app::ctx::{Messages, ViewCtx};
use crate::app::edit::Edit;
use crate::app::field::Field;
use crate::app::input::ime;
use crate::app::message::Message;
use crate::app::theme::CLICKABLE;
use crate::app::widgets::{is_new, paragraph, quiet};
use crate::tr;

/// The room for a name.
const NAME: f32 = 84.0;

/// A name, and beside it whatever it is the name of, or below it where everything is stacked; the name's label comes
/// along for screen readers.
pub fn named<R>(
    ui: &mut Ui,
    name: &str,
    cx: ViewCtx<'_>,
    content: impl FnOnce(&mut Ui, &Response) -> R,
) -> R {
    if cx.is_stacked() {
        let label = ui.label(quiet(name, cx.colours));
        return ui.horizontal_wrapped(|ui| content(ui, &label)).inner;
    }
    ui.horizontal(|ui| {
        let place = Layout::left_to_right(Align::Center);
        let label = ui.allocate_ui_with_layout(vec2(NAME, CLICKABLE), place, |ui| {
            ui.set_min_width(NAME);
            ui.label(quiet(name, cx.colours))
        });
        content(ui, &label.inner)
    })
    .inner
}

/// Several things with names beside one another, or one under the other where everything is stacked.
pub fn beside<R>(ui: &mut Ui, cx: ViewCtx<'_>, content: impl FnOnce(&mut Ui) -> R) -> R {
    if cx.is_stacked() { ui.vertical(content).inner } else { ui.horizontal_top(content).inner }
}

/// A field of one line that fills `width`.
pub fn line(ui: &mut Ui, text: &mut String, width: f32) -> Response {
    ui.add(TextEdit::singleline(text).desired_width(width).margin(Margin::symmetric(8, 6)))
}

/// The same, with words that stand in it as long as it is empty.
pub fn hinted(ui: &mut Ui, text: &mut String, width: f32, hint: impl Into<WidgetText>) -> Response {
    ui.add(
        TextEdit::singleline(text)
            .desired_width(width)
            .hint_text(hint.into())
            .margin(Margin::symmetric(8, 6)),
    )
}

/// A field of several lines that is as wide as there is room.
pub fn lines(ui: &mut Ui, text: &mut String, rows: usize, hint: &str) -> Response {
    let edit = TextEdit::multiline(text)
        .desired_rows(rows)
        .desired_width(f32::INFINITY)
        .hint_text(hint)
        .margin(Margin::symmetric(8, 6));
    ui.add(edit)
}

/// Fields of the report in a box that a button opens; whoever opens it writes in the first one at once, and Enter
/// closes it.
pub fn fields(ui: &mut Ui, of: &[Field], cx: ViewCtx<'_>, out: &mut Messages) {
    for (index, &of) in of.iter().enumerate() {
        let response = field(ui, of, cx, out);
        if response.lost_focus() && ime::enter(ui) {
            ui.close();
        }
        if index == 0 {
            opened(ui, &response);
        }
    }
}

/// A field of the report, with its name before it.
pub fn field(ui: &mut Ui, field: Field, cx: ViewCtx<'_>, out: &mut Messages) -> Response {
    named(ui, field.label(cx.lang), cx, |ui, label| {
        let mut text = field.of(cx.state.report()).to_owned();
        if cx.read_only() {
            return paragraph(ui, RichText::new(text));
        }
        let width = ui.available_width().min(420.0);
        let response = line(ui, &mut text, width).labelled_by(label.id);
        written(&response, field, text, out);
        response
    })
}

/// A field of the report without a name before it, for lists; `name` is what a screen reader says.
pub fn bare_field(ui: &mut Ui, field: Field, name: &str, width: f32, cx: ViewCtx<'_>, out: &mut Messages) {
    let mut text = field.of(cx.state.report()).to_owned();
    if cx.read_only() {
        paragraph(ui, RichText::new(text));
        return;
    }
    let edit = TextEdit::singleline(&mut text)
        .desired_width(width)
        .hint_text(hint(field, cx))
        .margin(Margin::symmetric(8, 6));
    let response = ui.add(edit).accessible_name(name);
    written(&response, field, text, out);
}

/// What stands in an empty field; in a row of the timeline it says that there is something to write.
fn hint(field: Field, cx: ViewCtx<'_>) -> &'static str {
    match field {
        Field::EventNote(_) => tr!(cx.lang, "note-hint"),
        Field::EventTime(_) => tr!(cx.lang, "when-hint"),
        _ => field.label(cx.lang),
    }
}

/// Several lines of the report.
pub fn long_field(
    ui: &mut Ui,
    field: Field,
    name: &str,
    hint: &str,
    cx: ViewCtx<'_>,
    out: &mut Messages,
) -> Response {
    let mut text = field.of(cx.state.report()).to_owned();
    if cx.read_only() {
        return paragraph(ui, RichText::new(text));
    }
    let response = lines(ui, &mut text, 2, hint).accessible_name(name);
    written(&response, field, text, out);
    response
}

fn written(response: &Response, field: Field, text: String, out: &mut Messages) {
    if response.changed() {
        out.push(Message::Edit(Edit::Write(field, text)));
    }
    if response.lost_focus() {
        out.push(Message::FieldLeft);
    }
}

/// One of a few things, as buttons side by side; the one that was clicked.
pub fn one_of<T: Copy + PartialEq>(
    ui: &mut Ui,
    name: &str,
    chosen: Option<T>,
    things: impl IntoIterator<Item = (T, String)>,
    cx: ViewCtx<'_>,
) -> Option<T> {
    named(ui, name, cx, |ui, _| ui.horizontal_wrapped(|ui| buttons(ui, name, chosen, things)).inner)
}

/// The buttons of a choice without its name before them.
pub fn buttons<T: Copy + PartialEq>(
    ui: &mut Ui,
    name: &str,
    chosen: Option<T>,
    things: impl IntoIterator<Item = (T, String)>,
) -> Option<T> {
    let mut clicked = None;
    for (thing, text) in things {
        let spoken = format!("{name} {text}");
        let button = Button::new(text).selected(chosen == Some(thing));
        if ui.add(button).accessible_name(spoken).clicked() {
            clicked = Some(thing);
        }
    }
    clicked
}

/// Puts the focus into the first field of a form when that is opened; `form` names it.
pub fn first(form: &'static str, field: &Response) {
    if is_new(&field.ctx, Id::unique(("first-field", form))) {
        field.request_focus();
    }
}

/// Puts the focus into a field whenever it begins to be shown.
pub fn opened(ui: &Ui, field: &Response) {
    if !ui.is_sizing_pass() && is_new(ui.ctx(), Id::unique(("field-shown", field.id))) {
        field.request_focus();
    }
}

/// Remembers that a row was added to a list, which is shown from the next pass on.
pub fn added(ui: &Ui, list: &'static str, row: usize) {
    ui.data_mut(|data| data.insert_temp(Id::unique(("row-added", list)), row));
}

/// Brings the field of a row that was just added into sight and puts the focus into it; whether it was that row.
pub fn if_added(list: &'static str, row: usize, field: &Response) -> bool {
    let id = Id::unique(("row-added", list));
    let is_new = field.ctx.data(|data| data.get_temp::<usize>(id)) == Some(row);
    if is_new {
        field.ctx.data_mut(|data| data.remove::<usize>(id));
        field.request_focus();
        field.scroll_to_me(None);
    }
    is_new
}
