//! What can be won by force: mates by checks, and captures and checks played to their end.

use std::cell::RefCell;
use std::collections::HashMap;
use std::hash::{BuildHasherDefault, Hasher};

use crate::check::exposure;
use crate::movegen::{legal_captures_of, legal_moves};
use crate::{Board, BySide, Move, Piece, PieceKind, Side, Square, SquareSet};

// No text bounds a run. These bounds keep the time in bounds, and lie where more changes nothing: with 16 checks, with 12
// plies, or with four checks a side no nature in the table of published rulings is another one.

/// How many checks a mating run may have.
const MATING_CHECKS: usize = 10;
/// How many checks each side may put into a run of captures.
const CHECKS_IN_A_RUN: u8 = 2;
/// How many plies a run of captures may have.
const LONGEST_RUN: u8 = 8;
/// A mate, in points.
pub const MATE: i32 = 100;

/// Whether a piece counts as material: no general and no soldier on its own half.
pub fn counts(piece: Piece, square: Square) -> bool {
    match piece.kind {
        PieceKind::General => false,
        PieceKind::Soldier => !square.is_on_own_half(piece.side),
        _ => true,
    }
}

/// Whether the general of `side` is attacked.
pub fn in_check(board: &Board, side: Side) -> bool {
    exposure(board, side).any()
}

/// The mates by an unbroken run of checks that were looked for, so that each is looked for once.
#[derive(Default)]
pub struct Mates {
    known: RefCell<BySide<HashMap<u64, Known, BuildHasherDefault<KeyItself>>>>,
}

/// The keys are mixed already.
#[derive(Default)]
struct KeyItself(u64);

impl Hasher for KeyItself {
    fn finish(&self) -> u64 {
        self.0
    }

    fn write(&mut self, bytes: &[u8]) {
        self.0 = bytes.iter().fold(self.0, |key, &byte| key.rotate_left(8) ^ u64::from(byte));
    }

    fn write_u64(&mut self, key: u64) {
        self.0 = key;
    }
}

/// What is known of a board with a side to move.
#[derive(Copy, Clone, Default)]
struct Known {
    /// The most checks that do not mate.
    none_within: usize,
    /// The first move of the shortest mate, and its checks.
    mate: Option<(Move, usize)>,
}

impl Mates {
    /// The first move of the shortest mate by `side`, who is to move.
    pub fn find(&self, board: &Board, side: Side) -> Option<Move> {
        self.shortest(board, side, MATING_CHECKS).map(|(mv, _)| mv)
    }

    /// Whether `side`, to move, mates with its next move.
    pub fn at_once(&self, board: &Board, side: Side) -> bool {
        self.shortest(board, side, 1).is_some()
    }

    /// Whether `side`, to move, mates beginning with this move.
    pub fn begin_with(&self, board: &Board, side: Side, mv: Move) -> bool {
        let after = board.after(mv);
        legal_moves(board, side).any(|legal| legal == mv)
            && in_check(&after, side.opponent())
            && self.is_mated(&after, side, MATING_CHECKS)
    }

    /// All moves with which `side`, to move, mates.
    pub fn beginnings(&self, board: &Board, side: Side) -> Vec<Move> {
        let tries = checks_of(board, side).into_iter();
        tries.filter(|(_, after)| self.is_mated(after, side, MATING_CHECKS)).map(|(mv, _)| mv).collect()
    }

    /// The shortest mate, against the first of the longest defences.
    pub fn line(&self, board: &Board, side: Side) -> Vec<Move> {
        let mut line = Vec::new();
        let mut board = board.clone();
        while let Some((mv, checks)) = self.shortest(&board, side, MATING_CHECKS) {
            line.push(mv);
            board = board.after(mv);
            let length = |reply: Move| {
                self.shortest(&board.after(reply), side, MATING_CHECKS).map_or(0, |(_, checks)| checks)
            };
            let reply = legal_moves(&board, side.opponent()).find(|&reply| length(reply) + 1 == checks);
            let Some(reply) = reply else { break };
            line.push(reply);
            board = board.after(reply);
        }
        line
    }

