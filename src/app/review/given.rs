//! The rulings and decisions given, each beside what follows today.

use egui::{RichText, Ui};

use crate::app::review::parts::pair;
use crate::app::review::view::{Seen, say};
use crate::app::review::{Checked, ReviewMessage, Tab};
use crate::app::review::{decision, table};
use crate::app::theme::{Tone, size, space};
use crate::app::verdict::given_tone;
use crate::app::view::Messages;
use crate::app::widgets::{badge, bold, card, paragraph, quiet};
use crate::report::RulingGiven;
use crate::report::seal::Entry;
use crate::review::Reviewed;
use crate::text::{committee, papers, reports, review as of_review, review_room as sentences};

/// Shows them all.
pub fn show(ui: &mut Ui, seen: Seen<'_>) {
    let (cx, report) = (seen.cx, seen.cx.state.report());
    if report.rulings.is_empty() && report.decisions.is_empty() {
        paragraph(ui, quiet(seen.words.nothing_given, cx.colours));
    }
    let checked = cx.state.review.checked.as_ref();
    for (index, given) in report.rulings.iter().enumerate() {
        let line = Some(cx.colours.line);
        card(ui, cx.colours.card, line, |ui| ruling(ui, index, given, checked, seen));
    }
    for (index, given) in report.decisions.iter().enumerate() {
        let line = Some(cx.colours.line);
        card(ui, cx.colours.card, line, |ui| decision::show(ui, index, given, checked, seen));
    }
    ui.add_space(space::L);
}

/// Each ruling and decision in a line, with what follows today; a click shows it in full.
pub fn in_short(ui: &mut Ui, seen: Seen<'_>, out: &mut Messages) {
    let cx = seen.cx;
    let Some(checked) = cx.state.review.checked.as_ref().filter(|checked| !checked.reviewed.is_empty())
    else {
        return;
    };
    ui.label(quiet(seen.words.given_in_short, cx.colours));
    ui.spacing_mut().item_spacing.y = 2.0;
    for one in &checked.reviewed {
        let text = sentences::in_short(&checked.report, one, cx.lang);
        let builder = egui::UiBuilder::new().id_salt(("review-short", one.entry)).sense(egui::Sense::click());
        let place = ui.scope_builder(builder, |ui| {
            ui.horizontal(|ui| {
                ui.set_width(ui.available_width());
                mark_short(ui, one, seen);
                ui.add(egui::Label::new(RichText::new(&text).size(size::SMALL)).truncate());
            });
        });
        let spoken = format!("{text} {}", sentences::mark(one, cx.lang));
        place.response.widget_info(|| egui::WidgetInfo::labeled(egui::Role::Button, true, &spoken));
        if place.response.on_hover_text(&spoken).clicked() {
            say(out, ReviewMessage::Tab(Tab::Given));
        }
    }
}

/// Whether it is the same, in one word.
fn mark_short(ui: &mut Ui, one: &Reviewed, seen: Seen<'_>) {
    let colours = seen.cx.colours;
    let (text, tone) = match (&one.now, one.differs.is_empty()) {
        (Err(_), _) => (seen.words.not_worked, colours.foul),
        (Ok(_), true) => (seen.words.same, colours.calm),
        (Ok(_), false) => (seen.words.differs, colours.foul),
    };
    badge(ui, text, tone);
}

fn ruling(ui: &mut Ui, index: usize, given: &RulingGiven, checked: Option<&Checked>, seen: Seen<'_>) {
    let cx = seen.cx;
    let reviewed = checked.and_then(|checked| checked.reviewed(Entry::Ruling(index)));
    ui.spacing_mut().item_spacing.y = space::XS;
    ui.horizontal_wrapped(|ui| {
        ui.label(bold(format!("{}  {}", index + 1, reports::stage(given.stage, cx.lang))));
        let who: Vec<&str> =
            [given.by.as_str(), given.when.as_str()].into_iter().filter(|part| !part.is_empty()).collect();
        ui.label(quiet(who.join(" · "), cx.colours));
    });
    ui.horizontal(|ui| {
        let tone = given_tone(given.outcome, cx.colours);
        badge(ui, papers::given(given.outcome, given.charged, cx.lang), tone);
        mark(ui, reviewed, seen);
    });
    table::beside(ui, given, reviewed, seen);
    why(ui, reviewed, seen);
    if !given.words.is_empty() {
        pair(ui, seen.words.in_words, &given.words, seen);
    }
    pair(ui, seen.words.signature, &given.signature, seen);
    seal(ui, Entry::Ruling(index), checked, seen);
}

/// Whether what follows today is the same.
pub fn mark(ui: &mut Ui, reviewed: Option<&Reviewed>, seen: Seen<'_>) {
    let colours = seen.cx.colours;
    match reviewed {
        None => drop(ui.label(quiet(seen.words.checking, colours))),
        Some(one) => {
            let tone = if one.is_other() { colours.foul } else { colours.calm };
            badge(ui, sentences::mark(one, seen.cx.lang), tone);
        }
    }
}

/// Why they differ, in the words of the command line.
pub fn why(ui: &mut Ui, reviewed: Option<&Reviewed>, seen: Seen<'_>) {
    let (cx, Some(reviewed)) = (seen.cx, reviewed) else { return };
    if let Err(obstacle) = &reviewed.now {
        let text = of_review::obstacle(obstacle, cx.lang);
        paragraph(ui, RichText::new(text).color(cx.colours.foul.text));
    }
    let reasons: Vec<String> = reviewed.why.iter().map(|one| of_review::why(one, cx.lang)).collect();
    if !reasons.is_empty() {
        let reasons = reasons.join(cx.lang.pick("；", "; "));
        pair(ui, seen.words.why_differs, &reasons, seen);
    }
}

/// Whether its seal holds, and who signed it by key.
pub fn seal(ui: &mut Ui, entry: Entry, checked: Option<&Checked>, seen: Seen<'_>) {
    let (cx, Some(checked)) = (seen.cx, checked) else { return };
    let colours = cx.colours;
    let broken = checked.broken(entry).next().is_some();
    let (text, tone): (&str, Tone) = match (checked.is_sealed(entry), broken) {
        (_, true) => (seen.words.seal_broken, colours.loss),
        (true, false) => (seen.words.seal_holds, colours.calm),
        (false, false) => (seen.words.seal_none, Tone { fill: colours.panel, text: colours.weak }),
    };
    ui.horizontal_wrapped(|ui| {
        badge(ui, text, tone);
        for signed in checked.signed.iter().filter(|signed| signed.of == entry) {
            let line = if signed.holds { committee::signed_by } else { committee::signed_before_change };
            ui.label(quiet(line(&signed.name, &signed.fingerprint, cx.lang), colours));
        }
    });
    for (breach, place) in checked.broken(entry) {
        let text = sentences::broken(&checked.report, breach, *place, cx.lang);
        paragraph(ui, RichText::new(text).size(size::SMALL).color(colours.loss.text));
    }
}
