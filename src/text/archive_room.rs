//! Sentences of the room of the archive.

use super::{Lang, names};
use crate::ruling::Tally;
use crate::store::archive::Changes;
use crate::tr;

/// How many reports are listed, of how many.
#[must_use]
pub fn listed(shown: usize, of: usize, lang: Lang) -> String {
    if shown == of { tr!(lang, "archive-listed-all", of) } else { tr!(lang, "archive-listed", shown, of) }
}

/// What others have changed.
#[must_use]
pub fn changed(changes: Changes, lang: Lang) -> String {
    let Changes { added, changed, removed, .. } = changes;
    let mut parts = Vec::new();
    if added > 0 {
        parts.push(tr!(lang, "archive-changed-added", count = added));
    }
    if changed > 0 {
        parts.push(tr!(lang, "archive-changed-changed", count = changed));
    }
    if removed > 0 {
        parts.push(tr!(lang, "archive-changed-removed", count = removed));
    }
    if parts.is_empty() {
        return String::new();
    }
    let parts = names::list(&parts, lang);
    tr!(lang, "archive-changed", parts)
}

/// Date, round and table in one line; empty where none is known.
#[must_use]
pub fn when_and_where(date: &str, round: &str, table: &str, lang: Lang) -> String {
    let mut parts = Vec::new();
    if !date.is_empty() {
        parts.push(date.to_owned());
    }
    if !round.is_empty() {
        parts.push(if is_number(round) { tr!(lang, "archive-round", round) } else { round.to_owned() });
    }
    if !table.is_empty() {
        parts.push(if is_number(table) { tr!(lang, "archive-table", table) } else { table.to_owned() });
    }
    parts.join(" · ")
}

/// A number takes words around it; anything more stands for itself.
fn is_number(text: &str) -> bool {
    text.chars().all(|one| one.is_ascii_digit())
}

/// How far ruling again has come.
#[must_use]
pub fn reviewing(done: usize, of: usize, lang: Lang) -> String {
    tr!(lang, "archive-reviewing", done, of)
}

/// What came of ruling again: of so many reports so many rulings, and those that come out otherwise.
#[must_use]
pub fn reviewed(reports: usize, rulings: usize, others: usize, unread: usize, lang: Lang) -> String {
    let mut text = match (rulings, others) {
        (0, _) => tr!(lang, "archive-reviewed-nothing", reports),
        (_, 0) => tr!(lang, "archive-reviewed-all-same", reports, rulings),
        _ => tr!(lang, "archive-reviewed-some-differ", reports, rulings, others),
    };
    if unread > 0 {
        text.push_str(&tr!(lang, "archive-reviewed-unread", unread));
    }
    text
}

/// Ruling again was stopped after so many.
#[must_use]
pub fn review_stopped(done: usize, of: usize, lang: Lang) -> String {
    tr!(lang, "archive-review-stopped", of, done)
}

/// What stands on a player's foul sheet, in one line.
#[must_use]
pub fn tally(tally: Tally, lang: Lang) -> String {
    let Tally { breaches, fouls, technical } = tally;
    tr!(lang, "archive-tally", breaches, fouls, technical)
}

/// The key that does the same, after a name.
#[must_use]
pub fn with_key(name: &str, key: &str, lang: Lang) -> String {
    tr!(lang, "archive-with-key", name, key)
}
