//! Where the program keeps its own files, as the system has it.

use std::path::PathBuf;

use etcetera::app_strategy::{AppStrategy as _, AppStrategyArgs, choose_native_strategy};

/// The program's own files and folders.
#[derive(Clone, Debug)]
pub struct AppDirs {
    /// Unsaved work.
    pub recovery: PathBuf,
    /// Remembered choices.
    pub settings: PathBuf,
    /// The folder with the folders of his own law; see [`law`](super::law).
    pub law: PathBuf,
}

impl AppDirs {
    /// What the program writes down when it breaks; see [`crash`](super::crash).
    #[must_use]
    pub fn crashes(&self) -> PathBuf {
        self.recovery.with_file_name("crashes")
    }

    /// The places of this user; `None` where the system gives him none.
    #[must_use]
    pub fn of_user() -> Option<Self> {
        let name = env!("CARGO_PKG_NAME").to_owned();
        let args = AppStrategyArgs { app_name: name.clone(), author: name, ..AppStrategyArgs::default() };
        let folders = choose_native_strategy(args).ok()?;
        Some(Self {
            recovery: folders.data_dir().join("recovery"),
            settings: folders.config_dir().join("settings.ron"),
            law: folders.data_dir(),
        })
    }
}
