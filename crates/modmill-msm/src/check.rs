//! Checks of points: on the curve, in the subgroup.
//!
//! # Many points at once
//! Whether a point P is in the subgroup G of order r takes 126 doublings. For n points it is decided by a few sums instead. Each point gets a random number of
//! [`BITS`] bits, in signed digits of some width, and B_b becomes the sum of ± P_i over those i whose digits have bit b, by buckets, as in a product. If all
//! points are in G, so are all B_b. Otherwise let P be one that is not, and hold the numbers of all others fixed. Modulo G, the B_b then say for each b whether
//! P was in the sum, hence each of P's digits up to its sign (an order of 2 hides signs; a cofactor has small factors, so no larger coefficient would do more). Of the 2^80 numbers
//! that P may have at most 2^W, for W windows, put all B_b into G. With W <= 9 the check fails to see a bad point with a probability of at most **2^-71**, whatever the
//! points are, as long as they were chosen before the numbers. These come from the system's entropy.
//!
//! If a sum is outside, every point is checked by itself, so that an error names the first.

use crate::control::Task;
use crate::engine::adder::Adder;
#[cfg(any(target_arch = "x86_64", target_arch = "aarch64"))]
use crate::engine::lanes::LaneAdder;
use crate::engine::pairs::Pairs;
use crate::engine::windows::{Scalars, Windows};
use crate::engine::words::WordAdder;
use crate::engine::work::Work;
use crate::engine::{Memory, Table, sums_of_bits};
use crate::{Affine, Checks, IntegerBackend, MsmError, Scalar};
use modmill_arith::curve::membership::{membership, on_curve};
use modmill_arith::curve::weierstrass::CurveParameters;
use modmill_arith::lanes::{Independent, LANES};
#[cfg(any(target_arch = "x86_64", target_arch = "aarch64"))]
use modmill_arith::on_lanes;
use rand::Rng;

/// The most points that are checked together.
const BLOCK: usize = 1 << 16;
/// Points from which on sums are cheaper than each point by itself.
const MANY: usize = 1 << 12;
/// Bits of a point's random number.
const BITS: u32 = 80;

/// The property that a point lacks.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Fault {
    NotOnCurve,
    NotInSubgroup,
}

/// Checks that each point has the properties that `checks` names. `first` is the index of the first one, for errors; so are points that are
/// read block by block.
///
/// # Errors
/// [`MsmError::NotOnCurve`] or [`MsmError::NotInSubgroup`] with the first point that lacks one; [`MsmError::Interrupted`] when `task` is to stop.
pub(crate) fn check<C: CurveParameters>(
    points: &[Affine<C>],
    first: usize,
    checks: Checks,
    backend: IntegerBackend,
    task: &Task,
) -> Result<(), MsmError> {
    if checks == Checks::None {
        return Ok(());
    }
    match first_fault_of_many(points, checks, backend, task)? {
        None => Ok(()),
        Some((index, Fault::NotOnCurve)) => Err(MsmError::NotOnCurve { curve: C::NAME, index: first + index }),
        Some((index, Fault::NotInSubgroup)) => Err(MsmError::NotInSubgroup { curve: C::NAME, index: first + index }),
    }
}

/// The number of points to check at a time: a part for each thread, but none so long that its sums leave the cache.
pub(crate) fn block(points: usize, threads: usize) -> usize {
    points.div_ceil(threads).clamp(MANY, BLOCK)
}

fn first_fault_of_many<C: CurveParameters>(
    points: &[Affine<C>],
    checks: Checks,
    backend: IntegerBackend,
    task: &Task,
) -> Result<Option<(usize, Fault)>, MsmError> {
    if checks == Checks::Subgroup && points.len() >= MANY {
        let uncounted = task.uncounted();
        let sums = match first_fault(points, Checks::Curve, backend, &uncounted)? {
            Some(_) => vec![],
            None => random_sums(points, backend, uncounted)?,
        };
        if !sums.is_empty() && first_fault(&sums, Checks::Subgroup, backend, &task.uncounted())?.is_none() {
            task.step(points.len() as u64)?;
            return Ok(None);
        }
    }
    first_fault(points, checks, backend, task)
}

