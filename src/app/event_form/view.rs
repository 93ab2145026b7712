//! The form for a row of the timeline, and the line that stands in its place while the board is clicked.

use egui::{Button, RichText, Ui};

use crate::app::board::gesture;
use crate::app::clock;
use crate::app::ctx::{Messages, ViewCtx};
use crate::app::edit::Edit;
use crate::app::event_form::{ActGroup, ActKind, Asks, EventDraft, Lacking};
use crate::app::overlay::{Draft, Filling, Form};
use crate::app::state::State;
use crate::app::theme;
use crate::app::theme::{size, space};
use crate::app::widgets::fields::{beside, line, lines, named, one_of};
use crate::app::widgets::list_box::{Entry, picker};
use crate::app::widgets::{at_right, bold, card, enters, form, paragraph, quiet};
use crate::incident::{Actor, Party};
use crate::law::ConductTopic;
use crate::text::Lang;
use crate::text::{conduct, events, names, papers, repetition, timeline};
use crate::tr;
use xiangqi::repetition::Nature;
use xiangqi::{Side, Square};

const WIDTH: f32 = 880.0;

const ACTORS: [Actor; 3] = [Actor::Player(Side::Red), Actor::Player(Side::Black), Actor::Arbiter];

impl Draft for EventDraft {
    fn show(&mut self, ui: &mut Ui, cx: ViewCtx<'_>, out: &mut Messages) -> Filling {
        let (mut answer, mut picks) = (Filling::GoesOn, false);
        let content = |ui: &mut Ui, draft: &mut Self| {
            content(ui, draft, cx);
            picks = draft.picking;
        };
        let foot = |ui: &mut Ui, draft: &Self| answer = foot(ui, draft, cx);
        let left = form(ui.ctx(), "event-form", WIDTH, self, content, foot);
        if picks {
            out.set(|view| view.moment = None);
        }
        answer.or_left(left)
    }

    /// In the place of the row that was filled in, where that is still there.
    fn edit(&self, state: &State) -> Option<Edit> {
        let event = self.event().ok()?;
        Some(match &self.of {
            Some((index, before)) if state.report().timeline.get(*index) == Some(before) => {
                Edit::SetEvent(*index, event)
            }
            _ => Edit::Record(vec![event]),
        })
    }

    fn words(&self) -> String {
        self.note.clone()
    }

    fn is_put_aside(&self) -> bool {
        self.picking
    }
}

fn content(ui: &mut Ui, draft: &mut EventDraft, cx: ViewCtx<'_>) {
    let lang = cx.lang;
    let row = draft.of.as_ref().map(|(index, _)| *index);
    ui.label(bold(papers::event_form_title(row, lang)).size(size::TITLE));
    ui.add_space(space::XS);
    let actors = ACTORS.map(|actor| (actor, events::actor(actor, lang).to_owned()));
    if let Some(actor) = one_of(ui, tr!(lang, "who"), Some(draft.actor), actors, cx) {
        // What an arbiter does is hardly ever an act of the hand.
        if actor == Actor::Arbiter && draft.squares.is_empty() && !draft.kind.is_arbiters() {
            draft.kind = ActKind::Words;
        }
        draft.actor = actor;
    }
    if let Some(kind) = choose(ui, draft.kind, cx) {
        draft.choose(kind, gesture::mover(cx.state.report()));
        if kind == ActKind::TakeBack && draft.squares.is_empty() {
            // The move taken back is hardly ever another than the last one.
            let last = gesture::last_released(cx.state.report());
            draft.squares = last.map_or_else(String::new, |mv| format!("{} {}", mv.from, mv.to));
        }
    }
    ui.separator();
    match draft.kind.asks() {
        Asks::Nothing => {}
        Asks::Squares(_) | Asks::AnySquares => squares(ui, draft, cx),
        Asks::Minutes => minutes(ui, draft, cx),
        Asks::Ply => ply(ui, draft, cx),
        Asks::Nature => {
            ply(ui, draft, cx);
            nature(ui, draft, cx);
            words(ui, draft, cx);
        }
        Asks::Words => words(ui, draft, cx),
        Asks::Topic => catalogue(ui, draft, cx),
    }
    clocks(ui, draft, cx);
    basis(ui, draft, cx);
    certainty(ui, draft, cx);
    beside(ui, cx, |ui| {
        named(ui, tr!(lang, "time"), cx, |ui, label| {
            line(ui, &mut draft.time, 180.0).labelled_by(label.id);
            if ui.button(tr!(lang, "time-now")).clicked() {
                draft.time = clock::now();
            }
        });
        ui.add_space(space::M);
        ui.horizontal(|ui| {
            let label = ui.label(quiet(tr!(lang, "note"), cx.colours));
            let width = ui.available_width();
            line(ui, &mut draft.note, width).labelled_by(label.id);
        });
    });
}

