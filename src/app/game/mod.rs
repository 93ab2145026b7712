//! The game in the window: its moves, how they are entered and changed, and where in it the incident is.

pub mod entry;
pub mod record;
pub mod sheet;

use super::edit::{Edit, Field};
use super::message::Answer;
use crate::incident::Actor;
use crate::report::Report;
use crate::wording::texts::Texts;
use crate::xiangqi::{Course, Move, Side, Square};

/// A change of the game. Plies are counted from the start of the whole game, past the incident.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Change {
    /// Puts moves in after so many plies; what follows stays.
    Insert(usize, Vec<Move>),
    /// Puts moves in after so many plies, in place of everything that follows.
    Rewrite(usize, Vec<Move>),
    /// Puts another move in the place of this one, counted from 0; what follows stays.
    Correct(usize, Move),
    /// Takes this move out, counted from 0; what follows stays.
    Remove(usize),
    /// Keeps so many plies, and drops what follows.
    Cut(usize),
    /// Fixes the incident after so many plies.
    Incident(usize),
    /// Another game, with the incident after so many of its plies, and fields filled in along with it.
    Take(Box<Course>, usize, Vec<(Field, String)>),
}

/// Something that was done to the game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Said {
    /// The text of the moves being entered has changed.
    Typed(String),
    /// A character was added to it by a key on the screen.
    Key(char),
    /// Its last character was taken off.
    Erase,
    /// It is complete.
    Enter,
    /// One of the moves proposed for it was meant.
    Meant(Move),
    /// A move was made on the board.
    Play(Move),
    /// A point of the board was clicked.
    Point(Square),
    /// The keys on the screen are wanted, or put away.
    Keys(bool),
    /// The game is to be changed.
    Change(Change),
}

/// Moves that wait for a word of the arbiter before they are entered.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Pending {
    /// After how many plies.
    pub at: usize,
    /// The moves.
    pub moves: Vec<Move>,
    /// How many moves follow there.
    pub following: usize,
    /// What was typed, to be typed on if they are not entered.
    pub text: String,
}

impl Pending {
    /// The change that the arbiter's answer makes of it.
    #[must_use]
    pub fn answered(&self, answer: Answer) -> Option<Change> {
        let moves = || self.moves.clone();
        Some(match answer {
            Answer::Confirm | Answer::Insert => Change::Insert(self.at, moves()),
            Answer::Rewrite => Change::Rewrite(self.at, moves()),
            Answer::Correct => Change::Correct(self.at, *self.moves.first()?),
            _ => return None,
        })
    }
}

/// The kinds of change, as undo tells them apart.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Kind {
    /// 记着法
    Enter,
    /// 改着法
    Correct,
    /// 删着法
    Remove,
    /// 事件位置
    Incident,
    /// 导入棋谱
    Import,
}

impl Kind {
    /// What undo calls it.
    #[must_use]
    pub const fn label(self, t: &Texts) -> &'static str {
        match self {
            Self::Enter => t.change_moves,
            Self::Correct => t.change_correct,
            Self::Remove => t.change_moves_removed,
            Self::Incident => t.change_incident,
            Self::Import => t.change_import,
        }
    }
}

impl Change {
    /// What undo calls it.
    #[must_use]
    pub const fn kind(&self) -> Kind {
        match self {
            Self::Insert(..) => Kind::Enter,
            Self::Rewrite(..) | Self::Correct(..) => Kind::Correct,
            Self::Remove(_) | Self::Cut(_) => Kind::Remove,
            Self::Incident(_) => Kind::Incident,
            Self::Take(..) => Kind::Import,
        }
    }

