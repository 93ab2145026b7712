//! `key` and `sign`: an arbiter's key, and signing with it.

use std::borrow::Cow;
use std::io::{self, BufRead as _, IsTerminal as _, Read as _};
use std::path::{Path, PathBuf};

use encoding_rs::{Encoding, GB18030};
use jiff::ZonedDateTime;

use super::args::{KeyCommand, SignArgs};
use super::{Exit, Output};
use crate::case::refused_texts;
use crate::report::seal::{Entry, fingerprint, unsound};
use crate::store::keys::{self, PublicKey};
use crate::store::{ReadError, load, open, save};
use crate::text::visible::one_line;
use crate::text::{Lang, committee, files, own_law};
use crate::tr;

/// Makes or shows a key.
pub(super) fn key(command: &KeyCommand) -> Output {
    let (lang, place) = match command {
        KeyCommand::New(args) => (args.lang, &args.key),
        KeyCommand::Show(args) => (args.lang, &args.key),
    };
    let Some(file) = place.clone().or_else(keys::place) else {
        return Output::failed(committee::no_place(lang));
    };
    let done = match command {
        KeyCommand::Show(_) => keys::public(&file),
        KeyCommand::New(args) => match passphrase(args.passphrase_file.as_deref(), true, lang) {
            Ok(Some(passphrase)) => keys::create(&file, &args.name, &passphrase),
            Ok(None) => return Output::failed(tr!(lang, "key-not-the-same-twice")),
            Err((path, error)) => return Output::failed(files::cannot_read(&path, &error, lang)),
        },
    };
    match done {
        Ok(PublicKey { name, key }) => {
            let print = fingerprint(&key).unwrap_or_default();
            let name = one_line(&name);
            Output::done(format!("{name}\n{key}\n{print}\n{}\n", file.display()))
        }
        Err(error) => Output::failed(committee::key_error(&error, lang)),
    }
}

/// Signs a ruling or decision and saves the report.
pub(super) fn sign(args: &SignArgs) -> Output {
    let lang = args.lang;
    let Some(file) = args.key.clone().or_else(keys::place) else {
        return Output::failed(committee::no_place(lang));
    };
    let loaded = match load(&args.file) {
        Ok(loaded) => loaded,
        Err(error) => return Output::failed(files::load_error(&error, lang)),
    };
    let mut report = loaded.parsed.report;
    let (entry, number) = match (args.ruling, args.decision) {
        (Some(number), _) => (number.checked_sub(1).map(Entry::Ruling), number),
        (None, number) => {
            let number = number.unwrap_or_default();
            (number.checked_sub(1).map(Entry::Decision), number)
        }
    };
    let breaches = entry.map(|entry| unsound(&report, entry)).unwrap_or_default();
    let texts = refused_texts(&report);
    if !breaches.is_empty() || !texts.is_empty() {
        let breaches = breaches.iter().map(|breach| committee::breach(&report, breach, lang));
        let texts = texts.iter().map(|error| own_law::law_error(error, lang));
        let said: Vec<String> = breaches.chain(texts).map(|line| one_line(&line)).collect();
        return refused(&committee::not_signed(&said, lang));
    }
    let place = match entry {
        Some(Entry::Ruling(index)) => {
            report.rulings.get_mut(index).map(|ruling| (&ruling.seal, &mut ruling.signed))
        }
        Some(Entry::Decision(index)) => {
            report.decisions.get_mut(index).map(|decision| (&decision.seal, &mut decision.signed))
        }
        None => None,
    };
    let Some((Some(seal), signed)) = place else {
        return Output::failed(tr!(lang, "nothing-to-sign", number));
    };
    let passphrase = match passphrase(args.passphrase_file.as_deref(), false, lang) {
        Ok(passphrase) => passphrase.unwrap_or_default(),
        Err((path, error)) => return Output::failed(files::cannot_read(&path, &error, lang)),
    };
    let (name, key) = match keys::open(&file, &passphrase) {
        Ok(opened) => opened,
        Err(error) => return Output::failed(committee::key_error(&error, lang)),
    };
    if signed.iter().any(|signature| signature.key == key.public() && signature.is_over(seal)) {
        return refused(&committee::signed_already(&name, lang));
    }
    let now = ZonedDateTime::now().strftime("%Y-%m-%d %H:%M").to_string();
    let signature = key.sign(seal, &name, &now);
    let print = fingerprint(&signature.key).unwrap_or_default();
    signed.push(signature);
    match save(&args.file, &report, Some(loaded.digest)) {
        Ok(_) => {
            let mut output = Output::done(String::new());
            output.say(&committee::signed_by(&name, &print, lang));
            for note in loaded.parsed.notes {
                output.complain(&files::format_note(note, lang));
            }
            output
        }
        Err(error) => Output::failed(files::save_error(&error, lang)),
    }
}

