//! Setting up the position: pieces, commands, the text of the position, and what is wrong with it.

use egui::{
    Align, Button, DragAndDrop, Id, LayerId, Layout, Order, Rect, RichText, Role, ScrollArea, Sense, Stroke,
    StrokeKind, TextEdit, Ui, WidgetInfo, pos2, vec2,
};

use crate::app::board::view::paint_piece;
use crate::app::ctx::{Messages, ViewCtx};
use crate::app::edit::Edit;
use crate::app::message::Message;
use crate::app::position_editor::{PositionEdit, Tool, on_board, stranded};
use crate::app::theme::{RADIUS, Tone, size, space};
use crate::app::widgets::icons::Icon;
use crate::app::widgets::{badge, bold, card, paragraph, quiet, row, scrolling, section};
use crate::text::{faults, set_up};
use crate::tr;
use xiangqi::{Board, Fault, FaultKind, Piece, PieceKind, Side, Square, fen};

pub fn show(ui: &mut Ui, cx: ViewCtx<'_>, out: &mut Messages) {
    scrolling(ui, "editor", cx.is_stacked(), |ui| {
        ui.spacing_mut().item_spacing.y = 6.0;
        what_is_at_stake(ui, cx);
        show_palette(ui, cx, out);
        commands(ui, cx, out);
    });
}

/// Shows what is wrong with the position, and its text: beside the tools, where both are in sight.
pub fn check(ui: &mut Ui, cx: ViewCtx<'_>, out: &mut Messages) {
    card(ui, cx.colours.card, Some(cx.colours.line), |ui| {
        ui.spacing_mut().item_spacing.y = space::XS;
        show_faults(ui, cx, out);
        show_text(ui, cx, out);
    });
    ui.add_space(space::XS);
}

/// What a changed position does to the moves and the timeline there are.
fn what_is_at_stake(ui: &mut Ui, cx: ViewCtx<'_>) {
    let report = cx.state.report();
    if report.whole_game().moves.is_empty() {
        return;
    }
    let tone = cx.colours.foul;
    card(ui, tone.fill, None, |ui| {
        let text = set_up::moves_would_go(report.moves.len(), report.moves_after.len(), cx.lang);
        paragraph(ui, RichText::new(text).size(size::SMALL).color(tone.text));
    });
}

/// Side to move, and what changes the whole board.
fn commands(ui: &mut Ui, cx: ViewCtx<'_>, out: &mut Messages) {
    let turn = cx.state.report().setup().turn;
    section(ui, tr!(cx.lang, "side-to-move"), cx.colours);
    let width = (ui.available_width() - space::S) / 2.0;
    ui.horizontal(|ui| {
        for side in Side::BOTH {
            let chosen = turn == Some(side);
            let name = set_up::to_move(side, cx.lang);
            let text = if chosen { bold(name) } else { RichText::new(name) };
            let button = Button::new(text).selected(chosen).min_size(vec2(width, 34.0));
            if ui.add(button).clicked() {
                out.push(Message::Edit(Edit::SetUp(PositionEdit::Turn(side))));
            }
        }
    });
    if turn.is_none() {
        ui.label(quiet(tr!(cx.lang, "turn-unknown"), cx.colours));
    }
    section(ui, tr!(cx.lang, "whole-board"), cx.colours);
    let all = [
        (tr!(cx.lang, "clear-board"), PositionEdit::Clear),
        (tr!(cx.lang, "start-position"), PositionEdit::Start),
        (tr!(cx.lang, "mirror"), PositionEdit::Mirror),
        (tr!(cx.lang, "swap-colours"), PositionEdit::Swap),
    ];
    let mut all = all.into_iter().peekable();
    while all.peek().is_some() {
        ui.horizontal(|ui| {
            for (name, change) in all.by_ref().take(2) {
                if ui.add(Button::new(name).min_size(vec2(width, 32.0))).clicked() {
                    out.push(Message::Edit(Edit::SetUp(change)));
                }
            }
        });
    }
}

/// The most that the list may be high.
const FAULTS_MOST: f32 = 220.0;

