//! Marks on one square.

use std::f32::consts::{FRAC_1_SQRT_2, TAU};

use super::pen::Pen;
use crate::export::diagram::Role;
use crate::export::diagram::geometry::{Point, STEP};
use crate::export::diagram::scene::Form;

/// The radius of a ring, in the middle of its line.
pub const RING: f32 = 0.5 * STEP;
/// The radius of a dot.
pub const DOT: f32 = 0.16 * STEP;

const QUARTERS: [(f32, f32); 4] = [(-1.0, -1.0), (1.0, -1.0), (1.0, 1.0), (-1.0, 1.0)];

/// A ring around a square.
pub fn ring(pen: &mut Pen, centre: Point, role: Role) {
    let circle = |radius| Form::Circle { centre, radius };
    match role {
        Role::Touched => pen.stroke(circle(RING), 0.065 * STEP, &[]),
        Role::Duty => {
            pen.stroke(circle(RING - 0.025 * STEP), 0.024 * STEP, &[]);
            pen.stroke(circle(RING + 0.025 * STEP), 0.024 * STEP, &[]);
        }
        Role::Suicide => {
            pen.stroke(circle(RING), 0.035 * STEP, &[]);
            let spike = |(x, y): (f32, f32)| {
                let outwards = Point::new(x, y) * FRAC_1_SQRT_2;
                [centre + outwards * (0.47 * STEP), centre + outwards * (0.66 * STEP)]
            };
            pen.stroke(Form::polylines(QUARTERS.map(spike)), 0.06 * STEP, &[]);
        }
        Role::Attack => {
            const DASHES: f32 = 14.0;
            let period = TAU * RING / DASHES;
            pen.stroke(circle(RING), 0.06 * STEP, &[0.58 * period, 0.42 * period]);
        }
        Role::Played => {
            let bracket = |(x, y): (f32, f32)| {
                let arm = |across: f32, down: f32| centre + Point::new(x * across, y * down) * STEP;
                [arm(0.27, 0.475), arm(0.475, 0.475), arm(0.475, 0.27)]
            };
            pen.stroke(Form::polylines(QUARTERS.map(bracket)), 0.045 * STEP, &[]);
        }
    }
}

/// A small sign in the middle of an empty square or at the rim of a piece.
pub fn dot(pen: &mut Pen, centre: Point, role: Role) {
    let circle = |radius| Form::Circle { centre, radius };
    match role {
        Role::Touched => {
            pen.hollow(circle(DOT - 0.02 * STEP), 0.04 * STEP);
            pen.lift();
            pen.fill(circle(0.07 * STEP));
        }
        Role::Duty => pen.fill(circle(DOT)),
        Role::Suicide => cross(pen, centre, 1.0),
        Role::Attack => {
            let far = 1.15 * DOT;
            let corners = [(0.0, -far), (far, 0.0), (0.0, far), (-far, 0.0)];
            pen.fill(Form::polygon(corners.map(|(x, y)| centre + Point::new(x, y))));
        }
        Role::Played => pen.hollow(circle(DOT - 0.02 * STEP), 0.04 * STEP),
    }
}

/// The cross of suicide; at size 1 it covers a dot.
pub fn cross(pen: &mut Pen, centre: Point, size: f32) {
    let reach = 0.85 * DOT * size;
    let arm = |x: f32, y: f32| [centre - Point::new(x, y) * reach, centre + Point::new(x, y) * reach];
    pen.stroke(Form::polylines([arm(1.0, 1.0), arm(1.0, -1.0)]), 0.075 * STEP * size, &[]);
}
