//! A second program for the ruling: slow, on a board of letters, from the written definitions alone.
//!
//! It takes and gives rows as the reference data has them, and shares no code with the crate. A cell is `?`
//! where the definitions give no answer.

mod row;

pub use row::rule;

type Square = (i32, i32);
type Board = Vec<Vec<char>>;

/// What a row gives: position, level, earlier breaches, events, reading.
pub struct Row<'a> {
    pub fen: &'a str,
    pub level: &'a str,
    pub prior: u32,
    pub events: &'a str,
    pub reading: &'a str,
}

enum Bound {
    To(String, Vec<String>),
    Lost,
    Open,
    Nothing,
}

struct Desk<'a> {
    row: &'a Row<'a>,
    board: Board,
    red: bool,
    check: bool,
}

fn at(board: &Board, (file, rank): Square) -> char {
    if (0..9).contains(&file) && (0..10).contains(&rank) { board[rank as usize][file as usize] } else { '#' }
}

fn squares() -> impl Iterator<Item = Square> {
    (0..9).flat_map(|file| (0..10).map(move |rank| (file, rank)))
}

fn name((file, rank): Square) -> String {
    format!("{}{rank}", char::from(b'a' + file as u8))
}

fn square(text: &str) -> Square {
    let bytes = text.as_bytes();
    (i32::from(bytes[0] - b'a'), i32::from(bytes[1] - b'0'))
}

fn is_side(piece: char, red: bool) -> bool {
    piece.is_ascii_alphabetic() && piece.is_uppercase() == red
}

/// How many ranks in front of its own back rank.
fn depth(rank: i32, red: bool) -> i32 {
    if red { rank } else { 9 - rank }
}

fn between(board: &Board, from: Square, to: Square) -> usize {
    let step = ((to.0 - from.0).signum(), (to.1 - from.1).signum());
    let mut here = (from.0 + step.0, from.1 + step.1);
    let mut count = 0;
    while here != to {
        count += usize::from(at(board, here) != '.');
        here = (here.0 + step.0, here.1 + step.1);
    }
    count
}

/// Whether the piece on `from` goes to `to` by its own movement.
fn goes(board: &Board, from: Square, to: Square) -> bool {
    let piece = at(board, from);
    let red = piece.is_uppercase();
    if from == to || is_side(at(board, to), red) {
        return false;
    }
    let (files, ranks) = (to.0 - from.0, to.1 - from.1);
    let apart = (files.abs(), ranks.abs());
    let palace = (3..=5).contains(&to.0) && depth(to.1, red) <= 2;
    let halfway = (from.0 + files / 2, from.1 + ranks / 2);
    let line = files == 0 || ranks == 0;
    match piece.to_ascii_lowercase() {
        'k' => palace && (apart == (0, 1) || apart == (1, 0)),
        'a' => palace && apart == (1, 1),
        'b' => apart == (2, 2) && at(board, halfway) == '.' && depth(to.1, red) <= 4,
        'n' => (apart == (1, 2) || apart == (2, 1)) && at(board, halfway) == '.',
        'r' => line && between(board, from, to) == 0,
        'c' => line && between(board, from, to) == usize::from(at(board, to) != '.'),
        'p' => {
            let ahead = if red { ranks } else { -ranks };
            (files == 0 && ahead == 1) || (apart == (1, 0) && depth(from.1, red) > 4)
        }
        _ => false,
    }
}

fn moved(board: &Board, from: Square, to: Square) -> Board {
    let mut after = board.clone();
    after[from.1 as usize][from.0 as usize] = '.';
    after[to.1 as usize][to.0 as usize] = at(board, from);
    after
}

fn find(board: &Board, letter: char) -> Option<Square> {
    squares().find(|&here| at(board, here) == letter)
}

fn attacked(board: &Board, red: bool) -> bool {
    find(board, if red { 'K' } else { 'k' })
        .is_some_and(|own| squares().any(|here| is_side(at(board, here), !red) && goes(board, here, own)))
}

fn facing(board: &Board) -> bool {
    matches!((find(board, 'K'), find(board, 'k')), (Some(a), Some(b)) if a.0 == b.0 && between(board, a, b) == 0)
}

/// Whether the general of a side can be taken, faces the other, or is gone.
fn exposed(board: &Board, red: bool) -> bool {
    find(board, if red { 'K' } else { 'k' }).is_none() || attacked(board, red) || facing(board)
}

