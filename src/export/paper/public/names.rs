//! The names that stand in fields, however a field holds them.

use pinyin::ToPinyinMulti as _;
use unicode_normalization::char::is_combining_mark;

use super::folding::{Folded, is_han, is_passed_over, simplified};

/// A name of more letters is no name; a field of so many without anything between them is not taken apart.
pub const LONGEST: usize = 64;
/// Of more names than this the Latin spelling is not worked out.
pub const MOST_SPELT: usize = 2_000;
/// Latin names of so many letters or fewer are found only as words of their own: Li, not in Listen.
const SHORT: usize = 3;
/// So many readings of a Chinese character are tried.
const READINGS: usize = 4;

/// Where a name counts as found.
#[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Found {
    /// Wherever its letters stand.
    Anywhere,
    /// As a word of its own.
    Word,
    /// As a word of its own with a capital letter.
    Capital,
}

/// What is looked for in a text, in its folded letters.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Patterns(pub Vec<(String, Found)>);

impl Patterns {
    fn add(&mut self, folded: &str, found: Found) {
        if !folded.is_empty() {
            self.0.push((folded.to_owned(), found));
        }
    }

    fn tidy(&mut self) {
        self.0.sort_unstable();
        // The first of each is the one that finds most.
        self.0.dedup_by(|later, first| later.0 == first.0);
    }
}

/// The names of a report.
#[derive(Clone, Debug, Default)]
pub struct Names {
    /// What is taken out.
    pub whole: Patterns,
    /// What may be left of a name where it is written otherwise.
    pub parts: Patterns,
    /// Chinese surnames and the like: characters that are a name only beside a title.
    pub single: Vec<char>,
    /// Initials, in capitals.
    pub initials: Vec<String>,
    /// Fields, or parts of them, that cannot be taken apart or looked for.
    pub unsearched: Vec<String>,
}

/// Of whom a field speaks.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Of {
    Person,
    Team,
}

