//! Rows painted by hand: of ten thousand only those in sight are laid out.

use egui::scroll_area::ScrollBarVisibility;
use egui::style::ScrollAnimation;
use egui::text::LayoutJob;
use egui::{
    Align, Color32, FontFamily, FontId, Id, Painter, Pos2, Rect, Response, Role, ScrollArea, Sense, Stroke,
    TextFormat, Ui, WidgetInfo, pos2, vec2,
};

use crate::app::archive::ArchiveMessage;
use crate::app::archive::view::say;
use crate::app::theme::fonts;
use crate::app::theme::{LINE, RADIUS, Tone, size, space};
use crate::app::view::{Messages, ViewCtx};
use crate::report::GivenOutcome;

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
                say(out, ArchiveMessage::Open(row));
            } else if response.clicked() {
                say(out, ArchiveMessage::Choice(row));
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

/// Plain text.
pub fn body() -> FontId {
    FontId::new(size::BODY, FontFamily::Proportional)
}

/// Details.
pub fn small() -> FontId {
    FontId::new(size::SMALL, FontFamily::Proportional)
}

/// What stands out.
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
#[must_use]
pub const fn tone(outcome: GivenOutcome, cx: ViewCtx<'_>) -> Tone {
    match outcome {
        GivenOutcome::None | GivenOutcome::Draw => cx.colours.calm,
        GivenOutcome::Foul => cx.colours.foul,
        GivenOutcome::Open => cx.colours.open,
        GivenOutcome::Loss => cx.colours.loss,
    }
}
