//! Chases by contact, as the Asian and the World rules have them: a new attack on a man without a root.

use std::collections::BTreeMap;

use super::line::Numbered;
use super::search::{Mates, counts, value};
use super::{Evidence, Exemption, MoveAnalysis, Nature, Protection, RootFailure, Settings};
use crate::check::exposure;
use crate::movegen::{captures_of, legal_captures_of, legal_moves};
use crate::{Board, Move, PieceKind, Side};

/// The numbers of attacker and victim.
type Pair = (u8, u8);

/// An attack that counts.
#[derive(Clone, Debug)]
struct Attack {
    capture: Move,
    protected: Protection,
    /// Whether the attacker is a chariot that only keeps the attacked horse from giving check.
    tied: bool,
}

/// Adds to a move what it chases, where chases are judged by contact.
pub(super) fn judge(
    before: &Numbered,
    after: &Numbered,
    settings: &Settings,
    mates: &Mates,
    judged: &mut MoveAnalysis,
) {
    let side = judged.side;
    let old = attacks(before, side, settings, mates);
    let now = attacks(after, side, settings, mates);
    let mut stale = None;
    for (pair, attack) in now {
        if old.contains_key(&pair) {
            stale.get_or_insert(attack);
            continue;
        }
        judged.chases.insert(pair);
        if attack.tied {
            judged.tied.insert(pair);
        }
        if judged.nature != Nature::Chase {
            judged.nature = Nature::Chase;
            judged.evidence = evidence(after, &attack, pair.1);
        } else {
            judged.evidence.attackers.push(attack.capture.from);
            judged.evidence.victims.push(attack.capture.to);
        }
    }
    if judged.nature == Nature::Chase {
        return;
    }
    if let Some(mate) = mates.find(&after.board, side) {
        judged.nature = Nature::Kill;
        judged.evidence = Evidence { attackers: vec![mate.from], new: None, ..Evidence::default() };
        judged.evidence.line = mates.line(&after.board, side);
    } else if let Some(attack) = stale {
        let victim = after.number(attack.capture.to);
        judged.evidence =
            Evidence { new: Some(false), exempt: Some(Exemption::Old), ..evidence(after, &attack, victim) };
    }
}

fn evidence(after: &Numbered, attack: &Attack, victim: u8) -> Evidence {
    let capture = attack.capture;
    let back =
        legal_captures_of(&after.board.after(capture), side_of(after, capture).opponent(), capture.to).next();
    let taken = after.board.get(capture.to).map_or(0, |piece| value(piece.kind));
    let lost = after.board.get(capture.from).filter(|_| back.is_some()).map_or(0, |piece| value(piece.kind));
    Evidence {
        attackers: vec![capture.from],
        victims: vec![capture.to],
        numbers: vec![victim],
        line: std::iter::once(capture).chain(back).collect(),
        gain: taken - lost,
        protected: Some(attack.protected),
        failed: failed_root(&after.board, capture).filter(|_| attack.protected == Protection::FalseRoot),
        new: Some(true),
        ..Evidence::default()
    }
}

/// The first man that could take back by its own movement, and why it may not.
fn failed_root(board: &Board, capture: Move) -> Option<(Move, RootFailure)> {
    let enemy = board.get(capture.from)?.side.opponent();
    let after = board.after(capture);
    let back = captures_of(&after, capture.to, enemy).next()?;
    let exposed = exposure(&after.after(back), enemy).any();
    Some((back, if exposed { RootFailure::Exposed } else { RootFailure::Mated }))
}

fn side_of(at: &Numbered, mv: Move) -> Side {
    at.board.get(mv.from).map_or(Side::Red, |piece| piece.side)
}

/// Every attack of `side` that counts as a chase where it is new, with `side` to move.
fn attacks(at: &Numbered, side: Side, settings: &Settings, mates: &Mates) -> BTreeMap<Pair, Attack> {
    let board = &at.board;
    let mut found = BTreeMap::new();
    for capture in legal_moves(board, side) {
        let (Some(attacker), Some(victim)) = (board.get(capture.from), board.get(capture.to)) else {
            continue;
        };
        if matches!(attacker.kind, PieceKind::General | PieceKind::Soldier) || !counts(victim, capture.to) {
            continue;
        }
        // Men of one kind that can take each other are offered for exchange.
        let takes_back = attacker.kind == victim.kind
            && legal_captures_of(board, side.opponent(), capture.from).any(|back| back.from == capture.to);
        if takes_back {
            continue;
        }
        let protected = protection(board, side, capture, settings, mates);
        let smaller = match attacker.kind {
            PieceKind::Horse | PieceKind::Cannon => true,
            PieceKind::Advisor | PieceKind::Elephant => settings.minor_on_chariot,
            _ => false,
        };
        let heavier = victim.kind == PieceKind::Chariot && smaller;
        if protected == Protection::Rooted && !heavier {
            continue;
        }
        let tied = is_tied(board, capture, side);
        let pair = (at.number(capture.from), at.number(capture.to));
        found.insert(pair, Attack { capture, protected, tied });
    }
    found
}

/// A root is a man that can retake at once.
fn protection(board: &Board, side: Side, capture: Move, settings: &Settings, mates: &Mates) -> Protection {
    let after = board.after(capture);
    let enemy = side.opponent();
    let retakes = |back: &Move| {
        let then = after.after(*back);
        let exposed = exposure(&then, enemy);
        let allowed =
            if settings.facing_generals_pin { !exposed.any() } else { exposed.attackers.is_empty() };
        let stands = settings.mated_protector_is_root || !mates.at_once(&then, side);
        then.general(enemy).is_some() && allowed && stands
    };
    let protectors: Vec<Move> = captures_of(&after, capture.to, enemy).collect();
    if protectors.iter().any(retakes) {
        Protection::Rooted
    } else if protectors.is_empty() {
        Protection::Rootless
    } else {
        Protection::FalseRoot
    }
}

/// Whether a chariot attacks the horse whose check it keeps off.
fn is_tied(board: &Board, capture: Move, side: Side) -> bool {
    let kind = |square| board.get(square).map(|piece| piece.kind);
    if kind(capture.from) != Some(PieceKind::Chariot) || kind(capture.to) != Some(PieceKind::Horse) {
        return false;
    }
    let mut without = board.clone();
    without.set(capture.from, None);
    exposure(&without, side).sources().contains(capture.to)
}
