//! What the law says about the board, as squares and moves to be drawn.

use crate::app::board::scene::Scene;
use crate::export::diagram::{Label, Mark, Role, suicidal_moves, wanted_moves};
use crate::ruling::Ruling;
use crate::text::Lang;
use crate::tr;
use xiangqi::check::{exposure, exposure_after};
use xiangqi::movegen::legal_moves;
use xiangqi::{Board, Move, Side, Square, Status};

/// How many suicidal moves of one touched piece are drawn as arrows; more are drawn as crosses.
const ARROWS: usize = 3;
/// From how many allowed moves on they are drawn as points alone, without lines to them.
const LINES: usize = 8;

/// What is drawn over a board.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Marks {
    /// Pieces whose touch counts, where they stand now.
    pub touched: Vec<Square>,
    /// Moves that meet the duty.
    pub allowed: Vec<Move>,
    /// Moves that would answer the check, where no duty names them.
    pub answers: Vec<Move>,
    /// Moves that a touch asks for and that are suicide, or the one that was released.
    pub suicides: Vec<Suicide>,
    /// Lines of attack, from the piece to the general it takes.
    pub attacks: Vec<Attack>,
    /// The move that led here.
    pub moved: Option<Move>,
    /// The move that was released, where it is drawn as nothing worse.
    pub played: Option<Move>,
}

/// A move that leaves the general to be taken.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct Suicide {
    pub mv: Move,
    /// What the label says.
    pub kind: SuicideKind,
    /// Whether it is drawn as an arrow, not as a cross.
    pub arrow: bool,
}

/// What kind of suicide a move is.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum SuicideKind {
    /// Taking would be one.
    IfTaken,
    /// Moving would be one.
    IfMoved,
    Released,
}

/// A line of attack on a general.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct Attack {
    pub from: Square,
    pub to: Square,
    /// Whether it is there now, or would be after a suicidal move.
    pub now: bool,
}

impl Marks {
    /// The marks of a scene.
    pub fn of(scene: &Scene) -> Self {
        let mut marks = Self { moved: scene.moved, ..Self::default() };
        let Some(ruling) = &scene.ruling else { return marks };
        marks.touched = touched(scene, ruling);
        marks.attacks = attacks_now(&scene.board, scene.mover);
        if scene.released {
            if let (Some(mv), false) = (scene.moved, marks.attacks.is_empty()) {
                marks.suicides.push(Suicide { mv, kind: SuicideKind::Released, arrow: true });
            } else {
                marks.played = scene.moved;
            }
        } else {
            marks.suicides = suicides(ruling);
            if marks.attacks.is_empty() {
                marks.attacks = attacks_later(&scene.board, scene.mover, &marks.suicides);
            }
        }
        if let Some(wanted) = wanted_moves(ruling) {
            marks.allowed = wanted.to_vec();
        } else if ruling.status == Status::Check && !scene.released {
            marks.answers = legal_moves(&scene.board, scene.mover).collect();
        }
        marks
    }

    /// The marks as they are drawn.
    pub fn drawn(&self, scene: &Scene) -> Vec<Mark> {
        let mut drawn = Vec::new();
        if let Some(mv) = self.moved {
            drawn.extend([mv.from, mv.to].map(|square| Mark::ring(square, Role::Played)));
        }
        for attack in &self.attacks {
            drawn.push(Mark::line(attack.from, attack.to, Role::Attack));
            if attack.now {
                drawn.push(Mark::ring(attack.from, Role::Attack));
            }
        }
        for &mv in &self.allowed {
            if scene.board.get(mv.to).is_some() {
                drawn.push(Mark::arrow(mv, Role::Duty));
                continue;
            }
            if self.allowed.len() <= LINES {
                drawn.push(Mark::line(mv.from, mv.to, Role::Duty));
            }
            drawn.push(Mark::dot(mv.to, Role::Duty));
        }
        drawn.extend(self.answers.iter().map(|mv| Mark::dot(mv.to, Role::Duty)));
        for square in scene.reach {
            let taken = scene.board.get(square).is_some();
            drawn.push(if taken { Mark::ring(square, Role::Duty) } else { Mark::dot(square, Role::Duty) });
        }
        drawn.extend(self.touched.iter().map(|&square| Mark::ring(square, Role::Touched)));
        drawn.extend(self.suicides.iter().map(Suicide::mark));
        drawn.extend(self.played.map(|mv| Mark::arrow(mv, Role::Played)));
        drawn
    }

    /// Words at the suicidal moves.
    pub fn labels(&self, lang: Lang) -> Vec<Label> {
        let label = |suicide: &Suicide| {
            let text = match suicide.kind {
                SuicideKind::IfTaken => tr!(lang, "suicide-if-taken"),
                SuicideKind::IfMoved => tr!(lang, "suicide-if-moved"),
                SuicideKind::Released => tr!(lang, "suicide-released"),
            };
            // Beside the arrow, or beside the piece, where no cross is.
            let mark =
                if suicide.arrow { suicide.mark() } else { Mark::ring(suicide.mv.from, Role::Suicide) };
            Label { mark, text: text.to_owned() }
        };
        self.suicides.iter().map(label).collect()
    }
}

