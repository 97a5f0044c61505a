//! Checks of points: on the curve, in the subgroup.

use crate::control::Task;
use crate::{Affine, Backend, Checks, Control, Curve, MsmError, Phase};
use modmill_arith::curve::membership::{membership, on_curve};
use modmill_arith::lanes::{Independent, LANES};
use modmill_progress::Pool;

/// Points that one job checks.
const JOB: usize = 4096;

/// What is wrong with a point.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Fault {
    NotOnCurve,
    NotInSubgroup,
}

/// That each point has the properties that `checks` names.
///
/// # Errors
/// [`MsmError::NotOnCurve`] or [`MsmError::NotInSubgroup`] with the first point that lacks one; [`MsmError::Interrupted`] when `control` says stop.
pub(crate) fn check<C: Curve>(
    points: &[Affine<C>],
    checks: Checks,
    backend: Backend,
    threads: usize,
    control: &mut dyn Control,
) -> Result<(), MsmError> {
    if checks == Checks::None {
        return Ok(());
    }
    let mut pool = Pool::new(crate::options::count(threads), Phase::Check, points.len() as u64, control);
    let work = |job: usize, task: &Task| first_fault(&points[job * JOB..points.len().min((job + 1) * JOB)], checks, backend, task);
    let faults = pool.run(points.len().div_ceil(JOB), work)?;
    let first = faults.into_iter().enumerate().find_map(|(job, fault)| fault.map(|(index, fault)| (job * JOB + index, fault)));
    match first {
        None => Ok(()),
        Some((index, Fault::NotOnCurve)) => Err(MsmError::NotOnCurve { curve: C::NAME, index }),
        Some((index, Fault::NotInSubgroup)) => Err(MsmError::NotInSubgroup { curve: C::NAME, index }),
    }
}

fn first_fault<C: Curve>(points: &[Affine<C>], checks: Checks, backend: Backend, task: &Task) -> Result<Option<(usize, Fault)>, MsmError> {
    #[cfg(target_arch = "x86_64")]
    if let (Backend::Avx512, Some(token)) = (backend, modmill_arith::arch::Avx512Ifma::detect()) {
        return in_lanes(modmill_arith::arch::Ifma::from(token), points, checks, task);
    }
    let _ = backend;
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

fn in_lanes<C: Curve, M: Independent>(m: M, points: &[Affine<C>], checks: Checks, task: &Task) -> Result<Option<(usize, Fault)>, MsmError> {
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
    use crate::{Bls12377, Bls12381, Quiet};
    use modmill_arith::field::montgomery::Element;

    fn outside<C: Curve>() -> Affine<C> {
        let element = |n: u64| Element::from_words(&[n, 0, 0, 0, 0, 0]);
        (7..)
            .find_map(|x| Some(Affine { x: element(x), y: element(x).square().mul(&element(x)).add(&element(C::B)).sqrt()? }))
            .expect("half of all x")
    }

    fn first_bad_point<C: Curve>() {
        let multiples: Vec<Affine<C>> = (0..9).map(|k| C::GENERATOR.multiply(&[k]).to_affine()).collect();
        let good: Vec<_> = multiples.iter().cycle().take(2 * JOB + 3).copied().collect();
        let off = Affine { x: C::GENERATOR.x, y: C::GENERATOR.x };
        for backend in Backend::available() {
            let run = |points: &[Affine<C>], checks, threads| check(points, checks, backend, threads, &mut Quiet);
            let few = if backend == Backend::Portable { &good[..50] } else { &good };
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

    #[test]
    fn the_first_bad_point_is_named() {
        first_bad_point::<Bls12377>();
        first_bad_point::<Bls12381>();
    }
}
