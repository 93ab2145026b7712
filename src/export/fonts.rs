//! The fonts inside the program, in one place for papers, pictures and the window.
//!
//! What each of them holds and where it comes from: `resources/fonts/README.md`.

/// All text: Noto Sans SC.
pub static TEXT: &[u8] = include_bytes!("../../resources/fonts/NotoSansSC-Regular.subset.ttf");

/// Headings and the verdict: Noto Sans SC Bold, of fewer characters than [`TEXT`].
pub static BOLD: &[u8] = include_bytes!("../../resources/fonts/NotoSansSC-Bold.subset.ttf");

/// Pieces and the lettering of the board: LXGW WenKai, no letters and no space.
pub static KAI: &[u8] = include_bytes!("../../resources/fonts/LXGWWenKai-pieces.subset.ttf");
