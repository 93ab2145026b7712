//! The commands of the window. Each feature says of its own what they are called, where they stand, which keys they
//! have and what they do; menus, keys, palette and the list of keys are made from that.

pub mod command;
pub(crate) mod general;
pub(crate) mod menu_bar;

pub use crate::app::commands::command::{Command, Menu, Section};

use egui::{Key, KeyboardShortcut, Modifiers};

use crate::app::message::Effect;
use crate::app::state::State;
use crate::app::undo_label::UndoName;
use crate::text::Lang;

/// Everything about a command.
#[derive(Copy, Clone)]
pub struct CommandSpec {
    pub command: Command,
    name: Name,
    run: Run,
    /// Its keys, and others for keyboards where the first need one more.
    keys: [Option<KeyboardShortcut>; 2],
    enabled: fn(&State) -> bool,
    checked: Option<fn(&State) -> bool>,
    /// Where it stands in the menus.
    pub section: Section,
    /// Whether its keys are left to a field that is being written in.
    pub yields_to_typing: bool,
    /// Whether a key held down does it again and again.
    pub is_step: bool,
    /// Whether its keys go from point to point on the board.
    pub is_arrow: bool,
    /// Whether it serves while the review is open, where nothing changes the report.
    pub in_review: bool,
    /// Whether its keys serve while the archive is shown.
    pub in_archive: bool,
}

#[derive(Copy, Clone)]
enum Name {
    Fixed(UndoName),
    Made(fn(&State, Lang) -> String),
}

#[derive(Copy, Clone)]
enum Run {
    State(fn(&mut State)),
    Effects(fn(&mut State) -> Vec<Effect>),
}

impl CommandSpec {
    const fn new(section: Section, command: Command, name: Name, run: Run) -> Self {
        Self {
            section,
            command,
            name,
            run,
            keys: [None; 2],
            enabled: |_| true,
            checked: None,
            yields_to_typing: false,
            is_step: false,
            is_arrow: false,
            in_review: false,
            in_archive: false,
        }
    }

    pub const fn key(mut self, modifiers: Modifiers, key: Key) -> Self {
        self.keys = [Some(KeyboardShortcut::new(modifiers, key)), None];
        self
    }

    pub const fn other_key(mut self, modifiers: Modifiers, key: Key) -> Self {
        self.keys = [self.keys[0], Some(KeyboardShortcut::new(modifiers, key))];
        self
    }

    pub const fn when(mut self, enabled: fn(&State) -> bool) -> Self {
        self.enabled = enabled;
        self
    }

    pub const fn ticked(mut self, checked: fn(&State) -> bool) -> Self {
        self.checked = Some(checked);
        self
    }

    /// In the place of a name that is always the same.
    pub const fn named(mut self, name: fn(&State, Lang) -> String) -> Self {
        self.name = Name::Made(name);
        self
    }

    pub const fn yields(mut self) -> Self {
        self.yields_to_typing = true;
        self
    }

    pub const fn step(mut self) -> Self {
        self.is_step = true;
        self.yields()
    }

    pub const fn arrow(mut self) -> Self {
        self.is_arrow = true;
        self.step()
    }

    pub const fn in_review(mut self) -> Self {
        self.in_review = true;
        self
    }

    pub const fn everywhere(mut self) -> Self {
        self.in_archive = true;
        self.in_review()
    }

    pub fn keys(&self) -> impl Iterator<Item = KeyboardShortcut> {
        self.keys.into_iter().flatten()
    }

    pub fn label(&self, state: &State, lang: Lang) -> String {
        match self.name {
            Name::Fixed(name) => name(lang).to_owned(),
            Name::Made(name) => name(state, lang),
        }
    }

    pub fn enabled(&self, state: &State) -> bool {
        (self.in_review || !state.reviewing()) && (self.enabled)(state)
    }

    pub fn checked(&self, state: &State) -> Option<bool> {
        Some((self.checked?)(state))
    }
}

pub const fn does(section: Section, command: Command, name: UndoName, run: fn(&mut State)) -> CommandSpec {
    CommandSpec::new(section, command, Name::Fixed(name), Run::State(run))
}

