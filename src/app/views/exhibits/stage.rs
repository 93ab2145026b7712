//! The picture itself, zoomed by wheel, keys and buttons, and dragged about.

use egui::{Id, Image, Key, Modifiers, Rect, Role, Sense, Stroke, StrokeKind, Ui, Vec2, WidgetInfo, vec2};

use super::note;
use crate::app::gallery::Shown;
use crate::app::theme::{RADIUS, space};
use crate::app::views::Look;
use crate::app::views::icons::Icon;
use crate::app::views::widgets::{icon_button, paragraph, quiet};
use crate::report::Exhibit;
use crate::wording::{exhibits as words, files};

/// How far in and out, in screen pixels for one of the picture.
const SCALES: std::ops::RangeInclusive<f32> = 0.02..=16.0;
/// One step of the buttons.
const STEP: f32 = 1.25;

/// How the picture is looked at. Like the place of a scroll bar it is no part of the state.
#[derive(Copy, Clone, Debug, PartialEq)]
struct Sight {
    /// Screen pixels for one of the picture; `None` as large as there is room.
    scale: Option<f32>,
    /// From the middle of the stage to the middle of the picture.
    offset: Vec2,
}

const WHOLE: Sight = Sight { scale: None, offset: Vec2::ZERO };

/// Shows the picture with its buttons below.
pub fn show(ui: &mut Ui, exhibit: &Exhibit, look: Look<'_>) {
    let picture = look.gallery.picture(exhibit);
    let size = vec2(ui.available_width(), ui.available_height() - 32.0 - space::S);
    let (rect, response) = ui.allocate_exact_size(size, Sense::click_and_drag());
    response.widget_info(|| WidgetInfo::labeled(Role::Image, true, words::caption(exhibit)));
    let painter = ui.painter_at(rect);
    painter.rect_filled(rect, RADIUS / 2, look.colours.ground);
    match picture.and_then(|picture| picture.outcome.as_ref()) {
        None => note(ui, rect, look.t.picture_loading, look.colours.weak),
        Some(Err(error)) => {
            note(ui, rect, look.t.picture_damaged, look.colours.loss.text);
            paragraph(ui, quiet(files::picture_error(error, look.lang), look.colours));
            return;
        }
        Some(Ok(shown)) => sight(ui, rect, &response, exhibit, shown, look),
    }
    ui.painter().rect_stroke(rect, RADIUS / 2, Stroke::new(1.0, look.colours.line), StrokeKind::Inside);
}

fn sight(
    ui: &mut Ui,
    rect: Rect,
    response: &egui::Response,
    exhibit: &Exhibit,
    shown: &Shown,
    look: Look<'_>,
) {
    let id = Id::unique(("sight", exhibit.bytes.as_ptr() as usize));
    let mut sight = ui.data(|data| data.get_temp(id)).unwrap_or(WHOLE);
    let [width, height] = shown.size;
    // In points: one pixel of the picture is one of the screen at 100 %.
    let pixel = 1.0 / ui.ctx().pixels_per_point();
    let natural = vec2(width.max(1) as f32, height.max(1) as f32) * pixel;
    let fit = (rect.width() / natural.x).min(rect.height() / natural.y).min(1.0);

    let scale = sight.scale.unwrap_or(fit);
    let mut zoomed = None;
    if response.hovered() {
        let (wheel, pinch) = ui.input(|input| (input.smooth_scroll_delta().y, input.zoom_delta()));
        let factor = (wheel / 200.0).exp() * pinch;
        if (factor - 1.0).abs() > f32::EPSILON {
            let at = response.hover_pos().unwrap_or_else(|| rect.center());
            zoomed = Some((scale * factor, at - rect.center()));
        }
    }
    ui.horizontal(|ui| {
        let key = |key| ui.input_mut(|input| input.consume_key(Modifiers::NONE, key));
        let keys = !ui.ctx().text_edit_focused();
        let (smaller, larger) =
            if keys { (key(Key::Minus), key(Key::Plus) || key(Key::Equals)) } else { (false, false) };
        if icon_button(ui, Icon::Less, look.t.picture_smaller, true).clicked() || smaller {
            zoomed = Some((scale / STEP, Vec2::ZERO));
        }
        if icon_button(ui, Icon::Add, look.t.picture_larger, true).clicked() || larger {
            zoomed = Some((scale * STEP, Vec2::ZERO));
        }
        if ui.button(look.t.picture_fit).clicked() {
            sight = WHOLE;
        }
        if ui.button(look.t.picture_natural).clicked() || response.double_clicked() {
            sight = Sight { scale: Some(1.0), offset: Vec2::ZERO };
        }
        ui.label(quiet(words::percent(sight.scale.unwrap_or(fit)), look.colours));
    });
    if let Some((to, at)) = zoomed {
        let to = to.clamp(*SCALES.start(), *SCALES.end());
        // The point under the pointer stays where it is.
        let offset = at + (sight.offset - at) * (to / scale);
        sight = Sight { scale: Some(to), offset };
    }
    sight.offset += response.drag_delta();
    let size = natural * sight.scale.unwrap_or(fit);
    let slack = ((size - rect.size()) / 2.0).max(Vec2::ZERO);
    sight.offset = sight.offset.clamp(-slack, slack);
    ui.data_mut(|data| data.insert_temp(id, sight));

    let texture = look.gallery.full(exhibit).unwrap_or(&shown.thumbnail);
    let place = Rect::from_center_size(rect.center() + sight.offset, size);
    ui.scope(|ui| {
        ui.set_clip_rect(rect.intersect(ui.clip_rect()));
        Image::new(texture).paint_at(ui, place);
    });
}