fn foot(ui: &mut Ui, draft: &EventDraft, cx: ViewCtx<'_>) -> Filling {
    let event = draft.event();
    let mut answer = Filling::GoesOn;
    at_right(ui, |ui| {
        let text = if draft.of.is_some() { tr!(cx.lang, "accept") } else { tr!(cx.lang, "add") };
        let confirm = Button::new(bold(text)).selected(event.is_ok());
        let entered = event.is_ok() && enters(ui);
        if ui.add_enabled(event.is_ok(), confirm).clicked() || entered {
            answer = Filling::Confirmed;
        }
        if ui.button(tr!(cx.lang, "cancel")).clicked() {
            answer = Filling::Cancelled;
        }
        if let Err(lacking) = event {
            let text = match lacking {
                Lacking::Squares(count) => papers::squares_wanted(count, cx.lang),
                Lacking::AnySquares => tr!(cx.lang, "any-squares-lacking").to_owned(),
                Lacking::Topic => tr!(cx.lang, "lacking-topic").to_owned(),
                Lacking::Times => tr!(cx.lang, "lacking-times").to_owned(),
                Lacking::Words => tr!(cx.lang, "words-lacking").to_owned(),
                Lacking::Ground => tr!(cx.lang, "ground-lacking").to_owned(),
                Lacking::Minutes => tr!(cx.lang, "minutes-lacking").to_owned(),
                Lacking::Ply => tr!(cx.lang, "ply-lacking").to_owned(),
                Lacking::Clock(side) => timeline::clock_lacking(side, cx.lang),
                Lacking::Parties => tr!(cx.lang, "parties-lacking").to_owned(),
            };
            ui.label(RichText::new(text).color(cx.colours.foul.text));
        }
    });
    answer
}

/// What stands above the timeline while squares are clicked on the board.
pub fn picking(ui: &mut Ui, cx: ViewCtx<'_>, out: &mut Messages) {
    let Some(Form { draft, .. }) = cx.state.view.front.get::<Form<EventDraft>>() else { return };
    if !draft.picking {
        return;
    }
    card(ui, cx.colours.open.fill, None, |ui| {
        paragraph(ui, bold(events::kind(draft.kind, cx.lang)).color(cx.colours.open.text));
        let several = draft.kind.asks() == Asks::AnySquares;
        let hint = if several { tr!(cx.lang, "picking-several") } else { tr!(cx.lang, "picking-hint") };
        paragraph(ui, RichText::new(hint));
        // Its line is there from the beginning, so that the buttons do not move under the pointer.
        let squares = if draft.squares.is_empty() { "—" } else { &draft.squares };
        paragraph(ui, quiet(squares, cx.colours));
        ui.horizontal(|ui| {
            if ui.button(tr!(cx.lang, "picking-done")).clicked() {
                out.set(|view| {
                    if let Some(form) = view.front.get_mut::<Form<EventDraft>>() {
                        form.draft.picking = false;
                    }
                });
            }
            if ui.button(tr!(cx.lang, "cancel")).clicked() {
                out.set(|view| view.front.close::<Form<EventDraft>>());
            }
        });
    });
}

