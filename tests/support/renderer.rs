//! Draws the window on the processor, so that no test needs a graphics device.

use std::collections::HashMap;

use egui::epaint::{ImageData, Primitive, Vertex};
use egui::{ColorImage, Mesh, Pos2, Rect, TextureId, TextureWrapMode, TexturesDelta, Vec2};
use egui_kittest::TestRenderer;
use image::{Rgba, RgbaImage};

#[derive(Default)]
pub struct SoftwareRenderer {
    textures: HashMap<TextureId, Texture>,
}

struct Texture {
    image: ColorImage,
    smooth: bool,
    repeats: bool,
}

impl TestRenderer for SoftwareRenderer {
    fn handle_delta(&mut self, delta: &mut TexturesDelta) {
        for (id, images) in delta.set.drain() {
            for part in images {
                let ImageData::Color(image) = part.image;
                match (part.pos, self.textures.get_mut(&id)) {
                    (Some(at), Some(texture)) => copy_into(&mut texture.image, &image, at),
                    _ => {
                        let smooth = part.options.magnification == egui::TextureFilter::Linear;
                        let repeats = part.options.wrap_mode != TextureWrapMode::ClampToEdge;
                        let image = (*image).clone();
                        self.textures.insert(id, Texture { image, smooth, repeats });
                    }
                }
            }
        }
        for id in delta.free.drain() {
            self.textures.remove(&id);
        }
    }

    fn render(&mut self, ctx: &egui::Context, output: &egui::FullOutput) -> Result<RgbaImage, String> {
        let scale = output.pixels_per_point;
        let size = ctx.content_rect().size() * scale;
        let mut canvas = Canvas::new(size.x.round() as usize, size.y.round() as usize);
        for clipped in ctx.tessellate(output.shapes.clone(), scale) {
            let clip = clipped.clip_rect * scale;
            match clipped.primitive {
                Primitive::Mesh(mesh) => canvas.mesh(&mesh, self.textures.get(&mesh.texture_id), clip, scale),
                Primitive::Callback(_) => return Err("callbacks cannot be drawn".to_owned()),
            }
        }
        Ok(canvas.into_image())
    }
}

fn copy_into(image: &mut ColorImage, part: &ColorImage, [left, top]: [usize; 2]) {
    let (width, part_width) = (image.size[0], part.size[0]);
    for (row, pixels) in part.pixels.chunks(part_width).enumerate() {
        let start = (top + row) * width + left;
        image.pixels[start..start + part_width].copy_from_slice(pixels);
    }
}

impl Texture {
    fn pixel(&self, x: isize, y: isize) -> [f32; 4] {
        let [width, height] = self.image.size.map(|length| length as isize);
        let inside = |at: isize, length: isize| {
            if self.repeats { at.rem_euclid(length) } else { at.clamp(0, length - 1) }
        };
        let at = inside(y, height) * width + inside(x, width);
        self.image.pixels[at as usize].to_array().map(f32::from)
    }

    /// The colour at `uv`, each channel from 0 to 255, premultiplied.
    fn sample(&self, uv: Pos2) -> [f32; 4] {
        let [width, height] = self.image.size.map(|length| length as f32);
        let at = Vec2::new(uv.x * width, uv.y * height);
        if !self.smooth {
            return self.pixel(at.x.floor() as isize, at.y.floor() as isize);
        }
        let at = at - Vec2::splat(0.5);
        let (x, y) = (at.x.floor(), at.y.floor());
        let (right, down) = (at.x - x, at.y - y);
        let (x, y) = (x as isize, y as isize);
        let corners = [
            (self.pixel(x, y), (1.0 - right) * (1.0 - down)),
            (self.pixel(x + 1, y), right * (1.0 - down)),
            (self.pixel(x, y + 1), (1.0 - right) * down),
            (self.pixel(x + 1, y + 1), right * down),
        ];
        let mut colour = [0.0; 4];
        for (pixel, share) in corners {
            for i in 0..4 {
                colour[i] += pixel[i] * share;
            }
        }
        colour
    }
}

struct Canvas {
    width: usize,
    height: usize,
    pixels: Vec<[f32; 4]>,
}

impl Canvas {
    fn new(width: usize, height: usize) -> Self {
        Self { width, height, pixels: vec![[0.0, 0.0, 0.0, 255.0]; width * height] }
    }

