//! What the players, witnesses and arbiters say, and remarks for whoever reads the report.

use egui::{Align, Id, Layout, Ui};

use crate::app::edit::{Edit, Field};
use crate::app::message::Message;
use crate::app::paper_edit::Paper;
use crate::app::theme::{size, space};
use crate::app::timeline::left_out;
use crate::app::view::{Look, Outbox};
use crate::app::widgets::fields::{bare_field, long_field};
use crate::app::widgets::icons::Icon;
use crate::app::widgets::{bold, card, open_below, quiet, quiet_icon, section};
use crate::incident::Party;
use crate::report::Statement;
use crate::text::papers;

const PARTIES: [Party; 4] = [Party::Red, Party::Black, Party::Witness, Party::Arbiter];

/// No report has so many; a file that has more must not stop the window.
const MOST_SHOWN: usize = 200;

/// Shows the statements, each to be written in, and the remarks.
pub fn show(ui: &mut Ui, look: Look<'_>, out: &mut Outbox) {
    let report = look.state.report();
    ui.add_space(space::S);
    ui.horizontal(|ui| {
        ui.label(bold(look.t.statements).size(size::SMALL).color(look.colours.weak));
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            let button = ui.button(look.t.add_statement);
            open_below(&button, 180.0, |ui| {
                for party in PARTIES {
                    if ui.button(papers::statement_of(party, look.lang)).clicked() {
                        out.push(Message::Edit(Edit::Paper(Paper::AddStatement(party))));
                        ui.data_mut(|data| data.insert_temp(new_statement(), report.statements.len()));
                        ui.close();
                    }
                }
            });
        });
    });
    for (index, statement) in report.statements.iter().enumerate().take(MOST_SHOWN) {
        card(ui, look.colours.card, Some(look.colours.line), |ui| one(ui, index, statement, look, out));
    }
    left_out(ui, report.statements.len().min(MOST_SHOWN), report.statements.len(), look);
    section(ui, look.t.remarks, look.colours);
    long_field(ui, Field::Remarks, look.t.remarks, look.t.remarks_hint, look, out);
}

fn one(ui: &mut Ui, index: usize, statement: &Statement, look: Look<'_>, out: &mut Outbox) {
    let name = |what: &str| papers::statement_name(index, &look.state.report().statements, what, look.lang);
    ui.spacing_mut().item_spacing.y = space::XS;
    ui.horizontal(|ui| {
        ui.label(quiet(name(""), look.colours));
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            if quiet_icon(ui, Icon::Remove, &name(look.t.remove), look.colours).clicked() {
                out.push(Message::Edit(Edit::Paper(Paper::RemoveStatement(index))));
            }
        });
    });
    if matches!(statement.party, Party::Witness | Party::Arbiter) {
        let width = ui.available_width();
        bare_field(ui, Field::StatementName(index), &name(look.t.name), width, look, out);
    }
    let text = long_field(ui, Field::StatementText(index), &name(""), look.t.statement_hint, look, out);
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
