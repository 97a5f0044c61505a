//! Full queues make the submitter wait or say so; refusals name their limit.

use crate::common::{config, ends, held, scripted, signed, simple, verdict_of};
use modmill_sigstream::StreamError;
use modmill_sigstream::stream::{Config, Engine, Received, SmallGroups};
use modmill_sigverify::{Rule, Signed, Verifier};
use std::time::Duration;

/// Submits until the stream is full, and says how many it took.
fn fill(engine: &Engine) -> u64 {
    let mut taken = 0;
    while engine.try_submit(signed(&[0]), taken).unwrap() {
        taken += 1;
    }
    taken
}

#[test]
fn a_queue_of_one_takes_one() {
    ends(|| {
        let (engine, mut consumer, go) = held(&Config { queue: 1, ..config(1) }, 1);
        for round in 0..100 {
            // The slot is given back just after the answer.
            while !engine.try_submit(signed(&[0]), round).unwrap() {}
            assert!(!engine.try_submit(signed(&[0]), 999).unwrap(), "full while one is waiting or being verified");
            go.send(()).unwrap();
            assert_eq!(consumer.recv().unwrap().unwrap().tag, round);
        }
    });
}

#[test]
fn a_full_queue_takes_as_many_as_configured_and_loses_none() {
    ends(|| {
        let (engine, consumer, go) = held(&Config { queue: 37, ..config(1) }, 1);
        assert_eq!(fill(&engine), 37);
        let snapshot = engine.snapshot();
        assert_eq!((snapshot.submitted, snapshot.answered, snapshot.waiting + snapshot.verifying), (37, 0, 37));
        drop(go);
        engine.finish().unwrap();
        assert!(consumer.map(|a| a.unwrap().tag).eq(0..37));
    });
}

#[test]
fn untaken_answers_fill_a_stream_too() {
    ends(|| {
        let (engine, mut consumer, go) = held(&Config { queue: 100, results: 5, ..config(1) }, 1);
        drop(go);
        assert_eq!(fill(&engine), 5);
        while engine.snapshot().answered < 5 {}
        assert!(!engine.try_submit(signed(&[0]), 5).unwrap(), "answered, but not taken");
        assert_eq!(engine.snapshot().reorder, 5);
        consumer.recv().unwrap();
        assert!(engine.try_submit(signed(&[0]), 5).unwrap());
        assert!(!engine.try_submit(signed(&[0]), 6).unwrap());
    });
}

#[test]
fn a_blocked_submitter_goes_on_when_there_is_room() {
    ends(|| {
        let (engine, mut consumer, go) = held(&Config { queue: 4, results: 64, ..config(1) }, 1);
        fill(&engine);
        std::thread::scope(|scope| {
            let blocked = scope.spawn(|| engine.submit(signed(&[0]), 1000));
            while engine.snapshot().blocked == 0 {}
            std::thread::sleep(Duration::from_millis(5));
            assert!(!blocked.is_finished());
            go.send(()).unwrap();
            blocked.join().unwrap().unwrap();
        });
        drop(go);
        let tags: Vec<_> = (0..5).map(|_| consumer.recv().unwrap().unwrap().tag).collect();
        assert_eq!(tags, [0, 1, 2, 3, 1000]);
    });
}

#[test]
fn one_free_place_is_enough_for_a_blocked_submitter() {
    ends(|| {
        let (engine, mut consumer, go) = held(&Config { queue: 100, results: 64, ..config(1) }, 1);
        drop(go);
        fill(&engine);
        std::thread::scope(|scope| {
            let blocked = scope.spawn(|| engine.submit(signed(&[0]), 1000));
            while engine.snapshot().blocked == 0 {}
            consumer.recv().unwrap();
            blocked.join().unwrap().unwrap();
        });
    });
}

#[test]
fn closing_or_losing_the_consumer_ends_a_blocked_submission() {
    for drops in [false, true] {
        ends(move || {
            let (engine, consumer, go) = held(&Config { queue: 2, ..config(1) }, 1);
            fill(&engine);
            std::thread::scope(|scope| {
                let blocked = scope.spawn(|| engine.submit(signed(&[0]), 9));
                while engine.snapshot().blocked == 0 {}
                if drops {
                    drop(consumer);
                    assert!(matches!(blocked.join().unwrap(), Err(StreamError::ConsumerGone { consumer: 0 })));
                } else {
                    engine.close();
                    assert!(matches!(blocked.join().unwrap(), Err(StreamError::StreamClosed)));
                }
            });
            drop(go);
        });
    }
}

