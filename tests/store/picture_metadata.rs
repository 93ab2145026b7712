//! What photographs hold besides pixels is found, said, and left out of what is exported.

use std::io::Cursor;
use std::path::Path;
use std::process::Output;

use image::codecs::jpeg::JpegEncoder;
use image::{ImageEncoder as _, ImageFormat, Rgb, RgbImage};
use xiangqi_arbiter::picture::{clean, holds};
use xiangqi_arbiter::report::Exhibit;
use xiangqi_arbiter::store::{self, TakenOut, format, picture, pixels, take_out, take_out_clean};

use crate::program::program;

/// EXIF, big-endian, with an orientation, a maker, and where asked a latitude of 30° 15' 30" N.
fn exif(orientation: u8, place: bool) -> Vec<u8> {
    let mut bytes = b"MM\0\x2A\0\0\0\x08".to_vec();
    let entries: u16 = if place { 3 } else { 2 };
    bytes.extend(entries.to_be_bytes());
    bytes.extend(b"\x01\x0F\0\x02\0\0\0\x04Acme");
    bytes.extend([0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0]);
    if place {
        // The directory of the place begins right behind this one.
        let at = 8 + 2 + 3 * 12 + 4;
        bytes.extend([0x88, 0x25, 0, 4, 0, 0, 0, 1, 0, 0, 0, at]);
        bytes.extend([0; 4]);
        bytes.extend([0, 2]);
        bytes.extend(b"\0\x01\0\x02\0\0\0\x02N\0\0\0");
        bytes.extend([0, 2, 0, 5, 0, 0, 0, 3, 0, 0, 0, at + 2 + 2 * 12 + 4]);
        bytes.extend([0; 4]);
        for number in [30_u32, 1, 15, 1, 30, 1] {
            bytes.extend(number.to_be_bytes());
        }
    } else {
        bytes.extend([0; 4]);
    }
    bytes
}

/// A picture that is not the same in any direction.
fn pattern() -> RgbImage {
    RgbImage::from_fn(48, 32, |x, y| Rgb([(x * 5) as u8, (y * 7) as u8, (x * y) as u8]))
}

fn segment(marker: u8, body: &[u8]) -> Vec<u8> {
    [&[0xFF, marker], ((body.len() + 2) as u16).to_be_bytes().as_slice(), body].concat()
}

fn jpeg() -> Vec<u8> {
    let mut bytes = Vec::new();
    JpegEncoder::new_with_quality(&mut bytes, 90).encode_image(&pattern()).unwrap();
    bytes
}

/// A photograph as a phone writes it: EXIF with a place, XMP, IPTC, a comment, and a second picture behind the
/// first with a place of its own.
fn phone(orientation: u8) -> Vec<u8> {
    let tags = |place| segment(0xE1, &[b"Exif\0\0".as_slice(), &exif(orientation, place)].concat());
    let xmp = b"http://ns.adobe.com/xap/1.0/\0<x exif:GPSLatitude=\"30,15.5N\"/>";
    let iptc = b"Photoshop 3.0\x008BIM\x04\x04\0\0\0\0\0\x0E\x1C\x02\x5A\0\x08Hangzhou";
    let plain = jpeg();
    let second = [&plain[..2], &tags(true), &plain[2..]].concat();
    [
        &plain[..2],
        &tags(true),
        &segment(0xE1, xmp),
        &segment(0xED, iptc),
        &segment(0xFE, b"a comment"),
        &segment(0xE2, b"MPF\0MM\0\x2A"),
        &plain[2..],
        &second,
    ]
    .concat()
}

fn has(bytes: &[u8], text: &[u8]) -> bool {
    bytes.windows(text.len()).any(|window| window == text)
}

#[test]
fn phone_jpeg_loses_location_and_no_pixel() {
    for orientation in 1..=8 {
        let bytes = phone(orientation);
        let exhibit = picture("IMG.jpg", bytes.clone()).unwrap();
        assert_eq!(*exhibit.bytes, *bytes, "the original is kept");
        assert!(holds(&exhibit).place && holds(&exhibit).other);
        let cleaned = clean(&exhibit).unwrap();
        assert!(cleaned.removed.place);
        // The rationals of the latitude, the reference, and every text.
        let latitude: Vec<u8> = [30_u32, 1, 15, 1].into_iter().flat_map(u32::to_be_bytes).collect();
        for trace in
            [&latitude[..], b"GPSLatitude", b"Hangzhou", b"a comment", b"Acme", b"MPF", b"\x88\x25\0\x04"]
        {
            assert!(has(&bytes, trace));
            assert!(!has(&cleaned.bytes, trace), "{trace:?}");
        }
        let again = picture("IMG.jpg", cleaned.bytes).unwrap();
        assert!(pixels(&again).unwrap() == pixels(&exhibit).unwrap(), "as it stands upright: {orientation}");
        let raw = |bytes: &[u8]| image::load_from_memory(bytes).unwrap();
        assert_eq!(raw(&again.bytes), raw(&bytes), "as it is stored");
        assert_eq!(holds(&again), Default::default());
        assert_eq!(clean(&again).unwrap().bytes, *again.bytes, "nothing is left to take out");
    }
}

