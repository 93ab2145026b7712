//! The picture itself, zoomed by wheel, keys and buttons, dragged about, and marked.

use egui::emath::GuiRounding as _;
use egui::{Id, Key, Modifiers, Rect, Response, Role, Sense, Stroke, StrokeKind, Ui, Vec2, WidgetInfo, vec2};

use crate::app::exhibits::gallery::Shown;
use crate::app::exhibits::image_view::{ImageView, Tool};
use crate::app::exhibits::lens::Lens;
use crate::app::exhibits::pointer;
use crate::app::exhibits::pointer::Drawn;
use crate::app::exhibits::view::note;
use crate::app::exhibits::{marks, tools};
use crate::app::theme::RADIUS;
use crate::app::view::{Messages, ViewCtx};
use crate::app::widgets::{paragraph, quiet};
use crate::picture::Piece;
use crate::report::{Exhibit, Frame, Sight};
use crate::text::{exhibits as words, files};

/// How far in and out, in screen pixels for one of the picture.
const SCALES: std::ops::RangeInclusive<f32> = 0.02..=16.0;
/// One step of the buttons.
const STEP: f32 = 1.25;
/// How much sharper than what is there a detail has to be to be asked for.
const SHARPER: f32 = 1.1;

/// How near the picture is looked at. Like the place of a scroll bar it is no part of the state.
#[derive(Copy, Clone, Debug, PartialEq)]
struct Nearness {
    /// Screen pixels for one of the picture; `None` as large as there is room.
    scale: Option<f32>,
    /// From the middle of the stage to the middle of the picture.
    offset: Vec2,
}

const WHOLE: Nearness = Nearness { scale: None, offset: Vec2::ZERO };

/// What the buttons and keys ask of it.
#[derive(Copy, Clone, Debug, PartialEq)]
pub enum Zoom {
    /// One step nearer.
    In,
    /// One step away.
    Out,
    /// As large as there is room.
    Fit,
    /// One pixel of the picture on one of the screen.
    Natural,
}

/// How the picture is to lie over the original, as it is worked on: a crop is drawn on all of it.
fn frame(sight: &Sight, viewer: ImageView) -> Frame {
    match viewer {
        ImageView { original: true, .. } => Frame::PLAIN,
        ImageView { tool: Tool::Crop, .. } => Frame::of(&Sight { turns: sight.turns, ..Sight::default() }),
        _ => Frame::of(sight),
    }
}

/// Shows exhibit `index` with the buttons to work on it below.
pub fn show(ui: &mut Ui, index: usize, exhibit: &Exhibit, cx: ViewCtx<'_>, out: &mut Messages) {
    stage(ui, Some(index), exhibit, cx, out);
}

/// Shows an exhibit that is only looked at.
pub fn look_at(ui: &mut Ui, exhibit: &Exhibit, cx: ViewCtx<'_>, out: &mut Messages) {
    stage(ui, None, exhibit, cx, out);
}

fn stage(ui: &mut Ui, index: Option<usize>, exhibit: &Exhibit, cx: ViewCtx<'_>, out: &mut Messages) {
    let picture = cx.gallery.picture(exhibit);
    let width = ui.available_width();
    let below = if index.is_some() { tools::height(width) } else { tools::ROW };
    let size = vec2(width, ui.available_height() - below);
    let (rect, response) = ui.allocate_exact_size(size, Sense::click_and_drag());
    response.widget_info(|| {
        let what = words::caption(exhibit);
        WidgetInfo::labeled(Role::Button, true, format!("{}：{what}", cx.t.picture_canvas))
    });
    let painter = ui.painter_at(rect);
    painter.rect_filled(rect, RADIUS / 2, cx.colours.ground);
    match picture.and_then(|picture| picture.outcome.as_ref()) {
        None => note(ui, rect, cx.t.picture_loading, cx.colours.weak),
        Some(Err(error)) => {
            note(ui, rect, cx.t.picture_damaged, cx.colours.loss.text);
            paragraph(ui, quiet(files::picture_error(error, cx.lang), cx.colours));
            return;
        }
        Some(Ok(shown)) => work(ui, rect, &response, (index, exhibit), shown, cx, out),
    }
    let focused = response.has_focus();
    let line = if focused { ui.visuals().selection.stroke } else { Stroke::new(1.0, cx.colours.line) };
    ui.painter().rect_stroke(rect, RADIUS / 2, line, StrokeKind::Inside);
}

