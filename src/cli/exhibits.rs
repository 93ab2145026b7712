//! `exhibits`: the pictures of a report as files.

use super::Output;
use super::committee_args::ExhibitsArgs;
use crate::archive;
use crate::wording::{Lang, files};

/// Carries out the command; prints the paths written.
pub(super) fn run(args: &ExhibitsArgs) -> Output {
    let lang: Lang = args.lang.into();
    let report = match archive::load_report(&args.file) {
        Ok(report) => report,
        Err(error) => return Output::failed(files::load_error(&error, lang)),
    };
    match archive::take_out(&report.exhibits, &args.to) {
        Ok(paths) => Output::done(paths.iter().map(|path| format!("{}\n", path.display())).collect()),
        Err((path, error)) => Output::failed(files::cannot_write(&path, &error, lang)),
    }
}
