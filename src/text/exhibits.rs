//! Sentences about exhibits.

use super::ruling::say;
use super::window::event_line;
use super::{Lang, names};
use crate::picture::Holds;
use crate::report::{Exhibit, Mark, MediaType, Report, Sight};
use crate::text::texts::texts;
use xiangqi::{Board, Side, fen};

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

/// A report without pictures.
#[must_use]
pub fn none(file: &str, lang: Lang) -> String {
    say!(lang, "{file} 里没有证据图片，没有写出什么。", "{file} has no exhibits; nothing was written.")
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

/// Nothing in the clipboard can be read.
#[must_use]
pub const fn nothing_pasted(lang: Lang) -> &'static str {
    lang.pick(
        "剪贴板里没有可以读出的图片或文字。有的程序只放 JPEG，这里读不到：请把图片存成文件，再拖进窗口。",
        "The clipboard holds no picture or text that can be read. Some programs put only a JPEG there, which is not \
         seen here: save the picture as a file and drop it into the window.",
    )
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

/// What a file held besides its pixels was taken out of a copy of it.
#[must_use]
pub fn removed(name: &str, removed: Holds, lang: Lang) -> String {
    if removed.place {
        say!(
            lang,
            "{name}：原图含有拍摄地点等信息，导出的这份已去除，像素不变；原图仍在报告里。",
            "{name}: the original holds the place where it was taken. It was removed from this copy, whose pixels \
             are the same; the original is in the report."
        )
    } else {
        say!(
            lang,
            "{name}：原图含有拍摄设备、时间等信息（未见地点），导出的这份已去除，像素不变；原图仍在报告里。",
            "{name}: the original holds camera, time or notes (no place was found). They were removed from this \
             copy, whose pixels are the same; the original is in the report."
        )
    }
}

/// A picture of which no copy without location data can be made.
#[must_use]
pub fn not_cleaned(name: &str, lang: Lang) -> String {
    say!(
        lang,
        "{name}：图片损坏，无法确认其中有没有拍摄地点，没有导出。要原样取出，请加 --original。",
        "{name}: damaged, so it cannot be said whether it holds a place, and it was not written. To take it out as \
         it is, add --original."
    )
}

/// What a picture holds besides its pixels, beside the picture itself.
#[must_use]
pub fn holds(holds: Holds, lang: Lang) -> Option<String> {
    if holds.place {
        Some(say!(
            lang,
            "原图含有拍摄地点（GPS 等）。原图保留在报告里；打印和导出的图片不含地点。",
            "It holds the place where it was taken (GPS). The original stays in the report; what is printed or \
             exported is without it."
        ))
    } else if holds.other {
        Some(say!(
            lang,
            "原图含有拍摄设备、时间等信息，未见地点；打印和导出的图片不含这些。",
            "It holds camera, time or notes, and no place that was found; what is printed or exported is without \
             them."
        ))
    } else {
        None
    }
}

/// Pictures with a place in them were added.
#[must_use]
pub fn added_with_place(count: usize, lang: Lang) -> String {
    match count {
        1 => lang
            .pick(
                "图片已加入。它含有拍摄地点：原图保留在报告里，打印和导出的不含地点。",
                "Added. The picture holds the place where it was taken: the original stays in the report, what is \
                 printed or exported is without it.",
            )
            .to_owned(),
        _ => say!(
            lang,
            "图片已加入，其中 {count} 张含有拍摄地点：原图保留在报告里，打印和导出的不含地点。",
            "Added. {count} of the pictures hold the place where they were taken: the originals stay in the report, \
             what is printed or exported is without it."
        ),
    }
}

/// That a picture is shown otherwise than it is; `None` where it is shown as it is.
#[must_use]
pub fn seen_otherwise(sight: &Sight, lang: Lang) -> Option<String> {
    let ways = [
        (!sight.turns.is_multiple_of(4), lang.pick("旋转", "turned")),
        (sight.crop.is_some(), lang.pick("裁剪", "cropped")),
        (!sight.marks.is_empty(), lang.pick("加标注", "marked")),
    ];
    let ways: Vec<&str> = ways.into_iter().filter(|(is, _)| *is).map(|(_, way)| way).collect();
    if ways.is_empty() {
        return None;
    }
    let ways = ways.join(lang.pick("、", ", "));
    Some(say!(
        lang,
        "图片显示时已{ways}；原图未改，保存在报告里。",
        "The picture is shown {ways}; the original is unchanged in the report."
    ))
}

/// What a mark of a picture is called in the list of them.
#[must_use]
pub fn mark(number: usize, mark: &Mark, lang: Lang) -> String {
    let t = texts(lang);
    match mark {
        Mark::Arrow(..) => format!("{number} {}", t.tool_arrow),
        Mark::Ring(_) => format!("{number} {}", t.tool_ring),
        Mark::Frame(_) => format!("{number} {}", t.tool_frame),
        Mark::Label(_, text) => say!(lang, "{number} 文字：{text}", "{number} Text: {text}"),
    }
}

/// That a picture has more than one frame.
#[must_use]
pub const fn animated(lang: Lang) -> &'static str {
    lang.pick("动画：只显示第一帧。", "An animation: its first frame is shown.")
}
