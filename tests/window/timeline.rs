//! The timeline rearranged and written in, row by row.

use crate::ui_harness::Window;
use egui::accesskit::Role;
use egui::{Key, Modifiers, vec2};
use egui_kittest::kittest::Queryable as _;

use xiangqi::Board;
use xiangqi_arbiter::app::commands::Command;
use xiangqi_arbiter::app::edit::Edit;
use xiangqi_arbiter::app::message::Message;
use xiangqi_arbiter::app::state::Moment;
use xiangqi_arbiter::incident::{Act, Actor, Event};
use xiangqi_arbiter::text::window::row_name;
use xiangqi_arbiter::text::{Lang, events};

/// Three rows: two touches and a lift.
fn three_rows() -> Window {
    let mut window = Window::start();
    window.click("h2 红炮");
    window.click("b0 红马");
    window.choose("h0 红马", "拿起");
    assert_eq!(window.events(), "touch h2; touch b0; lift h0");
    window
}

#[test]
fn rows_are_dragged() {
    let mut window = three_rows();
    let [first, third] = ["第 1 行 红方摸触红方二路炮（h2）", "第 3 行 红方拿起红方二路马（h0）"]
        .map(|row| window.middle(row));
    window.drag(first, third + vec2(0.0, 6.0));
    assert_eq!(window.events(), "touch b0; lift h0; touch h2");
    assert_eq!(window.label(Command::Undo), "撤销：移动一行");
    window.undo();
    assert_eq!(window.events(), "touch h2; touch b0; lift h0");

    // Up, and not over itself.
    window.drag(third, first - vec2(0.0, 6.0));
    assert_eq!(window.events(), "lift h0; touch h2; touch b0");
    let row = window.middle("第 2 行 红方摸触红方二路炮（h2）");
    window.drag(row, row + vec2(2.0, 12.0));
    assert_eq!(window.events(), "lift h0; touch h2; touch b0");
}

#[test]
fn keys_move_selected_row() {
    let mut window = three_rows();
    window.click("第 3 行 红方拿起红方二路马（h0）");
    window.key(Modifiers::ALT, Key::ArrowUp);
    assert_eq!(window.events(), "touch h2; lift h0; touch b0");
    assert_eq!(window.state().view.moment, Some(Moment::Event(1)), "the row moved stays chosen");
    window.key(Modifiers::ALT, Key::ArrowUp);
    window.key(Modifiers::ALT, Key::ArrowUp);
    assert_eq!(window.events(), "lift h0; touch h2; touch b0");
    window.key(Modifiers::ALT, Key::ArrowDown);
    assert_eq!(window.events(), "touch h2; lift h0; touch b0");
}

#[test]
fn selected_row_is_edited_in_place() {
    let mut window = three_rows();
    window.click("第 2 行 红方摸触红方八路马（b0）");
    window.type_over("第 2 行时间", "14:05");
    window.type_over("第 2 行备注", "两人都看见");
    let row = window.report().timeline.get(1).unwrap().clone();
    assert_eq!((row.time.as_str(), row.note.as_str()), ("14:05", "两人都看见"));
    window.harness.get_by_role_and_label(Role::Button, "第 2 行现在").click();
    window.harness.run();
    let stamped = &window.report().timeline.get(1).unwrap().time;
    assert_ne!(stamped, "14:05");
    assert!(stamped.contains(':'), "{stamped}");
}

#[test]
fn row_actor_act_and_square_are_editable() {
    let mut window = three_rows();
    window.click("第 2 行 红方摸触红方八路马（b0）");
    // Half a square changes nothing yet, and stays in the field.
    window.type_over("第 2 行位置", "h");
    assert_eq!(window.events(), "touch h2; touch b0; lift h0");
    window.type_over("第 2 行位置", "h0");
    assert_eq!(window.events(), "touch h2; touch h0; lift h0");
    window.harness.get_by_label("第 2 行做了什么").click();
    window.harness.run();
    window.harness.get_by_label("误碰").click();
    window.harness.run();
    assert_eq!(window.events(), "touch h2; brush h0; lift h0");
    window.click("第 2 行谁");
    assert_eq!(window.events(), "touch h2; black brush h0; lift h0");
    window.undo();
    window.undo();
    assert_eq!(window.events(), "touch h2; touch h0; lift h0");
}

#[test]
fn list_scrolls_while_dragging_at_edge() {
    let mut window = Window::start();
    let rows: Vec<Event> =
        (0..40).map(|number| Event::new(Actor::Arbiter, Act::Words(format!("第{number}件")))).collect();
    let last = events::event(rows.last().unwrap(), &Board::default(), Lang::Zh);
    let last = row_name(40, &last, Lang::Zh);
    window.send(Message::Edit(Edit::Record(rows)));
    let from = window.middle(&last);
    let edge = egui::pos2(from.x, window.harness.get_by_label("恢复局面").rect().bottom() + 24.0);
    window.harness.hover_at(from);
    window.harness.drag_at(from);
    window.harness.step();
    // It scrolls as long as the row is held there.
    for at in [from.lerp(edge, 0.5), edge] {
        window.harness.hover_at(at);
        window.harness.step();
    }
    for _ in 0..300 {
        window.harness.step();
    }
    window.harness.drop_at(edge);
    window.harness.run();
    let moved = Act::Words("第39件".to_owned());
    let place = window.report().timeline.iter().position(|row| row.act == moved);
    assert!(place.is_some_and(|place| place < 5), "{place:?}");
}
