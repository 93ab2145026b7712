//! Text that exists in both languages.

use serde::{Deserialize, Serialize};

/// One text in Simplified Chinese and English.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Bilingual {
    /// 简体中文
    pub zh: String,
    /// English
    pub en: String,
}
