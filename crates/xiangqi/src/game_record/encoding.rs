//! Text encodings, told apart by what reads as moves, names and words.

use std::borrow::Cow;

use encoding_rs::{BIG5, Encoding, GB18030, UTF_8, UTF_16BE, UTF_16LE, WINDOWS_1252, WINDOWS_1258};

use super::Note;
use super::movetext::is_chinese_move;

/// An encoding of text in which records are found.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum TextEncoding {
    /// UTF-8.
    Utf8,
    /// UTF-16, little-endian.
    Utf16Le,
    /// UTF-16, big-endian.
    Utf16Be,
    /// GB18030 with GBK and GB 2312: mainland China.
    Gb18030,
    /// Big5: Taiwan and Hong Kong.
    Big5,
    /// Windows-1252 with Latin-1: western Europe.
    Windows1252,
    /// Windows-1258: Vietnam.
    Windows1258,
}

impl TextEncoding {
    /// All of them.
    pub const ALL: [Self; 7] = [
        Self::Utf8,
        Self::Gb18030,
        Self::Big5,
        Self::Utf16Le,
        Self::Utf16Be,
        Self::Windows1252,
        Self::Windows1258,
    ];

    /// A stable name for use in data and on command lines: `utf-8`, `gb18030`, `big5` and so on.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Self::Utf8 => "utf-8",
            Self::Utf16Le => "utf-16le",
            Self::Utf16Be => "utf-16be",
            Self::Gb18030 => "gb18030",
            Self::Big5 => "big5",
            Self::Windows1252 => "windows-1252",
            Self::Windows1258 => "windows-1258",
        }
    }

    /// The encoding of a [code](Self::code).
    #[must_use]
    pub fn of_code(code: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|encoding| encoding.code() == code)
    }

    /// The name by which people know it.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Utf8 => "UTF-8",
            Self::Utf16Le => "UTF-16",
            Self::Utf16Be => "UTF-16 (BE)",
            Self::Gb18030 => "GB18030 (GBK)",
            Self::Big5 => "Big5",
            Self::Windows1252 => "Windows-1252",
            Self::Windows1258 => "Windows-1258",
        }
    }

    /// The text of a file in whatever encoding it is, told apart as for records, and that encoding. Bytes that are no
    /// characters of it become `U+FFFD`.
    #[must_use]
    pub fn read(bytes: &[u8]) -> (Cow<'_, str>, Self) {
        let (text, encoding, _) = decode(bytes, None);
        (text, encoding)
    }

    const fn decoder(self) -> &'static Encoding {
        match self {
            Self::Utf8 => UTF_8,
            Self::Utf16Le => UTF_16LE,
            Self::Utf16Be => UTF_16BE,
            Self::Gb18030 => GB18030,
            Self::Big5 => BIG5,
            Self::Windows1252 => WINDOWS_1252,
            Self::Windows1258 => WINDOWS_1258,
        }
    }

    /// The text of bytes in this encoding, without a mark of byte order, and whether all of them are characters of it.
    pub(super) fn decode(self, bytes: &[u8]) -> (Cow<'_, str>, bool) {
        let (text, lost) = self.decoder().decode_with_bom_removal(bytes);
        match self {
            Self::Windows1258 => (Cow::Owned(composed(&text)), lost),
            _ => (text, lost),
        }
    }
}

/// An encoding as found, with another that is as likely, or nearly so.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(super) struct Found {
    pub encoding: TextEncoding,
    pub other: Option<TextEncoding>,
}

impl Found {
    /// One that is certain.
    pub const fn sure(encoding: TextEncoding) -> Self {
        Self { encoding, other: None }
    }

    /// What is to be said about it; nothing for UTF-8.
    pub fn notes(self) -> Vec<Note> {
        let read_as = (self.encoding != TextEncoding::Utf8).then_some(Note::ReadAs(self.encoding));
        read_as.into_iter().chain(self.other.map(Note::EncodingDoubtful)).collect()
    }
}

