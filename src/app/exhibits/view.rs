//! The exhibits: thumbnails below the timeline, and each at full size in front of everything.

use crate::app::exhibits::stage;
use crate::tr;
use egui::emath::GuiRounding as _;
use egui::{Align, Layout, Rect, RichText, Sense, Stroke, StrokeKind, Ui, vec2};
use egui::{Role, WidgetInfo};

use crate::app::commands::Command;
use crate::app::ctx::{Messages, ViewCtx};
use crate::app::edit::Edit;
use crate::app::exhibits::ExhibitEdit;
use crate::app::exhibits::image_view::Viewer;
use crate::app::exhibits::stage::{Lens, note};
use crate::app::message::Message;
use crate::app::theme::{RADIUS, space};
use crate::app::widgets::icons::Icon;
use crate::app::widgets::{bold, icon_button, paragraph, quiet, quiet_icon, row, scrolling};
use crate::report::{Exhibit, ViewTransform};
use crate::text::exhibits as words;

/// The size of a thumbnail.
const THUMBNAIL: egui::Vec2 = vec2(88.0, 72.0);
/// The height of the heading with the space below it, and of the words where there are no exhibits.
const HEADING: f32 = 40.0 + space::S;
const WORDS: f32 = 68.0;
/// How much of the column the list may take.
const MOST: f32 = 0.42;

/// The height of so many exhibits in a column of this height.
pub fn height(count: usize, room: f32) -> f32 {
    let row = THUMBNAIL.y + 3.0 * space::XS;
    let list = if count == 0 { WORDS } else { count as f32 * row };
    (HEADING + list).min(room * MOST)
}

/// How much of the column the exhibits take where they are only looked at.
pub const REVIEWED: f32 = 0.5;
/// A picture's height for its width there.
const SHAPE: f32 = 0.66;

pub fn show(ui: &mut Ui, cx: ViewCtx<'_>, out: &mut Messages) {
    let exhibits = &cx.state.report().exhibits;
    ui.allocate_ui_with_layout(
        vec2(ui.available_width(), 32.0),
        Layout::right_to_left(Align::Center),
        |ui| {
            for (command, icon) in [(Command::Attach, Icon::Add), (Command::DrawBoard, Icon::Board)] {
                if cx.read_only() {
                    break;
                }
                if icon_button(ui, icon, &cx.label(command), cx.enabled(command)).clicked() {
                    out.push(Message::Command(command));
                }
            }
            ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
                let title = words::title(exhibits.len(), cx.lang);
                ui.label(bold(title).color(cx.colours.weak));
            });
        },
    );
    if exhibits.is_empty() {
        let text =
            if cx.read_only() { tr!(cx.lang, "room-no-evidence") } else { tr!(cx.lang, "exhibits-empty") };
        paragraph(ui, quiet(text, cx.colours));
        return;
    }
    scrolling(ui, "exhibits", cx.is_stacked(), |ui| {
        ui.spacing_mut().item_spacing.y = space::XS;
        large(ui, cx, out);
        if cx.read_only() && exhibits.len() == 1 {
            return;
        }
        for (index, exhibit) in exhibits.iter().enumerate() {
            entry(ui, index, exhibit, cx, out);
        }
    });
}

/// In the review, one of them as large as the column; a click shows it larger still.
fn large(ui: &mut Ui, cx: ViewCtx<'_>, out: &mut Messages) {
    let Some(room) = &cx.state.view.review else { return };
    let Some(exhibit) = cx.state.report().exhibits.get(room.exhibit) else { return };
    let width = ui.available_width();
    let (rect, response) = ui.allocate_exact_size(vec2(width, width * SHAPE), Sense::click());
    let index = room.exhibit;
    let name = format!("{} {}", tr!(cx.lang, "room-enlarge"), words::name(index + 1, exhibit, cx.lang));
    response.widget_info(|| WidgetInfo::labeled(Role::Button, true, &name));
    picture(ui, rect, exhibit, cx);
    if response.on_hover_text(tr!(cx.lang, "room-enlarge")).clicked() {
        out.open(Viewer::of(index));
    }
    paragraph(ui, RichText::new(words::caption(exhibit)));
}

