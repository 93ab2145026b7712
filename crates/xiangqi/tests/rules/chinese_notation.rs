//! The four-character notation, as written.

use std::collections::HashMap;

use crate::tables::{Row, normalised, table};
use proptest::prelude::*;
use xiangqi::movegen::pseudo_moves;
use xiangqi::notation::chinese;
use xiangqi::{Board, Move, Piece, PieceKind, Side, Square};

/// What a row of `notation.tsv` asks of the writer.
#[derive(Debug, PartialEq)]
enum Asks {
    /// Exactly this text.
    Text,
    /// Another text than this one: xqbase numbers all soldiers of doubled files from the right (一兵平五), the
    /// association's rules, followed here, name the file (前四平五).
    OtherConvention,
    /// Nothing: the row has WXF text only.
    NothingWxf,
    /// Nothing: the row lists a spelling that is read but never written.
    NothingInputOnly,
}

fn asks(row: &Row) -> Asks {
    let (convention, text) = (row.get("convention"), row.get("chinese"));
    if convention.starts_with("INPUT ONLY") {
        Asks::NothingInputOnly
    } else if text.is_empty() {
        Asks::NothingWxf
    } else if convention.starts_with("CONVENTION B") && text.starts_with(['一', '二', '三', '四', '五'])
    {
        Asks::OtherConvention
    } else {
        Asks::Text
    }
}

#[test]
fn reads_and_writes_notation_table() {
    let rows = table("notation.tsv", 75);
    let count = |wanted: Asks| rows.iter().filter(|row| asks(row) == wanted).count();
    assert_eq!(count(Asks::Text), 54);
    assert_eq!(count(Asks::OtherConvention), 4);
    assert_eq!(count(Asks::NothingWxf), 11);
    assert_eq!(count(Asks::NothingInputOnly), 6);
    for row in &rows {
        let mv: Move = row.get("uci(0-based ICCS)").parse().unwrap();
        let written = chinese::write(row.position("fen").board(), mv);
        let text = normalised(row.get("chinese"));
        match asks(row) {
            Asks::Text => assert_eq!(written, Some(text), "{}: {mv}", row.place()),
            Asks::OtherConvention => assert_ne!(written, Some(text), "{}: {mv}", row.place()),
            Asks::NothingWxf | Asks::NothingInputOnly => {}
        }
    }
}

#[test]
fn doubled_soldiers_on_two_files_include_file() {
    let board = "4k4/5P3/3P1P3/3P5/9/9/9/9/9/4K4 w - - 0 1".parse().map(board_of).unwrap();
    for (mv, text) in [("f8e8", "前四平五"), ("f7e7", "后四平五"), ("d7e7", "前六平五"), ("d6d7", "后六进一")]
    {
        assert_eq!(chinese::write(&board, mv.parse().unwrap()).as_deref(), Some(text), "{mv}");
    }
}

fn board_of(position: xiangqi::Position) -> Board {
    position.board().clone()
}

#[test]
fn refuses_moves_chinese_notation_cannot_express() {
    let board = "3k5/9/9/9/9/2N6/9/C7B/4A4/4K4 w - - 0 1".parse().map(board_of).unwrap();
    for mv in ["c4c6", "c4d5", "c4e6", "a2b3", "a2i8", "i2i3", "i2h3", "e1e2", "e1c3", "e0f1", "b2b3"] {
        assert_eq!(chinese::write(&board, mv.parse().unwrap()), None, "{mv}");
    }
    // The shape is the piece's own, though the piece may not go there.
    for (mv, text) in [("e0e2", "帅五进二"), ("a2a9", "炮九进七"), ("a2i2", "炮九平一"), ("e1f2", "仕五进四")]
    {
        assert_eq!(chinese::write(&board, mv.parse().unwrap()).as_deref(), Some(text), "{mv}");
    }
}

