//! What stands in the sheet beside its moves: comments, the place of the incident, the result.

use egui::{Align2, FontId, Id, Pos2, Rect, Role, Sense, Shape, Stroke, Ui, WidgetInfo, pos2, vec2};

use crate::app::message::Message;
use crate::app::state::Moment;
use crate::app::theme::fonts;
use crate::app::theme::{RADIUS, size, space};
use crate::app::view::{Messages, ViewCtx};
use crate::text::game;

/// The width of the sign of a comment.
pub(crate) const SIGN: f32 = 16.0;
/// So many characters of a comment are shown under the pointer.
const EXCERPT: usize = 300;

/// A row of the sheet.
pub(crate) enum Row {
    /// The word that a comment stands before the first move.
    Preface,
    /// The place of the incident.
    Incident,
    /// A round, by its place among the lines.
    Line(usize),
    /// How the game ended.
    Result,
}

/// Which row stands where.
#[derive(Copy, Clone)]
pub(crate) struct Rows {
    preface: bool,
    /// So many lines stand before the incident.
    before: usize,
    lines: usize,
    result: bool,
}

impl Rows {
    /// The rows of the game shown.
    pub(crate) fn of(cx: ViewCtx<'_>) -> Self {
        let (sheet, report) = (&cx.state.sheet, cx.state.report());
        Self {
            preface: !report.comments.at(0).is_empty(),
            // The incident stands below the round it falls into.
            before: sheet.line_of(report.moves.len()).map_or(0, |line| line + 1),
            lines: sheet.lines.len(),
            result: report.result.is_some(),
        }
    }

    pub(crate) fn count(self) -> usize {
        usize::from(self.preface) + self.lines + 1 + usize::from(self.result)
    }

    pub(crate) fn at(self, index: usize) -> Row {
        let Some(index) = index.checked_sub(usize::from(self.preface)) else { return Row::Preface };
        match index.checked_sub(self.before) {
            None => Row::Line(index),
            Some(0) => Row::Incident,
            Some(_) if index > self.lines => Row::Result,
            Some(_) => Row::Line(index - 1),
        }
    }

    /// Where a line stands.
    pub(crate) fn of_line(self, line: usize) -> usize {
        usize::from(self.preface) + line + usize::from(line >= self.before)
    }
}

/// Leads to the comment before the first move.
pub(crate) fn preface_row(ui: &mut Ui, row: Rect, cx: ViewCtx<'_>, out: &mut Messages) {
    let rect = row.shrink2(vec2(0.0, 2.0));
    let response = ui.interact(rect, Id::unique("preface-row"), Sense::click());
    let (text, colours) = (cx.t.comment_before, cx.colours);
    response.widget_info(|| WidgetInfo::labeled(Role::Button, true, text));
    if response.hovered() || response.has_focus() || cx.state.ply() == 0 {
        ui.painter().rect_filled(rect, RADIUS / 2, colours.hovered);
    }
    sign(ui, rect.left_center() + vec2(space::S + SIGN / 2.0, 0.0), cx);
    let at = rect.left_center() + vec2(space::S + SIGN + space::S, 0.0);
    ui.painter().text(at, Align2::LEFT_CENTER, text, FontId::proportional(size::SMALL), colours.weak);
    if response.clicked() {
        out.push(Message::Show(Some(Moment::Ply(0))));
    }
    response.on_hover_text(excerpt(cx.state.report().comments.at(0)));
}

/// How the game ended, below the last move.
pub(crate) fn result_row(ui: &mut Ui, row: Rect, cx: ViewCtx<'_>) {
    let Some(result) = &cx.state.report().result else { return };
    let text = game::result(result, cx.lang);
    let response = ui.interact(row, Id::unique("result-row"), Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, &text));
    let painter = ui.painter().with_clip_rect(row.intersect(ui.clip_rect()));
    let font = FontId::new(size::SMALL, fonts::bold());
    let at = row.left_center() + vec2(space::S, 0.0);
    let written = painter.text(at, Align2::LEFT_CENTER, &text, font, cx.colours.text);
    if written.right() > row.right() {
        response.on_hover_text(text);
    }
}

/// The sign of a comment: a leaf with lines on it.
pub(crate) fn sign(ui: &Ui, middle: Pos2, cx: ViewCtx<'_>) {
    let stroke = Stroke::new(1.5, cx.colours.accent);
    let at = |x: f32, y: f32| pos2(middle.x + x, middle.y + y);
    let leaf = [
        at(-6.0, -5.5),
        at(6.0, -5.5),
        at(6.0, 3.0),
        at(-1.0, 3.0),
        at(-4.5, 6.5),
        at(-4.5, 3.0),
        at(-6.0, 3.0),
    ];
    ui.painter().add(Shape::closed_line(leaf.to_vec(), stroke));
    for y in [-2.8, 0.2] {
        ui.painter().line_segment([at(-3.2, y), at(3.2, y)], stroke);
    }
}

/// The beginning of a comment.
pub(crate) fn excerpt(comment: &str) -> String {
    match comment.char_indices().nth(EXCERPT) {
        Some((end, _)) => format!("{}…", comment.get(..end).unwrap_or_default()),
        None => comment.to_owned(),
    }
}
