//! The dialogs of papers and pictures as files.

use super::ruling::say;
use super::{Lang, names, sheet};

/// Makes the table: one line a text, Chinese and English. A text without one of them does not compile.
macro_rules! table {
    ($($name:ident: $zh:literal, $en:literal;)*) => {
        /// Every fixed text of the dialogs.
        #[derive(Debug)]
        pub struct Printing {
            $(#[doc = $zh] pub $name: &'static str,)*
        }

        const ZH: Printing = Printing { $($name: $zh,)* };
        const EN: Printing = Printing { $($name: $en,)* };

        impl Printing {
            /// Every text, for tests that walk the table.
            pub fn all(&self) -> impl Iterator<Item = &'static str> {
                [$(self.$name,)*].into_iter()
            }
        }
    };
}

/// The texts of a language.
#[must_use]
pub const fn printing(lang: Lang) -> &'static Printing {
    match lang {
        Lang::Zh => &ZH,
        Lang::En => &EN,
    }
}

table! {
    title: "文书", "Paper";
    explained: "报告、裁决、理由和仲裁决定，作成一份可以打印和存档的文书。",
        "The report, the ruling with its reasons and the decisions, as a paper to print and to file.";
    kind: "格式", "Format";
    pdf: "PDF（打印、存档）", "PDF, to print and file";
    html: "网页（HTML）", "HTML page";
    text: "纯文字（TXT）", "Plain text";
    languages: "语言", "Language";
    both: "中英对照", "Both";
    readers: "给谁看", "For";
    file: "存档：全部内容", "The file: everything";
    public: "公开版", "The public";
    left_out: "公开版略去：", "Left out of the public version:";
    names: "姓名、单位（正文里写法相同的以 ××× 代替，请通读）", "Names and teams (replaced by ××× in texts where written alike; read it through)";
    notes: "备注、回避原因、采信根据、申诉费", "Notes, reasons for withdrawing, what findings rest on, fees";
    signatures: "签名与密钥", "Signatures and keys";
    pictures: "证据图片", "The exhibits' pictures";
    board: "棋盘", "Board";
    colour: "彩色", "In colour";
    print: "黑白", "Black and white";
    unsaved: "报告有未保存的改动；文书按现在的内容制作，先保存报告，两者的摘要才一致。",
        "The report has changes that were not saved. The paper is made of it as it stands; save it, so that both have the same digest.";
    write: "选择位置…", "Choose where…";
    writing: "正在制作文书", "Making the paper";
    making: "整理案情和图片…", "Working out the case and its pictures…";
    setting: "排版…", "Setting the pages…";
    saving: "写入文件…", "Writing the file…";
    missing_title: "有的字符印不出来", "Some characters cannot be printed";
    failed: "没有做成文书", "The paper was not made";
    take_out_failed: "图片没有全部写出", "Not all pictures were written";
    pictures_title: "证据图片另存为文件", "Pictures as files";
    pictures_clean: "导出的图片去掉拍摄地点、设备和时间等信息，像素不变；原图仍在报告里。",
        "The pictures are written without the place, camera and time they hold; the pixels are the same, and the originals stay in the report.";
    pictures_original: "导出未经改动的原图", "Write the originals, unchanged";
    pictures_warned: "原图里的拍摄地点等信息会一起交出去。", "The place and whatever else the originals hold goes out with them.";
    choose_folder: "选择文件夹…", "Choose a folder…";
    folder: "存放图片的文件夹", "The folder for the pictures";
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
