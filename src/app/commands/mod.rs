//! Every command of the window: menus, shortcuts, the palette and the overview of keys are made from this list.

pub(crate) mod keys;
pub(crate) mod label;
pub mod menu;
pub(crate) mod menu_bar;
pub(crate) mod run;

pub use crate::app::commands::keys::is_character;

use crate::app::commands::menu::Menu;
use crate::app::game_view::record::Export;
use crate::app::preferences::PieceStyle;
use crate::app::state::{Mode, Moment, State, ThemeChoice};
use crate::text::Lang;
use xiangqi::notation::Convention;

/// A command.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Command {
    /// 新建
    New,
    /// 打开
    Open,
    /// 按路径打开
    OpenByPath,
    /// 保存
    Save,
    /// 另存为
    SaveAs,
    /// 按路径另存
    SaveByPath,
    /// 导入棋谱
    Import,
    /// 按路径导入棋谱
    ImportByPath,
    /// 导出棋谱
    Export(Export),
    /// 退出
    Quit,
    /// 撤销
    Undo,
    /// 重做
    Redo,
    /// 记一件事
    AddEvent,
    /// 修改所选行
    EditSelected,
    /// 签署裁决
    Sign,
    /// 申诉与仲裁决定
    Decide,
    /// 我的密钥
    MyKeys,
    /// 文书
    Paper,
    /// 证据图片另存为文件
    TakeOut,
    /// 删除所选行
    RemoveSelected,
    /// 回到现在
    BackToNow,
    /// 添加图片
    Attach,
    /// 按路径添加图片
    AttachByPath,
    /// 把棋盘存为图片
    DrawBoard,
    /// 摆局面
    SetUp,
    /// 记事件
    Record,
    /// 棋谱
    Replay,
    /// 第一着以前
    FirstMove,
    /// 前一着
    PreviousMove,
    /// 后一着
    NextMove,
    /// 最后一着
    LastMove,
    /// 事件发生在此
    IncidentHere,
    /// 删去这一着
    RemoveMove,
    /// 删去其后各着
    CutMoves,
    /// 复制着法
    CopyMoves,
    /// 着法的写法
    Convention(Convention),
    /// 放下手中的棋子
    PutToolDown,
    /// 翻转棋盘
    Flip,
    /// 显示坐标
    NameSquares,
    /// 语言
    Language(Lang),
    /// 外观
    Theme(ThemeChoice),
    /// 放大
    ZoomIn,
    /// 缩小
    ZoomOut,
    /// 恢复大小
    ZoomReset,
    /// 规则条文
    Clauses,
    /// 各种规则对照
    Compare,
    /// 宣读裁决
    Announce,
    /// 档案室
    Archive,
    /// 复核
    Review,
    /// 找先例
    Precedents,
    /// 命令面板
    Find,
    /// 快捷键一览
    Keys,
    /// 到棋盘
    FocusBoard,
    /// 复制棋盘图
    CopyBoard,
    /// 棋盘图用黑白样式
    PrintStyle,
    /// 棋子的样子
    Pieces(PieceStyle),
    /// 入门
    Tour,
    /// 所选行上移
    RowUp,
    /// 所选行下移
    RowDown,
}

impl Command {
    /// Every command, in the order of the menus.
    pub fn all() -> impl Iterator<Item = Self> {
        Menu::ALL.into_iter().flat_map(Menu::items).copied().flatten()
    }

    /// Whether it goes through the moves of the game.
    #[must_use]
    pub const fn is_step(self) -> bool {
        matches!(self, Self::FirstMove | Self::PreviousMove | Self::NextMove | Self::LastMove)
    }

    /// Whether its keys are arrows.
    #[must_use]
    pub const fn is_arrow(self) -> bool {
        matches!(self, Self::PreviousMove | Self::NextMove)
    }

    /// Whether its keys are those of the window, whatever room is shown.
    #[must_use]
    pub const fn is_everywhere(self) -> bool {
        matches!(self, Self::Archive | Self::Quit | Self::ZoomIn | Self::ZoomOut | Self::ZoomReset)
    }

    /// Whether it can be done now.
    #[must_use]
    pub fn enabled(self, state: &State) -> bool {
        let replaying = state.view.mode == Mode::Replay;
        match self {
            Self::Import | Self::ImportByPath => !state.busy && state.draft.is_none(),
            Self::Export(Export::Board(_)) => !state.busy,
            Self::Export(_) => !state.busy && state.sheet.plies() > 0,
            Self::New | Self::Attach | Self::Open | Self::OpenByPath | Self::SaveAs | Self::SaveByPath => {
                !state.busy
            }
            Self::Save => !state.busy && (state.history.is_dirty() || state.file.is_none()),
            Self::Undo => state.history.undoable().is_some(),
            Self::Redo => state.history.redoable().is_some(),
            Self::Paper => !state.busy,
            Self::TakeOut => !state.busy && !state.report().exhibits.is_empty(),
            Self::Sign | Self::Compare => state.rulings.today.is_ok(),
            Self::Announce => {
                let decided = state.report().in_force().is_some();
                decided || state.today().is_some_and(|today| today.scenarios().is_some())
            }
            Self::RowUp => matches!(state.view.moment, Some(Moment::Event(index)) if index > 0),
            Self::RowDown => {
                let rows = state.report().timeline.len();
                matches!(state.view.moment, Some(Moment::Event(index)) if index + 1 < rows)
            }
            Self::EditSelected | Self::RemoveSelected => {
                matches!(state.view.moment, Some(Moment::Event(_)))
            }
            Self::BackToNow => state.view.moment.is_some() && state.view.tool.is_none(),
            Self::FirstMove | Self::PreviousMove => replaying && state.ply() > 0,
            Self::RemoveMove => replaying && state.ply() > 0,
            Self::NextMove | Self::LastMove | Self::CutMoves => {
                replaying && state.ply() < state.sheet.plies()
            }
            Self::IncidentHere => replaying && state.ply() != state.report().moves.len(),
            Self::CopyMoves => state.sheet.plies() > 0,
            Self::PutToolDown => state.view.tool.is_some(),
            _ => true,
        }
    }

    /// Whether it is switched on, for commands that are switches.
    #[must_use]
    pub fn checked(self, state: &State) -> Option<bool> {
        match self {
            Self::SetUp => Some(state.view.mode == Mode::SetUp),
            Self::Record => Some(state.view.mode == Mode::Record),
            Self::Replay => Some(state.view.mode == Mode::Replay),
            Self::Convention(convention) => Some(state.view.convention == convention),
            Self::Flip => Some(state.view.flipped),
            Self::NameSquares => Some(!state.view.squares_unnamed),
            Self::Language(lang) => Some(state.view.lang == lang),
            Self::Theme(theme) => Some(state.view.theme == theme),
            Self::PrintStyle => Some(state.view.print_style),
            Self::Pieces(style) => Some(state.view.pieces == style),
            _ => None,
        }
    }
}