    /// A move of `side`, to move, that gives no check and after which whatever the other side does is mated by checks,
    /// with the line.
    pub fn quietly(&self, board: &Board, side: Side) -> Option<Vec<Move>> {
        let enemy = side.opponent();
        let quiet = legal_moves(board, side).map(|mv| (mv, board.after(mv)));
        let (mv, after) = quiet.filter(|(_, after)| !in_check(after, enemy)).find(|(_, after)| {
            legal_moves(after, enemy).all(|reply| self.find(&after.after(reply), side).is_some())
        })?;
        let mut line = vec![mv];
        if let Some(reply) = legal_moves(&after, enemy).next() {
            line.push(reply);
            line.extend(self.line(&after.after(reply), side));
        }
        Some(line)
    }

    fn shortest(&self, board: &Board, side: Side, checks: usize) -> Option<(Move, usize)> {
        let mut tries = None;
        (1..=checks).find_map(|limit| match self.known(board, side, limit) {
            Some(mate) => mate,
            None => self.search(board, side, limit, tries.get_or_insert_with(|| checks_of(board, side))),
        })
    }

    /// What is known already: a mate, or that there is none.
    fn known(&self, board: &Board, side: Side, checks: usize) -> Option<Option<(Move, usize)>> {
        let known = self.known.borrow()[side].get(&key(board)).copied().unwrap_or_default();
        match known.mate.filter(|mate| mate.1 <= checks) {
            Some(mate) => Some(Some(mate)),
            None => (known.none_within >= checks).then_some(None),
        }
    }

    fn search(
        &self,
        board: &Board,
        side: Side,
        checks: usize,
        tries: &[(Move, Board)],
    ) -> Option<(Move, usize)> {
        let found =
            tries.iter().find(|(_, after)| self.is_mated(after, side, checks)).map(|&(mv, _)| (mv, checks));
        let mut known = self.known.borrow_mut();
        let entry = known[side].entry(key(board)).or_default();
        match found {
            Some(_) => entry.mate = found,
            None => entry.none_within = checks,
        }
        found
    }

    /// Whether every answer to this check is mated, the check being the first of `checks`.
    fn is_mated(&self, board: &Board, side: Side, checks: usize) -> bool {
        let replies = legal_moves(board, side.opponent());
        if checks == 1 {
            return replies.len() == 0;
        }
        // The answers with the fewest checks after them first, as the likeliest to escape.
        let mut open = Vec::new();
        for after in replies.map(|reply| board.after(reply)) {
            match self.known(&after, side, checks - 1) {
                Some(None) => return false,
                Some(Some(_)) => {}
                None => {
                    let tries = checks_of(&after, side);
                    if tries.is_empty() {
                        return false;
                    }
                    open.push((tries, after));
                }
            }
        }
        open.sort_by_key(|(tries, _)| tries.len());
        open.iter().all(|(tries, after)| self.search(after, side, checks - 1, tries).is_some())
    }
}

/// The legal moves of `side` that give check, with the boards after them.
fn checks_of(board: &Board, side: Side) -> Vec<(Move, Board)> {
    let near = around_general(board, side.opponent());
    legal_moves(board, side)
        .filter(|mv| near.contains(mv.from) || near.contains(mv.to))
        .map(|mv| (mv, board.after(mv)))
        .filter(|(_, after)| in_check(after, side.opponent()))
        .collect()
}

/// The squares that a move must leave or enter to give check to `side`: its general's file and rank, and those up to two
/// steps away, where horses and their legs are.
fn around_general(board: &Board, side: Side) -> SquareSet {
    let Some(general) = board.general(side) else { return SquareSet::EMPTY };
    let close = (-2..=2).flat_map(|files| (-2..=2).filter_map(move |ranks| general.offset(files, ranks)));
    close.fold(general.cross(), SquareSet::with)
}

