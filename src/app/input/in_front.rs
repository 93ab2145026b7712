//! What is open in front has the keyboard and the pointer: nothing acts behind it. When it closes, the keyboard is
//! where it was before; and wherever it is, a ring shows it.

use egui::accesskit::{Action, ActionRequest, TreeId};
use egui::{
    Context, Event, Id, Key, LayerId, Modifiers, Order, Painter, Plugin, Popup, RawInput, Rect, Stroke,
    StrokeKind, Ui,
};

use crate::app::theme::{self, Palette, RADIUS};

/// Watches over what is open in front; egui asks it before and after every pass.
#[derive(Default)]
pub struct InFront {
    /// What is in front, from back to front, below all of it the window; and what had the keyboard in each.
    layers: Vec<Layer>,
    /// Whether a key was the last thing used.
    by_key: bool,
    /// What had the keyboard after the last pass.
    focused: Option<Id>,
    /// What was brought into sight last, as far as it could be.
    brought: Option<Id>,
    /// Whether the buttons of the pointer were pressed beside a popup, and are not let go yet.
    swallows: bool,
    /// Whether Alt is held, and nothing else was used since.
    alt_alone: bool,
}

#[derive(Copy, Clone)]
struct Layer {
    /// None for the window itself.
    id: Option<LayerId>,
    focused: Option<Id>,
    /// What was clicked last, from which the keyboard goes on where nothing had it.
    clicked: Option<Id>,
    /// In how many passes it was in front.
    passes: u8,
}

impl Layer {
    const fn new(id: Option<LayerId>) -> Self {
        Self { id, focused: None, clicked: None, passes: 0 }
    }
}

/// A popup takes so many passes to come to its size; then what is first in it gets the keyboard.
const SIZED: u8 = 3;

/// Whether Alt was pressed and let go with nothing in between.
fn alt_tapped() -> Id {
    Id::unique("alt-tapped")
}

/// Whether the menus are asked for by a key of their own.
pub fn asks_for_menus(ctx: &Context) -> bool {
    let by_alt = ctx.data_mut(|data| data.remove_temp::<bool>(alt_tapped())).is_some();
    let f10 = |event: &Event| match event {
        Event::Key { key: Key::F10, pressed: true, repeat: false, modifiers, .. } => modifiers.is_none(),
        _ => false,
    };
    let by_f10 = ctx.input(|input| input.events.iter().any(f10));
    by_alt || by_f10
}

/// Where a press of the pointer counts though a popup is open, as on the names of menus.
fn exempt() -> Id {
    Id::unique("counts-beside-popup")
}

/// Lets presses on `rect` count in this pass and the next, though a popup is open.
pub fn counts_beside_popup(ctx: &Context, rect: Rect) {
    ctx.data_mut(|data| data.insert_temp(exempt(), rect));
}

impl Plugin for InFront {
    fn debug_name(&self) -> &'static str {
        "in front"
    }

    fn input_hook(&mut self, ctx: &Context, input: &mut RawInput) {
        for event in &input.events {
            match event {
                Event::Key { pressed: true, .. } => self.by_key = true,
                Event::PointerButton { pressed: true, .. } => self.by_key = false,
                _ => {}
            }
        }
        self.follow_alt(ctx, input);
        self.only_closes(ctx, input);
        let cut = self.by_key.then_some(self.focused).flatten().filter(|&id| is_cut(ctx, id));
        // Once is enough: what is larger than its room would be asked for for ever.
        if let Some(id) = cut.filter(|&id| self.brought != Some(id)) {
            input.events.push(Event::AccessKitActionRequest(ActionRequest {
                action: Action::ScrollIntoView,
                target_tree: TreeId::ROOT,
                target_node: id.accesskit_id(),
                data: None,
            }));
            self.brought = Some(id);
        }
    }

    fn on_end_pass(&mut self, ui: &mut Ui) {
        let ctx = ui.ctx().clone();
        let popup = popup(&ctx);
        if let Some(popup) = popup {
            ctx.memory_mut(|memory| memory.set_modal_layer(popup));
        }
        let shown = |layer: &LayerId| ctx.memory(|memory| memory.areas().is_visible(layer));
        let modal = ctx.memory(egui::Memory::top_modal_layer).filter(shown);
        self.follow(&ctx, popup.or(modal));
        if let Some(id) = ctx.memory(egui::Memory::focused) {
            ring(&ctx, id, theme::colours(ui));
        }
    }
}

impl InFront {
    fn follow_alt(&mut self, ctx: &Context, input: &RawInput) {
        for event in &input.events {
            match event {
                Event::ModifiersChanged(now) => {
                    if self.alt_alone && !now.any() {
                        ctx.data_mut(|data| data.insert_temp(alt_tapped(), true));
                    }
                    self.alt_alone = *now == Modifiers::ALT;
                }
                Event::Key { .. }
                | Event::Text(_)
                | Event::PointerButton { .. }
                | Event::Ime(_)
                | Event::WindowFocused(_) => self.alt_alone = false,
                _ => {}
            }
        }
    }