/// The texts of `moves`, which must be told apart by them.
fn told_apart(board: &Board, moves: impl Iterator<Item = Move>) -> HashMap<Move, String> {
    let mut by_text: HashMap<String, Move> = HashMap::new();
    let mut by_move = HashMap::new();
    for mv in moves {
        let text = chinese::write(board, mv).unwrap_or_else(|| panic!("no words for {mv} in {board:?}"));
        if let Some(other) = by_text.insert(text.clone(), mv) {
            panic!("{text} is {mv} and {other} in {board:?}");
        }
        by_move.insert(mv, text);
    }
    by_move
}

/// How many pieces of this side and kind stand on each file.
fn on_files(board: &Board, side: Side, kind: PieceKind) -> [usize; 9] {
    let mut files = [0; 9];
    board.pieces(side, kind).into_iter().for_each(|square| files[usize::from(square.file())] += 1);
    files
}

/// On how many files two or more of them stand.
fn doubled(files: [usize; 9]) -> usize {
    files.into_iter().filter(|&pieces| pieces > 1).count()
}

/// Where soldiers stand doubled on several files, the text names the file in place of the soldier (前五进一). The
/// program that wrote the games does not (前兵进一), though its words then fit two soldiers.
fn file_named_for_soldier(board: &Board, mv: Move) -> bool {
    let Some(Piece { side, kind: PieceKind::Soldier }) = board.get(mv.from) else { return false };
    let files = on_files(board, side, PieceKind::Soldier);
    files[usize::from(mv.from.file())] > 1 && doubled(files) > 1
}

#[test]
fn writes_and_reads_every_game_move() {
    let (mut plies, mut named_by_file) = (0, Vec::new());
    for row in table("games.tsv", 103) {
        let mut position = row.position("start_fen");
        let moves: Vec<&str> = row.get("uci(0-based ICCS)").split_whitespace().collect();
        let texts: Vec<&str> = row.get("chinese(cchess to_text)").split_whitespace().collect();
        assert_eq!((moves.len(), moves.len() as u64), (texts.len(), row.number("plies")), "{}", row.place());
        for (mv, expected) in moves.into_iter().zip(texts) {
            let mv: Move = mv.parse().unwrap();
            let board = position.board();
            let written = told_apart(board, position.legal_moves().into_iter());
            let text = written.get(&mv).unwrap_or_else(|| panic!("{}: {mv} is not legal", row.place()));
            let expected = normalised(expected);
            if file_named_for_soldier(board, mv) {
                let file = chinese::file_number(position.turn(), mv.from);
                let file = chinese::numeral(position.turn(), file).unwrap();
                assert_eq!(*text, expected.replace(['兵', '卒'], &file.to_string()), "{}: {mv}", row.place());
                named_by_file.push(format!("{}: {text}", row.place()));
            } else {
                assert_eq!(*text, expected, "{}: {mv}", row.place());
            }
            position = position.setup().after(mv).position().unwrap();
            plies += 1;
        }
    }
    assert_eq!(plies, 8297);
    assert_eq!(
        named_by_file,
        ["前五进一", "后五进一", "前六进一", "前六平五", "中7平6", "前7平6", "中6平7"]
            .map(|text| format!("games.tsv:81: {text}"))
    );
}

prop_compose! {
    /// Many pieces of few kinds, so that files are crowded with pieces of one kind.
    ///
    /// Only soldiers are doubled on several files: the rules have no words for four chariots in two pairs.
    fn crowded_board()(
        first in 0..7_usize,
        second in 0..7_usize,
        cells in proptest::collection::vec((0..90_usize, any::<bool>(), any::<bool>()), 0..60),
    ) -> Board {
        let mut board = Board::EMPTY;
        for (index, red, of_first) in cells {
            let side = if red { Side::Red } else { Side::Black };
            let kind = PieceKind::ALL[if of_first { first } else { second }];
            let square = Square::from_index(index).unwrap();
            board.set(square, Some(Piece::new(side, kind)));
            if kind != PieceKind::Soldier && doubled(on_files(&board, side, kind)) > 1 {
                board.set(square, None);
            }
        }
        board
    }
}

proptest! {
    #![proptest_config(crate::tables::config(2000))]

    #[test]
    fn notation_distinguishes_all_pseudo_moves(board in crowded_board()) {
        for side in Side::BOTH {
            told_apart(&board, pseudo_moves(&board, side));
        }
    }
}
