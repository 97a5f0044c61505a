//! Devices that take signatures from a stream and answer them in any order.

use modmill_sigstream::StreamError;
use modmill_sigstream::stream::{Config, Engine, Spread};
use modmill_sigverify::{Signed, Verdict};

const NONE: Signed<'static> = Signed { message: b"not signed", signature: &[0; 64], key: &[0; 32] };

fn config(workers: usize) -> Config {
    Config { workers, queue: 64, results: 64, ..Config::default() }
}

#[test]
fn answers_in_any_order_come_out_in_the_order_of_submission() {
    let (engine, mut remotes, consumers) = Engine::with_remotes(&config(2), Spread::Any, 2, |tag| (tag % 2) as usize).unwrap();
    for tag in 0..40 {
        engine.submit(NONE, tag).unwrap();
    }
    engine.close();
    let mut taken = Vec::new();
    for i in 0.. {
        let Some((ticket, _, signed)) = remotes[i % 2].take() else { break };
        assert_eq!(signed.message, NONE.message);
        taken.push((i % 2, ticket));
    }
    assert_eq!(taken.len(), 40);
    assert!(remotes.iter().all(|r| r.under_way() == 20 && !r.is_over()));
    for (which, ticket) in taken.into_iter().rev() {
        assert!(remotes[which].answer(ticket, Verdict::ALL[ticket as usize % 7]));
        assert!(!remotes[which].answer(ticket, Verdict::Accepted), "answered twice");
    }
    assert!(remotes.iter().all(|r| r.is_over()));
    drop(remotes);
    engine.finish().unwrap();
    for (i, consumer) in consumers.into_iter().enumerate() {
        let answers = consumer.collect::<Result<Vec<_>, _>>().unwrap();
        assert!(answers.iter().map(|a| a.tag).eq((i as u64..40).step_by(2)));
        // Each worker numbers its tickets from 0 on, and every second signature went to it.
        assert!(answers.iter().all(|a| a.verdict == Verdict::ALL[a.tag as usize / 2 % 7]));
    }
}

#[test]
fn a_device_that_goes_away_ends_the_stream_with_an_error() {
    let (engine, mut remotes, mut consumers) = Engine::with_remotes(&config(1), Spread::Any, 1, |_| 0).unwrap();
    engine.submit(NONE, 5).unwrap();
    let mut remote = remotes.pop().unwrap();
    assert!(remote.take().is_some());
    drop(remote);
    let error = consumers.remove(0).next().unwrap().unwrap_err();
    assert!(matches!(&error, StreamError::WorkerFailed { worker: 0, message } if message.contains("1 signatures under way")), "{error}");
    assert!(engine.submit(NONE, 6).is_err());
}

#[test]
fn an_engine_that_is_dropped_takes_its_devices_work_away() {
    let (engine, mut remotes, _consumers) = Engine::with_remotes(&config(1), Spread::Any, 1, |_| 0).unwrap();
    engine.submit(NONE, 1).unwrap();
    drop(engine);
    assert!(remotes[0].take().is_none() && remotes[0].is_over());
}

#[test]
fn each_device_has_its_share_and_the_answers_keep_their_order() {
    let (engine, mut remotes, mut consumers) = Engine::with_remotes(&config(3), Spread::Shares, 1, |_| 0).unwrap();
    for tag in 0..40 {
        engine.submit(NONE, tag).unwrap();
    }
    engine.close();
    // The last device answers all of its share before the first begins.
    for (i, remote) in remotes.iter_mut().enumerate().rev() {
        let mut tags = Vec::new();
        while let Some((ticket, tag, _)) = remote.take() {
            tags.push(tag);
            assert!(remote.answer(ticket, Verdict::ALL[tag as usize % 7]));
        }
        assert!(tags.into_iter().eq((i as u64..40).step_by(3)));
    }
    assert!(remotes.iter().all(|r| r.is_over()));
    drop(remotes);
    engine.finish().unwrap();
    let answers = consumers.remove(0).collect::<Result<Vec<_>, _>>().unwrap();
    assert!(answers.iter().map(|a| (a.tag, a.verdict)).eq((0..40).map(|tag| (tag, Verdict::ALL[tag as usize % 7]))));
}
