//! Groups that are not full: how long they wait, and that they are verified.

use crate::common::{config, ends, signed, simple};
use modmill_sigstream::stream::{Config, Consumer, Engine};
use modmill_sigverify::Signed;
use std::sync::{Arc, Mutex};
use std::time::Duration;

type Sizes = Arc<Mutex<Vec<usize>>>;

/// Longer than any test runs.
const EVER: Duration = Duration::from_secs(3600);

/// A stream with groups of 8 that notes the sizes of the groups it verified.
fn noting(max_wait: Duration) -> (Engine, Consumer, Sizes) {
    let sizes = Sizes::default();
    let notes = Arc::clone(&sizes);
    let (engine, consumer) = simple(&Config { max_wait, ..config(1) }, 8, move |_| {
        let notes = Arc::clone(&notes);
        move |group: &[Signed<'_>]| notes.lock().unwrap().push(group.len())
    });
    (engine, consumer, sizes)
}

#[test]
fn every_size_of_a_last_group_is_verified() {
    for n in 0..=17 {
        ends(move || {
            let (engine, consumer, sizes) = noting(EVER);
            for tag in 0..n {
                engine.submit(signed(&[0]), tag).unwrap();
            }
            engine.finish().unwrap();
            assert!(consumer.map(|a| a.unwrap().tag).eq(0..n));
            let sizes = sizes.lock().unwrap().clone();
            let mut expected = vec![8; n as usize / 8];
            expected.extend((n % 8 != 0).then_some(n as usize % 8));
            assert_eq!(sizes, expected, "full groups, then the rest when the stream closed");
        });
    }
}

#[test]
fn a_part_filled_group_goes_when_its_oldest_has_waited() {
    ends(|| {
        let wait = Duration::from_millis(40);
        let (engine, mut consumer, sizes) = noting(wait);
        for tag in 0..3 {
            engine.submit(signed(&[0]), tag).unwrap();
        }
        let first = consumer.recv().unwrap().unwrap();
        assert!(first.latency_ns >= wait.as_nanos() as u64, "waited {} ns", first.latency_ns);
        assert_eq!((consumer.recv().unwrap().unwrap().tag, consumer.recv().unwrap().unwrap().tag), (1, 2));
        // One group, unless this thread was held up between two of them.
        assert_eq!(sizes.lock().unwrap().iter().sum::<usize>(), 3);
    });
}

#[test]
fn a_full_group_does_not_wait() {
    ends(|| {
        let (engine, mut consumer, sizes) = noting(EVER);
        for tag in 0..8 {
            engine.submit(signed(&[0]), tag).unwrap();
        }
        assert_eq!(consumer.recv().unwrap().unwrap().tag, 0);
        assert_eq!(*sizes.lock().unwrap(), [8]);
    });
}

#[test]
fn without_a_wait_one_is_verified_alone() {
    ends(|| {
        let (engine, mut consumer, sizes) = noting(Duration::ZERO);
        for tag in 0..50 {
            engine.submit(signed(&[0]), tag).unwrap();
            assert_eq!(consumer.recv().unwrap().unwrap().tag, tag);
        }
        assert_eq!(*sizes.lock().unwrap(), [1; 50]);
    });
}
