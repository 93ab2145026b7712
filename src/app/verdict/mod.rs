//! The verdict: what it is, what to do, why, what others would say, what is in doubt.

pub(crate) mod first_steps;
pub(crate) mod given;
pub(crate) mod headline;
pub(crate) mod readings;

use egui::{Align, Color32, FontId, Id, Layout, RichText, ScrollArea, Sense, Ui, vec2};

use crate::app::clauses::view::clause_button;
use crate::app::ctx::{Messages, ViewCtx};
use crate::app::decision_form::finding;
use crate::app::edit::Edit;
use crate::app::message::{FileDialogKind, Message};
use crate::app::review::given::in_short;
use crate::app::state::{Mode, Moment};
use crate::app::theme::{Palette, Tone, size, space};
use crate::app::widgets::{bold, card, cell, paragraph, quiet, row, section, tone};
use crate::case::{Evaluation, MissingLaw, NotRulable, Ruled};
use crate::law::LawKind;
use crate::ruling::{Assumption, Outcome, Ruling, Sheet, Tally};
use crate::text::explanation::{Conditional, Explanation, Reason};
use crate::text::{faults, fouls, papers, review, window};
use crate::tr;

pub fn show(ui: &mut Ui, cx: ViewCtx<'_>, out: &mut Messages) {
    whose(ui, cx);
    match cx.state.shown() {
        Err(obstacle) => {
            headline::in_force(ui, cx, out);
            cannot_rule(ui, obstacle, cx, out);
            if cx.read_only() {
                decisive_questions(ui, cx);
                in_short(ui, cx, out);
            }
            scroll(ui, "", cx, |ui| {
                if !cx.read_only() {
                    given::show(ui, None, cx, out);
                }
            });
        }
        Ok(today) => {
            if let (Some(ruled), Some(explanation)) = (today.recorded(), cx.state.explanation_shown(cx.lang))
            {
                explained(ui, explanation, ruled, today, cx, out);
            }
        }
    }
}

/// While the board shows another moment of the game, the verdict says of which it speaks.
fn whose(ui: &mut Ui, cx: ViewCtx<'_>) {
    let state = cx.state;
    let elsewhere = match state.view.moment {
        Some(Moment::Ply(ply)) => ply != state.report().moves.len(),
        _ => false,
    };
    if elsewhere {
        paragraph(ui, quiet(tr!(cx.lang, "verdict-of-incident"), cx.colours));
    }
}

fn explained(
    ui: &mut Ui,
    explanation: &Explanation,
    ruled: Ruled<'_>,
    today: &Evaluation,
    cx: ViewCtx<'_>,
    out: &mut Messages,
) {
    if explanation.awaits_events && !cx.read_only() {
        headline::in_force(ui, cx, out);
        law_differs(ui, cx);
        scroll(ui, "", cx, |ui| {
            first_steps::show(ui, cx, out);
            given::show(ui, Some(today), cx, out);
        });
        return;
    }
    if explanation.awaits_events {
        headline::in_force(ui, cx, out);
        headline::awaiting(ui, cx);
    } else {
        headline::show(ui, explanation, cx, out);
    }
    let depends = explanation.depends_on();
    if cx.read_only() {
        decisive_questions(ui, cx);
        in_short(ui, cx, out);
    } else if depends.is_none() {
        let asked =
            explanation.questions.iter().filter(|one| one.as_recorded && !one.is_undecided && !one.is_gist);
        for text in explanation.disputed_no_matter().into_iter().chain(asked.map(|one| one.text.as_str())) {
            open_matter(ui, text, cx);
        }
    }
    law_differs(ui, cx);
    // Another result is read from the top.
    let result = depends.map_or(&explanation.headline, |_| &explanation.words);
    scroll(ui, result, cx, |ui| {
        match depends {
            Some(disputed) => {
                headline::instructions(ui, &disputed.now, cx);
                conditionals(ui, tr!(cx.lang, "scenarios"), &disputed.scenarios, cx, out);
                if !disputed.scenarios.is_empty() {
                    show_counts_before(ui, ruled.as_recorded, cx);
                }
                readings::show(ui, explanation, cx, out);
            }
            None => {
                let agree = explanation.alternatives_agree;
                let title = if agree { tr!(cx.lang, "branches-agree") } else { tr!(cx.lang, "alternatives") };
                conditionals(ui, title, &explanation.alternatives, cx, out);
                if !explanation.awaits_events && !cx.state.report().is_replaced() {
                    headline::instructions(ui, &explanation.now, cx);
                }
                readings::show(ui, explanation, cx, out);
                show_counts(ui, ruled.as_recorded, cx);
                show_reasons(ui, &explanation.reasons, cx, out);
                show_caveats(ui, &explanation.caveats, cx);
                for note in &explanation.notes {
                    paragraph(ui, quiet(note, cx.colours));
                }
            }
        }
        if !cx.read_only() {
            given::show(ui, Some(today), cx, out);
        }
        ui.add_space(space::L);
    });
}

