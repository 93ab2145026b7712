//! What the program remembers between starts. None of it is part of a report.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use serde::{Deserialize, Serialize};

use super::atomic::replace;
use super::bounded::{MAX_OWN, read_text};
use super::paths::same_path;

/// How many recent files are remembered.
pub const RECENT: usize = 10;

/// Remembered choices. Unknown or missing entries are no error: another version wrote them.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Settings {
    /// `zh` or `en`.
    pub lang: Option<String>,
    /// `light`, `dark`, `contrast` or `system`.
    pub theme: Option<String>,
    /// `association` or `numbered`: how pieces on one file are told apart in moves written in Chinese.
    pub convention: Option<String>,
    /// How large everything is shown, in hundredths of the usual size.
    pub scale: Option<u16>,
    /// How large the board is beside the other columns, in thousandths of its usual size.
    pub board: Option<u16>,
    /// Whether the names of squares stand around the board.
    pub coordinates: Option<bool>,
    /// `wood` or `flat`: how pieces are drawn.
    pub pieces: Option<String>,
    /// Whether pictures of the board are drawn in black and white.
    pub print_style: Option<bool>,
    /// The window's size in points, and whether it fills the screen.
    pub window: Option<(u32, u32, bool)>,
    /// Whether the tour of the window was offered.
    pub toured: bool,
    /// Reports opened or saved lately, the latest first.
    pub recent: Vec<PathBuf>,
    /// The folder of the archive looked at last.
    pub archive: Option<PathBuf>,
}

impl Settings {
    /// The settings in `file`; the standard ones where it is not there or cannot be read.
    pub fn load(file: &Path) -> Self {
        read_text(file, MAX_OWN).ok().and_then(|text| ron::from_str(&text).ok()).unwrap_or_default()
    }

    /// Writes the settings.
    ///
    /// # Errors
    /// The disk says no; what was there before is still there.
    pub fn save(&self, file: &Path) -> io::Result<()> {
        let folder = file.parent().unwrap_or_else(|| Path::new("."));
        fs::create_dir_all(folder)?;
        let config = ron::ser::PrettyConfig::new().new_line("\n");
        // A name that is no text cannot be written; it must not keep the rest from being remembered.
        let mut settings = self.clone();
        settings.recent.retain(|path| path.to_str().is_some());
        let text = ron::ser::to_string_pretty(&settings, config).map_err(io::Error::other)?;
        replace(file, &text)
    }

    /// Puts a report at the head of the recent ones.
    pub fn remember(&mut self, path: &Path) {
        self.recent.retain(|other| !same_path(other, path));
        self.recent.insert(0, path.to_owned());
        self.recent.truncate(RECENT);
    }
}
