//! Draws the window on the processor, so that no test needs a graphics device.

use std::collections::HashMap;

use egui::epaint::{ImageData, Primitive, Vertex};
use egui::{Color32, ColorImage, Mesh, Pos2, Rect, TextureId, TextureWrapMode, TexturesDelta, Vec2};
use egui_kittest::TestRenderer;
use image::{Rgba, RgbaImage};

/// A texture of one white pixel, for meshes whose texture is not there.
static WHITE: Color32 = Color32::WHITE;

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
        std::array::from_fn(|channel| corners.iter().map(|(pixel, share)| pixel[channel] * share).sum())
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
    fn triangle(&mut self, corners: [Vertex; 3], texture: Option<&Texture>, clip: Rect, scale: f32) {
        let [a, mut b, mut c] = corners;
        let mut points = [a, b, c].map(|corner| corner.pos * scale);
        let mut area = cross(points[1] - points[0], points[2] - points[0]);
        if area < 0.0 {
            (b, c) = (c, b);
            points.swap(1, 2);
            area = -area;
        }
        if area <= f32::EPSILON {
            return;
        }
        let bounds = Rect::from_points(&points).intersect(clip);
        let centre_from = |edge: f32| (edge - 0.5).ceil().max(0.0) as usize;
        let rows = centre_from(bounds.top())..centre_from(bounds.bottom()).min(self.height);
        let columns = centre_from(bounds.left())..centre_from(bounds.right()).min(self.width);
        let edges = [(points[1], points[2]), (points[2], points[0]), (points[0], points[1])];
        let plain = [a, b, c].iter().all(|corner| corner.uv == a.uv);
        let one_colour = plain.then(|| texture.map_or(WHITE.to_array().map(f32::from), |t| t.sample(a.uv)));
        for row in rows {
            for column in columns.clone() {
                let centre = Pos2::new(column as f32 + 0.5, row as f32 + 0.5);
                let mut shares = [0.0; 3];
                let mut inside = true;
                for (share, &(from, to)) in shares.iter_mut().zip(&edges) {
                    let edge = to - from;
                    let distance = cross(edge, centre - from);
                    let is_top_left = edge.y < 0.0 || (edge.y == 0.0 && edge.x > 0.0);
                    inside &= distance > 0.0 || (distance == 0.0 && is_top_left);
                    *share = distance / area;
                }
                if !inside {
                    continue;
                }
                let mix = |of: fn(&Vertex) -> [f32; 4]| -> [f32; 4] {
                    let [a, b, c] = [of(&a), of(&b), of(&c)];
                    std::array::from_fn(|i| a[i] * shares[0] + b[i] * shares[1] + c[i] * shares[2])
                };
                let colour = mix(|corner| corner.color.to_array().map(f32::from));
                let texel = one_colour.unwrap_or_else(|| {
                    let [u, v, ..] = mix(|corner| [corner.uv.x, corner.uv.y, 0.0, 0.0]);
                    texture.map_or(WHITE.to_array().map(f32::from), |texture| texture.sample(Pos2::new(u, v)))
                });
                let under = &mut self.pixels[row * self.width + column];
                let over: [f32; 4] = std::array::from_fn(|channel| colour[channel] * texel[channel] / 255.0);
                let through = 1.0 - over[3] / 255.0;
                *under = std::array::from_fn(|channel| over[channel] + under[channel] * through);
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
