//! What is wrong with the position: each fault a row that shows its squares on the board.

use egui::{RichText, Role, ScrollArea, Sense, Ui, WidgetInfo};

use crate::app::message::Message;
use crate::app::position_editor::stranded;
use crate::app::theme::{Tone, size};
use crate::app::view::{Messages, ViewCtx};
use crate::app::widgets::{badge, paragraph, row, section};
use crate::text::{faults, set_up};
use xiangqi::{Fault, FaultKind, Square, fen};

/// The most that the list may be high.
const MOST: f32 = 220.0;

/// Shows the list.
pub fn show(ui: &mut Ui, cx: ViewCtx<'_>, out: &mut Messages) {
    let report = cx.state.report();
    let found = report.setup().faults();
    let colours = cx.colours;
    section(ui, cx.t.faults, colours);
    let rows = stranded(report);
    let typed = cx.state.view.fen.as_ref().filter(|typed| typed.revision == cx.state.history.revision());
    let unread = typed.is_some_and(|typed| fen::read(&typed.text).is_err());
    let nothing = found.is_empty() && rows.is_empty();
    // In a scope of its own, so that what is listed does not move the focus of the text being typed below.
    ui.scope(|ui| {
        if unread {
            badge(ui, cx.t.text_not_read, colours.foul);
        } else if nothing {
            badge(ui, cx.t.no_faults, colours.calm);
        }
        if !nothing {
            let all = ScrollArea::vertical().id_salt("faults").max_height(MOST).auto_shrink([false, true]);
            all.show(ui, |ui| list(ui, &found, &rows, cx, out));
        }
    });
}

fn list(ui: &mut Ui, found: &[Fault], rows: &[(usize, Square)], cx: ViewCtx<'_>, out: &mut Messages) {
    let colours = cx.colours;
    let refused = |kind| matches!(kind, FaultKind::Refused(_));
    for (forbids, title, tone) in
        [(true, cx.t.faults_forbid, colours.loss), (false, cx.t.faults_doubt, colours.foul)]
    {
        let mut some = false;
        for (index, fault) in found.iter().enumerate().filter(|(_, fault)| refused(fault.kind) == forbids) {
            if !std::mem::replace(&mut some, true) {
                badge(ui, title, tone);
            }
            let text = faults::fault(fault, cx.lang);
            entry(ui, index, &text, &fault.squares, tone, cx, out);
        }
    }
    if !rows.is_empty() {
        badge(ui, cx.t.faults_timeline, colours.foul);
    }
    for (number, &(index, square)) in rows.iter().enumerate() {
        let text = set_up::stranded(index + 1, square, cx.lang);
        entry(ui, found.len() + number, &text, &[square], colours.foul, cx, out);
    }
}

fn entry(
    ui: &mut Ui,
    index: usize,
    text: &str,
    squares: &[Square],
    tone: Tone,
    cx: ViewCtx<'_>,
    out: &mut Messages,
) {
    let chosen = cx.state.view.fault == Some(index);
    let response = row(ui, ("fault", index), Sense::click(), chosen, cx.colours, |ui| {
        ui.set_width(ui.available_width());
        paragraph(ui, RichText::new(text).size(size::SMALL).color(tone.text));
    });
    response.widget_info(|| WidgetInfo::selected(Role::Button, true, chosen, text));
    if response.clicked() {
        out.push(Message::Fault((!chosen).then_some(index)));
    }
    if chosen || response.has_focus() || ui.rect_contains_pointer(response.rect) {
        out.highlight(squares);
    }
}
