//! What is seen on each square, before anything is decided.

use crate::net::{GLYPHS, Net, SIDE};
use crate::squares::Sheet;

/// What the net and the colours say of one square.
#[derive(Clone, Debug)]
pub(crate) struct Look {
    /// The share of each sign: empty, 帥將仕士相象馬車炮兵卒, covered.
    pub glyphs: [f32; GLYPHS],
    /// Positive where the ink is Red's; the logarithm of the odds.
    pub side: f32,
    /// How far the piece stands from its crossing, in squares.
    pub shift: [f32; 2],
    /// The colours of the face and of the ink.
    pub colours: [f32; COLOURS],
    /// How many of the four lines of an empty crossing can be seen.
    pub arms: u8,
    /// What the net goes by, of length 1: alike for pieces that look alike.
    pub features: Vec<f32>,
}

pub(crate) const COLOURS: usize = 7;

impl Look {
    /// The share of there being a piece, seen or not.
    pub fn occupied(&self) -> f32 {
        let [empty, ..] = self.glyphs;
        1.0 - empty
    }

    pub fn covered(&self) -> f32 {
        self.glyphs.last().copied().unwrap_or_default()
    }

    /// The share of a piece that can be read.
    pub fn piece(&self) -> f32 {
        self.occupied() - self.covered()
    }
}

/// Looks at one square; with `turned`, at its four quarter turns, for pieces that lie any way round.
pub(crate) fn look(net: &Net, sheet: &Sheet, across: f32, down: f32, turned: bool) -> Look {
    let mut logits = [0.0_f32; GLYPHS];
    let mut side = 0.0;
    let mut shift = [0.0; 2];
    let mut colours = [0.0; COLOURS];
    let mut features = Vec::new();
    let mut arms = 0;
    let quarters = if turned { 4 } else { 1 };
    for quarter in 0..quarters {
        let square = sheet.cut(across, down, quarter);
        let (out, seen) = net.run(&square);
        let (glyphs, rest) = out.split_at_checked(GLYPHS).unwrap_or_default();
        let shares = softmax(glyphs);
        for (total, share) in logits.iter_mut().zip(&shares) {
            *total += share.max(1e-7).ln() / quarters as f32;
        }
        if let [red, black, dx, dy] = rest {
            side += (red - black) / quarters as f32;
            if quarter == 0 {
                shift = [*dx, *dy];
            }
        }
        if quarter == 0 {
            features = unit(seen);
            arms = arms_of(&square);
            colours = colours_of(&square, shift);
        }
    }
    let shares = softmax(&logits);
    let mut glyphs = [0.0; GLYPHS];
    for (to, share) in glyphs.iter_mut().zip(shares) {
        *to = share;
    }
    Look { glyphs, side, shift, colours, arms, features }
}

fn unit(mut vector: Vec<f32>) -> Vec<f32> {
    let length = vector.iter().map(|value| value * value).sum::<f32>().sqrt().max(1e-6);
    for value in &mut vector {
        *value /= length;
    }
    vector
}

fn softmax(logits: &[f32]) -> Vec<f32> {
    let most = logits.iter().copied().fold(f32::NEG_INFINITY, f32::max);
    let powers: Vec<f32> = logits.iter().map(|logit| (logit - most).exp()).collect();
    let total: f32 = powers.iter().sum();
    powers.into_iter().map(|power| power / total).collect()
}

/// Lightness, redness and yellowness of the face and of the ink, and how red the reddest part is.
fn colours_of(square: &[[f32; 3]], [dx, dy]: [f32; 2]) -> [f32; COLOURS] {
    let centre = SIDE as f32 / 2.0 - 0.5;
    let (cx, cy) = (centre + dx.clamp(-0.2, 0.2) * 34.0, centre + dy.clamp(-0.2, 0.2) * 34.0);
    let (mut inside, mut rim) = (Vec::new(), Vec::new());
    for (y, row) in square.chunks_exact(SIDE).enumerate() {
        for (x, pixel) in row.iter().enumerate() {
            let away = (x as f32 - cx).hypot(y as f32 - cy);
            if away <= 10.0 {
                inside.push(opponent(*pixel));
            } else if away <= 12.5 {
                rim.push(opponent(*pixel));
            }
        }
    }
    // A glyph of many strokes covers more of the middle than the face shows; the rim is free of it.
    let mut face = [0.0; 3];
    for (k, to) in face.iter_mut().enumerate() {
        let mut values: Vec<f32> = rim.iter().filter_map(|colour| colour.get(k).copied()).collect();
        values.sort_by(f32::total_cmp);
        *to = values.get(values.len() / 2).copied().unwrap_or_default();
    }
    let distance =
        |colour: &[f32; 3]| -> f32 { colour.iter().zip(&face).map(|(a, b)| (a - b) * (a - b)).sum() };
    inside.sort_by(|a, b| distance(b).total_cmp(&distance(a)));
    let mut ink = [0.0; 3];
    let count = (inside.len() / 5).max(1);
    for colour in inside.iter().take(count) {
        for (total, value) in ink.iter_mut().zip(colour) {
            *total += value / count as f32;
        }
    }
    let mut reds: Vec<f32> = inside.iter().map(|[_, red, _]| *red).collect();
    reds.sort_by(f32::total_cmp);
    let reddest = reds.get(reds.len() * 17 / 20).copied().unwrap_or_default();
    let [fl, fr, fy] = face;
    let [il, ir, iy] = ink;
    [fl, fr, fy, il, ir, iy, reddest]
}

/// How many lines lead away from the middle: up, down, left and right.
fn arms_of(square: &[[f32; 3]]) -> u8 {
    let grey = |x: i32, y: i32| -> f32 {
        let at = usize::try_from(y).ok().zip(usize::try_from(x).ok()).map(|(y, x)| y * SIDE + x);
        at.and_then(|at| square.get(at)).map_or(0.0, |pixel| pixel.iter().sum::<f32>() / 3.0)
    };
    let middle = SIDE as i32 / 2;
    let mut count = 0;
    for (along_x, along_y) in [(0, -1), (0, 1), (-1, 0), (1, 0)] {
        // The mean of what lies along the arm, so many pixels beside it.
        let strip = |side: i32| {
            let sum: f32 = (7..16)
                .map(|far| {
                    grey(middle + along_x * far + along_y * side, middle + along_y * far + along_x * side)
                })
                .sum();
            sum / 9.0
        };
        let line = (-4..=4).map(|side| (strip(side) - (strip(side - 3) + strip(side + 3)) / 2.0).abs());
        count += u8::from(line.fold(0.0, f32::max) > 5.0);
    }
    count
}

/// Lightness, red against green, yellow against blue, each of about the same weight.
fn opponent([r, g, b]: [f32; 3]) -> [f32; 3] {
    [(r + g + b) / 3.0, r - g, (r + g) / 2.0 - b]
}
