//! Encodings, told apart by what reads as moves, names and words.

use encoding_rs::{BIG5, GB18030, WINDOWS_1252, WINDOWS_1258};
use xiangqi::game_record::{Note, TextEncoding, read, read_as, write};

use super::{has_tags, moves, one, records};

const SIMPLIFIED: &str =
    "[Event \"全国象棋个人锦标赛\"]\n[Red \"张三\"]\n[Black \"李四\"]\n\n1. 炮二平五 马8进7 *\n";
const TRADITIONAL: &str =
    "[Event \"全國象棋個人錦標賽\"]\n[Red \"張三\"]\n[Black \"李四\"]\n\n1. 炮二平五 馬8進7 *\n";
const WESTERN: &str =
    "[Event \"Européen à Paris\"]\n[Red \"Jürgen Weiß\"]\n[Black \"José Muñoz\"]\n\n1. C2=5 H8+7 *\n";

fn read_of(bytes: &[u8]) -> (TextEncoding, Vec<Note>, String) {
    let records = records(bytes);
    assert_eq!(moves(&records.games[0]), "h2e2 h9g7");
    (records.encoding, records.notes, records.games[0].tag("Red").unwrap_or_default().to_owned())
}

#[test]
fn told_apart() {
    for (bytes, encoding, red) in [
        (GB18030.encode(SIMPLIFIED).0.into_owned(), TextEncoding::Gb18030, "张三"),
        (GB18030.encode(TRADITIONAL).0.into_owned(), TextEncoding::Gb18030, "張三"),
        (BIG5.encode(TRADITIONAL).0.into_owned(), TextEncoding::Big5, "張三"),
        (WINDOWS_1252.encode(WESTERN).0.into_owned(), TextEncoding::Windows1252, "Jürgen Weiß"),
        (SIMPLIFIED.as_bytes().to_vec(), TextEncoding::Utf8, "张三"),
    ] {
        let (found, notes, name) = read_of(&bytes);
        assert_eq!((found, name.as_str()), (encoding, red));
        let expected = (encoding != TextEncoding::Utf8).then_some(Note::ReadAs(encoding));
        assert_eq!(notes, Vec::from_iter(expected), "certain");
    }
}

#[test]
fn utf16_with_and_without_its_mark() {
    let little: Vec<u8> = SIMPLIFIED.encode_utf16().flat_map(u16::to_le_bytes).collect();
    let big: Vec<u8> = SIMPLIFIED.encode_utf16().flat_map(u16::to_be_bytes).collect();
    for (mark, bytes, encoding) in [
        (&b""[..], &little, TextEncoding::Utf16Le),
        (b"\xff\xfe", &little, TextEncoding::Utf16Le),
        (b"", &big, TextEncoding::Utf16Be),
        (b"\xfe\xff", &big, TextEncoding::Utf16Be),
    ] {
        let (found, _, name) = read_of(&[mark, bytes].concat());
        assert_eq!((found, name.as_str()), (encoding, "张三"));
    }
}

/// The bytes of Windows-1258 for names with tones, worked out from its table.
#[test]
fn vietnamese() {
    let name = b"Nguy\xea\xden V\xe3n T\xf5ng";
    assert_eq!(WINDOWS_1258.decode(name).0, "Nguyê\u{303}n Văn Tơng");
    let text =
        [&b"[Red \""[..], name, b"\"]\n[Black \"Tr\xe2\xccn \xd0\xecnh\"]\n\n1. P2-5 M8.7 *\n"].concat();
    let records = records(&text);
    assert_eq!(records.encoding, TextEncoding::Windows1258);
    has_tags(&records.games[0], &[("Red", "Nguyễn Văn Tơng")]);
    assert_eq!(moves(&records.games[0]), "h2e2 h9g7");
}

#[test]
fn portuguese_is_western() {
    let text = WINDOWS_1252
        .encode("[Red \"João Simões\"]\n[Black \"Conceição\"]\n\n1. C2=5 H8+7 *\n")
        .0
        .into_owned();
    assert_eq!(records(&text).encoding, TextEncoding::Windows1252);
}

#[test]
fn doubtful_encoding_is_named_and_can_be_given() {
    // Two characters alone can be either.
    let text = [&b"[Red \""[..], b"\xb3\xc2\xb9\xfa", b"\"]\n\n1. C2=5 H8+7 *\n"].concat();
    let records = records(&text);
    assert_eq!(records.encoding, TextEncoding::Gb18030);
    has_tags(&records.games[0], &[("Red", "陈国")]);
    assert!(records.notes.contains(&Note::EncodingDoubtful(TextEncoding::Big5)), "{:?}", records.notes);
    let given = read_as(&text, TextEncoding::Big5).unwrap();
    assert_eq!(
        (given.encoding, given.notes.as_slice()),
        (TextEncoding::Big5, &[Note::ReadAs(TextEncoding::Big5)][..])
    );
    assert_ne!(given.games[0].tag("Red"), Some("陈国"));
}

#[test]
fn texts_of_xqf() {
    let mut game = one(SIMPLIFIED);
    game.moves[0].comment = "ASCII only".to_owned();
    let plain = write::xqf(&game).unwrap();
    let with = |text: &[u8]| {
        let mut bytes = plain.clone();
        bytes[0x50] = text.len() as u8;
        bytes[0x51..0x51 + text.len()].copy_from_slice(text);
        // The other texts would speak for GBK.
        bytes[0xd0] = 0;
        (bytes[0x130], bytes[0x140]) = (0, 0);
        read(&bytes).unwrap()
    };
    let title = |text: &[u8]| with(text).games[0].tag("Title").unwrap_or_default().to_owned();
    assert_eq!(title(&BIG5.encode("全國象棋錦標賽紅方勝").0), "全國象棋錦標賽紅方勝");
    assert_eq!(title(&GB18030.encode("全国象棋锦标赛红方胜").0), "全国象棋锦标赛红方胜");
    assert_eq!(title("全国象棋赛".as_bytes()), "全国象棋赛");
    assert_eq!(title(&WINDOWS_1252.encode("Münchner Meisterschaft").0), "Münchner Meisterschaft");
    // Half a character at the end, in every encoding of two bytes.
    let cut = GB18030.encode("全国象棋锦标赛").0.into_owned();
    let records = with(&cut[..13]);
    has_tags(&records.games[0], &[("Title", "全国象棋锦标")]);
    assert_eq!(records.games[0].notes, [Note::HalfCharacters(1)]);
}

#[test]
fn old_ends_of_files_are_no_text() {
    for end in [&b"\x1a"[..], b"\0\0\0\0", b"\x1a\0\0"] {
        let game = one([SIMPLIFIED.replace('\n', "\r\n").as_bytes(), end].concat());
        assert_eq!((moves(&game).as_str(), game.flags.len()), ("h2e2 h9g7", 0));
    }
}
