//! Sentences about a record that is to be taken into the report.

use super::ruling::say;
use super::{Lang, names, records};
use crate::report::{LONGEST_COMMENT, MOST_COMMENTS};
use xiangqi::game_record::RecordedGame;

/// A game in one line: who against whom, where, how many moves, how it ended.
#[must_use]
pub fn game(number: usize, game: &RecordedGame, lang: Lang) -> String {
    let player = |tag| game.tag(tag).map(str::trim).filter(|name| !name.is_empty() && *name != "?");
    let who = match (player("Red"), player("Black")) {
        (None, None) => player("Title").unwrap_or_default().to_owned(),
        (red, black) => {
            let (red, black) = (red.unwrap_or("?"), black.unwrap_or("?"));
            say!(lang, "{red} — {black}", "{red} – {black}")
        }
    };
    let moves = game.moves.len();
    let count = names::plural(moves, "move", "moves");
    let mut parts = vec![say!(lang, "{number}. {who}", "{number}. {who}").trim_end().to_owned()];
    parts.extend(player("Event").map(str::to_owned));
    parts.extend(player("Date").map(str::to_owned));
    parts.push(say!(lang, "{moves} 着", "{count}"));
    parts.extend(game.outcome.map(|outcome| records::outcome(Some(outcome), lang).to_owned()));
    parts.join(" · ")
}

/// How many games a record holds.
#[must_use]
pub fn games(count: usize, lang: Lang) -> String {
    say!(lang, "共 {count} 局，请选一局", "{count} games; choose one")
}

/// Where the incident is put.
#[must_use]
pub fn incident(place: &str, found: bool, recorded: usize, lang: Lang) -> String {
    if found {
        return say!(
            lang,
            "报告现在的局面在这局棋里：{place}；事件就放在那里。",
            "The position of the report occurs in this game, at {place}; the incident is put there."
        );
    }
    let kept = if recorded > 0 {
        say!(lang, "经过的 {recorded} 行不变，", "The {recorded} row(s) of the timeline stay. ")
    } else {
        String::new()
    };
    say!(
        lang,
        "事件先放在最后一着以后。{kept}导入后请在着法里找到它，按“事件发生在此”。",
        "The incident is put after the last move for now. {kept}Then find it among the moves and press \"The incident happened here\"."
    )
}

/// What becomes of the moves the report has.
#[must_use]
pub fn replaces(count: usize, lang: Lang) -> String {
    let moves = names::plural(count, "move", "moves");
    say!(
        lang,
        "报告原有的 {count} 着棋由这局代替；撤销可以找回。",
        "The {moves} of the report give way to this game; undo brings them back."
    )
}

/// The board of the report is another one, and gives way.
#[must_use]
pub const fn replaces_board(lang: Lang) -> &'static str {
    lang.pick(
        "报告原来的局面由这局代替；撤销可以找回。",
        "The position of the report gives way to this game; undo brings it back.",
    )
}

/// Comments come along, so many of them cut.
#[must_use]
pub fn comments(count: usize, cut: usize, lang: Lang) -> String {
    let comments = names::plural(count, "comment comes", "comments come");
    let text = say!(lang, "评注 {count} 处一并导入。", "{comments} along.");
    if cut == 0 {
        return text;
    }
    let most = LONGEST_COMMENT - 1;
    text + &say!(
        lang,
        "其中 {cut} 处太长，只留前 {most} 字；全文请另存原棋谱。",
        " Too long, and cut after {most} characters: {cut}; keep the record itself for the rest."
    )
}

/// There are more comments than a report keeps.
#[must_use]
pub fn comments_left_out(count: usize, lang: Lang) -> String {
    let left_out = names::plural(count, "comment is", "comments are");
    say!(
        lang,
        "评注太多：报告最多留 {MOST_COMMENTS} 处，其后 {count} 处不导入；请另存原棋谱。",
        "Too many comments: a report keeps {MOST_COMMENTS}; the last {left_out} not taken. Keep the record itself for them."
    )
}

/// There are more of them than shown.
#[must_use]
pub fn more(count: usize, lang: Lang) -> String {
    say!(lang, "另有 {count} 处", "and {count} more")
}

/// What gives no move, and so does not come into the report.
#[must_use]
pub fn unread(text: &str, lang: Lang) -> String {
    const SHOWN: usize = 60;
    let mut start: String = text.split_whitespace().collect::<Vec<_>>().join(" ");
    if let Some((end, _)) = start.char_indices().nth(SHOWN) {
        start.truncate(end);
        start.push('…');
    }
    say!(lang, "不导入的其余文字：{start}", "The rest is not taken: {start}")
}
