//! The tournament report file of FIDE, TRF16: lines of fixed columns. Who plays white there moves first, and is red
//! here.
//!
//! Columns, from 1: 5-8 starting number, 15-47 name, 81-84 points; then for each round, from 92 and ten apart, four of
//! the opponent's number, one of the colour in 97 and one of the result in 99. `0000` or blanks: no game.

use std::collections::{HashMap, HashSet};

use super::{Entrant, MAX_ROWS, Pairing, PairingList, Seat, Why, shortened};

/// The rounds of a player begin in this column, from 0.
const ROUNDS: usize = 91;
const ROUND: usize = 10;
const MOST_ROUNDS: usize = 100;

/// Lines of this format that say nothing that is kept.
const PASSED: [&str; 9] = ["032", "052", "062", "072", "082", "092", "112", "122", "132"];

/// Whether a text is of this format: the first of its lines that begin with three digits and a blank is one of it.
pub(super) fn is_trf(text: &str) -> bool {
    const LOOKED_AT: usize = 50;
    let mut lines = text.trim_start_matches('\u{feff}').lines().take(LOOKED_AT);
    lines.any(|line| {
        let of_player = line.strip_prefix("001 ").is_some_and(|rest| {
            rest.get(..4).is_some_and(|number| number.trim().parse::<u16>().is_ok())
                && !rest.contains(['\t', ',', ';'].as_slice())
                || rest.len() > 80
        });
        of_player || (line.starts_with("012 ") && !line.contains(['\t', ';']))
    })
}

/// How columns are counted: programs differ once names are not of ASCII.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
enum Counted {
    Letters,
    /// A Chinese character takes two columns, as on a screen.
    Widths,
    Bytes,
}

impl Counted {
    fn width(self, letter: char) -> usize {
        match self {
            Self::Letters => 1,
            Self::Widths => 1 + usize::from(u32::from(letter) >= 0x1100),
            Self::Bytes => letter.len_utf8(),
        }
    }

    /// What stands in the columns `from` to `to`, from 0 and without the last.
    fn columns(self, line: &str, from: usize, to: usize) -> &str {
        let (mut column, mut start, mut end) = (0, None, line.len());
        for (at, letter) in line.char_indices() {
            if column >= to {
                end = at;
                break;
            }
            if column >= from && start.is_none() {
                start = Some(at);
            }
            column += self.width(letter);
        }
        start.and_then(|start| line.get(start..end)).unwrap_or_default()
    }
}

/// A player's game in a round.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
enum Game {
    /// Nobody sits opposite.
    None,
    /// Against the player of this number; whether with the first move.
    Against(u32, bool),
}

struct PlayerLine<'a> {
    line: usize,
    text: &'a str,
    number: u32,
    name: String,
    points: String,
    games: Vec<Option<Game>>,
}

pub(super) fn read(text: &str) -> PairingList {
    let mut list = PairingList::default();
    let lines: Vec<(usize, &str)> =
        text.trim_start_matches('\u{feff}').lines().enumerate().map(|(at, line)| (at + 1, line)).collect();
    let counted = counted(&lines);
    let (mut players, mut teams, mut numbers) = (Vec::new(), HashMap::new(), HashSet::new());
    for &(line, text) in &lines {
        let (code, rest) = (text.get(..3).unwrap_or(text), text.get(3..).unwrap_or_default().trim());
        match code {
            "001" if players.len() >= MAX_ROWS => list.refuse(line, text, Why::TooMany),
            "001" => match player(line, text, counted) {
                Some(one) if one.name.is_empty() => list.refuse(line, text, Why::NoName),
                Some(one) if !numbers.insert(one.number) => list.refuse(line, text, Why::NumberTaken),
                Some(one) => players.push(one),
                None => list.refuse(line, text, Why::NoNumber),
            },
            "012" => list.heading.name = shortened(rest),
            "022" => list.heading.place = shortened(rest),
            "042" => list.heading.date = shortened(rest),
            "102" => list.heading.chief_arbiter = shortened(rest),
            "013" => {
                let name = shortened(counted.columns(text, 4, 36));
                let members = counted.columns(text, 36, usize::MAX).split_whitespace();
                teams.extend(members.filter_map(|one| Some((one.parse::<u32>().ok()?, name.clone()))));
            }
            _ if PASSED.contains(&code) || text.trim().is_empty() || is_of_pairing_engines(text) => {}
            _ => list.refuse(line, text, Why::UnknownLine),
        }
    }
    for one in &players {
        let team = teams.get(&one.number).cloned().unwrap_or_default();
        let (number, name, points) = (one.number.to_string(), one.name.clone(), one.points.clone());
        list.players.push(Entrant { number, name, team, points });
    }
    pair(&players, &mut list);
    list.unread.sort_by_key(|unread| unread.line);
    list
}

