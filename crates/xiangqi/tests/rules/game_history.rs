//! The facts of each moment of a game, against a slow second finding of them that looks at every move before.

use crate::oracle::{self, Grid, Point, is_red};
use crate::tables::{config, table};
use proptest::prelude::*;
use xiangqi::{Game, Irregularity, Move, START, Side, Square, fen};

/// A game as the slow finding sees it: each position with red to move or not, and each move between them.
struct Slow {
    positions: Vec<(Grid, bool)>,
    moves: Vec<(Point, Point)>,
    halfmoves: u32,
}

impl Slow {
    fn of(course: &Game) -> Self {
        let text = fen::write(&course.start);
        let mut grid = Grid::read(&text);
        let mut red = course.start.turn == Some(Side::Red);
        let point = |square: Square| (usize::from(square.file()), usize::from(square.rank()));
        let moves: Vec<_> = course.moves.iter().map(|mv| (point(mv.from), point(mv.to))).collect();
        let mut positions = vec![(grid.clone(), red)];
        for &(from, to) in &moves {
            let piece = grid.piece(from);
            red = if piece == '.' { !red } else { !is_red(piece) };
            if piece != '.' {
                grid = grid.after(from, to);
            }
            positions.push((grid.clone(), red));
        }
        Self { positions, moves, halfmoves: text.split(' ').nth(4).unwrap().parse().unwrap() }
    }

    /// Whether red made this move: the owner of the piece, or the side to move where nothing stood there.
    fn by_red(&self, index: usize) -> bool {
        let (grid, turn) = &self.positions[index];
        match grid.piece(self.moves[index].0) {
            '.' => *turn,
            piece => is_red(piece),
        }
    }

    /// Whether the mover's pieces can take the other general after this move.
    fn checks(&self, index: usize) -> bool {
        let red = self.by_red(index);
        let grid = &self.positions[index + 1].0;
        let general = if red { 'k' } else { 'K' };
        let Some(at) = oracle::points().find(|&at| grid.piece(at) == general) else { return false };
        oracle::points().any(|from| {
            let piece = grid.piece(from);
            piece != '.' && is_red(piece) == red && grid.can_go(from, at)
        })
    }

    fn takes(&self, index: usize) -> bool {
        let (grid, (from, to)) = (&self.positions[index].0, self.moves[index]);
        grid.piece(from) != '.' && grid.piece(to) != '.'
    }

    /// Plies without a capture, those before the start, and the checks by red and black among the rest.
    fn quiet(&self, ply: usize) -> (u32, u32, u32, u32) {
        let capture = (0..ply).rev().find(|&index| self.takes(index));
        let since = capture.map_or(0, |index| index + 1);
        let before = if capture.is_some() { 0 } else { self.halfmoves };
        let checks = |red: bool| {
            (since..ply).filter(|&index| self.checks(index) && self.by_red(index) == red).count() as u32
        };
        (before + (ply - since) as u32, before, checks(true), checks(false))
    }

    fn occurrences(&self, ply: usize) -> Vec<usize> {
        (0..=ply).filter(|&other| self.positions[other] == self.positions[ply]).collect()
    }

    fn checks_in_row(&self, ply: usize, red: bool) -> u32 {
        let own = (0..ply).rev().filter(|&index| self.by_red(index) == red);
        own.take_while(|&index| self.checks(index)).count() as u32
    }

    fn irregular(&self, index: usize) -> Vec<Irregularity> {
        let (grid, turn) = &self.positions[index];
        let (from, to) = self.moves[index];
        let (piece, target) = (grid.piece(from), grid.piece(to));
        let red = self.by_red(index);
        let mut found = Vec::new();
        if piece == '.' {
            found.push(Irregularity::NoPiece);
        } else {
            if red != *turn {
                found.push(Irregularity::WrongSide);
            }
            let own = target != '.' && is_red(target) == red;
            if own {
                found.push(Irregularity::TakesOwn);
            }
            let mut as_enemy = grid.clone();
            if own {
                as_enemy.at[to.1][to.0] = if red { 'p' } else { 'P' };
            }
            if !as_enemy.can_go(from, to) {
                found.push(Irregularity::NotItsMove);
            }
        }
        if !self.positions[index + 1].0.checkers(red).is_empty() {
            found.push(Irregularity::ExposesGeneral);
        }
        found
    }
}

fn agree(course: &Game, place: &str) -> usize {
    let slow = Slow::of(course);
    let moments = course.history();
    assert_eq!(moments.iter().count(), course.moves.len() + 1);
    let mut remarkable = 0;
    for (ply, moment) in moments.iter().enumerate() {
        let place = format!("{place}, after {ply}");
        assert_eq!(moment.ply, ply);
        assert_eq!(moment, moments.at(ply));
        assert_eq!(moment.setup, course.after(ply), "{place}");
        let quiet = moment.quiet;
        let (plies, before, red, black) = slow.quiet(ply);
        assert_eq!((quiet.plies, quiet.before), (plies, before), "{place}");
        assert_eq!((quiet.checks.red, quiet.checks.black), (red, black), "{place}");
        let mut seen = slow.occurrences(ply);
        assert_eq!((moment.times as usize, moment.first), (seen.len(), seen[0]), "{place}");
        remarkable += usize::from(seen.len() > 1);
        seen.reverse();
        assert_eq!(moments.occurrences(ply).collect::<Vec<_>>(), seen, "{place}");
        assert_eq!(moment.checks_in_row.red, slow.checks_in_row(ply, true), "{place}");
        assert_eq!(moment.checks_in_row.black, slow.checks_in_row(ply, false), "{place}");
        match (&moment.played, ply.checked_sub(1)) {
            (None, None) => {}
            (Some(played), Some(index)) => {
                assert_eq!(played.mv, course.moves[index]);
                assert_eq!(played.mover == Some(Side::Red), slow.by_red(index), "{place}");
                assert_eq!(played.check, slow.checks(index), "{place}");
                assert_eq!(played.taken.is_some(), slow.takes(index), "{place}");
                assert_eq!(played.irregular, slow.irregular(index), "{place}");
            }
            other => panic!("{place}: {other:?}"),
        }
    }
    remarkable
}

