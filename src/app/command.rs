//! Every command of the window: menus and shortcuts are made from this list.

use egui::{Key, KeyboardShortcut, Modifiers};

use super::game::record::Export;
use super::state::{Mode, State, ThemeChoice};
use crate::wording::Lang;
use crate::wording::texts::texts;
use crate::wording::{game, window};
use crate::xiangqi::notation::Convention;

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
}

impl Command {
    /// The commands that have keys, those with more modifiers first, so that they are not taken for others.
    pub const WITH_KEYS: [Self; 29] = [
        Self::SaveAs,
        Self::Redo,
        Self::Import,
        Self::New,
        Self::Open,
        Self::Save,
        Self::Quit,
        Self::Undo,
        Self::AddEvent,
        Self::EditSelected,
        Self::Sign,
        Self::Clauses,
        Self::Compare,
        Self::ZoomIn,
        Self::ZoomOut,
        Self::ZoomReset,
        Self::NameSquares,
        Self::Flip,
        Self::RemoveSelected,
        Self::BackToNow,
        Self::PutToolDown,
        Self::SetUp,
        Self::Record,
        Self::Replay,
        Self::FirstMove,
        Self::PreviousMove,
        Self::NextMove,
        Self::LastMove,
        Self::IncidentHere,
    ];

    /// What it is called, with what it applies to.
    #[must_use]
    pub fn label(self, state: &State) -> String {
        let lang = state.view.lang;
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
            Self::ZoomIn => t.command_zoom_in,
            Self::ZoomOut => t.command_zoom_out,
            Self::ZoomReset => t.command_zoom_reset,
            Self::Clauses => t.command_clauses,
            Self::Compare => t.command_compare,
        };
        plain.to_owned()
    }

    /// Its keys.
    #[must_use]
    pub const fn shortcut(self) -> Option<KeyboardShortcut> {
        const SHIFT_COMMAND: Modifiers = Modifiers::COMMAND.plus(Modifiers::SHIFT);
        let (modifiers, key) = match self {
            Self::New => (Modifiers::COMMAND, Key::N),
            Self::Open => (Modifiers::COMMAND, Key::O),
            Self::Save => (Modifiers::COMMAND, Key::S),
            Self::SaveAs => (SHIFT_COMMAND, Key::S),
            Self::Import => (SHIFT_COMMAND, Key::O),
            Self::Quit => (Modifiers::COMMAND, Key::Q),
            Self::Undo => (Modifiers::COMMAND, Key::Z),
            Self::Redo => (SHIFT_COMMAND, Key::Z),
            Self::ZoomIn => (Modifiers::COMMAND, Key::Plus),
            Self::ZoomOut => (Modifiers::COMMAND, Key::Minus),
            Self::ZoomReset => (Modifiers::COMMAND, Key::Num0),
            Self::AddEvent => (Modifiers::COMMAND, Key::E),
            Self::EditSelected => (Modifiers::NONE, Key::F2),
            Self::Sign => (Modifiers::COMMAND, Key::R),
            Self::Clauses => (Modifiers::COMMAND, Key::F),
            Self::Compare => (Modifiers::COMMAND, Key::K),
            Self::RemoveSelected => (Modifiers::NONE, Key::Delete),
            Self::BackToNow => (Modifiers::NONE, Key::Escape),
            Self::PutToolDown => (Modifiers::NONE, Key::Escape),
            Self::SetUp => (Modifiers::NONE, Key::E),
            Self::Record => (Modifiers::NONE, Key::R),
            Self::Replay => (Modifiers::NONE, Key::M),
            Self::FirstMove => (Modifiers::NONE, Key::Home),
            Self::PreviousMove => (Modifiers::NONE, Key::ArrowLeft),
            Self::NextMove => (Modifiers::NONE, Key::ArrowRight),
            Self::LastMove => (Modifiers::NONE, Key::End),
            Self::IncidentHere => (Modifiers::COMMAND, Key::I),
            Self::Flip => (Modifiers::NONE, Key::F),
            Self::NameSquares => (Modifiers::NONE, Key::G),
            _ => return None,
        };
        Some(KeyboardShortcut::new(modifiers, key))
    }

    /// Other keys it answers to, on keyboards where the first ones need one more.
    #[must_use]
    pub const fn other_keys(self) -> Option<KeyboardShortcut> {
        match self {
            Self::ZoomIn => Some(KeyboardShortcut::new(Modifiers::COMMAND, Key::Equals)),
            Self::Redo => Some(KeyboardShortcut::new(Modifiers::COMMAND, Key::Y)),
            _ => None,
        }
    }

    /// Whether its keys are left to a text field that is being written in.
    #[must_use]
    pub const fn yields_to_typing(self) -> bool {
        matches!(
            self,
            Self::SetUp
                | Self::Record
                | Self::Replay
                | Self::IncidentHere
                | Self::FirstMove
                | Self::PreviousMove
                | Self::NextMove
                | Self::LastMove
                | Self::PutToolDown
                | Self::Undo
                | Self::Redo
                | Self::Flip
                | Self::NameSquares
                | Self::RemoveSelected
                | Self::BackToNow
        )
    }

    /// Whether it goes through the moves of the game.
    #[must_use]
    pub const fn is_step(self) -> bool {
        matches!(self, Self::FirstMove | Self::PreviousMove | Self::NextMove | Self::LastMove)
    }

    /// Whether it can be done now.
    #[must_use]
    pub fn enabled(self, state: &State) -> bool {
        let replaying = state.view.mode == Mode::Replay;
        match self {
            Self::Import | Self::ImportByPath => !state.busy && state.draft.is_none(),
            Self::Export(_) => !state.busy && state.sheet.plies() > 0,
            Self::New | Self::Attach | Self::Open | Self::OpenByPath | Self::SaveAs | Self::SaveByPath => {
                !state.busy
            }
            Self::Save => !state.busy && (state.history.is_dirty() || state.file.is_none()),
            Self::Undo => state.history.undoable().is_some(),
            Self::Redo => state.history.redoable().is_some(),
            Self::Sign | Self::Compare => state.rulings.today.is_ok(),
            Self::EditSelected | Self::RemoveSelected => {
                matches!(state.view.moment, Some(super::state::Moment::Event(_)))
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
            _ => None,
        }
    }
}
