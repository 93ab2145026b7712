//! The appeals and decisions of the report as cards beside the rulings given.

use egui::{Button, Id, RichText, Ui};

use crate::app::commands::Command;
use crate::app::keys::KeysMessage;
use crate::app::message::Message;
use crate::app::state::Toast;
use crate::app::theme::{Palette, Tone, size};
use crate::app::view::{Messages, ViewCtx};
use crate::app::widgets::{badge, bold, card, paragraph, quiet, section};
use crate::report::seal::Entry;
use crate::report::{Decided, Decision, GivenOutcome, InTime, KeySignature, Seal};
use crate::text::decision::{self as words, Form};
use crate::text::{committee, names};

/// Shows them, in their order.
pub fn show(ui: &mut Ui, cx: ViewCtx<'_>, out: &mut Messages) {
    let decisions = &cx.state.report().decisions;
    if decisions.is_empty() {
        return;
    }
    let f = words::form(cx.lang);
    section(ui, f.given, cx.colours);
    let mut last = None;
    for (index, decision) in decisions.iter().enumerate() {
        let is_last = index + 1 == decisions.len();
        let place = ui.scope(|ui| {
            card(ui, cx.colours.card, Some(cx.colours.line), |ui| {
                one(ui, index, decision, is_last, f, cx, out);
            });
        });
        last = Some(place.response);
    }
    let notice = &cx.state.notice;
    let id = Id::unique("decided-shown");
    let before: Option<u64> = ui.data(|data| data.get_temp(id));
    if let (Some(last), Some(Toast::Decided)) = (last, &notice.done)
        && before != Some(notice.number)
    {
        ui.data_mut(|data| data.insert_temp(id, notice.number));
        last.scroll_to_me(None);
    }
}

fn one(
    ui: &mut Ui,
    index: usize,
    decision: &Decision,
    is_last: bool,
    f: &Form,
    cx: ViewCtx<'_>,
    out: &mut Messages,
) {
    let lang = cx.lang;
    let pending = decision.decided == Decided::Pending;
    let (by, when) =
        if pending { (&decision.appeal.by, &decision.appeal.lodged) } else { (&decision.by, &decision.when) };
    ui.horizontal_wrapped(|ui| {
        let result = match &decision.decided {
            Decided::Pending => f.appeal_waits.to_owned(),
            Decided::Resumed(_) => f.resumed.to_owned(),
            Decided::Other(_) => f.other.to_owned(),
            decided => names::capitalised(&committee::decided(decided, lang)),
        };
        badge(ui, result, tone(&decision.decided, cx.colours));
        ui.label(bold(words::entry_of(index + 1, by, when, lang)));
    });
    let in_time = committee::in_time(cx.state.report(), &decision.appeal, lang);
    let late =
        matches!(cx.state.report().in_time(&decision.appeal), InTime::No { .. } | InTime::Stated(false));
    let colour = if late { cx.colours.loss.text } else { cx.colours.weak };
    paragraph(ui, RichText::new(names::capitalised(&in_time)).size(size::SMALL).color(colour));
    let gist = if pending { &decision.appeal.claim } else { &decision.reasons };
    if let Some(first) = gist.lines().find(|line| !line.trim().is_empty()) {
        paragraph(ui, RichText::new(first));
    }
    signed(ui, Entry::Decision(index), decision.seal.as_deref(), &decision.signed, cx, out, |ui, out| {
        let name = format!("{} {}", f.read, index + 1);
        if ui.button(f.read).accessible_name(name).clicked() {
            out.push(Message::ReadDecision(Some(index)));
        }
        if pending && is_last {
            let text = bold(f.decide_now);
            if ui.add(Button::new(text)).clicked() {
                out.push(Message::Command(Command::Decide));
            }
        }
    });
}

/// Who signed by key, and the button that signs; with other buttons before it.
pub fn signed(
    ui: &mut Ui,
    of: Entry,
    seal: Option<&Seal>,
    signed: &[KeySignature],
    cx: ViewCtx<'_>,
    out: &mut Messages,
    buttons: impl FnOnce(&mut Ui, &mut Messages),
) {
    let f = words::form(cx.lang);
    if !signed.is_empty() {
        let names: Vec<&str> = signed.iter().map(|signature| signature.name.as_str()).collect();
        paragraph(ui, quiet(words::signed_by_key(&names, cx.lang), cx.colours));
    }
    ui.horizontal_wrapped(|ui| {
        buttons(ui, out);
        // Without a seal there is nothing that a key could sign.
        if seal.is_some() && ui.button(f.sign).accessible_name(words::sign_of(of, cx.lang)).clicked() {
            out.push(Message::Keys(KeysMessage::Sign(of)));
        }
    });
}

const fn tone(decided: &Decided, colours: &Palette) -> Tone {
    match decided {
        Decided::Pending | Decided::Other(_) => colours.open,
        Decided::Upheld | Decided::Resumed(_) => colours.calm,
        Decided::Replayed | Decided::NotHeard => colours.foul,
        Decided::Changed { outcome, .. } => match outcome {
            GivenOutcome::None | GivenOutcome::Draw => colours.calm,
            GivenOutcome::Foul => colours.foul,
            GivenOutcome::Open => colours.open,
            GivenOutcome::Loss => colours.loss,
        },
    }
}
