//! Records of games on their way into the report and out of it.

use std::path::PathBuf;
use std::sync::Arc;

use crate::app::field::Field;
use crate::app::game_view::{GameEdit, incident_in};
use crate::report::{Comments, GameResult, Report, Written};
use crate::text::Lang;
use crate::tr;
use xiangqi::game_record::write::{self, Notation};
use xiangqi::game_record::{Outcome, RecordedGame, RecordedMove, Records};
use xiangqi::{Game, Side};

/// The endings of files that hold records, not reports or pictures.
pub const ENDINGS: [&str; 5] = ["pgn", "xqf", "txt", "ubb", "dhtmlxq"];

/// Where a record comes from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Source {
    File(PathBuf),
    /// A text from the clipboard.
    Text(String),
}

/// A record that has been read, while the arbiter looks at it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Import {
    /// The name of its file; empty where it was pasted.
    pub name: String,
    pub records: Arc<Records>,
    /// Which of its games is wanted.
    pub chosen: usize,
}

impl Import {
    pub fn game(&self) -> Option<&RecordedGame> {
        self.records.games.get(self.chosen)
    }

    /// What the report would become by it; `None` where no position could be read.
    pub fn taking(&self, report: &Report) -> Option<Taking> {
        let game = self.game()?;
        if game.start.board.occupied().is_empty() {
            return None;
        }
        let moves = game.moves.iter().map(|recorded| recorded.mv).collect();
        let course = Game { start: game.start.clone(), moves };
        let (incident, found) = incident_in(&course, report);
        let fields = FIELDS.into_iter().filter_map(|(tag, field)| {
            let value = game.tag(tag)?.trim();
            let known = value.chars().any(|letter| !"?.-/ ".contains(letter));
            (known && field.of(report).trim().is_empty()).then(|| (field, value.to_owned()))
        });
        let fields = fields.collect();
        let (comments, lost) = comments_of(game);
        Some(Taking { course, incident, found, fields, result: result_of(game), comments, lost })
    }
}

/// What a record gives to the report.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Taking {
    pub course: Game,
    /// Where in it the incident is put.
    pub incident: usize,
    /// Whether that is where the position of the report occurs.
    pub found: bool,
    /// The fields filled in: those that the report has nothing in.
    pub fields: Vec<(Field, String)>,
    /// How the game ended.
    pub result: Option<GameResult>,
    /// What the record says beside its moves.
    pub comments: Comments,
    /// What of that the report cannot keep.
    pub lost: Lost,
}

/// What a report cannot keep of the comments of a record.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq)]
pub struct Lost {
    /// How many comments are too long, and were cut.
    pub cut: usize,
    /// How many are too many, and were left out.
    pub left_out: usize,
}

impl Lost {
    /// Whether everything is kept.
    pub const fn is_nothing(self) -> bool {
        self.cut == 0 && self.left_out == 0
    }
}

impl Taking {
    /// The change that does it.
    pub fn change(self) -> GameEdit {
        GameEdit::Take(Box::new(self))
    }
}

/// The tags of a record that have a field in the report.
const FIELDS: [(&str, Field); 9] = [
    ("Event", Field::EventName),
    ("Site", Field::Place),
    ("Date", Field::Date),
    ("Round", Field::Round),
    ("Table", Field::Table),
    ("Red", Field::PlayerName(Side::Red)),
    ("RedTeam", Field::PlayerTeam(Side::Red)),
    ("Black", Field::PlayerName(Side::Black)),
    ("BlackTeam", Field::PlayerTeam(Side::Black)),
];

/// How a game of a record ended.
fn result_of(game: &RecordedGame) -> Option<GameResult> {
    match game.outcome {
        Some(Outcome::RedWins) => Some(GameResult::RedWins),
        Some(Outcome::BlackWins) => Some(GameResult::BlackWins),
        Some(Outcome::Draw) => Some(GameResult::Draw),
        None => GameResult::in_words(game.tag(RESULT)?),
    }
}

/// The comments of a game of a record, without the word for the incident's place that [`game_of`] adds.
fn comments_of(game: &RecordedGame) -> (Comments, Lost) {
    let (mut comments, mut lost) = (Comments::default(), Lost::default());
    let here = Lang::ALL.map(|lang| tr!(lang, "incident-is-here"));
    let behind = game.moves.iter().map(|recorded| recorded.comment.as_str());
    for (ply, text) in std::iter::once(game.comment.as_str()).chain(behind).enumerate() {
        let own: Vec<&str> = text.lines().filter(|line| !here.contains(line)).collect();
        match comments.write(ply, own.join("\n").trim()) {
            Written::Whole => {}
            Written::Cut => lost.cut += 1,
            Written::NoRoom => lost.left_out += 1,
        }
    }
    (comments, lost)
}

/// The tag of a result in words.
const RESULT: &str = "Result";

/// The moves of `report` as text, without names and remarks.
pub fn moves_alone(report: &Report, lang: Lang) -> String {
    let mut game = game_of(report, lang);
    game.tags.clear();
    game.outcome = None;
    game.comment.clear();
    for recorded in &mut game.moves {
        recorded.comment.clear();
    }
    write::list(&[game], in_words(lang))
}

pub(crate) const fn in_words(lang: Lang) -> Notation {
    match lang {
        Lang::Zh => Notation::Chinese,
        _ => Notation::Wxf,
    }
}

/// The whole game of `report` as a record with its result and comments, the incident's place written behind the
/// move before it.
pub(crate) fn game_of(report: &Report, lang: Lang) -> RecordedGame {
    let mut game = RecordedGame::new(report.start.clone());
    let comment = |ply| report.comments.at(ply).to_owned();
    game.comment = comment(0);
    let moves = report.whole_game().moves.into_iter().enumerate();
    game.moves = moves.map(|(index, mv)| RecordedMove { mv, comment: comment(index + 1) }).collect();
    let here = tr!(lang, "incident-is-here");
    match report.moves.len().checked_sub(1).and_then(|last| game.moves.get_mut(last)) {
        Some(last) => add_line(&mut last.comment, here),
        None => add_line(&mut game.comment, here),
    }
    let tags = FIELDS.into_iter().map(|(tag, field)| (tag.to_owned(), field.of(report).trim().to_owned()));
    game.tags = tags.filter(|(_, value)| !value.is_empty()).collect();
    match &report.result {
        Some(GameResult::RedWins) => game.outcome = Some(Outcome::RedWins),
        Some(GameResult::BlackWins) => game.outcome = Some(Outcome::BlackWins),
        Some(GameResult::Draw) => game.outcome = Some(Outcome::Draw),
        Some(GameResult::Other(words)) => game.tags.push((RESULT.to_owned(), words.clone())),
        None => {}
    }
    game
}

fn add_line(text: &mut String, line: &str) {
    if !text.is_empty() {
        text.push('\n');
    }
    text.push_str(line);
}
