//! What of a ruling is drawn on a board, in papers and in the window.

use crate::ruling::{Duty, Finding, PairFinding, Ruling, TouchFinding};
use xiangqi::Move;

/// The moves that meet the duty; `None` where there is no duty.
pub fn wanted_moves(ruling: &Ruling) -> Option<&[Move]> {
    let verdict = &ruling.verdict;
    let free = matches!(verdict.duty, Duty::Free | Duty::Done | Duty::Nothing);
    (!free).then_some(&verdict.allowed)
}

/// The suicidal moves that the touches which were judged ask for, by touch, and whether an own piece was touched.
pub fn suicidal_moves(ruling: &Ruling) -> impl Iterator<Item = (&[Move], bool)> {
    ruling.verdict.steps.iter().filter_map(|step| match &step.finding {
        Finding::Touch(TouchFinding::OnlyByExposing { moves, own, .. }) => Some((moves.as_slice(), *own)),
        Finding::Pair(PairFinding::OneTakesOtherExposing { mv, .. }) => {
            Some((std::slice::from_ref(mv), false))
        }
        _ => None,
    })
}
