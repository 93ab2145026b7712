//! The rulings and decisions given, each beside what follows today.

use egui::{Color32, RichText, Ui};

use super::parts::{NAME, column, pair};
use super::{Seen, decision, say};
use crate::PROGRAM;
use crate::app::review_room::{Checked, Said, Tab};
use crate::app::theme::{Palette, Tone, size, space};
use crate::app::views::Outbox;
use crate::app::views::verdict::given_tone;
use crate::app::views::widgets::{badge, bold, card, paragraph, quiet};
use crate::report::RulingGiven;
use crate::report::seal::Entry;
use crate::review::{Come, Reviewed};
use crate::rulebook::LawRef;
use crate::wording::{papers, reports, review as of_review, review_room as sentences};

/// Shows them all.
pub fn show(ui: &mut Ui, seen: Seen<'_>) {
    let (look, report) = (seen.look, seen.look.state.report());
    if report.rulings.is_empty() && report.decisions.is_empty() {
        paragraph(ui, quiet(seen.words.nothing_given, look.colours));
    }
    let checked = look.state.review.checked.as_ref();
    for (index, given) in report.rulings.iter().enumerate() {
        let line = Some(look.colours.line);
        card(ui, look.colours.card, line, |ui| ruling(ui, index, given, checked, seen));
    }
    for (index, given) in report.decisions.iter().enumerate() {
        let line = Some(look.colours.line);
        card(ui, look.colours.card, line, |ui| decision::show(ui, index, given, checked, seen));
    }
    ui.add_space(space::L);
}

/// Each ruling and decision in a line, with what follows today; a click shows it in full.
pub fn in_short(ui: &mut Ui, seen: Seen<'_>, out: &mut Outbox) {
    let look = seen.look;
    let Some(checked) = look.state.review.checked.as_ref().filter(|checked| !checked.reviewed.is_empty())
    else {
        return;
    };
    ui.label(quiet(seen.words.given_in_short, look.colours));
    ui.spacing_mut().item_spacing.y = 2.0;
    for one in &checked.reviewed {
        let text = sentences::in_short(&checked.report, one, look.lang);
        let builder = egui::UiBuilder::new().id_salt(("review-short", one.entry)).sense(egui::Sense::click());
        let place = ui.scope_builder(builder, |ui| {
            ui.horizontal(|ui| {
                ui.set_width(ui.available_width());
                mark_short(ui, one, seen);
                ui.add(egui::Label::new(RichText::new(&text).size(size::SMALL)).truncate());
            });
        });
        let spoken = format!("{text} {}", sentences::mark(one, look.lang));
        place.response.widget_info(|| egui::WidgetInfo::labeled(egui::Role::Button, true, &spoken));
        if place.response.on_hover_text(&spoken).clicked() {
            say(out, Said::Tab(Tab::Given));
        }
    }
}

/// Whether it is the same, in one word.
fn mark_short(ui: &mut Ui, one: &Reviewed, seen: Seen<'_>) {
    let colours = seen.look.colours;
    let (text, tone) = match (&one.now, one.differs.is_empty()) {
        (Err(_), _) => (seen.words.not_worked, colours.foul),
        (Ok(_), true) => (seen.words.same, colours.calm),
        (Ok(_), false) => (seen.words.differs, colours.foul),
    };
    badge(ui, text, tone);
}

fn ruling(ui: &mut Ui, index: usize, given: &RulingGiven, checked: Option<&Checked>, seen: Seen<'_>) {
    let look = seen.look;
    let reviewed = checked.and_then(|checked| checked.reviewed(Entry::Ruling(index)));
    ui.spacing_mut().item_spacing.y = space::XS;
    ui.horizontal_wrapped(|ui| {
        ui.label(bold(format!("{}  {}", index + 1, reports::stage(given.stage, look.lang))));
        let who: Vec<&str> =
            [given.by.as_str(), given.when.as_str()].into_iter().filter(|part| !part.is_empty()).collect();
        ui.label(quiet(who.join(" · "), look.colours));
    });
    ui.horizontal(|ui| {
        let tone = given_tone(given.outcome, look.colours);
        badge(ui, papers::given(given.outcome, given.charged, look.lang), tone);
        mark(ui, reviewed, seen);
    });
    beside(ui, given, reviewed, seen);
    why(ui, reviewed, seen);
    if !given.words.is_empty() {
        pair(ui, seen.words.in_words, &given.words, seen);
    }
    pair(ui, seen.words.signature, &given.signature, seen);
    seal(ui, Entry::Ruling(index), checked, seen);
}

/// Whether what follows today is the same.
pub fn mark(ui: &mut Ui, reviewed: Option<&Reviewed>, seen: Seen<'_>) {
    let colours = seen.look.colours;
    match reviewed {
        None => drop(ui.label(quiet(seen.words.checking, colours))),
        Some(one) => {
            let tone = if one.is_other() { colours.foul } else { colours.calm };
            badge(ui, sentences::mark(one, seen.look.lang), tone);
        }
    }
}

