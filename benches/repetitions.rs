//! Repetitions: a ruling with all its evidence on every row of the reference table, and a long game in which nothing
//! comes back.
//!
//! `cargo bench --bench repetitions`. It prints how many listings of the legal moves of the start position fit into
//! each, which says the same on any machine, and fails where a limit is passed.
#![allow(clippy::unwrap_used, clippy::indexing_slicing, clippy::string_slice)]

mod side_by_side;

use std::hint::black_box;

use side_by_side::both;
use xiangqi::repetition::Line;
use xiangqi::{Move, Position, movegen};
use xiangqi_arbiter::law::{LawInForce, Library};
use xiangqi_arbiter::ruling::{Circumstances, RepetitionLaw, RepetitionVerdict, rule_repetition};

const TABLE: &str = include_str!("../crates/xiangqi/tests/data/repetition.tsv");

/// The most listings for the middle row of the table, for its worst, and for a game of 200 moves a side.
const MIDDLE: f64 = 12_000.0;
const WORST: f64 = 250_000.0;
const GAME: f64 = 50_000.0;

/// A game with the id of the rulebook it is judged by.
struct Game {
    name: String,
    rulebook: String,
    start: Position,
    moves: Vec<Move>,
}

fn rows() -> Vec<Game> {
    let row = |line: &str| {
        let cells: Vec<&str> = line.split('\t').collect();
        let [name, rulebook, fen, moves] = cells[..4] else { unreachable!() };
        Game {
            name: name.to_owned(),
            rulebook: rulebook.to_owned(),
            start: fen.parse().unwrap(),
            moves: moves.split(' ').map(|mv| mv.parse().unwrap()).collect(),
        }
    };
    TABLE.lines().skip(1).map(row).collect()
}

/// Moves that take nothing, give no check and never bring a position back, chosen by a fixed rule, 200 by each side.
fn game_without_repetition(rulebook: &str) -> Game {
    let start = Position::start();
    let mut position = start.clone();
    let mut stood = vec![position.board().clone()];
    let mut moves = Vec::new();
    let mut number = 1_u64;
    while moves.len() < 400 {
        number = number.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        let quiet = position.legal_moves().into_iter().filter(|mv| position.board().get(mv.to).is_none());
        let is_fresh = |mv: &Move| {
            let after = position.play(*mv).unwrap();
            !after.exposure().any() && !stood.contains(after.board())
        };
        let fresh: Vec<Move> = quiet.filter(is_fresh).collect();
        let mv = fresh[(number >> 33) as usize % fresh.len()];
        position = position.play(mv).unwrap();
        stood.push(position.board().clone());
        moves.push(mv);
    }
    Game { name: "200 moves without a repetition".to_owned(), rulebook: rulebook.to_owned(), start, moves }
}

/// What the ruling costs, in listings, and what it is.
fn cost(game: &Game, library: &Library) -> (f64, RepetitionVerdict) {
    let rulebook = library.rulebook(&game.rulebook).unwrap();
    let law = RepetitionLaw::of(LawInForce { rulebook, regulation: None }).unwrap();
    let rule = || {
        let line = Line::new(black_box(&game.start), &game.moves).unwrap();
        let ruling = rule_repetition(&line, &law, &Circumstances::default());
        let steps = ruling.steps(&line, &law, 0);
        (ruling, steps)
    };
    let start = Position::start();
    let listings = || {
        for _ in 0..100 {
            black_box(movegen::legal_moves(black_box(start.board()), start.turn()).len());
        }
    };
    let (listings, ruling) = both(3, listings, rule);
    (100.0 * ruling.as_secs_f64() / listings.as_secs_f64(), rule().0.verdict)
}

fn main() {
    let library = Library::built_in().unwrap();
    let mut costs: Vec<(f64, String)> =
        rows().into_iter().map(|row| (cost(&row, &library).0, row.name)).collect();
    costs.sort_by(|one, other| one.0.total_cmp(&other.0));
    println!("In listings of the legal moves of the start position, {} rows:", costs.len());
    for share in [10, 50, 90, 99] {
        let (cost, name) = &costs[costs.len() * share / 100];
        println!("{cost:>8.0}  {share} of 100 rows take less ({name})");
    }
    for (cost, name) in costs.iter().rev().take(5) {
        println!("{cost:>8.0}  {name}");
    }
    let (middle, worst) = (costs[costs.len() / 2].0, costs[costs.len() - 1].0);
    assert!(middle <= MIDDLE && worst <= WORST, "middle {middle}, worst {worst}");
    for rulebook in &library.rulebooks {
        let game = game_without_repetition(&rulebook.id);
        let (cost, verdict) = cost(&game, &library);
        println!("{cost:>8.0}  {}, {}", game.name, rulebook.id);
        assert_eq!(verdict, RepetitionVerdict::NotYet);
        assert!(cost <= GAME, "{cost}");
    }
}
