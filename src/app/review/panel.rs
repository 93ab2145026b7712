//! Beside the board and the timeline while the report is reviewed: the ruling with what is tried, what was given,
//! the seals, and earlier reports.

use egui::{Align, Button, Layout, RichText, ScrollArea, Ui, vec2};

use crate::app::commands::Command;
use crate::app::comparison::view::differences;
use crate::app::ctx::{Messages, ViewCtx};
use crate::app::message::Message;
use crate::app::review::given::{show_given, show_seals, trial_badge};
use crate::app::review::{LawChoice, Room, Tab, Tried, Worked, precedents};
use crate::app::theme::{CLICKABLE, size, space};
use crate::app::verdict;
use crate::app::widgets::{badge, bold, card, paragraph, quiet, section};
use crate::incident::{Certainty, Event};
use crate::ruling::DisputedFact;
use crate::text::{events, review_room as sentences, ruling};
use crate::tr;

/// In the menu bar: that nothing can be changed, and the way back.
pub fn head(ui: &mut Ui, cx: ViewCtx<'_>, out: &mut Messages) {
    let command = Command::LeaveReview;
    if ui.add(Button::new(cx.label(command)).min_size(vec2(0.0, 34.0))).clicked() {
        out.push(Message::Command(command));
    }
    if cx.is_stacked() {
        badge(ui, tr!(cx.lang, "room-title"), cx.colours.calm).on_hover_text(tr!(cx.lang, "room-read-only"));
        return;
    }
    ui.label(quiet("Esc", cx.colours));
    badge(ui, tr!(cx.lang, "room-read-only"), cx.colours.calm);
    ui.label(bold(tr!(cx.lang, "room-title")).size(size::GIST));
}

pub fn show(ui: &mut Ui, room: &Room, cx: ViewCtx<'_>, out: &mut Messages) {
    tabs(ui, room, cx, out);
    let mut content = |ui: &mut Ui| match room.tab {
        Tab::Ruling => {
            tried_law(ui, room, cx, out);
            facts(ui, room, cx, out);
            verdict::show(ui, cx, out);
        }
        Tab::Given => show_given(ui, cx),
        Tab::Seals => show_seals(ui, cx),
        Tab::Precedents => precedents::show(ui, room, cx, out),
    };
    if cx.is_stacked() {
        return content(ui);
    }
    let area = ScrollArea::vertical().id_salt(("review", room.tab)).auto_shrink([false, false]);
    area.show(ui, content);
}

fn tabs(ui: &mut Ui, room: &Room, cx: ViewCtx<'_>, out: &mut Messages) {
    let lang = cx.lang;
    let checked = cx.state.review.checked.as_ref();
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = vec2(space::XS, space::XS);
        for tab in Tab::ALL {
            let (name, wrong) = match tab {
                Tab::Ruling => (tr!(lang, "room-tab-ruling"), 0),
                Tab::Given => {
                    let others =
                        checked.map(|checked| checked.reviewed.iter().filter(|one| one.is_other()).count());
                    (tr!(lang, "room-tab-given"), others.unwrap_or_default())
                }
                Tab::Seals => {
                    (tr!(lang, "room-tab-seals"), checked.map_or(0, |checked| checked.breaches.len()))
                }
                Tab::Precedents => (tr!(lang, "room-tab-precedents"), 0),
            };
            let chosen = room.tab == tab;
            let name = sentences::tab(name, wrong, lang);
            let mut text = if chosen { bold(name) } else { RichText::new(name) };
            if wrong > 0 {
                text = text.color(cx.colours.foul.text);
            }
            let button = Button::new(text).selected(chosen).min_size(vec2(84.0, CLICKABLE));
            if ui.add(button).clicked() {
                out.set(move |view| view.show_tab(tab));
            }
        }
    });
    ui.add_space(space::XS);
}

/// Whether the law is the one recorded; what is tried in its place, and what comes of it.
fn tried_law(ui: &mut Ui, room: &Room, cx: ViewCtx<'_>, out: &mut Messages) {
    if !room.is_trial(cx.state.report()) {
        ui.horizontal_wrapped(|ui| {
            badge(ui, tr!(cx.lang, "room-law-recorded"), cx.colours.calm);
            ui.label(quiet(tr!(cx.lang, "room-try-other"), cx.colours));
        });
        return;
    }
    card(ui, cx.colours.open.fill, Some(cx.colours.line), |ui| {
        ui.spacing_mut().item_spacing.y = space::XS;
        ui.horizontal(|ui| {
            trial_badge(ui, tr!(cx.lang, "room-trial"), cx);
            ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                let back = Button::new(bold(tr!(cx.lang, "room-as-recorded"))).min_size(vec2(0.0, 30.0));
                if ui.add(back).clicked() {
                    let report = cx.state.history.report().clone();
                    out.set(move |view| {
                        if let Some(room) = &mut view.review {
                            room.back(&report);
                        }
                    });
                }
            });
        });
        for line in instead(&room.law, cx) {
            paragraph(ui, RichText::new(line).size(size::SMALL).color(cx.colours.open.text));
        }
        if let Some((worked, Ok(tried))) = room.worked.as_ref().map(|worked| (worked, &worked.tried)) {
            beside(ui, worked, tried, cx);
        }
    });
}

