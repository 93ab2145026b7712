//! What is asked or said in front of everything else.

pub(crate) mod answers;
pub(crate) mod parts;

use crate::app::dialog::parts::{WIDE, WIDTH, answer, say};
use crate::app::export::dialog;
use crate::tr;
use egui::text::{CCursor, CCursorRange};
use egui::text_edit::TextEditState;
use egui::{Context, Id, TextEdit, Ui};

use crate::app::archive::{Asked, Table};
use crate::app::ctx::{Messages, ViewCtx};
use crate::app::export::target::Export;
use crate::app::message::{Answer, Dialog, FileDialogKind, Message};
use crate::app::theme::{size, space};
use crate::app::widgets::{bold, enters, in_front};
use crate::text::{crash, files, recovery};

/// Shows the dialog, if there is one.
pub fn show(ctx: &Context, cx: ViewCtx<'_>, out: &mut Messages) {
    let Some(dialog) = &cx.state.dialog else { return };
    let width = if matches!(dialog, Dialog::NamesLeft(..)) { WIDE } else { WIDTH };
    let close = [(tr!(cx.lang, "close"), Answer::Cancel)];
    let mut given = None;
    let dismissed = in_front(ctx, "dialog", width, |ui| {
        given = match dialog {
            Dialog::Unsaved(_) => {
                say(ui, tr!(cx.lang, "unsaved-title"), &[tr!(cx.lang, "unsaved-text").to_owned()]);
                let answers = [
                    (tr!(cx.lang, "save-first"), Answer::Save),
                    (tr!(cx.lang, "discard"), Answer::Discard),
                    (tr!(cx.lang, "cancel"), Answer::Cancel),
                ];
                answer(ui, &answers)
            }
            Dialog::Failed(purpose, why) => {
                let title = match purpose {
                    FileDialogKind::Open
                    | FileDialogKind::OpenRegulation
                    | FileDialogKind::EarlierReport
                    | FileDialogKind::PrecedentFolder => tr!(cx.lang, "cannot-open"),
                    FileDialogKind::Save | FileDialogKind::SaveRegulation => tr!(cx.lang, "cannot-save"),
                    FileDialogKind::Attach => tr!(cx.lang, "pictures-refused"),
                    FileDialogKind::Paper(_) => tr!(cx.lang, "printing-failed"),
                    FileDialogKind::TakeOut(_) => tr!(cx.lang, "printing-take-out-failed"),
                    FileDialogKind::Import => tr!(cx.lang, "record-unread"),
                    FileDialogKind::Export(Export::Board(_)) => tr!(cx.lang, "picture-unwritten"),
                    FileDialogKind::Export(_) => tr!(cx.lang, "record-unwritten"),
                    FileDialogKind::Archive(_) => tr!(cx.lang, "archive-unwritten"),
                };
                say(ui, title, std::slice::from_ref(why));
                if *purpose == FileDialogKind::Save {
                    answer(
                        ui,
                        &[
                            (tr!(cx.lang, "save-elsewhere"), Answer::Confirm),
                            (tr!(cx.lang, "close"), Answer::Cancel),
                        ],
                    )
                } else {
                    answer(ui, &close)
                }
            }
            Dialog::Notes(notes) => {
                let lines: Vec<String> =
                    notes.iter().map(|&note| files::format_note(note, cx.lang).to_owned()).collect();
                say(ui, tr!(cx.lang, "file-notes"), &lines);
                answer(ui, &close)
            }
            Dialog::Refused(reasons) => {
                say(ui, tr!(cx.lang, "pictures-refused"), reasons);
                answer(ui, &close)
            }
            Dialog::Crashed(what) => {
                say(ui, crash::title(cx.lang), std::slice::from_ref(what));
                answer(ui, &close)
            }
            Dialog::Law(reasons) => {
                say(ui, tr!(cx.lang, "own-law-refused"), reasons);
                answer(ui, &close)
            }
            Dialog::Recover(offer) => {
                let changed = offer.origin.is_some() && offer.file.is_none();
                let mut lines =
                    recovery::lines(&offer.report, offer.origin.as_deref(), changed, offer.age, cx.lang);
                lines.extend(recovery::lost(&offer.lost, cx.lang));
                say(ui, tr!(cx.lang, "recover-title"), &lines);
                let answers = [
                    (tr!(cx.lang, "recover"), Answer::Confirm),
                    (tr!(cx.lang, "recover-later"), Answer::Cancel),
                    (tr!(cx.lang, "recover-discard"), Answer::Discard),
                ];
                answer(ui, &answers)
            }
            Dialog::NamesLeft(_, places) => dialog::names_left(ui, places, cx),
            Dialog::Writing(stage) => {
                dialog::working(ui, *stage, cx);
                None
            }
            Dialog::Missing(characters) => dialog::lacking(ui, characters, cx),
            Dialog::Path(purpose, text) => path(ui, *purpose, text, cx, out),
        }
    });
    let dismissed = dismissed && !matches!(dialog, Dialog::Writing(_));
    if let Some(answer) = given.or(dismissed.then_some(Answer::Cancel)) {
        out.push(Message::Answer(answer));
    }
}

