//! Disputed facts: what the arbiter does about them, and what the record says once they are settled.

use super::Lang;
use crate::tr;

/// What to do before anything can be ruled, in order.
#[must_use]
pub fn steps(lang: Lang) -> [&'static str; 3] {
    [tr!(lang, "finding-stop-clocks"), tr!(lang, "finding-settle-facts"), tr!(lang, "finding-press")]
}
