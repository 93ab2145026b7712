//! The exhibits' pictures for showing them: decoded on a thread of their own, kept as textures.
//!
//! Every exhibit of the report gets a thumbnail; the one looked at is also kept at no more than 2048 pixels a side,
//! and of the part seen of it a [detail](Gallery::detail) as sharp as the screen, up to the picture's own pixels.
//! So a picture of 48 million pixels never takes more textures than a small one. What is known of a picture is
//! kept by its bytes, so that undo and another order cost nothing.

use std::cell::Cell;
use std::collections::HashMap;
use std::sync::Arc;

use egui::{ColorImage, Context, TextureHandle, TextureOptions};

use crate::app::exhibits::gallery_work::{Done, Job, Key, Wanted, key, work};
use crate::app::jobs::worker::Worker;
use crate::digest::Digest;
use crate::picture::{Crop, Holds};
use crate::report::Exhibit;
use crate::store::PictureError;

/// The longest side of a thumbnail, in pixels.
const THUMBNAIL: u32 = 256;
/// The longest side of the whole of a picture looked at, in pixels.
const OVERVIEW: u32 = 2048;
/// The longest side of a detail, in pixels; less where the textures are smaller.
const DETAIL: u32 = 4096;

/// Everything shown of the exhibits.
#[derive(Default)]
pub struct Gallery {
    pictures: HashMap<Key, Picture>,
    viewed: Option<Viewed>,
    /// What the view lacks, to be asked for in the next frame.
    lacking: Cell<Option<Crop>>,
    decoder: Option<Worker<Job, Done>>,
}

/// What is known of one picture.
pub struct Picture {
    /// Kept, so that no other bytes can take this place in memory.
    _bytes: Arc<[u8]>,
    /// What came of decoding it; `None` as long as that goes on.
    pub outcome: Option<Result<Shown, PictureError>>,
    /// The digest of its bytes.
    pub digest: Option<Digest>,
    /// What it holds besides its pixels.
    pub holds: Holds,
}

/// A picture that can be shown.
pub struct Shown {
    /// Its size in pixels, upright.
    pub size: [u32; 2],
    pub thumbnail: TextureHandle,
}

/// The picture looked at.
struct Viewed {
    key: Key,
    overview: Option<TextureHandle>,
    detail: Option<Detail>,
    /// What was asked for and has not come yet.
    asked: Option<Crop>,
}

/// A part of the picture looked at, sharper than the whole of it.
pub struct Detail {
    pub piece: Crop,
    pub texture: TextureHandle,
}

impl Gallery {
    /// What is known of this exhibit's picture.
    pub fn picture(&self, exhibit: &Exhibit) -> Option<&Picture> {
        self.pictures.get(&key(exhibit))
    }

    /// The whole of the exhibit looked at, once it is there.
    pub fn overview(&self, exhibit: &Exhibit) -> Option<&TextureHandle> {
        self.of(exhibit)?.overview.as_ref()
    }

    /// The sharpest part of it that is there.
    pub fn detail(&self, exhibit: &Exhibit) -> Option<&Detail> {
        self.of(exhibit)?.detail.as_ref()
    }

    /// Asks for a part of the exhibit looked at; it comes when it is ready.
    pub fn lack(&self, piece: Crop) {
        self.lacking.set(Some(piece));
    }

    fn of(&self, exhibit: &Exhibit) -> Option<&Viewed> {
        self.viewed.as_ref().filter(|viewed| viewed.key == key(exhibit))
    }

    /// Takes in what was decoded, asks for what is missing, drops what is no longer in the report.
    pub fn keep_up(&mut self, exhibits: &[Exhibit], viewed: Option<&Exhibit>, ctx: &Context) {
        let done: Vec<Done> = self.decoder.iter().flat_map(Worker::news).collect();
        for done in done {
            self.take(done, ctx);
        }
        self.pictures.retain(|known, _| exhibits.iter().any(|exhibit| key(exhibit) == *known));
        for exhibit in exhibits {
            if self.picture(exhibit).is_none() {
                let holds = Holds::default();
                let new = Picture { _bytes: exhibit.bytes.clone(), outcome: None, digest: None, holds };
                self.pictures.insert(key(exhibit), new);
                self.ask(exhibit, Wanted::Thumbnail(THUMBNAIL), ctx);
            }
        }
        let lacking = self.lacking.take();
        let Some(exhibit) = viewed else {
            if self.viewed.take().is_some()
                && let Some(decoder) = &self.decoder
            {
                decoder.order(Job::Forget);
            }
            return;
        };
        let largest = ctx.input(|input| u32::try_from(input.max_texture_side).unwrap_or(OVERVIEW));
        match &mut self.viewed {
            Some(viewed) if viewed.key == key(exhibit) => {
                let piece = lacking.filter(|_| viewed.asked.is_none());
                let piece = piece.map(|piece| Crop {
                    most: piece.most.map(|side| side.min(DETAIL).min(largest)),
                    ..piece
                });
                if let Some(piece) = piece {
                    viewed.asked = Some(piece);
                    self.ask(exhibit, Wanted::Detail(piece), ctx);
                }
            }
            _ => {
                let key = key(exhibit);
                self.viewed = Some(Viewed { key, overview: None, detail: None, asked: None });
                self.ask(exhibit, Wanted::Overview(OVERVIEW.min(largest)), ctx);
            }
        }
    }

