//! Workers off the window's thread, which are given one thing after another, and how work is stopped.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::thread::JoinHandle;

/// Stops work that goes on for long. Every piece of work has its own.
#[derive(Clone, Debug, Default)]
pub struct Cancel(Arc<AtomicBool>);

impl PartialEq for Cancel {
    fn eq(&self, other: &Self) -> bool {
        Arc::ptr_eq(&self.0, &other.0)
    }
}

impl Eq for Cancel {}

impl Cancel {
    /// Stops it after what is being done.
    pub fn stop(&self) {
        self.0.store(true, Ordering::Relaxed);
    }

    /// Set once it is to stop.
    pub fn flag(&self) -> &AtomicBool {
        &self.0
    }
}

/// A thread that is given one thing after another to do, and tells what comes of it. It ends when it has nothing more
/// to do after this was dropped.
pub(crate) struct Worker<Order, News> {
    orders: Option<Sender<Order>>,
    news: Receiver<News>,
    /// By which it is stopped.
    pub cancel: Cancel,
    thread: Option<JoinHandle<()>>,
}

/// The other side of a [`Worker`].
pub(crate) struct Work<Order, News> {
    /// What it is given to do.
    pub orders: Receiver<Order>,
    pub cancel: Cancel,
    news: Sender<News>,
    wake: Box<dyn Fn() + Send>,
}

impl<Order, News> Work<Order, News> {
    /// Tells something; whether there is still somebody to hear it.
    pub fn tell(&self, news: News) -> bool {
        let told = self.news.send(news).is_ok();
        (self.wake)();
        told
    }
}

impl<Order: Send + 'static, News: Send + 'static> Worker<Order, News> {
    /// Begins; `wake` is called after each piece of news. Where no thread can be had, nothing is done, and why comes
    /// back.
    pub fn start(
        name: &str,
        wake: impl Fn() + Send + 'static,
        work: impl FnOnce(Work<Order, News>) + Send + 'static,
    ) -> (Self, Option<std::io::Error>) {
        let (orders, waiting) = channel();
        let (told, news) = channel();
        let cancel = Cancel::default();
        let own = Work { orders: waiting, cancel: cancel.clone(), news: told, wake: Box::new(wake) };
        let thread = std::thread::Builder::new().name(name.to_owned()).spawn(move || work(own));
        let orders = thread.is_ok().then_some(orders);
        match thread {
            Ok(thread) => (Self { orders, news, cancel, thread: Some(thread) }, None),
            Err(error) => (Self { orders, news, cancel, thread: None }, Some(error)),
        }
    }

    pub fn order(&self, order: Order) {
        if let Some(orders) = &self.orders {
            // The thread ends only with this.
            let _ = orders.send(order);
        }
    }

    /// What it has told since the last time.
    pub fn news(&self) -> impl Iterator<Item = News> {
        self.news.try_iter()
    }

    /// Waits until it has done all it was given.
    pub fn finish(&mut self) {
        self.orders = None;
        if let Some(thread) = self.thread.take() {
            // It panics nowhere; and if it did, there would be nothing left to do.
            let _ = thread.join();
        }
    }
}

impl<Order, News> Drop for Worker<Order, News> {
    fn drop(&mut self) {
        self.cancel.stop();
    }
}
