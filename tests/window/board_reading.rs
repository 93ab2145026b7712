//! Reading the position from the picture of an exhibit.

use std::path::Path;

use crate::ui_harness::Window;
use egui::{Key, Modifiers, vec2};
use xiangqi::fen::{read, write_board};
use xiangqi::{Side, Square};
use xiangqi_arbiter::app::board_reading::BoardReading;
use xiangqi_arbiter::app::commands::Command;
use xiangqi_arbiter::law::Library;
use xiangqi_arbiter::report::Report;
use xiangqi_arbiter::store;
use xiangqi_arbiter::text::{Lang, board_reading};

const JILIN: &str = "2bak1b1C/4a4/9/2N6/9/2r6/9/9/4A4/2B1KAB2";

/// A report with one exhibit, a board that the project drew itself.
fn with_picture(name: &str) -> Report {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("crates/board-reader/tests/data").join(name);
    let library = Library::built_in().unwrap();
    let rulebook = library.cite_rulebook(&library.rulebooks.first().unwrap().id);
    let reading = library.cite_reading(&library.readings.first().unwrap().id);
    let mut report = Report::new(rulebook, reading);
    report.exhibits.push(store::picture_file(&path).unwrap());
    report
}

fn reading(window: &Window) -> &BoardReading {
    window.front::<BoardReading>().expect("the position is being read")
}

fn read_it(window: &mut Window) {
    window.command(Command::ReadPosition);
    window.wait("nothing is read", |window| !reading(window).is_working());
}

#[test]
fn a_confirmed_position_is_one_step_with_its_origin() {
    let mut window = Window::showing(with_picture("dark-discs.jpg"));
    let before = window.report().clone();
    read_it(&mut window);
    assert_eq!(write_board(reading(&window).board()), JILIN);
    // Who is to move is asked.
    window.click("确认这个局面");
    assert!(window.front::<BoardReading>().is_some());
    window.click("黑方走棋");
    window.click("确认这个局面");
    assert!(window.front::<BoardReading>().is_none());
    let report = window.report();
    assert_eq!(report.setup().turn, Some(Side::Black));
    assert_eq!(write_board(&report.setup().board), JILIN);
    let origin = report.position_reading.as_ref().expect("it says where it comes from");
    assert_eq!(origin.confirmed(), report.setup().board);
    assert!(board_reading::origin(report, Lang::Zh).unwrap().contains("证据 1"));
    window.undo();
    assert_eq!(*window.report(), before);
}

#[test]
fn corrections_are_kept() {
    let mut window = Window::showing(with_picture("dark-discs.jpg"));
    read_it(&mut window);
    let square: Square = "c6".parse().unwrap();
    window.set(move |view| view.front.get_mut::<BoardReading>().unwrap().look_at(square));
    window.harness.run();
    window.key(Modifiers::NONE, Key::Num5);
    window.key(Modifiers::NONE, Key::C);
    window.click("红方走棋");
    window.click("确认这个局面");
    let report = window.report();
    assert_eq!(report.setup().board.get(square).map(|piece| piece.letter()), Some('r'));
    let origin = report.position_reading.as_ref().unwrap();
    let changes: Vec<(char, char)> =
        origin.corrections.iter().map(|one| (one.from.unwrap().letter(), one.to.unwrap().letter())).collect();
    assert_eq!(changes, [('N', 'R'), ('R', 'r')]);
    assert_eq!(write_board(&origin.read), JILIN);
    let said = board_reading::origin(report, Lang::Zh).unwrap();
    assert!(said.contains("c6 由红马改为红车") && said.contains("c6 由红车改为黑车"), "{said}");
    // It is the same after it was saved and read.
    let text = store::format::write(report).unwrap();
    let again = store::format::read_report(&text).unwrap();
    assert_eq!(again.position_reading, report.position_reading);
}

#[test]
fn a_corner_can_be_dragged() {
    let mut window = Window::showing(with_picture("dark-discs.jpg"));
    read_it(&mut window);
    let from = window.middle("角点 a9");
    window.drag(from, from + vec2(9.0, 7.0));
    window.wait("nothing is read", |window| !reading(window).is_working());
    assert_eq!(write_board(reading(&window).board()), JILIN);
    assert!(window.middle("角点 a9").distance(from) < 4.0, "it is pulled back onto the lines");
}

#[test]
fn turned_round_the_sides_are_read_from_the_other_side() {
    let mut window = Window::showing(with_picture("dark-discs.jpg"));
    read_it(&mut window);
    window.click("红方在另一边");
    window.wait("nothing is read", |window| !reading(window).is_working());
    let board = read(JILIN).unwrap().setup.board;
    for square in Square::all() {
        assert_eq!(reading(&window).board().get(square), board.get(square.rotated()), "{square}");
    }
}

#[test]
fn a_picture_without_a_board_gives_no_position() {
    let mut report = with_picture("dark-discs.jpg");
    let pixels = store::Pixels { width: 300, height: 200, rgba: vec![90; 300 * 200 * 4] };
    report.exhibits = vec![store::picture_of_pixels("plain.png", pixels).unwrap()];
    let mut window = Window::showing(report);
    let before = window.report().clone();
    read_it(&mut window);
    assert!(window.shows("没有找到棋盘"));
    window.click("红方走棋");
    window.click("确认这个局面");
    assert_eq!(*window.report(), before);
    window.key(Modifiers::NONE, Key::Escape);
    assert!(window.front::<BoardReading>().is_none());
}

#[test]
fn a_start_position_is_offered_as_the_start_of_a_game() {
    let mut window = Window::showing(with_picture("start.jpg"));
    read_it(&mut window);
    window.click("这是开局");
    window.click("确认这个局面");
    assert_eq!(window.report().setup(), xiangqi::Setup::start());
}
