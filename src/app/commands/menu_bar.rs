//! The menu bar: name, menus, the event's name, language and theme.

use egui::accesskit::HasPopup;
use egui::{
    Align, Button, Context, Id, Key, Layout, MenuBar, Popup, Rect, RichText, Role, ScrollArea, Ui,
    WidgetInfo, vec2,
};

use crate::app::commands::Command;
use crate::app::commands::Menu;
use crate::app::ctx::{Messages, ViewCtx};
use crate::app::field::Field;
use crate::app::input::in_front::counts_beside_popup;
use crate::app::message::Message;
use crate::app::palette::pressed;
use crate::app::preferences::ThemeChoice;
use crate::app::review::panel;
use crate::app::theme::{self, size, space};
use crate::app::widgets::fields::fields;
use crate::app::widgets::icons::Icon;
use crate::app::widgets::{bold, icon_button, open_below, opens, quiet};
use crate::text::window;
use crate::tr;

pub fn show(ui: &mut Ui, cx: ViewCtx<'_>, out: &mut Messages) {
    MenuBar::new().ui(ui, |ui| {
        if !cx.is_stacked() {
            ui.label(bold(tr!(cx.lang, "app-name")));
            ui.add_space(space::S);
        }
        menus(ui, cx, out);
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            switches(ui, cx, out);
            ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
                ui.add_space(space::L);
                event_name(ui, cx, out);
            });
        });
    });
}

/// What a menu leaves free in the height.
const BAR: f32 = 72.0;

fn asked() -> Id {
    Id::unique("first-menu-asked-for")
}

/// Opens the first menu.
pub fn open(ctx: &Context) {
    ctx.data_mut(|data| data.insert_temp(asked(), true));
}

/// The menus. While one is open, the pointer opens another by resting on its name; the click that follows is
/// meant to open it too, not to close it. The keys to the left and to the right go from one to the next.
fn menus(ui: &mut Ui, cx: ViewCtx<'_>, out: &mut Messages) {
    let remembered = Id::unique("menus");
    let before: MenusBefore = ui.data(|data| data.get_temp(remembered)).unwrap_or_default();
    let mut now = MenusBefore { open: None, clicked: before.clicked };
    let mut wanted = None;
    let (mut ids, mut names) = (Vec::new(), Rect::NOTHING);
    let step = if before.open.is_some() { side_step(ui) } else { 0 };
    if theme::row(ui.ctx()) > 0.0 {
        ui.spacing_mut().button_padding.x = space::M;
    }
    for menu in Menu::ALL {
        let place = ui.menu_button(menu.label(cx.lang), |ui| {
            // What does not fit below the bar is scrolled to.
            let most = ui.ctx().content_rect().height() - BAR;
            ScrollArea::vertical()
                .max_height(most)
                .min_scrolled_height(most)
                .show(ui, |ui| items(ui, menu, cx, out));
        });
        let id = Popup::default_response_id(&place.response);
        opens(&place.response, HasPopup::Menu, place.inner.is_some());
        ids.push(id);
        names = names.union(place.response.rect);
        if place.inner.is_some() {
            now.open = Some(id);
        }
        if place.response.clicked() {
            if before.open.is_some() && before.clicked != Some(id) {
                wanted = Some(id);
            }
            now.clicked = Some(id);
        }
    }
    if ui.data_mut(|data| data.remove_temp::<bool>(asked())).is_some() {
        wanted = ids.first().copied();
    }
    if let Some(at) = now.open.and_then(|open| ids.iter().position(|&id| id == open)).filter(|_| step != 0) {
        wanted = ids.get((at + ids.len()).saturating_add_signed(step) % ids.len()).copied();
    }
    if now.open.is_some() {
        counts_beside_popup(ui.ctx(), names);
    }
    if let Some(id) = wanted {
        Popup::open_id(ui.ctx(), id);
        now.open = wanted;
    }
    if now.open.is_none() {
        now.clicked = None;
    }
    ui.data_mut(|data| data.insert_temp(remembered, now));
}

/// How far the keys go among the menus; into and out of the list of reports they lead by themselves.
fn side_step(ui: &Ui) -> isize {
    if ui.data_mut(|data| data.remove_temp::<bool>(in_recent())).is_some() {
        return 0;
    }
    ui.input(|input| {
        isize::from(input.key_pressed(Key::ArrowRight)) - isize::from(input.key_pressed(Key::ArrowLeft))
    })
}

/// Whether the keyboard is on the list of reports, or in it.
fn in_recent() -> Id {
    Id::unique("keyboard-in-recent")
}

/// The menu that was open in the last frame, and the one that was clicked last.
#[derive(Copy, Clone, Debug, Default)]
struct MenusBefore {
    open: Option<Id>,
    clicked: Option<Id>,
}

