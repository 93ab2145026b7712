//! The sheet of moves: a line a round, red beside black, and the place of the incident.

use std::collections::BTreeMap;

use egui::{
    Align2, Button, FontId, Id, Pos2, Rect, Response, Role, ScrollArea, Sense, Shape, Stroke, StrokeKind, Ui,
    WidgetInfo, pos2, vec2,
};

use crate::app::commands::Command;
use crate::app::ctx::{Messages, ViewCtx};
use crate::app::game_view::sheet::{Line, Sheet};
use crate::app::game_view::{GameEdit, GameMessage};
use crate::app::message::Message;
use crate::app::state::Moment;
use crate::app::theme::fonts;
use crate::app::theme::{RADIUS, size, space};
use crate::app::widgets::{paragraph, quiet, section};
use crate::report::Variations;
use crate::text::game;
use crate::tr;
use xiangqi::{Game, Side};

/// The height of a line, and the width of the number before it.
const LINE: f32 = 30.0;
const NUMBER: f32 = 38.0;
/// The edge of a move that is part of a cycle.
const REPEATED: f32 = 3.0;

pub fn show(ui: &mut Ui, cx: ViewCtx<'_>, out: &mut Messages) {
    let sheet = &cx.state.sheet;
    if sheet.plies() == 0 {
        paragraph(ui, quiet(tr!(cx.lang, "no-moves"), cx.colours));
        return;
    }
    columns(ui, cx);
    let rows = Rows::of(cx);
    let shown = cx.state.ply();
    let at = sheet.line_of(shown).map_or(0, |line| rows.of_line(line));
    let sight = (shown, cx.state.history.revision(), ui.available_height().round() as u32);
    // It would pull the list back to the end that it had in the frame before, when it was higher.
    ui.spacing_mut().scroll.kinetic.rubber_band = false;
    let mut area = ScrollArea::vertical().id_salt("moves").auto_shrink([false, false]);
    if let Some(offset) = scrolled(ui, sight, at, rows.count()) {
        area = area.vertical_scroll_offset(offset);
    }
    let shown = area.show_viewport(ui, |ui, viewport| {
        ui.set_height(rows.count() as f32 * LINE);
        let whole = ui.max_rect();
        let row = |index: usize| {
            Rect::from_min_size(
                pos2(whole.left(), whole.top() + index as f32 * LINE),
                vec2(whole.width() - space::S, LINE),
            )
        };
        let first = (viewport.top() / LINE).max(0.0) as usize;
        let past = ((viewport.bottom() / LINE).ceil().max(0.0) as usize).min(rows.count());
        for index in first..past {
            match rows.at(index) {
                Some(Row::Preface) => preface_row(ui, row(index), cx, out),
                Some(Row::Incident) => incident_row(ui, row(index), cx),
                Some(Row::Line(line)) => {
                    if let Some(line) = sheet.lines.get(line) {
                        one_line(ui, row(index), *line, cx, out);
                    }
                }
                Some(Row::Variation(variation, depth)) => {
                    variation_row(ui, row(index), variation, depth, cx, out);
                }
                Some(Row::Result) => result_row(ui, row(index), cx),
                None => {}
            }
        }
    });
    ui.data_mut(|data| data.insert_temp(move_shown(), (sight, shown.state.clamped_offset().y)));
}

/// The game up to the incident, as part of a list that scrolls.
pub fn to_incident(ui: &mut Ui, cx: ViewCtx<'_>, out: &mut Messages) {
    let plies = cx.state.report().moves.len();
    if plies == 0 {
        return;
    }
    section(ui, tr!(cx.lang, "room-game"), cx.colours);
    let width = ui.available_width();
    let chosen = cx.state.moment() == Moment::Ply(0);
    let start = Button::new(tr!(cx.lang, "room-start")).selected(chosen).frame_when_inactive(chosen);
    let response = ui.add(start.min_size(vec2(width, LINE)));
    if response.clicked() {
        out.set(|view| view.moment = Some(Moment::Ply(0)));
    }
    keep_in_sight(&response, chosen, cx);
    for line in &cx.state.sheet.lines {
        let of_line = |ply: Option<usize>| ply.filter(|&ply| ply <= plies);
        let line = Line { red: of_line(line.red), black: of_line(line.black), ..*line };
        if line.red.is_none() && line.black.is_none() {
            break;
        }
        let (rect, _) = ui.allocate_exact_size(vec2(width, LINE), Sense::hover());
        let shown =
            matches!(cx.state.moment(), Moment::Ply(ply) if [line.red, line.black].contains(&Some(ply)));
        if shown || ui.is_rect_visible(rect) {
            one_line(ui, rect, line, cx, out);
        }
    }
    ui.add_space(space::S);
}