/// Selects the name behind the folders, so that what is typed first takes its place.
fn select_name(ctx: &Context, field: Id, text: &str) {
    let name = text.rfind(['/', '\\']).map_or(text, |at| text.get(at + 1..).unwrap_or(text));
    let (all, of_name) = (text.chars().count(), name.chars().count());
    let mut state = TextEditState::load(ctx, field).unwrap_or_default();
    let selected = CCursorRange::two(CCursor::new(all - of_name), CCursor::new(all));
    state.cursor.set_char_range(Some(selected));
    state.store(ctx, field);
}

fn path(
    ui: &mut Ui,
    purpose: FileDialogKind,
    text: &str,
    cx: ViewCtx<'_>,
    out: &mut Messages,
) -> Option<Answer> {
    let title = match purpose {
        FileDialogKind::Open => tr!(cx.lang, "command-open-by-path"),
        FileDialogKind::Save => tr!(cx.lang, "command-save-by-path"),
        FileDialogKind::Attach => tr!(cx.lang, "command-attach-by-path"),
        FileDialogKind::Import => tr!(cx.lang, "command-import-by-path"),
        FileDialogKind::Export(Export::Board(_)) => tr!(cx.lang, "picture-files"),
        FileDialogKind::Export(_) => tr!(cx.lang, "record-files"),
        FileDialogKind::OpenRegulation => tr!(cx.lang, "regulation-load"),
        FileDialogKind::SaveRegulation => tr!(cx.lang, "regulation-save"),
        FileDialogKind::EarlierReport => tr!(cx.lang, "fouls-from-report"),
        FileDialogKind::Archive(Asked::Folder) => tr!(cx.lang, "archive-type"),
        FileDialogKind::Archive(Asked::Save(Table::Reports)) => tr!(cx.lang, "archive-save-reports"),
        FileDialogKind::Archive(Asked::Save(Table::Fouls)) => tr!(cx.lang, "archive-save-fouls"),
        FileDialogKind::PrecedentFolder => tr!(cx.lang, "command-precedents"),
        FileDialogKind::Paper(_) => tr!(cx.lang, "printing-title"),
        FileDialogKind::TakeOut(_) => tr!(cx.lang, "printing-folder"),
    };
    let heading = ui.label(bold(title.trim_end_matches('…')).size(size::TITLE));
    ui.add_space(space::XS);
    let mut typed = text.to_owned();
    let edit = TextEdit::singleline(&mut typed).desired_width(f32::INFINITY);
    let field = ui.add(edit).labelled_by(heading.id);
    if field.changed() {
        out.push(Message::PathTyped(typed));
    }
    // Whoever opens the dialog wants to type; letters must not reach the board's shortcuts.
    if ui.memory(|memory| memory.focused().is_none()) && !enters(ui) {
        field.request_focus();
        select_name(ui.ctx(), field.id, text);
    }
    ui.add_space(space::M);
    let confirm = match purpose {
        FileDialogKind::Save
        | FileDialogKind::SaveRegulation
        | FileDialogKind::Export(_)
        | FileDialogKind::Paper(_)
        | FileDialogKind::TakeOut(_)
        | FileDialogKind::Archive(Asked::Save(_)) => tr!(cx.lang, "save-first"),
        _ => tr!(cx.lang, "open"),
    };
    answer(ui, &[(confirm, Answer::Confirm), (tr!(cx.lang, "cancel"), Answer::Cancel)])
}
