//! Products of several vectors with the same points.
//!
//! Every product ends its stages with threads that wait: the last lists are summed, the weighted sums shrink to a few additions, Horner's rule has one
//! thread. So as many whole products as there are threads run side by side, and each thread always has a stage to work on. What is left, fewer vectors than
//! threads, is multiplied one after the other by all threads. Memory: that of one product on one thread for each thread.

use super::cost;
use super::windows::{MAX_WIDTH, MIN_WIDTH, Windows};
use super::work::Work;
use super::{Engine, Spare, Table, entries, sums_of_bits};
use crate::control::Task;
use crate::{Affine, MsmError, Options, Phase, ProgressHandler, Scalar, Xyzz, options};
use modmill_arith::curve::weierstrass::CurveParameters;

/// The sums of the scalars times the points, for each vector; none where the engine met an exception that it cannot deal with.
pub(crate) fn products<E: Engine>(
    engine: &E,
    table: Table<'_, E::Base>,
    batch: &[&[Scalar]],
    options: &Options,
    spare: &Spare,
    control: &mut dyn ProgressHandler,
) -> Result<Vec<Option<Affine<E::Curve>>>, MsmError> {
    let window = MsmError::Window { got: options.window.unwrap_or(0), min: MIN_WIDTH, max: MAX_WIDTH };
    if options.window.is_some_and(|width| !(MIN_WIDTH..=MAX_WIDTH).contains(&width)) {
        return Err(window);
    }
    if table.len == 0 {
        return Ok(vec![Some(Affine::NEUTRAL); batch.len()]);
    }
    let windows = cost::choose(E::PRICES, table.scalars, table.len, table.stride, table.multiples(), options.window).ok_or(window)?;
    let total = entries(&table, &windows).sum::<usize>() as u64 * batch.len() as u64;
    let mut work = Work::new(options::count(options.threads), Phase::Add, total, control);
    let threads = work.threads();
    let side_by_side = if threads == 1 { 0 } else { batch.len() / threads * threads };
    let (first, rest) = batch.split_at(side_by_side);
    let product = |scalars, work: &mut Work<'_>| product(engine, &table, scalars, &windows, spare, work);
    let mut products = vec![];
    if !first.is_empty() {
        products = work.run(first.len(), |k, task: &Task| product(first[k], &mut Work::Part(task.clone())))?;
    }
    for scalars in rest {
        products.push(product(scalars, &mut work)?);
    }
    Ok(products)
}

fn product<E: Engine>(
    engine: &E,
    table: &Table<'_, E::Base>,
    scalars: &[Scalar],
    windows: &Windows,
    spare: &Spare,
    work: &mut Work<'_>,
) -> Result<Option<Affine<E::Curve>>, MsmError> {
    let mut memory = spare.take();
    let bits = sums_of_bits(engine, table, scalars, windows, work, &mut memory)?;
    spare.keep(memory);
    Ok(bits.map(|bits| horner(&bits)))
}

/// The sum of 2^b B_b.
pub(super) fn horner<C: CurveParameters>(bits: &[Xyzz<C>]) -> Affine<C> {
    bits.iter().rev().fold(Xyzz::NEUTRAL, |sum, bit| sum.double().add(bit)).to_affine()
}
