//! Which item stands on which page.

use super::{BOTTOM, PAGE, TOP};

/// What of an item matters for the pages.
pub trait Extent {
    /// The space above it, which falls away at the top of a page.
    fn above(&self) -> f32;
    /// How high it is.
    fn height(&self) -> f32;
    /// Whether the next one must stand on the same page.
    fn keeps_next(&self) -> bool;
    /// Whether it begins a page.
    fn begins_page(&self) -> bool;
    /// The item that is drawn again where a page begins with this one: the head of its table.
    fn repeats(&self) -> Option<usize>;
}

/// An item on its page.
#[derive(Copy, Clone, Debug, PartialEq)]
pub struct Placed {
    pub item: usize,
    /// Its upper edge, from the top of the page.
    pub y: f32,
    /// Whether it is drawn again only for the eye.
    pub again: bool,
}

/// Places the items. What belongs together stays on one page, unless it is higher than a page.
pub fn paginate<E: Extent>(items: &[E]) -> Vec<Vec<Placed>> {
    let bottom = PAGE.1 - BOTTOM;
    let mut pages = vec![Vec::new()];
    let mut y = TOP;
    let mut next = 0;
    while next < items.len() {
        let end = chain_end(items, next);
        let chain = items.get(next..end).unwrap_or_default();
        let on_fresh_page = pages.last().is_none_or(Vec::is_empty);
        let begins = chain.first().is_some_and(Extent::begins_page);
        if !on_fresh_page && (begins || y + extent(chain) > bottom) {
            pages.push(Vec::new());
            y = TOP;
        }
        for (item, extent) in (next..end).zip(chain) {
            let mut fresh = pages.last().is_none_or(Vec::is_empty);
            // Only in a chain that is higher than a page.
            if !fresh && y + extent.above() + extent.height() > bottom {
                pages.push(Vec::new());
                y = TOP;
                fresh = true;
            }
            let Some(page) = pages.last_mut() else { continue };
            if fresh
                && let Some((head, again)) = extent.repeats().and_then(|head| Some((head, items.get(head)?)))
            {
                page.push(Placed { item: head, y, again: true });
                y += again.height();
            }
            y += if fresh { 0.0 } else { extent.above() };
            page.push(Placed { item, y, again: false });
            y += extent.height();
        }
        next = end;
    }
    pages
}

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
        fn begins_page(&self) -> bool {
            self.0 == BEGINS
        }
    }

    /// So high is an item that begins a page, and no other.
    const BEGINS: f32 = 33.0;

    const ROOM: f32 = PAGE.1 - BOTTOM - TOP;

    fn pages(items: &[One]) -> Vec<Vec<usize>> {
        paginate(items).iter().map(|page| page.iter().map(|placed| placed.item).collect()).collect()
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
    fn what_begins_a_page_begins_one() {
        let items = [One(BEGINS, false, None), One(20.0, false, None), One(BEGINS, true, None)];
        assert_eq!(pages(&items), [vec![0, 1], vec![2]]);
    }

    #[test]
    fn the_head_of_a_table_is_repeated() {
        let rows = [One(20.0, true, None), One(ROOM - 40.0, false, Some(0)), One(30.0, false, Some(0))];
        let placed = paginate(&rows);
        assert_eq!(pages(&rows), [vec![0, 1], vec![0, 2]]);
        let second = &placed[1];
        assert!(second[0].again && !second[1].again);
        assert_eq!((second[0].y, second[1].y), (TOP, TOP + 20.0));
    }
}
