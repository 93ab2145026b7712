//! Whose pieces they are, decided for the picture as a whole.
//!
//! The net says of each piece how red its ink looks. One picture has two sets, though, each of one colour: the pieces
//! fall into two groups by the colours of their faces and inks, and what the net and the forms of the glyphs say of a
//! group settles it for all its pieces.

use crate::look::{COLOURS, Look};

/// What one step of each colour counts: redness and yellowness tell more than light, which shadows change.
const WEIGHTS: [f32; COLOURS] = [0.6, 1.0, 0.6, 1.0, 1.4, 0.8, 1.2];

/// What the form of a glyph counts beside its ink.
const FORMS: f32 = 2.5;

/// For each piece the logarithm of the odds that it is Red's.
pub(crate) fn sides(pieces: &[&Look]) -> Vec<f32> {
    let own: Vec<f32> = pieces.iter().map(|look| look.side).collect();
    let Some(groups) = Groups::new(pieces) else { return own };
    // How much redder the first group is, by its inks and by the forms that only one side has.
    let evidence = |member: f32| {
        let (mut sum, mut count) = (0.0, 0.0);
        for (look, share) in pieces.iter().zip(&groups.first) {
            let weight = if member > 0.0 { *share } else { 1.0 - share };
            sum += weight * (look.side.clamp(-4.0, 4.0) + FORMS * forms(look));
            count += weight;
        }
        sum / f32::max(count, 1e-3)
    };
    let difference = evidence(1.0) - evidence(0.0);
    let sure = (groups.separation / 4.0).min(1.0) * (difference.abs() / 2.0).min(1.0);
    let sign = difference.signum();
    own.iter()
        .zip(groups.first.iter().zip(&groups.belongs))
        .map(|(own, (share, member))| {
            let sure = sure * member;
            let grouped = sign * (share.clamp(1e-4, 1.0 - 1e-4) / (1.0 - share.clamp(1e-4, 1.0 - 1e-4))).ln();
            own.clamp(-8.0, 8.0) * (1.0 - 0.8 * sure) + grouped * sure
        })
        .collect()
}

/// How much the form of the glyph speaks for Red: 帥仕相兵 against 將士象卒.
fn forms(look: &Look) -> f32 {
    let [
        _,
        red_general,
        black_general,
        red_advisor,
        black_advisor,
        red_elephant,
        black_elephant,
        _,
        _,
        _,
        red_soldier,
        black_soldier,
        _,
    ] = look.glyphs;
    let red = red_general + red_advisor + red_elephant + red_soldier;
    let black = black_general + black_advisor + black_elephant + black_soldier;
    red - black
}

/// Two groups of pieces by their colours.
struct Groups {
    /// The share with which each piece belongs to the first.
    first: Vec<f32>,
    /// How much each belongs to either: less for what is half covered and so has other colours.
    belongs: Vec<f32>,
    /// The distance of the groups, in deviations within them.
    separation: f32,
}

impl Groups {
    fn new(pieces: &[&Look]) -> Option<Self> {
        if pieces.len() < 4 {
            return None;
        }
        let points: Vec<[f32; COLOURS]> = pieces
            .iter()
            .map(|look| {
                let mut point = look.colours;
                for (value, weight) in point.iter_mut().zip(WEIGHTS) {
                    *value *= weight;
                }
                point
            })
            .collect();
        // Begin with what the net takes for the two sides.
        let mut order: Vec<usize> = (0..pieces.len()).collect();
        let side = |k: usize| pieces.get(k).map_or(0.0, |look| look.side);
        order.sort_by(|a, b| side(*b).total_cmp(&side(*a)));
        let quarter = (pieces.len() / 4).max(1);
        let mut member: Vec<f32> = vec![0.5; pieces.len()];
        for (rank, k) in order.iter().enumerate() {
            let share = if rank < quarter {
                1.0
            } else if rank >= pieces.len() - quarter {
                0.0
            } else {
                0.5
            };
            member.get_mut(*k).into_iter().for_each(|to| *to = share);
        }
        let mut separation = 0.0;
        let mut belongs = vec![1.0; pieces.len()];
        for _ in 0..12 {
            let (one, other) = (centre(&points, &member, false)?, centre(&points, &member, true)?);
            // Along the line between the two centres.
            let axis: Vec<f32> = one.iter().zip(other).map(|(a, b)| a - b).collect();
            let length = axis.iter().map(|value| value * value).sum::<f32>().sqrt().max(1e-3);
            let at: Vec<f32> = points
                .iter()
                .map(|point| point.iter().zip(&axis).zip(other).map(|((p, a), b)| (p - b) * a / length).sum())
                .collect();
            let spread = at
                .iter()
                .zip(&member)
                .map(|(at, share)| share * (at - length).powi(2) + (1.0 - share) * at.powi(2))
                .sum::<f32>()
                / at.len() as f32;
            let deviation = spread.sqrt().max(6.0);
            separation = length / deviation;
            for ((belongs, point), at) in belongs.iter_mut().zip(&points).zip(&at) {
                let nearest = if *at > length / 2.0 { one } else { other };
                let away = point.iter().zip(nearest).map(|(a, b)| (a - b) * (a - b)).sum::<f32>().sqrt();
                *belongs = (1.6 - away / length.max(20.0)).clamp(0.0, 1.0);
            }
            for (share, at) in member.iter_mut().zip(&at) {
                let odds = (at - length / 2.0) * length / (deviation * deviation);
                *share = 1.0 / (1.0 + (-odds.clamp(-9.0, 9.0)).exp());
            }
        }
        Some(Self { first: member, belongs, separation })
    }
}

fn centre(points: &[[f32; COLOURS]], member: &[f32], other: bool) -> Option<[f32; COLOURS]> {
    let mut sum = [0.0; COLOURS];
    let mut weight = 0.0;
    for (point, share) in points.iter().zip(member) {
        let share = if other { 1.0 - share } else { *share };
        for (total, value) in sum.iter_mut().zip(point) {
            *total += share * value;
        }
        weight += share;
    }
    (weight > 0.5).then(|| sum.map(|total| total / weight))
}