/// The text of a file, the encoding it was read in, and what is to be said about that.
pub(super) fn decode(bytes: &[u8], wanted: Option<TextEncoding>) -> (Cow<'_, str>, TextEncoding, Vec<Note>) {
    let found = wanted.map_or_else(|| find(bytes), Found::sure);
    let mut notes = found.notes();
    let (text, lost) = found.encoding.decode(bytes);
    notes.extend(lost.then_some(Note::LostCharacters));
    // Half a character, as other programs cut them, is none.
    let text = if lost { Cow::Owned(text.replace('\u{fffd}', "")) } else { text };
    (text, found.encoding, notes)
}

/// The encoding of a file: by its mark, else UTF-8 where it is that, else the one in which it reads best.
fn find(bytes: &[u8]) -> Found {
    let marks: [(&[u8], TextEncoding); 3] = [
        (&[0xff, 0xfe], TextEncoding::Utf16Le),
        (&[0xfe, 0xff], TextEncoding::Utf16Be),
        (&[0xef, 0xbb, 0xbf], TextEncoding::Utf8),
    ];
    if let Some((_, encoding)) = marks.into_iter().find(|(mark, _)| bytes.starts_with(mark)) {
        return Found::sure(encoding);
    }
    if let Some(encoding) = utf16_without_mark(bytes) {
        return Found::sure(encoding);
    }
    if std::str::from_utf8(bytes).is_ok() || is_damaged_utf8(bytes) {
        return Found::sure(TextEncoding::Utf8);
    }
    best(bytes)
}

/// UTF-16 whose mark is missing shows by the zeros of its digits, blanks and line ends.
fn utf16_without_mark(bytes: &[u8]) -> Option<TextEncoding> {
    let (mut first, mut second) = (0, 0);
    let pairs = bytes.len() / 2;
    for pair in bytes.chunks_exact(2) {
        first += usize::from(pair.first() == Some(&0));
        second += usize::from(pair.last() == Some(&0));
    }
    let most = |zeros: usize, others: usize| zeros > 1 && zeros * 12 > pairs && others * 8 < zeros;
    if most(second, first) {
        Some(TextEncoding::Utf16Le)
    } else if most(first, second) {
        Some(TextEncoding::Utf16Be)
    } else {
        None
    }
}

/// Whether bytes that are not UTF-8 throughout still are it for the most part: Chinese in GB18030 almost never
/// forms the three-byte sequences of UTF-8, so that several of them for each fault decide.
fn is_damaged_utf8(bytes: &[u8]) -> bool {
    let (mut good, mut faults) = (0, 0);
    for chunk in bytes.utf8_chunks() {
        good += chunk.valid().chars().filter(|character| character.len_utf8() > 2).count();
        faults += usize::from(!chunk.invalid().is_empty());
    }
    good > 4 * faults
}

/// How much is looked at to tell encodings apart.
const SAMPLE: usize = 64 * 1024;
/// An encoding that reads worse by less than this is as likely.
const CLEARLY_BETTER: i64 = 6;
/// Most records that are not UTF-8 come from mainland China.
const GB18030_FIRST: i64 = 2;

/// The encoding, one byte a character or two, in which bytes read best.
pub(super) fn best(bytes: &[u8]) -> Found {
    let sample = sample(bytes);
    let score = |encoding| {
        let (text, _) = TextEncoding::decode(encoding, &sample);
        let shape = match encoding {
            TextEncoding::Gb18030 => GB18030_FIRST + pairs(&sample, gb18030_pair),
            TextEncoding::Big5 => pairs(&sample, big5_pair),
            _ => latin(&sample, encoding == TextEncoding::Windows1258),
        };
        (encoding, shape + words(&text), text.into_owned())
    };
    let [gb18030, others @ ..] =
        [TextEncoding::Gb18030, TextEncoding::Big5, TextEncoding::Windows1252, TextEncoding::Windows1258]
            .map(score);
    let (mut first, mut second) = (gb18030, None);
    for one in others {
        if one.1 > first.1 {
            second = Some(std::mem::replace(&mut first, one));
        } else if second.as_ref().is_none_or(|second| one.1 > second.1 && one.2 != first.2) {
            second = Some(one);
        }
    }
    let other = second.filter(|second| second.2 != first.2 && first.1 - second.1 < CLEARLY_BETTER);
    Found { encoding: first.0, other: other.map(|other| other.0) }
}

