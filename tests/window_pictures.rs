//! Pictures of the window, drawn without a GPU and compared with those in `tests/snapshots`.
//!
//! They need a software renderer (on Debian `mesa-vulkan-drivers`). Without one they are skipped with a word;
//! where `CI` is set that is a failure. `UPDATE_SNAPSHOTS=1 cargo test --test window_pictures` draws them anew.
#![allow(clippy::unwrap_used, clippy::panic)]

use std::sync::Arc;

use egui_kittest::wgpu::WgpuTestRenderer;
use egui_kittest::{Harness, SnapshotResults};

use xiangqi_arbiter::app::Desk;
use xiangqi_arbiter::app::files::{FilePicker, Files, Reply, Request};
use xiangqi_arbiter::app::state::{State, ThemeChoice, View};
use xiangqi_arbiter::archive;
use xiangqi_arbiter::rulebook::Library;
use xiangqi_arbiter::wording::Lang;

/// A file dialog that nobody answers.
struct Nobody;

impl FilePicker for Nobody {
    fn pick(&mut self, _: Request<'_>, reply: Reply) {
        reply(None);
    }
}

/// A renderer, or `None` on a machine without any.
fn renderer() -> Option<WgpuTestRenderer> {
    let made = std::panic::catch_unwind(WgpuTestRenderer::new);
    if made.is_err() {
        assert!(std::env::var_os("CI").is_none(), "no renderer: install mesa-vulkan-drivers");
        eprintln!("skipped: no renderer here (on Debian: mesa-vulkan-drivers)");
    }
    made.ok()
}

fn window(
    lang: Lang,
    theme: ThemeChoice,
    size: [f32; 2],
    renderer: WgpuTestRenderer,
) -> Harness<'static, Desk> {
    let library = Arc::new(Library::built_in().unwrap());
    let view = View { lang, theme, ..View::default() };
    let state = State::new(archive::sample().unwrap().report, None, library, view);
    let desk = Desk::new(state, Files::new(Box::new(Nobody)));
    Harness::builder()
        .with_size(size)
        .with_max_steps(32)
        .with_context_setup(Desk::install)
        .renderer(renderer)
        .build_ui_state(|ui, desk: &mut Desk| desk.frame(ui, None), desk)
}

#[test]
fn the_jilin_case_in_both_themes_and_languages() {
    let mut results = SnapshotResults::new();
    for (name, lang, theme, size) in [
        ("window-zh-light", Lang::Zh, ThemeChoice::Light, [1280.0, 800.0]),
        ("window-en-light", Lang::En, ThemeChoice::Light, [1280.0, 800.0]),
        ("window-zh-dark", Lang::Zh, ThemeChoice::Dark, [1920.0, 1080.0]),
        ("window-en-dark", Lang::En, ThemeChoice::Dark, [1920.0, 1080.0]),
    ] {
        let Some(renderer) = renderer() else { return };
        let mut harness = window(lang, theme, size, renderer);
        harness.run();
        harness.snapshot(name);
        results.extend_harness(&mut harness);
    }
}
