//! Many files worked through on a few threads.

use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::mpsc;
use std::thread;

/// At most so many files are read at a time, each in memory while it is.
const THREADS: usize = 4;

/// Does `work` for the numbers below `count` on a few threads, and hands what comes of each to `take` on the
/// calling thread, in no order. Once `cancel` is set, no more are begun.
pub(super) fn each<T: Send>(
    count: usize,
    cancel: &AtomicBool,
    work: impl Fn(usize) -> T + Sync,
    mut take: impl FnMut(usize, T),
) {
    let next = AtomicUsize::new(0);
    let threads = thread::available_parallelism().map_or(1, usize::from).min(THREADS).min(count);
    thread::scope(|scope| {
        // A short channel: what is read waits for the list, not the other way round.
        let (sender, receiver) = mpsc::sync_channel(THREADS);
        for _ in 0..threads {
            let (sender, next, work) = (sender.clone(), &next, &work);
            scope.spawn(move || {
                while !cancel.load(Ordering::Relaxed) {
                    let index = next.fetch_add(1, Ordering::Relaxed);
                    if index >= count || sender.send((index, work(index))).is_err() {
                        return;
                    }
                }
            });
        }
        drop(sender);
        for (index, done) in receiver {
            take(index, done);
        }
    });
}
