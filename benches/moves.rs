//! Legal moves: listed, counted, and followed to a depth (perft), beside the published engine `chessai`.
//!
//! `cargo bench --bench moves`. Both sides are driven through their public interface, on one thread, without a
//! table of positions, and count the leaves in the same way: by the length of the list of legal moves at the
//! last ply. Beside it stands this program's own count, which lists no move at the last ply; `chessai` has no
//! such call. Every count on either side is compared with the reference table.
#![allow(clippy::unwrap_used, clippy::panic)]

mod side_by_side;

use std::hint::black_box;
use std::time::Duration;

use chessai::Engine;
use criterion::{Criterion, Throughput, criterion_group};
use side_by_side::ratio;
use xiangqi::{Board, Position, START, Side, movegen};

/// A position of the reference table with the number of its paths.
struct Row {
    fen: String,
    position: Position,
    depth: u32,
    nodes: u64,
}

impl Row {
    fn pieces(&self) -> usize {
        self.position.board().occupied().len()
    }
}

/// The published numbers of paths of three and of four plies from the start.
const START_PATHS: [u64; 2] = [79_666, 3_290_240];

/// The start position to four plies, and every position of the reference table to the greatest depth that has
/// no more than `most` paths; those with fewer than `least` are over too soon to be timed.
fn rows(least: u64, most: u64) -> Vec<Row> {
    let [_, nodes] = START_PATHS;
    let mut rows = vec![Row { fen: START.to_owned(), position: START.parse().unwrap(), depth: 4, nodes }];
    for line in include_str!("../crates/xiangqi/tests/data/perft.tsv").lines().skip(1) {
        let cells: Vec<&str> = line.split('\t').collect();
        let [fen, depth, nodes, ..] = cells.as_slice() else { panic!("{line}") };
        let (depth, nodes): (u32, u64) = (depth.parse().unwrap(), nodes.parse().unwrap());
        let deeper = |row: &Row| row.fen == *fen && row.nodes > nodes;
        if (least..=most).contains(&nodes) && !rows.iter().any(deeper) {
            rows.retain(|row| row.fen != *fen);
            rows.push(Row { fen: (*fen).to_owned(), position: fen.parse().unwrap(), depth, nodes });
        }
    }
    rows
}

/// Paths, the leaves counted by the length of the list of legal moves.
fn listed(board: &Board, side: Side, depth: u32) -> u64 {
    let moves = movegen::legal_moves(board, side);
    if depth == 1 {
        return moves.len() as u64;
    }
    moves.map(|mv| listed(&board.after(mv), side.opponent(), depth - 1)).sum()
}

/// The same by `chessai`.
fn listed_by_chessai(engine: &mut Engine, depth: u32) -> u64 {
    let moves = engine.legal_moves();
    if depth == 1 {
        return moves.len() as u64;
    }
    let mut nodes = 0;
    for mv in moves {
        assert!(engine.make_move(mv));
        nodes += listed_by_chessai(engine, depth - 1);
        engine.undo_move();
    }
    nodes
}

fn engine(fen: &str) -> Engine {
    let mut engine = Engine::builder().use_book(false).hash_size(1).build();
    engine.set_fen(fen).unwrap();
    engine
}

fn moves(criterion: &mut Criterion) {
    let position: Position = START.parse().unwrap();
    let (board, side) = (position.board(), position.turn());
    let mut group = criterion.benchmark_group("legal moves, start");
    group.bench_function("listed", |bench| bench.iter(|| movegen::legal_moves(black_box(board), side)));
    group
        .bench_function("counted", |bench| bench.iter(|| movegen::count_legal_moves(black_box(board), side)));
    let mut engine = engine(START);
    group.bench_function("listed by chessai", |bench| bench.iter(|| engine.legal_moves()));
    group.finish();

    let mut group = criterion.benchmark_group("perft 3, start");
    group.throughput(Throughput::Elements(START_PATHS[0]));
    group.bench_function("listed", |bench| bench.iter(|| listed(black_box(board), side, 3)));
    group.bench_function("counted", |bench| bench.iter(|| movegen::perft(black_box(board), side, 3)));
    group.bench_function("listed by chessai", |bench| bench.iter(|| listed_by_chessai(&mut engine, 3)));
    group.finish();
}

/// How often the work of `chessai` fits into this program's time, position by position.
fn beside_chessai() {
    let (mut start, mut middle, mut end) = (Vec::new(), Vec::new(), Vec::new());
    for row in rows(1_000, 150_000) {
        let (board, side) = (row.position.board(), row.position.turn());
        let mut engine = engine(&row.fen);
        let listed = || assert_eq!(listed(board, side, row.depth), row.nodes, "{}", row.fen);
        let mut theirs = || assert_eq!(listed_by_chessai(&mut engine, row.depth), row.nodes, "{}", row.fen);
        let counted = || assert_eq!(movegen::perft(board, side, row.depth), row.nodes, "{}", row.fen);
        let times = [ratio(5, listed, &mut theirs), ratio(5, counted, &mut theirs)];
        let group = match row.pieces() {
            _ if row.fen == START => &mut start,
            20.. => &mut middle,
            _ => &mut end,
        };
        group.push(times);
        let [listed, counted] = times;
        println!("{listed:>6.1} {counted:>6.1}  {} to {} plies", row.fen, row.depth);
    }
    println!("\nTimes as fast as chessai: both by the list of legal moves; ours by its count");
    for (name, times) in
        [("start position", start), ("20 pieces and more", middle), ("fewer than 20 pieces", end)]
    {
        let listed = spread(times.iter().map(|[listed, _]| *listed).collect());
        let counted = spread(times.iter().map(|[_, counted]| *counted).collect());
        println!("{name:<21} {:>2} positions   {listed}   {counted}", times.len());
    }
}

/// Lowest, middle and highest.
fn spread(mut times: Vec<f64>) -> String {
    times.sort_by(f64::total_cmp);
    let at = |index: usize| times.get(index).copied().unwrap_or(f64::NAN);
    format!("{:>5.1} {:>5.1} {:>5.1}", at(0), at(times.len() / 2), at(times.len().saturating_sub(1)))
}

criterion_group! {
    name = benches;
    config = Criterion::default().sample_size(30).measurement_time(Duration::from_secs(2));
    targets = moves
}

fn main() {
    benches();
    beside_chessai();
}
