//! The incident under every rulebook and regulation at hand, side by side.

use egui::{Align, Context, Grid, Layout, RichText, ScrollArea, Ui};

use super::widgets::{at_right, badge, bold, in_front, paragraph, quiet, tone};
use super::{Look, Outbox};
use crate::app::comparison::{Comparison, Row};
use crate::app::message::Message;
use crate::app::rulings::Today;
use crate::app::theme::{size, space};
use crate::ruling::Outcome;
use crate::wording::ruling::Speaker;
use crate::wording::{law, names, papers, settings};
use crate::xiangqi::Side;

const WIDTH: f32 = 1120.0;
/// What stands above and below the table.
const AROUND: f32 = 240.0;
/// The widths of its columns.
const NAME: f32 = 250.0;
const RESULT: f32 = 190.0;
const GROUND: f32 = 120.0;
const DUTY: f32 = 150.0;

/// Shows the table, if it is asked for.
pub fn show(ctx: &Context, look: Look<'_>, out: &mut Outbox) {
    let Some(comparison) = &look.state.comparison else { return };
    let Some(today) = look.state.today() else { return };
    let mut closed = false;
    let dismissed = in_front(ctx, "compare", WIDTH, |ui| {
        ui.label(bold(look.t.compare_title).size(size::TITLE));
        paragraph(ui, quiet(look.t.compare_text, look.colours));
        ui.add_space(space::S);
        let height = (ui.ctx().content_rect().height() - AROUND).max(240.0);
        ScrollArea::vertical().max_height(height).min_scrolled_height(height).show(ui, |ui| {
            table(ui, comparison, today, look);
        });
        ui.add_space(space::S);
        at_right(ui, |ui| closed = ui.button(look.t.close).clicked());
    });
    if dismissed || closed {
        out.push(Message::Compare(false));
    }
}

fn table(ui: &mut Ui, comparison: &Comparison, today: &Today, look: Look<'_>) {
    let t = look.t;
    let grid = Grid::new("compared").num_columns(5).spacing([space::M, space::S]).striped(true);
    grid.show(ui, |ui| {
        for head in [t.rulebook, t.result, t.ground, t.duty, t.difference] {
            ui.label(quiet(head, look.colours));
        }
        ui.end_row();
        for row in &comparison.rows {
            line(ui, row, comparison, today, look);
            ui.end_row();
        }
    });
}

fn line(ui: &mut Ui, row: &Row, comparison: &Comparison, today: &Today, look: Look<'_>) {
    let (t, lang) = (look.t, look.lang);
    column(ui, NAME, |ui| {
        let name = lang.of(&row.rulebook);
        let name = if row.in_force { bold(name) } else { RichText::new(name) };
        paragraph(ui, name.color(look.colours.text));
        if let Some(regulation) = &row.regulation {
            paragraph(ui, quiet(format!("＋ {}", lang.of(regulation)), look.colours));
        }
    });
    let result = row.compared.result.as_ref();
    column(ui, RESULT, |ui| {
        let outcome = result.map_or(Outcome::Open, |result| result.outcome);
        badge(ui, words(row, today, look), tone(outcome, look.colours));
    });
    column(ui, GROUND, |ui| {
        paragraph(ui, RichText::new(result.map_or("—", |result| result.ground.as_str())));
    });
    column(ui, DUTY, |ui| {
        let duty = result.map(|result| papers::duty_code(&result.duty.to_string(), lang));
        paragraph(ui, RichText::new(duty.unwrap_or_else(|| "—".to_owned())));
    });
    let rest = ui.available_width().max(200.0);
    column(ui, rest, |ui| {
        if row.in_force {
            badge(ui, t.in_force, look.colours.open);
            return;
        }
        if comparison.is_same(row) {
            paragraph(ui, quiet(t.same_result, look.colours));
        }
        for difference in &row.differences {
            paragraph(ui, bold(law::matter(difference.matter, lang)).size(size::SMALL));
            let (own_seen, seen) = difference.seen;
            for (name, set, seen) in
                [(t.in_force, &difference.in_force, own_seen), (t.here, &difference.here, seen)]
            {
                let values = set.iter().map(|one| settings::value(one, lang));
                let unseen = (!seen).then(|| t.not_seen.to_owned());
                let values: Vec<String> = values.chain(unseen).collect();
                let value = if values.is_empty() { t.seen.to_owned() } else { values.join(" · ") };
                paragraph(ui, quiet(papers::setting_value(name, &value, lang), look.colours));
            }
        }
    });
}

/// The result in a few words.
fn words(row: &Row, today: &Today, look: Look<'_>) -> String {
    let position = &today.incident.position;
    let Some(texts) = look.state.texts() else { return String::new() };
    let speaker = Speaker { lang: look.lang, texts, board: position.board(), mover: position.turn() };
    match row.compared.ways.settled() {
        Some(ruling) => {
            let charged = ruling.verdict.charged.map(|side: Side| names::side(side, look.lang));
            let short = speaker.ruling_short(ruling);
            match charged {
                Some(side) if !short.contains(side) => format!("{side} {short}"),
                _ => short,
            }
        }
        None => speaker.depends_short(&row.compared.ways),
    }
}

fn column(ui: &mut Ui, width: f32, content: impl FnOnce(&mut Ui)) {
    ui.allocate_ui_with_layout(egui::vec2(width, 0.0), Layout::top_down(Align::Min), |ui| {
        ui.set_width(width);
        ui.spacing_mut().item_spacing.y = 1.0;
        content(ui);
    });
}
