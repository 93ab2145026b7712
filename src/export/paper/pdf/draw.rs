//! The pages, drawn.

mod board;
mod line;

use krilla::color::rgb;
use krilla::destination::XyzDestination;
use krilla::geom::{PathBuilder, Point, Rect, Size, Transform};
use krilla::image::Image;
use krilla::num::NormalizedF32;
use krilla::outline::{Outline, OutlineNode};
use krilla::page::PageSettings;
use krilla::paint::{Fill, FillRule};
use krilla::surface::Surface;
use krilla::tagging::{Artifact, ArtifactType, ContentTag};
use krilla::{Data, Document};

use super::build::{Built, Piece};
use super::fonts::Faces;
use super::pages::Placed;
use super::set::{Ink, Line, Style, one};
use super::tags::Tags;
use super::{MEASURE, PAGE, SIDE, code};
use crate::export::paper::model::{Paper, Photo, Picture};
use crate::text::sheet::page as page_number;

const fn colour(ink: Ink) -> [u8; 3] {
    match ink {
        Ink::Black => [26, 26, 26],
        Ink::Grey => [96, 96, 96],
        Ink::Red => [155, 44, 31],
    }
}

fn fill([red, green, blue]: [u8; 3]) -> Fill {
    Fill {
        paint: rgb::Color::new(red, green, blue).into(),
        opacity: NormalizedF32::ONE,
        rule: FillRule::NonZero,
    }
}

/// Draws every page, and adds the bookmarks and the tags.
pub fn draw(document: &mut Document, paper: &Paper, built: Built, pages: &[Vec<Placed>], faces: &Faces<'_>) {
    let Built { items, mut tags } = built;
    let mut outline = Outline::new();
    for (index, placed) in pages.iter().enumerate() {
        let Some(settings) = PageSettings::from_wh(PAGE.0, PAGE.1) else { continue };
        let mut page = document.start_page_with(settings);
        let mut surface = page.surface();
        let mut hand = Hand { surface: &mut surface, tags: &mut tags, faces, lang: code(paper.lang) };
        hand.margins(paper, index, pages.len());
        for Placed { item, y, again } in placed {
            let Some(item) = items.get(*item) else { continue };
            for piece in &item.pieces {
                hand.piece(piece, *y, *again);
            }
            if let Some(title) = item.bookmark.clone().filter(|_| !again) {
                let place = XyzDestination::new(index, Point::from_xy(0.0, (y - 8.0).max(0.0)));
                outline.push_child(OutlineNode::new(title, place));
            }
        }
        surface.finish();
        page.finish();
    }
    document.set_outline(outline);
    document.set_tag_tree(tags.tree(code(paper.lang)));
}

/// What draws on one page.
struct Hand<'a, 's> {
    surface: &'a mut Surface<'s>,
    tags: &'a mut Tags,
    faces: &'a Faces<'a>,
    lang: &'static str,
}

impl Hand<'_, '_> {
    /// The head of the page, but for the first, and its number.
    fn margins(&mut self, paper: &Paper, index: usize, count: usize) {
        let style = Style::plain(8.0, 12.0).ink(Ink::Grey);
        let right = SIDE + MEASURE;
        if index > 0 {
            self.artifact(ArtifactType::Header);
            let title = one(&first_line(&paper.title.joined()), style, self.faces);
            let room = MEASURE - title.width - 20.0;
            let subject = cut(&first_line(&paper.subject.joined()), room, style, self.faces);
            self.line(&subject, SIDE, 46.0);
            self.line(&title, right - title.width, 46.0);
            self.rectangle((SIDE, 52.0), (MEASURE, 0.4), colour(Ink::Grey));
            self.surface.end_tagged();
        }
        self.artifact(ArtifactType::Footer);
        let number = one(&page_number(index + 1, count, paper.lang), style, self.faces);
        self.line(&number, right - number.width, PAGE.1 - 38.0);
        if let Some(digest) = paper.colophon.first().map(|field| field.value.joined()) {
            let short: String = digest.chars().take(16).collect();
            let short = one(&format!("SHA-256 {short}…"), style, self.faces);
            self.line(&short, SIDE, PAGE.1 - 38.0);
        }
        self.surface.end_tagged();
    }

    fn artifact(&mut self, kind: ArtifactType) {
        self.surface.start_tagged(ContentTag::Artifact(Artifact::with_kind(kind)));
    }

    fn piece(&mut self, piece: &Piece, top: f32, again: bool) {
        match piece {
            Piece::Line { x, y, line, .. } if again => {
                self.artifact(ArtifactType::Layout);
                self.line(line, *x, top + y);
                self.surface.end_tagged();
            }
            Piece::Line { x, y, line, tag } => self.tagged_line(line, *x, top + y, *tag),
            Piece::Nothing(_) if again => {}
            Piece::Nothing(tag) => {
                let id = self.surface.start_tagged(ContentTag::Other);
                self.surface.end_tagged();
                self.tags.drawn(*tag, id);
            }
            Piece::Rule { x, y, width, weight, ink } => {
                let at = (*x, top + y - weight / 2.0);
                self.ornament(at, (*width, *weight), colour(*ink));
            }
            Piece::Ground { x, y, width, height } => {
                self.ornament((*x, top + y), (*width, *height), [246, 241, 236]);
            }
            Piece::Bar { x, y, height } => self.ornament((*x, top + y), (3.0, *height), colour(Ink::Red)),
            Piece::Picture { x, y, width, height, picture, tag } => {
                let id = self.surface.start_tagged(ContentTag::Other);
                self.surface.push_transform(&Transform::from_translate(*x, top + y));
                match picture {
                    Picture::Board(diagram) => board::draw(self.surface, diagram, *width),
                    Picture::Photo(photo) => self.photo(photo, *width, *height),
                }
                self.surface.pop();
                self.surface.end_tagged();
                self.tags.drawn(*tag, id);
            }
        }
    }

    fn photo(&mut self, photo: &Photo, width: f32, height: f32) {
        let data = Data::from(photo.bytes.clone());
        let image = if photo.jpeg { Image::from_jpeg(data, false) } else { Image::from_png(data, false) };
        if let (Ok(image), Some(size)) = (image, Size::from_wh(width, height)) {
            self.surface.draw_image(image, size);
        }
    }

    /// A rectangle that says nothing.
    fn ornament(&mut self, at: (f32, f32), size: (f32, f32), colour: [u8; 3]) {
        self.artifact(ArtifactType::Layout);
        self.rectangle(at, size, colour);
        self.surface.end_tagged();
    }

    fn rectangle(&mut self, (x, y): (f32, f32), (width, height): (f32, f32), colour: [u8; 3]) {
        let mut path = PathBuilder::new();
        let Some(rectangle) = Rect::from_xywh(x, y, width, height) else { return };
        path.push_rect(rectangle);
        if let Some(path) = path.finish() {
            self.surface.set_stroke(None);
            self.surface.set_fill(Some(fill(colour)));
            self.surface.draw_path(&path);
        }
    }
}

fn first_line(text: &str) -> String {
    text.lines().next().unwrap_or_default().to_owned()
}

/// The text in one line, cut with an ellipsis where there is no room.
fn cut(text: &str, room: f32, style: Style, faces: &Faces<'_>) -> Line {
    let whole = one(text, style, faces);
    if whole.width <= room {
        return whole;
    }
    let mut used = 0.0;
    let kept: String = text
        .chars()
        .take_while(|&letter| {
            used += faces.glyph(letter, style.bold).advance * style.size;
            used <= room - style.size
        })
        .collect();
    one(&format!("{kept}…"), style, faces)
}
