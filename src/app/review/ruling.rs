//! What follows under the law looked at, and what it hinges on.

use egui::{Button, Color32, RichText, ScrollArea, Ui, vec2};
use strum::IntoEnumIterator;

use crate::PROGRAM;
use crate::app::comparison::view::differences;
use crate::app::ctx::Messages;
use crate::app::event_bar::{choice, choice_in_line, item};
use crate::app::review::view::{NAME, Seen, column, say, trial_badge};
use crate::app::review::{Choice, LawChoice, ReviewMessage, Tried, Worked};
use crate::app::theme::{Palette, size, space};
use crate::app::widgets::{badge, bold, card, open_below, paragraph, quiet, row, section, tone};
use crate::case::{NotRulable, Reviewed, RulingSummary};
use crate::law::{Bilingual, LawRef, Level};
use crate::report::RulingGiven;
use crate::ruling::DisputedFact;
use crate::text::explanation::{Conditional, Explanation, Reason};
use crate::text::{events, papers, review, review_room as sentences, ruling};
use crate::tr;

pub fn show(ui: &mut Ui, seen: Seen<'_>, out: &mut Messages) {
    show_law_view(ui, seen, out);
    let Some(worked) = &seen.room.worked else { return };
    facts(ui, worked, seen, out);
    match &worked.tried {
        Ok(tried) => {
            if let Some(explanation) = tried.explanation(seen.cx.lang) {
                show_verdict(ui, worked, tried, explanation, seen, out);
            }
        }
        Err(why) => missing(ui, why, seen),
    }
    ui.add_space(space::L);
}

fn missing(ui: &mut Ui, why: &NotRulable, seen: Seen<'_>) {
    let cx = seen.cx;
    card(ui, cx.colours.open.fill, None, |ui| {
        let of_board = matches!(why, NotRulable::Refused(_) | NotRulable::EmptySquare(_));
        let title =
            if of_board { tr!(cx.lang, "room-cannot-rule") } else { tr!(cx.lang, "room-law-missing") };
        paragraph(ui, bold(title).size(size::GIST).color(cx.colours.open.text));
        paragraph(ui, RichText::new(review::not_rulable(why, cx.lang)));
    });
}

/// The disputed facts, each to be tried this way or that.
fn facts(ui: &mut Ui, worked: &Worked, seen: Seen<'_>, out: &mut Messages) {
    let cx = seen.cx;
    if worked.disputed_facts.is_empty() {
        return;
    }
    section(ui, tr!(cx.lang, "room-facts"), cx.colours);
    for &doubt in &worked.disputed_facts {
        card(ui, cx.colours.card, Some(cx.colours.line), |ui| {
            let fact = fact(doubt, seen);
            paragraph(ui, RichText::new(&fact));
            ui.horizontal(|ui| {
                ui.spacing_mut().item_spacing.x = space::XS;
                let chosen = seen.room.finding(doubt);
                let scenarios = [
                    (None, tr!(cx.lang, "room-fact-open")),
                    (Some(true), tr!(cx.lang, "room-fact-so")),
                    (Some(false), tr!(cx.lang, "room-fact-not-so")),
                ];
                for (so, name) in scenarios {
                    let text = if chosen == so { bold(name) } else { RichText::new(name) };
                    let button = Button::new(text).selected(chosen == so).min_size(vec2(72.0, 30.0));
                    if ui.add(button).accessible_name(format!("{fact} {name}")).clicked() {
                        say(out, ReviewMessage::Find(doubt, so));
                    }
                }
            });
        });
    }
}

/// A disputed fact in words.
fn fact(doubt: DisputedFact, seen: Seen<'_>) -> String {
    let (cx, report) = (seen.cx, seen.cx.state.report());
    let (DisputedFact::Happened(row) | DisputedFact::CameAfter(row)) = doubt;
    let event = report.timeline.get(row);
    let said = event.map(|event| events::event(event, &report.board_after(row), cx.lang));
    let said = format!("{}  {}", row + 1, said.unwrap_or_default());
    match doubt {
        DisputedFact::Happened(_) => said,
        DisputedFact::CameAfter(_) => {
            format!("{said}{}{}", tr!(cx.lang, "join-colon"), tr!(cx.lang, "order-disputed"))
        }
    }
}