    fn mesh(&mut self, mesh: &Mesh, texture: Option<&Texture>, clip: Rect, scale: f32) {
        let clip =
            clip.intersect(Rect::from_min_size(Pos2::ZERO, Vec2::new(self.width as f32, self.height as f32)));
        if clip.is_positive() {
            for corners in mesh.indices.chunks_exact(3) {
                let corners = [corners[0], corners[1], corners[2]].map(|index| mesh.vertices[index as usize]);
                self.triangle(corners, texture, clip, scale);
            }
        }
    }

    /// Fills the pixels whose centres lie in the triangle; of a common edge only one side gets them.
    ///
    /// Tests are compiled without optimisation, so a pixel costs as little as can be: colour and place in the
    /// texture are linear in x and y, and most triangles have one colour.
    fn triangle(&mut self, [a, b, c]: [Vertex; 3], texture: Option<&Texture>, clip: Rect, scale: f32) {
        let points = [a, b, c].map(|corner| corner.pos * scale);
        let (one, other) = (points[1] - points[0], points[2] - points[0]);
        let area = cross(one, other);
        if area.abs() <= f32::EPSILON {
            return;
        }
        let [start, first, second] = [a, b, c].map(|corner| values(&corner));
        let (mut per_x, mut per_y) = ([0.0; 6], [0.0; 6]);
        for i in 0..6 {
            let (along_one, along_other) = (first[i] - start[i], second[i] - start[i]);
            per_x[i] = (along_one * other.y - along_other * one.y) / area;
            per_y[i] = (along_other * one.x - along_one * other.x) / area;
        }
        let is_flat = first == start && second == start;
        let flat = shade(start, texture);

        let bounds = Rect::from_points(&points).intersect(clip);
        for row in first_centre(bounds.top())..first_centre(bounds.bottom()).min(self.height) {
            let y = row as f32 + 0.5;
            let (left, right) = crossing(&points, y);
            let columns = first_centre(left.max(bounds.left()))
                ..first_centre(right.min(bounds.right())).min(self.width);
            if columns.is_empty() {
                continue;
            }
            let (from_x, from_y) = (columns.start as f32 + 0.5 - points[0].x, y - points[0].y);
            let mut here = start;
            for i in 0..6 {
                here[i] += from_x * per_x[i] + from_y * per_y[i];
            }
            let pixels = &mut self.pixels[row * self.width + columns.start..row * self.width + columns.end];
            if is_flat && flat[3] >= 255.0 {
                pixels.fill(flat);
                continue;
            }
            for pixel in pixels {
                let over = if is_flat { flat } else { shade(here, texture) };
                let through = 1.0 - over[3] / 255.0;
                for i in 0..4 {
                    pixel[i] = over[i] + pixel[i] * through;
                }
                for i in 0..6 {
                    here[i] += per_x[i];
                }
            }
        }
    }

    fn into_image(self) -> RgbaImage {
        let pixels = self.pixels;
        RgbaImage::from_fn(self.width as u32, self.height as u32, |x, y| {
            Rgba(pixels[y as usize * self.width + x as usize].map(|channel| channel.round() as u8))
        })
    }
}

fn cross(one: Vec2, other: Vec2) -> f32 {
    one.x * other.y - one.y * other.x
}

/// Colour and place in the texture.
fn values(corner: &Vertex) -> [f32; 6] {
    let [red, green, blue, alpha] = corner.color.to_array().map(f32::from);
    [red, green, blue, alpha, corner.uv.x, corner.uv.y]
}

/// The colour of a pixel with these values.
fn shade([red, green, blue, alpha, u, v]: [f32; 6], texture: Option<&Texture>) -> [f32; 4] {
    let Some(texture) = texture else { return [red, green, blue, alpha] };
    let texel = texture.sample(Pos2::new(u, v));
    let part = |colour: f32, texel: f32| colour * texel / 255.0;
    [part(red, texel[0]), part(green, texel[1]), part(blue, texel[2]), part(alpha, texel[3])]
}

/// The first pixel whose centre lies at `edge` or beyond it.
fn first_centre(edge: f32) -> usize {
    (edge - 0.5).ceil().max(0.0) as usize
}

/// Where the line at `y` enters the triangle and leaves it.
fn crossing(points: &[Pos2; 3], y: f32) -> (f32, f32) {
    let (mut left, mut right) = (f32::INFINITY, f32::NEG_INFINITY);
    for (one, other) in [(points[0], points[1]), (points[1], points[2]), (points[2], points[0])] {
        // The same sum for both triangles beside an edge.
        let (low, high) = if one.y <= other.y { (one, other) } else { (other, one) };
        if low.y <= y && y < high.y {
            let x = low.x + (high.x - low.x) * (y - low.y) / (high.y - low.y);
            left = left.min(x);
            right = right.max(x);
        }
    }
    (left, right)
}
