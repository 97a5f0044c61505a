//! The Python module `modmill._native`: bindings to the Rust crates, without any arithmetic.
//!
//! Everything here takes and returns plain Python objects; the typed interface is the package `modmill`.
//! Long computations release the interpreter lock.

mod arith;
mod arrays;
mod bench;
mod bench_gf2;
mod control;
mod errors;
mod gf2;
mod isogeny;
mod isogeny_walk;
mod lock;
mod memory;
mod msm;
mod msm_card;
mod msm_cycles;
mod msm_files;
mod number;
mod peers;
mod sigverify;
mod vdf;

use pyo3::prelude::*;

/// Bindings to Modmill's Rust crates. Use `modmill.vdf` and its siblings instead of this module.
#[pymodule]
fn _native(m: &Bound<'_, PyModule>) -> PyResult<()> {
    m.add("__version__", env!("CARGO_PKG_VERSION"))?;
    m.add("COMPILER", env!("MODMILL_COMPILER"))?;
    arith::register(m)?;
    bench::register(m)?;
    bench_gf2::register(m)?;
    gf2::register(m)?;
    isogeny::register(m)?;
    isogeny_walk::register(m)?;
    vdf::register(m)?;
    lock::register(m)?;
    memory::register(m)?;
    msm::register(m)?;
    msm_card::register(m)?;
    msm_cycles::register(m)?;
    msm_files::register(m)?;
    peers::register(m)?;
    sigverify::register(m)
}
