//! The commands of the window. Each feature says of its own what they are called, where they stand, which keys they
//! have and what they do; menus, keys, palette and the list of keys are made from that.

pub(crate) mod general;
pub(crate) mod menu_bar;

use std::sync::LazyLock;

use egui::{Key, KeyboardShortcut, Modifiers};
use strum::EnumIter;

use crate::app::FEATURES;
use crate::app::export::target::Export;
use crate::app::message::Effect;
use crate::app::preferences::{PieceStyle, ThemeChoice};
use crate::app::state::State;
use crate::app::undo_label::UndoName;
use crate::text::Lang;
use crate::tr;
use xiangqi::notation::Convention;

/// A command. What it is called and does, the feature says that offers it.
#[derive(Copy, Clone, Debug, PartialEq, Eq, EnumIter)]
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
    /// 从图片识读局面
    ReadPosition,
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
    /// 裁决循环
    Repetition,
    /// 宣读裁决
    Announce,
    /// 档案室
    Archive,
    /// 复核
    Review,
    /// 返回裁判台
    LeaveReview,
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
    pub const ALL: [Self; 6] = [Self::File, Self::Edit, Self::Game, Self::View, Self::Rules, Self::Help];

    pub fn label(self, lang: Lang) -> &'static str {
        match self {
            Self::File => tr!(lang, "menu-file"),
            Self::Edit => tr!(lang, "menu-edit"),
            Self::Game => tr!(lang, "menu-game"),
            Self::View => tr!(lang, "menu-view"),
            Self::Rules => tr!(lang, "menu-rules"),
            Self::Help => tr!(lang, "menu-help"),
        }
    }

    /// Its commands, in order.
    pub fn commands(self) -> impl Iterator<Item = &'static CommandSpec> {
        all().filter(move |spec| spec.section.menu() == self)
    }
}

/// A part of a menu; a line stands between two. Within it, commands stand in the order of the features.
#[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Section {
    FileOpen,
    FileSave,
    FilePaper,
    FileGame,
    FileBoard,
    FileQuit,
    EditUndo,
    EditMode,
    EditExhibits,
    EditTimeline,
    GameStep,
    GameIncident,
    GameRemove,
    GameCopy,
    ViewBoard,
    ViewZoom,
    ViewTheme,
    ViewLanguage,
    RulesRuling,
    RulesLaw,
    RulesReview,
    Help,
}

impl Section {
    const fn menu(self) -> Menu {
        match self {
            Self::FileOpen
            | Self::FileSave
            | Self::FilePaper
            | Self::FileGame
            | Self::FileBoard
            | Self::FileQuit => Menu::File,
            Self::EditUndo | Self::EditMode | Self::EditExhibits | Self::EditTimeline => Menu::Edit,
            Self::GameStep | Self::GameIncident | Self::GameRemove | Self::GameCopy => Menu::Game,
            Self::ViewBoard | Self::ViewZoom | Self::ViewTheme | Self::ViewLanguage => Menu::View,
            Self::RulesRuling | Self::RulesLaw | Self::RulesReview => Menu::Rules,
            Self::Help => Menu::Help,
        }
    }
}

/// Everything about a command.
#[derive(Copy, Clone)]
pub struct CommandSpec {
    pub command: Command,
    name: Name,
    run: Run,
    /// Its keys, and others for keyboards where the first need one more.
    keys: [Option<KeyboardShortcut>; 2],
    enabled: fn(&State) -> bool,
    checked: Option<fn(&State) -> bool>,
    /// Where it stands in the menus.
    pub section: Section,
    /// Whether its keys are left to a field that is being written in.
    pub yields_to_typing: bool,
    /// Whether a key held down does it again and again.
    pub is_step: bool,
    /// Whether its keys go from point to point on the board.
    pub is_arrow: bool,
    /// Whether it serves while the review is open, where nothing changes the report.
    pub in_review: bool,
    /// Whether its keys serve while the archive is shown.
    pub in_archive: bool,
}

#[derive(Copy, Clone)]
enum Name {
    Fixed(UndoName),
    Made(fn(&State, Lang) -> String),
}

#[derive(Copy, Clone)]
enum Run {
    State(fn(&mut State)),
    Effects(fn(&mut State) -> Vec<Effect>),
}

impl CommandSpec {
    const fn new(section: Section, command: Command, name: Name, run: Run) -> Self {
        Self {
            section,
            command,
            name,
            run,
            keys: [None; 2],
            enabled: |_| true,
            checked: None,
            yields_to_typing: false,
            is_step: false,
            is_arrow: false,
            in_review: false,
            in_archive: false,
        }
    }

    pub const fn key(mut self, modifiers: Modifiers, key: Key) -> Self {
        self.keys = [Some(KeyboardShortcut::new(modifiers, key)), None];
        self
    }

    pub const fn other_key(mut self, modifiers: Modifiers, key: Key) -> Self {
        self.keys = [self.keys[0], Some(KeyboardShortcut::new(modifiers, key))];
        self
    }

    pub const fn when(mut self, enabled: fn(&State) -> bool) -> Self {
        self.enabled = enabled;
        self
    }

    pub const fn ticked(mut self, checked: fn(&State) -> bool) -> Self {
        self.checked = Some(checked);
        self
    }

    /// In the place of a name that is always the same.
    pub const fn named(mut self, name: fn(&State, Lang) -> String) -> Self {
        self.name = Name::Made(name);
        self
    }

