//! Seals: every change of what was sealed is found, and nothing that may come later breaks them.

use crate::full_report::full;
use proptest::prelude::*;
use strum::IntoEnumIterator as _;
use xiangqi::{BySide, Side, fen};
use xiangqi_arbiter::incident::{Act, Basis, Certainty, Clocks, Event, Party};
use xiangqi_arbiter::law::LawRef;
use xiangqi_arbiter::report::seal::{
    AddedSince, Breach, Broken, Change, Entry, Place, Section, SigningKey, Uncovered, added_since,
    keys_of_several_names, located, signatures, uncovered, unsealed, unsound, verify,
};
use xiangqi_arbiter::report::{
    Annotations, Arbiter, Category, Decided, Decision, Exhibit, FoulClass, FoulRow, GivenOutcome, ImagePoint,
    Mark, MediaType, PositionReading, Report, Role, RulingGiven, Scope, Stage, Statement,
};
use xiangqi_arbiter::store::format::{read, write};

/// Worked out by another program from the definition of what is digested.
const PARTS: [(&str, usize, &str); 13] = [
    ("event", 1, "9d3a77be21396ceee0376128debcbce156b300bd2b467832d70222204917b72a"),
    ("law", 1, "b215a2cd2f97abcedcf3ad9f28800fea11ab2af332714694173df3c3f1424131"),
    ("players", 2, "312af80a6461033c4f0df8dfba4356b5afa4a720e2e2fa07e618c388bec503c0"),
    ("arbiters", 0, "f4cf598bc62d3743c8b2b43cdc1fc53daa4029ff696d8f05b23bfc9c760985c9"),
    ("foul-sheet", 0, "eaf7e966a965b9a4c258606cf72c608181a8ead3187e31e0c9d8d17158744186"),
    ("game", 2, "36b2d80485264258fa6d891996361df244d953c02338a9acc93ddfb1f8f8ef00"),
    ("later", 0, "76ffd343ccfa1a04208bfbc8a2154596be8fd97d67e5a0bebbb9cba4c6a82503"),
    ("timeline", 1, "fe36ff08e56751410a07c8eea95f247af87039341e6428f145e13b047f463ab3"),
    ("statements", 1, "68f40dbbef0812238724677662eb9f14f4648094fde93928e77ca9d9d5a54101"),
    ("exhibits", 1, "0e9f5884e7fc5b38b34d0cecce5d6b797ef3167717fef8a94926b7861c377634"),
    ("rulings", 0, "74a418ad34f19972639424840e303b66a0452b9b3cb8486646afd51470ec2210"),
    ("decisions", 0, "5a085194ae52e9a5addcf6a49421cdcdfaef3232a3ea5f128766bfb831df28a8"),
    ("given", 1, "614537feaeeb7451ac3618296bb4783503c3003b0304f0b4ca3edf137f47d7b8"),
];
const SEAL: &str = "1649eb523c50aa66ebb47817ba81aa7a327f63af5fc2c0d2acdc56ae61e18111";

#[test]
fn canonical_text_matches_definition() {
    let reading = LawRef { digest: "ab".to_owned(), ..LawRef::unknown("author") };
    let mut report = Report::new(LawRef::unknown("cn-2011"), reading);
    report.event.name = "杯".to_owned();
    report.event.date = "2026-03".to_owned();
    report.event.round = "1".to_owned();
    (report.event.scope, report.event.category) = (Scope::City, Category::Youth);
    report.players.red.name = "甲".to_owned();
    report.start = fen::read("4k4/9/9/9/9/9/9/9/9/4K4 w - - 0 1").unwrap().setup;
    report.moves = vec!["e0e1".parse().unwrap()];
    report.timeline = vec![Event {
        certainty: Certainty::Disputed(vec![Party::Red]),
        basis: vec![Basis::Video],
        time: "10:32".to_owned(),
        clocks: Clocks { running: Some(Side::Black), remaining: BySide { red: Some(170), black: None } },
        note: "注".to_owned(),
        ..Event::by(Side::Black, Act::Touch("e9".parse().unwrap()))
    }];
    report.statements =
        vec![Statement { party: Party::Witness, name: "乙".to_owned(), text: "见".to_owned() }];
    report.exhibits = vec![exhibit("a.png", b"abc")];
    report.give(RulingGiven {
        stage: Stage::ChiefArbiter,
        by: "王".to_owned(),
        when: "14:05".to_owned(),
        rulebook: LawRef::unknown("cn-2011"),
        outcome: GivenOutcome::Foul,
        charged: Some(Side::Black),
        ground: "5.1".to_owned(),
        caveats: vec!["no-clause".to_owned()],
        ..RulingGiven::default()
    });
    let seal = report.rulings[0].seal.as_ref().unwrap();
    let parts: Vec<_> =
        seal.parts.iter().map(|part| (part.section.word(), part.count, part.digest.as_str())).collect();
    assert_eq!(parts, PARTS);
    assert_eq!(seal.digest, SEAL);
}