/// Orientation 6: what is stored has to be turned a quarter clockwise to stand upright.
#[test]
fn phone_picture_is_upright() {
    let seen = pixels(&picture("IMG.jpg", phone(6)).unwrap()).unwrap();
    assert_eq!((seen.width, seen.height), (32, 48));
    let stored = image::load_from_memory(&jpeg()).unwrap().into_rgb8();
    let at = |x: u32, y: u32| &seen.rgba[((y * 32 + x) * 4) as usize..][..3];
    // The left lower corner of what is stored is the left upper one.
    assert_eq!(at(0, 0), stored.get_pixel(0, 31).0);
    assert_eq!(at(31, 0), stored.get_pixel(0, 0).0);
    assert_eq!(at(31, 47), stored.get_pixel(47, 0).0);
}

#[test]
fn camera_data_without_location_is_distinguished() {
    let plain = jpeg();
    let tags = segment(0xE1, &[b"Exif\0\0".as_slice(), &exif(1, false)].concat());
    let exhibit = picture("a.jpg", [&plain[..2], &tags, &plain[2..]].concat()).unwrap();
    assert!(!holds(&exhibit).place && holds(&exhibit).other);
    assert_eq!(clean(&exhibit).unwrap().bytes, plain);
    let bare = picture("a.jpg", plain.clone()).unwrap();
    assert_eq!(holds(&bare), Default::default());
    assert_eq!(clean(&bare).unwrap().bytes, plain);
}

#[test]
fn jpeg_segments_hide_nothing() {
    let plain = jpeg();
    assert_eq!(&plain[2..11], b"\xFF\xE0\0\x10JFIF\0", "JFIF comes first");
    let thumbnail = b"THUMBNAIL";
    let jfif = [&plain[6..18], &[3, 1], thumbnail.as_slice()].concat();
    let adobe = b"Adobe\0\x64\0\0\0\0\x01";
    let with = |jfif: &[u8], adobe: &[u8]| {
        [&plain[..2], &segment(0xE0, jfif), &segment(0xEE, adobe), &plain[20..]].concat()
    };
    let exhibit = picture("a.jpg", with(&jfif, &[adobe.as_slice(), b"BEHIND"].concat())).unwrap();
    assert!(holds(&exhibit).other && !holds(&exhibit).place);
    let cleaned = clean(&exhibit).unwrap().bytes;
    assert_eq!(cleaned, with(&plain[6..20], adobe), "both heads, and nothing after them");
    let again = picture("a.jpg", cleaned).unwrap();
    assert_eq!(holds(&again), Default::default());
    assert!(pixels(&again).unwrap() == pixels(&exhibit).unwrap());
}

#[test]
fn bmp_loses_trailing_data() {
    // Rows of 24 and of 32 bits, of which the first are filled up to four bytes.
    let odd = RgbImage::from_fn(5, 3, |x, y| Rgb([x as u8, y as u8, 9]));
    let alpha = image::DynamicImage::from(odd.clone()).into_rgba8();
    for image in [image::DynamicImage::from(odd), image::DynamicImage::from(alpha)] {
        let mut plain = Cursor::new(Vec::new());
        image.write_to(&mut plain, ImageFormat::Bmp).unwrap();
        let plain = plain.into_inner();
        let bare = picture("a.bmp", plain.clone()).unwrap();
        assert_eq!(holds(&bare), Default::default());
        assert_eq!(clean(&bare).unwrap().bytes, plain);
        let more = picture("a.bmp", [&plain[..], b"BEHIND"].concat()).unwrap();
        assert!(holds(&more).other);
        assert_eq!(clean(&more).unwrap().bytes, plain);
    }
}

