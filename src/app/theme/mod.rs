//! How everything looks: sizes, distances and colours. Views name them, and hold no number or colour of
//! their own.

pub(crate) mod contrast;
pub(crate) mod fonts;
pub(crate) mod palette;

pub use crate::app::theme::contrast::CONTRAST;
pub use crate::app::theme::palette::{DARK, LIGHT, Palette, Tone};

use egui::style::{WidgetVisuals, Widgets};
use egui::{Color32, Context, CornerRadius, FontFamily, FontId, Shadow, Stroke, Style, TextStyle, Theme, Ui};

pub mod size {
    pub const BODY: f32 = 16.0;
    pub const SMALL: f32 = 14.0;
    /// The sentence under the verdict.
    pub const GIST: f32 = 18.0;
    pub const TITLE: f32 = 22.0;
    /// The verdict, where the panel is narrow.
    pub const VERDICT_LEAST: f32 = 38.0;
    /// The verdict, where there is room.
    pub const VERDICT_MOST: f32 = 60.0;
}

pub mod space {
    /// Between things that belong together.
    pub const XS: f32 = 4.0;
    /// Between things of one group.
    pub const S: f32 = 8.0;
    pub const M: f32 = 12.0;
    /// Around panels and between groups.
    pub const L: f32 = 16.0;
}

pub mod window {
    /// Its size at first.
    pub const SIZE: [f32; 2] = [1280.0, 800.0];
    /// The least it can be.
    pub const LEAST: [f32; 2] = [960.0, 640.0];
}

/// The rounding of cards and buttons.
pub const RADIUS: u8 = 8;
/// The least height of anything that is clicked.
pub const CLICKABLE: f32 = 32.0;
/// The size of a small icon that is clicked.
const ICON: f32 = 26.0;
/// The thickness of lines.
pub const LINE: f32 = 1.0;

/// The colours in force.
pub fn colours(ui: &Ui) -> &'static Palette {
    let visuals = ui.visuals();
    if visuals.panel_fill == CONTRAST.panel {
        &CONTRAST
    } else if visuals.dark_mode {
        &DARK
    } else {
        &LIGHT
    }
}

/// How much larger than made everything is shown, in a window of `size` (in points as made) and at a scale of the
/// user's choice, in hundredths. A large window is mostly filled with larger things, not with more of them.
pub fn zoom(size: egui::Vec2, percent: u16) -> f32 {
    let room = (size.x / window::SIZE[0]).min(size.y / window::SIZE[1]).clamp(1.0, 4.0);
    let zoom = room.powf(0.6) * f32::from(percent) / 100.0;
    (zoom * 20.0).round() / 20.0
}

/// The least height and width of what is clicked by a finger, and how long it is held for the other button.
const TOUCH: f32 = 44.0;
const HELD: f64 = 0.6;

/// Makes everything that is clicked large enough for fingers.
pub fn for_fingers(ctx: &Context) {
    if clickable(ctx) >= TOUCH {
        return;
    }
    ctx.all_styles_mut(|style| {
        style.spacing.interact_size = egui::Vec2::splat(TOUCH);
        style.spacing.button_padding = egui::vec2(space::M, space::M);
    });
    ctx.options_mut(|options| options.input_options.max_click_duration = HELD);
}

/// The least size of what is clicked: by a pointer, or by a finger.
pub fn clickable(ctx: &Context) -> f32 {
    ctx.global_style().spacing.interact_size.y
}

/// The same for small icons beside a text.
pub fn clickable_icon(ctx: &Context) -> f32 {
    let size = clickable(ctx);
    if size < TOUCH { ICON } else { size }
}

/// The least height of a row of a list.
pub fn row(ctx: &Context) -> f32 {
    let size = clickable(ctx);
    if size < TOUCH { 0.0 } else { size }
}

/// Lets what is clicked be as low as `height` in this part, but not where fingers are used.
pub fn low(ui: &mut Ui, height: f32) {
    if clickable(ui.ctx()) < TOUCH {
        ui.spacing_mut().interact_size.y = height;
    }
}

