//! Sentences about exhibits.

use super::window::event_line;
use super::{Lang, names};
use crate::picture::Holds;
use crate::report::{Annotations, Exhibit, Mark, MediaType, Report};
use crate::tr;
use xiangqi::{Board, Side, fen};

/// The heading of the list.
#[must_use]
pub fn title(count: usize, lang: Lang) -> String {
    match count {
        0 => tr!(lang, "exhibit-title-none").to_owned(),
        _ => tr!(lang, "exhibit-title", count),
    }
}

/// What it shows, by its caption or else its name.
#[must_use]
pub fn caption(exhibit: &Exhibit) -> &str {
    if exhibit.caption.is_empty() { &exhibit.name } else { &exhibit.caption }
}

/// What a screen reader calls an exhibit of the list.
#[must_use]
pub fn name(number: usize, exhibit: &Exhibit, lang: Lang) -> String {
    let caption = caption(exhibit);
    tr!(lang, "exhibit-name", number, caption)
}

/// 证据 1/3
#[must_use]
pub fn of(number: usize, count: usize, lang: Lang) -> String {
    tr!(lang, "exhibit-of", number, count)
}

/// The names of the buttons that move an exhibit up and down, and remove it.
#[must_use]
pub fn buttons(number: usize, lang: Lang) -> [String; 3] {
    [
        tr!(lang, "exhibit-move-up", number),
        tr!(lang, "exhibit-move-down", number),
        tr!(lang, "exhibit-remove", number),
    ]
}

/// A report without pictures.
#[must_use]
pub fn none(file: &str, lang: Lang) -> String {
    tr!(lang, "exhibit-none", file)
}

/// Kind and size in the file.
#[must_use]
pub fn kind(exhibit: &Exhibit) -> String {
    let kind = match exhibit.media_type {
        MediaType::Png => "PNG",
        MediaType::Jpeg => "JPEG",
        MediaType::Bmp => "BMP",
        MediaType::WebP => "WebP",
    };
    let bytes = exhibit.bytes.len();
    match bytes {
        0..1024 => format!("{kind} · {bytes} B"),
        1024..1_048_576 => format!("{kind} · {} KiB", bytes / 1024),
        _ => format!("{kind} · {:.1} MiB", bytes as f64 / 1_048_576.0),
    }
}

/// The size in pixels.
#[must_use]
pub fn pixels([width, height]: [u32; 2]) -> String {
    format!("{width} × {height}")
}

/// How large the picture is shown.
#[must_use]
pub fn percent(scale: f32) -> String {
    format!("{:.0} %", scale * 100.0)
}

/// The caption of a drawing of the board: it is no photograph.
#[must_use]
pub fn board_caption(board: &Board, side: Side, lang: Lang) -> String {
    let (fen, letter) = (fen::write_board(board), side.letter());
    let side = names::side(side, lang);
    tr!(lang, "exhibit-board-caption", side, fen, letter)
}

/// The lines under the board in the drawing itself.
#[must_use]
pub fn board_lines(report: &Report, lang: Lang) -> Vec<String> {
    let mark = tr!(lang, "exhibit-board-lines").to_owned();
    [mark, event_line(report, lang)].into_iter().filter(|line| !line.is_empty()).collect()
}

/// A picture that was not taken, and why.
#[must_use]
pub fn refused(name: &str, reason: &str, lang: Lang) -> String {
    tr!(lang, "exhibit-refused", name, reason)
}

/// A picture that is too many bytes for a report.
#[must_use]
pub fn too_many_bytes(most: u64, lang: Lang) -> String {
    let most = most >> 20;
    tr!(lang, "exhibit-too-many-bytes", most)
}

/// What a file held besides its pixels was taken out of a copy of it.
#[must_use]
pub fn removed(name: &str, removed: Holds, lang: Lang) -> String {
    if removed.place {
        tr!(lang, "exhibit-removed-place", name)
    } else {
        tr!(lang, "exhibit-removed-other", name)
    }
}

/// What a picture holds besides its pixels, beside the picture itself.
#[must_use]
pub fn holds(holds: Holds, lang: Lang) -> Option<String> {
    if holds.place {
        Some(tr!(lang, "exhibit-holds-place").to_owned())
    } else if holds.other {
        Some(tr!(lang, "exhibit-holds-other").to_owned())
    } else {
        None
    }
}

/// Pictures with a place in them were added.
#[must_use]
pub fn added_with_place(count: usize, lang: Lang) -> String {
    match count {
        1 => tr!(lang, "exhibit-added-with-place").to_owned(),
        _ => tr!(lang, "exhibit-added-with-places", count),
    }
}

/// That a picture is shown otherwise than it is; `None` where it is shown as it is.
#[must_use]
pub fn seen_otherwise(sight: &Annotations, lang: Lang) -> Option<String> {
    let ways = [
        (!sight.turns.is_multiple_of(4), tr!(lang, "exhibit-seen-turned")),
        (sight.crop.is_some(), tr!(lang, "exhibit-seen-cropped")),
        (!sight.marks.is_empty(), tr!(lang, "exhibit-seen-marked")),
    ];
    let ways: Vec<&str> = ways.into_iter().filter(|(is, _)| *is).map(|(_, way)| way).collect();
    if ways.is_empty() {
        return None;
    }
    let ways = ways.join(tr!(lang, "join-list"));
    Some(tr!(lang, "exhibit-seen-otherwise", ways))
}

/// What a mark of a picture is called in the list of them.
#[must_use]
pub fn mark(number: usize, mark: &Mark, lang: Lang) -> String {
    match mark {
        Mark::Arrow(..) => format!("{number} {}", tr!(lang, "tool-arrow")),
        Mark::Ring(_) => format!("{number} {}", tr!(lang, "tool-ring")),
        Mark::Frame(_) => format!("{number} {}", tr!(lang, "tool-frame")),
        Mark::Label(_, text) => tr!(lang, "exhibit-mark-label", number, text),
    }
}
