//! What went wrong with a file, in words: what, where, and what to do.

use std::io::{self, ErrorKind};
use std::path::Path;

use super::exhibits::too_many_bytes;
use super::{Lang, faults, names};
use crate::picture::MAX_SIDE;
use crate::store::format::{FormatError, FormatNote};
use crate::store::{
    DeviceName, LoadError, MAX_BYTES, MAX_PICTURE_BYTES, PictureError, ReadError, ReadOnlyFile, SaveError,
};
use crate::tr;

/// What was written is on disk.
#[must_use]
pub fn saved_to(path: &Path, lang: Lang) -> String {
    let path = path.display();
    tr!(lang, "file-saved-to", path)
}

/// Why a file cannot be opened as a report.
#[must_use]
pub fn load_error(error: &LoadError, lang: Lang) -> String {
    match error {
        LoadError::Io { path, error } => {
            let (path, reason) = (path.display(), system(error, lang));
            tr!(lang, "file-load-error-io", path, reason)
        }
        LoadError::TooLarge { path, bytes } => {
            let (path, size, most) = (path.display(), bytes >> 20, MAX_BYTES >> 20);
            tr!(lang, "file-load-error-too-large", path, size, most)
        }
        LoadError::NotText { path, offset } => {
            let path = path.display();
            tr!(lang, "file-load-error-not-text", path, offset)
        }
        LoadError::Format { path, error } => {
            let (path, reason) = (path.display(), format_error(error, lang));
            tr!(lang, "file-load-error-format", path, reason)
        }
    }
}

/// A file or folder that cannot be read.
#[must_use]
pub fn cannot_read(path: &Path, error: &io::Error, lang: Lang) -> String {
    let (path, reason) = (path.display(), system(error, lang));
    tr!(lang, "file-cannot-read", path, reason)
}

/// A file that cannot be written.
#[must_use]
pub fn cannot_write(path: &Path, error: &io::Error, lang: Lang) -> String {
    let path = path.display();
    if error.kind() == ErrorKind::AlreadyExists {
        return tr!(lang, "file-cannot-write-exists", path);
    }
    let reason = system(error, lang);
    tr!(lang, "file-cannot-write", path, reason)
}

/// Why a text is not a report.
#[must_use]
pub fn format_error(error: &FormatError, lang: Lang) -> String {
    match error {
        FormatError::Syntax { line, column, reason } => {
            tr!(lang, "file-format-error-syntax", line, column, reason)
        }
        FormatError::NotAReport(found) => {
            tr!(lang, "file-format-error-not-areport", found = names::quoted(found, lang))
        }
        FormatError::NotAnEvent(found) => {
            tr!(lang, "file-format-error-not-an-event", found = names::quoted(found, lang))
        }
        FormatError::NewerVersion(version) => tr!(lang, "file-format-error-newer-version", version),
        FormatError::NeverReleased(version) => {
            tr!(lang, "file-format-error-never-released", version)
        }
        FormatError::Event { line, column, error } => {
            let reason = faults::words_error(error, lang);
            tr!(lang, "file-format-error-event", line, column, reason)
        }
        FormatError::Altered(name) => {
            tr!(lang, "file-format-error-altered", name = names::quoted(name, lang))
        }
        FormatError::Start { value, error } => {
            let reason = faults::fen_error(error, lang);
            tr!(lang, "file-format-error-start", value = names::quoted(value, lang), reason)
        }
        FormatError::Value { place, value } => {
            tr!(lang, "file-format-error-value", place, value = names::quoted(value, lang))
        }
    }
}

/// What a file had that will not be there once it is saved again.
#[must_use]
pub fn format_note(note: FormatNote, lang: Lang) -> String {
    let text = match note {
        FormatNote::ByteOrderMark => tr!(lang, "file-format-note-byte-order-mark"),
        FormatNote::WindowsLineEnds => tr!(lang, "file-format-note-windows-line-ends"),
        FormatNote::EditedByHand => tr!(lang, "file-format-note-edited-by-hand"),
    };
    text.to_owned()
}

/// Why a report was not saved.
#[must_use]
pub fn save_error(error: &SaveError, lang: Lang) -> String {
    match error {
        SaveError::Io { path, error } => {
            let (path, reason) = (path.display(), system(error, lang));
            tr!(lang, "file-save-error-io", path, reason)
        }
        SaveError::Exists(path) => {
            let path = path.display();
            tr!(lang, "file-save-error-exists", path)
        }
        SaveError::ChangedByOthers(path) => {
            let path = path.display();
            tr!(lang, "file-save-error-changed-by-others", path)
        }
        SaveError::Gone(path) => {
            let path = path.display();
            tr!(lang, "file-save-error-gone", path)
        }
        SaveError::Format(error) => format_error(error, lang),
    }
}

