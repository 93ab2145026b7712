//! Every view at every size that it must work at: nothing is cut off, nothing covers another, and everything that is
//! clicked is large enough.

use std::collections::HashMap;
use std::path::Path;
use std::sync::{Arc, LazyLock};

use crate::ui_harness::Window;
use egui::accesskit::{Action, ActionRequest, TreeId};
use egui::{Context, Event, Id, Key, LayerId, Modifiers, Rect, Role, TouchDeviceId, TouchId, TouchPhase};
use egui_kittest::kittest::Queryable as _;

use xiangqi::{START, fen};
use xiangqi_arbiter::app::board::gesture::Gesture;
use xiangqi_arbiter::app::board_reading::BoardReading;
use xiangqi_arbiter::app::commands::Command;
use xiangqi_arbiter::app::event::EventMessage;
use xiangqi_arbiter::app::event_form::{ActKind, EventDraft};
use xiangqi_arbiter::app::message::{FileDialogKind, Message};
use xiangqi_arbiter::app::overlay::Form;
use xiangqi_arbiter::app::preferences::{Preferences, Scale, ThemeChoice};
use xiangqi_arbiter::app::review::{ReviewMessage, Tab};
use xiangqi_arbiter::app::state::State;
use xiangqi_arbiter::law::Library;
use xiangqi_arbiter::report::Report;
use xiangqi_arbiter::store;
use xiangqi_arbiter::text::Lang;

/// The windows: width and height in pixels, and the scale in hundredths.
const WINDOWS: [([f32; 2], u16); 5] = [
    ([1280.0, 800.0], 100),
    ([1366.0, 768.0], 150),
    ([1366.0, 768.0], 200),
    ([1920.0, 1080.0], 100),
    ([3840.0, 2160.0], 100),
];

/// The least width and height of what is clicked, in points; and where a touch screen is used.
const TARGET: f32 = 24.0;
const TOUCH_TARGET: f32 = 44.0;

fn command(window: &mut Window, command: Command) {
    window.command(command);
}

/// Opens what this button opens, by the beginning of its name.
fn opener(window: &mut Window, nth: usize) {
    let all: Vec<_> = window.harness.query_all_by(|node| node.has_popup().is_some()).collect();
    let Some(node) = all.get(nth) else { return };
    node.click_accesskit();
    window.harness.run();
}

/// Presses what is shown last of this name, by its beginning in any language.
fn press(window: &mut Window, names: &[&str]) {
    let is_one = |label: &str| names.iter().any(|name| label.starts_with(name));
    let all: Vec<_> = window
        .harness
        .query_all_by(|node| node.label().is_some_and(|label| is_one(&label)) && !node.is_disabled())
        .collect();
    // What lies in front comes last.
    let Some(node) = all.last() else { panic!("no {names:?}") };
    node.click_accesskit();
    window.harness.run();
}

/// A report as the window begins one.
fn empty() -> Report {
    let mut report = store::sample().unwrap().report;
    report.start = fen::read(START).unwrap().setup;
    (report.moves, report.timeline, report.rulings) = (Vec::new(), Vec::new(), Vec::new());
    (report.statements, report.exhibits) = (Vec::new(), Vec::new());
    report.remarks.clear();
    report
}

/// Figure 7 of China 2020, played three times.
fn repeated() -> Report {
    let mut report = empty();
    report.start = fen::read("2bak1c2/4aRN1r/4b4/9/9/9/3pp4/2n1B4/9/2B1K3C w").unwrap().setup;
    let cycle = ["i0h0", "i8h8", "h0i0", "h8i8"].repeat(3);
    report.moves = cycle.into_iter().map(|mv| mv.parse().unwrap()).collect();
    report.event.rulebook = Library::built_in().unwrap().cite_rulebook("cn-2020");
    report
}

/// With the picture of a board.
fn pictured() -> Report {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/crates/board-reader/tests/data/dark-discs.jpg");
    let mut report = empty();
    report.exhibits.push(store::picture_file(Path::new(path)).unwrap());
    report
}

