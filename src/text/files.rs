//! What went wrong with a file, in words: what, where, and what to do.

use std::io::{self, ErrorKind};
use std::path::Path;

use super::exhibits::too_many_bytes;
use super::{Lang, faults};
use crate::picture::MAX_SIDE;
use crate::store::format::{FormatError, FormatNote};
use crate::store::{LoadError, MAX_BYTES, MAX_PICTURE_BYTES, PictureError, ReadError, SaveError};
use crate::text::ruling::say;

/// What was written is on disk.
#[must_use]
pub fn saved_to(path: &Path, lang: Lang) -> String {
    let path = path.display();
    say!(lang, "已保存到 {path}", "Saved to {path}")
}

/// Why a file cannot be opened as a report.
#[must_use]
pub fn load_error(error: &LoadError, lang: Lang) -> String {
    match error {
        LoadError::Io { path, error } => {
            let (path, reason) = (path.display(), system(error, lang));
            say!(lang, "打不开 {path}：{reason}。", "Cannot open {path}: {reason}.")
        }
        LoadError::TooLarge { path, bytes } => {
            let (path, size, most) = (path.display(), bytes >> 20, MAX_BYTES >> 20);
            say!(
                lang,
                "{path} 有 {size} MiB，超过报告的上限 {most} MiB，没有打开。",
                "{path} has {size} MiB, more than the {most} MiB a report may have; not opened."
            )
        }
        LoadError::NotText { path, offset } => {
            let path = path.display();
            say!(
                lang,
                "{path} 不是 UTF-8 文本（从第 {offset} 字节起）；它不是本程序的报告，或已损坏。",
                "{path} is not UTF-8 text (from byte {offset} on): no report of this program, or damaged."
            )
        }
        LoadError::Format { path, error } => {
            let (path, reason) = (path.display(), format_error(error, lang));
            say!(lang, "{path}：{reason}", "{path}: {reason}")
        }
    }
}

/// A file or folder that cannot be read.
#[must_use]
pub fn cannot_read(path: &Path, error: &io::Error, lang: Lang) -> String {
    let (path, reason) = (path.display(), system(error, lang));
    say!(lang, "读不出 {path}：{reason}。", "Cannot read {path}: {reason}.")
}

/// A file that cannot be written.
#[must_use]
pub fn cannot_write(path: &Path, error: &io::Error, lang: Lang) -> String {
    let path = path.display();
    if error.kind() == ErrorKind::AlreadyExists {
        return say!(
            lang,
            "{path} 已经有了，没有覆盖；请换一个名字。",
            "{path} is there already and was not written over; choose another name."
        );
    }
    let reason = system(error, lang);
    say!(lang, "没有写成 {path}：{reason}。", "{path} was not written: {reason}.")
}

/// Why a text is not a report.
#[must_use]
pub fn format_error(error: &FormatError, lang: Lang) -> String {
    match error {
        FormatError::Syntax { line, column, reason } => say!(
            lang,
            "第 {line} 行第 {column} 列读不懂：{reason}。文件没有改动。",
            "line {line}, column {column} cannot be read: {reason}. The file is unchanged."
        ),
        FormatError::NotAReport(found) => say!(
            lang,
            "不是本程序的报告（写着“{found}”）。",
            "not a report of this program (it says {found:?})."
        ),
        FormatError::NewerVersion(version) => say!(
            lang,
            "是第 {version} 版格式，比本程序新；请用新版程序打开。文件没有改动。",
            "written in format version {version}, newer than this program knows. Open it with a newer program; the file is unchanged."
        ),
        FormatError::NeverReleased(version) => say!(
            lang,
            "是第 {version} 版格式，属于从未发布的试用版本，本程序不能读；请用写它的那个程序打开，在本程序中重新录入。文件没有改动。",
            "written in format version {version}, which was never released; this program does not read it. Open it with the program that wrote it and enter the report anew; the file is unchanged."
        ),
        FormatError::Event { line, column, error } => {
            let reason = faults::words_error(error, lang);
            say!(
                lang,
                "第 {line} 行第 {column} 列，经过：{reason}文件没有改动。",
                "line {line}, column {column}, timeline: {reason} The file is unchanged."
            )
        }
        FormatError::Altered(name) => say!(
            lang,
            "证据“{name}”与登记的 SHA-256 不符：文件可能被改动或损坏。",
            "Exhibit {name:?} does not match its SHA-256: the file may have been changed or damaged."
        ),
        FormatError::Start { value, error } => {
            let reason = faults::fen_error(error, lang);
            say!(
                lang,
                "起始局面“{value}”读不懂。{reason}",
                "The starting position {value:?} cannot be read. {reason}"
            )
        }
        FormatError::Value { place, value } => {
            say!(lang, "{place} 的值“{value}”读不懂。", "the value {value:?} at {place} cannot be read.")
        }
    }
}

