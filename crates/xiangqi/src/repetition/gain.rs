//! Chases by gain: a move after which material would be won, by a capture or by checks, played out to the end.
//!
//! Each rule here is a general statement of the Chinese rules of 2020, named by its clause; where only a diagram states it,
//! the diagram is named:
//!
//! | rule | text |
//! |---|---|
//! | a gain is a capture, checks that win a man, or a complete run of captures, and is not answered by mate | 24.3 |
//! | a kill is mate by an unbroken run of checks | 24.2 |
//! | hidden roots count; a root that may not retake is none; too few roots are none | 24.15, 24.16 |
//! | what only several men win together is a joint chase, and light | 24.17, 26.9 |
//! | an exchange that wins nothing else is no chase | 24.4 |
//! | a general's or a soldier's own attack is none; with another man it is one | 26.1, 26.1.1 |
//! | what the general does in answer to a check is idle | 26.1.2 |
//! | what another answer does counts only if it was not there before the check | 26.1.4 |
//! | the only attacking man of a side may hold the draw | 26.2 |
//! | of several effects the heaviest counts | 26.4 |
//! | a run that ends even still chases where the victim falls; one that ends in a loss does not | 26.5 |
//! | a soldier for a man is even, unless the man is a chariot | 26.6 |
//! | a chase has to arise from the move | 24.3; figure 5 |
//! | what the other side's own move left unprotected is not chased | reference figures 21 and 22 |
//! | a man that only gets out of danger chases nothing | reference figure 37 |

use std::cell::RefCell;
use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::rc::Rc;

use super::line::{Line, Numbered};
use super::search::{self, MATE, Mates, Order, Run, counts, in_check, value};
use super::{Evidence, Exemption, Memory, MoveAnalysis, Nature, NewSince, Protection, RootFailure, Settings};
use crate::check::exposure;
use crate::movegen::{captures_of, legal_captures_of, legal_moves, legal_moves_from, reach};
use crate::{Board, Move, PieceKind, Side, Square, SquareSet};

/// How a gain begins: the numbers of the first capturer and of the victim, or checks that win the victim.
#[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Way {
    Capture { attacker: u8, victim: u8 },
    Checks { victim: u8 },
}

/// What is won, and how.
#[derive(Clone, Debug)]
struct Gain {
    net: i32,
    first: Move,
    /// Whether nobody can retake on the square of the victim.
    rootless: bool,
    /// What is won on the square of the victim alone.
    local: i32,
    /// The line to its end.
    line: Vec<Move>,
}

/// Finds what a move is that gives no check, where chases are judged by gain.
pub(super) fn judge(
    line: &Line,
    before: &Numbered,
    after: &Numbered,
    settings: &Settings,
    memory: &Memory,
    judged: &mut MoveAnalysis,
) {
    let mates = &memory.mates;
    let (ply, side, mv) = (judged.ply, judged.side, judged.mv);
    let answers = in_check(&before.board, side);
    let by_general = after.board.get(mv.to).is_some_and(|piece| piece.kind == PieceKind::General);
    let since_other = answers || settings.new_since == NewSince::OtherMove;
    let base_ply = if since_other && ply >= 2 { ply - 2 } else { ply - 1 };
    let base = line.boards.get(base_ply).unwrap_or(before);
    if answers && by_general {
        judged.evidence.exempt = Some(Exemption::AnswerByGeneral);
        return;
    }
    if let Some(line) = kill(mates, after, side, answers.then_some(base)) {
        judged.nature = Nature::Kill;
        judged.evidence.line = line;
        judged.evidence.new = Some(true);
        return;
    }
    let now = memory.gains.of(mates, line, ply, side);
    let then = memory.gains.of(mates, line, base_ply, side);
    let mut exempted = None;
    let mut chases = Vec::new();
    for (&way, gain) in now.iter() {
        let stayed = match way {
            Way::Capture { victim, .. } => base.square(victim) == after.square(victim),
            Way::Checks { .. } => true,
        };
        let is_old =
            stayed && then.iter().any(|(old_way, old)| same_victim(*old_way, way) && old.net >= gain.net);
        let case = Case { mates, line, ply, side, mv, before, after, answers, way, gain };
        match if is_old { Some(Exemption::Old) } else { case.exemption(settings) } {
            Some(exemption) => exempted = exempted.or(Some((exemption, case.evidence()))),
            None => chases.push(case.evidence()),
        }
    }
    chases.sort_by_key(|chase| (!chase.is_severe(), -chase.gain));
    judged.severe = chases.first().is_some_and(Evidence::is_severe);
    if let Some(chase) = chases.into_iter().next() {
        judged.nature = Nature::Chase;
        judged.evidence = chase;
    } else if let Some((exemption, evidence)) = exempted {
        judged.nature = if exemption == Exemption::Exchange { Nature::Exchange } else { Nature::Idle };
        judged.evidence =
            Evidence { exempt: Some(exemption), new: Some(exemption != Exemption::Old), ..evidence };
    }
}

