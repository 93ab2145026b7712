//! What is done on the board, turned into rows of the timeline.

use crate::app::edit::Edit;
use crate::incident::{Act, Actor, Consent, Event};
use crate::report::Report;
use xiangqi::{Move, Side, Square};

/// Something done to a piece on the board, or chosen from its menu.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Gesture {
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
    /// 碰乱, together with those knocked over before
    Disturb(Square),
    /// 摆正
    Adjust(Square, Consent),
}

impl Gesture {
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
            | Self::Disturb(square)
            | Self::Adjust(square, _) => square,
            Self::Release(mv) => mv.from,
        }
    }
}

/// The side whose hand is assumed: the side to move, red where nobody is.
pub fn mover(report: &Report) -> Side {
    report.setup().turn.unwrap_or(Side::Red)
}

/// The rows since the position was restored last; all of them where it was not.
pub fn since_restored(events: &[Event]) -> &[Event] {
    let restored = events.iter().rposition(|event| event.act == Act::Restore);
    events.get(restored.map_or(0, |at| at + 1)..).unwrap_or_default()
}

/// The move released last since the position was restored.
pub fn last_released(report: &Report) -> Option<Move> {
    since_restored(&report.timeline).iter().rev().find_map(|event| match event.act {
        Act::Release(mv) => Some(mv),
        _ => None,
    })
}

/// The piece that the side to move holds in its hand at the end of the timeline.
pub fn in_hand(report: &Report) -> Option<Square> {
    let mover = Actor::Player(mover(report));
    let last = since_restored(&report.timeline).iter().rev().find(|event| event.actor == mover)?;
    if let Act::Lift(square) = last.act { Some(square) } else { None }
}

/// The piece touched in the last row, by the side to move.
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
    let released = since_restored(&report.timeline).iter().any(|event| {
        event.actor == Actor::Player(mover) && matches!(event.act, Act::Release(mv) if mv.from != mv.to)
    });
    let board = report.board_after(report.timeline.len());
    board.get(square).filter(|_| released).map_or(mover, |piece| piece.side)
}

/// The change of the report that records `hand`; `None` where the last row says it already.
pub fn record(report: &Report, hand: Gesture) -> Option<Edit> {
    let mover = assumed(report, hand.square());
    let rows = |acts: Vec<Act>| {
        let rows = acts.into_iter().map(|act| Event::by(mover, act)).collect();
        Some(Edit::Record(rows))
    };
    match hand {
        // Put down where it stood: no file could hold it as a move.
        Gesture::Release(mv) if mv.from == mv.to => record(report, Gesture::LiftAndPutBack(mv.from)),
        Gesture::Touch(square) if last_touched(report) == Some(square) => None,
        Gesture::Touch(square) => rows(vec![Act::Touch(square)]),
        Gesture::TouchTogether(square) => {
            let first = last_touched(report)?;
            let last = report.timeline.last().filter(|_| first != square)?;
            Some(Edit::ReplaceLast(Event { act: Act::TouchBoth(first, square), ..last.clone() }))
        }
        Gesture::TouchByOpponent(square) => {
            Some(Edit::Record(vec![Event::by(mover.opponent(), Act::Touch(square))]))
        }
        Gesture::Lift(square) if in_hand(report) == Some(square) => None,
        Gesture::Lift(square) => rows(vec![Act::Lift(square)]),
        Gesture::PutBack(square) => rows(vec![Act::PutBack(square)]),
        Gesture::Release(mv) if in_hand(report) == Some(mv.from) => rows(vec![Act::Release(mv)]),
        Gesture::Release(mv) => rows(vec![Act::Lift(mv.from), Act::Release(mv)]),
        Gesture::LiftAndPutBack(square) if in_hand(report) == Some(square) => {
            rows(vec![Act::PutBack(square)])
        }
        Gesture::LiftAndPutBack(square) => rows(vec![Act::Lift(square), Act::PutBack(square)]),
        Gesture::Brush(square) => rows(vec![Act::Brush(square)]),
        Gesture::Disturb(square) => match report.timeline.last() {
            Some(Event { act: Act::Disturb(before), .. }) if before.contains(&square) => None,
            Some(last @ Event { act: Act::Disturb(before), .. }) => {
                let squares = before.iter().copied().chain([square]).collect();
                Some(Edit::ReplaceLast(Event { act: Act::Disturb(squares), ..last.clone() }))
            }
            _ => rows(vec![Act::Disturb(vec![square])]),
        },
        Gesture::Adjust(square, consent) => rows(vec![Act::Adjust(square, consent)]),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::incident::write_events;
    use xiangqi::{START, fen};

    fn after(hands: &[Gesture]) -> String {
        let mut report = Report::new(crate::law::LawRef::default(), crate::law::LawRef::default());
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
        assert_eq!(after(&[Gesture::Touch(h2), Gesture::Touch(h2)]), "touch h2");
        assert_eq!(after(&[Gesture::Release(Move::new(h2, e2))]), "lift h2; release h2e2");
        assert_eq!(after(&[Gesture::Lift(h2), Gesture::Release(Move::new(h2, e2))]), "lift h2; release h2e2");
        assert_eq!(after(&[Gesture::LiftAndPutBack(h2)]), "lift h2; putback h2");
        assert_eq!(after(&[Gesture::Touch(h2), Gesture::TouchTogether(b9)]), "touch h2 b9");
        assert_eq!(after(&[Gesture::TouchTogether(b9)]), "");
        assert_eq!(after(&[Gesture::TouchByOpponent(b9)]), "black touch b9");
    }

    #[test]
    fn after_the_position_was_restored_the_side_to_move_moves_again() {
        let mut report = Report::new(crate::law::LawRef::default(), crate::law::LawRef::default());
        report.start = fen::read(START).unwrap().setup;
        let mut doing = |hand| {
            if let Some(edit) = record(&report, hand) {
                edit.apply(&mut report);
            }
            report.timeline.last().cloned()
        };
        doing(Gesture::Lift(square("h2")));
        doing(Gesture::Release(Move::new(square("h2"), square("g4"))));
        report.timeline.push(Event::new(Actor::Arbiter, Act::Restore));
        assert_eq!((in_hand(&report), last_released(&report)), (None, None));
        // A captured piece of the other side would be his to take, not the opponent's to move.
        let edit = record(&report, Gesture::Touch(square("h9"))).unwrap();
        edit.apply(&mut report);
        assert_eq!(report.timeline.last().unwrap().actor, Actor::Player(Side::Red));
    }

    #[test]
    fn pieces_knocked_over_go_into_one_row() {
        let mut report = Report::new(crate::law::LawRef::default(), crate::law::LawRef::default());
        report.start = fen::read(START).unwrap().setup;
        for name in ["h2", "b2", "h2"] {
            if let Some(edit) = record(&report, Gesture::Disturb(square(name))) {
                edit.apply(&mut report);
            }
        }
        assert_eq!(report.timeline.len(), 1);
        assert_eq!(report.timeline.last().unwrap().act, Act::Disturb(vec![square("h2"), square("b2")]));
    }
}
