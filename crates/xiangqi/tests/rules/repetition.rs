//! Repetitions: the table of published rulings, invariants, and an independent judge of chases by contact.

use std::collections::BTreeMap;
use std::time::Instant;

use xiangqi::movegen::legal_moves;
use xiangqi::repetition::{
    Analysis, ChaseBy, Class, Cycle, Exemption, Grade, Line, Nature, NewSince, Protection, RootFailure,
    Settings, TiedChariot, analyse, analyse_open, cycles, nine_rounds,
};
use xiangqi::{Move, Position, Side, Square};

use crate::slow_gain;
use crate::tables::{Row, table};

const ASIAN: Settings = Settings {
    chase: ChaseBy::Contact,
    kill_counts: false,
    mixed_counts: false,
    one_victim: true,
    new_since: NewSince::OwnMove,
    drawing_points: false,
    nine_rounds: false,
    checks_chase: true,
    minor_on_chariot: true,
    tied_chariot: TiedChariot::ChasesUnlessChased,
    mated_protector_is_root: true,
    facing_generals_pin: true,
    chase_by_turns: true,
};

const CHINA: Settings = Settings {
    chase: ChaseBy::Gain,
    kill_counts: true,
    mixed_counts: true,
    one_victim: false,
    drawing_points: true,
    nine_rounds: true,
    ..ASIAN
};

/// Settings, and whether perpetual check loses at once and other forbidden moves later.
fn law(rulebook: &str) -> (Settings, bool) {
    match rulebook {
        "cn-2020" | "cn-2011" => (CHINA, true),
        "cn-1999" => (Settings { drawing_points: true, nine_rounds: false, ..CHINA }, false),
        _ => (ASIAN, false),
    }
}

struct Judged {
    verdict: String,
    natures: String,
    open: Vec<&'static str>,
}

fn moves(text: &str) -> Vec<Move> {
    text.split_whitespace().map(|mv| mv.parse().unwrap()).collect()
}

/// Who must change or loses after three cycles.
fn verdict(analysis: &Analysis, at_once: bool) -> String {
    let sides = [("red", &analysis.sides.red), ("black", &analysis.sides.black)];
    let [red, black] = sides.map(|(_, side)| side);
    let blamed = |check: bool, name: &str| {
        format!("{name}_{}", if check || !at_once { "loses" } else { "must_change" })
    };
    let checks = [red, black].map(|side| side.class == Class::PerpetualCheck);
    match checks {
        [true, false] => return blamed(true, "red"),
        [false, true] => return blamed(true, "black"),
        _ => {}
    }
    match [red, black].map(|side| side.class.is_forbidden()) {
        [true, false] => blamed(false, "red"),
        [false, true] => blamed(false, "black"),
        [true, true] if at_once && red.grade > black.grade => blamed(false, "red"),
        [true, true] if at_once && black.grade > red.grade => blamed(false, "black"),
        _ => "draw".to_owned(),
    }
}

fn closing(line: &Line) -> Option<Cycle> {
    line.cycles().into_iter().find(|cycle| cycle.cycles >= 3)
}

fn letters(analysis: &Analysis) -> String {
    analysis.moves.iter().map(|judged| letter(judged.nature)).collect()
}

fn letter(nature: Nature) -> char {
    match nature {
        Nature::Check => '将',
        Nature::Kill => '杀',
        Nature::Chase => '捉',
        _ => '闲',
    }
}

fn judge(start: &Position, moves: &[Move], rulebook: &str) -> Judged {
    let (settings, at_once) = law(rulebook);
    let line = Line::new(start, moves).unwrap();
    let none = || Judged { verdict: "none".to_owned(), natures: String::new(), open: Vec::new() };
    let Some(cycle) = closing(&line) else {
        return nine_rounds(&line, &settings).map_or_else(none, |(side, analysis)| Judged {
            verdict: format!("{}_must_change", if side == Side::Red { "red" } else { "black" }),
            natures: letters(&analysis),
            open: Vec::new(),
        });
    };
    let (analysis, readings) = analyse_open(&line, &cycle, &settings);
    let ruled = verdict(&analysis, at_once);
    let open = readings
        .into_iter()
        .filter(|reading| verdict(&reading.analysis, at_once) != ruled)
        .map(|reading| reading.point.code())
        .collect();
    Judged { verdict: ruled, natures: letters(&analysis), open }
}

