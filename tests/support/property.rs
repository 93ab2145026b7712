//! How often a property is tried.

use proptest::test_runner::{Config as ProptestConfig, FileFailurePersistence};

/// A seed that failed is kept beside the test, to be committed with the mend.
pub fn config(cases: u32) -> ProptestConfig {
    let seeds = FileFailurePersistence::WithSource("regressions");
    ProptestConfig { cases, failure_persistence: Some(Box::new(seeds)), ..ProptestConfig::default() }
}
