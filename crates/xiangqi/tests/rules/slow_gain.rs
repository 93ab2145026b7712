//! A judge of checks, kills and chases by gain that shares no code with the crate: it plays every run of captures and
//! checks to its end, leaving none out, by the slow rules of movement.

use std::collections::{BTreeMap, BTreeSet, HashMap};

use crate::oracle::{Grid, Point, is_red, points};

pub type Play = (Point, Point);

/// How many checks a mate may take, how long a run of captures may be, and how many checks each side may put into it.
const CHECKS_OF_A_MATE: u8 = 10;
const LONGEST: u8 = 8;
const CHECKS: u8 = 2;
const MATE: i32 = 100;

/// A board whose men have numbers that they keep.
#[derive(Clone)]
struct Stand {
    grid: Grid,
    men: BTreeMap<Point, usize>,
}

impl Stand {
    fn read(fen: &str) -> Self {
        let grid = Grid::read(fen);
        let men = points().filter(|&point| grid.piece(point) != '.').zip(1..).collect();
        Self { grid, men }
    }

    fn after(&self, (from, to): Play) -> Self {
        let mut men = self.men.clone();
        let moved = men.remove(&from).unwrap();
        men.insert(to, moved);
        Self { grid: self.grid.after(from, to), men }
    }

    fn place(&self, man: usize) -> Option<Point> {
        self.men.iter().find(|(_, number)| **number == man).map(|(point, _)| *point)
    }
}

fn kind(grid: &Grid, point: Point) -> char {
    grid.piece(point).to_ascii_lowercase()
}

/// What a man is worth in points; nothing where it does not count.
fn worth(grid: &Grid, point: Point) -> i32 {
    match grid.piece(point) {
        'r' | 'R' => 4,
        'n' | 'N' | 'c' | 'C' => 2,
        'a' | 'A' | 'b' | 'B' => 1,
        'P' if point.1 >= 5 => 1,
        'p' if point.1 <= 4 => 1,
        _ => 0,
    }
}

/// What one side is ahead: men in points, and crossed soldiers.
#[derive(Copy, Clone, Default, PartialEq, Eq, Hash)]
struct Lead {
    men: i32,
    soldiers: i32,
}

impl Lead {
    fn taking(self, grid: &Grid, point: Point) -> Self {
        let worth = worth(grid, point);
        if kind(grid, point) == 'p' {
            Self { soldiers: self.soldiers + worth, ..self }
        } else {
            Self { men: self.men + worth, ..self }
        }
    }

    fn of_other(self) -> Self {
        Self { men: -self.men, soldiers: -self.soldiers }
    }

    /// A soldier and a man that is no chariot are even, whichever way round (26.6).
    fn points(self) -> i32 {
        let opposed = (self.men > 0 && self.soldiers < 0) || (self.men < 0 && self.soldiers > 0);
        if opposed && self.men.abs() < 4 { 0 } else { self.men + self.soldiers }
    }
}

/// How much of a run is left.
#[derive(Copy, Clone, PartialEq, Eq, Hash)]
struct Left {
    plies: u8,
    own: u8,
    other: u8,
    /// Where nothing is taken.
    spared: Option<Point>,
}

impl Left {
    const ALL: Self = Self { plies: LONGEST, own: CHECKS, other: CHECKS, spared: None };

    fn next(self, checks: bool) -> Self {
        let own = if checks && self.own > 0 { self.own - 1 } else { self.own };
        Self { plies: self.plies - 1, own: self.other, other: own, ..self }
    }
}

/// From which side and hand the board is looked at, so that of equal moves the same one comes first for both.
#[derive(Copy, Clone)]
struct View {
    black: bool,
    mirrored: bool,
}

impl View {
    fn of(grid: &Grid, red: bool) -> Self {
        let seen = if red { grid.clone() } else { grid.swapped() };
        let text = |grid: &Grid| -> Vec<(Point, char)> {
            points().map(|point| (point, grid.piece(point))).filter(|(_, piece)| *piece != '.').collect()
        };
        Self { black: !red, mirrored: text(&seen.mirrored()) < text(&seen) }
    }

