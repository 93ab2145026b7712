//! Listing and searching a folder of 10,000 reports, one in a hundred of them damaged.
//!
//! `cargo bench --bench archive`. The reports differ in names, clauses, length and pictures.
#![allow(clippy::unwrap_used, clippy::indexing_slicing)]

use std::fs;
use std::path::Path;
use std::sync::atomic::AtomicBool;
use std::time::{Duration, Instant};

use criterion::{Criterion, criterion_group};
use xiangqi_arbiter::archive::folder::{Archive, Query, copies, precedents, refresh, store};
use xiangqi_arbiter::archive::format::{read, write};
use xiangqi_arbiter::incident::Party;
use xiangqi_arbiter::report::{
    Exhibit, GivenOutcome, MediaType, Report, RulingGiven, Sight, Stage, Statement,
};
use xiangqi_arbiter::rulebook::Library;

const REPORTS: u64 = 10_000;
const DAMAGED: u64 = 100;

/// The same number for the same one, without order.
const fn mixed(number: u64) -> u64 {
    let mut state = number.wrapping_add(1).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    state ^= state >> 29;
    state = state.wrapping_mul(0xbf58_476d_1ce4_e5b9);
    state ^ (state >> 32)
}

fn name(number: u64) -> String {
    let pick = |letters: &str, by: u64| {
        let letters: Vec<char> = letters.chars().collect();
        letters[(by % letters.len() as u64) as usize]
    };
    let mixed = mixed(number);
    [
        pick("王李张刘陈杨赵黄周吴徐孙胡朱高林何郭马罗", mixed),
        pick("荣大天银德志建国文少华", mixed >> 8),
        pick("华川一川明军平勇杰涛超", mixed >> 16),
    ]
    .iter()
    .collect()
}

fn report(case: &Report, number: u64) -> Report {
    let mut report = case.clone();
    let by = mixed(number);
    report.event.name = format!("{}杯象棋公开赛", name(number / 50));
    report.event.date = format!("20{:02}-{:02}", 10 + by % 16, 1 + by % 12);
    (report.event.round, report.event.table) = ((1 + by % 9).to_string(), (1 + by % 60).to_string());
    report.players.red.name = name(number);
    report.players.black.name = name(number + REPORTS);
    let text = "红方称手只碰到棋子，没有拿起；黑方称已经拿起。".repeat((by % 20) as usize);
    report.statements = vec![Statement { party: Party::Red, name: name(number), text }];
    let ground = ["5.1", "5.2", "5.2+4.1.3", "4.1.8", "5.4"][(by % 5) as usize];
    report.rulings.truncate((by % 3) as usize);
    report.give(RulingGiven {
        stage: Stage::ChiefArbiter,
        by: name(number + 1),
        outcome: [GivenOutcome::Foul, GivenOutcome::Loss][(by % 2) as usize],
        ground: ground.to_owned(),
        words: format!("依据 {ground}，第 {number} 号。"),
        ..RulingGiven::default()
    });
    report.exhibits = (0..by % 4)
        .map(|picture| Exhibit {
            name: format!("{picture}.jpg"),
            caption: String::new(),
            media_type: MediaType::Jpeg,
            bytes: (0..10_000 + by % 20_000).map(|at| mixed(at ^ by) as u8).collect::<Vec<u8>>().into(),
            sight: Sight::default(),
        })
        .collect();
    report
}

fn fill(folder: &Path, cases: &[Report]) {
    for number in 0..REPORTS {
        let case = &cases[number as usize % cases.len()];
        let mut text = write(&report(case, number)).unwrap();
        if number % (REPORTS / DAMAGED) == 7 {
            let half = text.floor_char_boundary(text.len() / 2);
            text.truncate(half);
        }
        let sub = folder.join(format!("{:02}", number % 20));
        if number < 20 {
            fs::create_dir(&sub).unwrap();
        }
        fs::write(sub.join(format!("{number:05}.ron")), text).unwrap();
    }
}

fn archive(criterion: &mut Criterion) {
    let cases: Vec<Report> = fs::read_dir(concat!(env!("CARGO_MANIFEST_DIR"), "/cases"))
        .unwrap()
        .map(|case| read(&fs::read_to_string(case.unwrap().path()).unwrap()).unwrap().report)
        .collect();
    let library = Library::built_in().unwrap();
    let (folder, cache) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
    let index = cache.path().join("index.jsonl");
    fill(folder.path(), &cases);
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
    store::save(&index, &known).unwrap();
    println!("the index: {} kB", fs::metadata(&index).unwrap().len() / 1000);

    let mut group = criterion.benchmark_group("10,000 reports");
    group.bench_function("the list from the index", |bench| {
        bench.iter(|| store::load(&index, folder.path()));
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
