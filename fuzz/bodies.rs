//! What each fuzz target does with its bytes. The ordinary tests replay old findings through the same functions.

#[path = "model.rs"]
mod model;

use board_reader::{Corners, Picture, Point, read_picture, read_set};
use xiangqi::game_record::write::{Labels, Notation, dhtmlxq, fens, list, pgn, xqf};
use xiangqi::game_record::{MAX_GAMES, MAX_MOVES, RecordedGame, read};
use xiangqi::notation::{self, Convention, chinese, iccs, uci, wxf};
use xiangqi::{START, fen, movegen};
use xiangqi_arbiter::law::{Library, Regulation};
use xiangqi_arbiter::store::format;
use xiangqi_arbiter::text::{Lang, faults, records};

/// A target: its name and what it does.
pub type Body = (&'static str, fn(&[u8]));

/// Every target.
pub const BODIES: [Body; 12] = [
    ("fen", fen_text),
    ("notation", notation_text),
    ("record_any", record_any),
    ("record_pgn", record_pgn),
    ("record_dhtmlxq", record_dhtmlxq),
    ("record_xqf", record_xqf),
    ("record_text", record_text),
    ("report", report),
    ("law", law),
    ("regulation", regulation),
    ("model", model),
    ("picture", picture),
];

fn text(data: &[u8]) -> std::borrow::Cow<'_, str> {
    String::from_utf8_lossy(data)
}

/// A picture of a board: its size, four corners, and pixels that are repeated. What is read is a board with shares.
pub fn picture(data: &[u8]) {
    let Some((head, pixels)) = data.split_first_chunk::<18>() else { return };
    let (width, height) = (1 + 2 * usize::from(head[0]), 1 + 2 * usize::from(head[1]));
    let rgb: Vec<u8> = pixels.iter().copied().cycle().take(width * height * 3).collect();
    let Some(picture) = Picture::new(width, height, &rgb) else { return };
    let mut points = [Point::default(); 4];
    for (point, bytes) in points.iter_mut().zip(head[2..].chunks_exact(4)) {
        let coordinate = |low: u8, high: u8| f32::from(i16::from_le_bytes([low, high])) / 16.0;
        *point = Point { x: coordinate(bytes[0], bytes[1]), y: coordinate(bytes[2], bytes[3]) };
    }
    for reading in [read_set(&picture, Corners::new(points), &|| false), read_picture(&picture, &|| false)] {
        let Ok(reading) = reading else { continue };
        assert_eq!(reading.squares.len(), 90);
        for square in &reading.squares {
            assert_eq!(reading.board.get(square.square), square.read);
            assert!(square.candidates.iter().all(|candidate| (0.0..=1.0001).contains(&candidate.share)));
        }
    }
}

/// A position as text: what is read is written and read again, and all its faults can be said.
pub fn fen_text(data: &[u8]) {
    let text = text(data);
    match fen::read(&text) {
        Ok(reading) => {
            let again = fen::read(&fen::write(&reading.setup)).expect("what was written");
            assert_eq!(again.setup, reading.setup);
            for fault in reading.setup.faults() {
                assert!(!faults::fault(&fault, Lang::Zh).is_empty());
            }
            if let Ok(position) = reading.setup.position() {
                assert_eq!(
                    position.legal_moves().len(),
                    movegen::count_legal_moves(position.board(), position.turn())
                );
            }
        }
        Err(error) => assert!(!faults::fen_error(&error, Lang::En).is_empty()),
    }
}

/// A position on the first line, a move on the second: what is read and legal is written and read again.
pub fn notation_text(data: &[u8]) {
    let text = text(data);
    let (first, second) = text.split_once('\n').unwrap_or((START, &text));
    let Ok(position) = first.parse::<xiangqi::Position>() else { return };
    let (board, side) = (position.board(), position.turn());
    match notation::read(board, side, second) {
        Ok(mv) => {
            let written = [
                chinese::write_with(board, mv, Convention::Association),
                chinese::write(board, mv).map(|text| chinese::traditional(&text)),
                wxf::write(board, mv),
                Some(iccs(mv)),
                Some(uci(mv)),
            ];
            let legal = position.legal_moves().contains(&mv);
            for text in written.into_iter().flatten().filter(|_| legal) {
                match notation::read(board, side, &text) {
                    Ok(again) => assert_eq!(again, mv, "{text}"),
                    // Boards with more pieces than a game has can have no words for all their moves.
                    Err(error) => assert!(!position.faults().is_empty(), "{text}: {error}"),
                }
            }
        }
        Err(error) => assert!(!faults::notation_error(&error, Lang::En).is_empty()),
    }
}

