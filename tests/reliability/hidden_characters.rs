//! Characters that deceive, in the window.

use egui::Color32;
use xiangqi_arbiter::report::Report;
use xiangqi_arbiter::store;
use xiangqi_arbiter::text::{Lang, window};

use crate::ui_harness::Window;

/// The pixels of the window.
fn drawn(report: Report) -> Vec<Color32> {
    let image = Window::showing(report).harness.render().unwrap();
    image.pixels().map(|pixel| Color32::from_rgb(pixel[0], pixel[1], pixel[2])).collect()
}

#[test]
fn hidden_characters_are_drawn_visibly() {
    let with = |name: &str| {
        let mut report = store::sample().unwrap().report;
        report.event.name = format!("希望杯{name}");
        drawn(report)
    };
    let plain = with("");
    for hidden in ["\u{202E}", "\u{200B}", "\u{7}", "\u{FEFF}"] {
        let drawn = with(hidden);
        let differ = plain.iter().zip(&drawn).filter(|(one, other)| one != other).count();
        assert!(differ > 100, "{hidden:?} changes {differ} pixels");
    }
}

#[test]
fn titles_and_file_names_show_hidden_characters() {
    let mut report = store::sample().unwrap().report;
    report.event.name = "杯\u{202E}nor\n二".to_owned();
    for lang in Lang::ALL {
        let title = window::title(&report, None, false, lang);
        assert!(title.contains("杯‹U+202E›nor 二"), "{title}");
        let name = window::file_name(&report, None, lang);
        assert!(name.contains("杯nor二"), "{name}");
    }
}
