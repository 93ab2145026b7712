//! What goes onto the foul sheet besides what is written there by hand: the fouls of a ruling that was
//! recorded, and those of earlier reports of the same game.

use crate::app::state::State;
use crate::case::{CaseLaw, differences};
use crate::law::{Library, Topic};
use crate::report::{FoulClass, FoulRow, GivenOutcome, Report, RulingGiven, Stage};
use crate::ruling::common_result;
use crate::ruling::{Ruling, Sheet};
use crate::text::Lang;
use crate::tr;
use xiangqi::Side;

/// The rows that enter the fouls of the ruling of this number into the sheet; none where it recorded none.
pub fn of_ruling(state: &State, index: usize) -> Vec<FoulRow> {
    let report = state.report();
    let given = report.rulings.get(index).filter(|given| given.stage != Stage::Commentary);
    let Some(given) = given else { return Vec::new() };
    let row = |side, class, note: &str| FoulRow {
        side,
        class,
        clause: given.ground.clone(),
        moment: report.foul_moment(index),
        note: note.to_owned(),
    };
    if let Some(ruling) = todays(state, given) {
        let unclassed = tr!(state.prefs.lang, "paper-class-open");
        let common = common_result(ruling).filter(|common| given.outcome == common.outcome.into());
        let counts = common.unwrap_or(&ruling.verdict).counts;
        let sides = [(ruling.mover, counts.mover), (ruling.mover.opponent(), counts.opponent)];
        return sides
            .into_iter()
            .flat_map(|(side, sheet)| classes(sheet).into_iter().map(move |class| (side, class)))
            .map(|(side, class)| match class {
                Some(class) => row(side, class, ""),
                None => row(side, FoulClass::Foul, unclassed),
            })
            .collect();
    }
    charged(report, given, &state.library).map(|(side, class)| row(side, class, "")).into_iter().collect()
}

/// Today's ruling, where the one given is the same.
fn todays<'a>(state: &'a State, given: &RulingGiven) -> Option<&'a Ruling> {
    let today = state.today()?;
    let scenarios = today.under(&given.reading.id)?.scenarios;
    let same_law = given.rulebook.id == today.law.rulebook.id;
    let same = same_law && differences(state.report(), given, scenarios, today.law.texts()).is_empty();
    scenarios.settled().filter(|_| same)
}

/// What a sheet adds, a class a foul; `None` for one whose class is open.
fn classes(sheet: Sheet) -> Vec<Option<FoulClass>> {
    let times = |class, count| std::iter::repeat_n(Some(class), usize::try_from(count).unwrap_or(usize::MAX));
    let added = sheet.added;
    times(FoulClass::Breach, added.breaches)
        .chain(times(FoulClass::Foul, added.fouls))
        .chain(times(FoulClass::Technical, added.technical))
        .chain(sheet.unclassed.then_some(None))
        .collect()
}

/// The foul that a ruling gave, of the class that its clauses count; a foul of no class where its law is missing.
fn charged(report: &Report, given: &RulingGiven, library: &Library) -> Option<(Side, FoulClass)> {
    let side = given.charged.filter(|_| given.outcome == GivenOutcome::Foul)?;
    let law = CaseLaw::of_ruling(report, given, library).ok();
    let of = |matter| law.as_ref()?.texts().clause_on(matter).map(crate::law::ClauseRef::code);
    let counts = |matter| of(matter).is_some_and(|code| given.ground.split('+').any(|part| part == code));
    let class = if counts(Topic::BreachLimit) {
        FoulClass::Breach
    } else if counts(Topic::TechnicalLimit) {
        FoulClass::Technical
    } else {
        FoulClass::Foul
    };
    Some((side, class))
}

/// The rows that another report of the same game brings: its sheet, and the fouls of its last ruling where they
/// are not on that sheet yet. What stands on this report's sheet already is left out.
pub fn from_earlier(
    report: &Report,
    earlier: &Report,
    library: &Library,
    file: &str,
    lang: Lang,
) -> Vec<FoulRow> {
    let ruled = earlier.rulings.iter().enumerate().filter(|(_, given)| given.stage != Stage::Commentary);
    // Of rulings at one stage the later one stands, and a higher stage goes before a lower one.
    let last = ruled.max_by_key(|(index, given)| (given.stage, *index));
    let last = last.filter(|(index, _)| !earlier.is_entered(*index));
    let of_ruling = last.and_then(|(index, given)| {
        let (side, class) = charged(earlier, given, library)?;
        let (clause, moment) = (given.ground.clone(), earlier.foul_moment(index));
        Some(FoulRow { side, class, clause, moment, note: String::new() })
    });
    let from = tr!(lang, "paper-from-file", file);
    let noted = |row: FoulRow| {
        let note = if row.note.is_empty() { from.clone() } else { format!("{} · {from}", row.note) };
        FoulRow { note, ..row }
    };
    let known = |row: &FoulRow| {
        let key = |row: &FoulRow| (row.side, row.class, row.clause.clone(), row.moment.clone());
        report.foul_sheet.iter().any(|other| key(other) == key(row))
    };
    earlier.foul_sheet.iter().cloned().chain(of_ruling).filter(|row| !known(row)).map(noted).collect()
}
