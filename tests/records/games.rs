//! Every game of the table, in every format and notation, to text and back.

use encoding_rs::GB18030;
use xiangqi::game_record::write::{Labels, Notation, dhtmlxq, fens, list, pgn, xqf as written_xqf};
use xiangqi::game_record::{
    Format, Note, Outcome, RecordedGame, RecordedMove, Records, TextEncoding, Variation, read,
};
use xiangqi::{fen, notation};

use crate::tables::{Row, normalised, table};
use crate::xqf_writer::{Manner, xqf};

const NOTATIONS: [Notation; 5] =
    [Notation::Chinese, Notation::Traditional, Notation::Wxf, Notation::Iccs, Notation::Uci];

/// The games of the table, with comments here and there.
pub fn games() -> Vec<RecordedGame> {
    table("games.tsv", 103).iter().map(game).collect()
}

fn game(row: &Row) -> RecordedGame {
    let mut game = RecordedGame::new(fen::read(row.get("start_fen")).unwrap().setup);
    // A few rows of the table are cut off in this column.
    let info: serde_json::Value = serde_json::from_str(row.get("info")).unwrap_or_default();
    for (name, key) in [("Title", "title"), ("Event", "event"), ("Red", "red"), ("Black", "black")] {
        if let Some(text) = info[key].as_str().or_else(|| info[format!("{key}_player")].as_str()) {
            let text = text.split_whitespace().collect::<Vec<_>>().join(" ");
            if !text.is_empty() {
                game.tags.push((name.to_owned(), text));
            }
        }
    }
    game.outcome = match info["result"].as_str() {
        Some("1-0") => Some(Outcome::RedWins),
        Some("0-1") => Some(Outcome::BlackWins),
        Some("1/2-1/2") => Some(Outcome::Draw),
        _ => None,
    };
    for (index, mv) in row.get("uci(0-based ICCS)").split_whitespace().enumerate() {
        let comment = if index % 7 == 3 {
            format!("第{index}着后\n（炮二平五也可）; ok")
        } else {
            String::new()
        };
        game.moves.push(RecordedMove { mv: mv.parse().unwrap(), comment });
    }
    game.comment = "开局前".to_owned();
    game
}

fn back(bytes: &[u8], format: Format) -> Records {
    let records = read(bytes).unwrap();
    assert_eq!(records.format, format);
    records
}

#[test]
fn pgn_round_trips_in_every_notation_and_encoding() {
    let games = games();
    assert_eq!(games.iter().map(|game| game.moves.len()).sum::<usize>(), 8297);
    for notation in NOTATIONS {
        let text = pgn(&games, notation);
        assert_eq!(back(text.as_bytes(), Format::Pgn).games, games, "{notation:?}");
        let crlf = text.replace('\n', "\r\n");
        assert_eq!(back(format!("\u{feff}{crlf}").as_bytes(), Format::Pgn).games, games, "{notation:?}");
    }
    let text = pgn(&games, Notation::Chinese);
    let gbk = back(&GB18030.encode(&text).0, Format::Pgn);
    assert_eq!((gbk.games, gbk.notes), (games.clone(), vec![Note::ReadAs(TextEncoding::Gb18030)]));
    let mut utf16 = vec![0xff, 0xfe];
    utf16.extend(text.encode_utf16().flat_map(u16::to_le_bytes));
    let read = back(&utf16, Format::Pgn);
    assert_eq!((read.games, read.notes), (games.clone(), vec![Note::ReadAs(TextEncoding::Utf16Le)]));
    let mut utf16 = vec![0xfe, 0xff];
    utf16.extend(text.encode_utf16().flat_map(u16::to_be_bytes));
    assert_eq!(back(&utf16, Format::Pgn).games, games);
}

#[test]
fn dhtmlxq_round_trips_in_both_encodings() {
    let mut games = games();
    let text = dhtmlxq(&games);
    for game in &mut games {
        // The format has a field for each, in its own order.
        game.tags
            .sort_by_key(|(name, _)| ["Title", "Event", "Red", "Black"].iter().position(|tag| tag == name));
    }
    let read = back(text.as_bytes(), Format::Dhtmlxq);
    assert_eq!(read.games, games);
    assert_eq!(back(&GB18030.encode(&text).0, Format::Dhtmlxq).games, games);
}

#[test]
fn lists_round_trip_in_every_notation() {
    let games = games();
    for notation in NOTATIONS {
        let text = list(&games, notation, Labels::Chinese);
        let read = back(text.as_bytes(), Format::List).games;
        for (read, game) in read.iter().zip(&games) {
            assert_eq!(
                read,
                game,
                "{notation:?}\n{}",
                list(std::slice::from_ref(game), notation, Labels::Chinese)
            );
        }
        assert_eq!(read.len(), games.len(), "{notation:?}");
        assert_eq!(back(&GB18030.encode(&text).0, Format::List).games, games);
    }
}

