//! Bounded reads of small files: law, keys, settings, fonts, pictures.

use std::fs::{File, Metadata};
use std::io::{self, Read as _};
use std::path::Path;

use super::paths::refuse_device;

/// Regulations and rulebooks given in files (8 MiB); real ones are a few pages.
pub const MAX_TEXT: u64 = 8 << 20;
/// Fonts (128 MiB); those of all Chinese characters have some 30.
pub const MAX_FONT: u64 = 128 << 20;
/// Keys and settings (1 MiB).
pub(super) const MAX_OWN: u64 = 1 << 20;

/// Why a file is not read.
#[derive(Debug, thiserror::Error)]
pub enum ReadError {
    #[error(transparent)]
    Io(io::Error),
    /// A device or a pipe, which may have no end or never begin.
    #[error("not a regular file")]
    NotAFile,
    /// Larger than so many bytes.
    #[error("more than {0} bytes")]
    TooLarge(u64),
    /// Not a text in UTF-8 from this byte on.
    #[error("not UTF-8 from byte {0} on")]
    NotText(usize),
}

impl From<io::Error> for ReadError {
    fn from(error: io::Error) -> Self {
        Self::Io(error)
    }
}

/// I/O errors pass through; others are wrapped and can be recovered with [`ReadError::within`].
impl From<ReadError> for io::Error {
    fn from(error: ReadError) -> Self {
        match error {
            ReadError::Io(error) => error,
            other => Self::other(other),
        }
    }
}

impl ReadError {
    /// The reason that was made an error of the system.
    pub fn within(error: &io::Error) -> Option<&Self> {
        error.get_ref()?.downcast_ref()
    }
}

/// Opens a regular file for reading; every file that the user names is opened here.
///
/// # Errors
/// It is none, but a folder, a device or a pipe.
pub fn open(path: &Path) -> Result<File, ReadError> {
    let regular = |data: Metadata| match data.is_file() {
        true => Ok(()),
        false if data.is_dir() => Err(io::Error::from(io::ErrorKind::IsADirectory).into()),
        false => Err(ReadError::NotAFile),
    };
    refuse_device(path)?;
    // Before it is opened: opening a pipe would wait for a writer. And after: something else may stand there now.
    regular(std::fs::metadata(path)?)?;
    let file = File::open(path)?;
    regular(file.metadata()?)?;
    Ok(file)
}

/// Reads a regular file of at most so many bytes.
///
/// # Errors
/// It is none, or larger; also one that grows while it is read, or that does not say how large it is.
pub fn read_bytes(path: &Path, most: u64) -> Result<Vec<u8>, ReadError> {
    let mut content = Vec::new();
    open(path)?.take(most.saturating_add(1)).read_to_end(&mut content)?;
    if content.len() as u64 > most {
        return Err(ReadError::TooLarge(most));
    }
    Ok(content)
}

/// Reads a text likewise.
///
/// # Errors
/// As [`read_bytes`]; or it is no text.
pub fn read_text(path: &Path, most: u64) -> Result<String, ReadError> {
    let content = read_bytes(path, most)?;
    String::from_utf8(content).map_err(|error| ReadError::NotText(error.utf8_error().valid_up_to()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn files_that_are_small_and_regular_are_read() {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("a");
        std::fs::write(&file, "甲乙").unwrap();
        assert_eq!(read_text(&file, 6).unwrap(), "甲乙");
        assert!(matches!(read_text(&file, 5), Err(ReadError::TooLarge(5))));
        std::fs::write(&file, b"ab\xFF").unwrap();
        assert!(matches!(read_text(&file, 5), Err(ReadError::NotText(2))));
        let folder_read = read_bytes(folder.path(), 5);
        assert!(
            matches!(folder_read, Err(ReadError::Io(error)) if error.kind() == io::ErrorKind::IsADirectory)
        );
        assert!(matches!(read_bytes(&folder.path().join("b"), 5), Err(ReadError::Io(_))));
        let inside = io::Error::from(ReadError::TooLarge(5));
        assert!(matches!(ReadError::within(&inside), Some(ReadError::TooLarge(5))));
    }

    #[cfg(unix)]
    #[test]
    fn devices_and_pipes_are_not() {
        let folder = tempfile::tempdir().unwrap();
        let socket = folder.path().join("s");
        let _listening = std::os::unix::net::UnixListener::bind(&socket).unwrap();
        for path in [Path::new("/dev/zero"), &socket] {
            assert!(matches!(read_bytes(path, 5), Err(ReadError::NotAFile)), "{path:?}");
        }
    }
}
