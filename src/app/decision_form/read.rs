//! A decision read in full: the document as the paper has it.

use egui::{Align, Button, Id, Layout, RichText, Ui, vec2};

use crate::app::commands::Command;
use crate::app::ctx::{Messages, ViewCtx};
use crate::app::keys::KeysMessage;
use crate::app::message::Message;
use crate::app::overlay::Overlay;
use crate::app::state::Toast;
use crate::app::theme::{Palette, Tone, size, space};
use crate::app::widgets::{self, at_right, badge, bold, card, form, paragraph, quiet, section};
use crate::export::paper::{Block, Table, Text, decision};
use crate::report::seal::Entry;
use crate::report::{Decided, Decision, InTime, KeySignature, Seal};
use crate::text::{committee, decision as words, names};
use crate::tr;

const WIDTH: f32 = 900.0;
/// The room for a label.
const LABEL: f32 = 120.0;

/// A decision read in full, by its number from 0.
#[derive(Debug)]
pub struct DecisionRead(pub usize);

impl Overlay for DecisionRead {
    fn show(&mut self, ui: &mut Ui, cx: ViewCtx<'_>, out: &mut Messages) -> bool {
        let index = self.0;
        let Some(of) = cx.state.report().decisions.get(index) else { return false };
        let mut closed = false;
        let mut blocks = decision(cx.state.report(), index, cx.lang);
        let left = form(
            ui.ctx(),
            "decision-read",
            WIDTH,
            &mut blocks,
            |ui, blocks| {
                ui.set_width(ui.available_width() - space::M);
                ui.label(quiet(words::entry_of(index + 1, &of.by, &of.when, cx.lang), cx.colours));
                for (number, block) in blocks.iter().enumerate() {
                    ui.push_id(number, |ui| show_block(ui, block, cx));
                }
            },
            |ui, _| closed = foot(ui, index, of, cx, out),
        );
        !(left || closed)
    }

    fn in_review(&self) -> bool {
        true
    }
}

/// Whether it is to be closed.
fn foot(ui: &mut Ui, index: usize, of: &Decision, cx: ViewCtx<'_>, out: &mut Messages) -> bool {
    ui.separator();
    at_right(ui, |ui| {
        let mut closed = ui.button(tr!(cx.lang, "close")).clicked();
        let paper = Button::new(tr!(cx.lang, "form-paper"));
        if ui.add_enabled(cx.enabled(Command::Paper), paper).clicked() {
            closed = true;
            out.push(Message::Command(Command::Paper));
        }
        if let Some(seal) = &of.seal {
            if !cx.read_only() && ui.button(tr!(cx.lang, "form-sign")).clicked() {
                out.push(Message::Keys(KeysMessage::Sign(Entry::Decision(index))));
            }
            if ui.button(tr!(cx.lang, "form-copy-digest")).clicked() {
                ui.ctx().copy_text(seal.digest.clone());
            }
        }
        closed
    })
}

fn show_block(ui: &mut Ui, block: &Block, cx: ViewCtx<'_>) {
    match block {
        Block::Heading(text) => {
            ui.add_space(space::S);
            ui.label(bold(text.joined()).size(size::GIST));
        }
        Block::Fields(fields) => {
            ui.spacing_mut().item_spacing.y = space::XS;
            for field in fields {
                ui.horizontal_top(|ui| {
                    ui.allocate_ui_with_layout(vec2(LABEL, 0.0), Layout::top_down(Align::Min), |ui| {
                        ui.set_width(LABEL);
                        paragraph(ui, quiet(text(&field.label), cx.colours));
                    });
                    ui.vertical(|ui| paragraph(ui, RichText::new(text(&field.value))));
                });
            }
        }
        Block::Paragraph(of) => {
            paragraph(ui, RichText::new(text(of)));
        }
        Block::Small(of) => {
            paragraph(ui, quiet(text(of), cx.colours));
        }
        Block::Result(of) => card(ui, cx.colours.selected, None, |ui| {
            paragraph(ui, bold(text(of)).size(size::TITLE));
        }),
        Block::Points(points) => {
            for point in points {
                paragraph(ui, RichText::new(format!("{} {}", point.mark, text(&point.text))));
            }
        }
        Block::Table(table) => show_table(ui, table, cx),
        Block::Figure(figure) => {
            paragraph(
                ui,
                quiet(format!("{} {}", text(&figure.caption), text(&figure.alternative)), cx.colours),
            );
        }
        Block::Beside(blocks, figure) => {
            blocks.iter().for_each(|block| show_block(ui, block, cx));
            show_block(ui, &Block::Figure(figure.clone()), cx);
        }
        // They are for ink.
        Block::Signatures(_) => {}
    }
}

fn show_table(ui: &mut Ui, table: &Table, cx: ViewCtx<'_>) {
    let all: f32 = table.columns.iter().map(|column| f32::from(column.share)).sum();
    let room = ui.available_width() - space::M * table.columns.len() as f32;
    let widths: Vec<f32> =
        table.columns.iter().map(|column| room * f32::from(column.share) / all.max(1.0)).collect();
    ui.spacing_mut().item_spacing.y = space::XS;
    let row = |ui: &mut Ui, cells: Vec<RichText>| {
        ui.horizontal_top(|ui| {
            ui.spacing_mut().item_spacing.x = space::M;
            for (of, &width) in cells.into_iter().zip(&widths) {
                ui.allocate_ui_with_layout(vec2(width, 0.0), Layout::top_down(Align::Min), |ui| {
                    ui.set_width(width);
                    paragraph(ui, of);
                });
            }
        });
    };
    row(ui, table.columns.iter().map(|column| quiet(text(&column.title), cx.colours)).collect());
    for cells in &table.rows {
        ui.separator();
        row(ui, cells.cells.iter().map(|of| RichText::new(text(of))).collect());
    }
}

