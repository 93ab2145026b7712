//! The picture on the left; the board that was read, what is doubtful, and confirming on the right.

use egui::{
    Button, Context, Key, Modifiers, Rect, RichText, Role, ScrollArea, Sense, Ui, UiBuilder, WidgetInfo,
    pos2, vec2,
};
use xiangqi::{Piece, PieceKind, Setup, Side, Square};

use crate::app::board::geometry::Geometry;
use crate::app::board::view::{draw, paint_piece};
use crate::app::board_reading::{BoardReading, Outcome, picture};
use crate::app::ctx::{Messages, ViewCtx};
use crate::app::message::Message;
use crate::app::overlay::Overlay;
use crate::app::theme::{RADIUS, size, space};
use crate::app::widgets::{badge, bold, in_front, paragraph, quiet};
use crate::export::diagram::{Coordinates, Diagram};
use crate::report::{Exhibit, Report};
use crate::text::{board_reading as words, faults, set_up};
use crate::tr;

/// The share of the width that the picture takes.
const PICTURE: f32 = 0.54;
const PALETTE: f32 = 34.0;
const DETAIL: f32 = 92.0;
const KEYS: [(Key, PieceKind); 7] = [
    (Key::Num1, PieceKind::General),
    (Key::Num2, PieceKind::Advisor),
    (Key::Num3, PieceKind::Elephant),
    (Key::Num4, PieceKind::Horse),
    (Key::Num5, PieceKind::Chariot),
    (Key::Num6, PieceKind::Cannon),
    (Key::Num7, PieceKind::Soldier),
];

impl Overlay for BoardReading {
    fn show(&mut self, ui: &mut Ui, cx: ViewCtx<'_>, out: &mut Messages) -> bool {
        let ctx = ui.ctx().clone();
        self.keep_up(cx.lang, &ctx);
        let alone = cx.state.dialog.is_none();
        if alone && !ctx.text_edit_focused() {
            self.keys(&ctx);
        }
        let room = ctx.content_rect().size() - vec2(80.0, 80.0);
        let mut closed = false;
        let dismissed = in_front(&ctx, "board-reading", room.x, |ui| {
            let top = ui.cursor().min;
            let split = top.x + ui.available_width() * PICTURE;
            let left = Rect::from_min_max(top, pos2(split, top.y + room.y));
            let right = Rect::from_min_max(
                pos2(split + space::L, top.y),
                pos2(top.x + ui.available_width(), top.y + room.y),
            );
            ui.allocate_rect(left.union(right), Sense::hover());
            ui.scope_builder(UiBuilder::new().max_rect(left), |ui| picture::show(ui, self, cx));
            ui.scope_builder(UiBuilder::new().max_rect(right), |ui| closed = self.beside(ui, cx, out));
        });
        !(closed || (alone && dismissed))
    }

    fn exhibit<'a>(&'a self, _: &'a Report) -> Option<&'a Exhibit> {
        Some(&self.exhibit)
    }

    fn in_review(&self) -> bool {
        false
    }
}

impl BoardReading {
    fn keys(&mut self, ctx: &Context) {
        let key = |key| ctx.input_mut(|input| input.consume_key(Modifiers::NONE, key));
        if key(Key::N) {
            self.step(true);
        }
        if key(Key::P) {
            self.step(false);
        }
        let Some(here) = self.chosen.map(|square| self.board.get(square)) else { return };
        for (number, kind) in KEYS {
            if key(number) {
                let likeliest = self.chosen.and_then(|square| self.likely_side(square));
                let side = here.map(|piece| piece.side).or(likeliest).unwrap_or(Side::Red);
                self.put(Some(Piece::new(side, kind)));
            }
        }
        if key(Key::C) {
            self.put(here.map(Piece::swapped));
        }
        if key(Key::Delete) || key(Key::Backspace) {
            self.put(None);
        }
    }

    /// Whose piece it is, if it is one.
    fn likely_side(&self, square: Square) -> Option<Side> {
        let read = self.read_on(square)?;
        read.candidates.iter().find_map(|candidate| candidate.piece).map(|piece| piece.side)
    }

