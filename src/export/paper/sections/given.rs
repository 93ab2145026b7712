//! The rulings people gave, as they were recorded, the decisions of the appeals committee, and their seals and
//! signatures.

use super::decision::DecisionWriter;
use super::{SectionWriter, row};
use crate::export::paper::model::{Block, Paper, Row, Section, Text};
use crate::law::{LawRef, Reading, Regulation, Rulebook};
use crate::report::seal::{self, Entry, Signed, fingerprint};
use crate::report::{RulingGiven, Seal};
use crate::ruling::Caveat;
use crate::text::law::short_digest;
use crate::text::ruling::Explainer;
use crate::text::{committee, names, outcomes, papers, reports};
use crate::tr;

pub fn rulings_given(writer: &SectionWriter<'_>) -> Section {
    let report = writer.case.report();
    let mut blocks = Vec::new();
    if report.rulings.is_empty() {
        blocks.push(Block::Paragraph(writer.say(tr!(writer.lang, "sheet-none-given"))));
    } else {
        let rows = report.rulings.iter().map(|given| ruling(writer, given)).collect();
        blocks.push(writer.table(
            &[
                (tr!(writer.lang, "sheet-given-by"), 24),
                (tr!(writer.lang, "sheet-given-result"), 30),
                (tr!(writer.lang, "sheet-given-words"), 46),
            ],
            rows,
        ));
    }
    writer.section(tr!(writer.lang, "sheet-given"), blocks)
}

/// The decisions of the appeals committee, each a section of its own.
pub fn decisions(writer: &SectionWriter<'_>) -> Vec<Section> {
    let (case, all) = (writer.case, &writer.case.report().decisions);
    let mut sections = Vec::new();
    for (index, decision) in all.iter().enumerate() {
        let document =
            DecisionWriter::of(case.report(), decision, writer.lang, case.is_public(), case.options.style);
        let title = document.title(index + 1, all.len());
        sections.push(writer.section(&title, document.blocks()));
    }
    sections
}

/// One decision as a paper of its own.
pub fn decision(writer: &SectionWriter<'_>, index: usize) -> Paper {
    let mut sections = decisions(writer);
    let section =
        if index < sections.len() { sections.swap_remove(index) } else { writer.section("", Vec::new()) };
    Paper { title: section.title, ..writer.paper("", vec![Section { title: Text::default(), ..section }]) }
}

fn ruling(writer: &SectionWriter<'_>, given: &RulingGiven) -> Row {
    let lang = writer.lang;
    let mut who = writer.say(reports::stage(given.stage, lang));
    who.0.extend(Text::recorded(&lines(&[&given.by, &given.when])).0);
    let mut result = writer.say(&papers::given(given.outcome, given.charged, lang));
    for change in outcomes::changes(&given.time_changes(), given.colours_exchanged, lang) {
        result.0.extend(writer.say(&change).0);
    }
    result.0.extend(writer.say(&labelled(tr!(lang, "sheet-ground"), &given.ground)).0);
    if !given.duty.is_empty() && given.duty != "-" {
        result
            .0
            .extend(writer.say(&labelled(tr!(lang, "sheet-duty"), &papers::duty_code(&given.duty, lang))).0);
    }
    result.0.extend(writer.say(&law(writer, given)).0);
    let mut words = Text::recorded(&given.words);
    words.0.extend(writer.say(&labelled(tr!(lang, "sheet-caveats"), &caveats(writer, given))).0);
    words.0.extend(writer.say(&labelled(tr!(lang, "sheet-signed"), &given.signature)).0);
    words.0.extend(Text::recorded(&given.program).0);
    row(vec![who, result, words])
}

/// Under which law it was given, by name; what cannot be had stands by what the report calls it. The digest of a text
/// stands with it where it is another than the event's.
fn law(writer: &SectionWriter<'_>, given: &RulingGiven) -> String {
    let (library, lang) = (&writer.case.texts.library, writer.lang);
    let rulebook = library.find::<Rulebook>(&given.rulebook).ok().flatten();
    let reading = library.find::<Reading>(&given.reading).ok().flatten();
    let regulation = given.regulation.as_ref().map(|cited| {
        let found = library.find::<Regulation>(cited).ok().flatten();
        (cited, found.map(|one| lang.of(&one.name).to_owned()))
    });
    let mut cited = vec![
        (&given.rulebook, rulebook.map(|one| lang.of(&one.short_name).to_owned())),
        (&given.reading, reading.map(|one| lang.of(&one.name).to_owned())),
    ];
    cited.extend(regulation);
    let event = writer.case.report().event.law();
    let of_event = [Some(event.rulebook), Some(event.reading), event.regulation];
    let is_of_event = |cited: &LawRef| of_event.iter().flatten().any(|law| law.digest == cited.digest);
    let mut law = Vec::new();
    for (cited, name) in cited {
        let name = name.unwrap_or_else(|| cited.id.clone());
        let digest = short_digest(&cited.digest);
        if digest.is_empty() || is_of_event(cited) {
            law.push(name);
        } else {
            law.push(tr!(lang, "in-brackets", text = name, more = format!("SHA-256 {digest}")));
        }
    }
    law.retain(|name| !name.is_empty());
    law.join(" · ")
}

