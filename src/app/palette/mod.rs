//! ImageViewChange for a command by its name.

pub(crate) mod commands;
pub(crate) mod key_list;
pub(crate) mod view;

use crate::app::commands::Command;
use crate::app::state::State;
use crate::text::Lang;

/// What is looked for.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Finder {
    /// What was typed.
    pub query: String,
    /// Which of those found is chosen, counted from the first.
    pub chosen: usize,
}

impl Finder {
    /// The commands with every word of the query in their Chinese or their English name. Those that can be done
    /// now come first, in the order of the menus.
    #[must_use]
    pub fn found(&self, state: &State) -> Vec<Command> {
        let query = self.query.to_lowercase();
        let words: Vec<&str> = query.split_whitespace().collect();
        let mut found: Vec<Command> = Command::all()
            .filter(|command| *command != Command::Find)
            .filter(|command| {
                let names = Lang::ALL.map(|lang| command.label_in(state, lang).to_lowercase());
                words.iter().all(|word| names.iter().any(|name| name.contains(word)))
            })
            .collect();
        found.sort_by_key(|command| !command.enabled(state));
        found
    }
}