    fn point(self, (file, rank): Point) -> Point {
        let (file, rank) = if self.black { (8 - file, 9 - rank) } else { (file, rank) };
        (if self.mirrored { 8 - file } else { file }, rank)
    }

    fn play(self, (from, to): Play) -> Play {
        (self.point(from), self.point(to))
    }
}

#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord)]
enum Way {
    Capture { attacker: usize, victim: usize },
    Checks { victim: usize },
}

#[derive(Clone)]
struct Gain {
    net: i32,
    first: Play,
    rootless: bool,
    on_square: i32,
    line: Vec<Play>,
}

/// What a move is, and whether what it threatens is severe.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct Told {
    pub letter: char,
    pub severe: bool,
}

type Board = [[char; 9]; 10];

/// Remembers what it has played through.
#[derive(Default)]
pub struct Judge {
    mates: HashMap<(Board, bool, u8), bool>,
    runs: HashMap<(Board, bool, Lead, Left), i32>,
}

/// A gain to be judged, with the boards around the move.
struct Case<'a> {
    earlier: Option<&'a Stand>,
    before: &'a Stand,
    after: &'a Stand,
    red: bool,
    mv: Play,
    answers: bool,
    way: Way,
    gain: &'a Gain,
}

fn checked(grid: &Grid, red: bool) -> bool {
    !grid.checkers(red).is_empty()
}

fn takes_on(grid: &Grid, target: Point, red: bool) -> Vec<Play> {
    grid.legal(red).into_iter().filter(|mv| mv.1 == target).collect()
}

impl Judge {
    /// Whether the side to move mates by at most so many checks in a row.
    fn mates_within(&mut self, grid: &Grid, red: bool, checks: u8) -> bool {
        if let Some(&known) = self.mates.get(&(grid.at, red, checks)) {
            return known;
        }
        let found = grid.legal(red).into_iter().any(|mv| self.mates_by(grid, red, mv, checks));
        self.mates.insert((grid.at, red, checks), found);
        found
    }

    /// Whether this move is the first of so many checks that mate.
    fn mates_by(&mut self, grid: &Grid, red: bool, mv: Play, checks: u8) -> bool {
        let after = grid.after(mv.0, mv.1);
        checked(&after, !red)
            && after
                .legal(!red)
                .into_iter()
                .all(|(from, to)| checks > 1 && self.mates(&after.after(from, to), red, checks - 1))
    }

    fn mates(&mut self, grid: &Grid, red: bool, checks: u8) -> bool {
        (1..=checks).any(|checks| self.mates_within(grid, red, checks))
    }

    fn mates_at_all(&mut self, grid: &Grid, red: bool) -> bool {
        self.mates(grid, red, CHECKS_OF_A_MATE)
    }

    /// The captures and checks of a run; every move out of check.
    fn tries(grid: &Grid, red: bool, left: Left) -> Vec<(Play, bool)> {
        let must = checked(grid, red);
        let mut tries = Vec::new();
        for (from, to) in grid.legal(red) {
            if left.spared == Some(to) {
                continue;
            }
            let checks = checked(&grid.after(from, to), !red);
            if must || worth(grid, to) > 0 || (checks && left.own > 0) {
                tries.push(((from, to), checks));
            }
        }
        tries
    }

    /// What the side to move reaches that is so far ahead.
    fn reaches(&mut self, grid: &Grid, red: bool, lead: Lead, left: Left) -> i32 {
        if left.plies == 0 {
            return lead.points();
        }
        let key = (grid.at, red, lead, left);
        if let Some(&known) = self.runs.get(&key) {
            return known;
        }
        let mut most = if checked(grid, red) { -MATE } else { lead.points() };
        for (mv, checks) in Self::tries(grid, red, left) {
            most = most.max(self.through(grid, red, lead, left, mv, checks));
        }
        self.runs.insert(key, most);
        most
    }

