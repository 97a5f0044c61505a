//! The C library `libmodmill`: bindings to the Rust crates, without any arithmetic. include/modmill.h is generated from this crate.
//!
//! Names are those of C, so that a search finds a function in both languages: `modmill_<job>_<verb>`. The rules of the whole interface (results,
//! ownership, threads) stand at the head of the header, whose text is in `cbindgen.toml`.
//!
//! # The condition of every unsafe block
//! Arguments are as the header says: pointers are null or lead to as many elements as are named, handles come from this library and
//! were not freed, nothing is changed by other threads during the call. The functions of `pointer` check all that can be checked (null, alignment, size,
//! UTF-8), and the blocks that call them rely on the rest. No panic leaves a function: each does its work inside `border::status` or `border::value`.
#![allow(unsafe_code, reason = "pointers of C")]
#![allow(non_camel_case_types, reason = "one name for each thing in Rust and C")]
#![allow(clippy::missing_safety_doc, reason = "stated once, above and at the head of the header")]
#![allow(clippy::too_many_arguments, reason = "C has no slices: an array is two arguments")]

pub mod backend;
pub mod border;
pub mod control;
mod error;
pub mod gf2;
pub mod isogeny;
pub mod lock;
pub mod msm;
mod pointer;
pub mod sigstream;
pub mod sigverify;
pub mod status;
pub mod vdf;

/// Handles are used by several threads at a time, as the header says.
const _: () = {
    const fn shared<T: Send + Sync>() {}
    shared::<sigverify::modmill_sigverify>();
    shared::<sigstream::modmill_sigstream>();
    shared::<msm::modmill_msm_bases>();
    shared::<gf2::modmill_gf2>();
};
