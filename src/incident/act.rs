//! What can stand in a row of the timeline: every kind, how it is written, and what it holds.

use crate::law::ConductTopic;
use strum::{EnumIter, IntoEnumIterator as _};
use xiangqi::repetition::Nature;
use xiangqi::{Move, Square};

/// Whether a player asked before adjusting a piece, as the rules demand.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum Consent {
    /// Announced, and the opponent agreed.
    Given,
    /// Announced; the opponent was not asked, or did not agree.
    Announced,
    /// Not announced, or not agreed.
    None,
}

/// What a player puts before the arbiter.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Claim {
    /// 走法违例: an earlier move was no move of its piece, or not the player's to make; its number in the record,
    /// from 1 counting both sides' moves.
    Irregular(usize),
    /// 将帅照面: the generals face each other.
    Facing,
    /// 自然限着: so many rounds without capture.
    NaturalLimit,
    /// 无胜望: neither side can win.
    NoWinningChances,
    /// 循环: the position keeps coming back.
    Repetition,
    /// 超时: the other side's time has run out.
    Time,
    Other(String),
}

#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Act {
    /// 摸触: a piece was touched.
    Touch(Square),
    /// Two pieces were touched at once.
    TouchBoth(Square, Square),
    /// 拿起: a piece was lifted, which is a touch too.
    Lift(Square),
    /// 放回: a lifted piece was put back where it stood.
    PutBack(Square),
    /// 落子未离手: a piece was put down there with the hand still on it.
    Place(Move),
    /// 离手: a piece was put down elsewhere and the hand left it.
    Release(Move),
    /// 误碰: an obvious accidental contact, which is no touch.
    Brush(Square),
    /// 摆正: a piece was straightened.
    Adjust(Square, Consent),
    /// 碰乱: pieces were knocked over or pushed from their points.
    Disturb(Vec<Square>),
    /// 悔棋: a player took back a move after their hand had left it.
    TakeBack(Move),
    /// 恢复局面: the position stands again as before the wrong move.
    Restore,
    /// 按钟
    PressClock,
    /// 停钟
    StopClocks,
    /// 超时: the actor's time ran out.
    FlagFall,
    /// 提出
    Claim(Claim),
    /// 提和
    OfferDraw,
    /// 同意和棋
    AgreeDraw,
    /// 认输
    Resign,
    /// 迟到, by so many minutes.
    Late(u32),
    /// 判和: the arbiter declares the game drawn, on this ground.
    DeclareDraw(String),
    /// A kind of conduct of the catalogue; how many times, or moves, it makes by now, where that was said; and words.
    Conduct(ConductTopic, Option<u32>, String),
    /// 认定着法性质: the arbiter judges what the move of this number is in a repetition, otherwise than the program, for a
    /// reason.
    JudgeMove(usize, Nature, String),
    /// 认定并无此事: the arbiter finds that what was claimed, in these words, did not happen.
    NotSo(String),
    /// Something that no kind above covers; recorded as words, and ruled on by people.
    Words(String),
}

/// The one list of what can be recorded, in the order in which the window lists it. What differs by kind elsewhere matches on it exhaustively.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, EnumIter)]
pub enum ActKind {
    Touch,
    TouchBoth,
    Lift,
    PutBack,
    Place,
    Release,
    Brush,
    AdjustAsked,
    AdjustAnnounced,
    AdjustUnasked,
    Disturb,
    Restore,
    TakeBack,
    PressClock,
    StopClocks,
    FlagFall,
    Late,
    ClaimIrregular,
    ClaimFacing,
    ClaimNaturalLimit,
    ClaimNoWinningChances,
    ClaimRepetition,
    ClaimTime,
    ClaimOther,
    OfferDraw,
    AgreeDraw,
    DeclareDraw,
    JudgeMove,
    Resign,
    Conduct,
    NotSo,
    Words,
}

/// A group of kinds, as the window lists them.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum ActGroup {
    /// 手
    Hand,
    /// 棋盘
    Board,
    /// 钟
    Clock,
    /// 提出
    Claims,
    /// 和棋与认输
    End,
    /// 赛场纪律
    Conduct,
    /// 文字
    Words,
}

impl ActGroup {
    /// Every group, in the order of the list.
    pub const ALL: [Self; 7] =
        [Self::Hand, Self::Board, Self::Clock, Self::Claims, Self::End, Self::Conduct, Self::Words];

