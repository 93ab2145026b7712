//! What the pointer, and Enter, do on the picture.

use egui::{Id, Pos2, Rect, Response, Ui};

use crate::app::edit::Edit;
use crate::app::exhibits;
use crate::app::exhibits::image_view::{Change, ImageView, ImageViewChange, Tool};
use crate::app::exhibits::lens::Lens;
use crate::app::exhibits::marks;
use crate::app::message::Message;
use crate::app::view::{Messages, ViewCtx};
use crate::app::widgets::fields::added;
use crate::report::{Area, Exhibit, Mark, Spot};

/// A drag shorter than this draws nothing.
const LEAST: f32 = 6.0;

/// The drag that goes on. Like the place of a scroll bar it is no part of the state.
#[derive(Copy, Clone, Debug, PartialEq)]
struct Drag {
    from: Pos2,
    /// The mark that is moved; otherwise something is drawn, or the picture moved.
    mark: Option<usize>,
}

/// What it comes to while it goes on.
#[derive(Clone, Debug, PartialEq)]
pub enum Drawn {
    /// Nothing that is drawn.
    Nothing,
    /// The picture is moved.
    Picture,
    /// A new mark.
    New(Mark),
    /// A mark at its new place.
    Moved(usize, Mark),
    /// The part to be shown.
    Crop(Rect),
}

/// What was done to exhibit `index`, shown through `lens` on the part `stage` of the screen.
pub fn follow(
    ui: &Ui,
    response: &Response,
    (index, exhibit): (usize, &Exhibit),
    (lens, stage): (&Lens, Rect),
    cx: ViewCtx<'_>,
    out: &mut Messages,
) -> Drawn {
    let viewer = cx.state.view.viewer;
    if viewer.original {
        return if response.dragged() { Drawn::Picture } else { Drawn::Nothing };
    }
    let all = &exhibit.sight.marks;
    let change = |change| Message::Edit(Edit::Exhibits(exhibits::Change::Sight(index, change)));
    let add = |mark: Mark, out: &mut Messages| {
        if matches!(mark, Mark::Label(..)) {
            added(ui, "mark-words", all.len());
        }
        out.push(change(Change::Mark(mark)));
        out.push(Message::ImageViewChange(ImageViewChange::Choose(Some(all.len()))));
    };
    if response.clicked() {
        let pos = response.interact_pointer_pos();
        let seen = lens.place.intersect(stage);
        match (pos, viewer.tool) {
            (None, Tool::Crop) => {
                out.push(change(Change::Crop(lens.area(seen))));
                out.push(Message::ImageViewChange(ImageViewChange::Tool(Tool::Hand)));
            }
            (None, tool) => {
                if let Some(mark) = in_the_middle(tool, lens, seen, cx) {
                    add(mark, out);
                }
            }
            (Some(pos), tool) => {
                let hit = marks::hit(ui.painter(), lens, all, pos).filter(|_| tool != Tool::Crop);
                if hit.is_none() && tool == Tool::Label {
                    add(Mark::Label(lens.spot(pos), cx.t.mark_here.to_owned()), out);
                } else {
                    out.push(Message::ImageViewChange(ImageViewChange::Choose(hit)));
                }
            }
        }
    }
    let id = Id::unique("picture-drag");
    if response.drag_started()
        && let Some(from) = ui.input(|input| input.pointer.press_origin())
    {
        let mark = marks::hit(ui.painter(), lens, all, from).filter(|_| viewer.tool == Tool::Hand);
        if mark.is_some() {
            out.push(Message::ImageViewChange(ImageViewChange::Choose(mark)));
        }
        ui.data_mut(|data| data.insert_temp(id, Drag { from, mark }));
    }
    let Some(drag) = ui.data(|data| data.get_temp::<Drag>(id)) else { return Drawn::Nothing };
    let Some(to) = response.interact_pointer_pos().or_else(|| ui.input(|input| input.pointer.latest_pos()))
    else {
        return Drawn::Nothing;
    };
    let drawn = drawn(viewer, drag, to, lens, all);
    if !response.drag_stopped() {
        return if response.dragged() { drawn } else { Drawn::Nothing };
    }
    ui.data_mut(|data| data.remove::<Drag>(id));
    if drag.from.distance(to) >= LEAST {
        match &drawn {
            Drawn::New(mark) => add(mark.clone(), out),
            Drawn::Moved(at, mark) => {
                out.push(change(Change::Set(*at, mark.clone())));
                out.push(Message::FieldLeft);
            }
            Drawn::Crop(rect) => {
                out.push(change(Change::Crop(lens.area(*rect))));
                out.push(Message::ImageViewChange(ImageViewChange::Tool(Tool::Hand)));
            }
            Drawn::Nothing | Drawn::Picture => {}
        }
    }
    Drawn::Nothing
}

fn drawn(viewer: ImageView, drag: Drag, to: Pos2, lens: &Lens, all: &[Mark]) -> Drawn {
    if let Some(at) = drag.mark {
        let (from, to) = (lens.spot(drag.from), lens.spot(to));
        let by = |from: u16, to: u16| i32::from(to) - i32::from(from);
        let moved = all.get(at).map(|mark| mark.moved(by(from.x, to.x), by(from.y, to.y)));
        return moved.map_or(Drawn::Nothing, |mark| Drawn::Moved(at, mark));
    }
    let (from, spot) = (lens.spot(drag.from), lens.spot(to));
    let area = || Area::between(from, spot);
    let new = |mark: Option<Mark>| mark.map_or(Drawn::Nothing, Drawn::New);
    match viewer.tool {
        Tool::Hand | Tool::Label => Drawn::Picture,
        Tool::Arrow => Drawn::New(Mark::Arrow(from, spot)),
        Tool::Ring => new(area().map(Mark::Ring)),
        Tool::Frame => new(area().map(Mark::Frame)),
        Tool::Crop => Drawn::Crop(Rect::from_two_pos(lens.place.clamp(drag.from), lens.place.clamp(to))),
    }
}

/// A mark in the middle of what is seen, for those who work without a pointer.
fn in_the_middle(tool: Tool, lens: &Lens, seen: Rect, cx: ViewCtx<'_>) -> Option<Mark> {
    let middle = Rect::from_center_size(seen.center(), seen.size() * 0.3);
    let [from, to]: [Spot; 2] = [lens.spot(middle.left_bottom()), lens.spot(middle.center())];
    match tool {
        Tool::Hand | Tool::Crop => None,
        Tool::Arrow => Some(Mark::Arrow(from, to)),
        Tool::Ring => lens.area(middle).map(Mark::Ring),
        Tool::Frame => lens.area(middle).map(Mark::Frame),
        Tool::Label => Some(Mark::Label(to, cx.t.mark_here.to_owned())),
    }
}
