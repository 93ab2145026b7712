//! The commands by name, and the parts of the menus.

use strum::EnumIter;

use crate::app::export::target::Export;
use crate::app::preferences::{PieceStyle, ThemeChoice};
use crate::text::Lang;
use crate::tr;
use xiangqi::notation::Convention;

/// A command. What it is called and does, the feature says that offers it.
#[derive(Copy, Clone, Debug, PartialEq, Eq, EnumIter)]
pub enum Command {
    /// 新建
    New,
    /// 另一赛事的新报告
    NewEvent,
    /// 赛事与对阵
    Event,
    /// 关闭报告
    CloseReport,
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
    /// 粘贴
    Paste,
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
    /// 全屏
    FullScreen,
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
    /// 裁决书
    Sheet,
    /// 复制裁决书图片
    CopySheetPicture,
    /// 复制裁决书文字
    CopySheetText,
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
}

/// A part of a menu; a line stands between two. Within it, commands stand in the order of the features.
#[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Section {
    FileOpen,
    FileEvent,
    FileSave,
    FilePaper,
    FileBoard,
    FileQuit,
    EditUndo,
    EditMode,
    EditExhibits,
    EditTimeline,
    GameRecord,
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
    pub const fn menu(self) -> Menu {
        match self {
            Self::FileOpen
            | Self::FileEvent
            | Self::FileSave
            | Self::FilePaper
            | Self::FileBoard
            | Self::FileQuit => Menu::File,
            Self::EditUndo | Self::EditMode | Self::EditExhibits | Self::EditTimeline => Menu::Edit,
            Self::GameRecord | Self::GameStep | Self::GameIncident | Self::GameRemove | Self::GameCopy => {
                Menu::Game
            }
            Self::ViewBoard | Self::ViewZoom | Self::ViewTheme | Self::ViewLanguage => Menu::View,
            Self::RulesRuling | Self::RulesLaw | Self::RulesReview => Menu::Rules,
            Self::Help => Menu::Help,
        }
    }
}