/// A command that has something done outside the state.
pub const fn starts(
    section: Section,
    command: Command,
    name: UndoName,
    run: fn(&mut State) -> Vec<Effect>,
) -> CommandSpec {
    CommandSpec::new(section, command, Name::Fixed(name), Run::Effects(run))
}

pub const NONE: Modifiers = Modifiers::NONE;
pub const CTRL: Modifiers = Modifiers::COMMAND;
pub const SHIFT_CTRL: Modifiers = Modifiers::COMMAND.plus(Modifiers::SHIFT);

/// Every command of the window, in the order of the menus.
pub struct Commands {
    all: Vec<&'static CommandSpec>,
    /// Those that have keys; those with more modifiers first, so that they are not taken for others.
    with_keys: Vec<&'static CommandSpec>,
}

impl Commands {
    /// Those of these features. Within a section they stand in the order of the features.
    pub fn of(features: &[&'static [CommandSpec]]) -> Self {
        let mut all: Vec<_> = features.iter().copied().flatten().collect();
        all.sort_by_key(|spec| spec.section);
        let modifiers = |keys: KeyboardShortcut| {
            let Modifiers { alt, ctrl, shift, mac_cmd, command } = keys.modifiers;
            [alt, ctrl, shift, mac_cmd, command].into_iter().filter(|&held| held).count()
        };
        let mut with_keys: Vec<_> = all.iter().copied().filter(|spec| spec.keys().next().is_some()).collect();
        with_keys.sort_by_key(|spec| std::cmp::Reverse(spec.keys().map(modifiers).max()));
        Self { all, with_keys }
    }

    pub fn all(&self) -> impl Iterator<Item = &'static CommandSpec> {
        self.all.iter().copied()
    }

    pub fn with_keys(&self) -> impl Iterator<Item = &'static CommandSpec> {
        self.with_keys.iter().copied()
    }

    /// Those of a menu.
    pub fn of_menu(&self, menu: Menu) -> impl Iterator<Item = &'static CommandSpec> {
        self.all().filter(move |spec| spec.section.menu() == menu)
    }

    /// What its feature says of it; a test holds that each command is offered.
    pub fn spec(&self, command: Command) -> Option<&'static CommandSpec> {
        self.all().find(|spec| spec.command == command)
    }

    pub fn label(&self, command: Command, state: &State, lang: Lang) -> String {
        self.spec(command).map_or_else(String::new, |spec| spec.label(state, lang))
    }

    pub fn enabled(&self, command: Command, state: &State) -> bool {
        self.spec(command).is_some_and(|spec| spec.enabled(state))
    }

    pub fn keys(&self, command: Command) -> impl Iterator<Item = KeyboardShortcut> {
        self.spec(command).into_iter().flat_map(CommandSpec::keys)
    }

    pub fn run(&self, command: Command, state: &mut State) -> Vec<Effect> {
        let Some(spec) = self.spec(command).filter(|spec| spec.enabled(state)) else { return Vec::new() };
        match spec.run {
            Run::State(run) => run(state),
            Run::Effects(run) => return run(state),
        }
        Vec::new()
    }
}

pub fn idle(state: &State) -> bool {
    !state.busy
}

#[cfg(test)]
mod tests {
    use strum::IntoEnumIterator;

    use super::*;
    use crate::app::COMMANDS;

    #[test]
    fn every_command_has_one_entry() {
        let all: Vec<Command> = COMMANDS.all().map(|spec| spec.command).collect();
        for command in Command::iter() {
            let kind = std::mem::discriminant(&command);
            assert!(all.iter().any(|one| std::mem::discriminant(one) == kind), "{command:?}");
        }
        for command in &all {
            assert_eq!(all.iter().filter(|one| *one == command).count(), 1, "{command:?}");
        }
    }

    #[test]
    fn no_two_commands_share_their_keys() {
        // Escape goes one step back: it puts the tool down, goes back to now, or leaves the review.
        let all = COMMANDS.all().flat_map(CommandSpec::keys);
        let all: Vec<_> = all.filter(|keys| keys.logical_key != Key::Escape).collect();
        for (at, keys) in all.iter().enumerate() {
            assert!(!all.iter().skip(at + 1).any(|other| other == keys), "{keys:?}");
        }
        assert!(COMMANDS.with_keys().count() > 25);
    }
}
