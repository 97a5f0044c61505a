//! A panic of a worker becomes an error for everyone who deals with the stream.

use crate::common::{config, ends, signed, simple};
use modmill_sigstream::StreamError;
use modmill_sigstream::stream::{Config, Engine, GroupVerifier};
use modmill_sigverify::Signed;
use std::time::Duration;

/// Panics when it sees this first byte.
fn fragile(_: usize) -> impl FnMut(&[Signed<'_>]) {
    |group: &[Signed<'_>]| {
        if let Some(s) = group.iter().find(|s| s.message[0] == 99) {
            panic!("met {}", s.message[0]);
        }
    }
}

fn is_panic(error: &StreamError) -> bool {
    matches!(error, StreamError::WorkerFailed { message, .. } if message == "met 99")
}

#[test]
fn a_panic_reaches_consumer_submitter_and_finish() {
    for workers in [1, 4] {
        ends(move || {
            let (engine, mut consumer) = simple(&config(workers), 1, fragile);
            for tag in 0..10 {
                engine.submit(signed(&[0]), tag).unwrap();
            }
            for tag in 0..10 {
                assert_eq!(consumer.recv().unwrap().unwrap().tag, tag);
            }
            engine.submit(signed(&[99]), 10).unwrap();
            assert!(is_panic(&consumer.recv().unwrap_err()));
            assert!(is_panic(&consumer.recv().unwrap_err()), "again, and no end");
            assert!(is_panic(&engine.submit(signed(&[0]), 11).unwrap_err()));
            assert!(is_panic(&engine.finish().unwrap_err()));
        });
    }
}

#[test]
fn a_panic_frees_a_blocked_submitter() {
    ends(|| {
        let config = Config { queue: 3, spin: Duration::ZERO, ..config(1) };
        let (engine, _consumer) = simple(&config, 1, fragile);
        let error = (0..).find_map(|tag| engine.submit(signed(&[if tag == 50 { 99 } else { 0 }]), tag).err()).unwrap();
        assert!(is_panic(&error));
    });
}

#[test]
fn a_panic_while_draining_is_reported() {
    ends(|| {
        let (engine, consumer) = simple(&config(2), 4, fragile);
        for tag in 0..200 {
            engine.submit(signed(&[if tag == 150 { 99 } else { 0 }]), tag).ok();
        }
        assert!(is_panic(&engine.finish().unwrap_err()));
        let (answers, errors): (Vec<_>, Vec<_>) = consumer.take(201).partition(Result::is_ok);
        assert!(answers.iter().flatten().map(|a| a.tag).eq(0..answers.len() as u64), "a prefix in order");
        assert!(answers.len() <= 150 && is_panic(errors[0].as_ref().unwrap_err()));
    });
}

#[test]
fn a_verifier_that_cannot_be_made_is_an_error_of_the_start() {
    ends(|| {
        let make = |worker: usize| -> Box<dyn GroupVerifier> { panic!("no device for worker {worker}") };
        match Engine::with_verifiers(make, &config(1), 1, |_| 0) {
            Err(StreamError::WorkerFailed { worker: 0, message }) => assert_eq!(message, "no device for worker 0"),
            Err(e) => panic!("{e}"),
            Ok(_) => panic!("started without a verifier"),
        }
    });
}
