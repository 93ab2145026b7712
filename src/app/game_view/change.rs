//! Changes of the game, and what becomes of the incident's place by them.

use crate::app::game_view::record::Taking;
use crate::app::undo_label::UndoLabel;
use crate::report::Report;
use crate::tr;
use xiangqi::Move;

/// A change of the game. Plies are counted from the start of the whole game, past the incident.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum GameEdit {
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
    /// Makes this variation the game, in the place of what was played; that becomes a variation.
    Promote(usize),
    /// Takes this variation out, and those that leave it.
    RemoveVariation(usize),
    /// Another game, in the place of this one.
    Take(Box<Taking>),
}

impl GameEdit {
    pub fn undo_label(&self) -> UndoLabel {
        UndoLabel::new(match self {
            Self::Insert(..) => |lang| tr!(lang, "change-moves"),
            Self::Rewrite(..) | Self::Correct(..) => |lang| tr!(lang, "change-correct"),
            Self::Remove(_) | Self::Cut(_) => |lang| tr!(lang, "change-moves-removed"),
            Self::Incident(_) => |lang| tr!(lang, "change-incident"),
            Self::Promote(_) => |lang| tr!(lang, "change-variation"),
            Self::RemoveVariation(_) => |lang| tr!(lang, "change-variation-removed"),
            Self::Take(..) => |lang| tr!(lang, "change-import"),
        })
    }