fn show_verdict(
    ui: &mut Ui,
    worked: &Worked,
    tried: &Tried,
    explanation: &Explanation,
    seen: Seen<'_>,
    out: &mut Messages,
) {
    let cx = seen.cx;
    let depends = explanation.depends_on();
    let tone = tone(explanation.outcome_of_result(), cx.colours);
    card(ui, tone.fill, None, |ui| {
        ui.spacing_mut().item_spacing.y = space::XS;
        let trial = seen.room.is_trial(cx.state.report());
        if trial {
            trial_badge(ui, tr!(cx.lang, "room-trial"), seen);
        }
        let (big, small) = match depends {
            Some(_) => (size::TITLE, size::BODY),
            None => (size::VERDICT_LEAST - 6.0, size::GIST),
        };
        paragraph(ui, bold(explanation.result()).size(big).color(tone.text));
        paragraph(ui, RichText::new(explanation.gist_of_result()).size(small));
        if trial {
            beside(ui, worked, tried, seen);
        }
    });
    if let Some(disputed) = depends.filter(|disputed| !disputed.scenarios.is_empty()) {
        section(ui, tr!(cx.lang, "room-scenarios"), cx.colours);
        conditionals(ui, &disputed.scenarios, |when| RichText::new(when), seen);
    }
    decisive_questions(ui, explanation, seen);
    if depends.is_none() {
        conditionals(ui, &explanation.alternatives, |when| quiet(when, cx.colours), seen);
        reasons(ui, &explanation.reasons, seen, out);
    }
}

/// The trial beside the record.
fn beside(ui: &mut Ui, worked: &Worked, tried: &Tried, seen: Seen<'_>) {
    let cx = seen.cx;
    ui.separator();
    let Some(recorded) = recorded(worked, seen) else {
        paragraph(ui, quiet(tr!(cx.lang, "room-not-compared"), cx.colours));
        return;
    };
    paragraph(ui, RichText::new(sentences::by_record(&recorded, cx.lang)));
    if worked.is_same() {
        paragraph(ui, RichText::new(tr!(cx.lang, "room-same-result")));
        return;
    }
    paragraph(ui, bold(tr!(cx.lang, "room-other-result")).color(cx.colours.foul.text));
    if !tried.differences.is_empty() {
        paragraph(ui, quiet(tr!(cx.lang, "room-differences"), cx.colours));
        differences(ui, &tried.differences, cx);
    }
}

/// The result by the record.
fn recorded(worked: &Worked, seen: Seen<'_>) -> Option<String> {
    let before = worked.before.as_ref()?;
    let explanation = before.explanation(seen.cx.lang)?;
    match explanation.depends_on() {
        None => Some(explanation.headline.clone()),
        Some(_) => explanation.readings.iter().find(|one| one.is_this).map(|one| one.result.clone()),
    }
}

fn decisive_questions(ui: &mut Ui, explanation: &Explanation, seen: Seen<'_>) {
    let cx = seen.cx;
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
        card(ui, cx.colours.open.fill, None, |ui| {
            paragraph(ui, RichText::new(text).color(cx.colours.open.text));
        });
    }
}

/// What follows from each answer to an open question, or from each finding of disputed facts.
fn conditionals(ui: &mut Ui, all: &[Conditional], when: impl Fn(&str) -> RichText, seen: Seen<'_>) {
    for one in all {
        let tone = tone(one.outcome, seen.cx.colours);
        card(ui, tone.fill, None, |ui| {
            paragraph(ui, when(&one.when));
            paragraph(ui, bold(&one.headline).size(size::GIST).color(tone.text));
        });
    }
}

/// The reasons, each with its clause; the pointer on one lights its squares.
fn reasons(ui: &mut Ui, reasons: &[Reason], seen: Seen<'_>, out: &mut Messages) {
    let cx = seen.cx;
    section(ui, tr!(cx.lang, "room-reasons"), cx.colours);
    for (index, reason) in reasons.iter().enumerate() {
        let response = row(ui, ("review-reason", index), egui::Sense::hover(), false, cx.colours, |ui| {
            ui.horizontal_top(|ui| {
                column(ui, 20.0, |ui| drop(ui.label(quiet((index + 1).to_string(), cx.colours))));
                let width = ui.available_width();
                column(ui, width, |ui| {
                    ui.spacing_mut().item_spacing.y = 1.0;
                    paragraph(ui, RichText::new(&reason.text));
                    if reason.clause_code.is_some() {
                        paragraph(ui, quiet(&reason.clause, cx.colours));
                    }
                });
            });
        });
        if ui.rect_contains_pointer(response.rect) {
            out.highlight(&reason.squares);
        }
    }
}

