//! How XQF files from version 11 on are scrambled.
//!
//! Ten bytes of the header are four summands and a mask, from which come one number each for the pieces, the
//! two ends of a move and the length of comments, and 32 bytes that are subtracted, over and over, from all that
//! follows the header.

/// The first version that is scrambled.
pub(super) const FIRST: u8 = 11;
/// The first version whose pieces are also moved round.
const FIRST_ROUND: u8 = 12;

const SEED: &[u8; 32] = b"[(C) Copyright Mr. Dong Shiwei.]";

/// The numbers of a file.
pub(super) struct Key {
    pieces: u8,
    from: u8,
    to: u8,
    comment: u32,
    stream: [u8; 32],
    round: bool,
}

impl Key {
    /// Of a file that is not scrambled.
    pub const PLAIN: Self = Self { pieces: 0, from: 0, to: 0, comment: 0, stream: [0; 32], round: false };

    /// Of the first sixteen bytes of the header: letters, version, mask, four bytes of product, four bytes to
    /// add, and the four summands.
    pub fn of(head: &[u8; 16]) -> Self {
        let &[_, _, version, mask, _, _, _, _, a, b, c, d, sum, pieces, from, to] = head;
        if version < FIRST {
            return Self::PLAIN;
        }
        let factor = |byte: u8| byte.wrapping_mul(byte).wrapping_mul(54).wrapping_add(221);
        let piece_key = factor(pieces).wrapping_mul(pieces);
        let from_key = factor(from).wrapping_mul(piece_key);
        let to_key = factor(to).wrapping_mul(from_key);
        let words = [(sum & mask) | a, (pieces & mask) | b, (from & mask) | c, (to & mask) | d];
        let mut stream = *SEED;
        for (byte, word) in stream.iter_mut().zip(words.into_iter().cycle()) {
            *byte &= word;
        }
        Self {
            pieces: piece_key,
            from: from_key,
            to: to_key,
            comment: u32::from(u16::from_be_bytes([sum, pieces])) % 32_000 + 767,
            stream,
            round: version >= FIRST_ROUND,
        }
    }

    /// The bytes behind the header, made plain.
    pub fn unscramble(&self, bytes: &[u8]) -> Vec<u8> {
        let keys = self.stream.iter().cycle();
        bytes.iter().zip(keys).map(|(byte, key)| byte.wrapping_sub(*key)).collect()
    }

    /// The points of the 32 pieces: ten times the file and the rank, from red's left; 90 and more for none.
    pub fn points(&self, header: &[u8; 32]) -> [u8; 32] {
        let mut points = header.map(|byte| byte.wrapping_sub(self.pieces));
        if self.round {
            points.rotate_right((usize::from(self.pieces) + 1) % 32);
        }
        points
    }

    /// The two points of a move.
    pub const fn ends(&self, from: u8, to: u8) -> (u8, u8) {
        (from.wrapping_sub(24).wrapping_sub(self.from), to.wrapping_sub(32).wrapping_sub(self.to))
    }

    /// The length of a comment in bytes.
    pub const fn length(&self, written: u32) -> u32 {
        written.wrapping_sub(self.comment)
    }
}