/// The questions on which the result turns, in a report that is only looked at.
fn decisive_questions(ui: &mut Ui, cx: ViewCtx<'_>) {
    let Some(explanation) = cx.state.explanation_shown(cx.lang) else { return };
    // Where disputed facts are too many, no question was looked for in what they leave open.
    let too_many = explanation.depends_on().is_some_and(|disputed| disputed.scenarios.is_empty());
    let asked = explanation.questions.iter().filter(|one| !one.is_undecided && !too_many);
    let said: Vec<&str> =
        explanation.disputed_no_matter().into_iter().chain(asked.map(|one| one.text.as_str())).collect();
    if said.is_empty() {
        section(ui, tr!(cx.lang, "room-decisive-questions"), cx.colours);
        paragraph(ui, quiet(tr!(cx.lang, "room-no-hinge"), cx.colours));
    }
    for text in said {
        open_matter(ui, text, cx);
    }
}

fn open_matter(ui: &mut Ui, text: &str, cx: ViewCtx<'_>) {
    card(ui, cx.colours.open.fill, None, |ui| {
        paragraph(ui, RichText::new(text).color(cx.colours.open.text));
    });
}

/// The part that scrolls, from the top where `result` is another than before.
fn scroll(ui: &mut Ui, result: &str, cx: ViewCtx<'_>, content: impl FnOnce(&mut Ui)) {
    // The panel of the review scrolls as a whole, and so does the column below the check of a position or of moves, and
    // the page where everything is stacked.
    if cx.read_only() || cx.is_stacked() || cx.state.view.mode != Mode::Record {
        return content(ui);
    }
    let id = Id::unique("result-scrolled");
    let before: Option<String> = ui.data(|data| data.get_temp(id));
    let mut area = ScrollArea::vertical().id_salt("verdict").auto_shrink([false, false]);
    if before.is_some_and(|before| before != result) {
        area = area.vertical_scroll_offset(0.0);
    }
    ui.data_mut(|data| data.insert_temp(id, result.to_owned()));
    area.show(ui, content);
}

fn warning(ui: &mut Ui, text: String, cx: ViewCtx<'_>) {
    card(ui, cx.colours.foul.fill, None, |ui| {
        paragraph(ui, RichText::new(text).color(cx.colours.foul.text));
    });
}

/// Says where the law at hand is not the law cited.
fn law_differs(ui: &mut Ui, cx: ViewCtx<'_>) {
    let state = cx.state;
    let event = &state.report().event;
    let rulebook = state.rulebook().map(|rulebook| cx.lang.of(&rulebook.name));
    let reading = state.reading().map(|reading| cx.lang.of(&reading.name));
    for (cited, name) in [(&event.rulebook, rulebook), (&event.reading, reading)] {
        // Where the text cited is missing, that is said in place of a ruling.
        if state.rulings.law.is_ok() && state.at_hand.differs(cited) {
            let name = name.unwrap_or(&cited.id);
            let text = papers::law_differs(name, cx.lang);
            warning(ui, text, cx);
        }
    }
}

