//! Setting up the position of the incident.
//!
//! What is set up is the position *at* the incident. Where moves of the game lead to it, a changed position
//! can no longer be reached by them: it becomes the start, and they are dropped. Undo says so, and brings them
//! back. The timeline is kept in any case; [`stranded`] names its rows that no longer fit.

pub(crate) mod update;
pub(crate) mod view;

use crate::app::undo_label::{Typing, UndoLabel};
use crate::incident::{Actor, Certainty, Event, Party};
use crate::report::{Comments, GameResult, Report, Variations};
use crate::tr;
use xiangqi::{Board, Move, Piece, START, Setup, Side, Square, fen};

/// A change of the position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PositionEdit {
    /// Puts a piece on a point; what stood there is gone.
    Place(Square, Piece),
    /// Takes the piece off a point.
    Remove(Square),
    /// Carries a piece to another point; what stood there is gone.
    Carry(Move),
    /// Takes every piece off.
    Clear,
    /// The start of a game.
    Start,
    /// Exchanges left and right, in the moves and the timeline too.
    Mirror,
    /// Exchanges the colours and turns the board round, in the moves and the timeline too.
    Swap,
    /// Says who is to move.
    Turn(Side),
    /// Takes a whole position, read from a text.
    Read(Box<Setup>),
}

impl PositionEdit {
    /// What undo calls it when it is done to `report`; where moves are lost by it, that is said instead.
    pub fn undo_label(&self, report: &Report) -> UndoLabel {
        let mut after = report.clone();
        self.clone().apply(&mut after);
        if after.whole_game().moves.is_empty() && !report.whole_game().moves.is_empty() {
            return UndoLabel::new(|lang| tr!(lang, "change-drop-moves"));
        }
        UndoLabel::new(match self {
            Self::Place(..) => |lang| tr!(lang, "change-place"),
            Self::Remove(_) => |lang| tr!(lang, "change-take-off"),
            Self::Carry(_) => |lang| tr!(lang, "change-carry"),
            Self::Clear => |lang| tr!(lang, "clear-board"),
            Self::Start => |lang| tr!(lang, "start-position"),
            Self::Mirror => |lang| tr!(lang, "mirror"),
            Self::Swap => |lang| tr!(lang, "swap-colours"),
            Self::Turn(_) => |lang| tr!(lang, "side-to-move"),
            Self::Read(_) => return UndoLabel::typing(|lang| tr!(lang, "change-fen"), Typing::Fen),
        })
    }

    pub fn apply(self, report: &mut Report) {
        let old = report.setup();
        let mut new = old.clone();
        match self {
            Self::Place(square, piece) => new.board.set(square, Some(piece)),
            Self::Remove(square) => new.board.set(square, None),
            Self::Carry(mv) if mv.from == mv.to => {}
            Self::Carry(mv) => new.board.play_unchecked(mv),
            Self::Clear => new.board = Board::EMPTY,
            Self::Start => {
                if let Ok(start) = fen::read(START) {
                    new = start.setup;
                }
            }
            Self::Mirror => return mirror(report),
            Self::Swap => return swap(report),
            Self::Turn(side) => new.turn = Some(side),
            Self::Read(setup) => new = *setup,
        }
        if new != old {
            report.start = new;
            report.moves.clear();
            report.moves_after.clear();
            // They were of that game.
            report.result = None;
            report.comments = Comments::default();
            report.variations = Variations::default();
        }
    }
}

fn mirror(report: &mut Report) {
    report.start.board = report.start.board.mirrored();
    for mv in report.moves.iter_mut().chain(&mut report.moves_after) {
        *mv = mv.mirrored();
    }
    report.variations.turn(Move::mirrored);
    for event in &mut report.timeline {
        event.act = event.act.mapped(Square::mirrored);
    }
}

fn swap(report: &mut Report) {
    report.start.board = report.start.board.swapped();
    report.start.turn = report.start.turn.map(Side::opponent);
    report.result = report.result.take().map(GameResult::swapped);
    for mv in report.moves.iter_mut().chain(&mut report.moves_after) {
        *mv = mv.rotated();
    }
    report.variations.turn(Move::rotated);
    for event in &mut report.timeline {
        event.act = event.act.mapped(Square::rotated);
        if let Actor::Player(side) = &mut event.actor {
            *side = side.opponent();
        }
        if let Certainty::Disputed(parties) = &mut event.certainty {
            for party in parties {
                *party = match *party {
                    Party::Red => Party::Black,
                    Party::Black => Party::Red,
                    other => other,
                };
            }
        }
    }
}

