//! Tables with headings.

use std::collections::{HashMap, HashSet};

use super::cells::{self, Line};
use super::headings::{Column, Columns};
use super::numerals::{number_in, round_in_title};
use super::{Entrant, ListError, MAX_ROWS, Pairing, PairingList, Seat, Why};
use xiangqi::{BySide, Side};

pub(super) fn read(text: &str) -> Result<PairingList, ListError> {
    let mut table = Table::default();
    for line in cells::lines(text, cells::separator(text)) {
        table.take(&line);
    }
    if table.columns.is_none() { Err(ListError::NoHeadings) } else { Ok(table.list) }
}

/// A table as far as it was read.
#[derive(Default)]
struct Table {
    list: PairingList,
    columns: Option<Columns>,
    /// The round of the lines that name none: of the last title, or of a line above with merged cells.
    round: String,
    players: HashMap<(String, String), usize>,
    tables: HashSet<(String, String)>,
}

/// What a line says of one player.
#[derive(Clone, Default)]
struct Cells {
    name: String,
    team: String,
    number: String,
    points: String,
}

impl Table {
    fn take(&mut self, line: &Line) {
        if let Some(columns) = Columns::of(&line.cells) {
            self.columns = Some(columns);
            return;
        }
        let filled = line.cells.iter().filter(|cell| !cell.is_empty()).count();
        if filled == 1
            && let Some(round) = line.cells.iter().find_map(|cell| round_in_title(cell))
        {
            self.round = round;
            return;
        }
        let Some(columns) = self.columns.clone() else {
            return self.list.refuse(line.number, &line.text, Why::NoHeadings);
        };
        if self.list.players.len() >= MAX_ROWS || self.list.pairings.len() >= MAX_ROWS {
            return self.list.refuse(line.number, &line.text, Why::TooMany);
        }
        if columns.has_pairs() {
            self.pairing(&columns, line);
        } else {
            self.player(&columns, line);
        }
    }

    fn player(&mut self, columns: &Columns, line: &Line) {
        let mut one = Cells::default();
        for (column, cell) in columns.all.iter().zip(&line.cells) {
            match column {
                Some(Column::Name) => one.name.clone_from(cell),
                Some(Column::Team(_)) => one.team.clone_from(cell),
                Some(Column::Number(_)) => one.number.clone_from(cell),
                Some(Column::Points(_)) => one.points.clone_from(cell),
                _ => {}
            }
        }
        if one.name.is_empty() {
            return self.list.refuse(line.number, &line.text, Why::NoName);
        }
        self.enter(one.with_team_apart());
    }

    fn pairing(&mut self, columns: &Columns, line: &Line) {
        let (mut round, mut table) = (String::new(), String::new());
        let mut both = BySide { red: Cells::default(), black: Cells::default() };
        for (column, cell) in columns.all.iter().zip(&line.cells) {
            match column {
                Some(Column::Round) => round = number_in(cell),
                Some(Column::Table) => table = number_in(cell),
                Some(Column::Player(side)) => both[*side].name.clone_from(cell),
                Some(Column::Team(Some(side))) => both[*side].team.clone_from(cell),
                Some(Column::Number(Some(side))) => both[*side].number.clone_from(cell),
                Some(Column::Points(Some(side))) => both[*side].points.clone_from(cell),
                _ => {}
            }
        }
        if round.is_empty() {
            round.clone_from(&self.round);
        } else {
            self.round.clone_from(&round);
        }
        let bye = Side::BOTH.into_iter().find(|&side| is_bye(&both[side].name));
        if let Some(bye) = bye {
            // Nobody sits opposite: there is no game.
            let present = both[bye.opponent()].clone().with_team_apart();
            if present.name.is_empty() || is_bye(&present.name) {
                self.list.refuse(line.number, &line.text, Why::NoName);
            } else {
                self.enter(present);
            }
            return;
        }
        let BySide { red, black } = both;
        let (red, black) = (red.with_team_apart(), black.with_team_apart());
        match (red.name.is_empty(), black.name.is_empty()) {
            (true, true) => return self.list.refuse(line.number, &line.text, Why::NoName),
            (true, false) | (false, true) => return self.list.refuse(line.number, &line.text, Why::OneName),
            (false, false) if red.name == black.name && red.team == black.team => {
                return self.list.refuse(line.number, &line.text, Why::AgainstThemselves);
            }
            (false, false) => {}
        }
        if !table.is_empty() && !self.tables.insert((round.clone(), table.clone())) {
            return self.list.refuse(line.number, &line.text, Why::TableTaken);
        }
        let seat = |one: &Cells| Seat { name: one.name.clone(), team: one.team.clone() };
        let (red_seat, black_seat) = (seat(&red), seat(&black));
        self.enter(red);
        self.enter(black);
        self.list.pairings.push(Pairing { round, table, red: red_seat, black: black_seat });
    }

    /// Adds a player, or what was not known of one.
    fn enter(&mut self, one: Cells) {
        let key = (one.name.clone(), one.team.clone());
        let known = self.players.get(&key).and_then(|&at| self.list.players.get_mut(at));
        match known {
            Some(known) => {
                for (old, new) in [(&mut known.number, one.number), (&mut known.points, one.points)] {
                    if !new.is_empty() {
                        *old = new;
                    }
                }
            }
            None => {
                self.players.insert(key, self.list.players.len());
                let Cells { name, team, number, points } = one;
                self.list.players.push(Entrant { number, name, team, points });
            }
        }
    }
}

impl Cells {
    /// 王天一（杭州） is a name and a team, where no column gives the team.
    fn with_team_apart(mut self) -> Self {
        if !self.team.is_empty() {
            return self;
        }
        let apart = self.name.strip_suffix(['）', ')']).and_then(|rest| rest.split_once(['（', '(']));
        if let Some((name, team)) = apart
            && !name.trim().is_empty()
            && !team.trim().is_empty()
        {
            let (name, team) = (name.trim().to_owned(), team.trim().to_owned());
            (self.name, self.team) = (name, team);
        }
        self
    }
}

/// Whether a cell in the place of a player says that there is none.
fn is_bye(cell: &str) -> bool {
    matches!(cell.trim().to_lowercase().as_str(), "轮空" | "輪空" | "空" | "bye" | "-" | "--" | "—")
}