/// In the review, scrolls to what is shown when it is newly so.
pub(crate) fn keep_in_sight(response: &Response, shown: bool, cx: ViewCtx<'_>) {
    let id = Id::unique("review-shown");
    let ctx = &response.ctx;
    if shown && cx.read_only() && ctx.data(|data| data.get_temp(id)) != Some(cx.state.moment()) {
        ctx.data_mut(|data| data.insert_temp(id, cx.state.moment()));
        response.scroll_to_me(None);
    }
}

/// What the list was scrolled for: the move shown, the revision of the report, the height of the list.
type Sight = (usize, u64, u32);

/// How far to scroll so that a row is in sight, when another move is shown or the list has another height.
fn scrolled(ui: &Ui, sight: Sight, row: usize, rows: usize) -> Option<f32> {
    let before: Option<(Sight, f32)> = ui.data(|data| data.get_temp(move_shown()));
    let (before, offset) = before.map_or((None, 0.0), |(sight, offset)| (Some(sight), offset));
    if before == Some(sight) {
        return None;
    }
    let height = sight.2 as f32;
    // With the line before and the one after, where there is room for them.
    let around = ((height - LINE) / 2.0).clamp(0.0, LINE);
    let (top, bottom) = (row as f32 * LINE - around, (row + 1) as f32 * LINE + around);
    let most = (rows as f32 * LINE - height).max(0.0);
    Some(offset.min(top).max(bottom - height).clamp(0.0, most))
}

fn move_shown() -> Id {
    Id::unique("move-shown")
}

/// Where red's cell and black's are in a row.
fn cells(row: Rect) -> [Rect; 2] {
    let width = (row.width() - NUMBER) / 2.0;
    let cell = |index: f32| {
        let left = row.left() + NUMBER + index * width;
        Rect::from_min_size(pos2(left, row.top() + 1.0), vec2(width - space::XS, row.height() - 2.0))
    };
    [cell(0.0), cell(1.0)]
}

/// The names of the columns.
fn columns(ui: &mut Ui, cx: ViewCtx<'_>) {
    let (rect, _) = ui.allocate_exact_size(vec2(ui.available_width() - space::S, 20.0), Sense::hover());
    let font = FontId::proportional(size::SMALL);
    for (cell, (text, colour)) in cells(rect)
        .into_iter()
        .zip([(tr!(cx.lang, "red-column"), cx.colours.red), (tr!(cx.lang, "black-column"), cx.colours.text)])
    {
        let at = cell.left_center() + vec2(space::S, 0.0);
        ui.painter().text(at, Align2::LEFT_CENTER, text, font.clone(), colour);
    }
}

fn incident_row(ui: &mut Ui, row: Rect, cx: ViewCtx<'_>) {
    let incident = cx.state.report().moves.len();
    let tone = cx.colours.foul;
    let rect = row.shrink2(vec2(0.0, 2.0));
    let text = game::incident_at(&cx.state.sheet.moments, incident, cx.lang);
    let response = ui.interact(rect, Id::unique("incident-row"), Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, &text));
    ui.painter().rect_filled(rect, RADIUS / 2, tone.fill);
    let font = FontId::new(size::SMALL, fonts::bold());
    ui.painter().text(rect.left_center() + vec2(space::S, 0.0), Align2::LEFT_CENTER, text, font, tone.text);
}

fn one_line(ui: &mut Ui, row: Rect, line: Line, cx: ViewCtx<'_>, out: &mut Messages) {
    let font = FontId::proportional(size::SMALL);
    let at = pos2(row.left() + NUMBER - space::S, row.center().y);
    ui.painter().text(at, Align2::RIGHT_CENTER, format!("{}.", line.round), font, cx.colours.weak);
    for (rect, (ply, side)) in cells(row).into_iter().zip([(line.red, Side::Red), (line.black, Side::Black)])
    {
        if let Some(ply) = ply {
            cell(ui, rect, ply, side, cx, out);
        }
    }
}

