//! The board: what stands on it, what the law says about it, and the hand of the arbiter.

use crate::app::board::cursor;
pub(crate) use crate::app::board::cursor::{has_keyboard, take_keyboard};

use egui::{
    Align, Button, Frame, Label, Layout, Margin, Painter, Pos2, RichText, Sense, Stroke, StrokeKind, Ui, vec2,
};

use crate::app::arrangement::HINT;
use crate::app::board::geometry::Geometry;
use crate::app::board::marks::Marks;
use crate::app::board::paint::{self, Place};
use crate::app::board::points;
use crate::app::board::scene::Scene;
use crate::app::commands::Command;
use crate::app::ctx::{Messages, ViewCtx};
use crate::app::event_form::EventDraft;
use crate::app::game_view;
use crate::app::message::Message;
use crate::app::overlay::Form;
use crate::app::position_editor::Tool;
use crate::app::state::{Mode, Moment};
use crate::app::theme;
use crate::app::theme::{CLICKABLE, RADIUS, Tone, size, space};
use crate::app::widgets::icons::Icon;
use crate::app::widgets::{bold, icon_button, paragraph, quiet};
use crate::export::diagram::geometry::{self, Point};
use crate::export::diagram::{self, Coordinates, Diagram, Mark, Symbol, scene_in};
use crate::text::{events, window};
use crate::tr;
use xiangqi::{Board, Move, Piece, Square};

/// Shows the board with its buttons and its line of status, as wide as there is room.
pub fn show(ui: &mut Ui, cx: ViewCtx<'_>, out: &mut Messages) {
    let scene = cx.state.scene();
    header(ui, cx, out);
    if !cx.is_stacked() {
        hint(ui, &scene, cx, out);
    }

    let width = ui.available_width();
    let size = vec2(width, Geometry::height_for(cx.arrangement.board().min(width)));
    let (rect, _) = ui.allocate_exact_size(size, Sense::hover());
    let geometry = Geometry::fit(rect, cx.state.prefs.flipped);
    let marks = Marks::of(&scene);
    let mode = cx.state.view.mode;
    let setting_up = mode == Mode::SetUp;
    let carried = match mode {
        Mode::SetUp => points::set_up(ui, &geometry, &scene, cx, out),
        Mode::Replay => points::replay(ui, &geometry, &scene, cx, out),
        Mode::Record => points::record(ui, &geometry, &scene, cx, out),
    };

    let painter = ui.painter_at(rect.expand(space::L));
    let mut diagram = diagram(&scene, &marks, cx);
    diagram.lifted = match cx.state.view.tool {
        Some(Tool::Held(square)) => Some(square),
        _ => scene.in_hand,
    };
    let view = &cx.state.view;
    diagram.marks.extend(view.highlight.iter().map(|&square| Mark::ring(square, diagram::Role::Highlight)));
    if setting_up {
        let faults = cx.state.report().setup().faults().into_iter().flat_map(|fault| fault.squares);
        diagram.marks.extend(faults.map(|square| Mark::ring(square, diagram::Role::Attack)));
    }
    if let Some(Form { draft, .. }) = cx.state.view.front.get::<Form<EventDraft>>()
        && draft.picking
    {
        diagram
            .marks
            .extend(draft.named().into_iter().map(|square| Mark::ring(square, diagram::Role::Touched)));
    }
    let in_hand = carried.and_then(|carried| Some((carried.at, diagram.board.get(carried.from)?)));
    if let Some(carried) = carried {
        diagram.board.set(carried.from, None);
    }
    draw(&painter, &geometry, &diagram, cx);
    if setting_up {
        frame(&painter, &geometry, cx);
    }
    if let Some((at, piece)) = in_hand {
        paint_piece(&painter, at, geometry.step, piece, true, cx);
    }
    // In a low window the board needs the height.
    if cx.is_stacked() {
        hint(ui, &scene, cx, out);
    }
    match mode {
        Mode::Replay => game_view::view::below_board(ui, cx, out),
        _ => show_status(ui, &scene, &marks, cx, out),
    }
}

/// What is drawn of a scene, as it is looked at by choice.
fn diagram(scene: &Scene, marks: &Marks, cx: ViewCtx<'_>) -> Diagram {
    let prefs = &cx.state.prefs;
    let mut diagram = Diagram::new(scene.board.clone());
    diagram.flipped = prefs.flipped;
    diagram.coordinates = if prefs.squares_unnamed { Coordinates::Numerals } else { Coordinates::Both };
    diagram.marks = marks.drawn(scene);
    diagram.labels = marks.labels(cx.lang);
    diagram
}

pub fn draw(painter: &Painter, geometry: &Geometry, diagram: &Diagram, cx: ViewCtx<'_>) {
    let scene = scene_in(diagram, &cx.colours.of_board(cx.state.prefs.pieces));
    // The window's own ground shows around the wood.
    let groups = scene.groups.iter().filter(|group| group.class != "paper");
    paint::paint(painter, geometry.place, groups.flat_map(|group| &group.shapes));
}

