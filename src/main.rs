//! The program: dispatches, nothing else.

fn main() {}