fn cannot_rule(ui: &mut Ui, why: &NotRulable, cx: ViewCtx<'_>, out: &mut Messages) {
    let lang = cx.lang;
    // While the board is set up, its check stands above and says the same.
    if cx.state.view.mode == Mode::SetUp && matches!(why, NotRulable::Refused(_)) {
        return;
    }
    let lines: Vec<String> = match why {
        NotRulable::Refused(reasons) => reasons.iter().map(|reason| faults::refusal(reason, lang)).collect(),
        NotRulable::EmptySquare(_) | NotRulable::Law(_) => vec![review::not_rulable(why, lang)],
        NotRulable::Missing(missing) if missing.other_at_hand => vec![review::missing_law(missing, lang)],
        NotRulable::Missing(MissingLaw { kind, id, .. }) => vec![match kind {
            LawKind::Reading => window::reading_missing(id, lang),
            LawKind::Regulation => window::regulation_missing(id, lang),
            LawKind::Rulebook | LawKind::Amendment => window::rulebook_missing(id, lang),
        }],
    };
    headline::obstacle(ui, tr!(lang, "cannot-rule"), &lines, cx);
    let load = match why {
        NotRulable::Missing(missing) => match missing.kind {
            LawKind::Reading => tr!(lang, "reading-load"),
            LawKind::Regulation => tr!(lang, "regulation-load"),
            LawKind::Rulebook | LawKind::Amendment => tr!(lang, "rulebook-load"),
        },
        NotRulable::Refused(_) | NotRulable::EmptySquare(_) | NotRulable::Law(_) => return,
    };
    if !cx.read_only() && ui.add_enabled(!cx.state.busy, egui::Button::new(load)).clicked() {
        out.push(Message::Ask(FileDialogKind::OpenRegulation));
    }
}

/// What follows from each answer to the open question, or from each finding of disputed facts, with the buttons
/// that find them.
fn conditionals(ui: &mut Ui, title: &str, all: &[Conditional], cx: ViewCtx<'_>, out: &mut Messages) {
    if all.is_empty() {
        return;
    }
    section(ui, title, cx.colours);
    for one in all {
        let tone = one_of_several(one.outcome, cx.colours);
        let place = ui.scope(|ui| {
            card(ui, tone.fill, None, |ui| {
                let of_facts = !one.findings.is_empty();
                let when = if of_facts {
                    RichText::new(&one.when).color(cx.colours.text)
                } else {
                    quiet(&one.when, cx.colours)
                };
                paragraph(ui, when);
                paragraph(ui, bold(&one.headline).size(size::TITLE).color(tone.text));
                paragraph(ui, RichText::new(&one.gist));
                for (spoken, found) in &one.findings {
                    let text = if one.findings.len() == 1 { tr!(cx.lang, "find-so") } else { spoken };
                    if ui.add(egui::Button::new(text).wrap()).accessible_name(spoken).clicked() {
                        find(found, cx, out);
                    }
                }
            });
        });
        if ui.rect_contains_pointer(place.response.rect) {
            out.highlight(&one.squares);
        }
    }
}

/// The colours of a result that is only one of several: none is green before it is certain.
pub(crate) fn one_of_several(outcome: Outcome, colours: &Palette) -> Tone {
    let tone = tone(outcome, colours);
    if (tone.fill, tone.text) == (colours.calm.fill, colours.calm.text) {
        Tone { fill: colours.selected, text: colours.text }
    } else {
        tone
    }
}

/// Finds the facts so; in the review, that is only tried.
fn find(found: &Assumption, cx: ViewCtx<'_>, out: &mut Messages) {
    if cx.read_only() {
        let found = found.clone();
        out.set(move |view| {
            if let Some(room) = &mut view.review {
                room.find_all(&found);
            }
        });
    } else {
        let timeline = finding::found(cx.state.report(), found, cx.lang);
        out.push(Message::Edit(Edit::Found(timeline)));
    }
}