fn exhibit(name: &str, bytes: &[u8]) -> Exhibit {
    Exhibit {
        name: name.to_owned(),
        caption: String::new(),
        media_type: MediaType::Png,
        bytes: bytes.to_vec().into(),
        annotations: Annotations::default(),
    }
}

/// The full report with one more decision, which seals all that stands before it.
fn sealed() -> Report {
    let mut report = full();
    report.decide(Decision { decided: Decided::Upheld, by: "二审".to_owned(), ..Decision::default() });
    report
}

/// The sections that do not hold for the last decision.
fn broken(report: &Report) -> Vec<(Section, Change)> {
    let last = Entry::Decision(report.decisions.len() - 1);
    let section = |breach: Breach| match breach.what {
        Broken::Section(section, change) if breach.of == last => Some((section, change)),
        _ => None,
    };
    verify(report).into_iter().filter_map(section).collect()
}

type Edit = fn(&mut Report);

fn reading(report: &mut Report) -> &mut PositionReading {
    report.position_reading.as_mut().unwrap()
}

/// A change of every field that is sealed, with the section it is in.
const EDITS: &[(Section, Edit)] = &[
    (Section::Event, |report| report.event.name.push('x')),
    (Section::Event, |report| report.event.place.push('x')),
    (Section::Event, |report| report.event.date.push('x')),
    (Section::Event, |report| report.event.scope = Scope::National),
    (Section::Event, |report| report.event.category = Category::Open),
    (Section::Event, |report| report.event.round.push('x')),
    (Section::Event, |report| report.event.table.push('x')),
    (Section::Event, |report| std::mem::swap(&mut report.event.round, &mut report.event.table)),
    (Section::Law, |report| report.event.rulebook.id.push('x')),
    (Section::Law, |report| report.event.rulebook.edition.push('x')),
    (Section::Law, |report| report.event.rulebook.digest.push('x')),
    (Section::Law, |report| report.event.rulebook.text = None),
    (Section::Law, |report| report.event.reading.id.push('x')),
    (Section::Law, |report| report.event.reading.text = Some(String::new())),
    (Section::Law, |report| report.event.regulation = None),
    (Section::Players, |report| report.players.red.name.push('x')),
    (Section::Players, |report| report.players.black.team.push('x')),
    (Section::Arbiters, |report| report.arbiters[0].name.push('x')),
    (Section::Arbiters, |report| report.arbiters[0].role = Role::Appeals),
    (Section::FoulSheet, |report| report.foul_sheet[0].side = Side::Red),
    (Section::FoulSheet, |report| report.foul_sheet[0].class = FoulClass::Breach),
    (Section::FoulSheet, |report| report.foul_sheet[0].clause.push('x')),
    (Section::FoulSheet, |report| report.foul_sheet[0].moment.push('x')),
    (Section::FoulSheet, |report| report.foul_sheet[0].note.push('x')),
    (Section::FoulSheet, |report| report.foul_sheet.clear()),
    (Section::Game, |report| report.start.turn = Some(Side::Red)),
    (Section::Game, |report| report.start.fullmoves += 1),
    (Section::Game, |report| report.moves[0] = "a1a3".parse().unwrap()),
    (Section::Game, |report| report.moves.reverse()),
    (Section::Game, |report| report.position_reading = None),
    (Section::Game, |report| reading(report).picture.push('0')),
    (Section::Game, |report| reading(report).corners[3].x += 1),
    (Section::Game, |report| reading(report).read.set("e9".parse().unwrap(), None)),
    (Section::Game, |report| reading(report).doubtful.clear()),
    (Section::Game, |report| reading(report).corrections.clear()),
    (Section::Later, |report| report.moves_after[0] = "e0e2".parse().unwrap()),
    (Section::Later, |report| report.moves_after.clear()),
    (Section::Timeline, |report| report.timeline[0].act = Act::Lift("a0".parse().unwrap())),
    (Section::Timeline, |report| report.timeline[0].actor = Event::by(Side::Red, Act::Restore).actor),
    (Section::Timeline, |report| report.timeline[0].certainty = Certainty::Disputed(Vec::new())),
    (Section::Timeline, |report| report.timeline[0].order_disputed = true),
    (Section::Timeline, |report| report.timeline[0].basis = vec![Basis::Seen]),
    (Section::Timeline, |report| report.timeline[0].time.push('x')),
    (Section::Timeline, |report| report.timeline[0].clocks.running = Some(Side::Red)),
    (Section::Timeline, |report| report.timeline[0].clocks.remaining.black = Some(1)),
    (Section::Timeline, |report| report.timeline[0].note.push('x')),
    (Section::Timeline, |report| report.timeline.swap(0, 2)),
    (Section::Timeline, |report| drop(report.timeline.remove(3))),
    (Section::Statements, |report| report.statements[0].party = Party::Red),
    (Section::Statements, |report| report.statements[0].name.push('x')),
    (Section::Statements, |report| report.statements[0].text.push('x')),
    (Section::Statements, |report| report.statements.clear()),
    (Section::Exhibits, |report| report.exhibits[0].name.push('x')),
    (Section::Exhibits, |report| report.exhibits[0].caption.push('x')),
    (Section::Exhibits, |report| report.exhibits[0].media_type = MediaType::Jpeg),
    (Section::Exhibits, |report| report.exhibits[0].bytes = vec![0, 1, 2, 255, 255].into()),
    (Section::Rulings, |report| report.rulings[0].stage = Stage::OnSite),
    (Section::Rulings, |report| report.rulings[0].by.push('x')),
    (Section::Rulings, |report| report.rulings[0].when.push('x')),
    (Section::Rulings, |report| report.rulings[0].program.push('x')),
    (Section::Rulings, |report| report.rulings[0].rulebook.digest.push('x')),
    (Section::Rulings, |report| report.rulings[0].reading.id.push('x')),
    (Section::Rulings, |report| report.rulings[0].regulation = None),
    (Section::Rulings, |report| report.rulings[0].outcome = GivenOutcome::Loss),
    (Section::Rulings, |report| report.rulings[0].charged = Some(Side::Red)),
    (Section::Rulings, |report| report.rulings[0].ground.push('x')),
    (Section::Rulings, |report| report.rulings[0].duty.push('x')),
    (Section::Rulings, |report| report.rulings[0].caveats.clear()),
    (Section::Rulings, |report| report.rulings[0].words.push('x')),
    (Section::Rulings, |report| report.rulings[0].signature.push('x')),
    (Section::Rulings, |report| drop(report.rulings.remove(0))),
    (Section::Rulings, |report| report.rulings[2].seal = None),
    (Section::Decisions, |report| report.decisions[0].by.push('x')),
    (Section::Decisions, |report| report.decisions[0].when.push('x')),
    (Section::Decisions, |report| report.decisions[0].program.push('x')),
    (Section::Decisions, |report| report.decisions[0].appeal.by.push('x')),
    (Section::Decisions, |report| report.decisions[0].appeal.side = None),
    (Section::Decisions, |report| report.decisions[0].appeal.against = Some(0)),
    (Section::Decisions, |report| report.decisions[0].appeal.announced.push('x')),
    (Section::Decisions, |report| report.decisions[0].appeal.lodged.push('x')),
    (Section::Decisions, |report| report.decisions[0].appeal.claim.push('x')),
    (Section::Decisions, |report| report.decisions[0].appeal.fee.push('x')),
    (Section::Decisions, |report| report.decisions[0].appeal.within = Some(20)),
    (Section::Decisions, |report| report.decisions[0].appeal.stated_in_time = Some(false)),
    (Section::Decisions, |report| report.decisions[0].members[0].name.push('x')),
    (Section::Decisions, |report| report.decisions[0].members[0].office.push('x')),
    (Section::Decisions, |report| report.decisions[0].members[1].withdrew = None),
    (Section::Decisions, |report| report.decisions[0].findings.swap(0, 1)),
    (Section::Decisions, |report| report.decisions[0].findings[0].words.push('x')),
    (Section::Decisions, |report| report.decisions[0].decided = Decided::Replayed),
    (Section::Decisions, |report| report.decisions[0].reasons.push('x')),
    (Section::Decisions, |report| report.decisions[0].votes.abstained += 1),
    (Section::Decisions, |report| report.decisions[0].dissents[0].text.push('x')),
    (Section::Decisions, |report| report.decisions[0].signatures.reverse()),
    (Section::Given, |report| report.decisions.last_mut().unwrap().reasons.push('x')),
];

