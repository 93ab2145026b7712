//! Disputed facts: what the arbiter does about them, and what the record says once they are settled.

use super::Lang;
use super::ruling::say;

/// What to do before anything can be ruled, in order.
#[must_use]
pub const fn steps(lang: Lang) -> [&'static str; 3] {
    match lang {
        Lang::Zh => [
            "停钟，两名棋手都不要动棋子。",
            "认定有争议的事实：听双方陈述，问旁证，有录像的看录像。",
            "认定以后，点下面与之相符的“认定如此”，即得裁决。",
        ],
        Lang::En => [
            "Stop the clocks; neither player touches the pieces.",
            "Settle the disputed facts: hear both players, ask witnesses, look at any video.",
            "Then press \"Find it so\" below where it fits: the ruling follows.",
        ],
    }
}

/// A claim that was not found to be so, as words in the timeline.
#[must_use]
pub fn not_so(claim: &str, lang: Lang) -> String {
    say!(lang, "经认定，并无此事：{claim}", "Found not to be so: {claim}")
}

/// The button that finds one of several sets of facts.
#[must_use]
pub fn find_so(when: &str, lang: Lang) -> String {
    say!(lang, "认定如此：{when}", "Find it so: {when}")
}
