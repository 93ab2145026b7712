//! A decision read in full: the document as the paper has it.

use egui::{Align, Context, Layout, RichText, Ui, vec2};

use crate::app::commands::Command;
use crate::app::keys::Said;
use crate::app::message::Message;
use crate::app::theme::{size, space};
use crate::app::view::{Look, Outbox};
use crate::app::widgets::{at_right, bold, card, form, paragraph, quiet};
use crate::export::paper::{Block, Table, Text, decision};
use crate::report::Decision;
use crate::report::seal::Entry;
use crate::text::decision::{self as words, Form};

const WIDTH: f32 = 900.0;
/// The room for a label.
const LABEL: f32 = 120.0;

/// Shows it, if one is read.
pub fn show(ctx: &Context, look: Look<'_>, out: &mut Outbox) {
    let Some(index) = look.state.view.decision else { return };
    let Some(of) = look.state.report().decisions.get(index) else { return };
    let f = words::form(look.lang);
    let mut blocks = decision(look.state.report(), index, look.lang);
    let left = form(
        ctx,
        "decision-read",
        WIDTH,
        &mut blocks,
        |ui, blocks| {
            ui.set_width(ui.available_width() - space::M);
            ui.label(quiet(words::entry_of(index + 1, &of.by, &of.when, look.lang), look.colours));
            for (number, block) in blocks.iter().enumerate() {
                ui.push_id(number, |ui| show_block(ui, block, look));
            }
        },
        |ui, _| foot(ui, index, of, f, look, out),
    );
    if left && look.state.dialog.is_none() && look.state.keys.is_none() {
        out.push(Message::ReadDecision(None));
    }
}

fn foot(ui: &mut Ui, index: usize, of: &Decision, f: &Form, look: Look<'_>, out: &mut Outbox) {
    ui.separator();
    at_right(ui, |ui| {
        if ui.button(look.t.close).clicked() {
            out.push(Message::ReadDecision(None));
        }
        if ui.add_enabled(!look.state.busy, egui::Button::new(f.paper)).clicked() {
            out.push(Message::ReadDecision(None));
            out.push(Message::Command(Command::Paper));
        }
        if let Some(seal) = &of.seal {
            if ui.button(f.sign).clicked() {
                out.push(Message::Keys(Said::Sign(Entry::Decision(index))));
            }
            if ui.button(f.copy_digest).clicked() {
                ui.ctx().copy_text(seal.digest.clone());
            }
        }
    });
}

fn show_block(ui: &mut Ui, block: &Block, look: Look<'_>) {
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
                        paragraph(ui, quiet(text(&field.label), look.colours));
                    });
                    ui.vertical(|ui| paragraph(ui, RichText::new(text(&field.value))));
                });
            }
        }
        Block::Paragraph(of) => {
            paragraph(ui, RichText::new(text(of)));
        }
        Block::Small(of) => {
            paragraph(ui, quiet(text(of), look.colours));
        }
        Block::Result(of) => card(ui, look.colours.selected, None, |ui| {
            paragraph(ui, bold(text(of)).size(size::TITLE));
        }),
        Block::Points(points) => {
            for point in points {
                paragraph(ui, RichText::new(format!("{} {}", point.mark, text(&point.text))));
            }
        }
        Block::Table(table) => show_table(ui, table, look),
        Block::Figure(figure) => {
            paragraph(ui, quiet(format!("{} {}", text(&figure.caption), figure.alternative), look.colours));
        }
        // They are for ink.
        Block::Signatures(_) => {}
    }
}

fn show_table(ui: &mut Ui, table: &Table, look: Look<'_>) {
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
    row(ui, table.columns.iter().map(|column| quiet(text(&column.title), look.colours)).collect());
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
