//! Characters that nobody sees, in every text of a report: none reaches a file that is shown, or a terminal.

use crate::every_text::{in_every_text, under_own_law};
use crate::program::program;
use crate::report::made;
use xiangqi_arbiter::export::diagram::{PictureFormat, Style};
use xiangqi_arbiter::export::paper::{Fonts, Languages, PaperFormat, Readers};
use xiangqi_arbiter::report::{Annotations, ImagePoint, Mark, Report};
use xiangqi_arbiter::store::format::write;
use xiangqi_arbiter::text::Lang;
use xiangqi_arbiter::text::visible::is_hidden;

/// Unicode 15.1: general category Cc, Cf (without those that are seen: signs before Arabic, Syriac and Kaithi numbers),
/// Zl, Zp, and Default_Ignorable_Code_Point; and the blank pattern of braille, which looks like nothing too.
const HIDDEN: [(u32, u32); 34] = [
    (0x00, 0x1F),
    (0x7F, 0x9F),
    (0xAD, 0xAD),
    (0x34F, 0x34F),
    (0x61C, 0x61C),
    (0x115F, 0x1160),
    (0x17B4, 0x17B5),
    (0x180B, 0x180F),
    (0x200B, 0x200F),
    (0x2028, 0x2029),
    (0x202A, 0x202E),
    (0x2060, 0x206F),
    (0x2800, 0x2800),
    (0x3164, 0x3164),
    (0xFE00, 0xFE0F),
    (0xFEFF, 0xFEFF),
    (0xFFA0, 0xFFA0),
    (0xFFF0, 0xFFFB),
    (0xFFFE, 0xFFFF),
    (0x13430, 0x1343F),
    (0x16FE4, 0x16FE4),
    (0x1BCA0, 0x1BCA3),
    (0x1D173, 0x1D17A),
    (0x1FFFE, 0x1FFFF),
    (0x2FFFE, 0x2FFFF),
    (0x3FFFE, 0x3FFFF),
    (0xE0000, 0xE0001),
    (0xE0020, 0xE007F),
    (0xE0100, 0xE01EF),
    (0xEFFFE, 0xEFFFF),
    (0xFFFFE, 0xFFFFF),
    (0x10FFFE, 0x10FFFF),
    (0xE0002, 0xE001F),
    (0xE01F0, 0xE0FFF),
];

fn hidden() -> impl Iterator<Item = char> {
    HIDDEN.iter().flat_map(|&(from, to)| from..=to).filter_map(char::from_u32)
}

fn is_one(letter: char) -> bool {
    HIDDEN.iter().any(|&(from, to)| (from..=to).contains(&u32::from(letter)))
}

/// Line ends and the tab, which a file of text has of its own.
fn is_layout(letter: char) -> bool {
    matches!(letter, '\n' | '\r' | '\t')
}

fn in_text(text: &str) -> Option<String> {
    let mut letters = text.char_indices();
    let (at, letter) = letters.find(|(_, letter)| !is_layout(*letter) && is_one(*letter))?;
    let around: String = text[..at].chars().rev().take(60).collect::<Vec<_>>().into_iter().rev().collect();
    Some(format!("{letter:?} behind {around:?}"))
}

/// The report with hidden characters in every text: so many of them, others in each, or all but the tags and the
/// selectors of variants, which are thousands and alike.
fn with_hidden(each: Option<usize>) -> Report {
    let mut report = under_own_law();
    report.exhibits[0].annotations = Annotations {
        marks: vec![Mark::Label(ImagePoint { x: 1_000, y: 5_000 }, "标注".to_owned())],
        ..Annotations::default()
    };
    let all: Vec<char> = hidden().filter(|letter| !('\u{E0002}'..='\u{E0FFF}').contains(letter)).collect();
    let (report, count) = in_every_text(&report, |place| {
        let some: String = match each {
            Some(each) => all.iter().cycle().skip(each * place).take(each).collect(),
            None => all.iter().collect(),
        };
        format!("啊{some}啊")
    });
    assert!(count > 250, "{count}");
    report
}

#[test]
fn what_is_hidden_is_known() {
    for letter in hidden() {
        assert!(is_hidden(letter) || matches!(letter, '\u{2028}' | '\u{2029}'), "{letter:?}");
    }
}

/// What a PDF says in texts: alternatives, titles, bookmarks, and which characters its glyphs stand for.
fn texts_of_pdf(bytes: &[u8]) -> Vec<Vec<u8>> {
    let mut parts = vec![bytes.to_vec()];
    let find = |from: usize, what: &[u8]| {
        bytes[from..].windows(what.len()).position(|window| window == what).map(|at| from + at)
    };
    let mut at = 0;
    while let Some(start) = find(at, b"stream\n").or_else(|| find(at, b"stream\r\n")) {
        let start = start + b"stream".len() + 1;
        let end = find(start, b"endstream").unwrap();
        if let Ok(inflated) = miniz_oxide::inflate::decompress_to_vec_zlib(&bytes[start..end]) {
            parts.push(inflated);
        }
        at = end + b"endstream".len();
    }
    parts
}

