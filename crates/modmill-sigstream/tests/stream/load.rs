//! The load generator: schedules, and that a stall shows in the latency of everyone whom it kept waiting.

use crate::common::{config, ends, signed, simple, work};
use modmill_sigstream::StreamError;
use modmill_sigstream::stream::Config;
use modmill_sigstream::stream::load::{Arrivals, Load, full_rate};
use modmill_sigverify::Signed;
use std::time::{Duration, Instant};

#[test]
fn what_is_offered_is_achieved_where_there_is_room() {
    for arrivals in [Arrivals::Poisson, Arrivals::Constant] {
        ends(move || {
            let (engine, mut consumer) = simple(&config(1), 8, |_| |_: &[Signed<'_>]| {});
            let load = Load { rate: 5_000.0, seconds: 0.5, warmup: 0.05, seed: 3, arrivals };
            let result = load.run(&engine, &mut consumer, &[signed(&[0]), signed(&[1])]).unwrap();
            let expected = 2_500.0;
            // Five standard deviations of a Poisson count.
            assert!((result.answered as f64 - expected).abs() < 5.0 * expected.sqrt(), "{}", result.answered);
            assert_eq!(result.latency.count(), result.answered);
            assert!(result.accepted.abs_diff(result.answered / 2) <= 1, "every second message holds");
            assert!((result.offered - 5_000.0).abs() < 500.0);
            assert!(result.latency.percentile(50.0) < result.latency.max_ns());
        });
    }
}

#[test]
fn a_stall_is_charged_to_all_who_should_have_come_in_it() {
    ends(|| {
        // The worker stops for 100 ms, once, 0.3 s into the load; everything else takes no time.
        let stall = Duration::from_millis(100);
        let config = Config { queue: 16, results: 16, ..config(1) };
        let (engine, mut consumer) = simple(&config, 8, move |_| {
            let mut stalls = Some(Instant::now() + Duration::from_millis(300));
            move |_: &[Signed<'_>]| {
                if stalls.is_some_and(|at| Instant::now() > at) {
                    stalls = None;
                    work(stall);
                }
            }
        });
        let load = Load { rate: 10_000.0, seconds: 1.0, warmup: 0.0, seed: 4, arrivals: Arrivals::Constant };
        let result = load.run(&engine, &mut consumer, &[signed(&[0])]).unwrap();
        // A thousand arrivals fell into the stall, though at most 16 could be under way: a generator that waited for answers would have
        // seen 16 long ones. Other work on the machine can only add to them.
        let latency = &result.latency;
        assert!(latency.max_ns() >= 99_000_000, "{}", latency.max_ns());
        assert!(latency.percentile(91.0) > 8_000_000, "{}", latency.percentile(91.0));
        assert!(latency.percentile(96.0) > 50_000_000, "{}", latency.percentile(96.0));
    });
}

#[test]
fn overload_shows_as_growing_latency_and_a_lower_rate() {
    ends(|| {
        // One at a time, 200 us each: 5000 a second at most.
        let (engine, mut consumer) = simple(&config(1), 1, |_| |_: &[Signed<'_>]| work(Duration::from_micros(200)));
        let full = full_rate(&engine, &mut consumer, &[signed(&[0])], 0.3).unwrap();
        assert!(full <= 5_000.0, "{full}");
        let load = Load { rate: 10_000.0, seconds: 0.4, warmup: 0.0, seed: 4, arrivals: Arrivals::Poisson };
        let result = load.run(&engine, &mut consumer, &[signed(&[0])]).unwrap();
        assert!(result.achieved <= 5_000.0 && result.offered > 9_000.0, "{} of {}", result.achieved, result.offered);
        // 0.4 s of arrivals take at least 0.8 s, so the last ones wait 0.4 s.
        assert!(result.latency.max_ns() > 350_000_000);
    });
}

#[test]
fn plans_without_sense_are_refused() {
    let (engine, mut consumer) = simple(&config(1), 1, |_| |_: &[Signed<'_>]| {});
    let one = [signed(&[0])];
    let good = Load { seconds: 0.01, warmup: 0.0, ..Load::default() };
    for (bad, name) in [
        (Load { rate: 0.0, ..good }, "rate"),
        (Load { rate: f64::NAN, ..good }, "rate"),
        (Load { rate: f64::INFINITY, ..good }, "rate"),
        (Load { seconds: -1.0, ..good }, "seconds"),
        (Load { warmup: -0.1, ..good }, "warmup"),
    ] {
        assert!(matches!(bad.run(&engine, &mut consumer, &one), Err(StreamError::BadOption { name: got, .. }) if got == name));
    }
    assert!(matches!(good.run(&engine, &mut consumer, &[]), Err(StreamError::BadOption { name: "signed", .. })));
    assert!(matches!(full_rate(&engine, &mut consumer, &one, f64::NAN), Err(StreamError::BadOption { name: "seconds", .. })));
    assert!(good.run(&engine, &mut consumer, &one).is_ok());
}
