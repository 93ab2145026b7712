//! A frame of the window on a report of 500 events and 50 screenshots, and in the archive of 10,000 reports.
//!
//! `cargo bench --bench frame`. The time is that of this thread alone, without the renderer: what it takes to
//! listen, lay out and tessellate. A screen that shows 60 pictures a second leaves 16 milliseconds for one.
#![allow(clippy::unwrap_used, clippy::indexing_slicing)]

mod many_reports;

use std::path::Path;
use std::sync::Arc;
use std::time::{Duration, Instant};

use cpu_time::ThreadTime;
use egui::{Event, Modifiers, MouseWheelSource, MouseWheelUnit, TouchPhase, vec2};
use egui_kittest::Harness;
use egui_kittest::kittest::Queryable as _;

use xiangqi_arbiter::app::archive::{ArchiveMessage, Ask};
use xiangqi_arbiter::app::jobs::{FilePicker, Files, Reply, Request};
use xiangqi_arbiter::app::message::Message;
use xiangqi_arbiter::app::preferences::Preferences;
use xiangqi_arbiter::app::state::State;
use xiangqi_arbiter::app::window::App;
use xiangqi_arbiter::law::Library;
use xiangqi_arbiter::report::Report;
use xiangqi_arbiter::store::{self, Pixels, picture_of_pixels};

const FRAMES: usize = 60;

struct Nobody;

impl FilePicker for Nobody {
    fn pick(&mut self, _: Request<'_>, reply: Reply) {
        reply(None);
    }
}

/// The built-in case as it is, and grown to so many events and screenshots.
fn report(events: usize, screenshots: u8) -> Report {
    let mut report = store::sample().unwrap().report;
    let rows: Vec<_> = report.timeline.iter().cycle().take(events).cloned().collect();
    if events > 0 {
        report.timeline = rows;
    }
    for number in 0..screenshots {
        let pixels = Pixels { width: 640, height: 400, rgba: [number, 90, 160, 255].repeat(640 * 400) };
        report.exhibits.push(picture_of_pixels(&format!("{number}.png"), pixels).unwrap());
    }
    report
}

fn window(report: Report) -> Harness<'static, App> {
    let state = State::new(report, None, Arc::new(Library::built_in().unwrap()), Preferences::default());
    let desk = App::new(state, Files::new(Box::new(Nobody)));
    let mut harness = Harness::builder()
        .with_size([1280.0, 800.0])
        .with_max_steps(64)
        .with_context_setup(App::install)
        .build_ui_state(|ui, desk: &mut App| desk.frame(ui, None), desk);
    for _ in 0..20 {
        harness.step();
        std::thread::sleep(Duration::from_millis(20));
    }
    harness
}

/// Milliseconds of this thread for each frame: the middle one, and the slowest.
fn frames(
    harness: &mut Harness<'static, App>,
    mut before: impl FnMut(&mut Harness<'static, App>),
) -> (f64, f64) {
    let mut times: Vec<f64> = (0..FRAMES)
        .map(|_| {
            before(harness);
            let start = ThreadTime::now();
            harness.step();
            start.elapsed().as_secs_f64() * 1000.0
        })
        .collect();
    times.sort_by(f64::total_cmp);
    (times[FRAMES / 2], times[FRAMES - 1])
}

/// Under the pointer.
fn scrolled(harness: &mut Harness<'static, App>) {
    let mut up = false;
    let (middle, slowest) = frames(harness, |harness| {
        up = !up;
        let delta = vec2(0.0, if up { 60.0 } else { -180.0 });
        harness.event(Event::MouseWheel {
            unit: MouseWheelUnit::Point,
            source: MouseWheelSource::Wheel,
            delta,
            phase: TouchPhase::Move,
            modifiers: Modifiers::NONE,
        });
    });
    println!("{middle:>6.1} {slowest:>6.1}  the same, scrolled");
}

/// The room of the archive on a folder of 10,000 reports.
fn archive(folder: &Path) {
    let mut harness = window(report(0, 0));
    let say = |harness: &mut Harness<'static, App>, said: ArchiveMessage| {
        harness.state_mut().send(Message::Archive(said));
    };
    // Frames until what is asked is listed; the slowest of them, and how long it took.
    let listed = |harness: &mut Harness<'static, App>| {
        let (begun, mut slowest) = (Instant::now(), 0.0_f64);
        loop {
            let start = ThreadTime::now();
            harness.step();
            slowest = slowest.max(start.elapsed().as_secs_f64() * 1000.0);
            let room = &harness.state().state().archive;
            let current = Arc::ptr_eq(&room.listing.archive, &room.archive) && room.listing.ask == room.ask;
            if room.reading.is_none() && current {
                return (begun.elapsed(), slowest);
            }
            std::thread::sleep(Duration::from_millis(1));
        }
    };
    say(&mut harness, ArchiveMessage::Folder(folder.to_owned()));
    let (took, slowest) = listed(&mut harness);
    println!("{slowest:>13.1}  the archive, while it is read, which takes {took:.1?}");
    let (middle, slowest) = frames(&mut harness, |_| {});
    println!("{middle:>6.1} {slowest:>6.1}  10,000 reports listed");
    harness.hover_at(egui::pos2(400.0, 500.0));
    scrolled(&mut harness);
    for typed in ["王", "王荣", "王荣华", "拿起 4.1.8", "没有这个词", ""] {
        say(&mut harness, ArchiveMessage::Ask(Ask { query: typed.to_owned(), ..Ask::default() }));
        let (took, slowest) = listed(&mut harness);
        let found = harness.state().state().archive.listing.rows.len();
        println!("{slowest:>13.1}  {typed:?} typed; {found} listed after {took:.1?}");
    }
}

fn main() {
    println!("Milliseconds of CPU time for a frame, the middle one and the slowest of {FRAMES}:");
    for (name, events, screenshots) in [("the built-in case", 0, 0), ("500 events, 50 screenshots", 500, 50)]
    {
        let mut harness = window(report(events, screenshots));
        let (middle, slowest) = frames(&mut harness, |_| {});
        println!("{middle:>6.1} {slowest:>6.1}  {name}");
        let over = harness.get_by_label("经过").rect().center() + vec2(0.0, 200.0);
        harness.hover_at(over);
        scrolled(&mut harness);
    }
    let folder = tempfile::tempdir().unwrap();
    many_reports::fill(folder.path());
    archive(folder.path());
}