/// Sums of random points of these, each by itself and its opposite in about a quarter of them.
fn random_sums<C: CurveParameters>(points: &[Affine<C>], backend: IntegerBackend, task: Task) -> Result<Vec<Affine<C>>, MsmError> {
    match backend.unit() {
        #[cfg(any(target_arch = "x86_64", target_arch = "aarch64"))]
        Some(lanes) => on_lanes!(lanes, m => random_sums_by(LaneAdder::<C, _>::new(m, false), points, task)),
        None => random_sums_by(WordAdder::new(), points, task),
    }
}

fn random_sums_by<A: Adder>(adder: A, points: &[Affine<A::Curve>], task: Task) -> Result<Vec<Affine<A::Curve>>, MsmError> {
    let mut rows = vec![A::NEUTRAL; points.len()];
    adder.convert(points, &mut rows);
    let neutral: Vec<_> = (0..points.len()).filter(|i| points[*i].is_neutral()).collect();
    let mut random = rand::rng();
    let numbers: Vec<_> = points.iter().map(|_| Scalar([random.next_u64(), random.next_u64() >> (128 - BITS), 0, 0])).collect();
    let Some(windows) = windows(points.len()) else { return Ok(vec![]) };
    let table = Table { points: &rows, len: rows.len(), stride: 256, neutral: &neutral, scalars: NUMBERS };
    let sums = sums_of_bits(&Pairs(adder), &table, &numbers, &windows, &mut Work::Part(task), &mut Memory::default())?.unwrap_or_default();
    Ok(sums.iter().map(|sum| sum.to_affine()).collect())
}

/// The range of the random numbers: those below 2^BITS.
const NUMBERS: Scalars = Scalars { order: [0, 1 << (BITS - 64), 0, 0], symmetric: false };

/// The windows of the check: at most 9 windows of random numbers, about the cheapest for so many points.
fn windows(points: usize) -> Option<Windows> {
    let width = points.max(MANY).ilog2() - 2;
    Windows::new(NUMBERS, 256, 1, (BITS + 1).div_ceil(width))
}

/// The first point that lacks a property, and which, each point by itself.
fn first_fault<C: CurveParameters>(
    points: &[Affine<C>],
    checks: Checks,
    backend: IntegerBackend,
    task: &Task,
) -> Result<Option<(usize, Fault)>, MsmError> {
    match backend.unit() {
        #[cfg(any(target_arch = "x86_64", target_arch = "aarch64"))]
        Some(lanes) => on_lanes!(lanes, m => in_lanes(m, points, checks, task)),
        None => in_words(points, checks, task),
    }
}

fn in_words<C: CurveParameters>(points: &[Affine<C>], checks: Checks, task: &Task) -> Result<Option<(usize, Fault)>, MsmError> {
    for (index, point) in points.iter().enumerate() {
        let fault = if !point.is_on_curve() {
            Some(Fault::NotOnCurve)
        } else if checks == Checks::Subgroup && !point.is_in_subgroup() {
            Some(Fault::NotInSubgroup)
        } else {
            None
        };
        if let Some(fault) = fault {
            return Ok(Some((index, fault)));
        }
        task.step(1)?;
    }
    Ok(None)
}

