//! What the reader promises, seen from outside.

mod hostile;
mod reading;