const LIST: &str = "第1轮对阵表\n台次\t红方\t单位\t黑方\t单位\n1\t甲\t长春\t乙\t吉林\n2\t丙\t四平\t丁\t通化\n\
                    3\t戊\t白山\t\t\n";

/// Every view, how it is opened, and of which report.
type View = (&'static str, fn(&mut Window));

/// The report in which a view is shown.
fn report_of(view: &str) -> Report {
    match view {
        _ if view.starts_with("repetition") => repeated(),
        "empty report" | "event file" | "conduct" => empty(),
        "board reading" => pictured(),
        _ => crate::appeal::appealed(),
    }
}

const VIEWS: &[View] = &[
    ("empty report", |_| {}),
    ("repetition: proof", |window| {
        command(window, Command::Repetition);
        press(window, &["1 红", "1 紅", "1 Red"]);
    }),
    ("repetition: rulebooks", |window| {
        command(window, Command::Repetition);
        press(window, &["各种规则对照", "各種規則對照", "Rulebooks side"]);
    }),
    ("repetition: cases", |window| {
        command(window, Command::Repetition);
        press(window, &["公布的图例", "公佈的圖例", "Published"]);
    }),
    ("event file", |window| {
        window.send(Message::Event(EventMessage::Begin));
        window.send(Message::Event(EventMessage::Pasted(LIST.to_owned())));
        window.settle();
        command(window, Command::Event);
    }),
    ("conduct", |window| {
        let draft = EventDraft::of_kind(ActKind::Conduct, &window.report().clone());
        window.open(Form::new(draft));
    }),
    ("own book", |window| {
        command(window, Command::Clauses);
        press(window, &["以手边的本子为准", "以手邊的本子為準", "As in"]);
    }),
    ("board reading", |window| {
        command(window, Command::ReadPosition);
        window.wait("nothing is read", |window| {
            window.front::<BoardReading>().is_some_and(|reading| !reading.is_working())
        });
    }),
    ("found", |window| {
        command(window, Command::Find);
        window.harness.event(Event::Text("超时".to_owned()));
        window.harness.run();
    }),
    ("record", |_| {}),
    ("a row chosen", |window| window.key(Modifiers::NONE, Key::Home)),
    ("set up", |window| command(window, Command::SetUp)),
    ("game", |window| command(window, Command::Replay)),
    ("review: ruling", |window| window.send(Message::Review(ReviewMessage::Enter(Tab::Ruling)))),
    ("review: given", |window| window.send(Message::Review(ReviewMessage::Enter(Tab::Given)))),
    ("review: seals", |window| window.send(Message::Review(ReviewMessage::Enter(Tab::Seals)))),
    ("review: precedents", |window| window.send(Message::Review(ReviewMessage::Enter(Tab::Precedents)))),
    ("archive", |window| command(window, Command::Archive)),
    ("menu 1", |window| opener(window, 0)),
    ("menu 2", |window| opener(window, 1)),
    ("menu 3", |window| opener(window, 2)),
    ("menu 4", |window| opener(window, 3)),
    ("menu 5", |window| opener(window, 4)),
    ("menu 6", |window| opener(window, 5)),
    ("popup 1", |window| opener(window, 6)),
    ("popup 2", |window| opener(window, 7)),
    ("popup 3", |window| opener(window, 8)),
    ("popup 4", |window| opener(window, 9)),
    ("popup 5", |window| opener(window, 10)),
    ("popup 6", |window| opener(window, 11)),
    ("popup 7", |window| opener(window, 12)),
    ("popup 8", |window| opener(window, 13)),
    ("popup 9", |window| opener(window, 14)),
    ("popup 10", |window| opener(window, 15)),
    ("popup 11", |window| opener(window, 16)),
    ("event", |window| command(window, Command::AddEvent)),
    ("ruling", |window| command(window, Command::Sign)),
    ("decision", |window| command(window, Command::Decide)),
    ("keys", |window| command(window, Command::MyKeys)),
    ("paper", |window| command(window, Command::Paper)),
    ("take out", |window| command(window, Command::TakeOut)),
    ("announcement", |window| command(window, Command::Announce)),
    ("clauses", |window| command(window, Command::Clauses)),
    ("comparison", |window| command(window, Command::Compare)),
    ("repetition", |window| command(window, Command::Repetition)),
    ("palette", |window| command(window, Command::Find)),
    ("list of keys", |window| command(window, Command::Keys)),
    ("tour", |window| command(window, Command::Tour)),
    ("import", |window| {
        window.send(Message::PastedRecord("1. 炮二平五 马8进7 2. 马二进三 车9平8".to_owned()))
    }),
    ("question", |window| {
        window.key(Modifiers::NONE, Key::R);
        window.send(Message::Gesture(Gesture::Touch("e8".parse().unwrap())));
        command(window, Command::New);
    }),
    ("failure", |window| {
        let result = Err("/tmp/报告.ron: no room".repeat(3));
        window.send(Message::Saved { path: "/tmp/报告.ron".into(), revision: 0, result });
    }),
    ("path", |window| window.send(Message::NoPicker(FileDialogKind::Save))),
];

fn shown(report: Report, size: [f32; 2], percent: u16, lang: Lang) -> Window {
    static LIBRARY: LazyLock<Arc<Library>> = LazyLock::new(|| Arc::new(Library::built_in().unwrap()));
    let library = Arc::clone(&LIBRARY);
    let prefs = Preferences { lang, scale: Scale::of_percent(percent), ..Preferences::default() };
    let mut window = Window::of(State::new(report, None, library, prefs), |desk| desk);
    // Then egui keeps what every widget is called.
    window.harness.ctx.all_styles_mut(|style| style.debug.show_interactive_widgets = true);
    window.harness.set_size(size.into());
    window.harness.run();
    // The harness speaks of points; a window has pixels.
    let zoom = window.harness.ctx.zoom_factor();
    window.harness.set_size(egui::Vec2::from(size) / zoom);
    window.harness.run();
    window
}

/// A widget of the last pass.
#[derive(Clone)]
struct Placed {
    id: Id,
    parent: Id,
    layer: LayerId,
    rect: Rect,
    seen: Rect,
    clicked: bool,
    name: String,
    is_text: bool,
}

fn placed(ctx: &Context) -> Vec<Placed> {
    ctx.viewport(|viewport| {
        let widgets = &viewport.prev_pass.widgets;
        let all = widgets.layers().flat_map(|(_, widgets)| widgets).filter(|widget| widget.visible);
        all.map(|widget| {
            let info = widgets.info(widget.id);
            let said = info.and_then(|info| info.label.clone().or(info.hint_text.clone()));
            let role = info.map(|info| info.role);
            Placed {
                id: widget.id,
                parent: widget.parent_id,
                layer: widget.layer_id,
                rect: widget.rect,
                seen: widget.interact_rect,
                // Bars that scroll float over what they scroll.
                clicked: widget.enabled
                    && widget.sense.senses_click()
                    && role.is_some_and(|role| role != Role::ScrollBar),
                name: said.unwrap_or_default(),
                is_text: role == Some(Role::Label),
            }
        })
        .collect()
    })
}

/// What is wrong with what is shown now: the kind of fault, and what it is about.
fn faults(window: &mut Window, target: f32) -> Vec<String> {
    let ctx = window.harness.ctx.clone();
    let all = placed(&ctx);
    let by_id: HashMap<Id, &Placed> = all.iter().map(|one| (one.id, one)).collect();
    let screen = ctx.content_rect().expand(0.5);
    let mut found = Vec::new();
    let mut say = |what: &str, one: &Placed| {
        let Rect { min, max } = one.rect;
        found.push(format!("{what}: “{}” {:.0},{:.0}–{:.0},{:.0}", one.name, min.x, min.y, max.x, max.y));
    };
    let mut cut = Vec::new();
    for one in all.iter().filter(|one| one.clicked || one.is_text) {
        // Far outside in the height it is scrolled to.
        let beside = one.seen.width() < one.rect.width() - 1.0 && one.rect.width() > 0.0;
        if beside && (one.seen.height() > 0.0 || one.rect.right() > screen.right()) {
            say("cut at the side", one);
        }
        if one.clicked {
            let [width, height] = [one.rect.width(), one.rect.height()];
            if width.min(height) < target - 0.5 {
                say("too small", one);
            }
            if one.seen.height() < one.rect.height() - 1.0 {
                cut.push(one.clone());
            }
        }
        if one.seen.is_positive() && !screen.contains_rect(one.seen) {
            say("outside the window", one);
        }
    }
    let is_inside = |inner: &Placed, outer: Id| {
        std::iter::successors(by_id.get(&inner.parent), |one| by_id.get(&one.parent))
            .take(64)
            .any(|one| one.id == outer)
    };
    let clicked: Vec<&Placed> = all.iter().filter(|one| one.clicked && one.seen.is_positive()).collect();
    for (index, one) in clicked.iter().enumerate() {
        for other in clicked.iter().skip(index + 1).filter(|other| other.layer == one.layer) {
            let both = one.seen.intersect(other.seen);
            if both.width() > 1.5
                && both.height() > 1.5
                && !is_inside(one, other.id)
                && !is_inside(other, one.id)
            {
                say(&format!("covers “{}”", one.name), other);
            }
        }
    }
    // What is cut above or below can be scrolled to; some of it is tried.
    let step = cut.len().div_ceil(4).max(1);
    for one in cut.into_iter().rev().step_by(step) {
        window.harness.event(Event::AccessKitActionRequest(ActionRequest {
            action: Action::ScrollIntoView,
            target_tree: TreeId::ROOT,
            target_node: one.id.accesskit_id(),
            data: None,
        }));
        window.harness.run();
        let now = placed(&ctx).into_iter().find(|now| now.id == one.id);
        if now.is_some_and(|now| now.seen.height() < now.rect.height().min(TARGET) - 1.0) {
            say("out of reach", &one);
        }
    }
    found.sort();
    found.dedup();
    found
}

fn check(size: [f32; 2], percent: u16, touch: bool) {
    let mut wrong = Vec::new();
    for (number, (name, open)) in VIEWS.iter().enumerate() {
        // Each view in the other language at the next size.
        let lang = if (number + usize::from(percent / 50)).is_multiple_of(2) { Lang::Zh } else { Lang::En };
        let mut window = shown(report_of(name), size, percent, lang);
        if touch {
            touched(&mut window);
        }
        open(&mut window);
        let target = if touch { TOUCH_TARGET } else { TARGET };
        wrong.extend(
            faults(&mut window, target).into_iter().map(|fault| format!("{name} ({lang:?}): {fault}")),
        );
    }
    assert!(wrong.is_empty(), "{size:?} at {percent} %: {}\n{}", wrong.len(), wrong.join("\n"));
}

/// A finger on an empty place.
fn touched(window: &mut Window) {
    for phase in [TouchPhase::Start, TouchPhase::End] {
        window.harness.event(Event::Touch {
            device_id: TouchDeviceId(1),
            id: TouchId(1),
            phase,
            pos: egui::pos2(1.0, 1.0),
            force: None,
        });
        window.harness.run();
    }
}

#[test]
fn at_1280_by_800() {
    let (size, percent) = WINDOWS[0];
    check(size, percent, false);
}

#[test]
fn at_1366_by_768_and_150_percent() {
    let (size, percent) = WINDOWS[1];
    check(size, percent, false);
}

#[test]
fn at_1366_by_768_and_200_percent() {
    let (size, percent) = WINDOWS[2];
    check(size, percent, false);
}

#[test]
fn at_1920_by_1080() {
    let (size, percent) = WINDOWS[3];
    check(size, percent, false);
}

#[test]
fn at_3840_by_2160() {
    let (size, percent) = WINDOWS[4];
    check(size, percent, false);
}

#[test]
#[ignore = "not all that it finds is mended yet"]
fn by_finger() {
    check([1280.0, 800.0], 100, true);
}

/// Buttons that cover one another, are too small, and reach beyond their room.
fn plant(ui: &mut egui::Ui) {
    egui::Area::new(Id::unique("faulty")).fixed_pos([400.0, 300.0]).show(ui.ctx(), |ui| {
        let at = |x: f32, y: f32, size: f32| Rect::from_min_size(egui::pos2(x, y), egui::Vec2::splat(size));
        let button = |ui: &mut egui::Ui, rect: Rect, name: &str| {
            let response = ui.interact(rect, Id::unique(name), egui::Sense::click());
            response.widget_info(|| egui::WidgetInfo::labeled(Role::Button, true, name));
        };
        ui.allocate_space(egui::vec2(400.0, 100.0));
        button(ui, at(400.0, 300.0, 60.0), "one");
        button(ui, at(430.0, 330.0, 60.0), "two");
        button(ui, at(500.0, 300.0, 12.0), "tiny");
        ui.scope(|ui| {
            ui.set_clip_rect(at(600.0, 300.0, 40.0));
            button(ui, at(620.0, 300.0, 39.0), "three");
        });
    });
}

#[test]
fn planted_faults_are_found() {
    let (size, percent) = WINDOWS[0];
    let mut window = shown(crate::appeal::appealed(), size, percent, Lang::Zh);
    assert_eq!(faults(&mut window, TARGET), Vec::<String>::new());
    window.harness.ctx.on_end_pass("planted", Arc::new(plant));
    window.harness.run();
    let found = faults(&mut window, TARGET).join("\n");
    for kind in ["covers “one”: “two”", "too small: “tiny”", "cut at the side: “three”"] {
        assert!(found.contains(kind), "{kind} in\n{found}");
    }
}

/// Draws every view at every size into the folder `PICTURES`, to be looked at.
#[test]
#[ignore = "draws pictures for people"]
fn pictures() {
    let Some(folder) = std::env::var_os("PICTURES").map(std::path::PathBuf::from) else { return };
    let only = std::env::var("VIEW").unwrap_or_default();
    let of_size = std::env::var("SIZE").unwrap_or_default();
    let looks = [
        (Lang::Zh, ThemeChoice::Light),
        (Lang::En, ThemeChoice::Dark),
        (Lang::En, ThemeChoice::Light),
        (Lang::ZhHant, ThemeChoice::Light),
        (Lang::Zh, ThemeChoice::Dark),
        (Lang::Zh, ThemeChoice::Contrast),
    ];
    for (number, (name, open)) in VIEWS.iter().enumerate().filter(|(_, (name, _))| name.contains(&*only)) {
        for (at, (size, percent)) in WINDOWS.into_iter().enumerate() {
            if !format!("{}x{}-{percent}", size[0], size[1]).contains(&*of_size) {
                continue;
            }
            // Each view in another look at each size, so that all of them are seen.
            let (lang, theme) = looks[(number + at) % looks.len()];
            let mut window = shown(report_of(name), size, percent, lang);
            window.command(Command::Theme(theme));
            window.harness.ctx.all_styles_mut(|style| style.debug.show_interactive_widgets = false);
            window.harness.run();
            open(&mut window);
            let image = window.harness.render().unwrap();
            let name = name.replace([':', ' '], "-");
            let file = format!("{number:02}-{name}-{}x{}-{percent}-{lang:?}-{theme:?}.png", size[0], size[1]);
            image.save(folder.join(file)).unwrap();
        }
    }
}