/// A piece by itself, as on a board of this step; a lifted one is above it.
pub fn paint_piece(painter: &Painter, at: Pos2, step: f32, piece: Piece, lifted: bool, cx: ViewCtx<'_>) {
    let place = Place { origin: at, scale: step / geometry::STEP };
    let palette = cx.colours.of_board(cx.state.prefs.pieces);
    let centre = Point::new(0.0, 0.0);
    paint::paint(painter, place, &diagram::board::shadow(centre, lifted, &palette));
    paint::paint(painter, place, &diagram::board::piece(centre, piece, &palette));
}

/// Above the board: what it is used for; and the buttons.
fn header(ui: &mut Ui, cx: ViewCtx<'_>, out: &mut Messages) {
    let state = cx.state;
    ui.allocate_ui_with_layout(
        vec2(ui.available_width(), CLICKABLE),
        Layout::right_to_left(Align::Center),
        |ui| {
            let all = [(Command::Flip, Icon::Flip), (Command::Redo, Icon::Redo), (Command::Undo, Icon::Undo)];
            let shown = if cx.read_only() { 1 } else { all.len() };
            for (command, icon) in all.into_iter().take(shown) {
                if icon_button(ui, icon, &cx.label(command), cx.enabled(command)).clicked() {
                    out.push(Message::Command(command));
                }
            }
            ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
                if cx.read_only() {
                    game_view::view::step_buttons(ui, cx, out);
                    let text = tr!(cx.lang, "room-step-of", number = state.step() + 1, of = state.steps());
                    ui.add(Label::new(quiet(text, cx.colours)).truncate());
                } else {
                    switch(ui, cx, out);
                }
            });
        },
    );
}

pub fn show_status(ui: &mut Ui, scene: &Scene, marks: &Marks, cx: ViewCtx<'_>, out: &mut Messages) {
    legend(ui, marks, cx);
    let (Some(text), Ok(today)) = (sentence(scene, cx), cx.state.shown()) else { return };
    let position = &today.incident.position;
    let response = paragraph(ui, RichText::new(text).size(size::SMALL));
    if response.hovered() && position.exposure().any() {
        let squares: Vec<Square> = today.legal.iter().map(|mv| mv.to).collect();
        out.highlight(&squares);
    }
}

/// Who is to move, and how a check can be answered.
fn sentence(scene: &Scene, cx: ViewCtx<'_>) -> Option<String> {
    let today = cx.state.shown().ok().filter(|_| scene.ruling.is_some() && !scene.released)?;
    Some(window::status(&today.incident.position, &today.legal, cx.lang))
}

/// The height of the legend.
const LEGEND: f32 = 24.0;

/// The marks that are on the board, each with a word.
pub fn legend(ui: &mut Ui, shown: &Marks, cx: ViewCtx<'_>) {
    // On an empty board, where the sign is cut out of the picture.
    let [Some(from), Some(at)] = [Square::new(3, 4), Square::new(4, 4)] else { return };
    let mv = Move::new(from, at);
    let arrows = shown.suicides.iter().any(|suicide| suicide.arrow);
    let signs = [
        (!shown.touched.is_empty(), Mark::ring(at, diagram::Role::Touched), tr!(cx.lang, "legend-touched")),
        (!shown.allowed.is_empty(), Mark::dot(at, diagram::Role::Duty), tr!(cx.lang, "legend-allowed")),
        (!shown.answers.is_empty(), Mark::dot(at, diagram::Role::Duty), tr!(cx.lang, "legend-answers")),
        (shown.played.is_some(), Mark::arrow(mv, diagram::Role::Played), tr!(cx.lang, "legend-moved")),
        (arrows, Mark::arrow(mv, diagram::Role::Suicide), tr!(cx.lang, "legend-suicide")),
        (
            !arrows && !shown.suicides.is_empty(),
            Mark::dot(at, diagram::Role::Suicide),
            tr!(cx.lang, "legend-suicide"),
        ),
        (
            !shown.attacks.is_empty(),
            Mark::line(from, at, diagram::Role::Attack),
            tr!(cx.lang, "legend-attack"),
        ),
    ];
    ui.horizontal_wrapped(|ui| {
        ui.set_min_height(LEGEND);
        ui.spacing_mut().item_spacing.x = space::XS;
        for (_, mark, text) in signs.into_iter().filter(|(shown, ..)| *shown) {
            sign(ui, mark, cx);
            ui.label(quiet(text, cx.colours));
        }
    });
}

