//! Cycles of the generated accelerator (python/modmill/hw/units/msm/accelerator), for host programs and predictions.

mod control;
mod model;
mod reader;
mod shape;
#[cfg(test)]
mod tests;

pub use model::{Cycles, pass, stream};
pub use shape::{Digits, NONE, Shape};