fn work(
    ui: &mut Ui,
    rect: Rect,
    response: &Response,
    (index, exhibit): (Option<usize>, &Exhibit),
    shown: &Shown,
    cx: ViewCtx<'_>,
    out: &mut Messages,
) {
    let original = cx.state.view.viewer.original;
    let viewer = match index {
        Some(_) => cx.state.view.viewer,
        None => ImageView { original, ..ImageView::default() },
    };
    let frame = frame(&exhibit.sight, viewer);
    let id = Id::unique(("nearness", exhibit.bytes.as_ptr() as usize));
    let mut near = ui.data(|data| data.get_temp(id)).unwrap_or(WHOLE);
    // In points: one pixel of the picture is one of the screen at 100 %.
    let pixel = 1.0 / ui.ctx().pixels_per_point();
    let [width, height] = frame.size(shown.size.map(|side| side.max(1) as f32));
    let natural = vec2(width.max(1.0), height.max(1.0)) * pixel;
    let fit = (rect.width() / natural.x).min(rect.height() / natural.y).min(1.0);
    let scale = near.scale.unwrap_or(fit);

    let asked = match index {
        Some(index) => tools::show(ui, index, exhibit, scale, cx, out),
        None => tools::look_at(ui, exhibit, scale, cx, out),
    };
    let asked = asked.or_else(|| keys(ui));
    let mut to = wheel(ui, response).map(|(factor, at)| (scale * factor, at - rect.center()));
    match asked {
        Some(Zoom::In) => to = Some((scale * STEP, Vec2::ZERO)),
        Some(Zoom::Out) => to = Some((scale / STEP, Vec2::ZERO)),
        Some(Zoom::Fit) => near = WHOLE,
        Some(Zoom::Natural) => near = Nearness { scale: Some(1.0), offset: Vec2::ZERO },
        None => {}
    }
    if let Some((to, at)) = to {
        let to = to.clamp(*SCALES.start(), *SCALES.end());
        // The point under the pointer stays where it is.
        near = Nearness { scale: Some(to), offset: at + (near.offset - at) * (to / scale) };
    }
    let size = natural * near.scale.unwrap_or(fit);
    let place = |near: Nearness| Rect::from_center_size(rect.center() + near.offset, size);
    let lens = Lens { place: place(near), frame };
    let drawn = match index {
        Some(index) => pointer::follow(ui, response, (index, exhibit), (&lens, rect), cx, out),
        None if response.dragged() => Drawn::Picture,
        None => Drawn::Nothing,
    };
    if drawn == Drawn::Picture {
        near.offset += response.drag_delta();
    }
    let slack = ((size - rect.size()) / 2.0).max(Vec2::ZERO);
    near.offset = near.offset.clamp(-slack, slack);
    ui.data_mut(|data| data.insert_temp(id, near));

    let lens = Lens { place: place(near), frame };
    let clipped = ui.painter_at(rect);
    pixels(&clipped, &lens, exhibit, shown, rect, 1.0 / pixel, cx);
    if viewer.original {
        return;
    }
    let clipped = clipped.with_clip_rect(rect.intersect(lens.place.expand(1.0)));
    for (at, mark) in exhibit.sight.marks.iter().enumerate() {
        let mark = match &drawn {
            Drawn::Moved(moved, to) if *moved == at => to,
            _ => mark,
        };
        marks::paint(&clipped, &lens, mark, viewer.chosen == Some(at));
    }
    match (&drawn, viewer.tool) {
        (Drawn::New(mark), _) => marks::paint(&clipped, &lens, mark, false),
        (Drawn::Crop(part), _) => marks::paint_crop(&clipped, &lens, *part),
        (_, Tool::Crop) => {
            let crop = exhibit.sight.crop.map(|area| lens.rect(area));
            marks::paint_crop(&clipped, &lens, crop.unwrap_or(lens.place));
        }
        _ => {}
    }
}

