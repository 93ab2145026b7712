//! The game as a sheet of moves: its lines, and the facts of each of its moments.

use xiangqi::notation::{Convention, chinese, wxf};
use xiangqi::{Game, History, Moment, Side};

/// The game with everything that is shown of it, worked out once for each game.
#[derive(Debug)]
pub struct Sheet {
    pub course: Game,
    /// The facts of its moments.
    pub moments: History,
    /// Its lines, red's moves beside black's.
    pub lines: Vec<Line>,
    /// Which moves led back to a position that had stood before, in cycles one within the other as well.
    repeated: Vec<bool>,
}

/// A line of the sheet: a round.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq)]
pub struct Line {
    /// The number of the round.
    pub round: u32,
    /// After how many plies red's move is made.
    pub red: Option<usize>,
    /// After how many plies black's move is made.
    pub black: Option<usize>,
}

impl Sheet {
    /// The sheet of a game.
    pub fn of(course: Game) -> Self {
        let moments = course.history();
        let mut lines: Vec<Line> = Vec::new();
        for (before, moment) in moments.iter().zip(moments.iter().skip(1)) {
            let ply = moment.ply;
            let mover = moment.played.as_ref().and_then(|played| played.mover).unwrap_or(Side::Red);
            let round = before.setup.fullmoves;
            match (mover, lines.last_mut()) {
                (Side::Black, Some(line)) if line.black.is_none() => line.black = Some(ply),
                (Side::Red, _) => lines.push(Line { round, red: Some(ply), black: None }),
                (Side::Black, _) => lines.push(Line { round, red: None, black: Some(ply) }),
            }
        }
        let mut repeated = vec![false; course.moves.len() + 1];
        for moment in moments.iter() {
            if let Some(previous) = moment.previous {
                repeated.iter_mut().take(moment.ply + 1).skip(previous + 1).for_each(|of| *of = true);
            }
        }
        Self { course, moments, lines, repeated }
    }

    /// Whether the move of this ply is part of a cycle.
    pub fn is_repeated(&self, ply: usize) -> bool {
        self.repeated.get(ply).copied().unwrap_or_default()
    }

    /// How many plies the game has.
    pub fn plies(&self) -> usize {
        self.course.moves.len()
    }

    /// The line of the move that leads to the moment after `ply` plies.
    pub fn line_of(&self, ply: usize) -> Option<usize> {
        // Lines are in the order of plies.
        let after = self.lines.partition_point(|line| line.red.or(line.black).unwrap_or(0) <= ply);
        after.checked_sub(1)
    }

    /// The move that leads to the moment after `ply` plies, written by `notation`; its piece and two points
    /// where the notation has no words for it.
    pub fn text(&self, ply: usize, notation: Notation) -> String {
        let Some(before) = ply.checked_sub(1) else { return String::new() };
        let Some(&mv) = self.course.moves.get(before) else { return String::new() };
        notation.write(self.moments.at(before), mv)
    }
}

/// How moves are written.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Notation {
    /// In Chinese: 炮二平五.
    Chinese(Convention),
    /// In traditional characters.
    Traditional(Convention),
    /// As the World Xiangqi Federation does: C2=5.
    Wxf,
}

impl Notation {
    fn write(self, before: &Moment, mv: xiangqi::Move) -> String {
        let board = &before.setup.board;
        let text = match self {
            Self::Chinese(convention) => chinese::write_with(board, mv, convention),
            Self::Traditional(convention) => {
                chinese::write_with(board, mv, convention).map(|text| chinese::traditional(&text))
            }
            Self::Wxf => wxf::write(board, mv),
        };
        let piece = match self {
            Self::Chinese(_) => board.get(mv.from).map(|piece| piece.name().to_string()),
            Self::Traditional(_) => {
                board.get(mv.from).map(|piece| chinese::traditional(&piece.name().to_string()))
            }
            Self::Wxf => None,
        };
        text.unwrap_or_else(|| format!("{}{}-{}", piece.unwrap_or_default(), mv.from, mv.to))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use xiangqi::{START, fen};

    fn sheet(start: &str, moves: &str) -> Sheet {
        let moves = moves.split_whitespace().map(|mv| mv.parse().unwrap()).collect();
        Sheet::of(Game { start: fen::read(start).unwrap().setup, moves })
    }

    fn lines(sheet: &Sheet) -> Vec<(u32, Option<usize>, Option<usize>)> {
        sheet.lines.iter().map(|line| (line.round, line.red, line.black)).collect()
    }

    #[test]
    fn red_stands_beside_black() {
        let game = sheet(START, "h2e2 h9g7 h0g2");
        assert_eq!(lines(&game), [(1, Some(1), Some(2)), (2, Some(3), None)]);
        assert_eq!(
            (game.line_of(0), game.line_of(1), game.line_of(2), game.line_of(3)),
            (None, Some(0), Some(0), Some(1))
        );
        let chinese = Notation::Chinese(Convention::Association);
        assert_eq!((game.text(1, chinese), game.text(2, chinese)), ("炮二平五".into(), "马8进7".into()));
        assert_eq!((game.text(1, Notation::Wxf), game.text(0, chinese)), ("C2=5".into(), String::new()));
    }

    #[test]
    fn what_the_notation_has_no_words_for_is_named_by_its_points() {
        let game = sheet(START, "h2e9 e5e6");
        let chinese = Notation::Chinese(Convention::Numbered);
        assert_eq!((game.text(1, chinese), game.text(2, chinese)), ("炮h2-e9".into(), "e5-e6".into()));
        assert_eq!(game.text(1, Notation::Wxf), "h2-e9");
    }

    #[test]
    fn black_first_and_moves_out_of_turn_have_their_own_lines() {
        let black_first = sheet(&START.replace(" w ", " b "), "h9g7 h2e2");
        assert_eq!(lines(&black_first), [(1, None, Some(1)), (2, Some(2), None)]);
        let twice = sheet(START, "h2e2 h0g2 h9g7 i9h9");
        assert_eq!(lines(&twice), [(1, Some(1), None), (1, Some(2), Some(3)), (2, None, Some(4))]);
    }
}
