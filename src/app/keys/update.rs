//! Keys: looked at, made, and used for signing.

use crate::app::commands::{Command as C, CommandSpec, Section, starts};
use crate::app::edit::Edit;
use crate::app::keys::job::{KeysJob, Signing};
use crate::app::keys::{Held, Keyring, KeysMessage, Secret, Strength, Task, strength};
use crate::app::message::Effect;
use crate::app::paper_edit::Paper;
use crate::app::state::{State, Toast};
use crate::report::seal::{Entry, Signed, fingerprint, signatures, unsound};
use crate::report::{KeySignature, Seal};
use crate::text::committee;
use crate::tr;

/// Carries out what was said about keys.
pub(crate) fn step(state: &mut State, said: KeysMessage) -> Vec<Effect> {
    match said {
        KeysMessage::Show => {
            let then = state.view.front.get::<Keyring>().and_then(|keys| keys.then);
            return open(state, then.map_or(Task::Show, sign));
        }
        KeysMessage::Make => {
            let then = state.view.front.get::<Keyring>().and_then(|keys| match keys.task {
                Task::Sign { of, .. } => Some(of),
                _ => None,
            });
            let effects = open(state, blank());
            if let Some(keys) = state.view.front.get_mut::<Keyring>() {
                keys.then = then;
            }
            return effects;
        }
        KeysMessage::Sign(of) => {
            if seal(state, of).is_some() {
                let refused = refusal(state, of);
                let read = open(state, sign(of));
                if let Some(keys) = state.view.front.get_mut::<Keyring>() {
                    keys.refused = refused;
                }
                return read;
            }
        }
        KeysMessage::Made(file, Ok(_)) => {
            if let Some(keys) = state.view.front.get_mut::<Keyring>() {
                let task = keys.then.take().map_or(Task::Show, sign);
                (keys.working, keys.made, keys.task) = (false, Some(file), task);
                return read(state);
            }
        }
        KeysMessage::Confirm => return confirmed(state),
        KeysMessage::Signed(of, digest, result) => signed(state, of, &digest, result),
        said => with_keys(state, said, |keys, said| match said {
            KeysMessage::Read(held) => {
                keys.held = Some(held);
                if let Task::Sign { chosen, .. } = &mut keys.task {
                    // The key that was made to sign with, else the first that can be used.
                    let of = |is: &dyn Fn(&Held) -> bool| keys.held.iter().flatten().position(is);
                    let made = of(&|held| held.public.is_ok() && Some(&held.file) == keys.made.as_ref());
                    *chosen = made.or_else(|| of(&|held| held.public.is_ok())).unwrap_or(0);
                }
            }
            KeysMessage::Made(_, Err(why)) => {
                keys.working = false;
                keys.trouble = Some(why);
            }
            _ => {}
        }),
    }
    Vec::new()
}

fn with_keys(state: &mut State, said: KeysMessage, then: impl FnOnce(&mut Keyring, KeysMessage)) {
    if let Some(keys) = state.view.front.get_mut::<Keyring>() {
        then(keys, said);
    }
}

fn sign(of: Entry) -> Task {
    Task::Sign { of, chosen: 0, passphrase: Secret::default() }
}

fn blank() -> Task {
    Task::Make { name: String::new(), passphrase: Secret::default(), again: Secret::default() }
}

fn open(state: &mut State, task: Task) -> Vec<Effect> {
    let held = state.view.front.get_mut::<Keyring>().and_then(|keys| keys.held.take());
    state.view.front.open(Keyring { task, held, ..Keyring::default() });
    read(state)
}

fn read(state: &mut State) -> Vec<Effect> {
    match &state.own_folder {
        Some(folder) => vec![Effect::Keys(KeysJob::Read(folder.clone()))],
        None => {
            if let Some(keys) = state.view.front.get_mut::<Keyring>() {
                keys.held = Some(Vec::new());
                keys.trouble = Some(tr!(state.prefs.lang, "key-no-place").to_owned());
            }
            Vec::new()
        }
    }
}

/// The seal of a ruling or decision given.
fn seal(state: &State, of: Entry) -> Option<&Seal> {
    let report = state.report();
    match of {
        Entry::Ruling(index) => report.rulings.get(index)?.seal.as_deref(),
        Entry::Decision(index) => report.decisions.get(index)?.seal.as_deref(),
    }
}

