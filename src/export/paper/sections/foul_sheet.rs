//! The foul sheet before and after.

use super::{Scribe, row};
use crate::case::Evaluation;
use crate::export::paper::model::{Block, Row, Section, Text};
use crate::report::tally;
use crate::ruling::Sheet;
use crate::text::{names, papers, sheet};
use crate::tr;
use xiangqi::Side;

/// The section.
pub fn section(scribe: &Scribe<'_>) -> Section {
    let (lang, report) = (scribe.lang, scribe.case.report());
    let mut blocks = Vec::new();
    if !report.foul_sheet.is_empty() {
        let rows = report.foul_sheet.iter().map(|foul| {
            row(vec![
                scribe.say(names::side(foul.side, lang)),
                scribe.say(papers::foul_class(foul.class, lang)),
                Text::recorded(&foul.clause),
                Text::recorded(&foul.moment),
                Text::recorded(&foul.note),
            ])
        });
        let columns = [
            (tr!(lang, "sheet-side"), 12),
            (tr!(lang, "sheet-class"), 24),
            (tr!(lang, "sheet-clause"), 14),
            (tr!(lang, "sheet-moment"), 18),
            (tr!(lang, "sheet-note"), 32),
        ];
        blocks.push(scribe.table(&columns, rows.collect()));
    }
    blocks.push(counts(scribe));
    scribe.section(tr!(lang, "sheet-foul-sheet"), blocks)
}

/// What stands against each side. Where the ruling depends on disputed facts, the facts are taken as recorded.
fn counts(scribe: &Scribe<'_>) -> Block {
    let report = scribe.case.report();
    let main = scribe.case.evaluation.as_ref().ok().and_then(Evaluation::recorded);
    let rows = match main {
        Some(main) => {
            let (counts, mover) = (&main.as_recorded.verdict.counts, main.as_recorded.mover);
            let of = |side: Side| if side == mover { &counts.mover } else { &counts.opponent };
            Side::BOTH.into_iter().map(|side| count(scribe, side, of(side))).collect()
        }
        None => {
            let before = tally(&report.foul_sheet);
            let sheet = |side: Side| Sheet { before: before[side], ..Sheet::default() };
            Side::BOTH.into_iter().map(|side| count(scribe, side, &sheet(side))).collect()
        }
    };
    scribe.table(
        &[
            (tr!(scribe.lang, "sheet-side"), 12),
            (tr!(scribe.lang, "sheet-before"), 20),
            (tr!(scribe.lang, "sheet-added"), 24),
            (tr!(scribe.lang, "sheet-after"), 20),
            (tr!(scribe.lang, "sheet-limits"), 24),
        ],
        rows,
    )
}

fn count(scribe: &Scribe<'_>, side: Side, of: &Sheet) -> Row {
    let lang = scribe.lang;
    let tally = |tally| sheet::tally(tally, lang);
    let unclassed = if of.unclassed { tr!(lang, "sheet-unclassed") } else { "" };
    let with_unclassed = |text: String| match (unclassed, text.as_str()) {
        ("", _) => text,
        (_, "0") => unclassed.to_owned(),
        _ => names::list(&[text, unclassed.to_owned()], lang),
    };
    row(vec![
        scribe.say(names::side(side, lang)),
        scribe.say(&tally(of.before)),
        scribe.say(&with_unclassed(tally(of.added))),
        scribe.say(&with_unclassed(tally(of.before.plus(of.added)))),
        scribe.say(&sheet::limits(of.limits, lang)),
    ])
}