impl Names {
    /// The names in these fields, of which each may hold several, with titles before and after them.
    pub fn of<'a>(fields: impl Iterator<Item = (Of, &'a str)>) -> Self {
        let mut names = Self::default();
        let mut spelt = 0;
        for (of, field) in fields {
            let field = &field.chars().map(simplified).collect::<String>();
            names.take_whole(field);
            for chunk in field.split(is_between).filter(|chunk| !chunk.is_empty()) {
                let before = names.whole.0.len();
                names.take_whole(chunk);
                for run in runs(chunk) {
                    let chinese = run.chars().find(|&letter| !is_passed_over(letter)).is_some_and(is_han);
                    if chinese {
                        names.take_chinese(run, of, spelt < MOST_SPELT);
                    } else {
                        names.take_latin(run, of);
                    }
                }
                spelt += usize::from(names.whole.0.len() > before);
            }
        }
        if spelt > MOST_SPELT {
            names.unsearched.push(format!("{spelt} > {MOST_SPELT}"));
        }
        names.whole.tidy();
        names.parts.tidy();
        names.single.sort_unstable();
        names.single.dedup();
        names.initials.sort_unstable();
        names.initials.dedup();
        names
    }

    /// Takes a name as it stands. One that is longer than any name is several, and each of those is taken by itself.
    fn take_whole(&mut self, name: &str) {
        let folded = Folded::of(name);
        let count = folded.letters.iter().filter(|letter| letter.is_letter).count();
        if count < 2 || folded.letters.len() > LONGEST || is_title(&folded.text) {
            return;
        }
        let latin = folded.letters.iter().all(|letter| !letter.is_han);
        let found = if latin && count <= SHORT { Found::Word } else { Found::Anywhere };
        self.whole.add(&folded.text, found);
    }

    fn take_chinese(&mut self, run: &str, of: Of, spell: bool) {
        let parts: Vec<&str> = run.split(is_passed_over).filter(|part| !part.is_empty()).collect();
        let whole: String = parts.concat();
        let mut all: Vec<&str> = vec![&whole];
        all.extend(parts.iter().copied().filter(|part| part.len() < whole.len()));
        for name in all {
            self.take_titled(name, of, spell);
            for both in ['和', '与', '及', '暨', '跟', '同', '代', '对', '胜', '负'] {
                let sides: Vec<&str> = name.split(both).collect();
                if sides.len() > 1 && sides.iter().all(|side| side.chars().count() > 1) {
                    sides.iter().for_each(|side| self.take_titled(side, of, spell));
                }
            }
        }
    }

    /// A Chinese name with the titles that stand right before and after it.
    fn take_titled(&mut self, name: &str, of: Of, spell: bool) {
        let bare = without_titles(name);
        self.take_whole(name);
        self.take_whole(bare);
        let letters: Vec<char> = bare.chars().collect();
        if letters.len() > LONGEST {
            self.unsearched.push(bare.to_owned());
            return;
        }
        let last =
            |count: usize| letters.iter().skip(letters.len().saturating_sub(count)).collect::<String>();
        let first = |count: usize| letters.iter().take(count).collect::<String>();
        if of == Of::Team {
            return;
        }
        match letters.len() {
            0 => {}
            1 | 2 => self.single.extend(&letters),
            3 => {
                self.single.extend(letters.first());
                self.take_whole(&last(2));
                self.add_part(&first(2));
            }
            count => {
                self.single.extend(letters.first());
                for length in [2, 3] {
                    self.add_part(&first(length));
                    if length < count {
                        self.add_part(&last(length));
                    }
                }
            }
        }
        if spell && (2..=4).contains(&letters.len()) {
            self.spell(&letters);
        }
    }

    fn add_part(&mut self, part: &str) {
        let folded = Folded::of(part).text;
        if !is_title(&folded) {
            self.parts.add(&folded, Found::Anywhere);
        }
    }

    /// The Latin spellings of a Chinese name, in both orders, and of the given name alone.
    fn spell(&mut self, letters: &[char]) {
        let spellings: Vec<Vec<String>> = letters.iter().copied().map(syllables).collect();
        if spellings.iter().any(Vec::is_empty) {
            return;
        }
        // A surname of two characters is not told from one of one.
        for of_surname in 1..=2_usize.min(letters.len() - 1) {
            let (surname, given) = spellings.split_at(of_surname);
            let (surnames, givens) = (joined(surname), joined(given));
            for surname in &surnames {
                self.parts.add(surname, Found::Capital);
                for given in &givens {
                    self.whole.add(&format!("{surname}{given}"), Found::Word);
                    self.whole.add(&format!("{given}{surname}"), Found::Word);
                }
            }
            for given_name in &givens {
                if given.len() > 1 {
                    self.whole.add(given_name, Found::Word);
                } else {
                    self.parts.add(given_name, Found::Capital);
                }
            }
        }
        let first_letters = spellings.iter().filter_map(|one| one.first()?.chars().next());
        self.initials.push(first_letters.flat_map(char::to_uppercase).collect());
    }

    /// A name in letters: the words in their order and the other way round, and each by itself.
    fn take_latin(&mut self, run: &str, of: Of) {
        let words: Vec<&str> = run.split(is_passed_over).filter(|word| !word.is_empty()).collect();
        for name in words.split(|word| AND.contains(&Folded::of(word).text.as_str())) {
            let bare: Vec<&str> =
                name.iter().copied().filter(|word| !is_title(&Folded::of(word).text)).collect();
            if bare.is_empty() {
                // Such as a player called Black: the word is in every other sentence.
                if !name.is_empty() && name.iter().any(|word| SIDES.contains(&Folded::of(word).text.as_str()))
                {
                    self.unsearched.push(name.join(" "));
                }
                continue;
            }
            self.take_whole(&name.concat());
            self.take_whole(&bare.concat());
            for (one, next) in bare.iter().zip(bare.iter().skip(1)) {
                self.take_whole(&format!("{one}{next}"));
                self.take_whole(&format!("{next}{one}"));
            }
            for word in &bare {
                let folded = Folded::of(word);
                let count = folded.letters.len();
                if count > LONGEST {
                    self.unsearched.push((*word).to_owned());
                } else if count > 1 {
                    self.whole.add(&folded.text, Found::Capital);
                    self.parts.add(&folded.text, Found::Word);
                }
            }
            let first_letters = bare.iter().filter_map(|word| word.chars().next());
            if of == Of::Person && bare.len() > 1 {
                self.initials.push(first_letters.flat_map(char::to_uppercase).collect());
            }
        }
    }
}

/// Every way to read the characters together, in small Latin letters.
fn joined(spellings: &[Vec<String>]) -> Vec<String> {
    let mut all = vec![String::new()];
    for one in spellings {
        all = all.iter().flat_map(|begun| one.iter().map(move |next| format!("{begun}{next}"))).collect();
    }
    all
}

