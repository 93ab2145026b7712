//! A record before it is taken: its games, what has to be checked in it, and what the report becomes by it.

use egui::{Align, Button, Layout, RichText, ScrollArea, Ui, vec2};

use super::buttons;
use crate::app::edit::Field;
use crate::app::game::record::{Import, Taking};
use crate::app::game::sheet::Sheet;
use crate::app::message::{Answer, Message};
use crate::app::theme::{CLICKABLE, size, space};
use crate::app::views::widgets::{bold, paragraph, quiet, section};
use crate::app::views::{Look, Outbox};
use crate::text::{game, imports, names, records};
use xiangqi::game_record::RecordedGame;

/// The height of the list of games.
const GAMES: f32 = 168.0;
/// The height of what has to be checked.
const DETAILS: f32 = 230.0;
/// How many flags are listed.
const LISTED: usize = 30;

/// Shows it.
pub fn show(ui: &mut Ui, import: &Import, look: Look<'_>, out: &mut Outbox) {
    ui.label(bold(look.t.import_title).size(size::TITLE));
    let from = if import.name.is_empty() { look.t.import_from_clipboard } else { &import.name };
    ui.label(quiet(from, look.colours));
    games(ui, import, look, out);
    let taking = import.taking(look.state.report());
    ScrollArea::vertical().id_salt("record-details").max_height(DETAILS).show(ui, |ui| {
        ui.set_width(ui.available_width());
        ui.spacing_mut().item_spacing.y = space::XS;
        match &taking {
            Some(taking) => what_becomes(ui, taking, look),
            None => {
                paragraph(ui, RichText::new(look.t.import_no_board).color(look.colours.loss.text));
            }
        }
        if let Some(game) = import.game() {
            to_check(ui, game, look);
            how_it_was_read(ui, import, game, taking.as_ref(), look);
        }
    });
    ui.add_space(space::M);
    if taking.is_some() {
        buttons(ui, &[(look.t.import_take, Answer::Confirm), (look.t.cancel, Answer::Cancel)], out);
    } else {
        buttons(ui, &[(look.t.close, Answer::Cancel)], out);
    }
}

fn games(ui: &mut Ui, import: &Import, look: Look<'_>, out: &mut Outbox) {
    let all = &import.records.games;
    let line = |index: usize, of: &RecordedGame| imports::game(index + 1, of, look.lang);
    if let [only] = all.as_slice() {
        paragraph(ui, RichText::new(line(0, only)));
        return;
    }
    ui.label(quiet(imports::games(all.len(), look.lang), look.colours));
    let height = CLICKABLE;
    ScrollArea::vertical().id_salt("games").max_height(GAMES).auto_shrink([false, true]).show_rows(
        ui,
        height,
        all.len(),
        |ui, rows| {
            for index in rows {
                let Some(of) = all.get(index) else { continue };
                let chosen = index == import.chosen;
                let text = line(index, of);
                let text = if chosen { bold(text) } else { RichText::new(text) };
                ui.with_layout(Layout::top_down_justified(Align::Min), |ui| {
                    let button = Button::new(text)
                        .selected(chosen)
                        .truncate()
                        .min_size(vec2(ui.available_width(), height))
                        .right_text("");
                    if ui.add(button).clicked() {
                        out.push(Message::GameChosen(index));
                    }
                });
            }
        },
    );
}

/// What the report becomes by it.
fn what_becomes(ui: &mut Ui, taking: &Taking, look: Look<'_>) {
    let report = look.state.report();
    let moments = Sheet::of(taking.course.clone()).moments;
    let place = game::place(&moments, taking.incident, look.lang);
    let text = imports::incident(&place, taking.found, report.timeline.len(), look.lang);
    paragraph(ui, RichText::new(text));
    let old = look.state.sheet.plies();
    if old > 0 {
        paragraph(ui, RichText::new(imports::replaces(old, look.lang)));
    } else if !taking.found && report.setup().board != taking.course.start.board {
        paragraph(ui, RichText::new(imports::replaces_board(look.lang)));
    }
    what_comes_along(ui, taking, look);
    if !taking.fields.is_empty() {
        let named = |field: Field| match field {
            Field::PlayerName(side) => names::side(side, look.lang).to_owned(),
            Field::PlayerTeam(side) => format!("{} {}", names::side(side, look.lang), look.t.team),
            other => other.label(look.t).to_owned(),
        };
        let filled = taking.fields.iter().map(|(field, text)| format!("{} {text}", named(*field)));
        let filled: Vec<String> = filled.collect();
        section(ui, look.t.import_fills, look.colours);
        paragraph(ui, RichText::new(filled.join(" · ")).size(size::SMALL));
    }
}

/// What comes along with the moves.
fn what_comes_along(ui: &mut Ui, taking: &Taking, look: Look<'_>) {
    let result = taking.result.as_ref().map(|result| game::result(result, look.lang));
    let count = taking.comments.len();
    let comments = (count > 0).then(|| imports::comments(count, taking.lost.cut, look.lang));
    let lines: Vec<String> = result.into_iter().chain(comments).collect();
    if !lines.is_empty() {
        paragraph(ui, RichText::new(lines.join(look.lang.pick("；", "; "))));
    }
}

/// What an arbiter has to look at.
fn to_check(ui: &mut Ui, of: &RecordedGame, look: Look<'_>) {
    if of.flags.is_empty() {
        return;
    }
    section(ui, look.t.import_flags, look.colours);
    for flag in of.flags.iter().take(LISTED) {
        let text = RichText::new(records::flag(flag, look.lang)).size(size::SMALL);
        paragraph(ui, text.color(look.colours.loss.text));
    }
    if of.flags.len() > LISTED {
        ui.label(quiet(imports::more(of.flags.len() - LISTED, look.lang), look.colours));
    }
}

fn how_it_was_read(ui: &mut Ui, import: &Import, of: &RecordedGame, taking: Option<&Taking>, look: Look<'_>) {
    let notes = import.records.notes.iter().chain(&of.notes);
    let mut lines: Vec<String> = notes.map(|note| records::note(note, look.lang)).collect();
    if let Some(Taking { lost, .. }) = taking.filter(|taking| taking.lost.left_out > 0) {
        lines.push(imports::comments_left_out(lost.left_out, look.lang));
    }
    if !of.unread.is_empty() {
        lines.push(imports::unread(&of.unread, look.lang));
    }
    if lines.is_empty() {
        return;
    }
    section(ui, look.t.import_notes, look.colours);
    for line in lines {
        paragraph(ui, quiet(line, look.colours));
    }
}
