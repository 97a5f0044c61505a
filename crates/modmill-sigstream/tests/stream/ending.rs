//! Draining, closing, dropping.

use crate::common::{config, ends, held, receive_all, signed, simple, work};
use modmill_sigstream::StreamError;
use modmill_sigstream::stream::{Config, Received};
use modmill_sigverify::Signed;
use std::sync::mpsc;
use std::time::{Duration, Instant};

type Before = Box<dyn FnMut(&[Signed<'_>])>;

/// Takes so long for each group.
fn slow(time: Duration) -> impl Fn(usize) -> Before {
    move |_| Box::new(move |_: &[Signed<'_>]| work(time))
}

#[test]
fn finishing_answers_everything_first() {
    ends(|| {
        let (engine, mut consumer) = simple(&config(2), 8, slow(Duration::from_micros(300)));
        for i in 0..500 {
            engine.submit(signed(&[0]), i).unwrap();
        }
        let summary = engine.finish().unwrap();
        assert_eq!((summary.submitted, summary.answered, summary.delivered, summary.reorder), (500, 500, 0, 500));
        for i in 0..500 {
            assert!(matches!(consumer.try_recv().unwrap(), Received::Answer(a) if a.tag == i), "answer {i} waits");
        }
        assert_eq!(consumer.try_recv().unwrap(), Received::End);
        assert!(consumer.recv().unwrap().is_none(), "the end stays the end");
    });
}

#[test]
fn an_empty_stream_ends() {
    ends(|| {
        let (engine, consumer) = simple(&config(3), 8, slow(Duration::ZERO));
        assert_eq!(engine.finish().unwrap().answered, 0);
        assert!(receive_all(consumer).unwrap().is_empty());
    });
}

#[test]
fn a_consumer_that_waits_is_told_of_the_end() {
    ends(|| {
        let config = Config { spin: Duration::ZERO, ..config(1) };
        let (engine, consumer) = simple(&config, 8, slow(Duration::ZERO));
        let receiver = std::thread::spawn(|| receive_all(consumer));
        engine.submit(signed(&[0]), 4).unwrap();
        std::thread::sleep(Duration::from_millis(20));
        engine.close();
        assert_eq!(receiver.join().unwrap().unwrap().len(), 1, "while the engine still exists");
        assert!(matches!(engine.submit(signed(&[0]), 5), Err(StreamError::StreamClosed)));
        assert!(matches!(engine.try_submit(signed(&[0]), 5), Err(StreamError::StreamClosed)));
    });
}

#[test]
fn closing_while_others_submit_loses_nothing_that_was_taken() {
    for _ in 0..50 {
        ends(|| {
            let (engine, consumer) = simple(&Config { queue: 8, ..config(2) }, 4, slow(Duration::from_micros(1)));
            let receiver = std::thread::spawn(|| receive_all(consumer));
            let taken: u64 = std::thread::scope(|scope| {
                let submitters: Vec<_> =
                    (0..3).map(|_| scope.spawn(|| (0..).take_while(|&i| engine.submit(signed(&[0]), i).is_ok()).count() as u64)).collect();
                std::thread::sleep(Duration::from_millis(1));
                engine.close();
                submitters.into_iter().map(|s| s.join().unwrap()).sum()
            });
            assert_eq!(receiver.join().unwrap().unwrap().len() as u64, taken);
            assert_eq!(engine.finish().unwrap().answered, taken);
        });
    }
}

#[test]
fn dropping_stops_soon_and_says_what_was_given_up() {
    ends(|| {
        // The workers verify 20 groups, and then one each time that the test lets them.
        let (engine, mut consumer, go) = held(&config(2), 4);
        for _ in 0..20 {
            go.send(()).unwrap();
        }
        for i in 0..1000 {
            engine.submit(signed(&[0]), i).unwrap();
        }
        let monitor = engine.monitor();
        let dropping = std::thread::spawn(move || drop(engine));
        // A group that a worker has in hand is verified still. Ten a second: all that wait would take half a minute.
        while !dropping.is_finished() {
            let _ = go.send(());
            std::thread::sleep(Duration::from_millis(100));
        }
        let answered = monitor.snapshot().answered;
        assert!(answered < 1000, "what waited was verified, though nobody wants it");
        let mut received = 0;
        let lost = loop {
            match consumer.recv() {
                Ok(Some(answer)) => {
                    assert_eq!(answer.tag, received);
                    received += 1;
                }
                Ok(None) => panic!("an end as if nothing was missing"),
                Err(StreamError::StreamStopped { lost }) => break lost,
                Err(e) => panic!("{e}"),
            }
        };
        assert!(received <= answered, "received {received}, answered {answered}");
        assert_eq!(received + lost, 1000);
    });
}

#[test]
fn dropping_wakes_a_consumer_that_waits() {
    ends(|| {
        let (engine, mut consumer) = simple(&Config { spin: Duration::ZERO, ..config(1) }, 4, slow(Duration::ZERO));
        let receiver = std::thread::spawn(move || consumer.recv());
        std::thread::sleep(Duration::from_millis(10));
        drop(engine);
        assert!(receiver.join().unwrap().unwrap().is_none(), "nothing was submitted, so nothing is missing");
    });
}

#[test]
fn waiting_no_longer_than_asked() {
    ends(|| {
        let (engine, mut consumer, go) = held(&config(1), 4);
        assert_eq!(consumer.recv_timeout(Duration::from_millis(1)).unwrap(), Received::Empty);
        assert_eq!(consumer.recv_timeout(Duration::ZERO).unwrap(), Received::Empty);
        engine.submit(signed(&[0]), 77).unwrap();
        let start = Instant::now();
        assert_eq!(consumer.recv_timeout(Duration::from_millis(2)).unwrap(), Received::Empty);
        assert!(start.elapsed() >= Duration::from_millis(2));
        drop(go);
        assert!(matches!(consumer.recv_timeout(Duration::MAX).unwrap(), Received::Answer(a) if a.tag == 77));
        engine.close();
        assert_eq!(consumer.recv_timeout(Duration::from_secs(30)).unwrap(), Received::End);
    });
}

#[test]
fn counters_are_read_while_the_stream_runs_and_after() {
    ends(|| {
        let (engine, consumer) = simple(&config(2), 8, slow(Duration::from_micros(50)));
        let monitor = engine.monitor();
        let receiver = std::thread::spawn(|| receive_all(consumer));
        let (read, is_read) = mpsc::channel();
        let watcher = std::thread::spawn(move || {
            let mut earlier = monitor.snapshot();
            let mut readings = 0;
            while earlier.answered < 20_000 {
                let now = monitor.snapshot();
                let between = now.since(&earlier);
                assert!(now.answered >= earlier.answered && now.submitted >= now.answered && now.elapsed >= earlier.elapsed);
                assert_eq!(now.waiting + now.verifying + now.answered, now.submitted);
                assert_eq!(between.answered, now.answered - earlier.answered);
                assert_eq!(between.workers.iter().map(|w| w.signatures).sum::<u64>(), between.answered);
                earlier = now;
                readings += 1;
                // Nobody hears it once the last signature is submitted.
                let _ = read.send(());
            }
            (readings, monitor)
        });
        for i in 0..20_000 {
            if i % 2_000 == 1_000 {
                is_read.recv().unwrap();
            }
            engine.submit(signed(&[0]), i).unwrap();
        }
        engine.finish().unwrap();
        assert_eq!(receiver.join().unwrap().unwrap().len(), 20_000);
        let (readings, monitor) = watcher.join().unwrap();
        assert!(readings >= 10);
        let end = monitor.snapshot();
        assert_eq!((end.answered, end.delivered, end.accepted()), (20_000, 20_000, 20_000));
        let busy: u64 = end.workers.iter().map(|w| w.busy_ns).sum();
        let groups: u64 = end.workers.iter().map(|w| w.groups).sum();
        assert!(busy >= groups * 50_000, "{groups} groups of 50 us took {busy} ns");
        assert!(end.latency().percentile(50.0) >= 50_000);
    });
}