fn show_caveats(ui: &mut Ui, caveats: &[String], cx: ViewCtx<'_>) {
    if caveats.is_empty() {
        return;
    }
    section(ui, tr!(cx.lang, "caveats"), cx.colours);
    card(ui, cx.colours.foul.fill, None, |ui| {
        for text in caveats {
            paragraph(ui, RichText::new(format!("⚠ {text}")).color(cx.colours.foul.text));
        }
    });
}

/// Shows what stands on the sheets before anything is ruled.
fn show_counts_before(ui: &mut Ui, ruling: &Ruling, cx: ViewCtx<'_>) {
    let counts = &ruling.verdict.counts;
    section(ui, tr!(cx.lang, "counts"), cx.colours);
    card(ui, cx.colours.card, Some(cx.colours.line), |ui| {
        for (side, sheet) in [(ruling.mover, counts.mover), (ruling.mover.opponent(), counts.opponent)] {
            let sheet = Sheet { added: Tally::default(), unclassed: false, ..sheet };
            paragraph(ui, RichText::new(fouls::running(side, &sheet, cx.lang)));
        }
    });
}

/// Shows the sheets where there is anything on them.
fn show_counts(ui: &mut Ui, ruling: &Ruling, cx: ViewCtx<'_>) {
    let counts = &ruling.verdict.counts;
    let sheets = [(ruling.mover, &counts.mover), (ruling.mover.opponent(), &counts.opponent)];
    if sheets.iter().all(|(_, sheet)| !sheet.is_added_to() && sheet.before.all() == 0) {
        return;
    }
    section(ui, tr!(cx.lang, "counts"), cx.colours);
    card(ui, cx.colours.card, Some(cx.colours.line), |ui| {
        for (side, sheet) in sheets {
            let text = fouls::running(side, sheet, cx.lang);
            let text = if sheet.is_added_to() { bold(text) } else { RichText::new(text) };
            paragraph(ui, text.color(cx.colours.text));
        }
    });
}

/// The room for a reason's number, and the least for its clause's.
const NUMBER: f32 = 18.0;
const CLAUSE: f32 = 56.0;

fn show_reasons(ui: &mut Ui, reasons: &[Reason], cx: ViewCtx<'_>, out: &mut Messages) {
    section(ui, tr!(cx.lang, "reasons"), cx.colours);
    ui.scope(|ui| {
        ui.spacing_mut().item_spacing.y = 0.0;
        for (index, one) in reasons.iter().enumerate() {
            reason(ui, index, one, cx, out);
        }
    });
}

/// The width of a clause's button: long numbers need more of the line than short ones.
fn chip_width(ui: &Ui, text: &str) -> f32 {
    let font = FontId::proportional(size::SMALL);
    let text = ui.painter().layout_no_wrap(text.to_owned(), font, Color32::PLACEHOLDER);
    text.size().x + 2.0 * ui.spacing().button_padding.x
}

fn reason(ui: &mut Ui, index: usize, reason: &Reason, cx: ViewCtx<'_>, out: &mut Messages) {
    let response = row(ui, ("reason", index), Sense::hover(), false, cx.colours, |ui| {
        ui.horizontal_top(|ui| {
            ui.set_width(ui.available_width());
            cell(ui, NUMBER, quiet((index + 1).to_string(), cx.colours));
            let chip = reason.clause_code.as_ref().map_or(0.0, |_| chip_width(ui, &reason.clause));
            let width = ui.available_width() - chip.max(CLAUSE) - ui.spacing().item_spacing.x;
            ui.allocate_ui_with_layout(vec2(width, 0.0), Layout::top_down(Align::Min), |ui| {
                ui.set_max_width(width);
                paragraph(ui, RichText::new(&reason.text));
            });
            if let Some(code) = &reason.clause_code {
                ui.with_layout(Layout::right_to_left(Align::Min), |ui| {
                    clause_button(ui, code, &reason.clause, cx, out);
                });
            }
        });
    });
    if ui.rect_contains_pointer(response.rect) {
        out.highlight(&reason.squares);
    }
}