#[test]
fn a_message_too_long_is_refused_by_name_and_the_stream_goes_on() {
    ends(|| {
        let (engine, mut consumer) = simple(&Config { max_message: 100, ..config(1) }, 1, |_| |_: &[Signed<'_>]| {});
        let error = engine.submit(signed(&[0; 101]), 5).unwrap_err();
        assert!(matches!(error, StreamError::MessageTooLong { tag: 5, got: 101, limit: 100 }));
        assert_eq!(error.to_string(), "the message with tag 5 has 101 bytes; this stream accepts at most 100");
        assert!(engine.try_submit(signed(&[0; 101]), 5).is_err());
        engine.submit(signed(&[0; 100]), 6).unwrap();
        assert_eq!(consumer.recv().unwrap().unwrap().tag, 6);
        assert_eq!(engine.snapshot().refused, 2);
    });
}

#[test]
fn long_messages_wait_for_memory_and_not_for_each_other() {
    ends(|| {
        let config = Config { max_message: 100, long_memory: 1000, ..config(1) };
        let (engine, mut consumer, go) = held(&config, 1);
        // The worker keeps the first message until the test releases it. Later ones are accepted at once while there is room for them.
        for tag in 0..3 {
            engine.submit(signed(&[3; 300]), tag).unwrap();
        }
        assert!(!engine.try_submit(signed(&[3; 101]), 3).unwrap(), "900 of 1000 bytes are taken");
        assert!(engine.try_submit(signed(&[1; 100]), 3).unwrap(), "short messages have slots of their own");
        assert!(engine.try_submit(signed(&[2; 100]), 4).unwrap());
        let error = engine.try_submit(signed(&[0; 1001]), 5).unwrap_err();
        assert!(matches!(error, StreamError::MessageTooLong { tag: 5, got: 1001, limit: 1000 }));
        std::thread::scope(|scope| {
            let blocked = scope.spawn(|| engine.submit(signed(&[4; 1000]), 5));
            drop(go);
            blocked.join().unwrap().unwrap();
        });
        engine.finish().unwrap();
        let answers: Vec<_> = consumer.by_ref().map(|answer| answer.map(|a| (a.tag, a.verdict)).unwrap()).collect();
        assert_eq!(answers, [3, 3, 3, 1, 2, 4].into_iter().enumerate().map(|(i, v)| (i as u64, verdict_of(v))).collect::<Vec<_>>());
    });
}

#[test]
fn a_route_to_nowhere_is_refused_and_the_stream_goes_on() {
    ends(|| {
        let (engine, mut consumers) = scripted(&config(1), 1, 2, |tag| tag as usize, |_| |_: &[Signed<'_>]| {});
        let error = engine.submit(signed(&[0]), 2).unwrap_err();
        assert_eq!(error.to_string(), "tag 2 is routed to consumer 2, but there are 2, counted from 0");
        engine.submit(signed(&[0]), 1).unwrap();
        assert_eq!(consumers[1].recv().unwrap().unwrap().tag, 1);
        assert_eq!(consumers[0].try_recv().unwrap(), Received::Empty);
    });
}

#[test]
fn options_out_of_bounds_are_refused_by_name() {
    let verifier = Verifier::new(Rule::Strict, Default::default()).unwrap();
    let good = config(1);
    let many_cores = vec![0; 3];
    for (bad, name) in [
        (Config { workers: 0, ..good.clone() }, "workers"),
        (Config { queue: 0, ..good.clone() }, "queue"),
        (Config { queue: usize::MAX, ..good.clone() }, "queue"),
        (Config { results: 0, ..good.clone() }, "results"),
        (Config { max_message: usize::MAX, ..good.clone() }, "max_message"),
        (Config { long_memory: usize::MAX, ..good.clone() }, "long_memory"),
        (Config { small: SmallGroups::UpTo(65), ..good.clone() }, "small"),
        (Config { cores: many_cores, ..good.clone() }, "cores"),
        (Config { cores: vec![123_456], ..good.clone() }, "cores"),
    ] {
        match Engine::start(&verifier, &bad) {
            Err(StreamError::BadOption { name: got, .. }) => assert_eq!(got, name),
            Err(other) => panic!("{name}: {other}"),
            Ok(_) => panic!("{name} was taken"),
        }
    }
    assert!(matches!(Engine::routed(&verifier, &good, 0, |_| 0), Err(StreamError::BadOption { name: "consumers", .. })));
}
