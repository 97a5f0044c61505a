//! Ed25519 signatures as a stream: submitted with the caller's tags, verified by threads of the stream, received in order or as they come.

use crate::border::{status, value};
use crate::error::Error;
use crate::pointer::{self, or};
use crate::sigverify::{modmill_signed, modmill_sigverify, modmill_verdict};
use crate::status::modmill_status;
use ::modmill_sigstream::StreamError;
use ::modmill_sigstream::stream::{Answer, Config, Consumer, Engine, Order, Received};
use std::mem::MaybeUninit;
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

/// Limits of a stream. A struct of zeros is the default. All memory but `long_memory` is taken at the start.
#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct modmill_sigstream_options {
    /// Threads that verify; 0 for one per processor.
    pub workers: usize,
    /// Signatures that may wait or be verified at one time; 0 for 1024.
    pub queue: usize,
    /// Signatures that may be under way or answered and not yet received; 0 for 4096. A receiver that is behind by that many blocks submissions.
    pub results: usize,
    /// The longest message in bytes that every place has room for; 0 for 1232, a packet of Solana's.
    pub max_message: usize,
    /// Bytes that longer messages may take up together; 0 for none.
    pub long_memory: usize,
    /// Nanoseconds that a part-filled group of signatures is held for more to come; 0 verifies what is there.
    pub max_wait_ns: u64,
    /// True if answers come as they are found instead of in the order of submission.
    pub as_they_come: bool,
    /// Must be 0.
    pub reserved: [u64; 4],
}

/// The answer to one submitted signature.
#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct modmill_answer {
    /// The tag that was given with the signature.
    pub tag: u64,
    /// Nanoseconds from submission to answer.
    pub latency_ns: u64,
    /// The verdict: one of modmill_verdict.
    pub verdict: u8,
}

/// A stream of signatures. Any number of threads submit and poll at the same time; those that poll take turns.
pub struct modmill_sigstream {
    engine: Engine,
    receiver: Mutex<Receiver>,
}

struct Receiver {
    consumer: Consumer,
    answers: Vec<Answer>,
}

/// Starts a stream under a verifier's rule and backend. Its threads run until it is closed and empty, or freed.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn modmill_sigstream_new(
    verifier: *const modmill_sigverify,
    options: *const modmill_sigstream_options,
    out: *mut *mut modmill_sigstream,
) -> modmill_status {
    status(|| {
        let make = || {
            // SAFETY: the caller's handle and struct.
            let (verifier, config) = unsafe { (pointer::handle("verifier", verifier)?, config(options)?) };
            let (engine, consumer) = Engine::start(verifier.verifier.verifier(), &config)?;
            Ok(modmill_sigstream { engine, receiver: Mutex::new(Receiver { consumer, answers: Vec::new() }) })
        };
        // SAFETY: the caller's place for the handle.
        unsafe { pointer::give(out, make) }
    })
}

/// The options at an address.
///
/// # Safety
/// `options` is null or the caller's struct.
unsafe fn config(options: *const modmill_sigstream_options) -> Result<Config, Error> {
    // SAFETY: the condition of this function.
    let Some(given) = unsafe { pointer::given("options", options) }? else { return Ok(Config::default()) };
    pointer::reserved(given.reserved)?;
    let default = Config::default();
    Ok(Config {
        workers: or(given.workers, default.workers),
        queue: or(given.queue, default.queue),
        results: or(given.results, default.results),
        max_message: or(given.max_message, default.max_message),
        long_memory: given.long_memory,
        max_wait: Duration::from_nanos(given.max_wait_ns),
        order: if given.as_they_come { Order::AsTheyCome } else { Order::Submitted },
        ..default
    })
}

/// Frees a stream: what is not verified yet is given up. No other thread may be in one of its functions.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn modmill_sigstream_free(stream: *mut modmill_sigstream) {
    // SAFETY: the caller's handle, which is not used any more.
    value((), || unsafe { pointer::free(stream) });
}

