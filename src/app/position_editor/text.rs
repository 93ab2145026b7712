//! The position as a text: always the one on the board, and always open to typing.

use egui::{Align, Layout, RichText, TextEdit, Ui};

use crate::app::message::Message;
use crate::app::theme::size;
use crate::app::view::{Messages, ViewCtx};
use crate::app::widgets::{bold, paragraph, quiet};
use crate::text::faults;
use xiangqi::fen;

/// Shows the field, and what its reader says.
pub fn show(ui: &mut Ui, cx: ViewCtx<'_>, out: &mut Messages) {
    let present = fen::write(&cx.state.report().setup());
    let typed = cx.state.view.fen.as_ref();
    ui.horizontal(|ui| {
        ui.label(bold(cx.t.fen).size(size::SMALL).color(cx.colours.weak));
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            if ui.button(cx.t.copy_fen).clicked() {
                ui.ctx().copy_text(present.clone());
            }
        });
    });
    let mut text = typed.map_or_else(|| present.clone(), |typed| typed.text.clone());
    let edit = TextEdit::multiline(&mut text)
        .desired_rows(2)
        .desired_width(f32::INFINITY)
        .font(egui::FontId::monospace(size::SMALL))
        .margin(egui::Margin::symmetric(8, 6));
    let response = ui.add(edit).accessible_name(cx.t.fen);
    if response.changed() {
        out.push(Message::FenTyped(text.replace(['\n', '\r'], " ")));
    }
    if response.lost_focus() {
        out.push(Message::FieldLeft);
    }
    if let Some(typed) = typed {
        match fen::read(&typed.text) {
            Err(error) => {
                let said = faults::fen_error(&error, cx.lang);
                paragraph(ui, RichText::new(said).size(size::SMALL).color(cx.colours.loss.text));
                if let Some(around) = around(&typed.text, error.column) {
                    ui.label(RichText::new(around).monospace().color(cx.colours.loss.text));
                }
                paragraph(ui, quiet(cx.t.fen_unchanged, cx.colours));
            }
            Ok(reading) => {
                for note in reading.notes {
                    paragraph(ui, quiet(faults::fen_note(note, cx.lang), cx.colours));
                }
            }
        }
    }
}

/// The text around a character (from 1), which is put in brackets.
fn around(text: &str, column: usize) -> Option<String> {
    const BEFORE: usize = 8;
    let at = column.checked_sub(1)?;
    let letters: Vec<char> = text.chars().collect();
    let wrong = letters.get(at)?;
    let before: String = letters.get(at.saturating_sub(BEFORE)..at)?.iter().collect();
    let after: String = letters.iter().skip(at + 1).take(BEFORE).collect();
    let (left, right) =
        (if at > BEFORE { "…" } else { "" }, if letters.len() > at + 1 + BEFORE { "…" } else { "" });
    Some(format!("{left}{before}[{wrong}]{after}{right}"))
}

#[cfg(test)]
mod tests {
    use super::around;

    #[test]
    fn the_place_of_an_error_is_shown() {
        assert_eq!(around("rnbxkabnr", 4).as_deref(), Some("rnb[x]kabnr"));
        assert_eq!(around("0123456789x0123456789", 11).as_deref(), Some("…23456789[x]01234567…"));
        assert_eq!(around("车", 2), None);
    }
}
