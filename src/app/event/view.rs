//! The event at work: its lists, and the table that a report is of.

use egui::{Button, RichText, Role, ScrollArea, Sense, Ui, WidgetInfo};

use crate::app::ctx::{Messages, ViewCtx};
use crate::app::event::{EventMessage, ListRead};
use crate::app::message::{FileDialogKind, Message};
use crate::app::overlay::Overlay;
use crate::app::theme::{size, space};
use crate::app::widgets::fields::{hinted, lines};
use crate::app::widgets::{at_right, bold, card, in_front, paragraph, quiet, row, section};
use crate::pairings::Pairing;
use crate::store::EventFile;
use crate::text::event as words;
use crate::tr;

const WIDTH: f32 = 820.0;
/// What stands above and below the list of tables.
const AROUND: f32 = 400.0;
/// So many tables are listed; a search finds the others.
const MOST_TABLES: usize = 300;

/// The event at work, in front of the window.
#[derive(Clone, Debug, Default)]
pub struct EventRoom {
    /// The round that is listed.
    pub round: String,
    /// Names, teams or tables that are looked for.
    pub query: String,
    /// The list that is being pasted, while it is.
    pub pasted: Option<String>,
}

impl Overlay for EventRoom {
    fn show(&mut self, ui: &mut Ui, cx: ViewCtx<'_>, out: &mut Messages) -> bool {
        let (mut closed, lang) = (false, cx.lang);
        let dismissed = in_front(ui.ctx(), "event-room", WIDTH, |ui| {
            ui.label(bold(tr!(lang, "event-title")).size(size::TITLE));
            match &cx.state.event.at_work {
                None => nothing(ui, cx, out),
                Some(event) => self.event(ui, event, cx, out, &mut closed),
            }
            ui.add_space(space::S);
            at_right(ui, |ui| closed |= ui.button(tr!(lang, "close")).clicked());
        });
        !(dismissed || closed)
    }

    fn in_review(&self) -> bool {
        false
    }

    fn unfinished(&self) -> Option<String> {
        self.pasted.clone().filter(|text| !text.is_empty())
    }
}

fn nothing(ui: &mut Ui, cx: ViewCtx<'_>, out: &mut Messages) {
    let lang = cx.lang;
    paragraph(ui, RichText::new(tr!(lang, "event-none")));
    ui.horizontal_wrapped(|ui| {
        if ui.button(bold(tr!(lang, "event-begin"))).clicked() {
            out.push(Message::Event(EventMessage::Begin));
        }
        asks(ui, tr!(lang, "event-open"), FileDialogKind::OpenEvent, cx, out);
        asks(ui, tr!(lang, "event-read-list"), FileDialogKind::PairingList, cx, out);
    });
}

fn asks(ui: &mut Ui, name: &str, purpose: FileDialogKind, cx: ViewCtx<'_>, out: &mut Messages) {
    if ui.add_enabled(!cx.state.busy, Button::new(name)).clicked() {
        out.push(Message::Ask(purpose));
    }
}

impl EventRoom {
    fn event(
        &mut self,
        ui: &mut Ui,
        event: &EventFile,
        cx: ViewCtx<'_>,
        out: &mut Messages,
        closed: &mut bool,
    ) {
        let lang = cx.lang;
        let desk = &cx.state.event;
        let name = if event.info.name.is_empty() { tr!(lang, "event-nameless") } else { &event.info.name };
        paragraph(ui, bold(name).size(size::GIST));
        paragraph(ui, quiet(words::of_event(event, &cx.state.library, lang), cx.colours));
        let place = match &desk.file {
            Some(file) if desk.is_saved() => words::in_file(&file.path, lang),
            _ => tr!(lang, "event-not-in-file").to_owned(),
        };
        paragraph(ui, quiet(place, cx.colours));
        ui.horizontal_wrapped(|ui| {
            if ui.add_enabled(!cx.state.busy, Button::new(tr!(lang, "event-save"))).clicked() {
                out.push(Message::Ask(FileDialogKind::SaveEvent));
            }
            asks(ui, tr!(lang, "event-open"), FileDialogKind::OpenEvent, cx, out);
            asks(ui, tr!(lang, "event-read-list"), FileDialogKind::PairingList, cx, out);
            let pasting = self.pasted.is_some();
            if ui.add(Button::new(tr!(lang, "event-paste-list")).selected(pasting)).clicked() {
                self.pasted = if pasting { None } else { Some(String::new()) };
            }
            if ui.button(tr!(lang, "event-end")).clicked() {
                out.push(Message::Event(EventMessage::End));
            }
            let elsewhere = cx.state.report().event.name != event.info.name;
            if elsewhere && ui.button(tr!(lang, "event-enter")).clicked() {
                out.push(Message::Event(EventMessage::Enter));
            }
        });
        self.paste(ui, cx, out);
        if let Some(read) = &desk.read {
            what_was_read(ui, read, cx);
        }
        self.tables(ui, event, cx, out, closed);
    }

