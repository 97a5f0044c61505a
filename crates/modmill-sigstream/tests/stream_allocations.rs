//! A stream takes all its memory at the start, as much as its configuration says, and none for a signature.

use modmill_sigstream::stream::{Answer, Config, Engine};
use modmill_sigverify::{Rule, Signed, Verifier};
use stats_alloc::{INSTRUMENTED_SYSTEM, Region, StatsAlloc};
use std::alloc::System;
use std::time::Duration;

#[global_allocator]
static GLOBAL: &StatsAlloc<System> = &INSTRUMENTED_SYSTEM;

/// Submits so many and receives them all, by every way of receiving, with no more than the queue holds under way.
fn pass(engine: &Engine, consumer: &mut modmill_sigstream::stream::Consumer, answers: &mut Vec<Answer>, n: u64) {
    let message = [7u8; 200];
    let signed = Signed { message: &message, signature: &[9; 64], key: &[1; 32] };
    for tag in 0..n {
        engine.submit(signed, tag).unwrap();
        if tag % 64 == 63 {
            consumer.recv().unwrap();
            consumer.recv_timeout(Duration::from_secs(1000)).unwrap();
            for _ in 0..62 {
                consumer.recv_many(answers, 1).unwrap();
            }
            assert_eq!(answers.len(), 62);
            answers.clear();
        }
    }
}

// One test, because the allocator counts for the whole process.
#[test]
fn memory_is_taken_at_the_start_and_none_for_a_signature() {
    let verifier = Verifier::new(Rule::Strict, Default::default()).unwrap();
    // The first worker of a process makes the tables that all share.
    let _first = verifier.worker();
    let verifier_bytes = {
        let region = Region::new(GLOBAL);
        let _worker = verifier.worker();
        region.change().bytes_allocated
    };
    for (queue, results, max_message, workers, spin) in [(64, 64, 200, 1, 0), (1000, 300, 1232, 2, 100), (5000, 10_000, 4096, 3, 20)] {
        let config = Config { queue, results, max_message, workers, spin: Duration::from_micros(spin), ..Config::default() };
        let region = Region::new(GLOBAL);
        let (engine, mut consumer) = Engine::start(&verifier, &config).unwrap();
        let change = region.change();
        let held = change.bytes_allocated - change.bytes_deallocated;
        let said = config.memory_bytes(1) + workers * 2 * verifier_bytes;
        assert!(held <= said && said < held + held / 8 + 40_000, "{config:?} holds {held} bytes and says {said}");

        let mut answers = Vec::with_capacity(64);
        // The first rounds settle what threads keep for their own waiting.
        pass(&engine, &mut consumer, &mut answers, 64 * 4);
        let region = Region::new(GLOBAL);
        pass(&engine, &mut consumer, &mut answers, 64 * 50);
        let change = region.change();
        assert_eq!((change.allocations, change.reallocations, change.deallocations), (0, 0, 0), "{config:?}");
    }
}
