//! What commands are called.

use crate::app::board::drawing::BoardFile;
use crate::app::commands::Command;
use crate::app::game_view::record::Export;
use crate::app::preferences::PieceStyle;
use crate::app::state::{State, ThemeChoice};
use crate::text::Lang;
use crate::text::texts::texts;
use crate::text::{game, window};

impl Command {
    /// What it is called, with what it applies to.
    #[must_use]
    pub fn label(self, state: &State) -> String {
        self.label_in(state, state.view.lang)
    }

    /// The same in this language.
    #[must_use]
    pub fn label_in(self, state: &State, lang: Lang) -> String {
        let t = texts(lang);
        let plain = match self {
            Self::Undo => return window::undo(state.history.undoable().map(|change| change.label(t)), lang),
            Self::Redo => return window::redo(state.history.redoable().map(|change| change.label(t)), lang),
            Self::New => t.command_new,
            Self::Open => t.command_open,
            Self::OpenByPath => t.command_open_by_path,
            Self::Save => t.command_save,
            Self::SaveAs => t.command_save_as,
            Self::SaveByPath => t.command_save_by_path,
            Self::Import => t.command_import,
            Self::ImportByPath => t.command_import_by_path,
            Self::Export(Export::Pgn) => t.command_export_pgn,
            Self::Export(Export::Text) => t.command_export_text,
            Self::Export(Export::Dhtmlxq) => t.command_export_dhtmlxq,
            Self::Quit => t.command_quit,
            Self::AddEvent => t.command_add_event,
            Self::EditSelected => t.command_edit_selected,
            Self::Sign => t.command_sign,
            Self::Decide => t.command_decide,
            Self::MyKeys => t.command_my_keys,
            Self::Paper => t.command_paper,
            Self::TakeOut => t.command_take_out,
            Self::RemoveSelected => t.command_remove_selected,
            Self::BackToNow => t.command_back_to_now,
            Self::Attach => t.command_attach,
            Self::AttachByPath => t.command_attach_by_path,
            Self::DrawBoard => t.command_draw_board,
            Self::SetUp => t.mode_set_up,
            Self::Record => t.mode_record,
            Self::Replay => t.mode_replay,
            Self::FirstMove => t.first_move,
            Self::PreviousMove => t.previous_move,
            Self::NextMove => t.next_move,
            Self::LastMove => t.last_move,
            Self::IncidentHere => t.incident_here,
            Self::RemoveMove => return game::remove_move(state.ply(), lang),
            Self::CutMoves => {
                return game::cut_moves(state.sheet.plies().saturating_sub(state.ply()), lang);
            }
            Self::CopyMoves => t.copy_moves,
            Self::Convention(convention) => game::convention(convention, lang),
            Self::PutToolDown => t.put_tool_down,
            Self::Flip => t.command_flip,
            Self::NameSquares => t.command_name_squares,
            Self::Language(Lang::Zh) => "中文",
            Self::Language(Lang::En) => "English",
            Self::Theme(ThemeChoice::System) => t.theme_system,
            Self::Theme(ThemeChoice::Light) => t.theme_light,
            Self::Theme(ThemeChoice::Dark) => t.theme_dark,
            Self::Theme(ThemeChoice::Contrast) => t.theme_contrast,
            Self::Pieces(PieceStyle::Wood) => t.pieces_wood,
            Self::Pieces(PieceStyle::Flat) => t.pieces_flat,
            Self::Tour => t.command_tour,
            Self::CopyBoard => t.command_copy_board,
            Self::PrintStyle => t.command_print_style,
            Self::Export(Export::Board(BoardFile::Png)) => t.command_save_board_png,
            Self::Export(Export::Board(BoardFile::Svg)) => t.command_save_board_svg,
            Self::ZoomIn => t.command_zoom_in,
            Self::ZoomOut => t.command_zoom_out,
            Self::ZoomReset => t.command_zoom_reset,
            Self::Clauses => t.command_clauses,
            Self::Compare => t.command_compare,
            Self::Announce => t.command_announce,
            Self::Archive => t.command_archive,
            Self::Review => t.command_review,
            Self::Precedents => t.command_precedents,
            Self::Find => t.command_find,
            Self::Keys => t.command_keys,
            Self::RowUp => t.row_up,
            Self::RowDown => t.row_down,
            Self::FocusBoard => t.command_focus_board,
        };
        plain.to_owned()
    }
}
