//! The list of reports: two lines a row, the columns sorted by a click on their names.

use egui::scroll_area::ScrollBarVisibility;
use egui::style::ScrollAnimation;
use egui::text::LayoutJob;
use egui::{
    Align, Color32, FontFamily, FontId, Id, Layout, Painter, Pos2, Rect, Response, Role, ScrollArea, Sense,
    Stroke, TextFormat, Ui, UiBuilder, WidgetInfo, pos2, vec2,
};

use crate::app::archive::{ArchiveMessage, Column, Row};
use crate::app::ctx::{Messages, ViewCtx};
use crate::app::message::Message;
use crate::app::theme::{LINE, RADIUS, Tone, fonts, size, space};
use crate::app::widgets::icons::Icon;
use crate::app::widgets::{bold, quiet};
use crate::report::GivenOutcome;
use crate::store::archive::{Content, CopyReason, Entry, ReportState, Summary};
use crate::store::same_path;
use crate::text::{archive_room as words, folder, names, papers};
use crate::tr;

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
            if on_desk.is_some_and(|path| same_path(path, &room.path(&entry.path))) {
                let mark = Rect::from_min_size(rect.min, vec2(5.0, rect.height() - 1.0));
                ui.painter().rect_filled(mark, 0.0, cx.colours.accent);
            }
        },
    );
}

