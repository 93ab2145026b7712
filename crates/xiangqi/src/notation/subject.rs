//! Which piece a move names: what Chinese and WXF notation have in common.

use crate::{Board, Piece, PieceKind, Side, Square, SquareSet};

/// How soldiers doubled on more than one file, or more than three pieces on one, are told apart.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq, Hash)]
pub enum Convention {
    /// As the association's program rules do: 前 中 后, or 前 二 三 … 后, and the file's number in place of
    /// the piece's name where soldiers are doubled on several files.
    #[default]
    Association,
    /// As xqbase does: soldiers doubled on several files, or more than three on one, are numbered from the
    /// player's right to his left and from front to back.
    Numbered,
}

impl Convention {
    /// Both conventions.
    pub const ALL: [Self; 2] = [Self::Association, Self::Numbered];

    /// A stable name for use in settings.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Self::Association => "association",
            Self::Numbered => "numbered",
        }
    }

    /// The convention of this name.
    #[must_use]
    pub fn from_code(code: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|convention| convention.code() == code)
    }
}

/// Which of several pieces on a file.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(crate) enum Order {
    /// 前
    Front,
    /// 中
    Middle,
    /// 后
    Rear,
    /// 二, 三 …, counted from the front of a file or, by the numbered convention, over all doubled files.
    Number(u8),
}

/// A piece as a notation names it.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(super) enum Subject {
    /// A piece on the file of this number.
    OnFile(PieceKind, u8),
    /// One of several of a kind on a file.
    InOrder(PieceKind, Order),
    /// One of several soldiers on the file of this number.
    SoldierInOrder(u8, Order),
}

impl Subject {
    /// The squares of the pieces it can mean.
    pub fn squares(self, board: &Board, side: Side) -> Vec<Square> {
        match self {
            Self::OnFile(kind, number) => on_file(board, Piece::new(side, kind), number),
            Self::InOrder(kind, order) => {
                let files = (1..=9).map(|number| on_file(board, Piece::new(side, kind), number));
                let doubled: Vec<Vec<Square>> = files.filter(|pieces| pieces.len() > 1).collect();
                let mut found: Vec<Square> =
                    doubled.iter().filter_map(|pieces| in_order(pieces, order)).collect();
                if let (PieceKind::Soldier, Order::Number(number)) = (kind, order) {
                    let all: Vec<Square> = doubled.into_iter().flatten().collect();
                    found.extend(all.get(usize::from(number).wrapping_sub(1)));
                }
                found
            }
            Self::SoldierInOrder(number, order) => {
                let pieces = on_file(board, Piece::new(side, PieceKind::Soldier), number);
                in_order(&pieces, order).into_iter().collect()
            }
        }
    }

    /// The name of the piece on `square` among its like.
    pub fn of(board: &Board, square: Square, piece: Piece, convention: Convention, ambiguous: bool) -> Self {
        let side = piece.side;
        let number = file_number(side, square);
        let file = on_file(board, piece, number);
        let plain = Self::OnFile(piece.kind, number);
        if file.len() < 2 || (matches!(piece.kind, PieceKind::Advisor | PieceKind::Elephant) && !ambiguous) {
            return plain;
        }
        let Some(place) = file.iter().position(|&other| other == square) else { return plain };
        if piece.kind == PieceKind::Soldier {
            let others = (1..=9).filter(|&other| other != number);
            let doubled_elsewhere = others.clone().any(|other| on_file(board, piece, other).len() > 1);
            if convention == Convention::Numbered && (doubled_elsewhere || file.len() > 3) {
                let before: usize = (1..number)
                    .map(|other| on_file(board, piece, other).len())
                    .filter(|&count| count > 1)
                    .sum();
                return Self::InOrder(piece.kind, Order::Number(count(before + place + 1)));
            }
            if doubled_elsewhere {
                return Self::SoldierInOrder(number, order(place, file.len()));
            }
        }
        Self::InOrder(piece.kind, order(place, file.len()))
    }
}

fn count(number: usize) -> u8 {
    u8::try_from(number).unwrap_or(u8::MAX)
}

/// The name of a place among several, counted from 0 at the front.
fn order(place: usize, all: usize) -> Order {
    match (place, all) {
        (0, _) => Order::Front,
        (place, all) if place + 1 == all => Order::Rear,
        (1, 3) => Order::Middle,
        (place, _) => Order::Number(count(place + 1)),
    }
}

/// The piece in that place; the first of a file is both the front one and number one.
fn in_order(pieces: &[Square], order: Order) -> Option<Square> {
    if pieces.len() < 2 {
        return None;
    }
    match order {
        Order::Front => pieces.first().copied(),
        Order::Rear => pieces.last().copied(),
        Order::Middle if pieces.len() == 3 => pieces.get(1).copied(),
        Order::Middle => None,
        // Numbers of a file are used from four pieces on; fewer have names.
        Order::Number(number) if pieces.len() > 3 => pieces.get(usize::from(number).checked_sub(1)?).copied(),
        Order::Number(_) => None,
    }
}

/// The pieces of one kind and side on a file, the foremost first.
pub(super) fn on_file(board: &Board, piece: Piece, number: u8) -> Vec<Square> {
    let pieces: SquareSet = board.pieces(piece.side, piece.kind);
    let mut found: Vec<Square> =
        pieces.into_iter().filter(|&square| file_number(piece.side, square) == number).collect();
    found.sort_by_key(|square| std::cmp::Reverse(piece.side.relative_rank(square.rank())));
    found
}

/// The file as the player of `side` counts it, 1 to 9 from his right.
#[must_use]
pub const fn file_number(side: Side, square: Square) -> u8 {
    match side {
        Side::Red => 9 - square.file(),
        Side::Black => square.file() + 1,
    }
}

/// Which way a piece goes.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(crate) enum Direction {
    /// 进
    Forward,
    /// 退
    Back,
    /// 平
    Across,
}

/// The direction and the number behind it, of a piece that goes from `from` to `to`.
pub(super) fn direction(side: Side, from: Square, to: Square) -> (Direction, u8) {
    let (start, end) = (side.relative_rank(from.rank()), side.relative_rank(to.rank()));
    if start == end {
        return (Direction::Across, file_number(side, to));
    }
    let direction = if end > start { Direction::Forward } else { Direction::Back };
    let straight = from.file() == to.file();
    (direction, if straight { end.abs_diff(start) } else { file_number(side, to) })
}
