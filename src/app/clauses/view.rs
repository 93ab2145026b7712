//! The clauses of every text, searched by number, word or topic.

use crate::app::commands::{CTRL, Command as C, CommandSpec, Section, does};
use egui::Key;
use egui::{Align, Button, Label, Layout, RichText, Role, ScrollArea, Sense, TextEdit, Ui, WidgetInfo, vec2};
use strum::IntoEnumIterator;

use crate::app::clauses::book::BookDraft;
use crate::app::clauses::{Browser, Text, TextId, texts};
use crate::app::ctx::{Messages, ViewCtx};
use crate::app::overlay::{Form, Overlay};
use crate::app::theme;
use crate::app::theme::{Palette, Tone, size, space};
use crate::app::widgets::list_box::{Entry, picker};
use crate::app::widgets::{at_right, badge, bold, in_front, paragraph, quiet, row};
use crate::law::{Bilingual, Clause, Confidence, Topic};
use crate::text::{law, ruling as words};
use crate::tr;

const WIDTH: f32 = 1000.0;
const LIST: f32 = 350.0;
/// What stands above and below the list.
const AROUND: f32 = 270.0;
const WITHIN: f32 = 260.0;
const TOPIC: f32 = 210.0;

impl Overlay for Browser {
    fn show(&mut self, ui: &mut Ui, cx: ViewCtx<'_>, out: &mut Messages) -> bool {
        let mut closed = false;
        let dismissed = in_front(ui.ctx(), "browser", WIDTH, |ui| {
            ui.label(bold(tr!(cx.lang, "command-clauses").trim_end_matches('…')).size(size::TITLE));
            search(ui, self, cx);
            ui.add_space(space::XS);
            let found = self.found(&cx.state.library);
            let height = (ui.ctx().content_rect().height() - AROUND).max(240.0);
            ui.horizontal_top(|ui| {
                let column = Layout::top_down(Align::Min);
                ui.allocate_ui_with_layout(vec2(LIST, height), column, |ui| {
                    list(ui, &found, self, height, cx);
                });
                ui.add_space(space::S);
                let rest = vec2(ui.available_width(), height);
                ui.allocate_ui_with_layout(rest, column, |ui| {
                    ui.set_min_height(height);
                    match self.shown(&found) {
                        Some((text, of)) => {
                            content(ui, of, (text.full_name, text.edition), cx);
                            closed |= as_in_my_book(ui, &text.id, of, cx, out);
                        }
                        None => drop(paragraph(ui, quiet(tr!(cx.lang, "nothing-found"), cx.colours))),
                    }
                });
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

/// Opens the form for a clause of the report's rulebook; whether it was asked for.
fn as_in_my_book(ui: &mut Ui, of: &TextId, clause: &Clause, cx: ViewCtx<'_>, out: &mut Messages) -> bool {
    let TextId::Rulebook(id) = of else { return false };
    let in_force = *id == cx.state.report().event.rulebook.id && !cx.state.reviewing();
    let asked = in_force && ui.button(tr!(cx.lang, "book-open")).clicked();
    if asked {
        out.open(Form::new(BookDraft::of(id, clause, cx.lang)));
    }
    asked
}

fn search(ui: &mut Ui, browser: &mut Browser, cx: ViewCtx<'_>) {
    let lang = cx.lang;
    ui.horizontal(|ui| {
        let width = ui.available_width() - WITHIN - TOPIC - 3.0 * space::L;
        let edit = TextEdit::singleline(&mut browser.query)
            .desired_width(width)
            .hint_text(tr!(lang, "search"))
            .margin(egui::Margin::symmetric(8, 6));
        let field = ui.add(edit).accessible_name(tr!(lang, "search"));
        // Whoever opens the search wants to type.
        if ui.memory(|memory| memory.focused().is_none()) {
            field.request_focus();
        }
        let all = texts(&cx.state.library);
        let within = browser.within.clone();
        let name = |id: &TextId| {
            let text = all.iter().find(|text| text.id == *id);
            text.map_or(tr!(lang, "all-texts"), |text| lang.of(text.name)).to_owned()
        };
        let shown = within.as_ref().map_or_else(|| tr!(lang, "all-texts").to_owned(), name);
        let ids: Vec<Option<TextId>> =
            std::iter::once(None).chain(all.iter().map(|text| Some(text.id.clone()))).collect();
        let chosen = ids.iter().position(|id| *id == within);
        let entries = ids.into_iter().map(|id| {
            let name = id.as_ref().map_or_else(|| tr!(lang, "all-texts").to_owned(), name);
            Entry::new(id, name)
        });
        let said = format!("{} {shown}", tr!(lang, "within"));
        if let Some(id) = picker(ui, "within", (&said, &shown), WITHIN, chosen, entries.collect(), cx.colours)
        {
            browser.within = id;
        }
        let topic =
            |topic: Option<Topic>| topic.map_or(tr!(lang, "all-topics"), |matter| law::matter(matter, lang));
        let topics = || std::iter::once(None).chain(Topic::iter().map(Some));
        let chosen = topics().position(|of| of == browser.topic);
        let entries = topics().map(|of| Entry::new(of, topic(of))).collect();
        let shown = topic(browser.topic);
        let said = format!("{} {shown}", tr!(lang, "topic"));
        if let Some(of) = picker(ui, "topic", (&said, shown), TOPIC, chosen, entries, cx.colours) {
            browser.topic = of;
        }
    });
}

fn list(ui: &mut Ui, found: &[Text<'_>], browser: &mut Browser, height: f32, cx: ViewCtx<'_>) {
    let shown = browser.shown(found).map(|(text, clause)| (text.id, clause.number.clone()));
    let area = ScrollArea::vertical().id_salt("clauses").max_height(height).min_scrolled_height(height);
    area.auto_shrink([false, false]).show(ui, |ui| {
        ui.spacing_mut().item_spacing.y = 0.0;
        for text in found {
            ui.add_space(space::XS);
            let name = cx.lang.of(text.name);
            let title = format!("{name} · {}", text.clauses.len());
            ui.add(Label::new(bold(title).size(size::SMALL).color(cx.colours.accent)).truncate());
            for clause in &text.clauses {
                let key = (text.id.clone(), clause.number.clone());
                let chosen = shown.as_ref() == Some(&key);
                if entry(ui, text, clause, chosen, cx) {
                    browser.shown = Some(key);
                }
            }
        }
    });
}

/// A clause in the list; one that was not seen is said to be.
fn entry(ui: &mut Ui, text: &Text<'_>, clause: &Clause, chosen: bool, cx: ViewCtx<'_>) -> bool {
    let name = words::clause_name(&clause.number, cx.lang.of(&clause.title));
    let unseen = clause.confidence == Confidence::NotSeen;
    let salt = (&text.id, &clause.number);
    let response = row(ui, salt, Sense::click(), chosen, cx.colours, |ui| {
        ui.horizontal(|ui| {
            ui.set_width(ui.available_width());
            ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                if unseen {
                    let text = words::confidence(clause.confidence, cx.lang);
                    ui.label(RichText::new(text).size(size::SMALL).color(cx.colours.loss.text));
                }
                ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
                    ui.add(Label::new(RichText::new(&name)).truncate());
                });
            });
        });
    });
    let spoken = format!("{} {name}", cx.lang.of(text.name));
    response.widget_info(|| WidgetInfo::selected(Role::Button, true, chosen, &spoken));
    response.clicked()
}

/// The width of a clause, and the most height of its text.
const CLAUSE_WIDTH: f32 = 600.0;
const HEIGHT: f32 = 440.0;

/// A clause in front of everything, by its code.
#[derive(Debug)]
pub struct OneClause(pub String);

/// The number of a clause; clicking it shows the clause.
pub fn clause_button(ui: &mut Ui, code: &str, name: &str, cx: ViewCtx<'_>, out: &mut Messages) {
    let text = RichText::new(name).size(size::SMALL).color(cx.colours.accent);
    let spoken = format!("{} {name}", tr!(cx.lang, "clause"));
    let button = Button::new(text);
    theme::low(ui, 26.0);
    if ui.add(button).accessible_name(spoken).on_hover_text(tr!(cx.lang, "show-clause")).clicked() {
        out.open(OneClause(code.to_owned()));
    }
}

impl Overlay for OneClause {
    fn show(&mut self, ui: &mut Ui, cx: ViewCtx<'_>, out: &mut Messages) -> bool {
        let (Some(cited), Some(rulebook)) = (cx.state.clause(&self.0), cx.state.rulebook()) else {
            return false;
        };
        let mut closed = false;
        let regulation = cx.state.regulation().filter(|_| cited.of_regulation);
        let edition = regulation.map_or(&rulebook.edition, |regulation| &regulation.edition);
        let name = regulation.map_or(&rulebook.name, |regulation| &regulation.name);
        let dismissed = in_front(ui.ctx(), "clause", CLAUSE_WIDTH, |ui| {
            content(ui, cited.clause, (name, edition), cx);
            ui.add_space(space::S);
            at_right(ui, |ui| {
                closed = ui.button(tr!(cx.lang, "close")).clicked();
                if ui.button(tr!(cx.lang, "in-browser")).clicked() {
                    let id = match regulation {
                        Some(regulation) => TextId::Regulation(regulation.id.clone()),
                        None => TextId::Rulebook(rulebook.id.clone()),
                    };
                    let shown = Some((id, cited.clause.number.clone()));
                    let topic = cited.clause.topic;
                    out.open(Browser { shown, topic, ..Browser::default() });
                    closed = true;
                }
            });
        });
        !(dismissed || closed)
    }

    fn in_review(&self) -> bool {
        true
    }
}

/// What a clause says, in which text, and how well that is known.
pub(crate) fn content(
    ui: &mut Ui,
    clause: &Clause,
    (name, edition): (&Bilingual, &Bilingual),
    cx: ViewCtx<'_>,
) {
    let (lang, colours) = (cx.lang, cx.colours);
    let title = words::clause_name(&clause.number, lang.of(&clause.title));
    paragraph(ui, bold(title).size(size::TITLE));
    ui.horizontal_wrapped(|ui| {
        badge(ui, words::confidence(clause.confidence, lang), tone(clause.confidence, colours));
        if let Some(matter) = clause.topic {
            badge(ui, law::matter(matter, lang), colours.open);
        }
    });
    let text = [lang.of(name), lang.of(edition)].join(" · ");
    paragraph(ui, quiet(text.trim_end_matches(" · "), colours));
    ui.add_space(space::S);
    ScrollArea::vertical().id_salt("clause").max_height(HEIGHT).show(ui, |ui| {
        paragraph(ui, RichText::new(lang.of(&clause.text)).size(size::GIST));
        ui.add_space(space::S);
        paragraph(ui, quiet(tr!(lang, "own-words"), colours));
        if let Some(note) = &clause.note {
            paragraph(ui, RichText::new(lang.of(note)).size(size::SMALL).color(colours.foul.text));
        }
        if !clause.source.is_empty() {
            paragraph(
                ui,
                quiet(format!("{} {}", tr!(lang, "source"), law::source(&clause.source, lang)), colours),
            );
        }
    });
}

/// How far a clause can be leaned on.
const fn tone(confidence: Confidence, colours: &Palette) -> Tone {
    match confidence {
        Confidence::Article | Confidence::Seen => colours.calm,
        Confidence::Secondary | Confidence::Inferred => colours.foul,
        Confidence::CarriedOver | Confidence::NotSeen => colours.loss,
    }
}

/// What this feature offers as commands.
pub(crate) static COMMANDS: &[CommandSpec] = &[does(
    Section::RulesLaw,
    C::Clauses,
    |lang| tr!(lang, "command-clauses"),
    |state| {
        let within = state.rulebook().map(|rulebook| TextId::Rulebook(rulebook.id.clone()));
        state.view.front.open(Browser { within, ..Browser::default() });
    },
)
.key(CTRL, Key::F)];
