//! The chain alone: a checked power.

use crate::chain::{Chain, Step};
use crate::checkpoint::CheckpointState;
use crate::error::VdfError;
use crate::intervals::CheckIntervals;
use crate::proof::ProofKind;
use crate::repairs::Repairs;
use crate::residue_ring::ResidueRing;
use crate::schedule::Schedule;
use crate::statement::Statement;
use modmill_arith::Natural;

/// The result of [`checked_power`].
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Checked {
    /// x^(2^T) in 0..N.
    pub value: Natural,
    /// Checks passed.
    pub checks_passed: u64,
    /// Checks failed and rolled back.
    pub faults_detected: u64,
    /// The repairs of this run.
    pub repairs: Repairs,
}

/// x^(2^T) in any [`ResidueRing`] modulo the statement's N, with self-check and rollback, but without points and checkpoints.
///
/// # Errors
/// [`VdfError::BadOption`] for an interval of 0, [`VdfError::PersistentFault`], [`VdfError::Arith`] when the ring cannot be made again.
///
/// ```
/// use modmill_vdf::{BackendChoice, CheckIntervals, Modulus, Natural, Ring, Statement, checked_power};
/// let n = Modulus::new((Natural::from(1u8) << 1024) - 105u8).unwrap();
/// let ring = Ring::new(&n, BackendChoice::Auto).unwrap();
/// let statement = Statement::new(n, Natural::from(2u8), 10).unwrap();
/// let done = checked_power(ring, &statement, CheckIntervals { block: 3, blocks_per_check: 2 }).unwrap();
/// assert_eq!(done.value, Natural::from(105u8));
/// assert_eq!((done.checks_passed, done.faults_detected), (3, 0));
/// ```
pub fn checked_power<R: ResidueRing>(ring: R, statement: &Statement, intervals: CheckIntervals) -> Result<Checked, VdfError> {
    let state = CheckpointState::fresh(statement, ProofKind::None, &Schedule::Nothing, intervals.check()?);
    let mut chain = Chain::new(ring, &state);
    while chain.advance(false)? != Step::Finished {}
    Ok(Checked {
        value: chain.state()?.x,
        checks_passed: chain.checks_passed,
        faults_detected: chain.faults_detected,
        repairs: chain.repairs,
    })
}