/// The lines with bytes that are not ASCII, as far as they are looked at.
fn sample(bytes: &[u8]) -> Vec<u8> {
    let mut sample = Vec::new();
    for line in bytes.split_inclusive(|&byte| byte == b'\n').filter(|line| !line.is_ascii()) {
        sample.extend(line.iter().take(SAMPLE));
        if sample.len() >= SAMPLE {
            break;
        }
    }
    sample
}

/// What bytes say for an encoding of two bytes a character, by how common its characters are.
fn pairs(bytes: &[u8], value: fn(u8, u8) -> Option<i64>) -> i64 {
    let mut sum = 0;
    let mut rest = bytes;
    let mut in_word = false;
    while let [first, behind @ ..] = rest {
        rest = behind;
        if first.is_ascii() {
            in_word = first.is_ascii_alphabetic();
            continue;
        }
        match behind.first().and_then(|second| value(*first, *second)) {
            Some(points) => {
                sum += points - if std::mem::take(&mut in_word) { IN_A_WORD } else { 0 };
                rest = behind.get(1..).unwrap_or_default();
            }
            None => sum -= NO_CHARACTER,
        }
    }
    sum
}

/// What a byte that is no character costs.
const NO_CHARACTER: i64 = 8;
/// What a Chinese character right behind a Latin letter costs.
const IN_A_WORD: i64 = 2;

/// The 3,755 common characters of GB 2312 begin with B0 to D7; what GBK adds, rare or traditional, has a second byte
/// below A1 or a first below A1 or above F7.
const fn gb18030_pair(first: u8, second: u8) -> Option<i64> {
    match (first, second) {
        (0xb0..=0xd7, 0xa1..=0xfe) => Some(2),
        (0xa1 | 0xa3, 0xa1..=0xfe) => Some(1),
        (0xd8..=0xf7, 0xa1..=0xfe) => Some(0),
        (0x81..=0xfe, 0x40..=0x7e | 0x80..=0xfe) => Some(-1),
        // Four bytes; those behind are ASCII or looked at again.
        (0x81..=0xfe, 0x30..=0x39) => Some(-2),
        _ => None,
    }
}

/// The 5,401 common characters of Big5 begin with A4 to C6.
const fn big5_pair(first: u8, second: u8) -> Option<i64> {
    if !matches!(second, 0x40..=0x7e | 0xa1..=0xfe) {
        return None;
    }
    match first {
        0xa4..=0xc6 => Some(2),
        0xa1..=0xa3 => Some(1),
        0xc9..=0xf9 => Some(-1),
        0x81..=0xfe => Some(-3),
        _ => None,
    }
}

/// What bytes say for an encoding of one byte a character: its letters stand between letters of ASCII, while the
/// bytes of Chinese stand beside each other.
fn latin(bytes: &[u8], vietnamese: bool) -> i64 {
    let mut sum = 0;
    for (index, &byte) in bytes.iter().enumerate().filter(|(_, byte)| !byte.is_ascii()) {
        let before = index.checked_sub(1).and_then(|index| bytes.get(index)).copied().unwrap_or(b' ');
        let after = bytes.get(index + 1).copied().unwrap_or(b' ');
        let tone = vietnamese && matches!(byte, 0xcc | 0xd2 | 0xde | 0xec | 0xf2);
        sum += match (byte, before.is_ascii(), after.is_ascii()) {
            (0x81 | 0x8d | 0x8f | 0x90 | 0x9d, ..) => -NO_CHARACTER,
            (0x80..=0xbf | 0xd7 | 0xf7, true, true) => 0,
            (0x80..=0xbf | 0xd7 | 0xf7, ..) => -3,
            _ if tone => {
                let letter = char::from(before).to_ascii_lowercase();
                let vowel = "aeiouy".contains(letter)
                    || matches!(before, 0xc2 | 0xe2 | 0xc3 | 0xe3 | 0xca | 0xea | 0xd4 | 0xf4)
                    || matches!(before, 0xd5 | 0xf5 | 0xdd | 0xfd);
                if vowel { 5 } else { -5 }
            }
            (_, true, true) if before.is_ascii_alphabetic() || after.is_ascii_alphabetic() => {
                3 + i64::from(vietnamese && matches!(byte, 0xd0 | 0xf0))
            }
            (0xc3 | 0xe3 | 0xc2 | 0xe2 | 0xca | 0xea | 0xd4 | 0xf4 | 0xd5 | 0xf5 | 0xdd | 0xfd, true, _)
                if vietnamese =>
            {
                3
            }
            (_, true, true) => 0,
            (_, true, false) | (_, false, true) => -1,
            (_, false, false) => -3,
        };
    }
    sum
}

