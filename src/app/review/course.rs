//! The game and the timeline, each moment of which can be shown by a click.

use egui::{Align, Button, Id, Layout, Response, RichText, ScrollArea, Sense, Ui, WidgetInfo, pos2, vec2};
use egui::{Rect, Role};

use crate::app::game_view::sheet::Line;
use crate::app::review::ReviewMessage;
use crate::app::review::parts::trial_badge;
use crate::app::review::view::{Seen, say};
use crate::app::state::Moment;
use crate::app::theme::{size, space};
use crate::app::timeline::{actor_dot, detail};
use crate::app::view::Messages;
use crate::app::widgets::{badge, bold, paragraph, quiet, row, section};
use crate::incident::{Certainty, Event, boards_before};
use crate::ruling::DisputedFact;
use crate::text::{events, review_room as sentences, window};
use xiangqi::Board;

/// The height of a line of the game.
const LINE: f32 = 28.0;
/// From the left edge of a row to the middle of its dot, and to its text.
const DOT: f32 = 8.0;
const TEXT: f32 = 22.0;

/// The share of the middle's height.
pub fn share(seen: Seen<'_>) -> f32 {
    if seen.cx.state.report().exhibits.is_empty() { 0.6 } else { 0.44 }
}

/// Shows them.
pub fn show(ui: &mut Ui, seen: Seen<'_>, out: &mut Messages) {
    let (cx, report) = (seen.cx, seen.cx.state.report());
    ui.label(bold(cx.t.timeline).color(cx.colours.weak));
    let height = ui.available_height() - space::S;
    let area = ScrollArea::vertical().id_salt("review-course").max_height(height).auto_shrink([false, false]);
    area.show(ui, |ui| {
        ui.spacing_mut().item_spacing.y = 2.0;
        game(ui, seen, out);
        let board = report.setup().board;
        for (index, (board, event)) in boards_before(&board, report.timeline.iter()).enumerate() {
            happened(ui, index, event, &board, seen, out);
        }
        if report.timeline.is_empty() {
            paragraph(ui, quiet(seen.words.nothing_happened, cx.colours));
        }
    });
}

/// The game to the incident, a line a round.
fn game(ui: &mut Ui, seen: Seen<'_>, out: &mut Messages) {
    let (state, cx) = (seen.cx.state, seen.cx);
    let plies = state.report().moves.len();
    if plies == 0 {
        return;
    }
    section(ui, seen.words.game, cx.colours);
    one_moment(ui, Moment::Ply(0), seen.words.start, ui.available_width(), seen, out);
    for line in &state.sheet.lines {
        let of_line = |ply: Option<usize>| ply.filter(|&ply| ply <= plies);
        let line = Line { red: of_line(line.red), black: of_line(line.black), ..*line };
        if line.red.is_none() && line.black.is_none() {
            break;
        }
        let rect = Rect::from_min_size(ui.cursor().min, vec2(ui.available_width(), LINE));
        let shown = [line.red, line.black].contains(&Some(seen.room.at));
        if !ui.is_rect_visible(rect) && !shown {
            ui.advance_cursor_after_rect(rect);
            continue;
        }
        round(ui, line, seen, out);
    }
    ui.add_space(space::S);
}

fn round(ui: &mut Ui, line: Line, seen: Seen<'_>, out: &mut Messages) {
    let state = seen.cx.state;
    ui.horizontal(|ui| {
        ui.set_height(LINE);
        ui.spacing_mut().item_spacing.x = space::XS;
        let number = quiet(format!("{:>3}", line.round), seen.cx.colours);
        ui.add_sized(vec2(28.0, LINE), egui::Label::new(number));
        let width = (ui.available_width() - space::XS) / 2.0;
        for ply in [line.red, line.black] {
            match ply {
                Some(ply) => {
                    let text = state.sheet.text(ply, state.notation());
                    one_moment(ui, Moment::Ply(ply), &text, width, seen, out);
                }
                None => ui.add_space(width + space::XS),
            }
        }
    });
}

