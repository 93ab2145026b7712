//! The picture itself, zoomed by wheel, keys and buttons, dragged about, and marked.

use egui::emath::GuiRounding as _;
use egui::{
    Color32, Id, Key, Mesh, Modifiers, Painter, Pos2, Rect, Response, Role, Sense, Shape, Stroke, StrokeKind,
    TextureHandle, Ui, Vec2, WidgetInfo, pos2, vec2,
};

use crate::app::board::paint::{self, Place};
use crate::app::ctx::{Messages, ViewCtx};
use crate::app::edit::Edit;
use crate::app::exhibits;
use crate::app::exhibits::gallery::Shown;
use crate::app::exhibits::image_view::{ImageEdit, ImageView, Tool, Viewer};
use crate::app::exhibits::tools::{self, Zoom};
use crate::app::message::Message;
use crate::app::theme::{RADIUS, size};
use crate::app::widgets::fields::added;
use crate::app::widgets::{paragraph, quiet};
use crate::export::diagram::geometry::Point;
use crate::export::diagram::picture_marks::Canvas;
use crate::export::diagram::scene::Form;
use crate::picture::Crop;
use crate::report::{Annotations, Exhibit, ImagePoint, ImageRect, Mark, ViewTransform};
use crate::text::{exhibits as words, files};
use crate::tr;

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

/// How the picture is to lie over the original, as it is worked on: a crop is drawn on all of it.
fn frame(sight: &Annotations, viewer: ImageView) -> ViewTransform {
    match viewer {
        ImageView { original: true, .. } => ViewTransform::PLAIN,
        ImageView { tool: Tool::Crop, .. } => {
            ViewTransform::of(&Annotations { turns: sight.turns, ..Annotations::default() })
        }
        _ => ViewTransform::of(sight),
    }
}

/// Shows the exhibit, with the buttons below to work on it where that is allowed.
pub fn show(ui: &mut Ui, viewer: &mut Viewer, exhibit: &Exhibit, cx: ViewCtx<'_>, out: &mut Messages) {
    let picture = cx.gallery.picture(exhibit);
    let width = ui.available_width();
    let below = if cx.read_only() { tools::ROW } else { tools::height(width) };
    let size = vec2(width, ui.available_height() - below);
    let (rect, response) = ui.allocate_exact_size(size, Sense::click_and_drag());
    response.widget_info(|| {
        let what = words::caption(exhibit);
        WidgetInfo::labeled(Role::Button, true, format!("{}：{what}", tr!(cx.lang, "picture-canvas")))
    });
    let painter = ui.painter_at(rect);
    painter.rect_filled(rect, RADIUS / 2, cx.colours.ground);
    match picture.and_then(|picture| picture.outcome.as_ref()) {
        None => note(ui, rect, tr!(cx.lang, "picture-loading"), cx.colours.weak),
        Some(Err(error)) => {
            note(ui, rect, tr!(cx.lang, "picture-damaged"), cx.colours.loss.text);
            paragraph(ui, quiet(files::picture_error(error, cx.lang), cx.colours));
            return;
        }
        Some(Ok(shown)) => work(ui, rect, &response, (viewer, exhibit), shown, cx, out),
    }
    let focused = response.has_focus();
    let line = if focused { ui.visuals().selection.stroke } else { Stroke::new(1.0, cx.colours.line) };
    ui.painter().rect_stroke(rect, RADIUS / 2, line, StrokeKind::Inside);
}

