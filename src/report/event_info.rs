//! The competition and the people in it.

use crate::law::{CitedLaw, LawRef, Level};

/// How far a competition reaches.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, strum::EnumIter)]
pub enum Scope {
    /// 全国
    National,
    /// 省级
    #[default]
    Province,
    /// 市级
    City,
    /// 县级
    County,
    /// 学校
    School,
}

impl Scope {
    pub const ALL: [Self; 5] = [Self::National, Self::Province, Self::City, Self::County, Self::School];
}

#[derive(Copy, Clone, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, strum::EnumIter)]
pub enum Category {
    /// 公开组
    #[default]
    Open,
    /// 少年组
    Youth,
}

impl Category {
    pub const ALL: [Self; 2] = [Self::Open, Self::Youth];
}

/// The competition, where in it the incident happened, and the law it is played under.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EventInfo {
    pub name: String,
    /// Where it was held.
    pub place: String,
    /// When, as people write it: `2015-08` is a date too.
    pub date: String,
    /// How far it reaches.
    pub scope: Scope,
    pub category: Category,
    pub round: String,
    pub table: String,
    /// The rulebook it is played under, as it was when the report was made.
    pub rulebook: LawRef,
    /// The reading of what it leaves open, as it was when the report was made.
    pub reading: LawRef,
    /// The event's own regulation, always with its full text; `None` where the event has none.
    pub regulation: Option<LawRef>,
}

impl EventInfo {
    /// A nameless event under this law.
    pub fn new(rulebook: LawRef, reading: LawRef) -> Self {
        Self {
            name: String::new(),
            place: String::new(),
            date: String::new(),
            scope: Scope::default(),
            category: Category::default(),
            round: String::new(),
            table: String::new(),
            rulebook,
            reading,
            regulation: None,
        }
    }

    /// The law it is played under, as it was when the report was made.
    pub const fn law(&self) -> CitedLaw<'_> {
        CitedLaw { rulebook: &self.rulebook, reading: &self.reading, regulation: self.regulation.as_ref() }
    }

    /// The scale of the breach limit: youth events of national scope count with provincial ones, but are
    /// named apart.
    pub const fn level(&self) -> Level {
        match (self.scope, self.category) {
            (Scope::National, Category::Open) => Level::National,
            (Scope::National, Category::Youth) => Level::NationalYouth,
            _ => Level::Provincial,
        }
    }

    /// Sets scope and category so that [`level`](Self::level) is `level`, changing as little as possible.
    pub const fn set_level(&mut self, level: Level) {
        match level {
            Level::National => (self.scope, self.category) = (Scope::National, Category::Open),
            Level::NationalYouth => (self.scope, self.category) = (Scope::National, Category::Youth),
            Level::Provincial => {
                if matches!(self.scope, Scope::National) {
                    self.scope = Scope::Province;
                }
            }
        }
    }
}

#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Player {
    pub name: String,
    /// Team, club or region.
    pub team: String,
}

/// What an arbiter does at the event.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Role {
    /// 裁判长
    Chief,
    /// 裁判员
    #[default]
    Arbiter,
    /// 仲裁委员
    Appeals,
}

#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Arbiter {
    pub name: String,
    pub role: Role,
}

#[cfg(test)]
mod tests {
    use super::*;
    use strum::IntoEnumIterator;

    #[test]
    fn the_level_follows_from_scope_and_category() {
        let mut event = EventInfo::new(LawRef::default(), LawRef::default());
        for (scope, category, level) in [
            (Scope::National, Category::Open, Level::National),
            (Scope::National, Category::Youth, Level::NationalYouth),
            (Scope::Province, Category::Open, Level::Provincial),
            (Scope::School, Category::Youth, Level::Provincial),
        ] {
            (event.scope, event.category) = (scope, category);
            assert_eq!(event.level(), level);
        }
        for level in Level::iter() {
            event.set_level(level);
            assert_eq!(event.level(), level);
        }
    }
}