/// A moment of the game.
fn one_moment(ui: &mut Ui, moment: Moment, text: &str, width: f32, seen: Seen<'_>, out: &mut Messages) {
    let chosen = is_shown(moment, seen);
    let text = if chosen { bold(text) } else { RichText::new(text) };
    let button = Button::new(text.size(size::BODY)).selected(chosen).frame_when_inactive(chosen);
    let response = ui.add(button.min_size(vec2(width, LINE)));
    if response.clicked() {
        say(out, ReviewMessage::Show(moment));
    }
    keep_in_sight(ui, chosen, &response, seen);
}

fn is_shown(moment: Moment, seen: Seen<'_>) -> bool {
    seen.room.moment(seen.cx.state.report()) == moment
}

/// Scrolls to what is shown, when it is newly so.
fn keep_in_sight(ui: &Ui, shown: bool, response: &Response, seen: Seen<'_>) {
    let id = Id::unique("review-shown");
    if shown && ui.data(|data| data.get_temp(id)) != Some(seen.room.at) {
        ui.data_mut(|data| data.insert_temp(id, seen.room.at));
        response.scroll_to_me(None);
    }
}

/// A row of the timeline.
fn happened(ui: &mut Ui, index: usize, event: &Event, board: &Board, seen: Seen<'_>, out: &mut Messages) {
    let cx = seen.cx;
    let title = events::event(event, board, cx.lang);
    let moment = Moment::Event(index);
    let chosen = is_shown(moment, seen);
    let response = row(ui, ("review-row", index), Sense::click(), chosen, cx.colours, |ui| {
        let left_top = ui.cursor().min;
        ui.horizontal_top(|ui| {
            ui.set_width(ui.available_width());
            ui.add_space(TEXT);
            let width = ui.available_width();
            ui.allocate_ui_with_layout(vec2(width, 0.0), Layout::top_down(Align::Min), |ui| {
                ui.set_width(width);
                ui.spacing_mut().item_spacing.y = 1.0;
                paragraph(ui, RichText::new(format!("{}  {title}", index + 1)).color(cx.colours.text));
                for line in detail(event, cx) {
                    paragraph(ui, quiet(line, cx.colours));
                }
                disputed_facts(ui, index, event, seen);
            });
        });
        let middle = ui.text_style_height(&egui::TextStyle::Body) / 2.0;
        actor_dot(ui.painter(), pos2(left_top.x + DOT, left_top.y + middle), event.actor, false, cx);
    });
    let name = window::row_name(index + 1, &title, cx.lang);
    response.widget_info(|| WidgetInfo::selected(Role::Button, true, chosen, &name));
    if response.clicked() {
        say(out, ReviewMessage::Show(moment));
    }
    if ui.rect_contains_pointer(response.rect) {
        out.highlight(&event.act.squares());
    }
    keep_in_sight(ui, chosen, &response, seen);
}

/// What is disputed of a row, and how it is taken to fall in the trial.
fn disputed_facts(ui: &mut Ui, index: usize, event: &Event, seen: Seen<'_>) {
    let cx = seen.cx;
    let tried = |doubt| match seen.room.finding(doubt) {
        Some(true) => Some(sentences::tried(seen.words.fact_so, cx.lang)),
        Some(false) => Some(sentences::tried(seen.words.fact_not_so, cx.lang)),
        None => None,
    };
    if let certainty @ Certainty::Disputed(_) = &event.certainty {
        badge(ui, events::certainty(certainty, cx.lang), cx.colours.foul);
        if let Some(tried) = tried(DisputedFact::Happened(index)) {
            trial_badge(ui, &tried, seen);
        }
    }
    if event.order_disputed {
        badge(ui, cx.t.order_disputed, cx.colours.foul);
        if let Some(tried) = tried(DisputedFact::CameAfter(index)) {
            trial_badge(ui, &tried, seen);
        }
    }
}