/// `XXR`, `XXC` and the like, and comments.
fn is_of_pairing_engines(line: &str) -> bool {
    line.starts_with("XX") || line.starts_with("###") || line.starts_with("BB")
}

/// In which way most rounds of most players can be read.
fn counted(lines: &[(usize, &str)]) -> Counted {
    let mut best = (Counted::Letters, 0);
    for counted in [Counted::Letters, Counted::Widths, Counted::Bytes] {
        let players = lines.iter().filter(|(_, line)| line.starts_with("001"));
        let readable = players.map(|(line, text)| {
            let games = player(*line, text, counted).map_or_else(Vec::new, |one| one.games);
            let against = |game: &&Option<Game>| matches!(game, Some(Game::Against(..)));
            games.iter().filter(against).count()
        });
        let sum = readable.sum();
        if sum > best.1 {
            best = (counted, sum);
        }
    }
    best.0
}

fn player(line: usize, text: &str, counted: Counted) -> Option<PlayerLine<'_>> {
    let column = |from, to| counted.columns(text, from, to);
    let number = column(4, 8).trim().parse().ok().filter(|&number| number > 0)?;
    let mut games = Vec::new();
    for round in 0..MOST_ROUNDS {
        let from = ROUNDS + round * ROUND;
        let cells = column(from, from + ROUND - 1);
        if cells.is_empty() {
            break;
        }
        games.push(game(cells));
    }
    let (name, points) = (shortened(column(14, 47)), column(80, 84).trim().to_owned());
    Some(PlayerLine { line, text, number, name, points, games })
}

/// A round of a player: `  12 w 1`. Nothing where it cannot be read.
fn game(cells: &str) -> Option<Game> {
    let part = |from: usize, to: usize| cells.get(from..to.min(cells.len())).unwrap_or_default().trim();
    if !cells.is_ascii() {
        return None;
    }
    let number: u32 = match part(0, 4) {
        "" => 0,
        digits => digits.parse().ok()?,
    };
    if !part(4, 5).is_empty() || !part(6, 7).is_empty() {
        return None;
    }
    match (number, part(5, 6), part(7, 8)) {
        (0, "-" | "", "" | "-" | "+" | "H" | "h" | "F" | "f" | "U" | "u" | "Z" | "z") => Some(Game::None),
        (1.., colour, "" | "-" | "+" | "W" | "w" | "D" | "d" | "L" | "l" | "1" | "=" | "0") => match colour {
            "w" | "W" => Some(Game::Against(number, true)),
            "b" | "B" => Some(Game::Against(number, false)),
            _ => None,
        },
        _ => None,
    }
}

/// The pairings, round by round in the order of the players with the first move.
fn pair(players: &[PlayerLine<'_>], list: &mut PairingList) {
    let by_number: HashMap<u32, usize> =
        players.iter().enumerate().map(|(at, one)| (one.number, at)).collect();
    // The players of the list are those of the file, in its order.
    let seats: Vec<Seat> =
        list.players.iter().map(|one| Seat { name: one.name.clone(), team: one.team.clone() }).collect();
    let seat = |number: u32| by_number.get(&number).and_then(|&at| seats.get(at)).cloned();
    let rounds = players.iter().map(|one| one.games.len()).max().unwrap_or(0);
    for round in 0..rounds {
        for one in players {
            let Some(game) = one.games.get(round) else { continue };
            let (opponent, first) = match game {
                None => {
                    list.refuse(one.line, one.text, Why::RoundUnclear);
                    continue;
                }
                Some(Game::None) => continue,
                Some(Game::Against(opponent, first)) => (*opponent, *first),
            };
            let Some(other) = by_number.get(&opponent).and_then(|&at| players.get(at)) else {
                list.refuse(one.line, one.text, Why::NoOpponent);
                continue;
            };
            let agrees = other.games.get(round) == Some(&Some(Game::Against(one.number, !first)));
            if one.number == opponent || !agrees {
                let why = if one.number == opponent { Why::AgainstThemselves } else { Why::Contradicted };
                list.refuse(one.line, one.text, why);
            } else if first
                && list.pairings.len() < MAX_ROWS
                && let (Some(red), Some(black)) = (seat(one.number), seat(opponent))
            {
                let round = (round + 1).to_string();
                list.pairings.push(Pairing { round, table: String::new(), red, black });
            }
        }
    }
}