/// Why nothing is signed over what was given; `None` where all of it is as it was sealed.
fn refusal(state: &State, of: Entry) -> Option<String> {
    let (report, lang) = (state.report(), state.prefs.lang);
    let breaches = unsound(report, of);
    let said = |breach| committee::breach(report, breach, lang);
    (!breaches.is_empty())
        .then(|| committee::not_signed(&breaches.iter().map(said).collect::<Vec<_>>(), lang))
}

/// Whose key has signed this already, if it is this one.
fn signed_before(state: &State, of: Entry, key: &str) -> Option<String> {
    let signatures = signatures(state.report(), &[]);
    let again = |one: &&Signed<'_>| {
        let over = seal(state, of).is_some_and(|seal| one.signature.is_over(seal));
        one.of == of && one.signature.key == key && over
    };
    signatures.iter().find(again).map(|one| committee::signed_already(&one.signature.name, state.prefs.lang))
}

fn confirmed(state: &mut State) -> Vec<Effect> {
    let Some(keys) = state.view.front.get::<Keyring>().filter(|keys| !keys.working) else {
        return Vec::new();
    };
    if let Task::Sign { of, chosen, .. } = &keys.task {
        let refused = refusal(state, *of);
        let key = keys.usable().find(|(index, _)| index == chosen);
        let again = key.and_then(|(_, public)| signed_before(state, *of, &public.key));
        if refused.is_some() || again.is_some() {
            if let Some(keys) = state.view.front.get_mut::<Keyring>() {
                (keys.refused, keys.trouble) = (refused, again);
            }
            return Vec::new();
        }
    }
    let job = match &keys.task {
        Task::Make { name, passphrase, again } => {
            let sound = !name.trim().is_empty()
                && passphrase == again
                && strength(passphrase.text()) != Strength::TooShort;
            let folder = state.own_folder.clone().filter(|_| sound);
            folder.map(|folder| KeysJob::Make { folder, name: name.clone(), passphrase: passphrase.clone() })
        }
        Task::Sign { of, chosen, passphrase } => {
            let file = keys.usable().find(|(index, _)| index == chosen);
            let file =
                file.and_then(|(index, _)| keys.held.as_ref()?.get(index)).map(|held| held.file.clone());
            file.zip(seal(state, *of).cloned()).map(|(file, seal)| {
                let passphrase = passphrase.clone();
                KeysJob::Sign(Box::new(Signing { of: *of, seal, file, passphrase }))
            })
        }
        Task::Show => None,
    };
    let Some(job) = job else { return Vec::new() };
    if let Some(keys) = state.view.front.get_mut::<Keyring>() {
        keys.working = true;
        keys.trouble = None;
    }
    vec![Effect::Keys(job)]
}

/// A signature came in. It goes into the report only where what was signed still stands there.
fn signed(state: &mut State, of: Entry, digest: &str, result: Result<Box<KeySignature>, String>) {
    if let Some(keys) = state.view.front.get_mut::<Keyring>() {
        keys.working = false;
    }
    match result {
        Ok(signature) => {
            state.view.front.close::<Keyring>();
            if seal(state, of).is_some_and(|seal| seal.digest == digest && signature.is_over(seal)) {
                state.change(Edit::Paper(Paper::SignByKey(of, signature)));
                state.notify(Toast::SignedByKey);
            }
        }
        Err(why) => {
            if let Some(keys) = state.view.front.get_mut::<Keyring>() {
                if let Task::Sign { passphrase, .. } = &mut keys.task {
                    *passphrase = Secret::default();
                }
                keys.trouble = Some(why);
            }
        }
    }
}

/// The public part of a key as text: name, key, fingerprint.
pub(crate) fn public_part(keys: &Keyring, index: usize) -> Option<String> {
    let (_, public) = keys.usable().find(|(of, _)| *of == index)?;
    let print = fingerprint(&public.key).unwrap_or_default();
    Some(format!("{}\n{}\n{print}\n", public.name, public.key))
}

/// What this feature offers as commands.
pub(crate) static COMMANDS: &[CommandSpec] = &[starts(
    Section::RulesRuling,
    C::MyKeys,
    |lang| tr!(lang, "command-my-keys"),
    |state| step(state, KeysMessage::Show),
)];