/// Any bytes as a record.
pub fn record_any(data: &[u8]) {
    let records = match read(data) {
        Ok(records) => records,
        Err(error) => {
            assert!(!records::error(&error, Lang::Zh).is_empty());
            return;
        }
    };
    let games = &records.games;
    assert!((1..=MAX_GAMES).contains(&games.len()));
    for game in games {
        assert!(game.moves.len() <= MAX_MOVES);
        for flag in &game.flags {
            assert!(flag.ply <= game.moves.len() + usize::from(!flag.kind.is_of_a_move()));
        }
        for (index, variation) in game.variations.iter().enumerate() {
            let line = match variation.leaves {
                None => &game.moves,
                Some(line) => &game.variations[..index][line].moves,
            };
            assert!(variation.after <= line.len());
        }
        for (lang, flag) in Lang::ALL.into_iter().zip(&game.flags) {
            assert!(!records::flag(flag, lang).is_empty());
        }
    }
    assert_eq!(fens(games).lines().count(), games.len());
    let lines = |games: &[RecordedGame]| -> Vec<Vec<String>> {
        games.iter().map(|game| game.moves.iter().map(|one| one.mv.to_string()).collect()).collect()
    };
    let before = lines(games);
    for (name, text) in [
        ("zh", pgn(games, Notation::Chinese)),
        ("wxf", pgn(games, Notation::Wxf)),
        ("iccs", pgn(games, Notation::Iccs)),
        ("dhtmlxq", dhtmlxq(games)),
    ] {
        let again = read(text.as_bytes()).map(|records| lines(&records.games));
        assert_eq!(again.as_ref(), Ok(&before), "{name}\n{text}");
    }
    // One game at a time: a list does not always say where a game ends.
    for (game, before) in games.iter().zip(&before).filter(|(game, _)| !game.moves.is_empty()) {
        let text = list(std::slice::from_ref(game), Notation::Chinese, Labels::Chinese);
        let again = read(text.as_bytes()).map(|records| lines(&records.games));
        assert_eq!(again.as_deref(), Ok(std::slice::from_ref(before)), "{text}");
        if let Ok(bytes) = xqf(game) {
            let again = read(&bytes).map(|records| lines(&records.games));
            assert_eq!(again.as_deref(), Ok(std::slice::from_ref(before)));
        }
    }
}

fn behind(prefix: &[u8], data: &[u8]) -> Vec<u8> {
    [prefix, data].concat()
}

/// The bytes behind a tag of PGN.
pub fn record_pgn(data: &[u8]) {
    record_any(&behind(b"[Red \"a\"]\n", data));
}

/// The bytes inside a frame of DhtmlXQ.
pub fn record_dhtmlxq(data: &[u8]) {
    record_any(&behind(b"[DhtmlXQ]\n", data));
}

/// The first bytes as the beginning of the header of XQF, the rest as its tree.
pub fn record_xqf(data: &[u8]) {
    let (head, body) = data.split_at(data.len().min(64));
    let mut bytes = vec![0; 1024];
    for (byte, value) in bytes.iter_mut().zip(head) {
        *byte = *value;
    }
    if let [x, q, version, ..] = bytes.as_mut_slice() {
        (*x, *q) = (b'X', b'Q');
        *version %= 0x13;
    }
    record_any(&behind(&bytes, body));
}

/// The bytes behind the first move of a list.
pub fn record_text(data: &[u8]) {
    record_any(&behind("1. 炮二平五 ".as_bytes(), data));
}

/// A report: what is read is written and read again as the same.
pub fn report(data: &[u8]) {
    let Ok(parsed) = format::read(&text(data)) else { return };
    let written = format::write(&parsed.report).expect("a report has a text");
    let again = format::read(&written).expect("what was written");
    assert_eq!(again.report, parsed.report);
}

pub use model::model;

/// A rulebook or a reading: what is refused changes nothing.
pub fn law(data: &[u8]) {
    let text = text(data);
    let Ok(built_in) = Library::built_in() else { return };
    let mut library = built_in.clone();
    if library.add_reading("fuzz", &text).is_err() {
        assert_eq!(library, built_in);
    }
    let before = library.clone();
    if library.add_rulebook("fuzz", &text).is_err() {
        assert_eq!(library, before);
    }
}

/// A regulation: what is refused changes nothing; what is read is written and read again as the same.
pub fn regulation(data: &[u8]) {
    let text = text(data);
    let Ok(built_in) = Library::built_in() else { return };
    let mut library = built_in.clone();
    if library.add_regulation("fuzz", &text).is_err() {
        assert_eq!(library, built_in);
        return;
    }
    for regulation in &library.regulations {
        let written = regulation.to_text().expect("a regulation has a text");
        let mut again = Library::default();
        assert!(again.add_regulation("again", &written).is_ok(), "{written}");
        // What was read may be written otherwise, and a digest is that of a text.
        let again = again.regulations.into_iter().next().expect("one was added");
        let digest = regulation.digest.clone();
        assert_eq!(Regulation { digest, ..again }, *regulation);
    }
}
