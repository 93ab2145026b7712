//! The program against the slow second writing of the rules, on positions no table lists.

use crate::oracle::{self, Grid, Point};
use proptest::prelude::*;
use xiangqi::movegen::{attackers, captures_of, moves_from, pseudo_moves};
use xiangqi::{Board, Move, Piece, PieceKind, Position, START, Side, Square, Status, check, fen, movegen};

fn names(points: impl IntoIterator<Item = Point>) -> Vec<String> {
    sorted(points.into_iter().map(oracle::name))
}

fn move_names(moves: Vec<(Point, Point)>) -> Vec<String> {
    sorted(moves.into_iter().map(|(from, to)| oracle::name(from) + &oracle::name(to)))
}

fn sorted<T: ToString>(things: impl IntoIterator<Item = T>) -> Vec<String> {
    let mut texts: Vec<String> = things.into_iter().map(|thing| thing.to_string()).collect();
    texts.sort();
    texts
}

fn status_of(grid: &Grid, red: bool) -> Status {
    match (grid.checkers(red).is_empty(), grid.legal(red).is_empty()) {
        (true, false) => Status::Free,
        (false, false) => Status::Check,
        (false, true) => Status::Checkmated,
        (true, true) => Status::Stalemated,
    }
}

/// Everything the two writings can be asked about one board, for both sides.
fn agree(board: &Board) {
    let text = fen::write_board(board);
    let grid = Grid::read(&text);
    for side in Side::BOTH {
        let red = side == Side::Red;
        assert_eq!(
            sorted(pseudo_moves(board, side)),
            move_names(grid.pseudo(red)),
            "pseudo, {side:?} {text}"
        );
        agree_on_legal_moves(board, &grid, side);
        assert_eq!(check::status(board, side), status_of(&grid, red), "status, {side:?} {text}");
        for point in oracle::points() {
            let square: Square = oracle::name(point).parse().unwrap();
            let found = names(grid.attackers(point, red));
            assert_eq!(
                sorted(attackers(board, square, side)),
                found,
                "attackers of {square}, {side:?} {text}"
            );
        }
        agree_piece_by_piece(board, side);
    }
}

fn agree_on_legal_moves(board: &Board, grid: &Grid, side: Side) {
    let red = side == Side::Red;
    assert_eq!(
        sorted(movegen::legal_moves(board, side)),
        move_names(grid.legal(red)),
        "legal, {side:?} {board:?}"
    );
    let exposure = check::exposure(board, side);
    assert_eq!(sorted(exposure.sources()), names(grid.checkers(red)), "checkers, {side:?} {board:?}");
    assert_eq!(exposure.any(), !grid.checkers(red).is_empty(), "check, {side:?} {board:?}");
}

/// Moves come in order; those of one piece and the captures of one piece are the side's moves, sorted out.
fn agree_piece_by_piece(board: &Board, side: Side) {
    let pseudo: Vec<Move> = pseudo_moves(board, side).collect();
    let legal: Vec<Move> = movegen::legal_moves(board, side).collect();
    assert!(pseudo.is_sorted() && legal.is_sorted(), "order, {side:?} {board:?}");
    let sorted_out = |moves: &[Move], wanted: &dyn Fn(&Move) -> bool| -> Vec<Move> {
        moves.iter().copied().filter(wanted).collect()
    };
    for square in board.side(side) {
        let from = |mv: &Move| mv.from == square;
        assert_eq!(moves_from(board, square).collect::<Vec<_>>(), sorted_out(&pseudo, &from));
        let found: Vec<Move> = movegen::legal_moves_from(board, side, square).collect();
        assert_eq!(found, sorted_out(&legal, &from));
    }
    for square in board.side(side.opponent()) {
        let to = |mv: &Move| mv.to == square;
        assert_eq!(captures_of(board, square, side).collect::<Vec<_>>(), sorted_out(&pseudo, &to));
        let found: Vec<Move> = movegen::legal_captures_of(board, side, square).collect();
        assert_eq!(found, sorted_out(&legal, &to));
    }
}