/// A mark by itself.
fn sign(ui: &mut Ui, mark: Mark, cx: ViewCtx<'_>) {
    let (rect, _) = ui.allocate_exact_size(vec2(24.0, 22.0), Sense::hover());
    let layout = geometry::Layout::new(Coordinates::Both, false);
    let (middle, scale) = match mark.symbol {
        Symbol::Ring(square) => (layout.point(square), 0.18),
        Symbol::Dot(square) => (layout.point(square), 0.36),
        Symbol::Arrow(Move { from, to }) | Symbol::Line(from, to) => {
            ((layout.point(from) + layout.point(to)) * 0.5, 0.24)
        }
    };
    let place = Place { origin: rect.center() - vec2(middle.x, middle.y) * scale, scale };
    let alone = Diagram { marks: vec![mark], ..Diagram::new(Board::EMPTY) };
    let layers = diagram::marks::marks(&alone, layout, &cx.colours.of_legend());
    let groups = layers.below.iter().chain(&layers.above);
    paint::paint(ui.painter(), place, groups.flat_map(|group| &group.shapes));
}

/// The width of a button of the switch, where there is room.
const BUTTON: f32 = 88.0;

/// The switch between setting up and recording.
pub fn switch(ui: &mut Ui, cx: ViewCtx<'_>, out: &mut Messages) {
    ui.spacing_mut().item_spacing.x = space::XS;
    let width = ((ui.available_width() - 2.0 * space::S) / 3.0).clamp(0.0, BUTTON);
    if width < BUTTON {
        ui.spacing_mut().button_padding.x = space::XS;
    }
    let modes =
        [(Mode::SetUp, Command::SetUp), (Mode::Replay, Command::Replay), (Mode::Record, Command::Record)];
    for (mode, command) in modes {
        let chosen = cx.state.view.mode == mode;
        let name = cx.label(command);
        let tone = tone(mode, cx);
        let text = if chosen { bold(name).color(tone.text) } else { RichText::new(name) };
        let mut button = Button::new(text).selected(chosen).min_size(vec2(width, CLICKABLE));
        if chosen {
            button = button.fill(tone.fill).stroke(Stroke::new(1.5, tone.text));
        }
        if ui.add(button).clicked() {
            out.push(Message::Command(command));
        }
    }
}

/// What the hand does on the board; which moment is shown, and the way back; or where the keyboard is.
pub fn hint(ui: &mut Ui, scene: &Scene, cx: ViewCtx<'_>, out: &mut Messages) {
    let view = &cx.state.view;
    let tone = tone(view.mode, cx);
    let at_cursor = cursor::with_keyboard(ui.ctx());
    let at_cursor = at_cursor.map(|square| window::at_cursor(&scene.board, square, cx.lang));
    let text = at_cursor.unwrap_or_else(|| match (view.mode, view.moment) {
        _ if cx.read_only() => caption(cx),
        (Mode::SetUp, _) => tr!(cx.lang, "set-up-hint").to_owned(),
        (Mode::Replay, _) => tr!(cx.lang, "replay-hint").to_owned(),
        (_, None) => tr!(cx.lang, "board-hint").to_owned(),
        (_, Some(Moment::Ply(plies))) => window::after_ply(plies, cx.lang),
        (_, Some(Moment::Event(index))) => window::after_row(index + 1, cx.lang),
    });
    let frame = Frame::new().fill(tone.fill).corner_radius(RADIUS / 2).inner_margin(Margin::symmetric(8, 0));
    ui.allocate_ui_with_layout(vec2(ui.available_width(), HINT), Layout::top_down(Align::Min), |ui| {
        frame.show(ui, |ui| {
            ui.set_min_size(vec2(ui.available_width(), HINT));
            ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                theme::low(ui, HINT - 4.0);
                let back = RichText::new(tr!(cx.lang, "command-back-to-now")).size(size::SMALL);
                if !scene.live && !cx.read_only() && ui.button(back).clicked() {
                    out.push(Message::Command(Command::BackToNow));
                }
                ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
                    ui.add(Label::new(RichText::new(text).size(size::SMALL).color(tone.text)).truncate());
                });
            });
        });
    });
}

/// What the moment shown is.
fn caption(cx: ViewCtx<'_>) -> String {
    let (state, lang) = (cx.state, cx.lang);
    match state.moment() {
        Moment::Ply(0) => tr!(lang, "room-start").to_owned(),
        Moment::Ply(ply) => {
            format!("{}  {}", window::after_ply(ply, lang), state.sheet.text(ply, state.notation()))
        }
        Moment::Event(row) => {
            let report = state.report();
            let event = report.timeline.get(row);
            let event = event.map(|event| events::event(event, &report.board_after(row), lang));
            window::row_name(row + 1, &event.unwrap_or_default(), lang)
        }
    }
}

/// Around the board while a position is set up.
pub fn frame(painter: &Painter, geometry: &Geometry, cx: ViewCtx<'_>) {
    let stroke = Stroke::new(4.0, cx.colours.open.text);
    painter.rect_stroke(geometry.wood(), RADIUS, stroke, StrokeKind::Outside);
}

const fn tone(mode: Mode, cx: ViewCtx<'_>) -> Tone {
    match mode {
        Mode::SetUp => cx.colours.open,
        Mode::Replay | Mode::Record => cx.colours.calm,
    }
}
