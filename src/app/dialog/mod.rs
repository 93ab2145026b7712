//! What is asked or said in front of everything else.

pub(crate) mod answers;

use crate::app::export::dialog;
use crate::app::game_view::import_dialog;
use crate::app::game_view::moves_dialog;
use egui::text::{CCursor, CCursorRange};
use egui::text_edit::TextEditState;
use egui::{Button, Context, Id, RichText, TextEdit, Ui};

use crate::app::archive::{Asked, Table};
use crate::app::game_view::record::Export;
use crate::app::message::{Answer, Dialog, FileDialogKind, Message};
use crate::app::state::Moment;
use crate::app::theme::{size, space};
use crate::app::view::{Messages, ViewCtx};
use crate::app::widgets::{at_right, bold, enters, in_front, paragraph};
use crate::text::printing::printing as words;
use crate::text::{crash, files, recovery, window};

const WIDTH: f32 = 460.0;
/// For what needs more room.
const WIDE: f32 = 620.0;

/// Shows the dialog, if there is one.
pub fn show(ctx: &Context, cx: ViewCtx<'_>, out: &mut Messages) {
    let Some(dialog) = &cx.state.dialog else { return };
    let t = cx.t;
    let width = if matches!(dialog, Dialog::Import(_) | Dialog::Paper(_)) { WIDE } else { WIDTH };
    let dismissed = in_front(ctx, "dialog", width, |ui| match dialog {
        Dialog::Unsaved(_) => {
            say(ui, t.unsaved_title, &[t.unsaved_text.to_owned()]);
            buttons(
                ui,
                &[(t.save_first, Answer::Save), (t.discard, Answer::Discard), (t.cancel, Answer::Cancel)],
                out,
            );
        }
        Dialog::Failed(purpose, why) => {
            let title = match purpose {
                FileDialogKind::Open
                | FileDialogKind::OpenRegulation
                | FileDialogKind::EarlierReport
                | FileDialogKind::PrecedentFolder => t.cannot_open,
                FileDialogKind::Save | FileDialogKind::SaveRegulation => t.cannot_save,
                FileDialogKind::Attach => t.pictures_refused,
                FileDialogKind::Paper(_) => words(cx.lang).failed,
                FileDialogKind::TakeOut(_) => words(cx.lang).take_out_failed,
                FileDialogKind::Import => t.record_unread,
                FileDialogKind::Export(Export::Board(_)) => t.picture_unwritten,
                FileDialogKind::Export(_) => t.record_unwritten,
                FileDialogKind::Archive(_) => t.archive_unwritten,
            };
            say(ui, title, std::slice::from_ref(why));
            if *purpose == FileDialogKind::Save {
                buttons(ui, &[(t.save_elsewhere, Answer::SaveElsewhere), (t.close, Answer::Cancel)], out);
            } else {
                buttons(ui, &[(t.close, Answer::Cancel)], out);
            }
        }
        Dialog::NotNow(_) => {
            say(ui, &shown(cx), &[t.not_now.to_owned()]);
            let answers = [
                (t.command_back_to_now, Answer::GoToNow),
                (t.insert_at_moment, Answer::Insert),
                (t.cancel, Answer::Cancel),
            ];
            let among_rows = cx.state.rows_shown().is_some();
            let answers: Vec<_> =
                answers.into_iter().filter(|(_, answer)| among_rows || *answer != Answer::Insert).collect();
            buttons(ui, &answers, out);
        }
        Dialog::LeaveDraft => {
            say(ui, t.leave_draft, &[t.leave_draft_text.to_owned()]);
            buttons(ui, &[(t.keep_writing, Answer::Cancel), (t.discard_draft, Answer::Discard)], out);
        }
        Dialog::Notes(notes) => {
            let lines: Vec<String> =
                notes.iter().map(|&note| files::format_note(note, cx.lang).to_owned()).collect();
            say(ui, t.file_notes, &lines);
            buttons(ui, &[(t.close, Answer::Cancel)], out);
        }
        Dialog::Refused(reasons) => {
            say(ui, t.pictures_refused, reasons);
            buttons(ui, &[(t.close, Answer::Cancel)], out);
        }
        Dialog::Crashed(what) => {
            say(ui, crash::title(cx.lang), std::slice::from_ref(what));
            buttons(ui, &[(t.close, Answer::Cancel)], out);
        }
        Dialog::Law(reasons) => {
            say(ui, t.own_law_refused, reasons);
            buttons(ui, &[(t.close, Answer::Cancel)], out);
        }
        Dialog::Import(import) => import_dialog::show(ui, import, cx, out),
        Dialog::Moves(pending) => moves_dialog::show(ui, pending, cx, out),
        Dialog::Recover(offer) => {
            let changed = offer.origin.is_some() && offer.file.is_none();
            let mut lines =
                recovery::lines(&offer.report, offer.origin.as_deref(), changed, offer.age, cx.lang);
            lines.extend(recovery::lost(&offer.lost, cx.lang));
            say(ui, t.recover_title, &lines);
            let answers = [
                (t.recover, Answer::TakeOver),
                (t.recover_later, Answer::Cancel),
                (t.recover_discard, Answer::Discard),
            ];
            buttons(ui, &answers, out);
        }
        Dialog::Paper(choice) => dialog::ask(ui, *choice, cx, out),
        Dialog::TakeOut(copies) => dialog::pictures(ui, *copies, cx, out),
        Dialog::Writing(stage) => dialog::working(ui, *stage, cx),
        Dialog::Missing(characters) => dialog::lacking(ui, characters, cx, out),
        Dialog::Path(purpose, text) => path(ui, *purpose, text, cx, out),
    });
    if dismissed && !matches!(dialog, Dialog::Writing(_)) {
        out.push(Message::Answer(Answer::Cancel));
    }
}

