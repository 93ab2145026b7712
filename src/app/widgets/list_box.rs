//! One of several things, chosen from a list by the pointer or by keys.

use egui::accesskit::HasPopup;
use egui::{
    AsIdSalt, Button, Event, EventFilter, Id, Key, Modifiers, Rect, Response, RichText, Role, Sense,
    TextStyle, TextWrapMode, Ui, WidgetInfo, WidgetText, vec2,
};

use crate::app::theme::Palette;
use crate::app::widgets::icons::Icon;
use crate::app::widgets::{bold, is_new, open_below, paragraph, quiet, row};

/// What can be chosen.
pub struct Entry<T> {
    value: T,
    name: String,
    note: Note,
}

enum Note {
    None,
    Below(String),
    UnderPointer(String),
}

impl<T> Entry<T> {
    pub fn new(value: T, name: impl Into<String>) -> Self {
        Self { value, name: name.into(), note: Note::None }
    }

    /// With an explanation below its name.
    pub fn below(mut self, text: impl Into<String>) -> Self {
        self.note = Note::Below(text.into());
        self
    }

    /// With an explanation under the pointer, where the list is long.
    pub fn under_pointer(mut self, text: impl Into<String>) -> Self {
        self.note = Note::UnderPointer(text.into());
        self
    }
}

/// Shows the list with a tick at what is `chosen`; says what was chosen now. Whoever opens it is at what is chosen, and
/// goes on by arrows, Home, End, and the first letters of a name.
pub fn list_box<T>(
    ui: &mut Ui,
    salt: impl AsIdSalt + Copy,
    chosen: Option<usize>,
    entries: Vec<Entry<T>>,
    colours: &Palette,
) -> Option<T> {
    let names: Vec<String> = entries.iter().map(|entry| entry.name.clone()).collect();
    let (mut shown, mut picked) = (Vec::with_capacity(entries.len()), None);
    for (index, entry) in entries.into_iter().enumerate() {
        let response = option(ui, (salt, index), chosen == Some(index), &entry.name, &entry.note, colours);
        let response = match &entry.note {
            Note::UnderPointer(text) => response.on_hover_text(text),
            _ => response,
        };
        if response.clicked() {
            picked = Some(entry.value);
        }
        shown.push(response);
    }
    let begun = !ui.is_sizing_pass() && is_new(ui.ctx(), Id::unique(("list-box", salt)));
    let at = shown.iter().position(Response::has_focus);
    let goes_to = match at {
        None if begun => Some(chosen.unwrap_or_default()),
        None => None,
        Some(at) => walked(ui, salt, at, &names),
    };
    if let Some(at) = at.and_then(|at| shown.get(at)) {
        let filter = EventFilter { vertical_arrows: true, ..EventFilter::default() };
        ui.memory_mut(|memory| memory.set_focus_lock_filter(at.id, filter));
    }
    if let Some(to) = goes_to.and_then(|to| shown.get(to)) {
        to.request_focus();
        to.scroll_to_me(None);
    }
    picked
}

/// The room for the tick before a name.
const TICK: f32 = 22.0;

fn option(
    ui: &mut Ui,
    salt: impl AsIdSalt,
    chosen: bool,
    name: &str,
    note: &Note,
    colours: &Palette,
) -> Response {
    let response = row(ui, salt, Sense::click(), chosen, colours, |ui| {
        ui.set_width(ui.available_width());
        ui.spacing_mut().item_spacing.y = 1.0;
        let text =
            WidgetText::from(if chosen { bold(name) } else { RichText::new(name) }.color(colours.text));
        let width = ui.available_width() - TICK;
        // Drawn, not added: the option says its name itself.
        let text = text.into_galley(ui, Some(TextWrapMode::Truncate), width, TextStyle::Body);
        let (rect, _) = ui.allocate_exact_size(vec2(ui.available_width(), text.size().y), Sense::hover());
        let tick = Rect::from_min_size(rect.min, vec2(TICK, rect.height()));
        if chosen {
            let place = Rect::from_center_size(tick.left_center() + vec2(7.0, 0.0), vec2(14.0, 14.0));
            Icon::Tick.paint(ui.painter(), place, colours.accent);
        }
        ui.painter().galley(tick.right_top(), text, colours.text);
        if let Note::Below(text) = note {
            paragraph(ui, quiet(text, colours));
        }
    });
    response.widget_info(|| WidgetInfo::selected(Role::ListBoxOption, true, chosen, name));
    response
}

