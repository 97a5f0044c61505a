//! Cycles of the generated accelerator, from digits in NumPy arrays.

use crate::arrays::{Array1, Array2};
use crate::errors;
use modmill_msm::cycles::{self, Cycles, Digits, NONE, Shape};
use pyo3::prelude::*;
use pyo3::types::PyDict;

/// Rows of an adder's memory at most.
const ROWS: u32 = 1 << 24;
/// Parked values and tags at most.
const PLACES: usize = 1 << 10;

/// The cycles of a pass: adders and rows are (points, windows), adder 255 stands for a digit that is 0.
#[pyfunction]
#[pyo3(signature = (adder_of, rows, *, adders, lanes, outstanding, dealt, latency, dealing, queue, parked, flight, tags, bytes, rate))]
#[expect(clippy::too_many_arguments, reason = "one Python call carries the whole configuration")]
fn msm_card_cycles<'py>(
    py: Python<'py>,
    adder_of: Array2<'py, u8>,
    rows: Array2<'py, u32>,
    adders: usize,
    lanes: usize,
    outstanding: usize,
    dealt: bool,
    latency: u64,
    dealing: usize,
    queue: usize,
    parked: usize,
    flight: u64,
    tags: usize,
    bytes: [u64; 2],
    rate: u64,
) -> PyResult<Bound<'py, PyDict>> {
    let shape = Shape { adders, lanes, outstanding, dealt, latency, dealing, queue, parked, flight, tags, bytes, rate };
    let windows = rows.shape()[1];
    let digits = Digits { windows, adders: adder_of.slice()?, rows: rows.slice()? };
    if adder_of.shape() != rows.shape() || windows == 0 {
        let (a, b) = (adder_of.shape(), rows.shape());
        return Err(errors::array(
            py,
            &format!("adders and rows must be arrays of one shape, with a window at least (got {a:?} and {b:?})"),
        ));
    }
    if adders >= usize::from(NONE) || [adders, lanes, outstanding, dealing, queue].contains(&0) {
        return Err(errors::array(py, "adders, lanes, outstanding, dealing and queue must be above 0, and adders below 255"));
    }
    if digits.adders.iter().any(|a| *a != NONE && usize::from(*a) >= adders) {
        return Err(errors::array(py, &format!("each adder must be below {adders}, or 255 for a digit that is 0")));
    }
    checked(py, parked, tags, digits.rows)?;
    let found = py.detach(|| cycles::pass(&shape, digits));
    figures(py, &found)
}

/// The cycles of one bucket memory to which a stream of rows is offered.
#[pyfunction]
#[pyo3(signature = (rows, *, parked, flight, tags))]
fn msm_card_stream<'py>(py: Python<'py>, rows: Array1<'py, u32>, parked: usize, flight: u64, tags: usize) -> PyResult<Bound<'py, PyDict>> {
    let rows = rows.slice()?;
    checked(py, parked, tags, rows)?;
    let found = py.detach(|| cycles::stream(flight, parked, tags, rows));
    figures(py, &found)
}

fn checked(py: Python<'_>, parked: usize, tags: usize, rows: &[u32]) -> PyResult<()> {
    if parked == 0 || parked > PLACES || tags > PLACES {
        return Err(errors::array(py, &format!("parked must be between 1 and {PLACES}, and tags at most {PLACES}")));
    }
    if let Some(row) = rows.iter().find(|row| **row >= ROWS) {
        return Err(errors::array(py, &format!("rows must be below {ROWS} (got {row})")));
    }
    Ok(())
}

fn figures<'py>(py: Python<'py>, found: &Cycles) -> PyResult<Bound<'py, PyDict>> {
    let figures = PyDict::new(py);
    figures.set_item("additions", &found.additions)?;
    figures.set_item("ends", &found.ends)?;
    let rest = [
        ("cycles", found.cycles),
        ("fed", found.fed),
        ("points", found.points),
        ("conflicts", found.conflicts),
        ("retries", found.retries),
        ("refusals", found.refusals),
        ("tagged", found.tagged),
        ("hot", found.hot),
        ("starved", found.starved),
    ];
    for (name, value) in rest {
        figures.set_item(name, value)?;
    }
    Ok(figures)
}

pub(crate) fn register(m: &Bound<'_, PyModule>) -> PyResult<()> {
    m.add_function(wrap_pyfunction!(msm_card_cycles, m)?)?;
    m.add_function(wrap_pyfunction!(msm_card_stream, m)?)
}
