//! What a result does to the clocks and the colours, in words.

use super::{Lang, names};
use crate::ruling::TimeChange;
use crate::tr;

/// Time given and taken, and colours exchanged, one after the other: 给黑方加2分钟, 互换先后手.
pub fn changes(time: &[TimeChange], colours_exchanged: bool, lang: Lang) -> Vec<String> {
    let mut parts = Vec::new();
    for TimeChange { side, seconds } in time {
        let (side, time) = (names::side(*side, lang), duration(*seconds, lang));
        parts.push(if *seconds < 0 {
            tr!(lang, "outcome-time-taken", side, time)
        } else {
            tr!(lang, "outcome-time-given", side, time)
        });
    }
    parts.extend(colours_exchanged.then(|| tr!(lang, "outcome-colours-exchanged").to_owned()));
    parts
}

/// So long, whether given or taken: 2分钟, 90秒.
pub fn duration(seconds: i64, lang: Lang) -> String {
    let seconds = seconds.unsigned_abs();
    if seconds.is_multiple_of(60) {
        tr!(lang, "outcome-minutes", minutes = seconds / 60)
    } else {
        tr!(lang, "outcome-seconds", seconds)
    }
}
