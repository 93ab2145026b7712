//! The rules of movement a second time, slow and obvious, sharing no code with the program.
//!
//! A board is ten rows of nine letters. For each piece and each point a rule says yes or no; a move is legal if
//! afterwards nothing can take the general and the generals do not face each other.

/// Rank 0 (red's side) first, file 0 (red's left) first; `.` is an empty point.
#[derive(Clone, PartialEq, Debug)]
pub struct Grid {
    pub at: [[char; 9]; 10],
}

/// File and rank.
pub type Point = (usize, usize);

pub fn points() -> impl Iterator<Item = Point> {
    (0..9).flat_map(|file| (0..10).map(move |rank| (file, rank)))
}

pub fn name((file, rank): Point) -> String {
    format!("{}{rank}", ["a", "b", "c", "d", "e", "f", "g", "h", "i"][file])
}

pub fn is_red(piece: char) -> bool {
    piece.is_ascii_uppercase()
}

impl Grid {
    /// Reads the placement field of a FEN: standard letters only.
    pub fn read(fen: &str) -> Self {
        let mut at = [['.'; 9]; 10];
        let ranks: Vec<&str> = fen.split(' ').next().unwrap().split('/').collect();
        assert_eq!(ranks.len(), 10, "{fen}");
        for (from_top, text) in ranks.into_iter().enumerate() {
            let mut file = 0;
            for letter in text.chars() {
                if let Some(empty) = letter.to_digit(10) {
                    file += empty as usize;
                } else {
                    at[9 - from_top][file] = letter;
                    file += 1;
                }
            }
            assert_eq!(file, 9, "{fen}");
        }
        Self { at }
    }

    pub fn piece(&self, (file, rank): Point) -> char {
        self.at[rank][file]
    }

    fn empty(&self, point: Point) -> bool {
        self.piece(point) == '.'
    }

    fn belongs(&self, point: Point, red: bool) -> bool {
        !self.empty(point) && is_red(self.piece(point)) == red
    }

    /// How many pieces stand strictly between two points of one line.
    fn between(&self, from: Point, to: Point) -> usize {
        let files = from.0.min(to.0)..=from.0.max(to.0);
        let inside =
            files.flat_map(|file| (from.1.min(to.1)..=from.1.max(to.1)).map(move |rank| (file, rank)));
        inside.filter(|&point| point != from && point != to && !self.empty(point)).count()
    }

    /// Whether the piece on `from` can go to `to` by itself.
    pub fn can_go(&self, from: Point, to: Point) -> bool {
        let piece = self.piece(from);
        if piece == '.' || from == to || self.belongs(to, is_red(piece)) {
            return false;
        }
        let (files, ranks) = (from.0.abs_diff(to.0), from.1.abs_diff(to.1));
        let red = is_red(piece);
        let palace = (3..=5).contains(&to.0) && if red { to.1 <= 2 } else { to.1 >= 7 };
        let own_half = |point: Point| if red { point.1 <= 4 } else { point.1 >= 5 };
        let line = files == 0 || ranks == 0;
        match piece.to_ascii_lowercase() {
            'k' => files + ranks == 1 && palace,
            'a' => files == 1 && ranks == 1 && palace,
            'b' => {
                let eye = || ((from.0 + to.0) / 2, (from.1 + to.1) / 2);
                files == 2 && ranks == 2 && own_half(to) && self.empty(eye())
            }
            'n' => match (files, ranks) {
                (1, 2) => self.empty((from.0, (from.1 + to.1) / 2)),
                (2, 1) => self.empty(((from.0 + to.0) / 2, from.1)),
                _ => false,
            },
            'r' => line && self.between(from, to) == 0,
            'c' => line && self.between(from, to) == usize::from(!self.empty(to)),
            'p' => {
                let ahead = if red { to.1 == from.1 + 1 } else { to.1 + 1 == from.1 };
                (files == 0 && ahead) || (files == 1 && ranks == 0 && !own_half(from))
            }
            other => panic!("no such piece: {other}"),
        }
    }

    pub fn after(&self, from: Point, to: Point) -> Self {
        let mut grid = self.clone();
        grid.at[to.1][to.0] = grid.at[from.1][from.0];
        grid.at[from.1][from.0] = '.';
        grid
    }

    /// Every move of a side by its pieces' own movement.
    pub fn pseudo(&self, red: bool) -> Vec<(Point, Point)> {
        let own = points().filter(|&from| self.belongs(from, red));
        own.flat_map(|from| points().filter(move |&to| self.can_go(from, to)).map(move |to| (from, to)))
            .collect()
    }

    /// The pieces of a side that could take an enemy piece on `target`, whatever stands there now.
    pub fn attackers(&self, target: Point, red: bool) -> Vec<Point> {
        let mut grid = self.clone();
        grid.at[target.1][target.0] = if red { 'p' } else { 'P' };
        points().filter(|&from| grid.belongs(from, red) && grid.can_go(from, target)).collect()
    }

    fn general(&self, red: bool) -> Option<Point> {
        points().find(|&point| self.piece(point) == if red { 'K' } else { 'k' })
    }

    /// The enemy pieces that could take the general of a side, and the enemy general where it faces it.
    pub fn checkers(&self, red: bool) -> Vec<Point> {
        let Some(own) = self.general(red) else { return Vec::new() };
        let faces = |other: Point| other.0 == own.0 && self.between(own, other) == 0;
        let facing = self.general(!red).filter(|&other| faces(other));
        points()
            .filter(|&from| facing == Some(from) || (self.belongs(from, !red) && self.can_go(from, own)))
            .collect()
    }

    /// Every legal move of a side.
    pub fn legal(&self, red: bool) -> Vec<(Point, Point)> {
        let safe = |&(from, to): &(Point, Point)| self.after(from, to).checkers(red).is_empty();
        self.pseudo(red).into_iter().filter(safe).collect()
    }

    /// Left and right exchanged.
    pub fn mirrored(&self) -> Self {
        let mut at = self.at;
        at.iter_mut().for_each(|rank| rank.reverse());
        Self { at }
    }

    /// The colours exchanged and the board turned round.
    pub fn swapped(&self) -> Self {
        let mut at = self.mirrored().at;
        at.reverse();
        let swap = |piece: char| {
            if is_red(piece) { piece.to_ascii_lowercase() } else { piece.to_ascii_uppercase() }
        };
        Self { at: at.map(|rank| rank.map(swap)) }
    }
}