/// What may be added.
const ADDITIONS: &[Edit] = &[
    |report| report.arbiters.push(Arbiter::default()),
    |report| report.moves_after.push("e8e9".parse().unwrap()),
    |report| {
        let text = "后来补充".to_owned();
        report.statements.push(Statement { party: Party::Red, name: String::new(), text });
    },
    |report| report.exhibits.push(exhibit("b.png", b"b")),
    |report| report.rulings.push(RulingGiven::default()),
    |report| report.give(RulingGiven::default()),
    |report| report.decide(Decision::default()),
    |report| report.remarks.push('x'),
    |report| {
        let key = SigningKey::of_secret(&[9; 32]);
        let ruling = &mut report.rulings[2];
        let signature = key.sign(ruling.seal.as_ref().unwrap(), "庚", "");
        ruling.signed.push(signature);
    },
];

#[test]
fn changes_are_found_by_section() {
    assert_eq!(verify(&sealed()), []);
    for (number, (section, edit)) in EDITS.iter().enumerate() {
        let mut report = sealed();
        edit(&mut report);
        let found: Vec<Section> = broken(&report).into_iter().map(|(section, _)| section).collect();
        assert_eq!(found, [*section], "edit {number}");
    }
    let of_sections: std::collections::BTreeSet<Section> =
        EDITS.iter().map(|(section, _)| *section).collect();
    assert!(of_sections.into_iter().eq(Section::iter()));
}