/// How a character is read: without tones; ü also as u and v.
fn syllables(letter: char) -> Vec<String> {
    let readings = letter.to_pinyin_multi().into_iter().flatten();
    let mut all: Vec<String> = Vec::new();
    for reading in readings {
        let plain = reading.plain();
        let of_u = Folded::of(&plain.replace('v', "u")).text;
        let mut new = vec![of_u.clone()];
        if plain.contains(['ü', 'v']) {
            new.push(of_u.replace('u', "v"));
        }
        new.retain(|one| !all.contains(one));
        all.extend(new);
    }
    all.truncate(READINGS);
    all
}

/// Whether a character stands between names: whatever is no letter and not within a name either.
fn is_between(letter: char) -> bool {
    let is_line_end =
        matches!(letter, '\n' | '\r' | '\t' | '\u{B}' | '\u{C}' | '\u{85}' | '\u{2028}' | '\u{2029}');
    let is_in_name =
        letter.is_alphabetic() || is_han(letter) || is_combining_mark(letter) || is_passed_over(letter);
    is_line_end || STROKES.contains(&letter) || !is_in_name
}

/// Chinese characters that are no more than a stroke, and are written for the signs they look like: 张三丨李四.
const STROKES: [char; 6] = ['丨', '丶', '丿', '乀', '乁', '亅'];

/// The parts of a field that are in Chinese characters, and those in letters, one after the other.
fn runs(chunk: &str) -> Vec<&str> {
    let mut runs = Vec::new();
    let (mut start, mut before) = (0, None);
    for (at, letter) in chunk.char_indices() {
        if is_passed_over(letter) || is_combining_mark(letter) {
            continue;
        }
        let chinese = is_han(letter);
        if before.is_some_and(|before| before != chinese) {
            runs.extend(chunk.get(start..at));
            start = at;
        }
        before = Some(chinese);
    }
    runs.extend(chunk.get(start..).filter(|_| before.is_some()));
    runs
}

/// Between two names in letters.
const AND: &[&str] = &["and", "und", "et", "y", "e", "i", "vs", "v", "or"];

/// The sides, by which nobody is told.
const SIDES: &[&str] = &["red", "black"];

/// What is said of somebody in Chinese, before or after the name.
const TITLES: &[&str] = &[
    "裁判长",
    "副裁判长",
    "裁判员",
    "裁判",
    "主裁判",
    "主裁",
    "副裁",
    "执行裁判",
    "当值裁判",
    "值场裁判",
    "巡场裁判",
    "分组裁判",
    "国家级",
    "国际级",
    "一级",
    "二级",
    "三级",
    "国家一级",
    "国家二级",
    "国家三级",
    "荣誉",
    "编排长",
    "编排",
    "编排员",
    "记录员",
    "检录员",
    "仲裁委员会",
    "仲裁委员",
    "仲裁员",
    "仲裁组",
    "仲裁",
    "委员会",
    "竞赛委员会",
    "组委会",
    "主任委员",
    "主任",
    "副主任",
    "委员",
    "主席",
    "副主席",
    "秘书长",
    "副秘书长",
    "组长",
    "副组长",
    "领队",
    "教练员",
    "主教练",
    "教练",
    "队长",
    "副队长",
    "队员",
    "运动员",
    "棋手",
    "选手",
    "特级大师",
    "国际特级大师",
    "国际大师",
    "象棋大师",
    "棋协大师",
    "地方大师",
    "大师",
    "冠军",
    "候补",
    "红方",
    "黑方",
    "先手",
    "后手",
    "红队",
    "黑队",
    "执红",
    "执黑",
    "先生",
    "女士",
    "小姐",
    "老师",
    "同志",
    "同学",
    "教授",
    "博士",
    "医生",
    "律师",
    "记者",
    "作者",
    "评论员",
    "签名",
    "签字",
    "署名",
    "姓名",
    "代表",
    "代理人",
    "证人",
    "观众",
    "申诉人",
    "异议人",
    "裁决人",
    "工作人员",
    "志愿者",
    "大会",
];

/// What is said of a team, and names nobody by itself.
const OF_TEAMS: &[&str] = &[
    "代表队",
    "队",
    "俱乐部",
    "棋院",
    "协会",
    "象棋",
    "中国",
    "象棋协会",
    "棋类协会",
    "体育局",
    "联队",
    "象棋队",
];