/// How far a variation inside another is moved in, and how often at most.
const INDENT: f32 = 14.0;
const DEEPEST: usize = 6;
/// How many moves of a variation are written out.
const WRITTEN: usize = 40;

/// A variation: its moves on one line, all of them under the pointer. A click makes it the game.
fn variation_row(ui: &mut Ui, row: Rect, index: usize, depth: usize, cx: ViewCtx<'_>, out: &mut Messages) {
    let Some(text) = variation_text(cx, index) else { return };
    let colours = cx.colours;
    let rect = row.shrink2(vec2(0.0, 2.0));
    let response = ui.interact(rect, Id::unique(("variation", index)), Sense::click());
    response.widget_info(|| WidgetInfo::labeled(Role::Button, true, game::variation(&text, cx.lang)));
    if response.hovered() || response.has_focus() {
        ui.painter().rect_filled(rect, RADIUS / 2, colours.hovered);
    }
    let indent = NUMBER + depth.min(DEEPEST) as f32 * INDENT;
    let painter = ui.painter().with_clip_rect(rect.intersect(ui.clip_rect()));
    let at = rect.left_center() + vec2(indent, 0.0);
    painter.text(at, Align2::LEFT_CENTER, &text, FontId::proportional(size::SMALL), colours.weak);
    let change = |change| Message::Game(GameMessage::Change(change));
    if response.clicked() {
        out.push(change(GameEdit::Promote(index)));
    }
    response.context_menu(|ui| {
        ui.set_min_width(220.0);
        for (name, edit) in [
            (tr!(cx.lang, "variation-promote"), GameEdit::Promote(index)),
            (tr!(cx.lang, "variation-remove"), GameEdit::RemoveVariation(index)),
        ] {
            if ui.button(name).clicked() {
                out.push(change(edit));
                ui.close();
            }
        }
    });
    let comments = cx.state.report().variations.all().get(index).map(|one| &one.comments);
    let said = comments.into_iter().flat_map(|comments| comments.iter().map(|(_, text)| excerpt(text)));
    let lines: Vec<String> =
        [text].into_iter().chain(said).chain([tr!(cx.lang, "variation-hint").to_owned()]).collect();
    response.on_hover_text(lines.join("\n"));
}

/// The moves of a variation with their numbers: 2… 车9平8 3. 马二进三.
fn variation_text(cx: ViewCtx<'_>, index: usize) -> Option<String> {
    let report = cx.state.report();
    let variation = report.variations.all().get(index)?;
    let setup = if variation.leaves.is_none() {
        cx.state.sheet.moments.at(variation.after).setup.clone()
    } else {
        let before = report.variations.moves_before(index, &cx.state.sheet.course.moves);
        before.into_iter().fold(report.start.clone(), |setup, mv| setup.after(mv))
    };
    let moves = variation.moves.iter().take(WRITTEN).copied().collect();
    let line = Sheet::of(Game { start: setup, moves });
    let mut words = Vec::new();
    for ply in 1..=line.plies() {
        let before = &line.moments.at(ply - 1).setup;
        let number = match (before.turn, ply) {
            (Some(Side::Black), 1) => format!("{}… ", before.fullmoves),
            (Some(Side::Black), _) => String::new(),
            _ => format!("{}. ", before.fullmoves),
        };
        words.push(number + &line.text(ply, cx.state.notation()));
    }
    if variation.moves.len() > WRITTEN {
        words.push("…".to_owned());
    }
    Some(words.join(" "))
}

