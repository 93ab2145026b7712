//! A record before it is taken: its games, what has to be checked in it, and what the report becomes by it.

use egui::{Align, Button, Layout, RichText, ScrollArea, Ui, vec2};

use crate::app::ctx::{Messages, ViewCtx};
use crate::app::dialog::parts::{self, WIDE, answer, say};
use crate::app::field::Field;
use crate::app::game_view::record::{Import, Taking};
use crate::app::game_view::sheet::Sheet;
use crate::app::game_view::{GameEdit, GameMessage, Pending};
use crate::app::message::Message;
use crate::app::overlay::Overlay;
use crate::app::theme::{CLICKABLE, size, space};
use crate::app::widgets::list_box::{Entry, picker};
use crate::app::widgets::{bold, enters, in_front, paragraph, quiet, section};
use crate::text::{game, imports, names, records};
use crate::tr;
use xiangqi::Game;
use xiangqi::game_record::{RecordedGame, TextEncoding};

/// The height of the list of games.
const GAMES: f32 = 168.0;
/// The height of what has to be checked.
const DETAILS: f32 = 230.0;
/// How many flags are listed.
const LISTED: usize = 30;

impl Overlay for Import {
    fn show(&mut self, ui: &mut Ui, cx: ViewCtx<'_>, out: &mut Messages) -> bool {
        let mut taken = None;
        let dismissed = in_front(ui.ctx(), "import", WIDE, |ui| taken = content(ui, self, cx, out));
        if taken == Some(true) {
            out.push(Message::Game(GameMessage::Take(Box::new(self.clone()))));
        }
        !(dismissed || taken.is_some())
    }

    fn in_review(&self) -> bool {
        false
    }
}

/// Whether the game is taken, or not; `None` as long as nothing was said.
fn content(ui: &mut Ui, import: &mut Import, cx: ViewCtx<'_>, out: &mut Messages) -> Option<bool> {
    ui.label(bold(tr!(cx.lang, "import-title")).size(size::TITLE));
    match import.name() {
        Some(name) => {
            ui.label(quiet(name, cx.colours));
            encoding(ui, import, cx, out);
        }
        None => {
            ui.label(quiet(tr!(cx.lang, "import-from-clipboard"), cx.colours));
        }
    }
    games(ui, import, cx);
    let taking = import.taking(cx.state.report());
    ScrollArea::vertical().id_salt("record-details").max_height(DETAILS).show(ui, |ui| {
        ui.set_width(ui.available_width());
        ui.spacing_mut().item_spacing.y = space::XS;
        match &taking {
            Some(taking) => what_becomes(ui, taking, cx),
            None => {
                paragraph(ui, RichText::new(tr!(cx.lang, "import-no-board")).color(cx.colours.loss.text));
            }
        }
        if let Some(game) = import.game() {
            to_check(ui, game, cx);
            how_it_was_read(ui, import, game, taking.as_ref(), cx);
        }
    });
    ui.add_space(space::M);
    if taking.is_some() {
        answer(ui, &[(tr!(cx.lang, "import-take"), true), (tr!(cx.lang, "cancel"), false)])
    } else {
        answer(ui, &[(tr!(cx.lang, "close"), false)])
    }
}

/// The encoding in which the file was read, to be changed where its texts look wrong.
fn encoding(ui: &mut Ui, import: &Import, cx: ViewCtx<'_>, out: &mut Messages) {
    let now = import.records.encoding;
    let chosen = TextEncoding::ALL.iter().position(|&encoding| encoding == now);
    let entries = TextEncoding::ALL.into_iter().map(|encoding| Entry::new(encoding, encoding.name()));
    let shown = (tr!(cx.lang, "import-encoding"), imports::encoding(now, cx.lang));
    let picked = picker(ui, "import-encoding", shown, 0.0, chosen, entries.collect(), cx.colours);
    if let Some(encoding) = picked.filter(|&encoding| encoding != now) {
        out.push(Message::EncodingChosen(encoding));
    }
}

fn games(ui: &mut Ui, import: &mut Import, cx: ViewCtx<'_>) {
    let all = &import.records.games;
    let line = |index: usize, of: &RecordedGame| imports::game(index + 1, of, cx.lang);
    if let [only] = all.as_slice() {
        paragraph(ui, RichText::new(line(0, only)));
        return;
    }
    ui.label(quiet(imports::games(all.len(), cx.lang), cx.colours));
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
                        import.chosen = index;
                    }
                });
            }
        },
    );
}

/// What the report becomes by it.
fn what_becomes(ui: &mut Ui, taking: &Taking, cx: ViewCtx<'_>) {
    let report = cx.state.report();
    let moments = Sheet::of(taking.course.clone()).moments;
    let place = game::place(&moments, taking.incident, cx.lang);
    let text = imports::incident(&place, taking.found, report.timeline.len(), cx.lang);
    paragraph(ui, RichText::new(text));
    let old = cx.state.sheet.plies();
    if old > 0 {
        paragraph(ui, RichText::new(tr!(cx.lang, "import-replaces", count = old)));
    } else if !taking.found && report.setup().board != taking.course.start.board {
        paragraph(ui, RichText::new(tr!(cx.lang, "import-replaces-board")));
    }
    what_comes_along(ui, taking, cx);
    if !taking.fields.is_empty() {
        let named = |field: Field| match field {
            Field::PlayerName(side) => names::side(side, cx.lang).to_owned(),
            Field::PlayerTeam(side) => format!("{} {}", names::side(side, cx.lang), tr!(cx.lang, "team")),
            other => other.label(cx.lang).to_owned(),
        };
        let filled = taking.fields.iter().map(|(field, text)| format!("{} {text}", named(*field)));
        let filled: Vec<String> = filled.collect();
        section(ui, tr!(cx.lang, "import-fills"), cx.colours);
        paragraph(ui, RichText::new(filled.join(" · ")).size(size::SMALL));
    }
}