#[test]
fn allowed_additions_keep_seal() {
    for (number, addition) in ADDITIONS.iter().enumerate() {
        let mut report = sealed();
        addition(&mut report);
        assert_eq!(verify(&report), [], "addition {number}");
    }
}

proptest! {
    #![proptest_config(crate::property::config(64))]

    #[test]
    fn changes_are_found_among_additions(
        edits in prop::sample::subsequence((0..EDITS.len()).collect::<Vec<_>>(), 0..4),
        additions in prop::collection::vec(0..ADDITIONS.len(), 0..4),
    ) {
        // The edits that name an item by its number come first; those that move items spoil the numbers.
        let mut report = sealed();
        let of = Entry::Decision(report.decisions.len() - 1);
        let mut expected: Vec<Section> = Vec::new();
        for &number in &edits {
            let (section, edit) = EDITS[number];
            if expected.contains(&section) {
                continue;
            }
            edit(&mut report);
            expected.push(section);
        }
        for &addition in additions.iter().filter(|_| !expected.contains(&Section::Rulings)) {
            ADDITIONS[addition](&mut report);
        }
        let found: Vec<Section> = verify(&report)
            .into_iter()
            .filter(|breach| breach.of == of)
            .filter_map(|breach| match breach.what {
                Broken::Section(section, _) => Some(section),
                _ => None,
            })
            .collect();
        expected.sort();
        prop_assert_eq!(found, expected);
    }

    /// Any other text in the place of one that is sealed.
    #[test]
    fn canonical_text_is_unambiguous(round in "[0-9:,]{0,6}", table in "[0-9:,]{0,6}") {
        let mut report = sealed();
        let before = (report.event.round.clone(), report.event.table.clone());
        (report.event.round, report.event.table) = (round.clone(), table.clone());
        prop_assert_eq!(broken(&report).is_empty(), before == (round, table));
    }
}

