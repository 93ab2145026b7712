//! What is drawn over a board to explain it. Each role has its own hand, so that colour is not needed:
//!
//! | role | ring | dot | arrow | line |
//! |---|---|---|---|---|
//! | touched | thick | bull's eye | open head | long dashes |
//! | duty | double | disc | full head | dashes and points |
//! | suicide | with four spikes | cross | full head, crossed | dashes, crossed |
//! | attack | dashed | diamond | dashed shaft | short thick dashes |
//! | played | corner brackets | hollow | hollow | points |
//! | highlight | thickest, filled | square | thick shaft | drawn through |
//!
//! Rings lie under the pieces, dots above. Arrows and lines pass under the pieces between their ends, and come
//! up over the rims where there is too little room between two pieces.

use std::f32::consts::{FRAC_1_SQRT_2, TAU};

use super::geometry::{Layout, PIECE, Point, STEP};
use super::glyphs::{self, Font};
use super::palette::Palette;
use super::scene::{Colour, Form, Group, Shape, Stroke};
use super::way::{Stretch, Way};
use super::{Diagram, Label, Mark, Role, Symbol};
use xiangqi::{Move, Square};

pub struct Layers {
    pub below: Vec<Group>,
    pub above: Vec<Group>,
}

/// Draws the marks: rings below arrows and lines, and each kind in its order.
pub fn marks(diagram: &Diagram, layout: Layout, palette: &Palette) -> Layers {
    let (mut edges, mut rings, mut ways, mut above) = (Vec::new(), Vec::new(), Vec::new(), Vec::new());
    for mark in &diagram.marks {
        let new_pen = || Pen::new(palette.role(mark.role), palette.halo);
        let group = |pen: Pen| Group { class: "mark", data: data(mark), shapes: pen.finish() };
        let mut pen = new_pen();
        match mark.symbol {
            Symbol::Ring(square) => {
                ring(&mut pen, layout.point(square), mark.role);
                // Rings around neighbours touch: no light edge may cut into the other ring.
                edges.extend(pen.take_edges());
                rings.push(group(pen));
            }
            Symbol::Dot(square) => {
                let taken = diagram.board.get(square).is_some();
                dot(&mut pen, dot_centre(layout.point(square), taken), mark.role);
                above.push(group(pen));
            }
            Symbol::Arrow(Move { from, to }) | Symbol::Line(from, to) => {
                let Some(way) = way(diagram, layout, from, to) else { continue };
                let mut pens = Pens { below: pen, above: new_pen() };
                if matches!(mark.symbol, Symbol::Arrow(_)) {
                    arrow(&mut pens, &way, mark.role);
                } else {
                    line(&mut pens, &way, mark.role);
                }
                ways.push(group(pens.below));
                above.push(group(pens.above));
            }
        }
    }
    let mut labelled: Vec<Point> = Vec::new();
    for label in &diagram.labels {
        let anchor = anchor(label.mark.symbol, layout);
        // One is enough where marks lie close together.
        if labelled.iter().all(|&other| (other - anchor).length() > STEP) {
            labelled.push(anchor);
            above.push(Group::plain("label", words(label, diagram, layout, palette)));
        }
    }
    let mut below = vec![Group::plain("halo", edges)];
    below.append(&mut rings);
    below.append(&mut ways);
    for layer in [&mut below, &mut above] {
        layer.retain(|group| !group.shapes.is_empty());
    }
    Layers { below, above }
}

/// On a piece a dot sits at the rim, or it would hide the character.
fn dot_centre(point: Point, taken: bool) -> Point {
    if taken { point + Point::new(0.38, -0.38) * STEP } else { point }
}

fn way(diagram: &Diagram, layout: Layout, from: Square, to: Square) -> Option<Way> {
    let others = diagram.board.occupied().without([from, to].into_iter().collect());
    let end = |square| (layout.point(square), room(diagram, square));
    Way::new(end(from), end(to), others.into_iter().map(|square| layout.point(square)))
}

/// How far from the middle of a square an arrow must end.
fn room(diagram: &Diagram, square: Square) -> f32 {
    let marked = |symbol: Symbol| diagram.marks.iter().any(|mark| mark.symbol == symbol);
    let piece = diagram.board.get(square).is_some();
    if marked(Symbol::Ring(square)) {
        RING + 0.06 * STEP
    } else if piece {
        PIECE + 0.02 * STEP
    } else if marked(Symbol::Dot(square)) {
        DOT + 0.06 * STEP
    } else {
        0.04 * STEP
    }
}

