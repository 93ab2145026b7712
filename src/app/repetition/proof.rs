//! The proof: a row a move, the board beside it, then what each side plays, the matrix, and what to do now.

use egui::{Align, Color32, Frame, Layout, Margin, RichText, ScrollArea, Sense, Ui, vec2};

use super::{Made, Repetition, Source};
use crate::app::board::geometry::Geometry;
use crate::app::board::paint;
use crate::app::clauses::view::clause_button;
use crate::app::ctx::{Messages, ViewCtx};
use crate::app::edit::Edit;
use crate::app::message::Message;
use crate::app::theme::{RADIUS, Tone, size, space};
use crate::app::widgets::fields::line;
use crate::app::widgets::icons::Icon;
use crate::app::widgets::{badge, bold, icon_button, paragraph, quiet, section};
use crate::export::diagram::{self, Diagram, Mark, Role};
use crate::incident::{Act, Actor, Event};
use crate::law::ClauseRef;
use crate::ruling::{Finding, JudgedMove, RepetitionFinding, RepetitionLaw, RepetitionVerdict};
use crate::text::ruling::{Explainer, citation};
use crate::text::{names, repetition as words};
use crate::tr;
use xiangqi::repetition::Nature;
use xiangqi::{Board, Side};

const BOARD: f32 = 380.0;
const MOVE: f32 = 150.0;
const NATURE: f32 = 84.0;
const CLAUSE: f32 = 80.0;
const CELL: f32 = 120.0;
const REASON: f32 = 360.0;
const MARGIN: Margin = Margin::symmetric(8, 5);

pub(super) fn show(
    ui: &mut Ui,
    shown: &mut Repetition,
    made: &Made,
    height: f32,
    cx: ViewCtx<'_>,
    out: &mut Messages,
) {
    let Some(law) = super::law(shown.source, cx.state) else { return };
    if cx.is_stacked() {
        board(ui, shown, made, cx);
        return content(ui, shown, made, &law, cx, out);
    }
    ui.horizontal_top(|ui| {
        let column = Layout::top_down(Align::Min);
        ui.allocate_ui_with_layout(vec2(BOARD, height), column, |ui| {
            ui.set_width(BOARD);
            board(ui, shown, made, cx);
        });
        ui.add_space(space::M);
        let rest = vec2(ui.available_width(), height);
        ui.allocate_ui_with_layout(rest, column, |ui| {
            page(ui, height, cx, |ui| content(ui, shown, made, &law, cx, out));
        });
    });
}

/// A page that scrolls by itself, but not where everything scrolls as a whole.
pub(super) fn page(ui: &mut Ui, height: f32, cx: ViewCtx<'_>, content: impl FnOnce(&mut Ui)) {
    if cx.is_stacked() {
        return content(ui);
    }
    ScrollArea::vertical().max_height(height).min_scrolled_height(height).show(ui, content);
}

/// The board of the move looked at, as far as its line is stepped through.
fn board(ui: &mut Ui, shown: &mut Repetition, made: &Made, cx: ViewCtx<'_>) {
    let judged = shown.chosen.and_then(|place| made.judged.get(place));
    let diagram = match judged {
        Some(judged) => of_move(judged, shown.step),
        None => Diagram::new(made.line.board(made.line.moves().len()).cloned().unwrap_or_default()),
    };
    let diagram = Diagram { flipped: cx.state.prefs.flipped, ..diagram };
    let (rect, _) = ui.allocate_exact_size(vec2(BOARD, Geometry::height_for(BOARD)), Sense::hover());
    let place = Geometry::fit(rect, diagram.flipped).place;
    let scene = diagram::scene_in(&diagram, &cx.colours.board);
    paint::paint(ui.painter(), place, scene.groups.iter().flat_map(|group| &group.shapes));
    let Some(judged) = judged else {
        paragraph(ui, quiet(tr!(cx.lang, "repetition-no-line"), cx.colours));
        return;
    };
    let line = &judged.judged.evidence.line;
    if line.is_empty() {
        return;
    }
    ui.horizontal(|ui| {
        let names = (tr!(cx.lang, "repetition-step-back"), tr!(cx.lang, "repetition-step-on"));
        if icon_button(ui, Icon::Previous, names.0, shown.step > 0).clicked() {
            shown.step -= 1;
        }
        if icon_button(ui, Icon::Next, names.1, shown.step < line.len()).clicked() {
            shown.step += 1;
        }
        ui.label(tr!(cx.lang, "repetition-line-place", step = shown.step, all = line.len()));
    });
    let text = words::line(&judged.after(), line, cx.lang);
    paragraph(ui, quiet(format!("{}：{text}", tr!(cx.lang, "repetition-line")), cx.colours));
}

