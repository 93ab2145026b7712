//! Every position of 103 real games, against the slow second writing of the rules: what may be played, how the
//! side to move stands, and that a board after any move is the board that stands there.

use std::hash::{BuildHasher, BuildHasherDefault, DefaultHasher};

use crate::oracle::{self, Grid, Point};
use crate::tables::table;
use xiangqi::{Board, Move, Piece, Position, Side, Square, Status, movegen};

const GAMES: usize = 103;
/// Plies of all games together, as the table's column `plies` adds up.
const PLIES: usize = 8297;

fn point(square: Square) -> Point {
    (usize::from(square.file()), usize::from(square.rank()))
}

fn hash(board: &Board) -> u64 {
    BuildHasherDefault::<DefaultHasher>::default().hash_one(board)
}

/// The board of a grid, set up piece by piece.
fn set_up(grid: &Grid) -> Board {
    let mut board = Board::EMPTY;
    for square in Square::all() {
        board.set(square, Piece::from_letter(grid.piece(point(square))));
    }
    board
}

/// The legal moves and the status, from the second writing.
fn agree_on_moves(position: &Position, grid: &Grid) {
    let red = position.turn() == Side::Red;
    let name = |(from, to): (Point, Point)| oracle::name(from) + &oracle::name(to);
    let mut legal: Vec<String> = grid.legal(red).into_iter().map(name).collect();
    legal.sort();
    let found: Vec<String> = position.legal_moves().iter().map(Move::to_string).collect();
    assert_eq!(found, legal, "{}", position.fen());
    assert_eq!(movegen::count_legal_moves(position.board(), position.turn()), legal.len());
    let mut checkers: Vec<String> = grid.checkers(red).into_iter().map(oracle::name).collect();
    checkers.sort();
    let sources = position.exposure().sources().into_iter();
    assert_eq!(sources.map(|square| square.to_string()).collect::<Vec<_>>(), checkers, "{}", position.fen());
    let status = match (checkers.is_empty(), legal.is_empty()) {
        (true, false) => Status::Free,
        (false, false) => Status::Check,
        (false, true) => Status::Checkmated,
        (true, true) => Status::Stalemated,
    };
    assert_eq!(position.status(), status, "{}", position.fen());
}

/// After each legal move the board is the one set up afresh, in every part of it; taken back, it is the old one.
fn agree_on_boards(position: &Position, grid: &Grid) {
    let before = position.board();
    assert_eq!(*before, set_up(grid));
    for mv in position.legal_moves() {
        let after = set_up(&grid.after(point(mv.from), point(mv.to)));
        let mut board = before.after(mv);
        assert_eq!(board, after, "{} {mv}", position.fen());
        assert_eq!(hash(&board), hash(&after));
        assert_ne!(board, *before);
        board.set(mv.from, board.get(mv.to));
        board.set(mv.to, before.get(mv.to));
        assert_eq!(board, *before, "{} {mv} taken back", position.fen());
        assert_eq!(hash(&board), hash(before));
    }
}

/// Positions are exchanged as their boards are, and keep everything else.
fn agree_turned(position: &Position) {
    let (mirrored, swapped) = (position.mirrored(), position.swapped());
    assert_eq!((mirrored.turn(), swapped.turn()), (position.turn(), position.turn().opponent()));
    assert_eq!(
        (mirrored.board(), swapped.board()),
        (&position.board().mirrored(), &position.board().swapped())
    );
    assert_eq!((&mirrored.mirrored(), &swapped.swapped()), (position, position));
    assert!([&mirrored, &swapped].iter().all(|turned| turned.setup().turn == Some(turned.turn())));
}

#[test]
fn movegen_matches_oracle_on_real_games() {
    let (mut positions, mut checks, mut over) = (0, 0, 0);
    for row in table("games.tsv", GAMES) {
        let mut position = row.position("start_fen");
        let mut grid = Grid::read(row.get("start_fen"));
        let mut compare = |position: &Position, grid: &Grid| {
            agree_on_moves(position, grid);
            agree_on_boards(position, grid);
            positions += 1;
            checks += usize::from(position.status() == Status::Check);
            over += usize::from(position.status().is_over());
        };
        compare(&position, &grid);
        let mut since_capture = 0;
        for (ply, mv) in (1..).zip(row.get("uci(0-based ICCS)").split_whitespace()) {
            let turn = position.turn();
            let mv: Move = mv.parse().unwrap();
            assert!(position.legal_moves().contains(&mv), "{}: {mv}", row.place());
            since_capture = if position.board().get(mv.to).is_some() { 0 } else { since_capture + 1 };
            grid = grid.after(point(mv.from), point(mv.to));
            position = position.setup().after(mv).position().unwrap();
            assert_eq!(position.turn(), turn.opponent());
            // Every game of the table starts with red to move in round 1.
            let setup = position.setup();
            assert_eq!((setup.halfmoves, setup.fullmoves), (since_capture, 1 + ply / 2), "{}", row.place());
            agree_turned(&position);
            compare(&position, &grid);
        }
    }
    assert_eq!(positions, PLIES + GAMES);
    assert!(checks > 300, "{checks} checks");
    assert!(over > 0, "no game was played to its end");
}
