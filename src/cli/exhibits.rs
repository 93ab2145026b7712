//! `exhibits`: the pictures of a report as files.

use super::args::ExhibitsArgs;
use super::{Exit, Output};
use crate::store::{self, NotTakenOut, TakenOut};
use crate::text::{exhibits, files};
use crate::tr;

/// Carries out the command; prints the paths written, and says what was taken out of which file. One that cannot be
/// written does not keep the rest from it.
pub(super) fn run(args: &ExhibitsArgs) -> Output {
    let lang = args.lang;
    let report = match store::load_report(&args.file) {
        Ok(report) => report,
        Err(error) => return Output::failed(files::load_error(&error, lang)),
    };
    let mut output = Output::done(String::new());
    if report.exhibits.is_empty() {
        output.complain(&exhibits::none(&args.file.display().to_string(), lang));
        return output;
    }
    let take_out = if args.original { store::take_out } else { store::take_out_clean };
    for one in take_out(&report.exhibits, &args.to) {
        match one {
            Ok(TakenOut::Whole(path)) => output.out += &format!("{}\n", path.display()),
            Ok(TakenOut::Cleaned(path, removed)) => {
                output.out += &format!("{}\n", path.display());
                output.complain(&exhibits::removed(&path.display().to_string(), removed, lang));
            }
            Ok(TakenOut::Damaged(name)) => {
                output.complain(&tr!(lang, "exhibit-not-cleaned", name));
                output.exit = Exit::BadInput;
            }
            Err(NotTakenOut { path, error }) => {
                output.complain(&files::cannot_write(&path, &error, lang));
                output.exit = Exit::BadInput;
            }
        }
    }
    output
}
