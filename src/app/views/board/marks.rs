//! What the law says about the board, as squares and moves to be drawn.

use crate::app::state::Scene;
use crate::ruling::{Duty, Ruling};
use crate::xiangqi::check::{exposure, exposure_after, legal_moves};
use crate::xiangqi::{Board, Move, Side, Square, Status};

/// How many suicidal moves of one touched piece are drawn as arrows; more are drawn as crosses.
const ARROWS: usize = 3;

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
}

/// A move that leaves the general to be taken.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct Suicide {
    /// The move.
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
    /// It was one.
    Released,
}

/// A line of attack on a general.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct Attack {
    /// The piece.
    pub from: Square,
    /// The general.
    pub to: Square,
    /// Whether it is there now, or would be after a suicidal move.
    pub now: bool,
}

impl Marks {
    /// The marks of a scene.
    #[must_use]
    pub fn of(scene: &Scene) -> Self {
        let mut marks = Self { moved: scene.moved, ..Self::default() };
        let Some(ruling) = &scene.ruling else { return marks };
        marks.touched = touched(scene, ruling);
        marks.attacks = attacks_now(&scene.board, scene.mover);
        if scene.released {
            if let (Some(mv), false) = (scene.moved, marks.attacks.is_empty()) {
                marks.suicides.push(Suicide { mv, kind: SuicideKind::Released, arrow: true });
            }
        } else {
            marks.suicides = suicides(ruling);
            if marks.attacks.is_empty() {
                marks.attacks = attacks_later(&scene.board, scene.mover, &marks.suicides);
            }
        }
        let verdict = &ruling.verdict;
        if !matches!(verdict.duty, Duty::Free | Duty::Done | Duty::Nothing) {
            marks.allowed.clone_from(&verdict.allowed);
        } else if ruling.status == Status::Check && !scene.released {
            marks.answers = legal_moves(&scene.board, scene.mover).collect();
        }
        marks
    }
}

/// The touched pieces; one that was released is found where it was put.
fn touched(scene: &Scene, ruling: &Ruling) -> Vec<Square> {
    let now = |square| match scene.moved {
        Some(mv) if scene.released && mv.from == square => mv.to,
        _ => square,
    };
    ruling.touched.iter().map(|touched| now(touched.square)).collect()
}

fn attacks_now(board: &Board, mover: Side) -> Vec<Attack> {
    let Some(to) = board.general(mover) else { return Vec::new() };
    exposure(board, mover).sources().into_iter().map(|from| Attack { from, to, now: true }).collect()
}

/// What a suicidal move would let through.
fn attacks_later(board: &Board, mover: Side, suicides: &[Suicide]) -> Vec<Attack> {
    let mut found: Vec<Attack> = Vec::new();
    for suicide in suicides {
        let Some(to) = board.carried(suicide.mv).general(mover) else { continue };
        for from in exposure_after(board, suicide.mv, mover).sources() {
            let attack = Attack { from, to, now: false };
            if !found.contains(&attack) {
                found.push(attack);
            }
        }
    }
    found
}

/// The suicidal moves that touches ask for.
fn suicides(ruling: &Ruling) -> Vec<Suicide> {
    let mut found: Vec<Suicide> = Vec::new();
    for touched in &ruling.touched {
        // Where a legal move meets the touch, only the one taking the other touched piece is of interest.
        let binds = !touched.legal.is_empty();
        let other = |square| ruling.touched.iter().any(|other| other.square == square);
        let moves: Vec<Move> = touched
            .pseudo
            .iter()
            .copied()
            .filter(|mv| !touched.legal.contains(mv))
            .filter(|mv| !binds || (other(mv.from) && other(mv.to)))
            .collect();
        let kind = if touched.own { SuicideKind::IfMoved } else { SuicideKind::IfTaken };
        let arrow = moves.len() <= ARROWS;
        for mv in moves {
            if !found.iter().any(|suicide| suicide.mv == mv) {
                found.push(Suicide { mv, kind, arrow });
            }
        }
    }
    found
}