/// The line of a mate by checks. After an answer to check it must begin otherwise than one that there was before the
/// check.
fn kill(mates: &Mates, after: &Numbered, side: Side, before_check: Option<&Numbered>) -> Option<Vec<Move>> {
    mates.find(&after.board, side)?;
    if let Some(base) = before_check
        && mates.beginnings(&after.board, side).into_iter().all(|mv| mates.begin_with(&base.board, side, mv))
    {
        return None;
    }
    Some(mates.line(&after.board, side))
}

/// What one side can win on one board.
type Found = BTreeMap<Way, Gain>;

/// What each side can win on the boards of a line, so that each is looked for once.
#[derive(Default)]
pub(super) struct Gains {
    known: RefCell<HashMap<(usize, Side), Rc<Found>>>,
}

impl Gains {
    fn of(&self, mates: &Mates, line: &Line, ply: usize, side: Side) -> Rc<Found> {
        if let Some(known) = self.known.borrow().get(&(ply, side)) {
            return Rc::clone(known);
        }
        let found = Rc::new(line.boards.get(ply).map(|at| gains(mates, at, side)).unwrap_or_default());
        self.known.borrow_mut().insert((ply, side), Rc::clone(&found));
        found
    }
}

/// Everything that `side`, to move, can win.
fn gains(mates: &Mates, numbered: &Numbered, side: Side) -> Found {
    let board = &numbered.board;
    let mut found = BTreeMap::new();
    let order = Order::of(board, side);
    let mut moves: Vec<Move> = legal_moves(board, side).collect();
    moves.sort_by_key(|&mv| order.place(mv));
    for mv in moves {
        let captures = board.get(mv.to).is_some_and(|taken| counts(taken, mv.to));
        let after = board.after(mv);
        if !captures && !in_check(&after, side.opponent()) {
            continue;
        }
        let net = search::after(board, side, mv, Run::WHOLE);
        let rootless = captures && legal_captures_of(&after, side.opponent(), mv.to).next().is_none();
        let local = if captures { search::on_square(board, side, mv) } else { 0 };
        // Even where the victim falls and as much is lost elsewhere, both taking in turn, it is a chase (26.5).
        if net < 0 || (net == 0 && local <= 0) || net >= MATE {
            continue;
        }
        if mates.find(&after, side.opponent()).is_some() {
            continue;
        }
        let line = search::line(board, side, mv, Run::WHOLE.ordered(order), net);
        let way = if captures {
            Way::Capture { attacker: numbered.number(mv.from), victim: numbered.number(mv.to) }
        } else {
            let Some(victim) = first_taken(numbered, side, &line) else { continue };
            Way::Checks { victim }
        };
        let gain = Gain { net, first: mv, rootless, local, line };
        let better = found.get(&way).is_none_or(|known: &Gain| known.net < net);
        if better {
            found.insert(way, gain);
        }
    }
    found
}

/// The number of the first piece that counts and that `side` takes on this line.
fn first_taken(start: &Numbered, side: Side, line: &[Move]) -> Option<u8> {
    let mut board = start.clone();
    for &mv in line {
        let taken = board.board.get(mv.to);
        if taken.is_some_and(|taken| taken.side != side && counts(taken, mv.to)) {
            return Some(board.number(mv.to));
        }
        board = board.after(mv);
    }
    None
}

/// A gain to be judged: whether it makes the move a chase.
struct Case<'a> {
    mates: &'a Mates,
    line: &'a Line,
    ply: usize,
    side: Side,
    mv: Move,
    before: &'a Numbered,
    after: &'a Numbered,
    answers: bool,
    way: Way,
    gain: &'a Gain,
}