fn rows() -> Vec<Row> {
    table("repetition.tsv", 329)
}

/// Natures judged otherwise than printed, of 188, with the reason. The rulings of these rows are right.
const OTHER_NATURES: [(&str, &str, &str, &str); 1] = [(
    "cn20-f17",
    "将闲捉杀",
    "将闲杀杀",
    "printed 捉, but taking the chariot with check mates in three checks, and the heaviest effect counts (26.4)",
)];

/// Rulings by contact that the other answer to an open point would overturn: the three open rows, and published ones.
const CAVEATS: [(&str, &str); 10] = [
    ("axf-056", "tied-chariot"),
    ("axf-057", "tied-chariot"),
    ("axf-182", "checking-chase"),
    ("axf-194", "tied-chariot"),
    ("axf-211", "checking-chase"),
    ("axf-f19", "mated-protector"),
    ("wxf-056", "tied-chariot"),
    ("axf-223", "minor-on-chariot"),
    ("axf-224", "minor-on-chariot"),
    ("axf-228", "chase-by-turns"),
];

#[test]
fn the_table_is_judged_as_published() {
    let mut rulings = BTreeMap::<String, (usize, usize)>::new();
    let (mut natures, mut right_natures) = (0, 0);
    for row in rows() {
        let (id, rulebook, expected) = (row.get("id"), row.get("rulebook"), row.get("expected"));
        let judged = judge(&row.position("fen"), &moves(row.get("moves")), rulebook);
        let is_right = if expected == "open" { !judged.open.is_empty() } else { judged.verdict == expected };
        assert!(is_right, "{id}: {expected}, judged {} open {:?}", judged.verdict, judged.open);
        let count = rulings.entry(rulebook.to_owned()).or_default();
        count.0 += 1;
        count.1 += usize::from(expected == "open");
        if !rulebook.starts_with("cn") {
            let caveats = CAVEATS.iter().filter(|(caveat, _)| *caveat == id).map(|(_, point)| *point);
            assert_eq!(judged.open, caveats.collect::<Vec<_>>(), "{id}");
        }
        let printed = row.get("per_move");
        if !rulebook.starts_with("cn") || printed.is_empty() {
            continue;
        }
        let printed: String = printed.chars().map(|c| if "将杀捉".contains(c) { c } else { '闲' }).collect();
        let same = printed.chars().zip(judged.natures.chars()).filter(|(one, other)| one == other).count();
        natures += printed.chars().count();
        right_natures += same;
        let other = OTHER_NATURES.iter().find(|other| other.0 == id);
        let wanted = other.map_or((&*printed, &*printed), |other| (other.1, other.2));
        assert_eq!((&*printed, &*judged.natures), wanted, "{id}");
    }
    // All right; of these so many open.
    let counts: Vec<(&str, (usize, usize))> = rulings.iter().map(|(id, count)| (&**id, *count)).collect();
    let expected = [
        ("axf", (160, 3)),
        ("cn-1999", (4, 0)),
        ("cn-2011", (5, 0)),
        ("cn-2020", (57, 0)),
        ("tw", (18, 0)),
        ("vn-2004", (17, 0)),
        ("wxf-2018", (68, 0)),
    ];
    assert_eq!(counts, expected);
    // Those of China 2020 and of the diagram of 2011.
    assert_eq!((right_natures, natures), (191, 192));
}

