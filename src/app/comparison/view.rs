//! The incident under every rulebook and regulation at hand, side by side.

use crate::app::commands::{CTRL, Command as C, CommandSpec, Section, does};
use egui::Key;
use egui::{Align, Frame, Layout, Margin, RichText, ScrollArea, Ui};

use crate::app::comparison::{Comparison, Difference, Row};
use crate::app::ctx::{Messages, ViewCtx};
use crate::app::overlay::Overlay;
use crate::app::theme::{RADIUS, size, space};
use crate::app::widgets::{at_right, badge, bold, in_front, paragraph, quiet, tone};
use crate::law::{Answer, LawInForce, Setting};
use crate::ruling::Outcome;
use crate::text::ruling::citation;
use crate::text::{Lang, law, names, papers, settings};
use crate::tr;

const WIDTH: f32 = 1160.0;
/// What stands above and below the table.
const AROUND: f32 = 240.0;
/// The shares of its columns; what makes the difference has the rest.
const NAME: f32 = 0.23;
const RESULT: f32 = 0.13;
const GROUND: f32 = 0.13;
const DUTY: f32 = 0.13;
const REST: f32 = 0.3;
const MARGIN: Margin = Margin::symmetric(10, 7);

/// The comparison in front of everything; made for one revision of the report, in one language.
#[derive(Debug, Default)]
pub struct Compare(Option<((u64, Lang), Comparison)>);

impl Compare {
    /// The comparison, once it was shown.
    pub fn comparison(&self) -> Option<&Comparison> {
        self.0.as_ref().map(|(_, made)| made)
    }
}

impl Overlay for Compare {
    fn show(&mut self, ui: &mut Ui, cx: ViewCtx<'_>, _: &mut Messages) -> bool {
        let Some(today) = cx.state.today() else { return false };
        let key = (cx.state.history.revision(), cx.lang);
        if self.0.as_ref().is_none_or(|(made, _)| *made != key) {
            self.0 = Comparison::of(today, &cx.state.library, cx.lang).map(|comparison| (key, comparison));
        }
        let Some((_, comparison)) = &self.0 else { return false };
        let mut closed = false;
        let dismissed = in_front(ui.ctx(), "compare", WIDTH, |ui| {
            ui.label(bold(tr!(cx.lang, "compare-title")).size(size::TITLE));
            paragraph(ui, quiet(tr!(cx.lang, "compare-text"), cx.colours));
            ui.add_space(space::S);
            let height = (ui.ctx().content_rect().height() - AROUND).max(240.0);
            ScrollArea::vertical().max_height(height).min_scrolled_height(height).show(ui, |ui| {
                table(ui, comparison, cx);
            });
            ui.add_space(space::S);
            at_right(ui, |ui| closed = ui.button(tr!(cx.lang, "close")).clicked());
        });
        !(dismissed || closed)
    }

    fn in_review(&self) -> bool {
        true
    }
}

fn table(ui: &mut Ui, comparison: &Comparison, cx: ViewCtx<'_>) {
    let margin = f32::from(MARGIN.left);
    ui.horizontal_top(|ui| {
        ui.set_width(ui.available_width());
        ui.spacing_mut().item_spacing.x = space::M;
        ui.add_space(margin);
        let all = ui.available_width();
        for (head, share) in [
            (tr!(cx.lang, "rulebook"), NAME),
            (tr!(cx.lang, "result"), RESULT),
            (tr!(cx.lang, "ground"), GROUND),
            (tr!(cx.lang, "duty"), DUTY),
            (tr!(cx.lang, "difference"), REST),
        ] {
            column(ui, all * share, |ui| drop(paragraph(ui, quiet(head, cx.colours))));
        }
    });
    ui.spacing_mut().item_spacing.y = space::XS;
    for row in &comparison.rows {
        let fill = if row.in_force { cx.colours.selected } else { cx.colours.panel };
        let frame = Frame::new().fill(fill).corner_radius(RADIUS).inner_margin(MARGIN);
        frame.show(ui, |ui| {
            ui.horizontal_top(|ui| {
                ui.set_width(ui.available_width());
                ui.spacing_mut().item_spacing.x = space::M;
                line(ui, row, comparison, cx);
            });
        });
    }
}

