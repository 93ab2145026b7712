//! Moves that wait: what is irregular about them, and what becomes of those that follow.

use egui::{Button, RichText, Ui, vec2};

use crate::app::dialog::say;
use crate::app::game_view::Pending;
use crate::app::game_view::sheet::Sheet;
use crate::app::message::{Answer, Message};
use crate::app::theme::CLICKABLE;
use crate::app::view::{Messages, ViewCtx};
use crate::app::widgets::{bold, enters};
use crate::text::game;
use xiangqi::Game;

/// How many moves are named before they are entered.
const NAMED: usize = 8;

/// Shows them.
pub fn show(ui: &mut Ui, pending: &Pending, cx: ViewCtx<'_>, out: &mut Messages) {
    let (t, sheet, lang) = (cx.t, &cx.state.sheet, cx.lang);
    let start = sheet.moments.at(pending.at).setup.clone();
    let new = Sheet::of(Game { start, moves: pending.moves.clone() });
    let text = |ply| new.text(ply, cx.state.notation());
    let all: Vec<String> = (1..=new.plies().min(NAMED)).map(text).collect();
    let more = if new.plies() > NAMED { " …" } else { "" };
    let mut lines = vec![format!("{}{more}", all.join("  "))];
    let irregular: Vec<String> = new
        .moments
        .iter()
        .filter_map(|moment| Some((moment.ply, moment.played.as_ref()?)))
        .filter(|(_, played)| !played.irregular.is_empty())
        .map(|(ply, played)| game::doubtful(&text(ply), &played.irregular, lang))
        .collect();
    if !irregular.is_empty() {
        lines.extend(irregular.into_iter().take(NAMED));
        lines.push(t.irregular_kept.to_owned());
    }
    let mut answers = Vec::new();
    if pending.following > 0 {
        let next = sheet.text(pending.at + 1, cx.state.notation());
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
    if let Some(&(_, answer)) = answers.first()
        && enters(ui)
    {
        out.push(Message::Answer(answer));
        return;
    }
    for (index, (text, answer)) in answers.into_iter().enumerate() {
        // The first is the one most likely wanted.
        let text = if index == 0 { bold(text) } else { RichText::new(text) };
        let button = Button::new(text).selected(index == 0).min_size(vec2(ui.available_width(), CLICKABLE));
        if ui.add(button).clicked() {
            out.push(Message::Answer(answer));
        }
    }
}
