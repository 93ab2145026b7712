//! Screenshots and photographs in the window.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use crate::ui_harness::Window;
use egui::{Color32, ColorImage, Event, Key, Modifiers};
use xiangqi::fen;
use xiangqi_arbiter::app::commands::Command;
use xiangqi_arbiter::app::exhibits::image_view::Viewer;
use xiangqi_arbiter::app::message::{FileDialogKind, Message};
use xiangqi_arbiter::digest::Digest;
use xiangqi_arbiter::store::{self, Pixels, picture_of_pixels, pixels};

/// A picture file of this size.
fn file(folder: &Path, name: &str, width: u32, height: u32) -> PathBuf {
    let rgba = vec![90; (width * height * 4) as usize];
    let exhibit = picture_of_pixels(name, Pixels { width, height, rgba }).unwrap();
    let path = folder.join(name);
    std::fs::write(&path, &exhibit.bytes).unwrap();
    path
}

/// The built-in case without its picture.
fn without_pictures() -> Window {
    let mut report = store::sample().unwrap().report;
    report.exhibits.clear();
    Window::showing(report)
}

fn names(window: &Window) -> Vec<String> {
    window.report().exhibits.iter().map(|exhibit| exhibit.name.clone()).collect()
}

fn until_there_are(window: &mut Window, count: usize) {
    window.wait("the pictures do not come", |window| window.report().exhibits.len() == count);
}

#[test]
fn pictures_are_attached_reordered_and_removed() {
    let folder = tempfile::tempdir().unwrap();
    let mut window = without_pictures();
    assert!(window.shows("拖入窗口"));
    for (name, width) in [("现场.png", 40), ("棋盘.png", 30)] {
        window.answer_next(FileDialogKind::Attach, &file(folder.path(), name, width, 20));
    }
    window.click("添加图片…");
    until_there_are(&mut window, 2);
    assert_eq!(names(&window), ["现场.png", "棋盘.png"]);
    assert_eq!(window.label(Command::Undo), "撤销：添加图片");

    window.click("证据 2 上移");
    assert_eq!(names(&window), ["棋盘.png", "现场.png"]);
    window.click("证据 1：棋盘.png");
    window.wait("no size", |window| window.shows("30 × 20"));
    assert!(window.shows("证据 1/2"));
    let digest = Digest::of(&window.report().exhibits[0].bytes).to_string();
    assert!(window.shows(&digest));
    window.type_over("图片说明", "手已离开棋子");
    assert_eq!(window.report().exhibits[0].caption, "手已离开棋子");
    window.click("原大 100 %");
    assert!(window.shows("100 %"));
    window.click("后一张");
    window.wait("no size", |window| window.shows("40 × 20"));
    window.click("关闭");
    assert!(window.front::<Viewer>().is_none());
    assert!(window.has("证据 1：手已离开棋子"));

    window.click("移除证据 1");
    assert_eq!(names(&window), ["现场.png"]);
    for _ in 0..4 {
        window.undo();
    }
    assert!(window.report().exhibits.is_empty());
}

#[test]
fn pasted_picture_is_attached_outside_text_fields() {
    let mut window = without_pictures();
    let image = Arc::new(ColorImage::filled([12, 8], Color32::from_rgb(10, 200, 30)));
    window.harness.event(Event::PasteImage(image.clone()));
    until_there_are(&mut window, 1);
    let exhibit = window.report().exhibits[0].clone();
    assert_eq!(exhibit.name, "粘贴的图片1.png");
    let seen = pixels(&exhibit).unwrap();
    assert_eq!((seen.width, seen.height, &seen.rgba[..4]), (12, 8, &[10, 200, 30, 255][..]));

    window.click("摆局面");
    window.type_over("局面文字（FEN）", "9/9");
    window.harness.event(Event::PasteImage(image));
    for _ in 0..20 {
        window.harness.run();
        std::thread::sleep(std::time::Duration::from_millis(5));
    }
    assert_eq!(window.report().exhibits.len(), 1);
}

#[test]
fn board_picture_is_labelled_reconstruction() {
    let mut window = without_pictures();
    window.click("把现在的棋盘存为图片");
    until_there_are(&mut window, 1);
    let exhibit = &window.report().exhibits[0];
    assert!(exhibit.caption.starts_with("复原局面"), "{}", exhibit.caption);
    assert!(exhibit.caption.contains(&fen::write_board(&window.report().setup().board)));
    assert!(pixels(exhibit).unwrap().width >= 600);
}

#[test]
fn refuses_non_picture_and_shows_damage() {
    let folder = tempfile::tempdir().unwrap();
    let whole = file(folder.path(), "whole.png", 60, 60);
    let bytes = std::fs::read(&whole).unwrap();
    let (text, cut) = (folder.path().join("note.txt"), folder.path().join("cut.png"));
    std::fs::write(&text, "no picture").unwrap();
    std::fs::write(&cut, &bytes[..bytes.len() - 20]).unwrap();

    let mut window = without_pictures();
    window.send(Message::Dropped(vec![text, cut]));
    until_there_are(&mut window, 1);
    assert!(window.shows("note.txt：不是 PNG、JPEG、BMP 或 WebP 图片"));
    window.click("关闭");
    window.click("证据 1：cut.png");
    window.wait("the damage is not told", |window| window.shows("图片损坏或读不懂"));
    assert_eq!(&*window.report().exhibits[0].bytes, &bytes[..bytes.len() - 20], "kept as it came");
    window.key(Modifiers::NONE, Key::Escape);
    assert!(window.front::<Viewer>().is_none());
}

#[test]
fn dropped_report_is_opened() {
    let mut window = Window::jilin();
    window.click("e9 黑将");
    window.send(Message::Dropped(vec![PathBuf::from("cases/figure-1.ron")]));
    window.click("不保存");
    window.settle();
    assert!(window.state().path().unwrap().ends_with("figure-1.ron"));
}