/// Which moment the board shows.
fn shown(cx: ViewCtx<'_>) -> String {
    match cx.state.view.moment {
        Some(Moment::Event(index)) => window::after_row(index + 1, cx.lang),
        Some(Moment::Ply(plies)) => window::after_ply(plies, cx.lang),
        None => String::new(),
    }
}

pub(crate) fn say(ui: &mut Ui, title: &str, lines: &[String]) {
    ui.label(bold(title).size(size::TITLE));
    ui.add_space(space::XS);
    for line in lines {
        paragraph(ui, RichText::new(line));
    }
    ui.add_space(space::M);
}

/// Buttons from the right, the first the one that is most likely wanted.
pub(crate) fn buttons(ui: &mut Ui, answers: &[(&str, Answer)], out: &mut Messages) {
    if let Some(&(_, answer)) = answers.first()
        && enters(ui)
    {
        out.push(Message::Answer(answer));
        return;
    }
    at_right(ui, |ui| {
        for (index, &(text, answer)) in answers.iter().enumerate() {
            let first = index == 0;
            let button = Button::new(if first { bold(text) } else { RichText::new(text) }).selected(first);
            if ui.add(button).clicked() {
                out.push(Message::Answer(answer));
            }
        }
    });
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

fn path(ui: &mut Ui, purpose: FileDialogKind, text: &str, cx: ViewCtx<'_>, out: &mut Messages) {
    let title = match purpose {
        FileDialogKind::Open => cx.t.command_open_by_path,
        FileDialogKind::Save => cx.t.command_save_by_path,
        FileDialogKind::Attach => cx.t.command_attach_by_path,
        FileDialogKind::Import => cx.t.command_import_by_path,
        FileDialogKind::Export(Export::Board(_)) => cx.t.picture_files,
        FileDialogKind::Export(_) => cx.t.record_files,
        FileDialogKind::OpenRegulation => cx.t.regulation_load,
        FileDialogKind::SaveRegulation => cx.t.regulation_save,
        FileDialogKind::EarlierReport => cx.t.fouls_from_report,
        FileDialogKind::Archive(Asked::Folder) => cx.t.archive_type,
        FileDialogKind::Archive(Asked::Save(Table::Reports)) => cx.t.archive_save_reports,
        FileDialogKind::Archive(Asked::Save(Table::Fouls)) => cx.t.archive_save_fouls,
        FileDialogKind::PrecedentFolder => cx.t.command_precedents,
        FileDialogKind::Paper(_) => words(cx.lang).title,
        FileDialogKind::TakeOut(_) => words(cx.lang).folder,
    };
    let heading = ui.label(bold(title).size(size::TITLE));
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
        | FileDialogKind::Archive(Asked::Save(_)) => cx.t.save_first,
        _ => cx.t.open,
    };
    buttons(ui, &[(confirm, Answer::Confirm), (cx.t.cancel, Answer::Cancel)], out);
}