    fn through(&mut self, grid: &Grid, red: bool, lead: Lead, left: Left, mv: Play, checks: bool) -> i32 {
        let then = lead.taking(grid, mv.1).of_other();
        -self.reaches(&grid.after(mv.0, mv.1), !red, then, left.next(checks))
    }

    /// What this move reaches.
    fn net(&mut self, grid: &Grid, red: bool, mv: Play, left: Left) -> i32 {
        let checks = checked(&grid.after(mv.0, mv.1), !red);
        self.through(grid, red, Lead::default(), left, mv, checks)
    }

    /// The line that this move begins, each side doing its best and stopping where it can do no better.
    fn line(&mut self, grid: &Grid, red: bool, mv: Play, view: View) -> Vec<Play> {
        let mut line = Vec::new();
        let (mut grid, mut red, mut lead, mut left) = (grid.clone(), red, Lead::default(), Left::ALL);
        let mut next = Some(mv);
        while let Some(mv) = next {
            line.push(mv);
            lead = lead.taking(&grid, mv.1).of_other();
            grid = grid.after(mv.0, mv.1);
            red = !red;
            left = left.next(checked(&grid, red));
            next = None;
            let most = self.reaches(&grid, red, lead, left);
            if left.plies == 0 || most <= if checked(&grid, red) { -MATE } else { lead.points() } {
                break;
            }
            let mut tries = Self::tries(&grid, red, left);
            tries.sort_by_key(|(mv, _)| (-worth(&grid, mv.1), view.play(*mv)));
            for (mv, checks) in tries {
                if next.is_none() && self.through(&grid, red, lead, left, mv, checks) == most {
                    next = Some(mv);
                }
            }
        }
        line
    }

    /// What a capture reaches where both only take on that square.
    fn on_square(grid: &Grid, red: bool, mv: Play) -> i32 {
        let lead = Lead::default().taking(grid, mv.1).of_other();
        -Self::retaken(&grid.after(mv.0, mv.1), !red, mv.1, lead)
    }

    fn retaken(grid: &Grid, red: bool, square: Point, lead: Lead) -> i32 {
        let then = lead.taking(grid, square).of_other();
        let takes = takes_on(grid, square, red).into_iter();
        let reached = takes.map(|(from, to)| -Self::retaken(&grid.after(from, to), !red, square, then));
        reached.chain([lead.points()]).max().unwrap()
    }

    /// Everything that a side, to move, can win.
    fn gains(&mut self, stand: &Stand, red: bool) -> BTreeMap<Way, Gain> {
        let grid = &stand.grid;
        let view = View::of(grid, red);
        let mut found = BTreeMap::<Way, Gain>::new();
        let mut moves = grid.legal(red);
        moves.sort_by_key(|&mv| view.play(mv));
        for mv in moves {
            let after = grid.after(mv.0, mv.1);
            let captures = worth(grid, mv.1) > 0;
            if !captures && !checked(&after, !red) {
                continue;
            }
            let net = self.net(grid, red, mv, Left::ALL);
            let on_square = if captures { Self::on_square(grid, red, mv) } else { 0 };
            let wins = net > 0 || (net == 0 && on_square > 0);
            if !wins || net >= MATE || self.mates_at_all(&after, !red) {
                continue;
            }
            let line = self.line(grid, red, mv, view);
            let way = if captures {
                Way::Capture { attacker: stand.men[&mv.0], victim: stand.men[&mv.1] }
            } else {
                let mut at = stand.clone();
                let mut victim = None;
                for (ply, &mv) in line.iter().enumerate() {
                    if ply % 2 == 0 && worth(&at.grid, mv.1) > 0 {
                        victim = victim.or(Some(at.men[&mv.1]));
                    }
                    at = at.after(mv);
                }
                let Some(victim) = victim else { continue };
                Way::Checks { victim }
            };
            let rootless = captures && takes_on(&after, mv.1, !red).is_empty();
            if found.get(&way).is_none_or(|known| known.net < net) {
                found.insert(way, Gain { net, first: mv, rootless, on_square, line });
            }
        }
        found
    }

