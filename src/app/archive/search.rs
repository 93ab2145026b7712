//! What is looked for: words, states, kinds and results; and how far reading has come.

use egui::{Align, Button, Checkbox, Label, Layout, Margin, RichText, ScrollArea, TextEdit, Ui};

use crate::app::archive::view::widgets::{open_below, quiet};
use crate::app::archive::view::{meter, opener, say, search_field};
use crate::app::archive::{ArchiveMessage, Ask, toggled};
use crate::app::theme::{CLICKABLE, size, space};
use crate::app::view::{Messages, ViewCtx};
use crate::report::GivenOutcome;
use crate::store::folder::{Kind, State};
use crate::text::{archive_room as words, folder, reports};

const FIELD: f32 = 360.0;
const RESULTS: [Option<GivenOutcome>; 6] = [
    None,
    Some(GivenOutcome::None),
    Some(GivenOutcome::Foul),
    Some(GivenOutcome::Loss),
    Some(GivenOutcome::Draw),
    Some(GivenOutcome::Open),
];

/// Shows it.
pub fn show(ui: &mut Ui, cx: ViewCtx<'_>, out: &mut Messages) {
    let room = &cx.state.archive;
    let mut ask = room.ask.clone();
    ui.horizontal(|ui| {
        let edit = TextEdit::singleline(&mut ask.query)
            .id(search_field())
            .desired_width(FIELD.min(ui.available_width() * 0.4))
            .hint_text(cx.t.archive_search)
            .margin(Margin::symmetric(8, 6));
        let hint = words::with_key(cx.t.archive_search, "Ctrl+F", cx.lang);
        ui.add(edit).accessible_name(cx.t.archive_search).on_hover_text(hint);
        kinds(ui, &mut ask, cx);
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| progress(ui, cx, out));
    });
    ui.horizontal_wrapped(|ui| chips(ui, &mut ask, cx));
    if ask != room.ask {
        say(out, ArchiveMessage::Ask(ask));
    }
}

/// How many there are; while files are read, how far that has come.
fn progress(ui: &mut Ui, cx: ViewCtx<'_>, out: &mut Messages) {
    let (t, room) = (cx.t, &cx.state.archive);
    if let Some(progress) = room.reading {
        // Where nothing is listed yet, it is said in the middle.
        if progress.of > 0 && !room.listing.rows.is_empty() {
            if ui.button(t.archive_stop).clicked() {
                say(out, ArchiveMessage::Stop);
            }
            let done = progress.done as f32 / progress.of.max(1) as f32;
            meter(ui, done, 140.0, cx);
            ui.label(quiet(folder::progress(progress, cx.lang), cx.colours));
        }
        return;
    }
    let (shown, of) = (room.listing.rows.len(), room.listing.archive.entries.len());
    ui.label(words::listed(shown, of, cx.lang));
    if room.stopped {
        if ui.button(t.archive_go_on).clicked() {
            say(out, ArchiveMessage::Again);
        }
        ui.label(RichText::new(t.archive_stopped).color(cx.colours.foul.text));
        return;
    }
    let changed = words::changed(room.changes, cx.lang);
    if !changed.is_empty() {
        ui.add(Label::new(quiet(changed, cx.colours)).truncate());
    }
}

/// Kinds of incident: too many for a line, so behind a button.
fn kinds(ui: &mut Ui, ask: &mut Ask, cx: ViewCtx<'_>) {
    let counts = &cx.state.archive.listing.counts.kinds;
    let chosen: Vec<String> = ask.kinds.iter().map(|&kind| folder::kind(kind, cx.lang).to_owned()).collect();
    let name = match chosen.as_slice() {
        [] => cx.t.archive_all_kinds.to_owned(),
        [one] => one.clone(),
        [first, more @ ..] => format!("{first} +{}", more.len()),
    };
    let response = opener(ui, &name, true, !ask.kinds.is_empty());
    let response = response.accessible_name(format!("{} {name}", cx.t.archive_kinds));
    open_below(&response, 300.0, |ui| {
        ScrollArea::vertical().max_height(460.0).show(ui, |ui| {
            for kind in Kind::ALL {
                let count = counts.get(&kind).copied().unwrap_or_default();
                let mut on = ask.kinds.contains(&kind);
                if count == 0 && !on {
                    continue;
                }
                let text = format!("{} {count}", folder::kind(kind, cx.lang));
                if ui.add(Checkbox::new(&mut on, text)).changed() {
                    ask.kinds = toggled(&ask.kinds, kind);
                }
            }
        });
    });
}

/// States and results, each with how many there are; what there is none of is left out.
fn chips(ui: &mut Ui, ask: &mut Ask, cx: ViewCtx<'_>) {
    let counts = &cx.state.archive.listing.counts;
    let chip = |ui: &mut Ui, name: &str, count: usize, on: bool| {
        if count == 0 && !on {
            return false;
        }
        let text = RichText::new(format!("{name} {count}")).size(size::SMALL);
        let button = Button::new(text).selected(on).corner_radius(CLICKABLE * 0.5);
        ui.add(button).accessible_name(name).clicked()
    };
    for state in State::ALL {
        let count = counts.states.get(&state).copied().unwrap_or_default();
        if chip(ui, folder::state(state, cx.lang), count, ask.states.contains(&state)) {
            ask.states = toggled(&ask.states, state);
        }
    }
    if !counts.states.is_empty() {
        ui.add_space(space::M);
    }
    for result in RESULTS {
        let count = counts.results.get(&result).copied().unwrap_or_default();
        let name = result.map_or(cx.t.archive_no_result, |outcome| reports::given_outcome(outcome, cx.lang));
        if chip(ui, name, count, ask.results.contains(&result)) {
            ask.results = toggled(&ask.results, result);
        }
    }
    if !counts.results.is_empty() {
        ui.add_space(space::M);
    }
    if chip(ui, cx.t.archive_damaged, counts.damaged, ask.damaged) {
        ask.damaged = !ask.damaged;
    }
    if ask.filters() {
        let text = RichText::new(cx.t.archive_clear).size(size::SMALL).color(cx.colours.accent);
        if ui.add(Button::new(text).frame(false)).clicked() {
            *ask = ask.cleared();
        }
    }
}