    fn take(&mut self, done: Done, ctx: &Context) {
        let Done { key, wanted, digest, holds, outcome } = done;
        let texture = |image: ColorImage| ctx.load_texture("exhibit", image, TextureOptions::LINEAR);
        if let Wanted::Thumbnail(_) = wanted {
            if let Some(picture) = self.pictures.get_mut(&key) {
                (picture.digest, picture.holds) = (digest, holds);
                let shown = |(image, size)| Shown { size, thumbnail: texture(image) };
                picture.outcome = Some(outcome.map(shown));
            }
            return;
        }
        let Some(viewed) = self.viewed.as_mut().filter(|viewed| viewed.key == key) else { return };
        let image = outcome.ok().map(|(image, _)| image);
        match (wanted, image) {
            (Wanted::Overview(_), image) => viewed.overview = image.map(texture),
            (Wanted::Detail(piece), image) => {
                viewed.asked = None;
                viewed.detail = image.map(|image| Detail { piece, texture: texture(image) });
            }
            (Wanted::Thumbnail(_), _) => {}
        }
    }

    /// Hands a job to the thread, which is started when first needed. Without a thread nothing is shown, and
    /// nothing is lost.
    fn ask(&mut self, exhibit: &Exhibit, wanted: Wanted, ctx: &Context) {
        let decoder = self.decoder.get_or_insert_with(|| {
            let ctx = ctx.clone();
            Worker::start("decode-pictures", move || ctx.request_repaint(), work).0
        });
        decoder.order(Job::Show { exhibit: exhibit.clone(), wanted });
    }
}

#[cfg(test)]
mod tests {
    use std::time::{Duration, Instant};

    use super::*;
    use crate::store::{Pixels, picture_of_pixels};

    fn until(gallery: &mut Gallery, exhibit: &Exhibit, ready: impl Fn(&Gallery) -> bool) {
        let (start, ctx) = (Instant::now(), Context::default());
        while !ready(gallery) {
            gallery.keep_up(std::slice::from_ref(exhibit), Some(exhibit), &ctx);
            assert!(start.elapsed() < Duration::from_secs(20));
            std::thread::sleep(Duration::from_millis(2));
        }
    }

    #[test]
    fn textures_are_bounded_and_a_detail_has_the_pixels_of_the_original() {
        let (width, height) = (5_000, 40);
        let rgba = vec![120; width as usize * height as usize * 4];
        let exhibit = picture_of_pixels("a.png", Pixels { width, height, rgba }).unwrap();
        let mut gallery = Gallery::default();
        until(&mut gallery, &exhibit, |gallery| gallery.overview(&exhibit).is_some());
        assert_eq!(gallery.overview(&exhibit).unwrap().size()[0], 2_048);
        let shown = |gallery: &Gallery| gallery.picture(&exhibit).unwrap().outcome.is_some();
        until(&mut gallery, &exhibit, shown);
        let Some(Ok(shown)) = &gallery.picture(&exhibit).unwrap().outcome else { panic!("not shown") };
        assert_eq!((shown.size, shown.thumbnail.size()[0]), ([5_000, 40], 256));

        let piece = Crop { from: [4_000, 10], size: [900, 20], most: [900, 20] };
        gallery.lack(piece);
        until(&mut gallery, &exhibit, |gallery| gallery.detail(&exhibit).is_some());
        let detail = gallery.detail(&exhibit).unwrap();
        assert_eq!((detail.piece, detail.texture.size()), (piece, [900, 20]));

        gallery.lack(Crop { from: [0, 0], size: [5_000, 40], most: [9_999, 9_999] });
        until(&mut gallery, &exhibit, |gallery| gallery.detail(&exhibit).unwrap().piece.from == [0, 0]);
        let largest = Context::default().input(|input| input.max_texture_side).min(4_096);
        assert!(gallery.detail(&exhibit).unwrap().texture.size()[0] <= largest);
    }
}
