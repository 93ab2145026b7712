//! The sentences of `resources/locales/<language>/*.ftl`, in [Project Fluent](https://projectfluent.org) syntax.
//!
//! [`tr!`] is the only way to them. A test reads every use of it and holds it against the files.

use std::borrow::Cow;
use std::collections::HashMap;
use std::path;
use std::sync::{Arc, LazyLock};

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use unic_langid::LanguageIdentifier;
use xiangqi::{Move, Square};

use super::Lang;

/// A sentence in a language: `tr!(lang, "key")` is a `&'static str`, `tr!(lang, "key", name = value, ...)` a
/// `String`; `name` alone stands for `name = name`.
#[macro_export]
macro_rules! tr {
    (@value $name:ident) => { $crate::text::locale::Argument::value(&$name) };
    (@value $name:ident $value:expr) => { $crate::text::locale::Argument::value(&$value) };
    ($lang:expr, $key:literal $(,)?) => { $crate::text::locale::fixed($lang, $key) };
    ($lang:expr, $key:literal, $($name:ident $(= $value:expr)?),+ $(,)?) => {
        $crate::text::locale::message(
            $lang,
            $key,
            [$((stringify!($name), $crate::tr!(@value $name $($value)?))),+],
        )
    };
}

/// What can be an argument of a message. Only a number chooses between `[one]` and `[other]`.
pub trait Argument {
    fn value(&self) -> FluentValue<'_>;
}

impl<T: Argument + ?Sized> Argument for &T {
    fn value(&self) -> FluentValue<'_> {
        (**self).value()
    }
}

macro_rules! arguments {
    ($($number:ty)*; $($shown:ty)*) => {
        $(impl Argument for $number {
            fn value(&self) -> FluentValue<'_> {
                FluentValue::from(*self)
            }
        })*
        $(impl Argument for $shown {
            fn value(&self) -> FluentValue<'_> {
                FluentValue::from(self.to_string())
            }
        })*
    };
}

arguments! { u8 u16 u32 u64 usize i32 i64; char Move Square path::Display<'_> }

impl Argument for str {
    fn value(&self) -> FluentValue<'_> {
        FluentValue::from(self)
    }
}

impl Argument for String {
    fn value(&self) -> FluentValue<'_> {
        FluentValue::from(self.as_str())
    }
}

impl Argument for Cow<'_, str> {
    fn value(&self) -> FluentValue<'_> {
        FluentValue::from(&**self)
    }
}

/// The files of a language, one an area; every language has the same.
macro_rules! sources {
    ($lang:literal: $($area:literal)*) => {
        [$(include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/resources/locales/", $lang, "/", $area, ".ftl"))),*]
    };
    ($lang:literal) => {
        sources!($lang:
            "announce" "archive" "cli" "committee" "decision" "errors" "events" "exhibits" "fouls" "game" "keys" "law"
            "names" "paper" "position" "review" "ruling" "seals" "settings" "sheet" "timeline" "window"
        )
    };
}

macro_rules! locale {
    ($lang:literal) => {{
        static LOCALE: LazyLock<Locale> = LazyLock::new(|| Locale::load($lang, &sources!($lang)));
        &LOCALE
    }};
}

fn locale(lang: Lang) -> &'static Locale {
    match lang {
        Lang::Zh => locale!("zh"),
        Lang::En => locale!("en"),
    }
}

struct Locale {
    bundle: FluentBundle<Arc<FluentResource>>,
    /// The messages without arguments, made once: a frame of the window asks for hundreds.
    fixed: HashMap<String, String>,
}

impl Locale {
    fn load(lang: &str, sources: &[&str]) -> Self {
        let language: LanguageIdentifier = lang.parse().unwrap_or_default();
        let mut bundle = FluentBundle::new_concurrent(vec![language]);
        // Isolation marks would get into files, papers and searches.
        bundle.set_use_isolating(false);
        let mut keys = Vec::new();
        for source in sources {
            let resource = match FluentResource::try_new((*source).to_owned()) {
                Ok(resource) | Err((resource, _)) => Arc::new(resource),
            };
            bundle.add_resource_overriding(Arc::clone(&resource));
            keys.push(resource);
        }
        let mut fixed = HashMap::new();
        for resource in keys {
            for entry in resource.entries() {
                let fluent_syntax::ast::Entry::Message(message) = entry else { continue };
                let Some(pattern) = &message.value else { continue };
                let mut errors = Vec::new();
                let text = bundle.format_pattern(pattern, None, &mut errors);
                if errors.is_empty() {
                    fixed.insert(message.id.name.to_owned(), text.into_owned());
                }
            }
        }
        Self { bundle, fixed }
    }

    fn fixed(&self, key: &'static str) -> &str {
        self.fixed.get(key).map_or(key, String::as_str)
    }

    fn message(&self, key: &str, args: &FluentArgs<'_>) -> String {
        let Some(pattern) = self.bundle.get_message(key).and_then(|message| message.value()) else {
            return key.to_owned();
        };
        self.bundle.format_pattern(pattern, Some(args), &mut Vec::new()).into_owned()
    }
}

/// For [`tr!`]. A key that is not there gives the key itself.
pub fn fixed(lang: Lang, key: &'static str) -> &'static str {
    locale(lang).fixed(key)
}

/// For [`tr!`]. A key that is not there gives the key itself.
pub fn message<const N: usize>(lang: Lang, key: &str, args: [(&'static str, FluentValue<'_>); N]) -> String {
    let mut named = FluentArgs::with_capacity(N);
    for (name, value) in args {
        named.set(Cow::Borrowed(name), value);
    }
    locale(lang).message(key, &named)
}

/// A table of messages as fields, on its way out.
macro_rules! strings {
    ($name:ident $function:ident $prefix:literal; $($field:ident,)*) => {
        #[derive(Debug)]
        pub struct $name {
            $(pub $field: &'static str,)*
        }

        pub fn $function(lang: $crate::text::Lang) -> &'static $name {
            use std::sync::LazyLock;
            use $crate::text::locale::by_field;
            fn fill(lang: $crate::text::Lang) -> $name {
                $name { $($field: by_field(lang, $prefix, stringify!($field)),)* }
            }
            static ZH: LazyLock<$name> = LazyLock::new(|| fill($crate::text::Lang::Zh));
            static EN: LazyLock<$name> = LazyLock::new(|| fill($crate::text::Lang::En));
            match lang {
                $crate::text::Lang::Zh => &ZH,
                $crate::text::Lang::En => &EN,
            }
        }
    };
}
pub(crate) use strings;

pub fn by_field(lang: Lang, prefix: &str, field: &'static str) -> &'static str {
    let key = format!("{prefix}{}", field.replace('_', "-"));
    locale(lang).fixed.get(&key).map_or(field, String::as_str)
}

#[cfg(test)]
mod tests;