/// The board after the move, with what shows its nature; then along the line to its end.
fn of_move(judged: &JudgedMove, step: usize) -> Diagram {
    let mut board: Board = judged.after();
    let evidence = &judged.judged.evidence;
    let mut marks = Vec::new();
    if step == 0 {
        marks.push(Mark::arrow(judged.judged.mv, Role::Played));
        for &attacker in &evidence.attackers {
            marks.extend(evidence.victims.iter().map(|&victim| Mark::line(attacker, victim, Role::Attack)));
        }
        marks.extend(evidence.victims.iter().map(|&victim| Mark::ring(victim, Role::Attack)));
        if let Some((back, _)) = evidence.failed {
            marks.push(Mark::ring(back.from, Role::Duty));
        }
    }
    for (place, &mv) in evidence.line.iter().take(step).enumerate() {
        if place + 1 == step {
            marks.push(Mark::arrow(mv, if place % 2 == 0 { Role::Attack } else { Role::Duty }));
        }
        board = board.after(mv);
    }
    Diagram { marks, ..Diagram::new(board) }
}

fn content(
    ui: &mut Ui,
    shown: &mut Repetition,
    made: &Made,
    law: &RepetitionLaw<'_>,
    cx: ViewCtx<'_>,
    out: &mut Messages,
) {
    let lang = cx.lang;
    let last = made.line.board(made.line.moves().len()).cloned().unwrap_or_default();
    let mover = made.line.mover(made.line.moves().len() + 1);
    let explainer = Explainer { lang, texts: law.texts, board: &last, mover };
    let verdict = made.ruling.verdict;
    let rulebook = lang.of(&law.rulebook().short_name);
    badge(ui, format!("{rulebook} · {}", words::verdict(verdict, lang)), tone(verdict, cx));
    for branch in &made.ruling.branches {
        let assumed = words::assumed(branch.assumed, lang);
        let verdict = words::verdict(branch.verdict, lang);
        paragraph(ui, bold(tr!(lang, "cli-repetition-branch", assumed, verdict)));
    }
    if made.ruling.counted.stood_after.len() < 2 {
        paragraph(ui, quiet(tr!(lang, "repetition-nothing"), cx.colours));
        return;
    }
    for step in made.steps.iter().filter(|step| is_count(&step.finding)) {
        paragraph(ui, RichText::new(explainer.step(step)));
    }
    ui.add_space(space::S);
    for (place, judged) in made.judged.iter().enumerate() {
        row(ui, shown, place, judged, made.before, law, cx, out);
    }
    ui.add_space(space::S);
    section(ui, tr!(lang, "repetition-reasons"), cx.colours);
    for step in made.steps.iter().filter(|step| !is_move(&step.finding) && !is_count(&step.finding)) {
        let reason = explainer.with_clause(step);
        ui.horizontal_wrapped(|ui| {
            if let Some(code) = &reason.clause_code {
                clause_button(ui, code, &reason.clause, cx, out);
            }
            ui.label(&reason.text);
        });
    }
    if made.ruling.gravities.is_some() && verdict != RepetitionVerdict::NotYet {
        ui.add_space(space::S);
        matrix(ui, made, law, cx);
    }
    ui.add_space(space::S);
    section(ui, tr!(lang, "repetition-now"), cx.colours);
    for (number, now) in (1..).zip(words::now(&made.ruling, law, &explainer)) {
        paragraph(ui, RichText::new(format!("{number}. {now}")));
    }
    ui.add_space(space::S);
    section(ui, tr!(lang, "repetition-read-out"), cx.colours);
    paragraph(ui, RichText::new(words::read_out(&made.ruling, law, &explainer)).size(size::GIST));
    for &caveat in &made.ruling.caveats {
        paragraph(ui, quiet(format!("! {}", explainer.caveat(caveat)), cx.colours));
    }
}

const fn is_move(finding: &Finding) -> bool {
    matches!(finding, Finding::Repetition(RepetitionFinding::Move(_)))
}

const fn is_count(finding: &Finding) -> bool {
    matches!(
        finding,
        Finding::Repetition(RepetitionFinding::Counted { .. } | RepetitionFinding::NoCycle { .. })
    )
}

/// One move: what it is, why, and by which clause. A click shows it on the board.
#[expect(clippy::too_many_arguments, reason = "a row of a table of the law")]
fn row(
    ui: &mut Ui,
    shown: &mut Repetition,
    place: usize,
    judged: &JudgedMove,
    before: usize,
    law: &RepetitionLaw<'_>,
    cx: ViewCtx<'_>,
    out: &mut Messages,
) {
    let lang = cx.lang;
    let chosen = shown.chosen == Some(place);
    let fill = if chosen { cx.colours.selected } else { cx.colours.panel };
    let frame = Frame::new().fill(fill).corner_radius(RADIUS).inner_margin(MARGIN);
    frame.show(ui, |ui| {
        ui.horizontal_top(|ui| {
            ui.set_width(ui.available_width());
            let mv = names::mv(&judged.before, judged.judged.mv, lang);
            let side = names::side(judged.judged.side, lang);
            let ply = judged.judged.ply + before;
            let ink = if judged.judged.side == Side::Red { cx.colours.red } else { cx.colours.text };
            let text = RichText::new(format!("{ply}. {mv}")).color(ink);
            let button = egui::Button::selectable(chosen, text).min_size(vec2(MOVE, 0.0));
            let nature = words::nature(judged.judged.nature, lang);
            let name = format!("{ply} {side} {mv} {nature}");
            if ui.add(button).accessible_name(name).clicked() {
                shown.chosen = (!chosen).then_some(place);
                shown.step = 0;
            }
            column(ui, NATURE, |ui| drop(badge(ui, nature, tone_of(judged.judged.nature, cx))));
            let rest = (ui.available_width() - CLAUSE).max(120.0);
            column(ui, rest, |ui| drop(paragraph(ui, RichText::new(words::why(judged, lang)))));
            if let Some(cited) = law.texts.clause_on(judged.topic(law)) {
                clause_button(ui, &ClauseRef::code(cited), &citation(cited, lang), cx, out);
            }
        });
        let is_of_game = !matches!(shown.source, Source::Case(_));
        if chosen && is_of_game && !cx.read_only() {
            overrule(ui, shown, judged.judged.ply + before, cx, out);
        }
    });
}

