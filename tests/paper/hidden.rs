//! Characters that nobody sees, in every text of a report: none reaches a file that is shown, or a terminal.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use crate::every_text::{SCHEMA, everything, in_every_text, under_own_law, values};
use crate::program::program;
use crate::report::digest;
use xiangqi_arbiter::PROGRAM;
use xiangqi_arbiter::export::diagram::{PictureFormat, Style};
use xiangqi_arbiter::export::paper::{
    Fonts, Languages, Options, Paper, PaperFormat, PaperKind, Readers, Subject, book, message, paper,
};
use xiangqi_arbiter::incident::{ActKind, Asks};
use xiangqi_arbiter::law::Library;
use xiangqi_arbiter::report::Report;
use xiangqi_arbiter::store::format::write;
use xiangqi_arbiter::store::keys;
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
    let all: Vec<char> = hidden().filter(|letter| !('\u{E0002}'..='\u{E0FFF}').contains(letter)).collect();
    let (report, count) = in_every_text(&everything(), |place| {
        let some: String = match each {
            Some(each) => all.iter().cycle().skip(each * place).take(each).collect(),
            None => all.iter().collect(),
        };
        format!("啊{some}啊")
    });
    assert!(count > 250, "{count}");
    report
}

/// The fields of the schema that hold texts. What stands in these is no free text: squares, moves, digests, and what
/// says what kind of file it is.
fn fields_with_text() -> BTreeSet<String> {
    const FIXED: [&str; 12] = [
        "format",
        "start",
        "picture",
        "read",
        "doubtful",
        "corrections",
        "moves",
        "later",
        "key",
        "media_type",
        "sha256",
        "data",
    ];
    let types =
        SCHEMA.split_once("#[serde(rename = \"report\"").unwrap().1.split_once("impl File").unwrap().0;
    let is_word = |letter: char| letter.is_alphanumeric() || letter == '_';
    let mut fields = BTreeSet::new();
    for line in
        types.lines().map(str::trim).filter(|line| !line.starts_with("//") && !line.starts_with("fn "))
    {
        let mut parts = line.split(": ").peekable();
        while let (Some(before), Some(after)) = (parts.next(), parts.peek()) {
            let name = &before[before.rfind(|letter| !is_word(letter)).map_or(0, |at| at + 1)..];
            if after.contains("String") && !FIXED.contains(&name) {
                fields.insert(name.to_owned());
            }
        }
    }
    fields
}