    /// Says whether it was closed.
    fn beside(&mut self, ui: &mut Ui, cx: ViewCtx<'_>, out: &mut Messages) -> bool {
        ui.spacing_mut().item_spacing.y = space::S;
        ui.label(bold(tr!(cx.lang, "board-reading-title")).size(size::TITLE));
        self.said(ui, cx);
        let foot = if cx.is_stacked() { 160.0 } else { 96.0 };
        let height = (ui.available_height() - foot).max(120.0);
        ScrollArea::vertical().id_salt("board-reading").max_height(height).auto_shrink([false, false]).show(
            ui,
            |ui| {
                self.show_board(ui, cx);
                self.how_it_lies(ui, cx);
                self.doubts(ui, cx);
                self.show_chosen(ui, cx);
                self.show_faults(ui, cx);
            },
        );
        self.foot(ui, cx, out)
    }

    fn said(&self, ui: &mut Ui, cx: ViewCtx<'_>) {
        let (text, tone) = match &self.outcome {
            Outcome::Working => {
                ui.label(quiet(tr!(cx.lang, "board-reading-working"), cx.colours));
                return;
            }
            Outcome::Read => (words::found(self.doubtful().len(), cx.lang), cx.colours.calm),
            Outcome::Unread(reason) => (words::unread(*reason, cx.lang).to_owned(), cx.colours.foul),
            Outcome::Damaged(reason) => (reason.clone(), cx.colours.loss),
        };
        paragraph(ui, RichText::new(text).size(size::SMALL).color(tone.text));
    }

    fn show_board(&mut self, ui: &mut Ui, cx: ViewCtx<'_>) {
        let width = ui.available_width();
        let height = Geometry::height_for(width).min(ui.ctx().content_rect().height() * 0.5);
        let (rect, response) = ui.allocate_exact_size(vec2(width, height), Sense::click());
        response.widget_info(|| WidgetInfo::labeled(Role::Image, true, tr!(cx.lang, "board-reading-board")));
        let geometry = Geometry::fit(rect, false);
        let painter = ui.painter_at(rect);
        let mut diagram = Diagram::new(self.board.clone());
        diagram.coordinates = Coordinates::Both;
        draw(&painter, &geometry, &diagram, cx);
        let radius = geometry.step * 0.46;
        for square in self.doubtful() {
            picture::doubtful(&painter, geometry.point(square), radius, cx);
        }
        if let Some(square) = self.chosen {
            picture::chosen(&painter, geometry.point(square), radius, cx);
        }
        if response.clicked()
            && let Some(square) = response.interact_pointer_pos().and_then(|pos| geometry.square_at(pos))
        {
            self.choose(Some(square));
        }
    }

    fn how_it_lies(&mut self, ui: &mut Ui, cx: ViewCtx<'_>) {
        let Some(corners) = self.corners else { return };
        ui.horizontal_wrapped(|ui| {
            ui.label(quiet(words::orientation(corners.orientation(), cx.lang), cx.colours));
            if ui.button(tr!(cx.lang, "board-reading-turn-round")).clicked() {
                self.lies(board_reader::Corners::turned);
            }
            if ui.button(tr!(cx.lang, "board-reading-mirror")).clicked() {
                self.lies(board_reader::Corners::mirrored);
            }
            if !self.others.is_empty() && ui.button(tr!(cx.lang, "board-reading-next-board")).clicked() {
                self.next_board();
            }
        });
    }

    /// The doubtful squares, each to be chosen; those looked at are ticked.
    fn doubts(&mut self, ui: &mut Ui, cx: ViewCtx<'_>) {
        let doubtful = self.doubtful();
        if doubtful.is_empty() {
            return;
        }
        ui.horizontal_wrapped(|ui| {
            for square in doubtful {
                let seen = if self.looked_at.contains(&square) { "✓ " } else { "" };
                let name = format!("{seen}{square}");
                let button = Button::new(name).selected(self.chosen == Some(square));
                let label = tr!(cx.lang, "board-reading-doubtful-square", square = square.to_string());
                if ui.add(button).accessible_name(&label).clicked() {
                    self.choose(Some(square));
                }
            }
        });
        ui.label(quiet(tr!(cx.lang, "board-reading-keys"), cx.colours));
    }

