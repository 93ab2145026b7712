//! The fouls of each player over many reports.

use std::collections::BTreeMap;

use super::table;
use crate::report::GivenOutcome;
use crate::ruling::Tally;
use crate::store::archive::{Entry, Summary};
use crate::text::Lang;
use crate::tr;
use xiangqi::Side;

/// What stands against one player in one event.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq)]
pub struct Player {
    /// How many games there are reports of.
    pub games: usize,
    /// What stands on the foul sheets.
    pub sheet: Tally,
    /// How many fouls were ruled.
    pub ruled_fouls: usize,
    /// How many games were ruled lost.
    pub losses: usize,
}

const HEADER: [&str; 8] =
    ["event", "player", "games", "breaches", "fouls", "technical", "ruled_fouls", "ruled_losses"];

/// The fouls of each player of each event as CSV.
pub fn fouls_csv(entries: &[&Entry]) -> String {
    under(&HEADER, entries)
}

/// The same with headings in this language.
pub fn fouls_in_words(entries: &[&Entry], lang: Lang) -> String {
    under(
        &[
            tr!(lang, "column-event"),
            tr!(lang, "column-player"),
            tr!(lang, "column-games"),
            tr!(lang, "column-breaches"),
            tr!(lang, "column-fouls"),
            tr!(lang, "column-technical-fouls"),
            tr!(lang, "column-fouls-ruled"),
            tr!(lang, "column-losses-ruled"),
        ],
        entries,
    )
}

fn under(header: &[&str], entries: &[&Entry]) -> String {
    let row = |((event, name), player): (&(String, String), &Player)| {
        let Player { games, sheet, ruled_fouls, losses } = player;
        let sheet = [sheet.breaches, sheet.fouls, sheet.technical].map(|count| count.to_string());
        let [breaches, fouls, technical] = sheet;
        let numbers =
            [games.to_string(), breaches, fouls, technical, ruled_fouls.to_string(), losses.to_string()];
        [event.clone(), name.clone()].into_iter().chain(numbers).collect()
    };
    table(
        header,
        &players(entries.iter().filter_map(|entry| entry.summary())).iter().map(row).collect::<Vec<_>>(),
    )
}

type Games<'a> = BTreeMap<[&'a str; 6], Vec<&'a Summary>>;

/// The fouls of each player of each event, by both. Of several reports of one game the fullest foul sheet counts,
/// since a later report repeats what stood before; files of the same content count once.
pub fn players<'a>(summaries: impl IntoIterator<Item = &'a Summary>) -> BTreeMap<(String, String), Player> {
    let mut games: Games<'_> = BTreeMap::new();
    for summary in summaries {
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
                    Some((GivenOutcome::BothLose, _)) => player.losses += 1,
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
