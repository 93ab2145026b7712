//! The box of pieces: picked by a click and put down by clicks on the board, or dragged onto it.

use egui::{
    DragAndDrop, Id, LayerId, Order, Rect, Role, Sense, Stroke, StrokeKind, Ui, WidgetInfo, pos2, vec2,
};

use crate::app::board::pieces;
use crate::app::message::Message;
use crate::app::position_editor::{Tool, on_board};
use crate::app::theme::{RADIUS, size, space};
use crate::app::view::{Messages, ViewCtx};
use crate::app::widgets::icons::Icon;
use crate::app::widgets::{quiet, section};
use crate::text::set_up;
use xiangqi::{Board, Piece, PieceKind, Side};

/// Pieces in a row of the box.
const IN_ROW: usize = 4;
/// Under each piece, for its count.
const COUNT: f32 = 20.0;
/// The most that a piece in the box may be wide, and a cell.
const DISC: f32 = 46.0;
const MOST: f32 = 92.0;

/// Shows the box.
pub fn show(ui: &mut Ui, cx: ViewCtx<'_>, out: &mut Messages) {
    section(ui, cx.t.palette, cx.colours);
    let board = cx.state.report().setup().board;
    let gap = space::XS;
    let width = ((ui.available_width() - 3.0 * gap) / IN_ROW as f32).min(MOST);
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
        Some(Tool::Eraser) => cx.t.erasing.to_owned(),
        Some(Tool::Held(square)) => set_up::carrying(&board, square, cx.lang),
        None => cx.t.palette_hint.to_owned(),
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
        _ => cx.t.eraser.to_owned(),
    };
    response.widget_info(|| WidgetInfo::selected(Role::Button, true, chosen, &name));
    let lit = response.hovered() || response.has_focus();
    let fill = if chosen {
        colours.selected
    } else if lit {
        colours.hovered
    } else {
        colours.card
    };
    let edge = if chosen || response.has_focus() { colours.accent } else { colours.line };
    let stroke = Stroke::new(if chosen { 2.0 } else { 1.0 }, edge);
    ui.painter().rect(rect, RADIUS, fill, stroke, StrokeKind::Inside);
    let centre = pos2(rect.center().x, rect.top() + space::XS + disc / 2.0);
    let below = pos2(rect.center().x, rect.bottom() - COUNT / 2.0 - 1.0);
    match tool {
        Tool::Piece(piece) => {
            let (there, all) = (on_board(board, piece), piece.kind.full_count());
            let painter = ui.painter();
            pieces::paint(painter, centre, disc, piece, false, &cx.pieces);
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
            painter.text(below, egui::Align2::CENTER_CENTER, count, font, colour);
        }
        _ => {
            Icon::Remove.paint(
                ui.painter(),
                Rect::from_center_size(centre, vec2(26.0, 26.0)),
                colours.loss.text,
            );
            let font = egui::FontId::proportional(size::SMALL);
            ui.painter().text(below, egui::Align2::CENTER_CENTER, cx.t.eraser_short, font, colours.text);
        }
    }
    if response.clicked() {
        out.push(Message::Tool((!chosen).then_some(tool)));
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
    pieces::paint(&ctx.layer_painter(layer), at, 54.0, *piece, true, &cx.pieces);
}
