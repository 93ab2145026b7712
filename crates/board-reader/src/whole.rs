//! What stands on the squares, decided for the picture as a whole.
//!
//! Each square has its own shares. Beside them it counts that pieces which look alike are alike, that a game has no
//! more than so many of a kind, and that some pieces stand on some points only. None of that outweighs what is clearly
//! seen: a third cannon stays one.

use xiangqi::{Board, Piece, PieceKind, Side, Square};

use crate::counts::can_stand;

/// What one piece too many costs, or one where it cannot stand, or a general that is missing: as much as being read as
/// something else with so small a share (its logarithm).
const TOO_MANY: f32 = 3.5;
const MISPLACED: f32 = 2.0;
const NO_GENERAL: f32 = 4.5;
/// What two pieces that look quite alike and are read differently cost.
const UNLIKE: f32 = 1.5;

/// What a square can show.
pub(crate) struct Choices {
    pub square: Square,
    /// Pieces and none, with the logarithms of their shares.
    pub of: Vec<(Option<Piece>, f32)>,
}

/// Two squares that look alike, and how much, from 0 to 1.
pub(crate) struct Alike {
    pub one: usize,
    pub other: usize,
    pub share: f32,
}

/// What stands on each square in the likeliest of all boards, found by small steps from the likeliest of each square;
/// and the share of everything it could show if the other squares are right, or those are wrong that look like it.
pub(crate) fn decide(squares: &[Choices], alike: &[Alike]) -> Vec<Decided> {
    let first =
        |choices: &Choices| choices.of.iter().max_by(|a, b| a.1.total_cmp(&b.1)).and_then(|choice| choice.0);
    let mut chosen: Vec<Option<Piece>> = squares.iter().map(first).collect();
    let groups = groups(squares.len(), alike);
    let mut cost = cost_of(squares, alike, &chosen);
    for _ in 0..200 {
        let mut best: Option<(Vec<Option<Piece>>, f32)> = None;
        for next in steps(squares, &groups, &chosen) {
            let found = cost_of(squares, alike, &next);
            if found < cost - 1e-3 && best.as_ref().is_none_or(|best| found < best.1) {
                best = Some((next, found));
            }
        }
        let Some((next, found)) = best else { break };
        (chosen, cost) = (next, found);
    }
    let mut decided = Vec::new();
    for (k, choices) in squares.iter().enumerate() {
        let group = groups.iter().find(|members| members.contains(&k));
        let mut shares: Vec<(Option<Piece>, f32)> = Vec::new();
        for (piece, _) in &choices.of {
            let alone = cost_of(squares, alike, &with(&chosen, &[k], *piece));
            let together = group.filter(|_| piece.is_some());
            let together = together
                .map_or(f32::INFINITY, |members| cost_of(squares, alike, &with(&chosen, members, *piece)));
            shares.push((*piece, (cost - alone.min(together)).min(0.0).exp()));
        }
        let total: f32 = shares.iter().map(|share| share.1).sum();
        for share in &mut shares {
            share.1 /= total.max(1e-9);
        }
        decided.push(Decided { piece: chosen.get(k).copied().flatten(), shares });
    }
    decided
}

pub(crate) struct Decided {
    pub piece: Option<Piece>,
    pub shares: Vec<(Option<Piece>, f32)>,
}

/// The same board with this on these squares.
fn with(chosen: &[Option<Piece>], members: &[usize], piece: Option<Piece>) -> Vec<Option<Piece>> {
    let mut next = chosen.to_vec();
    for member in members {
        next.get_mut(*member).into_iter().for_each(|to| *to = piece);
    }
    next
}

fn cost_of(squares: &[Choices], alike: &[Alike], chosen: &[Option<Piece>]) -> f32 {
    let mut cost = 0.0;
    let mut board = Board::EMPTY;
    for (choices, piece) in squares.iter().zip(chosen) {
        let share = choices.of.iter().find(|choice| choice.0 == *piece).map_or(-14.0, |choice| choice.1);
        cost -= share;
        board.set(choices.square, *piece);
        if piece.is_some_and(|piece| !can_stand(piece, choices.square)) {
            cost += MISPLACED;
        }
    }
    for side in Side::BOTH {
        for kind in PieceKind::ALL {
            let count = board.pieces(side, kind).len();
            cost += TOO_MANY * count.saturating_sub(kind.full_count()) as f32;
        }
        if board.pieces(side, PieceKind::General).is_empty() {
            cost += NO_GENERAL;
        }
    }
    for pair in alike {
        if let (Some(one), Some(other)) = (chosen.get(pair.one), chosen.get(pair.other))
            && one != other
        {
            cost += UNLIKE * pair.share;
        }
    }
    cost
}

/// The squares that look alike, each group by itself.
fn groups(count: usize, alike: &[Alike]) -> Vec<Vec<usize>> {
    let mut group: Vec<usize> = (0..count).collect();
    for pair in alike.iter().filter(|pair| pair.share > 0.5) {
        if let (Some(&one), Some(&other)) = (group.get(pair.one), group.get(pair.other)) {
            for name in &mut group {
                if *name == other {
                    *name = one;
                }
            }
        }
    }
    let mut groups: Vec<Vec<usize>> = Vec::new();
    for name in 0..count {
        let members: Vec<usize> = (0..count).filter(|k| group.get(*k) == Some(&name)).collect();
        if members.len() > 1 {
            groups.push(members);
        }
    }
    groups
}

/// All boards that differ in one square, in two that exchange what they show, or in one group that looks alike.
fn steps(squares: &[Choices], groups: &[Vec<usize>], chosen: &[Option<Piece>]) -> Vec<Vec<Option<Piece>>> {
    let mut all = Vec::new();
    for (k, choices) in squares.iter().enumerate() {
        for (piece, share) in &choices.of {
            if *share > -7.0 && chosen.get(k) != Some(piece) {
                all.push(with(chosen, &[k], *piece));
            }
        }
    }
    for members in groups {
        for side in Side::BOTH {
            for kind in PieceKind::ALL {
                all.push(with(chosen, members, Some(Piece::new(side, kind))));
            }
        }
    }
    for (k, one) in chosen.iter().enumerate() {
        for (n, other) in chosen.iter().enumerate().skip(k + 1) {
            if one != other && one.is_some() && other.is_some() {
                let mut next = chosen.to_vec();
                next.swap(k, n);
                all.push(next);
            }
        }
    }
    all
}