/// The picture as sharp as it is there, and a sharper part of it asked for where the screen could show more.
fn pixels(
    painter: &egui::Painter,
    lens: &Lens,
    exhibit: &Exhibit,
    shown: &Shown,
    stage: Rect,
    screen: f32,
    cx: ViewCtx<'_>,
) {
    // On whole pixels of the screen, or the picture is blurred at 100 %.
    let lens = &Lens { place: lens.place.round_to_pixels(screen), ..*lens };
    let overview = cx.gallery.overview(exhibit);
    lens.paint(painter, overview.unwrap_or(&shown.thumbnail), [0.0, 0.0, 1.0, 1.0]);
    let Some(overview) = overview else { return };
    let [width, height] = shown.size.map(|side| side.max(1) as f32);
    let parts = |piece: &Piece| {
        let [x, y] = piece.from.map(|at| at as f32);
        let [across, down] = piece.size.map(|side| side as f32);
        [x / width, y / height, (x + across) / width, (y + down) / height]
    };
    // Pixels of the screen, and of the texture, for one of the picture.
    let [natural, _] = lens.frame.size([width, height]);
    let wanted = (lens.place.width() * screen / natural.max(1.0)).min(1.0);
    let there = overview.size_vec2().x / width;
    if wanted <= there * SHARPER {
        return;
    }
    let seen = stage.intersect(lens.place);
    if let Some(detail) = cx.gallery.detail(exhibit) {
        lens.paint(painter, &detail.texture, parts(&detail.piece));
        let [left, top, right, bottom] = lens.part(seen);
        let [from_x, from_y, to_x, to_y] = parts(&detail.piece);
        let slip = 1.0 / width.min(height);
        let covers =
            from_x <= left + slip && from_y <= top + slip && to_x >= right - slip && to_y >= bottom - slip;
        let sharp = detail.texture.size_vec2().x / detail.piece.size[0].max(1) as f32;
        if covers && sharp * SHARPER >= wanted {
            return;
        }
    }
    // A little more than is seen, so that moving it a little shows nothing blurred.
    let [left, top, right, bottom] = lens.part(seen.expand2(seen.size() * 0.2).intersect(lens.place));
    let whole = |part: f32, side: f32| (part.clamp(0.0, 1.0) * side) as u32;
    let (x, y) = (whole(left, width), whole(top, height));
    let across = (whole(right, width) + 1).saturating_sub(x).min(shown.size[0] - x.min(shown.size[0]));
    let down = (whole(bottom, height) + 1).saturating_sub(y).min(shown.size[1] - y.min(shown.size[1]));
    let most = [across, down].map(|side| (side as f32 * wanted).ceil().max(1.0) as u32);
    if across > 0 && down > 0 {
        cx.gallery.lack(Piece { from: [x, y], size: [across, down], most });
    }
}

/// How much nearer the wheel or two fingers bring it, and where.
fn wheel(ui: &Ui, response: &Response) -> Option<(f32, egui::Pos2)> {
    let at = response.hover_pos()?;
    let (wheel, pinch) = ui.input(|input| (input.smooth_scroll_delta().y, input.zoom_delta()));
    let factor = (wheel / 200.0).exp() * pinch;
    ((factor - 1.0).abs() > f32::EPSILON).then_some((factor, at))
}

fn keys(ui: &Ui) -> Option<Zoom> {
    if ui.ctx().text_edit_focused() {
        return None;
    }
    let key = |key| ui.input_mut(|input| input.consume_key(Modifiers::NONE, key));
    if key(Key::Minus) {
        Some(Zoom::Out)
    } else if key(Key::Plus) || key(Key::Equals) {
        Some(Zoom::In)
    } else if key(Key::Num0) {
        Some(Zoom::Fit)
    } else if key(Key::Num1) {
        Some(Zoom::Natural)
    } else {
        None
    }
}