/// Everybody who may dispute an event.
const PARTIES: [Party; 4] = [Party::Red, Party::Black, Party::Witness, Party::Arbiter];
/// The room for a clock time, and for a small number.
const CLOCK: f32 = 86.0;
const NUMBER: f32 = 64.0;

/// Words, with those that are often written a click away.
/// The catalogue of conduct, to search; what the law in force makes of the kind chosen.
fn catalogue(ui: &mut Ui, draft: &mut EventDraft, cx: ViewCtx<'_>) {
    let lang = cx.lang;
    named(ui, tr!(lang, "form-topic-search"), cx, |ui, label| {
        line(ui, &mut draft.search, 260.0).labelled_by(label.id);
    });
    let sought = draft.search.trim().to_lowercase();
    let found = |topic: &ConductTopic| {
        sought.is_empty()
            || topic.id().contains(&sought)
            || Lang::ALL.iter().any(|&lang| conduct::name(*topic, lang).to_lowercase().contains(&sought))
    };
    named(ui, tr!(lang, "form-topic"), cx, |ui, _| {
        ui.horizontal_wrapped(|ui| {
            for topic in ConductTopic::all().filter(found) {
                let button = Button::new(conduct::name(topic, lang)).selected(draft.topic == Some(topic));
                if ui.add(button).clicked() {
                    draft.topic = Some(topic);
                }
            }
        });
    });
    if let (Some(topic), Some(texts)) = (draft.topic, cx.state.texts()) {
        paragraph(ui, quiet(conduct::rule(topic, texts, lang), cx.colours));
    }
    named(ui, tr!(lang, "form-times"), cx, |ui, label| {
        line(ui, &mut draft.times, NUMBER).labelled_by(label.id);
    });
    named(ui, tr!(lang, "words"), cx, |ui, label| {
        lines(ui, &mut draft.words, 1, "").labelled_by(label.id);
    });
}

pub fn words(ui: &mut Ui, draft: &mut EventDraft, cx: ViewCtx<'_>) {
    let (name, ready): (_, &[&str]) = match draft.kind {
        ActKind::DeclareDraw => (
            tr!(cx.lang, "draw-ground"),
            &[tr!(cx.lang, "kind-no-chances"), tr!(cx.lang, "kind-repetition"), tr!(cx.lang, "kind-natural")],
        ),
        ActKind::ClaimOther => (tr!(cx.lang, "words"), &[]),
        ActKind::JudgeMove => (tr!(cx.lang, "draw-ground"), &[]),
        _ => (
            tr!(cx.lang, "words"),
            &[
                tr!(cx.lang, "arbiter-stops"),
                tr!(cx.lang, "arbiter-checks"),
                tr!(cx.lang, "arbiter-restores"),
                tr!(cx.lang, "arbiter-announces"),
            ],
        ),
    };
    named(ui, name, cx, |ui, label| {
        ui.vertical(|ui| {
            lines(ui, &mut draft.words, 1, "").labelled_by(label.id);
            ui.horizontal_wrapped(|ui| {
                for &text in ready {
                    if ui.button(RichText::new(text).size(size::SMALL)).clicked() {
                        text.clone_into(&mut draft.words);
                    }
                }
            });
        });
    });
}