fn entry(ui: &mut Ui, index: usize, exhibit: &Exhibit, cx: ViewCtx<'_>, out: &mut Messages) {
    let last = index + 1 == cx.state.report().exhibits.len();
    let name = words::name(index + 1, exhibit, cx.lang);
    let mut edit = None;
    let chosen = cx.state.view.review.as_ref().is_some_and(|room| room.exhibit == index);
    let response = row(ui, ("exhibit", index), Sense::click(), chosen, cx.colours, |ui| {
        ui.horizontal_top(|ui| {
            ui.set_width(ui.available_width());
            let (rect, _) = ui.allocate_exact_size(THUMBNAIL, Sense::hover());
            thumbnail(ui, rect, exhibit, cx);
            ui.allocate_ui_with_layout(
                vec2(ui.available_width(), THUMBNAIL.y),
                Layout::top_down(Align::Min),
                |ui| {
                    ui.spacing_mut().item_spacing = vec2(2.0, 2.0);
                    let caption = if exhibit.caption.is_empty() { &exhibit.name } else { &exhibit.caption };
                    ui.add(egui::Label::new(RichText::new(caption)).truncate());
                    if !exhibit.caption.is_empty() {
                        ui.add(egui::Label::new(quiet(&exhibit.name, cx.colours)).truncate());
                    }
                    if cx.read_only() {
                        return;
                    }
                    ui.with_layout(Layout::right_to_left(Align::Max), |ui| {
                        let [up, down, remove] = words::buttons(index + 1, cx.lang);
                        if quiet_icon(ui, Icon::Remove, &remove, cx.colours).clicked() {
                            edit = Some(ExhibitEdit::Remove(index));
                        }
                        if !last && quiet_icon(ui, Icon::Down, &down, cx.colours).clicked() {
                            edit = Some(ExhibitEdit::SwapWithNext(index));
                        }
                        if index > 0 && quiet_icon(ui, Icon::Up, &up, cx.colours).clicked() {
                            edit = Some(ExhibitEdit::SwapWithNext(index - 1));
                        }
                    });
                },
            );
        });
    });
    response.widget_info(|| WidgetInfo::labeled(Role::Button, true, &name));
    if let Some(edit) = edit {
        out.push(Message::Edit(Edit::Exhibits(edit)));
    } else if response.clicked() && cx.read_only() {
        out.set(move |view| {
            if let Some(room) = &mut view.review {
                room.exhibit = index;
            }
        });
    } else if response.clicked() {
        out.open(Viewer::of(index));
    }
}

/// The picture as far as it can be shown: in the middle of `rect`, or why it cannot.
pub(crate) fn thumbnail(ui: &Ui, rect: Rect, exhibit: &Exhibit, cx: ViewCtx<'_>) {
    let (colours, picture) = (cx.colours, cx.gallery.picture(exhibit));
    ui.painter().rect_filled(rect, RADIUS / 2, colours.ground);
    match picture.and_then(|picture| picture.outcome.as_ref()) {
        Some(Ok(shown)) => {
            let frame = ViewTransform::of(&exhibit.annotations);
            let size = egui::Vec2::from(frame.size(shown.thumbnail.size_vec2().into()));
            let scale = (rect.width() / size.x).min(rect.height() / size.y).min(1.0);
            let place = Rect::from_center_size(rect.center(), size * scale);
            let place = place.round_to_pixels(ui.pixels_per_point());
            Lens { place, frame }.paint(ui.painter(), &shown.thumbnail, [0.0, 0.0, 1.0, 1.0]);
        }
        Some(Err(_)) => note(ui, rect, tr!(cx.lang, "picture-damaged"), colours.loss.text),
        None => note(ui, rect, tr!(cx.lang, "picture-loading"), colours.weak),
    }
    ui.painter().rect_stroke(rect, RADIUS / 2, Stroke::new(1.0, colours.line), StrokeKind::Inside);
}

/// The picture with its marks, as large as `rect` allows.
pub(crate) fn picture(ui: &Ui, rect: Rect, exhibit: &Exhibit, cx: ViewCtx<'_>) {
    let known = cx.gallery.picture(exhibit).and_then(|known| known.outcome.as_ref());
    let (Some(Ok(shown)), Some(overview)) = (known, cx.gallery.overview(exhibit)) else {
        return thumbnail(ui, rect, exhibit, cx);
    };
    let frame = ViewTransform::of(&exhibit.annotations);
    let size = egui::Vec2::from(frame.size(shown.size.map(|side| side.max(1) as f32)));
    let scale = (rect.width() / size.x).min(rect.height() / size.y);
    let lens = Lens { place: Rect::from_center_size(rect.center(), size * scale), frame };
    ui.painter().rect_filled(rect, RADIUS / 2, cx.colours.ground);
    lens.paint(ui.painter(), overview, [0.0, 0.0, 1.0, 1.0]);
    let clipped = ui.painter_at(lens.place);
    for mark in &exhibit.annotations.marks {
        stage::paint(&clipped, &lens, mark, false);
    }
    let line = Stroke::new(1.0, cx.colours.line);
    ui.painter().rect_stroke(rect, RADIUS / 2, line, StrokeKind::Inside);
}
