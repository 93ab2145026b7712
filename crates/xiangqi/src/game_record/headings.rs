//! The words before a colon in lists of moves, and the tags they stand for.

/// Names as web pages and programs write them, without blanks, in simplified characters and lower case. The first of a
/// tag is the one that is written.
const NAMES: [(&str, &str); 113] = [
    ("标题", "Title"),
    ("棋谱标题", "Title"),
    ("棋局名称", "Title"),
    ("棋谱名称", "Title"),
    ("对局名称", "Title"),
    ("名称", "Title"),
    ("赛事", "Event"),
    ("比赛", "Event"),
    ("赛事名称", "Event"),
    ("比赛名称", "Event"),
    ("giảiđấu", "Event"),
    ("giải", "Event"),
    ("地点", "Site"),
    ("比赛地点", "Site"),
    ("对局地点", "Site"),
    ("赛场", "Site"),
    ("place", "Site"),
    ("日期", "Date"),
    ("比赛日期", "Date"),
    ("对局日期", "Date"),
    ("比赛时间", "Date"),
    ("对局时间", "Date"),
    ("时间", "Date"),
    ("ngày", "Date"),
    ("轮次", "Round"),
    ("比赛轮次", "Round"),
    ("轮", "Round"),
    ("vòng", "Round"),
    ("台次", "Table"),
    ("台号", "Table"),
    ("桌号", "Table"),
    ("board", "Table"),
    ("组别", "Group"),
    ("红方", "Red"),
    ("红棋", "Red"),
    ("红", "Red"),
    ("执红", "Red"),
    ("先手", "Red"),
    ("先手方", "Red"),
    ("红方棋手", "Red"),
    ("white", "Red"),
    ("đỏ", "Red"),
    ("bênđỏ", "Red"),
    ("tiên", "Red"),
    ("红方姓名", "RedName"),
    ("红方团体", "RedTeam"),
    ("红方单位", "RedTeam"),
    ("红方代表队", "RedTeam"),
    ("红方队伍", "RedTeam"),
    ("红队", "RedTeam"),
    ("红方等级分", "RedElo"),
    ("红方积分", "RedElo"),
    ("红方用时", "RedTime"),
    ("红方耗时", "RedTime"),
    ("红用时", "RedTime"),
    ("红方时间", "RedTime"),
    ("黑方", "Black"),
    ("黑棋", "Black"),
    ("黑", "Black"),
    ("执黑", "Black"),
    ("后手", "Black"),
    ("后手方", "Black"),
    ("黑方棋手", "Black"),
    ("đen", "Black"),
    ("bênđen", "Black"),
    ("hậu", "Black"),
    ("黑方姓名", "BlackName"),
    ("黑方团体", "BlackTeam"),
    ("黑方单位", "BlackTeam"),
    ("黑方代表队", "BlackTeam"),
    ("黑方队伍", "BlackTeam"),
    ("黑队", "BlackTeam"),
    ("黑方等级分", "BlackElo"),
    ("黑方积分", "BlackElo"),
    ("黑方用时", "BlackTime"),
    ("黑方耗时", "BlackTime"),
    ("黑用时", "BlackTime"),
    ("黑方时间", "BlackTime"),
    ("结果", "Result"),
    ("比赛结果", "Result"),
    ("对局结果", "Result"),
    ("棋局结果", "Result"),
    ("胜负", "Result"),
    ("kếtquả", "Result"),
    ("布局", "Opening"),
    ("开局", "Opening"),
    ("布局名称", "Opening"),
    ("变例", "Variation"),
    ("eco", "ECCO"),
    ("分类", "Category"),
    ("棋谱分类", "Category"),
    ("类别", "Category"),
    ("类型", "Category"),
    ("棋谱类型", "Category"),
    ("记时规则", "TimeControl"),
    ("计时规则", "TimeControl"),
    ("时间规则", "TimeControl"),
    ("用时规则", "TimeControl"),
    ("比赛用时", "TimeControl"),
    ("局时", "TimeControl"),
    ("耗时", "TimeUsed"),
    ("用时", "TimeUsed"),
    ("评注", "Annotator"),
    ("评注者", "Annotator"),
    ("注释者", "Annotator"),
    ("讲评", "Annotator"),
    ("解说", "Annotator"),
    ("作者", "Author"),
    ("棋谱作者", "Author"),
    ("录入", "Author"),
    ("记谱", "Author"),
    ("来源", "Source"),
    ("出处", "Source"),
];

/// Words before the moves that say no more than that moves follow.
const MOVES_FOLLOW: [&str; 12] = [
    "着法",
    "棋谱",
    "招法",
    "走法",
    "弈法",
    "最新弈法",
    "对局着法",
    "主变",
    "主线",
    "全局着法",
    "moves",
    "棋谱着法",
];

/// The tag of a name.
pub(super) fn tag_of(name: &str) -> Option<&'static str> {
    let name = plain(name);
    NAMES.iter().find(|(known, tag)| *known == name || tag.eq_ignore_ascii_case(&name)).map(|(_, tag)| *tag)
}

