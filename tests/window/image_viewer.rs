//! A picture looked at in the window: turned, cropped, marked, and the original beside that.

use std::time::Duration;

use crate::ui_harness::Window;
use cpu_time::ThreadTime;
use egui::accesskit::Role;
use egui::{Key, Modifiers, Pos2, vec2};
use egui_kittest::kittest::Queryable as _;
use image::RgbImage;
use xiangqi_arbiter::app::commands::Command;
use xiangqi_arbiter::app::exhibits::image_view::Viewer;
use xiangqi_arbiter::app::message::Message;
use xiangqi_arbiter::report::{Annotations, ImagePoint, ImageRect, Mark};
use xiangqi_arbiter::store::{self, picture};

fn png(width: u32, height: u32) -> Vec<u8> {
    let image = RgbImage::from_fn(width, height, |x, y| image::Rgb([x as u8, y as u8, 90]));
    let mut bytes = std::io::Cursor::new(Vec::new());
    image.write_to(&mut bytes, image::ImageFormat::Png).unwrap();
    bytes.into_inner()
}

/// The window with one picture of 400 x 200, looked at: it is shown at 100 %, in the middle of the canvas.
fn looking() -> Window {
    let mut report = store::sample().unwrap().report;
    report.exhibits = vec![picture("截图.png", png(400, 200)).unwrap()];
    let mut window = Window::showing(report);
    window.click("证据 1：截图.png");
    window.wait("no picture", |window| window.shows("400 × 200"));
    window.wait("no tools", |window| window.has("右转"));
    window
}

fn middle(window: &Window) -> Pos2 {
    window.middle("图片：拖动或用工具标注：截图.png")
}

fn sight(window: &Window) -> &Annotations {
    &window.report().exhibits[0].annotations
}

fn spot(x: u16, y: u16) -> ImagePoint {
    ImagePoint { x, y }
}

fn area(left: u16, top: u16, right: u16, bottom: u16) -> ImageRect {
    ImageRect::between(spot(left, top), spot(right, bottom)).unwrap()
}

fn undo_says(window: &Window) -> String {
    window.label(Command::Undo)
}

#[test]
fn rotation_keeps_original() {
    let mut window = looking();
    let before = window.report().exhibits[0].bytes.clone();
    window.click("右转");
    window.click("右转");
    window.click("左转");
    assert_eq!(sight(&window).turns, 1);
    assert_eq!(undo_says(&window), "撤销：旋转图片");
    window.click("看原图");
    assert!(window.shows("现在看的是原图"));
    window.click("看原图");
    assert!(!window.shows("现在看的是原图"));
    assert_eq!(sight(&window).turns, 1);
    window.key(Modifiers::COMMAND, Key::Z);
    assert_eq!(sight(&window).turns, 2);
    assert_eq!(window.report().exhibits[0].bytes, before);
    window.key(Modifiers::NONE, Key::Escape);
    assert!(window.front::<Viewer>().is_none());
}

#[test]
fn annotations_are_drawn_at_pointer() {
    let mut window = looking();
    let at = |dx: f32, dy: f32| vec2(dx, dy);
    let centre = middle(&window);
    window.click("箭头");
    window.drag(centre + at(-100.0, 0.0), centre + at(100.0, 50.0));
    assert_eq!(sight(&window).marks, [Mark::Arrow(spot(2_500, 5_000), spot(7_500, 7_500))]);
    assert_eq!(undo_says(&window), "撤销：添加标注");
    window.click("圆圈");
    window.drag(centre + at(-200.0, -100.0), centre + at(-160.0, -50.0));
    assert_eq!(sight(&window).marks[1], Mark::Ring(area(0, 0, 1_000, 2_500)));
    // A quarter turn to the right: 20 points below the middle are 20 to the right of it in the original.
    window.click("右转");
    window.click("方框");
    window.drag(centre, centre + at(20.0, 40.0));
    assert_eq!(sight(&window).marks[2], Mark::Frame(area(5_000, 4_000, 6_000, 5_000)));
    window.click("移动");
    // Taken at its edge in the hand, it moves with the pointer.
    window.drag(centre + at(10.0, 20.0), centre + at(10.0, 60.0));
    assert_eq!(sight(&window).marks[2], Mark::Frame(area(6_000, 4_000, 7_000, 5_000)));
    assert_eq!(undo_says(&window), "撤销：移动标注");
    window.key(Modifiers::NONE, Key::Delete);
    assert_eq!(sight(&window).marks.len(), 2);
    assert_eq!(undo_says(&window), "撤销：删除标注");
    for _ in 0..5 {
        window.undo();
    }
    assert_eq!(sight(&window).marks.len(), 1);
    window.undo();
    assert!(sight(&window).is_plain());
}

#[test]
fn label_is_placed_and_edited() {
    let mut window = looking();
    window.click("文字");
    let centre = middle(&window);
    window.harness.hover_at(centre);
    window.harness.run();
    window.harness.drag_at(centre);
    window.harness.drop_at(centre);
    window.harness.run();
    assert_eq!(sight(&window).marks, [Mark::Label(spot(5_000, 5_000), "此处".to_owned())]);
    window.type_over("标注文字", "已离手");
    assert_eq!(sight(&window).marks, [Mark::Label(spot(5_000, 5_000), "已离手".to_owned())]);
    assert!(window.shows("1 文字：已离手"));
}

