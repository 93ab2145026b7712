//! The perft rows above four million nodes, which are too long for the tests: counted, compared, and timed.
//!
//! `cargo bench --bench perft` runs them all; a word behind `--` picks the rows whose source names it. A count
//! that differs ends the run with a failure.
#![allow(clippy::unwrap_used, clippy::panic)]

use std::time::Duration;

use cpu_time::ThreadTime;
use xiangqi::{Position, movegen};

/// Rows up to this size are counted in the tests.
const IN_TESTS: u64 = 4_000_000;

fn main() {
    let wanted: Vec<String> = std::env::args().skip(1).filter(|word| !word.starts_with('-')).collect();
    let (mut rows, mut all_nodes, mut all_time) = (0, 0, Duration::ZERO);
    for line in include_str!("../crates/xiangqi/tests/data/perft.tsv").lines().skip(1) {
        let cells: Vec<&str> = line.split('\t').collect();
        let [fen, depth, nodes, source, ..] = cells.as_slice() else { panic!("{line}") };
        let expected: u64 = nodes.parse().unwrap();
        let picked = wanted.is_empty() || wanted.iter().any(|word| source.contains(word.as_str()));
        if expected <= IN_TESTS || !picked {
            continue;
        }
        let position: Position = fen.parse().unwrap();
        let start = ThreadTime::now();
        let counted = movegen::perft(position.board(), position.turn(), depth.parse().unwrap());
        let time = start.elapsed();
        assert_eq!(counted, expected, "{fen} depth {depth}");
        println!("{counted:>13} nodes {:>8.1} million a second  {fen}", million_a_second(counted, time));
        rows += 1;
        all_nodes += counted;
        all_time += time;
    }
    assert!(rows > 0, "no row above {IN_TESTS} nodes");
    println!("{rows} rows, {all_nodes} nodes, {:.1} million a second", million_a_second(all_nodes, all_time));
}

fn million_a_second(nodes: u64, time: Duration) -> f64 {
    nodes as f64 / time.as_secs_f64() / 1e6
}
