//! How the paper is wanted, and how far it has come.

use egui::{Checkbox, ProgressBar, RichText, Ui};

use crate::app::dialog::{buttons, say};
use crate::app::export::{Copies, ExportMessage, PaperChoice, PaperKind, Stage};
use crate::app::message::{Answer, Message};
use crate::app::theme::{size, space};
use crate::app::view::{Messages, ViewCtx};
use crate::app::widgets::fields::one_of;
use crate::app::widgets::{bold, card, paragraph, quiet};
use crate::export::paper::{Languages, Readers};
use crate::text::printing::{Printing, missing, printing};

/// Shows the form.
pub fn ask(ui: &mut Ui, choice: PaperChoice, cx: ViewCtx<'_>, out: &mut Messages) {
    let p = printing(cx.lang);
    let mut new = choice;
    ui.label(bold(p.title).size(size::TITLE));
    paragraph(ui, quiet(p.explained, cx.colours));
    ui.add_space(space::XS);
    let kinds = PaperKind::ALL.map(|kind| (kind, kind_name(kind, p).to_owned()));
    new.kind = one_of(ui, p.kind, Some(new.kind), kinds, cx).unwrap_or(new.kind);
    let languages = [(Languages::Zh, "中文"), (Languages::En, "English"), (Languages::Both, p.both)]
        .map(|(language, text)| (language, text.to_owned()));
    new.languages = one_of(ui, p.languages, Some(new.languages), languages, cx).unwrap_or(new.languages);
    let boards = [(false, p.colour.to_owned()), (true, p.print.to_owned())];
    new.print_style = one_of(ui, p.board, Some(new.print_style), boards, cx).unwrap_or(new.print_style);
    let public = matches!(new.readers, Readers::Public { .. });
    let readers = [(false, p.file.to_owned()), (true, p.public.to_owned())];
    match one_of(ui, p.readers, Some(public), readers, cx) {
        Some(true) if !public => new.readers = Readers::Public { pictures: false },
        Some(false) => new.readers = Readers::File,
        _ => {}
    }
    if let Readers::Public { pictures } = &mut new.readers {
        card(ui, cx.colours.panel, Some(cx.colours.line), |ui| left_out(ui, pictures, p, cx));
    }
    if cx.state.history.is_dirty() {
        paragraph(ui, RichText::new(p.unsaved).size(size::SMALL).color(cx.colours.foul.text));
    }
    if new != choice {
        out.push(Message::Printing(ExportMessage::Choose(new)));
    }
    ui.add_space(space::M);
    buttons(ui, &[(p.write, Answer::Confirm), (cx.t.cancel, Answer::Cancel)], out);
}

/// What a public paper does not have: names and notes never, pictures by choice.
fn left_out(ui: &mut Ui, pictures: &mut bool, p: &Printing, cx: ViewCtx<'_>) {
    ui.label(quiet(p.left_out, cx.colours));
    for text in [p.names, p.notes, p.signatures] {
        ui.add_enabled(false, Checkbox::new(&mut true, text));
    }
    let mut without = !*pictures;
    if ui.add(Checkbox::new(&mut without, p.pictures)).changed() {
        *pictures = !without;
    }
}

/// Asks whether the pictures go out as they were received.
pub fn pictures(ui: &mut Ui, copies: Copies, cx: ViewCtx<'_>, out: &mut Messages) {
    let p = printing(cx.lang);
    ui.label(bold(p.pictures_title).size(size::TITLE));
    paragraph(ui, RichText::new(p.pictures_clean));
    ui.add_space(space::XS);
    let mut original = copies == Copies::Original;
    if ui.add(Checkbox::new(&mut original, p.pictures_original)).changed() {
        let copies = if original { Copies::Original } else { Copies::Clean };
        out.push(Message::Printing(ExportMessage::ChooseCopies(copies)));
    }
    if original {
        paragraph(ui, RichText::new(p.pictures_warned).size(size::SMALL).color(cx.colours.foul.text));
    }
    ui.add_space(space::M);
    buttons(ui, &[(p.choose_folder, Answer::Confirm), (cx.t.cancel, Answer::Cancel)], out);
}

const fn kind_name(kind: PaperKind, p: &Printing) -> &'static str {
    match kind {
        PaperKind::Pdf => p.pdf,
        PaperKind::Html => p.html,
        PaperKind::Text => p.text,
    }
}

/// Shows how far the paper has come.
pub fn working(ui: &mut Ui, stage: Stage, cx: ViewCtx<'_>) {
    let p = printing(cx.lang);
    let step = match stage {
        Stage::Making => p.making,
        Stage::Setting => p.setting,
        Stage::Writing => p.saving,
    };
    say(ui, p.writing, &[step.to_owned()]);
    ui.add(ProgressBar::new(stage.done()));
}

/// Says which characters could not be printed.
pub fn lacking(ui: &mut Ui, characters: &[char], cx: ViewCtx<'_>, out: &mut Messages) {
    let p = printing(cx.lang);
    say(ui, p.missing_title, &[missing(characters, cx.lang)]);
    buttons(ui, &[(cx.t.close, Answer::Cancel)], out);
}
