//! Rows of cells: tables, fields and lists.

use super::{Builder, Item, Piece, baseline};
use crate::export::paper::model::Text;
use crate::export::paper::pdf::set::{Ink, Line, Style};
use crate::export::paper::pdf::tags::{Id, Kind};
use crate::export::paper::pdf::{MEASURE, SIDE};

/// A row of more lines than this may be broken over pages.
const MOST_LINES: usize = 14;
/// So many lines of a broken row stay together.
const LINES: usize = 5;

/// A cell.
pub struct Cell<'a> {
    /// Its left edge.
    pub x: f32,
    /// How wide its lines may be.
    pub room: f32,
    /// What it says.
    pub text: &'a Text,
    /// How it is set.
    pub style: Style,
    /// What it is.
    pub kind: Kind,
}

/// The rules of a row.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Rules {
    /// None.
    None,
    /// A heavy one above, a thin one below.
    Head,
    /// A light one below.
    Between,
    /// A heavy one below.
    Last,
}

/// How a row looks.
#[derive(Copy, Clone, Debug)]
pub struct Look {
    /// The space above it.
    pub above: f32,
    /// Above and below its lines.
    pub pad: f32,
    /// Its rules.
    pub rules: Rules,
    /// Whether it has a light ground.
    pub ground: bool,
    /// Whether it stays with the next one.
    pub keeps_next: bool,
    /// The head of its table.
    pub repeats: Option<usize>,
}

impl Look {
    /// Without rules.
    pub const LOOSE: Self =
        Self { above: 0.0, pad: 1.5, rules: Rules::None, ground: false, keeps_next: false, repeats: None };

    /// A row of a table.
    pub const fn table(rules: Rules) -> Self {
        Self { pad: 4.0, rules, ..Self::LOOSE }
    }
}

impl Builder<'_> {
    /// A row; a very high one is broken into several items.
    pub(super) fn row(&mut self, cells: &[Cell<'_>], parent: Id, look: Look) {
        let mut set: Vec<(f32, Style, Id, Vec<Line>)> = Vec::new();
        for cell in cells {
            let tag = self.tags.add(parent, cell.kind.clone());
            set.push((cell.x, cell.style, tag, self.set(cell.text, cell.style, cell.room)));
        }
        let count = set.iter().map(|(.., lines)| lines.len()).max().unwrap_or(0).max(1);
        let at_once = if count > MOST_LINES { LINES } else { count };
        let parts = count.div_ceil(at_once);
        for part in 0..parts {
            let (first, last) = (part == 0, part + 1 == parts);
            let top = if first { look.pad } else { 0.0 };
            let mut height: f32 = 0.0;
            let mut pieces = Vec::new();
            for (x, style, tag, lines) in &mut set {
                let (x, tag) = (*x, *tag);
                if lines.is_empty() && first {
                    pieces.push(Piece::Nothing(tag));
                }
                let here = lines.len().min(at_once);
                for (index, line) in lines.drain(..here).enumerate() {
                    let y = top + index as f32 * style.leading + baseline(*style);
                    pieces.push(Piece::Line { x, y, line, tag });
                }
                height = height.max(here as f32 * style.leading);
            }
            height += top + if last { look.pad } else { 0.0 };
            dress(&mut pieces, height, look, first, last);
            self.items.push(Item {
                above: if first { look.above } else { 0.0 },
                height,
                // Of a broken row only the end stays with the next one.
                keeps_next: if last { look.keeps_next } else { part + 2 == parts },
                repeats: look.repeats,
                pieces,
                ..Item::default()
            });
        }
    }
}

/// Adds the ground and the rules.
fn dress(pieces: &mut Vec<Piece>, height: f32, look: Look, first: bool, last: bool) {
    if look.ground {
        pieces.insert(0, Piece::Ground { x: SIDE - 4.0, y: 0.0, width: MEASURE + 8.0, height });
    }
    let mut rule = |y: f32, weight: f32, ink: Ink| {
        pieces.push(Piece::Rule { x: SIDE, y, width: MEASURE, weight, ink });
    };
    match look.rules {
        Rules::None => {}
        Rules::Head => {
            if first {
                rule(0.0, 1.0, Ink::Black);
            }
            if last {
                rule(height, 0.5, Ink::Black);
            }
        }
        Rules::Between if last => rule(height, 0.25, Ink::Grey),
        Rules::Last if last => rule(height, 1.0, Ink::Black),
        Rules::Between | Rules::Last => {}
    }
}