    /// A press beside a popup closes it and does nothing else.
    fn only_closes(&mut self, ctx: &Context, input: &mut RawInput) {
        if !Popup::is_any_open(ctx) && !self.swallows {
            return;
        }
        let exempt: Option<Rect> = ctx.data(|data| data.get_temp(exempt()));
        let mut closes = false;
        input.events.retain(|event| {
            let Event::PointerButton { pos, pressed, .. } = event else { return true };
            if *pressed {
                let beside = !is_in_popup(ctx, *pos) && !exempt.is_some_and(|rect| rect.contains(*pos));
                self.swallows |= beside && Popup::is_any_open(ctx);
                closes |= self.swallows;
                return !self.swallows;
            }
            !std::mem::take(&mut self.swallows)
        });
        if closes {
            Popup::close_all(ctx);
        }
    }

    /// Remembers what has the keyboard, and gives it back where something in front has gone.
    fn follow(&mut self, ctx: &Context, top: Option<LayerId>) {
        let layer_of = |id: Id| ctx.read_response(id).map(|response| response.layer_id);
        let mut focused = ctx.memory(egui::Memory::focused);
        let there = self.layers.iter().position(|layer| layer.id == top);
        match there {
            Some(at) if at + 1 < self.layers.len() => {
                let gone: Vec<Option<LayerId>> = self.layers.drain(at + 1..).map(|layer| layer.id).collect();
                let before = self.layers.last().copied();
                let back = before.and_then(|layer| layer.focused.or(layer.clicked.filter(|_| self.by_key)));
                let lost = focused.is_none_or(|id| layer_of(id).is_none_or(|of| gone.contains(&Some(of))));
                if let Some(id) = back.filter(|_| lost) {
                    ctx.memory_mut(|memory| memory.request_focus(id));
                    focused = Some(id);
                }
                ctx.request_repaint();
            }
            Some(_) => {}
            None => {
                if let (Some(below), Some(clicked)) =
                    (self.layers.last_mut(), ctx.interaction_snapshot(|snapshot| snapshot.clicked))
                {
                    below.clicked = Some(clicked);
                }
                self.layers.push(Layer::new(top));
                ctx.request_repaint();
            }
        }
        let belongs = match (focused, top) {
            (Some(id), Some(top)) => layer_of(id) == Some(top),
            (Some(id), None) => layer_of(id).is_some_and(|layer| layer.order == Order::Background),
            (None, _) => true,
        };
        if let Some(layer) = self.layers.last_mut() {
            layer.passes = layer.passes.saturating_add(1);
            if self.by_key && focused.is_none() && layer.passes <= SIZED {
                focused =
                    layer.id.filter(|layer| Popup::is_id_open(ctx, layer.id)).and_then(|id| first(ctx, id));
                focused.inspect(|&first| ctx.memory_mut(|memory| memory.request_focus(first)));
                ctx.request_repaint();
            }
            if belongs {
                layer.focused = focused;
            }
        }
        if self.focused != focused {
            self.brought = None;
        }
        self.focused = focused;
    }
}

/// The layer of the popup that is open.
fn popup(ctx: &Context) -> Option<LayerId> {
    if !Popup::is_any_open(ctx) {
        return None;
    }
    let layers: Vec<LayerId> = ctx.memory(|memory| memory.layer_ids().collect());
    layers.into_iter().rev().find(|layer| Popup::is_id_open(ctx, layer.id))
}

/// What is first in a layer of all that can have the keyboard.
fn first(ctx: &Context, layer: LayerId) -> Option<Id> {
    ctx.viewport(|viewport| {
        let mut all = viewport.this_pass.widgets.get_layer(layer);
        all.find(|one| one.enabled && one.visible && one.sense.is_focusable()).map(|one| one.id)
    })
}

/// Whether something of the popup that is open lies at `pos`, a menu beside it included.
fn is_in_popup(ctx: &Context, pos: egui::Pos2) -> bool {
    let area = |layer: LayerId| ctx.memory(|memory| memory.area_rect(layer.id));
    ctx.layer_id_at(pos).and_then(area).is_some_and(|area| area.contains(pos))
}

/// Whether a part of it is out of sight.
fn is_cut(ctx: &Context, id: Id) -> bool {
    let Some(response) = ctx.read_response(id) else { return false };
    let (whole, seen) = (response.rect, response.interact_rect);
    seen.width() < whole.width() - 1.0 || seen.height() < whole.height() - 1.0
}

/// A ring around what has the keyboard: a dark and a light line, so that it is seen on every ground.
fn ring(ctx: &Context, id: Id, colours: &Palette) {
    let Some(response) = ctx.read_response(id).filter(|response| response.interact_rect.is_positive()) else {
        return;
    };
    let painter = Painter::new(ctx.clone(), response.layer_id, ctx.content_rect());
    let rect = response.interact_rect;
    for (width, colour) in [(5.0, colours.focus_edge), (2.5, colours.focus)] {
        painter.rect_stroke(rect, RADIUS, Stroke::new(width, colour), StrokeKind::Middle);
    }
}
