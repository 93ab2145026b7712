//! A scene as SVG.
//!
//! The text is inert and needs nothing else: no font, script, style sheet, reference or identifier, so that
//! several pictures can stand in one page. Lengths have at most one decimal, a thousandth of a board's step.

use super::geometry::Point;
use super::scene::{Colour, Form, Group, Scene, Segment, Shape};
use crate::text::visible::in_a_line;

/// The picture's size on a page that sets none: pixels of CSS for a unit.
const NATURAL: f32 = 0.5;

pub fn write(scene: &Scene) -> String {
    let (width, height) = (scene.width, scene.height);
    let mut out = String::from("<svg xmlns=\"http://www.w3.org/2000/svg\"");
    attribute(&mut out, "viewBox", &format!("0 0 {} {}", number(width), number(height)));
    attribute(&mut out, "width", &number(width * NATURAL));
    attribute(&mut out, "height", &number(height * NATURAL));
    out.push_str(" role=\"img\" fill=\"none\" stroke-linejoin=\"round\">\n");
    if !scene.title.is_empty() {
        out.push_str("<title>");
        escape(&mut out, &scene.title);
        out.push_str("</title>\n");
    }
    for group in &scene.groups {
        write_group(&mut out, group);
    }
    out.push_str("</svg>\n");
    out
}

fn write_group(out: &mut String, group: &Group) {
    out.push_str("<g");
    attribute(out, "class", group.class);
    for (name, value) in &group.data {
        attribute(out, &format!("data-{name}"), value);
    }
    out.push_str(">\n");
    for shape in &group.shapes {
        write_shape(out, shape);
    }
    out.push_str("</g>\n");
}

fn write_shape(out: &mut String, shape: &Shape) {
    match &shape.form {
        Form::Circle { centre, radius } => {
            out.push_str("<circle");
            attribute(out, "cx", &number(centre.x));
            attribute(out, "cy", &number(centre.y));
            attribute(out, "r", &number(*radius));
        }
        Form::Oval { min, max } => {
            let (centre, half) = ((*min + *max) * 0.5, (*max - *min) * 0.5);
            out.push_str("<ellipse");
            for (name, value) in [("cx", centre.x), ("cy", centre.y), ("rx", half.x), ("ry", half.y)] {
                attribute(out, name, &number(value));
            }
        }
        Form::Rect { min, max } => {
            let size = *max - *min;
            out.push_str("<rect");
            for (name, value) in [("x", min.x), ("y", min.y), ("width", size.x), ("height", size.y)] {
                attribute(out, name, &number(value));
            }
        }
        Form::Letter(letter) => {
            out.push_str("<path");
            attribute(out, "d", &path(&letter.outline()));
        }
        Form::Path(segments) => {
            out.push_str("<path");
            attribute(out, "d", &path(segments));
        }
    }
    if let Some(fill) = shape.fill {
        colour(out, "fill", fill);
    }
    if let Some(stroke) = &shape.stroke {
        colour(out, "stroke", stroke.colour);
        attribute(out, "stroke-width", &number(stroke.width));
        if stroke.round {
            attribute(out, "stroke-linecap", "round");
        }
        if !stroke.dashes.is_empty() {
            let dashes: Vec<String> = stroke.dashes.iter().map(|&length| number(length)).collect();
            attribute(out, "stroke-dasharray", &dashes.join(" "));
        }
    }
    out.push_str("/>\n");
}

/// An outline in relative commands, which are half as long: whole tenths are added up, so nothing drifts.
fn path(segments: &[Segment]) -> String {
    let mut out = String::new();
    let (mut pen, mut first) = ([0, 0], [0, 0]);
    let mut last = ' ';
    for segment in segments {
        let (command, points): (char, &[Point]) = match segment {
            Segment::Move(to) => ('m', &[*to]),
            Segment::Line(to) => ('l', &[*to]),
            Segment::Quad(control, to) => ('q', &[*control, *to]),
            Segment::Cubic(first, second, to) => ('c', &[*first, *second, *to]),
            Segment::Close => ('z', &[]),
        };
        let repeated = command == last && command != 'm';
        if !repeated {
            out.push(command);
        }
        last = command;
        let points: Vec<[i64; 2]> = points.iter().map(|point| [tenths(point.x), tenths(point.y)]).collect();
        let [x, y] = pen;
        for (index, away) in points.iter().flat_map(|&[to_x, to_y]| [to_x - x, to_y - y]).enumerate() {
            if away >= 0 && (index > 0 || repeated) {
                out.push(' ');
            }
            out.push_str(&written(away));
        }
        pen = points.last().copied().unwrap_or(first);
        if command == 'm' {
            first = pen;
        }
    }
    out
}

fn number(value: f32) -> String {
    written(tenths(value))
}

fn tenths(value: f32) -> i64 {
    (value * 10.0).round() as i64
}

/// Tenths as a decimal number, without a needless `.0`.
fn written(tenths: i64) -> String {
    let sign = if tenths < 0 { "-" } else { "" };
    match (tenths.unsigned_abs() / 10, tenths.unsigned_abs() % 10) {
        (whole, 0) => format!("{sign}{whole}"),
        (0, tenth) => format!("{sign}.{tenth}"),
        (whole, tenth) => format!("{sign}{whole}.{tenth}"),
    }
}

fn colour(out: &mut String, name: &str, Colour([red, green, blue, alpha]): Colour) {
    attribute(out, name, &format!("#{red:02x}{green:02x}{blue:02x}"));
    if alpha < 255 {
        attribute(out, &format!("{name}-opacity"), &format!("{:.3}", f32::from(alpha) / 255.0));
    }
}

fn attribute(out: &mut String, name: &str, value: &str) {
    out.push(' ');
    out.push_str(name);
    out.push_str("=\"");
    escape(out, value);
    out.push('"');
}

/// Writes a text so that it stays text.
fn escape(out: &mut String, text: &str) {
    for character in in_a_line(text).chars() {
        match character {
            '&' => out.push_str("&amp;"),
            '<' => out.push_str("&lt;"),
            '>' => out.push_str("&gt;"),
            '"' => out.push_str("&quot;"),
            _ => out.push(character),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_short() {
        let texts = [0.0, -0.04, 12.0, 12.34, -0.25, -3.96, 944.0].map(number);
        assert_eq!(texts, ["0", "0", "12", "12.3", "-.3", "-4", "944"]);
    }

    #[test]
    fn outlines_are_relative_and_do_not_drift() {
        let at = |x, y| Segment::Line(Point::new(x, y));
        let start = Segment::Move(Point::new(10.04, 20.0));
        let thirds = [at(10.34, 20.0), at(10.64, 20.0), at(10.94, 19.0)];
        let all: Vec<Segment> = [start].into_iter().chain(thirds).chain([Segment::Close, start]).collect();
        assert_eq!(path(&all), "m10 20l.3 0 .3 0 .3-1zm0 0");
    }

    #[test]
    fn text_stays_text() {
        let mut out = String::new();
        escape(&mut out, "a<b>&\"c\"\u{0}\u{1B}\nd\u{FFFF}");
        assert_eq!(out, "a&lt;b&gt;&amp;&quot;c&quot;‹U+0000›‹U+001B› d‹U+FFFF›");
    }
}
