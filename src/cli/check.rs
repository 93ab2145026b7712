//! `check`: is each file a sound report?

use super::args::CheckArgs;
use super::{Exit, Failure, Output};
use crate::case::{NotRulable, refused_texts};
use crate::law::Library;
use crate::store;
use crate::text::files;
use crate::tr;

/// Carries out the command.
pub(super) fn run(args: &CheckArgs, library: &Library) -> Output {
    let lang = args.lang;
    let mut output = Output::done(String::new());
    for path in &args.files {
        let name = path.display();
        let loaded = match store::load(path) {
            Ok(loaded) => loaded,
            Err(error) => {
                output.complain(&files::load_error(&error, lang));
                output.exit = Exit::No;
                continue;
            }
        };
        for note in &loaded.parsed.notes {
            output.say(&format!("{name}: {}", files::format_note(*note, lang)));
        }
        let event = &loaded.parsed.report.event;
        let cited = [&event.rulebook, &event.reading].into_iter().chain(&event.regulation);
        let mut faults = NotRulable::all(&loaded.parsed.report, library);
        for refused in refused_texts(&loaded.parsed.report).into_iter().map(NotRulable::Law) {
            if !faults.contains(&refused) {
                faults.push(refused);
            }
        }
        let sound = faults.is_empty();
        for law in cited.filter(|law| sound && library.differs(law)) {
            output.say(&format!("{name}: {}", files::law_differs(&law.id, lang)));
        }
        for fault in faults {
            output.complain(&format!("{name}: {}", Failure::from(fault).say(library, lang)));
            output.exit = Exit::No;
        }
        if sound {
            output.say(&format!("{name}: {}", tr!(lang, "cli-sound")));
        }
    }
    output
}