#[test]
fn every_text_of_a_report_is_tried() {
    let report = with_hidden(Some(9));
    let ron = write(&report).unwrap();
    let values = values(&ron);
    let tried: BTreeSet<String> = values
        .iter()
        .filter(|value| ron[value.place.clone()].contains('啊'))
        .map(|value| value.fields.last().unwrap().clone())
        .collect();
    let fields = fields_with_text();
    assert!(fields.len() > 30 && fields.contains("withdrew") && fields.contains("comments"), "{fields:?}");
    assert_eq!(fields.difference(&tried).collect::<Vec<_>>(), Vec::<&String>::new(), "not tried");
    assert!(tried.contains("timeline") && tried.contains("result"), "{tried:?}");
    // The events hold their texts within one.
    let with_words = |kind: &ActKind| matches!(kind.asks(), Asks::Words | Asks::Nature | Asks::Topic);
    for kind in ActKind::all().filter(with_words) {
        let words = |kind: ActKind| kind.pattern().split(' ').next().unwrap().to_owned();
        let is_tried = report.timeline.iter().any(|event| {
            ActKind::of(&event.act) == kind && event.act.text().is_some_and(|text| text.contains('啊'))
        });
        assert!(is_tried, "{}", words(kind));
    }
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

/// Every paper that can be made of a report, the book of its event among them.
fn papers(report: &Report) -> Vec<Paper> {
    let library = Library::built_in().unwrap().with_law_of(report.event.law());
    let digest = digest(report);
    let subject = Subject { report, library: &library, digest: &digest, program: PROGRAM };
    let languages = Languages::Two(Lang::Zh, Lang::En);
    let mut papers = Vec::new();
    for readers in [Readers::File, Readers::Public { pictures: true }] {
        let options = Options { languages, readers, ..Options::default() };
        papers.extend(PaperKind::of(report).map(|kind| paper(&subject, &Options { kind, ..options })));
        papers.push(book(&[subject], &["坏\u{202E}\u{7}.ron".to_owned()], &options));
    }
    assert_eq!(papers.len(), 8, "report, sheet, decision and book");
    papers
}

#[test]
fn no_paper_has_hidden_characters() {
    let mut shown = 0;
    for paper in papers(&with_hidden(None)) {
        for format in [PaperFormat::Html, PaperFormat::Text] {
            let text = String::from_utf8(format.write(&paper, &Fonts::default()).unwrap().bytes).unwrap();
            assert_eq!(in_text(&text), None, "{format:?}");
            let is_shown = ["‹U+202E›", "‹U+200B›", "‹U+0007›"].iter().all(|shown| text.contains(shown));
            shown += usize::from(is_shown);
        }
        assert_eq!(in_text(&message(&paper)), None);
        assert_eq!(in_text(&format!("{paper:?}").replace("\\n", "")), None);
    }
    assert!(shown >= 10, "{shown} of 16 show what was hidden");
    let mut read = 0;
    for paper in papers(&with_hidden(Some(9))) {
        let pdf = PaperFormat::Pdf.write(&paper, &Fonts::default()).unwrap();
        assert!(!pdf.missing.iter().any(|&letter| is_one(letter)));
        let texts: Vec<String> = texts_of_pdf(&pdf.bytes).iter().flat_map(|part| in_utf16(part)).collect();
        // In the public paper what was added to names is a name too.
        read += usize::from(texts.iter().any(|text| text.contains("‹U+")));
        for text in texts {
            assert_eq!(in_text(&text), None);
        }
    }
    assert!(read >= 4, "the texts of the PDF are read: {read}");
}

#[test]
fn no_picture_has_hidden_characters() {
    let caption: String = hidden().filter(|&letter| letter < '\u{E0002}').collect();
    let mut diagram = xiangqi_arbiter::export::diagram::Diagram::new(under_own_law().setup().board);
    (diagram.style, diagram.caption) = (Style::Colour, vec![format!("杯{caption}尾")]);
    let svg = PictureFormat::Svg.write(&diagram, 400).unwrap();
    assert_eq!(in_text(&String::from_utf8(svg).unwrap()), None);
}

/// A few of the characters, others for each number.
fn some(number: usize) -> String {
    let usual: Vec<char> = hidden().filter(|&letter| letter < '\u{E0002}' && !is_layout(letter)).collect();
    usual.iter().cycle().skip(7 * number).take(7).collect()
}

/// A record with them in its tags, comments, variations, moves and behind all of these.
fn record() -> String {
    let some = (0..9).map(some).collect::<Vec<_>>();
    // So few controls in so much text that it is one.
    let long = "此着稳健，另有变化。".repeat(600);
    format!(
        "[Event \"杯{}\"]\n[Red \"甲{}\"]\n[Black \"乙{}\"]\n[Re{}mark \"说{}\"]\n\n{{前{}{long}}} 1. 炮二平五 {{评{}}} \
         (1. 炮八平五 {{另{}}}) 马8进7 2. 马二进四 车9平{}8 尾",
        some[0], some[1], some[2], some[3], some[4], some[5], some[6], some[7], some[8]
    )
}

/// A list of pairings with them in names and headings and in a line that says nothing.
fn pairings() -> String {
    let some = (10..16).map(some).collect::<Vec<_>>();
    format!(
        "赛事,杯{}\n轮次,台次,红方,单位,黑方,单位\n一{},1,甲{},长{},乙,吉林\n1,2,丙{},,,\n不知道{}\n",
        some[0], some[1], some[2], some[3], some[4], some[5]
    )
}

/// Law of one's own that is refused, in files whose names have them.
fn own_law(home: &Path) {
    let folder = home.join("xiangqi-arbiter");
    for (number, kind) in ["rulebooks", "readings", "regulations", "amendments"].into_iter().enumerate() {
        let folder = folder.join(kind);
        fs::create_dir_all(&folder).unwrap();
        let name = some(number + 20).replace(['/', '\0'], "");
        fs::write(folder.join(format!("甲{name}.ron")), format!("(id: \"{}\", no: 1)", some(number + 30)))
            .unwrap();
    }
}

#[test]
fn no_answer_of_the_command_line_has_hidden_characters() {
    let report = with_hidden(Some(9));
    let folder = tempfile::tempdir().unwrap();
    let path = |name: &str| folder.path().join(name).to_str().unwrap().to_owned();
    let (reports, home) = (folder.path().join("reports"), folder.path().join("home"));
    fs::create_dir(&reports).unwrap();
    own_law(&home);
    let file = reports.join("a.ron");
    fs::write(&file, write(&report).unwrap()).unwrap();
    fs::write(reports.join("坏\u{202E}\u{7}.ron"), format!("(format: \"{}\")", some(40))).unwrap();
    let (record_file, list) = (path("record.pgn"), path("list.csv"));
    fs::write(&record_file, record()).unwrap();
    fs::write(&list, pairings()).unwrap();
    let (key, words) = (path("key"), path("words"));
    keys::create(Path::new(&key), &format!("丁{}", some(41)), "correct horse battery").unwrap();
    fs::write(&words, "correct horse battery\n").unwrap();
    let (file, reports) = (file.to_str().unwrap(), reports.to_str().unwrap());
    let (unknown, out) = (some(42).replace('\0', ""), path("out.html"));
    let unknown = unknown.as_str();
    let start = "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w";
    let mut said_so = 0;
    for lang in ["zh", "en"] {
        for words in [
            &["rule", file][..],
            &["rule", file, "--format", "json"],
            &["rule", file, "--reading", unknown],
            &["rule", file, "--rulebook", unknown],
            &["rule", file, "--regulation", unknown],
            &["rule", "--fen", unknown, "--level", "national", "--events", "touch c6"],
            &["rule", "--fen", start, "--level", "national", "--events", unknown, "--format", "json"],
            &["review", file],
            &["review", file, "--format", "json"],
            &["review", reports],
            &["verify", file],
            &["verify", file, "--format", "json"],
            &["verify", file, "--key", unknown],
            &["check", file],
            &["compare", file],
            &["compare", file, "--format", "json"],
            &["list", reports],
            &["list", reports, "--format", "json"],
            &["list", reports, "--fouls"],
            &["list", reports, "--rule"],
            &["list", reports, "--search", unknown],
            &["import", &record_file],
            &["import", &record_file, "--format", "json"],
            &["import", file],
            &["repetition", &record_file],
            &["repetition", file, "--format", "json"],
            &["pairings", &list],
            &["pairings", &list, "--format", "json"],
            &["notation", "--fen", start, "--text", unknown],
            &["notation", "--fen", start, "--text", unknown, "--format", "json"],
            &["status", "--fen", unknown, "--format", "json"],
            &["key", "show", "--key", &key],
            &["sign", file, "--ruling", "1", "--key", &key, "--passphrase-file", &words],
            &["book", reports, "--to", &out, "--force"],
            &["export", file, "--to", &out, "--force"],
        ] {
            let output = program(&home).args(words).args(["--lang", lang]).output().unwrap();
            let (said, errors) =
                (String::from_utf8(output.stdout).unwrap(), String::from_utf8(output.stderr).unwrap());
            assert!(!said.is_empty() || !errors.is_empty(), "{words:?}");
            assert_eq!(in_text(&said), None, "{words:?}");
            assert_eq!(in_text(&errors), None, "{words:?}");
            said_so += usize::from(said.contains("‹U+") || errors.contains("‹U+") || said.contains("\\u"));
        }
    }
    assert!(said_so > 50, "{said_so} show what they were given");
}
