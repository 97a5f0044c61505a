//! A part of a Wesolowski proof: the factor that some points of the chain make, for machines that share the work.

use crate::control::{Phase, Pool, ProgressHandler};
use crate::error::VdfError;
use crate::options::Options;
use crate::statement::Statement;
use crate::wesolowski::{self, Places};
use modmill_arith::{Natural, Ring};

/// The factor of the proof of `statement` with the result `y` that consecutive points of its chain make.
///
/// The points are x^(2^(i spacing)) mod N for i from `first` on; those of i from 0 to (T - 1) / spacing make the whole proof, whose canonical
/// form is the product of the factors of all parts. Of `options`, backend and threads count. Nothing here verifies the points.
///
/// # Errors
/// [`VdfError::BadOption`] for points that the chain does not have, [`VdfError::Interrupted`] when `control` says stop (its numbers are
/// points of this part), [`VdfError::Arith`] when the backend can't run.
///
/// ```
/// use modmill_vdf::{Modulus, Natural, NoProgress, Options, Proof, ProofKind, Statement, canonical, evaluate, prove_part};
/// let n = Modulus::new((Natural::from(1u8) << 256) - 189u8).unwrap();
/// let statement = Statement::new(n.clone(), Natural::from(3u8), 1000).unwrap();
/// let options = Options { proof: ProofKind::Wesolowski, accept_modulus: true, ..Options::default() };
/// let done = evaluate(&statement, &options, &mut NoProgress).unwrap();
/// let points: Vec<Natural> =
///     (0..10u32).map(|i| Natural::from(3u8).modpow(&(Natural::from(1u8) << (100 * i as usize)), n.value())).collect();
/// let part = |first: usize, last: usize| {
///     prove_part(&statement, &done.y, 100, first as u64, &points[first..last], &options, &mut NoProgress).unwrap()
/// };
/// let product = canonical(&n, &(part(0, 4) * part(4, 10) % n.value()));
/// assert_eq!(done.proof, Some(Proof::Wesolowski { pi: product }));
/// ```
pub fn prove_part(
    statement: &Statement,
    y: &Natural,
    spacing: u64,
    first: u64,
    points: &[Natural],
    options: &Options,
    control: &mut dyn ProgressHandler,
) -> Result<Natural, VdfError> {
    let bad = |name, reason: String| Err(VdfError::BadOption { name, reason });
    if spacing == 0 {
        return bad("spacing", "must be at least 1".to_owned());
    }
    let (steps, count) = (statement.steps(), points.len() as u64);
    let all = (steps - 1) / spacing + 1;
    if count == 0 || first.checked_add(count).is_none_or(|end| end > all) {
        return bad("points", format!("{count} from number {first} on are not among the chain's {all}"));
    }
    let n = statement.modulus();
    if let Some(index) = points.iter().position(|point| point >= n.value()) {
        return bad("points", format!("number {} is not below the modulus", first + index as u64));
    }
    if options.threads > Options::MAX_THREADS {
        return bad("threads", format!("{} is more than {}", options.threads, Options::MAX_THREADS));
    }
    let ring = Ring::new(n, options.backend)?;
    let elements: Vec<_> = points.iter().map(|point| ring.element(point)).collect();
    // The widths are those of so many points; the product is the same for all.
    let places = Places::choose(count.saturating_mul(spacing), spacing);
    let challenge = wesolowski::challenge(statement, y);
    let mut pool = Pool::new(options.thread_count(), Phase::Prove, places.work, control);
    let part = wesolowski::prove(&ring, steps, &challenge, first as usize, &elements, &places, &mut pool);
    part.map(|part| ring.value(&part)).map_err(|_| VdfError::Interrupted { done: 0, total: count, saved: None })
}
