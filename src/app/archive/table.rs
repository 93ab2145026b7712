//! The list of reports: two lines a row, the columns sorted by a click on their names.

use egui::{Align, Color32, Layout, Rect, Role, Sense, Ui, UiBuilder, WidgetInfo, pos2, vec2};

use crate::app::archive::cells::{badge, body, rows, small, strong, text, tone};
use crate::app::archive::view::say;
use crate::app::archive::view::widgets::{bold, quiet};
use crate::app::archive::{ArchiveMessage, Column, Row};
use crate::app::theme::{RADIUS, Tone, size, space};
use crate::app::view::{Messages, ViewCtx};
use crate::app::widgets::icons::Icon;
use crate::store::folder::{Alike, Content, Entry, State, Summary};
use crate::text::{archive_room as words, folder, names, papers};

const HEIGHT: f32 = 56.0;
const HEAD: f32 = 32.0;
/// How far a copy stands in.
const INDENT: f32 = 26.0;
/// The part of the width that the first column has, and what its names need at least.
const FIRST: (f32, f32) = (0.33, 232.0);
/// The parts of the rest that the others have; where there is much room, names and results need no more of it.
const PARTS: [f32; 4] = [0.25, 0.36, 0.21, 0.18];
const WIDE_PARTS: [f32; 4] = [0.19, 0.48, 0.18, 0.15];
const WIDE: f32 = 620.0;
/// What is named over each of them.
const NAMES: [&[Column]; 5] = [
    &[Column::Event, Column::Date, Column::Round, Column::Table],
    &[Column::Players],
    &[Column::Kind, Column::Clauses],
    &[Column::Result],
    &[Column::State],
];

/// Shows it.
pub fn show(ui: &mut Ui, cx: ViewCtx<'_>, out: &mut Messages) {
    ui.spacing_mut().item_spacing.y = 0.0;
    head(ui, cx, out);
    let room = &cx.state.archive;
    let on_desk = cx.state.path();
    rows(
        ui,
        HEIGHT,
        cx,
        out,
        |row| room.entry(row).map_or_else(String::new, |entry| spoken(entry, cx)),
        |ui, row, rect| {
            let (Some(entry), Some(&of)) = (room.entry(row), room.listing.rows.get(row)) else { return };
            paint(ui, rect, entry, of, cx);
            if on_desk.is_some_and(|path| path == room.path(&entry.path)) {
                let mark = Rect::from_min_size(rect.min, vec2(5.0, rect.height() - 1.0));
                ui.painter().rect_filled(mark, 0.0, cx.colours.accent);
            }
        },
    );
}

