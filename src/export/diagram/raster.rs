//! A scene as PNG.

use tiny_skia::{
    Color, FillRule, LineCap, LineJoin, Paint, Path, PathBuilder, Pixmap, Rect, StrokeDash, Transform,
};

use super::DiagramError;
use super::scene::{Colour, Form, Scene, Segment, Shape, Stroke};

/// The widest and the largest picture, in pixels: which bounds the memory it takes.
pub const MOST_WIDTH: u32 = 4096;
const MOST_PIXELS: u64 = 1 << 25;

/// Draws the scene, `width` pixels wide.
pub fn write(scene: &Scene, width: u32) -> Result<Vec<u8>, DiagramError> {
    if width == 0 || width > MOST_WIDTH {
        return Err(DiagramError::Width(width));
    }
    let scale = width as f32 / scene.width;
    let height = (scene.height * scale).round().max(1.0) as u32;
    if u64::from(width) * u64::from(height) > MOST_PIXELS {
        return Err(DiagramError::TooHigh(height));
    }
    let mut pixmap = Pixmap::new(width, height).ok_or(DiagramError::TooHigh(height))?;
    pixmap.fill(Color::WHITE);
    for shape in scene.groups.iter().flat_map(|group| &group.shapes) {
        draw(&mut pixmap, shape, Transform::from_scale(scale, scale));
    }
    pixmap.encode_png().map_err(|error| DiagramError::Encoding(error.to_string()))
}

/// Draws one shape.
pub fn draw(pixmap: &mut Pixmap, shape: &Shape, transform: Transform) {
    let Some(path) = path(&shape.form) else { return };
    if let (Some(colour), Form::Rect { min, max }) = (shape.fill, &shape.form) {
        if let Some(rect) = Rect::from_ltrb(min.x, min.y, max.x, max.y) {
            pixmap.fill_rect(rect, &paint(colour), transform, None);
        }
    } else if let Some(colour) = shape.fill {
        pixmap.fill_path(&path, &paint(colour), FillRule::Winding, transform, None);
    }
    if let Some(Stroke { colour, width, dashes, round }) = &shape.stroke {
        let stroke = tiny_skia::Stroke {
            width: *width,
            line_cap: if *round { LineCap::Round } else { LineCap::Butt },
            line_join: LineJoin::Round,
            dash: StrokeDash::new(dashes.clone(), 0.0),
            ..tiny_skia::Stroke::default()
        };
        pixmap.stroke_path(&path, &paint(*colour), &stroke, transform, None);
    }
}

fn paint(Colour([red, green, blue, alpha]): Colour) -> Paint<'static> {
    let mut paint = Paint::default();
    paint.set_color_rgba8(red, green, blue, alpha);
    paint
}

/// The outline for tiny-skia; `None` where nothing would be seen.
fn path(form: &Form) -> Option<Path> {
    match form {
        Form::Circle { centre, radius } => PathBuilder::from_circle(centre.x, centre.y, *radius),
        Form::Oval { min, max } => PathBuilder::from_oval(Rect::from_ltrb(min.x, min.y, max.x, max.y)?),
        Form::Rect { min, max } => Some(PathBuilder::from_rect(Rect::from_ltrb(min.x, min.y, max.x, max.y)?)),
        Form::Letter(letter) => outline(&letter.outline()),
        Form::Path(segments) => outline(segments),
    }
}

fn outline(segments: &[Segment]) -> Option<Path> {
    let mut builder = PathBuilder::new();
    for segment in segments {
        match *segment {
            Segment::Move(to) => builder.move_to(to.x, to.y),
            Segment::Line(to) => builder.line_to(to.x, to.y),
            Segment::Quad(control, to) => builder.quad_to(control.x, control.y, to.x, to.y),
            Segment::Cubic(first, second, to) => {
                builder.cubic_to(first.x, first.y, second.x, second.y, to.x, to.y);
            }
            Segment::Close => builder.close(),
        }
    }
    builder.finish()
}
