//! Small parts that several views share.

pub(crate) mod fields;
pub(crate) mod icons;
pub(crate) mod list_box;

use egui::accesskit::HasPopup;
use egui::{
    Align, AsIdSalt, Color32, Context, Event, Frame, Id, Key, Label, Layout, Margin, Modal, ModalResponse,
    Popup, PopupCloseBehavior, Rect, Response, RichText, Role, ScrollArea, Sense, Ui, UiBuilder, WidgetInfo,
    vec2,
};

use crate::app::theme::fonts;
use crate::app::theme::{self, LINE, Palette, RADIUS, Tone, size, space};
use crate::app::widgets::icons::Icon;
use crate::report::GivenOutcome;

/// The room for the foot of a form.
const FOOT: f32 = 100.0;

/// Small text in a quiet colour.
pub fn quiet(text: impl Into<String>, colours: &Palette) -> RichText {
    RichText::new(text).size(size::SMALL).color(colours.weak)
}

pub fn bold(text: impl Into<String>) -> RichText {
    RichText::new(text).family(fonts::bold())
}

/// The heading of a group.
pub fn section(ui: &mut Ui, text: &str, colours: &Palette) {
    ui.add_space(space::S);
    ui.label(bold(text).size(size::SMALL).color(colours.weak));
}

/// Text that breaks into lines.
pub fn paragraph(ui: &mut Ui, text: impl Into<RichText>) -> Response {
    ui.add(Label::new(text.into()).wrap())
}

/// A box as wide as there is room.
pub fn card<R>(ui: &mut Ui, fill: Color32, line: Option<Color32>, content: impl FnOnce(&mut Ui) -> R) -> R {
    let stroke = line.map_or(egui::Stroke::NONE, |colour| egui::Stroke::new(LINE, colour));
    Frame::new()
        .fill(fill)
        .stroke(stroke)
        .corner_radius(RADIUS)
        .inner_margin(Margin::symmetric(space::L as i8, 10))
        .show(ui, |ui| {
            ui.set_width(ui.available_width());
            content(ui)
        })
        .inner
}

/// A row of a list: chosen or not, lit while the pointer is on it.
pub fn row(
    ui: &mut Ui,
    salt: impl AsIdSalt,
    sense: Sense,
    chosen: bool,
    colours: &Palette,
    content: impl FnOnce(&mut Ui),
) -> Response {
    let builder = UiBuilder::new().id_salt(salt).sense(sense);
    let place = ui.scope_builder(builder, |ui| {
        let lit = ui.response().contains_pointer();
        let fill = match (chosen, lit) {
            (true, _) => colours.selected,
            (false, true) => colours.hovered,
            _ => Color32::TRANSPARENT,
        };
        let margin = Margin::symmetric(space::S as i8, space::XS as i8);
        Frame::new().fill(fill).corner_radius(RADIUS).inner_margin(margin).show(ui, |ui| {
            ui.set_min_height((theme::row(ui.ctx()) - 2.0 * space::XS).max(0.0));
            content(ui);
        });
    });
    place.response
}

/// Says to screen readers that a button opens something, and whether that is open.
pub fn opens(button: &Response, what: HasPopup, open: bool) {
    button.ctx.accesskit_node_builder(button.id, |node| {
        node.set_has_popup(what);
        node.set_expanded(open);
    });
}

/// How much of the window's height a box below a button may take.
const MOST_BELOW: f32 = 0.8;

/// A box below a button that the button opens and closes; what does not fit is scrolled to.
pub fn open_below(button: &Response, what: HasPopup, width: f32, content: impl FnOnce(&mut Ui)) {
    open_list_below(button, what, width, &mut (), |_, ()| {}, |ui, ()| content(ui));
}

