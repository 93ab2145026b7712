//! Pictures are taken by their content, within limits, and kept byte for byte.

use std::io::Cursor;

use image::{ImageFormat, Rgba, RgbaImage};
use xiangqi_arbiter::picture::holds;
use xiangqi_arbiter::report::MediaType;
use xiangqi_arbiter::store::{PictureError, Pixels, picture, picture_of_pixels, pixels};
use xiangqi_arbiter::text::Lang;
use xiangqi_arbiter::text::files::picture_error;

/// A small picture with a different colour in each corner.
fn sample(format: ImageFormat) -> Vec<u8> {
    let image = RgbaImage::from_fn(4, 3, |x, y| Rgba([x as u8 * 60, y as u8 * 90, 7, 255]));
    let mut bytes = Cursor::new(Vec::new());
    match format {
        ImageFormat::Jpeg => image::DynamicImage::from(image).into_rgb8().write_to(&mut bytes, format),
        _ => image.write_to(&mut bytes, format),
    }
    .unwrap();
    bytes.into_inner()
}

#[test]
fn picture_type_is_detected_and_bytes_kept() {
    for (format, media_type) in [
        (ImageFormat::Png, MediaType::Png),
        (ImageFormat::Jpeg, MediaType::Jpeg),
        (ImageFormat::Bmp, MediaType::Bmp),
        (ImageFormat::WebP, MediaType::WebP),
    ] {
        let bytes = sample(format);
        let exhibit = picture("照片.txt", bytes.clone()).unwrap();
        assert_eq!(exhibit.media_type, media_type);
        assert_eq!(*exhibit.bytes, *bytes);
        let shown = pixels(&exhibit).unwrap();
        assert_eq!((shown.width, shown.height, shown.rgba.len()), (4, 3, 48));
        if format != ImageFormat::Jpeg {
            assert_eq!(shown.rgba[44..48], [180, 180, 7, 255]);
        }
    }
}

#[test]
fn clipboard_pixels_become_png() {
    let before = Pixels { width: 2, height: 1, rgba: vec![1, 2, 3, 255, 4, 5, 6, 128] };
    let exhibit = picture_of_pixels("剪贴板", before.clone()).unwrap();
    assert_eq!(exhibit.media_type, MediaType::Png);
    assert!(pixels(&exhibit).unwrap() == before);
    let short = Pixels { width: 2, height: 2, rgba: vec![0; 8] };
    assert!(matches!(picture_of_pixels("x", short), Err(PictureError::Damaged(_))));
}

/// A PNG header that claims this size, with a right checksum and nothing behind it.
fn claims(width: u32, height: u32) -> Vec<u8> {
    let mut bytes = sample(ImageFormat::Png);
    bytes[16..20].copy_from_slice(&width.to_be_bytes());
    bytes[20..24].copy_from_slice(&height.to_be_bytes());
    let crc = crc32(&bytes[12..29]);
    bytes[29..33].copy_from_slice(&crc.to_be_bytes());
    bytes
}

/// The checksum of PNG chunks, written out slowly.
fn crc32(bytes: &[u8]) -> u32 {
    !bytes.iter().fold(u32::MAX, |crc, &byte| {
        (0..8).fold(
            crc ^ u32::from(byte),
            |crc, _| if crc & 1 == 1 { crc >> 1 ^ 0xEDB8_8320 } else { crc >> 1 },
        )
    })
}

#[test]
fn refuses_non_pictures_and_too_large() {
    assert!(matches!(picture("a.png", b"not a picture".to_vec()), Err(PictureError::UnknownKind)));
    assert!(matches!(picture("a.png", Vec::new()), Err(PictureError::UnknownKind)));
    let huge = picture("a.png", claims(50_000, 50_000)).unwrap_err();
    assert!(matches!(huge, PictureError::TooLarge { width: 50_000, height: 50_000 }), "{huge}");
    // Within the sides, but more memory than one picture may take.
    let bomb = picture("a.png", claims(16_000, 16_000)).unwrap();
    let heavy = pixels(&bomb).map(|_| ()).unwrap_err();
    assert!(matches!(heavy, PictureError::TooHeavy { width: 16_000, height: 16_000 }), "{heavy}");
    for lang in [Lang::Zh, Lang::En] {
        assert!(picture_error(&huge, lang).contains("50000×50000"));
        assert!(picture_error(&heavy, lang).contains("256 MiB"));
    }
}

/// A few kilobytes of zeros, deflated, that say they are 9000 x 9000 pixels.
#[test]
fn decompression_bomb_is_refused_by_size() {
    let mut bytes = Vec::new();
    let mut encoder = png::Encoder::new(&mut bytes, 9_000, 9_000);
    encoder.set_color(png::ColorType::Rgba);
    encoder.set_compression(png::Compression::High);
    let mut writer = encoder.write_header().unwrap();
    let mut stream = writer.stream_writer().unwrap();
    let row = vec![0; 9_000 * 4];
    for _ in 0..9_000 {
        std::io::Write::write_all(&mut stream, &row).unwrap();
    }
    stream.finish().unwrap();
    drop(writer);
    assert!(bytes.len() < 2_000_000, "{} bytes", bytes.len());
    let bomb = picture("a.png", bytes).unwrap();
    assert!(matches!(pixels(&bomb), Err(PictureError::TooHeavy { width: 9_000, height: 9_000 })));
}

/// An animation of two frames: the first is shown, and it is known that there are more.
#[test]
fn animation_shows_first_frame() {
    let mut bytes = Vec::new();
    let mut encoder = png::Encoder::new(&mut bytes, 2, 1);
    encoder.set_color(png::ColorType::Rgb);
    encoder.set_animated(2, 0).unwrap();
    let mut writer = encoder.write_header().unwrap();
    writer.write_image_data(&[1, 2, 3, 4, 5, 6]).unwrap();
    writer.write_image_data(&[9; 6]).unwrap();
    writer.finish().unwrap();
    let exhibit = picture("a.png", bytes).unwrap();
    assert_eq!(pixels(&exhibit).unwrap().rgba, [1, 2, 3, 255, 4, 5, 6, 255]);
    assert!(holds(&exhibit).animated);
    assert!(!holds(&picture("b.png", sample(ImageFormat::Png)).unwrap()).animated);
}

#[test]
fn truncated_pictures_never_panic() {
    for format in [ImageFormat::Png, ImageFormat::Jpeg, ImageFormat::Bmp, ImageFormat::WebP] {
        let bytes = sample(format);
        for end in 0..bytes.len() {
            if let Ok(exhibit) = picture("a", bytes[..end].to_vec()) {
                let _ = pixels(&exhibit);
            }
        }
    }
}
