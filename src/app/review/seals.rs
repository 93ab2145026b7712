//! Whether what was sealed is as it was: at once under the event bar, and in full in the room.

use egui::{Align, Button, Frame, Label, Layout, Margin, Panel, RichText, Ui, vec2};

use crate::app::review::view::{Seen, say};
use crate::app::review::{Checked, ReviewMessage, Tab};
use crate::app::theme::{CLICKABLE, size, space};
use crate::app::view::{Messages, ViewCtx};
use crate::app::widgets::{bold, card, paragraph, quiet, section};
use crate::report::seal::{Breach, Place};
use crate::text::{committee, review_room as sentences};

/// So many breaches are named under the event bar.
const NAMED: usize = 2;

/// Shows under the event bar what no longer holds; or quietly that all of it does. Nothing where nothing is sealed.
pub fn seals_bar(ui: &mut Ui, cx: ViewCtx<'_>, out: &mut Messages) {
    let Some(checked) = &cx.state.review.checked else { return };
    if !checked.breaches.is_empty() {
        let tone = cx.colours.loss;
        let margin = Margin::symmetric(space::L as i8, space::S as i8);
        let frame = Frame::new().fill(tone.fill).inner_margin(margin);
        Panel::top("seals-broken").frame(frame).show(ui, |ui| banner(ui, checked, cx, out));
    } else if checked.sealed() > 0 {
        let frame = Frame::new().fill(cx.colours.bar).inner_margin(Margin {
            left: space::L as i8,
            right: space::L as i8,
            top: 0,
            bottom: 5,
        });
        Panel::top("seals-hold").frame(frame).show(ui, |ui| {
            ui.add(Label::new(quiet(quietly(checked, cx), cx.colours)).truncate());
        });
    }
}

fn banner(ui: &mut Ui, checked: &Checked, cx: ViewCtx<'_>, out: &mut Messages) {
    let (tone, words) = (cx.colours.loss, sentences::words(cx.lang));
    let named = named(checked);
    ui.with_layout(Layout::right_to_left(Align::Min), |ui| {
        let button = Button::new(bold(words.to_review)).min_size(vec2(0.0, CLICKABLE));
        if ui.add(button).clicked() {
            say(out, ReviewMessage::Enter(Tab::Seals));
        }
        ui.with_layout(Layout::top_down(Align::Min), |ui| {
            ui.spacing_mut().item_spacing.y = 2.0;
            let title = sentences::tab(words.banner, checked.breaches.len(), cx.lang);
            paragraph(ui, bold(format!("⚠ {title}")).size(size::GIST).color(tone.text));
            for (breach, place) in &named {
                let text = sentences::broken(&checked.report, breach, *place, cx.lang);
                paragraph(ui, RichText::new(text).color(cx.colours.text));
            }
            if let Some(more) = checked.breaches.len().checked_sub(named.len()).filter(|&more| more > 0) {
                paragraph(ui, quiet(sentences::more(more, cx.lang), cx.colours));
            }
        });
    });
}

/// The first breach of each kind: what changed breaks every seal that was made before.
fn named(checked: &Checked) -> Vec<&(Breach, Option<Place>)> {
    let mut named: Vec<&(Breach, Option<Place>)> = Vec::new();
    for one in &checked.breaches {
        if named.len() < NAMED && !named.iter().any(|other| other.0.what == one.0.what) {
            named.push(one);
        }
    }
    named
}

/// How many seals and signatures hold, and by whose keys.
fn quietly(checked: &Checked, cx: ViewCtx<'_>) -> String {
    let mut parts = vec![committee::seals_hold(checked.sealed(), checked.signed.len(), cx.lang)];
    let mut keys: Vec<(&str, &str)> = Vec::new();
    for signed in &checked.signed {
        let key = (signed.name.as_str(), signed.fingerprint.as_str());
        if !keys.contains(&key) {
            keys.push(key);
        }
    }
    parts.extend(checked.added.iter().map(|since| committee::added_since(since, cx.lang)));
    parts.extend(keys.into_iter().map(|(name, key)| committee::signed_by(name, key, cx.lang)));
    parts.join(cx.lang.pick("", " "))
}

/// Everything about seals and signatures.
pub fn show(ui: &mut Ui, seen: Seen<'_>) {
    let (cx, words) = (seen.cx, seen.words);
    let Some(checked) = &cx.state.review.checked else {
        paragraph(ui, quiet(words.checking, cx.colours));
        return;
    };
    if !checked.breaches.is_empty() {
        section(ui, words.seals_broken, cx.colours);
        for (breach, place) in &checked.breaches {
            card(ui, cx.colours.loss.fill, None, |ui| {
                let text = sentences::broken(&checked.report, breach, *place, cx.lang);
                paragraph(ui, RichText::new(text).color(cx.colours.loss.text));
            });
        }
    }
    sound(ui, checked, seen);
    if !checked.unsealed.is_empty() {
        section(ui, words.seals_absent, cx.colours);
        for &entry in &checked.unsealed {
            paragraph(ui, RichText::new(committee::not_sealed(&checked.report, entry, cx.lang)));
        }
    }
    if !checked.added.is_empty() {
        section(ui, words.seals_added, cx.colours);
        for since in &checked.added {
            paragraph(ui, RichText::new(committee::added_since(since, cx.lang)));
        }
        paragraph(ui, quiet(words.added_explained, cx.colours));
    }
    ui.add_space(space::M);
    paragraph(ui, quiet(words.seal_explained, cx.colours));
}

/// Seals that hold, with their digests, and signatures that are valid.
fn sound(ui: &mut Ui, checked: &Checked, seen: Seen<'_>) {
    let cx = seen.cx;
    let sound = checked.sound();
    if sound.is_empty() {
        return;
    }
    section(ui, seen.words.seals_sound, cx.colours);
    for (entry, digest) in sound {
        card(ui, cx.colours.card, Some(cx.colours.line), |ui| {
            ui.spacing_mut().item_spacing.y = space::XS;
            paragraph(ui, RichText::new(committee::entry(&checked.report, entry, cx.lang)));
            paragraph(ui, RichText::new(digest).monospace().size(size::SMALL).color(cx.colours.weak));
            for signed in checked.signed.iter().filter(|signed| signed.of == entry) {
                let text = committee::signed_by(&signed.name, &signed.fingerprint, cx.lang);
                paragraph(ui, quiet(text, cx.colours));
            }
        });
    }
}
