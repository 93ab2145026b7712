//! A paper of one page as a picture, for sending: the same items, drawn as shapes.

use super::build::Element;
use super::fonts::{Faces, Fonts};
use super::set::{Ink, Line, Style};
use super::{Pdf, PdfError, SIDE, Set, TOP};
use crate::export::diagram::geometry::Point;
use crate::export::diagram::glyphs::{Font, on_baseline};
use crate::export::diagram::scene::{Colour, Form, Group, Scene, Shape};
use crate::export::diagram::{self, raster};
use crate::export::paper::model::{Paper, Picture};

/// How wide the picture is, in pixels.
const WIDTH: u32 = 1240;
/// From the last line to the lower edge.
const BELOW: f32 = 40.0;

/// Draws the first page as PNG, as high as it needs, with the embedded fonts. Photographs are left out: no paper of
/// one page has any.
///
/// # Errors
/// A font cannot be used, or the PNG cannot be written.
pub fn picture(paper: &Paper) -> Result<Pdf, PdfError> {
    let fonts = Fonts::default();
    let faces = Faces::new(&fonts).ok_or(PdfError::Font)?;
    let Set { page, built, pages } = Set::of(paper, &faces);
    let mut drawing = Drawing(Vec::new());
    let mut bottom = TOP;
    for placed in pages.first().into_iter().flatten() {
        let Some(item) = built.items.get(placed.item) else { continue };
        item.elements.iter().for_each(|element| drawing.element(element, placed.y));
        bottom = placed.y + item.height;
    }
    // The margin above is as wide as those beside it.
    let up = TOP - SIDE;
    let (width, height) = (page.width(), bottom - up + BELOW);
    let ground = Form::Rect { min: Point::new(0.0, 0.0), max: Point::new(width, height) };
    let mut shapes = vec![Shape::filled(ground, Colour([255; 4]))];
    shapes.extend(drawing.0.into_iter().map(|shape| shape.placed(1.0, Point::new(0.0, -up))));
    let scene = Scene { width, height, title: String::new(), groups: vec![Group::plain("paper", shapes)] };
    let bytes = raster::write(&scene, WIDTH).map_err(|error| PdfError::Writer(error.to_string()))?;
    Ok(Pdf { bytes, pages: pages.len(), missing: faces.missing() })
}

struct Drawing(Vec<Shape>);

impl Drawing {
    fn element(&mut self, element: &Element, top: f32) {
        match element {
            Element::Line { x, y, line, .. } => self.line(line, *x, top + y),
            Element::Rule { x, y, width, weight, ink } => {
                self.rectangle((*x, top + y - weight / 2.0), (*width, *weight), ink.colour());
            }
            Element::Ground { x, y, width, height } => {
                self.rectangle((*x, top + y), (*width, *height), Element::GROUND);
            }
            Element::Bar { x, y, height } => {
                self.rectangle((*x, top + y), (Element::BAR, *height), Ink::Red.colour());
            }
            Element::Picture { x, y, width, picture: Picture::Board(board), .. } => {
                let scene = diagram::scene(board);
                let (scale, at) = (width / scene.width, Point::new(*x, top + y));
                let shapes = scene.groups.into_iter().flat_map(|group| group.shapes);
                self.0.extend(shapes.map(|shape| shape.placed(scale, at)));
            }
            // One page has no contents.
            Element::Picture { .. } | Element::PageOf { .. } | Element::Nothing(_) => {}
        }
    }

    fn line(&mut self, line: &Line, mut x: f32, y: f32) {
        let Style { size, bold, ink, .. } = line.style;
        let font = if bold { Font::Bold } else { Font::Text };
        for (letter, glyph, advance) in line.placed() {
            let at = Point::new(x - glyph.back * size, y);
            self.0.push(on_baseline(letter, font, size, at, rgb(ink.colour())));
            x += advance;
        }
    }

    fn rectangle(&mut self, (x, y): (f32, f32), (width, height): (f32, f32), colour: [u8; 3]) {
        let form = Form::Rect { min: Point::new(x, y), max: Point::new(x + width, y + height) };
        self.0.push(Shape::filled(form, rgb(colour)));
    }
}

const fn rgb([red, green, blue]: [u8; 3]) -> Colour {
    Colour([red, green, blue, 255])
}
