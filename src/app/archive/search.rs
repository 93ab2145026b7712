//! What is looked for: words, states, kinds and results; and how far reading has come.

use egui::{Align, Button, Checkbox, Label, Layout, Margin, RichText, ScrollArea, TextEdit, Ui};

use crate::app::archive::view::widgets::{open_below, quiet};
use crate::app::archive::view::{meter, opener, say, search_field};
use crate::app::archive::{Ask, Said, toggled};
use crate::app::theme::{CLICKABLE, size, space};
use crate::app::view::{Look, Outbox};
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
pub fn show(ui: &mut Ui, look: Look<'_>, out: &mut Outbox) {
    let room = &look.state.archive;
    let mut ask = room.ask.clone();
    ui.horizontal(|ui| {
        let edit = TextEdit::singleline(&mut ask.query)
            .id(search_field())
            .desired_width(FIELD.min(ui.available_width() * 0.4))
            .hint_text(look.t.archive_search)
            .margin(Margin::symmetric(8, 6));
        let hint = words::with_key(look.t.archive_search, "Ctrl+F", look.lang);
        ui.add(edit).accessible_name(look.t.archive_search).on_hover_text(hint);
        kinds(ui, &mut ask, look);
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| progress(ui, look, out));
    });
    ui.horizontal_wrapped(|ui| chips(ui, &mut ask, look));
    if ask != room.ask {
        say(out, Said::Ask(ask));
    }
}

/// How many there are; while files are read, how far that has come.
fn progress(ui: &mut Ui, look: Look<'_>, out: &mut Outbox) {
    let (t, room) = (look.t, &look.state.archive);
    if let Some(progress) = room.reading {
        // Where nothing is listed yet, it is said in the middle.
        if progress.of > 0 && !room.listing.rows.is_empty() {
            if ui.button(t.archive_stop).clicked() {
                say(out, Said::Stop);
            }
            let done = progress.done as f32 / progress.of.max(1) as f32;
            meter(ui, done, 140.0, look);
            ui.label(quiet(folder::progress(progress, look.lang), look.colours));
        }
        return;
    }
    let (shown, of) = (room.listing.rows.len(), room.listing.archive.entries.len());
    ui.label(words::listed(shown, of, look.lang));
    if room.stopped {
        if ui.button(t.archive_go_on).clicked() {
            say(out, Said::Again);
        }
        ui.label(RichText::new(t.archive_stopped).color(look.colours.foul.text));
        return;
    }
    let changed = words::changed(room.changes, look.lang);
    if !changed.is_empty() {
        ui.add(Label::new(quiet(changed, look.colours)).truncate());
    }
}

/// Kinds of incident: too many for a line, so behind a button.
fn kinds(ui: &mut Ui, ask: &mut Ask, look: Look<'_>) {
    let counts = &look.state.archive.listing.counts.kinds;
    let chosen: Vec<String> =
        ask.kinds.iter().map(|&kind| folder::kind(kind, look.lang).to_owned()).collect();
    let name = match chosen.as_slice() {
        [] => look.t.archive_all_kinds.to_owned(),
        [one] => one.clone(),
        [first, more @ ..] => format!("{first} +{}", more.len()),
    };
    let response = opener(ui, &name, true, !ask.kinds.is_empty());
    let response = response.accessible_name(format!("{} {name}", look.t.archive_kinds));
    open_below(&response, 300.0, |ui| {
        ScrollArea::vertical().max_height(460.0).show(ui, |ui| {
            for kind in Kind::ALL {
                let count = counts.get(&kind).copied().unwrap_or_default();
                let mut on = ask.kinds.contains(&kind);
                if count == 0 && !on {
                    continue;
                }
                let text = format!("{} {count}", folder::kind(kind, look.lang));
                if ui.add(Checkbox::new(&mut on, text)).changed() {
                    ask.kinds = toggled(&ask.kinds, kind);
                }
            }
        });
    });
}

/// States and results, each with how many there are; what there is none of is left out.
fn chips(ui: &mut Ui, ask: &mut Ask, look: Look<'_>) {
    let counts = &look.state.archive.listing.counts;
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
        if chip(ui, folder::state(state, look.lang), count, ask.states.contains(&state)) {
            ask.states = toggled(&ask.states, state);
        }
    }
    if !counts.states.is_empty() {
        ui.add_space(space::M);
    }
    for result in RESULTS {
        let count = counts.results.get(&result).copied().unwrap_or_default();
        let name =
            result.map_or(look.t.archive_no_result, |outcome| reports::given_outcome(outcome, look.lang));
        if chip(ui, name, count, ask.results.contains(&result)) {
            ask.results = toggled(&ask.results, result);
        }
    }
    if !counts.results.is_empty() {
        ui.add_space(space::M);
    }
    if chip(ui, look.t.archive_damaged, counts.damaged, ask.damaged) {
        ask.damaged = !ask.damaged;
    }
    if ask.filters() {
        let text = RichText::new(look.t.archive_clear).size(size::SMALL).color(look.colours.accent);
        if ui.add(Button::new(text).frame(false)).clicked() {
            *ask = ask.cleared();
        }
    }
}
