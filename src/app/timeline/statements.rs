//! What the players, witnesses and arbiters say, and remarks for whoever reads the report.

use egui::accesskit::HasPopup;
use egui::{Align, Button, Id, Layout, RichText, Ui, vec2};

use crate::app::ctx::{Messages, ViewCtx};
use crate::app::edit::Edit;
use crate::app::field::Field;
use crate::app::message::Message;
use crate::app::paper_edit::Paper;
use crate::app::theme::{size, space};
use crate::app::timeline::left_out;
use crate::app::widgets::fields::{bare_field, long_field};
use crate::app::widgets::icons::Icon;
use crate::app::widgets::{bold, card, open_below, paragraph, quiet, quiet_icon, section};
use crate::incident::Party;
use crate::report::Statement;
use crate::text::{board_reading, papers};
use crate::tr;

const PARTIES: [Party; 4] = [Party::Red, Party::Black, Party::Witness, Party::Arbiter];

/// No report has so many; a file that has more must not stop the window.
const MOST_SHOWN: usize = 200;

/// Shows the statements, each to be written in, and the remarks.
pub fn show(ui: &mut Ui, cx: ViewCtx<'_>, out: &mut Messages) {
    let report = cx.state.report();
    ui.add_space(space::S);
    ui.horizontal(|ui| {
        ui.label(bold(tr!(cx.lang, "statements")).size(size::SMALL).color(cx.colours.weak));
        if cx.read_only() {
            return;
        }
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            let button = ui.button(tr!(cx.lang, "add-statement"));
            open_below(&button, HasPopup::Menu, 180.0, |ui| {
                for party in PARTIES {
                    let wide = vec2(ui.available_width(), 0.0);
                    let button = Button::new(papers::statement_of(party, cx.lang)).min_size(wide);
                    if ui.add(button).clicked() {
                        out.push(Message::Edit(Edit::Paper(Paper::AddStatement(party))));
                        ui.data_mut(|data| data.insert_temp(new_statement(), report.statements.len()));
                        ui.close();
                    }
                }
            });
        });
    });
    for (index, statement) in report.statements.iter().enumerate().take(MOST_SHOWN) {
        card(ui, cx.colours.card, Some(cx.colours.line), |ui| one(ui, index, statement, cx, out));
    }
    if cx.read_only() && report.statements.is_empty() {
        ui.label(quiet(tr!(cx.lang, "room-no-statements"), cx.colours));
    }
    left_out(ui, report.statements.len().min(MOST_SHOWN), report.statements.len(), cx);
    if let Some(origin) = board_reading::origin(report, cx.lang) {
        section(ui, tr!(cx.lang, "board-reading-section"), cx.colours);
        paragraph(ui, RichText::new(origin).size(size::SMALL));
    }
    if cx.read_only() && report.remarks.is_empty() {
        return;
    }
    section(ui, tr!(cx.lang, "remarks"), cx.colours);
    long_field(ui, Field::Remarks, tr!(cx.lang, "remarks"), tr!(cx.lang, "remarks-hint"), cx, out);
}

fn one(ui: &mut Ui, index: usize, statement: &Statement, cx: ViewCtx<'_>, out: &mut Messages) {
    let name = |what: &str| papers::statement_name(index, &cx.state.report().statements, what, cx.lang);
    ui.spacing_mut().item_spacing.y = space::XS;
    ui.horizontal(|ui| {
        ui.label(quiet(name(""), cx.colours));
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            if !cx.read_only()
                && quiet_icon(ui, Icon::Remove, &name(tr!(cx.lang, "remove")), cx.colours).clicked()
            {
                out.push(Message::Edit(Edit::Paper(Paper::RemoveStatement(index))));
            }
        });
    });
    if matches!(statement.party, Party::Witness | Party::Arbiter) {
        let width = ui.available_width();
        bare_field(ui, Field::StatementName(index), &name(tr!(cx.lang, "name")), width, cx, out);
    }
    let text =
        long_field(ui, Field::StatementText(index), &name(""), tr!(cx.lang, "statement-hint"), cx, out);
    // Whoever adds a statement wants to write it; letters must not reach the board's shortcuts.
    if ui.data(|data| data.get_temp(new_statement()) == Some(index)) {
        ui.data_mut(|data| data.remove::<usize>(new_statement()));
        text.request_focus();
        text.scroll_to_me(None);
    }
}

/// Under which the number of a statement just added is remembered until its field is there.
fn new_statement() -> Id {
    Id::unique("new-statement")
}
