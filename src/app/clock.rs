//! The local time, as it is written on papers. Read where it is asked for, never while anything is drawn.

use jiff::ZonedDateTime;

/// The local date and time: `2026-03-14 15:09`.
pub fn now() -> String {
    ZonedDateTime::now().strftime("%Y-%m-%d %H:%M").to_string()
}

/// The same with seconds, for names of files: `20260314-150926`.
pub fn in_digits() -> String {
    ZonedDateTime::now().strftime("%Y%m%d-%H%M%S").to_string()
}