/// The name written for a tag in Chinese.
pub(super) fn name_of(tag: &str) -> Option<&'static str> {
    NAMES.iter().find(|(_, known)| *known == tag).map(|(name, _)| *name)
}

/// Whether a line says no more than that moves follow: by a word for them, or as the head of their columns.
pub(super) fn moves_follow(line: &str) -> bool {
    let line = line.trim().trim_end_matches([':', '：']);
    let column = |word: &str| matches!(tag_of(word), Some("Red" | "Black")) || COLUMNS.contains(&word);
    MOVES_FOLLOW.contains(&plain(line).as_str())
        || line == "position startpos moves"
        || line.split(is_separator).filter(|word| !word.is_empty()).all(column)
}

/// Heads of columns beside those of the players.
const COLUMNS: [&str; 6] = ["回合", "序号", "步数", "着法", "#", "No."];

/// A name without blanks and brackets, in simplified characters and lower case.
fn plain(name: &str) -> String {
    let bracket = |character: char| "【】[]〖〗《》".contains(character);
    let kept = name.chars().filter(|&character| !character.is_whitespace() && !bracket(character));
    kept.flat_map(char::to_lowercase).map(simplified).collect()
}

const fn simplified(character: char) -> char {
    match character {
        '標' => '标',
        '題' => '题',
        '賽' => '赛',
        '紅' => '红',
        '黒' => '黑',
        '點' => '点',
        '輪' => '轮',
        '結' => '结',
        '勝' => '胜',
        '負' => '负',
        '時' => '时',
        '間' => '间',
        '規' => '规',
        '則' => '则',
        '場' => '场',
        '對' => '对',
        '開' => '开',
        '佈' => '布',
        '類' => '类',
        '別' => '别',
        '後' => '后',
        '執' => '执',
        '隊' => '队',
        '團' => '团',
        '體' => '体',
        '單' => '单',
        '級' => '级',
        '積' => '积',
        '記' => '记',
        '計' => '计',
        '評' => '评',
        '註' => '注',
        '釋' => '释',
        '講' => '讲',
        '說' => '说',
        '録' => '录',
        '錄' => '录',
        '來' => '来',
        '處' => '处',
        '變' => '变',
        '線' => '线',
        '譜' => '谱',
        '著' | '步' => '着',
        '組' => '组',
        '稱' => '称',
        '號' => '号',
        other => other,
    }
}

/// At most so many colons of a line are looked at.
const MOST_COLONS: usize = 16;

/// What a line says by names before colons, in order; empty where it begins with no known name.
///
/// Several can stand on a line: `红方：甲　黑方：乙`. A name can stand in brackets instead: `【红方】甲`.
pub(super) fn headings(line: &str) -> Vec<(&'static str, &str)> {
    let mut found = Vec::new();
    let Some((mut tag, mut value)) = first_name(line) else { return found };
    // A further name begins behind a blank and ends before a colon.
    let mut from = 0;
    let colons = value.match_indices([':', '：']).take(MOST_COLONS);
    let whole = value;
    for (colon, sign) in colons {
        let before = whole.get(from..colon).unwrap_or_default();
        let Some(blank) = before.rfind(is_separator) else { continue };
        let (own, name) = before.split_at_checked(blank).unwrap_or((before, ""));
        if let Some(next) = tag_of(name.trim_start_matches(is_separator)) {
            found.push((tag, own.trim_matches(is_separator)));
            tag = next;
            from = colon + sign.len();
            value = whole.get(from..).unwrap_or_default();
        }
    }
    found.push((tag, value.trim_matches(is_separator)));
    found
}

fn is_separator(character: char) -> bool {
    character.is_whitespace() || ",，;；|、".contains(character)
}

/// The tag of the name a line begins with, and what stands behind it.
fn first_name(line: &str) -> Option<(&'static str, &str)> {
    let line = line.trim_start();
    let (name, value) = match line.strip_prefix(['【', '〖']) {
        Some(rest) => rest.split_once(['】', '〗'])?,
        None => line.split_once([':', '：'])?,
    };
    let value = value.trim_start_matches([':', '：']);
    // A longer text before a colon is no name.
    (name.len() <= 64).then_some(())?;
    Some((tag_of(name)?, value))
}

/// A name that is not known, before a colon, and its value; `None` where the line is rather a sentence.
pub(super) fn unknown_heading(line: &str) -> Option<(&str, &str)> {
    let (name, value) = line.trim().split_once([':', '：'])?;
    let name = name.trim();
    let plain = name.chars().all(|character| character.is_alphanumeric() || character == ' ');
    let short = (1..=10).contains(&name.chars().count()) && name.starts_with(char::is_alphabetic);
    (plain && short && !is_reserved(name) && !value.starts_with("//")).then_some((name, value.trim()))
}

/// Whether a tag of this name is not kept as a tag, since other fields of a game say it, or since it names the format.
pub(super) fn is_reserved(name: &str) -> bool {
    ["FEN", "Result", "Game", "Format", "Setup", "Variant"]
        .iter()
        .any(|known| known.eq_ignore_ascii_case(name))
}