    /// What each move of the last cycle is, where the moves were played from this position.
    pub fn natures(&mut self, fen: &str, moves: &[Play], length: usize, red_first: bool) -> Vec<Told> {
        let mut stands = vec![Stand::read(fen)];
        for &mv in moves {
            stands.push(stands[stands.len() - 1].after(mv));
        }
        (moves.len() - length + 1..=moves.len())
            .map(|ply| self.nature(&stands, ply, moves[ply - 1], (ply % 2 == 1) == red_first))
            .collect()
    }

    fn nature(&mut self, stands: &[Stand], ply: usize, mv: Play, red: bool) -> Told {
        let (before, after) = (&stands[ply - 1], &stands[ply]);
        let earlier = ply.checked_sub(2).map(|ply| &stands[ply]);
        if checked(&after.grid, !red) {
            return Told { letter: '将', severe: false };
        }
        let answers = checked(&before.grid, red);
        if answers && kind(&after.grid, mv.1) == 'k' {
            return Told { letter: '闲', severe: false };
        }
        let base = earlier.filter(|_| answers).unwrap_or(before);
        if self.kills(after, red, answers.then_some(base)) {
            return Told { letter: '杀', severe: false };
        }
        let (now, then) = (self.gains(after, red), self.gains(base, red));
        let mut told = Told { letter: '闲', severe: false };
        for (&way, gain) in &now {
            let is_old = then.iter().any(|(&known, old)| {
                let same = match (known, way) {
                    (Way::Capture { victim: a, .. }, Way::Capture { victim: b, .. }) => {
                        a == b && base.place(a) == after.place(a)
                    }
                    (Way::Checks { victim: a }, Way::Checks { victim: b }) => a == b,
                    _ => false,
                };
                same && old.net >= gain.net
            });
            let case = Case { earlier, before, after, red, mv, answers, way, gain };
            if !is_old && self.is_chase(&case) {
                told.letter = '捉';
                told.severe |= self.is_severe(&case);
            }
        }
        told
    }

    fn kills(&mut self, after: &Stand, red: bool, base: Option<&Stand>) -> bool {
        if !self.mates_at_all(&after.grid, red) {
            return false;
        }
        let Some(base) = base else { return true };
        let begins = |judge: &mut Self, grid: &Grid, mv: Play| {
            (1..=CHECKS_OF_A_MATE).any(|checks| judge.mates_by(grid, red, mv, checks))
        };
        after.grid.legal(red).into_iter().any(|mv| {
            let stood = base.grid.legal(red).contains(&mv) && begins(self, &base.grid, mv);
            begins(self, &after.grid, mv) && !stood
        })
    }

    fn is_chase(&mut self, case: &Case<'_>) -> bool {
        let Way::Capture { attacker, victim } = case.way else { return !self.is_exchange(case) };
        !(case.is_by_general_or_soldier()
            || self.is_exchange(case)
            || case.is_own_doing(attacker, victim)
            || self.is_escape(case, attacker, victim)
            || self.holds_the_draw(case))
    }

    fn is_exchange(&mut self, case: &Case<'_>) -> bool {
        let (grid, red, first) = (&case.after.grid, case.red, case.gain.first);
        for (other, own) in grid.legal(!red) {
            let equal = worth(grid, own) > 0 && worth(grid, own) == worth(grid, other);
            let takes_back = || !takes_on(&grid.after(other, own), own, red).is_empty();
            if !equal || !grid.legal(red).contains(&(own, other)) || !takes_back() {
                continue;
            }
            let is_victim = other == first.1;
            if is_victim && own == first.0 {
                return true;
            }
            if !is_victim && (own == first.0 || !case.gain.line.iter().any(|mv| mv.1 == other)) {
                continue;
            }
            let without = removed(grid, own);
            if !without.legal(red).contains(&first) {
                return true;
            }
            let net = self.net(&without, red, first, Left::ALL);
            if net < 0 || (net == 0 && Self::on_square(&without, red, first) <= 0) {
                return true;
            }
        }
        false
    }