    /// Carries it out. Comments go along with their moves.
    ///
    /// The incident stays where it is in the game as long as its place is there. At the end of a game it goes
    /// along with the moves added, until something is recorded of it. A move to where the piece stands is none.
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
                report.comments.moves_inserted(at, new.len());
                report.variations.moves_inserted(at, new.len());
                moves.splice(at..at, new);
            }
            Self::Rewrite(at, new) => {
                let place_is_gone = at < incident;
                moves.truncate(at);
                report.comments.cut(at);
                report.variations.cut(at);
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
                report.comments.move_removed(index + 1);
                report.variations.move_removed(index + 1);
                incident -= usize::from(index < incident);
            }
            Self::Remove(_) => {}
            Self::Cut(keep) => {
                moves.truncate(keep);
                report.comments.cut(keep);
                report.variations.cut(keep);
            }
            Self::Incident(plies) => incident = plies,
            Self::Promote(variation) if variation < report.variations.len() => {
                let first = report.variations.promote(variation, &mut moves, &mut report.comments);
                if follows {
                    incident = moves.len();
                } else {
                    incident = incident.min(first);
                }
            }
            Self::Promote(_) => {}
            Self::RemoveVariation(variation) => report.variations.remove(&[variation]),
            Self::Take(taking) => {
                let Taking { course, incident: plies, fields, result, comments, variations, .. } = *taking;
                for (field, text) in fields {
                    field.write(report, text);
                }
                report.start = course.start;
                (report.result, report.comments, report.variations) = (result, comments, variations);
                (moves, incident) = (course.moves, plies);
            }
        }
        let whole = |mv: &Move| mv.from != mv.to;
        incident = moves.iter().take(incident).filter(|mv| whole(mv)).count();
        moves.retain(whole);
        report.moves_after = moves.split_off(incident.min(moves.len()));
        report.moves = moves;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::incident::{Act, Event};
    use crate::law::LawRef;
    use crate::report::Variation;
    use xiangqi::{START, Side, fen};

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

    fn after(mut report: Report, change: GameEdit) -> (String, usize) {
        change.apply(&mut report);
        said(&report)
    }

    #[test]
    fn the_incident_keeps_its_place() {
        let report = || game("h2e2 h9g7 h0g2 i9h9", 2);
        let new = || moves("b0c2");
        for (change, text, incident) in [
            (GameEdit::Insert(1, new()), "h2e2 b0c2 h9g7 h0g2 i9h9", 3),
            (GameEdit::Insert(2, new()), "h2e2 h9g7 b0c2 h0g2 i9h9", 2),
            (GameEdit::Insert(4, new()), "h2e2 h9g7 h0g2 i9h9 b0c2", 2),
            (GameEdit::Insert(99, new()), "h2e2 h9g7 h0g2 i9h9 b0c2", 2),
            (GameEdit::Rewrite(3, new()), "h2e2 h9g7 h0g2 b0c2", 2),
            (GameEdit::Rewrite(1, new()), "h2e2 b0c2", 2),
            (GameEdit::Correct(0, new()[0]), "b0c2 h9g7 h0g2 i9h9", 2),
            (GameEdit::Correct(9, new()[0]), "h2e2 h9g7 h0g2 i9h9", 2),
            (GameEdit::Remove(0), "h9g7 h0g2 i9h9", 1),
            (GameEdit::Remove(3), "h2e2 h9g7 h0g2", 2),
            (GameEdit::Remove(4), "h2e2 h9g7 h0g2 i9h9", 2),
            (GameEdit::Cut(3), "h2e2 h9g7 h0g2", 2),
            (GameEdit::Cut(1), "h2e2", 1),
            (GameEdit::Incident(4), "h2e2 h9g7 h0g2 i9h9", 4),
            (GameEdit::Incident(0), "h2e2 h9g7 h0g2 i9h9", 0),
        ] {
            assert_eq!(after(report(), change.clone()), (text.to_owned(), incident), "{change:?}");
        }
    }

    #[test]
    fn comments_go_along_with_their_moves() {
        let new = || moves("b0c2");
        for (change, comments) in [
            (GameEdit::Insert(2, new()), "0o 1a 2b 4c 5d"),
            (GameEdit::Insert(0, new()), "0o 2a 3b 4c 5d"),
            (GameEdit::Insert(99, new()), "0o 1a 2b 3c 4d"),
            (GameEdit::Rewrite(1, new()), "0o 1a"),
            (GameEdit::Correct(1, new()[0]), "0o 1a 2b 3c 4d"),
            (GameEdit::Remove(1), "0o 1a 2c 3d"),
            (GameEdit::Remove(4), "0o 1a 2b 3c 4d"),
            (GameEdit::Cut(3), "0o 1a 2b 3c"),
            (GameEdit::Cut(0), "0o"),
            (GameEdit::Incident(1), "0o 1a 2b 3c 4d"),
        ] {
            let mut report = game("h2e2 h9g7 h0g2 i9h9", 2);
            for (ply, text) in ["o", "a", "b", "c", "d"].into_iter().enumerate() {
                report.comments.write(ply, text);
            }
            change.clone().apply(&mut report);
            let left: Vec<String> =
                report.comments.iter().map(|(ply, text)| format!("{ply}{text}")).collect();
            assert_eq!(left.join(" "), comments, "{change:?}");
        }
    }

    #[test]
    fn a_variation_becomes_the_game() {
        let with = |incident| {
            let mut report = game("h2e2 h9g7 h0g2", incident);
            let line = Variation { after: 1, moves: moves("b7e7 b0c2"), ..Variation::default() };
            assert!(report.variations.add(line, 3));
            report
        };
        // The incident in what was left goes back to where the lines part; at the end of the game it goes along.
        for (incident, expected) in [(0, 0), (1, 1), (2, 1), (3, 3)] {
            let mut report = with(incident);
            GameEdit::Promote(0).apply(&mut report);
            assert_eq!(said(&report), ("h2e2 b7e7 b0c2".to_owned(), expected), "{incident}");
            assert_eq!(report.variations.all()[0].moves, moves("h9g7 h0g2"));
            GameEdit::RemoveVariation(0).apply(&mut report);
            assert!(report.variations.is_empty());
            GameEdit::Promote(0).apply(&mut report);
            assert_eq!(said(&report).0, "h2e2 b7e7 b0c2");
        }
    }

    #[test]
    fn at_the_end_it_goes_along_until_something_is_recorded() {
        let mut report = game("h2e2", 1);
        GameEdit::Insert(1, moves("h9g7 h0g2")).apply(&mut report);
        assert_eq!(said(&report).1, 3);
        report.timeline.push(Event::by(Side::Black, Act::Touch("i9".parse().unwrap())));
        GameEdit::Insert(3, moves("i9h9")).apply(&mut report);
        assert_eq!(said(&report), ("h2e2 h9g7 h0g2 i9h9".to_owned(), 3));
    }
}
