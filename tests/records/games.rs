//! Every game of the table, in every format and notation, to text and back.

use encoding_rs::GB18030;
use xiangqi::game_record::write::{Notation, dhtmlxq, fens, list, pgn};
use xiangqi::game_record::{Format, Note, Outcome, RecordedGame, RecordedMove, Records, read};
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
    assert_eq!((gbk.games, gbk.notes), (games.clone(), vec![Note::ReadAsGb18030]));
    let mut utf16 = vec![0xff, 0xfe];
    utf16.extend(text.encode_utf16().flat_map(u16::to_le_bytes));
    let read = back(&utf16, Format::Pgn);
    assert_eq!((read.games, read.notes), (games.clone(), vec![Note::ReadAsUtf16]));
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
        let text = list(&games, notation);
        let read = back(text.as_bytes(), Format::List).games;
        for (read, game) in read.iter().zip(&games) {
            assert_eq!(read, game, "{notation:?}\n{}", list(std::slice::from_ref(game), notation));
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
fn xqf_variations_are_counted_and_dropped() {
    let game = &games()[0];
    let variations = [(1, "b2e2".parse().unwrap()), (5, "a0a1".parse().unwrap())];
    for manner in [Manner::PLAIN, Manner::scrambled(18, 99, 255, 128)] {
        let read = back(&xqf(game, manner, &variations), Format::Xqf).games.remove(0);
        assert_eq!(read.moves, game.moves);
        assert_eq!(read.notes, [Note::VariationsLeftOut { count: 2 }]);
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
    let traditional = list(std::slice::from_ref(game), Notation::Traditional);
    assert!(traditional.contains("1. 炮二平五 馬2進3\n"), "{traditional}");
    let board = &game.start.board;
    assert_eq!(notation::chinese::write(board, game.moves[0].mv).as_deref(), Some("炮二平五"));
}
