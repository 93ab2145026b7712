//! Disputed facts: what the arbiter does about them, and what the record says once they are settled.

use super::Lang;
use crate::tr;

/// What to do before anything can be ruled, in order.
#[must_use]
pub fn steps(lang: Lang) -> [&'static str; 3] {
    [tr!(lang, "finding-stop-clocks"), tr!(lang, "finding-settle-facts"), tr!(lang, "finding-press")]
}

/// A claim that was not found to be so, as words in the timeline.
#[must_use]
pub fn not_so(claim: &str, lang: Lang) -> String {
    tr!(lang, "finding-not-so", claim)
}

/// The button that finds one of several sets of facts.
#[must_use]
pub fn find_so(when: &str, lang: Lang) -> String {
    tr!(lang, "finding-find-so", when)
}