fn work(
    ui: &mut Ui,
    rect: Rect,
    response: &Response,
    (of, exhibit): (&mut Viewer, &Exhibit),
    shown: &Shown,
    cx: ViewCtx<'_>,
    out: &mut Messages,
) {
    let viewer = of.image;
    let frame = frame(&exhibit.annotations, viewer);
    let id = Id::unique(("nearness", exhibit.bytes.as_ptr() as usize));
    let mut near = ui.data(|data| data.get_temp(id)).unwrap_or(WHOLE);
    // In points: one pixel of the picture is one of the screen at 100 %.
    let pixel = 1.0 / ui.ctx().pixels_per_point();
    let [width, height] = frame.size(shown.size.map(|side| side.max(1) as f32));
    let natural = vec2(width.max(1.0), height.max(1.0)) * pixel;
    let fit = (rect.width() / natural.x).min(rect.height() / natural.y).min(1.0);
    let scale = near.scale.unwrap_or(fit);

    let asked = if cx.read_only() {
        tools::look_at(ui, &mut of.image, exhibit, scale, cx)
    } else {
        tools::show(ui, of, exhibit, scale, cx, out)
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
    let drawn = if !cx.read_only() {
        follow(ui, response, (of, exhibit), (&lens, rect), cx, out)
    } else if response.dragged() {
        Drawn::Picture
    } else {
        Drawn::Nothing
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
    for (at, mark) in exhibit.annotations.marks.iter().enumerate() {
        let mark = match &drawn {
            Drawn::Moved(moved, to) if *moved == at => to,
            _ => mark,
        };
        paint(&clipped, &lens, mark, viewer.chosen == Some(at));
    }
    match (&drawn, viewer.tool) {
        (Drawn::New(mark), _) => paint(&clipped, &lens, mark, false),
        (Drawn::Crop(part), _) => paint_crop(&clipped, &lens, *part),
        (_, Tool::Crop) => {
            let crop = exhibit.annotations.crop.map(|area| lens.rect(area));
            paint_crop(&clipped, &lens, crop.unwrap_or(lens.place));
        }
        _ => {}
    }
}

/// The picture as sharp as it is there, and a sharper part of it asked for where the screen could show more.
fn pixels(
    painter: &Painter,
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
    let parts = |piece: &Crop| {
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
        cx.gallery.lack(Crop { from: [x, y], size: [across, down], most });
    }
}

/// How much nearer the wheel or two fingers bring it, and where.
fn wheel(ui: &Ui, response: &Response) -> Option<(f32, Pos2)> {
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

/// A picture on the screen.
#[derive(Copy, Clone, Debug)]
pub struct Lens {
    /// Where the whole of what is shown lies; it may be larger than the stage.
    pub place: Rect,
    /// How that lies over the original.
    pub frame: ViewTransform,
}

impl Lens {
    /// The screen's point of a point of the original, in parts of its width and height.
    pub fn at(&self, original: [f32; 2]) -> Pos2 {
        let [x, y] = self.frame.shown(original);
        self.place.min + vec2(x, y) * self.place.size()
    }

    /// The screen's point of a point of the original.
    pub fn pos(&self, spot: ImagePoint) -> Pos2 {
        self.at(spot.parts())
    }

    /// The point of the original under a point of the screen, in parts of its width and height.
    pub fn original(&self, pos: Pos2) -> [f32; 2] {
        let at = (pos - self.place.min) / self.place.size();
        self.frame.original([at.x, at.y])
    }

    /// The point of the original under a point of the screen, or the nearest one.
    pub fn spot(&self, pos: Pos2) -> ImagePoint {
        let [x, y] = self.original(self.place.clamp(pos));
        ImagePoint::at(x, y)
    }

    /// The screen's rectangle of one of the original.
    pub fn rect(&self, area: ImageRect) -> Rect {
        Rect::from_two_pos(self.pos(area.from()), self.pos(area.to()))
    }

    /// The rectangle of the original under one of the screen.
    pub fn area(&self, rect: Rect) -> Option<ImageRect> {
        ImageRect::between(self.spot(rect.min), self.spot(rect.max))
    }

    /// The part of the original under a rectangle of the screen: left, top, right, bottom.
    pub fn part(&self, rect: Rect) -> [f32; 4] {
        let ([x, y], [other_x, other_y]) = (self.original(rect.min), self.original(rect.max));
        [x.min(other_x), y.min(other_y), x.max(other_x), y.max(other_y)]
    }

    /// Draws a texture that shows this part of the original: left, top, right, bottom.
    pub fn paint(&self, painter: &Painter, texture: &TextureHandle, part: [f32; 4]) {
        let [left, top, right, bottom] = part;
        let [from_x, from_y, to_x, to_y] = self.frame.part();
        let (x, y) = ([left.max(from_x), right.min(to_x)], [top.max(from_y), bottom.min(to_y)]);
        let ([x0, x1], [y0, y1]) = (x, y);
        if x0 >= x1 || y0 >= y1 {
            return;
        }
        let mut mesh = Mesh::with_texture(texture.id());
        for corner in [[x0, y0], [x1, y0], [x1, y1], [x0, y1]] {
            let [x, y] = corner;
            let uv = pos2((x - left) / (right - left), (y - top) / (bottom - top));
            mesh.vertices.push(egui::epaint::Vertex { pos: self.at(corner), uv, color: Color32::WHITE });
        }
        mesh.add_triangle(0, 1, 2);
        mesh.add_triangle(0, 2, 3);
        painter.add(mesh);
    }
}

/// A drag shorter than this draws nothing.
const LEAST: f32 = 6.0;

/// The drag that goes on. Like the place of a scroll bar it is no part of the state.
#[derive(Copy, Clone, Debug, PartialEq)]
struct Drag {
    from: Pos2,
    /// The mark that is moved; otherwise something is drawn, or the picture moved.
    mark: Option<usize>,
}

/// What it comes to while it goes on.
#[derive(Clone, Debug, PartialEq)]
pub enum Drawn {
    /// Nothing that is drawn.
    Nothing,
    /// The picture is moved.
    Picture,
    New(Mark),
    /// A mark at its new place.
    Moved(usize, Mark),
    /// The part to be shown.
    Crop(Rect),
}

/// What was done to the exhibit, shown through `lens` on the part `stage` of the screen.
pub fn follow(
    ui: &Ui,
    response: &Response,
    (of, exhibit): (&mut Viewer, &Exhibit),
    (lens, stage): (&Lens, Rect),
    cx: ViewCtx<'_>,
    out: &mut Messages,
) -> Drawn {
    let (index, viewer) = (of.exhibit, of.image);
    let of = &mut of.image;
    if viewer.original {
        return if response.dragged() { Drawn::Picture } else { Drawn::Nothing };
    }
    let all = &exhibit.annotations.marks;
    let change = |change| Message::Edit(Edit::Exhibits(exhibits::ExhibitEdit::Sight(index, change)));
    let add = |mark: Mark, of: &mut ImageView, out: &mut Messages| {
        if matches!(mark, Mark::Label(..)) {
            added(ui, "mark-words", all.len());
        }
        out.push(change(ImageEdit::Mark(mark)));
        of.chosen = Some(all.len());
    };
    if response.clicked() {
        let pos = response.interact_pointer_pos();
        let seen = lens.place.intersect(stage);
        match (pos, viewer.tool) {
            (None, Tool::Crop) => {
                out.push(change(ImageEdit::Crop(lens.area(seen))));
                of.take(Tool::Hand);
            }
            (None, tool) => {
                if let Some(mark) = in_the_middle(tool, lens, seen, cx) {
                    add(mark, of, out);
                }
            }
            (Some(pos), tool) => {
                let hit = hit(lens, all, pos).filter(|_| tool != Tool::Crop);
                if hit.is_none() && tool == Tool::Label {
                    add(Mark::Label(lens.spot(pos), tr!(cx.lang, "mark-here").to_owned()), of, out);
                } else {
                    of.chosen = hit;
                }
            }
        }
    }
    let id = Id::unique("picture-drag");
    if response.drag_started()
        && let Some(from) = ui.input(|input| input.pointer.press_origin())
    {
        let mark = hit(lens, all, from).filter(|_| viewer.tool == Tool::Hand);
        if mark.is_some() {
            of.chosen = mark;
        }
        ui.data_mut(|data| data.insert_temp(id, Drag { from, mark }));
    }
    let Some(drag) = ui.data(|data| data.get_temp::<Drag>(id)) else { return Drawn::Nothing };
    let Some(to) = response.interact_pointer_pos().or_else(|| ui.input(|input| input.pointer.latest_pos()))
    else {
        return Drawn::Nothing;
    };
    let drawn = drawn(viewer, drag, to, lens, all);
    if !response.drag_stopped() {
        return if response.dragged() { drawn } else { Drawn::Nothing };
    }
    ui.data_mut(|data| data.remove::<Drag>(id));
    if drag.from.distance(to) >= LEAST {
        match &drawn {
            Drawn::New(mark) => add(mark.clone(), of, out),
            Drawn::Moved(at, mark) => {
                out.push(change(ImageEdit::Set(*at, mark.clone())));
                out.push(Message::FieldLeft);
            }
            Drawn::Crop(rect) => {
                out.push(change(ImageEdit::Crop(lens.area(*rect))));
                of.take(Tool::Hand);
            }
            Drawn::Nothing | Drawn::Picture => {}
        }
    }
    Drawn::Nothing
}

fn drawn(viewer: ImageView, drag: Drag, to: Pos2, lens: &Lens, all: &[Mark]) -> Drawn {
    if let Some(at) = drag.mark {
        let (from, to) = (lens.spot(drag.from), lens.spot(to));
        let by = |from: u16, to: u16| i32::from(to) - i32::from(from);
        let moved = all.get(at).map(|mark| mark.moved(by(from.x, to.x), by(from.y, to.y)));
        return moved.map_or(Drawn::Nothing, |mark| Drawn::Moved(at, mark));
    }
    let (from, spot) = (lens.spot(drag.from), lens.spot(to));
    let area = || ImageRect::between(from, spot);
    let new = |mark: Option<Mark>| mark.map_or(Drawn::Nothing, Drawn::New);
    match viewer.tool {
        Tool::Hand | Tool::Label => Drawn::Picture,
        Tool::Arrow => Drawn::New(Mark::Arrow(from, spot)),
        Tool::Ring => new(area().map(Mark::Ring)),
        Tool::Frame => new(area().map(Mark::Frame)),
        Tool::Crop => Drawn::Crop(Rect::from_two_pos(lens.place.clamp(drag.from), lens.place.clamp(to))),
    }
}

/// A mark in the middle of what is seen, for those who work without a pointer.
fn in_the_middle(tool: Tool, lens: &Lens, seen: Rect, cx: ViewCtx<'_>) -> Option<Mark> {
    let middle = Rect::from_center_size(seen.center(), seen.size() * 0.3);
    let [from, to]: [ImagePoint; 2] = [lens.spot(middle.left_bottom()), lens.spot(middle.center())];
    match tool {
        Tool::Hand | Tool::Crop => None,
        Tool::Arrow => Some(Mark::Arrow(from, to)),
        Tool::Ring => lens.area(middle).map(Mark::Ring),
        Tool::Frame => lens.area(middle).map(Mark::Frame),
        Tool::Label => Some(Mark::Label(to, tr!(cx.lang, "mark-here").to_owned())),
    }
}

const DARK: Color32 = Color32::from_rgb(20, 20, 20);
/// How far from a line the pointer may be to take it.
const REACH: f32 = 12.0;

fn canvas(lens: &Lens) -> Canvas {
    let (min, size) = (lens.place.min, lens.place.size());
    Canvas {
        frame: lens.frame,
        min: Point::new(min.x, min.y),
        size: Point::new(size.x, size.y),
        line: 3.0,
        edge: 6.0,
        head: 16.0,
        letters: size::TITLE,
    }
}

/// Draws a mark; one that is chosen has handles at its ends.
pub fn paint(painter: &Painter, lens: &Lens, mark: &Mark, chosen: bool) {
    paint::paint(painter, Place::SCREEN, &canvas(lens).shapes(mark));
    if chosen {
        let rect = bounds(lens, mark).expand(6.0);
        let dashes = |stroke: Stroke, offset| {
            let [a, b, c, d] = [rect.left_top(), rect.right_top(), rect.right_bottom(), rect.left_bottom()];
            Shape::dashed_line_with_offset(&[a, b, c, d, a], stroke, &[6.0], &[6.0], offset)
        };
        painter.extend(dashes(Stroke::new(2.0, DARK), 0.0));
        painter.extend(dashes(Stroke::new(2.0, Color32::WHITE), 6.0));
    }
}

/// Draws the part that is to be shown, with what is around it darker.
pub fn paint_crop(painter: &Painter, lens: &Lens, rect: Rect) {
    let place = lens.place;
    let around = [
        Rect::from_min_max(place.min, pos2(place.max.x, rect.min.y)),
        Rect::from_min_max(pos2(place.min.x, rect.max.y), place.max),
        Rect::from_min_max(pos2(place.min.x, rect.min.y), pos2(rect.min.x, rect.max.y)),
        Rect::from_min_max(pos2(rect.max.x, rect.min.y), pos2(place.max.x, rect.max.y)),
    ];
    for dim in around.into_iter().filter(|dim| dim.is_positive()) {
        painter.rect_filled(dim, 0.0, Color32::from_black_alpha(150));
    }
    let corner = |pos: Pos2| Point::new(pos.x, pos.y);
    let frame = Form::Rect { min: corner(rect.min), max: corner(rect.max) };
    paint::paint(painter, Place::SCREEN, &canvas(lens).stroked(&frame));
}

fn bounds(lens: &Lens, mark: &Mark) -> Rect {
    let (min, max) = canvas(lens).bounds(mark);
    Rect::from_min_max(pos2(min.x, min.y), pos2(max.x, max.y))
}

/// The mark on top under the pointer.
pub fn hit(lens: &Lens, marks: &[Mark], pos: Pos2) -> Option<usize> {
    marks.iter().rposition(|mark| match mark {
        Mark::Arrow(from, to) => {
            let (from, way) = (lens.pos(*from), lens.pos(*to) - lens.pos(*from));
            let along = ((pos - from).dot(way) / way.length_sq().max(1.0)).clamp(0.0, 1.0);
            (from + along * way).distance(pos) <= REACH
        }
        _ => bounds(lens, mark).expand(REACH / 2.0).contains(pos),
    })
}

pub(crate) fn note(ui: &Ui, rect: Rect, text: &str, colour: Color32) {
    let font = egui::FontId::proportional(size::SMALL);
    ui.painter().text(rect.center(), egui::Align2::CENTER_CENTER, text, font, colour);
}
