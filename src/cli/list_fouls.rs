//! The fouls of each player over many reports.

use serde_json::{Value, json};

use super::committee_args::ListFormat;
use crate::export::tables::{Player, fouls_csv, players};
use crate::ruling::Tally;
use crate::store::archive::Entry;
use crate::text::Lang;
use crate::text::visible::one_line;

/// The fouls of each player of each event.
pub(super) fn fouls(entries: &[&Entry], format: ListFormat, lang: Lang) -> String {
    let players = players(entries);
    match format {
        ListFormat::Csv => fouls_csv(entries),
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
                        "{event} · {name}：{games} 局，违反行棋规定 {breaches}，犯规 {fouls}，技术犯规 {technical}；裁决记犯规 {ruled_fouls}，判负 {losses}"
                    ),
                    Lang::En => format!(
                        "{event} · {name}: {games} games, breaches {breaches}, fouls {fouls}, technical {technical}; ruled: fouls {ruled_fouls}, losses {losses}"
                    ),
                }
            };
            players.iter().map(|player| one_line(&line(player)) + "\n").collect()
        }
    }
}
