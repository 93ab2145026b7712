//! The fouls of each player over many reports.

use std::collections::BTreeMap;

use serde_json::{Value, json};

use super::committee_args::ListFormat;
use super::csv;
use crate::archive::folder::{Entry, Summary};
use crate::report::GivenOutcome;
use crate::ruling::Tally;
use crate::wording::Lang;
use crate::xiangqi::Side;

/// What stands against one player in one event.
#[derive(Clone, Debug, Default)]
struct Player {
    games: usize,
    sheet: Tally,
    ruled_fouls: usize,
    losses: usize,
}

/// The fouls of each player of each event. Of several reports of one game the fullest foul sheet counts, since a
/// later report repeats what stood before; files of the same content count once.
pub(super) fn fouls(entries: &[&Entry], format: ListFormat, lang: Lang) -> String {
    let players = players(entries);
    let header =
        ["event", "player", "games", "breaches", "fouls", "technical", "ruled_fouls", "ruled_losses"];
    let numbers = |player: &Player| {
        let Player { games, sheet, ruled_fouls, losses } = player.clone();
        let sheet = [sheet.breaches, sheet.fouls, sheet.technical].map(|count| count.to_string());
        let [breaches, fouls, technical] = sheet;
        [games.to_string(), breaches, fouls, technical, ruled_fouls.to_string(), losses.to_string()]
    };
    match format {
        ListFormat::Csv => {
            let row = |((event, name), player): (&(String, String), &Player)| {
                [event.clone(), name.clone()].into_iter().chain(numbers(player)).collect()
            };
            csv::table(&header, &players.iter().map(row).collect::<Vec<_>>())
        }
        ListFormat::Json => {
            let object = |((event, name), player): (&(String, String), &Player)| {
                json!({
                    "event": event, "player": name, "games": player.games,
                    "breaches": player.sheet.breaches, "fouls": player.sheet.fouls,
                    "technical": player.sheet.technical,
                    "ruled_fouls": player.ruled_fouls, "ruled_losses": player.losses,
                })
            };
            format!("{:#}\n", players.iter().map(object).collect::<Value>())
        }
        ListFormat::Text => {
            let line = |((event, name), player): (&(String, String), &Player)| {
                let Player { games, sheet: Tally { breaches, fouls, technical }, ruled_fouls, losses } =
                    player;
                match lang {
                    Lang::Zh => format!(
                        "{event} · {name}：{games} 局，违反行棋规定 {breaches}，犯规 {fouls}，技术犯规 {technical}；裁决记犯规 {ruled_fouls}，判负 {losses}\n"
                    ),
                    Lang::En => format!(
                        "{event} · {name}: {games} games, breaches {breaches}, fouls {fouls}, technical {technical}; ruled: fouls {ruled_fouls}, losses {losses}\n"
                    ),
                }
            };
            players.iter().map(line).collect()
        }
    }
}

type Games<'a> = BTreeMap<[&'a str; 6], Vec<&'a Summary>>;

fn players(entries: &[&Entry]) -> BTreeMap<(String, String), Player> {
    let mut games: Games<'_> = BTreeMap::new();
    for entry in entries {
        let Some(summary) = entry.summary() else { continue };
        let Summary { event, date, round, table, red, black, .. } = summary;
        let reports = games.entry([event, date, round, table, red, black]).or_default();
        if !reports.contains(&summary) {
            reports.push(summary);
        }
    }
    let mut players: BTreeMap<(String, String), Player> = BTreeMap::new();
    for ([event, _, _, _, red, black], reports) in games {
        for (side, name) in [(Side::Red, red), (Side::Black, black)] {
            if name.is_empty() {
                continue;
            }
            let player = players.entry((event.to_owned(), name.to_owned())).or_default();
            player.games += 1;
            let mut fullest = Tally::default();
            for report in &reports {
                let sheet = if side == Side::Red { report.red_fouls } else { report.black_fouls };
                fullest.breaches = fullest.breaches.max(sheet.breaches);
                fullest.fouls = fullest.fouls.max(sheet.fouls);
                fullest.technical = fullest.technical.max(sheet.technical);
                match report.result {
                    Some((GivenOutcome::Foul, Some(charged))) if charged == side => player.ruled_fouls += 1,
                    Some((GivenOutcome::Loss, Some(charged))) if charged == side => player.losses += 1,
                    _ => {}
                }
            }
            player.sheet.breaches = player.sheet.breaches.saturating_add(fullest.breaches);
            player.sheet.fouls = player.sheet.fouls.saturating_add(fullest.fouls);
            player.sheet.technical = player.sheet.technical.saturating_add(fullest.technical);
        }
    }
    players
}