/// The same, with what stays above the part that scrolls; both are given the `subject`.
pub fn open_list_below<T>(
    button: &Response,
    what: HasPopup,
    width: f32,
    subject: &mut T,
    above: impl FnOnce(&mut Ui, &mut T),
    content: impl FnOnce(&mut Ui, &mut T),
) {
    let frame = Frame::popup(&button.ctx.global_style()).inner_margin(Margin::same(space::M as i8));
    let window = button.ctx.content_rect().size();
    let shown = Popup::from_toggle_button_response(button)
        .close_behavior(PopupCloseBehavior::CloseOnClickOutside)
        .frame(frame)
        .show(|ui| {
            let width = width.min(window.x - 4.0 * space::L);
            ui.set_width(width);
            above(ui, subject);
            let most = window.y * MOST_BELOW - ui.min_rect().height();
            let area =
                ScrollArea::vertical().id_salt("open-below").max_height(most).min_scrolled_height(most);
            area.show(ui, |ui| {
                ui.set_width(width);
                content(ui, subject);
            });
        });
    opens(button, what, shown.is_some());
}

/// Whether it was not shown in the passes just before.
pub fn is_new(ctx: &Context, id: Id) -> bool {
    let pass = ctx.cumulative_pass_nr();
    let before: Option<u64> = ctx.data_mut(|data| {
        let before = data.get_temp(id);
        data.insert_temp(id, pass);
        before
    });
    before.is_none_or(|before| before + 2 < pass)
}

/// A box in front of everything else, which scrolls where it is higher than the window; the answer says whether it was
/// clicked or escaped away.
pub fn in_front<R>(
    ctx: &Context,
    name: &'static str,
    width: f32,
    content: impl FnOnce(&mut Ui) -> R,
) -> bool {
    let most = ctx.content_rect().height() - 3.0 * space::L;
    let scrolled = |ui: &mut Ui| {
        ScrollArea::vertical()
            .id_salt("in-front")
            .max_height(most)
            .min_scrolled_height(most)
            .show(ui, content);
    };
    modal(ctx, name, width, scrolled).should_close()
}

/// Whether Enter asks for what is done by default: nothing stands in front, nothing has the focus that takes the key for itself, and no
/// word is being composed. Of a field of one line the focus is gone by then; one of several lines keeps both.
pub fn enters(ui: &Ui) -> bool {
    let key = ui.input(|input| {
        let pressed = input.events.iter().any(|event| {
            let enter = matches!(event, Event::Key { key: Key::Enter, pressed: true, repeat: false, .. });
            enter && input.modifiers.is_none()
        });
        pressed && !input.events.iter().any(|event| matches!(event, Event::Ime(_)))
    });
    let in_front = |memory: &egui::Memory| memory.top_modal_layer().is_none_or(|top| top == ui.layer_id());
    key && ui.memory(|memory| memory.focused().is_none() && in_front(memory)) && !Popup::is_any_open(ui.ctx())
}

/// A form in front of everything else; a click beside it does not close it, for that would lose what was typed.
/// What is at its `foot` stays where it is while the rest scrolls; it is shown what `content` has changed.
pub fn form<T>(
    ctx: &Context,
    name: &'static str,
    width: f32,
    subject: &mut T,
    content: impl FnOnce(&mut Ui, &mut T),
    foot: impl FnOnce(&mut Ui, &T),
) -> bool {
    let modal = modal(ctx, name, width, |ui| {
        let most = ui.ctx().content_rect().height() - 6.0 * space::L - FOOT;
        let mut area = ScrollArea::vertical().max_height(most).min_scrolled_height(most);
        // Whoever opens it begins at the top, wherever it was left.
        if is_new(ui.ctx(), Id::unique(("form-shown", name))) {
            area = area.vertical_scroll_offset(0.0);
        }
        area.show(ui, |ui| content(ui, subject));
        ui.add_space(space::S);
        foot(ui, subject);
    });
    modal.should_close() && !modal.backdrop_response.clicked()
}

