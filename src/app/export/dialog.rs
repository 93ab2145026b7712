//! How the paper is wanted, and how far it has come.

use egui::{Checkbox, ProgressBar, RichText, Ui};

use crate::app::ctx::{Messages, ViewCtx};
use crate::app::dialog::parts::buttons;
use crate::app::dialog::parts::say;
use crate::app::export::{Copies, ExportMessage, PaperChoice, Stage};
use crate::app::message::{Answer, Message};
use crate::app::theme::{size, space};
use crate::app::widgets::fields::one_of;
use crate::app::widgets::{bold, card, paragraph, quiet};
use crate::export::paper::{Languages, NameLeft, PaperFormat, Readers, names_left_in_words};
use crate::text::Lang;
use crate::text::printing::missing;
use crate::tr;

pub fn ask(ui: &mut Ui, choice: PaperChoice, cx: ViewCtx<'_>, out: &mut Messages) {
    let mut new = choice;
    ui.label(bold(tr!(cx.lang, "printing-title")).size(size::TITLE));
    paragraph(ui, quiet(tr!(cx.lang, "printing-explained"), cx.colours));
    ui.add_space(space::XS);
    let formats = PaperFormat::ALL.iter().map(|&format| (format, format.name().to_owned()));
    new.format =
        one_of(ui, tr!(cx.lang, "printing-kind"), Some(new.format), formats, cx).unwrap_or(new.format);
    let languages = [
        (Languages::Zh, Lang::Zh.name()),
        (Languages::En, Lang::En.name()),
        (Languages::Both, tr!(cx.lang, "printing-both")),
    ]
    .map(|(language, text)| (language, text.to_owned()));
    new.languages = one_of(ui, tr!(cx.lang, "printing-languages"), Some(new.languages), languages, cx)
        .unwrap_or(new.languages);
    let boards = [
        (false, tr!(cx.lang, "printing-colour").to_owned()),
        (true, tr!(cx.lang, "printing-print").to_owned()),
    ];
    new.print_style = one_of(ui, tr!(cx.lang, "printing-board"), Some(new.print_style), boards, cx)
        .unwrap_or(new.print_style);
    let public = matches!(new.readers, Readers::Public { .. });
    let readers = [
        (false, tr!(cx.lang, "printing-file").to_owned()),
        (true, tr!(cx.lang, "printing-public").to_owned()),
    ];
    match one_of(ui, tr!(cx.lang, "printing-readers"), Some(public), readers, cx) {
        Some(true) if !public => new.readers = Readers::Public { pictures: false },
        Some(false) => new.readers = Readers::File,
        _ => {}
    }
    if let Readers::Public { pictures } = &mut new.readers {
        card(ui, cx.colours.panel, Some(cx.colours.line), |ui| left_out(ui, pictures, cx));
    }
    if cx.state.history.is_dirty() {
        paragraph(
            ui,
            RichText::new(tr!(cx.lang, "printing-unsaved")).size(size::SMALL).color(cx.colours.foul.text),
        );
    }
    if new != choice {
        out.push(Message::Printing(ExportMessage::Choose(new)));
    }
    ui.add_space(space::M);
    buttons(
        ui,
        &[(tr!(cx.lang, "printing-write"), Answer::Confirm), (tr!(cx.lang, "cancel"), Answer::Cancel)],
        out,
    );
}

/// What a public paper does not have: names and notes never, pictures by choice.
fn left_out(ui: &mut Ui, pictures: &mut bool, cx: ViewCtx<'_>) {
    ui.label(quiet(tr!(cx.lang, "printing-left-out"), cx.colours));
    for text in
        [tr!(cx.lang, "printing-names"), tr!(cx.lang, "printing-notes"), tr!(cx.lang, "printing-signatures")]
    {
        ui.add_enabled(false, Checkbox::new(&mut true, text));
    }
    let mut without = !*pictures;
    if ui.add(Checkbox::new(&mut without, tr!(cx.lang, "printing-pictures"))).changed() {
        *pictures = !without;
    }
}

/// Says where a part of a name may be left in the public paper.
pub fn names_left(ui: &mut Ui, places: &[NameLeft], cx: ViewCtx<'_>, out: &mut Messages) {
    say(ui, tr!(cx.lang, "public-left-title"), &names_left_in_words(places, cx.lang));
    buttons(
        ui,
        &[(tr!(cx.lang, "cancel"), Answer::Cancel), (tr!(cx.lang, "public-left-go-on"), Answer::Confirm)],
        out,
    );
}

/// Asks whether the pictures go out as they were received.
pub fn pictures(ui: &mut Ui, copies: Copies, cx: ViewCtx<'_>, out: &mut Messages) {
    ui.label(bold(tr!(cx.lang, "printing-pictures-title")).size(size::TITLE));
    paragraph(ui, RichText::new(tr!(cx.lang, "printing-pictures-clean")));
    ui.add_space(space::XS);
    let mut original = copies == Copies::Original;
    if ui.add(Checkbox::new(&mut original, tr!(cx.lang, "printing-pictures-original"))).changed() {
        let copies = if original { Copies::Original } else { Copies::Clean };
        out.push(Message::Printing(ExportMessage::ChooseCopies(copies)));
    }
    if original {
        paragraph(
            ui,
            RichText::new(tr!(cx.lang, "printing-pictures-warned"))
                .size(size::SMALL)
                .color(cx.colours.foul.text),
        );
    }
    ui.add_space(space::M);
    buttons(
        ui,
        &[
            (tr!(cx.lang, "printing-choose-folder"), Answer::Confirm),
            (tr!(cx.lang, "cancel"), Answer::Cancel),
        ],
        out,
    );
}

/// Shows how far the paper has come.
pub fn working(ui: &mut Ui, stage: Stage, cx: ViewCtx<'_>) {
    let step = match stage {
        Stage::Making => tr!(cx.lang, "printing-making"),
        Stage::Setting => tr!(cx.lang, "printing-setting"),
        Stage::Writing => tr!(cx.lang, "printing-saving"),
    };
    say(ui, tr!(cx.lang, "printing-writing"), &[step.to_owned()]);
    ui.add(ProgressBar::new(stage.done()));
}

/// Says which characters could not be printed.
pub fn lacking(ui: &mut Ui, characters: &[char], cx: ViewCtx<'_>, out: &mut Messages) {
    say(ui, tr!(cx.lang, "printing-missing-title"), &[missing(characters, cx.lang)]);
    buttons(ui, &[(tr!(cx.lang, "close"), Answer::Cancel)], out);
}
