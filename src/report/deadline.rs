//! Whether an appeal was in time.

use jiff::SignedDuration;
use jiff::civil::{Date, DateTime, Time};

use super::{Appeal, Decision, Report};

/// Whether an appeal was in time.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum InTime {
    /// It was; so many minutes were used of those there were.
    Yes {
        /// Minutes from the announcement, begun ones counted.
        used: i64,
        /// Minutes there were.
        of: u32,
    },
    /// It was not.
    No {
        /// Minutes from the announcement, begun ones counted.
        used: i64,
        /// Minutes there were.
        of: u32,
    },
    /// The times say nothing, or no deadline is known; the committee states it.
    Stated(bool),
    /// Nothing is known.
    Unknown,
}

/// Why it cannot be worked out whether an appeal was in time.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Untold {
    /// Nothing says within how many minutes it had to be lodged.
    NoLimit,
    /// Nothing says when the ruling was announced.
    NoAnnouncement,
    /// Nothing says when it was lodged.
    NotLodged,
    /// A time cannot be read, or only one of both has a date.
    Times,
    /// It was lodged before the announcement: a slip of the pen, which says nothing of the deadline.
    Before,
}

impl Report {
    /// Whether an appeal was in time: worked out where deadline and both times are known, else as the committee
    /// states it. Times without a date are taken to be of one day.
    pub fn in_time(&self, appeal: &Appeal) -> InTime {
        let stated = || appeal.stated_in_time.map_or(InTime::Unknown, InTime::Stated);
        self.reckoned(appeal).unwrap_or_else(|_| stated())
    }

    /// The same from the times alone, whatever the committee states.
    pub fn reckoned(&self, appeal: &Appeal) -> Result<InTime, Untold> {
        let of = appeal.within.ok_or(Untold::NoLimit)?;
        let (from, to) = (self.announced(appeal), appeal.lodged.trim());
        if from.is_empty() {
            return Err(Untold::NoAnnouncement);
        }
        if to.is_empty() {
            return Err(Untold::NotLodged);
        }
        let passed = between(from, to).ok_or(Untold::Times)?;
        let (minute, seconds) = (60, passed.as_secs());
        let used = seconds / minute + i64::from(seconds % minute > 0);
        if seconds < 0 {
            return Err(Untold::Before);
        }
        Ok(if used <= i64::from(of) { InTime::Yes { used, of } } else { InTime::No { used, of } })
    }

    /// When the ruling appealed against was announced: as the appeal says, else when it was given; empty where
    /// nothing says it.
    pub fn announced<'a>(&'a self, appeal: &'a Appeal) -> &'a str {
        let of_ruling = || appeal.against.and_then(|index| self.rulings.get(index)).map_or("", |of| &of.when);
        Some(appeal.announced.trim()).filter(|text| !text.is_empty()).unwrap_or_else(|| of_ruling().trim())
    }
}

impl Decision {
    /// Whether it says that it was decided before the appeal was lodged.
    pub fn is_before_appeal(&self) -> bool {
        between(self.appeal.lodged.trim(), self.when.trim()).is_some_and(|passed| passed.is_negative())
    }
}

/// The time between two moments as people write them; `None` where they cannot be compared.
fn between(from: &str, to: &str) -> Option<SignedDuration> {
    let (from, to) = (Moment::read(from)?, Moment::read(to)?);
    let day = Date::constant(2000, 1, 1);
    let (from, to) = match (from.date, to.date) {
        (Some(first), Some(second)) => (first.to_datetime(from.time), second.to_datetime(to.time)),
        (None, None) => (day.to_datetime(from.time), day.to_datetime(to.time)),
        _ => return None,
    };
    Some(DateTime::duration_since(to, from))
}

/// A time of the day, and the day where it is written.
struct Moment {
    date: Option<Date>,
    time: Time,
}

impl Moment {
    /// Reads `2026-03-14 15:09`, `2026-03-14T15:09:30`, `2026年3月14日 15:09`, `15:09`, `15：09`.
    fn read(text: &str) -> Option<Self> {
        let text = text.trim().replace('：', ":").replace(['年', '月', '/'], "-");
        let text = text.replace(['日', 'T', ','], " ");
        let mut words = text.split_whitespace();
        let (first, second) = (words.next()?, words.next());
        if words.next().is_some() {
            return None;
        }
        match second {
            Some(time) => Some(Self { date: Some(date(first)?), time: clock(time)? }),
            None => Some(Self { date: None, time: clock(first)? }),
        }
    }
}

