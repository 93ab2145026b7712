//! The thread that decodes: one picture at a time, the one looked at before all others.

use std::collections::VecDeque;
use std::panic::{self, AssertUnwindSafe};

use egui::ColorImage;
use image::DynamicImage;

use crate::app::jobs::worker::Work;
use crate::digest::Digest;
use crate::picture::{self, Crop, Holds};
use crate::report::Exhibit;
use crate::store::PictureError;

/// Bytes by their place in memory.
pub(crate) type Key = (usize, usize);

pub(crate) fn key(exhibit: &Exhibit) -> Key {
    (exhibit.bytes.as_ptr() as usize, exhibit.bytes.len())
}

/// What is wanted of a picture.
#[derive(Copy, Clone, Debug, PartialEq)]
pub(crate) enum Wanted {
    /// All of it with no side longer than this, and what else the file holds.
    Thumbnail(u32),
    /// All of it with no side longer than this, to be looked at.
    Overview(u32),
    /// A part of it.
    Detail(Crop),
}

pub(crate) enum Job {
    Show {
        exhibit: Exhibit,
        wanted: Wanted,
    },
    /// No picture is looked at any more.
    Forget,
}

pub(crate) struct Done {
    pub key: Key,
    pub wanted: Wanted,
    pub digest: Option<Digest>,
    pub holds: Holds,
    /// The pixels asked for, and the size of the whole picture.
    pub outcome: Result<(ColorImage, [u32; 2]), PictureError>,
}

pub(crate) fn work(work: Work<Job, Done>) {
    let mut queue = VecDeque::new();
    // The picture looked at stays decoded, so that its parts come at once.
    let mut kept: Option<(Key, DynamicImage)> = None;
    loop {
        if queue.is_empty() {
            let Ok(job) = work.orders.recv() else { return };
            queue.push_back(job);
        }
        queue.extend(work.orders.try_iter());
        let first = |job: &Job| !matches!(job, Job::Show { wanted: Wanted::Thumbnail(_), .. });
        let next = queue.iter().position(first).unwrap_or(0);
        let Some(Job::Show { exhibit, wanted }) = queue.remove(next) else {
            kept = None;
            continue;
        };
        // One picture that breaks a decoder must not keep the others from being shown.
        let shown = panic::catch_unwind(AssertUnwindSafe(|| show(&exhibit, wanted, &mut kept)));
        let done = shown.unwrap_or_else(|_| broken(&exhibit, wanted));
        if !work.tell(done) {
            return;
        }
    }
}

/// What is known of a picture whose decoder broke.
fn broken(exhibit: &Exhibit, wanted: Wanted) -> Done {
    let outcome = Err(PictureError::Damaged("internal error".to_owned()));
    Done {
        key: key(exhibit),
        wanted,
        digest: Some(Digest::of(&exhibit.bytes)),
        holds: Holds::default(),
        outcome,
    }
}

fn show(exhibit: &Exhibit, wanted: Wanted, kept: &mut Option<(Key, DynamicImage)>) -> Done {
    let key = key(exhibit);
    let is_kept = kept.as_ref().is_some_and(|(of, _)| *of == key);
    let (digest, holds) = match wanted {
        Wanted::Thumbnail(_) => (Some(Digest::of(&exhibit.bytes)), picture::holds(exhibit)),
        _ => (None, Holds::default()),
    };
    let mut outcome = Ok(());
    let mut passing = None;
    if !is_kept {
        if !matches!(wanted, Wanted::Thumbnail(_)) {
            // Never two large pictures at once.
            *kept = None;
        }
        match (picture::upright(exhibit), wanted) {
            (Ok(image), Wanted::Thumbnail(_)) => passing = Some(image),
            (Ok(image), _) => *kept = Some((key, image)),
            (Err(error), _) => outcome = Err(error.into()),
        }
    }
    let image = passing.as_ref().or(kept.as_ref().filter(|(of, _)| *of == key).map(|(_, image)| image));
    let outcome = outcome.and_then(|()| {
        let image = image.ok_or_else(|| PictureError::Damaged(String::new()))?;
        let size = [image.width(), image.height()];
        let piece = match wanted {
            Wanted::Thumbnail(side) | Wanted::Overview(side) => Crop::whole(size, side),
            Wanted::Detail(piece) => piece,
        };
        Ok((pixels(&picture::crop(image, &piece)), size))
    });
    Done { key, wanted, digest, holds, outcome }
}

fn pixels(image: &image::RgbaImage) -> ColorImage {
    let size = [image.width() as usize, image.height() as usize];
    ColorImage::from_rgba_unmultiplied(size, image.as_raw())
}
