//! A message of the system, where there is neither a window nor a console to say it.

/// Shows a message and waits until it is closed.
#[cfg(feature = "desktop-bus")]
pub fn notice(text: &str) {
    rfd::MessageDialog::new().set_title("象棋裁判台 Xiangqi Arbiter").set_description(text).show();
}

/// Built without the system's dialogs.
#[cfg(not(feature = "desktop-bus"))]
pub fn notice(_text: &str) {}
