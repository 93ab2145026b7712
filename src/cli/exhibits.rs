//! `exhibits`: the pictures of a report as files.

use super::committee_args::ExhibitsArgs;
use super::{Exit, Output};
use crate::archive::{self, TakenOut};
use crate::wording::{Lang, exhibits, files};

/// Carries out the command; prints the paths written, and says what was taken out of which file.
pub(super) fn run(args: &ExhibitsArgs) -> Output {
    let lang: Lang = args.lang.into();
    let report = match archive::load_report(&args.file) {
        Ok(report) => report,
        Err(error) => return Output::failed(files::load_error(&error, lang)),
    };
    let failed = |(path, error): (std::path::PathBuf, std::io::Error)| {
        Output::failed(files::cannot_write(&path, &error, lang))
    };
    if args.original {
        return match archive::take_out(&report.exhibits, &args.to) {
            Ok(paths) => Output::done(paths.iter().map(|path| format!("{}\n", path.display())).collect()),
            Err(error) => failed(error),
        };
    }
    let taken = match archive::take_out_clean(&report.exhibits, &args.to) {
        Ok(taken) => taken,
        Err(error) => return failed(error),
    };
    let mut output = Output::done(String::new());
    for one in taken {
        match one {
            TakenOut::Whole(path) => output.out += &format!("{}\n", path.display()),
            TakenOut::Cleaned(path, removed) => {
                output.out += &format!("{}\n", path.display());
                output.err += &(exhibits::removed(&path.display().to_string(), removed, lang) + "\n");
            }
            TakenOut::Damaged(name) => {
                output.err += &(exhibits::not_cleaned(&name, lang) + "\n");
                output.exit = Exit::BadInput;
            }
        }
    }
    output
}