/// The rows of the timeline that name an empty point, each with the first such point.
pub fn stranded(report: &Report) -> Vec<(usize, Square)> {
    let empty = |(index, event): (usize, &Event)| {
        let board = report.board_after(index);
        let missing = event.act.occupied_squares().into_iter().find(|&square| board.get(square).is_none())?;
        Some((index, missing))
    };
    report.timeline.iter().enumerate().filter_map(empty).collect()
}

/// What the pointer does to a point of the board while a position is set up.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Tool {
    /// Puts this piece down.
    Piece(Piece),
    Eraser,
    /// Carries the piece that stands here.
    Held(Square),
}

impl Tool {
    /// What a click on `square` does; `None` where it only picks the piece up or puts it back.
    pub fn on(self, square: Square, board: &Board) -> Option<PositionEdit> {
        match self {
            Self::Piece(piece) if board.get(square) == Some(piece) => Some(PositionEdit::Remove(square)),
            Self::Piece(piece) => Some(PositionEdit::Place(square, piece)),
            Self::Eraser => Some(PositionEdit::Remove(square)),
            Self::Held(from) if from == square => None,
            Self::Held(from) => Some(PositionEdit::Carry(Move::new(from, square))),
        }
    }
}

/// How many pieces like this one stand on the board.
pub fn on_board(board: &Board, piece: Piece) -> usize {
    board.pieces(piece.side, piece.kind).len()
}

/// A text in the field for the position, for as long as the report is the one it was typed into.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Typed {
    pub text: String,
    /// The revision of the report after it was typed.
    pub revision: u64,
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::incident::write_events;
    use crate::store;

    fn jilin() -> Report {
        store::sample().unwrap().report
    }

    fn after(mut report: Report, change: PositionEdit) -> Report {
        change.apply(&mut report);
        report
    }

    #[test]
    fn a_changed_position_becomes_the_start() {
        let report = jilin();
        assert!(!report.moves.is_empty() && !report.timeline.is_empty());
        let (at_incident, rows) = (report.setup(), report.timeline.clone());
        let changed = after(report.clone(), PositionEdit::Remove("c6".parse().unwrap()));
        assert!(changed.moves.is_empty());
        assert_eq!(changed.timeline, rows);
        assert_eq!(changed.setup().turn, at_incident.turn);
        assert_eq!(stranded(&changed), [(0, "c6".parse().unwrap())]);
        assert_eq!(
            after(report.clone(), PositionEdit::Remove("a4".parse().unwrap())),
            report,
            "nothing was there"
        );
    }

    #[test]
    fn what_the_record_says_goes_with_the_game() {
        let mut report = jilin();
        report.result = Some(GameResult::RedWins);
        report.comments.write(0, "o");
        report.comments.write(1, "a");
        for (change, result) in
            [(PositionEdit::Mirror, GameResult::RedWins), (PositionEdit::Swap, GameResult::BlackWins)]
        {
            let turned = after(report.clone(), change);
            assert_eq!((turned.result, &turned.comments), (Some(result), &report.comments));
        }
        let other = after(report.clone(), PositionEdit::Remove("c6".parse().unwrap()));
        assert_eq!((other.result, other.comments.len()), (None, 0));
    }

    #[test]
    fn mirrored_and_swapped_twice_it_is_the_same() {
        for change in [PositionEdit::Mirror, PositionEdit::Swap] {
            let once = after(jilin(), change.clone());
            assert_ne!(once, jilin());
            assert_eq!(once.moves.len(), jilin().moves.len());
            assert!(stranded(&once).is_empty());
            assert_eq!(after(once, change), jilin());
        }
        let swapped = after(jilin(), PositionEdit::Swap);
        assert_eq!(write_events(&swapped.timeline, Side::Red), "touch g3 @ note=没有离手");
    }
}