/// A move: its text, a sign for a check, and a word for what is irregular.
fn cell(ui: &mut Ui, rect: Rect, ply: usize, side: Side, cx: ViewCtx<'_>, out: &mut Messages) {
    let (state, colours) = (cx.state, cx.colours);
    let sheet = &state.sheet;
    let Some(played) = &sheet.moments.at(ply).played else { return };
    let chosen = state.moment() == Moment::Ply(ply);
    let response = ui.interact(rect, Id::unique(("move", ply)), Sense::click());
    let text = sheet.text(ply, state.notation());
    let headline = game::headline(&sheet.moments, ply, &text, cx.lang);
    let comment = state.report().comments.at(ply);
    let name = game::cell(&headline, played.check, &played.irregular, !comment.is_empty(), cx.lang);
    response.widget_info(|| WidgetInfo::selected(Role::Button, true, chosen, &name));
    let fill = match (chosen, response.hovered() || response.has_focus()) {
        (true, _) => Some(colours.selected),
        (false, true) => Some(colours.hovered),
        _ => None,
    };
    if let Some(fill) = fill {
        ui.painter().rect_filled(rect, RADIUS / 2, fill);
    }
    if chosen || response.has_focus() {
        let stroke = Stroke::new(1.5, colours.accent);
        ui.painter().rect_stroke(rect, RADIUS / 2, stroke, StrokeKind::Inside);
    }
    let ink = if side == Side::Red { colours.red } else { colours.text };
    let family = if chosen { fonts::bold() } else { egui::FontFamily::Proportional };
    let mut room = rect;
    if !comment.is_empty() {
        room.max.x -= SIGN + space::S;
        sign(ui, pos2(rect.right() - space::XS - SIGN / 2.0, rect.center().y), cx);
    }
    let painter = ui.painter().with_clip_rect(room.intersect(ui.clip_rect()));
    let start = rect.left_center() + vec2(space::S, 0.0);
    let written = painter.text(start, Align2::LEFT_CENTER, text, FontId::new(size::BODY, family), ink);
    let behind = written.right_center() + vec2(6.0, 0.0);
    let small = FontId::new(size::SMALL, fonts::bold());
    if !played.irregular.is_empty() {
        // The sign alone where there is no room for the word.
        let word = format!("! {}", tr!(cx.lang, "irregular"));
        let width = painter.layout_no_wrap(word.clone(), small.clone(), colours.loss.text).size().x;
        let word = if behind.x + width < room.right() { word } else { "!".to_owned() };
        painter.text(behind, Align2::LEFT_CENTER, word, small.clone(), colours.loss.text);
    } else if played.check {
        painter.text(behind, Align2::LEFT_CENTER, tr!(cx.lang, "check-sign"), small.clone(), colours.weak);
    }
    let times = sheet.moments.at(ply).times;
    if times > 1 {
        let at = rect.right_center() - vec2(space::XS, 0.0);
        let mark = tr!(cx.lang, "repetition-times-mark", times);
        painter.text(at, Align2::RIGHT_CENTER, mark, small, colours.accent);
    }
    if sheet.is_repeated(ply) {
        let edge = Rect::from_min_max(rect.left_top(), pos2(rect.left() + REPEATED, rect.bottom()));
        ui.painter().rect_filled(edge, 0.0, colours.accent);
    }
    if response.clicked() {
        out.set(move |view| view.moment = Some(Moment::Ply(ply)));
    }
    keep_in_sight(&response, chosen, cx);
    if !cx.read_only() {
        menu(&response, ply, cx, out);
    }
    let irregular = (!played.irregular.is_empty()).then(|| game::irregular_move(&played.irregular, cx.lang));
    let commented = (!comment.is_empty()).then(|| excerpt(comment));
    let said: Vec<String> = irregular.into_iter().chain(commented).collect();
    if !said.is_empty() {
        response.on_hover_text(said.join("\n"));
    }
}

/// What can be done with a move.
fn menu(response: &Response, ply: usize, cx: ViewCtx<'_>, out: &mut Messages) {
    let following = cx.state.sheet.plies().saturating_sub(ply);
    response.context_menu(|ui| {
        ui.set_min_width(220.0);
        let incident = cx.state.report().moves.len();
        let entries = [
            (tr!(cx.lang, "incident-here").to_owned(), ply != incident, GameEdit::Incident(ply)),
            (game::remove_move(ply, cx.lang), true, GameEdit::Remove(ply - 1)),
            (game::cut_moves(following, cx.lang), following > 0, GameEdit::Cut(ply)),
        ];
        for (text, enabled, change) in entries {
            if ui.add_enabled(enabled, Button::new(text)).clicked() {
                out.push(Message::Game(GameMessage::Change(change)));
                ui.close();
            }
        }
        let copy = Command::CopyMoves;
        if ui.button(cx.label(copy)).clicked() {
            out.push(Message::Command(copy));
            ui.close();
        }
    });
}

