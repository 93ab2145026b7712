//! The little of EXIF that is needed: whether it holds a place, and how the picture is turned.

/// Tags of the first directory: orientation, and where the directory of places begins.
const ORIENTATION: u16 = 0x0112;
const PLACES: u16 = 0x8825;
/// Latitude, longitude, destination's latitude and longitude, names of a processing area.
const PLACE: [u16; 5] = [2, 4, 20, 22, 28];

struct Tags<'a> {
    bytes: &'a [u8],
    big: bool,
}

impl<'a> Tags<'a> {
    fn new(bytes: &'a [u8]) -> Option<Self> {
        let bytes = bytes.strip_prefix(b"Exif\0\0").unwrap_or(bytes);
        match bytes.get(..4)? {
            [b'I', b'I', 42, 0] => Some(Self { bytes, big: false }),
            [b'M', b'M', 0, 42] => Some(Self { bytes, big: true }),
            _ => None,
        }
    }

    fn short(&self, at: usize) -> Option<u16> {
        let bytes: [u8; 2] = self.bytes.get(at..at.checked_add(2)?)?.try_into().ok()?;
        Some(if self.big { u16::from_be_bytes(bytes) } else { u16::from_le_bytes(bytes) })
    }

    fn long(&self, at: usize) -> Option<usize> {
        let bytes: [u8; 4] = self.bytes.get(at..at.checked_add(4)?)?.try_into().ok()?;
        let long = if self.big { u32::from_be_bytes(bytes) } else { u32::from_le_bytes(bytes) };
        usize::try_from(long).ok()
    }

    /// The tags of a directory, each with the place of its value; as many as are there.
    fn directory(&self, at: usize) -> impl Iterator<Item = (u16, usize)> {
        let count = self.short(at).map_or(0, usize::from);
        (0..count).map_while(move |index| {
            let entry = at.checked_add(2 + 12 * index)?;
            Some((self.short(entry)?, entry.checked_add(8)?))
        })
    }
}

/// Whether the tags say where the picture was taken.
pub(super) fn has_place(bytes: &[u8]) -> bool {
    let place = || {
        let tags = Tags::new(bytes)?;
        let mut first = tags.directory(tags.long(4)?);
        let (_, at) = first.find(|&(tag, _)| tag == PLACES)?;
        let places = tags.long(at)?;
        Some(tags.directory(places).any(|(tag, _)| PLACE.contains(&tag)))
    };
    place().unwrap_or(false)
}

/// Whether nothing else is said than how the picture is turned.
pub(super) fn is_only_orientation(bytes: &[u8]) -> bool {
    (1..=8).any(|turned| bytes.strip_prefix(b"Exif\0\0").unwrap_or(bytes) == orientation(turned))
}

/// Tags that say how the picture is turned, and nothing else.
pub(super) fn orientation(turned: u8) -> Vec<u8> {
    let [high, low] = ORIENTATION.to_be_bytes();
    let mut bytes = b"MM\0\x2A\0\0\0\x08\0\x01".to_vec();
    bytes.extend([high, low, 0, 3, 0, 0, 0, 1, 0, turned, 0, 0, 0, 0, 0, 0]);
    bytes
}