/// Why they differ, in the words of the command line.
pub fn why(ui: &mut Ui, reviewed: Option<&Reviewed>, seen: Seen<'_>) {
    let (look, Some(reviewed)) = (seen.look, reviewed) else { return };
    if let Err(obstacle) = &reviewed.now {
        let text = of_review::obstacle(obstacle, look.lang);
        paragraph(ui, RichText::new(text).color(look.colours.foul.text));
    }
    let reasons: Vec<String> = reviewed.why.iter().map(|one| of_review::why(one, look.lang)).collect();
    if !reasons.is_empty() {
        let reasons = reasons.join(look.lang.pick("；", "; "));
        pair(ui, seen.words.why_differs, &reasons, seen);
    }
}

/// Whether its seal holds, and who signed it by key.
pub fn seal(ui: &mut Ui, entry: Entry, checked: Option<&Checked>, seen: Seen<'_>) {
    let (look, Some(checked)) = (seen.look, checked) else { return };
    let colours = look.colours;
    let broken = checked.broken(entry).next().is_some();
    let (text, tone): (&str, Tone) = match (checked.is_sealed(entry), broken) {
        (_, true) => (seen.words.seal_broken, colours.loss),
        (true, false) => (seen.words.seal_holds, colours.calm),
        (false, false) => (seen.words.seal_none, Tone { fill: colours.panel, text: colours.weak }),
    };
    ui.horizontal_wrapped(|ui| {
        badge(ui, text, tone);
        for signed in checked.signed.iter().filter(|signed| signed.of == entry) {
            ui.label(quiet(
                crate::wording::committee::signed_by(&signed.name, &signed.fingerprint, look.lang),
                colours,
            ));
        }
    });
    for (breach, place) in checked.broken(entry) {
        let text = sentences::broken(&checked.report, breach, *place, look.lang);
        paragraph(ui, RichText::new(text).size(size::SMALL).color(colours.loss.text));
    }
}

/// A line of the table: then, and now.
struct Line {
    name: &'static str,
    then: String,
    now: String,
    differs: bool,
}

/// Then beside now, line by line; what differs is marked.
fn beside(ui: &mut Ui, given: &RulingGiven, reviewed: Option<&Reviewed>, seen: Seen<'_>) {
    let colours: &Palette = seen.look.colours;
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
    let (words, lang) = (seen.words, seen.look.lang);
    let then = Come {
        outcome: given.outcome,
        charged: given.charged,
        ground: given.ground.clone(),
        duty: given.duty.clone(),
    };
    let now = reviewed.and_then(|reviewed| reviewed.now.as_ref().ok());
    let result = |come: &Come| papers::given(come.outcome, come.charged, lang);
    let ground = |come: &Come| plain(&come.ground, words.none);
    let duty = |come: &Come| papers::duty_code(&come.duty, lang);
    let of_now = |of: &dyn Fn(&Come) -> String| now.map_or_else(|| "—".to_owned(), of);
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
        compared(
            words.duty,
            named(duty(&then), !given.duty.is_empty()),
            of_now(&duty),
            !given.duty.is_empty(),
        ),
    ];
    let program = plain(&given.program, words.by_people);
    lines.push(compared(words.program, program, PROGRAM.to_owned(), !given.program.is_empty()));
    lines.extend(law(given, seen));
    lines
}

/// The law as it was cited, beside the one at hand.
fn law(given: &RulingGiven, seen: Seen<'_>) -> Vec<Line> {
    let (t, lang) = (seen.look.t, seen.look.lang);
    let at_hand = &seen.look.state.at_hand;
    let rulebook = at_hand.rulebook(&given.rulebook.id).map(|text| lang.of(&text.short_name));
    let reading = at_hand.reading(&given.reading.id).map(|text| lang.of(&text.name));
    let mut lines = vec![
        law_line(
            t.rulebook,
            &given.rulebook,
            rulebook.map(|name| (name, at_hand.cite_rulebook(&given.rulebook.id))),
            seen,
        ),
        law_line(
            t.reading,
            &given.reading,
            reading.map(|name| (name, at_hand.cite_reading(&given.reading.id))),
            seen,
        ),
    ];
    if let Some(cited) = &given.regulation {
        let regulation = at_hand.regulation(&cited.id).map(|text| lang.of(&text.short_name));
        let now = regulation.map(|name| (name, at_hand.cite_regulation(&cited.id)));
        lines.push(law_line(t.regulation, cited, now, seen));
    }
    lines
}

fn law_line(name: &'static str, cited: &LawRef, now: Option<(&str, LawRef)>, seen: Seen<'_>) -> Line {
    let (words, lang) = (seen.words, seen.look.lang);
    if cited.id.is_empty() {
        return Line { name, then: words.not_named.to_owned(), now: "—".to_owned(), differs: false };
    }
    let called = now.as_ref().map_or(cited.id.as_str(), |(called, _)| called);
    let then = sentences::cited(called, &cited.edition, &cited.digest, lang);
    let differs = match &now {
        Some((_, now)) => !cited.digest.is_empty() && now.digest != cited.digest,
        None => true,
    };
    let now = match &now {
        Some((called, now)) => sentences::cited(called, &now.edition, &now.digest, lang),
        None => words.not_at_hand.to_owned(),
    };
    Line { name, then, now, differs }
}

fn plain(text: &str, else_text: &str) -> String {
    if text.is_empty() || text == "-" { else_text.to_owned() } else { text.to_owned() }
}
