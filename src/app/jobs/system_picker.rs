//! The system's own dialogs that ask for a file.

use crate::app::archive::Asked;
use crate::app::export::target::Export;
use crate::app::game_view::record;
use crate::app::jobs::picker::{FilePicker, Reply, ReplyMany, Request};
use crate::app::jobs::thread::on_thread;
use crate::app::message::FileDialogKind;
use crate::export::diagram::PictureFormat;
use crate::tr;

/// The system's own file dialogs.
#[derive(Debug, Default)]
pub struct SystemPicker;

impl FilePicker for SystemPicker {
    fn may_be_missing(&self) -> bool {
        true
    }

    fn pick(&mut self, request: Request<'_>, reply: Reply) {
        let (kind, endings, title): (&str, &[&str], &str) = match request.purpose {
            FileDialogKind::Open | FileDialogKind::Attach => {
                (tr!(request.lang, "report-file"), &["ron"], tr!(request.lang, "command-open"))
            }
            FileDialogKind::Save => {
                (tr!(request.lang, "report-file"), &["ron"], tr!(request.lang, "command-save-as"))
            }
            FileDialogKind::SaveRegulation => {
                (tr!(request.lang, "regulation"), &["ron"], tr!(request.lang, "regulation-save"))
            }
            FileDialogKind::OpenRegulation => {
                (tr!(request.lang, "regulation"), &["ron"], tr!(request.lang, "regulation-load"))
            }
            FileDialogKind::EarlierReport => {
                (tr!(request.lang, "report-file"), &["ron"], tr!(request.lang, "fouls-from-report"))
            }
            FileDialogKind::OpenEvent => {
                (tr!(request.lang, "event-file-name"), &["ron"], tr!(request.lang, "event-open"))
            }
            FileDialogKind::SaveEvent => {
                (tr!(request.lang, "event-file-name"), &["ron"], tr!(request.lang, "event-save"))
            }
            FileDialogKind::PairingList => (
                tr!(request.lang, "event-list-files"),
                &["csv", "txt", "tsv", "trf", "trfx"],
                tr!(request.lang, "event-read-list"),
            ),
            FileDialogKind::Import => {
                (tr!(request.lang, "record-files"), &record::ENDINGS, tr!(request.lang, "command-import"))
            }
            FileDialogKind::PrecedentFolder => {
                (tr!(request.lang, "report-file"), &["ron"], tr!(request.lang, "command-precedents"))
            }
            FileDialogKind::Export(Export::Pgn) => {
                (tr!(request.lang, "record-files"), &["pgn"], tr!(request.lang, "command-export-pgn"))
            }
            FileDialogKind::Export(Export::Text) => {
                (tr!(request.lang, "record-files"), &["txt"], tr!(request.lang, "command-export-text"))
            }
            FileDialogKind::Export(Export::Board(format)) => (
                tr!(request.lang, "picture-files"),
                &[format.ending()],
                match format {
                    PictureFormat::Png => tr!(request.lang, "command-save-board-png"),
                    PictureFormat::Svg => tr!(request.lang, "command-save-board-svg"),
                },
            ),
            FileDialogKind::Paper(choice) => (
                tr!(request.lang, "report-file"),
                &[choice.format.ending()],
                tr!(request.lang, "command-paper"),
            ),
            FileDialogKind::TakeOut(_) => {
                return self.pick_folder(request, tr!(request.lang, "command-take-out"), reply);
            }
            FileDialogKind::Export(Export::Dhtmlxq) => {
                (tr!(request.lang, "record-files"), &["txt"], tr!(request.lang, "command-export-dhtmlxq"))
            }
            FileDialogKind::Export(Export::Xqf) => {
                (tr!(request.lang, "record-files"), &["xqf"], tr!(request.lang, "command-export-xqf"))
            }
            FileDialogKind::Archive(Asked::Folder) => {
                (tr!(request.lang, "report-file"), &["ron"], tr!(request.lang, "archive-choose"))
            }
            FileDialogKind::Archive(Asked::Save(table)) => {
                (tr!(request.lang, "report-file"), &[table.ending()], table.name(request.lang))
            }
        };
        let mut dialog = rfd::AsyncFileDialog::new().add_filter(kind, endings).set_title(title);
        if matches!(request.purpose, FileDialogKind::Import | FileDialogKind::PairingList) {
            dialog = dialog.add_filter(tr!(request.lang, "all-files"), &["*"]);
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
                | FileDialogKind::SaveEvent
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
        let mut dialog = rfd::AsyncFileDialog::new()
            .set_title(tr!(request.lang, "command-attach"))
            .add_filter(tr!(request.lang, "picture-files"), &["png", "jpg", "jpeg", "bmp", "webp"]);
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
