//! Text set in lines.

use super::fonts::{Faces, Glyph};
use crate::export::paper::lines::{is_ideographic, lines, may_break};
use crate::export::paper::model::Text;
use crate::text::Lang;

/// The colours of the paper, from dark to light, and its red.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Ink {
    /// Text.
    Black,
    /// Text of less weight.
    Grey,
    /// What is to be seen first.
    Red,
}

impl Ink {
    pub const fn colour(self) -> [u8; 3] {
        match self {
            Self::Black => [26, 26, 26],
            Self::Grey => [96, 96, 96],
            Self::Red => [155, 44, 31],
        }
    }
}

/// How text is set.
#[derive(Copy, Clone, Debug, PartialEq)]
pub struct Style {
    /// The size of the type, in points.
    pub size: f32,
    /// From one line to the next.
    pub leading: f32,
    /// Whether it is bold.
    pub bold: bool,
    /// Its colour.
    pub ink: Ink,
    /// Whether full lines reach to the right edge.
    pub justified: bool,
}

impl Style {
    /// Running text.
    pub const BODY: Self = Self::plain(10.0, 16.0);
    /// Cells of tables.
    pub const CELL: Self = Self::plain(9.0, 13.5);
    /// What matters less.
    pub const SMALL: Self = Self { ink: Ink::Grey, ..Self::plain(8.0, 12.5) };

    /// Black text of this size and leading.
    pub const fn plain(size: f32, leading: f32) -> Self {
        Self { size, leading, bold: false, ink: Ink::Black, justified: false }
    }

    /// The same in bold.
    pub const fn bold(self) -> Self {
        Self { bold: true, ..self }
    }

    /// The same in this colour.
    pub const fn ink(self, ink: Ink) -> Self {
        Self { ink, ..self }
    }
}

/// A line of text.
#[derive(Clone, Debug)]
pub struct Line {
    /// Its characters with their glyphs.
    pub glyphs: Vec<(char, Glyph)>,
    /// How wide it is, blanks at its end left out, in points.
    pub width: f32,
    /// What is added where a line could end, to reach the right edge.
    pub gap: f32,
    /// How it is set.
    pub style: Style,
    /// Its language, where it is not the paper's.
    pub lang: Option<Lang>,
}

/// A line is stretched to the right edge by no more than this for each of its gaps, in parts of the size.
const MOST_STRETCH: f32 = 0.35;

/// Texts of this size and larger keep their languages apart.
const LARGE: f32 = 13.0;

/// Two languages in one line, where both are short.
fn side_by_side(text: &Text, style: Style, room: f32, faces: &Faces<'_>) -> Option<Line> {
    let [one, two] = text.0.as_slice() else { return None };
    let both = one.lang.is_some() && two.lang.is_some() && one.lang != two.lang;
    if !both || style.size >= LARGE || one.text.contains('\n') || two.text.contains('\n') {
        return None;
    }
    let joined = format!("{}  {}", one.text, two.text);
    Some(typed(&joined, style, is_chinese(&joined), faces)).filter(|line| line.width <= room)
}

/// The text in lines at most `room` wide; a second language is set lighter.
pub fn set(text: &Text, style: Style, room: f32, faces: &Faces<'_>, paper: Lang) -> Vec<Line> {
    if let Some(line) = side_by_side(text, style, room, faces) {
        return vec![line];
    }
    let mut out = Vec::new();
    for (lang, paragraph) in text.lines() {
        let second = lang.filter(|&lang| lang != paper && text.0.len() > 1);
        let style = match second {
            Some(_) if style.ink == Ink::Black => Style { ink: Ink::Grey, ..style },
            _ => style,
        };
        let chinese = is_chinese(paragraph);
        let width = |letter| glyph(letter, style, chinese, faces).advance * style.size;
        let broken = lines(paragraph, room, width);
        let last = broken.len().saturating_sub(1);
        for (index, line) in broken.into_iter().enumerate() {
            let mut line = typed(line, style, chinese, faces);
            line.lang = lang.filter(|&lang| lang != paper);
            if style.justified && index < last {
                line.justify(room);
            }
            out.push(line);
        }
    }
    out
}

/// One line, however long.
pub fn one(text: &str, style: Style, faces: &Faces<'_>) -> Line {
    typed(text, style, is_chinese(text), faces)
}

fn is_chinese(text: &str) -> bool {
    text.chars().any(is_ideographic)
}

/// The glyph of a character. The font has quotation marks on the width of a Chinese character, which is right in
/// Chinese only; a point and a cross stand between letters and digits in Chinese too.
fn glyph(letter: char, style: Style, chinese: bool, faces: &Faces<'_>) -> Glyph {
    let glyph = faces.glyph(letter, style.bold);
    if chinese && !matches!(letter, '·' | '×' | '–') { glyph } else { glyph.narrowed(letter) }
}

fn typed(text: &str, style: Style, chinese: bool, faces: &Faces<'_>) -> Line {
    let glyphs: Vec<_> = text.chars().map(|letter| (letter, glyph(letter, style, chinese, faces))).collect();
    let seen = text.trim_end_matches(' ').chars().count();
    let width: f32 = glyphs.iter().take(seen).map(|(_, glyph)| glyph.advance * style.size).sum();
    Line { glyphs, width, gap: 0.0, style, lang: None }
}

impl Line {
    fn justify(&mut self, room: f32) {
        let letters: Vec<char> = self.glyphs.iter().map(|&(letter, _)| letter).collect();
        let seen = letters.iter().rposition(|&letter| letter != ' ').map_or(0, |last| last + 1);
        let gaps = letters.iter().take(seen).zip(letters.iter().take(seen).skip(1));
        let gaps = gaps.filter(|&(&before, &after)| is_gap(before, after)).count();
        if gaps > 0 {
            let gap = (room - self.width) / gaps as f32;
            if gap > 0.0 && gap <= MOST_STRETCH * self.style.size {
                self.gap = gap;
                self.width = room;
            }
        }
    }

    /// The glyphs with their advances in points, gaps counted in.
    pub fn placed(&self) -> impl Iterator<Item = (char, Glyph, f32)> {
        let next = self.glyphs.iter().skip(1).map(|&(letter, _)| Some(letter)).chain([None]);
        self.glyphs.iter().zip(next).map(|(&(letter, glyph), next)| {
            let gap = if next.is_some_and(|next| is_gap(letter, next)) { self.gap } else { 0.0 };
            (letter, glyph, glyph.advance * self.style.size + gap)
        })
    }
}

/// Whether a line may be stretched between these two.
fn is_gap(before: char, after: char) -> bool {
    may_break(before, after)
}
