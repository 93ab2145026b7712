//! What Windows makes of paths: names that mean devices, letters without case.

use std::io;
use std::path::Path;

/// A name that Windows keeps for a device, in every folder and whatever ending it has.
#[derive(Debug, thiserror::Error)]
#[error("{0} is the name of a device")]
pub struct DeviceName(pub String);

/// Whether Windows keeps the name for a device; it looks only at what stands before the first dot.
pub(super) fn is_device(name: &str) -> bool {
    let name = name.split(['.', ':']).next().unwrap_or_default().trim_end().to_ascii_uppercase();
    let port = |prefix| {
        name.strip_prefix(prefix).is_some_and(|rest| {
            let mut rest = rest.chars();
            matches!((rest.next(), rest.next()), (Some('0'..='9' | '¹' | '²' | '³'), None))
        })
    };
    matches!(name.as_str(), "CON" | "PRN" | "AUX" | "NUL" | "CONIN$" | "CONOUT$")
        || port("COM")
        || port("LPT")
}

/// Refuses a path on Windows that ends in the name of a device.
pub(super) fn refuse_device(path: &Path) -> io::Result<()> {
    let name = path.file_name().unwrap_or_default().to_string_lossy();
    if cfg!(windows) && is_device(&name) {
        return Err(io::Error::new(io::ErrorKind::InvalidFilename, DeviceName(name.into_owned())));
    }
    Ok(())
}

/// Whether two paths mean the same file. Links are not looked at.
pub fn same_path(one: &Path, other: &Path) -> bool {
    one == other || cfg!(windows) && same_on_windows(one, other)
}

/// On Windows `c:/a.ron` and `C:\A.ron` are one file.
fn same_on_windows(one: &Path, other: &Path) -> bool {
    let folded = |path: &Path| Some(path.to_str()?.replace('/', "\\").to_lowercase());
    matches!((folded(one), folded(other)), (Some(one), Some(other)) if one == other)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_of_devices_are_known() {
        for name in
            ["NUL", "nul", "con.pdf", "Aux.tar.gz", "COM1", "lpt9.txt", "COM¹", "prn .x", "CONIN$", "nul:"]
        {
            assert!(is_device(name), "{name}");
        }
        for name in ["", "console", "nulls.ron", "COM", "COM10", "COMA", "报告.ron", "x.con", "LPT.1", ".nul"]
        {
            assert!(!is_device(name), "{name}");
        }
    }

    #[test]
    fn only_windows_refuses_them() {
        assert_eq!(refuse_device(Path::new("a/con.pdf")).is_err(), cfg!(windows));
        assert!(refuse_device(Path::new("a/context.pdf")).is_ok());
    }

    #[test]
    fn windows_compares_paths_without_case() {
        let same = |one: &str, other: &str| same_on_windows(Path::new(one), Path::new(other));
        assert!(same(r"c:\比赛\A.ron", r"C:\比赛\a.RON"));
        assert!(same(r"C:/reports/a.ron", r"C:\Reports\a.ron"));
        assert!(same("É.ron", "é.ron"));
        assert!(!same(r"C:\a.ron", r"C:\b.ron"));
        assert!(!same(r"C:\a.ron", r"D:\a.ron"));
        assert_eq!(same_path(Path::new("A.ron"), Path::new("a.ron")), cfg!(windows));
        assert!(same_path(Path::new("A.ron"), Path::new("A.ron")));
    }
}
