//! The board's picture in the clipboard and in files, and a window at rest.

use crate::ui_harness::Window;
use egui::{Key, Modifiers, OutputCommand};

use xiangqi_arbiter::app::commands::Command;
use xiangqi_arbiter::app::export::target::Export;
use xiangqi_arbiter::app::message::FileDialogKind;
use xiangqi_arbiter::export::diagram::PictureFormat;

fn saved(window: &mut Window, file: PictureFormat, name: &str) -> Vec<u8> {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join(name);
    let export = Export::Board(file);
    window.answer_next(FileDialogKind::Export(export), &path);
    window.command(Command::Export(export));
    window.settle();
    std::fs::read(&path).unwrap()
}

/// Whether any pixel has a colour of its own.
fn coloured(png: &[u8]) -> bool {
    let image = image::load_from_memory(png).unwrap().to_rgb8();
    image.pixels().any(|pixel| pixel.0.iter().max().unwrap() - pixel.0.iter().min().unwrap() > 12)
}

#[test]
fn board_is_saved_as_png_and_svg() {
    let mut window = Window::jilin();
    let png = saved(&mut window, PictureFormat::Png, "a.png");
    assert!(png.starts_with(b"\x89PNG") && coloured(&png));
    let svg = String::from_utf8(saved(&mut window, PictureFormat::Svg, "b.svg")).unwrap();
    let document = roxmltree::Document::parse(&svg).unwrap();
    assert_eq!(document.root_element().tag_name().name(), "svg");

    window.command(Command::PrintStyle);
    assert!(!coloured(&saved(&mut window, PictureFormat::Png, "c.png")));
    let plain = String::from_utf8(saved(&mut window, PictureFormat::Svg, "d.svg")).unwrap();
    assert_ne!(plain, svg);

    // Coordinates as the board shows them.
    window.command(Command::NameSquares);
    let numerals = String::from_utf8(saved(&mut window, PictureFormat::Svg, "e.svg")).unwrap();
    assert_ne!(numerals, plain);
}

#[test]
fn board_is_copied_as_picture() {
    let mut window = Window::jilin();
    window.harness.key_press_modifiers(Modifiers::COMMAND | Modifiers::SHIFT, Key::C);
    let mut copied = None;
    for _ in 0..400 {
        window.harness.step();
        let commands = &window.harness.output().platform_output.commands;
        copied = commands.iter().find_map(|command| match command {
            OutputCommand::CopyImage(image) => Some(image.size),
            _ => None,
        });
        if copied.is_some() {
            break;
        }
        std::thread::sleep(std::time::Duration::from_millis(5));
    }
    let [width, height] = copied.expect("no picture in the clipboard");
    assert_eq!(width, 900);
    assert!(height > width, "a board is higher than wide");
}

#[test]
fn idle_window_does_not_repaint() {
    let mut window = Window::jilin();
    window.settle();
    for _ in 0..3 {
        window.harness.step();
        assert!(!window.harness.ctx.has_requested_repaint());
    }
    window.click("e9 黑将");
    window.harness.step();
    assert!(!window.harness.ctx.has_requested_repaint());
}