#[test]
fn additions_to_ruled_content_are_reported_as_additions() {
    let mut report = sealed();
    report.timeline.push(Event::by(Side::Red, Act::Restore));
    report.timeline.push(Event::by(Side::Red, Act::Restore));
    assert_eq!(broken(&report), [(Section::Timeline, Change::Added(2))]);
    let mut report = sealed();
    report.timeline.pop();
    assert_eq!(broken(&report), [(Section::Timeline, Change::Removed)]);
}

/// A foul that a sealed ruling charges may be entered in the sheet: that is what follows from the ruling. Nothing else may.
#[test]
fn fouls_of_a_sealed_ruling_are_added_without_a_breach_and_said() {
    let mut report = sealed();
    report.give(RulingGiven {
        by: "王裁判".to_owned(),
        when: "2026-12-01 14:05".to_owned(),
        outcome: GivenOutcome::Foul,
        charged: Some(Side::Black),
        ground: "4.1.8".to_owned(),
        ..RulingGiven::default()
    });
    let number = report.rulings.len() - 1;
    let row = FoulRow {
        side: Side::Black,
        class: FoulClass::Breach,
        clause: "4.1.8".to_owned(),
        moment: report.foul_moment(number),
        note: String::new(),
    };
    let at = report.foul_sheet.len();
    report.foul_sheet.push(row.clone());
    assert_eq!(report.ruling_of(&row), Some(number));
    assert_eq!(verify(&report), []);
    let since: Vec<_> = added_since(&report).into_iter().flat_map(|one| one.items).collect();
    assert!(since.contains(&(Section::FoulSheet, vec![at])), "{since:?}");
    assert!(uncovered(&report).contains(&Uncovered::Items(Section::FoulSheet, at, at)));
    for other in [
        FoulRow { side: Side::Red, ..row.clone() },
        FoulRow { clause: "5.2".to_owned(), ..row.clone() },
        FoulRow { moment: "14:06".to_owned(), ..row },
    ] {
        let mut forged = report.clone();
        forged.foul_sheet.push(other.clone());
        let broken = broken(&forged);
        assert!(broken.contains(&(Section::FoulSheet, Change::Added(2))), "{other:?} {broken:?}");
    }
}

#[test]
fn altered_seal_is_invalid() {
    let mut report = sealed();
    let seal = report.rulings[2].seal.as_mut().unwrap();
    seal.parts[0].digest = seal.parts[1].digest.clone();
    let breaches = verify(&report);
    assert!(breaches.contains(&Breach { of: Entry::Ruling(2), what: Broken::Seal }));
    let mut report = sealed();
    report.rulings[2].seal.as_mut().unwrap().parts.pop();
    assert!(verify(&report).contains(&Breach { of: Entry::Ruling(2), what: Broken::Seal }));
}

/// A seal made anew over changed content holds, but no longer goes with the seals after it, nor with a signature.
#[test]
fn replaced_seal_is_found_by_later_seals() {
    let mut report = sealed();
    let mut forged = Report { rulings: Vec::new(), decisions: Vec::new(), ..report.clone() };
    forged.rulings = report.rulings[..2].to_vec();
    forged.timeline[0].note = "改".to_owned();
    forged.give(RulingGiven { signed: Vec::new(), ..report.rulings[2].clone() });
    forged.rulings[2].signed = report.rulings[2].signed.clone();
    report.rulings[2] = forged.rulings[2].clone();
    report.timeline = forged.timeline;
    let found = verify(&report);
    assert!(found.contains(&Breach { of: Entry::Ruling(2), what: Broken::Signature(0) }));
    assert!(broken(&report).iter().any(|(section, _)| *section == Section::Rulings));
}