    /// The square looked at: its picture, the two likeliest, and everything it could be.
    fn show_chosen(&mut self, ui: &mut Ui, cx: ViewCtx<'_>) {
        let Some(square) = self.chosen else { return };
        let read = self.read_on(square).cloned();
        ui.horizontal(|ui| {
            picture::square(ui, DETAIL, self, square, cx);
            ui.vertical(|ui| {
                ui.label(bold(words::standing(square, self.board.get(square), cx.lang)));
                if let Some(read) = read {
                    if read.doubt.is_some() {
                        paragraph(ui, quiet(words::doubtful(&read, cx.lang), cx.colours));
                    }
                    ui.horizontal(|ui| {
                        for candidate in read.candidates.iter().take(2) {
                            let name = words::piece(candidate.piece, cx.lang);
                            if ui.add(Button::new(name).min_size(vec2(84.0, 32.0))).clicked() {
                                self.put(candidate.piece);
                            }
                        }
                    });
                }
            });
        });
        for side in Side::BOTH {
            ui.horizontal_wrapped(|ui| {
                ui.spacing_mut().item_spacing.x = space::XS;
                for kind in PieceKind::ALL {
                    self.choice(ui, Some(Piece::new(side, kind)), cx);
                }
                if side == Side::Red {
                    self.choice(ui, None, cx);
                }
            });
        }
    }

    fn choice(&mut self, ui: &mut Ui, piece: Option<Piece>, cx: ViewCtx<'_>) {
        let Some(square) = self.chosen else { return };
        let name = words::put(square, piece, cx.lang);
        let Some(piece) = piece else {
            let button = Button::new(tr!(cx.lang, "board-reading-empty")).min_size(vec2(PALETTE, PALETTE));
            if ui.add(button).accessible_name(&name).clicked() {
                self.put(None);
            }
            return;
        };
        let (rect, response) = ui.allocate_exact_size(vec2(PALETTE, PALETTE), Sense::click());
        let chosen = self.board.get(square) == Some(piece);
        response.widget_info(|| WidgetInfo::selected(Role::Button, true, chosen, &name));
        let fill = if chosen {
            cx.colours.selected
        } else if response.hovered() || response.has_focus() {
            cx.colours.hovered
        } else {
            cx.colours.card
        };
        ui.painter().rect_filled(rect, RADIUS / 2, fill);
        paint_piece(ui.painter(), rect.center(), PALETTE * 0.95, piece, false, cx);
        if response.clicked() {
            self.put(Some(piece));
        }
    }

    fn show_faults(&self, ui: &mut Ui, cx: ViewCtx<'_>) {
        if self.outcome != Outcome::Read {
            return;
        }
        for fault in words::faults_of(&self.board) {
            paragraph(
                ui,
                RichText::new(faults::fault(&fault, cx.lang)).size(size::SMALL).color(cx.colours.foul.text),
            );
        }
    }

    /// Who is to move, and confirming; says whether it was closed.
    fn foot(&mut self, ui: &mut Ui, cx: ViewCtx<'_>, out: &mut Messages) -> bool {
        let mut closed = false;
        ui.horizontal_wrapped(|ui| {
            ui.label(tr!(cx.lang, "side-to-move"));
            for side in Side::BOTH {
                let button = Button::new(set_up::to_move(side, cx.lang)).selected(self.turn == Some(side));
                if ui.add(button).clicked() {
                    self.turn = Some(side);
                }
            }
            if self.is_start() && ui.button(tr!(cx.lang, "board-reading-start")).clicked() {
                self.turn = Setup::start().turn;
            }
            if self.turn.is_none() && self.outcome == Outcome::Read {
                badge(ui, tr!(cx.lang, "turn-unknown"), cx.colours.foul);
            }
        });
        ui.horizontal_wrapped(|ui| {
            let confirmed = self.confirmed();
            let button = Button::new(bold(tr!(cx.lang, "board-reading-confirm")));
            if ui.add_enabled(confirmed.is_some(), button).clicked()
                && let Some(confirmed) = confirmed
            {
                out.push(Message::Edit(confirmed));
                closed = true;
            }
            closed |= ui.button(tr!(cx.lang, "close")).clicked();
        });
        closed
    }
}