const WIDTH: f32 = 460.0;
/// How much of the window's height a list may take.
const MENU: f32 = 0.6;

pub fn show_law_view(ui: &mut Ui, seen: Seen<'_>, out: &mut Messages) {
    let cx = seen.cx;
    let report = cx.state.report();
    let trial = seen.room.is_trial(report);
    let fill = if trial { cx.colours.open.fill } else { cx.colours.card };
    card(ui, fill, Some(cx.colours.line), |ui| {
        ui.horizontal_wrapped(|ui| {
            ui.label(bold(tr!(cx.lang, "room-law")).size(size::SMALL).color(cx.colours.weak));
            if trial {
                trial_badge(ui, tr!(cx.lang, "room-trial"), seen);
                if ui
                    .add(Button::new(bold(tr!(cx.lang, "room-as-recorded"))).min_size(vec2(0.0, 30.0)))
                    .clicked()
                {
                    say(out, ReviewMessage::AsRecorded);
                }
            } else {
                badge(ui, tr!(cx.lang, "room-law-recorded"), cx.colours.calm);
                ui.label(quiet(tr!(cx.lang, "room-try-other"), cx.colours));
            }
        });
        ui.horizontal_wrapped(|ui| {
            ui.spacing_mut().item_spacing = vec2(6.0, space::XS);
            ui.spacing_mut().button_padding.x = space::S;
            rulebook(ui, seen, out);
            reading(ui, seen, out);
            regulation(ui, seen, out);
            level(ui, seen, out);
        });
        for line in instead(seen) {
            paragraph(ui, RichText::new(line).size(size::SMALL).color(cx.colours.open.text));
        }
    });
}

/// What was chosen in the place of what is recorded.
fn instead(seen: Seen<'_>) -> Vec<String> {
    let (cx, tried) = (seen.cx, &seen.room.law);
    let recorded = LawChoice::of(cx.state.report());
    let names = [
        (
            tr!(cx.lang, "rulebook"),
            rulebook_name(&recorded.rulebook, seen),
            rulebook_name(&tried.rulebook, seen),
        ),
        (tr!(cx.lang, "reading"), reading_name(&recorded.reading, seen), reading_name(&tried.reading, seen)),
        (
            tr!(cx.lang, "regulation"),
            regulation_name(recorded.regulation.as_deref(), seen),
            regulation_name(tried.regulation.as_deref(), seen),
        ),
        (tr!(cx.lang, "level"), ruling::level(recorded.level, cx.lang), ruling::level(tried.level, cx.lang)),
    ];
    let changed = names.into_iter().filter(|(_, recorded, tried)| recorded != tried);
    changed.map(|(what, recorded, tried)| sentences::instead(what, recorded, tried, cx.lang)).collect()
}

fn rulebook_name<'a>(id: &'a str, seen: Seen<'a>) -> &'a str {
    seen.cx.state.library.rulebook(id).map_or(id, |rulebook| seen.cx.lang.of(&rulebook.short_name))
}

fn reading_name<'a>(id: &'a str, seen: Seen<'a>) -> &'a str {
    seen.cx.state.library.reading(id).map_or(id, |reading| seen.cx.lang.of(&reading.name))
}

fn regulation_name<'a>(id: Option<&'a str>, seen: Seen<'a>) -> &'a str {
    let Some(id) = id else { return tr!(seen.cx.lang, "regulation-none") };
    seen.cx.state.library.regulation(id).map_or(id, |text| seen.cx.lang.of(&text.short_name))
}

fn rulebook(ui: &mut Ui, seen: Seen<'_>, out: &mut Messages) {
    let cx = seen.cx;
    let chosen = &seen.room.law.rulebook;
    let response = item(ui, tr!(cx.lang, "rulebook"), rulebook_name(chosen, seen), cx);
    open_below(&response, WIDTH, |ui| {
        list(ui, |ui| {
            for rulebook in &cx.state.library.rulebooks {
                let (name, edition) = (cx.lang.of(&rulebook.name), cx.lang.of(&rulebook.edition));
                if choice_in_line(ui, rulebook.id == *chosen, name, edition, cx) {
                    say(out, ReviewMessage::Law(Choice::Rulebook(rulebook.id.clone())));
                    ui.close();
                }
            }
        });
    });
}

