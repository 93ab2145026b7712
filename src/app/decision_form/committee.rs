//! The committee: its name, when it decided, its members, and who withdrew.

use egui::{Button, Ui};

use crate::app::decision_form::view::{Sheet, remove};
use crate::app::drafts::{DecisionDraft, Drafting, Timed};
use crate::app::message::Message;
use crate::app::theme::space;
use crate::app::view::Messages;
use crate::app::widgets::fields::{hinted, line, named};
use crate::report::Member;
use crate::text::decision::nth;

const NAME: f32 = 360.0;
const MEMBER: f32 = 170.0;
const OFFICE: f32 = 200.0;
const WHY: f32 = 300.0;
const TIME: f32 = 160.0;

/// Shows the part.
pub fn show(ui: &mut Ui, draft: &mut DecisionDraft, sheet: Sheet<'_>, out: &mut Messages) {
    let Sheet { cx, f, .. } = sheet;
    ui.horizontal_top(|ui| {
        named(ui, f.committee, cx, |ui, label| {
            hinted(ui, &mut draft.decision.by, NAME, f.committee_hint)
                .labelled_by(label.id)
                .on_hover_text(f.committee_hint);
        });
        ui.add_space(space::M);
        named(ui, f.decided_at, cx, |ui, label| {
            line(ui, &mut draft.decision.when, TIME).labelled_by(label.id);
            if ui.button(f.now).accessible_name(format!("{} {}", f.decided_at, f.now)).clicked() {
                draft.timed = Timed::Decided;
                out.push(Message::Drafting(Drafting::TakeTime));
            }
        });
    });
    let members = &mut draft.decision.members;
    let mut gone = None;
    for (index, member) in members.iter_mut().enumerate() {
        let name = |part: &str| nth(f.member, index + 1, part);
        named(ui, &name(""), cx, |ui, _| {
            hinted(ui, &mut member.name, MEMBER, cx.t.name).accessible_name(name(cx.t.name));
            hinted(ui, &mut member.office, OFFICE, f.office_hint).accessible_name(name(f.office));
            let button = Button::new(f.withdraws).selected(member.withdrew.is_some());
            if ui.add(button).accessible_name(name(f.withdraws)).clicked() {
                member.withdrew = if member.withdrew.is_some() { None } else { Some(String::new()) };
            }
            if let Some(why) = &mut member.withdrew {
                let room = (ui.available_width() - 40.0).clamp(120.0, WHY);
                hinted(ui, why, room, f.withdrew_hint).accessible_name(name(f.on_what));
            }
            if remove(ui, &name(cx.t.remove), cx) {
                gone = Some(index);
            }
        });
    }
    if let Some(index) = gone {
        members.remove(index);
    }
    if ui.button(f.add_member).clicked() {
        members.push(Member::default());
    }
}
