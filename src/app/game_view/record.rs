//! Records of games on their way into the report and out of it.

use std::path::PathBuf;
use std::sync::Arc;

use crate::app::field::Field;
use crate::app::game_view::place::incident_in;
use crate::report::{Comments, GameResult, Report, Variation, Variations, Written};
use crate::text::Lang;
use crate::tr;
use xiangqi::game_record::write::{self, Labels, Notation};
use xiangqi::game_record::{self, Outcome, RecordedGame, RecordedMove, Records, TextEncoding};
use xiangqi::{Game, Move, Side};

/// The endings of files that hold records, not reports or pictures. The last are of programs whose files are refused by
/// their names.
pub const ENDINGS: [&str; 13] =
    ["pgn", "xqf", "txt", "ubb", "dhtmlxq", "wxf", "htm", "html", "cbr", "cbl", "cbf", "mxq", "che"];

/// Where a record comes from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Source {
    /// A file, in this encoding if one was chosen.
    File(PathBuf, Option<TextEncoding>),
    /// A text from the clipboard.
    Text(String),
}

/// A record that has been read, while the arbiter looks at it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Import {
    /// Its file; none where it was pasted.
    pub path: Option<PathBuf>,
    pub records: Arc<Records>,
    /// Which of its games is wanted.
    pub chosen: usize,
}

impl Import {
    /// The first game that has moves is the one most likely wanted.
    pub fn new(path: Option<PathBuf>, records: Records) -> Self {
        let chosen = records.games.iter().position(|game| !game.moves.is_empty()).unwrap_or_default();
        Self { path, records: Arc::new(records), chosen }
    }

    /// The name of its file.
    pub fn name(&self) -> Option<String> {
        let path = self.path.as_ref()?;
        Some(path.file_name().unwrap_or(path.as_os_str()).to_string_lossy().into_owned())
    }

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
        let (comments, mut lost) = comments_of(&game.comment, &game.moves);
        let variations = variations_of(game, &mut lost);
        Some(Taking { course, incident, found, fields, result: result_of(game), comments, variations, lost })
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
    /// The other moves that it gives.
    pub variations: Variations,
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
    /// How many variations are too many, and were left out.
    pub variations: usize,
}

impl Lost {
    /// Whether everything is kept.
    pub const fn is_nothing(self) -> bool {
        self.cut == 0 && self.left_out == 0 && self.variations == 0
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

/// The comments of a line of a record, without the word for the incident's place that [`game_of`] adds.
fn comments_of(before: &str, moves: &[RecordedMove]) -> (Comments, Lost) {
    let (mut comments, mut lost) = (Comments::default(), Lost::default());
    let here = Lang::ALL.map(|lang| tr!(lang, "incident-is-here"));
    let behind = moves.iter().map(|recorded| recorded.comment.as_str());
    for (ply, text) in std::iter::once(before).chain(behind).enumerate() {
        let own: Vec<&str> = text.lines().filter(|line| !here.contains(line)).collect();
        match comments.write(ply, own.join("\n").trim()) {
            Written::Whole => {}
            Written::Cut => lost.cut += 1,
            Written::NoRoom => lost.left_out += 1,
        }
    }
    (comments, lost)
}

/// The variations of a game of a record; with one that has no room go those that leave it.
fn variations_of(game: &RecordedGame, lost: &mut Lost) -> Variations {
    let mut variations = Variations::default();
    // The number here of each variation of the record.
    let mut numbers: Vec<Option<usize>> = Vec::new();
    for one in &game.variations {
        let leaves = one.leaves.map(|line| numbers.get(line).copied().flatten());
        let (comments, lost_here) = comments_of(&one.comment, &one.moves);
        let moves = one.moves.iter().map(|recorded| recorded.mv).collect();
        let variation = Variation { leaves: leaves.flatten(), after: one.after, moves, comments };
        if leaves != Some(None) && variations.add(variation, game.moves.len()) {
            numbers.push(Some(variations.len() - 1));
            lost.cut += lost_here.cut;
            lost.left_out += lost_here.left_out;
        } else {
            numbers.push(None);
            lost.variations += 1;
        }
    }
    variations
}

/// The tag of a result in words.
const RESULT: &str = "Result";

/// The moves of `report` as text, without names and remarks.
pub fn moves_alone(report: &Report, lang: Lang) -> String {
    let mut game = game_of(report, lang);
    game.tags.clear();
    game.outcome = None;
    game.comment.clear();
    game.variations.clear();
    for recorded in &mut game.moves {
        recorded.comment.clear();
    }
    write::list(&[game], in_words(lang), labels(lang))
}

pub(crate) const fn in_words(lang: Lang) -> Notation {
    match lang {
        Lang::Zh => Notation::Chinese,
        Lang::ZhHant => Notation::Traditional,
        Lang::En => Notation::Wxf,
    }
}

/// The names before colons in a list of moves.
pub(crate) const fn labels(lang: Lang) -> Labels {
    match lang {
        Lang::Zh | Lang::ZhHant => Labels::Chinese,
        Lang::En => Labels::English,
    }
}

/// The whole game of `report` as a record with its result and comments, the incident's place written behind the
/// move before it.
pub(crate) fn game_of(report: &Report, lang: Lang) -> RecordedGame {
    let mut game = RecordedGame::new(report.start.clone());
    (game.comment, game.moves) = line_of(&report.whole_game().moves, &report.comments);
    let variations = report.variations.all().iter().map(|one| {
        let (comment, moves) = line_of(&one.moves, &one.comments);
        game_record::Variation { leaves: one.leaves, after: one.after, comment, moves, ..Default::default() }
    });
    game.variations = variations.collect();
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

/// A line as a record has it: the comment before it, and its moves with theirs.
fn line_of(moves: &[Move], comments: &Comments) -> (String, Vec<RecordedMove>) {
    let comment = |ply| comments.at(ply).to_owned();
    let moves = moves.iter().enumerate().map(|(index, &mv)| RecordedMove { mv, comment: comment(index + 1) });
    (comment(0), moves.collect())
}

fn add_line(text: &mut String, line: &str) {
    if !text.is_empty() {
        text.push('\n');
    }
    text.push_str(line);
}
