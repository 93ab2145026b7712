//! The dialogs of papers and pictures as files.

use super::ruling::say;
use super::{Lang, names, sheet};

use crate::text::locale::strings;

strings! { Printing printing "printing-";
    title,
    explained,
    kind,
    pdf,
    html,
    text,
    languages,
    both,
    readers,
    file,
    public,
    left_out,
    names,
    notes,
    signatures,
    pictures,
    board,
    colour,
    print,
    unsaved,
    write,
    writing,
    making,
    setting,
    saving,
    missing_title,
    failed,
    take_out_failed,
    pictures_title,
    pictures_clean,
    pictures_original,
    pictures_warned,
    choose_folder,
    folder,
}

/// What the fonts lack, and what to do.
#[must_use]
pub fn missing(characters: &[char], lang: Lang) -> String {
    let named: Vec<String> =
        characters.iter().map(|&one| format!("{one} ({})", sheet::code_point(one))).collect();
    let named = names::list(&named, lang);
    say!(
        lang,
        "文书已写好，但字体里没有这些字符，文中以方框代替：{named}。可以改用别的字，或改作网页、纯文字。",
        "The paper was written, but the fonts lack these characters, which are drawn as boxes: {named}. Write them otherwise, or make an HTML page or plain text."
    )
}

/// The PDF could not be made.
#[must_use]
pub fn no_pdf(why: &str, lang: Lang) -> String {
    say!(lang, "没有做成 PDF：{why}。", "The PDF was not made: {why}.")
}

/// So many pictures were written, and from how many of them a place, and from how many other notes, were left out;
/// `None` where they are the originals.
#[must_use]
pub fn taken_out(written: usize, removed: Option<(usize, usize)>, folder: &str, lang: Lang) -> String {
    let pictures = names::plural(written, "picture", "pictures");
    let done = say!(lang, "{written} 张图片已写入 {folder}", "{pictures} written to {folder}");
    let Some((place, notes)) = removed else {
        return done + lang.pick("（未经改动的原图）", " (the originals, unchanged)");
    };
    let removed = match (place, notes, lang) {
        (0, 0, Lang::Zh) => "没有要去除的信息".to_owned(),
        (0, 0, Lang::En) => "nothing had to be removed".to_owned(),
        (0, notes, Lang::Zh) => format!("{notes} 张去除了设备、时间等信息"),
        (0, notes, Lang::En) => format!("camera, time or notes removed from {notes}"),
        (place, 0, Lang::Zh) => format!("{place} 张去除了拍摄地点等信息"),
        (place, 0, Lang::En) => format!("the place removed from {place}"),
        (place, notes, Lang::Zh) => {
            format!("{place} 张去除了拍摄地点等信息，{notes} 张去除了设备、时间等信息")
        }
        (place, notes, Lang::En) => {
            format!("the place removed from {place}, camera, time or notes from {notes}")
        }
    };
    say!(lang, "{done}；{removed}", "{done}; {removed}")
}

/// Pictures that were not written, because what they hold cannot be said.
#[must_use]
pub fn left_behind(names: &[String], lang: Lang) -> String {
    let named = names::list(names, lang);
    say!(
        lang,
        "图片损坏，无法确认其中有没有拍摄地点，没有导出：{named}。要原样取出，请勾选“导出未经改动的原图”。",
        "Damaged, so it cannot be said whether they hold a place, and not written: {named}. To take them out as they are, tick “Write the originals, unchanged”."
    )
}
