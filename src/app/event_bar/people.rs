//! The arbiters, and the foul sheet of both players.

use egui::{Align, Button, Layout, Ui};

use crate::app::ctx::{Messages, ViewCtx};
use crate::app::edit::Edit;
use crate::app::event::EventMessage;
use crate::app::event::update::can_search;
use crate::app::field::Field;
use crate::app::message::{FileDialogKind, Message};
use crate::app::paper_edit::Paper;
use crate::app::theme::space;
use crate::app::widgets::fields::{bare_field, buttons};
use crate::app::widgets::icons::Icon;
use crate::app::widgets::{badge, bold, card, paragraph, quiet, quiet_icon};
use crate::report::{FoulClass, FoulRow, Role, tally};
use crate::text::{fouls, papers};
use crate::tr;
use xiangqi::Side;

const ROLES: [Role; 3] = [Role::Chief, Role::Arbiter, Role::Appeals];
const CLASSES: [FoulClass; 3] = [FoulClass::Breach, FoulClass::Foul, FoulClass::Technical];

fn paper(out: &mut Messages, paper: Paper) {
    out.push(Message::Edit(Edit::Paper(paper)));
}

/// The arbiters, each with name and role, and buttons that add one.
pub fn arbiters(ui: &mut Ui, cx: ViewCtx<'_>, out: &mut Messages) {
    let lang = cx.lang;
    for (index, arbiter) in cx.state.report().arbiters.iter().enumerate() {
        let name = |what: &str| tr!(lang, "paper-of-arbiter", number = index + 1, what);
        ui.horizontal(|ui| {
            bare_field(ui, Field::ArbiterName(index), &name(tr!(lang, "name")), 170.0, cx, out);
            let roles = ROLES.map(|role| (role, papers::role(role, lang).to_owned()));
            if let Some(role) = buttons(ui, &name(""), Some(arbiter.role), roles) {
                paper(out, Paper::SetRole(index, role));
            }
            if quiet_icon(ui, Icon::Remove, &name(tr!(lang, "remove")), cx.colours).clicked() {
                paper(out, Paper::RemoveArbiter(index));
            }
        });
    }
    ui.horizontal(|ui| {
        for (role, text) in [
            (Role::Chief, tr!(lang, "add-chief")),
            (Role::Arbiter, tr!(lang, "add-arbiter")),
            (Role::Appeals, tr!(lang, "add-appeals")),
        ] {
            if ui.button(text).clicked() {
                paper(out, Paper::AddArbiter(role));
            }
        }
    });
}

/// The foul sheet: for each player the count against the limit, the rows, and buttons that add one.
pub fn foul_sheet(ui: &mut Ui, cx: ViewCtx<'_>, out: &mut Messages) {
    let report = cx.state.report();
    let limits = cx.state.law().map(|law| law.limits()).unwrap_or_default();
    let tally = tally(&report.foul_sheet);
    for side in Side::BOTH {
        paragraph(ui, bold(fouls::counts(side, tally[side], limits, cx.lang)));
        for (index, row) in report.foul_sheet.iter().enumerate().filter(|(_, row)| row.side == side) {
            card(ui, cx.colours.card, Some(cx.colours.line), |ui| foul(ui, index, row, cx, out));
        }
        ui.horizontal_wrapped(|ui| {
            for class in CLASSES {
                let text = format!("＋ {}", papers::foul_class(class, cx.lang));
                let name = format!("{} {text}", crate::text::names::side(side, cx.lang));
                if ui.button(text).accessible_name(name).clicked() {
                    paper(out, Paper::AddFoul(side, class));
                }
            }
        });
        ui.add_space(space::S);
    }
    if ui.add_enabled(!cx.state.busy, Button::new(tr!(cx.lang, "fouls-from-report"))).clicked() {
        out.push(Message::Ask(FileDialogKind::EarlierReport));
        ui.close();
    }
    let can = !cx.state.busy && can_search(cx.state);
    if ui.add_enabled(can, Button::new(tr!(cx.lang, "event-find-fouls"))).clicked() {
        out.push(Message::Event(EventMessage::SearchFouls));
        ui.close();
    }
    paragraph(ui, quiet(tr!(cx.lang, "foul-explained"), cx.colours));
}

fn foul(ui: &mut Ui, index: usize, row: &FoulRow, cx: ViewCtx<'_>, out: &mut Messages) {
    let name = |what: &str| tr!(cx.lang, "paper-of-foul", number = index + 1, what);
    ui.spacing_mut().item_spacing.y = space::XS;
    ui.horizontal(|ui| {
        let classes = CLASSES.map(|class| (class, papers::foul_class(class, cx.lang).to_owned()));
        if let Some(class) = buttons(ui, &name(""), Some(row.class), classes) {
            paper(out, Paper::SetClass(index, class));
        }
        if cx.state.report().ruling_of(row).is_some() {
            badge(ui, tr!(cx.lang, "of-this-incident"), cx.colours.open);
        }
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            if quiet_icon(ui, Icon::Remove, &name(tr!(cx.lang, "remove")), cx.colours).clicked() {
                paper(out, Paper::RemoveFoul(index));
            }
        });
    });
    ui.horizontal(|ui| {
        for (field, width) in [
            (Field::FoulMoment(index), 150.0),
            (Field::FoulClause(index), 90.0),
            (Field::FoulNote(index), 0.0),
        ] {
            let width = if width > 0.0 { width } else { ui.available_width() };
            bare_field(ui, field, &name(field.label(cx.lang)), width, cx, out);
        }
    });
}