#[test]
fn the_evidence_names_men_and_line() {
    let analysis = |id: &str| {
        let row = rows().into_iter().find(|row| row.get("id") == id).unwrap();
        let line = Line::new(&row.position("fen"), &moves(row.get("moves"))).unwrap();
        let settings = law(row.get("rulebook")).0;
        analyse(&line, &closing(&line).unwrap(), &settings)
    };
    let squares = |squares: &[Square]| squares.iter().map(Square::to_string).collect::<Vec<_>>().join(" ");
    // A pawn given for a chariot: the third move threatens it by two checks.
    let given = &analysis("cn20-f24").moves[2];
    assert_eq!(given.nature, Nature::Chase);
    assert_eq!(squares(&given.evidence.victims), "f8");
    let line: Vec<String> = given.evidence.line.iter().map(Move::to_string).collect();
    assert_eq!(line.join(" "), "i5e5 f8e8 c9d9 e9d9 e5e8");
    // The elephant on e7 has its root, the elephant on c9, held by the cannon on a9.
    let held = &analysis("cn20-f11").moves[0].evidence;
    assert_eq!((squares(&held.attackers), squares(&held.victims)), ("e5".to_owned(), "e7".to_owned()));
    assert_eq!((held.protected, held.joint), (Some(Protection::FalseRoot), true));
    assert_eq!(held.failed, Some(("c9e7".parse().unwrap(), RootFailure::Exposed)));
    // The general answered a check.
    let answer = &analysis("cn20-f17").moves[1];
    assert_eq!(
        (answer.nature.is_attack(), answer.evidence.exempt),
        (false, Some(Exemption::AnswerByGeneral))
    );
    // The only attacking man holds the draw.
    assert_eq!(analysis("cn20-f18").moves[2].evidence.exempt, Some(Exemption::DrawingPoint));
    // Light against severe.
    let sides = analysis("cn20-f11").sides;
    assert_eq!((sides.red.grade, sides.black.grade), (Some(Grade::Light), Some(Grade::Severe)));
    // A chase by contact.
    let chase = &analysis("axf-230").sides.black;
    assert_eq!((chase.class, chase.victims.len()), (Class::PerpetualChase, 1));
}

/// The moves with every square changed.
fn changed(moves: &[Move], change: impl Fn(Square) -> Square) -> Vec<Move> {
    moves.iter().map(|mv| Move::new(change(mv.from), change(mv.to))).collect()
}

/// The verdict with the names of the sides exchanged.
fn exchanged(verdict: &str) -> String {
    match verdict.split_once('_') {
        Some(("red", rest)) => format!("black_{rest}"),
        Some(("black", rest)) => format!("red_{rest}"),
        _ => verdict.to_owned(),
    }
}

/// Four quiet moves after which the position is the same.
fn quiet_prefix(start: &Position) -> Option<Vec<Move>> {
    let quiet = |position: &Position, mv: Move| {
        position
            .board()
            .get(mv.to)
            .is_none()
            .then(|| position.play(mv).ok())
            .flatten()
            .filter(|after| !after.exposure().any())
    };
    for first in start.legal_moves() {
        let Some(one) = quiet(start, first) else { continue };
        for second in one.legal_moves() {
            let moves = [first, second, Move::new(first.to, first.from), Move::new(second.to, second.from)];
            let end = moves.iter().try_fold(start.clone(), |at, &mv| quiet(&at, mv));
            if end.is_some_and(|end| end.board() == start.board()) {
                return Some(moves.to_vec());
            }
        }
    }
    None
}