fn date(text: &str) -> Option<Date> {
    let mut parts = text.split('-');
    let (year, month, day) = (parts.next()?, parts.next()?, parts.next()?);
    if parts.next().is_some() || year.len() != 4 {
        return None;
    }
    Date::new(year.parse().ok()?, month.parse().ok()?, day.parse().ok()?).ok()
}

fn clock(text: &str) -> Option<Time> {
    let mut parts = text.split(':');
    let (hour, minute, second) = (parts.next()?, parts.next()?, parts.next().unwrap_or("0"));
    if parts.next().is_some() {
        return None;
    }
    Time::new(hour.parse().ok()?, minute.parse().ok()?, second.parse().ok()?, 0).ok()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::law::LawRef;
    use crate::report::{Report, RulingGiven};

    fn lodged(announced: &str, lodged: &str, within: Option<u32>) -> InTime {
        let report = Report::new(LawRef::default(), LawRef::default());
        let appeal = Appeal {
            announced: announced.to_owned(),
            lodged: lodged.to_owned(),
            within,
            stated_in_time: Some(true),
            ..Appeal::default()
        };
        report.in_time(&appeal)
    }

    #[test]
    fn times_that_can_be_compared_decide() {
        let (yes, no) = (|used| InTime::Yes { used, of: 30 }, |used| InTime::No { used, of: 30 });
        for (from, to, expected) in [
            ("14:05", "14:35", yes(30)),
            ("14:05", "14:36", no(31)),
            ("14:05:00", "14:35:01", no(31)),
            ("2026-03-14 23:50", "2026-03-15 00:10", yes(20)),
            ("2026-02-28 23:50", "2026年3月1日 00：21", no(31)),
            ("2026-03-14T10:00", "2026/3/14 10:00", yes(0)),
        ] {
            assert_eq!(lodged(from, to, Some(30)), expected, "{from} {to}");
        }
    }

    #[test]
    fn others_are_as_stated() {
        for (from, to) in [
            ("", "14:05"),
            ("14:05", "2026-03-14 14:10"),
            ("14:05", "14:00"),
            ("下午两点", "14:05"),
            ("14:05", "25:00"),
            ("14:05", "14:5:6:7"),
            ("2026-02-30 10:00", "2026-03-01 10:00"),
        ] {
            assert_eq!(lodged(from, to, Some(30)), InTime::Stated(true), "{from} {to}");
        }
        assert_eq!(lodged("14:05", "14:06", None), InTime::Stated(true));
    }

    #[test]
    fn why_nothing_can_be_told() {
        let mut report = Report::new(LawRef::default(), LawRef::default());
        let mut appeal = Appeal { lodged: "14:10".to_owned(), ..Appeal::default() };
        assert_eq!(report.reckoned(&appeal), Err(Untold::NoLimit));
        appeal.within = Some(30);
        assert_eq!(report.reckoned(&appeal), Err(Untold::NoAnnouncement));
        report.rulings = vec![RulingGiven { when: " 14:05 ".to_owned(), ..RulingGiven::default() }];
        appeal.against = Some(0);
        assert_eq!(report.announced(&appeal), "14:05");
        assert_eq!(report.reckoned(&appeal), Ok(InTime::Yes { used: 5, of: 30 }));
        appeal.announced = "14:20".to_owned();
        assert_eq!(report.reckoned(&appeal), Err(Untold::Before));
        appeal.announced = "2026-03-14 14:05".to_owned();
        assert_eq!(report.reckoned(&appeal), Err(Untold::Times));
        appeal.lodged.clear();
        assert_eq!(report.reckoned(&appeal), Err(Untold::NotLodged));
    }

    #[test]
    fn the_time_of_the_ruling_stands_in_for_the_announcement() {
        let mut report = Report::new(LawRef::default(), LawRef::default());
        report.rulings = vec![RulingGiven { when: "2026-03-14 15:09".to_owned(), ..RulingGiven::default() }];
        let mut appeal = Appeal {
            against: Some(0),
            lodged: "2026-03-14 15:19".to_owned(),
            within: Some(10),
            ..Appeal::default()
        };
        assert_eq!(report.in_time(&appeal), InTime::Yes { used: 10, of: 10 });
        appeal.against = Some(1);
        assert_eq!(report.in_time(&appeal), InTime::Unknown);
    }
}
