//! Positions: from games and the reference data, a few random moves on, or pieces thrown on the board.

use std::sync::OnceLock;

use proptest::collection::vec;
use proptest::prelude::*;
use proptest::test_runner::TestRunner;
use xiangqi::{Board, Move, Piece, PieceKind, Position, Setup, Side, Square};

use super::Scene;

/// Any position that can be ruled on.
pub fn position() -> impl Strategy<Value = Position> {
    prop_oneof![
        4 => (0..tense().len()).prop_map(|index| tense()[index].clone()),
        3 => (0..pool().len(), vec(any::<u16>(), 0..4)).prop_map(|(index, choices)| {
            choices.iter().fold(pool()[index].clone(), |position, &choice| step(&position, choice))
        }),
        2 => thrown(),
    ]
}

/// The positions of the reference rulings, and of play-outs from the start.
fn pool() -> &'static [Position] {
    static POOL: OnceLock<Vec<Position>> = OnceLock::new();
    POOL.get_or_init(|| {
        let by_hand =
            include_str!("../../data/rulings.tsv").lines().skip(1).map(|line| line.split('\t').nth(1));
        let bulk =
            include_str!("../../data/rulings-bulk.tsv").lines().skip(1).map(|line| line.split('\t').next());
        let mut fens: Vec<&str> = by_hand.chain(bulk).map(Option::unwrap).collect();
        fens.sort_unstable();
        fens.dedup();
        let mut pool: Vec<Position> = fens.iter().map(|fen| fen.parse().unwrap()).collect();
        let mut rng = TestRunner::deterministic().new_rng();
        for _ in 0..12 {
            let mut position = Position::start();
            for _ in 0..120 {
                position = step(&position, rng.next_u32() as u16);
                pool.push(position.clone());
            }
        }
        pool
    })
}

/// Those of them on which a touch can be fatal, the tenser the oftener.
fn tense() -> &'static [Position] {
    static TENSE: OnceLock<Vec<Position>> = OnceLock::new();
    TENSE.get_or_init(|| {
        let pool = pool().iter();
        pool.flat_map(|position| std::iter::repeat_n(position.clone(), Scene::tension(position))).collect()
    })
}

/// The position after one of its legal moves, every other time a capture if there is one; itself if over.
fn step(position: &Position, choice: u16) -> Position {
    let moves = position.legal_moves();
    let (captures, index) = (choice.is_multiple_of(2), usize::from(choice / 2));
    let taking: Vec<Move> =
        moves.iter().copied().filter(|mv| captures && position.board().get(mv.to).is_some()).collect();
    let among = if taking.is_empty() { moves } else { taking };
    match among.get(index % among.len().max(1)) {
        Some(&mv) => position.setup().after(mv).position().unwrap_or_else(|_| position.clone()),
        None => position.clone(),
    }
}

/// Any pieces anywhere, one general each in its palace. Every other time an own piece is put between the
/// mover's general and an enemy chariot, so that it can hardly move.
fn thrown() -> impl Strategy<Value = Position> {
    let piece = (0..6usize, any::<bool>(), 0..Square::COUNT);
    let pin = prop::option::of((0..6usize, 1..4i8, 1..4i8));
    (0..9usize, 0..9usize, any::<bool>(), vec(piece, 0..14), pin).prop_map(
        |(red, black, turn, pieces, pin)| {
            let mut board = Board::EMPTY;
            let side = |red: bool| if red { Side::Red } else { Side::Black };
            for (kind, red, square) in pieces {
                board.set(Square::from_index(square).unwrap(), Some(Piece::new(side(red), KINDS[kind])));
            }
            let turn = side(turn);
            let palace = |side: Side, index: usize| {
                let rank = index / 3;
                let rank = if side == Side::Red { rank } else { 9 - rank };
                Square::new(3 + (index % 3) as u8, rank as u8).unwrap()
            };
            let generals = [(Side::Red, palace(Side::Red, red)), (Side::Black, palace(Side::Black, black))];
            let own = generals.iter().find(|(side, _)| *side == turn).unwrap().1;
            if let Some((kind, near, far)) = pin {
                let at = |steps: i8| own.offset(0, steps * turn.forward());
                let guard = [
                    (at(near), Piece::new(turn, KINDS[kind])),
                    (at(near + far), Piece::new(turn.opponent(), PieceKind::Chariot)),
                ];
                for steps in 1..near + far {
                    at(steps).into_iter().for_each(|square| board.set(square, None));
                }
                for (square, piece) in guard {
                    square.into_iter().for_each(|square| board.set(square, Some(piece)));
                }
            }
            for (side, square) in generals {
                board.set(square, Some(Piece::new(side, PieceKind::General)));
            }
            Setup { board, turn: Some(turn), ..Setup::EMPTY }.position().unwrap()
        },
    )
}

const KINDS: [PieceKind; 6] = [
    PieceKind::Advisor,
    PieceKind::Elephant,
    PieceKind::Horse,
    PieceKind::Chariot,
    PieceKind::Cannon,
    PieceKind::Soldier,
];
