//! What is asked or said in front of everything else.

use egui::{Align, Button, Context, Layout, RichText, TextEdit, Ui, vec2};

use super::widgets::{bold, in_front, paragraph};
use super::{Look, Outbox};
use crate::app::game::Pending;
use crate::app::game::sheet::Sheet;
use crate::app::message::{Answer, Dialog, Message, Purpose};
use crate::app::theme::{CLICKABLE, size, space};
use crate::wording::{files, game, recovery};
use crate::xiangqi::Course;

const WIDTH: f32 = 460.0;
/// How many moves are named before they are entered.
const MOVES_NAMED: usize = 8;

/// Shows the dialog, if there is one.
pub fn show(ctx: &Context, look: Look<'_>, out: &mut Outbox) {
    let Some(dialog) = &look.state.dialog else { return };
    let t = look.t;
    let dismissed = in_front(ctx, "dialog", WIDTH, |ui| match dialog {
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
                Purpose::Open => t.cannot_open,
                Purpose::Save => t.cannot_save,
                Purpose::Attach => t.pictures_refused,
            };
            say(ui, title, std::slice::from_ref(why));
            buttons(ui, &[(t.close, Answer::Cancel)], out);
        }
        Dialog::Notes(notes) => {
            let lines: Vec<String> =
                notes.iter().map(|&note| files::format_note(note, look.lang).to_owned()).collect();
            say(ui, t.file_notes, &lines);
            buttons(ui, &[(t.close, Answer::Cancel)], out);
        }
        Dialog::Refused(reasons) => {
            say(ui, t.pictures_refused, reasons);
            buttons(ui, &[(t.close, Answer::Cancel)], out);
        }
        Dialog::Moves(pending) => moves(ui, pending, look, out),
        Dialog::Recover(offer) => {
            let changed = offer.origin.is_some() && offer.file.is_none();
            let lines =
                recovery::lines(&offer.report, offer.origin.as_deref(), changed, offer.age, look.lang);
            say(ui, t.recover_title, &lines);
            let answers = [
                (t.recover, Answer::TakeOver),
                (t.recover_later, Answer::Cancel),
                (t.recover_discard, Answer::Discard),
            ];
            buttons(ui, &answers, out);
        }
        Dialog::Path(purpose, text) => path(ui, *purpose, text, look, out),
    });
    if dismissed {
        out.push(Message::Answer(Answer::Cancel));
    }
}

fn say(ui: &mut Ui, title: &str, lines: &[String]) {
    ui.label(bold(title).size(size::TITLE));
    ui.add_space(space::XS);
    for line in lines {
        paragraph(ui, RichText::new(line));
    }
    ui.add_space(space::M);
}

/// Buttons from the right, the first the one that is most likely wanted.
fn buttons(ui: &mut Ui, answers: &[(&str, Answer)], out: &mut Outbox) {
    ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
        for (index, &(text, answer)) in answers.iter().enumerate() {
            let first = index == 0;
            let button = Button::new(if first { bold(text) } else { RichText::new(text) }).selected(first);
            if ui.add(button).clicked() {
                out.push(Message::Answer(answer));
            }
        }
    });
}

/// Moves that wait: what is irregular about them, and what becomes of those that follow.
fn moves(ui: &mut Ui, pending: &Pending, look: Look<'_>, out: &mut Outbox) {
    let (t, sheet, lang) = (look.t, &look.state.sheet, look.lang);
    let start = sheet.moments.at(pending.at).setup.clone();
    let new = Sheet::of(Course { start, moves: pending.moves.clone() });
    let text = |ply| new.text(ply, look.state.notation());
    let all: Vec<String> = (1..=new.plies().min(MOVES_NAMED)).map(text).collect();
    let more = if new.plies() > MOVES_NAMED { " …" } else { "" };
    let mut lines = vec![format!("{}{more}", all.join("  "))];
    let irregular: Vec<String> = new
        .moments
        .iter()
        .filter_map(|moment| Some((moment.ply, moment.played.as_ref()?)))
        .filter(|(_, played)| !played.irregular.is_empty())
        .map(|(ply, played)| game::doubtful(&text(ply), &played.irregular, lang))
        .collect();
    if !irregular.is_empty() {
        lines.extend(irregular.into_iter().take(MOVES_NAMED));
        lines.push(t.irregular_kept.to_owned());
    }
    let mut answers = Vec::new();
    if pending.following > 0 {
        let next = sheet.text(pending.at + 1, look.state.notation());
        lines.push(game::others_follow(pending.following, &next, lang));
        if pending.moves.len() == 1 {
            answers.push((t.correct_next.to_owned(), Answer::Correct));
        }
        answers.push((game::rewrite(pending.following, lang), Answer::Rewrite));
        answers.push((t.insert_here.to_owned(), Answer::Insert));
    } else {
        answers.push((t.confirm_irregular.to_owned(), Answer::Confirm));
    }
    answers.push((t.cancel.to_owned(), Answer::Cancel));
    say(ui, t.confirm_title, &lines);
    for (text, answer) in answers {
        let button = Button::new(text).min_size(vec2(ui.available_width(), CLICKABLE));
        if ui.add(button).clicked() {
            out.push(Message::Answer(answer));
        }
    }
}

fn path(ui: &mut Ui, purpose: Purpose, text: &str, look: Look<'_>, out: &mut Outbox) {
    let title = match purpose {
        Purpose::Open => look.t.command_open_by_path,
        Purpose::Save => look.t.command_save_by_path,
        Purpose::Attach => look.t.command_attach_by_path,
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
    if ui.memory(|memory| memory.focused().is_none()) {
        field.request_focus();
    }
    ui.add_space(space::M);
    let confirm = match purpose {
        Purpose::Open | Purpose::Attach => look.t.open,
        Purpose::Save => look.t.save_first,
    };
    buttons(ui, &[(confirm, Answer::Confirm), (look.t.cancel, Answer::Cancel)], out);
}
