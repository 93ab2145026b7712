//! What fuzzing once found, replayed. Each file is named after what it showed.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, clippy::indexing_slicing)]

#[path = "../fuzz/bodies.rs"]
mod bodies;

use std::fs;
use std::path::Path;

#[test]
fn old_findings_stay_mended() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/fuzz");
    let mut replayed = 0;
    for (target, body) in bodies::BODIES {
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
const FINDINGS: usize = 0;
