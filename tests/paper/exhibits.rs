//! Exhibits on paper: turned, cropped and marked as they are looked at, and said to be.

use crate::report::{case, made};
use image::{DynamicImage, ImageFormat, Rgb, RgbImage};
use xiangqi_arbiter::export::paper::{Block, Languages, Paper, Photo, Picture, Readers, html, text};
use xiangqi_arbiter::report::{Annotations, Exhibit, ImagePoint, ImageRect, Mark, Report};
use xiangqi_arbiter::store::picture;
use xiangqi_arbiter::text::Lang;

const RED: Rgb<u8> = Rgb([200, 0, 0]);
const GREEN: Rgb<u8> = Rgb([0, 200, 0]);
const BLUE: Rgb<u8> = Rgb([0, 0, 200]);
const GREY: Rgb<u8> = Rgb([90, 90, 90]);

/// 400 x 200: red and green above, blue and grey below.
fn quarters() -> Exhibit {
    let image = RgbImage::from_fn(400, 200, |x, y| match (x < 200, y < 100) {
        (true, true) => RED,
        (false, true) => GREEN,
        (true, false) => BLUE,
        (false, false) => GREY,
    });
    let mut bytes = std::io::Cursor::new(Vec::new());
    DynamicImage::from(image).write_to(&mut bytes, ImageFormat::Png).unwrap();
    picture("四色.png", bytes.into_inner()).unwrap()
}

fn area(left: u16, top: u16, right: u16, bottom: u16) -> ImageRect {
    ImageRect::between(ImagePoint { x: left, y: top }, ImagePoint { x: right, y: bottom }).unwrap()
}

fn report(annotations: Annotations) -> Report {
    let mut report = case("jilin-2015");
    report.exhibits = vec![Exhibit { annotations, ..quarters() }];
    report
}

fn photos(paper: &Paper) -> Vec<&Photo> {
    let blocks = paper.sections.iter().flat_map(|section| &section.blocks);
    blocks
        .filter_map(|block| match block {
            Block::Figure(figure) => match &figure.picture {
                Some(Picture::Photo(photo)) => Some(&**photo),
                _ => None,
            },
            _ => None,
        })
        .collect()
}

fn seen(paper: &Paper) -> RgbImage {
    let photos = photos(paper);
    assert_eq!(photos.len(), 1);
    image::load_from_memory(&photos[0].bytes).unwrap().into_rgb8()
}

#[test]
fn rotated_and_cropped_picture_is_printed_as_viewed() {
    // The right half, green above grey, turned to the left: grey comes to the right.
    let sight = Annotations { turns: 3, crop: Some(area(5_000, 0, 10_000, 10_000)), marks: Vec::new() };
    let paper = made(&report(sight), Languages::One(Lang::Zh), Readers::File);
    let image = seen(&paper);
    assert_eq!(image.dimensions(), (200, 200));
    assert_eq!([image.get_pixel(50, 100), image.get_pixel(150, 100)], [&GREEN, &GREY]);
    assert!(text(&paper).contains("图片显示时已旋转、裁剪；原图未改，保存在报告里。"), "{}", text(&paper));
    let english = made(
        &report(Annotations { turns: 1, ..Annotations::default() }),
        Languages::One(Lang::En),
        Readers::File,
    );
    assert!(html(&english).contains("The picture is shown turned; the original is unchanged in the report."));
    let image = seen(&english);
    assert_eq!(image.dimensions(), (200, 400));
    assert_eq!([image.get_pixel(50, 100), image.get_pixel(150, 100)], [&BLUE, &RED]);
}

#[test]
fn unedited_picture_is_printed_unchanged() {
    let paper = made(&report(Annotations::default()), Languages::Two(Lang::Zh, Lang::En), Readers::File);
    let image = seen(&paper);
    assert_eq!(image.dimensions(), (400, 200));
    assert_eq!([image.get_pixel(0, 0), image.get_pixel(399, 199)], [&RED, &GREY]);
    assert!(!text(&paper).contains("图片显示时已"));
}

#[test]
fn annotations_are_light_with_dark_edge() {
    let marks = vec![
        Mark::Frame(area(2_500, 2_500, 7_500, 7_500)),
        Mark::Ring(area(0, 0, 2_000, 4_000)),
        Mark::Arrow(ImagePoint { x: 1_000, y: 9_000 }, ImagePoint { x: 9_000, y: 9_000 }),
        Mark::Label(ImagePoint { x: 9_900, y: 5_000 }, "手".to_owned()),
    ];
    let paper = made(
        &report(Annotations { marks, ..Annotations::default() }),
        Languages::One(Lang::Zh),
        Readers::File,
    );
    let image = seen(&paper);
    let light = Rgb([255, 214, 10]);
    // On the left side of the frame, and on the shaft of the arrow.
    assert_eq!(*image.get_pixel(100, 120), light);
    assert_eq!(*image.get_pixel(180, 180), light);
    // Inside the frame and the ring nothing is hidden.
    assert_eq!([image.get_pixel(150, 80), image.get_pixel(40, 40)], [&RED, &RED]);
    let dark = image.pixels().filter(|pixel| pixel.0.iter().all(|&part| part < 40)).count();
    assert!(dark > 300, "{dark} dark pixels");
    // The label was pushed inwards as a whole: its dark ground ends at the edge of the picture.
    assert_eq!(*image.get_pixel(398, 92), Rgb([20, 20, 20]));
    assert!(text(&paper).contains("图片显示时已加标注"));
}

#[test]
fn names_in_labels_are_masked_in_public() {
    let label = |text: &str| Annotations {
        marks: vec![Mark::Label(ImagePoint { x: 1_000, y: 5_000 }, text.to_owned())],
        ..Annotations::default()
    };
    let open = Readers::Public { pictures: true };
    let printed = |text: &str| {
        let mut report = report(label(text));
        report.players.red.name = "王某某".to_owned();
        seen(&made(&report, Languages::One(Lang::Zh), open))
    };
    assert_eq!(printed("王某某"), printed("×××"));
    assert_ne!(printed("李"), printed("×××"));
}

/// A photograph with a place: the paper is without it, and says so.
#[test]
fn location_metadata_is_removed_and_reported() {
    let mut jpeg = Vec::new();
    image::codecs::jpeg::JpegEncoder::new(&mut jpeg).encode_image(&RgbImage::new(20, 20)).unwrap();
    let xmp = b"http://ns.adobe.com/xap/1.0/\0<x exif:GPSLatitude=\"30,15.5N\"/>";
    let head = [&[0xFF, 0xE1], ((xmp.len() + 2) as u16).to_be_bytes().as_slice(), xmp].concat();
    let mut report = case("jilin-2015");
    report.exhibits = vec![picture("a.jpg", [&jpeg[..2], &head, &jpeg[2..]].concat()).unwrap()];
    let paper = made(&report, Languages::Two(Lang::Zh, Lang::En), Readers::File);
    for said in ["原图含有拍摄地点；本文件中的图片不含。", "the picture in this paper is without it"]
    {
        assert!(html(&paper).contains(said), "{said}");
    }
    let bytes = &photos(&paper)[0].bytes;
    assert!(!bytes.windows(11).any(|window| window == b"GPSLatitude"));
}