/// A number for a board: two boards that differ have different ones, but for one chance in many million million.
fn key(board: &Board) -> u64 {
    board.iter().fold(0, |key: u64, (square, piece)| {
        let number =
            (square.index() as u64 * 16 + piece.kind as u64 * 2 + u64::from(piece.side == Side::Red)) + 1;
        let mixed = number.wrapping_mul(0x9E37_79B9_7F4A_7C15);
        key.wrapping_add((mixed ^ (mixed >> 29)).wrapping_mul(0xBF58_476D_1CE4_E5B9))
    })
}

/// What one side is ahead: men in points, and crossed soldiers, which have no fixed value.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq)]
pub struct Balance {
    men: i32,
    soldiers: i32,
}

impl Balance {
    /// The balance after taking this piece.
    pub fn with(self, taken: Piece, square: Square) -> Self {
        if !counts(taken, square) {
            return self;
        }
        match taken.kind {
            PieceKind::Soldier => Self { soldiers: self.soldiers + 1, ..self },
            kind => Self { men: self.men + value(kind), ..self },
        }
    }

    fn reversed(self) -> Self {
        Self { men: -self.men, soldiers: -self.soldiers }
    }

    /// In points: a soldier for a man is even, unless the man is a chariot (26.6).
    pub fn net(self) -> i32 {
        let sum = self.men + self.soldiers;
        let floats = self.men.signum() * self.soldiers.signum() < 0;
        if floats && self.men.abs() < value(PieceKind::Chariot) { 0 } else { sum }
    }
}

/// A chariot is two strong men, a horse or a cannon one, an advisor or an elephant a weak man.
pub fn value(kind: PieceKind) -> i32 {
    match kind {
        PieceKind::Chariot => 4,
        PieceKind::Horse | PieceKind::Cannon => 2,
        _ => 1,
    }
}

/// An order of squares that is the same for a board, its mirror image, and the board with the colours exchanged, so that
/// of equal lines the same is shown.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct Order {
    rotated: bool,
    mirrored: bool,
}

impl Order {
    const PLAIN: Self = Self { rotated: false, mirrored: false };

    /// The order for a board on which this side is to move.
    pub fn of(board: &Board, side: Side) -> Self {
        let rotated = side == Side::Black;
        let seen = if rotated { board.swapped() } else { board.clone() };
        let men = |board: &Board| -> Vec<(Square, char)> {
            board.iter().map(|(square, piece)| (square, piece.letter())).collect()
        };
        Self { rotated, mirrored: men(&seen.mirrored()) < men(&seen) }
    }

    /// The place of a move in this order.
    pub fn place(self, mv: Move) -> (usize, usize) {
        (self.index(mv.from), self.index(mv.to))
    }

    fn index(self, square: Square) -> usize {
        let square = if self.rotated { square.rotated() } else { square };
        let square = if self.mirrored { square.mirrored() } else { square };
        square.index()
    }
}

/// A run of captures and checks by both sides.
#[derive(Copy, Clone, Debug)]
pub struct Run {
    plies: u8,
    own_checks: u8,
    other_checks: u8,
    /// A square on which nothing is taken.
    spared: Option<Square>,
    /// Which of equal moves comes first.
    order: Order,
}

impl Run {
    pub const WHOLE: Self = Self {
        plies: LONGEST_RUN,
        own_checks: CHECKS_IN_A_RUN,
        other_checks: CHECKS_IN_A_RUN,
        spared: None,
        order: Order::PLAIN,
    };

    /// The same with equal moves in this order.
    pub fn ordered(self, order: Order) -> Self {
        Self { order, ..self }
    }

    /// The same where nothing is taken on this square.
    pub fn sparing(self, square: Square) -> Self {
        Self { spared: Some(square), ..self }
    }

    fn next(self, checks: bool) -> Self {
        Self {
            plies: self.plies.saturating_sub(1),
            own_checks: self.other_checks,
            other_checks: self.own_checks.saturating_sub(u8::from(checks)),
            spared: self.spared,
            order: self.order,
        }
    }
}