impl Case<'_> {
    fn exemption(&self, settings: &Settings) -> Option<Exemption> {
        let Way::Capture { attacker, victim } = self.way else {
            return self.is_exchange().then_some(Exemption::Exchange);
        };
        if self.is_by_general_or_soldier() {
            return Some(Exemption::GeneralOrSoldier);
        }
        if self.is_exchange() {
            return Some(Exemption::Exchange);
        }
        if self.is_own_doing(attacker, victim) {
            return Some(Exemption::OwnDoing);
        }
        if self.is_escape(attacker, victim) {
            return Some(Exemption::Escape);
        }
        if settings.drawing_points && self.holds_the_draw(self.gain.first.to) {
            return Some(Exemption::DrawingPoint);
        }
        None
    }

    /// Whether only a general or a soldier takes, without another man (26.1, 26.1.1), or the general after an exchange,
    /// which does not make another man take part (reference figure 32).
    fn is_by_general_or_soldier(&self) -> bool {
        let line = &self.gain.line;
        let (taking, at) = self.decisive(line);
        let kind = at.board.get(taking.from).map(|piece| piece.kind);
        if taking != self.gain.first {
            return kind == Some(PieceKind::General);
        }
        matches!(kind, Some(PieceKind::General | PieceKind::Soldier)) && own_men(self.after, line).len() == 1
    }

    /// Whether the other side's last move made the attack and the moved man has no part in it: neither the attacker nor
    /// the victim moved, and a check (26.1.4) or a move (reference figures 21 and 22) gave up the protection.
    fn is_own_doing(&self, attacker: u8, victim: u8) -> bool {
        if self.answers {
            self.stands_after_check(attacker, victim)
        } else {
            self.stood_already(attacker, victim)
        }
    }

    /// Whether attack and protectors stood as they stand now when the check was given. In check no capture is legal that
    /// leaves the check, so that what would be won cannot be asked.
    fn stands_after_check(&self, attacker: u8, victim: u8) -> bool {
        let (Some(from), Some(to)) = (self.before.square(attacker), self.before.square(victim)) else {
            return false;
        };
        let protectors = |numbered: &Numbered, mv: Move| -> Vec<u8> {
            let after = numbered.after(mv);
            captures_of(&after.board, mv.to, self.side.opponent())
                .map(|back| after.number(back.from))
                .collect()
        };
        reach(&self.before.board, from).contains(to)
            && protectors(self.before, Move::new(from, to)) == protectors(self.after, self.gain.first)
    }

    /// Whether the victim could be won before this move, and not before the other side's.
    fn stood_already(&self, attacker: u8, victim: u8) -> bool {
        let Some(earlier) = self.line.boards.get(self.ply.wrapping_sub(2)) else { return false };
        let capture = self.gain.first;
        let stood = |at: &Numbered| {
            at.square(attacker) == Some(capture.from) && at.square(victim) == Some(capture.to)
        };
        let wins = |at: &Numbered| {
            legal_moves_from(&at.board, self.side, capture.from).any(|mv| mv == capture)
                && search::on_square(&at.board, self.side, capture) > 0
        };
        stood(earlier)
            && stood(self.before)
            && !wins(earlier)
            && wins(self.before)
            && !self.takes_part_in_taking()
    }

    /// Whether all that the move did was to bring its man out of danger: the attack was there, the man takes no part
    /// in it, and only its loss stood against it. Such a move adds no attacker (reference figure 37).
    fn is_escape(&self, attacker: u8, victim: u8) -> bool {
        let board = &self.before.board;
        let (Some(from), Some(to)) = (self.before.square(attacker), self.before.square(victim)) else {
            return false;
        };
        let capture = Move::new(from, to);
        if from == self.mv.from || !legal_moves(board, self.side).any(|mv| mv == capture) {
            return false;
        }
        let enemy = self.side.opponent();
        let in_danger = legal_captures_of(board, enemy, self.mv.from)
            .any(|taking| search::on_square(board, enemy, taking) > 0);
        in_danger
            && search::after(board, self.side, capture, Run::WHOLE.sparing(self.mv.from)) >= self.gain.net
            && !self.takes_part()
    }

    /// The board as if the moved man took no part: without it, or where it is the general, which has to stand somewhere,
    /// with it where it stood.
    fn without_moved_man(&self) -> Board {
        let mut board = self.after.board.clone();
        let moved = board.get(self.mv.to).filter(|moved| moved.kind == PieceKind::General);
        board.set(self.mv.to, None);
        board.set(self.mv.from, moved);
        board
    }

    /// Whether the gain on the square of the victim is owed to the moved man.
    fn takes_part_in_taking(&self) -> bool {
        let capture = self.gain.first;
        let without = self.without_moved_man();
        !legal_moves(&without, self.side).any(|mv| mv == capture)
            || search::on_square(&without, self.side, capture) < self.gain.local
    }

    /// Whether the gain, or the victim's being unable to save itself by a capture, is owed to the moved man.
    fn takes_part(&self) -> bool {
        let board = &self.after.board;
        let capture = self.gain.first;
        let without = self.without_moved_man();
        if self.takes_part_in_taking()
            || search::after(&without, self.side, capture, Run::WHOLE) < self.gain.net
        {
            return true;
        }
        let enemy = self.side.opponent();
        let saves_itself = |board: &Board| {
            legal_moves_from(board, enemy, capture.to).any(|mv| {
                board.get(mv.to).is_some_and(|taken| counts(taken, mv.to))
                    && search::on_square(board, enemy, mv) >= 0
                    && self.mates.find(&board.after(mv), self.side).is_none()
            })
        };
        saves_itself(&without) && !saves_itself(board)
    }

    /// Whether the gain needs a man that the victim, or what is taken on the way, can exchange itself for (24.4).
    fn is_exchange(&self) -> bool {
        let line = &self.gain.line;
        let first = self.gain.first;
        exchanges(&self.after.board, self.side).into_iter().any(|(own, other)| {
            if other != first.to && (own == first.from || !line.iter().any(|mv| mv.to == other)) {
                return false;
            }
            if own == first.from {
                return true;
            }
            let mut without = self.after.board.clone();
            without.set(own, None);
            let legal = legal_moves(&without, self.side).any(|mv| mv == first);
            let net = if legal { search::after(&without, self.side, first, Run::WHOLE) } else { -MATE };
            net < 0 || (net == 0 && search::on_square(&without, self.side, first) <= 0)
        })
    }

    /// Whether a side with one attacking man stops a kill and only hits an advisor or elephant (26.2). A point that
    /// holds the draw is taken to be one that a kill threatened: no text says how else to know it.
    fn holds_the_draw(&self, victim: Square) -> bool {
        let attacking = self.after.board.side(self.side).into_iter().filter(|&square| {
            self.after.board.get(square).is_some_and(|piece| {
                counts(piece, square) && !matches!(piece.kind, PieceKind::Advisor | PieceKind::Elephant)
            })
        });
        let minor = self.after.board.get(victim).map(|piece| piece.kind);
        let enemy = self.side.opponent();
        attacking.count() == 1
            && matches!(minor, Some(PieceKind::Advisor | PieceKind::Elephant))
            && self.mates.find(&self.before.board, enemy).is_some()
    }

    fn evidence(&self) -> Evidence {
        let line = &self.gain.line;
        let (taking, at) = self.decisive(line);
        let number = at.number(taking.to);
        let protected = matches!(self.way, Way::Capture { .. }).then(|| self.protection(line));
        let failed = self.failed_root().filter(|_| protected == Some(Protection::FalseRoot));
        let joint = match protected {
            None => own_men(self.after, line).len() > 1,
            Some(Protection::UnderRooted) => true,
            Some(Protection::FalseRoot) => {
                matches!(failed, Some((_, RootFailure::Mated))) || self.root_is_held_by_another()
            }
            Some(_) => self.guards_the_attack(),
        };
        let kind = at.board.get(taking.to).map(|piece| piece.kind);
        Evidence {
            attackers: self.after.square(at.number(taking.from)).into_iter().collect(),
            victims: self.after.square(number).into_iter().collect(),
            numbers: vec![number],
            line: line.clone(),
            gain: self.gain.net,
            protected,
            failed,
            new: Some(true),
            joint,
            exempt: None,
            of_chariot: kind == Some(PieceKind::Chariot),
        }
    }

    /// The capture that makes the gain: the first, or where that wins nothing by itself the next, which the run of
    /// captures and checks leads to (24.3).
    fn decisive(&self, line: &[Move]) -> (Move, Numbered) {
        let mut at = self.after.clone();
        let first = self.gain.first;
        for (ply, &mv) in line.iter().enumerate() {
            let taken = at.board.get(mv.to).is_some_and(|taken| counts(taken, mv.to));
            let exchanged = mv == first && self.gain.local <= 0 && line.len() > 2;
            if ply % 2 == 0 && taken && !exchanged {
                return (mv, at);
            }
            at = at.after(mv);
        }
        (first, self.after.clone())
    }

    fn protection(&self, line: &[Move]) -> Protection {
        let board = &self.after.board;
        let worth = |square: Square| board.get(square).map_or(0, |piece| value(piece.kind));
        let first = self.gain.first;
        let (taking, at) = self.decisive(line);
        if taking != first {
            let free =
                legal_captures_of(&at.board.after(taking), self.side.opponent(), taking.to).next().is_none();
            return if free { Protection::Rootless } else { Protection::Rooted };
        }
        if worth(first.to) > worth(first.from) && !self.gain.rootless {
            return Protection::Rooted;
        }
        match (self.gain.rootless, self.failed_root()) {
            (_, Some(_)) => Protection::FalseRoot,
            (true, None) => Protection::Rootless,
            (false, None) => Protection::UnderRooted,
        }
    }

    /// The first recapture that fails, where all fail, and why.
    fn failed_root(&self) -> Option<(Move, RootFailure)> {
        let enemy = self.side.opponent();
        let after = self.after.board.after(self.gain.first);
        let mut failed = None;
        for back in captures_of(&after, self.gain.first.to, enemy) {
            let then = after.after(back);
            let exposed = exposure(&then, enemy).any() || then.general(enemy).is_none();
            if !exposed && self.mates.find(&then, self.side).is_none() {
                return None;
            }
            failed = failed.or(Some((back, if exposed { RootFailure::Exposed } else { RootFailure::Mated })));
        }
        failed
    }

    /// Whether the victim could take the attacker, or the man it attacks over, if the moved man did not guard it: then
    /// the attack is of both (24.17).
    fn guards_the_attack(&self) -> bool {
        let board = &self.after.board;
        let Move { from, to } = self.gain.first;
        if from == self.mv.to {
            return false;
        }
        let cannon = board.get(from).is_some_and(|piece| piece.kind == PieceKind::Cannon);
        let screen = if cannon { from.between(to).and(board.side(self.side)) } else { SquareSet::EMPTY };
        let attack = screen.with(from);
        legal_moves_from(board, self.side.opponent(), to).filter(|mv| attack.contains(mv.to)).any(|mv| {
            legal_captures_of(&board.after(mv), self.side, mv.to).any(|back| back.from == self.mv.to)
        })
    }

    /// Whether a man other than the attacker keeps the protectors from retaking (24.17).
    fn root_is_held_by_another(&self) -> bool {
        let enemy = self.side.opponent();
        let to = self.gain.first.to;
        let after = self.after.board.after(self.gain.first);
        captures_of(&after, to, enemy).any(|back| !exposure(&after.after(back), enemy).sources().is_empty())
    }
}

