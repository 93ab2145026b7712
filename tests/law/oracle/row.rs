//! From a row's events to its answer.

use super::{Board, Bound, Desk, Row, Square, at, between, exposed, goes, impossible, moved, name, square};

/// What the events come to before they are judged.
#[derive(Clone, Default)]
struct Hand {
    touches: Vec<Square>,
    together: bool,
    /// Touched otherwise than by adjusting.
    plain: bool,
    /// Brushed or adjusted.
    contact: bool,
    out_of_turn: bool,
    /// Something was moved, which has to be put back.
    moved_out_of_turn: bool,
    release: Option<(Square, Square)>,
    /// Something was recorded in words.
    words: bool,
    /// The other side touched or moved something.
    acted: bool,
}

/// Outcome, ground, duty, allowed moves and caveats, as the reference data writes them.
pub fn rule(row: &Row<'_>) -> [String; 5] {
    let mut words = row.fen.split(' ');
    let board: Board = words.next().unwrap().split('/').rev().map(rank).collect();
    let red = words.next() == Some("w");
    let check = exposed(&board, red);
    let desk = Desk { row, board, red, check };
    let hand = read(&desk);
    let mut caveats = Vec::new();
    let answer = conclude(&desk, &hand, &mut caveats);
    if ["5.3", "5.4", "5.5", "5.6", "5.8"].iter().any(|clause| answer[1].contains(clause)) {
        caveats.push("carried-over");
    }
    if impossible(&desk.board, red) {
        caveats.push("impossible-position");
    }
    if answer[2] == "restore" {
        caveats.push("practice");
    }
    caveats.retain(|caveat| !caveat.is_empty());
    caveats.sort_unstable();
    caveats.dedup();
    let [outcome, ground, duty, allowed] = answer;
    [outcome, ground, duty, allowed, caveats.join(" ")]
}

fn rank(text: &str) -> Vec<char> {
    text.chars()
        .flat_map(|letter| match letter.to_digit(10) {
            Some(empty) => vec!['.'; empty as usize],
            None => vec![letter],
        })
        .collect()
}

fn read(desk: &Desk<'_>) -> Hand {
    let mut hand = Hand::default();
    for event in desk.row.events.split(';').filter(|event| !event.trim().is_empty()) {
        let mut words: Vec<&str> = event.split_whitespace().collect();
        let other = ["red", "black"].contains(&words[0]) && (words.remove(0) == "red") != desk.red;
        if words.contains(&"words") {
            hand.words = true;
            continue;
        }
        let stands = |here: Square| at(&desk.board, here) != '.';
        let squares: Vec<Square> = match words[0] {
            "release" => vec![square(words[1])],
            _ => words[1..].iter().filter(|word| word.len() == 2).map(|word| square(word)).collect(),
        };
        let squares: Vec<Square> = squares.into_iter().filter(|&here| stands(here)).collect();
        if squares.is_empty() {
            continue;
        }
        // A piece put down where it stood is touched and no more; the README has no word for it.
        let stays = words[0] == "release" && words[1][..2] == words[1][2..];
        match if stays && !other { "touch" } else { words[0] } {
            "brush" => hand.contact |= !other,
            // Straightened as 5.6 asks: no touch, on either side's time.
            "adjust" if other && words[2] == "consent" => {}
            word if other => {
                (hand.out_of_turn, hand.acted) = (true, true);
                hand.moved_out_of_turn |= word == "release" && !stays;
            }
            "release" => {
                hand.release = Some((squares[0], square(&words[1][2..])));
            }
            "adjust" if words[2] == "consent" => hand.contact = true,
            word => {
                let first = hand.touches.is_empty();
                for here in squares {
                    if !hand.touches.contains(&here) {
                        hand.touches.push(here);
                    }
                }
                hand.together |= first && hand.touches.len() == 2;
                hand.contact |= word == "adjust";
                hand.plain |= word != "adjust";
            }
        }
    }
    hand
}

fn article(desk: &Desk<'_>, hand: &Hand) -> String {
    let own: Vec<bool> = hand.touches.iter().map(|&touch| desk.own(touch)).collect();
    let clause = match own.as_slice() {
        _ if hand.contact && !hand.plain => "5.6",
        [] if hand.moved_out_of_turn && hand.release.is_none() => "5.8",
        [] => "-",
        [first, second, ..] if first != second && hand.together => "5.5",
        [true, false, ..] => "5.3",
        [false, true, ..] => "5.4",
        [true, ..] => "5.1",
        [false, ..] => "5.2",
    };
    clause.to_owned()
}

fn answer(outcome: &str, ground: &str, duty: &str, allowed: &[String]) -> [String; 4] {
    let allowed = if allowed.is_empty() { "-".to_owned() } else { allowed.join(" ") };
    [outcome.to_owned(), ground.to_owned(), duty.to_owned(), allowed]
}