const fn name(column: Column, cx: ViewCtx<'_>) -> &'static str {
    let t = cx.t;
    match column {
        Column::Event => t.event_name,
        Column::Date => t.date,
        Column::Round => t.round,
        Column::Table => t.table,
        Column::Players => t.archive_players,
        Column::Kind => t.archive_kind,
        Column::Clauses => t.ground,
        Column::Result => t.result,
        Column::State => t.archive_state,
    }
}

/// The places of the columns in a row.
fn columns(rect: Rect) -> [Rect; 5] {
    let room = rect.shrink2(vec2(space::M, 0.0));
    let mut left = room.left();
    let (part, least) = FIRST;
    let first = (room.width() * part).max(least);
    let rest = (room.width() - first).max(0.0);
    let parts = if rest < WIDE { PARTS } else { WIDE_PARTS };
    let [players, kind, result, state] = parts.map(|part| rest * part);
    [first, players, kind, result, state].map(|width| {
        let place = Rect::from_min_size(pos2(left, room.top()), vec2(width - space::M, room.height()));
        left += width;
        place
    })
}

fn head(ui: &mut Ui, cx: ViewCtx<'_>, out: &mut Messages) {
    let (rect, _) = ui.allocate_exact_size(vec2(ui.available_width(), HEAD), Sense::HOVER);
    ui.painter().rect_filled(
        rect,
        egui::CornerRadius { nw: RADIUS, ne: RADIUS, sw: 0, se: 0 },
        cx.colours.bar,
    );
    let ask = &cx.state.archive.ask;
    let mut over_rows = rect;
    over_rows.max.x -= ui.spacing().scroll.allocated_width();
    for (place, of) in columns(over_rows).into_iter().zip(NAMES) {
        let builder = UiBuilder::new().max_rect(place).layout(Layout::left_to_right(Align::Center));
        ui.scope_builder(builder, |ui| {
            ui.spacing_mut().item_spacing.x = space::XS;
            for (number, &column) in of.iter().enumerate() {
                if number > 0 {
                    ui.label(quiet("·", cx.colours));
                }
                let descending = (ask.by == column).then_some(ask.descending);
                if sorter(ui, name(column, cx), descending, cx) {
                    say(out, ArchiveMessage::Ask(ask.sorted_by(column)));
                }
            }
        });
    }
}

/// The name of a column, with the direction where the list is sorted by it.
fn sorter(ui: &mut Ui, name: &str, descending: Option<bool>, cx: ViewCtx<'_>) -> bool {
    let colour = if descending.is_some() { cx.colours.text } else { cx.colours.weak };
    let words = bold(name).size(size::SMALL).color(colour);
    let response = ui.add(egui::Label::new(words).sense(Sense::click()).selectable(false));
    response.widget_info(|| WidgetInfo::selected(Role::Button, true, descending.is_some(), name));
    if response.hovered() || response.has_focus() {
        let foot = response.rect.bottom() + 1.0;
        ui.painter().hline(response.rect.x_range(), foot, egui::Stroke::new(1.5, cx.colours.accent));
    }
    if let Some(descending) = descending {
        let (rect, _) = ui.allocate_exact_size(vec2(12.0, 12.0), Sense::HOVER);
        if descending { Icon::Down } else { Icon::Up }.paint(ui.painter(), rect, cx.colours.accent);
    }
    response.clicked()
}

fn paint(ui: &Ui, rect: Rect, entry: &Entry, row: Row, cx: ViewCtx<'_>) {
    let (colours, painter) = (cx.colours, ui.painter());
    let [mut first, players, kind, result, state] = columns(rect);
    if row.below {
        let corner = pos2(first.left() + 8.0, rect.center().y);
        let stroke = egui::Stroke::new(1.5, colours.weak);
        painter.line_segment([pos2(corner.x, rect.top()), corner], stroke);
        painter.line_segment([corner, pos2(corner.x + 10.0, corner.y)], stroke);
        first.min.x += INDENT;
    }
    let (upper, lower) = (rect.top() + 6.0, rect.top() + 31.0);
    let line = |place: Rect, y: f32, words: &str, font, colour: Color32| {
        text(painter, pos2(place.left(), y), place.width(), words, font, colour)
    };
    let file = entry.path.to_string_lossy();
    let s = match &entry.content {
        Content::Report(summary) => summary,
        Content::Problem(problem) => {
            line(first, upper, &file, strong(), colours.text);
            let whole = Rect::from_x_y_ranges(first.left()..=rect.right() - space::M, rect.y_range());
            line(whole, lower, &folder::problem(problem, cx.lang), small(), colours.loss.text);
            let at = pos2(state.left(), upper);
            badge(painter, at, state.width(), cx.t.archive_damaged, colours.loss);
            return;
        }
    };
    let title = if s.event.is_empty() { &*file } else { &s.event };
    line(first, upper, title, strong(), colours.text);
    let mut left = first.left();
    if let Some(copy) = row.copy {
        let (words, tone) = copied(copy, cx);
        left += badge(painter, pos2(left, lower - 2.0), first.width(), words, tone) + space::S;
    }
    let under = Rect::from_x_y_ranges(left..=first.right(), first.y_range());
    // Of copies the names of the files tell them apart.
    let when = words::when_and_where(&s.date, &s.round, &s.table, cx.lang);
    let details = if row.copy.is_some() { &*file } else { &when };
    line(under, lower, details, small(), colours.weak);

    line(players, upper, &s.red, body(), colours.red);
    line(players, lower - 3.0, &s.black, body(), colours.black);
    let kinds: Vec<String> = s.kinds.iter().map(|&one| folder::kind(one, cx.lang).to_owned()).collect();
    line(kind, upper, &names::list(&kinds, cx.lang), body(), colours.text);
    line(kind, lower, &s.clauses_known().join(" "), small(), colours.accent);
    if let Some((outcome, charged)) = s.result {
        let words = papers::given(outcome, charged, cx.lang);
        badge(painter, pos2(result.left(), upper), result.width(), &words, tone(outcome, cx));
    }
    let colour = match s.state {
        State::Draft => colours.weak,
        State::Ruled => colours.text,
        State::Appealed => colours.foul.text,
        State::Decided => colours.calm.text,
    };
    line(state, upper, folder::state(s.state, cx.lang), body(), colour);
    if s.breaches > 0 {
        line(state, lower, cx.t.archive_seal_broken, small(), colours.loss.text);
    }
}

/// What a copy is called.
pub const fn copied(copy: Alike, cx: ViewCtx<'_>) -> (&'static str, Tone) {
    match copy {
        Alike::Identical => (cx.t.archive_copy_same, cx.colours.open),
        Alike::Named | Alike::SameGame => (cx.t.archive_copy_other, cx.colours.foul),
    }
}

/// A row as a screen reader says it.
fn spoken(entry: &Entry, cx: ViewCtx<'_>) -> String {
    let lang = cx.lang;
    let file = entry.path.to_string_lossy();
    let s: &Summary = match &entry.content {
        Content::Report(summary) => summary,
        Content::Problem(problem) => return format!("{file} {}", folder::problem(problem, lang)),
    };
    let kinds: Vec<String> = s.kinds.iter().map(|&one| folder::kind(one, lang).to_owned()).collect();
    let result = s.result.map(|(outcome, charged)| papers::given(outcome, charged, lang));
    let parts = [
        if s.event.is_empty() { file.into_owned() } else { s.event.clone() },
        words::when_and_where(&s.date, &s.round, &s.table, lang),
        s.red.clone(),
        s.black.clone(),
        names::list(&kinds, lang),
        s.clauses_known().join(" "),
        result.unwrap_or_default(),
        folder::state(s.state, lang).to_owned(),
    ];
    let parts: Vec<String> = parts.into_iter().filter(|part| !part.is_empty()).collect();
    names::list(&parts, lang)
}
