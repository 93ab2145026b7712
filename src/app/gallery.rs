//! The exhibits' pictures for showing them: decoded on a thread of their own, kept as textures.
//!
//! Every exhibit of the report gets a thumbnail; the one looked at is also kept as large as the screen's
//! textures allow. What is known of a picture is kept by its bytes, so that undo and another order cost nothing.

use std::collections::HashMap;
use std::panic::{self, AssertUnwindSafe};
use std::sync::Arc;
use std::sync::mpsc::{Receiver, Sender, channel};

use egui::{ColorImage, Context, TextureHandle, TextureOptions};

use crate::archive::{self, PictureError, Pixels};
use crate::digest::Digest;
use crate::report::Exhibit;

/// The longest side of a thumbnail, in pixels.
const THUMBNAIL: u32 = 256;
/// The longest side of a picture looked at, in pixels; less where the textures are smaller.
const FULL: u32 = 4096;

/// Everything shown of the exhibits.
pub struct Gallery {
    pictures: HashMap<Key, Picture>,
    full: Option<(Key, Option<TextureHandle>)>,
    jobs: Option<Sender<Job>>,
    done: Receiver<Done>,
    answer: Sender<Done>,
}

/// What is known of one picture.
pub struct Picture {
    /// Kept, so that no other bytes can take this place in memory.
    _bytes: Arc<[u8]>,
    /// What came of decoding it; `None` as long as that goes on.
    pub outcome: Option<Result<Shown, PictureError>>,
    /// The digest of its bytes.
    pub digest: Option<Digest>,
}

/// A picture that can be shown.
pub struct Shown {
    /// Its size in pixels.
    pub size: [u32; 2],
    /// The small one.
    pub thumbnail: TextureHandle,
}

/// Bytes by their place in memory.
type Key = (usize, usize);

struct Job {
    exhibit: Exhibit,
    side: u32,
    full: bool,
    ctx: Context,
}

struct Done {
    key: Key,
    full: bool,
    digest: Digest,
    outcome: Result<(ColorImage, [u32; 2]), PictureError>,
}

fn key(exhibit: &Exhibit) -> Key {
    (exhibit.bytes.as_ptr() as usize, exhibit.bytes.len())
}

impl Default for Gallery {
    fn default() -> Self {
        let (answer, done) = channel();
        Self { pictures: HashMap::new(), full: None, jobs: None, done, answer }
    }
}

impl Gallery {
    /// What is known of this exhibit's picture.
    #[must_use]
    pub fn picture(&self, exhibit: &Exhibit) -> Option<&Picture> {
        self.pictures.get(&key(exhibit))
    }

    /// The large texture of the exhibit looked at, once it is there.
    #[must_use]
    pub fn full(&self, exhibit: &Exhibit) -> Option<&TextureHandle> {
        let (of, texture) = self.full.as_ref()?;
        texture.as_ref().filter(|_| *of == key(exhibit))
    }

    /// Takes in what was decoded, asks for what is missing, drops what is no longer in the report.
    pub fn keep_up(&mut self, exhibits: &[Exhibit], viewed: Option<&Exhibit>, ctx: &Context) {
        while let Ok(done) = self.done.try_recv() {
            self.take(done, ctx);
        }
        self.pictures.retain(|known, _| exhibits.iter().any(|exhibit| key(exhibit) == *known));
        let unknown = exhibits.iter().filter(|exhibit| self.picture(exhibit).is_none());
        for exhibit in unknown.collect::<Vec<_>>() {
            let new = Picture { _bytes: exhibit.bytes.clone(), outcome: None, digest: None };
            self.pictures.insert(key(exhibit), new);
            self.ask(exhibit, THUMBNAIL, false, ctx);
        }
        let Some(viewed) = viewed else {
            self.full = None;
            return;
        };
        if self.full.as_ref().is_none_or(|(of, _)| *of != key(viewed)) {
            self.full = Some((key(viewed), None));
            let largest = ctx.input(|input| input.max_texture_side);
            self.ask(viewed, FULL.min(u32::try_from(largest).unwrap_or(FULL)), true, ctx);
        }
    }

    fn take(&mut self, done: Done, ctx: &Context) {
        let texture = |image| ctx.load_texture("exhibit", image, TextureOptions::LINEAR);
        if done.full {
            if let (Some((of, full)), Ok((pixels, _))) = (&mut self.full, done.outcome)
                && *of == done.key
            {
                *full = Some(texture(pixels));
            }
            return;
        }
        if let Some(picture) = self.pictures.get_mut(&done.key) {
            picture.digest = Some(done.digest);
            let shown = |(image, size)| Shown { size, thumbnail: texture(image) };
            picture.outcome = Some(done.outcome.map(shown));
        }
    }

    /// Hands a job to the thread, which is started when first needed. Without a thread nothing is shown, and
    /// nothing is lost.
    fn ask(&mut self, exhibit: &Exhibit, side: u32, full: bool, ctx: &Context) {
        if self.jobs.is_none() {
            let (jobs, waiting) = channel();
            let answer = self.answer.clone();
            let decode = move || work(&waiting, &answer);
            let thread = std::thread::Builder::new().name("decode-pictures".to_owned()).spawn(decode);
            self.jobs = thread.is_ok().then_some(jobs);
        }
        if let Some(jobs) = &self.jobs {
            let job = Job { exhibit: exhibit.clone(), side, full, ctx: ctx.clone() };
            // The thread ends only with the window.
            let _ = jobs.send(job);
        }
    }
}

fn image(pixels: &Pixels) -> ColorImage {
    ColorImage::from_rgba_unmultiplied([pixels.width as usize, pixels.height as usize], &pixels.rgba)
}

fn work(waiting: &Receiver<Job>, answer: &Sender<Done>) {
    for Job { exhibit, side, full, ctx } in waiting {
        let decode = || {
            archive::pixels(&exhibit).map(|pixels| {
                let size = [pixels.width, pixels.height];
                (image(&pixels.within(side)), size)
            })
        };
        // One picture that breaks a decoder must not keep the others from being shown.
        let outcome = panic::catch_unwind(AssertUnwindSafe(decode))
            .unwrap_or_else(|_| Err(PictureError::Damaged("internal error".to_owned())));
        let digest = Digest::of(&exhibit.bytes);
        if answer.send(Done { key: key(&exhibit), full, digest, outcome }).is_err() {
            return;
        }
        ctx.request_repaint();
    }
}