pub fn show_faults(ui: &mut Ui, cx: ViewCtx<'_>, out: &mut Messages) {
    let report = cx.state.report();
    let found = report.setup().faults();
    let colours = cx.colours;
    section(ui, tr!(cx.lang, "faults"), colours);
    let rows = stranded(report);
    let typed = cx.state.view.fen.as_ref().filter(|typed| typed.revision == cx.state.history.revision());
    let unread = typed.is_some_and(|typed| fen::read(&typed.text).is_err());
    let nothing = found.is_empty() && rows.is_empty();
    // In a scope of its own, so that what is listed does not move the focus of the text being typed below.
    ui.scope(|ui| {
        if unread {
            badge(ui, tr!(cx.lang, "text-not-read"), colours.foul);
        } else if nothing {
            badge(ui, tr!(cx.lang, "no-faults"), colours.calm);
        }
        if !nothing {
            let all =
                ScrollArea::vertical().id_salt("faults").max_height(FAULTS_MOST).auto_shrink([false, true]);
            all.show(ui, |ui| list(ui, &found, &rows, cx, out));
        }
    });
}

fn list(ui: &mut Ui, found: &[Fault], rows: &[(usize, Square)], cx: ViewCtx<'_>, out: &mut Messages) {
    let colours = cx.colours;
    let refused = |kind| matches!(kind, FaultKind::Refused(_));
    for (forbids, title, tone) in [
        (true, tr!(cx.lang, "faults-forbid"), colours.loss),
        (false, tr!(cx.lang, "faults-doubt"), colours.foul),
    ] {
        let mut some = false;
        for (index, fault) in found.iter().enumerate().filter(|(_, fault)| refused(fault.kind) == forbids) {
            if !std::mem::replace(&mut some, true) {
                badge(ui, title, tone);
            }
            let text = faults::fault(fault, cx.lang);
            entry(ui, index, &text, &fault.squares, tone, cx, out);
        }
    }
    if !rows.is_empty() {
        badge(ui, tr!(cx.lang, "faults-timeline"), colours.foul);
    }
    for (number, &(index, square)) in rows.iter().enumerate() {
        let text = set_up::stranded(index + 1, square, cx.lang);
        entry(ui, found.len() + number, &text, &[square], colours.foul, cx, out);
    }
}

fn entry(
    ui: &mut Ui,
    index: usize,
    text: &str,
    squares: &[Square],
    tone: Tone,
    cx: ViewCtx<'_>,
    out: &mut Messages,
) {
    let chosen = cx.state.view.fault == Some(index);
    let response = row(ui, ("fault", index), Sense::click(), chosen, cx.colours, |ui| {
        ui.set_width(ui.available_width());
        paragraph(ui, RichText::new(text).size(size::SMALL).color(tone.text));
    });
    response.widget_info(|| WidgetInfo::selected(Role::Button, true, chosen, text));
    if response.clicked() {
        out.set(move |view| view.fault = (!chosen).then_some(index));
    }
    if chosen || response.has_focus() || ui.rect_contains_pointer(response.rect) {
        out.highlight(squares);
    }
}

/// Pieces in a row of the box.
const IN_ROW: usize = 4;
/// Under each piece, for its count.
const COUNT: f32 = 20.0;
/// The most that a piece in the box may be wide, and a cell.
const DISC: f32 = 46.0;
const PALETTE_MOST: f32 = 92.0;

pub fn show_palette(ui: &mut Ui, cx: ViewCtx<'_>, out: &mut Messages) {
    section(ui, tr!(cx.lang, "palette"), cx.colours);
    let board = cx.state.report().setup().board;
    let gap = space::XS;
    let width = ((ui.available_width() - 3.0 * gap) / IN_ROW as f32).min(PALETTE_MOST);
    ui.scope(|ui| {
        ui.spacing_mut().item_spacing = vec2(gap, gap);
        for side in Side::BOTH {
            let cells = PieceKind::ALL.map(|kind| Tool::Piece(Piece::new(side, kind)));
            let (first, second) = cells.split_at(IN_ROW);
            ui.horizontal(|ui| first.iter().for_each(|&tool| cell(ui, tool, &board, width, cx, out)));
            ui.horizontal(|ui| {
                second.iter().for_each(|&tool| cell(ui, tool, &board, width, cx, out));
                if side == Side::Red {
                    cell(ui, Tool::Eraser, &board, width, cx, out);
                }
            });
        }
    });
    let text = match cx.state.view.tool {
        Some(Tool::Piece(piece)) => set_up::placing(piece, cx.lang),
        Some(Tool::Eraser) => tr!(cx.lang, "erasing").to_owned(),
        Some(Tool::Held(square)) => set_up::carrying(&board, square, cx.lang),
        None => tr!(cx.lang, "palette-hint").to_owned(),
    };
    ui.label(quiet(text, cx.colours));
    drag(ui, cx);
}

