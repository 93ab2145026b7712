//! Where events are disputed: what has to be found out, and what follows from each finding.

use egui::{RichText, Ui};

use super::Ruled;
use super::headline::announce;
use crate::app::rulings::Today;
use crate::app::theme::size;
use crate::app::views::widgets::{bold, card, paragraph, section, tone};
use crate::app::views::{Look, Outbox};
use crate::ruling::Disputed;
use crate::wording::ruling::{Speaker, common_result};
use crate::xiangqi::Square;

/// The line in the place of the verdict, where the ruling depends on disputed facts.
pub fn headline(
    ui: &mut Ui,
    disputed: &Disputed,
    today: &Today,
    speaker: Speaker<'_>,
    look: Look<'_>,
    out: &mut Outbox,
) {
    let tone = look.colours.open;
    card(ui, tone.fill, None, |ui| {
        let width = ui.available_width();
        let big = (width / 14.0).clamp(size::TITLE, size::VERDICT_LEAST);
        paragraph(ui, bold(speaker.depends()).size(big).color(tone.text));
        let text = speaker.deciding(disputed, &today.incident);
        paragraph(ui, RichText::new(text).size(size::GIST).color(look.colours.text));
        announce(ui, look, out);
    });
}

/// The line under the verdict, where it is the same whatever is found.
pub fn no_matter(ui: &mut Ui, disputed: &Disputed, today: &Today, speaker: Speaker<'_>, look: Look<'_>) {
    let tone = look.colours.open;
    card(ui, tone.fill, None, |ui| {
        let text = speaker.deciding(disputed, &today.incident);
        paragraph(ui, RichText::new(text).color(tone.text));
    });
}

/// The results, one card each, with what would have to be found for it.
pub fn groups(
    ui: &mut Ui,
    disputed: &Disputed,
    today: &Today,
    speaker: Speaker<'_>,
    look: Look<'_>,
    out: &mut Outbox,
) {
    if disputed.groups.is_empty() {
        return;
    }
    section(ui, look.t.ways, look.colours);
    for group in &disputed.groups {
        let Some(ruling) = disputed.ruling(group) else { continue };
        let ruled = Ruled { ruling, speaker };
        let place = ui.scope(|ui| way(ui, &speaker.when(group, &today.incident), ruled, look));
        if ui.rect_contains_pointer(place.response.rect) {
            let squares: Vec<Square> = match ruling.verdict.allowed.as_slice() {
                [] => ruling.touched.iter().map(|touched| touched.square).collect(),
                moves => moves.iter().map(|mv| mv.to).collect(),
            };
            out.highlight(&squares);
        }
    }
}

fn way(ui: &mut Ui, when: &str, ruled: Ruled<'_>, look: Look<'_>) {
    let Ruled { ruling, speaker } = ruled;
    let outcome = common_result(ruling).map_or(ruling.verdict.outcome, |common| common.outcome);
    let tone = tone(outcome, look.colours);
    card(ui, tone.fill, None, |ui| {
        paragraph(ui, RichText::new(when).color(look.colours.text));
        paragraph(ui, bold(speaker.ruling_headline(ruling)).size(size::TITLE).color(tone.text));
        paragraph(ui, RichText::new(speaker.gist(&ruling.verdict)));
    });
}