#[test]
fn signature_binds_one_seal_and_name() {
    let report = sealed();
    let ruling = &report.rulings[2];
    let (seal, signed) = (ruling.seal.as_ref().unwrap(), &ruling.signed[0]);
    assert!(signed.is_over(seal));
    assert!(!signed.is_over(report.decisions[0].seal.as_ref().unwrap()));
    for (field, text) in [("name", "乙"), ("when", ""), ("key", "00"), ("signature", "00")] {
        let mut other = signed.clone();
        match field {
            "name" => &mut other.name,
            "when" => &mut other.when,
            "key" => &mut other.key,
            _ => &mut other.signature,
        }
        .replace_range(.., text);
        assert!(!other.is_over(seal), "{field}");
    }
    let mut unsealed = report.clone();
    unsealed.rulings[0].signed = ruling.signed.clone();
    assert!(verify(&unsealed).contains(&Breach { of: Entry::Ruling(0), what: Broken::Signature(0) }));
}

#[test]
fn unsealed_report_says_so() {
    let mut report = full();
    let expected: Vec<Entry> =
        [0, 1].map(Entry::Ruling).into_iter().chain((1..7).map(Entry::Decision)).collect();
    assert_eq!(unsealed(&report), expected);
    report.rulings.clear();
    report.decisions.clear();
    assert_eq!((unsealed(&report), verify(&report)), (Vec::new(), Vec::new()));
}

#[test]
fn seals_survive_save_and_load() {
    let report = sealed();
    let again = read(&write(&report).unwrap()).unwrap().report;
    assert_eq!(again, report);
    assert_eq!(verify(&again), []);
    let case = include_str!("../../cases/jilin-2015.ron");
    let mut report = read(case).unwrap().report;
    assert_eq!(unsealed(&report).len(), report.rulings.len());
    report.give(RulingGiven::default());
    assert_eq!(verify(&read(&write(&report).unwrap()).unwrap().report), []);
}

/// A row of a timeline that differs from the others.
fn row(note: &str) -> Event {
    Event { note: note.to_owned(), ..Event::by(Side::Black, Act::StopClocks) }
}

fn places(report: &Report) -> Vec<Option<Place>> {
    located(report).into_iter().map(|(_, place)| place).collect()
}

#[test]
fn changed_list_rows_are_located() {
    let rows = |notes: &[&str]| notes.iter().map(|note| row(note)).collect::<Vec<_>>();
    let mut report = Report::new(LawRef::unknown("cn-2011"), LawRef::unknown("author"));
    report.timeline = rows(&["a", "b"]);
    report.give(RulingGiven::default());
    report.timeline = rows(&["a", "b", "c", "d"]);
    // Later rows are as they should be for a later seal, and one too many for the first.
    report.give(RulingGiven::default());
    let with = |notes: &[&str]| Report { timeline: rows(notes), ..report.clone() };

    assert_eq!(places(&report), [Some(Place::Added(2, 3))]);
    // Within the first seal: anywhere in it; for the second, nothing is known to be sound.
    let changed = places(&with(&["x", "b", "c", "d"]));
    assert_eq!(changed, [Some(Place::Among(0, 1)), Some(Place::Among(0, 3))]);
    // After the first seal, whose rows hold.
    let changed = places(&with(&["a", "b", "c", "x"]));
    assert_eq!(changed, [Some(Place::Added(2, 3)), Some(Place::Among(2, 3))]);
    let changed = places(&with(&["a", "b", "x", "c", "d"]));
    assert_eq!(changed, [Some(Place::Added(2, 4)), Some(Place::PutIn(2))]);
    let changed = places(&with(&["a", "b", "d", "c"]));
    assert_eq!(changed, [Some(Place::Added(2, 3)), Some(Place::Moved(2, 3))]);
    let changed = places(&with(&["a", "b", "d"]));
    assert_eq!(changed, [Some(Place::Added(2, 2)), Some(Place::From(2))]);
    // What is no list has no place.
    let mut other = report.clone();
    other.event.name = "x".to_owned();
    let of_event = located(&other)
        .into_iter()
        .filter(|(breach, _)| matches!(breach.what, Broken::Section(Section::Event, _)));
    assert_eq!(of_event.map(|(_, place)| place).collect::<Vec<_>>(), [None, None]);
    assert_eq!(located(&other).into_iter().map(|(breach, _)| breach).collect::<Vec<_>>(), verify(&other));
}