impl Suicide {
    fn mark(&self) -> Mark {
        if self.arrow { Mark::arrow(self.mv, Role::Suicide) } else { Mark::dot(self.mv.to, Role::Suicide) }
    }
}

/// The touched pieces; one that was released is found where it was put, and one that is gone not at all.
fn touched(scene: &Scene, ruling: &Ruling) -> Vec<Square> {
    let now = |square| match scene.moved {
        Some(mv) if scene.released && mv.from == square => mv.to,
        _ => square,
    };
    let squares = ruling.touched.iter().map(|touched| now(touched.square));
    squares.filter(|&square| scene.board.get(square).is_some()).collect()
}

fn attacks_now(board: &Board, mover: Side) -> Vec<Attack> {
    let Some(to) = board.general(mover) else { return Vec::new() };
    exposure(board, mover).sources().into_iter().map(|from| Attack { from, to, now: true }).collect()
}

/// What a suicidal move would let through.
fn attacks_later(board: &Board, mover: Side, suicides: &[Suicide]) -> Vec<Attack> {
    let mut found: Vec<Attack> = Vec::new();
    for suicide in suicides {
        let Some(to) = board.after(suicide.mv).general(mover) else { continue };
        for from in exposure_after(board, suicide.mv, mover).sources() {
            let attack = Attack { from, to, now: false };
            if !found.contains(&attack) {
                found.push(attack);
            }
        }
    }
    found
}

/// The suicidal moves that the touches which were judged ask for.
fn suicides(ruling: &Ruling) -> Vec<Suicide> {
    let mut found: Vec<Suicide> = Vec::new();
    for (moves, own) in suicidal_moves(ruling) {
        let kind = if own { SuicideKind::IfMoved } else { SuicideKind::IfTaken };
        let arrow = moves.len() <= ARROWS;
        for &mv in moves {
            if !found.iter().any(|suicide| suicide.mv == mv) {
                found.push(Suicide { mv, kind, arrow });
            }
        }
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::incident::{Incident, read_events};
    use crate::law::{Level, Library};
    use crate::ruling::{Law, rule};
    use xiangqi::Position;

    /// The marks on the Jilin position under the built-in reading of this number.
    fn marks(events: &str, reading: usize) -> Marks {
        let position: Position = "2bak1b1C/4a4/9/2N6/9/2r6/9/9/4A4/2B1KAB2 b".parse().unwrap();
        let library = Library::built_in().unwrap();
        let law = Law::new(&library.rulebooks[0], &library.readings[reading], Level::Provincial);
        let events = read_events(events, Side::Black).unwrap();
        let incident = Incident::new(position, events);
        let released = incident.events.iter().find_map(|event| match event.act {
            crate::incident::Act::Release(mv) => Some(mv),
            _ => None,
        });
        Marks::of(&Scene {
            board: incident.board_after(incident.events.len()),
            mover: Side::Black,
            ruling: Some(rule(&incident, &law, 0)),
            moved: released,
            reach: xiangqi::SquareSet::EMPTY,
            released: released.is_some(),
            in_hand: None,
            live: true,
        })
    }

    fn mv(text: &str) -> Move {
        text.parse().unwrap()
    }

    #[test]
    fn a_touch_that_only_suicide_obeys() {
        let marks = marks("touch c6", 0);
        assert_eq!(marks.touched, [mv("c6c7").from]);
        assert_eq!(marks.suicides, [Suicide { mv: mv("c4c6"), kind: SuicideKind::IfTaken, arrow: true }]);
        assert_eq!(marks.attacks, [Attack { from: mv("i9e9").from, to: mv("i9e9").to, now: true }]);
        assert_eq!(marks.answers, [mv("e8f9"), mv("g9e7"), mv("g9i7")]);
        assert!(marks.allowed.is_empty());
    }

    #[test]
    fn a_duty_shows_the_moves_that_meet_it_and_nothing_else() {
        let marks = marks("touch g9; touch c9", 0);
        assert_eq!(marks.allowed, [mv("g9e7"), mv("g9i7")]);
        assert!(marks.answers.is_empty());
        assert!(marks.suicides.is_empty(), "the second touch was not judged");
    }

    #[test]
    fn many_suicidal_moves_are_crosses() {
        let marks = marks("lift c4", 0);
        assert!(marks.suicides.len() > ARROWS);
        assert!(marks.suicides.iter().all(|suicide| !suicide.arrow));
        assert_eq!(marks.allowed.len(), 3);
    }

    #[test]
    fn a_released_suicide_is_shown_where_the_piece_is_now() {
        let marks = marks("touch c6; release c4c6", 0);
        assert_eq!(marks.suicides, [Suicide { mv: mv("c4c6"), kind: SuicideKind::Released, arrow: true }]);
        assert!(marks.attacks.iter().all(|attack| attack.now));
        assert!(marks.answers.is_empty());
        assert_eq!(marks.played, None, "one arrow for one move");
    }

    #[test]
    fn a_move_that_was_released_has_its_arrow() {
        let marks = marks("touch g9; release g9e7", 0);
        assert_eq!(marks.played, Some(mv("g9e7")));
        assert!(marks.suicides.is_empty());
        assert_eq!(self::marks("touch g9", 0).played, None);
    }
}