#[test]
fn the_same_cycle_is_judged_the_same() {
    let mut prefixed = 0;
    for row in rows().iter().filter(|row| !row.get("cycle_len").is_empty()) {
        let (id, rulebook) = (row.get("id"), row.get("rulebook"));
        let (start, played) = (row.position("fen"), moves(row.get("moves")));
        let judged = judge(&start, &played, rulebook);
        let turned = judge(&start.mirrored(), &changed(&played, Square::mirrored), rulebook);
        assert_eq!((&turned.verdict, &turned.natures), (&judged.verdict, &judged.natures), "{id} mirrored");
        let swapped = judge(&start.swapped(), &changed(&played, Square::rotated), rulebook);
        assert_eq!(swapped.verdict, exchanged(&judged.verdict), "{id} colours exchanged");
        assert_eq!(swapped.natures, judged.natures, "{id} colours exchanged");
        assert_eq!((&turned.open, &swapped.open), (&judged.open, &judged.open), "{id}");
        let Some(cycle) = closing(&Line::new(&start, &played).unwrap()) else { continue };
        if let Some(mut longer) = quiet_prefix(&start) {
            longer.extend(&played);
            assert_eq!(judge(&start, &longer, rulebook).verdict, judged.verdict, "{id} quiet prefix");
            prefixed += 1;
        }
        let mut more = played.clone();
        for step in 1..=cycle.length {
            more.push(more[more.len() - cycle.length]);
            let shifted = judge(&start, &more, rulebook);
            assert_eq!(shifted.verdict, judged.verdict, "{id} {step} plies more");
            assert_eq!(shifted.natures.len(), judged.natures.len());
        }
        assert_eq!(judge(&start, &more, rulebook).natures, judged.natures, "{id} one cycle more");
    }
    assert!(prefixed > 250, "{prefixed}");
}

#[test]
fn cycles_of_a_game_are_found() {
    let start: Position = "3k5/9/9/9/9/9/2n6/9/9/R3K4 w - - 0 1".parse().unwrap();
    // Two short cycles, then another way back to the same position.
    let played = moves("a0a3 c3e4 a3a0 e4c3 a0a3 c3e4 a3a0 e4c3 a0b0 c3b5 b0a0 b5c3");
    let line = Line::new(&start, &played).unwrap();
    let found: Vec<(usize, usize, usize, usize)> = cycles(&line)
        .into_iter()
        .map(|cycle| (cycle.from_ply, cycle.length, cycle.cycles, cycle.occurrences))
        .collect();
    assert_eq!(found, [(1, 4, 2, 3), (9, 4, 1, 4), (5, 8, 1, 4), (1, 12, 1, 4)]);
    assert_eq!(Line::new(&start, &moves("a0a3 c3c4")).err(), Some(2));
    assert!(cycles(&Line::new(&start, &moves("a0a3 c3e4")).unwrap()).is_empty());
    assert!(cycles(&Line::new(&start, &[]).unwrap()).is_empty());
}

#[test]
fn real_games_are_judged() {
    let mut judged = 0;
    for row in table("games.tsv", 103) {
        let line = Line::new(&row.position("start_fen"), &moves(row.get("uci(0-based ICCS)"))).unwrap();
        for cycle in cycles(&line) {
            for settings in [ASIAN, CHINA] {
                let analysis = analyse(&line, &cycle, &settings);
                assert_eq!(analysis.moves.len(), cycle.length, "{}", row.place());
                judged += 1;
            }
        }
    }
    println!("{judged} cycles");
}

/// A judge of chases by contact that shares no code with the crate.
mod slow {
    use std::collections::{BTreeMap, BTreeSet};

    use crate::oracle::{Grid, Point, is_red, points};

    type Names = BTreeMap<Point, usize>;

    /// Attacker and victim of every attack on a man without a root, and whether a horse holds the attacker.
    fn attacks(grid: &Grid, names: &Names, red: bool) -> BTreeMap<(usize, usize), bool> {
        let mut found = BTreeMap::new();
        for (from, to) in grid.legal(red) {
            let kinds = [from, to].map(|point| grid.piece(point).to_ascii_lowercase());
            let crossed = if is_red(grid.piece(to)) { to.1 > 4 } else { to.1 < 5 };
            let [attacker, victim] = kinds;
            if victim == '.' || "kp".contains(attacker) || victim == 'k' || (victim == 'p' && !crossed) {
                continue;
            }
            let exchange = attacker == victim && grid.legal(!red).contains(&(to, from));
            let retaken = grid.after(from, to).legal(!red).iter().any(|mv| mv.1 == to);
            if exchange || (retaken && (victim != 'r' || attacker == 'r')) {
                continue;
            }
            let mut without = grid.clone();
            without.at[from.1][from.0] = '.';
            let held = attacker == 'r' && victim == 'n' && without.checkers(red).contains(&to);
            found.insert((names[&from], names[&to]), held);
        }
        found
    }

