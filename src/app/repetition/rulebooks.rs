//! The same cycle under every rulebook, with the setting that makes the difference.

use egui::{Frame, Margin, RichText, Ui};

use super::proof::{column, tone};
use super::{Made, UnderRulebook, rows};
use crate::app::ctx::ViewCtx;
use crate::app::theme::{RADIUS, space};
use crate::app::widgets::{badge, bold, paragraph, quiet};
use crate::ruling::RepetitionLaw;
use crate::text::{names, repetition as words};
use crate::tr;
use xiangqi::Side;

/// The shares of a line.
const NAME: f32 = 0.24;
const RESULT: f32 = 0.18;
const SIDES: f32 = 0.25;

pub(super) fn show(ui: &mut Ui, made: &Made, law: &RepetitionLaw<'_>, cx: ViewCtx<'_>) {
    let rows = made.rows.get_or_init(|| rows(&made.line, law, &made.ruling, cx.state));
    for row in rows {
        let fill = if row.in_force { cx.colours.selected } else { cx.colours.panel };
        Frame::new().fill(fill).corner_radius(RADIUS).inner_margin(Margin::symmetric(10, 7)).show(ui, |ui| {
            ui.horizontal_top(|ui| {
                ui.set_width(ui.available_width());
                ui.spacing_mut().item_spacing.x = space::M;
                line(ui, row, made, cx);
            });
        });
    }
}

fn line(ui: &mut Ui, row: &UnderRulebook, made: &Made, cx: ViewCtx<'_>) {
    let lang = cx.lang;
    let rulebook = cx.state.library.rulebook(&row.id);
    let name = rulebook.map_or(row.id.as_str(), |rulebook| lang.of(&rulebook.name));
    let width = ui.available_width();
    column(ui, width * NAME, |ui| drop(paragraph(ui, bold(name))));
    column(ui, width * RESULT, |ui| {
        drop(badge(ui, words::verdict(row.verdict, lang), tone(row.verdict, cx)))
    });
    column(ui, width * SIDES, |ui| {
        for side in Side::BOTH {
            if let Some(sides) = &row.sides {
                let class = words::class(sides[side].class, &sides[side].natures, lang);
                paragraph(ui, RichText::new(format!("{} · {class}", names::side(side, lang))));
            }
        }
    });
    let rest = ui.available_width();
    column(ui, rest, |ui| {
        if row.in_force {
            paragraph(ui, bold(tr!(lang, "in-force")));
        } else if row.verdict == made.ruling.verdict {
            paragraph(ui, quiet(tr!(lang, "repetition-same"), cx.colours));
        } else if row.deciding.settings.is_empty() {
            paragraph(ui, RichText::new(tr!(lang, "repetition-several")));
        }
        let named = row.deciding.settings.iter().map(|&setting| words::setting(setting, lang));
        if row.deciding.together {
            let both = |one: String, other: String| tr!(lang, "repetition-together", one, other);
            let text = named.map(str::to_owned).reduce(both);
            paragraph(ui, RichText::new(text.unwrap_or_default()));
        } else {
            named.for_each(|name| drop(paragraph(ui, RichText::new(name))));
        }
    });
}