/// As the table's own program writes moves: full-width digits for black.
#[test]
fn reads_notation_of_another_program() {
    let mut stopped = Vec::new();
    for row in table("games.tsv", 103) {
        let game = game(&row);
        let words = row.get("chinese(cchess to_text)");
        let moves: Vec<_> = game.moves.iter().map(|one| one.mv).collect();
        let prefix = format!("{}\n", row.get("start_fen"));
        let glued: String = words.split_whitespace().collect();
        let numbered: String = words
            .split_whitespace()
            .enumerate()
            .map(|(index, word)| {
                if index % 2 == 0 { format!("{}、{word}，", index / 2 + 1) } else { format!("{word}；\n") }
            })
            .collect();
        for text in [words.to_owned(), glued, numbered, normalised(words)] {
            let read = back(format!("{prefix}{text}").as_bytes(), Format::List);
            assert_eq!(read.games.len(), 1, "{}", row.place());
            let read = &read.games[0];
            let found: Vec<_> = read.moves.iter().map(|one| one.mv).collect();
            if read.flags.is_empty() {
                assert_eq!(found, moves, "{}", row.place());
            } else {
                // Its words for soldiers doubled on two files fit two soldiers each.
                assert_eq!(read.flags.len(), 1);
                assert_eq!(read.flags[0].kind.code(), "ambiguous");
                assert_eq!(found[..], moves[..found.len()]);
                stopped.push(row.place());
            }
        }
    }
    assert_eq!(stopped, ["games.tsv:81"; 4]);
}

#[test]
fn reads_plain_and_scrambled_xqf() {
    let manners = [
        Manner::PLAIN,
        Manner::scrambled(11, 7, 91, 200),
        Manner::scrambled(12, 133, 1, 44),
        Manner::scrambled(16, 250, 17, 3),
        Manner::scrambled(18, 99, 255, 128),
    ];
    for mut game in games() {
        for (_, value) in &mut game.tags {
            // The fields are short; cutting a character in two would prove nothing.
            *value = value.chars().take(7).collect::<String>().trim_end().to_owned();
        }
        game.tags
            .sort_by_key(|(name, _)| ["Title", "Event", "Red", "Black"].iter().position(|tag| tag == name));
        let start = game.start.clone();
        game.start.halfmoves = 0;
        game.start.fullmoves = 1;
        for manner in manners {
            let read = back(&xqf(&game, manner, &[]), Format::Xqf);
            assert_eq!(read.games, [game.clone()], "{manner:?} {start:?}");
        }
    }
}

#[test]
fn xqf_variations_are_kept() {
    let game = &games()[0];
    let variations = [(1, "b2e2".parse().unwrap()), (5, "a0a1".parse().unwrap())];
    for manner in [Manner::PLAIN, Manner::scrambled(18, 99, 255, 128)] {
        let read = back(&xqf(game, manner, &variations), Format::Xqf).games.remove(0);
        assert_eq!((&read.moves, read.notes.len()), (&game.moves, 0));
        let told: Vec<_> =
            read.variations.iter().map(|one| (one.leaves, one.after, one.moves[0].mv)).collect();
        // The place nearest to the end comes first in the tree.
        assert_eq!(told, [(None, 4, variations[1].1), (None, 0, variations[0].1)]);
    }
}

/// The game of the table with variations at both ends, one of them inside another, with comments.
fn with_variations(mut game: RecordedGame) -> RecordedGame {
    let line = |leaves, after, moves: &[&str]| Variation {
        leaves,
        after,
        moves: moves
            .iter()
            .map(|mv| RecordedMove { mv: mv.parse().unwrap(), comment: format!("变 {mv}") })
            .collect(),
        ..Variation::default()
    };
    let last = game.moves.len() - 1;
    let other = game.moves[last].mv;
    game.variations = vec![
        line(None, 0, &["b2e2", "b9c7", "b0c2"]),
        line(Some(0), 1, &["h9g7"]),
        line(Some(0), 1, &["b7e7", "e2e6"]),
        line(None, last, &[&other.to_string()]),
    ];
    game
}

#[test]
fn variations_round_trip_in_every_format() {
    let usual = |game: &RecordedGame| fen::write(&game.start) == xiangqi::START && game.moves.len() > 4;
    let told = |game: &RecordedGame| {
        let mut all: Vec<_> = game
            .variations
            .iter()
            .map(|one| (game.moves_before(one), one.moves.clone()))
            .map(|(before, moves)| format!("{before:?} {moves:?}"))
            .collect();
        all.sort();
        all
    };
    let games: Vec<RecordedGame> = games().into_iter().filter(usual).map(with_variations).collect();
    assert!(games.len() > 20);
    for game in &games {
        let one = std::slice::from_ref(game);
        let mut written: Vec<Vec<u8>> = Vec::new();
        for notation in NOTATIONS {
            written.push(pgn(one, notation).into_bytes());
            written.push(list(one, notation, Labels::Chinese).into_bytes());
            written.push(list(one, notation, Labels::English).into_bytes());
        }
        written.push(dhtmlxq(one).into_bytes());
        written.push(written_xqf(game).unwrap());
        for bytes in written {
            let again = read(&bytes).unwrap().games;
            assert_eq!(again.len(), 1);
            assert_eq!(again[0].moves, game.moves, "{}", String::from_utf8_lossy(&bytes));
            assert_eq!(told(&again[0]), told(game), "{}", String::from_utf8_lossy(&bytes));
        }
    }
}