fn name(column: Column, cx: ViewCtx<'_>) -> &'static str {
    match column {
        Column::Event => tr!(cx.lang, "event-name"),
        Column::Date => tr!(cx.lang, "date"),
        Column::Round => tr!(cx.lang, "round"),
        Column::Table => tr!(cx.lang, "table"),
        Column::Players => tr!(cx.lang, "archive-players"),
        Column::Kind => tr!(cx.lang, "archive-kind"),
        Column::Clauses => tr!(cx.lang, "ground"),
        Column::Result => tr!(cx.lang, "result"),
        Column::State => tr!(cx.lang, "archive-state"),
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
        ui.painter().hline(response.rect.x_range(), foot, Stroke::new(1.5, cx.colours.accent));
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
        let stroke = Stroke::new(1.5, colours.weak);
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
            badge(painter, at, state.width(), tr!(cx.lang, "archive-damaged"), colours.loss);
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
        ReportState::Draft => colours.weak,
        ReportState::Ruled => colours.text,
        ReportState::Appealed => colours.foul.text,
        ReportState::Decided => colours.calm.text,
    };
    line(state, upper, folder::state(s.state, cx.lang), body(), colour);
    if s.breaches > 0 {
        line(state, lower, tr!(cx.lang, "archive-seal-broken"), small(), colours.loss.text);
    }
}

/// What a copy is called.
pub fn copied(copy: CopyReason, cx: ViewCtx<'_>) -> (&'static str, Tone) {
    match copy {
        CopyReason::Identical => (tr!(cx.lang, "archive-copy-same"), cx.colours.open),
        CopyReason::Named | CopyReason::SameGame => (tr!(cx.lang, "archive-copy-other"), cx.colours.foul),
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

/// Rows of one height in a list that scrolls, one of them chosen. `spoken` names a row, `paint` paints it.
pub fn rows(
    ui: &mut Ui,
    height: f32,
    cx: ViewCtx<'_>,
    out: &mut Messages,
    spoken: impl Fn(usize) -> String,
    paint: impl Fn(&Ui, usize, Rect),
) {
    let room = &cx.state.archive;
    let (count, at) = (room.rows(), room.at);
    let area = ScrollArea::vertical()
        .id_salt(("archive-rows", room.reviewing))
        .auto_shrink(false)
        .scroll_bar_visibility(ScrollBarVisibility::AlwaysVisible);
    area.show_viewport(ui, |ui, seen| {
        ui.set_height(height * count as f32);
        let (top, width) = (ui.max_rect().top(), ui.max_rect().x_range());
        let place = |row: usize| {
            Rect::from_x_y_ranges(width, top + height * row as f32..=top + height * (row + 1) as f32)
        };
        let first = (seen.min.y / height).floor().max(0.0) as usize;
        let last = ((seen.max.y / height).ceil().max(0.0) as usize).min(count);
        for row in first..last {
            let rect = place(row);
            let response = ui.interact(rect, ui.scope_id().with(row), Sense::CLICK);
            let chosen = at == Some(row);
            response.widget_info(|| WidgetInfo::selected(Role::ListBoxOption, true, chosen, spoken(row)));
            ground(ui, &response, chosen, cx);
            paint(ui, row, rect);
            if response.double_clicked() {
                open_report(row, cx, out);
            } else if response.clicked() {
                out.set_archive(move |room| room.choose(row));
            }
        }
        scroll(ui, at.filter(|&row| row < count).map(place), cx);
    });
}

/// Brings the chosen row into sight, where it was chosen by keys or the list is another one.
fn scroll(ui: &Ui, place: Option<Rect>, cx: ViewCtx<'_>) {
    let id = Id::unique("archive-scrolled");
    let wanted = cx.state.archive.scrolled;
    if ui.data(|data| data.get_temp::<u64>(id)) == Some(wanted) {
        return;
    }
    ui.data_mut(|data| data.insert_temp(id, wanted));
    if let Some(place) = place {
        ui.scroll_to_rect_animation(place, None, ScrollAnimation::none());
    }
}

fn ground(ui: &Ui, response: &Response, chosen: bool, cx: ViewCtx<'_>) {
    let colours = cx.colours;
    let fill = match (chosen, response.hovered()) {
        (true, _) => colours.selected,
        (false, true) => colours.hovered,
        _ => colours.card,
    };
    ui.painter().rect_filled(response.rect, 0.0, fill);
    let foot = response.rect.bottom() - LINE * 0.5;
    ui.painter().hline(response.rect.x_range(), foot, Stroke::new(LINE, colours.line));
}

/// A line of text, cut with an ellipsis where there is no more room; how wide it came to be.
pub fn text(painter: &Painter, at: Pos2, width: f32, text: &str, font: FontId, colour: Color32) -> f32 {
    if text.is_empty() || width < 8.0 {
        return 0.0;
    }
    let mut job = LayoutJob::single_section(text.to_owned(), TextFormat::simple(font, colour));
    job.wrap.max_width = width;
    job.wrap.max_rows = 1;
    job.wrap.break_anywhere = true;
    job.halign = Align::LEFT;
    let galley = painter.layout_job(job);
    let used = galley.size().x;
    painter.galley(at, galley, colour);
    used
}

pub fn body() -> FontId {
    FontId::new(size::BODY, FontFamily::Proportional)
}

pub fn small() -> FontId {
    FontId::new(size::SMALL, FontFamily::Proportional)
}

pub fn strong() -> FontId {
    FontId::new(size::BODY, fonts::bold())
}

/// A few bold words on a coloured ground; how wide they came to be.
pub fn badge(painter: &Painter, at: Pos2, width: f32, words: &str, tone: Tone) -> f32 {
    if words.is_empty() {
        return 0.0;
    }
    let font = FontId::new(size::SMALL, fonts::bold());
    let mut job = LayoutJob::single_section(words.to_owned(), TextFormat::simple(font, tone.text));
    job.wrap.max_width = width - 2.0 * space::S;
    job.wrap.max_rows = 1;
    job.wrap.break_anywhere = true;
    let galley = painter.layout_job(job);
    let rect = Rect::from_min_size(at, galley.size() + vec2(2.0 * space::S, 4.0));
    painter.rect_filled(rect, RADIUS / 2, tone.fill);
    painter.galley(pos2(at.x + space::S, at.y + 2.0), galley, tone.text);
    rect.width()
}

/// The colours of a result.
pub const fn tone(outcome: GivenOutcome, cx: ViewCtx<'_>) -> Tone {
    match outcome {
        GivenOutcome::None
        | GivenOutcome::NotHeard
        | GivenOutcome::Replay
        | GivenOutcome::Void
        | GivenOutcome::Draw => cx.colours.calm,
        GivenOutcome::Warning | GivenOutcome::Foul => cx.colours.foul,
        GivenOutcome::Open => cx.colours.open,
        GivenOutcome::Loss | GivenOutcome::BothLose => cx.colours.loss,
    }
}

/// Opens the report in a row.
pub(crate) fn open_report(row: usize, cx: ViewCtx<'_>, out: &mut Messages) {
    let room = &cx.state.archive;
    if let Some(path) = room.path_of_row(row) {
        out.push(Message::Open(room.path(path)));
    }
}

pub(crate) fn say(out: &mut Messages, said: ArchiveMessage) {
    out.push(Message::Archive(said));
}

/// The file in the row that is chosen.
pub(crate) fn chosen<'a>(cx: ViewCtx<'a>) -> Option<&'a Entry> {
    let room = &cx.state.archive;
    let path = room.path_of_row(room.at?)?;
    let entries = &room.archive.entries;
    let at = entries.binary_search_by(|entry| entry.path.as_path().cmp(path)).ok()?;
    entries.get(at)
}

/// How far something has come, from 0 to 1.
pub(crate) fn meter(ui: &mut Ui, done: f32, width: f32, cx: ViewCtx<'_>) {
    let (rect, _) = ui.allocate_exact_size(vec2(width, 10.0), Sense::HOVER);
    let round = rect.height() * 0.5;
    ui.painter().rect_filled(rect, round, cx.colours.line);
    let reached =
        Rect::from_min_size(rect.min, vec2((width * done.clamp(0.0, 1.0)).max(2.0 * round), rect.height()));
    ui.painter().rect_filled(reached, round, cx.colours.accent);
}