/// The commands of a menu.
fn items(ui: &mut Ui, menu: Menu, cx: ViewCtx<'_>, out: &mut Messages) {
    ui.set_min_width(220.0);
    // The longest menu fits below the bar of a small window.
    ui.spacing_mut().item_spacing.y = 2.0;
    let mut section = None;
    let any_ticked = cx.commands.of_menu(menu).any(|entry| entry.checked(cx.state).is_some());
    for entry in cx.commands.of_menu(menu) {
        if section.replace(entry.section).is_some_and(|before| before != entry.section) {
            ui.separator();
        }
        let command = entry.command;
        let name = entry.label(cx.state, cx.lang);
        let mut button = Button::new(&*name);
        if let Some(shortcut) = entry.keys().next() {
            let keys = pressed(ui.ctx(), shortcut);
            button = button.shortcut_text(RichText::new(keys).size(size::SMALL).color(cx.colours.weak));
        }
        let on = entry.checked(cx.state);
        // Room for a tick, where something in the menu can have one.
        if any_ticked {
            button = button.left_text(Icon::Tick.atom(on == Some(true), cx.colours.accent));
        }
        let response = ui.add_enabled(entry.enabled(cx.state), button);
        let info =
            || WidgetInfo { selected: on, ..WidgetInfo::labeled(Role::Button, response.enabled(), &name) };
        response.widget_info(info);
        if response.clicked() {
            out.push(Message::Command(command));
            ui.close();
        }
        if command == Command::OpenByPath {
            recent(ui, cx, out);
        }
    }
}

/// The reports opened or saved lately.
fn recent(ui: &mut Ui, cx: ViewCtx<'_>, out: &mut Messages) {
    let recent = &cx.state.recent;
    if recent.is_empty() {
        return;
    }
    let of_list = ui.menu_button(tr!(cx.lang, "recent"), |ui| {
        ui.set_min_width(260.0);
        for path in recent {
            let name = path.file_name().unwrap_or(path.as_os_str()).to_string_lossy();
            let button = Button::new(name.as_ref());
            let response = ui.add_enabled(!cx.state.busy, button);
            if response.on_hover_text(path.display().to_string()).clicked() {
                out.push(Message::Open(path.clone()));
                ui.close();
            }
        }
    });
    if of_list.response.has_focus() || of_list.inner.is_some() {
        ui.data_mut(|data| data.insert_temp(in_recent(), true));
    }
}

/// The ruling's signature, language and theme, one click each.
fn switches(ui: &mut Ui, cx: ViewCtx<'_>, out: &mut Messages) {
    if cx.read_only() {
        panel::head(ui, cx, out);
    } else {
        sign(ui, cx, out);
    }
    // Beside the menus of a small window there is no room for these too; the menu of views has them.
    if cx.is_stacked() && cx.read_only() {
        return;
    }
    ui.add_space(space::S);
    let other = cx.lang.next();
    if ui.button(other.name()).clicked() {
        out.push(Message::Command(Command::Language(other)));
    }
    let theme = if ui.visuals().dark_mode { ThemeChoice::Light } else { ThemeChoice::Dark };
    let name = cx.label(Command::Theme(theme));
    if icon_button(ui, Icon::Theme, &name, true).clicked() {
        out.push(Message::Command(Command::Theme(theme)));
    }
}

fn sign(ui: &mut Ui, cx: ViewCtx<'_>, out: &mut Messages) {
    let sign = Button::new(bold(tr!(cx.lang, "sign")).color(cx.colours.on_accent))
        .fill(cx.colours.accent)
        .min_size(vec2(0.0, 34.0));
    ui.scope(|ui| {
        ui.spacing_mut().button_padding.x = space::L;
        if ui.add_enabled(cx.enabled(Command::Sign), sign).clicked() {
            out.push(Message::Command(Command::Sign));
        }
    });
}

/// The event's name; clicking it lets it be written.
fn event_name(ui: &mut Ui, cx: ViewCtx<'_>, out: &mut Messages) {
    let state = cx.state;
    let name = window::event_line(state.report(), cx.lang);
    let shown = if name.is_empty() { tr!(cx.lang, "event-unnamed").to_owned() } else { name };
    let button =
        Button::new(RichText::new(shown).color(cx.colours.weak)).frame_when_inactive(false).truncate();
    let response = ui.add(button);
    open_below(&response, HasPopup::Dialog, 520.0, |ui| {
        fields(ui, &[Field::EventName, Field::Place, Field::Date], cx, out);
    });
    if state.would_lose() {
        ui.label(quiet(tr!(cx.lang, "not-saved"), cx.colours));
    }
    if let Some(reason) = &state.not_kept {
        let text = tr!(cx.lang, "recovery-not-kept", reason);
        let label = RichText::new(text).size(size::SMALL).color(cx.colours.loss.text);
        ui.add(egui::Label::new(label).truncate());
    }
}
