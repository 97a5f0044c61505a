//! Bits flipped in the running state: every fault that changes the state is found and undone.

use modmill_vdf::arith::{Backend, BackendChoice, BigUint, Element, Modulus, Ring};
use modmill_vdf::{CheckIntervals, ResidueRing, VdfError, checked_power};
use rand::{Rng, SeedableRng, rngs::StdRng};
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};

/// A ring whose n-th operation is followed (or, within a run of squarings, interrupted) by a bit flip in its state.
struct Faulty<'r> {
    ring: &'r Ring,
    /// Operations done so far: a squaring or a product is one.
    clock: AtomicU64,
    /// When to flip, and the source of the word and bit.
    next_flip: Mutex<Option<(u64, StdRng)>>,
    every: Option<u64>,
}

impl<'r> Faulty<'r> {
    fn new(ring: &'r Ring, at: u64, seed: u64) -> Self {
        Self { ring, clock: AtomicU64::new(0), next_flip: Mutex::new(Some((at, StdRng::seed_from_u64(seed)))), every: None }
    }

    /// Flips one random bit that changes the element's value.
    fn flip(ring: &Ring, state: &mut Element, rng: &mut StdRng) {
        let before = ring.value(state);
        let bits = if ring.backend() == Backend::Portable { 64 } else { 51 };
        loop {
            let saved = state.clone();
            let words = state.words_mut();
            let word = rng.gen_range(0..words.len());
            words[word] ^= 1 << rng.gen_range(0..bits);
            if ring.value(state) != before {
                return;
            }
            *state = saved;
        }
    }

    /// How many operations may still run before the flip.
    fn left(&self) -> Option<u64> {
        let next = self.next_flip.lock().unwrap();
        next.as_ref().map(|(at, _)| at - self.clock.load(Ordering::Relaxed))
    }

    fn fire(&self, state: &mut Element) {
        let mut next = self.next_flip.lock().unwrap();
        let (at, mut rng) = next.take().unwrap();
        Self::flip(self.ring, state, &mut rng);
        *next = self.every.map(|every| (at + every, rng));
    }
}

impl ResidueRing for Faulty<'_> {
    type State = Element;
    fn enter(&self, value: &BigUint) -> Element {
        self.ring.element(value)
    }
    fn leave(&self, state: &Element) -> BigUint {
        self.ring.value(state)
    }
    fn square_n(&self, state: &mut Element, mut steps: u64) {
        while let Some(left) = self.left().filter(|left| *left < steps) {
            self.ring.square_n(state, left);
            self.clock.fetch_add(left, Ordering::Relaxed);
            steps -= left;
            self.fire(state);
        }
        self.ring.square_n(state, steps);
        self.clock.fetch_add(steps, Ordering::Relaxed);
    }
    fn mul_assign(&self, a: &mut Element, b: &Element) {
        if self.left() == Some(0) {
            self.fire(a);
        }
        self.ring.mul_assign(a, b);
        self.clock.fetch_add(1, Ordering::Relaxed);
    }
}

fn modulus() -> Modulus {
    // an odd composite of 1024 bits without structure that the test relies on
    Modulus::new((BigUint::from(1u8) << 1024) - (BigUint::from(1u8) << 513) - 3u8).unwrap()
}

const STEPS: u64 = 1237;
const INTERVALS: CheckIntervals = CheckIntervals { block: 16, blocks_per_check: 12 };

/// Operations of one undisturbed run.
fn length(ring: &Ring) -> u64 {
    let machine = Faulty { ring, clock: AtomicU64::new(0), next_flip: Mutex::new(None), every: None };
    checked_power(&machine, &BigUint::from(3u8), STEPS, INTERVALS).unwrap();
    machine.clock.into_inner()
}

#[test]
fn a_thousand_flipped_bits_are_found_and_undone() {
    for backend in Backend::available() {
        let ring = Ring::new(&modulus(), BackendChoice::Named(backend)).unwrap();
        let right = checked_power(&ring, &BigUint::from(3u8), STEPS, INTERVALS).unwrap();
        assert_eq!(right.faults_detected, 0);
        let operations = length(&ring);
        let mut rng = StdRng::seed_from_u64(0x6765_7262);
        for trial in 0..1000 {
            let at = rng.gen_range(0..operations);
            let machine = Faulty::new(&ring, at, trial);
            let done = checked_power(&machine, &BigUint::from(3u8), STEPS, INTERVALS).unwrap();
            assert!(machine.next_flip.lock().unwrap().is_none(), "trial {trial}: no flip happened");
            assert_eq!(done.faults_detected, 1, "{backend}: trial {trial}, flip at operation {at} of {operations}");
            assert_eq!(done.value, right.value, "{backend}: trial {trial}");
        }
    }
}

#[test]
fn a_machine_that_errs_all_the_time_is_given_up() {
    let ring = Ring::new(&modulus(), BackendChoice::Named(Backend::Portable)).unwrap();
    let machine = Faulty { every: Some(50), ..Faulty::new(&ring, 10, 1) };
    match checked_power(&machine, &BigUint::from(3u8), STEPS, INTERVALS) {
        Err(VdfError::PersistentFault { from: 0, failures, .. }) => assert_eq!(failures, 8),
        other => panic!("{other:?}"),
    }
}

#[test]
fn a_machine_that_errs_now_and_then_gets_there() {
    let ring = Ring::new(&modulus(), BackendChoice::Named(Backend::Portable)).unwrap();
    let right = checked_power(&ring, &BigUint::from(3u8), STEPS, INTERVALS).unwrap();
    let machine = Faulty { every: Some(400), ..Faulty::new(&ring, 10, 1) };
    let done = checked_power(&machine, &BigUint::from(3u8), STEPS, INTERVALS).unwrap();
    assert!(done.faults_detected >= 3, "{}", done.faults_detected);
    assert_eq!(done.value, right.value);
}
