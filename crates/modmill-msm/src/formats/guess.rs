//! A guess at the format and curve of a file that does not have the expected ones.

use super::PointFormat;
use super::record::{Encoded, Record, parse};
use super::records::records;
use crate::{Affine, AnyCurve, with_curve};
use modmill_arith::field::montgomery::Element;

/// The format that fits the length of the file and the curve of which the first record is a point of the subgroup. By chance, one of 2^126 would be.
pub(super) fn guess(bytes: &[u8]) -> Option<(PointFormat, &'static str)> {
    fn fits<C: Encoded>(bytes: &[u8], format: PointFormat) -> bool {
        let size = format.record_bytes();
        let first = records(bytes, size, format.prefix()).ok().and_then(|(records, _)| records.get(..size));
        first.and_then(|record| point::<C>(record, format)).is_some_and(|p| p.is_in_subgroup())
    }
    // Uncompressed formats first: in some, x alone is a compressed point.
    let all = PointFormat::ALL.iter().rev();
    let mut cases = all.flat_map(|&format| AnyCurve::ALL.map(|curve| (format, curve)));
    let found = cases.find(|&(format, curve)| with_curve!(curve, C => fits::<C>(bytes, format)));
    found.map(|(format, curve)| (format, curve.name()))
}

/// A point of the curve other than the neutral element.
fn point<C: Encoded>(record: &[u8], format: PointFormat) -> Option<Affine<C>> {
    let point = match parse::<C>(record, format).ok()? {
        Record::Neutral => return None,
        Record::Point(point) => point,
        Record::Compressed(x, _) => {
            let y = x.square().mul(&x).add(&Element::from_words(&[C::B, 0, 0, 0, 0, 0])).sqrt()?;
            Affine { x, y }
        }
    };
    (!point.is_neutral() && point.is_on_curve()).then_some(point)
}