    /// For red and black: 2 for perpetual check, 1 for a perpetual chase, 0 for neither.
    pub fn classes(start: &str, moves: &[(Point, Point)], length: usize, red_first: bool) -> [usize; 2] {
        let mut grid = Grid::read(start);
        let mut names: Names = points().filter(|&point| grid.piece(point) != '.').zip(0..).collect();
        let mut new: [Vec<BTreeMap<(usize, usize), bool>>; 2] = [Vec::new(), Vec::new()];
        let mut only_checks = [true; 2];
        for (ply, &(from, to)) in moves.iter().enumerate() {
            let red = (ply % 2 == 0) == red_first;
            let old = attacks(&grid, &names, red);
            grid = grid.after(from, to);
            let moved = names.remove(&from).unwrap();
            names.insert(to, moved);
            if ply + length >= moves.len() {
                let mut now = attacks(&grid, &names, red);
                now.retain(|pair, _| !old.contains_key(pair));
                new[usize::from(!red)].push(now);
                only_checks[usize::from(!red)] &= !grid.checkers(!red).is_empty();
            }
        }
        let victims = |side: usize, spared: &BTreeSet<usize>| -> BTreeSet<usize> {
            let everyone = names.values().copied();
            everyone
                .filter(|&victim| {
                    new[side].iter().all(|pairs| {
                        pairs
                            .iter()
                            .any(|(pair, &held)| pair.1 == victim && !(held && spared.contains(&pair.0)))
                    })
                })
                .collect()
        };
        [0, 1].map(|side| {
            let chased = victims(side, &victims(1 - side, &BTreeSet::new()));
            if only_checks[side] { 2 } else { usize::from(!chased.is_empty()) }
        })
    }
}

/// Cycles of four plies, played three times, from positions of real games.
fn random_cycles(each: usize, mut judge: impl FnMut(&Position, &[Move])) {
    let mut number = 1_u64;
    let mut random = |below: usize| {
        number = number.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (number >> 33) as usize % below
    };
    for row in table("games.tsv", 103) {
        let mut position = row.position("start_fen");
        for mv in moves(row.get("uci(0-based ICCS)")) {
            position = match position.play(mv) {
                Ok(after) => after,
                Err(_) => break,
            };
            if random(each) > 0 {
                continue;
            }
            // A man of each side goes somewhere and back.
            for _ in 0..12 {
                if let Some(cycle) = back_and_forth(&position, &mut random) {
                    let played: Vec<Move> = cycle.into_iter().cycle().take(12).collect();
                    judge(&position, &played);
                }
            }
        }
    }
}

#[test]
fn chases_by_contact_agree_with_a_slow_judge() {
    let mut seen = [0; 3];
    random_cycles(4, |position, played| {
        let line = Line::new(position, played).unwrap();
        let analysis = analyse(&line, &closing(&line).unwrap(), &ASIAN);
        let code = |class: Class| match class {
            Class::PerpetualCheck => 2,
            Class::PerpetualChase => 1,
            _ => 0,
        };
        let fast = [&analysis.sides.red, &analysis.sides.black].map(|side| code(side.class));
        let slow = slow::classes(&position.fen(), &plays(played), 4, position.turn() == Side::Red);
        assert_eq!(fast, slow, "{} {played:?}", position.fen());
        for class in slow {
            seen[class] += 1;
        }
    });
    assert!(seen.iter().all(|&count| count > 20), "{seen:?}");
}

/// The moves as the slow judges have them.
fn plays(moves: &[Move]) -> Vec<slow_gain::Play> {
    let point = |square: Square| (usize::from(square.file()), usize::from(square.rank()));
    moves.iter().map(|mv| (point(mv.from), point(mv.to))).collect()
}

