//! Parts of a picture at the size they are shown.

use image::{DynamicImage, RgbaImage};

/// A rectangle of a picture, in its pixels, and how large it is wanted.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct Piece {
    /// Left, top, in pixels.
    pub from: [u32; 2],
    /// Across, down, in pixels.
    pub size: [u32; 2],
    /// No more pixels across and down than this.
    pub most: [u32; 2],
}

impl Piece {
    /// All of a picture of this size, with no side longer than `side`.
    #[must_use]
    pub const fn whole(size: [u32; 2], side: u32) -> Self {
        Self { from: [0, 0], size, most: [side, side] }
    }
}

/// Cuts the piece out and scales it down where it is larger than wanted; it is never scaled up. What lies outside
/// of the picture is left out.
#[must_use]
pub fn piece(image: &DynamicImage, wanted: &Piece) -> RgbaImage {
    let ([left, top], [width, height]) = (wanted.from, wanted.size);
    let all = left == 0 && top == 0 && width >= image.width() && height >= image.height();
    let cut;
    let cut = if all {
        image
    } else {
        cut = image.crop_imm(left, top, width, height);
        &cut
    };
    let [across, down] = wanted.most.map(|side| side.max(1));
    if cut.width() <= across && cut.height() <= down {
        cut.to_rgba8()
    } else {
        cut.thumbnail(across, down).into_rgba8()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_piece_is_cut_and_never_enlarged() {
        let image = RgbaImage::from_fn(40, 20, |x, y| image::Rgba([x as u8, y as u8, 0, 255]));
        let image = DynamicImage::from(image);
        let cut = piece(&image, &Piece { from: [30, 5], size: [100, 8], most: [500, 500] });
        assert_eq!(cut.dimensions(), (10, 8));
        assert_eq!(cut.get_pixel(0, 0).0, [30, 5, 0, 255]);
        assert_eq!(piece(&image, &Piece::whole([40, 20], 10)).dimensions(), (10, 5));
    }
}
