//! The rulings people gave, beside today's.

use egui::{RichText, Ui};

use crate::app::rulings::Today;
use crate::app::theme::{Palette, Tone};
use crate::app::views::Look;
use crate::app::views::widgets::{badge, bold, card, paragraph, quiet, section};
use crate::report::{GivenOutcome, RulingGiven};
use crate::ruling::{Outcome, Verdict};
use crate::wording::ruling::Speaker;
use crate::wording::{names, reports, window};

/// Shows the rulings given, in their order.
pub fn show(ui: &mut Ui, today: &Today, speaker: Speaker<'_>, look: Look<'_>) {
    let given = &look.state.report().rulings;
    if given.is_empty() {
        return;
    }
    section(ui, look.t.rulings_given, look.colours);
    for ruling in given {
        card(ui, look.colours.card, Some(look.colours.line), |ui| one(ui, ruling, today, speaker, look));
    }
}

fn one(ui: &mut Ui, given: &RulingGiven, today: &Today, speaker: Speaker<'_>, look: Look<'_>) {
    ui.horizontal_wrapped(|ui| {
        ui.label(bold(reports::stage(given.stage, look.lang)));
        let outcome = reports::given_outcome(given.outcome, look.lang);
        let text = match given.charged {
            Some(side) => format!("{} {outcome}", names::side(side, look.lang)),
            None => outcome.to_owned(),
        };
        badge(ui, text, tone(given.outcome, look.colours));
        let who: Vec<&str> = [&given.by, &given.when, &given.ground]
            .into_iter()
            .map(String::as_str)
            .filter(|part| !part.is_empty())
            .collect();
        ui.label(quiet(who.join(" · "), look.colours));
    });
    if !given.words.is_empty() {
        paragraph(ui, RichText::new(&given.words));
    }
    if let Some((reading, verdict)) = compared(given, today, look) {
        let same = agrees(given, verdict);
        let today = speaker.outcome_short(verdict);
        paragraph(ui, quiet(window::compared(same, &reading, &today, look.lang), look.colours));
    }
}

/// Today's verdict under the reading that was named, or under the one in force.
fn compared<'a>(given: &RulingGiven, today: &'a Today, look: Look<'a>) -> Option<(String, &'a Verdict)> {
    let readings = &look.state.library.readings;
    let index = readings.iter().position(|reading| reading.id == given.reading.id).or(today.chosen)?;
    let name = look.lang.of(&readings.get(index)?.name).to_owned();
    Some((name, &today.by_reading.get(index)?.verdict))
}

fn agrees(given: &RulingGiven, verdict: &Verdict) -> bool {
    let outcome = match given.outcome {
        GivenOutcome::None => Outcome::None,
        GivenOutcome::Foul => Outcome::Foul,
        GivenOutcome::Open => Outcome::Open,
        GivenOutcome::Loss => Outcome::Loss,
    };
    outcome == verdict.outcome && (given.charged.is_none() || given.charged == verdict.charged)
}

const fn tone(outcome: GivenOutcome, colours: &Palette) -> Tone {
    match outcome {
        GivenOutcome::None => colours.calm,
        GivenOutcome::Foul => colours.foul,
        GivenOutcome::Open => colours.open,
        GivenOutcome::Loss => colours.loss,
    }
}
