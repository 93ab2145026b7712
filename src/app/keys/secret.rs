//! A text that is shown to nobody and left nowhere.

use zeroize::Zeroize as _;

/// A passphrase. It is not shown by `Debug`, and its bytes are wiped when it is dropped.
#[derive(Clone, Default, PartialEq, Eq)]
pub struct Secret(String);

impl Secret {
    /// The text itself, to write in.
    pub const fn text_mut(&mut self) -> &mut String {
        &mut self.0
    }

    pub fn text(&self) -> &str {
        &self.0
    }

    /// Whether nothing was typed yet.
    pub const fn is_empty(&self) -> bool {
        self.0.is_empty()
    }
}

impl From<&str> for Secret {
    fn from(text: &str) -> Self {
        Self(text.to_owned())
    }
}

impl std::fmt::Debug for Secret {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Secret")
    }
}

impl Drop for Secret {
    fn drop(&mut self) {
        self.0.zeroize();
    }
}
