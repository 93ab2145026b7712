//! Clock times as they are typed: `12:30` is twelve minutes and a half.

/// The seconds of a typed time: `mm:ss` or `h:mm:ss`, and minutes where no colon stands. `None` where it is no
/// time.
#[must_use]
pub fn seconds(text: &str) -> Option<u32> {
    let parts: Vec<&str> = text.trim().split([':', '：']).map(str::trim).collect();
    let number = |text: &str| {
        let digits = !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
        digits.then(|| text.parse::<u32>().ok()).flatten()
    };
    let below_sixty = |text: &str| number(text).filter(|&value| value < 60 && text.len() <= 2);
    let (minutes, seconds) = match parts.as_slice() {
        [minutes] => (number(minutes)?, 0),
        [minutes, seconds] => (number(minutes)?, below_sixty(seconds)?),
        [hours, minutes, seconds] => {
            let hours = number(hours)?.checked_mul(60)?;
            (hours.checked_add(below_sixty(minutes)?)?, below_sixty(seconds)?)
        }
        _ => return None,
    };
    minutes.checked_mul(60)?.checked_add(seconds)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::text::timeline::clock;

    #[test]
    fn times_are_read_as_they_are_written_on_a_sheet() {
        for (text, value) in
            [("12:30", 750), ("0:05", 5), ("5", 300), ("75:00", 4500), ("1：15：00", 4500), (" 2 : 09 ", 129)]
        {
            assert_eq!(seconds(text), Some(value), "{text}");
        }
        for text in ["", ":", "5:60", "1:5:61", "-3", "1:2:3:4", "five", "99999999999", "5:+3", "5:003"] {
            assert_eq!(seconds(text), None, "{text}");
        }
    }

    #[test]
    fn what_is_shown_is_read_back() {
        for value in [0, 5, 59, 60, 750, 3599, 3600, 4500, 360_000, u32::MAX] {
            assert_eq!(seconds(&clock(value)), Some(value), "{value}");
        }
    }
}
