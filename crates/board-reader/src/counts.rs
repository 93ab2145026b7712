//! What a board can hold: a second reading beside what is seen, never instead of it.

use xiangqi::{Board, Piece, PieceKind, Side, Square};

use crate::square::SquareReading;

/// Whether a piece can ever come to stand on a square.
pub(crate) fn can_stand(piece: Piece, square: Square) -> bool {
    let rank = piece.side.relative_rank(square.rank());
    let file = square.file();
    match piece.kind {
        PieceKind::General => square.is_in_palace(piece.side),
        PieceKind::Advisor => matches!((file, rank), (3 | 5, 0 | 2) | (4, 1)),
        PieceKind::Elephant => matches!((file, rank), (2 | 6, 0 | 4) | (0 | 4 | 8, 2)),
        PieceKind::Soldier => rank > 4 || (rank >= 3 && file.is_multiple_of(2)),
        _ => true,
    }
}

/// The likeliest board on which every piece can stand where it does and none is there too often.
///
/// Step by step: each square shows the likeliest of what can stand there; of a kind that is there too often the square
/// changes that loses least by it; a general that is missing stands where it is likeliest.
pub(crate) fn possible(squares: &[SquareReading]) -> Board {
    let mut board = Board::default();
    let mut left: Vec<Vec<(Option<Piece>, f32)>> = Vec::new();
    for square in squares {
        let mut choices: Vec<(Option<Piece>, f32)> = Vec::new();
        for candidate in &square.candidates {
            if candidate.piece.is_none_or(|piece| can_stand(piece, square.square)) {
                choices.push((candidate.piece, candidate.share.max(1e-9).ln()));
            }
        }
        board.set(square.square, choices.first().and_then(|choice| choice.0));
        left.push(choices);
    }
    for side in Side::BOTH {
        let general = Piece::new(side, PieceKind::General);
        if board.general(side).is_none() {
            let mut best: Option<(Square, f32)> = None;
            for (square, choices) in squares.iter().zip(&left) {
                let own = choices.iter().find(|choice| choice.0 == Some(general));
                let shown = choices.first();
                if let (Some(own), Some(shown)) = (own, shown) {
                    let loss = shown.1 - own.1;
                    if best.is_none_or(|best| loss < best.1) {
                        best = Some((square.square, loss));
                    }
                }
            }
            if let Some((square, _)) = best.filter(|best| best.1 < 6.0) {
                board.set(square, Some(general));
            }
        }
    }
    // Every change takes one choice away, so this ends.
    for _ in 0..squares.len() * 15 {
        let mut best: Option<(usize, f32)> = None;
        for (k, (square, choices)) in squares.iter().zip(&left).enumerate() {
            let Some(piece) = board.get(square.square) else { continue };
            if board.pieces(piece.side, piece.kind).len() <= piece.kind.full_count() {
                continue;
            }
            let share = |wanted: Option<Piece>| {
                choices.iter().find(|choice| choice.0 == wanted).map(|choice| choice.1)
            };
            let next = choices.iter().find(|choice| choice.0 != Some(piece)).map(|choice| choice.1);
            if let (Some(own), Some(next)) = (share(Some(piece)), next) {
                let loss = own - next;
                if best.is_none_or(|best| loss < best.1) {
                    best = Some((k, loss));
                }
            }
        }
        let Some((k, _)) = best else { break };
        let (Some(square), Some(choices)) = (squares.get(k), left.get_mut(k)) else { break };
        let shown = board.get(square.square);
        choices.retain(|choice| choice.0 != shown);
        board.set(square.square, choices.first().and_then(|choice| choice.0));
    }
    board
}