/// A report with three sealed rulings and three sealed decisions, given in turn.
fn in_turn() -> Report {
    let mut report = Report::new(LawRef::unknown("cn-2011"), LawRef::unknown("author"));
    for name in ["甲", "乙", "丙"] {
        report.give(RulingGiven { by: name.to_owned(), ..RulingGiven::default() });
        report.decide(Decision { by: name.to_owned(), ..Decision::default() });
    }
    report
}

/// Every ruling and decision that stands elsewhere than it was sealed, with how many stood before it then.
fn misplaced(report: &Report) -> Vec<(Entry, usize)> {
    let place = |breach: Breach| match breach.what {
        Broken::Place(before) => Some((breach.of, before)),
        _ => None,
    };
    verify(report).into_iter().filter_map(place).collect()
}

#[test]
fn moved_rows_are_found() {
    use Entry::{Decision as D, Ruling as R};
    assert_eq!(verify(&in_turn()), []);
    let mut replayed = in_turn();
    replayed.rulings.push(replayed.rulings[0].clone());
    assert_eq!(misplaced(&replayed), [(R(3), 0)]);
    assert_eq!(verify(&replayed).len(), 1, "nothing else shows it");

    let mut put_in = in_turn();
    put_in.rulings.insert(2, RulingGiven::default());
    assert_eq!(misplaced(&put_in), [(R(3), 2)]);

    let mut exchanged = in_turn();
    exchanged.decisions.swap(0, 1);
    assert_eq!(misplaced(&exchanged), [(D(0), 1), (D(1), 0)]);

    let mut decided = in_turn();
    decided.decisions.insert(2, Decision::default());
    decided.decisions.push(decided.decisions[0].clone());
    assert_eq!(misplaced(&decided), [(D(3), 2), (D(4), 0)]);

    // More given at the end, by hand or by the program, is as it should be, in whatever turn.
    let mut later = in_turn();
    later.rulings.push(RulingGiven::default());
    later.decide(Decision::default());
    later.decide(Decision::default());
    later.give(RulingGiven::default());
    assert_eq!(verify(&later), []);
}

/// 甲 signed a ruling and 丙 a decision, with one key.
#[test]
fn one_key_under_two_names_is_remarked_on() {
    let mut report = full();
    let key = report.decisions[0].signed[0].key.clone();
    assert_eq!(keys_of_several_names(&report), [(key.as_str(), vec!["甲", "丙"])]);
    report.decisions[0].signed[0].name = " 甲".to_owned();
    assert_eq!(keys_of_several_names(&report), []);
}

#[test]
fn signature_over_changed_content_is_distinguished() {
    let mut report = in_turn();
    let (one, other) = (SigningKey::of_secret(&[7; 32]), SigningKey::of_secret(&[8; 32]));
    for index in [0, 1] {
        let seal = report.rulings[index].seal.clone().unwrap();
        let signed = [one.sign(&seal, "甲", "1"), one.sign(&seal, "甲", "2"), other.sign(&seal, "乙", "")];
        report.rulings[index].signed.extend(signed);
    }
    report.rulings[1].words = "改".to_owned();
    let found = verify(&report);
    let counted = signatures(&report, &found);
    let told: Vec<_> = counted.iter().map(|one| (one.of, one.signature.name.as_str(), one.holds)).collect();
    let (first, second) = (Entry::Ruling(0), Entry::Ruling(1));
    assert_eq!(
        told,
        [(first, "甲", true), (first, "乙", true), (second, "甲", false), (second, "乙", false)]
    );
    assert_eq!(unsound(&report, first), []);
    assert_eq!(unsound(&report, second).len(), 1);
}