/// Frames are not decoded; that the picture is turned has to be read from its tags.
#[test]
fn animated_webp_is_rotated() {
    let mut plain = Vec::new();
    let encoder = image::codecs::webp::WebPEncoder::new_lossless(&mut plain);
    encoder.write_image(&pattern(), 48, 32, image::ExtendedColorType::Rgb8).unwrap();
    let chunk = |kind: &[u8; 4], body: &[u8]| {
        let fill: &[u8] = if body.len() % 2 == 1 { &[0] } else { &[] };
        [kind.as_slice(), &(body.len() as u32).to_le_bytes(), body, fill].concat()
    };
    // Flags of an animation and EXIF; a frame is its place, its sides less one, its time, and its pixels.
    let head = chunk(b"VP8X", &[0x0A, 0, 0, 0, 47, 0, 0, 31, 0, 0]);
    let frame = [&[0, 0, 0, 0, 0, 0, 47, 0, 0, 31, 0, 0, 100, 0, 0, 0], &plain[12..]].concat();
    let frames = [chunk(b"ANIM", &[0; 6]), chunk(b"ANMF", &frame), chunk(b"ANMF", &frame)].concat();
    let file = |tags: &[u8]| {
        let body = [b"WEBP".as_slice(), &head, &frames, &chunk(b"EXIF", tags)].concat();
        [b"RIFF".as_slice(), &(body.len() as u32).to_le_bytes(), &body].concat()
    };
    let exhibit = picture("a.webp", file(&exif(6, true))).unwrap();
    assert!(holds(&exhibit).animated && holds(&exhibit).place);
    let only_turned = b"MM\0\x2A\0\0\0\x08\0\x01\x01\x12\0\x03\0\0\0\x01\0\x06\0\0\0\0\0\0";
    assert_eq!(clean(&exhibit).unwrap().bytes, file(only_turned));
}

fn png_chunk(kind: &[u8; 4], body: &[u8]) -> Vec<u8> {
    let named = [kind.as_slice(), body].concat();
    let crc = !named.iter().fold(u32::MAX, |crc, &byte| {
        (0..8).fold(
            crc ^ u32::from(byte),
            |crc, _| if crc & 1 == 1 { crc >> 1 ^ 0xEDB8_8320 } else { crc >> 1 },
        )
    });
    [&(body.len() as u32).to_be_bytes(), named.as_slice(), &crc.to_be_bytes()].concat()
}

#[test]
fn png_loses_exif_and_text() {
    let mut plain = Cursor::new(Vec::new());
    pattern().write_to(&mut plain, ImageFormat::Png).unwrap();
    let plain = plain.into_inner();
    // Signature and IHDR come first.
    let (head, rest) = plain.split_at(8 + 25);
    let xmp = b"XML:com.adobe.xmp\0\0\0\0\0<x exif:GPSLongitude=\"120,9E\"/>";
    let bytes = [
        head,
        &png_chunk(b"eXIf", &exif(6, true)),
        &png_chunk(b"iTXt", xmp),
        &png_chunk(b"tEXt", b"Author\0somebody"),
        &png_chunk(b"pHYs", &[0, 0, 11, 19, 0, 0, 11, 19, 1]),
        rest,
        b"behind the end",
    ]
    .concat();
    let exhibit = picture("a.png", bytes).unwrap();
    assert!(holds(&exhibit).place);
    let cleaned = clean(&exhibit).unwrap();
    for trace in [b"GPSLongitude".as_slice(), b"somebody", b"Acme", b"behind", b"\x88\x25\0\x04"] {
        assert!(has(&exhibit.bytes, trace) && !has(&cleaned.bytes, trace), "{trace:?}");
    }
    assert!(has(&cleaned.bytes, b"pHYs"), "how large it is printed stays");
    let again = picture("a.png", cleaned.bytes).unwrap();
    assert_eq!(holds(&again), Default::default());
    let seen = pixels(&again).unwrap();
    assert_eq!((seen.width, seen.height), (32, 48), "it is still turned upright");
    assert!(seen == pixels(&exhibit).unwrap());
}

