//! The table of fixed texts.

use super::Lang;

/// Makes the table: one line a text, Chinese and English. A text without one of them does not compile.
macro_rules! table {
    ($($name:ident: $zh:literal, $en:literal;)*) => {
        /// Every fixed text of the window.
        #[derive(Debug)]
        pub struct Strings {
            $(#[doc = $zh] pub $name: &'static str,)*
        }

        const ZH: Strings = Strings { $($name: $zh,)* };
        const EN: Strings = Strings { $($name: $en,)* };

        impl Strings {
            /// Every text with its name, for tests that walk the table.
            pub fn all(&self) -> impl Iterator<Item = (&'static str, &'static str)> {
                [$((stringify!($name), self.$name),)*].into_iter()
            }
        }
    };
}

/// The texts of a language.
#[must_use]
pub const fn texts(lang: Lang) -> &'static Strings {
    match lang {
        Lang::Zh => &ZH,
        Lang::En => &EN,
    }
}

table! {
    app_name: "象棋裁判台", "Xiangqi Arbiter";
    report_file: "裁判报告", "Arbiter's report";

    menu_file: "文件", "File";
    menu_edit: "编辑", "Edit";
    menu_game: "棋谱", "Game";
    menu_view: "视图", "View";
    menu_rules: "裁决", "Ruling";
    menu_help: "帮助", "Help";

    command_new: "新建", "New";
    command_open: "打开…", "Open…";
    command_open_by_path: "按路径打开…", "Open by path…";
    command_save: "保存", "Save";
    command_save_as: "另存为…", "Save as…";
    command_save_by_path: "按路径另存…", "Save by path…";
    command_paper: "文书…", "Paper…";
    command_take_out: "证据图片另存为文件…", "Pictures as files…";
    command_decide: "申诉与仲裁决定…", "Appeal and decision…";
    command_my_keys: "我的密钥…", "My keys…";
    change_decide: "记下申诉或决定", "recording an appeal or decision";
    change_sign_by_key: "密钥签名", "signature by key";
    decided_noted: "已写入报告并封存", "Recorded and sealed";
    signed_by_key_noted: "已用密钥签名", "Signed by key";
    command_import: "导入棋谱…", "Import a record…";
    command_import_by_path: "按路径导入棋谱…", "Import a record by path…";
    command_export_pgn: "导出棋谱：PGN…", "Export the record as PGN…";
    command_export_text: "导出棋谱：文字…", "Export the record as text…";
    command_export_dhtmlxq: "导出棋谱：DhtmlXQ（东萍）…", "Export the record as DhtmlXQ…";
    record_files: "棋谱", "Game records";
    all_files: "所有文件", "All files";
    record_unread: "没有读到棋谱", "No record was read";
    record_unwritten: "没有导出", "Not exported";
    import_title: "导入棋谱", "Import a record";
    import_from_clipboard: "来自剪贴板", "From the clipboard";
    import_take: "导入这局", "Import this game";
    import_no_board: "这局的起始局面读不懂，不能导入。", "Its starting position cannot be read, so it cannot be imported.";
    import_flags: "须核对", "To be checked";
    import_notes: "读法说明", "How it was read";
    import_fills: "填入空着的栏目", "Fills the empty fields";
    command_quit: "退出", "Quit";
    command_remove_selected: "删除所选的一行", "Remove the selected row";
    command_back_to_now: "回到现在", "Back to now";
    command_flip: "翻转棋盘", "Flip the board";
    command_name_squares: "显示坐标", "Show coordinates";
    command_zoom_in: "放大", "Larger";
    command_zoom_out: "缩小", "Smaller";
    command_zoom_reset: "恢复原大小", "Normal size";
    command_clauses: "查条文…", "Search the clauses…";
    command_compare: "各种规则对照…", "Compare the rulebooks…";
    command_announce: "宣读裁决", "Read out the ruling";
    command_review: "复核…", "Review…";
    command_precedents: "找相似的先例…", "Find earlier cases like this…";
    command_find: "查找命令…", "Find a command…";
    command_keys: "快捷键一览", "Keyboard overview";
    find_hint: "命令的名称，中文或英文", "A command's name, in English or Chinese";
    nothing_like_it: "没有这样的命令", "No such command";
    command_focus_board: "到棋盘（键盘）", "Go to the board";
    keys_board: "棋盘", "Board";
    keys_board_walk: "在各点之间移动", "Go from point to point";
    keys_board_use: "摸触；拿起后落子", "Touch; put the lifted piece there";
    keys_board_menu: "棋子菜单", "Menu of the piece";
    keys_board_take: "摆局面时拿掉棋子", "Take the piece off while setting up";
    keys_leave: "关闭、返回", "Close, go back";
    search: "编号、字词或主题", "Number, word or topic";
    all_texts: "全部规则和规程", "Every rulebook and regulation";
    all_topics: "所有主题", "Every topic";
    topic: "主题", "Topic";
    within: "范围", "In";
    nothing_found: "没有找到。换一个字词，或放宽范围。", "Nothing found. Try another word, or look in every text.";
    in_browser: "在条文库中查看", "Show among all clauses";
    clear: "清除", "Clear";
    compare_title: "各种规则对照", "The rulebooks compared";
    compare_text: "同一事件、同一解释，在每种规则和规程之下；与当前规则不同的，写明不同在哪里。",
        "The same incident and reading under every rulebook and regulation; where the result is not that of the law in force, what makes the difference.";
    in_force: "当前", "in force";
    same_result: "结果相同", "the same result";
    left_open: "未定", "left open";
    unmeetable_cost: "无法履行的摸子", "a touch that cannot be met";
    not_seen: "未见条文", "no text seen";
    seen: "没有另作规定", "nothing set apart";
    unseen_here: "这里未见条文", "no text seen here";
    unseen_in_force: "当前规则未见条文", "no text seen in the law in force";
    difference: "不同在", "Differs in";
    theme_system: "外观随系统", "Theme of the system";
    theme_light: "浅色", "Light";
    theme_dark: "深色", "Dark";
    theme_contrast: "高对比度", "High contrast";
    pieces_wood: "木质棋子", "Wooden pieces";
    pieces_flat: "平面棋子", "Flat pieces";
    command_tour: "入门介绍", "Short tour";
    command_copy_board: "复制棋盘图", "Copy the board's picture";
    command_save_board_png: "棋盘图存为 PNG…", "Save the board as PNG…";
    command_save_board_svg: "棋盘图存为 SVG…", "Save the board as SVG…";
    command_print_style: "棋盘图用黑白样式", "Board's picture in black and white";
    picture_unwritten: "棋盘图没有保存", "The board's picture was not written";
    tour_skip: "跳过", "Skip";
    tour_next: "下一步", "Next";
    tour_done: "开始使用", "Start";
    tour_case: "这是一个真实的例子", "This is a real case";
    tour_case_text: "2015 年吉林省赛：黑方被将军，却摸了红马。每次打开程序，都可以从“文件 → 新建”开始自己的报告。",
        "Jilin, 2015: Black, in check, touched the red horse. \"File → New\" begins a report of your own.";
    tour_report: "一份报告的样子", "How a report looks";
    tour_report_text: "现在打开的就是一份报告：棋盘、经过、裁决从左到右排开。“文件 → 新建”开始另一份报告。",
        "What is open now is a report: board, events and ruling from left to right. File → New begins another one.";
    tour_board: "棋盘就是记录", "The board records";
    tour_board_text: "点一下棋子就是摸触，拖动就是拿起并离手，右键是其余的动作。左上方切换摆局面、看棋谱、记事件。",
        "A click is a touch, a drag lifts and releases, the right button has the rest. Set up, replay or record by the switch above.";
    tour_timeline: "经过一行一行", "What happened, row by row";
    tour_timeline_text: "每件事一行：点选后可以写时间和备注，拖动可以调整次序。下面是陈述和图片。",
        "One row an event: choose it to write its time and a note, drag it to another place. Statements and pictures are below.";
    tour_verdict: "裁决和理由", "The ruling and its reasons";
    tour_verdict_text: "结果、现在该做什么、每一步的条文，都在这里。“宣读裁决”用整个屏幕显示要念的话。",
        "The result, what to do now, and the clause of each step. \"Read out the ruling\" fills the screen with the words to say.";
    tour_commands: "找不到就按 Ctrl+K", "Lost? Press Ctrl+K";
    tour_commands_text: "所有命令都能按名称找到，中文英文都行。按 F1 看快捷键。什么都可以撤销。",
        "Every command is found by its name, in English or Chinese. F1 shows the keys. Everything can be undone.";

    event_unnamed: "填写赛事名称", "Name the event";
    event_name: "赛事", "Event";
    place: "地点", "Place";
    date: "日期", "Date";
    round: "轮次", "Round";
    table: "台次", "Table";
    name: "姓名", "Name";
    team: "单位", "Team";
    not_saved: "● 未保存", "● not saved";
    not_filled_in: "未填", "—";

    regulation: "规程", "Regulation";
    regulation_none: "没有规程", "None";
    regulation_none_long: "没有自己的规程", "No regulation of its own";
    regulation_sets: "它规定", "What it sets";
    regulation_sets_nothing: "没有另作规定", "It sets nothing";
    regulation_new: "填写规程…", "Fill in a regulation…";
    regulation_edit: "修改规程…", "Edit the regulation…";
    regulation_load: "从文件载入规程…", "Load a regulation…";
    rulebook_load: "从文件载入规则…", "Load a rulebook…";
    reading_load: "从文件载入解释…", "Load a reading…";
    regulation_save: "把规程存为文件…", "Save the regulation to a file…";
    regulation_form: "本次赛事的规程", "The event's regulation";
    regulation_form_text: "没有改动的各项依照规则书；写下的各项先于规则书和解释。",
        "What is not set here is as the rulebook has it; what is set goes before rulebook and reading.";
    regulation_name_lacking: "给规程写一个名称", "Give the regulation a name";
    as_rulebook: "依照规则书", "As the rulebook";
    clause_number: "条号", "Clause";
    law_name: "名称", "Name";
    edition: "版本或日期", "Edition or date";
    standing: "性质", "Standing";
    regulation_fill: "用作本次赛事的规程", "Use for this event";
    fouls_from_report: "从本局先前的报告取…", "Take from an earlier report of this game…";
    enter_fouls: "记入犯规表", "Enter in the foul sheet";
    fouls_entered: "已记入犯规表", "Entered in the foul sheet";
    of_this_incident: "本次裁决", "this ruling";
    counts: "犯规累计", "Fouls counted";
    level: "级别", "Level";
    scope: "范围", "Scope";
    category: "组别", "Category";
    rulebook: "规则", "Rulebook";
    reading: "解释", "Reading";
    round_and_table: "轮次 · 台次", "Round";
    prior_breaches: "此前违规", "Fouls before";
    prior_explained: "本局此前违反行棋规定的次数，按级别累计。",
        "Breaches of the movement rules earlier in this game; the level says how many lose.";

    act_touch: "摸触", "touch";
    act_lift: "拿起", "lift";
    act_put_back: "放回", "putting back";
    act_release: "离手", "release";
    act_brush: "误碰", "brush";
    act_adjust: "摆正", "adjusting";
    act_words: "记事", "note";
    act_event: "事件", "event";
    change_remove: "删除一行", "removing a row";
    change_move: "移动一行", "moving a row";
    change_event: "赛事", "the event";
    change_player: "棋手", "a player";

    board_hint: "点棋子：摸触　拖动：离手　右键：更多",
        "Click: touch · drag: release · right click: more";
    touch: "摸触", "Touched";
    touch_together: "与前一子同时摸触", "Touched at once with the last";
    lift: "拿起", "Lifted";
    put_back: "放回", "Put back";
    release_here: "离手于此", "Released here";
    brush: "误碰", "Brushed by accident";
    adjust_with: "摆正（已征得同意）", "Adjusted after asking";
    adjust_without: "摆正（未征得同意）", "Adjusted without asking";
    suicide_if_taken: "吃则自杀", "suicide if taken";
    suicide_if_moved: "走则自杀", "suicide if moved";
    suicide_released: "自杀", "suicide";
    legend_touched: "摸触", "touched";
    legend_allowed: "可走", "allowed";
    legend_answers: "应将", "answers";
    legend_suicide: "自杀", "suicide";
    note_hint: "在这里写备注……", "Write a note here…";
    when_hint: "时间，如 14:05", "Time, such as 14:05";
    legend_moved: "走子", "move played";
    legend_attack: "攻击线", "attack";

    mode_set_up: "摆局面", "Set up";
    mode_record: "记事件", "Record";
    set_up_hint: "摆局面：点选棋子再点棋盘，或拖动；右键去子",
        "Setting up: pick a piece and click the board, or drag; right click removes";
    put_tool_down: "放下手中的棋子", "Put the piece down";
    palette: "棋子盒（余数）", "Pieces (left in the box)";
    palette_hint: "点选棋子，再点棋盘；也可拖过去。", "Pick a piece, then click the board; or drag it there.";
    eraser: "去子：点棋盘上的棋子", "Remove: click pieces on the board";
    eraser_short: "去子", "Remove";
    erasing: "点棋子即去掉；Esc 结束", "Click pieces to remove them; Esc ends";
    side_to_move: "走棋方", "Side to move";
    turn_unknown: "还没有选定", "Not chosen yet";
    whole_board: "整盘", "Whole board";
    clear_board: "清空棋盘", "Clear the board";
    start_position: "开局局面", "Start of a game";
    mirror: "左右对调", "Mirror";
    swap_colours: "红黑对调", "Swap colours";
    fen: "局面文字（FEN）", "Position text (FEN)";
    fen_unchanged: "棋盘没有变；改好后自动采用。", "The board is unchanged until the text can be read.";
    copy_fen: "复制局面文字", "Copy the text";
    faults: "局面检查", "Check of the position";
    no_faults: "没有问题", "Nothing wrong";
    text_not_read: "局面文字读不懂；盘上仍是原来的局面", "The text cannot be read; the board is as before";
    faults_forbid: "须先改正，否则不能裁决", "To be put right before a ruling";
    faults_doubt: "请核对；不妨碍裁决", "To be checked; a ruling is given all the same";
    faults_timeline: "经过与局面不符", "The timeline does not fit";
    change_place: "放子", "placing a piece";
    change_take_off: "去子", "removing a piece";
    change_carry: "移子", "moving a piece";
    change_fen: "局面文字", "the position text";
    change_drop_moves: "改局面（着法不再保留）", "changing the position (moves dropped)";

    mode_replay: "看棋谱", "Game";
    replay_hint: "点棋子，再点落点：记下一着", "Click a piece, then where it went: the next move";
    moves: "着法", "Moves";
    no_moves: "还没有着法。在棋盘上走，或在下面写；也可以导入棋谱文件，或按 Ctrl+V 粘贴。",
        "No moves yet. Play them on the board or write them below; or import a record, or paste one with Ctrl+V.";
    red_column: "红方", "Red";
    black_column: "黑方", "Black";
    irregular: "异常", "irregular";
    check_sign: "将", "+";
    first_move: "回到起始局面", "To the start";
    previous_move: "前一着", "Previous move";
    next_move: "后一着", "Next move";
    last_move: "到最后一着", "To the last move";
    incident_here: "事件发生在此", "The incident happened here";
    incident_is_here: "事件就在这里", "The incident is here";
    copy_moves: "复制着法", "Copy the moves";
    misfit: "经过与这里不符", "The timeline does not fit here";
    misfit_kept: "经过一行也没有改动；请核对，或撤销。", "No row was changed; check them, or undo.";
    entry: "写着法", "Write moves";
    entry_hint: "如：炮二平五", "such as C2=5";
    enter_moves: "记下", "Enter";
    meant: "是不是：", "Perhaps:";
    keys_show: "字键", "Keys";
    keys_away: "收起字键", "Hide the keys";
    erase: "退一字", "Erase";
    confirm_irregular: "照实记入", "Enter as played";
    confirm_title: "这样记吗？", "Enter this?";
    irregular_kept: "不合规则的着法也照实记录，不会被拒绝。", "An irregular move is recorded as it was played, never refused.";
    insert_here: "插在这里，其后不变", "Put in here, keep the rest";
    correct_next: "换掉下一着，其后不变", "In place of the next move, keep the rest";
    remove_shown: "删去这一着", "Remove this move";
    change_moves: "记着法", "entering moves";
    change_correct: "改着法", "changing moves";
    change_moves_removed: "删着法", "removing moves";
    change_incident: "事件的位置", "the place of the incident";
    change_import: "导入棋谱", "importing a record";

    timeline: "经过", "What happened";
    timeline_empty: "在棋盘上点被摸的棋子。", "Click the piece that was touched.";
    row_up: "上移", "Move up";
    row_down: "下移", "Move down";
    row_remove: "删除", "Remove";
    exhibits: "证据", "Exhibits";
    exhibits_empty: "用右上的加号选图片，或拖入窗口，或按 Ctrl+V 粘贴。",
        "Choose pictures with the plus sign, drop them on the window, or paste with Ctrl+V.";
    command_attach: "添加图片…", "Add pictures…";
    command_attach_by_path: "按路径添加图片…", "Add a picture by path…";
    command_draw_board: "把现在的棋盘存为图片", "Add a picture of this board";
    picture_files: "图片", "Pictures";
    picture_loading: "读取中", "loading";
    picture_damaged: "无法显示", "damaged";
    picture_smaller: "图片缩小", "Zoom out";
    picture_larger: "图片放大", "Zoom in";
    picture_fit: "适合窗口", "Fit";
    picture_natural: "原大 100 %", "100 %";
    picture_turn_left: "左转", "Turn left";
    picture_turn_right: "右转", "Turn right";
    picture_original: "看原图", "Original";
    picture_is_original: "现在看的是原图：没有旋转、裁剪和标注。", "This is the original: not turned, cropped or marked.";
    picture_canvas: "图片：拖动或用工具标注", "Picture: drag, or mark with a tool";
    tool_hand: "移动", "Move";
    tool_crop: "裁剪", "Crop";
    tool_arrow: "箭头", "Arrow";
    tool_ring: "圆圈", "Ring";
    tool_frame: "方框", "Box";
    tool_label: "文字", "Text";
    hint_hand: "滚轮或加减号缩放，拖动移动图片；点标注选中，拖动或方向键移动它，Delete 删除。",
        "Wheel or + and − zoom, dragging moves the picture. Click a mark to choose it; drag it or use the arrow keys, Delete removes it.";
    hint_crop: "拖出要显示的部分。按回车：留下现在看到的部分。原图不变。",
        "Drag over the part to show. Enter keeps what is seen now. The original is unchanged.";
    hint_arrow: "从箭尾拖到箭头。按回车：在中间放一个，再用方向键移动。",
        "Drag from tail to tip. Enter puts one in the middle, to be moved with the arrow keys.";
    hint_ring: "拖过要圈出的地方。按回车：在中间放一个，再用方向键移动。",
        "Drag over what to point out. Enter puts one in the middle, to be moved with the arrow keys.";
    hint_label: "点要写字的地方，再在右边写。按回车：写在中间。",
        "Click where the words go, then write at the right. Enter puts them in the middle.";
    marks: "标注", "Marks";
    mark_remove: "删除标注", "Delete mark";
    mark_words: "标注文字", "Words of the mark";
    mark_here: "此处", "here";
    crop_reset: "显示全图", "Whole picture";
    change_turn: "旋转图片", "turning a picture";
    change_crop: "裁剪图片", "cropping a picture";
    change_mark: "添加标注", "adding a mark";
    change_mark_move: "移动标注", "moving a mark";
    change_mark_words: "标注文字", "the words of a mark";
    change_unmark: "删除标注", "deleting a mark";
    picture_next: "后一张", "Next picture";
    picture_previous: "前一张", "Previous picture";
    picture_kind: "类型", "Kind";
    picture_size: "像素", "Pixels";
    caption: "图片说明", "Caption";
    file_name: "文件名", "File name";
    copy_digest: "复制", "Copy";
    digest_explained: "原图字节的指纹；图片原样保存，一字节不改。",
        "Fingerprint of the original bytes, which are kept as they came.";
    own_law_refused: "有自备规则没有采用", "Some of your own law is not used";
    pictures_refused: "有图片没有加入", "Some pictures were not added";
    change_exhibit_add: "添加图片", "adding pictures";
    change_exhibit_remove: "移除图片", "removing a picture";
    change_exhibit_move: "移动图片", "moving a picture";
    change_exhibit_caption: "图片说明", "a caption";
    statements: "陈述", "Statements";
    remarks: "说明", "Remarks";

    cannot_rule: "还不能裁决", "No ruling yet";
    now: "现在做什么", "What to do now";
    reasons: "理由", "Reasons";
    clause: "条文", "Clause";
    show_clause: "看条文", "Show the clause";
    readings_agree: "各种解释结果相同", "Every reading gives the same";
    readings_differ: "换一种解释", "Other readings";
    caveats: "须注意", "Caveats";
    alternatives: "条文未定：各种结果", "Undecided: what follows from each answer";
    branches_agree: "结果相同，依据未定", "The same result on different grounds";
    rulings_given: "已作的裁决与意见", "Rulings and opinions given";

    own_words: "以上为本程序的释义，不是规则原文。", "Our own words, not the rulebook's wording.";
    source: "出处：", "Source:";

    recover_title: "上次没有正常关闭，有未保存的内容", "Unsaved work was left behind";
    recover: "恢复", "Take it over";
    recover_discard: "丢弃", "Discard it";
    recover_later: "以后再说", "Not now";
    recent: "最近打开", "Recent";

    close: "关闭", "Close";
    cancel: "取消", "Cancel";
    open: "打开", "Open";
    save_first: "保存", "Save";
    discard: "不保存", "Don't save";
    unsaved_title: "还有改动没有保存", "There are unsaved changes";
    unsaved_text: "不保存，这些改动就没有了。", "Without saving, they will be lost.";
    cannot_open: "打不开", "Cannot open";
    cannot_save: "没有保存", "Not saved";
    save_elsewhere: "另存到别处…", "Save elsewhere…";
    not_now: "盘上不是现在的局面。先回到现在再记，还是插入到这里？",
        "The board shows an earlier moment. Go back to now, or insert what you did here?";
    insert_at_moment: "插入到这里", "Insert here";
    leave_draft: "填写的内容还没有记下", "What you filled in is not recorded";
    leave_draft_text: "离开就没有了。", "Leaving loses it.";
    keep_writing: "继续填写", "Keep writing";
    discard_draft: "放弃", "Discard it";
    sign: "签署裁决", "Record the ruling";
    command_sign: "签署裁决…", "Record the ruling…";
    command_add_event: "记一件事…", "Add an event…";
    command_edit_selected: "修改所选的一行…", "Edit the selected row…";
    change_edit: "修改一行", "editing a row";
    change_arbiters: "裁判", "the arbiters";
    change_statement: "陈述", "a statement";
    change_sign: "签署裁决", "recording the ruling";
    change_found: "认定事实", "the finding of facts";
    verdict_of_incident: "事件局面的裁决", "The ruling on the incident, not on the position shown";
    by_whom_lacking: "写明由谁裁决，才能写入报告", "Say who gives the ruling before it is recorded";
    rulebook_sets_none: "规则书未见条文", "No clause of the rulebook seen";
    remove_shown_short: "删这一着", "Delete move";
    remove_shown_hint: "删去这一着，其后各着不变；可以撤销", "Removes this move and keeps the rest; undo brings it back";
    comment: "评注", "Comment";
    comment_write: "写评注", "Write a comment";
    comment_hint: "棋谱里的话；文书不印", "What the record says here; not printed";
    comment_before: "第一着以前有评注", "Comment before move 1";
    change_comment: "评注", "a comment";
    signed_noted: "已写入报告，列在“已作的裁决”中", "Recorded: it stands among the rulings given";
    find_so: "认定如此", "Find it so";
    nothing_recorded: "尚未记事件", "Nothing recorded yet";
    nothing_recorded_hint: "在棋盘上点被摸的棋子，或把走出的棋子拖到落点；计时、提议等用时间线上方的按钮。记下以后，这里就有裁决。", "On the board, click the piece that was touched, or drag the piece that was moved; clocks and claims are above the timeline. The ruling then stands here.";
    change_remarks: "说明", "the remarks";

    add_event: "＋ 事件", "+ Event";
    row_edit: "修改", "Edit";
    who: "谁", "Who";
    what: "做了什么", "What";
    squares: "位置", "Squares";
    words: "文字", "Words";
    time: "时间", "Time";
    note: "备注", "Note";
    certainty: "认定", "Finding";
    established: "已认定", "Established";
    disputed: "有争议", "Disputed";
    disputed_by: "谁有异议", "Disputed by";
    time_now: "现在", "Now";
    pick_on_board: "在棋盘上点", "Click on the board";
    picking_hint: "请点棋盘上的棋子；离手则把棋子拖到落点。", "Click the piece on the board; for a release, drag it to where it was put.";
    picking_several: "逐一点棋盘上碰乱的棋子，点完按“选好了”。", "Click every piece that was knocked over, then \"Done\".";
    picking_done: "选好了", "Done";
    add: "记下", "Add";
    accept: "修改", "Change";
    words_lacking: "写下发生了什么", "Write down what happened";
    parties_lacking: "选出谁有异议", "Choose who disputes it";
    group_hand: "手", "Hand";
    group_board: "棋盘", "Board";
    group_clock: "钟与时间", "Clock";
    group_claims: "提出", "Claims";
    group_end: "和棋认输", "Draws, end";
    group_words: "其他", "Other";
    kind_place: "落子未离手", "Put down, hand on it";
    kind_announced: "摆正（只声明）", "Adjusted, announced only";
    kind_disturb: "碰乱", "Knocked over";
    kind_restore: "恢复局面", "Restored";
    kind_take_back: "悔棋", "Took a move back";
    kind_press: "按钟", "Pressed the clock";
    kind_stop: "停钟", "Stopped the clocks";
    kind_flag: "超时", "Out of time";
    kind_late: "迟到", "Late";
    kind_irregular: "走法违例", "Irregular move";
    kind_facing: "将帅照面", "Generals facing";
    kind_natural: "自然限着", "Natural limit";
    kind_no_chances: "双方无胜望", "Neither can win";
    kind_repetition: "循环反复", "Repetition";
    kind_time: "对方超时", "Opponent out of time";
    kind_claim_other: "其他主张", "Something else";
    kind_offer: "提和", "Offered a draw";
    kind_agree: "同意和棋", "Agreed to a draw";
    kind_declare: "判和", "Declared a draw";
    kind_resign: "认输", "Resigned";
    minutes: "分钟", "Minutes";
    ply: "第几着", "Move number";
    ply_hint: "双方合计，从 1 数起", "both sides' moves counted, from 1";
    choose_ply: "从棋谱选…", "Choose from the game…";
    no_such_ply: "棋谱里没有这一着", "The game has no such move";
    draw_ground: "和棋依据", "Ground";
    clock_running: "谁的钟在走", "Clock of";
    clock_unknown: "不详", "Not known";
    clock_left: "剩余时间", "Time left";
    clock_hint: "分:秒", "mm:ss";
    basis: "依据", "Rests on";
    order: "先后", "Order";
    order_agreed: "在上一行之后", "After the row above";
    order_disputed: "先后有争议", "Order disputed";
    order_disputed_long: "与上一行的先后有争议", "Disputed whether before or after the row above";
    minutes_lacking: "写明几分钟", "How many minutes?";
    ply_lacking: "写明第几着", "Which move?";
    ground_lacking: "写明和棋的依据", "On what ground is it drawn?";
    any_squares_lacking: "写出碰乱的棋子的位置，例如 e3 e6", "The squares of the pieces, such as e3 e6";
    quick_more: "提出 ▼", "Claim ▼";
    quick_clock: "钟 ▼", "Clock ▼";
    kind_touch: "摸触", "Touched";
    kind_touch_both: "同时摸触两子", "Touched two at once";
    kind_release: "离手", "Released";
    kind_words: "其他（文字）", "Other, in words";
    arbiter_stops: "停钟，听双方陈述", "Stopped the clocks and heard both players";
    arbiter_checks: "对照双方记录核对局面", "Checked the board against both score sheets";
    arbiter_restores: "恢复局面", "Restored the position";
    arbiter_announces: "宣布裁决，开钟继续", "Announced the ruling and restarted the clock";

    arbiters: "裁判", "Arbiters";
    add_chief: "＋ 裁判长", "+ Chief arbiter";
    add_arbiter: "＋ 裁判员", "+ Arbiter";
    add_appeals: "＋ 仲裁委员", "+ Appeals committee";
    remove: "删除", "Remove";
    moment: "时刻", "When";
    foul_sheet: "犯规记录", "Foul sheet";
    foul_explained: "几次判负由规则书和规程决定；没有限数的犯规照记，不累计到判负。",
        "Rulebook and regulation say how many lose; fouls without a limit are recorded and do not lose.";
    add_statement: "＋ 陈述", "+ Statement";
    statement_hint: "用本人的话写下", "In his own words";
    remarks_hint: "局面从何而来，还有什么不清楚", "Where the position comes from, what is not known";

    ruling_form: "签署裁决", "Record the ruling";
    ruling_kept: "裁决写入报告后不能修改或删除，只能再作一次新的裁决。",
        "Once recorded, a ruling is never changed or removed; a later one can be added.";
    stage: "阶段", "Stage";
    by_whom: "裁决人", "By";
    when: "时间", "When";
    under: "依据的规则", "Under";
    result: "结果", "Result";
    against: "被罚方", "Against";
    ground: "条款", "Clauses";
    duty: "义务", "Duty";
    signature: "签名", "Signed";
    ruling_words: "裁决书文字", "Words";
    confirm_sign: "写入报告", "Record";
    same_as_today: "与今日的裁决一致", "The same as today's ruling";
    not_as_today: "与今日的裁决不同", "Not the same as today's ruling";
    scenarios: "有争议：各种认定的结果", "Disputed: what follows from each finding";

    file_notes: "关于这份文件", "About this file";

    command_archive: "档案室", "Archive";
    archive_back: "返回裁判台", "Back to the desk";
    archive_choose: "选择文件夹…", "Choose a folder…";
    archive_change: "换文件夹…", "Another folder…";
    archive_type: "输入文件夹路径…", "Type the folder's path…";
    archive_of_report: "打开当前报告所在的文件夹", "Open the folder of the current report";
    archive_teaches: "选一个存放报告的文件夹，这里就列出其中的每一份报告。",
        "Choose a folder of reports, and every report in it is listed here.";
    archive_teaches_search: "按赛事、姓名、条文、陈述里的任何几个字查找；按状态、情形、结果筛选。",
        "Find them by any few letters of event, name, clause or statement; filter by state, kind and result.";
    archive_teaches_review: "把全部裁决按今日的规则再裁一遍，看哪些结果会不同。",
        "Rule on all of them again by today's rules, and see which come out otherwise.";
    archive_teaches_safe: "文件夹可以是共享的：别人增改文件，这里几秒内就会更新；这里从不改动文件。",
        "The folder may be shared: what others add or change shows up within seconds; nothing is changed from here.";
    archive_nothing: "这个文件夹里还没有报告", "There are no reports in this folder yet";
    archive_nothing_hint: "报告是以 .ron 结尾的文件。把报告保存到这个文件夹，它就会出现在这里。",
        "Reports are files that end in .ron. Save a report into this folder, and it appears here.";
    archive_none_found: "没有符合的报告", "No report fits";
    archive_none_hint: "少写几个字，或清除筛选。", "Type fewer letters, or clear the filters.";
    archive_lost: "这个文件夹打不开", "This folder cannot be opened";
    archive_lost_hint: "它可能被移走、改名，或所在的磁盘没有接上。选另一个文件夹，或接上后再试。",
        "It may have been moved or renamed, or its drive is not connected. Choose another folder, or connect it and try again.";
    archive_again: "再试一次", "Try again";
    archive_search: "查找任何文字的一部分", "Any part of any word";
    archive_kinds: "情形", "Kinds";
    archive_all_kinds: "全部情形", "Every kind";
    archive_no_result: "未裁决", "no result yet";
    archive_damaged: "读不出来", "unreadable";
    archive_clear: "清除筛选", "Clear the filters";
    archive_stop: "停止", "Stop";
    archive_reading: "正在读这个文件夹", "Reading this folder";
    archive_seal_broken: "封存不符", "seal broken";
    archive_go_on: "继续", "Go on";
    archive_stopped: "没有读完。", "Stopped before the end.";
    archive_save: "存为 CSV", "Save as CSV";
    archive_save_reports: "汇总表存为 CSV…", "Save the summary as CSV…";
    archive_save_fouls: "犯规统计存为 CSV…", "Save the foul totals as CSV…";
    archive_unwritten: "没有写成", "Not written";
    archive_review: "再裁一遍", "Rule again";
    archive_review_hint: "把列出的每份报告按今日的规则再裁一遍，与当时的裁决比较。",
        "Rules on every report listed by today's rules, and compares with the rulings given.";
    archive_to_list: "返回列表", "Back to the list";
    archive_then: "当时", "Then";
    archive_now: "今日", "Today";
    archive_why: "原因", "Why";
    archive_players: "棋手", "Players";
    archive_kind: "情形", "Kind";
    archive_state: "状态", "State";
    archive_seals: "封存", "Seals";
    archive_words: "裁决", "Ruling";
    archive_copies: "相似的文件", "Files like it";
    archive_file: "文件", "File";
    archive_current: "裁判台上的报告", "The report on the desk";
    archive_copy_same: "副本（内容相同）", "copy (the same)";
    archive_copy_other: "冲突副本", "conflicting copy";
    archive_cannot_read: "读不出来", "Cannot be read";
    archive_untouched: "这里不会改动它。", "It is left as it is.";
    archive_choose_one: "在列表里选一份报告，这里显示它的要点。", "Choose a report in the list to see what matters of it.";
}