/// Uses the colours of high contrast, or the usual ones.
pub fn contrast(ctx: &Context, on: bool) {
    ctx.style_mut_of(Theme::Dark, |style| dress(style, if on { &CONTRAST } else { &DARK }));
}

/// Puts sizes and colours of both themes into egui.
pub fn install(ctx: &Context) {
    ctx.style_mut_of(Theme::Light, |style| dress(style, &LIGHT));
    ctx.style_mut_of(Theme::Dark, |style| dress(style, &DARK));
    ctx.options_mut(|options| {
        // A slow hand that trembles still clicks.
        options.input_options.max_click_duration = 5.0;
        options.input_options.max_click_dist = 10.0;
        options.fallback_theme = Theme::Light;
        // These keys are commands like any other.
        options.zoom_with_keyboard = false;
    });
}

fn dress(style: &mut Style, palette: &Palette) {
    let font = |size| FontId::new(size, FontFamily::Proportional);
    style.text_styles.insert(TextStyle::Body, font(size::BODY));
    style.text_styles.insert(TextStyle::Button, font(size::BODY));
    style.text_styles.insert(TextStyle::Small, font(size::SMALL));
    style.text_styles.insert(TextStyle::Heading, font(size::TITLE));
    style.text_styles.insert(TextStyle::Monospace, FontId::new(size::SMALL, FontFamily::Monospace));

    let spacing = &mut style.spacing;
    spacing.item_spacing = egui::vec2(space::S, space::S);
    spacing.button_padding = egui::vec2(space::M, space::XS);
    spacing.interact_size.y = CLICKABLE;
    spacing.menu_margin = egui::Margin::same(6);
    spacing.window_margin = egui::Margin::same(20);
    spacing.tooltip_width = 420.0;
    spacing.scroll = egui::style::ScrollStyle::thin();
    style.interaction.selectable_labels = false;
    style.interaction.tooltip_delay = 0.4;

    let visuals = &mut style.visuals;
    visuals.widgets = widgets(palette);
    // Every blink would draw the whole window anew; a caret that is thick and stands still is found as well.
    visuals.text_cursor.blink = false;
    visuals.text_cursor.stroke = Stroke::new(2.5, palette.focus);
    visuals.override_text_color = None;
    visuals.weak_text_color = Some(palette.weak);
    visuals.hyperlink_color = palette.accent;
    visuals.selection.bg_fill = palette.selected;
    visuals.selection.stroke = Stroke::new(LINE, palette.accent);
    visuals.panel_fill = palette.panel;
    visuals.window_fill = palette.card;
    visuals.window_stroke = Stroke::new(LINE, palette.line);
    visuals.faint_bg_color = palette.panel;
    visuals.extreme_bg_color = palette.field;
    visuals.warn_fg_color = palette.foul.text;
    visuals.error_fg_color = palette.loss.text;
    visuals.window_corner_radius = CornerRadius::same(RADIUS + 4);
    visuals.menu_corner_radius = CornerRadius::same(RADIUS);
    let shadow = Shadow { offset: [0, 6], blur: 20, spread: 0, color: palette.shadow };
    visuals.window_shadow = shadow;
    visuals.popup_shadow = shadow;
}

fn widgets(palette: &Palette) -> Widgets {
    let look = |fill: Color32, line: Color32, text: Color32| WidgetVisuals {
        bg_fill: fill,
        weak_bg_fill: fill,
        bg_stroke: Stroke::new(LINE, line),
        corner_radius: CornerRadius::same(RADIUS),
        fg_stroke: Stroke::new(1.5, text),
        expansion: 0.0,
    };
    Widgets {
        noninteractive: look(palette.card, palette.line, palette.text),
        inactive: look(palette.button, palette.line, palette.text),
        hovered: look(palette.hovered, palette.accent, palette.text),
        active: look(palette.selected, palette.accent, palette.text),
        open: look(palette.hovered, palette.accent, palette.text),
    }
}
