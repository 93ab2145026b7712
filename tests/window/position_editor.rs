//! Setting up a position in the window.

use crate::ui_harness::Window;
use egui::{Key, Modifiers, pos2};
use xiangqi::{START, Square};
use xiangqi_arbiter::app::commands::Command;
use xiangqi_arbiter::app::state::Mode;
use xiangqi_arbiter::store;

const FEN: &str = "局面文字（FEN）";

fn setting_up() -> Window {
    let mut window = Window::jilin();
    window.click("摆局面");
    assert_eq!(window.state().view.mode, Mode::SetUp);
    window
}

/// An empty board, nobody to move.
fn empty() -> Window {
    let mut report = store::sample().unwrap().report;
    report.timeline.clear();
    let mut window = Window::showing(report);
    window.click("摆局面");
    window.type_over(FEN, "9/9/9/9/9/9/9/9/9/9 - - - 0 1");
    assert!(window.shows("须先改正"));
    window
}

#[test]
fn position_is_set_up_by_clicks() {
    let mut window = empty();
    assert!(window.shows("盘上有 0 枚红帅"));
    assert!(window.shows("没有说明轮到哪一方走"));
    for (piece, left, at) in [("红帅", "1/1", "e0"), ("黑将", "1/1", "d9")] {
        window.click(&format!("放{piece}，余 {left}"));
        window.click(&format!("{at} 空点"));
        assert!(window.has(&format!("{at} {piece}")));
        assert!(window.state().view.tool.is_none(), "the last one is down");
    }
    window.click("放红车，余 2/2");
    window.click("a1 空点");
    window.click("i0 空点");
    assert!(window.has("放红车，余 0/2"));
    window.click("红方走棋");
    assert_eq!(window.fen(), "3k5/9/9/9/9/9/9/9/R8/4K3R w - - 0 1");
    assert!(window.shows("没有问题"));

    // A click picks a piece up, another puts it down.
    window.click("i0 红车");
    window.click("i5 空点");
    assert!(window.has("i5 红车"));
    window.right_click("a1 红车");
    assert!(window.has("a1 空点"));
    window.click("去子：点棋盘上的棋子");
    window.click("i5 红车");
    assert!(window.has("i5 空点"));
    window.key(Modifiers::NONE, Key::Escape);
    assert!(window.state().view.tool.is_none());

    for expected in ["去子", "去子", "移子", "走棋方", "放子"] {
        let label = window.label(Command::Undo);
        assert_eq!(label, format!("撤销：{expected}"));
        window.undo();
    }
    assert_eq!(window.fen(), "3k5/9/9/9/9/9/9/9/R8/4K4 - - - 0 1");
}

#[test]
fn pieces_are_dragged() {
    let mut window = empty();
    let (from, to) = (window.middle("放黑炮，余 2/2"), window.middle("b7 空点"));
    window.drag(from, to);
    assert!(window.has("b7 黑炮"));
    window.drag(window.middle("b7 黑炮"), window.middle("h3 空点"));
    assert!(window.has("h3 黑炮"));
    // Off the board it is gone.
    let beside = pos2(4.0, 400.0);
    window.drag(window.middle("h3 黑炮"), beside);
    assert_eq!(window.fen(), "9/9/9/9/9/9/9/9/9/9 - - - 0 1");
}

#[test]
fn error_stays_beside_text() {
    let mut window = setting_up();
    let before = window.fen();
    window.type_over(FEN, "rnbxkabnr/9 w");
    assert!(window.shows("局面文字读不懂") && !window.shows("没有问题"));
    assert_eq!(window.fen(), before);
    assert_eq!(window.value(FEN), "rnbxkabnr/9 w");
    assert!(window.shows("第 4 个字：“x”不是棋子、数字或斜杠"));
    assert!(window.shows("rnb[x]kabnr"));

    window.type_over(FEN, "rheakaehr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RHEAKAEHR r");
    assert_eq!(window.fen(), START);
    assert!(window.shows("r 当作红方走"));
    assert!(window.value(FEN).starts_with("rheakaehr"), "the text stays as typed");
    assert_eq!(window.label(Command::Undo), "撤销：改局面（着法不再保留）");
    window.key(Modifiers::NONE, Key::Tab);
    window.undo();
    assert_eq!(window.fen(), before);
    assert_eq!(window.value(FEN), before);
    assert_eq!(window.report().moves.len(), 1, "the moves are back");
}

#[test]
fn faults_are_listed_with_squares() {
    let mut window = setting_up();
    window.type_over(FEN, "4k4/9/9/9/9/9/1P7/9/9/A3K2RR b - - 0 1");
    for text in ["红仕不在九宫的五个点上：a0", "将帅照面", "经过第 1 行说到 c6"] {
        assert!(window.shows(text), "{text}");
    }
    window.click("红仕不在九宫的五个点上：a0。");
    let a0: Square = "a0".parse().unwrap();
    assert_eq!(window.state().view.highlight, [a0]);
    window.right_click("a0 红仕");
    assert!(!window.shows("红仕不在九宫的五个点上"));
}

#[test]
fn board_operations_are_undone() {
    let mut window = setting_up();
    let before = window.report().clone();
    assert!(window.shows("报告里有 1 着棋走到这个局面"));
    for name in ["左右对调", "红黑对调", "清空棋盘", "开局局面"] {
        window.click(name);
        assert_ne!(window.report().start, before.start, "{name}");
        assert_eq!(window.report().timeline.len(), before.timeline.len());
    }
    assert_eq!(window.fen(), START);
    for _ in 0..4 {
        window.undo();
    }
    assert_eq!(window.report(), &before);
    window.click("左右对调");
    assert!(window.shows("黑方判负"), "the incident is mirrored with the board");
    window.click("记事件");
    assert!(window.has("g6 红马"));
}
