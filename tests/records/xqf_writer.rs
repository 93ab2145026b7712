//! Writes XQF as its documentation describes it, without the reader's code.

use encoding_rs::GB18030;
use xiangqi::game_record::{Outcome, RecordedGame};
use xiangqi::{Move, PieceKind, Side, Square};

/// The version, and the four summands of a scrambled file.
#[derive(Copy, Clone, Debug)]
pub struct Manner {
    pub version: u8,
    pub sum: u8,
    pub pieces: u8,
    pub from: u8,
    pub to: u8,
    pub mask: u8,
    pub or: [u8; 4],
}

impl Manner {
    pub const PLAIN: Self = Self { version: 10, sum: 0, pieces: 0, from: 0, to: 0, mask: 0, or: [0; 4] };

    pub const fn scrambled(version: u8, pieces: u8, from: u8, to: u8) -> Self {
        let sum = 0_u8.wrapping_sub(pieces).wrapping_sub(from).wrapping_sub(to);
        Self { version, sum, pieces, from, to, mask: 0x5a, or: [0x81, 0x22, 0x43, 0x14] }
    }

    fn numbers(self) -> (u32, u32, u32) {
        if self.version < 11 {
            return (0, 0, 0);
        }
        // The nested form in which the format's own author gives the formula.
        let f = |x: u8| {
            let x = u32::from(x);
            ((((x * x) * 3 + 9) * 3 + 8) * 2 + 1) * 3 + 8
        };
        let pieces = f(self.pieces) * u32::from(self.pieces) % 256;
        let from = f(self.from) * pieces % 256;
        let to = f(self.to) * from % 256;
        (pieces, from, to)
    }
}

fn byte(number: u32) -> u8 {
    (number % 256) as u8
}

fn point(square: Square) -> u32 {
    u32::from(square.file()) * 10 + u32::from(square.rank())
}

fn gbk(text: &str) -> Vec<u8> {
    GB18030.encode(text).0.into_owned()
}

fn header(game: &RecordedGame, manner: Manner) -> Vec<u8> {
    let mut head = vec![0_u8; 1024];
    head[..3].copy_from_slice(&[b'X', b'Q', manner.version]);
    head[3] = manner.mask;
    head[8..12].copy_from_slice(&manner.or);
    head[12..16].copy_from_slice(&[manner.sum, manner.pieces, manner.from, manner.to]);
    let (pieces, ..) = manner.numbers();
    let kinds = "RNBAKABNRCCPPPPP";
    let letter = |kind: PieceKind| kind.letter();
    let mut points = Vec::new();
    for side in Side::BOTH {
        let mut left: Vec<(char, Square)> = game
            .start
            .board
            .iter()
            .filter(|(_, piece)| piece.side == side)
            .map(|(square, piece)| (letter(piece.kind), square))
            .collect();
        for kind in kinds.chars() {
            match left.iter().position(|(other, _)| *other == kind) {
                Some(index) => points.push(byte(point(left.remove(index).1) + pieces)),
                None => points.push(byte(255 + pieces)),
            }
        }
        assert!(left.is_empty(), "more pieces than the format holds");
    }
    for index in 0..32 {
        let from = if manner.version >= 12 { (pieces as usize + index + 1) % 32 } else { index };
        head[16 + index] = points[from];
    }
    head[0x32] = u8::from(game.start.turn == Some(Side::Black));
    head[0x33] = match game.outcome {
        None => 0,
        Some(Outcome::RedWins) => 1,
        Some(Outcome::BlackWins) => 2,
        Some(Outcome::Draw) => 3,
    };
    for (at, most, name) in [
        (0x50, 63, "Title"),
        (0xd0, 63, "Event"),
        (0x110, 15, "Date"),
        (0x120, 15, "Site"),
        (0x130, 15, "Red"),
        (0x140, 15, "Black"),
    ] {
        let text = gbk(game.tag(name).unwrap_or_default());
        let length = text.len().min(most);
        head[at] = length as u8;
        head[at + 1..at + 1 + length].copy_from_slice(&text[..length]);
    }
    head
}

struct Body {
    bytes: Vec<u8>,
    manner: Manner,
}

impl Body {
    fn node(&mut self, ends: (u32, u32), goes_on: bool, varies: bool, comment: &str) {
        let (_, from, to) = self.manner.numbers();
        self.bytes.push(byte(ends.0 + 0x18 + from));
        self.bytes.push(byte(ends.1 + 0x20 + to));
        let comment = gbk(comment);
        let length = comment.len() as u32;
        if self.manner.version < 11 {
            let marks = if goes_on { 0xf0 } else { 0 } | if varies { 0x0f } else { 0 };
            self.bytes.extend([marks, 0]);
            self.bytes.extend(length.to_le_bytes());
        } else {
            let has = if comment.is_empty() { 0 } else { 0x20 };
            let marks = if goes_on { 0x80 } else { 0 } | if varies { 0x40 } else { 0 } | has;
            self.bytes.extend([marks, 0]);
            if has != 0 {
                let add = (u32::from(self.manner.sum) * 256 + u32::from(self.manner.pieces)) % 32000 + 767;
                self.bytes.extend((length + add).to_le_bytes());
            }
        }
        self.bytes.extend(comment);
    }

    fn mv(&mut self, mv: Move, goes_on: bool, varies: bool, comment: &str) {
        self.node((point(mv.from), point(mv.to)), goes_on, varies, comment);
    }
}

/// The game, with a variation of one move beside each move of `variations`, counted from 1.
pub fn xqf(game: &RecordedGame, manner: Manner, variations: &[(usize, Move)]) -> Vec<u8> {
    let mut body = Body { bytes: Vec::new(), manner };
    body.node((0, 0), !game.moves.is_empty(), false, &game.comment);
    for (index, recorded) in game.moves.iter().enumerate() {
        let varies = variations.iter().any(|(ply, _)| *ply == index + 1);
        body.mv(recorded.mv, index + 1 < game.moves.len(), varies, &recorded.comment);
    }
    // The variations of the last moves come first: the tree is written depth first.
    let mut sorted = variations.to_vec();
    sorted.sort_by_key(|(ply, _)| std::cmp::Reverse(*ply));
    for (_, mv) in sorted {
        body.mv(mv, false, false, "");
    }
    let mut bytes = header(game, manner);
    let seed = b"[(C) Copyright Mr. Dong Shiwei.]";
    let sums = [manner.sum, manner.pieces, manner.from, manner.to];
    for (index, plain) in body.bytes.into_iter().enumerate() {
        let key = seed[index % 32] & (sums[index % 4] & manner.mask | manner.or[index % 4]);
        bytes.push(if manner.version < 11 { plain } else { plain.wrapping_add(key) });
    }
    bytes
}
