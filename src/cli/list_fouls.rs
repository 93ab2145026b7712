//! The fouls of each player over many reports.

use serde_json::{Value, json};

use super::committee_args::ListFormat;
use crate::export::tables::{Player, fouls_csv, players};
use crate::ruling::Tally;
use crate::store::archive::Entry;
use crate::text::Lang;
use crate::text::visible::one_line;
use crate::tr;

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
                tr!(
                    lang,
                    "cli-fouls-line",
                    event,
                    name,
                    games,
                    breaches,
                    fouls,
                    technical,
                    ruled_fouls,
                    losses
                )
            };
            players.iter().map(|player| one_line(&line(player)) + "\n").collect()
        }
    }
}
