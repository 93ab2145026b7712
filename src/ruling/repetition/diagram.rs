//! Whether a cycle is that of a published diagram.

use std::collections::BTreeSet;

use xiangqi::fen;
use xiangqi::repetition::{Cycle, Line};
use xiangqi::{Board, Move, Setup, Side};

use crate::law::{ModelCase, PublishedAnswer, Rulebook, model_cases};

/// A way to look at a board that changes nothing before the law.
#[derive(Copy, Clone)]
struct View {
    mirrored: bool,
    swapped: bool,
}

const VIEWS: [View; 4] = [
    View { mirrored: false, swapped: false },
    View { mirrored: true, swapped: false },
    View { mirrored: false, swapped: true },
    View { mirrored: true, swapped: true },
];

impl View {
    fn step(self, board: &Board, side: Side, mv: Move) -> String {
        let (mut board, mut side, mut mv) = (board.clone(), side, mv);
        if self.mirrored {
            (board, mv) = (board.mirrored(), mv.mirrored());
        }
        if self.swapped {
            (board, side, mv) = (board.swapped(), side.opponent(), mv.rotated());
        }
        let setup = Setup { board, turn: Some(side), ..Setup::EMPTY };
        format!("{} {mv}", fen::write(&setup))
    }

    /// Every move of the cycle with the position before it.
    fn steps(self, line: &Line, cycle: &Cycle) -> BTreeSet<String> {
        let plies = cycle.from_ply..cycle.from_ply + cycle.length;
        let steps = plies.filter_map(|ply| {
            let board = line.board(ply.checked_sub(1)?)?;
            let mv = *line.moves().get(ply - 1)?;
            Some(self.step(board, line.mover(ply), mv))
        });
        steps.collect()
    }
}

/// The model case of this rulebook with the same cycle, turned as it may be, with its answer turned alike.
pub(super) fn of(
    line: &Line,
    cycle: &Cycle,
    rulebook: &Rulebook,
) -> Option<(&'static ModelCase, PublishedAnswer)> {
    let plain = View { mirrored: false, swapped: false };
    let here = plain.steps(line, cycle);
    for case in model_cases().iter().filter(|case| case.rulebook == rulebook.id) {
        let Ok(line) = Line::new(&case.start, &case.moves) else { continue };
        for other in line.cycles().iter().filter(|other| other.length == cycle.length) {
            let same = VIEWS.into_iter().find(|view| view.steps(&line, other) == here);
            if let Some(view) = same {
                let answer = match case.answer {
                    PublishedAnswer::Blames(side) if view.swapped => PublishedAnswer::Blames(side.opponent()),
                    answer => answer,
                };
                return Some((case, answer));
            }
        }
    }
    None
}