/// What a file had that will not be there once it is saved again.
#[must_use]
pub fn format_note(note: FormatNote, lang: Lang) -> String {
    let text = match note {
        FormatNote::ByteOrderMark => lang.pick(
            "文件开头有字节顺序标记，保存时会去掉。",
            "The file begins with a byte-order mark; saving drops it.",
        ),
        FormatNote::WindowsLineEnds => lang.pick(
            "文件用 Windows 换行，保存时会统一。",
            "The file has Windows line ends; saving makes them uniform.",
        ),
        FormatNote::EditedByHand => lang.pick(
            "文件经过手工编辑；保存时会恢复标准写法，注释不保留。",
            "The file was edited by hand; saving restores the standard form and drops comments.",
        ),
    };
    text.to_owned()
}

/// Why a report was not saved.
#[must_use]
pub fn save_error(error: &SaveError, lang: Lang) -> String {
    match error {
        SaveError::Io { path, error } => {
            let (path, reason) = (path.display(), system(error, lang));
            say!(lang, "没有保存到 {path}：{reason}。", "Not saved to {path}: {reason}.")
        }
        SaveError::Exists(path) => {
            let path = path.display();
            say!(
                lang,
                "{path} 已经有文件，没有覆盖。请换一个名字。",
                "{path} is already there; it was not overwritten. Choose another name."
            )
        }
        SaveError::ChangedByOthers(path) => {
            let path = path.display();
            say!(
                lang,
                "{path} 打开以后被别的程序改过，没有覆盖。",
                "{path} was changed by another program since it was opened; it was not overwritten."
            )
        }
        SaveError::Gone(path) => {
            let path = path.display();
            say!(
                lang,
                "{path} 已经不在了：文件或文件夹被移走、改名或删除，或者磁盘已拔出。",
                "{path} is gone: the file or its folder was moved, renamed or removed, or the disk was unplugged."
            )
        }
        SaveError::Format(error) => format_error(error, lang),
    }
}

/// The same for the window, which still has the work: with what to do.
#[must_use]
pub fn unsaved(error: &SaveError, lang: Lang) -> String {
    let then = match error {
        SaveError::Io { .. } | SaveError::Gone(_) => lang
            .pick("内容仍在窗口中，请另存到别处。", "Your work is still in the window; save it elsewhere."),
        SaveError::ChangedByOthers(_) => {
            lang.pick("请另存为新文件，再比较两份。", "Save under a new name and compare.")
        }
        SaveError::Exists(_) | SaveError::Format(_) => "",
    };
    let said = save_error(error, lang);
    if then.is_empty() { said } else { format!("{said}{}{then}", lang.pick("", " ")) }
}

/// A report of the same game brought nothing for the foul sheet.
#[must_use]
pub fn no_fouls(file: &str, lang: Lang) -> String {
    say!(
        lang,
        "{file} 里没有新的犯规记录：没有记犯规，或者都已在表上。",
        "{file} has no fouls that are not on the sheet already."
    )
}

