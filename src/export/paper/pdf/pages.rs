//! Which item stands on which page.

use super::{PageSize, TOP};

/// What of an item matters for the pages.
pub trait Extent {
    /// The space above it, which falls away at the top of a page.
    fn above(&self) -> f32;
    /// How high it is.
    fn height(&self) -> f32;
    /// How much of that it can give up.
    fn spare(&self) -> f32;
    /// Whether the next one must stand on the same page.
    fn keeps_next(&self) -> bool;
    /// The item that is drawn again where a page begins with this one: the head of its table.
    fn repeats(&self) -> Option<usize>;
}

/// An item on its page.
#[derive(Copy, Clone, Debug, PartialEq)]
pub struct Placed {
    pub item: usize,
    /// Its upper edge, from the top of the page.
    pub y: f32,
    /// How much lower than its height it is drawn.
    pub less: f32,
    /// Whether it is drawn again only for the eye.
    pub again: bool,
}

/// Places the items. What belongs together stays on one page, unless it is higher than a page; pictures are made
/// smaller where what they belong to fits the page then.
pub fn paginate<E: Extent>(items: &[E], page: PageSize) -> Vec<Vec<Placed>> {
    let bottom = page.bottom();
    let mut pages = vec![Vec::new()];
    let mut y = TOP;
    let mut next = 0;
    while next < items.len() {
        let end = chain_end(items, next);
        let chain = items.get(next..end).unwrap_or_default();
        let too_high = y + extent(chain) - bottom;
        let spare: f32 = chain.iter().map(Extent::spare).sum();
        let mut less = 0.0;
        if too_high > 0.0 && pages.last().is_some_and(|page| !page.is_empty()) {
            if too_high <= spare {
                less = too_high / spare;
            } else {
                pages.push(Vec::new());
                y = TOP;
            }
        }
        for (item, extent) in (next..end).zip(chain) {
            let less = less * extent.spare();
            let mut fresh = pages.last().is_none_or(Vec::is_empty);
            // Only in a chain that is higher than a page.
            if !fresh && y + extent.above() + extent.height() - less > bottom + ROUNDING {
                pages.push(Vec::new());
                y = TOP;
                fresh = true;
            }
            let Some(page) = pages.last_mut() else { continue };
            if fresh
                && let Some((head, again)) = extent.repeats().and_then(|head| Some((head, items.get(head)?)))
            {
                page.push(Placed { item: head, y, less: 0.0, again: true });
                y += again.height();
            }
            y += if fresh { 0.0 } else { extent.above() };
            page.push(Placed { item, y, less, again: false });
            y += extent.height() - less;
        }
        next = end;
    }
    pages
}

/// What sums of heights may be off by.
const ROUNDING: f32 = 0.01;

/// One past the last of the items that stay together, from `first` on.
fn chain_end<E: Extent>(items: &[E], first: usize) -> usize {
    let kept = items.iter().skip(first).take_while(|item| item.keeps_next()).count();
    (first + kept + 1).min(items.len())
}

/// How high the items are together, the space above the first counted in.
fn extent<E: Extent>(items: &[E]) -> f32 {
    items.iter().map(|item| item.above() + item.height()).sum()
}

#[cfg(test)]
mod tests {
    use super::*;

    struct One(f32, bool, Option<usize>);

    impl Extent for One {
        fn above(&self) -> f32 {
            10.0
        }
        fn height(&self) -> f32 {
            self.0
        }
        fn keeps_next(&self) -> bool {
            self.1
        }
        fn repeats(&self) -> Option<usize> {
            self.2
        }
        fn spare(&self) -> f32 {
            if self.0 == PICTURE { 0.35 * PICTURE } else { 0.0 }
        }
    }

    /// So high is an item that can be made smaller, and no other.
    const PICTURE: f32 = 200.0;

    const ROOM: f32 = PageSize::A4.room();

    fn pages(items: &[One]) -> Vec<Vec<usize>> {
        paginate(items, PageSize::A4)
            .iter()
            .map(|page| page.iter().map(|placed| placed.item).collect())
            .collect()
    }

    #[test]
    fn a_heading_is_never_last_on_a_page() {
        let items = [One(ROOM - 60.0, false, None), One(20.0, true, None), One(40.0, false, None)];
        assert_eq!(pages(&items), [vec![0], vec![1, 2]]);
        let items = [One(ROOM - 90.0, false, None), One(20.0, true, None), One(40.0, false, None)];
        assert_eq!(pages(&items), [vec![0, 1, 2]]);
    }

    #[test]
    fn a_chain_higher_than_a_page_goes_on() {
        let items = [One(ROOM * 0.6, true, None), One(ROOM * 0.6, true, None), One(1.0, false, None)];
        assert_eq!(pages(&items), [vec![0], vec![1, 2]]);
        assert_eq!(pages(&[One(2.0 * ROOM, false, None)]), [vec![0]]);
    }

    #[test]
    fn a_picture_is_made_smaller_before_it_leaves_half_a_page_empty() {
        let items = [
            One(ROOM - 300.0, false, None),
            One(20.0, true, None),
            One(PICTURE, true, None),
            One(60.0, false, None),
        ];
        let placed = paginate(&items, PageSize::A4);
        assert_eq!(pages(&items), [vec![0, 1, 2, 3]]);
        // 30 between the items and 280 of them are 10 too many.
        assert!((placed[0][2].less - 10.0).abs() < 0.1 && placed[0][1].less == 0.0);
        assert!((placed[0][3].y + 60.0 - PageSize::A4.bottom()).abs() < 0.1);
        let items = [One(ROOM - 200.0, false, None), One(PICTURE, true, None), One(80.0, false, None)];
        assert_eq!(pages(&items), [vec![0], vec![1, 2]], "too much is too much");
    }

    #[test]
    fn the_head_of_a_table_is_repeated() {
        let rows = [One(20.0, true, None), One(ROOM - 40.0, false, Some(0)), One(30.0, false, Some(0))];
        let placed = paginate(&rows, PageSize::A4);
        assert_eq!(pages(&rows), [vec![0, 1], vec![0, 2]]);
        let second = &placed[1];
        assert!(second[0].again && !second[1].again);
        assert_eq!((second[0].y, second[1].y), (TOP, TOP + 20.0));
    }
}
