//! The picture with the grid of its board: four handles to drag, the squares to choose.

use board_reader::{Corners, Point};
use egui::{
    Align2, Color32, FontId, Id, Key, Mesh, Painter, Pos2, Rect, Role, Sense, Shape, Stroke, StrokeKind,
    TextureId, Ui, UiBuilder, Vec2, WidgetInfo, pos2, vec2,
};
use xiangqi::Square;

use crate::app::board_reading::BoardReading;
use crate::app::ctx::ViewCtx;
use crate::app::theme::{self, RADIUS, size};
use crate::tr;

/// The side of what the loupe shows, on the screen, and how much larger.
const LOUPE: f32 = 150.0;
const LARGER: f32 = 4.0;
const HANDLE: f32 = 26.0;
const CORNERS: [&str; 4] = ["a9", "i9", "i0", "a0"];

/// Where the picture lies on the screen.
#[derive(Copy, Clone)]
struct Frame {
    rect: Rect,
    /// Points of the screen for a pixel of the picture.
    scale: f32,
}

impl Frame {
    fn new(room: Rect, [width, height]: [f32; 2]) -> Self {
        let scale = (room.width() / width).min(room.height() / height);
        Self { rect: Rect::from_center_size(room.center(), vec2(width, height) * scale), scale }
    }

    fn pos(self, point: Point) -> Pos2 {
        self.rect.min + vec2(point.x + 0.5, point.y + 0.5) * self.scale
    }

    fn point(self, pos: Pos2) -> Point {
        let at = (pos - self.rect.min) / self.scale;
        Point { x: at.x - 0.5, y: at.y - 0.5 }
    }

    /// The part of the picture's texture that a rectangle of the screen shows.
    fn part(self, rect: Rect) -> Rect {
        let part = |pos: Pos2| {
            let at = (pos - self.rect.min) / self.rect.size();
            pos2(at.x, at.y)
        };
        Rect::from_min_max(part(rect.min), part(rect.max))
    }
}

pub fn show(ui: &mut Ui, reading: &mut BoardReading, cx: ViewCtx<'_>) {
    let builder = UiBuilder::new().id_salt("board-picture").sense(Sense::click());
    let place = ui.scope_builder(builder, |ui| picture(ui, reading, cx));
    let response = place.response;
    response.widget_info(|| WidgetInfo::labeled(Role::Image, true, tr!(cx.lang, "board-reading-picture")));
    if response.clicked()
        && let (Some(frame), Some(corners)) = (place.inner, reading.corners)
        && let Some(pos) = response.interact_pointer_pos()
    {
        reading.choose(nearest(corners, frame.point(pos)));
    }
}

/// Draws it with what lies on it; where it lies.
fn picture(ui: &mut Ui, reading: &mut BoardReading, cx: ViewCtx<'_>) -> Option<Frame> {
    let (room, _) = ui.allocate_exact_size(ui.available_size(), Sense::hover());
    let painter = ui.painter_at(room);
    painter.rect_filled(room, RADIUS / 2, cx.colours.ground);
    let (Some(picture), Some(texture)) = (&reading.picture, cx.gallery.overview(&reading.exhibit)) else {
        let text = tr!(cx.lang, "picture-loading");
        painter.text(
            room.center(),
            Align2::CENTER_CENTER,
            text,
            FontId::proportional(size::BODY),
            cx.colours.weak,
        );
        return None;
    };
    let frame = Frame::new(room.shrink(6.0), [picture.width() as f32, picture.height() as f32]);
    image(&painter, texture.id(), frame.rect, Rect::from_min_max(pos2(0.0, 0.0), pos2(1.0, 1.0)));
    let corners = reading.corners?;
    grid(&painter, frame, corners, cx.colours.accent);
    marks(&painter, frame, corners, reading, cx);
    handles(ui, &painter, frame, reading, texture.id(), cx);
    Some(frame)
}