fn data(mark: &Mark) -> Vec<(&'static str, String)> {
    let (symbol, place) = match mark.symbol {
        Symbol::Ring(square) => ("ring", square.to_string()),
        Symbol::Dot(square) => ("dot", square.to_string()),
        Symbol::Arrow(mv) => ("arrow", mv.to_string()),
        Symbol::Line(from, to) => ("line", format!("{from}{to}")),
    };
    vec![("role", mark.role.code().to_owned()), ("symbol", symbol.to_owned()), ("place", place)]
}

const LETTERS: f32 = 0.29 * STEP;

/// What words at a mark stand beside: the middle of an arrow or line, or the square.
fn anchor(symbol: Symbol, layout: Layout) -> Point {
    match symbol {
        Symbol::Arrow(Move { from, to }) | Symbol::Line(from, to) => {
            (layout.point(from) + layout.point(to)) * 0.5
        }
        Symbol::Ring(square) | Symbol::Dot(square) => layout.point(square),
    }
}

/// Half the height of a field with words.
const HALF: f32 = 0.23 * STEP;

/// Where words of this width may begin: beside the middle of an arrow or line, or at a corner of a field, where no mark
/// lies; the usual place first.
fn places(symbol: Symbol, width: f32, layout: Layout) -> [Point; 6] {
    let anchor = anchor(symbol, layout);
    let (aside, beyond) = match symbol {
        Symbol::Arrow(_) | Symbol::Line(..) => (0.2 * STEP, 0.0),
        Symbol::Ring(_) | Symbol::Dot(_) => (0.3 * STEP, 0.5 * STEP),
    };
    let below = if anchor.y + STEP < layout.board_height() { beyond } else { -beyond };
    let (right, left, middle) = (aside, -aside - width, -width / 2.0);
    [
        (right, below),
        (left, below),
        (right, -below),
        (left, -below),
        (middle, 0.65 * STEP),
        (middle, -0.65 * STEP),
    ]
    .map(|(x, y)| Point::new((anchor.x + x).min(layout.width() - width - 0.06 * STEP), anchor.y + y))
}

/// How much of pieces a field of words would cover that begins at `left`.
fn covered(left: Point, width: f32, diagram: &Diagram, layout: Layout) -> f32 {
    if left.x < 0.0 || left.y < HALF || left.y + HALF > layout.board_height() {
        return f32::INFINITY;
    }
    let depth = |square| {
        let piece = layout.point(square);
        let nearest =
            Point::new(piece.x.clamp(left.x, left.x + width), piece.y.clamp(left.y - HALF, left.y + HALF));
        (PIECE - (piece - nearest).length()).max(0.0)
    };
    diagram.board.occupied().into_iter().map(depth).sum()
}

/// Words in a light field, where they cover the least of the pieces.
fn words(label: &Label, diagram: &Diagram, layout: Layout, palette: &Palette) -> Vec<Shape> {
    let ink = palette.role(label.mark.role);
    let width = glyphs::length(&label.text, Font::Bold) * LETTERS + 0.24 * STEP;
    let places = places(label.mark.symbol, width, layout);
    let covers = |&left: &Point| covered(left, width, diagram, layout);
    let best = places.into_iter().min_by(|one, other| covers(one).total_cmp(&covers(other)));
    let left = best.unwrap_or_else(|| anchor(label.mark.symbol, layout));
    let (min, max) = (left - Point::new(0.0, HALF), left + Point::new(width, HALF));
    let field = Shape::stroked(Form::rectangle(min, max, HALF), ink, 0.02 * STEP).with_fill(palette.halo);
    let baseline = left + Point::new(0.12, 0.105) * STEP;
    let mut shapes = vec![field];
    shapes.extend(glyphs::line(&label.text, Font::Bold, LETTERS, baseline, ink));
    shapes
}

/// How far the light edge reaches.
const HALO: f32 = 0.028 * STEP;

/// Draws the shapes of one mark: all light edges first, then the ink.
struct Pen {
    ink: Colour,
    halo: Colour,
    edges: Vec<Shape>,
    inked: Vec<Shape>,
    done: Vec<Shape>,
}

impl Pen {
    const fn new(ink: Colour, halo: Colour) -> Self {
        Self { ink, halo, edges: Vec::new(), inked: Vec::new(), done: Vec::new() }
    }

    fn edge(&mut self, form: Form, width: f32) {
        self.edges.push(Shape::stroked(form, self.halo, width + 2.0 * HALO));
    }