/// The caveats in words; codes of another program stay as they are.
pub fn caveats(writer: &SectionWriter<'_>, given: &RulingGiven) -> String {
    let explainer = writer.case.texts.evaluation.as_ref().ok().map(|of| Explainer::of(of, writer.lang));
    let words = |code: &String| {
        let caveat = Caveat::from_code(code)?;
        Some(explainer.as_ref()?.caveat(caveat))
    };
    let all: Vec<String> =
        given.caveats.iter().map(|code| words(code).unwrap_or_else(|| code.clone())).collect();
    all.join("\n")
}

fn labelled(label: &str, text: &str) -> String {
    if text.is_empty() { String::new() } else { format!("{label}  {text}") }
}

fn lines(texts: &[&str]) -> String {
    let filled: Vec<&str> = texts.iter().copied().filter(|text| !text.is_empty()).collect();
    filled.join("\n")
}

/// The section. Where nothing is sealed, that.
pub fn seals(writer: &SectionWriter<'_>) -> Section {
    let report = writer.case.report();
    let entries: Vec<_> = seal::entries(report).collect();
    let uncovered = committee::uncovered(&writer.case.sealed.uncovered, writer.lang);
    if entries.iter().all(|(_, seal, _)| seal.is_none()) {
        return writer.section(tr!(writer.lang, "sheet-seals"), vec![Block::Small(writer.say(&uncovered))]);
    }
    let rows = entries.iter().map(|&(entry, seal, _)| {
        let name = names::capitalised(&committee::entry(report, entry, writer.lang));
        row(vec![writer.say(&name), seal_digest(writer, seal), seal_state(writer, entry, seal)])
    });
    let columns = [
        (tr!(writer.lang, "sheet-sealed-entry"), 32),
        (tr!(writer.lang, "sheet-digest-of-seal"), 34),
        (tr!(writer.lang, "sheet-seal-state"), 34),
    ];
    let mut blocks = vec![writer.table(&columns, rows.collect())];
    for (key, names) in seal::keys_of_several_names(report) {
        let print = fingerprint(key).unwrap_or_default();
        blocks.push(Block::Paragraph(writer.say(&committee::one_key_of_several(
            &names,
            &print,
            writer.lang,
        ))));
    }
    if !uncovered.is_empty() {
        blocks.push(Block::Small(writer.say(&uncovered)));
    }
    blocks.push(Block::Small(writer.say(tr!(writer.lang, "sheet-seals-explained"))));
    writer.section(tr!(writer.lang, "sheet-seals"), blocks)
}

/// The digest in groups of eight, for reading aloud.
pub fn seal_digest(writer: &SectionWriter<'_>, seal: Option<&Seal>) -> Text {
    let Some(seal) = seal else { return writer.say(tr!(writer.lang, "sheet-none")) };
    let letters: Vec<char> = seal.digest.chars().collect();
    let groups: Vec<String> = letters.chunks(8).map(|group| group.iter().collect()).collect();
    Text::recorded(&groups.join(" "))
}

/// Whether it holds, what does not, and who signed by key.
pub fn seal_state(writer: &SectionWriter<'_>, entry: Entry, seal: Option<&Seal>) -> Text {
    let (lang, case) = (writer.lang, writer.case);
    let broken: Vec<String> = case
        .sealed
        .breaches
        .iter()
        .filter(|breach| breach.of == entry)
        .map(|breach| committee::breach(case.report(), breach, lang))
        .collect();
    let mut text = match seal {
        None => writer.say(tr!(lang, "sheet-not-sealed")),
        Some(_) if broken.is_empty() => writer.say(tr!(lang, "sheet-seal-holds")),
        Some(_) => writer.say(&broken.join("\n")),
    };
    let all = seal::signatures(case.report(), &case.sealed.breaches);
    for Signed { signature, holds, .. } in all.into_iter().filter(|one| one.of == entry) {
        let print = fingerprint(&signature.key).unwrap_or_default();
        let line = format!("{} {}", signature.name, signature.when);
        text.0.extend(writer.say(tr!(lang, "sheet-signed-by-key")).0);
        text.0.extend(Text::recorded(&format!("{}\n{print}", line.trim())).0);
        if !holds {
            text.0.extend(writer.say(committee::changed_since_signed(lang)).0);
        }
    }
    text
}

/// The section; a public paper has none.
pub fn signatures(writer: &SectionWriter<'_>) -> Section {
    let lines = [
        tr!(writer.lang, "sheet-red-player"),
        tr!(writer.lang, "sheet-black-player"),
        tr!(writer.lang, "sheet-arbiter"),
        tr!(writer.lang, "sheet-chief"),
        tr!(writer.lang, "sheet-committee"),
        tr!(writer.lang, "sheet-signed-on"),
    ];
    let lines = lines.map(|line| writer.say(line)).to_vec();
    let blocks = if writer.case.is_public() { Vec::new() } else { vec![Block::Signatures(lines)] };
    writer.section(tr!(writer.lang, "sheet-signatures"), blocks)
}
