//! Files and file dialogs, off the window's thread: each job answers with a message.

use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::mpsc::{Receiver, Sender, channel};
use std::time::{Duration, Instant};

use super::archive_room::{Asked, Table};
use super::drawing::{self, BoardFile};
use super::exhibits::{self, Source, Taken};
use super::game::record::{self, Export};
use super::message::{Effect, Message, Over, Purpose};
use super::printing;
use crate::archive::{self, PictureError};
use crate::digest::Digest;
use crate::document::diagram::png;
use crate::picture;
use crate::record::Records;
use crate::report::{Exhibit, Report};
use crate::wording::texts::texts;
use crate::wording::{Lang, exhibits as exhibit_words, files, records};

/// A dialog that was there cannot have been read and cancelled in this time.
const NOBODY_CANCELS_WITHIN: Duration = Duration::from_millis(300);

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
    pub purpose: Purpose,
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
            Purpose::Open | Purpose::Attach => (t.report_file, &["ron"], t.command_open),
            Purpose::Save => (t.report_file, &["ron"], t.command_save_as),
            Purpose::SaveRegulation => (t.regulation, &["ron"], t.regulation_save),
            Purpose::OpenRegulation => (t.regulation, &["ron"], t.regulation_load),
            Purpose::EarlierReport => (t.report_file, &["ron"], t.fouls_from_report),
            Purpose::Import => (t.record_files, &record::ENDINGS, t.command_import),
            Purpose::PrecedentFolder => (t.report_file, &["ron"], t.command_precedents),
            Purpose::Export(Export::Pgn) => (t.record_files, &["pgn"], t.command_export_pgn),
            Purpose::Export(Export::Text) => (t.record_files, &["txt"], t.command_export_text),
            Purpose::Export(Export::Board(BoardFile::Png)) => {
                (t.picture_files, &["png"], t.command_save_board_png)
            }
            Purpose::Export(Export::Board(BoardFile::Svg)) => {
                (t.picture_files, &["svg"], t.command_save_board_svg)
            }
            Purpose::Paper(choice) => (t.report_file, &[choice.kind.ending()], t.command_paper),
            Purpose::TakeOut => return self.pick_folder(request, t.command_take_out, reply),
            Purpose::Export(Export::Dhtmlxq) => (t.record_files, &["txt"], t.command_export_dhtmlxq),
            Purpose::Archive(Asked::Folder) => (t.report_file, &["ron"], t.archive_choose),
            Purpose::Archive(Asked::Save(Table::Reports)) => ("CSV", &["csv"], t.archive_save_reports),
            Purpose::Archive(Asked::Save(Table::Fouls)) => ("CSV", &["csv"], t.archive_save_fouls),
        };
        let mut dialog = rfd::AsyncFileDialog::new().add_filter(kind, endings).set_title(title);
        if request.purpose == Purpose::Import {
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
            Purpose::Save
                | Purpose::Export(_)
                | Purpose::SaveRegulation
                | Purpose::Paper(_)
                | Purpose::Archive(Asked::Save(_))
        );
        let answer: std::pin::Pin<Box<dyn Future<Output = Option<rfd::FileHandle>> + Send>> = if saves {
            Box::pin(dialog.set_file_name(request.name).save_file())
        } else if matches!(request.purpose, Purpose::Archive(Asked::Folder) | Purpose::PrecedentFolder) {
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

fn save(path: &Path, report: &Report, over: Over) -> Result<Digest, archive::SaveError> {
    let expected = match over {
        Over::Nothing => None,
        Over::Unchanged(digest) => Some(digest),
        Over::Anything => std::fs::read(path).ok().map(|bytes| Digest::of(&bytes)),
    };
    archive::save(path, report, expected)
}

/// Reads a record, and names its file.
fn read_record(source: record::Source, lang: Lang) -> (String, Result<Box<Records>, String>) {
    match source {
        record::Source::Text(text) => {
            let read = crate::record::read(text.as_bytes());
            (String::new(), read.map(Box::new).map_err(|error| records::error(&error, lang)))
        }
        record::Source::File(path) => {
            let name = path.file_name().unwrap_or(path.as_os_str()).to_string_lossy().into_owned();
            let read = archive::load_records(&path);
            (name, read.map(Box::new).map_err(|error| records::file_error(&error, lang)))
        }
    }
}

/// Makes exhibits of pictures.
fn take(source: Source, lang: Lang) -> Taken {
    let mut taken = Taken::default();
    match source {
        Source::Files(paths) => {
            for path in paths {
                let name = path.file_name().unwrap_or(path.as_os_str()).to_string_lossy().into_owned();
                taken.add(&name, archive::picture_file(&path), lang);
            }
        }
        Source::Pasted(image, name) => {
            let pixels = exhibits::pixels(&image).unwrap_or_default();
            taken.add(&name, archive::picture_of_pixels(&name, pixels), lang);
        }
        Source::Board(diagram, name, caption) => {
            let picture = png(&diagram, drawing::WIDTH)
                .map_err(|error| PictureError::Damaged(error.to_string()))
                .and_then(|bytes| archive::picture(&name, bytes))
                .map(|exhibit| Exhibit { caption, ..exhibit });
            taken.add(&name, picture, lang);
        }
    }
    taken
}

impl Taken {
    fn add(&mut self, name: &str, picture: Result<Exhibit, PictureError>, lang: Lang) {
        match picture {
            Ok(exhibit) => {
                self.with_place += usize::from(picture::holds(&exhibit).place);
                self.exhibits.push(exhibit);
            }
            Err(error) => {
                self.refused.push(exhibit_words::refused(name, &files::picture_error(&error, lang), lang));
            }
        }
    }
}

/// Runs a job on its own thread, or here where no thread can be had.
fn on_thread(name: &str, job: impl FnOnce() + Send + 'static) {
    let job = Arc::new(std::sync::Mutex::new(Some(job)));
    let copy = job.clone();
    let take_and_run = move || {
        let job = copy.lock().ok().and_then(|mut job| job.take());
        if let Some(job) = job {
            job();
        }
    };
    if std::thread::Builder::new().name(name.to_owned()).spawn(take_and_run).is_err()
        && let Some(job) = job.lock().ok().and_then(|mut job| job.take())
    {
        job();
    }
}

/// Where the answer of a job goes. A job that breaks off before it has one is told of too, or the window would
/// wait for ever.
struct Answer {
    sender: Sender<Message>,
    ctx: egui::Context,
    given: bool,
}

impl Answer {
    fn give(mut self, message: Message) {
        self.given = true;
        self.send(message);
    }

    fn not_needed(mut self) {
        self.given = true;
    }

    fn send(&self, message: Message) {
        // The window may be gone by now; then nobody waits for the answer.
        let _ = self.sender.send(message);
        self.ctx.request_repaint();
    }
}

impl Drop for Answer {
    fn drop(&mut self) {
        if !self.given {
            self.send(Message::BrokenOff);
        }
    }
}

/// The files' side of the window: jobs go out, messages come in.
pub struct Files {
    picker: Box<dyn FilePicker>,
    sender: Sender<Message>,
    receiver: Receiver<Message>,
}

impl Files {
    /// With this picker.
    #[must_use]
    pub fn new(picker: Box<dyn FilePicker>) -> Self {
        let (sender, receiver) = channel();
        Self { picker, sender, receiver }
    }

    /// The next answer that has come in.
    pub fn received(&self) -> Option<Message> {
        self.receiver.try_recv().ok()
    }

    /// Starts a file job; other effects are not its business.
    pub fn start(
        &mut self,
        effect: Effect,
        folder: Option<&Path>,
        lang: Lang,
        ctx: &egui::Context,
        window: Option<&eframe::Frame>,
    ) {
        let answer = Answer { sender: self.sender.clone(), ctx: ctx.clone(), given: false };
        match effect {
            Effect::Pick(purpose, name) => {
                let request = Request { purpose, name: &name, folder, lang, window };
                let (asked, may_be_missing) = (Instant::now(), self.picker.may_be_missing());
                self.picker.pick(
                    request,
                    Box::new(move |path| {
                        let at_once = asked.elapsed() < NOBODY_CANCELS_WITHIN;
                        let missing = may_be_missing && path.is_none() && at_once;
                        answer.give(if missing {
                            Message::NoPicker(purpose)
                        } else {
                            Message::Picked(purpose, path)
                        });
                    }),
                );
            }
            Effect::PickPictures => {
                let request = Request { purpose: Purpose::Attach, name: "", folder, lang, window };
                self.picker.pick_pictures(
                    request,
                    Box::new(move |paths| answer.give(Message::PicturesPicked(paths))),
                );
            }
            Effect::TakePictures(source) => {
                on_thread("take-pictures", move || answer.give(Message::PicturesRead(take(source, lang))));
            }
            Effect::Load(path) => {
                on_thread("read-report", move || {
                    let result =
                        archive::load(&path).map(Box::new).map_err(|error| files::load_error(&error, lang));
                    answer.give(Message::Loaded(path, result));
                });
            }
            Effect::Save { path, report, revision, over } => {
                on_thread("write-report", move || {
                    let result = save(&path, &report, over).map_err(|error| files::save_error(&error, lang));
                    answer.give(Message::Saved { path, revision, result });
                });
            }
            Effect::Review(job) => {
                on_thread("review", move || {
                    job.run(lang, |said| answer.send(Message::Review(said)));
                    answer.not_needed();
                });
            }
            Effect::ReadRecord(source) => {
                on_thread("read-record", move || {
                    let (name, result) = read_record(source, lang);
                    answer.give(Message::RecordRead(name, result));
                });
            }
            Effect::CopyBoard(diagram) => {
                on_thread("draw-board", move || {
                    let drawn = drawing::image(&diagram).map(Arc::new).map_err(|error| error.to_string());
                    answer.give(Message::BoardDrawn(drawn));
                });
            }
            Effect::Export { path, content, over, purpose } => {
                on_thread("write-record", move || {
                    let result = content
                        .bytes()
                        .and_then(|bytes| archive::export(&path, bytes, over))
                        .map_err(|error| files::cannot_write(&path, &error, lang));
                    answer.give(Message::Exported(purpose, result));
                });
            }
            Effect::Keys(job) => on_thread("keys", move || answer.give(Message::Keys(job.run(lang)))),
            Effect::WritePaper(job) => {
                on_thread("write-paper", move || {
                    let say = |said| answer.send(Message::Printing(said));
                    let choice = job.choice;
                    let result = job.run(lang, |stage| say(printing::Said::Stage(stage)));
                    say(printing::Said::Written(choice, result));
                    answer.not_needed();
                });
            }
            Effect::TakeOut(report, folder) => {
                on_thread("write-pictures", move || {
                    let result = printing::take_out(&report, &folder, lang);
                    answer.give(Message::Printing(printing::Said::TakenOut(folder, result)));
                });
            }
            Effect::LoadRegulation(path) => {
                on_thread("read-regulation", move || {
                    let result = archive::read_text(&path).map_err(|error| files::load_error(&error, lang));
                    answer.give(Message::RegulationRead(path, result));
                });
            }
            Effect::SaveRegulation(path, text, over) => {
                on_thread("write-regulation", move || {
                    let result = archive::export(&path, &text, over == Over::Anything);
                    let result = result.map_err(|error| files::cannot_write(&path, &error, lang));
                    answer.give(Message::RegulationSaved(result));
                });
            }
            Effect::LoadEarlier(path) => {
                on_thread("read-report", move || {
                    let result =
                        archive::load(&path).map(Box::new).map_err(|error| files::load_error(&error, lang));
                    answer.give(Message::EarlierRead(path, result));
                });
            }
            Effect::Left(_)
            | Effect::ReadClock
            | Effect::StampRow(_)
            | Effect::Copy(_)
            | Effect::CopyImage(_)
            | Effect::FocusBoard
            | Effect::FullScreen(_)
            | Effect::Archive(_)
            | Effect::Close => answer.not_needed(),
        }
    }
}