/// What the slow judge finds: the natures, and for each side that plays nothing else whether its chases are all severe.
fn slowly(
    judge: &mut slow_gain::Judge,
    start: &Position,
    moves: &[Move],
    length: usize,
) -> (String, [Option<Grade>; 2]) {
    let red_first = start.turn() == Side::Red;
    let told = judge.natures(&start.fen(), &plays(moves), length, red_first);
    let grade = |red: bool| {
        let first = moves.len() - length;
        let own = (first..).zip(&told).filter(|(ply, _)| (ply % 2 == 0) == (red == red_first));
        let own: Vec<_> = own.map(|(_, told)| told).collect();
        let forbidden = own.iter().all(|told| told.letter != '闲');
        let light = own.iter().any(|told| told.letter == '捉' && !told.severe);
        forbidden.then_some(if light { Grade::Light } else { Grade::Severe })
    };
    (told.iter().map(|told| told.letter).collect(), [grade(true), grade(false)])
}

#[test]
fn the_slow_judge_tells_the_natures_printed_in_the_table() {
    for row in rows().iter().filter(|row| row.get("rulebook") == "cn-2020") {
        let (start, played) = (row.position("fen"), moves(row.get("moves")));
        let line = Line::new(&start, &played).unwrap();
        let Some(cycle) = closing(&line) else { continue };
        agree(&start, &played[..cycle.from_ply - 1 + cycle.cycles * cycle.length], &cycle);
    }
}

/// Both judges, and what they find.
fn agree(start: &Position, played: &[Move], cycle: &Cycle) -> (String, [Option<Grade>; 2]) {
    let analysis = analyse(&Line::new(start, played).unwrap(), cycle, &CHINA);
    let fast = [&analysis.sides.red, &analysis.sides.black].map(|side| side.grade);
    let slow = slowly(&mut slow_gain::Judge::default(), start, played, cycle.length);
    assert_eq!((letters(&analysis), fast), slow, "{} {played:?}", start.fen());
    slow
}

#[test]
fn chases_by_gain_agree_with_a_slow_judge() {
    // More than so many men make it slow.
    compare_with_slow_judge(30, 16);
}

#[test]
#[ignore = "takes minutes"]
fn many_chases_by_gain_agree_with_a_slow_judge() {
    compare_with_slow_judge(8, 20);
}

fn compare_with_slow_judge(each: usize, men: usize) {
    let mut letters = BTreeMap::<char, usize>::new();
    let mut grades = BTreeMap::<Option<Grade>, usize>::new();
    random_cycles(each, |start, played| {
        if start.board().occupied().len() > men {
            return;
        }
        let cycle = closing(&Line::new(start, played).unwrap()).unwrap();
        let (natures, graded) = agree(start, played, &cycle);
        natures.chars().for_each(|letter| *letters.entry(letter).or_default() += 1);
        graded.into_iter().for_each(|grade| *grades.entry(grade).or_default() += 1);
    });
    println!("{letters:?} {grades:?}");
    assert!("将杀捉闲".chars().all(|letter| letters[&letter] > 20), "{letters:?}");
    assert!(grades.len() == 3, "{grades:?}");
}

#[test]
fn a_moved_general_has_no_part_in_what_the_other_side_gave_up() {
    // Black's chariot leaves the rank on which it held the cannon, and so gives up the horse; the general only steps
    // aside. The general answers no check, and nothing is won without it that was not there.
    let start: Position = "3k5/4a4/3ab4/9/1P2n3p/9/6R1P/4BA3/9/2BKC2r1 b".parse().unwrap();
    let played = moves(&"h0h2 d0d1 h2h0 d1d0 ".repeat(3));
    let line = Line::new(&start, &played).unwrap();
    let stepped = &analyse(&line, &closing(&line).unwrap(), &CHINA).moves[1];
    assert_eq!((stepped.nature.is_attack(), stepped.evidence.exempt), (false, Some(Exemption::OwnDoing)));
}

