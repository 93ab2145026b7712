//! The words under the board.

use super::geometry::{Layout, Point, STEP};
use super::glyphs::{Font, Glyph, glyph, on_baseline};
use super::palette::Palette;
use super::scene::{Group, Shape};
use crate::text::visible::visible;

/// The size of the first line's type, and of the others'.
const SIZES: [f32; 2] = [0.34 * STEP, 0.28 * STEP];
const ABOVE: f32 = 0.12 * STEP;
const BELOW: f32 = 0.16 * STEP;
/// From one baseline to the next, as a part of the size.
const LEADING: f32 = 1.5;

/// No line begins with these.
const CLOSING: &str = "，。、；：！？）》〉」』】”’…—,.;:!?)]}%";
/// No line ends with these.
const OPENING: &str = "（《〈「『【“‘([{";

pub struct Caption {
    lines: Vec<Line>,
    /// The height of it, 0 without words.
    pub height: f32,
}

struct Line {
    glyphs: Vec<(char, Glyph)>,
    size: f32,
    baseline: f32,
    first: bool,
}

impl Caption {
    /// Sets each text in as many lines as it needs.
    pub fn new(texts: &[String], layout: Layout) -> Self {
        let room = layout.width() - 0.4 * STEP;
        let mut lines = Vec::new();
        let mut height = 0.0;
        let texts: Vec<String> = texts.iter().map(|text| visible(text)).collect();
        for (index, text) in texts.iter().flat_map(|text| text.lines()).enumerate() {
            let first = index == 0;
            let [large, small] = SIZES;
            let size = if first { large } else { small };
            for glyphs in set(text, room / size) {
                height += size * LEADING;
                lines.push(Line { glyphs, size, baseline: ABOVE + height - 0.42 * size, first });
            }
        }
        let height = if lines.is_empty() { 0.0 } else { ABOVE + height + BELOW };
        Self { lines, height }
    }

    pub fn draw(&self, layout: Layout, palette: &Palette) -> Group {
        let mut shapes: Vec<Shape> = Vec::new();
        let [dark, light] = palette.caption;
        for line in &self.lines {
            let ink = if line.first { dark } else { light };
            let mut x = (layout.width() - width(&line.glyphs) * line.size) / 2.0;
            for (character, glyph) in &line.glyphs {
                let origin = Point::new(x, layout.board_height() + line.baseline);
                if !glyph.outline.is_empty() {
                    shapes.push(on_baseline(*character, Font::Text, line.size, origin, ink));
                }
                x += glyph.advance * line.size;
            }
        }
        Group::plain("caption", shapes)
    }
}

fn width(glyphs: &[(char, Glyph)]) -> f32 {
    glyphs.iter().map(|(_, glyph)| glyph.advance).sum()
}

/// The text in lines of at most this width.
fn set(text: &str, room: f32) -> Vec<Vec<(char, Glyph)>> {
    let mut lines = Vec::new();
    let mut line: Vec<(char, Glyph)> = Vec::new();
    let mut used = 0.0;
    for character in text.chars() {
        let glyph = glyph(Font::Text, character);
        used += glyph.advance;
        if used > room && character != ' ' {
            let rest = line.split_off(last_break(&line, character));
            lines.push(std::mem::replace(&mut line, rest));
            used = width(&line) + glyph.advance;
        }
        line.push((character, glyph));
    }
    lines.push(line);
    lines.into_iter().map(trimmed).filter(|line| !line.is_empty()).collect()
}

fn trimmed(mut line: Vec<(char, Glyph)>) -> Vec<(char, Glyph)> {
    while line.last().is_some_and(|&(letter, _)| letter == ' ') {
        line.pop();
    }
    line
}

/// Before which character of a full line, or before `next`, the line may end.
fn last_break(line: &[(char, Glyph)], next: char) -> usize {
    let letters = || line.iter().map(|&(letter, _)| letter);
    let pairs = letters().zip(letters().skip(1).chain([next]));
    pairs
        .enumerate()
        .filter(|&(_, (before, after))| may_break(before, after))
        .last()
        .map_or(line.len(), |(index, _)| index + 1)
}

fn may_break(before: char, after: char) -> bool {
    let wide = |letter: char| letter >= '\u{2E80}';
    !CLOSING.contains(after)
        && !OPENING.contains(before)
        && after != ' '
        && (before == ' ' || wide(before) || wide(after))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn broken(text: &str, room: f32) -> Vec<String> {
        let lines = set(text, room);
        lines.iter().map(|line| line.iter().map(|&(letter, _)| letter).collect()).collect()
    }

    #[test]
    fn chinese_breaks_anywhere_but_before_punctuation() {
        assert_eq!(broken("复原局面", 10.0), ["复原局面"]);
        assert_eq!(broken("黑方摸触红马应当吃马", 4.0), ["黑方摸触", "红马应当", "吃马"]);
        assert_eq!(broken("黑方摸触，红马。", 4.0), ["黑方摸", "触，红", "马。"]);
    }

    #[test]
    fn words_stay_whole_unless_longer_than_a_line() {
        let lines = broken("as put back by both players", 7.0);
        assert_eq!(lines, ["as put back by", "both players"]);
        assert!(broken("pneumonoultramicroscopic", 4.0).len() > 1);
        assert!(broken("   ", 4.0).is_empty());
    }
}