fn modal<R>(
    ctx: &Context,
    name: &'static str,
    width: f32,
    content: impl FnOnce(&mut Ui) -> R,
) -> ModalResponse<R> {
    let style = ctx.global_style();
    Modal::new(Id::unique(name)).frame(Frame::window(&style)).show(ctx, |ui| {
        let most = ui.ctx().content_rect().width() - 8.0 * space::L;
        ui.set_width(width.min(most));
        content(ui)
    })
}

/// A part that scrolls by itself, but not where everything scrolls as a whole.
pub fn scrolling(ui: &mut Ui, salt: &'static str, stacked: bool, content: impl FnOnce(&mut Ui)) {
    if stacked {
        return content(ui);
    }
    ScrollArea::vertical().id_salt(salt).auto_shrink([false, false]).show(ui, content);
}

/// Text in a column of this width.
pub fn cell(ui: &mut Ui, width: f32, text: RichText) {
    let start = ui.cursor().min.x;
    ui.label(text);
    let used = ui.cursor().min.x - start - ui.spacing().item_spacing.x;
    ui.add_space((width - used).max(0.0));
}

/// The colours of an outcome.
pub fn tone(outcome: impl Into<GivenOutcome>, colours: &Palette) -> Tone {
    match outcome.into() {
        GivenOutcome::None
        | GivenOutcome::NotHeard
        | GivenOutcome::Replay
        | GivenOutcome::Void
        | GivenOutcome::Draw => colours.calm,
        GivenOutcome::Warning | GivenOutcome::Foul => colours.foul,
        GivenOutcome::Open => colours.open,
        GivenOutcome::Loss | GivenOutcome::BothLose => colours.loss,
    }
}

/// A few words on a coloured ground.
pub fn badge(ui: &mut Ui, text: impl Into<String>, tone: Tone) -> Response {
    Frame::new()
        .fill(tone.fill)
        .corner_radius(RADIUS / 2)
        .inner_margin(Margin::symmetric(space::S as i8, 2))
        .show(ui, |ui| ui.label(bold(text).size(size::SMALL).color(tone.text)))
        .response
}

/// Things at the right end of a line, the first of them last.
pub fn at_right<R>(ui: &mut Ui, content: impl FnOnce(&mut Ui) -> R) -> R {
    ui.horizontal(|ui| ui.with_layout(Layout::right_to_left(Align::Center), content).inner).inner
}

/// A square button with an icon and a name that is spoken and shown under the pointer.
pub fn icon_button(ui: &mut Ui, icon: Icon, name: &str, enabled: bool) -> Response {
    let size = theme::clickable(ui.ctx());
    let (rect, response) = ui.allocate_exact_size(vec2(size, size), sense(enabled));
    response.widget_info(|| WidgetInfo::labeled(Role::Button, enabled, name));
    let visuals = ui.style().interact(&response);
    let colour = if enabled { visuals.fg_stroke.color } else { visuals.fg_stroke.color.gamma_multiply(0.35) };
    ui.painter().rect(
        rect.shrink(0.5),
        visuals.corner_radius,
        visuals.weak_bg_fill,
        visuals.bg_stroke,
        egui::StrokeKind::Inside,
    );
    icon.paint(ui.painter(), rect.shrink(size * 0.28), colour);
    response.on_hover_text(name)
}

/// A small icon without a frame, quiet until the pointer is on it.
pub fn quiet_icon(ui: &mut Ui, icon: Icon, name: &str, colours: &Palette) -> Response {
    let size = theme::clickable_icon(ui.ctx());
    let (rect, response) = ui.allocate_exact_size(vec2(size, size), Sense::click());
    response.widget_info(|| WidgetInfo::labeled(Role::Button, true, name));
    let strong = response.hovered();
    if strong {
        ui.painter().rect_filled(rect, RADIUS / 2, colours.hovered);
    }
    let colour = if strong { colours.text } else { colours.weak };
    icon.paint(ui.painter(), Rect::from_center_size(rect.center(), vec2(10.0, 10.0)), colour);
    response.on_hover_text(name)
}

const fn sense(enabled: bool) -> Sense {
    if enabled { Sense::CLICK } else { Sense::HOVER }
}