    /// An outline; its light edge is never dashed, so that lines of the board do not fill the gaps.
    fn stroke(&mut self, form: Form, width: f32, dashes: &[f32]) {
        self.edge(form.clone(), width);
        self.inked.push(Shape::stroked(form, self.ink, width).dashed(dashes));
    }

    fn fill(&mut self, form: Form) {
        self.edge(form.clone(), 0.0);
        self.inked.push(Shape::filled(form, self.ink));
    }

    /// A trace of ink inside a shape.
    fn tint(&mut self, form: Form) {
        let Colour([red, green, blue, alpha]) = self.ink;
        self.inked.push(Shape::filled(form, Colour([red, green, blue, alpha / 3])));
    }

    /// A shape that is light inside.
    fn hollow(&mut self, form: Form, width: f32) {
        self.edge(form.clone(), width);
        let stroke = Stroke::plain(self.ink, width);
        self.inked.push(Shape { form, fill: Some(self.halo), stroke: Some(stroke) });
    }

    /// What comes now lies with its light edge over what was drawn so far.
    fn lift(&mut self) {
        self.done.append(&mut self.edges);
        self.done.append(&mut self.inked);
    }

    /// The light edges so far, to be drawn by the caller below everything else.
    fn take_edges(&mut self) -> Vec<Shape> {
        std::mem::take(&mut self.edges)
    }

    /// The shapes, the lowest first.
    fn finish(mut self) -> Vec<Shape> {
        self.lift();
        self.done
    }
}

/// The radius of a ring, in the middle of its line.
const RING: f32 = 0.5 * STEP;
const DOT: f32 = 0.16 * STEP;

const QUARTERS: [(f32, f32); 4] = [(-1.0, -1.0), (1.0, -1.0), (1.0, 1.0), (-1.0, 1.0)];

fn ring(pen: &mut Pen, centre: Point, role: Role) {
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
        Role::Highlight => {
            pen.tint(circle(RING));
            pen.stroke(circle(RING), 0.1 * STEP, &[]);
        }
    }
}

/// A small sign in the middle of an empty square or at the rim of a piece.
fn dot(pen: &mut Pen, centre: Point, role: Role) {
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
        Role::Highlight => {
            let corners = QUARTERS.map(|(x, y)| centre + Point::new(x, y) * DOT);
            pen.fill(Form::polygon(corners));
        }
    }
}

/// The cross of suicide; at size 1 it covers a dot.
fn cross(pen: &mut Pen, centre: Point, size: f32) {
    let reach = 0.85 * DOT * size;
    let arm = |x: f32, y: f32| [centre - Point::new(x, y) * reach, centre + Point::new(x, y) * reach];
    pen.stroke(Form::polylines([arm(1.0, 1.0), arm(1.0, -1.0)]), 0.075 * STEP * size, &[]);
}

const HEAD: f32 = 0.28 * STEP;
/// Half the width of the head, as a part of its length.
const HEAD_HALF: f32 = 0.58;
const SHAFT_HALF: f32 = 0.042 * STEP;
const OPEN_WIDTH: f32 = 0.06 * STEP;
/// The size of a cross between two neighbours.
const SMALL_CROSS: f32 = 0.66;

/// The ink under the pieces and the ink over their rims.
struct Pens {
    below: Pen,
    above: Pen,
}

impl Pens {
    const fn of(&mut self, stretch: Stretch) -> &mut Pen {
        if stretch.over { &mut self.above } else { &mut self.below }
    }
}

fn arrow(pens: &mut Pens, way: &Way, role: Role) {
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
        Role::Highlight => pen.stroke(line, 4.0 * SHAFT_HALF, &[]),
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
        Role::Highlight => pen.fill(whole(2.0 * SHAFT_HALF)),
        Role::Played => pen.hollow(whole(1.5 * SHAFT_HALF), 0.032 * STEP),
    }
}

fn line(pens: &mut Pens, way: &Way, role: Role) {
    let (width, dashes): (f32, &[f32]) = match role {
        Role::Touched => (0.05, &[0.3, 0.1]),
        Role::Duty => (0.05, &[0.22, 0.08, 0.05, 0.08]),
        Role::Suicide => (0.06, &[0.16, 0.08]),
        Role::Attack => (0.085, &[0.13, 0.09]),
        Role::Played => (0.05, &[0.05, 0.09]),
        Role::Highlight => (0.05, &[]),
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