    fn paste(&mut self, ui: &mut Ui, cx: ViewCtx<'_>, out: &mut Messages) {
        let Some(text) = &mut self.pasted else { return };
        paragraph(ui, quiet(tr!(cx.lang, "event-paste-hint"), cx.colours));
        ScrollArea::vertical().id_salt("pasted-list").max_height(160.0).show(ui, |ui| {
            let field = lines(ui, text, 5, "").accessible_name(tr!(cx.lang, "event-paste-list"));
            if text.is_empty() && ui.memory(|memory| memory.focused().is_none()) {
                field.request_focus();
            }
        });
        let whole = !text.trim().is_empty() && !cx.state.busy;
        if ui.add_enabled(whole, Button::new(bold(tr!(cx.lang, "event-take-list")))).clicked() {
            out.push(Message::Event(EventMessage::Pasted(text.clone())));
        }
    }

    /// The tables of a round; clicking one fills in round, table and both players.
    fn tables(
        &mut self,
        ui: &mut Ui,
        event: &EventFile,
        cx: ViewCtx<'_>,
        out: &mut Messages,
        closed: &mut bool,
    ) {
        let lang = cx.lang;
        let rounds = event.rounds();
        if rounds.is_empty() {
            return;
        }
        if !rounds.contains(&self.round.as_str()) {
            self.round = rounds.last().map_or_else(String::new, |&round| round.to_owned());
        }
        section(ui, tr!(lang, "event-tables"), cx.colours);
        ui.horizontal_wrapped(|ui| {
            for round in rounds {
                let name = words::round(round, lang);
                if ui.add(Button::new(name).selected(self.round == round)).clicked() {
                    round.clone_into(&mut self.round);
                }
            }
            hinted(ui, &mut self.query, 220.0, tr!(lang, "event-search"))
                .accessible_name(tr!(lang, "event-search"));
        });
        let query = self.query.trim().to_lowercase();
        let fits = |one: &&Pairing| {
            let texts = [&one.table, &one.red.name, &one.red.team, &one.black.name, &one.black.team];
            query.is_empty() || texts.into_iter().any(|text| text.to_lowercase().contains(&query))
        };
        let most = (ui.ctx().content_rect().height() - AROUND).clamp(140.0, 420.0);
        let now = cx.state.report();
        ScrollArea::vertical().id_salt("tables").max_height(most).show(ui, |ui| {
            ui.spacing_mut().item_spacing.y = 0.0;
            let listed = event.tables(&self.round).into_iter().filter(fits).take(MOST_TABLES);
            for (index, one) in listed.enumerate() {
                let chosen = now.event.round == one.round
                    && now.event.table == one.table
                    && now.players.red.name == one.red.name;
                let text = words::pairing(one, lang);
                let response = row(ui, ("table", index), Sense::click(), chosen, cx.colours, |ui| {
                    ui.set_width(ui.available_width());
                    ui.label(RichText::new(&text).color(cx.colours.text));
                });
                response.widget_info(|| WidgetInfo::selected(Role::Button, true, chosen, &text));
                if response.clicked() {
                    out.push(Message::Event(EventMessage::Seat(Box::new(one.clone()))));
                    *closed = true;
                }
            }
        });
    }
}

/// How much was read of a list, and each line that was not understood.
fn what_was_read(ui: &mut Ui, read: &ListRead, cx: ViewCtx<'_>) {
    let lang = cx.lang;
    paragraph(ui, RichText::new(words::read(read.players, read.pairings, lang)));
    if read.unread.is_empty() {
        return;
    }
    card(ui, cx.colours.foul.fill, None, |ui| {
        let count = read.unread.len() + read.more_unread;
        paragraph(ui, bold(words::unread_count(count, lang)).color(cx.colours.foul.text));
        ScrollArea::vertical().id_salt("unread").max_height(110.0).show(ui, |ui| {
            for one in &read.unread {
                paragraph(ui, RichText::new(words::unread(one, lang)).size(size::SMALL));
            }
            if read.more_unread > 0 {
                paragraph(ui, quiet(words::more_unread(read.more_unread, lang), cx.colours));
            }
        });
    });
}