/// What was chosen in the place of what is recorded.
fn instead(tried: &LawChoice, cx: ViewCtx<'_>) -> Vec<String> {
    let recorded = LawChoice::of(cx.state.report());
    let names = [
        (tr!(cx.lang, "rulebook"), recorded.rulebook_name(cx), tried.rulebook_name(cx)),
        (tr!(cx.lang, "reading"), recorded.reading_name(cx), tried.reading_name(cx)),
        (tr!(cx.lang, "regulation"), recorded.regulation_name(cx), tried.regulation_name(cx)),
        (tr!(cx.lang, "level"), ruling::level(recorded.level, cx.lang), ruling::level(tried.level, cx.lang)),
    ];
    let changed = names.into_iter().filter(|(_, recorded, tried)| recorded != tried);
    changed.map(|(what, recorded, tried)| sentences::instead(what, recorded, tried, cx.lang)).collect()
}

/// The trial beside the record.
fn beside(ui: &mut Ui, worked: &Worked, tried: &Tried, cx: ViewCtx<'_>) {
    let Some(recorded) = recorded(worked, cx) else {
        paragraph(ui, quiet(tr!(cx.lang, "room-not-compared"), cx.colours));
        return;
    };
    paragraph(ui, RichText::new(sentences::by_record(&recorded, cx.lang)));
    if worked.is_same() {
        paragraph(ui, RichText::new(tr!(cx.lang, "room-same-result")));
        return;
    }
    paragraph(ui, bold(tr!(cx.lang, "room-other-result")).color(cx.colours.foul.text));
    if !tried.differences.is_empty() {
        paragraph(ui, quiet(tr!(cx.lang, "room-differences"), cx.colours));
        differences(ui, &tried.differences, cx);
    }
}

/// The result by the record.
fn recorded(worked: &Worked, cx: ViewCtx<'_>) -> Option<String> {
    let before = worked.before.as_ref()?;
    let explanation = before.explanation(cx.lang)?;
    match explanation.depends_on() {
        None => Some(explanation.headline.clone()),
        Some(_) => explanation.readings.iter().find(|one| one.is_this).map(|one| one.result.clone()),
    }
}

/// The disputed facts, each to be tried this way or that.
fn facts(ui: &mut Ui, room: &Room, cx: ViewCtx<'_>, out: &mut Messages) {
    let Some(worked) = room.worked.as_ref().filter(|worked| !worked.disputed_facts.is_empty()) else {
        return;
    };
    section(ui, tr!(cx.lang, "room-facts"), cx.colours);
    for &doubt in &worked.disputed_facts {
        card(ui, cx.colours.card, Some(cx.colours.line), |ui| {
            let fact = fact(doubt, cx);
            paragraph(ui, RichText::new(&fact));
            ui.horizontal(|ui| {
                ui.spacing_mut().item_spacing.x = space::XS;
                let chosen = room.finding(doubt);
                let scenarios = [
                    (None, tr!(cx.lang, "room-fact-open")),
                    (Some(true), tr!(cx.lang, "room-fact-so")),
                    (Some(false), tr!(cx.lang, "room-fact-not-so")),
                ];
                for (so, name) in scenarios {
                    let text = if chosen == so { bold(name) } else { RichText::new(name) };
                    let button = Button::new(text).selected(chosen == so).min_size(vec2(72.0, 30.0));
                    if ui.add(button).accessible_name(format!("{fact} {name}")).clicked() {
                        out.set(move |view| view.try_fact(doubt, so));
                    }
                }
            });
        });
    }
}

/// A disputed fact in words.
fn fact(doubt: DisputedFact, cx: ViewCtx<'_>) -> String {
    let report = cx.state.report();
    let (DisputedFact::Happened(row) | DisputedFact::CameAfter(row)) = doubt;
    let event = report.timeline.get(row);
    let said = event.map(|event| events::event(event, &report.board_after(row), cx.lang));
    let said = format!("{}  {}", row + 1, said.unwrap_or_default());
    match doubt {
        DisputedFact::Happened(_) => said,
        DisputedFact::CameAfter(_) => {
            format!("{said}{}{}", tr!(cx.lang, "join-colon"), tr!(cx.lang, "order-disputed"))
        }
    }
}

/// How what is disputed of a row is taken to fall in the trial.
pub fn tried_facts(ui: &mut Ui, index: usize, event: &Event, cx: ViewCtx<'_>) {
    let Some(room) = &cx.state.view.review else { return };
    let facts = [
        (matches!(event.certainty, Certainty::Disputed(_)), DisputedFact::Happened(index)),
        (event.order_disputed, DisputedFact::CameAfter(index)),
    ];
    for (_, fact) in facts.into_iter().filter(|(disputed, _)| *disputed) {
        let so = match room.finding(fact) {
            Some(true) => tr!(cx.lang, "room-fact-so"),
            Some(false) => tr!(cx.lang, "room-fact-not-so"),
            None => continue,
        };
        trial_badge(ui, &sentences::tried(so, cx.lang), cx);
    }
}

impl LawChoice {
    pub fn rulebook_name<'a>(&'a self, cx: ViewCtx<'a>) -> &'a str {
        let id = &self.rulebook;
        cx.state.library.rulebook(id).map_or(id, |rulebook| cx.lang.of(&rulebook.short_name))
    }

    pub fn reading_name<'a>(&'a self, cx: ViewCtx<'a>) -> &'a str {
        let id = &self.reading;
        cx.state.library.reading(id).map_or(id, |reading| cx.lang.of(&reading.name))
    }

    pub fn regulation_name<'a>(&'a self, cx: ViewCtx<'a>) -> &'a str {
        let Some(id) = &self.regulation else { return tr!(cx.lang, "regulation-none") };
        cx.state.library.regulation(id).map_or(id, |text| cx.lang.of(&text.short_name))
    }
}
