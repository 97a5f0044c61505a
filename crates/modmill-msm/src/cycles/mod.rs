//! Cycles of the generated accelerator (python/modmill/hw/units/msm/accelerator), for host programs and predictions.

mod control;
mod model;
mod reader;
#[cfg(test)]
mod tests;

pub use model::{Cycles, Digits, NONE, Shape, pass, stream};
