//! Files of points and scalars, as arkworks, gnark-crypto, blst and plain memory have them. docs/formats.md describes each byte by byte.
//!
//! Parsers take byte slices, so that files can be mapped, and decode any part of them: a file larger than memory is read in pieces.

mod coordinate;
mod error;
mod guess;
mod names;
mod points;
mod record;
mod records;
mod scalars;

pub use error::{FormatError, Problem};
pub use names::{PointFormat, Prefix, ScalarFormat};
pub use points::{PointReader, write_points};
pub use record::{ArkLayout, Encoded};
pub use scalars::{ScalarReader, write_scalars};