/// The numbers of the men that the side to move uses on this line: those that move, and those that check.
fn own_men(start: &Numbered, line: &[Move]) -> BTreeSet<u8> {
    let mut at = start.clone();
    let mut own = BTreeSet::new();
    for (ply, &mv) in line.iter().enumerate() {
        let mover = at.board.get(mv.from).map(|piece| piece.side);
        let number = at.number(mv.from);
        at = at.after(mv);
        if ply % 2 == 0
            && let Some(side) = mover
        {
            own.insert(number);
            own.extend(
                exposure(&at.board, side.opponent()).attackers.into_iter().map(|checker| at.number(checker)),
            );
        }
    }
    own
}

/// Men of `side` and of its opponent, of equal value, that can take each other, where that of `side` has a root.
fn exchanges(board: &Board, side: Side) -> Vec<(Square, Square)> {
    let mut found = Vec::new();
    for mv in legal_moves(board, side.opponent()) {
        let (Some(theirs), Some(own)) = (board.get(mv.from), board.get(mv.to)) else { continue };
        let equal = value(theirs.kind) == value(own.kind) && counts(theirs, mv.from) && counts(own, mv.to);
        if equal
            && legal_captures_of(board, side, mv.from).any(|capture| capture.from == mv.to)
            && legal_captures_of(&board.after(mv), side, mv.to).next().is_some()
        {
            found.push((mv.to, mv.from));
        }
    }
    found
}

fn same_victim(one: Way, other: Way) -> bool {
    match (one, other) {
        (Way::Capture { victim: a, .. }, Way::Capture { victim: b, .. }) => a == b,
        (one, other) => one == other,
    }
}
