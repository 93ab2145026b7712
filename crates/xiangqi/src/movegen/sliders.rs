//! Files and ranks: what a chariot or a cannon reaches along them.
//!
//! A board keeps the occupation of each file and rank as a row of bits ([`Lines`]), so that a sliding piece's
//! reach is two look-ups: the piece's place on the line and the line's occupation give the answer. The tables
//! are worked out by the compiler.

use crate::{Square, SquareSet};

const FILES: usize = Square::FILES as usize;
const RANKS: usize = Square::RANKS as usize;
/// Every occupation of a line of ten points.
const FILE_ROWS: usize = 1 << RANKS;
/// Every occupation of a line of nine points.
const RANK_ROWS: usize = 1 << FILES;

/// The occupation of every file (bit 0 is rank 0) and every rank (bit 0 is file a).
#[derive(Copy, Clone, Default, PartialEq, Eq, Hash)]
pub(crate) struct Lines {
    files: [u16; FILES],
    ranks: [u16; RANKS],
}

impl Lines {
    pub const EMPTY: Self = Self { files: [0; FILES], ranks: [0; RANKS] };

    /// Marks `square` as occupied or empty.
    #[expect(clippy::indexing_slicing, reason = "a square's file is below 9, its rank below 10")]
    pub const fn set(&mut self, square: Square, occupied: bool) {
        let (file, rank) = (square.file() as usize, square.rank() as usize);
        if occupied {
            self.files[file] |= 1 << rank;
            self.ranks[rank] |= 1 << file;
        } else {
            self.files[file] &= !(1 << rank);
            self.ranks[rank] &= !(1 << file);
        }
    }

    /// The points up to and including the first piece in each of the four directions.
    #[expect(clippy::indexing_slicing, reason = "places are below 10, rows of nine and ten bits")]
    pub const fn slides(&self, from: Square) -> SquareSet {
        let (file, rank) = (from.file() as usize, from.rank() as usize);
        let along_file = FILE_SLIDES[rank][self.files[file] as usize];
        let along_rank = RANK_SLIDES[file][self.ranks[rank] as usize];
        on_board(file, rank, along_file, along_rank)
    }

    /// The second piece in each of the four directions: what a cannon takes over a screen.
    #[expect(clippy::indexing_slicing, reason = "places are below 10, rows of nine and ten bits")]
    pub const fn jumps(&self, from: Square) -> SquareSet {
        let (file, rank) = (from.file() as usize, from.rank() as usize);
        let along_file = FILE_JUMPS[rank][self.files[file] as usize];
        let along_rank = RANK_JUMPS[file][self.ranks[rank] as usize];
        on_board(file, rank, along_file, along_rank)
    }

    /// Where a cannon goes or takes: the empty points before the first piece, and the second piece, each way.
    #[expect(clippy::indexing_slicing, reason = "places are below 10, rows of nine and ten bits")]
    pub const fn shots(&self, from: Square) -> SquareSet {
        let (file, rank) = (from.file() as usize, from.rank() as usize);
        let along_file = FILE_SHOTS[rank][self.files[file] as usize];
        let along_rank = RANK_SHOTS[file][self.ranks[rank] as usize];
        on_board(file, rank, along_file, along_rank)
    }
}

/// The points of one file and one rank as a set. A file's points lie side by side in the order of squares; a
/// rank's lie ten apart, which the table has already done.
const fn on_board(file: usize, rank: usize, along_file: u16, along_rank: u128) -> SquareSet {
    SquareSet::from_bits((along_file as u128) << (file * RANKS) | along_rank << rank)
}

/// How a piece goes along a line.
#[derive(Copy, Clone)]
enum Way {
    /// Up to and including the first piece.
    Slide,
    /// To the second piece alone.
    Jump,
    /// Before the first piece, and to the second.
    Shot,
}

/// For each place on a file and each occupation of the file, what a piece there reaches: bit 0 is rank 0.
type FileTable = [[u16; FILE_ROWS]; RANKS];
/// The same for ranks, as bits of rank 0 in the order of squares.
type RankTable = [[u128; RANK_ROWS]; FILES];

static FILE_SLIDES: FileTable = file_table(Way::Slide);
static FILE_JUMPS: FileTable = file_table(Way::Jump);
static FILE_SHOTS: FileTable = file_table(Way::Shot);
static RANK_SLIDES: RankTable = rank_table(Way::Slide);
static RANK_JUMPS: RankTable = rank_table(Way::Jump);
static RANK_SHOTS: RankTable = rank_table(Way::Shot);

#[expect(clippy::indexing_slicing, reason = "evaluated by the compiler, which checks every index")]
const fn file_table(way: Way) -> FileTable {
    let mut table = [[0; FILE_ROWS]; RANKS];
    let mut place = 0;
    while place < RANKS {
        let mut row = 0;
        while row < FILE_ROWS {
            table[place][row] = along(place, row as u16, RANKS, way);
            row += 1;
        }
        place += 1;
    }
    table
}

#[expect(clippy::indexing_slicing, reason = "evaluated by the compiler, which checks every index")]
const fn rank_table(way: Way) -> RankTable {
    let mut table = [[0; RANK_ROWS]; FILES];
    let mut place = 0;
    while place < FILES {
        let mut row = 0;
        while row < RANK_ROWS {
            let points = along(place, row as u16, FILES, way);
            let mut file = 0;
            while file < FILES {
                table[place][row] |= ((points >> file & 1) as u128) << (file * RANKS);
                file += 1;
            }
            row += 1;
        }
        place += 1;
    }
    table
}

/// What a piece at `place` of a line reaches, in both directions.
const fn along(place: usize, row: u16, length: usize, way: Way) -> u16 {
    let mut found = 0;
    let mut direction = 0;
    while direction < 2 {
        let mut met = 0;
        let mut at = place;
        while met < 2 {
            if direction == 0 && at + 1 == length || direction == 1 && at == 0 {
                break;
            }
            at = if direction == 0 { at + 1 } else { at - 1 };
            let occupied = row >> at & 1 == 1;
            let reached = match way {
                Way::Slide => met == 0,
                Way::Jump => met == 1 && occupied,
                Way::Shot => (met == 1) == occupied,
            };
            if reached {
                found |= 1 << at;
            }
            if occupied {
                met += 1;
            }
        }
        direction += 1;
    }
    found
}
