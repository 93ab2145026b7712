//! The menus, made from the list of commands.

use crate::app::board::drawing::BoardFile;
use crate::app::commands::Command;
use crate::app::game_view::record::Export;
use crate::app::preferences::PieceStyle;
use crate::app::state::ThemeChoice;
use crate::text::Lang;
use crate::text::texts::Strings;
use xiangqi::notation::Convention;

/// A menu of the menu bar.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Menu {
    /// 文件
    File,
    /// 编辑
    Edit,
    /// 棋谱
    Game,
    /// 视图
    View,
    /// 规则
    Rules,
    /// 帮助
    Help,
}

impl Menu {
    /// The menu bar.
    pub const ALL: [Self; 6] = [Self::File, Self::Edit, Self::Game, Self::View, Self::Rules, Self::Help];

    /// Its name.
    #[must_use]
    pub const fn label(self, t: &Strings) -> &'static str {
        match self {
            Self::File => t.menu_file,
            Self::Edit => t.menu_edit,
            Self::Game => t.menu_game,
            Self::View => t.menu_view,
            Self::Rules => t.menu_rules,
            Self::Help => t.menu_help,
        }
    }

    /// Its commands; `None` is a line between them.
    #[must_use]
    pub const fn items(self) -> &'static [Option<Command>] {
        use Command as C;
        match self {
            Self::File => &[
                Some(C::New),
                Some(C::Open),
                Some(C::OpenByPath),
                Some(C::Archive),
                None,
                Some(C::Save),
                Some(C::SaveAs),
                Some(C::SaveByPath),
                None,
                Some(C::Paper),
                None,
                Some(C::Import),
                Some(C::ImportByPath),
                Some(C::Export(Export::Pgn)),
                Some(C::Export(Export::Text)),
                Some(C::Export(Export::Dhtmlxq)),
                None,
                Some(C::CopyBoard),
                Some(C::Export(Export::Board(BoardFile::Png))),
                Some(C::Export(Export::Board(BoardFile::Svg))),
                Some(C::PrintStyle),
                None,
                Some(C::Quit),
            ],
            Self::Edit => &[
                Some(C::Undo),
                Some(C::Redo),
                None,
                Some(C::SetUp),
                Some(C::Replay),
                Some(C::Record),
                None,
                Some(C::Attach),
                Some(C::AttachByPath),
                Some(C::DrawBoard),
                Some(C::TakeOut),
                None,
                Some(C::AddEvent),
                Some(C::EditSelected),
                Some(C::RemoveSelected),
                Some(C::RowUp),
                Some(C::RowDown),
                Some(C::BackToNow),
                Some(C::PutToolDown),
            ],
            Self::Game => &[
                Some(C::FirstMove),
                Some(C::PreviousMove),
                Some(C::NextMove),
                Some(C::LastMove),
                None,
                Some(C::IncidentHere),
                None,
                Some(C::RemoveMove),
                Some(C::CutMoves),
                None,
                Some(C::CopyMoves),
            ],
            Self::View => &[
                Some(C::FocusBoard),
                Some(C::Flip),
                Some(C::NameSquares),
                Some(C::Pieces(PieceStyle::Wood)),
                Some(C::Pieces(PieceStyle::Flat)),
                Some(C::Convention(Convention::Association)),
                Some(C::Convention(Convention::Numbered)),
                None,
                Some(C::ZoomIn),
                Some(C::ZoomOut),
                Some(C::ZoomReset),
                None,
                Some(C::Theme(ThemeChoice::System)),
                Some(C::Theme(ThemeChoice::Light)),
                Some(C::Theme(ThemeChoice::Dark)),
                Some(C::Theme(ThemeChoice::Contrast)),
                None,
                Some(C::Language(Lang::Zh)),
                Some(C::Language(Lang::En)),
            ],
            Self::Rules => &[
                Some(C::Announce),
                Some(C::Sign),
                Some(C::Decide),
                Some(C::MyKeys),
                None,
                Some(C::Compare),
                Some(C::Clauses),
                None,
                Some(C::Review),
                Some(C::Precedents),
            ],
            Self::Help => &[Some(C::Find), Some(C::Keys), Some(C::Tour)],
        }
    }
}