fn line(ui: &mut Ui, row: &Row, comparison: &Comparison, cx: ViewCtx<'_>) {
    let (lang, all) = (cx.lang, ui.available_width());
    column(ui, all * NAME, |ui| {
        let name = lang.of(&row.rulebook.1);
        let name = if row.in_force { bold(name) } else { RichText::new(name) };
        paragraph(ui, name.color(cx.colours.text));
        if let Some((_, regulation)) = &row.regulation {
            paragraph(ui, quiet(tr!(lang, "paper-with-regulation", name = lang.of(regulation)), cx.colours));
        }
    });
    let result = row.compared.result.as_ref();
    column(ui, all * RESULT, |ui| {
        let outcome = result.map_or(Outcome::Open, |result| result.outcome);
        badge(ui, &row.result, tone(outcome, cx.colours));
    });
    column(ui, all * GROUND, |ui| {
        paragraph(ui, RichText::new(ground(row, cx)));
    });
    column(ui, all * DUTY, |ui| {
        let duty =
            result.map(|result| papers::duty_left(&result.duty.to_string(), result.outcome.into(), lang));
        paragraph(ui, RichText::new(duty.unwrap_or_else(|| "—".to_owned())));
    });
    let rest = ui.available_width();
    column(ui, rest, |ui| {
        if row.in_force {
            paragraph(ui, bold(tr!(lang, "in-force")));
        } else if comparison.is_same(row) {
            paragraph(ui, quiet(tr!(lang, "same-result"), cx.colours));
        } else {
            differences(ui, &row.differences, cx);
        }
    });
}

/// What makes the difference: texts seen in one law only, in a line each; then what is set otherwise.
pub(crate) fn differences(ui: &mut Ui, differences: &[Difference], cx: ViewCtx<'_>) {
    let lang = cx.lang;
    for (seen_in_force, title) in [(true, tr!(lang, "unseen-here")), (false, tr!(lang, "unseen-in-force"))] {
        let only = differences.iter().filter(|one| one.is_only_seen() && one.seen.0 == seen_in_force);
        let matters: Vec<String> = only.map(|one| law::matter(one.matter, lang).to_owned()).collect();
        if !matters.is_empty() {
            let list = names::list(&matters, lang);
            paragraph(ui, RichText::new(papers::setting_value(title, &list, lang)).size(size::SMALL));
        }
    }
    let line = |ui: &mut Ui, name: &str, before: &str, here: &str| {
        let text = papers::setting_value(name, &papers::instead(before, here, lang), lang);
        paragraph(ui, RichText::new(text).size(size::SMALL));
    };
    if let Some((before, here)) = differences.iter().find_map(|one| one.cost) {
        line(ui, tr!(lang, "unmeetable-cost"), settings::cost(before, lang), settings::cost(here, lang));
    }
    for (question, before, here) in differences.iter().flat_map(|one| &one.answers) {
        let said = |answer: &Option<Answer>| {
            answer.map_or(tr!(lang, "left-open"), |answer| settings::answer(answer, lang))
        };
        line(ui, &settings::question(*question, lang), said(before), said(here));
    }
    for difference in differences.iter().filter(|one| one.is_set_otherwise()) {
        let value = |set: &[Setting], seen: bool| {
            let said = |one: &Setting| match one {
                Setting::Answers(_) => {
                    papers::setting_value(&settings::name(one, lang), &settings::value(one, lang), lang)
                }
                _ => settings::value(one, lang),
            };
            let values: Vec<String> = set.iter().map(said).collect();
            match (values.is_empty(), seen) {
                (true, false) => tr!(lang, "not-seen").to_owned(),
                (true, true) => tr!(lang, "seen").to_owned(),
                (false, _) => values.join(" · "),
            }
        };
        let before = value(&difference.in_force, difference.seen.0);
        let here = value(&difference.here, difference.seen.1);
        line(ui, law::matter(difference.matter, lang), &before, &here);
    }
}

/// The clauses that decide, as they are cited.
fn ground(row: &Row, cx: ViewCtx<'_>) -> String {
    let library = &cx.state.library;
    let regulation = row.regulation.as_ref().and_then(|(id, _)| library.regulation(id));
    let (Some(rulebook), Some(ruling)) =
        (library.rulebook(&row.rulebook.0), row.compared.scenarios.settled())
    else {
        return "—".to_owned();
    };
    let texts = LawInForce { rulebook, regulation };
    let cited = ruling.verdict.ground.0.iter().filter_map(|&matter| texts.clause_on(matter));
    let cited: Vec<String> = cited.map(|cited| citation(cited, cx.lang)).collect();
    if cited.is_empty() { "—".to_owned() } else { names::list(&cited, cx.lang) }
}

fn column(ui: &mut Ui, width: f32, content: impl FnOnce(&mut Ui)) {
    ui.allocate_ui_with_layout(egui::vec2(width, 0.0), Layout::top_down(Align::Min), |ui| {
        ui.set_width(width);
        ui.spacing_mut().item_spacing.y = 1.0;
        content(ui);
    });
}

/// What this feature offers as commands.
pub(crate) static COMMANDS: &[CommandSpec] = &[does(
    Section::RulesLaw,
    C::Compare,
    |lang| tr!(lang, "command-compare"),
    |state| state.view.front.open(Compare::default()),
)
.key(CTRL, Key::D)
.when(|state| state.rulings.today.is_ok())];