/// Submits a signature with a tag of the caller's, which comes back with the answer. Copies everything. Waits while the stream is full, for as long as nobody
/// receives. MODMILL_USAGE refuses this one (a message too long) and the stream goes on; MODMILL_CLOSED after modmill_sigstream_close.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn modmill_sigstream_submit(
    stream: *const modmill_sigstream,
    message: *const u8,
    length: usize,
    signature: *const u8,
    key: *const u8,
    tag: u64,
) -> modmill_status {
    status(|| {
        let signed = modmill_signed { message, length, signature, key };
        // SAFETY: the caller's handle and arrays.
        let (stream, signed) = unsafe { (pointer::handle("stream", stream)?, signed.view()?) };
        Ok(stream.engine.submit(signed, tag)?)
    })
}

/// Submits like modmill_sigstream_submit, but never waits: MODMILL_FULL where there is no room now.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn modmill_sigstream_try_submit(
    stream: *const modmill_sigstream,
    message: *const u8,
    length: usize,
    signature: *const u8,
    key: *const u8,
    tag: u64,
) -> modmill_status {
    status(|| {
        let signed = modmill_signed { message, length, signature, key };
        // SAFETY: the caller's handle and arrays.
        let (stream, signed) = unsafe { (pointer::handle("stream", stream)?, signed.view()?) };
        match stream.engine.try_submit(signed, tag)? {
            true => Ok(()),
            false => Err(Error::new(modmill_status::MODMILL_FULL, "the stream has no room now: receive answers, or wait")),
        }
    })
}

/// Receives up to `capacity` answers that are there and writes their number to *count. Waits for the first: timeout_ns nanoseconds at most, for ever if it is
/// negative, not at all if it is 0; none may come in that time. MODMILL_CLOSED once the stream is closed and everything was received.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn modmill_sigstream_poll(
    stream: *const modmill_sigstream,
    answers: *mut modmill_answer,
    capacity: usize,
    timeout_ns: i64,
    count: *mut usize,
) -> modmill_status {
    status(|| {
        // SAFETY: the caller's handle and places, where anything may be as yet.
        let (stream, out, count) = unsafe {
            let count = &mut pointer::array_mut("count", count, 1)?[0];
            *count = 0;
            (pointer::handle("stream", stream)?, pointer::array_mut::<MaybeUninit<_>>("answers", answers.cast(), capacity)?, count)
        };
        let mut receiver = stream.receiver.lock().unwrap_or_else(PoisonError::into_inner);
        let Receiver { consumer, answers: found } = &mut *receiver;
        receive(consumer, found, capacity, timeout_ns)?;
        for (out, answer) in out.iter_mut().zip(&*found) {
            let Answer { tag, latency_ns, verdict, .. } = *answer;
            out.write(modmill_answer { tag, latency_ns, verdict: modmill_verdict::from(verdict) as u8 });
        }
        *count = found.len();
        Ok(())
    })
}

/// Replaces `found` by the answers that are there, after a wait for the first.
fn receive(consumer: &mut Consumer, found: &mut Vec<Answer>, capacity: usize, timeout_ns: i64) -> Result<(), Error> {
    found.clear();
    if capacity == 0 {
        return Ok(());
    }
    let first = match u64::try_from(timeout_ns).map(Duration::from_nanos) {
        Ok(Duration::ZERO) => consumer.try_recv()?,
        // A time beyond what the clock has is for ever.
        Ok(timeout) if Instant::now().checked_add(timeout).is_some() => consumer.recv_timeout(timeout)?,
        _ => consumer.recv()?.map_or(Received::End, Received::Answer),
    };
    match first {
        Received::Answer(answer) => {
            found.push(answer);
            consumer.try_recv_many(found, capacity - 1);
            Ok(())
        }
        Received::Empty => Ok(()),
        Received::End => Err(StreamError::StreamClosed.into()),
    }
}

/// Ends submission. What was submitted is answered; then modmill_sigstream_poll gives MODMILL_CLOSED.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn modmill_sigstream_close(stream: *const modmill_sigstream) -> modmill_status {
    status(|| {
        // SAFETY: the caller's handle.
        unsafe { pointer::handle("stream", stream) }?.engine.close();
        Ok(())
    })
}
