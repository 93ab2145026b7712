//! What is done on the board, turned into rows of the timeline.

use super::edit::Edit;
use crate::incident::{Act, Actor, Consent, Event};
use crate::report::Report;
use crate::xiangqi::{Move, Side, Square};

/// Something done to a piece on the board, or chosen from its menu.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Hand {
    /// 摸触
    Touch(Square),
    /// 摸触, together with the piece touched before.
    TouchTogether(Square),
    /// 摸触, by the player who is not to move.
    TouchByOpponent(Square),
    /// 拿起
    Lift(Square),
    /// 放回
    PutBack(Square),
    /// 离手
    Release(Move),
    /// Lifted and put back in one gesture.
    LiftAndPutBack(Square),
    /// 误碰
    Brush(Square),
    /// 摆正
    Adjust(Square, Consent),
}

impl Hand {
    /// The piece it concerns.
    const fn square(self) -> Square {
        match self {
            Self::Touch(square)
            | Self::TouchTogether(square)
            | Self::TouchByOpponent(square)
            | Self::Lift(square)
            | Self::PutBack(square)
            | Self::LiftAndPutBack(square)
            | Self::Brush(square)
            | Self::Adjust(square, _) => square,
            Self::Release(mv) => mv.from,
        }
    }
}

/// The side whose hand is assumed: the side to move, red where nobody is.
#[must_use]
pub fn mover(report: &Report) -> Side {
    report.setup().turn.unwrap_or(Side::Red)
}

/// The piece that the side to move holds in its hand at the end of the timeline.
#[must_use]
pub fn in_hand(report: &Report) -> Option<Square> {
    let mover = Actor::Player(mover(report));
    let last = report.timeline.iter().rev().find(|event| event.actor == mover)?;
    if let Act::Lift(square) = last.act { Some(square) } else { None }
}

/// The piece touched in the last row, by the side to move.
#[must_use]
pub fn last_touched(report: &Report) -> Option<Square> {
    let last = report.timeline.last()?;
    match last.act {
        Act::Touch(square) if last.actor == Actor::Player(mover(report)) => Some(square),
        _ => None,
    }
}

/// Whose hand is assumed at `square`: the side to move; once a move has been released, whoever's piece it is,
/// since either the other side replies or the same one corrects a breach.
fn assumed(report: &Report, square: Square) -> Side {
    let mover = mover(report);
    let released = report.timeline.iter().any(|event| {
        event.actor == Actor::Player(mover) && matches!(event.act, Act::Release(mv) if mv.from != mv.to)
    });
    let board = report.board_after(report.timeline.len());
    board.get(square).filter(|_| released).map_or(mover, |piece| piece.side)
}

/// The change of the report that records `hand`; `None` where the last row says it already.
#[must_use]
pub fn record(report: &Report, hand: Hand) -> Option<Edit> {
    let mover = assumed(report, hand.square());
    let rows = |acts: Vec<Act>| {
        let rows = acts.into_iter().map(|act| Event::by(mover, act)).collect();
        Some(Edit::Record(rows))
    };
    match hand {
        Hand::Touch(square) if last_touched(report) == Some(square) => None,
        Hand::Touch(square) => rows(vec![Act::Touch(square)]),
        Hand::TouchTogether(square) => {
            let first = last_touched(report)?;
            (first != square).then(|| Edit::ReplaceLast(Event::by(mover, Act::TouchBoth(first, square))))
        }
        Hand::TouchByOpponent(square) => {
            Some(Edit::Record(vec![Event::by(mover.opponent(), Act::Touch(square))]))
        }
        Hand::Lift(square) if in_hand(report) == Some(square) => None,
        Hand::Lift(square) => rows(vec![Act::Lift(square)]),
        Hand::PutBack(square) => rows(vec![Act::PutBack(square)]),
        Hand::Release(mv) if in_hand(report) == Some(mv.from) => rows(vec![Act::Release(mv)]),
        Hand::Release(mv) => rows(vec![Act::Lift(mv.from), Act::Release(mv)]),
        Hand::LiftAndPutBack(square) if in_hand(report) == Some(square) => rows(vec![Act::PutBack(square)]),
        Hand::LiftAndPutBack(square) => rows(vec![Act::Lift(square), Act::PutBack(square)]),
        Hand::Brush(square) => rows(vec![Act::Brush(square)]),
        Hand::Adjust(square, consent) => rows(vec![Act::Adjust(square, consent)]),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::incident::write_events;
    use crate::xiangqi::{START, fen};

    fn after(hands: &[Hand]) -> String {
        let mut report = Report::new(crate::rulebook::LawRef::default(), crate::rulebook::LawRef::default());
        report.start = fen::read(START).unwrap().setup;
        for &hand in hands {
            if let Some(edit) = record(&report, hand) {
                edit.apply(&mut report);
            }
        }
        write_events(&report.timeline, Side::Red)
    }

    fn square(name: &str) -> Square {
        name.parse().unwrap()
    }

    #[test]
    fn gestures_become_rows() {
        let (h2, e2, b9) = (square("h2"), square("e2"), square("b9"));
        assert_eq!(after(&[Hand::Touch(h2), Hand::Touch(h2)]), "touch h2");
        assert_eq!(after(&[Hand::Release(Move::new(h2, e2))]), "lift h2; release h2e2");
        assert_eq!(after(&[Hand::Lift(h2), Hand::Release(Move::new(h2, e2))]), "lift h2; release h2e2");
        assert_eq!(after(&[Hand::LiftAndPutBack(h2)]), "lift h2; putback h2");
        assert_eq!(after(&[Hand::Touch(h2), Hand::TouchTogether(b9)]), "touch h2 b9");
        assert_eq!(after(&[Hand::TouchTogether(b9)]), "");
        assert_eq!(after(&[Hand::TouchByOpponent(b9)]), "black touch b9");
    }
}