    /// Carries it out.
    ///
    /// The incident stays where it is in the game as long as its place is there. At the end of a game it goes
    /// along with the moves added, until something is recorded of it.
    pub fn apply(self, report: &mut Report) {
        let mut moves = report.whole_game().moves;
        let mut incident = report.moves.len();
        let follows = incident == moves.len() && report.timeline.is_empty();
        match self {
            Self::Insert(at, new) => {
                let at = at.min(moves.len());
                if at < incident || (at == incident && follows) {
                    incident += new.len();
                }
                moves.splice(at..at, new);
            }
            Self::Rewrite(at, new) => {
                let place_is_gone = at < incident;
                moves.truncate(at);
                moves.extend(new);
                if follows || place_is_gone {
                    incident = moves.len();
                }
            }
            Self::Correct(index, mv) => {
                if let Some(old) = moves.get_mut(index) {
                    *old = mv;
                }
            }
            Self::Remove(index) if index < moves.len() => {
                moves.remove(index);
                incident -= usize::from(index < incident);
            }
            Self::Remove(_) => {}
            Self::Cut(keep) => moves.truncate(keep),
            Self::Incident(plies) => incident = plies,
            Self::Take(course, plies, fields) => {
                for (field, text) in fields {
                    Edit::Write(field, text).apply(report);
                }
                report.start = course.start;
                (moves, incident) = (course.moves, plies);
            }
        }
        report.later = moves.split_off(incident.min(moves.len()));
        report.moves = moves;
    }
}

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
    #[must_use]
    pub fn of(report: &Report) -> Self {
        let hands: Vec<Side> = report
            .timeline
            .iter()
            .filter(|event| !event.act.squares().is_empty())
            .filter_map(|event| if let Actor::Player(side) = event.actor { Some(side) } else { None })
            .collect();
        let turn = report.setup().turn;
        let turn = turn.filter(|turn| !hands.is_empty() && !hands.contains(turn));
        Self { stranded: super::set_up::stranded(report), turn }
    }

    /// Whether everything fits.
    #[must_use]
    pub fn is_none(&self) -> bool {
        self.stranded.is_empty() && self.turn.is_none()
    }
}

/// After how many plies of a game the incident of `report` is: where its position occurs, the last time if
/// several; else at the end, with `false`.
#[must_use]
pub fn incident_in(course: &Course, report: &Report) -> (usize, bool) {
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
    use crate::rulebook::LawRef;
    use crate::xiangqi::{START, fen};

    fn moves(text: &str) -> Vec<Move> {
        text.split_whitespace().map(|mv| mv.parse().unwrap()).collect()
    }

    /// A game of these moves, the incident after the first `incident`.
    fn game(text: &str, incident: usize) -> Report {
        let mut report = Report::new(LawRef::default(), LawRef::default());
        report.start = fen::read(START).unwrap().setup;
        report.moves = moves(text);
        report.set_incident(incident);
        report
    }

    fn said(report: &Report) -> (String, usize) {
        let all: Vec<String> = report.whole_game().moves.iter().map(ToString::to_string).collect();
        (all.join(" "), report.moves.len())
    }

    fn after(mut report: Report, change: Change) -> (String, usize) {
        change.apply(&mut report);
        said(&report)
    }

    #[test]
    fn the_incident_keeps_its_place() {
        let report = || game("h2e2 h9g7 h0g2 i9h9", 2);
        let new = || moves("b0c2");
        for (change, text, incident) in [
            (Change::Insert(1, new()), "h2e2 b0c2 h9g7 h0g2 i9h9", 3),
            (Change::Insert(2, new()), "h2e2 h9g7 b0c2 h0g2 i9h9", 2),
            (Change::Insert(4, new()), "h2e2 h9g7 h0g2 i9h9 b0c2", 2),
            (Change::Insert(99, new()), "h2e2 h9g7 h0g2 i9h9 b0c2", 2),
            (Change::Rewrite(3, new()), "h2e2 h9g7 h0g2 b0c2", 2),
            (Change::Rewrite(1, new()), "h2e2 b0c2", 2),
            (Change::Correct(0, new()[0]), "b0c2 h9g7 h0g2 i9h9", 2),
            (Change::Correct(9, new()[0]), "h2e2 h9g7 h0g2 i9h9", 2),
            (Change::Remove(0), "h9g7 h0g2 i9h9", 1),
            (Change::Remove(3), "h2e2 h9g7 h0g2", 2),
            (Change::Remove(4), "h2e2 h9g7 h0g2 i9h9", 2),
            (Change::Cut(3), "h2e2 h9g7 h0g2", 2),
            (Change::Cut(1), "h2e2", 1),
            (Change::Incident(4), "h2e2 h9g7 h0g2 i9h9", 4),
            (Change::Incident(0), "h2e2 h9g7 h0g2 i9h9", 0),
        ] {
            assert_eq!(after(report(), change.clone()), (text.to_owned(), incident), "{change:?}");
        }
    }

    #[test]
    fn at_the_end_it_goes_along_until_something_is_recorded() {
        let mut report = game("h2e2", 1);
        Change::Insert(1, moves("h9g7 h0g2")).apply(&mut report);
        assert_eq!(said(&report).1, 3);
        report.timeline.push(Event::by(Side::Black, Act::Touch("i9".parse().unwrap())));
        Change::Insert(3, moves("i9h9")).apply(&mut report);
        assert_eq!(said(&report), ("h2e2 h9g7 h0g2 i9h9".to_owned(), 3));
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