/// What `side`, to move and so far ahead by `balance`, reaches by captures and checks, and its first move; no move where
/// it does best to stop.
pub fn best(
    board: &Board,
    side: Side,
    balance: Balance,
    run: Run,
    floor: i32,
    ceiling: i32,
) -> (i32, Option<Move>) {
    let stop = balance.net();
    if run.plies == 0 {
        return (stop, None);
    }
    let checked = in_check(board, side);
    if !checked && stop >= ceiling {
        return (stop, None);
    }
    let (mut reached, mut first) = if checked { (-MATE, None) } else { (stop, None) };
    let near = around_general(board, side.opponent());
    let mut tries: Vec<(i32, Move, Board, bool)> = Vec::new();
    for mv in legal_moves(board, side).filter(|mv| run.spared != Some(mv.to)) {
        let taken =
            board.get(mv.to).filter(|&taken| counts(taken, mv.to)).map_or(0, |taken| value(taken.kind));
        let may_check = near.contains(mv.from) || near.contains(mv.to);
        if !checked && taken == 0 && !(may_check && run.own_checks > 0) {
            continue;
        }
        let after = board.after(mv);
        let checks = may_check && in_check(&after, side.opponent());
        if checked || taken > 0 || checks {
            tries.push((-taken, mv, after, checks));
        }
    }
    tries.sort_by_key(|&(worth, mv, ..)| (worth, run.order.place(mv)));
    for (_, mv, after, checks) in tries {
        let then = board.get(mv.to).map_or(balance, |taken| balance.with(taken, mv.to));
        let floor = floor.max(reached);
        let (other, _) = best(&after, side.opponent(), then.reversed(), run.next(checks), -ceiling, -floor);
        if -other > reached {
            (reached, first) = (-other, Some(mv));
        }
        if reached >= ceiling {
            break;
        }
    }
    (reached, first)
}

/// What `side` reaches after its move `mv`; below zero it may be less still.
pub fn after(board: &Board, side: Side, mv: Move, run: Run) -> i32 {
    let then = board.get(mv.to).map_or(Balance::default(), |taken| Balance::default().with(taken, mv.to));
    let after = board.after(mv);
    let checks = in_check(&after, side.opponent());
    -best(&after, side.opponent(), then.reversed(), run.next(checks), -MATE, 1).0
}

/// What `side` reaches by its capture `mv` where both only take on that square, as long as it pays.
pub fn on_square(board: &Board, side: Side, mv: Move) -> i32 {
    let taken = board.get(mv.to).map_or(Balance::default(), |taken| Balance::default().with(taken, mv.to));
    -retake(&board.after(mv), side.opponent(), mv.to, taken.reversed())
}

fn retake(board: &Board, side: Side, square: Square, balance: Balance) -> i32 {
    let Some(piece) = board.get(square) else { return balance.net() };
    let then = balance.with(piece, square);
    legal_captures_of(board, side, square)
        .map(|mv| -retake(&board.after(mv), side.opponent(), square, then.reversed()))
        .fold(balance.net(), i32::max)
}

/// The best line from `mv` on, which reaches `net`.
pub fn line(board: &Board, side: Side, mv: Move, run: Run, net: i32) -> Vec<Move> {
    let mut line = Vec::new();
    let (mut board, mut side, mut run, mut balance) = (board.clone(), side, run, Balance::default());
    let (mut next, mut net) = (Some(mv), net);
    while let Some(mv) = next {
        line.push(mv);
        if let Some(taken) = board.get(mv.to) {
            balance = balance.with(taken, mv.to);
        }
        board = board.after(mv);
        run = run.next(in_check(&board, side.opponent()));
        (balance, side, net) = (balance.reversed(), side.opponent(), -net);
        next = best(&board, side, balance, run, net - 1, net + 1).1;
    }
    line
}