    fn is_escape(&mut self, case: &Case<'_>, attacker: usize, victim: usize) -> bool {
        let grid = &case.before.grid;
        let (Some(from), Some(to)) = (case.before.place(attacker), case.before.place(victim)) else {
            return false;
        };
        if from == case.mv.0 || !grid.legal(case.red).contains(&(from, to)) {
            return false;
        }
        let in_danger = takes_on(grid, case.mv.0, !case.red)
            .into_iter()
            .any(|taking| Self::on_square(grid, !case.red, taking) > 0);
        let spared = Left { spared: Some(case.mv.0), ..Left::ALL };
        in_danger && self.net(grid, case.red, (from, to), spared) >= case.gain.net && !self.takes_part(case)
    }

    fn takes_part(&mut self, case: &Case<'_>) -> bool {
        let (grid, red, first) = (&case.after.grid, case.red, case.gain.first);
        let without = case.without_moved_man();
        if case.takes_part_in_taking() || self.net(&without, red, first, Left::ALL) < case.gain.net {
            return true;
        }
        let mut saves = |grid: &Grid| {
            grid.legal(!red).into_iter().any(|mv| {
                mv.0 == first.1
                    && worth(grid, mv.1) > 0
                    && Self::on_square(grid, !red, mv) >= 0
                    && !self.mates_at_all(&grid.after(mv.0, mv.1), red)
            })
        };
        saves(&without) && !saves(grid)
    }

    fn holds_the_draw(&mut self, case: &Case<'_>) -> bool {
        let grid = &case.after.grid;
        let attacking = case.after.men.keys().filter(|&&point| {
            is_red(grid.piece(point)) == case.red
                && worth(grid, point) > 0
                && !"ab".contains(kind(grid, point))
        });
        attacking.count() == 1
            && "ab".contains(kind(grid, case.gain.first.1))
            && self.mates_at_all(&case.before.grid, !case.red)
    }

    /// Whether one man chases a chariot, or a man that has not merely too few protectors.
    fn is_severe(&mut self, case: &Case<'_>) -> bool {
        let gain = case.gain;
        if let Way::Checks { .. } = case.way {
            return case.own_men().len() == 1;
        }
        let (taking, _) = case.decisive();
        let after = case.after.grid.after(gain.first.0, gain.first.1);
        if taking != gain.first {
            return !case.guards_the_attack();
        }
        let grid = &case.after.grid;
        let value = |point| worth(grid, point).max(1);
        if value(taking.1) > value(taking.0) && !gain.rootless {
            return !case.guards_the_attack();
        }
        // Every man that could take back by its own movement, and whether it may.
        let backs: Vec<Play> =
            after.pseudo(!case.red).into_iter().filter(|mv| mv.1 == gain.first.1).collect();
        let mut mated = None;
        for &(from, to) in &backs {
            let then = after.after(from, to);
            let general = if case.red { 'k' } else { 'K' };
            let stands = then.at.iter().flatten().any(|&piece| piece == general);
            let exposed = checked(&then, !case.red) || !stands;
            if !exposed && !self.mates_at_all(&then, case.red) {
                // A root: where it can take back at once, there are too few of them.
                return gain.rootless && !case.guards_the_attack();
            }
            mated = mated.or(Some(!exposed));
        }
        let Some(mated) = mated else { return gain.rootless && !case.guards_the_attack() };
        let held = backs.iter().any(|&(from, to)| !after.after(from, to).checkers(!case.red).is_empty());
        !(mated || held)
    }
}

fn removed(grid: &Grid, point: Point) -> Grid {
    let mut without = grid.clone();
    without.at[point.1][point.0] = '.';
    without
}