    pub const fn yields(mut self) -> Self {
        self.yields_to_typing = true;
        self
    }

    pub const fn step(mut self) -> Self {
        self.is_step = true;
        self.yields()
    }

    pub const fn arrow(mut self) -> Self {
        self.is_arrow = true;
        self.step()
    }

    pub const fn in_review(mut self) -> Self {
        self.in_review = true;
        self
    }

    pub const fn everywhere(mut self) -> Self {
        self.in_archive = true;
        self.in_review()
    }

    pub fn keys(&self) -> impl Iterator<Item = KeyboardShortcut> {
        self.keys.into_iter().flatten()
    }

    pub fn label(&self, state: &State, lang: Lang) -> String {
        match self.name {
            Name::Fixed(name) => name(lang).to_owned(),
            Name::Made(name) => name(state, lang),
        }
    }

    pub fn enabled(&self, state: &State) -> bool {
        (self.in_review || !state.reviewing()) && (self.enabled)(state)
    }

    pub fn checked(&self, state: &State) -> Option<bool> {
        Some((self.checked?)(state))
    }
}

pub const fn does(section: Section, command: Command, name: UndoName, run: fn(&mut State)) -> CommandSpec {
    CommandSpec::new(section, command, Name::Fixed(name), Run::State(run))
}

/// A command that has something done outside the state.
pub const fn starts(
    section: Section,
    command: Command,
    name: UndoName,
    run: fn(&mut State) -> Vec<Effect>,
) -> CommandSpec {
    CommandSpec::new(section, command, Name::Fixed(name), Run::Effects(run))
}

pub const NONE: Modifiers = Modifiers::NONE;
pub const CTRL: Modifiers = Modifiers::COMMAND;
pub const SHIFT_CTRL: Modifiers = Modifiers::COMMAND.plus(Modifiers::SHIFT);

/// Those that have keys; those with more modifiers first, so that they are not taken for others.
static WITH_KEYS: LazyLock<Vec<&'static CommandSpec>> = LazyLock::new(|| {
    let modifiers = |keys: KeyboardShortcut| {
        let Modifiers { alt, ctrl, shift, mac_cmd, command } = keys.modifiers;
        [alt, ctrl, shift, mac_cmd, command].into_iter().filter(|&held| held).count()
    };
    let mut all: Vec<_> = all().filter(|spec| spec.keys().next().is_some()).collect();
    all.sort_by_key(|spec| std::cmp::Reverse(spec.keys().map(modifiers).max()));
    all
});

pub fn with_keys() -> &'static [&'static CommandSpec] {
    &WITH_KEYS
}

/// Every command, in the order of the menus.
static ALL: LazyLock<Vec<&'static CommandSpec>> = LazyLock::new(|| {
    let mut all: Vec<_> = FEATURES.iter().copied().flatten().collect();
    all.sort_by_key(|spec| spec.section);
    all
});

fn all() -> impl Iterator<Item = &'static CommandSpec> {
    ALL.iter().copied()
}

impl Command {
    pub fn all() -> impl Iterator<Item = Self> {
        all().map(|spec| spec.command)
    }

    pub fn with_keys() -> impl Iterator<Item = Self> {
        with_keys().iter().map(|spec| spec.command)
    }

    /// What its feature says of it; a test holds that each command is offered.
    pub fn spec(self) -> Option<&'static CommandSpec> {
        all().find(|spec| spec.command == self)
    }

    pub fn label(self, state: &State) -> String {
        self.label_in(state, state.prefs.lang)
    }

    pub fn label_in(self, state: &State, lang: Lang) -> String {
        self.spec().map_or_else(String::new, |spec| spec.label(state, lang))
    }

    pub fn keys(self) -> impl Iterator<Item = KeyboardShortcut> {
        self.spec().into_iter().flat_map(CommandSpec::keys)
    }

    pub fn enabled(self, state: &State) -> bool {
        self.spec().is_some_and(|spec| spec.enabled(state))
    }

    pub fn in_review(self) -> bool {
        self.spec().is_some_and(|spec| spec.in_review)
    }

    pub fn run(self, state: &mut State) -> Vec<Effect> {
        let Some(spec) = self.spec().filter(|spec| spec.enabled(state)) else { return Vec::new() };
        match spec.run {
            Run::State(run) => run(state),
            Run::Effects(run) => return run(state),
        }
        Vec::new()
    }
}

pub fn idle(state: &State) -> bool {
    !state.busy
}

#[cfg(test)]
mod tests {
    use strum::IntoEnumIterator;

    use super::*;

    #[test]
    fn every_command_has_one_entry() {
        for command in Command::iter() {
            let kind = std::mem::discriminant(&command);
            assert!(Command::all().any(|one| std::mem::discriminant(&one) == kind), "{command:?}");
        }
        for command in Command::all() {
            assert_eq!(Command::all().filter(|one| *one == command).count(), 1, "{command:?}");
        }
    }

    #[test]
    fn no_two_commands_share_their_keys() {
        // Escape goes one step back: it puts the tool down, goes back to now, or leaves the review.
        let all = Command::all().flat_map(Command::keys);
        let all: Vec<_> = all.filter(|keys| keys.logical_key != Key::Escape).collect();
        for (at, keys) in all.iter().enumerate() {
            assert!(!all.iter().skip(at + 1).any(|other| other == keys), "{keys:?}");
        }
        assert!(with_keys().len() > 25);
    }
}
