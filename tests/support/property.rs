//! How often a property is tried.

use proptest::test_runner::{Config as ProptestConfig, FileFailurePersistence};

/// So many cases, unless `PROPTEST_CASES` names another number. A seed that failed is kept beside the test, to be
/// committed with the mend.
pub fn config(cases: u32) -> ProptestConfig {
    let seeds = FileFailurePersistence::WithSource("regressions");
    let named = std::env::var("PROPTEST_CASES").ok().and_then(|number| number.parse().ok());
    let cases = named.unwrap_or(cases);
    ProptestConfig { cases, failure_persistence: Some(Box::new(seeds)), ..ProptestConfig::default() }
}