/// The texts in UTF-16 of a part of a PDF: what glyphs stand for, and texts with a mark of their byte order.
fn in_utf16(part: &[u8]) -> Vec<String> {
    let of_bytes = |bytes: &[u8]| {
        let units: Vec<u16> =
            bytes.chunks_exact(2).map(|pair| u16::from_be_bytes([pair[0], pair[1]])).collect();
        String::from_utf16_lossy(&units)
    };
    let of_digits = |digits: &str| {
        let byte = |at: usize| u8::from_str_radix(digits.get(at..at + 2)?, 16).ok();
        let bytes: Option<Vec<u8>> = (0..digits.len()).step_by(2).map(byte).collect();
        bytes.map(|bytes| of_bytes(bytes.strip_prefix(b"\xFE\xFF").unwrap_or(&bytes)))
    };
    let text = String::from_utf8_lossy(part);
    let hexadecimal = || text.split('<').skip(1).filter_map(|rest| rest.split('>').next());
    let mut found: Vec<String> =
        hexadecimal().filter(|digits| digits.starts_with("FEFF")).filter_map(of_digits).collect();
    for glyphs in text.split("beginbf").skip(1).filter_map(|rest| rest.split("endbf").next()) {
        let last = glyphs.lines().filter_map(|line| line.rsplit('<').next()?.split('>').next());
        found.extend(last.filter_map(of_digits));
    }
    for (at, _) in part.windows(3).enumerate().filter(|&(_, window)| window == b"(\xFE\xFF") {
        let (mut bytes, mut rest) = (Vec::new(), part[at + 3..].iter());
        while let Some(&byte) = rest.next() {
            match byte {
                b')' => break,
                b'\\' => bytes.extend(rest.next()),
                byte => bytes.push(byte),
            }
        }
        found.push(of_bytes(&bytes));
    }
    found
}

#[test]
fn no_paper_has_hidden_characters() {
    let report = with_hidden(None);
    for readers in [Readers::File, Readers::Public { pictures: true }] {
        let paper = made(&report, Languages::Two(Lang::Zh, Lang::En), readers);
        for format in [PaperFormat::Html, PaperFormat::Text] {
            let text = String::from_utf8(format.write(&paper, &Fonts::default()).unwrap().bytes).unwrap();
            assert_eq!(in_text(&text), None, "{format:?}");
            assert!(text.contains("‹U+202E›") && text.contains("‹U+200B›") && text.contains("‹U+0007›"));
        }
        assert_eq!(in_text(&format!("{paper:?}").replace("\\n", "")), None);
    }
    let report = with_hidden(Some(9));
    for readers in [Readers::File, Readers::Public { pictures: true }] {
        let paper = made(&report, Languages::Two(Lang::Zh, Lang::En), readers);
        let pdf = PaperFormat::Pdf.write(&paper, &Fonts::default()).unwrap();
        assert!(!pdf.missing.iter().any(|&letter| is_one(letter)));
        let texts: Vec<String> = texts_of_pdf(&pdf.bytes).iter().flat_map(|part| in_utf16(part)).collect();
        // In the public paper what was added to names is a name too.
        let is_read = texts.iter().any(|text| text.contains("‹U+"));
        assert!(is_read || readers != Readers::File, "the texts of the PDF are read");
        for text in texts {
            assert_eq!(in_text(&text), None);
        }
    }
}

#[test]
fn no_picture_has_hidden_characters() {
    let caption: String = hidden().filter(|&letter| letter < '\u{E0002}').collect();
    let mut diagram = xiangqi_arbiter::export::diagram::Diagram::new(under_own_law().setup().board);
    (diagram.style, diagram.caption) = (Style::Colour, vec![format!("杯{caption}尾")]);
    let svg = PictureFormat::Svg.write(&diagram, 400).unwrap();
    assert_eq!(in_text(&String::from_utf8(svg).unwrap()), None);
}

#[test]
fn no_answer_of_the_command_line_has_hidden_characters() {
    let report = with_hidden(Some(9));
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("a.ron");
    std::fs::write(&file, write(&report).unwrap()).unwrap();
    let (file, folder) = (file.to_str().unwrap(), folder.path().to_str().unwrap());
    for lang in ["zh", "en"] {
        for words in [
            &["rule", file][..],
            &["rule", file, "--format", "json"],
            &["review", file],
            &["review", file, "--format", "json"],
            &["verify", file],
            &["verify", file, "--format", "json"],
            &["check", file],
            &["compare", file],
            &["compare", file, "--format", "json"],
            &["list", folder],
            &["list", folder, "--format", "json"],
            &["list", folder, "--fouls"],
        ] {
            let output = program("/nonexistent").args(words).args(["--lang", lang]).output().unwrap();
            let (said, errors) =
                (String::from_utf8(output.stdout).unwrap(), String::from_utf8(output.stderr).unwrap());
            assert!(!said.is_empty() || !errors.is_empty(), "{words:?}");
            assert_eq!(in_text(&said), None, "{words:?}");
            assert_eq!(in_text(&errors), None, "{words:?}");
        }
    }
}