fn image(painter: &Painter, texture: TextureId, rect: Rect, part: Rect) {
    let mut mesh = Mesh::with_texture(texture);
    mesh.add_rect_with_uv(rect, part, Color32::WHITE);
    painter.add(Shape::mesh(mesh));
}

fn grid(painter: &Painter, frame: Frame, corners: Corners, colour: Color32) {
    let at = |file: u8, rank: u8| Some(frame.pos(corners.place(Square::new(file, rank)?)?));
    let line = |from: Option<Pos2>, to: Option<Pos2>| {
        if let (Some(from), Some(to)) = (from, to) {
            painter.line_segment([from, to], Stroke::new(3.0, Color32::from_black_alpha(90)));
            painter.line_segment([from, to], Stroke::new(1.0, colour));
        }
    };
    for rank in 0..Square::RANKS {
        line(at(0, rank), at(Square::FILES - 1, rank));
    }
    for file in 0..Square::FILES {
        if file == 0 || file == Square::FILES - 1 {
            line(at(file, 0), at(file, Square::RANKS - 1));
        } else {
            line(at(file, 0), at(file, 4));
            line(at(file, 5), at(file, Square::RANKS - 1));
        }
    }
}

/// Doubtful squares, and the one that is chosen.
fn marks(painter: &Painter, frame: Frame, corners: Corners, reading: &BoardReading, cx: ViewCtx<'_>) {
    let radius = corners.pitch() * 0.46 * frame.scale;
    let at = |square: Square| corners.place(square).map(|point| frame.pos(point));
    for square in reading.doubtful() {
        if let Some(pos) = at(square) {
            doubtful(painter, pos, radius, cx);
        }
    }
    if let Some(pos) = reading.chosen.and_then(at) {
        chosen(painter, pos, radius, cx);
    }
}

/// A ring and hatching: colour alone does not tell.
pub fn doubtful(painter: &Painter, centre: Pos2, radius: f32, cx: ViewCtx<'_>) {
    let colour = cx.colours.loss.text;
    painter.circle_stroke(centre, radius, Stroke::new(2.0, colour));
    for step in [-0.5_f32, 0.0, 0.5] {
        let half = (1.0 - step * step).sqrt() * radius * 0.7;
        let middle = centre + vec2(step, step) * radius * 0.7;
        let line = [middle + vec2(-half, half), middle + vec2(half, -half)];
        painter.line_segment(line, Stroke::new(1.0, colour.gamma_multiply(0.55)));
    }
}

pub fn chosen(painter: &Painter, centre: Pos2, radius: f32, cx: ViewCtx<'_>) {
    let square = Rect::from_center_size(centre, Vec2::splat(radius * 2.15));
    painter.rect_stroke(square, RADIUS / 2, Stroke::new(3.0, cx.colours.accent), StrokeKind::Middle);
}

fn nearest(corners: Corners, point: Point) -> Option<Square> {
    let mut best: Option<(Square, f32)> = None;
    for square in Square::all() {
        let Some(place) = corners.place(square) else { continue };
        let away = place.distance(point);
        if away < corners.pitch() * 0.6 && best.is_none_or(|best| away < best.1) {
            best = Some((square, away));
        }
    }
    best.map(|best| best.0)
}

fn handles(
    ui: &Ui,
    painter: &Painter,
    frame: Frame,
    reading: &mut BoardReading,
    texture: TextureId,
    cx: ViewCtx<'_>,
) {
    let Some(corners) = reading.corners else { return };
    for (corner, (point, name)) in corners.list().into_iter().zip(CORNERS).enumerate() {
        let pos = frame.pos(point);
        let rect = Rect::from_center_size(pos, Vec2::splat(theme::clickable_icon(ui.ctx())));
        let response = ui.interact(rect, Id::unique(("board-corner", corner)), Sense::click_and_drag());
        response.widget_info(|| {
            WidgetInfo::labeled(Role::Slider, true, tr!(cx.lang, "board-reading-corner", name))
        });
        let held = response.dragged() || response.has_focus();
        painter.circle_filled(pos, HANDLE / 3.0, if held { cx.colours.accent } else { cx.colours.card });
        painter.circle_stroke(pos, HANDLE / 3.0, Stroke::new(2.0, cx.colours.accent));
        if response.dragged() {
            reading.drag(corner, frame.point(pos + response.drag_delta()));
            loupe(painter, frame, pos, texture, cx);
        }
        if response.drag_stopped() {
            reading.drop_corner();
        }
        if response.has_focus() {
            loupe(painter, frame, pos, texture, cx);
            keys(ui, corner, point, reading);
        }
    }
}

