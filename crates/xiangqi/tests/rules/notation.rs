//! Every notation: each reference row is read and, where it says how, written; and what is written is read back.

use crate::tables::normalised;
use xiangqi::notation::{Convention, NotationError, chinese, iccs, read, uci, wxf};
use xiangqi::{Board, Move, Position, Side, fen, movegen};

#[test]
fn reads_and_writes_all_reference_notations() {
    let (mut read_rows, mut written) = (0, 0);
    for line in include_str!("../data/notation.tsv").lines().skip(1) {
        let cells: Vec<&str> = line.split('\t').collect();
        let [fen, mv, chinese, wxf_text, convention] = cells[..5] else { panic!("{line}") };
        let setup = fen::read(fen).unwrap().setup;
        let (board, side) = (&setup.board, setup.turn.unwrap());
        let mv: Move = mv.parse().unwrap();
        for text in [chinese, wxf_text].into_iter().filter(|text| !text.is_empty()) {
            assert_eq!(read(board, side, text), Ok(mv), "{line}");
            read_rows += 1;
        }
        if convention.starts_with("INPUT ONLY") {
            continue;
        }
        let by = if convention.starts_with("CONVENTION B") {
            Convention::Numbered
        } else {
            Convention::Association
        };
        if !chinese.is_empty() {
            assert_eq!(chinese::write_with(board, mv, by), Some(normalised(chinese)), "{line}");
            written += 1;
        }
        if !wxf_text.is_empty() {
            assert_eq!(wxf::write(board, mv).as_deref(), Some(wxf_text), "{line}");
            written += 1;
        }
    }
    assert_eq!((read_rows, written), (EXPECTED_READ, EXPECTED_WRITTEN));
}

const EXPECTED_READ: usize = 78;
const EXPECTED_WRITTEN: usize = 72;

/// The text with each character replaced by another spelling of it.
fn respelt(text: &str, from: &str, to: &str) -> String {
    let pairs: Vec<(char, char)> = from.chars().zip(to.chars()).collect();
    let other =
        |character| pairs.iter().find(|(plain, _)| *plain == character).map_or(character, |pair| pair.1);
    text.chars().map(other).collect()
}

/// Every spelling of a move, and how many of them are WXF.
fn every_text(board: &Board, mv: Move) -> (Vec<String>, usize) {
    let mut texts = vec![iccs(mv), iccs(mv).replace('-', ""), iccs(mv).to_ascii_lowercase(), uci(mv)];
    for convention in [Convention::Association, Convention::Numbered] {
        let text = chinese::write_with(board, mv, convention).unwrap();
        texts.extend([
            chinese::traditional(&text),
            respelt(&text, "123456789", "１２３４５６７８９"),
            // Either side in the numerals of the other, or of both in one.
            respelt(&text, "123456789", "一二三四五六七八九"),
            respelt(&text, "一二三四五六七八九", "123456789"),
            respelt(&text, "一二三四五六七八九", "１２３４５６７８９"),
            respelt(&text, "帅将马车炮进后", "帥將傌俥砲進後"),
            text,
        ]);
    }
    let wxf = wxf::write(board, mv).map(|text| {
        [text.to_ascii_lowercase(), text.replace('=', "."), text.replace('H', "N").replace('E', "B"), text]
    });
    let count = wxf.iter().flatten().count();
    texts.extend(wxf.into_iter().flatten());
    (texts, count)
}

#[test]
fn all_notations_round_trip_on_real_games() {
    let (mut moves, mut without_wxf) = (0, 0);
    for line in include_str!("../data/games.tsv").lines().skip(1) {
        let cells: Vec<&str> = line.split('\t').collect();
        let start: Position = cells[2].parse().unwrap();
        let mut setup = start.setup().clone();
        for played in cells[4].split_whitespace() {
            let (board, side) = (setup.board.clone(), setup.turn.unwrap());
            for mv in movegen::legal_moves(&board, side) {
                let (texts, wxf) = every_text(&board, mv);
                without_wxf += usize::from(wxf == 0);
                for text in texts {
                    assert_eq!(read(&board, side, &text), Ok(mv), "{text} in {board:?}");
                }
                moves += 1;
            }
            setup = setup.after(played.parse().unwrap());
        }
    }
    assert!(moves > 200_000, "only {moves}");
    assert_eq!(without_wxf, 0);
}

#[test]
fn ambiguous_notation_lists_candidates() {
    let board = fen::read("3k5/9/9/2P1P4/2P1P4/9/9/9/9/4K4 w").unwrap().setup.board;
    let moves = |texts: &[&str]| -> Vec<Move> { texts.iter().map(|text| text.parse().unwrap()).collect() };
    assert_eq!(
        read(&board, Side::Red, "前兵进一"),
        Err(NotationError::Ambiguous {
            text: "前兵进一".to_owned(), candidates: moves(&["c6c7", "e6e7"])
        })
    );
    assert_eq!(read(&board, Side::Red, "前七进一"), Ok("c6c7".parse().unwrap()));
    assert_eq!(read(&board, Side::Red, "三兵进一"), Ok("c6c7".parse().unwrap()));
    for (text, error) in [
        ("马二进三", NotationError::NoSuchMove("马二进三".to_owned())),
        ("hello", NotationError::Unreadable("hello".to_owned())),
        ("", NotationError::Unreadable(String::new())),
        ("炮二平", NotationError::Unreadable("炮二平".to_owned())),
        ("H2-J2", NotationError::Unreadable("H2-J2".to_owned())),
        ("卒0平1", NotationError::Unreadable("卒0平1".to_owned())),
    ] {
        assert_eq!(read(&board, Side::Red, text), Err(error), "{text}");
    }
}

#[test]
fn reads_illegal_move_unless_legal_reading_exists() {
    // The chariot on the first file may not move, being pinned; no other piece fits.
    let pinned = fen::read("3ak4/9/9/4r4/9/9/9/9/4R4/4K4 w").unwrap().setup.board;
    assert_eq!(read(&pinned, Side::Red, "车五平六"), Ok("e1d1".parse().unwrap()));
    // A cannon that jumped over nothing to take: no movement, but the words are plain.
    let jump = fen::read("3ak4/9/9/4r4/9/9/9/9/4C4/3K5 w").unwrap().setup.board;
    assert_eq!(read(&jump, Side::Red, "炮五进五"), Ok("e1e6".parse().unwrap()));
}