    /// Its kinds, in the order of the list.
    pub fn kinds(self) -> impl Iterator<Item = ActKind> {
        ActKind::all().filter(move |kind| kind.group() == self)
    }
}

/// What a kind asks for besides who did it.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum Asks {
    Nothing,
    Squares(usize),
    /// Any number of squares, but one at least.
    AnySquares,
    Minutes,
    /// The number of a move.
    Ply,
    /// The number of a move, what it is, and why.
    Nature,
    Words,
    /// A kind of conduct.
    Topic,
}

/// What stands in the blanks of a kind's pattern.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Blanks {
    /// A move is two of them.
    pub squares: Vec<Square>,
    pub minutes: u32,
    pub ply: usize,
    pub nature: Nature,
    pub text: String,
    pub topic: Option<ConductTopic>,
    /// How many times, or moves.
    pub times: Option<u32>,
}

impl Default for Blanks {
    fn default() -> Self {
        Self {
            squares: Vec::new(),
            minutes: 0,
            ply: 0,
            nature: Nature::Idle,
            text: String::new(),
            topic: None,
            times: None,
        }
    }
}

impl ActKind {
    pub fn all() -> impl Iterator<Item = Self> {
        Self::iter()
    }

    /// How it is written: its words, and in capitals the blanks. `SQ...` is one square or more, `TEXT` and `GROUND`
    /// are all words to the end.
    pub const fn pattern(self) -> &'static str {
        match self {
            Self::Touch => "touch SQ",
            Self::TouchBoth => "touch SQ SQ",
            Self::Lift => "lift SQ",
            Self::PutBack => "putback SQ",
            Self::Place => "place FROMTO",
            Self::Release => "release FROMTO",
            Self::Brush => "brush SQ",
            Self::AdjustAsked => "adjust SQ consent",
            Self::AdjustAnnounced => "adjust SQ announced",
            Self::AdjustUnasked => "adjust SQ none",
            Self::Disturb => "disturb SQ...",
            Self::TakeBack => "takeback FROMTO",
            Self::Restore => "restore",
            Self::PressClock => "press",
            Self::StopClocks => "stop",
            Self::FlagFall => "flag",
            Self::Late => "late MINUTES",
            Self::ClaimFacing => "claim facing",
            Self::ClaimNaturalLimit => "claim limit",
            Self::ClaimNoWinningChances => "claim no-chances",
            Self::ClaimRepetition => "claim repetition",
            Self::ClaimTime => "claim time",
            Self::ClaimIrregular => "claim move N",
            Self::ClaimOther => "claim other TEXT",
            Self::OfferDraw => "offer-draw",
            Self::AgreeDraw => "agree-draw",
            Self::Resign => "resign",
            Self::DeclareDraw => "declare-draw GROUND",
            Self::Conduct => "conduct TOPIC [TIMES] [TEXT]",
            Self::JudgeMove => "judge N NATURE TEXT",
            Self::NotSo => "not-so TEXT",
            Self::Words => "words TEXT",
        }
    }

    /// The first word of its pattern, which a few kinds share.
    pub fn word(self) -> &'static str {
        self.pattern().split(' ').next().unwrap_or_default()
    }

    /// Every first word once.
    pub fn words() -> Vec<&'static str> {
        let mut words: Vec<&str> = Vec::new();
        for kind in Self::all() {
            if !words.contains(&kind.word()) {
                words.push(kind.word());
            }
        }
        words
    }

    pub const fn asks(self) -> Asks {
        match self {
            Self::TouchBoth | Self::Place | Self::Release | Self::TakeBack => Asks::Squares(2),
            Self::Touch
            | Self::Lift
            | Self::PutBack
            | Self::Brush
            | Self::AdjustAsked
            | Self::AdjustAnnounced
            | Self::AdjustUnasked => Asks::Squares(1),
            Self::Disturb => Asks::AnySquares,
            Self::Late => Asks::Minutes,
            Self::ClaimIrregular => Asks::Ply,
            Self::JudgeMove => Asks::Nature,
            Self::NotSo | Self::Words | Self::ClaimOther | Self::DeclareDraw => Asks::Words,
            Self::Conduct => Asks::Topic,
            Self::Restore
            | Self::PressClock
            | Self::StopClocks
            | Self::FlagFall
            | Self::ClaimFacing
            | Self::ClaimNaturalLimit
            | Self::ClaimNoWinningChances
            | Self::ClaimRepetition
            | Self::ClaimTime
            | Self::OfferDraw
            | Self::AgreeDraw
            | Self::Resign => Asks::Nothing,
        }
    }

    pub const fn group(self) -> ActGroup {
        match self {
            Self::Touch
            | Self::TouchBoth
            | Self::Lift
            | Self::PutBack
            | Self::Place
            | Self::Release
            | Self::Brush
            | Self::AdjustAsked
            | Self::AdjustAnnounced
            | Self::AdjustUnasked => ActGroup::Hand,
            Self::Disturb | Self::Restore | Self::TakeBack => ActGroup::Board,
            Self::PressClock | Self::StopClocks | Self::FlagFall | Self::Late => ActGroup::Clock,
            Self::ClaimIrregular
            | Self::ClaimFacing
            | Self::ClaimNaturalLimit
            | Self::ClaimNoWinningChances
            | Self::ClaimRepetition
            | Self::ClaimTime
            | Self::ClaimOther
            | Self::JudgeMove => ActGroup::Claims,
            Self::OfferDraw | Self::AgreeDraw | Self::DeclareDraw | Self::Resign => ActGroup::End,
            Self::Conduct => ActGroup::Conduct,
            Self::NotSo | Self::Words => ActGroup::Words,
        }
    }

    /// Whether it is done by the arbiter, as a rule.
    pub const fn is_arbiters(self) -> bool {
        matches!(
            self,
            Self::Restore
                | Self::StopClocks
                | Self::DeclareDraw
                | Self::JudgeMove
                | Self::NotSo
                | Self::Words
        )
    }

    pub const fn of(act: &Act) -> Self {
        match act {
            Act::Touch(_) => Self::Touch,
            Act::TouchBoth(..) => Self::TouchBoth,
            Act::Lift(_) => Self::Lift,
            Act::PutBack(_) => Self::PutBack,
            Act::Place(_) => Self::Place,
            Act::Release(_) => Self::Release,
            Act::Brush(_) => Self::Brush,
            Act::Adjust(_, Consent::Given) => Self::AdjustAsked,
            Act::Adjust(_, Consent::Announced) => Self::AdjustAnnounced,
            Act::Adjust(_, Consent::None) => Self::AdjustUnasked,
            Act::Disturb(_) => Self::Disturb,
            Act::TakeBack(_) => Self::TakeBack,
            Act::Restore => Self::Restore,
            Act::PressClock => Self::PressClock,
            Act::StopClocks => Self::StopClocks,
            Act::FlagFall => Self::FlagFall,
            Act::Claim(claim) => match claim {
                Claim::Irregular(_) => Self::ClaimIrregular,
                Claim::Facing => Self::ClaimFacing,
                Claim::NaturalLimit => Self::ClaimNaturalLimit,
                Claim::NoWinningChances => Self::ClaimNoWinningChances,
                Claim::Repetition => Self::ClaimRepetition,
                Claim::Time => Self::ClaimTime,
                Claim::Other(_) => Self::ClaimOther,
            },
            Act::OfferDraw => Self::OfferDraw,
            Act::AgreeDraw => Self::AgreeDraw,
            Act::Resign => Self::Resign,
            Act::Late(_) => Self::Late,
            Act::DeclareDraw(_) => Self::DeclareDraw,
            Act::Conduct(..) => Self::Conduct,
            Act::JudgeMove(..) => Self::JudgeMove,
            Act::NotSo(_) => Self::NotSo,
            Act::Words(_) => Self::Words,
        }
    }

    /// The act of this kind; `None` where squares are missing. What it does not ask for is passed over.
    pub fn act(self, blanks: Blanks) -> Option<Act> {
        let Blanks { squares, minutes, ply, nature, text, topic, times } = blanks;
        let one = || squares.first().copied();
        let two = || Some((one()?, squares.get(1).copied()?));
        let mv = || two().map(|(from, to)| Move::new(from, to));
        Some(match self {
            Self::Touch => Act::Touch(one()?),
            Self::TouchBoth => {
                let (first, second) = two()?;
                Act::TouchBoth(first, second)
            }
            Self::Lift => Act::Lift(one()?),
            Self::PutBack => Act::PutBack(one()?),
            Self::Place => Act::Place(mv()?),
            Self::Release => Act::Release(mv()?),
            Self::Brush => Act::Brush(one()?),
            Self::AdjustAsked => Act::Adjust(one()?, Consent::Given),
            Self::AdjustAnnounced => Act::Adjust(one()?, Consent::Announced),
            Self::AdjustUnasked => Act::Adjust(one()?, Consent::None),
            Self::Disturb => Act::Disturb(one().map(|_| squares)?),
            Self::TakeBack => Act::TakeBack(mv()?),
            Self::Restore => Act::Restore,
            Self::PressClock => Act::PressClock,
            Self::StopClocks => Act::StopClocks,
            Self::FlagFall => Act::FlagFall,
            Self::Late => Act::Late(minutes),
            Self::ClaimIrregular => Act::Claim(Claim::Irregular(ply)),
            Self::ClaimFacing => Act::Claim(Claim::Facing),
            Self::ClaimNaturalLimit => Act::Claim(Claim::NaturalLimit),
            Self::ClaimNoWinningChances => Act::Claim(Claim::NoWinningChances),
            Self::ClaimRepetition => Act::Claim(Claim::Repetition),
            Self::ClaimTime => Act::Claim(Claim::Time),
            Self::ClaimOther => Act::Claim(Claim::Other(text)),
            Self::OfferDraw => Act::OfferDraw,
            Self::AgreeDraw => Act::AgreeDraw,
            Self::Resign => Act::Resign,
            Self::DeclareDraw => Act::DeclareDraw(text),
            Self::Conduct => Act::Conduct(topic?, times, text),
            Self::JudgeMove => Act::JudgeMove(ply, nature, text),
            Self::NotSo => Act::NotSo(text),
            Self::Words => Act::Words(text),
        })
    }
}

