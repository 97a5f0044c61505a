//! The stream engine: order, routing, back-pressure, ends, faults, and the same verdicts as without it.

mod common;
mod ending;
mod faults;
mod load;
mod order;
mod partial;
mod pressure;
mod verdicts;