/// The width of the sign of a comment.
pub(crate) const SIGN: f32 = 16.0;
/// So many characters of a comment are shown under the pointer.
const EXCERPT: usize = 300;

/// What stands on a row of the list of moves.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(crate) enum Row {
    /// The word that a comment stands before the first move.
    Preface,
    /// The place of the incident.
    Incident,
    /// A round, by its place among the lines.
    Line(usize),
    /// A variation, by its number, and how many variations it is inside of.
    Variation(usize, usize),
    /// How the game ended.
    Result,
}

/// The rows of the game shown.
pub(crate) struct Rows(Vec<Row>);

impl Rows {
    pub(crate) fn of(cx: ViewCtx<'_>) -> Self {
        let (sheet, report) = (&cx.state.sheet, cx.state.report());
        let mut rows = Vec::with_capacity(sheet.lines.len() + 2 + report.variations.len());
        if !report.comments.at(0).is_empty() {
            rows.push(Row::Preface);
        }
        // The incident stands below the round it falls into.
        let incident = sheet.line_of(report.moves.len());
        if incident.is_none() {
            rows.push(Row::Incident);
        }
        let tree = variations_by_line(sheet, &report.variations);
        for line in 0..sheet.lines.len() {
            rows.push(Row::Line(line));
            if incident == Some(line) {
                rows.push(Row::Incident);
            }
            rows.extend(tree.get(&line).into_iter().flatten());
        }
        if report.result.is_some() {
            rows.push(Row::Result);
        }
        Self(rows)
    }

    pub(crate) fn count(&self) -> usize {
        self.0.len()
    }

    pub(crate) fn at(&self, index: usize) -> Option<Row> {
        self.0.get(index).copied()
    }

    /// Where a line stands.
    pub(crate) fn of_line(&self, line: usize) -> usize {
        self.0.iter().position(|row| *row == Row::Line(line)).unwrap_or_default()
    }
}

/// The rows of the variations below each line, one inside another behind it.
fn variations_by_line(sheet: &Sheet, variations: &Variations) -> BTreeMap<usize, Vec<Row>> {
    let mut inside: BTreeMap<Option<usize>, Vec<usize>> = BTreeMap::new();
    for (index, one) in variations.all().iter().enumerate() {
        inside.entry(one.leaves).or_default().push(index);
    }
    let mut rows: BTreeMap<usize, Vec<Row>> = BTreeMap::new();
    for &main in inside.get(&None).into_iter().flatten() {
        let after = variations.all().get(main).map_or(0, |one| one.after);
        let line = sheet.line_of((after + 1).min(sheet.plies())).unwrap_or_default();
        let below = rows.entry(line).or_default();
        let mut waiting = vec![(main, 0)];
        while let Some((index, depth)) = waiting.pop() {
            below.push(Row::Variation(index, depth));
            let children = inside.get(&Some(index)).into_iter().flatten().rev();
            waiting.extend(children.map(|&child| (child, depth + 1)));
        }
    }
    rows
}

/// Leads to the comment before the first move.
pub(crate) fn preface_row(ui: &mut Ui, row: Rect, cx: ViewCtx<'_>, out: &mut Messages) {
    let rect = row.shrink2(vec2(0.0, 2.0));
    let response = ui.interact(rect, Id::unique("preface-row"), Sense::click());
    let (text, colours) = (tr!(cx.lang, "comment-before"), cx.colours);
    response.widget_info(|| WidgetInfo::labeled(Role::Button, true, text));
    if response.hovered() || response.has_focus() || cx.state.ply() == 0 {
        ui.painter().rect_filled(rect, RADIUS / 2, colours.hovered);
    }
    sign(ui, rect.left_center() + vec2(space::S + SIGN / 2.0, 0.0), cx);
    let at = rect.left_center() + vec2(space::S + SIGN + space::S, 0.0);
    ui.painter().text(at, Align2::LEFT_CENTER, text, FontId::proportional(size::SMALL), colours.weak);
    if response.clicked() {
        out.set(move |view| view.moment = Some(Moment::Ply(0)));
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