#[test]
fn random_cycles_are_judged_the_same_turned() {
    let mut natures = BTreeMap::<Nature, usize>::new();
    random_cycles(60, |position, played| {
        let judged = judge(position, played, "cn-2020");
        let turned = judge(&position.mirrored(), &changed(played, Square::mirrored), "cn-2020");
        assert_eq!(
            (&turned.verdict, &turned.natures),
            (&judged.verdict, &judged.natures),
            "{} {played:?}",
            position.fen()
        );
        let swapped = judge(&position.swapped(), &changed(played, Square::rotated), "cn-2020");
        assert_eq!(
            (swapped.verdict, swapped.natures),
            (exchanged(&judged.verdict), judged.natures),
            "{}",
            position.fen()
        );
        let line = Line::new(position, played).unwrap();
        for judged in analyse(&line, &closing(&line).unwrap(), &CHINA).moves {
            *natures.entry(judged.nature).or_default() += 1;
        }
    });
    assert!(natures.len() >= 7, "{natures:?}");
}

fn back_and_forth(start: &Position, random: &mut impl FnMut(usize) -> usize) -> Option<Vec<Move>> {
    let quiet = |position: &Position, mv: Move| {
        position.board().get(mv.to).is_none().then(|| position.play(mv).ok()).flatten()
    };
    let own = start.legal_moves();
    let first = own[random(own.len().max(1)).min(own.len().checked_sub(1)?)];
    let one = quiet(start, first)?;
    let other = one.legal_moves();
    let second = other[random(other.len().max(1)).min(other.len().checked_sub(1)?)];
    let moves = vec![first, second, Move::new(first.to, first.from), Move::new(second.to, second.from)];
    let end = moves.iter().try_fold(start.clone(), |at, &mv| quiet(&at, mv))?;
    (end.board() == start.board()).then_some(moves)
}

/// The cost of a ruling with all readings, in listings of the legal moves of the start position.
#[test]
#[ignore = "measures time"]
fn a_ruling_is_quick() {
    // Both are timed in turn and for about as long, and the middle one of five ratios counts, because other programs run
    // at the same time.
    let start = Position::start();
    let time = |times: usize, work: &dyn Fn()| {
        let clock = Instant::now();
        (0..times).for_each(|_| work());
        clock.elapsed().as_secs_f64()
    };
    let list = || assert_eq!(legal_moves(std::hint::black_box(start.board()), Side::Red).len(), 44);
    let cost = |position: &Position, moves: &[Move], rulebook: &str| {
        let mut ratios: Vec<f64> = (0..5)
            .map(|_| {
                let ruling = time(1, &|| drop(judge(position, moves, rulebook)));
                let listings = ((ruling / 1.4e-7) as usize).max(100);
                ruling / time(listings, &list) * listings as f64
            })
            .collect();
        ratios.sort_by(f64::total_cmp);
        ratios[2]
    };
    let mut costs = Vec::new();
    for row in rows() {
        let cost = cost(&row.position("fen"), &moves(row.get("moves")), row.get("rulebook"));
        costs.push((cost, row.get("id").to_owned()));
    }
    costs.sort_by(|one, other| one.0.total_cmp(&other.0));
    let (median, worst) = (&costs[costs.len() / 2], &costs[costs.len() - 1]);
    println!("{} rulings, median {median:?}, worst {:#?}", costs.len(), &costs[costs.len() - 6..]);
    assert!(median.0 < 12_000.0 && worst.0 < 250_000.0);
    // Nor do cycles that nobody composed cost more.
    let mut worst = 0.0_f64;
    random_cycles(20, |position, played| {
        for rulebook in ["cn-2020", "axf"] {
            worst = worst.max(cost(position, played, rulebook));
        }
    });
    println!("worst of random cycles {worst}");
    assert!(worst < 250_000.0);
}