impl Act {
    /// What fills in the pattern of its kind.
    pub fn blanks(&self) -> Blanks {
        let mut blanks = Blanks { squares: self.squares(), ..Blanks::default() };
        match self {
            Self::Late(minutes) => blanks.minutes = *minutes,
            Self::Claim(Claim::Irregular(ply)) => blanks.ply = *ply,
            Self::JudgeMove(ply, nature, _) => (blanks.ply, blanks.nature) = (*ply, *nature),
            Self::Conduct(topic, times, _) => (blanks.topic, blanks.times) = (Some(*topic), *times),
            _ => {}
        }
        if let Some(text) = self.text() {
            blanks.text.clone_from(text);
        }
        blanks
    }

    /// What it says in words, for the kinds that have any.
    pub const fn text(&self) -> Option<&String> {
        match self {
            Self::Claim(Claim::Other(text))
            | Self::DeclareDraw(text)
            | Self::Conduct(_, _, text)
            | Self::JudgeMove(_, _, text)
            | Self::NotSo(text)
            | Self::Words(text) => Some(text),
            _ => None,
        }
    }

    /// The same, to be changed.
    pub const fn text_mut(&mut self) -> Option<&mut String> {
        match self {
            Self::Claim(Claim::Other(text))
            | Self::DeclareDraw(text)
            | Self::Conduct(_, _, text)
            | Self::JudgeMove(_, _, text)
            | Self::NotSo(text)
            | Self::Words(text) => Some(text),
            _ => None,
        }
    }

    /// The squares it concerns, in the order recorded.
    pub fn squares(&self) -> Vec<Square> {
        match self {
            Self::Touch(square)
            | Self::Lift(square)
            | Self::PutBack(square)
            | Self::Brush(square)
            | Self::Adjust(square, _) => vec![*square],
            Self::TouchBoth(first, second) => vec![*first, *second],
            Self::Place(mv) | Self::Release(mv) | Self::TakeBack(mv) => vec![mv.from, mv.to],
            Self::Disturb(squares) => squares.clone(),
            _ => Vec::new(),
        }
    }

    /// The squares where a piece must stand for this to have happened.
    pub fn occupied_squares(&self) -> Vec<Square> {
        match self {
            Self::Place(mv) | Self::Release(mv) => vec![mv.from],
            Self::TakeBack(mv) => vec![mv.to],
            _ => self.squares(),
        }
    }

    /// The same act with its squares changed.
    pub fn mapped(&self, change: impl Fn(Square) -> Square) -> Self {
        let mut blanks = self.blanks();
        for square in &mut blanks.squares {
            *square = change(*square);
        }
        ActKind::of(self).act(blanks).unwrap_or_else(|| self.clone())
    }
}
