//! Where points of the original picture are on the screen, and the picture itself.

use egui::{Color32, Mesh, Painter, Pos2, Rect, TextureHandle, pos2, vec2};

use crate::report::{Area, Frame, Spot};

/// A picture on the screen.
#[derive(Copy, Clone, Debug)]
pub struct Lens {
    /// Where the whole of what is shown lies; it may be larger than the stage.
    pub place: Rect,
    /// How that lies over the original.
    pub frame: Frame,
}

impl Lens {
    /// The screen's point of a point of the original, in parts of its width and height.
    pub fn at(&self, original: [f32; 2]) -> Pos2 {
        let [x, y] = self.frame.shown(original);
        self.place.min + vec2(x, y) * self.place.size()
    }

    /// The screen's point of a point of the original.
    pub fn pos(&self, spot: Spot) -> Pos2 {
        self.at(spot.parts())
    }

    /// The point of the original under a point of the screen, in parts of its width and height.
    pub fn original(&self, pos: Pos2) -> [f32; 2] {
        let at = (pos - self.place.min) / self.place.size();
        self.frame.original([at.x, at.y])
    }

    /// The point of the original under a point of the screen, or the nearest one.
    pub fn spot(&self, pos: Pos2) -> Spot {
        let [x, y] = self.original(self.place.clamp(pos));
        Spot::at(x, y)
    }

    /// The screen's rectangle of one of the original.
    pub fn rect(&self, area: Area) -> Rect {
        Rect::from_two_pos(self.pos(area.from()), self.pos(area.to()))
    }

    /// The rectangle of the original under one of the screen.
    pub fn area(&self, rect: Rect) -> Option<Area> {
        Area::between(self.spot(rect.min), self.spot(rect.max))
    }

    /// The part of the original under a rectangle of the screen: left, top, right, bottom.
    pub fn part(&self, rect: Rect) -> [f32; 4] {
        let ([x, y], [other_x, other_y]) = (self.original(rect.min), self.original(rect.max));
        [x.min(other_x), y.min(other_y), x.max(other_x), y.max(other_y)]
    }

    /// Draws a texture that shows this part of the original: left, top, right, bottom.
    pub fn paint(&self, painter: &Painter, texture: &TextureHandle, part: [f32; 4]) {
        let [left, top, right, bottom] = part;
        let [from_x, from_y, to_x, to_y] = self.frame.part();
        let (x, y) = ([left.max(from_x), right.min(to_x)], [top.max(from_y), bottom.min(to_y)]);
        let ([x0, x1], [y0, y1]) = (x, y);
        if x0 >= x1 || y0 >= y1 {
            return;
        }
        let mut mesh = Mesh::with_texture(texture.id());
        for corner in [[x0, y0], [x1, y0], [x1, y1], [x0, y1]] {
            let [x, y] = corner;
            let uv = pos2((x - left) / (right - left), (y - top) / (bottom - top));
            mesh.vertices.push(egui::epaint::Vertex { pos: self.at(corner), uv, color: Color32::WHITE });
        }
        mesh.add_triangle(0, 1, 2);
        mesh.add_triangle(0, 2, 3);
        painter.add(mesh);
    }
}
