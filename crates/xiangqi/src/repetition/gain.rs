//! Chases by gain, as the rules of China have them: a move after which material would be won.

use std::collections::BTreeMap;

use super::Nature;
use super::line::{Line, Numbered, counts};
use crate::check::exposure;
use crate::movegen::{legal_moves};
use crate::{Board, Move, Piece, PieceKind, Side};

/// How many checks a mating run may have.
const MATING_CHECKS: usize = 4;
/// How many checks may come before the capture.
const WINNING_CHECKS: usize = 2;

/// What can be won: the best gain for each victim, by number, and how.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Gain {
    /// In points: a chariot 4, a horse or cannon 2, others 1.
    pub net: i32,
    /// Whether checks come before the capture.
    pub by_checks: bool,
    /// The number of the piece that takes.
    pub attacker: u8,
    /// Whether the victim cannot be retaken at all.
    pub rootless: bool,
}

fn value(kind: PieceKind) -> i32 {
    match kind {
        PieceKind::Chariot => 4,
        PieceKind::Horse | PieceKind::Cannon => 2,
        _ => 1,
    }
}

pub fn in_check(board: &Board, side: Side) -> bool {
    exposure(board, side).any()
}

/// Whether `side`, to move, mates by an unbroken run of checks.
pub fn mates_by_checks(board: &Board, side: Side, checks: usize) -> bool {
    if checks == 0 {
        return false;
    }
    legal_moves(board, side).any(|mv| {
        let after = board.after(mv);
        in_check(&after, side.opponent())
            && legal_moves(&after, side.opponent())
                .all(|reply| mates_by_checks(&after.after(reply), side, checks - 1))
    })
}

/// What captures, anywhere and by turns, bring `side`, to move, who may stop at any time.
fn captures(board: &Board, side: Side, depth: usize) -> i32 {
    if depth == 0 {
        return 0;
    }
    let mut best = 0;
    for mv in legal_moves(board, side) {
        let (Some(taker), Some(victim)) = (board.get(mv.from), board.get(mv.to)) else { continue };
        let worth = if counts(victim, mv.to) { value(victim.kind) } else { 0 };
        if worth <= best {
            continue;
        }
        let after = board.after(mv);
        if mates_by_checks(&after, side.opponent(), 1) {
            continue;
        }
        let back = captures(&after, side.opponent(), depth - 1);
        let mut net = worth - back;
        if taker.kind == PieceKind::Soldier && back > 0 && victim.kind != PieceKind::Chariot {
            net = net.min(0);
        }
        best = best.max(net);
    }
    best
}

/// What taking brings, or nothing where it may not be done or loses.
fn capture(board: &Board, side: Side, mv: Move) -> Option<(i32, bool)> {
    let taker = board.get(mv.from)?;
    let victim = board.get(mv.to)?;
    if !counts(victim, mv.to) {
        return None;
    }
    let after = board.after(mv);
    if mates_by_checks(&after, side.opponent(), MATING_CHECKS) {
        return None;
    }
    let mut retaken = false;
    let mut back = 0;
    for reply in legal_moves(&after, side.opponent()) {
        let Some(lost) = after.get(reply.to) else { continue };
        let then = after.after(reply);
        if mates_by_checks(&then, side, MATING_CHECKS) {
            continue;
        }
        retaken |= reply.to == mv.to;
        let worth = if counts(lost, reply.to) { value(lost.kind) } else { 0 };
        back = back.max(worth - captures(&then, side, 5));
    }
    let mut net = value(victim.kind) - back;
    if taker.kind == PieceKind::Soldier && retaken && victim.kind != PieceKind::Chariot {
        net = net.min(0);
    }
    Some((net, !retaken))
}