/// The arrows move a corner that has the focus by a pixel, with Shift by ten; Enter lets it go.
fn keys(ui: &Ui, corner: usize, point: Point, reading: &mut BoardReading) {
    for (key, dx, dy) in [
        (Key::ArrowLeft, -1.0, 0.0),
        (Key::ArrowRight, 1.0, 0.0),
        (Key::ArrowUp, 0.0, -1.0),
        (Key::ArrowDown, 0.0, 1.0),
    ] {
        let (pressed, far) = ui.input_mut(|input| {
            let far = input.modifiers.shift;
            (input.consume_key(input.modifiers, key), if far { 10.0 } else { 1.0 })
        });
        if pressed {
            reading.drag(corner, Point { x: point.x + dx * far, y: point.y + dy * far });
        }
    }
    if ui.input_mut(|input| input.consume_key(egui::Modifiers::NONE, Key::Enter)) {
        reading.drop_corner();
    }
}

/// What is around a corner, larger, beside it.
fn loupe(painter: &Painter, frame: Frame, pos: Pos2, texture: TextureId, cx: ViewCtx<'_>) {
    let side = if pos.x > frame.rect.center().x { -1.0 } else { 1.0 };
    let below = if pos.y > frame.rect.center().y { -1.0 } else { 1.0 };
    let rect = Rect::from_center_size(pos + vec2(side, below) * (LOUPE * 0.75), Vec2::splat(LOUPE));
    painter.rect_filled(rect, 0.0, cx.colours.ground);
    let shown = Rect::from_center_size(pos, Vec2::splat(LOUPE / LARGER));
    image(painter, texture, rect, frame.part(shown));
    let stroke = Stroke::new(1.0, cx.colours.accent);
    painter.line_segment([rect.left_center(), rect.right_center()], stroke);
    painter.line_segment([rect.center_top(), rect.center_bottom()], stroke);
    painter.rect_stroke(rect, 0.0, Stroke::new(2.0, cx.colours.accent), StrokeKind::Outside);
}

/// The picture of one square, as large as there is room.
pub fn square(ui: &mut Ui, side: f32, reading: &BoardReading, square: Square, cx: ViewCtx<'_>) {
    let (rect, response) = ui.allocate_exact_size(Vec2::splat(side), Sense::hover());
    response.widget_info(|| {
        WidgetInfo::labeled(
            Role::Image,
            true,
            tr!(cx.lang, "board-reading-square", square = square.to_string()),
        )
    });
    ui.painter().rect_filled(rect, 0.0, cx.colours.ground);
    let (Some(picture), Some(texture)) = (&reading.picture, cx.gallery.overview(&reading.exhibit)) else {
        return;
    };
    let Some(place) = reading.corners.and_then(|corners| corners.place(square)) else { return };
    let half = reading.corners.map_or(1.0, Corners::pitch) * 0.6;
    let (width, height) = (picture.width() as f32, picture.height() as f32);
    let part = |x: f32, y: f32| pos2((place.x + 0.5 + x) / width, (place.y + 0.5 + y) / height);
    image(ui.painter(), texture.id(), rect, Rect::from_min_max(part(-half, -half), part(half, half)));
    ui.painter().rect_stroke(rect, 0.0, Stroke::new(1.0, cx.colours.line), StrokeKind::Inside);
}
