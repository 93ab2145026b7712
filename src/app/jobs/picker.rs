//! The dialogs that ask for a file.

use std::path::{Path, PathBuf};

use crate::app::archive::{Asked, Table};
use crate::app::board::drawing::BoardFile;
use crate::app::game_view::record;
use crate::app::game_view::record::Export;
use crate::app::jobs::thread::on_thread;
use crate::app::message::FileDialogKind;
use crate::text::Lang;
use crate::text::texts::texts;

/// What is done with the answer of a file dialog.
pub type Reply = Box<dyn FnOnce(Option<PathBuf>) + Send>;

/// What is done with the answer of a file dialog for several files.
pub type ReplyMany = Box<dyn FnOnce(Vec<PathBuf>) + Send>;

/// Asks for a file. The window uses the system's dialogs; tests answer by themselves.
pub trait FilePicker {
    /// Whether an answer of nothing, faster than anyone could cancel, means that there is no dialog.
    fn may_be_missing(&self) -> bool {
        false
    }

    /// Asks for a file and hands the answer to `reply`, now or later, on any thread.
    fn pick(&mut self, request: Request<'_>, reply: Reply);

    /// Asks for any number of pictures.
    fn pick_pictures(&mut self, request: Request<'_>, reply: ReplyMany) {
        self.pick(request, Box::new(move |path| reply(path.into_iter().collect())));
    }
}

/// What is asked for.
#[derive(Copy, Clone)]
pub struct Request<'a> {
    /// Opening or saving.
    pub purpose: FileDialogKind,
    /// The name proposed when saving.
    pub name: &'a str,
    /// The folder to begin in.
    pub folder: Option<&'a Path>,
    /// The language of the dialog's title.
    pub lang: Lang,
    /// The window it belongs to; none in tests.
    pub window: Option<&'a eframe::Frame>,
}

/// The system's own file dialogs.
#[derive(Debug, Default)]
pub struct SystemPicker;

impl FilePicker for SystemPicker {
    fn may_be_missing(&self) -> bool {
        true
    }

    fn pick(&mut self, request: Request<'_>, reply: Reply) {
        let t = texts(request.lang);
        let (kind, endings, title): (&str, &[&str], &str) = match request.purpose {
            FileDialogKind::Open | FileDialogKind::Attach => (t.report_file, &["ron"], t.command_open),
            FileDialogKind::Save => (t.report_file, &["ron"], t.command_save_as),
            FileDialogKind::SaveRegulation => (t.regulation, &["ron"], t.regulation_save),
            FileDialogKind::OpenRegulation => (t.regulation, &["ron"], t.regulation_load),
            FileDialogKind::EarlierReport => (t.report_file, &["ron"], t.fouls_from_report),
            FileDialogKind::Import => (t.record_files, &record::ENDINGS, t.command_import),
            FileDialogKind::PrecedentFolder => (t.report_file, &["ron"], t.command_precedents),
            FileDialogKind::Export(Export::Pgn) => (t.record_files, &["pgn"], t.command_export_pgn),
            FileDialogKind::Export(Export::Text) => (t.record_files, &["txt"], t.command_export_text),
            FileDialogKind::Export(Export::Board(BoardFile::Png)) => {
                (t.picture_files, &["png"], t.command_save_board_png)
            }
            FileDialogKind::Export(Export::Board(BoardFile::Svg)) => {
                (t.picture_files, &["svg"], t.command_save_board_svg)
            }
            FileDialogKind::Paper(choice) => (t.report_file, &[choice.kind.ending()], t.command_paper),
            FileDialogKind::TakeOut(_) => return self.pick_folder(request, t.command_take_out, reply),
            FileDialogKind::Export(Export::Dhtmlxq) => (t.record_files, &["txt"], t.command_export_dhtmlxq),
            FileDialogKind::Archive(Asked::Folder) => (t.report_file, &["ron"], t.archive_choose),
            FileDialogKind::Archive(Asked::Save(Table::Reports)) => ("CSV", &["csv"], t.archive_save_reports),
            FileDialogKind::Archive(Asked::Save(Table::Fouls)) => ("CSV", &["csv"], t.archive_save_fouls),
        };
        let mut dialog = rfd::AsyncFileDialog::new().add_filter(kind, endings).set_title(title);
        if request.purpose == FileDialogKind::Import {
            dialog = dialog.add_filter(t.all_files, &["*"]);
        }
        if let Some(folder) = request.folder {
            dialog = dialog.set_directory(folder);
        }
        if let Some(window) = request.window {
            dialog = dialog.set_parent(window);
        }
        let saves = matches!(
            request.purpose,
            FileDialogKind::Save
                | FileDialogKind::Export(_)
                | FileDialogKind::SaveRegulation
                | FileDialogKind::Paper(_)
                | FileDialogKind::Archive(Asked::Save(_))
        );
        let answer: std::pin::Pin<Box<dyn Future<Output = Option<rfd::FileHandle>> + Send>> = if saves {
            Box::pin(dialog.set_file_name(request.name).save_file())
        } else if matches!(
            request.purpose,
            FileDialogKind::Archive(Asked::Folder) | FileDialogKind::PrecedentFolder
        ) {
            Box::pin(dialog.pick_folder())
        } else {
            Box::pin(dialog.pick_file())
        };
        on_thread("file-dialog", move || {
            reply(pollster::block_on(answer).map(|file| file.path().to_owned()));
        });
    }

    fn pick_pictures(&mut self, request: Request<'_>, reply: ReplyMany) {
        let t = texts(request.lang);
        let mut dialog = rfd::AsyncFileDialog::new()
            .set_title(t.command_attach)
            .add_filter(t.picture_files, &["png", "jpg", "jpeg", "bmp", "webp"]);
        if let Some(folder) = request.folder {
            dialog = dialog.set_directory(folder);
        }
        if let Some(window) = request.window {
            dialog = dialog.set_parent(window);
        }
        let answer = dialog.pick_files();
        on_thread("file-dialog", move || {
            let files = pollster::block_on(answer).unwrap_or_default();
            reply(files.iter().map(|file| file.path().to_owned()).collect());
        });
    }
}

impl SystemPicker {
    fn pick_folder(&self, request: Request<'_>, title: &str, reply: Reply) {
        let mut dialog = rfd::AsyncFileDialog::new().set_title(title);
        if let Some(folder) = request.folder {
            dialog = dialog.set_directory(folder);
        }
        if let Some(window) = request.window {
            dialog = dialog.set_parent(window);
        }
        let answer = dialog.pick_folder();
        on_thread("file-dialog", move || {
            reply(pollster::block_on(answer).map(|folder| folder.path().to_owned()));
        });
    }
}