fn reading(ui: &mut Ui, seen: Seen<'_>, out: &mut Messages) {
    let cx = seen.cx;
    let chosen = &seen.room.law.reading;
    let response = item(ui, tr!(cx.lang, "reading"), reading_name(chosen, seen), cx);
    open_below(&response, WIDTH, |ui| {
        list(ui, |ui| {
            for reading in &cx.state.library.readings {
                let (name, gist) = (cx.lang.of(&reading.name), cx.lang.of(&reading.gist));
                if choice(ui, reading.id == *chosen, name, gist, cx) {
                    say(out, ReviewMessage::Law(Choice::Reading(reading.id.clone())));
                    ui.close();
                }
            }
        });
    });
}

fn regulation(ui: &mut Ui, seen: Seen<'_>, out: &mut Messages) {
    let cx = seen.cx;
    let chosen = seen.room.law.regulation.as_deref();
    let response = item(ui, tr!(cx.lang, "regulation"), regulation_name(chosen, seen), cx);
    open_below(&response, WIDTH, |ui| {
        list(ui, |ui| {
            if choice(ui, chosen.is_none(), tr!(cx.lang, "regulation-none-long"), "", cx) {
                say(out, ReviewMessage::Law(Choice::Regulation(None)));
                ui.close();
            }
            for regulation in &cx.state.library.regulations {
                let (name, edition) = (cx.lang.of(&regulation.name), cx.lang.of(&regulation.edition));
                if choice_in_line(ui, chosen == Some(&regulation.id), name, edition, cx) {
                    say(out, ReviewMessage::Law(Choice::Regulation(Some(regulation.id.clone()))));
                    ui.close();
                }
            }
        });
    });
}

fn level(ui: &mut Ui, seen: Seen<'_>, out: &mut Messages) {
    let cx = seen.cx;
    let chosen = seen.room.law.level;
    let response = item(ui, tr!(cx.lang, "level"), ruling::level(chosen, cx.lang), cx);
    open_below(&response, 320.0, |ui| {
        for level in Level::iter() {
            if choice(ui, level == chosen, ruling::level(level, cx.lang), "", cx) {
                say(out, ReviewMessage::Law(Choice::Level(level)));
                ui.close();
            }
        }
    });
}

fn list(ui: &mut Ui, content: impl FnOnce(&mut Ui)) {
    let most = ui.ctx().content_rect().height() * MENU;
    ScrollArea::vertical().max_height(most).min_scrolled_height(most).show(ui, content);
}

/// A line of the table: then, and now.
struct Line {
    name: &'static str,
    then: String,
    now: String,
    differs: bool,
}

/// Then beside now, line by line; what differs is marked.
pub fn table_beside(ui: &mut Ui, given: &RulingGiven, reviewed: Option<&Reviewed>, seen: Seen<'_>) {
    let colours: &Palette = seen.cx.colours;
    let head = |text: &str| quiet(text, colours);
    let width = (ui.available_width() - NAME - 2.0 * ui.spacing().item_spacing.x) / 2.0;
    let mut line = |name: RichText, then: RichText, now: RichText| {
        ui.horizontal_top(|ui| {
            for (width, text) in [(NAME, name), (width, then), (width, now)] {
                column(ui, width, |ui| drop(paragraph(ui, text)));
            }
        });
    };
    line(head(""), head(tr!(seen.cx.lang, "room-then")), head(tr!(seen.cx.lang, "room-now")));
    for Line { name, then, now, differs } in lines(given, reviewed, seen) {
        let small = |text: String, colour: Color32| RichText::new(text).size(size::SMALL).color(colour);
        let now = if differs {
            bold(now).size(size::SMALL).color(colours.foul.text)
        } else {
            small(now, colours.text)
        };
        line(head(name), small(then, colours.text), now);
    }
}