fn impossible(board: &Board, red_to_move: bool) -> bool {
    let all = || squares().map(|here| (here, at(board, here)));
    let count = |wanted: char| all().filter(|(_, piece)| *piece == wanted).count();
    let too_many = "abnrcABNRC".chars().any(|piece| count(piece) > 2) || count('p') > 5 || count('P') > 5;
    let misplaced = all().any(|((file, rank), piece)| {
        let red = piece.is_uppercase();
        let ahead = depth(rank, red);
        let waiting = |&rank: &i32| at(board, (file, rank)) == piece && (3..5).contains(&depth(rank, red));
        match piece.to_ascii_lowercase() {
            'a' => ![(3, 0), (5, 0), (4, 1), (3, 2), (5, 2)].contains(&(file, ahead)),
            'b' => ![(2, 0), (6, 0), (0, 2), (4, 2), (8, 2), (2, 4), (6, 4)].contains(&(file, ahead)),
            'p' => ahead < 3 || ahead < 5 && (file % 2 == 1 || (0..10).filter(waiting).count() > 1),
            _ => false,
        }
    });
    too_many || misplaced || facing(board) || attacked(board, !red_to_move)
}

impl Desk<'_> {
    /// The moves of an own piece, or the captures of an enemy one.
    fn pseudo(&self, touched: Square) -> Vec<(Square, Square)> {
        let own = is_side(at(&self.board, touched), self.red);
        squares()
            .filter(|&other| own || is_side(at(&self.board, other), self.red))
            .map(|other| if own { (touched, other) } else { (other, touched) })
            .filter(|&(from, to)| goes(&self.board, from, to))
            .collect()
    }

    fn safe(&self, (from, to): (Square, Square)) -> bool {
        !exposed(&moved(&self.board, from, to), self.red)
    }

    fn legal(&self, touched: Square) -> Vec<String> {
        let safe = self.pseudo(touched).into_iter().filter(|&mv| self.safe(mv));
        safe.map(|(from, to)| name(from) + &name(to)).collect()
    }

    fn all_legal(&self) -> Vec<String> {
        let own = squares().filter(|&here| is_side(at(&self.board, here), self.red));
        own.flat_map(|here| self.legal(here)).collect()
    }

    fn own(&self, touched: Square) -> bool {
        is_side(at(&self.board, touched), self.red)
    }

    /// One touch that only exposing moves can meet: lost, unmeetable (`Nothing`) or open.
    fn exposing(&self, own: bool) -> Bound {
        let counts = match (self.row.reading, own) {
            ("bare-text", _) => return Bound::Open,
            ("legal-mobility", _) => false,
            ("right-to-answer", _) if self.check => false,
            (_, true) => self.row.level == "national",
            (_, false) => true,
        };
        if counts { Bound::Lost } else { Bound::Nothing }
    }

    /// What touches oblige, and whether one before could not be met.
    fn judge(&self, touches: &[Square], together: bool) -> (Bound, bool) {
        let mut order = touches.to_vec();
        if touches.len() > 2 || (together && self.own(touches[0]) == self.own(touches[1])) {
            return (Bound::Open, false);
        }
        if together && self.own(touches[0]) {
            order.reverse();
        }
        let mut unmeetable = false;
        for (index, &touch) in order.iter().enumerate() {
            let legal = self.legal(touch);
            let alone = if !legal.is_empty() {
                let word = if self.own(touch) { "move" } else { "capture" };
                Bound::To(format!("{word} {}", name(touch)), legal)
            } else if self.pseudo(touch).is_empty() {
                Bound::Nothing
            } else {
                self.exposing(self.own(touch))
            };
            match (&alone, order.get(index + 1)) {
                (Bound::Nothing, _) => unmeetable = true,
                (Bound::To(..), Some(&next)) if self.own(touch) != self.own(next) => {
                    let (from, to) = if self.own(touch) { (touch, next) } else { (next, touch) };
                    let answer = self.row.reading == "right-to-answer" && self.check;
                    let cannot = answer || self.row.reading == "legal-mobility";
                    let mv = name(from) + &name(to);
                    return match (goes(&self.board, from, to), self.safe((from, to))) {
                        (true, true) => (Bound::To(format!("move {mv}"), vec![mv]), unmeetable),
                        (true, false) if !cannot => (Bound::Open, unmeetable),
                        _ => (alone, unmeetable),
                    };
                }
                _ => return (alone, unmeetable),
            }
        }
        (Bound::Nothing, unmeetable)
    }

    /// Whether the count loses, and its caveat.
    fn count(&self, unmeetable: bool, breach: bool) -> (&'static str, &'static str) {
        let foul = unmeetable && self.row.reading != "bare-text";
        if !foul && !breach {
            return ("none", "");
        }
        let others = self.row.prior + u32::from(breach);
        match self.row.level {
            "national" if breach => ("loss", ""),
            "national" if self.row.prior == 0 => ("foul", "4.1.8-conflict"),
            "national" => ("loss", "foul-class"),
            _ if breach && others >= 2 => ("loss", ""),
            _ if others + u32::from(foul) >= 2 => ("loss", "foul-class"),
            _ => ("foul", ""),
        }
    }
}