/// Exchanging the wings or the colours exchanges the moves and nothing else.
fn agree_mirrored_and_swapped(board: &Board) {
    let grid = Grid::read(&fen::write_board(board));
    let (mirrored, swapped) = (board.mirrored(), board.swapped());
    assert_eq!(Grid::read(&fen::write_board(&mirrored)), grid.mirrored());
    assert_eq!(Grid::read(&fen::write_board(&swapped)), grid.swapped());
    for side in Side::BOTH {
        let legal = || movegen::legal_moves(board, side);
        assert_eq!(sorted(movegen::legal_moves(&mirrored, side)), sorted(legal().map(Move::mirrored)));
        assert_eq!(
            sorted(movegen::legal_moves(&swapped, side.opponent())),
            sorted(legal().map(Move::rotated))
        );
        let pseudo = || pseudo_moves(board, side);
        assert_eq!(sorted(pseudo_moves(&mirrored, side)), sorted(pseudo().map(Move::mirrored)));
        assert_eq!(sorted(pseudo_moves(&swapped, side.opponent())), sorted(pseudo().map(Move::rotated)));
        assert_eq!(check::status(&mirrored, side), check::status(board, side));
        assert_eq!(check::status(&swapped, side.opponent()), check::status(board, side));
    }
}

/// The board after a random play-out from the start, the choices taken modulo the number of legal moves.
fn played_out(choices: &[usize]) -> Board {
    let mut position: Position = START.parse().unwrap();
    for choice in choices {
        let moves = position.legal_moves();
        let Some(&mv) = (!moves.is_empty()).then(|| &moves[choice % moves.len()]) else { break };
        position = position.setup().after(mv).position().unwrap();
    }
    position.board().clone()
}

/// Any pieces anywhere, with one general each in its palace.
fn thrown_together(red: usize, black: usize, pieces: &[(Point, usize)]) -> Board {
    let mut rows = [['.'; 9]; 10];
    for &((file, rank), piece) in pieces {
        rows[rank][file] = ['A', 'a', 'B', 'b', 'N', 'n', 'R', 'r', 'C', 'c', 'P', 'p'][piece];
    }
    rows[red / 3][3 + red % 3] = 'K';
    rows[9 - black / 3][3 + black % 3] = 'k';
    let rows = rows.iter().rev().map(|row| row.iter().collect::<String>().replace('.', "1"));
    fen::read(&rows.collect::<Vec<_>>().join("/")).unwrap().setup.board
}

/// Any pieces anywhere, with generals doubled and out of their palaces.
fn beyond_ruling(generals: &[(Point, bool)], pieces: &[(Point, usize)]) -> Board {
    let mut board = thrown_together(0, 0, pieces);
    for &(point, red) in generals {
        let side = if red { Side::Red } else { Side::Black };
        board.set(oracle::name(point).parse().unwrap(), Some(Piece::new(side, PieceKind::General)));
    }
    board
}

fn pieces(most: usize) -> impl Strategy<Value = Vec<(Point, usize)>> {
    proptest::collection::vec(((0..9_usize, 0..10_usize), 0..12_usize), 0..most)
}

proptest! {
    #![proptest_config(crate::tables::config(1500))]

    #[test]
    fn movegen_matches_oracle_in_random_play(choices in proptest::collection::vec(any::<usize>(), 0..160)) {
        let board = played_out(&choices);
        agree(&board);
        agree_mirrored_and_swapped(&board);
    }

    #[test]
    fn movegen_matches_oracle_on_sparse_boards(red in 0..9_usize, black in 0..9_usize, pieces in pieces(16)) {
        let board = thrown_together(red, black, &pieces);
        agree(&board);
        agree_mirrored_and_swapped(&board);
    }

    #[test]
    fn movegen_matches_oracle_on_crowded_boards(red in 0..9_usize, black in 0..9_usize, pieces in pieces(100)) {
        let board = thrown_together(red, black, &pieces);
        agree(&board);
        agree_mirrored_and_swapped(&board);
    }

    #[test]
    fn movegen_matches_oracle_on_unruleable_boards(
        generals in proptest::collection::vec(((0..9_usize, 0..10_usize), any::<bool>()), 1..4),
        pieces in pieces(24),
    ) {
        let board = beyond_ruling(&generals, &pieces);
        for side in Side::BOTH.into_iter().filter(|&side| board.general(side).is_some()) {
            agree_on_legal_moves(&board, &Grid::read(&fen::write_board(&board)), side);
            agree_piece_by_piece(&board, side);
        }
    }
}
