//! A ruling given, line by line beside what follows today.

use egui::{Color32, RichText, Ui};

use crate::PROGRAM;
use crate::app::review::parts::{NAME, column};
use crate::app::review::view::Seen;
use crate::app::theme::{Palette, size};
use crate::app::widgets::{bold, paragraph, quiet};
use crate::law::{Bilingual, LawRef};
use crate::report::RulingGiven;
use crate::review::{Reviewed, RulingSummary};
use crate::text::{papers, review_room as sentences};

/// A line of the table: then, and now.
struct Line {
    name: &'static str,
    then: String,
    now: String,
    differs: bool,
}

/// Then beside now, line by line; what differs is marked.
pub fn beside(ui: &mut Ui, given: &RulingGiven, reviewed: Option<&Reviewed>, seen: Seen<'_>) {
    let colours: &Palette = seen.cx.colours;
    let head = |text: &str| quiet(text, colours);
    let width = (ui.available_width() - NAME - 2.0 * ui.spacing().item_spacing.x) / 2.0;
    let mut line = |name: RichText, then: RichText, now: RichText| {
        ui.horizontal_top(|ui| {
            for (width, text) in [(NAME, name), (width, then), (width, now)] {
                column(ui, width, |ui| drop(paragraph(ui, text)));
            }
        });
    };
    line(head(""), head(seen.words.then), head(seen.words.now));
    for Line { name, then, now, differs } in lines(given, reviewed, seen) {
        let small = |text: String, colour: Color32| RichText::new(text).size(size::SMALL).color(colour);
        let now = if differs {
            bold(now).size(size::SMALL).color(colours.foul.text)
        } else {
            small(now, colours.text)
        };
        line(head(name), small(then, colours.text), now);
    }
}

fn lines(given: &RulingGiven, reviewed: Option<&Reviewed>, seen: Seen<'_>) -> Vec<Line> {
    let (words, lang) = (seen.words, seen.cx.lang);
    let then = RulingSummary {
        outcome: given.outcome,
        charged: given.charged,
        ground: given.ground.clone(),
        duty: given.duty.clone(),
    };
    let now = reviewed.and_then(|reviewed| reviewed.now.as_ref().ok());
    let result = |come: &RulingSummary| papers::given(come.outcome, come.charged, lang);
    let ground = |come: &RulingSummary| plain(&come.ground, words.none);
    let duty = |come: &RulingSummary| papers::duty_left(&come.duty, come.outcome, lang);
    let of_now = |of: &dyn Fn(&RulingSummary) -> String| now.map_or_else(|| "—".to_owned(), of);
    let compared = |name, then: String, now: String, given: bool| {
        let differs = given && then != now;
        Line { name, then, now, differs }
    };
    let named = |text: String, given: bool| if given { text } else { words.not_named.to_owned() };
    let mut lines = vec![
        compared(words.result, result(&then), of_now(&result), true),
        compared(
            words.ground,
            named(ground(&then), !given.ground.is_empty()),
            of_now(&ground),
            !given.ground.is_empty(),
        ),
        Line {
            name: words.duty,
            then: named(duty(&then), !given.duty.is_empty()),
            now: of_now(&duty),
            differs: !given.duty.is_empty() && now.is_none_or(|now| now.duty != given.duty),
        },
    ];
    let program = plain(&given.program, words.by_people);
    lines.push(compared(words.program, program, PROGRAM.to_owned(), !given.program.is_empty()));
    lines.extend(law(given, seen));
    lines
}

/// The law as it was cited, beside the one at hand.
fn law(given: &RulingGiven, seen: Seen<'_>) -> Vec<Line> {
    let (t, lang) = (seen.cx.t, seen.cx.lang);
    let at_hand = &seen.cx.state.at_hand;
    let rulebook = at_hand.rulebook(&given.rulebook.id).map(|text| lang.of(&text.short_name));
    let edition = at_hand.rulebook(&given.rulebook.id).map(|text| &text.edition);
    let reading = at_hand.reading(&given.reading.id).map(|text| lang.of(&text.name));
    let mut lines = vec![
        law_line(
            t.rulebook,
            &given.rulebook,
            rulebook.map(|name| (name, at_hand.cite_rulebook(&given.rulebook.id))),
            edition,
            seen,
        ),
        law_line(
            t.reading,
            &given.reading,
            reading.map(|name| (name, at_hand.cite_reading(&given.reading.id))),
            None,
            seen,
        ),
    ];
    if let Some(cited) = &given.regulation {
        let regulation = at_hand.regulation(&cited.id).map(|text| lang.of(&text.short_name));
        let now = regulation.map(|name| (name, at_hand.cite_regulation(&cited.id)));
        let edition = at_hand.regulation(&cited.id).map(|text| &text.edition);
        lines.push(law_line(t.regulation, cited, now, edition, seen));
    }
    lines
}

/// Files keep the Chinese name of an edition; `known` is the one at hand, in both languages.
fn law_line(
    name: &'static str,
    cited: &LawRef,
    now: Option<(&str, LawRef)>,
    known: Option<&Bilingual>,
    seen: Seen<'_>,
) -> Line {
    let (words, lang) = (seen.words, seen.cx.lang);
    if cited.id.is_empty() {
        return Line { name, then: words.not_named.to_owned(), now: "—".to_owned(), differs: false };
    }
    let called = now.as_ref().map_or(cited.id.as_str(), |(called, _)| called);
    let edition = |of: &LawRef| match known {
        Some(known) if known.zh == of.edition => lang.of(known).to_owned(),
        _ => of.edition.clone(),
    };
    let then = sentences::cited(called, &edition(cited), &cited.digest, lang);
    let differs = match &now {
        Some((_, now)) => !cited.digest.is_empty() && now.digest != cited.digest,
        None => true,
    };
    let now = match &now {
        Some((called, now)) => sentences::cited(called, &edition(now), &now.digest, lang),
        None => words.not_at_hand.to_owned(),
    };
    Line { name, then, now, differs }
}

fn plain(text: &str, else_text: &str) -> String {
    if text.is_empty() || text == "-" { else_text.to_owned() } else { text.to_owned() }
}