/// What comes along with the moves.
fn what_comes_along(ui: &mut Ui, taking: &Taking, cx: ViewCtx<'_>) {
    let result = taking.result.as_ref().map(|result| game::result(result, cx.lang));
    let count = taking.comments.len();
    let comments = (count > 0).then(|| imports::comments(count, taking.lost.cut, cx.lang));
    let count = taking.variations.len();
    let variations = (count > 0).then(|| imports::variations(count, cx.lang));
    let lines: Vec<String> = result.into_iter().chain(comments).chain(variations).collect();
    if !lines.is_empty() {
        paragraph(ui, RichText::new(lines.join(tr!(cx.lang, "join-semicolon"))));
    }
}

/// What an arbiter has to look at.
fn to_check(ui: &mut Ui, of: &RecordedGame, cx: ViewCtx<'_>) {
    let flags = records::flags(of, cx.lang);
    if flags.is_empty() {
        return;
    }
    section(ui, tr!(cx.lang, "import-flags"), cx.colours);
    for flag in flags.iter().take(LISTED) {
        paragraph(ui, RichText::new(flag).size(size::SMALL).color(cx.colours.loss.text));
    }
    if flags.len() > LISTED {
        ui.label(quiet(imports::more(flags.len() - LISTED, cx.lang), cx.colours));
    }
}

fn how_it_was_read(
    ui: &mut Ui,
    import: &Import,
    of: &RecordedGame,
    taking: Option<&Taking>,
    cx: ViewCtx<'_>,
) {
    let notes = import.records.notes.iter().chain(&of.notes);
    let mut lines: Vec<String> = notes.map(|note| records::note(note, cx.lang)).collect();
    if let Some(Taking { lost, .. }) = taking.filter(|taking| taking.lost.left_out > 0) {
        lines.push(imports::comments_left_out(lost.left_out, cx.lang));
    }
    if let Some(Taking { lost, .. }) = taking.filter(|taking| taking.lost.variations > 0) {
        lines.push(imports::variations_left_out(lost.variations, cx.lang));
    }
    if !of.unread.is_empty() {
        lines.push(imports::unread(&of.unread, cx.lang));
    }
    if lines.is_empty() {
        return;
    }
    section(ui, tr!(cx.lang, "import-notes"), cx.colours);
    for line in lines {
        paragraph(ui, quiet(line, cx.colours));
    }
}

/// How many moves are named before they are entered.
const NAMED: usize = 8;

impl Overlay for Pending {
    fn show(&mut self, ui: &mut Ui, cx: ViewCtx<'_>, out: &mut Messages) -> bool {
        let mut answer = None;
        let dismissed = parts::window(ui.ctx(), "moves", |ui| answer = how_to_enter(ui, self, cx));
        match answer {
            Some(Some(edit)) => out.push(Message::Game(GameMessage::Change(edit))),
            None if !dismissed => return true,
            _ if self.text.is_empty() => {}
            _ => {
                let text = std::mem::take(&mut self.text);
                out.set(move |view| view.entry.write(text));
            }
        }
        false
    }

    fn in_review(&self) -> bool {
        false
    }
}

/// What becomes of the moves; the change that was chosen, or that there is none.
fn how_to_enter(ui: &mut Ui, pending: &Pending, cx: ViewCtx<'_>) -> Option<Option<GameEdit>> {
    let (sheet, lang) = (&cx.state.sheet, cx.lang);
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
        lines.push(tr!(lang, "irregular-kept").to_owned());
    }
    let (at, moves) = (pending.at, || pending.moves.clone());
    let mut answers = Vec::new();
    if pending.following > 0 {
        let next = sheet.text(at + 1, cx.state.notation());
        lines.push(tr!(lang, "game-others-follow", count = pending.following, next));
        if let [only] = *pending.moves.as_slice() {
            answers.push((tr!(lang, "correct-next").to_owned(), Some(GameEdit::Correct(at, only))));
        }
        answers.push((
            tr!(lang, "game-rewrite", count = pending.following),
            Some(GameEdit::Rewrite(at, moves())),
        ));
        answers.push((tr!(lang, "insert-here").to_owned(), Some(GameEdit::Insert(at, moves()))));
    } else {
        answers.push((tr!(lang, "confirm-irregular").to_owned(), Some(GameEdit::Insert(at, moves()))));
    }
    answers.push((tr!(lang, "cancel").to_owned(), None));
    say(ui, tr!(lang, "confirm-title"), &lines);
    if enters(ui) {
        return answers.into_iter().next().map(|(_, edit)| edit);
    }
    let mut clicked = None;
    for (index, (text, edit)) in answers.into_iter().enumerate() {
        // The first is the one most likely wanted.
        let text = if index == 0 { bold(text) } else { RichText::new(text) };
        let button = Button::new(text).selected(index == 0).min_size(vec2(ui.available_width(), CLICKABLE));
        if ui.add(button).clicked() {
            clicked = Some(edit);
        }
    }
    clicked
}
