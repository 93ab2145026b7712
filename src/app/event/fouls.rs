//! Earlier fouls of the players of a report in the same event, as rows proposed for its foul sheet. What counts in a
//! ruling is only what was entered there.

use std::path::Path;

use egui::{Button, RichText, ScrollArea, Ui};

use crate::app::ctx::{Messages, ViewCtx};
use crate::app::edit::Edit;
use crate::app::event::{EarlierFouls, Proposed};
use crate::app::event_bar::fouls::from_earlier;
use crate::app::message::Message;
use crate::app::overlay::Overlay;
use crate::app::paper_edit::Paper;
use crate::app::theme::{size, space};
use crate::app::widgets::{at_right, bold, card, in_front, paragraph, quiet};
use crate::law::Library;
use crate::report::{FoulRow, Player, Report};
use crate::store::{archive, load_report};
use crate::text::{Lang, event as words, files};
use crate::tr;
use xiangqi::Side;

/// So many files of a folder are looked at.
const MOST_FILES: usize = 5000;
const WIDTH: f32 = 720.0;

/// Looks through the reports of a folder for fouls of the players in the same event.
///
/// # Errors
/// The folder cannot be looked into; as a sentence.
pub fn search(
    report: &Report,
    own: Option<&Path>,
    folder: &Path,
    library: &Library,
    lang: Lang,
) -> Result<EarlierFouls, String> {
    let paths = archive::paths(folder).map_err(|error| files::cannot_read(folder, &error, lang))?;
    let mut found: Vec<Proposed> = Vec::new();
    for path in paths.into_iter().take(MOST_FILES) {
        let whole = folder.join(&path);
        if own.is_some_and(|own| own == whole) {
            continue;
        }
        // Other files, and damaged ones, are the archive's business.
        let Ok(earlier) = load_report(&whole) else { continue };
        for one in proposed(report, &earlier, library, &path.to_string_lossy(), lang) {
            let same = |known: &Proposed| {
                let key = |one: &Proposed| {
                    let FoulRow { side, class, clause, moment, .. } = &one.row;
                    (*side, *class, clause.clone(), moment.clone())
                };
                key(known) == key(&one)
            };
            if !found.iter().any(same) {
                found.push(one);
            }
        }
    }
    found.sort_by_key(|one| !one.of_this_game);
    Ok(EarlierFouls(found))
}

/// The rows that another report of the event brings for the players of this one.
fn proposed(report: &Report, earlier: &Report, library: &Library, file: &str, lang: Lang) -> Vec<Proposed> {
    let (event, other) = (report.event.name.trim(), earlier.event.name.trim());
    if event.is_empty() || event != other {
        return Vec::new();
    }
    let sits = |side: Side| {
        let player = &earlier.players[side];
        Side::BOTH.into_iter().find(|&own| is_same(&report.players[own], player))
    };
    let same = |one: &str, other: &str| one.trim() == other.trim();
    let of_this_game = same(&report.event.round, &earlier.event.round)
        && same(&report.event.table, &earlier.event.table)
        && Side::BOTH.into_iter().all(|side| is_same(&report.players[side], &earlier.players[side]));
    let game = words::game(&earlier.event.round, &earlier.event.table, lang);
    from_earlier(report, earlier, library, file, lang)
        .into_iter()
        .filter_map(|row| {
            let side = sits(row.side)?;
            let note = if game.is_empty() { row.note } else { format!("{game} · {}", row.note) };
            let player = report.players[side].name.clone();
            let row = FoulRow { side, note, ..row };
            Some(Proposed { row, player, of_this_game, chosen: of_this_game })
        })
        .collect()
}

/// Whether two players are the same person, as far as names and teams tell.
fn is_same(one: &Player, other: &Player) -> bool {
    let (name, team) = (one.name.trim(), one.team.trim());
    let team_fits = team.is_empty() || other.team.trim().is_empty() || team == other.team.trim();
    !name.is_empty() && name == other.name.trim() && team_fits
}

impl Overlay for EarlierFouls {
    fn show(&mut self, ui: &mut Ui, cx: ViewCtx<'_>, out: &mut Messages) -> bool {
        let (mut closed, mut entered) = (false, false);
        let lang = cx.lang;
        let dismissed = in_front(ui.ctx(), "earlier-fouls", WIDTH, |ui| {
            ui.label(bold(tr!(lang, "event-fouls")).size(size::TITLE));
            paragraph(ui, RichText::new(tr!(lang, "event-fouls-text")));
            let most = (ui.ctx().content_rect().height() - 260.0).max(160.0);
            ScrollArea::vertical().max_height(most).show(ui, |ui| {
                for one in &mut self.0 {
                    card(ui, cx.colours.card, Some(cx.colours.line), |ui| {
                        let name = words::foul(&one.row, &one.player, lang);
                        ui.checkbox(&mut one.chosen, name);
                        paragraph(ui, quiet(&one.row.note, cx.colours));
                        if !one.of_this_game {
                            paragraph(ui, quiet(tr!(lang, "event-fouls-other-game"), cx.colours));
                        }
                    });
                }
            });
            ui.add_space(space::S);
            at_right(ui, |ui| {
                let chosen = self.0.iter().any(|one| one.chosen);
                entered = ui.add_enabled(chosen, Button::new(bold(tr!(lang, "enter-fouls")))).clicked();
                closed = ui.button(tr!(lang, "cancel")).clicked();
            });
        });
        if entered {
            let rows = self.0.iter().filter(|one| one.chosen).map(|one| one.row.clone()).collect();
            out.push(Message::Edit(Edit::Paper(Paper::EnterFouls(rows))));
        }
        !(dismissed || closed || entered)
    }

    fn in_review(&self) -> bool {
        false
    }
}