/// The bytes of a small game, worked out by hand from the description of the format.
#[test]
fn xqf_is_written_plain() {
    let mut game = read("1. 炮二平五 马8进7 (1... 炮8平5) 2. 马二进三".as_bytes()).unwrap().games.remove(0);
    game.tags = vec![("Title".to_owned(), "甲".to_owned()), ("Author".to_owned(), "乙".repeat(9))];
    game.outcome = Some(Outcome::RedWins);
    game.moves[0].comment = "好".to_owned();
    let bytes = written_xqf(&game).unwrap();
    assert_eq!(&bytes[..16], b"XQ\x0a\0\0\0\0\0\0\0\0\0\0\0\0\0");
    // Red's chariot a0 to its fifth soldier i3, then black's chariot a9.
    assert_eq!(&bytes[16..33], [0, 10, 20, 30, 40, 50, 60, 70, 80, 12, 72, 3, 23, 43, 63, 83, 9]);
    assert_eq!((bytes[0x32], bytes[0x33]), (0, 1));
    assert_eq!(&bytes[0x50..0x53], [2, 0xbc, 0xd7]);
    // Seven whole characters of nine.
    assert_eq!((bytes[0x1e0], &bytes[0x1e1..0x1e3]), (14, &[0xd2, 0xd2][..]));
    let tree: [&[u8]; 6] = [
        &[24, 32, 0xf0, 0, 0, 0, 0, 0],
        &[72 + 24, 42 + 32, 0xf0, 0, 2, 0, 0, 0],
        &[0xba, 0xc3],
        // The horse of h9, with another move in its place; then the horse of h0, the end.
        &[79 + 24, 67 + 32, 0xff, 0, 0, 0, 0, 0],
        &[70 + 24, 62 + 32, 0, 0, 0, 0, 0, 0],
        &[77 + 24, 47 + 32, 0, 0, 0, 0, 0, 0],
    ];
    assert_eq!(bytes[1024..], tree.concat());
}

#[test]
fn games_without_moves_survive_every_format() {
    let mut empty = RecordedGame::new(xiangqi::Setup::start());
    empty.tags = vec![("Event".to_owned(), "某杯".to_owned()), ("Red".to_owned(), "甲".to_owned())];
    let mut ending = empty.clone();
    ending.start = fen::read("3k5/9/9/9/9/9/9/9/9/4K4 b").unwrap().setup;
    ending.outcome = Some(Outcome::Draw);
    let mut played = empty.clone();
    played.moves = vec![RecordedMove { mv: "h2e2".parse().unwrap(), comment: String::new() }];
    let games = vec![empty.clone(), ending.clone(), played, empty.clone()];
    for text in [
        pgn(&games, Notation::Iccs),
        dhtmlxq(&games),
        list(&games, Notation::Chinese, Labels::Chinese),
        list(&games, Notation::Wxf, Labels::English),
    ] {
        assert_eq!(read(text.as_bytes()).unwrap().games, games, "{text}");
    }
    for game in [empty, ending] {
        let mut read = read(&written_xqf(&game).unwrap()).unwrap().games;
        // Three characters do not tell their encoding for certain.
        read[0].notes.clear();
        assert_eq!(read, [game]);
    }
}

#[test]
fn final_positions_are_written_as_fen() {
    let games = games();
    let text = fens(&games);
    assert_eq!(text.lines().count(), games.len());
    for (line, game) in text.lines().zip(&games) {
        let mut setup = game.start.clone();
        for one in &game.moves {
            setup = setup.after(one.mv);
        }
        assert_eq!(line, fen::write(&setup));
    }
}

#[test]
fn writers_use_requested_notation() {
    let game = &games()[0];
    let text = pgn(std::slice::from_ref(game), Notation::Chinese);
    assert!(text.contains("[Game \"Chinese Chess\"]\n") && text.contains("[Format \"Chinese\"]\n"), "{text}");
    assert!(text.contains("1. 炮二平五 马2进3\n2. 马二进三 马8进9 {"), "{text}");
    assert!(text.contains("[Result \"1-0\"]\n") && text.ends_with("\n1-0\n"), "{text}");
    assert!(!text.contains("[FEN"), "{text}");
    let wxf = pgn(std::slice::from_ref(game), Notation::Wxf);
    assert!(wxf.contains("1. C2=5 H2+3\n"), "{wxf}");
    let traditional = list(std::slice::from_ref(game), Notation::Traditional, Labels::Chinese);
    assert!(traditional.contains("1. 炮二平五 馬2進3\n"), "{traditional}");
    let board = &game.start.board;
    assert_eq!(notation::chinese::write(board, game.moves[0].mv).as_deref(), Some("炮二平五"));
}