#[test]
fn later_content_keeps_seal_and_is_known() {
    let mut report = Report::new(LawRef::unknown("cn-2011"), LawRef::unknown("author"));
    let said = || Statement { party: Party::Witness, name: String::new(), text: "见".to_owned() };
    report.statements.push(said());
    report.exhibits.push(exhibit("a.png", b"abc"));
    report.give(RulingGiven::default());
    assert_eq!(added_since(&report), []);
    report.statements.push(said());
    report.decide(Decision::default());
    report.exhibits.push(exhibit("b.png", b"abc"));
    report.statements.push(said());
    assert_eq!(verify(&report), []);
    // The second statement was there for the decision, and not for the ruling.
    let expected = [
        AddedSince { of: Entry::Ruling(0), items: vec![(Section::Statements, vec![1])] },
        AddedSince {
            of: Entry::Decision(0),
            items: vec![(Section::Exhibits, vec![1]), (Section::Statements, vec![2])],
        },
    ];
    assert_eq!(added_since(&report), expected);
    // Arbiters and moves that come later are told likewise.
    report.arbiters.push(Arbiter { name: "王".to_owned(), role: Role::Chief });
    report.moves_after.extend(["h2e2", "h9g7"].map(|mv| mv.parse::<xiangqi::Move>().unwrap()));
    let after_decision = added_since(&report).pop().unwrap();
    assert_eq!(after_decision.items[2..], [(Section::Arbiters, vec![0]), (Section::Later, vec![0, 1])]);
    assert_eq!(verify(&report), []);
}

#[test]
fn what_is_under_no_seal_is_named() {
    let mut report = Report::new(LawRef::unknown("cn-2011"), LawRef::unknown("author"));
    report.remarks = "备注".to_owned();
    report.exhibits.push(exhibit("a.png", b"abc"));
    report.rulings.push(RulingGiven::default());
    assert_eq!(uncovered(&report), [Uncovered::Everything]);
    report.rulings.clear();
    report.give(RulingGiven::default());
    assert_eq!(uncovered(&report), [Uncovered::Remarks]);
    report.remarks.clear();
    assert_eq!(uncovered(&report), []);
    // Each of these leaves every seal as it was, and is named.
    type Edit = fn(&mut Report);
    let changes: [(Edit, Uncovered); 7] = [
        (|report| report.remarks = "改".to_owned(), Uncovered::Remarks),
        (|report| report.exhibits[0].annotations.turn(1), Uncovered::View(0)),
        (
            |report| {
                let label = Mark::Label(ImagePoint::default(), "红方".to_owned());
                report.exhibits[0].annotations.marks.push(label);
            },
            Uncovered::View(0),
        ),
        (|report| report.exhibits.push(exhibit("b.png", b"b")), Uncovered::Items(Section::Exhibits, 1, 1)),
        (
            |report| report.arbiters.extend(vec![Arbiter::default(); 2]),
            Uncovered::Items(Section::Arbiters, 0, 1),
        ),
        (|report| report.moves_after.push("h2e2".parse().unwrap()), Uncovered::Items(Section::Later, 0, 0)),
        (
            |report| {
                report.statements.push(Statement {
                    party: Party::Red,
                    name: String::new(),
                    text: "说".to_owned(),
                });
            },
            Uncovered::Items(Section::Statements, 0, 0),
        ),
    ];
    for (change, named) in changes {
        let mut changed = report.clone();
        change(&mut changed);
        assert_eq!(verify(&changed), [], "{named:?}");
        assert_eq!(uncovered(&changed), [named]);
        // A later seal covers what came before it, and never how a picture is looked at, or remarks.
        changed.give(RulingGiven::default());
        let still = matches!(named, Uncovered::Remarks | Uncovered::View(_));
        assert_eq!(uncovered(&changed).contains(&named), still, "{named:?}");
    }
}