fn game(start: &str, moves: &str) -> Game {
    let moves = moves.split_whitespace().map(|text| text.parse().unwrap()).collect();
    Game { start: fen::read(start).unwrap().setup, moves }
}

#[test]
fn history_matches_oracle_on_real_games() {
    let mut repeated = 0;
    for row in table("games.tsv", 103) {
        let course = game(row.get("start_fen"), row.get("uci(0-based ICCS)"));
        repeated += agree(&course, &row.place());
        let moments = course.history();
        assert!(moments.iter().filter_map(|moment| moment.played.as_ref()).all(|p| p.irregular.is_empty()));
        let half = course.moves.len() / 2;
        assert_eq!(course.moment(half), *moments.at(half));
    }
    assert!(repeated > 30, "{repeated} positions occurred before");
}

#[test]
fn perpetual_check_matches_hand_count() {
    // Red's chariot checks from d9 and d8 in turn; black's general steps between the files d and e.
    let mut course = game("3k5/9/9/9/9/9/9/9/3R5/4K4 w - - 7 40", "d1d5 d9e9 d5e5 e9d9 e5d5 d9e9 d5e5 e9d9");
    agree(&course, "perpetual");
    let last = course.moment(8);
    assert_eq!((last.times, last.first, last.previous), (2, 4, Some(4)));
    assert_eq!((last.quiet.plies, last.quiet.before, last.quiet.checks.red), (15, 7, 4));
    // d1d5 checks on the file of d9, and so does every move after it.
    assert_eq!((last.checks_in_row.red, last.checks_in_row.black), (4, 0));
    course.moves.extend("e5e4 d9e9".split(' ').map(|text| text.parse::<Move>().unwrap()));
    agree(&course, "perpetual, broken off");
    let last = course.moment(10);
    assert_eq!((last.checks_in_row.red, last.quiet.checks.red, last.quiet.plies), (0, 4, 17));
}

#[test]
fn irregular_moves_are_classified() {
    use Irregularity::{ExposesGeneral, NoPiece, NotItsMove, TakesOwn, WrongSide};
    let named = |start: &str, mv: &str| game(start, mv).moment(1).played.unwrap().irregular;
    assert_eq!(named(START, "h2e2"), []);
    assert_eq!(named(START, "e4e5"), [NoPiece]);
    assert_eq!(named(START, "h7e7"), [WrongSide]);
    assert_eq!(named(START, "a0a3"), [TakesOwn]);
    assert_eq!(named(START, "a0c0"), [TakesOwn, NotItsMove], "over the horse on b0");
    assert_eq!(named(START, "b0d1"), [NotItsMove], "its leg is blocked at c0");
    let facing = "4k4/9/9/9/4R4/9/9/9/9/4K4 w - - 0 1";
    assert_eq!(named(facing, "e5d5"), [ExposesGeneral]);
    assert_eq!(named(facing, "e5d4"), [NotItsMove, ExposesGeneral]);
    // The facing generals are no check, though the other general stands open to them.
    assert!(!game(facing, "e5d5").moment(1).played.unwrap().check);
}

#[test]
fn long_game_is_linear() {
    let round = "b0c2 b9c7 c2b0 c7b9 ";
    let mut course = game(START, &round.repeat(5000));
    course.moves.push("h2e2".parse().unwrap());
    let moments = course.history();
    assert_eq!(moments.at(20_000).times, 5001);
    assert_eq!(moments.at(20_000).quiet.plies, 20_000);
    assert_eq!(moments.occurrences(19_998).count(), 5000);
    assert_eq!(moments.last().times, 1);
}

fn any_square() -> impl Strategy<Value = Square> {
    (0..Square::COUNT).prop_map(|index| Square::from_index(index).unwrap())
}

/// A game of moves some of which are legal and some anything.
fn any_game() -> impl Strategy<Value = Game> {
    let choice = (any::<prop::sample::Index>(), any_square(), any_square(), 0..10_u8);
    (prop::collection::vec(choice, 0..60), 0..80_u32).prop_map(|(choices, halfmoves)| {
        let mut setup = fen::read(START).unwrap().setup;
        setup.halfmoves = halfmoves;
        let mut course = Game::at(setup);
        for (index, from, to, kind) in choices {
            let now = course.after(course.moves.len());
            let mut moves: Vec<Move> = match now.position() {
                Ok(position) if kind > 1 => position.legal_moves(),
                _ => Vec::new(),
            };
            // Few pieces move in most games, so that positions recur.
            moves.retain(|mv| kind > 8 || mv.from.file() < 3);
            let mv = if moves.is_empty() { Move::new(from, to) } else { *index.get(&moves) };
            if mv.from != mv.to {
                course.moves.push(mv);
            }
        }
        course
    })
}

proptest! {
    #![proptest_config(config(200))]

    #[test]
    fn history_matches_oracle_on_irregular_games(course in any_game()) {
        agree(&course, "random");
    }
}