/// All lines of a text.
fn text(of: &Text) -> String {
    let lines: Vec<&str> = of.lines().map(|(_, line)| line).collect();
    lines.join("\n")
}

/// Shows them, in their order.
pub fn show_given(ui: &mut Ui, cx: ViewCtx<'_>, out: &mut Messages) {
    let decisions = &cx.state.report().decisions;
    if decisions.is_empty() {
        return;
    }
    section(ui, tr!(cx.lang, "form-given"), cx.colours);
    let mut last = None;
    for (index, decision) in decisions.iter().enumerate() {
        let is_last = index + 1 == decisions.len();
        let place = ui.scope(|ui| {
            card(ui, cx.colours.card, Some(cx.colours.line), |ui| {
                one(ui, index, decision, is_last, cx, out);
            });
        });
        last = Some(place.response);
    }
    let notice = &cx.state.notice;
    let id = Id::unique("decided-shown");
    let before: Option<u64> = ui.data(|data| data.get_temp(id));
    if let (Some(last), Some(Toast::Decided)) = (last, &notice.done)
        && before != Some(notice.number)
    {
        ui.data_mut(|data| data.insert_temp(id, notice.number));
        last.scroll_to_me(None);
    }
}

fn one(ui: &mut Ui, index: usize, decision: &Decision, is_last: bool, cx: ViewCtx<'_>, out: &mut Messages) {
    let lang = cx.lang;
    let pending = decision.decided == Decided::Pending;
    let (by, when) =
        if pending { (&decision.appeal.by, &decision.appeal.lodged) } else { (&decision.by, &decision.when) };
    ui.horizontal_wrapped(|ui| {
        let result = match &decision.decided {
            Decided::Pending => tr!(lang, "form-appeal-waits").to_owned(),
            Decided::Resumed(_) => tr!(lang, "form-resumed").to_owned(),
            Decided::Other(_) => tr!(lang, "form-other").to_owned(),
            decided => names::capitalised(&committee::decided(decided, lang)),
        };
        badge(ui, result, tone(&decision.decided, cx.colours));
        ui.label(bold(words::entry_of(index + 1, by, when, lang)));
    });
    let in_time = committee::in_time(cx.state.report(), &decision.appeal, lang);
    let late =
        matches!(cx.state.report().in_time(&decision.appeal), InTime::No { .. } | InTime::Stated(false));
    let colour = if late { cx.colours.loss.text } else { cx.colours.weak };
    paragraph(ui, RichText::new(names::capitalised(&in_time)).size(size::SMALL).color(colour));
    let gist = if pending { &decision.appeal.claim } else { &decision.reasons };
    if let Some(first) = gist.lines().find(|line| !line.trim().is_empty()) {
        paragraph(ui, RichText::new(first));
    }
    signed(ui, Entry::Decision(index), decision.seal.as_deref(), &decision.signed, cx, out, |ui, out| {
        let name = format!("{} {}", tr!(lang, "form-read"), index + 1);
        if ui.button(tr!(lang, "form-read")).accessible_name(name).clicked() {
            out.open(DecisionRead(index));
        }
        if pending && is_last {
            let text = bold(tr!(lang, "form-decide-now"));
            if ui.add(Button::new(text)).clicked() {
                out.push(Message::Command(Command::Decide));
            }
        }
    });
}

/// Who signed by key, and the button that signs; with other buttons before it.
pub fn signed(
    ui: &mut Ui,
    of: Entry,
    seal: Option<&Seal>,
    signed: &[KeySignature],
    cx: ViewCtx<'_>,
    out: &mut Messages,
    buttons: impl FnOnce(&mut Ui, &mut Messages),
) {
    if !signed.is_empty() {
        let names: Vec<&str> = signed.iter().map(|signature| signature.name.as_str()).collect();
        paragraph(ui, quiet(words::signed_by_key(&names, cx.lang), cx.colours));
    }
    let sign = if signed.is_empty() { tr!(cx.lang, "form-sign") } else { tr!(cx.lang, "form-sign-again") };
    ui.horizontal_wrapped(|ui| {
        buttons(ui, out);
        // Without a seal there is nothing that a key could sign.
        if seal.is_some()
            && !cx.read_only()
            && ui.button(sign).accessible_name(words::sign_of(of, cx.lang)).clicked()
        {
            out.push(Message::Keys(KeysMessage::Sign(of)));
        }
    });
}

fn tone(decided: &Decided, colours: &Palette) -> Tone {
    match decided {
        Decided::Pending | Decided::Other(_) => colours.open,
        Decided::Upheld | Decided::Resumed(_) => colours.calm,
        Decided::Replayed | Decided::NotHeard => colours.foul,
        Decided::Changed { outcome, .. } => widgets::tone(*outcome, colours),
    }
}
