//! Reading and writing a report of 20 MB, almost all of it exhibits.
//!
//! `cargo bench --bench files`. Beside the seconds it prints how many SHA-256 digests of the same text fit into
//! each. Loading a report needs two passes of SHA-256 by itself, over the file and over the exhibits.
#![allow(clippy::unwrap_used)]

mod side_by_side;

use std::hint::black_box;
use std::time::Duration;

use criterion::{Criterion, Throughput, criterion_group};
use side_by_side::ratio;
use xiangqi_arbiter::digest::Digest;
use xiangqi_arbiter::report::{Annotations, Exhibit, MediaType, Report};
use xiangqi_arbiter::store::format::{read, write};
use xiangqi_arbiter::store::{load, save};

/// The built-in case with six photographs, of bytes without any order as such files have.
fn report() -> Report {
    let mut report = read(include_str!("../cases/jilin-2015.ron")).unwrap().report;
    let mut state = 1_u64;
    let mut byte = || {
        state ^= state << 13;
        state ^= state >> 7;
        state ^= state << 17;
        state as u8
    };
    for number in 1..=6 {
        let bytes: Vec<u8> = (0..2_500_000).map(|_| byte()).collect();
        report.exhibits.push(Exhibit {
            name: format!("photograph-{number}.jpg"),
            caption: String::new(),
            media_type: MediaType::Jpeg,
            bytes: bytes.into(),
            annotations: Annotations::default(),
        });
    }
    report
}

fn files(criterion: &mut Criterion) {
    let report = report();
    let text = write(&report).unwrap();
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("report.ron");
    save(&path, &report, None).unwrap();
    let mut group = criterion.benchmark_group("a report of 20 MB");
    group.throughput(Throughput::Bytes(text.len() as u64));
    group.bench_function("SHA-256", |bench| bench.iter(|| Digest::of(black_box(text.as_bytes()))));
    group.bench_function("read", |bench| bench.iter(|| read(black_box(&text))));
    group.bench_function("write", |bench| bench.iter(|| write(black_box(&report))));
    group.bench_function("load", |bench| bench.iter(|| load(black_box(&path))));
    group.finish();
}

fn in_digests() {
    let report = report();
    let text = write(&report).unwrap();
    let parsed = read(&text).unwrap();
    assert_eq!((parsed.report, parsed.notes), (report.clone(), vec![]));
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("report.ron");
    save(&path, &report, None).unwrap();
    let digest = || Digest::of(text.as_bytes());
    println!("\nIn SHA-256 digests of a report of {} million bytes:", text.len() / 1_000_000);
    println!("{:>6.1}  read", ratio(5, digest, || read(&text)));
    println!("{:>6.1}  write", ratio(5, digest, || write(&report)));
    println!("{:>6.1}  load, from disk and digested", ratio(5, digest, || load(&path)));
}

criterion_group! {
    name = benches;
    config = Criterion::default().sample_size(10).measurement_time(Duration::from_secs(3));
    targets = files
}

fn main() {
    benches();
    in_digests();
}
