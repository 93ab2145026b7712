//! Listing and searching a folder of 10,000 reports, one in a hundred of them damaged.
//!
//! `cargo bench --bench archive`. The reports differ in names, clauses, length and pictures.
#![allow(clippy::unwrap_used, clippy::indexing_slicing)]

mod many_reports;

use std::fs;
use std::sync::atomic::AtomicBool;
use std::time::{Duration, Instant};

use criterion::{Criterion, criterion_group};
use many_reports::{DAMAGED, REPORTS, fill};
use xiangqi_arbiter::law::Library;
use xiangqi_arbiter::store::archive::{Archive, Query, copies, index, precedents, refresh};

fn archive(criterion: &mut Criterion) {
    let library = Library::built_in().unwrap();
    let (folder, cache) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
    let index = cache.path().join("index.jsonl");
    fill(folder.path());
    let go = |known: Archive| refresh(known, &library, &AtomicBool::new(false), |_| {}).unwrap();

    let begun = Instant::now();
    let empty = Archive { folder: folder.path().to_owned(), entries: Vec::new() };
    let (first, changes) = go(empty);
    println!("the first reading of {} reports: {:.1?}", changes.added, begun.elapsed());
    assert_eq!(first.entries.len() as u64, REPORTS);
    let damaged = first.entries.iter().filter(|entry| entry.summary().is_none()).count();
    assert_eq!(damaged as u64, DAMAGED);
    // Until the clock has gone on, what was just written is looked at twice.
    std::thread::sleep(Duration::from_secs(3));
    let (known, _) = go(first);
    index::save(&index, &known).unwrap();
    println!("the index: {} kB", fs::metadata(&index).unwrap().len() / 1000);

    let mut group = criterion.benchmark_group("10,000 reports");
    group.bench_function("the list from the index", |bench| {
        bench.iter(|| index::load(&index, folder.path()));
    });
    group.bench_function("brought up to date, nothing changed", |bench| {
        bench.iter_batched(|| known.clone(), go, criterion::BatchSize::PerIteration);
    });
    for typed in ["王", "荣华 4.1.8", "没有这个词", "拿起 张 2015"] {
        let found = Query::new(typed).among(&known.entries).len();
        group.bench_function(format!("search {typed:?}, {found} found"), |bench| {
            bench.iter(|| Query::new(typed).among(&known.entries));
        });
    }
    group.bench_function("copies", |bench| bench.iter(|| copies(&known.entries)));
    let of = known.entries.first().and_then(|entry| entry.summary()).unwrap();
    group.bench_function("precedents", |bench| bench.iter(|| precedents(of, &known.entries, 20)));
    group.finish();
}

criterion_group! {
    name = benches;
    config = Criterion::default().sample_size(10).measurement_time(Duration::from_secs(3));
    targets = archive
}

fn main() {
    benches();
}
