//! The canonical text, as the module above defines it.

use std::fmt;

use super::VERSION;
use crate::digest::Digest;

/// A canonical text being written.
pub(super) struct Canonical(String);

impl Canonical {
    /// The beginning of a text that is digested.
    pub fn begin(name: &str) -> Self {
        let mut text = Self(String::new());
        text.text(VERSION).text(name);
        text
    }

    /// The beginning of an item.
    pub const fn item() -> Self {
        Self(String::new())
    }

    pub fn text(&mut self, text: &str) -> &mut Self {
        self.0.push_str(&text.len().to_string());
        self.0.push(':');
        self.0.push_str(text);
        self.0.push(',');
        self
    }

    pub fn number(&mut self, number: impl fmt::Display) -> &mut Self {
        self.text(&number.to_string())
    }

    /// What may be missing.
    pub fn option<T>(&mut self, value: Option<T>, write: impl FnOnce(&mut Self, T)) -> &mut Self {
        match value {
            None => self.0.push('-'),
            Some(value) => {
                self.0.push('+');
                write(self, value);
            }
        }
        self
    }

    pub fn option_text(&mut self, value: Option<&str>) -> &mut Self {
        self.option(value, |text, value| {
            text.text(value);
        })
    }

    pub fn list(&mut self, count: usize) -> &mut Self {
        self.0.push('[');
        self.0.push_str(&count.to_string());
        self.0.push(':');
        self
    }

    pub fn end_list(&mut self) -> &mut Self {
        self.0.push(']');
        self
    }

    /// A list with what writes an item.
    pub fn each<T>(&mut self, items: &[T], mut write: impl FnMut(&mut Self, &T)) -> &mut Self {
        self.list(items.len());
        for item in items {
            write(self, item);
        }
        self.end_list()
    }

    /// An item already written.
    pub fn raw(&mut self, item: &str) -> &mut Self {
        self.0.push_str(item);
        self
    }

    pub fn end(&mut self) -> String {
        std::mem::take(&mut self.0)
    }

    pub fn digest(&self) -> String {
        Digest::of(self.0.as_bytes()).to_string()
    }
}
