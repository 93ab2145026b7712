//! The sentences of `resources/locales/<language>/*.ftl`, in [Project Fluent](https://projectfluent.org) syntax.
//!
//! `tr!` is the only way to them. A test reads every use of it and holds it against the files.

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
            "announce" "archive" "board-reading" "cli" "committee" "conduct" "decision" "errors" "event"
            "events" "exhibits" "find" "fouls" "game" "keys" "law" "names" "paper" "position" "public" "records" "repetition"
            "review" "ruling" "seals" "settings" "sheet" "texts" "timeline" "window"
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
        Lang::ZhHant => locale!("zh-Hant"),
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

/// For `tr!`. A key that is not there gives the key itself.
pub fn fixed(lang: Lang, key: &'static str) -> &'static str {
    let text = locale(lang).fixed(key);
    #[cfg(test)]
    record(key, &[], text);
    text
}

/// For `tr!`. A key that is not there gives the key itself.
pub fn message<const N: usize>(lang: Lang, key: &str, args: [(&'static str, FluentValue<'_>); N]) -> String {
    let mut named = FluentArgs::with_capacity(N);
    for (name, value) in args {
        named.set(Cow::Borrowed(name), value);
    }
    let text = locale(lang).message(key, &named);
    #[cfg(test)]
    {
        let shown = named.iter().filter_map(|(_, value)| match value {
            FluentValue::String(text) => Some(text.to_string()),
            FluentValue::Number(number) => Some(number.as_string().into_owned()),
            _ => None,
        });
        record(key, &shown.collect::<Vec<_>>(), &text);
    }
    text
}

/// The texts made by message and by form: what is left of a text without its arguments.
#[cfg(test)]
pub(super) type Recorded = std::collections::BTreeMap<String, std::collections::BTreeMap<String, String>>;

#[cfg(test)]
thread_local! {
    static RECORDED: std::cell::RefCell<Option<Recorded>> = const { std::cell::RefCell::new(None) };
}

#[cfg(test)]
fn record(key: &str, arguments: &[String], text: &str) {
    RECORDED.with_borrow_mut(|recorded| {
        let Some(recorded) = recorded else { return };
        let mut arguments: Vec<&String> = arguments.iter().filter(|one| !one.is_empty()).collect();
        arguments.sort_by_key(|one| std::cmp::Reverse(one.len()));
        let form = arguments.into_iter().fold(text.to_owned(), |form, one| form.replace(one.as_str(), "·"));
        let forms = recorded.entry(key.to_owned()).or_default();
        forms.entry(form).or_insert_with(|| text.to_owned());
    });
}

/// Every text that `make` asks for on this thread.
#[cfg(test)]
pub(super) fn recorded(make: impl FnOnce()) -> Recorded {
    RECORDED.set(Some(Recorded::new()));
    make();
    RECORDED.take().unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use std::collections::{BTreeMap, BTreeSet};
    use std::path::{Path, PathBuf};

    use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};
    use proc_macro2::{Delimiter, TokenStream, TokenTree};
    use skrifa::{FontRef, MetadataProvider as _};

    use super::*;

    fn root() -> &'static Path {
        Path::new(env!("CARGO_MANIFEST_DIR"))
    }

    fn files_with(folder: &Path, ending: &str) -> Vec<PathBuf> {
        let mut found = Vec::new();
        for entry in std::fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                found.extend(files_with(&path, ending));
            } else if path.extension().is_some_and(|have| have == ending) {
                found.push(path);
            }
        }
        found.sort();
        found
    }

    /// What a message takes: its variables, and the messages it refers to.
    #[derive(Clone, Default)]
    struct Takes {
        variables: BTreeSet<String>,
        messages: BTreeSet<String>,
    }

    impl Takes {
        fn pattern(&mut self, pattern: &Pattern<String>) {
            for element in &pattern.elements {
                if let PatternElement::Placeable { expression } = element {
                    self.expression(expression);
                }
            }
        }

        fn expression(&mut self, expression: &Expression<String>) {
            match expression {
                Expression::Inline(inline) => self.inline(inline),
                Expression::Select { selector, variants } => {
                    self.inline(selector);
                    for variant in variants {
                        self.pattern(&variant.value);
                    }
                }
            }
        }

        fn inline(&mut self, inline: &InlineExpression<String>) {
            match inline {
                InlineExpression::VariableReference { id } => {
                    self.variables.insert(id.name.clone());
                }
                InlineExpression::MessageReference { id, .. } => {
                    self.messages.insert(id.name.clone());
                }
                InlineExpression::Placeable { expression } => self.expression(expression),
                InlineExpression::StringLiteral { .. } | InlineExpression::NumberLiteral { .. } => {}
                InlineExpression::FunctionReference { .. } | InlineExpression::TermReference { .. } => {
                    panic!("neither functions nor terms are used here: {inline:?}")
                }
            }
        }
    }

    /// Every message of a language; a syntax error, a name given twice or a message without a value fails.
    fn messages(lang: Lang) -> BTreeMap<String, Takes> {
        let mut all = BTreeMap::new();
        for path in files_with(&root().join("resources/locales").join(lang.code()), "ftl") {
            let text = std::fs::read_to_string(&path).unwrap();
            let resource = fluent_syntax::parser::parse(text)
                .unwrap_or_else(|(_, errors)| panic!("{}: {errors:?}", path.display()));
            for entry in resource.body {
                let Entry::Message(message) = entry else { continue };
                let key = message.id.name;
                let mut takes = Takes::default();
                takes.pattern(&message.value.unwrap_or_else(|| panic!("{key} has no text")));
                assert!(all.insert(key.clone(), takes).is_none(), "{key} stands twice in {}", lang.code());
            }
        }
        // A message that is referred to wants its variables from whoever asks for the whole.
        let direct = all.clone();
        for takes in all.values_mut() {
            let mut to_see: Vec<String> = takes.messages.iter().cloned().collect();
            let mut seen = BTreeSet::new();
            while let Some(key) = to_see.pop() {
                let within =
                    direct.get(&key).unwrap_or_else(|| panic!("no message {key} in {}", lang.code()));
                if seen.insert(key) {
                    takes.variables.extend(within.variables.iter().cloned());
                    to_see.extend(within.messages.iter().cloned());
                }
            }
        }
        all
    }

    /// A use of `tr!` in the source.
    struct Use {
        place: String,
        key: String,
        arguments: BTreeSet<String>,
    }

    fn uses() -> Vec<Use> {
        let mut found = Vec::new();
        for path in files_with(&root().join("src"), "rs") {
            let text = std::fs::read_to_string(&path).unwrap();
            let stream: TokenStream =
                text.parse().unwrap_or_else(|error| panic!("{}: {error}", path.display()));
            collect(stream, &path, &mut found);
        }
        found
    }

    fn collect(stream: TokenStream, path: &Path, found: &mut Vec<Use>) {
        let trees: Vec<TokenTree> = stream.into_iter().collect();
        for (index, tree) in trees.iter().enumerate() {
            let TokenTree::Group(group) = tree else { continue };
            let named = |name: &str| {
                index >= 2
                    && matches!(&trees[index - 1], TokenTree::Punct(mark) if mark.as_char() == '!')
                    && matches!(&trees[index - 2], TokenTree::Ident(ident) if ident == name)
            };
            if named("macro_rules") || index >= 1 && in_macro(&trees, index) {
                continue;
            }
            if named("tr") && group.delimiter() == Delimiter::Parenthesis {
                let place = format!("{}:{}", path.display(), group.span_open().start().line);
                found.push(one_use(group.stream(), place));
            }
            collect(group.stream(), path, found);
        }
    }

    /// Whether a group is the body of `macro_rules! name { ... }`, whose keys are variables.
    fn in_macro(trees: &[TokenTree], index: usize) -> bool {
        index >= 3 && matches!(&trees[index - 3], TokenTree::Ident(ident) if ident == "macro_rules")
    }

    fn one_use(stream: TokenStream, place: String) -> Use {
        let mut parts: Vec<Vec<TokenTree>> = vec![Vec::new()];
        for tree in stream {
            match &tree {
                TokenTree::Punct(mark) if mark.as_char() == ',' => parts.push(Vec::new()),
                _ => parts.last_mut().unwrap().push(tree),
            }
        }
        let key = match parts.get(1).map(Vec::as_slice) {
            Some([TokenTree::Literal(literal)]) => literal.to_string().trim_matches('"').to_owned(),
            _ => panic!("{place}: the key of tr! is not a literal"),
        };
        // A comma between angle brackets parts a value too; such a part begins with no name and an equals sign.
        let arguments = parts.iter().skip(2).filter_map(|part| match part.as_slice() {
            [TokenTree::Ident(name)] => Some(name.to_string()),
            [TokenTree::Ident(name), TokenTree::Punct(equals), ..] if equals.as_char() == '=' => {
                Some(name.to_string())
            }
            _ => None,
        });
        let arguments = arguments.collect();
        Use { place, key, arguments }
    }

    /// What one language says in a message and another leaves out.
    const NOT_IN_EVERY_LANGUAGE: [(&str, &str); 3] =
        [("moves-and-more", "count"), ("moves-and-more", "more"), ("now-announce-loss", "winner")];

    #[test]
    fn every_language_has_the_same_files_messages_and_variables() {
        let names = |lang: Lang| -> Vec<_> {
            let files = files_with(&root().join("resources/locales").join(lang.code()), "ftl");
            files.iter().map(|path| path.file_name().unwrap().to_owned()).collect()
        };
        let first = messages(Lang::Zh);
        for lang in Lang::ALL {
            assert_eq!(names(lang), names(Lang::Zh), "files of {}", lang.code());
            let these = messages(lang);
            let lacking: Vec<_> = first.keys().filter(|key| !these.contains_key(*key)).collect();
            let too_many: Vec<_> = these.keys().filter(|key| !first.contains_key(*key)).collect();
            assert!(lacking.is_empty() && too_many.is_empty(), "{}: -{lacking:?} +{too_many:?}", lang.code());
            for (key, takes) in &these {
                let differing = takes.variables.symmetric_difference(&first[key].variables);
                let forgotten: Vec<_> =
                    differing.filter(|name| !NOT_IN_EVERY_LANGUAGE.contains(&(key, name.as_str()))).collect();
                assert!(forgotten.is_empty(), "variables of {key} in {}: {forgotten:?}", lang.code());
            }
        }
    }

    #[test]
    fn every_file_is_embedded() {
        let embedded = sources!("zh");
        for path in files_with(&root().join("resources/locales/zh"), "ftl") {
            let text = std::fs::read_to_string(&path).unwrap();
            assert!(embedded.contains(&text.as_str()), "{} is not in the list of files", path.display());
        }
    }

    #[test]
    fn every_message_asked_for_is_there_with_its_arguments_and_every_one_is_asked_for() {
        let mut messages = messages(Lang::Zh);
        for (key, takes) in Lang::ALL.into_iter().flat_map(self::messages) {
            messages.entry(key).or_default().variables.extend(takes.variables);
        }
        let uses = uses();
        let mut faults = Vec::new();
        for one in &uses {
            match messages.get(&one.key) {
                None => faults.push(format!("{}: no message {}", one.place, one.key)),
                Some(takes) if takes.variables != one.arguments => faults.push(format!(
                    "{}: {} takes {:?}, is given {:?}",
                    one.place, one.key, takes.variables, one.arguments
                )),
                Some(_) => {}
            }
        }
        let mut asked: BTreeSet<&str> = uses.iter().map(|one| one.key.as_str()).collect();
        asked.extend(messages.values().flat_map(|takes| &takes.messages).map(String::as_str));
        faults.extend(
            messages
                .keys()
                .filter(|key| !asked.contains(key.as_str()))
                .map(|key| format!("{key} is never used")),
        );
        assert!(faults.is_empty(), "{}", faults.join("\n"));
    }

    #[test]
    fn the_font_has_every_character() {
        let bytes = std::fs::read(root().join("resources/fonts/NotoSansSC-Regular.subset.ttf")).unwrap();
        let font = FontRef::new(&bytes).unwrap();
        let map = font.charmap();
        for path in files_with(&root().join("resources/locales"), "ftl") {
            let text = std::fs::read_to_string(&path).unwrap();
            let lacking: BTreeSet<char> =
                text.chars().filter(|letter| *letter != '\n' && map.map(*letter).is_none()).collect();
            assert!(lacking.is_empty(), "{}: {lacking:?}", path.display());
        }
    }

    #[test]
    fn a_message_takes_texts_numbers_and_forms() {
        let source = "\
plain = 红方 “x”
moves = { $n ->
    [one] { $n } move
   *[other] { $n } moves
} by { $side ->
    [red] Red
   *[black] Black
}, { plain }
";
        for lang in ["en", "zh"] {
            let locale = Locale::load(lang, &[source]);
            assert_eq!(locale.fixed("plain"), "红方 “x”");
            assert_eq!(locale.fixed("none-such"), "none-such");
            let mut args = FluentArgs::new();
            args.set("n", 12_345_usize);
            args.set("side", "red");
            assert_eq!(locale.message("moves", &args), "12345 moves by Red, 红方 “x”");
            args.set("n", 1_u32);
            args.set("side", String::from("black"));
            let one = if lang == "en" { "1 move" } else { "1 moves" };
            assert_eq!(locale.message("moves", &args), format!("{one} by Black, 红方 “x”"));
            assert_eq!(locale.message("none-such", &args), "none-such");
        }
    }
}
