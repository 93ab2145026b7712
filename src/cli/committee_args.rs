//! The words of the commands for many reports, seals and keys.

use std::path::PathBuf;

use clap::{Subcommand, ValueEnum};

use super::args::{Format, LangArg};

/// List the reports of a folder, or search them.
#[derive(Clone, Debug, clap::Args)]
pub struct ListArgs {
    /// The folder; folders in it are looked into as well.
    pub folder: PathBuf,
    /// Only reports with all of these words, anywhere in their text.
    #[arg(long, allow_hyphen_values = true)]
    pub search: Option<String>,
    /// The fouls of each player over all these reports, in place of the reports.
    #[arg(long)]
    pub fouls: bool,
    /// Rule anew on every report under the law it cites; one whose law is missing is marked.
    #[arg(long, conflicts_with = "fouls")]
    pub rule: bool,
    /// Read every file again, whatever the index says.
    #[arg(long)]
    pub rebuild: bool,
    /// Text, JSON or CSV.
    #[arg(long, value_enum, default_value_t)]
    pub format: ListFormat,
    /// The language of sentences.
    #[arg(long, value_enum, default_value_t)]
    pub lang: LangArg,
}

/// How to list.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq, ValueEnum)]
pub enum ListFormat {
    /// For people.
    #[default]
    Text,
    /// For programs.
    Json,
    /// For tables; UTF-8, a header, commas.
    Csv,
}

/// Rule anew on every report of a folder.
#[derive(Clone, Debug, clap::Args)]
pub struct ReviewArgs {
    /// The folder, or one report.
    pub folder: PathBuf,
    /// Text or JSON.
    #[arg(long, value_enum, default_value_t)]
    pub format: Format,
    /// The language of sentences.
    #[arg(long, value_enum, default_value_t)]
    pub lang: LangArg,
}

/// Say whether seals and signatures hold.
#[derive(Clone, Debug, clap::Args)]
pub struct VerifyArgs {
    /// The reports.
    #[arg(required = true)]
    pub files: Vec<PathBuf>,
    /// Text or JSON.
    #[arg(long, value_enum, default_value_t)]
    pub format: Format,
    /// The language of sentences.
    #[arg(long, value_enum, default_value_t)]
    pub lang: LangArg,
}

/// Take pictures out as files.
#[derive(Clone, Debug, clap::Args)]
pub struct ExhibitsArgs {
    /// The report.
    pub file: PathBuf,
    /// The folder to write them into; files there are never written over.
    #[arg(long)]
    pub to: PathBuf,
    /// Byte for byte as received, with what they hold besides pixels, such as the place where they were taken.
    #[arg(long)]
    pub original: bool,
    /// The language of sentences.
    #[arg(long, value_enum, default_value_t)]
    pub lang: LangArg,
}

/// Make or show a key.
#[derive(Clone, Debug, Subcommand)]
pub enum KeyCommand {
    /// Make a key; one that is there is never written over.
    New(KeyNewArgs),
    /// Show the public key and its fingerprint.
    Show(KeyShowArgs),
}

/// Make a key.
#[derive(Clone, Debug, clap::Args)]
pub struct KeyNewArgs {
    /// Whose key it is.
    #[arg(long)]
    pub name: String,
    /// The key file, in place of the user's own.
    #[arg(long)]
    pub key: Option<PathBuf>,
    /// A file whose first line is the passphrase; without it, it is read from standard input.
    #[arg(long)]
    pub passphrase_file: Option<PathBuf>,
    /// The language of sentences.
    #[arg(long, value_enum, default_value_t)]
    pub lang: LangArg,
}

/// Show a key.
#[derive(Clone, Debug, clap::Args)]
pub struct KeyShowArgs {
    /// The key file, in place of the user's own.
    #[arg(long)]
    pub key: Option<PathBuf>,
    /// The language of sentences.
    #[arg(long, value_enum, default_value_t)]
    pub lang: LangArg,
}

/// Sign a ruling or decision.
#[derive(Clone, Debug, clap::Args)]
pub struct SignArgs {
    /// The report.
    pub file: PathBuf,
    /// The number of the ruling, from 1.
    #[arg(long, required_unless_present = "decision", conflicts_with = "decision")]
    pub ruling: Option<usize>,
    /// The number of the decision, from 1.
    #[arg(long)]
    pub decision: Option<usize>,
    /// The key file, in place of the user's own.
    #[arg(long)]
    pub key: Option<PathBuf>,
    /// A file whose first line is the passphrase; without it, it is read from standard input.
    #[arg(long)]
    pub passphrase_file: Option<PathBuf>,
    /// The language of sentences.
    #[arg(long, value_enum, default_value_t)]
    pub lang: LangArg,
}