impl Case<'_> {
    /// The capture that wins: the first, or where that is only an exchange the next.
    fn decisive(&self) -> (Play, Stand) {
        let line = &self.gain.line;
        let mut at = self.after.clone();
        for (ply, &mv) in line.iter().enumerate() {
            let only_exchange = mv == self.gain.first && self.gain.on_square <= 0 && line.len() > 2;
            if ply % 2 == 0 && worth(&at.grid, mv.1) > 0 && !only_exchange {
                return (mv, at);
            }
            at = at.after(mv);
        }
        (self.gain.first, self.after.clone())
    }

    /// The men that move for the gain or give check on the way.
    fn own_men(&self) -> BTreeSet<usize> {
        let mut at = self.after.clone();
        let mut own = BTreeSet::new();
        for (ply, &mv) in self.gain.line.iter().enumerate() {
            at = at.after(mv);
            if ply % 2 == 0 {
                own.insert(at.men[&mv.1]);
                let checkers = at.grid.checkers(!self.red).into_iter();
                own.extend(checkers.filter(|&from| kind(&at.grid, from) != 'k').map(|from| at.men[&from]));
            }
        }
        own
    }

    fn is_by_general_or_soldier(&self) -> bool {
        let (taking, at) = self.decisive();
        let kind = kind(&at.grid, taking.0);
        if taking == self.gain.first { "kp".contains(kind) && self.own_men().len() == 1 } else { kind == 'k' }
    }

    /// The board without the moved man; a general must stand somewhere, and is put back.
    fn without_moved_man(&self) -> Grid {
        let mut without = removed(&self.after.grid, self.mv.1);
        if kind(&self.after.grid, self.mv.1) == 'k' {
            let (file, rank) = self.mv.0;
            without.at[rank][file] = self.after.grid.piece(self.mv.1);
        }
        without
    }

    fn takes_part_in_taking(&self) -> bool {
        let without = self.without_moved_man();
        let first = self.gain.first;
        !without.legal(self.red).contains(&first)
            || Judge::on_square(&without, self.red, first) < self.gain.on_square
    }

    /// Whether the other side's check or last move made what now is to be won.
    fn is_own_doing(&self, attacker: usize, victim: usize) -> bool {
        let first = self.gain.first;
        let stood = |at: &Stand| at.place(attacker) == Some(first.0) && at.place(victim) == Some(first.1);
        if self.answers {
            let (Some(from), Some(to)) = (self.before.place(attacker), self.before.place(victim)) else {
                return false;
            };
            let protectors = |at: &Stand, mv: Play| -> BTreeSet<usize> {
                let then = at.after(mv);
                let backs = then.grid.pseudo(!self.red).into_iter().filter(|back| back.1 == mv.1);
                backs.map(|back| then.men[&back.0]).collect()
            };
            return self.before.grid.can_go(from, to)
                && protectors(self.before, (from, to)) == protectors(self.after, first);
        }
        let Some(earlier) = self.earlier else { return false };
        let wins = |at: &Stand| {
            at.grid.legal(self.red).contains(&first) && Judge::on_square(&at.grid, self.red, first) > 0
        };
        stood(earlier)
            && stood(self.before)
            && !wins(earlier)
            && wins(self.before)
            && !self.takes_part_in_taking()
    }

    /// Whether the victim could take the attacker, or the man it attacks over, if the moved man did not guard it.
    fn guards_the_attack(&self) -> bool {
        let (grid, first) = (&self.after.grid, self.gain.first);
        if first.0 == self.mv.1 {
            return false;
        }
        let over = |point: Point| {
            kind(grid, first.0) == 'c'
                && is_red(grid.piece(point)) == self.red
                && (point.0 == first.0.0
                    && point.0 == first.1.0
                    && (first.0.1.min(first.1.1) + 1..first.0.1.max(first.1.1)).contains(&point.1)
                    || point.1 == first.0.1
                        && point.1 == first.1.1
                        && (first.0.0.min(first.1.0) + 1..first.0.0.max(first.1.0)).contains(&point.0))
        };
        grid.legal(!self.red).into_iter().any(|mv| {
            let after = grid.after(mv.0, mv.1);
            mv.0 == first.1
                && (mv.1 == first.0 || over(mv.1))
                && after.legal(self.red).contains(&(self.mv.1, mv.1))
        })
    }
}
