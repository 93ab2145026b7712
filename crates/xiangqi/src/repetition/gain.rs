//! Chases by gain.