#[cfg_attr(
    not(any(target_arch = "x86_64", target_arch = "aarch64")),
    expect(dead_code, reason = "for vector units, of which only those of x86-64 are used here")
)]
fn in_lanes<C: CurveParameters, M: Independent>(
    m: M,
    points: &[Affine<C>],
    checks: Checks,
    task: &Task,
) -> Result<Option<(usize, Fault)>, MsmError> {
    for (group, points) in points.chunks(LANES).enumerate() {
        let mut lanes = [Affine::NEUTRAL; LANES];
        lanes[..points.len()].copy_from_slice(points);
        let (on_curve, good) = match checks {
            Checks::Subgroup => {
                let found = membership(m, &lanes);
                (found.on_curve, found.in_subgroup)
            }
            _ => {
                let found = on_curve(m, &lanes);
                (found, found)
            }
        };
        if good != 0xff {
            let lane = good.trailing_ones();
            let fault = if on_curve >> lane & 1 == 0 { Fault::NotOnCurve } else { Fault::NotInSubgroup };
            return Ok(Some((group * LANES + lane as usize, fault)));
        }
        task.step(points.len() as u64)?;
    }
    Ok(None)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{BackendChoice, BackendName, Bases, Bls12377, Bls12381, NoProgress, Phase, PrepareOptions, RandomPoints};
    use modmill_arith::field::montgomery::Element;

    fn outside<C: CurveParameters>() -> Affine<C> {
        let element = |n: u64| Element::from_words(&[n, 0, 0, 0, 0, 0]);
        (7..)
            .find_map(|x| Some(Affine { x: element(x), y: element(x).square().mul(&element(x)).add(&element(C::B)).sqrt()? }))
            .expect("half of all x")
    }

    fn first_bad_point<C: crate::Curve>() {
        let multiples: Vec<Affine<C>> = (0..9).map(|k| C::GENERATOR.multiply(&[k]).to_affine()).collect();
        let good: Vec<_> = multiples.iter().cycle().take(2 * MANY + 3).copied().collect();
        let off = Affine { x: C::GENERATOR.x, y: C::GENERATOR.x };
        for backend in IntegerBackend::names() {
            let run = |points: &[Affine<C>], checks, threads| {
                let options = PrepareOptions { backend: BackendChoice::Named(backend), checks, multiples: 1, threads };
                Bases::prepare(points, &options, &mut NoProgress).map(|_| ())
            };
            let few = if backend == BackendName::Portable { &good[..50] } else { &good };
            assert_eq!(run(few, Checks::Subgroup, 2), Ok(()));
            assert_eq!(run(&[], Checks::Subgroup, 1), Ok(()));
            for at in [0, 1, 7, 8, 30, few.len() - 1] {
                let mut points = few.to_vec();
                points[at] = outside();
                assert_eq!(run(&points, Checks::Curve, 1), Ok(()));
                assert_eq!(run(&points, Checks::Subgroup, 2), Err(MsmError::NotInSubgroup { curve: C::NAME, index: at }));
                if at > 0 {
                    points[at - 1] = off;
                    for checks in [Checks::Curve, Checks::Subgroup] {
                        assert_eq!(run(&points, checks, 2), Err(MsmError::NotOnCurve { curve: C::NAME, index: at - 1 }));
                    }
                    assert_eq!(run(&points, Checks::None, 1), Ok(()));
                }
            }
        }
    }

    /// (-1, 0), of order 2: its sign does not count.
    fn of_order_2() -> Affine<Bls12377> {
        Affine { x: Element::ONE.neg(), y: Element::ZERO }
    }

    #[test]
    fn sums_find_points_of_small_order() {
        let backend = IntegerBackend::available().into_iter().last().expect("portable is always there");
        let mut points = RandomPoints::<Bls12377>::new(MANY, 3, 1, &mut NoProgress).unwrap().points;
        points[5] = Affine::NEUTRAL;
        let task = Task::unwatched(Phase::Prepare, 0);
        let sums = |points: &[Affine<Bls12377>]| random_sums(points, backend, task.clone()).unwrap();
        assert_eq!(check(&sums(&points), 0, Checks::Subgroup, backend, &task), Ok(()));
        points[77] = of_order_2();
        // Half of the sums but those above the highest window.
        let outside = sums(&points).iter().filter(|sum| !sum.is_in_subgroup()).count();
        assert!((8..=72).contains(&outside), "{outside}");
        points[78] = of_order_2();
        let index = 1077;
        assert_eq!(check(&points, 1000, Checks::Subgroup, backend, &task), Err(MsmError::NotInSubgroup { curve: "bls12-377", index }));
    }

    #[test]
    fn few_windows() {
        for points in [MANY, MANY + 1, BLOCK / 2, BLOCK] {
            assert!(windows(points).is_some_and(|windows| windows.sets.len() <= 9));
        }
    }

    #[test]
    fn the_first_bad_point_is_named() {
        first_bad_point::<Bls12377>();
        first_bad_point::<Bls12381>();
    }
}
