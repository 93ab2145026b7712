//! Tables of moves along files and ranks: chariots and cannons. Computed at compile time.
//!
//! A board keeps the occupancy of each file and rank as bits ([`Lines`]). The targets on a line are looked up by the
//! place of the piece on it and by its occupancy.

use crate::{Square, SquareSet};

const FILES: usize = Square::FILES as usize;
const RANKS: usize = Square::RANKS as usize;
/// How many occupancies a file, of ten squares, can have.
const FILE_ROWS: usize = 1 << RANKS;
/// How many occupancies a rank, of nine squares, can have.
const RANK_ROWS: usize = 1 << FILES;

/// The occupancy of every file (bit 0 is rank 0) and every rank (bit 0 is file a).
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

    /// The targets of a chariot: the squares up to and including the first piece in each direction.
    #[expect(clippy::indexing_slicing, reason = "places are below 10, rows of nine and ten bits")]
    pub const fn slides(&self, from: Square) -> SquareSet {
        let (file, rank) = (from.file() as usize, from.rank() as usize);
        let along_file = FILE_SLIDES[rank][self.files[file] as usize];
        let along_rank = RANK_SLIDES[file][self.ranks[rank] as usize];
        on_board(file, rank, along_file, along_rank)
    }

    /// The captures of a cannon: the second piece in each direction.
    #[expect(clippy::indexing_slicing, reason = "places are below 10, rows of nine and ten bits")]
    pub const fn jumps(&self, from: Square) -> SquareSet {
        let (file, rank) = (from.file() as usize, from.rank() as usize);
        let along_file = FILE_JUMPS[rank][self.files[file] as usize];
        let along_rank = RANK_JUMPS[file][self.ranks[rank] as usize];
        on_board(file, rank, along_file, along_rank)
    }

    /// The targets of a cannon: the empty squares before the first piece in each direction, and the second piece.
    #[expect(clippy::indexing_slicing, reason = "places are below 10, rows of nine and ten bits")]
    pub const fn shots(&self, from: Square) -> SquareSet {
        let (file, rank) = (from.file() as usize, from.rank() as usize);
        let along_file = FILE_SHOTS[rank][self.files[file] as usize];
        let along_rank = RANK_SHOTS[file][self.ranks[rank] as usize];
        on_board(file, rank, along_file, along_rank)
    }
}

/// The set of squares of a row of bits along a file and one along a rank. Those of a rank are already ten apart in
/// the table, as they are in the order of squares.
const fn on_board(file: usize, rank: usize, along_file: u16, along_rank: u128) -> SquareSet {
    SquareSet::from_bits((along_file as u128) << (file * RANKS) | along_rank << rank)
}

/// What a table holds.
#[derive(Copy, Clone)]
enum Reach {
    /// The squares up to and including the first piece.
    Slide,
    /// The second piece.
    Jump,
    /// The squares before the first piece, and the second piece.
    Shot,
}

/// Targets by place on a file and occupancy of the file; bit 0 is rank 0.
type FileTable = [[u16; FILE_ROWS]; RANKS];
/// Targets by place on a rank and occupancy of the rank, as the bits of rank 0 in the order of squares.
type RankTable = [[u128; RANK_ROWS]; FILES];

static FILE_SLIDES: FileTable = file_table(Reach::Slide);
static FILE_JUMPS: FileTable = file_table(Reach::Jump);
static FILE_SHOTS: FileTable = file_table(Reach::Shot);
static RANK_SLIDES: RankTable = rank_table(Reach::Slide);
static RANK_JUMPS: RankTable = rank_table(Reach::Jump);
static RANK_SHOTS: RankTable = rank_table(Reach::Shot);

#[expect(clippy::indexing_slicing, reason = "evaluated by the compiler, which checks every index")]
const fn file_table(reach: Reach) -> FileTable {
    let mut table = [[0; FILE_ROWS]; RANKS];
    let mut place = 0;
    while place < RANKS {
        let mut row = 0;
        while row < FILE_ROWS {
            table[place][row] = along(place, row as u16, RANKS, reach);
            row += 1;
        }
        place += 1;
    }
    table
}

#[expect(clippy::indexing_slicing, reason = "evaluated by the compiler, which checks every index")]
const fn rank_table(reach: Reach) -> RankTable {
    let mut table = [[0; RANK_ROWS]; FILES];
    let mut place = 0;
    while place < FILES {
        let mut row = 0;
        while row < RANK_ROWS {
            let points = along(place, row as u16, FILES, reach);
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

/// The targets of a piece at `place` of a line, in both directions.
const fn along(place: usize, row: u16, length: usize, reach: Reach) -> u16 {
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
            let reached = match reach {
                Reach::Slide => met == 0,
                Reach::Jump => met == 1 && occupied,
                Reach::Shot => (met == 1) == occupied,
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