#[test]
fn crop_is_drawn_and_undone() {
    let mut window = looking();
    window.click("裁剪");
    let centre = middle(&window);
    window.drag(centre + vec2(-100.0, -50.0), centre + vec2(100.0, 50.0));
    assert_eq!(sight(&window).crop, Some(area(2_500, 2_500, 7_500, 7_500)));
    // Now the picture is 200 x 100: its corner is a corner of the crop.
    window.click("方框");
    window.drag(centre + vec2(-100.0, -50.0), centre);
    assert_eq!(sight(&window).marks, [Mark::Frame(area(2_500, 2_500, 5_000, 5_000))]);
    window.click("显示全图");
    assert_eq!(sight(&window).crop, None);
    assert_eq!(undo_says(&window), "撤销：裁剪图片");
    window.undo();
    assert!(sight(&window).crop.is_some());
}

#[test]
fn image_viewer_works_by_keyboard() {
    let mut window = looking();
    let canvas = "图片：拖动或用工具标注：截图.png";
    for tool in ["圆圈", "箭头"] {
        window.harness.get_by_role_and_label(Role::Button, tool).focus();
        window.harness.run();
        window.key(Modifiers::NONE, Key::Enter);
        window.harness.get_by_label(canvas).focus();
        window.harness.run();
        window.key(Modifiers::NONE, Key::Enter);
    }
    let marks = sight(&window).marks.clone();
    assert!(matches!(marks[..], [Mark::Ring(_), Mark::Arrow(..)]), "{marks:?}");
    window.key(Modifiers::NONE, Key::ArrowRight);
    window.key(Modifiers::SHIFT, Key::ArrowUp);
    assert_eq!(sight(&window).marks[1], marks[1].moved(50, -500));
    window.key(Modifiers::NONE, Key::Backspace);
    assert_eq!(sight(&window).marks, marks[..1]);
    window.key(Modifiers::NONE, Key::Plus);
    assert!(window.shows("125 %"));
    window.key(Modifiers::NONE, Key::Num0);
    assert!(window.shows("100 %"));
    // Escape puts the tool down first.
    window.key(Modifiers::NONE, Key::Escape);
    assert!(window.front::<Viewer>().is_some());
    window.key(Modifiers::NONE, Key::Escape);
    assert!(window.front::<Viewer>().is_none());
}

#[test]
fn photo_location_is_reported_on_attach() {
    let folder = tempfile::tempdir().unwrap();
    let mut jpeg = Vec::new();
    image::codecs::jpeg::JpegEncoder::new(&mut jpeg).encode_image(&RgbImage::new(40, 20)).unwrap();
    let xmp = b"http://ns.adobe.com/xap/1.0/\0<x exif:GPSLatitude=\"30,15.5N\"/>";
    let head = [&[0xFF, 0xE1], ((xmp.len() + 2) as u16).to_be_bytes().as_slice(), xmp].concat();
    let path = folder.path().join("手机.jpg");
    std::fs::write(&path, [&jpeg[..2], &head, &jpeg[2..]].concat()).unwrap();
    let mut report = store::sample().unwrap().report;
    report.exhibits.clear();
    let mut window = Window::showing(report);
    window.send(Message::Dropped(vec![path]));
    window.wait("it does not come", |window| window.report().exhibits.len() == 1);
    assert!(window.shows("它含有拍摄地点"));
    window.click("证据 1：手机.jpg");
    window.wait("no detail", |window| window.shows("原图含有拍摄地点（GPS 等）"));
}

/// 48 million pixels: whatever the window does with them, no frame of it waits for them.
#[test]
fn large_photo_does_not_block() {
    let folder = tempfile::tempdir().unwrap();
    let mut jpeg = Vec::new();
    let image =
        RgbImage::from_fn(8_000, 6_000, |x, y| image::Rgb([(x / 9) as u8, (y / 7) as u8, (x ^ y) as u8]));
    image::codecs::jpeg::JpegEncoder::new_with_quality(&mut jpeg, 60).encode_image(&image).unwrap();
    drop(image);
    let path = folder.path().join("大图.jpg");
    std::fs::write(&path, jpeg).unwrap();
    let mut report = store::sample().unwrap().report;
    report.exhibits.clear();
    let mut window = Window::showing(report);
    let mut longest = Duration::ZERO;
    let mut frame = |window: &mut Window| {
        let start = ThreadTime::now();
        window.harness.step();
        longest = longest.max(start.elapsed());
        std::thread::sleep(Duration::from_millis(4));
    };
    window.harness.state_mut().send(Message::Dropped(vec![path]));
    while window.report().exhibits.is_empty() {
        frame(&mut window);
    }
    window.harness.state_mut().set(|view| view.front.open(Viewer::of(0)));
    while !window.shows("8000 × 6000") {
        frame(&mut window);
    }
    for _ in 0..12 {
        window.harness.key_press(Key::Plus);
        for _ in 0..20 {
            frame(&mut window);
        }
    }
    println!("longest frame: {longest:?}");
    assert!(longest < Duration::from_millis(400), "{longest:?}");
}