/// What a text says for the encoding it was read in: moves, and characters that names and headings are full of.
fn words(text: &str) -> i64 {
    let mut sum = 0;
    let mut window = ['\0'; 4];
    for character in text.chars() {
        let [_, b, c, d] = window;
        window = [b, c, d, character];
        sum += match character {
            _ if is_chinese_move(window) => 12,
            _ if !character.is_ascii() && COMMON.contains(character) => 1,
            _ => 0,
        };
    }
    sum
}

/// Common surnames, and the characters of headings, in simplified and traditional form.
const COMMON: &str = "王李张刘陈杨赵黄周吴徐孙胡朱高林何郭罗梁宋郑谢韩唐冯于董萧程曹袁邓许傅沈曾彭吕苏卢蒋蔡贾丁魏薛叶余潘杜\
    戴夏钟汪田任姜范方石姚谭廖邹熊金陆郝孔白崔康毛邱秦江史顾侯邵孟龙万段雷钱汤尹黎易常武乔贺赖龚文洪柳\
    張劉陳楊趙黃吳孫羅鄭謝韓馮蕭鄧許呂蘇盧蔣賈葉鍾譚鄒陸顧龍萬錢湯喬賀賴龔\
    象棋赛杯届第轮局红黑胜负和先后全国个人团体锦标联年月日省市队级大师特中炮对屏风马飞相仙人指路兵卒车过河进退平\
    賽屆輪紅勝負後國個團體錦標聯隊級師對風馬飛車過進一二三四五六七八九十甲乙丙丁戊某";

/// The text with the tones of Windows-1258, which stand behind their vowels, and the vowels made one character.
fn composed(text: &str) -> String {
    let mut composed = String::with_capacity(text.len());
    for character in text.chars() {
        let tone = TONES.iter().position(|&tone| tone == character);
        let before = composed.chars().next_back();
        let one = tone.zip(before).and_then(|(tone, before)| {
            let with_tones = VOWELS.iter().find(|(vowel, _)| *vowel == before)?.1;
            with_tones.chars().nth(tone)
        });
        match one {
            Some(one) => {
                composed.pop();
                composed.push(one);
            }
            None => composed.push(character),
        }
    }
    composed
}

/// Grave, hook above, tilde, acute, dot below.
const TONES: [char; 5] = ['\u{300}', '\u{309}', '\u{303}', '\u{301}', '\u{323}'];

/// The vowels of Vietnamese, and each with the tones in that order.
const VOWELS: [(char, &str); 24] = [
    ('a', "àảãáạ"),
    ('ă', "ằẳẵắặ"),
    ('â', "ầẩẫấậ"),
    ('e', "èẻẽéẹ"),
    ('ê', "ềểễếệ"),
    ('i', "ìỉĩíị"),
    ('o', "òỏõóọ"),
    ('ô', "ồổỗốộ"),
    ('ơ', "ờởỡớợ"),
    ('u', "ùủũúụ"),
    ('ư', "ừửữứự"),
    ('y', "ỳỷỹýỵ"),
    ('A', "ÀẢÃÁẠ"),
    ('Ă', "ẰẲẴẮẶ"),
    ('Â', "ẦẨẪẤẬ"),
    ('E', "ÈẺẼÉẸ"),
    ('Ê', "ỀỂỄẾỆ"),
    ('I', "ÌỈĨÍỊ"),
    ('O', "ÒỎÕÓỌ"),
    ('Ô', "ỒỔỖỐỘ"),
    ('Ơ', "ỜỞỠỚỢ"),
    ('U', "ÙỦŨÚỤ"),
    ('Ư', "ỪỬỮỨỰ"),
    ('Y', "ỲỶỸÝỴ"),
];
