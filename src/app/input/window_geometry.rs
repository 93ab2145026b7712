//! How the window comes to its size. What the system says of a window that it has only begun to show is not yet
//! what the window will be, and must not be remembered as the arbiter's choice.

use std::time::{Duration, Instant};

use egui::{Context, Vec2, ViewportCommand, vec2};

use crate::app::preferences::WindowSize;
use crate::app::theme;

/// How long a window may take to fill the screen.
const PATIENCE: Duration = Duration::from_secs(2);
/// What the system keeps of a screen for bars and frames, in points: a title, and a bar of tasks.
const KEPT: Vec2 = vec2(4.0, 72.0);

/// A window that has just been opened.
#[derive(Debug)]
pub struct Opening {
    since: Instant,
    fills: bool,
    at_first: bool,
    asked: bool,
}

impl Opening {
    /// A window that was remembered like this, or is opened for the first time.
    pub fn of(remembered: Option<WindowSize>) -> Self {
        Self {
            since: Instant::now(),
            fills: remembered.is_some_and(|size| size.whole_screen),
            at_first: remembered.is_none(),
            asked: false,
        }
    }

    /// Asks the system for what is wanted, once; says whether the window is still on its way there.
    pub fn goes_on(&mut self, ctx: &Context) -> bool {
        let viewport = ctx.input(|input| input.viewport().clone());
        if self.since.elapsed() > PATIENCE {
            return false;
        }
        if self.fills {
            let command = ViewportCommand::Maximized(true);
            self.asked = self.asked || send(ctx, command);
            ctx.request_repaint_after(PATIENCE);
            return viewport.maximized != Some(true);
        }
        if self.at_first && !self.asked {
            let Some(screen) = viewport.monitor_size else { return true };
            let size = fitting(screen * ctx.zoom_factor());
            self.asked = size == Vec2::from(theme::window::SIZE)
                || send(ctx, ViewportCommand::InnerSize(size / ctx.zoom_factor()));
        }
        false
    }
}

fn send(ctx: &Context, command: ViewportCommand) -> bool {
    ctx.send_viewport_cmd(command);
    true
}

/// The size of a window opened for the first time on a screen of this size.
fn fitting(screen: Vec2) -> Vec2 {
    let least = Vec2::from(theme::window::LEAST);
    Vec2::from(theme::window::SIZE).min(screen - KEPT).max(least)
}

/// The window's size now. A screen filled keeps the size to go back to; while the ruling is read out, or the window
/// is put away, there is none to speak of.
pub fn size(ctx: &Context, known: Option<WindowSize>) -> Option<WindowSize> {
    let zoom = ctx.zoom_factor();
    ctx.input(|input| {
        let viewport = input.viewport();
        if viewport.fullscreen == Some(true) || viewport.minimized == Some(true) {
            return None;
        }
        let size = viewport.inner_rect?.size() * zoom;
        let whole_screen = viewport.maximized.unwrap_or_default();
        Some(match known {
            Some(known) if whole_screen => WindowSize { whole_screen, ..known },
            _ => WindowSize { width: size.x.round() as u32, height: size.y.round() as u32, whole_screen },
        })
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_window_fits_its_screen_under_a_title() {
        assert_eq!(fitting(vec2(1920.0, 1080.0)), vec2(1280.0, 800.0));
        let small = fitting(vec2(1280.0, 800.0));
        assert!(small.x < 1280.0 && small.y < 760.0, "{small}");
        assert_eq!(fitting(vec2(800.0, 600.0)), vec2(960.0, 640.0));
    }

    #[test]
    fn a_window_that_is_to_fill_the_screen_is_waited_for() {
        let whole = WindowSize { width: 1280, height: 800, whole_screen: true };
        let ctx = Context::default();
        assert!(Opening::of(Some(whole)).goes_on(&ctx));
        assert!(!Opening::of(Some(WindowSize { whole_screen: false, ..whole })).goes_on(&ctx));
        let late = Instant::now().checked_sub(2 * PATIENCE).unwrap();
        assert!(!Opening { since: late, ..Opening::of(Some(whole)) }.goes_on(&ctx));
    }
}
