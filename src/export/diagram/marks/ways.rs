//! Marks from one square to another.

use super::pen::Pen;
use super::signs::cross;
use super::way::{Stretch, Way};
use crate::export::diagram::Role;
use crate::export::diagram::geometry::STEP;
use crate::export::diagram::scene::Form;

const HEAD: f32 = 0.28 * STEP;
/// Half the width of the head, as a part of its length.
const HEAD_HALF: f32 = 0.58;
/// Half the width of a shaft.
const SHAFT_HALF: f32 = 0.042 * STEP;
const OPEN_WIDTH: f32 = 0.06 * STEP;
/// The size of a cross between two neighbours.
const SMALL_CROSS: f32 = 0.66;

/// The ink under the pieces and the ink over their rims.
pub struct Pens {
    /// Under the pieces.
    pub below: Pen,
    /// Over them.
    pub above: Pen,
}

impl Pens {
    const fn of(&mut self, stretch: Stretch) -> &mut Pen {
        if stretch.over { &mut self.above } else { &mut self.below }
    }
}

/// An arrow.
pub fn arrow(pens: &mut Pens, way: &Way, role: Role) {
    let Some((&last, others)) = way.stretches.split_last() else { return };
    for &stretch in others {
        shaft(pens.of(stretch), way, stretch, role);
    }
    let neck = Stretch { end: last.end - HEAD.min(0.62 * last.length()), ..last };
    headed(pens.of(last), way, last, neck.end, role);
    if role == Role::Suicide {
        crossed(pens, way, others.iter().copied().chain([neck]));
    }
}

/// The part of an arrow before a piece that it passes under.
fn shaft(pen: &mut Pen, way: &Way, Stretch { begin, end, .. }: Stretch, role: Role) {
    let line = Form::polyline([way.at(begin, 0.0), way.at(end, 0.0)]);
    match role {
        Role::Touched => pen.stroke(line, OPEN_WIDTH, &[]),
        Role::Duty | Role::Suicide => pen.stroke(line, 2.0 * SHAFT_HALF, &[]),
        Role::Attack => pen.stroke(line, 2.0 * SHAFT_HALF, &[0.13 * STEP, 0.08 * STEP]),
        Role::Played => {
            let side = 1.5 * SHAFT_HALF;
            let corners = [(begin, -side), (end, -side), (end, side), (begin, side)];
            pen.hollow(Form::polygon(corners.map(|(along, across)| way.at(along, across))), 0.032 * STEP);
        }
    }
}

/// The last part of an arrow.
fn headed(pen: &mut Pen, way: &Way, stretch: Stretch, neck: f32, role: Role) {
    let Stretch { begin, end, .. } = stretch;
    let half = (end - neck) * HEAD_HALF;
    let head = [(neck, -half), (end, 0.0), (neck, half)];
    let whole = |side: f32| {
        let (left, right) = ([(begin, -side), (neck, -side)], [(neck, side), (begin, side)]);
        let corners = left.into_iter().chain(head).chain(right);
        Form::polygon(corners.map(|(along, across)| way.at(along, across)))
    };
    match role {
        Role::Touched => {
            let tip = way.at(end - OPEN_WIDTH, 0.0);
            let chevron = [way.at(neck, -half), tip, way.at(neck, half)];
            pen.stroke(Form::polylines([vec![way.at(begin, 0.0), tip], chevron.to_vec()]), OPEN_WIDTH, &[]);
        }
        Role::Duty | Role::Suicide => pen.fill(whole(SHAFT_HALF)),
        Role::Attack => {
            shaft(pen, way, Stretch { end: neck, ..stretch }, role);
            pen.fill(Form::polygon(head.map(|(along, across)| way.at(along, across))));
        }
        Role::Played => pen.hollow(whole(1.5 * SHAFT_HALF), 0.032 * STEP),
    }
}

/// A dashed line.
pub fn line(pens: &mut Pens, way: &Way, role: Role) {
    let (width, dashes): (f32, &[f32]) = match role {
        Role::Touched => (0.05, &[0.3, 0.1]),
        Role::Duty => (0.05, &[0.22, 0.08, 0.05, 0.08]),
        Role::Suicide => (0.06, &[0.16, 0.08]),
        Role::Attack => (0.085, &[0.13, 0.09]),
        Role::Played => (0.05, &[0.05, 0.09]),
    };
    let dashes: Vec<f32> = dashes.iter().map(|part| part * STEP).collect();
    for &stretch in &way.stretches {
        let form = Form::polyline([way.at(stretch.begin, 0.0), way.at(stretch.end, 0.0)]);
        pens.of(stretch).stroke(form, width * STEP, &dashes);
    }
    if role == Role::Suicide {
        crossed(pens, way, way.stretches.iter().copied());
    }
}

/// Puts the cross of suicide where there is most room.
fn crossed(pens: &mut Pens, way: &Way, stretches: impl Iterator<Item = Stretch>) {
    let longest = stretches.max_by(|one, other| one.length().total_cmp(&other.length()));
    let Some(stretch) = longest else { return };
    let pen = pens.of(stretch);
    pen.lift();
    let size = if stretch.over { SMALL_CROSS } else { 1.0 };
    cross(pen, way.at((stretch.begin + stretch.end) / 2.0, 0.0), size);
}
