//! Ink with a light edge around it.

use crate::export::diagram::geometry::STEP;
use crate::export::diagram::scene::{Form, Rgb, Shape, Stroke};

/// How far the light edge reaches.
const HALO: f32 = 0.028 * STEP;

/// Draws the shapes of one mark: all light edges first, then the ink.
pub struct Pen {
    ink: Rgb,
    halo: Rgb,
    edges: Vec<Shape>,
    inked: Vec<Shape>,
    done: Vec<Shape>,
}

impl Pen {
    /// A pen of this ink.
    pub const fn new(ink: Rgb, halo: Rgb) -> Self {
        Self { ink, halo, edges: Vec::new(), inked: Vec::new(), done: Vec::new() }
    }

    fn edge(&mut self, form: Form, width: f32) {
        self.edges.push(Shape::stroked(form, self.halo, width + 2.0 * HALO));
    }

    /// An outline; its light edge is never dashed, so that lines of the board do not fill the gaps.
    pub fn stroke(&mut self, form: Form, width: f32, dashes: &[f32]) {
        self.edge(form.clone(), width);
        self.inked.push(Shape::stroked(form, self.ink, width).dashed(dashes));
    }

    /// A shape full of ink.
    pub fn fill(&mut self, form: Form) {
        self.edge(form.clone(), 0.0);
        self.inked.push(Shape::filled(form, self.ink));
    }

    /// A shape that is light inside.
    pub fn hollow(&mut self, form: Form, width: f32) {
        self.edge(form.clone(), width);
        let stroke = Stroke { colour: self.ink, width, dashes: Vec::new() };
        self.inked.push(Shape { form, fill: Some(self.halo), stroke: Some(stroke) });
    }

    /// What comes now lies with its light edge over what was drawn so far.
    pub fn lift(&mut self) {
        self.done.append(&mut self.edges);
        self.done.append(&mut self.inked);
    }

    /// The light edges so far, to be drawn by the caller below everything else.
    pub fn take_edges(&mut self) -> Vec<Shape> {
        std::mem::take(&mut self.edges)
    }

    /// The shapes, the lowest first.
    pub fn finish(mut self) -> Vec<Shape> {
        self.lift();
        self.done
    }
}