/// Where the arbiter judges a move otherwise: it becomes a row of the timeline, with the reason.
fn overrule(ui: &mut Ui, shown: &mut Repetition, ply: usize, cx: ViewCtx<'_>, out: &mut Messages) {
    let (nature, reason) = &mut shown.overruling;
    ui.horizontal_wrapped(|ui| {
        ui.label(quiet(tr!(cx.lang, "repetition-overrule"), cx.colours));
        for one in Nature::ALL {
            ui.selectable_value(nature, Some(one), words::nature(one, cx.lang));
        }
    });
    let Some(judged) = *nature else { return };
    ui.horizontal(|ui| {
        let label = ui.label(quiet(tr!(cx.lang, "repetition-overrule-why"), cx.colours));
        line(ui, reason, REASON).labelled_by(label.id);
        let given = reason.trim().to_owned();
        let button = egui::Button::new(tr!(cx.lang, "repetition-overrule-do"));
        if ui.add_enabled(!given.is_empty(), button).clicked() {
            let event = Event::new(Actor::Arbiter, Act::JudgeMove(ply, judged, given));
            out.push(Message::Edit(Edit::Record(vec![event])));
        }
    });
}

/// The matrix of the rulebook, with the cell marked that both sides meet in.
fn matrix(ui: &mut Ui, made: &Made, law: &RepetitionLaw<'_>, cx: ViewCtx<'_>) {
    let lang = cx.lang;
    let Some(both) = made.ruling.gravities else { return };
    section(ui, tr!(lang, "repetition-matrix"), cx.colours);
    let gravities = &law.rules.gravities;
    let columns = gravities.len() as f32 + 1.0;
    let width = CELL.min(ui.available_width() / columns - 2.0 * space::L);
    egui::Grid::new("repetition-matrix").spacing(vec2(space::XS, space::XS)).show(ui, |ui| {
        ui.label("");
        for &black in gravities {
            cell(ui, width, words::gravity(black, lang), None, cx);
        }
        ui.end_row();
        for &red in gravities {
            cell(ui, width, words::gravity(red, lang), None, cx);
            for &black in gravities {
                let text = if law.rules.is_graver(red, black) {
                    tr!(lang, "repetition-cell-red")
                } else if law.rules.is_graver(black, red) {
                    tr!(lang, "repetition-cell-black")
                } else {
                    tr!(lang, "repetition-cell-draw")
                };
                cell(ui, width, text, Some((red, black) == (both.red, both.black)), cx);
            }
            ui.end_row();
        }
    });
}

fn cell(ui: &mut Ui, width: f32, text: &str, marked: Option<bool>, cx: ViewCtx<'_>) {
    let fill = match marked {
        Some(true) => cx.colours.selected,
        Some(false) => cx.colours.card,
        None => Color32::TRANSPARENT,
    };
    let text = if marked == Some(true) { bold(text) } else { RichText::new(text) };
    Frame::new().fill(fill).corner_radius(RADIUS / 2).inner_margin(Margin::symmetric(6, 3)).show(ui, |ui| {
        ui.set_width(width);
        paragraph(ui, text.size(size::SMALL));
    });
}

pub(super) fn column(ui: &mut Ui, width: f32, content: impl FnOnce(&mut Ui)) {
    ui.allocate_ui_with_layout(vec2(width, 0.0), Layout::top_down(Align::Min), |ui| {
        ui.set_width(width);
        content(ui);
    });
}

pub(super) const fn tone(verdict: RepetitionVerdict, cx: ViewCtx<'_>) -> Tone {
    match verdict {
        RepetitionVerdict::Draw | RepetitionVerdict::NotYet => cx.colours.calm,
        RepetitionVerdict::MustChange(_) => cx.colours.foul,
        RepetitionVerdict::Loses(_) => cx.colours.loss,
        RepetitionVerdict::Open => cx.colours.open,
    }
}

const fn tone_of(nature: Nature, cx: ViewCtx<'_>) -> Tone {
    match nature {
        Nature::Check | Nature::Kill => cx.colours.loss,
        Nature::Chase => cx.colours.foul,
        _ => cx.colours.calm,
    }
}