/// Squares, typed or clicked, and what stands there.
pub fn squares(ui: &mut Ui, draft: &mut EventDraft, cx: ViewCtx<'_>) {
    let report = cx.state.report();
    let before = draft.of.as_ref().map_or(report.timeline.len(), |(index, _)| *index);
    named(ui, tr!(cx.lang, "squares"), cx, |ui, label| {
        let width = if draft.kind == ActKind::Disturb { 220.0 } else { 120.0 };
        line(ui, &mut draft.squares, width).labelled_by(label.id);
        if ui.button(tr!(cx.lang, "pick-on-board")).clicked() {
            draft.picking = true;
            draft.squares.clear();
        }
        let named = draft.named();
        if !named.is_empty() {
            let board = report.board_after(before);
            let text = match draft.kind {
                ActKind::Disturb => {
                    let on = |&square: &Square| names::on(&board, square, cx.lang);
                    names::list(&named.iter().map(on).collect::<Vec<_>>(), cx.lang)
                }
                _ => papers::understood(&named, &board, cx.lang),
            };
            paragraph(ui, RichText::new(text));
        }
    });
}

pub fn minutes(ui: &mut Ui, draft: &mut EventDraft, cx: ViewCtx<'_>) {
    named(ui, tr!(cx.lang, "minutes"), cx, |ui, label| {
        let field = line(ui, &mut draft.minutes, NUMBER).labelled_by(label.id);
        // It is all that is asked for.
        if draft.minutes.is_empty() && ui.memory(|memory| memory.focused().is_none()) {
            field.request_focus();
        }
    });
}

/// What a move of a repetition is.
fn nature(ui: &mut Ui, draft: &mut EventDraft, cx: ViewCtx<'_>) {
    named(ui, tr!(cx.lang, "repetition-nature"), cx, |ui, _| {
        ui.horizontal_wrapped(|ui| {
            for nature in Nature::ALL {
                ui.selectable_value(&mut draft.nature, nature, repetition::nature(nature, cx.lang));
            }
        });
    });
}

/// The number of a move, typed or chosen from the game.
pub fn ply(ui: &mut Ui, draft: &mut EventDraft, cx: ViewCtx<'_>) {
    let report = cx.state.report();
    named(ui, tr!(cx.lang, "ply"), cx, |ui, label| {
        line(ui, &mut draft.ply, NUMBER).labelled_by(label.id);
        if report.moves.is_empty() {
            ui.label(quiet(tr!(cx.lang, "ply-hint"), cx.colours));
            return;
        }
        // The latest first: it is the one most likely complained of.
        let named = (1..=report.moves.len()).rev().filter_map(|number| Some((number, ply_name(number, cx)?)));
        let entries: Vec<_> = named.map(|(number, name)| Entry::new(number.to_string(), name)).collect();
        let shown = tr!(cx.lang, "choose-ply");
        if let Some(number) = picker(ui, "plies", (shown, shown), 0.0, None, entries, cx.colours) {
            draft.ply = number;
        }
        let number = draft.ply.trim().parse::<usize>().ok();
        if let Some(number) = number {
            let text = ply_name(number, cx);
            ui.label(RichText::new(text.as_deref().unwrap_or(tr!(cx.lang, "no-such-ply"))));
        }
    });
}

/// A move of the game by its number from 1.
fn ply_name(number: usize, cx: ViewCtx<'_>) -> Option<String> {
    let report = cx.state.report();
    let before = number.checked_sub(1)?;
    let mv = *report.moves.get(before)?;
    let setup = report.setup_after(before);
    let side = setup.board.get(mv.from).map(|piece| piece.side).or(setup.turn).unwrap_or(Side::Red);
    Some(timeline::ply(number, side, &names::mv(&setup.board, mv, cx.lang), cx.lang))
}

/// Whose clock ran, and what was left to each side.
pub fn clocks(ui: &mut Ui, draft: &mut EventDraft, cx: ViewCtx<'_>) {
    let lang = cx.lang;
    ui.horizontal_wrapped(|ui| {
        let who = [
            (None, tr!(lang, "clock-unknown").to_owned()),
            (Some(Side::Red), names::side(Side::Red, lang).to_owned()),
            (Some(Side::Black), names::side(Side::Black, lang).to_owned()),
        ];
        if let Some(running) = one_of(ui, tr!(lang, "clock-running"), Some(draft.running), who, cx) {
            draft.running = running;
        }
        ui.add_space(space::M);
        ui.label(quiet(tr!(lang, "clock-left"), cx.colours));
        for side in Side::BOTH {
            ui.label(quiet(names::side(side, lang), cx.colours));
            let edit = egui::TextEdit::singleline(&mut draft.remaining[side])
                .desired_width(CLOCK)
                .hint_text(tr!(lang, "clock-hint"))
                .margin(egui::Margin::symmetric(8, 6));
            ui.add(edit).accessible_name(timeline::left_to(side, lang));
        }
    });
}

