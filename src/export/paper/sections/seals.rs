//! The seals of rulings and decisions, whether they hold, and the signatures by key.

use super::{Scribe, row};
use crate::export::paper::model::{Block, Section, Text};
use crate::report::Seal;
use crate::report::seal::{Entry, Signed, fingerprint, signatures};
use crate::text::{committee, names};
use crate::tr;

/// The section; none where nothing is sealed.
pub fn section(scribe: &Scribe<'_>) -> Section {
    let report = scribe.case.report();
    let rulings = report.rulings.iter().enumerate();
    let rulings = rulings.map(|(index, one)| (Entry::Ruling(index), one.seal.as_deref()));
    let decisions = report.decisions.iter().enumerate();
    let decisions = decisions.map(|(index, one)| (Entry::Decision(index), one.seal.as_deref()));
    let entries: Vec<_> = rulings.chain(decisions).collect();
    if entries.iter().all(|(_, seal)| seal.is_none()) {
        return scribe.section(tr!(scribe.lang, "sheet-seals"), Vec::new());
    }
    let rows = entries.iter().map(|(entry, seal)| {
        let name = names::capitalised(&committee::entry(report, *entry, scribe.lang));
        row(vec![scribe.say(&name), digest(scribe, *seal), state(scribe, *entry, *seal)])
    });
    let columns = [
        (tr!(scribe.lang, "sheet-sealed-entry"), 32),
        (tr!(scribe.lang, "sheet-digest-of-seal"), 34),
        (tr!(scribe.lang, "sheet-seal-state"), 34),
    ];
    let table = scribe.table(&columns, rows.collect());
    scribe.section(
        tr!(scribe.lang, "sheet-seals"),
        vec![table, Block::Small(scribe.say(tr!(scribe.lang, "sheet-seals-explained")))],
    )
}

/// The digest in groups of eight, for reading aloud.
fn digest(scribe: &Scribe<'_>, seal: Option<&Seal>) -> Text {
    let Some(seal) = seal else { return scribe.say(tr!(scribe.lang, "sheet-none")) };
    let letters: Vec<char> = seal.digest.chars().collect();
    let groups: Vec<String> = letters.chunks(8).map(|group| group.iter().collect()).collect();
    Text::recorded(&groups.join(" "))
}

/// Whether it holds, what does not, and who signed by key.
fn state(scribe: &Scribe<'_>, entry: Entry, seal: Option<&Seal>) -> Text {
    let (lang, case) = (scribe.lang, scribe.case);
    let broken: Vec<String> = case
        .breaches
        .iter()
        .filter(|breach| breach.of == entry)
        .map(|breach| committee::breach(case.report(), breach, lang))
        .collect();
    let mut text = match seal {
        None => scribe.say(tr!(lang, "sheet-not-sealed")),
        Some(_) if broken.is_empty() => scribe.say(tr!(lang, "sheet-seal-holds")),
        Some(_) => scribe.say(&broken.join("\n")),
    };
    let all = signatures(case.report(), &case.breaches);
    for Signed { signature, holds, .. } in all.into_iter().filter(|one| one.of == entry) {
        let print = fingerprint(&signature.key).unwrap_or_default();
        let line = format!("{} {}", signature.name, signature.when);
        text.0.extend(scribe.say(tr!(lang, "sheet-signed-by-key")).0);
        text.0.extend(Text::recorded(&format!("{}\n{print}", line.trim())).0);
        if !holds {
            text.0.extend(scribe.say(committee::changed_since_signed(lang)).0);
        }
    }
    text
}
