//! Answers come in order of submission, with their tags, to the right consumer, whatever the workers' times.

use crate::common::{config, ends, receive_all, scripted, signed, simple, verdict_of, work};
use modmill_sigstream::stream::{Config, Order, Received};
use modmill_sigverify::Signed;
use proptest::prelude::*;
use rand::rngs::StdRng;
use rand::{RngExt, SeedableRng};
use std::time::Duration;

/// Takes a random time for each group; some take a hundred times as long as others.
fn uneven(worker: usize) -> impl FnMut(&[Signed<'_>]) {
    let mut rng = StdRng::seed_from_u64(worker as u64);
    move |_| {
        let us = if rng.random_ratio(1, 20) { 200 } else { rng.random_range(0..4) };
        work(Duration::from_micros(us));
    }
}

#[test]
fn order_is_kept_by_many_workers_of_uneven_pace() {
    ends(|| {
        let (engine, consumer) = simple(&config(6), 3, uneven);
        let receiver = std::thread::spawn(|| receive_all(consumer));
        for i in 0..20_000u64 {
            engine.submit(signed(&[i as u8, 1, 2]), i * i).unwrap();
        }
        let summary = engine.finish().unwrap();
        let answers = receiver.join().unwrap().unwrap();
        assert_eq!(answers.len(), 20_000);
        for (i, a) in (0..).zip(&answers) {
            assert_eq!((a.sequence, a.tag, a.verdict), (i, i * i, verdict_of(i as u8)));
        }
        assert_eq!((summary.submitted, summary.answered, summary.waiting, summary.verifying), (20_000, 20_000, 0, 0));
        let busy = summary.workers.iter().filter(|w| w.signatures > 0).count();
        assert!(busy > 1, "{busy} of 6 workers had work");
    });
}

/// The first signature is held until all others were received, which a stream in order could not do.
#[test]
fn answers_come_as_they_are_found_where_that_is_asked_for() {
    const COUNT: u64 = 5_000;
    ends(|| {
        let (go, wait) = std::sync::mpsc::channel::<()>();
        let wait = std::sync::Arc::new(std::sync::Mutex::new(wait));
        let config = Config { order: Order::AsTheyCome, results: 16, ..config(3) };
        let (engine, mut consumer) = simple(&config, 1, move |_| {
            let wait = std::sync::Arc::clone(&wait);
            move |signed: &[Signed<'_>]| {
                if signed[0].message.len() == 2 {
                    wait.lock().unwrap().recv().unwrap();
                }
            }
        });
        std::thread::scope(|scope| {
            let engine = &engine;
            scope.spawn(move || {
                engine.submit(signed(&[0, 0]), 0).unwrap();
                (1..COUNT).for_each(|tag| engine.submit(signed(&[tag as u8]), tag).unwrap());
                engine.close();
            });
            let mut seen = vec![false; COUNT as usize];
            for sequence in 0..COUNT {
                if sequence == COUNT - 1 {
                    assert!(!seen[0], "the first one is still held");
                    go.send(()).unwrap();
                }
                let answer = consumer.recv().unwrap().expect("an answer for each signature");
                assert_eq!((answer.sequence, answer.verdict), (sequence, verdict_of(answer.tag as u8)));
                assert!(!std::mem::replace(&mut seen[answer.tag as usize], true), "tag {} came twice", answer.tag);
            }
            assert_eq!(consumer.recv().unwrap(), None);
        });
    });
}

#[test]
fn several_submitters_keep_each_their_own_order() {
    ends(|| {
        let (engine, consumer) = simple(&config(3), 4, uneven);
        let receiver = std::thread::spawn(|| receive_all(consumer));
        std::thread::scope(|scope| {
            for submitter in 0..4u64 {
                let engine = &engine;
                scope.spawn(move || {
                    for i in 0..2_000u64 {
                        engine.submit(signed(&[i as u8]), submitter << 32 | i).unwrap();
                    }
                });
            }
        });
        engine.close();
        let answers = receiver.join().unwrap().unwrap();
        for submitter in 0..4 {
            let own: Vec<_> = answers.iter().filter(|a| a.tag >> 32 == submitter).map(|a| a.tag & 0xffff_ffff).collect();
            assert!(own.iter().copied().eq(0..2_000), "submitter {submitter}");
        }
    });
}

#[test]
fn one_at_a_time_never_misses_a_wake_up() {
    // Everyone sleeps at once when there is nothing to do, so each of these rounds depends on two wake-ups.
    ends(|| {
        let config = Config { spin: Duration::ZERO, ..config(2) };
        let (engine, mut consumer) = simple(&config, 8, |_| |_: &[Signed<'_>]| {});
        for i in 0..5_000u64 {
            engine.submit(signed(&[0]), i).unwrap();
            assert_eq!(consumer.recv().unwrap().unwrap().tag, i);
        }
    });
}

#[test]
fn a_slow_consumer_loses_nothing_and_holds_up_only_who_submits_for_it() {
    ends(|| {
        let config = Config { results: 8, queue: 16, ..config(2) };
        let (engine, consumers) = scripted(&config, 4, 3, |tag| (tag % 3) as usize, uneven);
        let receivers: Vec<_> = consumers
            .into_iter()
            .map(|mut consumer| {
                let monitor = engine.monitor();
                std::thread::spawn(move || {
                    // The slow one begins when it has made the submitter wait.
                    while consumer.index() == 1 && monitor.snapshot().blocked == 0 {
                        std::thread::sleep(Duration::from_micros(300));
                    }
                    let mut tags = Vec::new();
                    while let Some(answer) = consumer.recv().unwrap() {
                        if consumer.index() == 1 {
                            std::thread::sleep(Duration::from_micros(300));
                        }
                        tags.push(answer.tag);
                    }
                    tags
                })
            })
            .collect();
        for tag in 0..3_000 {
            engine.submit(signed(&[0]), tag).unwrap();
        }
        let summary = engine.finish().unwrap();
        for (i, receiver) in (0..).zip(receivers) {
            assert!(receiver.join().unwrap().into_iter().eq((0..3_000).skip(i).step_by(3)), "consumer {i}");
        }
        assert!(summary.blocked > 0, "the slow consumer made the submitter wait");
    });
}

#[test]
fn while_one_consumer_is_full_the_others_go_on() {
    ends(|| {
        let config = Config { results: 4, ..config(1) };
        let (engine, mut consumers) = scripted(&config, 1, 2, |tag| (tag & 1) as usize, |_| |_: &[Signed<'_>]| {});
        for _ in 0..4 {
            assert!(engine.try_submit(signed(&[0]), 1).unwrap());
        }
        assert!(!engine.try_submit(signed(&[0]), 1).unwrap(), "the answers of consumer 1 fill its queue");
        for _ in 0..100 {
            engine.submit(signed(&[0]), 0).unwrap();
            assert_eq!(consumers[0].recv().unwrap().unwrap().tag, 0);
        }
        assert_eq!(consumers[1].recv().unwrap().unwrap().tag, 1);
        assert!(engine.try_submit(signed(&[0]), 1).unwrap());
    });
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]
    #[test]
    fn every_stream_delivers_all_in_order(
        (workers, group, consumers) in (1usize..5, 1usize..12, 1usize..4),
        (queue, results) in (1usize..40, 1usize..40),
        (max_wait, spin) in (prop_oneof![Just(0u64), 0u64..60], prop_oneof![Just(0u64), 0u64..60]),
        firsts in prop::collection::vec(any::<u8>(), 0..600),
        many in any::<bool>(),
    ) {
        let config = Config {
            workers, queue, results,
            max_wait: Duration::from_micros(max_wait),
            spin: Duration::from_micros(spin),
            ..Config::default()
        };
        let sent = firsts.clone();
        let (received, summary) = ends(move || {
            let (engine, mut ends) = scripted(&config, group, consumers, move |tag| tag as usize % consumers, uneven);
            let receivers: Vec<_> = ends.drain(..).map(|mut consumer| std::thread::spawn(move || {
                if !many {
                    return receive_all(consumer).unwrap();
                }
                let mut all = Vec::new();
                while consumer.recv_many(&mut all, 7).unwrap() > 0 {}
                assert_eq!(consumer.try_recv().unwrap(), Received::End);
                all
            })).collect();
            for (tag, first) in (0..).zip(&sent) {
                engine.submit(signed(&[*first]), tag).unwrap();
            }
            let summary = engine.finish().unwrap();
            (receivers.into_iter().map(|r| r.join().unwrap()).collect::<Vec<_>>(), summary)
        });
        for (c, answers) in received.iter().enumerate() {
            let expected = firsts.iter().enumerate().skip(c).step_by(consumers);
            prop_assert_eq!(answers.len(), expected.len());
            for ((i, first), (sequence, answer)) in expected.zip((0..).zip(answers)) {
                prop_assert_eq!((answer.tag, answer.sequence, answer.verdict), (i as u64, sequence, verdict_of(*first)));
            }
        }
        prop_assert_eq!(summary.answered, firsts.len() as u64);
        prop_assert_eq!(summary.latency().count(), firsts.len() as u64);
        for v in modmill_sigverify::Verdict::ALL {
            let expected = firsts.iter().filter(|f| verdict_of(**f) == v).count() as u64;
            prop_assert_eq!(summary.verdicts()[v as usize], expected);
        }
    }
}
