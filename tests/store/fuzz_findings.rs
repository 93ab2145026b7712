//! What fuzzing once found, replayed. Each file is named after what it showed.

use std::fs;
use std::path::Path;

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
const FINDINGS: usize = 3;

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