/// Every victim that `side`, to move, can win on this board.
pub fn gains(board: &Numbered, side: Side) -> BTreeMap<(u8, u8), Gain> {
    let mut found: BTreeMap<(u8, u8), Gain> = BTreeMap::new();
    for mv in legal_moves(&board.board, side) {
        if board.board.get(mv.to).is_none() {
            continue;
        }
        let Some((net, rootless)) = capture(&board.board, side, mv) else { continue };
        if net <= 0 {
            continue;
        }
        let (attacker, victim) = (board.number(mv.from), board.number(mv.to));
        let gain = Gain { net, by_checks: false, attacker, rootless };
        found.insert((victim, attacker), gain);
    }
    found
}

/// The victims that fall to a run of checks, whatever is answered.
pub fn gains_by_checks(board: &Numbered, side: Side, checks: usize) -> Vec<u8> {
    let mut found = Vec::new();
    for mv in legal_moves(&board.board, side) {
        let after = board.after(mv);
        if !in_check(&after.board, side.opponent()) {
            continue;
        }
        if board.board.get(mv.to).is_some() {
            continue;
        }
        // The piece that checks must not be lost for it.
        let mut all: Option<Vec<u8>> = None;
        for reply in legal_moves(&after.board, side.opponent()) {
            let then = after.after(reply);
            let mut won: Vec<u8> = gains(&then, side).keys().map(|&(victim, _)| victim).collect();
            if checks > 1 {
                won.extend(gains_by_checks(&then, side, checks - 1));
            }
            if mates_by_checks(&then.board, side, 2) {
                continue;
            }
            all = Some(match all {
                None => won,
                Some(known) => known.into_iter().filter(|victim| won.contains(victim)).collect(),
            });
            if all.as_ref().is_some_and(Vec::is_empty) {
                break;
            }
        }
        for victim in all.unwrap_or_default() {
            if !found.contains(&victim) {
                found.push(victim);
            }
        }
    }
    found
}

/// A chase and by what.
#[derive(Clone, Debug)]
pub struct Chase {
    pub victim: u8,
    pub gain: Option<Gain>,
}

/// What the move of this ply is.
pub fn nature(line: &Line, ply: usize) -> (Nature, Vec<Chase>) {
    let side = line.mover(ply);
    let (Some(before), Some(after), Some(&mv)) =
        (line.boards.get(ply - 1), line.boards.get(ply), line.moves.get(ply - 1))
    else {
        return (Nature::Idle, Vec::new());
    };
    if in_check(&after.board, side.opponent()) {
        return (Nature::Check, Vec::new());
    }
    let moved = after.board.get(mv.to);
    let answered = in_check(&before.board, side);
    if answered && moved.is_some_and(|piece| piece.kind == PieceKind::General) {
        return (Nature::Idle, Vec::new());
    }
    // What was there before: the position before the move; for an answer to check, before the check.
    let base = if answered { line.boards.get(ply.saturating_sub(2)).unwrap_or(before) } else { before };
    let kill = mates_by_checks(&after.board, side, MATING_CHECKS)
        && !(answered && mates_by_checks(&base.board, side, MATING_CHECKS));
    if kill {
        return (Nature::Kill, Vec::new());
    }
    let old = gains(base, side);
    let new = gains(after, side);
    let mut chases = Vec::new();
    for (&(victim, attacker), gain) in &new {
        let Some(square) = after.square(attacker) else { continue };
        let piece: Option<Piece> = after.board.get(square);
        let kind = piece.map(|piece| piece.kind);
        if matches!(kind, Some(PieceKind::General | PieceKind::Soldier)) && attacker == after.number(mv.to) {
            continue;
        }
        if old.get(&(victim, attacker)).is_some_and(|before| before.net >= gain.net) {
            continue;
        }
        chases.push(Chase { victim, gain: Some(*gain) });
    }
    if chases.is_empty() {
        let old = gains_by_checks(base, side, WINNING_CHECKS);
        for victim in gains_by_checks(after, side, WINNING_CHECKS) {
            if !old.contains(&victim) && !new.keys().any(|&(known, _)| known == victim) {
                chases.push(Chase { victim, gain: None });
            }
        }
    }
    let nature = if chases.is_empty() { Nature::Idle } else { Nature::Chase };
    (nature, chases)
}
