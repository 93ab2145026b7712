//! The place of the incident in the game: found by its position, and whether the timeline fits it.

use crate::app::position_editor;
use crate::incident::Actor;
use crate::report::Report;
use xiangqi::{Game, Side, Square};

/// What no longer fits between the timeline and the position of the incident.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Misfit {
    /// Rows about a point where nothing stands, each with the point.
    pub stranded: Vec<(usize, Square)>,
    /// The side all of whose opponent's touches lie on its time: the other side seems to have been to move.
    pub turn: Option<Side>,
}

impl Misfit {
    /// What does not fit in `report`.
    pub fn of(report: &Report) -> Self {
        let hands: Vec<Side> = report
            .timeline
            .iter()
            .filter(|event| !event.act.squares().is_empty())
            .filter_map(|event| if let Actor::Player(side) = event.actor { Some(side) } else { None })
            .collect();
        let turn = report.setup().turn;
        let turn = turn.filter(|turn| !hands.is_empty() && !hands.contains(turn));
        Self { stranded: position_editor::stranded(report), turn }
    }

    pub fn is_none(&self) -> bool {
        self.stranded.is_empty() && self.turn.is_none()
    }
}

/// After how many plies of a game the incident of `report` is: where its position occurs, the last time if
/// several; else at the end, with `false`.
pub fn incident_in(course: &Game, report: &Report) -> (usize, bool) {
    let wanted = report.setup();
    let mut found = None;
    let mut setup = course.start.clone();
    for ply in 0..=course.moves.len() {
        if setup.board == wanted.board && setup.turn == wanted.turn {
            found = Some(ply);
        }
        if let Some(&mv) = course.moves.get(ply) {
            setup = setup.after(mv);
        }
    }
    match found {
        Some(ply) if !report.timeline.is_empty() || ply > 0 => (ply, true),
        _ => (course.moves.len(), false),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::incident::{Act, Event};
    use crate::law::LawRef;
    use xiangqi::{START, fen};

    /// A game of these moves, the incident after the first `incident`.
    fn game(text: &str, incident: usize) -> Report {
        let mut report = Report::new(LawRef::default(), LawRef::default());
        report.start = fen::read(START).unwrap().setup;
        report.moves = text.split_whitespace().map(|mv| mv.parse().unwrap()).collect();
        report.set_incident(incident);
        report
    }

    #[test]
    fn what_does_not_fit_is_named() {
        let mut report = game("h2e2 h9g7", 2);
        report.timeline.push(Event::by(Side::Red, Act::Touch("e2".parse().unwrap())));
        assert!(Misfit::of(&report).is_none());
        report.set_incident(1);
        assert_eq!(Misfit::of(&report).turn, Some(Side::Black));
        report.set_incident(0);
        assert_eq!(Misfit::of(&report).stranded, [(0, "e2".parse().unwrap())]);
    }

    #[test]
    fn the_position_of_the_incident_is_found_in_a_game() {
        let course = game("h2e2 h9g7 h0g2 i9h9", 0).whole_game();
        let mut report = game("", 0);
        report.start = course.after(3);
        assert_eq!(incident_in(&course, &report), (3, true));
        report.start.board.set("e0".parse().unwrap(), None);
        assert_eq!(incident_in(&course, &report), (4, false));
    }
}
