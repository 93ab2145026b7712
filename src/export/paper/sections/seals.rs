//! The seals of rulings and decisions, whether they hold, and the signatures by key.

use super::{Scribe, row};
use crate::export::paper::model::{Block, Section, Text};
use crate::report::Seal;
use crate::report::seal::{Entry, Signed, fingerprint, signatures};
use crate::text::{committee, names};

/// The section; none where nothing is sealed.
pub fn section(scribe: &Scribe<'_>) -> Section {
    let (t, report) = (scribe.t, scribe.case.report());
    let rulings = report.rulings.iter().enumerate();
    let rulings = rulings.map(|(index, one)| (Entry::Ruling(index), one.seal.as_deref()));
    let decisions = report.decisions.iter().enumerate();
    let decisions = decisions.map(|(index, one)| (Entry::Decision(index), one.seal.as_deref()));
    let entries: Vec<_> = rulings.chain(decisions).collect();
    if entries.iter().all(|(_, seal)| seal.is_none()) {
        return scribe.section(t.seals, Vec::new());
    }
    let rows = entries.iter().map(|(entry, seal)| {
        let name = names::capitalised(&committee::entry(report, *entry, scribe.lang));
        row(vec![scribe.say(&name), digest(scribe, *seal), state(scribe, *entry, *seal)])
    });
    let columns = [(t.sealed_entry, 32), (t.digest_of_seal, 34), (t.seal_state, 34)];
    let table = scribe.table(&columns, rows.collect());
    scribe.section(t.seals, vec![table, Block::Small(scribe.say(t.seals_explained))])
}

/// The digest in groups of eight, for reading aloud.
fn digest(scribe: &Scribe<'_>, seal: Option<&Seal>) -> Text {
    let Some(seal) = seal else { return scribe.say(scribe.t.none) };
    let letters: Vec<char> = seal.digest.chars().collect();
    let groups: Vec<String> = letters.chunks(8).map(|group| group.iter().collect()).collect();
    Text::recorded(&groups.join(" "))
}

/// Whether it holds, what does not, and who signed by key.
fn state(scribe: &Scribe<'_>, entry: Entry, seal: Option<&Seal>) -> Text {
    let (t, lang, case) = (scribe.t, scribe.lang, scribe.case);
    let broken: Vec<String> = case
        .breaches
        .iter()
        .filter(|breach| breach.of == entry)
        .map(|breach| committee::breach(case.report(), breach, lang))
        .collect();
    let mut text = match seal {
        None => scribe.say(t.not_sealed),
        Some(_) if broken.is_empty() => scribe.say(t.seal_holds),
        Some(_) => scribe.say(&broken.join("\n")),
    };
    let all = signatures(case.report(), &case.breaches);
    for Signed { signature, holds, .. } in all.into_iter().filter(|one| one.of == entry) {
        let print = fingerprint(&signature.key).unwrap_or_default();
        let line = format!("{} {}", signature.name, signature.when);
        text.0.extend(scribe.say(t.signed_by_key).0);
        text.0.extend(Text::recorded(&format!("{}\n{print}", line.trim())).0);
        if !holds {
            text.0.extend(scribe.say(committee::changed_since_signed(lang)).0);
        }
    }
    text
}
