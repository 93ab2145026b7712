//! How the paper is wanted, and how far it has come.

use egui::{Checkbox, ProgressBar, RichText, Ui};

use crate::app::ctx::{Messages, ViewCtx};
use crate::app::dialog::parts::{self, WIDE, answer, say};
use crate::app::export::{Copies, PaperChoice, Stage};
use crate::app::message::{Answer, FileDialogKind, Message};
use crate::app::overlay::Overlay;
use crate::app::theme::{size, space};
use crate::app::widgets::fields::one_of;
use crate::app::widgets::{bold, card, in_front, paragraph, quiet};
use crate::export::paper::{Languages, NameLeft, PaperFormat, PaperKind, Readers, names_left_in_words};
use crate::text::printing::missing;
use crate::tr;

/// How the paper is wanted.
#[derive(Debug)]
pub struct AskPaper(pub PaperChoice);

impl Overlay for AskPaper {
    fn show(&mut self, ui: &mut Ui, cx: ViewCtx<'_>, out: &mut Messages) -> bool {
        let mut answer = None;
        let dismissed = in_front(ui.ctx(), "paper", WIDE, |ui| answer = how(ui, &mut self.0, cx));
        if answer == Some(true) {
            out.push(Message::Ask(FileDialogKind::Paper(self.0)));
        }
        answer.is_none() && !dismissed
    }

    fn in_review(&self) -> bool {
        false
    }
}

/// Whether it is to be written, or not.
fn how(ui: &mut Ui, new: &mut PaperChoice, cx: ViewCtx<'_>) -> Option<bool> {
    ui.label(bold(tr!(cx.lang, "printing-title")).size(size::TITLE));
    paragraph(ui, quiet(tr!(cx.lang, "printing-explained"), cx.colours));
    ui.add_space(space::XS);
    let kinds = PaperKind::of(cx.state.report());
    let kinds = kinds.map(|kind| (kind, kind.name(cx.state.report(), cx.lang)));
    new.kind = one_of(ui, tr!(cx.lang, "printing-paper"), Some(new.kind), kinds, cx).unwrap_or(new.kind);
    if new.kind.formats().all(|format| format != new.format) {
        new.format = PaperFormat::default();
    }
    let formats = new.kind.formats().map(|format| (format, format.name().to_owned()));
    new.format =
        one_of(ui, tr!(cx.lang, "printing-kind"), Some(new.format), formats, cx).unwrap_or(new.format);
    let languages = Languages::ALL.map(|languages| (languages, languages.name()));
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
    ui.add_space(space::M);
    answer(ui, &[(tr!(cx.lang, "printing-write"), true), (tr!(cx.lang, "cancel"), false)])
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
pub fn names_left(ui: &mut Ui, places: &[NameLeft], cx: ViewCtx<'_>) -> Option<Answer> {
    say(ui, tr!(cx.lang, "public-left-title"), &names_left_in_words(places, cx.lang));
    answer(
        ui,
        &[(tr!(cx.lang, "cancel"), Answer::Cancel), (tr!(cx.lang, "public-left-go-on"), Answer::Confirm)],
    )
}

/// Whether the pictures go out as they were received.
#[derive(Debug)]
pub struct AskTakeOut(pub Copies);

impl Overlay for AskTakeOut {
    fn show(&mut self, ui: &mut Ui, cx: ViewCtx<'_>, out: &mut Messages) -> bool {
        let mut answer = None;
        let dismissed = parts::window(ui.ctx(), "take-out", |ui| answer = pictures(ui, &mut self.0, cx));
        if answer == Some(true) {
            out.push(Message::Ask(FileDialogKind::TakeOut(self.0)));
        }
        answer.is_none() && !dismissed
    }

    fn in_review(&self) -> bool {
        false
    }
}

/// Whether they are to be written, or not.
fn pictures(ui: &mut Ui, copies: &mut Copies, cx: ViewCtx<'_>) -> Option<bool> {
    ui.label(bold(tr!(cx.lang, "printing-pictures-title")).size(size::TITLE));
    paragraph(ui, RichText::new(tr!(cx.lang, "printing-pictures-clean")));
    ui.add_space(space::XS);
    let mut original = *copies == Copies::Original;
    if ui.add(Checkbox::new(&mut original, tr!(cx.lang, "printing-pictures-original"))).changed() {
        *copies = if original { Copies::Original } else { Copies::Clean };
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
    answer(ui, &[(tr!(cx.lang, "printing-choose-folder"), true), (tr!(cx.lang, "cancel"), false)])
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
pub fn lacking(ui: &mut Ui, characters: &[char], cx: ViewCtx<'_>) -> Option<Answer> {
    say(ui, tr!(cx.lang, "printing-missing-title"), &[missing(characters, cx.lang)]);
    answer(ui, &[(tr!(cx.lang, "close"), Answer::Cancel)])
}