/// The same in English.
const TITLES_IN_ENGLISH: &[&str] = &[
    "mr",
    "mrs",
    "ms",
    "miss",
    "dr",
    "prof",
    "professor",
    "sir",
    "chief",
    "deputy",
    "head",
    "arbiter",
    "referee",
    "judge",
    "umpire",
    "international",
    "national",
    "grand",
    "grandmaster",
    "master",
    "candidate",
    "gm",
    "coach",
    "captain",
    "leader",
    "manager",
    "player",
    "member",
    "chair",
    "chairman",
    "president",
    "secretary",
    "committee",
    "appeals",
    "witness",
    "team",
    "club",
    "red",
    "black",
];

/// Whether folded letters are only what is said of somebody.
fn is_title(folded: &str) -> bool {
    let english = TITLES_IN_ENGLISH.contains(&folded);
    let is_han = folded.chars().next().is_some_and(is_han);
    english || (is_han && without_titles(folded).is_empty())
}

/// A Chinese name without the titles before and after it.
fn without_titles(name: &str) -> &str {
    let titles = || TITLES.iter().chain(OF_TEAMS);
    let longest =
        |fits: &dyn Fn(&str) -> bool| titles().filter(|title| fits(title)).map(|title| title.len()).max();
    let mut bare = name;
    loop {
        if let Some(length) = longest(&|title| bare.starts_with(title)) {
            bare = bare.get(length..).unwrap_or_default();
        } else if let Some(length) = longest(&|title| bare.ends_with(title)) {
            bare = bare.get(..bare.len() - length).unwrap_or_default();
        } else {
            return bare;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::search::{MASK, Search};
    use super::*;

    fn masked(of: Of, fields: &[&str], text: &str) -> String {
        let names = Names::of(fields.iter().map(|&field| (of, field)));
        Search::new(&names.whole).masked(text)
    }

    fn person(field: &str, text: &str) -> String {
        masked(Of::Person, &[field], text)
    }

    #[test]
    fn a_name_is_found_however_it_is_set() {
        for (name, text) in [
            ("胡荣华", "胡 荣华"),
            ("胡荣华 ", "胡\u{200B}荣\u{A0}华"),
            ("王 某", "王某"),
            ("胡荣华", "胡荣\n华"),
            ("阿不都·热合曼", "阿不都热合曼"),
            ("Smith", "SMITH"),
            ("Smith", "Ｓｍｉｔｈ"),
            ("John Smith", "John\u{A0}Smith"),
            ("John Smith", "john\r\nsmith"),
            ("John Smith", "Smith, John".split(", ").collect::<String>().as_str()),
            ("O'Neil", "O’Neil"),
            ("O’Neil", "ONEIL"),
            ("Đỗ Hà", "Đo\u{302}\u{303} Ha\u{300}"),
            ("Do\u{323}\u{302} Ha\u{300}", "Dộ Hà"),
            ("Đặng", "DANG"),
            ("İlhan", "ILHAN"),
            ("Ilhan", "İlhan"),
            ("Łukasz", "Lukasz"),
            ("Sørensen", "SORENSEN"),
            ("Weiß", "Weiss"),
            ("Weiss", "WEIẞ"),
        ] {
            assert_eq!(person(name, &format!("甲，{text}。")), "甲，×××。", "{name:?} in {text:?}");
        }
    }

    /// Every sign, blank or hidden character, up to the Chinese characters and behind them, stands between two names.
    #[test]
    fn whatever_stands_between_names_is_no_part_of_them() {
        let mut tried = 0;
        for sign in (0..0x3400).chain(0xFE00..=0xFFFF).filter_map(char::from_u32) {
            if sign.is_alphabetic() || is_han(sign) || is_combining_mark(sign) {
                continue;
            }
            tried += 1;
            let field = format!("张三丰{sign}李四光");
            assert_eq!(person(&field, "李四光见张三丰走第2着"), "×××见×××走第2着", "{sign:?}");
        }
        assert!(tried > 4_000, "{tried}");
    }

    #[test]
    fn a_field_may_hold_several_names() {
        for field in [
            "张三、李四",
            "张三（李四）",
            "张三/李四",
            "张三, 李四",
            "张三；李四",
            "张三;李四(2)",
            "张三和李四",
            "张三 李四",
            "张三Zhang San李四",
            "1张三2李四",
            "张三与李四",
            "〔张三〕【李四】",
            "张三\n李四",
            "张三　李四",
            "张三→李四",
            "张三丨李四",
            "张三丶李四",
            "张三丿李四",
            "张三ー李四",
            "张三ㄧ李四",
            "张三x李四",
            "张三代李四",
            "张三对李四",
            "张三胜李四",
        ] {
            assert_eq!(person(field, "李四见张三走第2着"), "×××见×××走第2着", "{field}");
        }
        for field in ["John Smith and Anna Berg", "John Smith / Anna Berg", "John Smith vs Anna Berg"] {
            assert_eq!(person(field, "Anna Berg saw JOHN SMITH."), "××× saw ×××.", "{field}");
        }
    }

    #[test]
    fn titles_are_no_part_of_a_name() {
        for field in [
            "裁判长：张三丰",
            "国家级裁判 张三丰",
            "国家级裁判张三丰",
            "张三丰（裁判长）",
            "张三丰裁判长",
            "副裁判长张三丰",
            "裁判长 张三丰 签名",
            "张三丰老师",
            "张三丰先生",
            "国家一级裁判员：张三丰",
            "象棋特级大师张三丰",
            "主裁判—张三丰",
            "红方棋手张三丰",
        ] {
            assert_eq!(person(field, "裁判长见张三丰来"), "裁判长见×××来", "{field}");
        }
        for field in ["Mr. John Smith", "Chief arbiter: John Smith", "GM John Smith", "John Smith (Referee)"]
        {
            assert_eq!(person(field, "The referee saw john smith."), "The referee saw ×××.", "{field}");
        }
        assert_eq!(person("裁判长", "裁判长说"), "裁判长说");
    }

    #[test]
    fn a_name_in_latin_letters_is_the_same_name() {
        for text in [
            "Hu Ronghua",
            "HU RONGHUA",
            "Hú Rónghuá",
            "Ronghua Hu",
            "Rong-hua Hu",
            "hu rong hua",
            "HuRonghua",
            "Hu Rong'hua",
        ] {
            assert_eq!(person("胡荣华", &format!("({text})")), "(×××)", "{text}");
        }
        for (name, text) in [
            ("胡榮華", "胡荣华"),
            ("胡荣华", "胡榮華"),
            ("吕钦", "呂欽"),
            ("裁判長：許銀川國家級裁判", "许银川"),
            ("許銀川", "Xu Yinchuan"),
            ("单霞丽", "Shan Xiali"),
            ("曾启全", "Zeng Qiquan"),
            ("吕钦", "Lü Qin"),
            ("吕钦", "Lv Qin"),
            ("欧阳琦琳", "Qilin Ouyang"),
            ("许银川", "Yinchuan"),
        ] {
            assert_eq!(person(name, &format!("({text})")), "(×××)", "{text}");
        }
        assert_eq!(person("李安", "alien"), "alien");
    }

    #[test]
    fn moves_and_other_words_stay() {
        let text = "车九平八，马二进三；Listen, Li said at 12.";
        assert_eq!(masked(Of::Person, &["车", "马", " 八 ", "12"], text), text);
        assert_eq!(person("Li", text), text.replace("Li said", "××× said"));
        assert_eq!(person("Ann", "an nth"), "an nth");
        assert_eq!(
            person("May Green", "Black may say green, May Green said."),
            "Black may say green, ××× said."
        );
        assert_eq!(person("John Black", "Black touched c6; John Black said."), "Black touched c6; ××× said.");
        assert_eq!(masked(Of::Team, &["中国象棋协会"], "象棋规则"), "象棋规则");
    }

    #[test]
    fn of_names_that_overlap_nothing_is_left() {
        assert_eq!(masked(Of::Team, &["王一", "王一川"], "王一，王一川。"), "×××，×××。");
        assert_eq!(masked(Of::Team, &["甲乙", "乙丙丁"], "子甲乙丙丁丑"), "子×××丑");
        assert_eq!(masked(Of::Team, &["甲乙", "丙丁"], "甲乙丙丁"), "××××××");
        assert_eq!(masked(Of::Team, &[], "甲乙"), "甲乙");
        assert_eq!(MASK, "×××");
    }

    #[test]
    fn what_cannot_be_looked_for_is_said() {
        let long = "甲".repeat(LONGEST + 1);
        let names = Names::of([(Of::Person, long.as_str()), (Of::Person, "Black")].into_iter());
        assert_eq!(names.unsearched, [long, "Black".to_owned()]);
    }
}
