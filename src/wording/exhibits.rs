//! Sentences about exhibits.

use super::ruling::say;
use super::window::event_line;
use super::{Lang, names};
use crate::report::{Exhibit, MediaType, Report};
use crate::xiangqi::{Board, Side, fen};

/// The heading of the list.
#[must_use]
pub fn title(count: usize, lang: Lang) -> String {
    match count {
        0 => lang.pick("证据", "Exhibits").to_owned(),
        _ => say!(lang, "证据 {count}", "Exhibits {count}"),
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
    say!(lang, "证据 {number}：{caption}", "Exhibit {number}: {caption}")
}

/// 证据 1/3
#[must_use]
pub fn of(number: usize, count: usize, lang: Lang) -> String {
    say!(lang, "证据 {number}/{count}", "Exhibit {number}/{count}")
}

/// The names of the buttons that move an exhibit up and down, and remove it.
#[must_use]
pub fn buttons(number: usize, lang: Lang) -> [String; 3] {
    [
        say!(lang, "证据 {number} 上移", "Move exhibit {number} up"),
        say!(lang, "证据 {number} 下移", "Move exhibit {number} down"),
        say!(lang, "移除证据 {number}", "Remove exhibit {number}"),
    ]
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

/// The name of a picture from the clipboard.
#[must_use]
pub fn pasted(number: usize, lang: Lang) -> String {
    say!(lang, "粘贴的图片{number}.png", "pasted-{number}.png")
}

/// The name of a drawing of the board.
#[must_use]
pub fn board_name(number: usize, lang: Lang) -> String {
    say!(lang, "复原局面{number}.png", "reconstruction-{number}.png")
}

/// The caption of a drawing of the board: it is no photograph.
#[must_use]
pub fn board_caption(board: &Board, side: Side, lang: Lang) -> String {
    let (fen, letter) = (fen::write_board(board), side.letter());
    let side = names::side(side, lang);
    say!(
        lang,
        "复原局面（按报告绘制，不是现场照片），{side}走棋。{fen} {letter}",
        "Reconstruction (drawn from the report, no photograph), {side} to move. {fen} {letter}"
    )
}

/// The lines under the board in the drawing itself.
#[must_use]
pub fn board_lines(report: &Report, lang: Lang) -> Vec<String> {
    let mark = lang.pick("复原局面（按报告绘制）", "Reconstruction (drawn from the report)").to_owned();
    [mark, event_line(report, lang)].into_iter().filter(|line| !line.is_empty()).collect()
}

/// A picture that was not taken, and why.
#[must_use]
pub fn refused(name: &str, reason: &str, lang: Lang) -> String {
    say!(lang, "{name}：{reason}", "{name}: {reason}")
}

/// A picture that is too many bytes for a report.
#[must_use]
pub fn too_many_bytes(most: u64, lang: Lang) -> String {
    let most = most >> 20;
    say!(lang, "超过 {most} MiB；请压缩后再加。", "More than {most} MiB; make it smaller before adding it.")
}
