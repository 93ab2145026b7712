//! A decision read in full: the document as the paper has it.

use egui::{Align, Context, Layout, RichText, Ui, vec2};

use crate::app::commands::Command;
use crate::app::keys::KeysMessage;
use crate::app::message::Message;
use crate::app::theme::{size, space};
use crate::app::view::{Messages, ViewCtx};
use crate::app::widgets::{at_right, bold, card, form, paragraph, quiet};
use crate::export::paper::{Block, Table, Text, decision};
use crate::report::Decision;
use crate::report::seal::Entry;
use crate::text::decision::{self as words, Form};

const WIDTH: f32 = 900.0;
/// The room for a label.
const LABEL: f32 = 120.0;

/// Shows it, if one is read.
pub fn show(ctx: &Context, cx: ViewCtx<'_>, out: &mut Messages) {
    let Some(index) = cx.state.view.decision else { return };
    let Some(of) = cx.state.report().decisions.get(index) else { return };
    let f = words::form(cx.lang);
    let mut blocks = decision(cx.state.report(), index, cx.lang);
    let left = form(
        ctx,
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
        |ui, _| foot(ui, index, of, f, cx, out),
    );
    if left && cx.state.dialog.is_none() && cx.state.keys.is_none() {
        out.push(Message::ReadDecision(None));
    }
}

fn foot(ui: &mut Ui, index: usize, of: &Decision, f: &Form, cx: ViewCtx<'_>, out: &mut Messages) {
    ui.separator();
    at_right(ui, |ui| {
        if ui.button(cx.t.close).clicked() {
            out.push(Message::ReadDecision(None));
        }
        if ui.add_enabled(!cx.state.busy, egui::Button::new(f.paper)).clicked() {
            out.push(Message::ReadDecision(None));
            out.push(Message::Command(Command::Paper));
        }
        if let Some(seal) = &of.seal {
            if ui.button(f.sign).clicked() {
                out.push(Message::Keys(KeysMessage::Sign(Entry::Decision(index))));
            }
            if ui.button(f.copy_digest).clicked() {
                ui.ctx().copy_text(seal.digest.clone());
            }
        }
    });
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
            paragraph(ui, quiet(format!("{} {}", text(&figure.caption), figure.alternative), cx.colours));
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