/// How far Page up and Page down go.
const PAGE: usize = 8;
/// Letters typed so soon after one another, in seconds, are the beginning of one name.
const TYPED_TOGETHER: f64 = 1.0;

/// Where the keys lead from `at`.
fn walked(ui: &Ui, salt: impl AsIdSalt, at: usize, names: &[String]) -> Option<usize> {
    let last = names.len().checked_sub(1)?;
    let mut to = at;
    let (typed, now) = ui.input_mut(|input| {
        let mut times = |key| input.count_and_consume_key(Modifiers::NONE, key);
        to = (to + times(Key::ArrowDown)).min(last).saturating_sub(times(Key::ArrowUp));
        to = (to + PAGE * times(Key::PageDown)).min(last).saturating_sub(PAGE * times(Key::PageUp));
        if times(Key::Home) > 0 {
            to = 0;
        }
        if times(Key::End) > 0 {
            to = last;
        }
        let typed: String = input
            .events
            .iter()
            .filter_map(|event| match event {
                Event::Text(text) => Some(text.to_lowercase()),
                _ => None,
            })
            .collect();
        (typed, input.time)
    });
    if !typed.trim().is_empty() {
        let id = Id::unique(("list-box-typed", salt));
        let before: Option<(String, f64)> = ui.data(|data| data.get_temp(id));
        let before = before
            .filter(|(_, since)| now - since < TYPED_TOGETHER)
            .map_or_else(String::new, |(text, _)| text);
        let text = format!("{before}{typed}");
        to = starting_with(&text, at, names).unwrap_or(to);
        ui.data_mut(|data| data.insert_temp(id, (text, now)));
    }
    (to != at).then_some(to)
}

/// The next name from `at` that begins like this; one letter goes on from name to name.
fn starting_with(text: &str, at: usize, names: &[String]) -> Option<usize> {
    let from = if text.chars().count() == 1 { at + 1 } else { at };
    let all = names.iter().enumerate();
    let mut from_there = all.clone().skip(from).chain(all);
    from_there.find(|(_, name)| name.to_lowercase().starts_with(text)).map(|(index, _)| index)
}

/// A button that shows what is chosen and opens the list. `name` is what a screen reader says.
pub fn picker<T>(
    ui: &mut Ui,
    salt: impl AsIdSalt + Copy,
    (name, shown): (&str, impl Into<WidgetText>),
    width: f32,
    chosen: Option<usize>,
    entries: Vec<Entry<T>>,
    colours: &Palette,
) -> Option<T> {
    let colour = colours.weak;
    let arrow = egui::Atom::paint(egui::Vec2::splat(12.0), move |ui, args| {
        Icon::Down.paint(ui.painter(), args.rect, colour);
    });
    let button = Button::new((shown.into(), arrow)).min_size(vec2(width, 0.0)).truncate();
    let response = ui.add(button);
    response.widget_info(|| WidgetInfo::labeled(Role::ComboBox, response.enabled(), name));
    let mut picked = None;
    let least = response.rect.width().max(LEAST);
    open_below(&response, HasPopup::Listbox, least, |ui| {
        picked = list_box(ui, salt, chosen, entries, colours);
        if picked.is_some() {
            ui.close();
        }
    });
    picked
}

/// The least width of a list.
const LEAST: f32 = 240.0;

#[cfg(test)]
mod tests {
    use super::starting_with;

    #[test]
    fn letters_lead_to_the_name_they_begin() {
        let names = ["National", "Provincial", "Open", "Players", "Opposed"].map(str::to_owned);
        assert_eq!(starting_with("p", 0, &names), Some(1));
        assert_eq!(starting_with("p", 1, &names), Some(3), "the same letter goes on");
        assert_eq!(starting_with("p", 3, &names), Some(1), "and round");
        assert_eq!(starting_with("opp", 2, &names), Some(4));
        assert_eq!(starting_with("op", 2, &names), Some(2), "a longer beginning stays where it fits");
        assert_eq!(starting_with("z", 2, &names), None);
    }
}