#[test]
fn webp_loses_exif_and_xmp() {
    let mut plain = Vec::new();
    let encoder = image::codecs::webp::WebPEncoder::new_lossless(&mut plain);
    encoder.write_image(&pattern(), 48, 32, image::ExtendedColorType::Rgb8).unwrap();
    let chunk = |kind: &[u8; 4], body: &[u8]| {
        let fill: &[u8] = if body.len() % 2 == 1 { &[0] } else { &[] };
        [kind.as_slice(), &(body.len() as u32).to_le_bytes(), body, fill].concat()
    };
    // Flags of EXIF and XMP, then width and height less one in three bytes each.
    let head = chunk(b"VP8X", &[0x0C, 0, 0, 0, 47, 0, 0, 31, 0, 0]);
    let body = [
        b"WEBP".as_slice(),
        &head,
        &plain[12..],
        &chunk(b"EXIF", &exif(8, true)),
        &chunk(b"XMP ", b"<x exif:GPSLatitude=\"30\"/>"),
    ]
    .concat();
    let bytes = [b"RIFF".as_slice(), &(body.len() as u32).to_le_bytes(), &body].concat();
    let exhibit = picture("a.webp", bytes).unwrap();
    assert!(holds(&exhibit).place);
    let cleaned = clean(&exhibit).unwrap();
    assert!(!has(&cleaned.bytes, b"GPSLatitude") && !has(&cleaned.bytes, b"Acme"));
    let again = picture("a.webp", cleaned.bytes).unwrap();
    assert_eq!(holds(&again), Default::default());
    let seen = pixels(&again).unwrap();
    assert_eq!((seen.width, seen.height), (32, 48));
    assert!(seen == pixels(&exhibit).unwrap());
}

/// Whatever the bytes, there is an answer, and what is exported can be looked through again.
#[test]
fn damaged_pictures_never_panic() {
    let whole = phone(6);
    for end in 0..whole.len() {
        let _ = picture("a", whole[..end].to_vec()).map(|exhibit| (holds(&exhibit), clean(&exhibit)));
        let mut changed = whole.clone();
        changed[end] ^= 0xFF;
        if let Ok(exhibit) = picture("a", changed)
            && let Some(cleaned) = clean(&exhibit)
        {
            assert!(!has(&cleaned.bytes, b"GPSLatitude"), "byte {end}");
        }
    }
}

fn report_with(folder: &Path, exhibits: Vec<Exhibit>) -> String {
    let mut report = store::sample().unwrap().report;
    report.exhibits = exhibits;
    let path = folder.join("报告.ron");
    std::fs::write(&path, format::write(&report).unwrap()).unwrap();
    path.to_str().unwrap().to_owned()
}

fn run(args: &[&str]) -> Output {
    program("/nonexistent").args(args).output().unwrap()
}

#[test]
fn cli_extracts_pictures_without_location() {
    let folder = tempfile::tempdir().unwrap();
    let exhibits = vec![picture("IMG.jpg", phone(6)).unwrap(), picture("plain.jpg", jpeg()).unwrap()];
    let file = report_with(folder.path(), exhibits.clone());
    let to = folder.path().join("out");
    let args = ["exhibits", &file, "--to", to.to_str().unwrap()];
    let output = run(&args);
    assert_eq!(output.status.code(), Some(0));
    let said = String::from_utf8(output.stderr).unwrap();
    assert!(said.contains("IMG.jpg：原图含有拍摄地点等信息，导出的这份已去除"), "{said}");
    assert!(!said.contains("plain.jpg"), "{said}");
    assert_eq!(String::from_utf8(output.stdout).unwrap().lines().count(), 2);
    assert!(!has(&std::fs::read(to.join("IMG.jpg")).unwrap(), b"GPSLatitude"));
    assert_eq!(std::fs::read(to.join("plain.jpg")).unwrap(), jpeg());
    let english = run(&[&args[..], &["--lang", "en"]].concat());
    assert!(String::from_utf8(english.stderr).unwrap().contains("holds the place where it was taken"));
    let whole = folder.path().join("whole");
    let output = run(&["exhibits", &file, "--original", "--to", whole.to_str().unwrap()]);
    assert_eq!(output.status.code(), Some(0));
    assert_eq!(std::fs::read(whole.join("IMG.jpg")).unwrap(), phone(6));
}

#[test]
fn unparsable_picture_is_not_extracted() {
    let folder = tempfile::tempdir().unwrap();
    let mut cut = picture("IMG.jpg", phone(1)).unwrap();
    cut.bytes = cut.bytes[..40].into();
    let taken = take_out_clean(&[cut.clone()], &folder.path().join("clean"));
    assert!(matches!(&taken[..], [Ok(TakenOut::Damaged(name))] if name == "IMG.jpg"));
    let whole = take_out(&[cut.clone()], &folder.path().join("whole"));
    assert!(matches!(&whole[..], [Ok(TakenOut::Whole(path))] if std::fs::read(path).unwrap() == *cut.bytes));
    let file = report_with(folder.path(), vec![cut]);
    let output = run(&["exhibits", &file, "--to", folder.path().join("cli").to_str().unwrap()]);
    assert_eq!(output.status.code(), Some(2));
    assert!(String::from_utf8(output.stderr).unwrap().contains("--original"));
}
