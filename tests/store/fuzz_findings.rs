//! What fuzzing once found, replayed; and the targets on files with damage. Each file is named after what it showed.

use std::fs;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

#[test]
fn fuzz_findings_stay_fixed() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/fuzz");
    let mut replayed = 0;
    for (target, body) in crate::bodies::BODIES {
        let Ok(entries) = fs::read_dir(folder.join(target)) else { continue };
        for entry in entries {
            let path = entry.unwrap().path();
            println!("{}", path.display());
            body(&fs::read(&path).unwrap());
            replayed += 1;
        }
    }
    assert_eq!(replayed, FINDINGS);
}

/// How many there are, so that none gets lost.
const FINDINGS: usize = 6;

/// A short walk without coverage, so that the model is driven in every run of the tests.
#[test]
fn model_holds_under_random_messages() {
    let mut seed: u64 = 0x9E37_79B9_7F4A_7C15;
    for _ in 0..RUNS {
        let bytes: Vec<u8> = std::iter::repeat_with(|| {
            seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            (seed >> 56) as u8
        })
        .take(1200)
        .collect();
        crate::bodies::model(&bytes);
    }
}

/// So many walks of up to 200 messages each.
const RUNS: usize = 40;

/// Numbers of a fixed row.
struct Random(u64);

impl Random {
    fn below(&mut self, end: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) as usize % end.max(1)
    }
}

/// Files that a target reads, none of them large.
fn seeds(target: &str) -> Vec<Vec<u8>> {
    let folders: &[&str] = match target {
        "report" => &["cases", "tests/data/golden"],
        "law" => &["resources/rulebooks", "resources/readings"],
        "regulation" => &["resources/regulations"],
        "fen" | "notation" => &[],
        _ => {
            &["crates/xiangqi/tests/data/records", "tests/data/fuzz/record_any", "tests/data/fuzz/record_pgn"]
        }
    };
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut paths: Vec<PathBuf> = folders
        .iter()
        .flat_map(|folder| fs::read_dir(root.join(folder)).unwrap())
        .map(|entry| entry.unwrap().path())
        .collect();
    paths.sort();
    let files = paths.iter().filter(|path| path.is_file()).map(|path| fs::read(path).unwrap());
    let mut seeds: Vec<Vec<u8>> = files.filter(|bytes| bytes.len() < 64 * 1024).collect();
    if seeds.is_empty() {
        let fen = "2bak1b1C/4a4/9/2N6/9/2r6/9/9/4A4/2B1KAB2 b - - 0 1";
        let moves = ["前炮平五", "車４進１", "R4+1", "c4-c5", "Xt-3", "卒7进1"];
        seeds.extend(moves.map(|mv| format!("{fen}\n{mv}").into_bytes()));
        seeds.push(fen.into());
    }
    seeds
}

/// What stands between words in the texts that are read.
const SIGNS: &[u8] = b"()[]{}\"':;/-.#\n\0";

/// Bytes turned, put in, taken out, doubled, and a part of another file.
fn damage(bytes: &mut Vec<u8>, other: &[u8], random: &mut Random) {
    for _ in 0..=random.below(8) {
        let (at, length) = (random.below(bytes.len()), 1 + random.below(64));
        let end = bytes.len().min(at + length);
        match random.below(6) {
            0 => bytes.insert(at, random.below(256) as u8),
            1 => drop(bytes.drain(at..end)),
            2 => {
                let part = bytes[at..end].to_vec();
                bytes.splice(at..at, part);
            }
            3 => {
                let from = random.below(other.len());
                let part = other[from..other.len().min(from + length)].to_vec();
                bytes.splice(at..end, part);
            }
            4 => bytes.insert(at, SIGNS[random.below(SIGNS.len())]),
            _ => {
                if let Some(byte) = bytes.get_mut(at) {
                    *byte ^= 1 << random.below(8);
                }
            }
        }
    }
}

/// Keeps the bytes by which a target breaks.
struct Kept<'a>(&'a str, &'a [u8]);

impl Drop for Kept<'_> {
    fn drop(&mut self) {
        if std::thread::panicking() {
            let path = std::env::temp_dir().join(format!("broken-{}", self.0));
            fs::write(&path, self.1).unwrap();
            println!("{}", path.display());
        }
    }
}

/// So many files for each target in the ordinary run; `FUZZ_SECONDS` sets a time instead, `FUZZ_SEED` other damage.
const DAMAGED: usize = 400;

fn number_of(variable: &str) -> Option<u64> {
    std::env::var(variable).ok().and_then(|number| number.parse().ok())
}

/// What cargo-fuzz does, without its eye for branches.
#[test]
fn targets_hold_on_damaged_files() {
    let time = number_of("FUZZ_SECONDS").map(Duration::from_secs);
    let mut random = Random(number_of("FUZZ_SEED").unwrap_or(1));
    // Pictures and the window's model take long, and have tests of their own.
    for (target, body) in
        crate::bodies::BODIES.iter().filter(|(target, _)| !["model", "picture"].contains(target))
    {
        let seeds = seeds(target);
        let (start, mut runs) = (Instant::now(), 0);
        while time.map_or(runs < DAMAGED, |time| start.elapsed() < time) {
            let mut bytes = seeds[random.below(seeds.len())].clone();
            let other = &seeds[random.below(seeds.len())];
            damage(&mut bytes, other, &mut random);
            let _kept = Kept(target, &bytes);
            body(&bytes);
            runs += 1;
        }
        println!("{target}: {runs}");
    }
}