/// What the system says, where there is a plain word for it.
pub fn system(error: &io::Error, lang: Lang) -> String {
    if let Some(error) = ReadError::within(error) {
        return not_read(error, lang);
    }
    let plain = match error.kind() {
        ErrorKind::NotFound => lang.pick("找不到文件或文件夹", "the file or folder is not there"),
        ErrorKind::PermissionDenied => lang.pick("没有权限", "permission denied"),
        ErrorKind::StorageFull => lang.pick("磁盘已满", "the disk is full"),
        ErrorKind::ReadOnlyFilesystem => lang.pick("磁盘是只读的", "the disk is read-only"),
        ErrorKind::IsADirectory => lang.pick("这是一个文件夹", "it is a folder"),
        ErrorKind::NotADirectory => {
            lang.pick("路径中有一段是文件，不是文件夹", "part of the path is a file and no folder")
        }
        ErrorKind::QuotaExceeded => lang.pick("超过了磁盘配额", "the disk quota is used up"),
        ErrorKind::FileTooLarge => {
            lang.pick("这个磁盘不能放这么大的文件", "the disk takes no file this large")
        }
        ErrorKind::InvalidFilename => lang
            .pick("名字太长或含有不能用的字符", "the name is too long or has characters that cannot be used"),
        ErrorKind::ResourceBusy | ErrorKind::ExecutableFileBusy => {
            lang.pick("别的程序正在使用它", "another program is using it")
        }
        ErrorKind::StaleNetworkFileHandle
        | ErrorKind::HostUnreachable
        | ErrorKind::NetworkUnreachable
        | ErrorKind::NetworkDown
        | ErrorKind::TimedOut => {
            lang.pick("连不上共享文件夹所在的机器", "the machine with the shared folder cannot be reached")
        }
        _ if cfg!(windows) && matches!(error.raw_os_error(), Some(32 | 33)) => {
            lang.pick("别的程序正在使用它", "another program is using it")
        }
        _ => {
            return match error.raw_os_error() {
                Some(code) => say!(lang, "系统错误 {code}", "error {code} of the system"),
                None => error.to_string(),
            };
        }
    };
    plain.to_owned()
}

/// Why a small file is not read.
#[must_use]
pub fn not_read(error: &ReadError, lang: Lang) -> String {
    match error {
        ReadError::Io(error) => system(error, lang),
        ReadError::NotAFile => lang
            .pick(
                "这不是普通文件（文件夹、设备或管道）",
                "it is no regular file but a folder, device or pipe",
            )
            .to_owned(),
        ReadError::TooLarge(most) => {
            let most = most >> 20;
            say!(lang, "文件超过 {most} MiB", "it has more than {most} MiB")
        }
        ReadError::NotText(at) => {
            say!(lang, "不是 UTF-8 文本（从第 {at} 字节起）", "it is not UTF-8 text (from byte {at} on)")
        }
    }
}

/// Why a picture is not taken or cannot be shown.
#[must_use]
pub fn picture_error(error: &PictureError, lang: Lang) -> String {
    match error {
        PictureError::UnknownKind => say!(
            lang,
            "不是 PNG、JPEG、BMP 或 WebP 图片；请另存为其中一种。",
            "Neither PNG, JPEG, BMP nor WebP; save it as one of them."
        ),
        PictureError::TooLarge { width, height } => say!(
            lang,
            "图片 {width}×{height} 像素，每边最多 {MAX_SIDE} 像素；请缩小后再加。",
            "The picture has {width}×{height} pixels; a side may have {MAX_SIDE} at most. Scale it down first."
        ),
        PictureError::TooHeavy { width, height } => say!(
            lang,
            "图片 {width}×{height} 像素，显示所需内存超过 256 MiB；请缩小后再加。原图照样保存在报告里。",
            "The picture has {width}×{height} pixels, and showing it takes more than 256 MiB of memory. Scale it \
             down first. In the report it is kept as it came."
        ),
        PictureError::TooManyBytes => too_many_bytes(MAX_PICTURE_BYTES, lang),
        PictureError::Io(error) => system(error, lang),
        PictureError::Damaged(reason) => {
            say!(lang, "图片损坏或读不懂：{reason}。", "The picture is damaged or cannot be read: {reason}.")
        }
    }
}

/// A rulebook or reading is cited in another text than the one at hand.
#[must_use]
pub fn law_differs(id: &str, lang: Lang) -> String {
    say!(
        lang,
        "报告引用的“{id}”与本机的文字不同（另一版本，或被改动）。",
        "The report cites another text of {id:?} than the one at hand (another edition, or a change)."
    )
}
