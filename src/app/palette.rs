//! The palette: every command, found by its name in either language.

use crate::app::commands::{CTRL, Command as C, CommandSpec, Commands, NONE, SHIFT_CTRL, Section, does};
use egui::{
    Align, Context, Event, Key, KeyboardShortcut, Label, Layout, ModifierNames, Modifiers, RichText, Role,
    ScrollArea, Sense, TextEdit, Ui, WidgetInfo,
};

use crate::app::commands::{Command, Menu};
use crate::app::ctx::{Messages, ViewCtx};
use crate::app::input::ime;
use crate::app::message::Message;
use crate::app::overlay::Overlay;
use crate::app::state::State;
use crate::app::theme::{size, space};
use crate::app::widgets::{at_right, bold, in_front, paragraph, quiet, row, section};
use crate::text::Lang;
use crate::tr;

const WIDTH: f32 = 640.0;
/// The height of the list, and what stands around it in a low window.
const HEIGHT: f32 = 420.0;
const AROUND: f32 = 160.0;

/// What is looked for.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Finder {
    pub query: String,
    /// Which of those found is chosen, counted from the first.
    pub chosen: usize,
}

impl Overlay for Finder {
    fn show(&mut self, ui: &mut Ui, cx: ViewCtx<'_>, out: &mut Messages) -> bool {
        let mut run = None;
        let before = self.query.clone();
        let dismissed = in_front(ui.ctx(), "palette", WIDTH, |ui| {
            let moved = steps(ui);
            let edit = TextEdit::singleline(&mut self.query)
                .desired_width(f32::INFINITY)
                .hint_text(tr!(cx.lang, "find-hint"))
                .margin(egui::Margin::symmetric(8, 6));
            let field = ui.add(edit).accessible_name(tr!(cx.lang, "find-hint"));
            let submitted = field.lost_focus() && ime::enter(ui);
            if !field.has_focus() {
                field.request_focus();
            }
            if self.query != before {
                self.chosen = 0;
            }
            let found = self.found(cx.commands, cx.state);
            let last = found.len().saturating_sub(1);
            self.chosen = self.chosen.saturating_add_signed(moved).min(last);
            if submitted {
                run = found.get(self.chosen).copied();
            }
            ui.add_space(space::XS);
            if let Some(clicked) = list(ui, &found, self.chosen, moved != 0, cx) {
                run = Some(clicked);
            }
        });
        let run = run.filter(|&command| cx.enabled(command));
        if let Some(command) = run {
            out.push(Message::Command(command));
        }
        !(dismissed || run.is_some())
    }

    fn in_review(&self) -> bool {
        true
    }
}

/// How far the arrows go down the list; the field below does not see them.
fn steps(ui: &Ui) -> isize {
    const PAGE: isize = 8;
    let mut sum = 0;
    ui.input_mut(|input| {
        input.events.retain(|event| {
            let step = match event {
                Event::Key { key, pressed: true, modifiers: Modifiers::NONE, .. } => match key {
                    Key::ArrowDown => 1,
                    Key::ArrowUp => -1,
                    Key::PageDown => PAGE,
                    Key::PageUp => -PAGE,
                    _ => 0,
                },
                _ => 0,
            };
            sum += step;
            step == 0
        });
    });
    sum
}

/// Shows the list, and says which command was clicked.
fn list(ui: &mut Ui, found: &[Command], chosen: usize, moved: bool, cx: ViewCtx<'_>) -> Option<Command> {
    let height = (ui.ctx().content_rect().height() - AROUND).clamp(160.0, HEIGHT);
    let mut clicked = None;
    let area = ScrollArea::vertical().max_height(height).min_scrolled_height(height);
    area.auto_shrink([false, false]).show(ui, |ui| {
        ui.spacing_mut().item_spacing.y = 0.0;
        if found.is_empty() {
            paragraph(ui, quiet(tr!(cx.lang, "nothing-like-it"), cx.colours));
        }
        for (index, &command) in found.iter().enumerate() {
            let enabled = cx.enabled(command);
            let name = cx.label(command);
            let response = row(ui, ("found", index), Sense::click(), index == chosen, cx.colours, |ui| {
                entry(ui, command, &name, enabled, cx);
            });
            response.widget_info(|| WidgetInfo::selected(Role::Button, enabled, index == chosen, &name));
            if response.clicked() {
                clicked = Some(command);
            }
            if moved && index == chosen {
                response.scroll_to_me(None);
            }
        }
    });
    clicked
}

/// The name, the name in the other language, and the keys.
fn entry(ui: &mut Ui, command: Command, name: &str, enabled: bool, cx: ViewCtx<'_>) {
    let (text, weak) = (cx.colours.text, cx.colours.weak);
    let dim = |colour: egui::Color32| if enabled { colour } else { colour.gamma_multiply(0.6) };
    let other = cx.lang.next();
    ui.horizontal(|ui| {
        ui.set_width(ui.available_width());
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            if let Some(keys) = cx.commands.spec(command).and_then(|spec| keys(ui.ctx(), spec)) {
                ui.label(RichText::new(keys).size(size::SMALL).color(dim(weak)));
            }
            ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
                ui.label(RichText::new(name).color(dim(text)));
                let other = cx.commands.label(command, cx.state, other);
                if other != name {
                    ui.add(Label::new(quiet(other, cx.colours).color(dim(weak))).truncate());
                }
            });
        });
    });
}