/// The same for the window, which still has the work: with what to do.
#[must_use]
pub fn unsaved(error: &SaveError, lang: Lang) -> String {
    let then = match error {
        SaveError::Io { .. } | SaveError::Gone(_) => tr!(lang, "file-unsaved-io"),
        SaveError::ChangedByOthers(_) => {
            tr!(lang, "file-unsaved-changed-by-others")
        }
        SaveError::Exists(_) | SaveError::Format(_) => "",
    };
    let said = save_error(error, lang);
    if then.is_empty() { said } else { format!("{said}{}{then}", tr!(lang, "join-sentences")) }
}

/// What the system says, where there is a plain word for it.
pub fn system(error: &io::Error, lang: Lang) -> String {
    if let Some(error) = ReadError::within(error) {
        return not_read(error, lang);
    }
    if let Some(DeviceName(name)) = error.get_ref().and_then(|error| error.downcast_ref()) {
        return tr!(lang, "file-device-name", name = names::quoted(name, lang));
    }
    if error.get_ref().is_some_and(|error| error.is::<ReadOnlyFile>()) {
        return tr!(lang, "file-read-only").to_owned();
    }
    let plain = match error.kind() {
        ErrorKind::NotFound => tr!(lang, "file-system-not-found"),
        ErrorKind::PermissionDenied => tr!(lang, "file-system-permission-denied"),
        ErrorKind::StorageFull => tr!(lang, "file-system-storage-full"),
        ErrorKind::ReadOnlyFilesystem => tr!(lang, "file-system-read-only-filesystem"),
        ErrorKind::IsADirectory => tr!(lang, "file-system-is-adirectory"),
        ErrorKind::NotADirectory => {
            tr!(lang, "file-system-not-adirectory")
        }
        ErrorKind::QuotaExceeded => tr!(lang, "file-system-quota-exceeded"),
        ErrorKind::FileTooLarge => {
            tr!(lang, "file-system-file-too-large")
        }
        ErrorKind::InvalidFilename => tr!(lang, "file-system-invalid-filename"),
        ErrorKind::ResourceBusy | ErrorKind::ExecutableFileBusy => {
            tr!(lang, "file-system-resource-busy")
        }
        ErrorKind::StaleNetworkFileHandle
        | ErrorKind::HostUnreachable
        | ErrorKind::NetworkUnreachable
        | ErrorKind::NetworkDown
        | ErrorKind::TimedOut => {
            tr!(lang, "file-system-unreachable")
        }
        _ if cfg!(windows) && matches!(error.raw_os_error(), Some(32 | 33)) => {
            tr!(lang, "file-system-in-use")
        }
        _ => {
            return match error.raw_os_error() {
                Some(code) => tr!(lang, "file-system", code),
                None => error.to_string(),
            };
        }
    };
    plain.to_owned()
}

/// Why a small file is not read.
#[must_use]
pub fn not_read(error: &ReadError, lang: Lang) -> String {
    match error {
        ReadError::Io(error) => system(error, lang),
        ReadError::NotAFile => tr!(lang, "file-not-read-not-afile").to_owned(),
        ReadError::TooLarge(most) => {
            let most = most >> 20;
            tr!(lang, "file-not-read-too-large", most)
        }
        ReadError::NotText(at) => {
            tr!(lang, "file-not-read-not-text", at)
        }
    }
}

/// Why a picture is not taken or cannot be shown.
#[must_use]
pub fn picture_error(error: &PictureError, lang: Lang) -> String {
    match error {
        PictureError::UnknownKind => tr!(lang, "file-picture-error-unknown-kind").to_owned(),
        PictureError::TooLarge { width, height } => {
            tr!(lang, "file-picture-error-too-large", width, height, max_side = MAX_SIDE)
        }
        PictureError::TooHeavy { width, height } => tr!(lang, "file-picture-error-too-heavy", width, height),
        PictureError::TooManyBytes => too_many_bytes(MAX_PICTURE_BYTES, lang),
        PictureError::Io(error) => system(error, lang),
        PictureError::Damaged(reason) => {
            tr!(lang, "file-picture-error-damaged", reason)
        }
    }
}

/// A rulebook or reading is cited in another text than the one at hand.
#[must_use]
pub fn law_differs(id: &str, lang: Lang) -> String {
    tr!(lang, "file-law-differs", id = names::quoted(id, lang))
}