fn lines(given: &RulingGiven, reviewed: Option<&Reviewed>, seen: Seen<'_>) -> Vec<Line> {
    let lang = seen.cx.lang;
    let then = RulingSummary {
        outcome: given.outcome,
        charged: given.charged,
        ground: given.ground.clone(),
        duty: given.duty.clone(),
    };
    let now = reviewed.and_then(|reviewed| reviewed.now.as_ref().ok());
    let result = |come: &RulingSummary| papers::given(come.outcome, come.charged, lang);
    let ground = |come: &RulingSummary| plain(&come.ground, tr!(lang, "room-none"));
    let duty = |come: &RulingSummary| papers::duty_left(&come.duty, come.outcome, lang);
    let of_now = |of: &dyn Fn(&RulingSummary) -> String| now.map_or_else(|| "—".to_owned(), of);
    let compared = |name, then: String, now: String, given: bool| {
        let differs = given && then != now;
        Line { name, then, now, differs }
    };
    let named = |text: String, given: bool| if given { text } else { tr!(lang, "room-not-named").to_owned() };
    let mut lines = vec![
        compared(tr!(lang, "room-result"), result(&then), of_now(&result), true),
        compared(
            tr!(lang, "room-ground"),
            named(ground(&then), !given.ground.is_empty()),
            of_now(&ground),
            !given.ground.is_empty(),
        ),
        Line {
            name: tr!(lang, "room-duty"),
            then: named(duty(&then), !given.duty.is_empty()),
            now: of_now(&duty),
            differs: !given.duty.is_empty() && now.is_none_or(|now| now.duty != given.duty),
        },
    ];
    let program = plain(&given.program, tr!(lang, "room-by-people"));
    lines.push(compared(tr!(lang, "room-program"), program, PROGRAM.to_owned(), !given.program.is_empty()));
    lines.extend(law(given, seen));
    lines
}

/// The law as it was cited, beside the one at hand.
fn law(given: &RulingGiven, seen: Seen<'_>) -> Vec<Line> {
    let lang = seen.cx.lang;
    let at_hand = &seen.cx.state.at_hand;
    let rulebook = at_hand.rulebook(&given.rulebook.id).map(|text| lang.of(&text.short_name));
    let edition = at_hand.rulebook(&given.rulebook.id).map(|text| &text.edition);
    let reading = at_hand.reading(&given.reading.id).map(|text| lang.of(&text.name));
    let mut lines = vec![
        law_line(
            tr!(lang, "rulebook"),
            &given.rulebook,
            rulebook.map(|name| (name, at_hand.cite_rulebook(&given.rulebook.id))),
            edition,
            seen,
        ),
        law_line(
            tr!(lang, "reading"),
            &given.reading,
            reading.map(|name| (name, at_hand.cite_reading(&given.reading.id))),
            None,
            seen,
        ),
    ];
    if let Some(cited) = &given.regulation {
        let regulation = at_hand.regulation(&cited.id).map(|text| lang.of(&text.short_name));
        let now = regulation.map(|name| (name, at_hand.cite_regulation(&cited.id)));
        let edition = at_hand.regulation(&cited.id).map(|text| &text.edition);
        lines.push(law_line(tr!(lang, "regulation"), cited, now, edition, seen));
    }
    lines
}

/// Files keep the Chinese name of an edition; `known` is the one at hand, in both languages.
fn law_line(
    name: &'static str,
    cited: &LawRef,
    now: Option<(&str, LawRef)>,
    known: Option<&Bilingual>,
    seen: Seen<'_>,
) -> Line {
    let lang = seen.cx.lang;
    if cited.id.is_empty() {
        return Line {
            name,
            then: tr!(lang, "room-not-named").to_owned(),
            now: "—".to_owned(),
            differs: false,
        };
    }
    let called = now.as_ref().map_or(cited.id.as_str(), |(called, _)| called);
    let edition = |of: &LawRef| match known {
        Some(known) if known.zh == of.edition => lang.of(known).to_owned(),
        _ => of.edition.clone(),
    };
    let then = sentences::cited(called, &edition(cited), &cited.digest, lang);
    let differs = match &now {
        Some((_, now)) => !cited.digest.is_empty() && now.digest != cited.digest,
        None => true,
    };
    let now = match &now {
        Some((called, now)) => sentences::cited(called, &edition(now), &now.digest, lang),
        None => tr!(lang, "room-not-at-hand").to_owned(),
    };
    Line { name, then, now, differs }
}

fn plain(text: &str, else_text: &str) -> String {
    if text.is_empty() || text == "-" { else_text.to_owned() } else { text.to_owned() }
}