/// On what it rests.
pub fn basis(ui: &mut Ui, draft: &mut EventDraft, cx: ViewCtx<'_>) {
    named(ui, tr!(cx.lang, "basis"), cx, |ui, _| {
        ui.horizontal_wrapped(|ui| {
            for basis in timeline::BASES {
                let name = timeline::basis(basis, cx.lang);
                let button = Button::new(name).selected(draft.basis.contains(&basis));
                if ui.add(button).accessible_name(format!("{} {name}", tr!(cx.lang, "basis"))).clicked() {
                    draft.toggle_basis(basis);
                }
            }
        });
    });
}

/// Whether it is disputed, by whom, and whether its order is.
pub fn certainty(ui: &mut Ui, draft: &mut EventDraft, cx: ViewCtx<'_>) {
    named(ui, tr!(cx.lang, "certainty"), cx, |ui, _| {
        ui.horizontal_wrapped(|ui| {
            for (disputed, text) in [(false, tr!(cx.lang, "established")), (true, tr!(cx.lang, "disputed"))] {
                let button = Button::new(text).selected(draft.disputed == disputed);
                if ui.add(button).accessible_name(format!("{} {text}", tr!(cx.lang, "certainty"))).clicked() {
                    draft.disputed = disputed;
                }
            }
            if !draft.disputed {
                return;
            }
            ui.label(quiet(tr!(cx.lang, "disputed-by"), cx.colours));
            for party in PARTIES {
                let button = Button::new(events::party(party, cx.lang));
                let button = button.selected(draft.parties.contains(&party));
                let name = papers::disputed_by(party, cx.lang);
                if ui.add(button).accessible_name(name).clicked() {
                    draft.toggle(party);
                }
            }
        });
    });
    let first = draft.of.as_ref().map_or(cx.state.report().timeline.is_empty(), |(index, _)| *index == 0);
    if first && !draft.order_disputed {
        return;
    }
    let orders = [
        (false, tr!(cx.lang, "order-agreed").to_owned()),
        (true, tr!(cx.lang, "order-disputed-long").to_owned()),
    ];
    draft.order_disputed = one_of(ui, tr!(cx.lang, "order"), Some(draft.order_disputed), orders, cx)
        .unwrap_or(draft.order_disputed);
}

/// The height of a button of the list.
const HEIGHT: f32 = 28.0;

/// Shows the list, a line a group; the kind that was clicked.
pub fn choose(ui: &mut Ui, chosen: ActKind, cx: ViewCtx<'_>) -> Option<ActKind> {
    let mut clicked = None;
    ui.scope(|ui| {
        ui.spacing_mut().item_spacing.y = space::XS;
        for group in ActGroup::ALL {
            named(ui, events::group(group, cx.lang), cx, |ui, _| {
                ui.horizontal_wrapped(|ui| {
                    theme::low(ui, HEIGHT);
                    ui.spacing_mut().item_spacing.x = space::XS;
                    ui.spacing_mut().button_padding.x = space::S;
                    for kind in group.kinds() {
                        let name = events::kind(kind, cx.lang);
                        let text = RichText::new(name).size(size::SMALL + 1.0);
                        let button = Button::new(text).selected(kind == chosen);
                        if ui
                            .add(button)
                            .accessible_name(format!("{} {name}", tr!(cx.lang, "what")))
                            .clicked()
                        {
                            clicked = Some(kind);
                        }
                    }
                });
            });
        }
    });
    clicked
}