impl Finder {
    /// The commands with every word of the query in their Chinese or their English name. Those that can be done
    /// now come first, in the order of the menus.
    pub fn found(&self, commands: &Commands, state: &State) -> Vec<Command> {
        let query = self.query.to_lowercase();
        let words: Vec<&str> = query.split_whitespace().collect();
        let found = commands.all().filter(|spec| spec.command != Command::Find).filter(|spec| {
            let names = Lang::ALL.map(|lang| spec.label(state, lang).to_lowercase());
            words.iter().all(|word| names.iter().any(|name| name.contains(word)))
        });
        let mut found: Vec<&CommandSpec> = found.collect();
        found.sort_by_key(|spec| !spec.enabled(state));
        found.into_iter().map(|spec| spec.command).collect()
    }
}

/// The keys of a command, as they are written on the keyboard.
fn keys(ctx: &Context, spec: &CommandSpec) -> Option<String> {
    let keys: Vec<String> = spec.keys().map(|shortcut| pressed(ctx, shortcut)).collect();
    (!keys.is_empty()).then(|| keys.join(" / "))
}

/// Keys pressed together, with the signs that stand on them.
pub fn pressed(ctx: &Context, shortcut: KeyboardShortcut) -> String {
    let KeyboardShortcut { modifiers, logical_key } = shortcut;
    let is_mac = ctx.os().is_mac();
    let names = ModifierNames::NAMES;
    let key = match logical_key {
        Key::ArrowLeft => "←",
        Key::ArrowRight => "→",
        Key::ArrowUp => "↑",
        Key::ArrowDown => "↓",
        Key::Escape => "Esc",
        key => key.symbol_or_name(),
    };
    let held = names.format(&modifiers, is_mac);
    if held.is_empty() { key.to_owned() } else { format!("{held}{}{key}", names.concat) }
}

const KEY_LIST_WIDTH: f32 = 980.0;
const COLUMNS: usize = 3;
const GAP: f32 = 28.0;
/// What stands above and below the columns.
const KEY_LIST_AROUND: f32 = 180.0;

/// A group of keys: its name, and what each does.
type Group = (&'static str, Vec<(String, String)>);

/// The list of all keys.
#[derive(Debug)]
pub struct KeyList;

impl Overlay for KeyList {
    fn show(&mut self, ui: &mut Ui, cx: ViewCtx<'_>, _: &mut Messages) -> bool {
        let mut closed = false;
        let dismissed = in_front(ui.ctx(), "keys", KEY_LIST_WIDTH, |ui| {
            ui.label(bold(tr!(cx.lang, "command-keys")).size(size::TITLE));
            let most = (ui.ctx().content_rect().height() - KEY_LIST_AROUND).max(200.0);
            ScrollArea::vertical().max_height(most).show(ui, |ui| {
                let groups = groups(ui.ctx(), cx);
                ui.spacing_mut().item_spacing.x = GAP;
                ui.columns(COLUMNS, |columns| {
                    let mut filled = [0; COLUMNS];
                    for group in &groups {
                        let emptiest = (0..COLUMNS).min_by_key(|&at| filled.get(at)).unwrap_or_default();
                        let (Some(ui), Some(rows)) = (columns.get_mut(emptiest), filled.get_mut(emptiest))
                        else {
                            continue;
                        };
                        *rows += group.1.len() + 2;
                        show_group(ui, group, cx);
                    }
                });
            });
            ui.add_space(space::S);
            at_right(ui, |ui| closed = ui.button(tr!(cx.lang, "close")).clicked());
        });
        !(dismissed || closed)
    }

    fn in_review(&self) -> bool {
        true
    }
}

fn groups(ctx: &Context, cx: ViewCtx<'_>) -> Vec<Group> {
    let of_menu = |menu: Menu| -> Group {
        let rows = cx.commands.of_menu(menu);
        let rows = rows.filter_map(|spec| Some((spec.label(cx.state, cx.lang), keys(ctx, spec)?)));
        (menu.label(cx.lang), rows.collect())
    };
    let board = [
        (tr!(cx.lang, "keys-board-walk"), "← ↑ → ↓"),
        (tr!(cx.lang, "keys-board-use"), "Enter / Space"),
        (tr!(cx.lang, "keys-board-menu"), "Shift+F10"),
        (tr!(cx.lang, "keys-board-take"), "Backspace"),
        (tr!(cx.lang, "keys-board-place"), "1–7 / Shift+1–7"),
        (tr!(cx.lang, "keys-leave"), "Esc"),
    ];
    let board = board.map(|(what, keys)| (what.to_owned(), keys.to_owned()));
    let groups = Menu::ALL.map(of_menu).into_iter().chain([(tr!(cx.lang, "keys-board"), board.to_vec())]);
    groups.filter(|(_, rows)| !rows.is_empty()).collect()
}

fn show_group(ui: &mut Ui, (name, rows): &Group, cx: ViewCtx<'_>) {
    section(ui, name, cx.colours);
    ui.spacing_mut().item_spacing.y = space::XS;
    for (what, keys) in rows {
        ui.horizontal_top(|ui| {
            ui.set_width(ui.available_width());
            let keys = RichText::new(keys).size(size::SMALL).color(cx.colours.accent);
            at_right(ui, |ui| {
                ui.label(keys);
                ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
                    ui.add(Label::new(RichText::new(what).size(size::SMALL)).wrap());
                });
            });
        });
    }
}

/// What this feature offers as commands.
pub(crate) static COMMANDS: &[CommandSpec] = &[
    does(
        Section::Help,
        C::Find,
        |lang| tr!(lang, "command-find"),
        |state| state.view.front.open(Finder::default()),
    )
    .key(CTRL, Key::K)
    .other_key(SHIFT_CTRL, Key::P),
    does(Section::Help, C::Keys, |lang| tr!(lang, "command-keys"), |state| state.view.front.open(KeyList))
        .key(NONE, Key::F1)
        .other_key(NONE, Key::Questionmark),
];
