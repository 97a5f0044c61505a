//! Bits flipped in the running state: every fault that changes the state is found and undone.

use modmill_vdf::{ArithError, BackendChoice, BackendName, Element, IntegerBackend, Modulus, Natural, Ring};
use modmill_vdf::{CheckIntervals, Checked, Repairs, ResidueRing, Statement, VdfError, checked_power};
use rand::{RngExt, SeedableRng, rngs::StdRng};
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};

/// A schedule of bit flips.
struct Flips {
    /// Operations done so far: a squaring or a product is one.
    clock: AtomicU64,
    /// The time of the next flip, and the source of its word and bit.
    next: Mutex<Option<(u64, StdRng)>>,
    every: Option<u64>,
}

impl Flips {
    fn once(at: u64, seed: u64) -> Self {
        Self { clock: AtomicU64::new(0), next: Mutex::new(Some((at, StdRng::seed_from_u64(seed)))), every: None }
    }

    fn every(every: u64) -> Self {
        Self { every: Some(every), ..Self::once(10, 1) }
    }
}

/// A ring whose n-th operation is followed (or, within a run of squarings, interrupted) by a bit flip in its state.
struct Faulty<'f> {
    ring: Ring,
    flips: &'f Flips,
}

impl Faulty<'_> {
    /// Flips one random bit that changes the element's value.
    fn flip(ring: &Ring, state: &mut Element, rng: &mut StdRng) {
        let before = ring.value(state);
        let bits = if ring.backend() == BackendName::Portable { 64 } else { 51 };
        loop {
            let saved = state.clone();
            let words = state.words_mut();
            let word = rng.random_range(0..words.len());
            words[word] ^= 1 << rng.random_range(0..bits);
            if ring.value(state) != before {
                return;
            }
            *state = saved;
        }
    }

    /// The number of operations that may still run before the flip.
    fn left(&self) -> Option<u64> {
        let next = self.flips.next.lock().unwrap();
        next.as_ref().map(|(at, _)| at - self.flips.clock.load(Ordering::Relaxed))
    }

    fn fire(&self, state: &mut Element) {
        let mut next = self.flips.next.lock().unwrap();
        let (at, mut rng) = next.take().unwrap();
        Self::flip(&self.ring, state, &mut rng);
        *next = self.flips.every.map(|every| (at + every, rng));
    }
}

impl ResidueRing for Faulty<'_> {
    type State = Element;
    fn enter(&self, value: &Natural) -> Element {
        self.ring.element(value)
    }
    fn leave(&self, state: &Element) -> Natural {
        self.ring.value(state)
    }
    fn square_n(&self, state: &mut Element, mut steps: u64) {
        while let Some(left) = self.left().filter(|left| *left < steps) {
            self.ring.square_n(state, left);
            self.flips.clock.fetch_add(left, Ordering::Relaxed);
            steps -= left;
            self.fire(state);
        }
        self.ring.square_n(state, steps);
        self.flips.clock.fetch_add(steps, Ordering::Relaxed);
    }
    fn mul_assign(&self, a: &mut Element, b: &Element) {
        if self.left() == Some(0) {
            self.fire(a);
        }
        self.ring.mul_assign(a, b);
        self.flips.clock.fetch_add(1, Ordering::Relaxed);
    }
    fn checksum(&self, state: &Element) -> u64 {
        state.checksum()
    }
    fn renew(&mut self, modulus: &Modulus) -> Result<bool, ArithError> {
        self.ring.renew(modulus)
    }
}

fn modulus() -> Modulus {
    // an odd composite of 1024 bits without structure that the test relies on
    Modulus::new((Natural::from(1u8) << 1024) - (Natural::from(1u8) << 513) - 3u8).unwrap()
}

const STEPS: u64 = 1237;
const INTERVALS: CheckIntervals = CheckIntervals { block: 16, blocks_per_check: 12 };

fn statement() -> Statement {
    Statement::new(modulus(), Natural::from(3u8), STEPS).unwrap()
}

fn run(ring: &Ring, flips: &Flips) -> Result<Checked, VdfError> {
    checked_power(Faulty { ring: ring.clone(), flips }, &statement(), INTERVALS)
}

#[test]
fn a_thousand_flipped_bits_are_found_and_undone() {
    for backend in IntegerBackend::names() {
        let ring = Ring::new(&modulus(), BackendChoice::Named(backend)).unwrap();
        let undisturbed = Flips { next: Mutex::new(None), ..Flips::once(0, 0) };
        let right = run(&ring, &undisturbed).unwrap();
        assert_eq!((right.faults_detected, right.repairs), (0, Repairs::default()));
        let operations = undisturbed.clock.into_inner();
        let mut rng = StdRng::seed_from_u64(0x6765_7262);
        for trial in 0..1000 {
            let at = rng.random_range(0..operations);
            let flips = Flips::once(at, trial);
            let done = run(&ring, &flips).unwrap();
            assert!(flips.next.lock().unwrap().is_none(), "trial {trial}: no flip happened");
            assert_eq!(done.faults_detected, 1, "{backend}: trial {trial}, flip at operation {at} of {operations}");
            assert_eq!(done.value, right.value, "{backend}: trial {trial}");
            assert_eq!(done.repairs.rebuilt_constants, 0);
            assert!((1..=INTERVALS.blocks_per_check).contains(&done.repairs.repeated_blocks), "{:?}", done.repairs);
        }
    }
}

#[test]
fn a_machine_that_errs_all_the_time_is_given_up() {
    let ring = Ring::new(&modulus(), BackendChoice::Named(BackendName::Portable)).unwrap();
    match run(&ring, &Flips::every(50)) {
        Err(VdfError::PersistentFault { from: 0, failures, .. }) => assert_eq!(failures, 8),
        other => panic!("{other:?}"),
    }
}

#[test]
fn a_machine_that_errs_now_and_then_gets_there() {
    let ring = Ring::new(&modulus(), BackendChoice::Named(BackendName::Portable)).unwrap();
    let right = checked_power(ring.clone(), &statement(), INTERVALS).unwrap();
    let done = run(&ring, &Flips::every(400)).unwrap();
    assert!(done.faults_detected >= 3, "{}", done.faults_detected);
    assert_eq!(done.value, right.value);
}