/// Words beside which nothing is ruled on are for people to rule on, by no clause.
fn conclude(desk: &Desk<'_>, hand: &Hand, caveats: &mut Vec<&'static str>) -> [String; 4] {
    let done = done(desk, hand, caveats);
    let [outcome, ..] = &done;
    if hand.words && hand.touches.is_empty() && !hand.acted && outcome == "none" {
        caveats.push("clause-not-seen");
        return answer("open", "-", "-", &[]);
    }
    done
}

/// What follows from what was done.
fn done(desk: &Desk<'_>, hand: &Hand, caveats: &mut Vec<&'static str>) -> [String; 4] {
    let all = desk.all_legal();
    if all.is_empty() {
        return answer("loss", if desk.check { "4.1.1" } else { "4.1.2" }, "-", &[]);
    }
    let unordered = |touches: &[Square]| {
        touches.len() > 2 || (touches.len() == 2 && desk.own(touches[0]) == desk.own(touches[1]))
    };
    if hand.out_of_turn || unordered(&hand.touches) {
        caveats.push("no-clause");
    }
    let release = hand.release.map(|(from, to)| {
        let is_move = desk.own(from) && goes(&desk.board, from, to);
        (from, is_move, exposed(&moved(&desk.board, from, to), desk.red), name(from) + &name(to))
    });
    let general = if desk.red { 'k' } else { 'K' };
    let taking = hand.release.filter(|(_, to)| at(&desk.board, *to) == general);
    match (taking, release.clone()) {
        // The other general stood to be taken: its side had lost. Along an open file it is open whose fault it was.
        (Some(_), Some((_, true, ..))) | (None, Some((_, true, true, _))) => {
            return answer("loss", "4.1.3", "-", &[]);
        }
        (Some((from, to)), _)
            if at(&desk.board, from) == if desk.red { 'K' } else { 'k' }
                && from.0 == to.0
                && between(&desk.board, from, to) == 0 =>
        {
            caveats.push("record-incomplete");
            return answer("open", "4.1.3", "-", &[]);
        }
        _ => {}
    }
    let ground = article(desk, hand);
    let (bound, unmeetable) = desk.judge(&hand.touches, hand.together);
    let mut count = |breach: bool| {
        let (outcome, caveat) = desk.count(unmeetable, breach);
        caveats.push(caveat);
        outcome
    };
    match (bound, release) {
        (Bound::Lost, _) => {
            caveats.push("4.1.3-release");
            answer("loss", &format!("{ground}+4.1.3"), "-", &[])
        }
        (_, Some((_, false, true, _))) => {
            caveats.push("no-clause");
            answer("open", "4.1.8", "-", &[])
        }
        (bound, Some((from, false, false, _))) => match count(true) {
            "loss" => answer("loss", "4.1.8", "-", &[]),
            _ if matches!(bound, Bound::Open) => answer("open", &ground, "-", &[]),
            outcome => {
                let mut touches = hand.touches.clone();
                if !touches.contains(&from) {
                    touches.push(from);
                }
                if unordered(&touches) {
                    caveats.push("no-clause");
                }
                // What a touch counted after the breach comes to is not in the README where it is lost or
                // open: lost stays lost, and an open one changes nothing but is said to have no clause.
                let counted = Hand { touches: touches.clone(), plain: true, ..hand.clone() };
                match (desk.judge(&touches, hand.together).0, bound) {
                    (Bound::Lost, _) => {
                        caveats.push("4.1.3-release");
                        answer("loss", &format!("{}+4.1.3", article(desk, &counted)), "-", &[])
                    }
                    (Bound::To(_, moves), _) => answer(outcome, "4.1.8", "restore", &moves),
                    (Bound::Open, Bound::To(_, moves)) => {
                        caveats.push("no-clause");
                        answer(outcome, "4.1.8", "restore", &moves)
                    }
                    (Bound::Open, _) => {
                        caveats.push("no-clause");
                        answer(outcome, "4.1.8", "restore", &all)
                    }
                    (Bound::Nothing, _) => answer(outcome, "4.1.8", "restore", &all),
                }
            }
        },
        (Bound::Open, _) => answer("open", &ground, "-", &[]),
        (Bound::To(_, moves), Some((.., mv))) if !moves.contains(&mv) => match count(true) {
            "loss" => answer("loss", "4.1.8", "-", &[]),
            outcome => answer(outcome, &ground, "restore", &moves),
        },
        (bound, release) => match (count(false), bound) {
            ("loss", _) => answer("loss", "4.1.8", "-", &[]),
            (outcome, _) if release.is_some() => {
                let (from, to) = hand.release.unwrap();
                let after = moved(&desk.board, from, to);
                let check = exposed(&after, !desk.red);
                let other = Desk { row: desk.row, board: after, red: !desk.red, check };
                match (other.all_legal().is_empty(), check) {
                    (false, _) => answer(outcome, &ground, "done", &[]),
                    (true, true) => answer("loss", "4.1.1", "-", &[]),
                    (true, false) => answer("loss", "4.1.2", "-", &[]),
                }
            }
            (outcome, Bound::To(duty, moves)) => answer(outcome, &ground, &duty, &moves),
            (outcome, _) => answer(outcome, &ground, if desk.check { "answer" } else { "free" }, &all),
        },
    }
}