/// Nothing was signed, with the reason.
fn refused(reason: &str) -> Output {
    let mut output = Output { exit: Exit::No, ..Output::done(String::new()) };
    reason.lines().for_each(|line| output.complain(line));
    output
}

/// The passphrase: the first line of a file or of standard input, whatever Windows wrote it in. At a terminal it is asked for and not shown, for a new
/// key twice; `None` where it was not the same twice.
fn passphrase(file: Option<&Path>, is_new: bool, lang: Lang) -> Result<Option<String>, (PathBuf, io::Error)> {
    /// More is no passphrase.
    const MOST: u64 = 64 * 1024;
    let mut bytes = Vec::new();
    match file {
        Some(path) => {
            let failed = |error| (path.to_owned(), error);
            let file = open(path).map_err(|error| failed(error.into()))?;
            file.take(MOST).read_to_end(&mut bytes).map_err(failed)?;
        }
        None if io::stdin().is_terminal() => {
            let asked = |question: &str| {
                rpassword::prompt_password(question).map_err(|error| (PathBuf::from("-"), error))
            };
            let line = asked(tr!(lang, "key-ask-passphrase"))?;
            let same = !is_new || asked(tr!(lang, "key-ask-again"))? == line;
            return Ok(same.then_some(line));
        }
        None => {
            let failed = |error| (PathBuf::from("-"), error);
            io::stdin().lock().take(MOST).read_until(b'\n', &mut bytes).map_err(failed)?;
        }
    }
    let text = decoded(&bytes).map_err(|error| (file.unwrap_or(Path::new("-")).to_owned(), error.into()))?;
    Ok(Some(text.split('\n').next().unwrap_or_default().trim_end_matches('\r').to_owned()))
}

/// A text of any Windows program: UTF-8 or UTF-16 with a byte order mark, UTF-8 without, or GBK, as older editors and
/// the command prompt of a Chinese Windows write it.
fn decoded(bytes: &[u8]) -> Result<String, ReadError> {
    let text = match Encoding::for_bom(bytes) {
        Some((encoding, mark)) => encoding
            .decode_without_bom_handling_and_without_replacement(bytes.get(mark..).unwrap_or_default()),
        None => match std::str::from_utf8(bytes) {
            Ok(text) => Some(text.into()),
            Err(_) => GB18030.decode_without_bom_handling_and_without_replacement(bytes),
        },
    };
    let good = || std::str::from_utf8(bytes).map_or_else(|error| error.valid_up_to(), str::len);
    text.map(Cow::into_owned).ok_or_else(|| ReadError::NotText(good()))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Written out by hand: 口令 is U+53E3 U+4EE4, and BF DA C1 EE in GBK.
    #[test]
    fn a_passphrase_file_may_be_in_any_encoding_of_windows() {
        let file = tempfile::NamedTempFile::new().unwrap();
        for bytes in [
            &b"\xE5\x8F\xA3\xE4\xBB\xA4 123\n"[..],
            b"\xEF\xBB\xBF\xE5\x8F\xA3\xE4\xBB\xA4 123\r\nmore",
            b"\xBF\xDA\xC1\xEE 123\r\n",
            b"\xFF\xFE\xE3\x53\xE4\x4E \x001\x002\x003\x00\r\x00\n\x00",
            b"\xFE\xFF\x53\xE3\x4E\xE4\x00 \x001\x002\x003",
        ] {
            std::fs::write(file.path(), bytes).unwrap();
            let read = passphrase(Some(file.path()), false, Lang::Zh).unwrap();
            assert_eq!(read.as_deref(), Some("口令 123"), "{bytes:x?}");
        }
    }

    #[test]
    fn what_is_in_no_encoding_is_refused_with_its_place() {
        let file = tempfile::NamedTempFile::new().unwrap();
        std::fs::write(file.path(), b"abc\xFF\xFF").unwrap();
        let (path, error) = passphrase(Some(file.path()), false, Lang::Zh).unwrap_err();
        assert_eq!(path, file.path());
        assert!(matches!(ReadError::within(&error), Some(ReadError::NotText(3))));
    }
}