fn cell(ui: &mut Ui, tool: Tool, board: &Board, width: f32, cx: ViewCtx<'_>, out: &mut Messages) {
    let colours = cx.colours;
    let disc = (width - space::S).min(DISC);
    let (rect, response) =
        ui.allocate_exact_size(vec2(width, disc + COUNT + space::XS), Sense::click_and_drag());
    let chosen = cx.state.view.tool == Some(tool);
    let name = match tool {
        Tool::Piece(piece) => set_up::in_palette(piece, on_board(board, piece), cx.lang),
        _ => tr!(cx.lang, "eraser").to_owned(),
    };
    response.widget_info(|| WidgetInfo::selected(Role::Button, true, chosen, &name));
    let lit = response.hovered();
    let fill = if chosen {
        colours.selected
    } else if lit {
        colours.hovered
    } else {
        colours.card
    };
    let edge = if chosen { colours.accent } else { colours.line };
    let stroke = Stroke::new(if chosen { 2.0 } else { 1.0 }, edge);
    ui.painter().rect(rect, RADIUS, fill, stroke, StrokeKind::Inside);
    let centre = pos2(rect.center().x, rect.top() + space::XS + disc / 2.0);
    let below = pos2(rect.center().x, rect.bottom() - COUNT / 2.0 - 1.0);
    match tool {
        Tool::Piece(piece) => {
            let (there, all) = (on_board(board, piece), piece.kind.full_count());
            let painter = ui.painter();
            paint_piece(painter, centre, disc, piece, false, cx);
            let colour = match there.cmp(&all) {
                std::cmp::Ordering::Less => colours.text,
                std::cmp::Ordering::Equal => colours.weak,
                std::cmp::Ordering::Greater => colours.loss.text,
            };
            if there >= all {
                // Nothing left in the box.
                painter.circle_filled(centre, disc * 0.47, fill.gamma_multiply(0.6));
            }
            let font = egui::FontId::proportional(size::SMALL);
            let count = format!("{}/{all}", all.saturating_sub(there));
            painter.text(below, egui::Align2::CENTER_CENTER, count, font.clone(), colour);
            // The key that puts it on the board.
            if let Some(at) = PieceKind::ALL.iter().position(|&kind| kind == piece.kind) {
                let corner = rect.left_top() + vec2(4.0, 1.0);
                painter.text(corner, egui::Align2::LEFT_TOP, at + 1, font, colours.weak);
            }
        }
        _ => {
            Icon::Remove.paint(
                ui.painter(),
                Rect::from_center_size(centre, vec2(26.0, 26.0)),
                colours.loss.text,
            );
            let font = egui::FontId::proportional(size::SMALL);
            ui.painter().text(
                below,
                egui::Align2::CENTER_CENTER,
                tr!(cx.lang, "eraser-short"),
                font,
                colours.text,
            );
        }
    }
    if response.clicked() {
        out.set(move |view| view.tool = (!chosen).then_some(tool));
    }
    if let Tool::Piece(piece) = tool
        && response.drag_started()
    {
        DragAndDrop::set_payload(ui.ctx(), piece);
    }
    response.on_hover_text(name);
}

/// The piece that is being dragged out of the box, under the pointer.
fn drag(ui: &Ui, cx: ViewCtx<'_>) {
    let ctx = ui.ctx();
    let (Some(piece), Some(at)) = (DragAndDrop::payload::<Piece>(ctx), ctx.pointer_interact_pos()) else {
        return;
    };
    let layer = LayerId::new(Order::Tooltip, Id::unique("dragged-piece"));
    paint_piece(&ctx.layer_painter(layer), at, 54.0, *piece, true, cx);
}

/// Shows the field, and what its reader says.
pub fn show_text(ui: &mut Ui, cx: ViewCtx<'_>, out: &mut Messages) {
    let present = fen::write(&cx.state.report().setup());
    let typed = cx.state.view.fen.as_ref();
    ui.horizontal(|ui| {
        ui.label(bold(tr!(cx.lang, "fen")).size(size::SMALL).color(cx.colours.weak));
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            if ui.button(tr!(cx.lang, "copy-fen")).clicked() {
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
    let response = ui.add(edit).accessible_name(tr!(cx.lang, "fen"));
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
                paragraph(ui, quiet(tr!(cx.lang, "fen-unchanged"), cx.colours));
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
