//! One point's bytes.

use super::coordinate::{BYTES, Words, big, is_below, is_largest, little, put_big, put_little};
use super::{PointFormat, Problem};
use crate::{Affine, Bls12377, Bls12381};
use modmill_arith::curve::weierstrass::CurveParameters;
use modmill_arith::field::montgomery::{Element, Prime};

/// The layout in which arkworks writes a curve's points.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ArkLayout {
    /// Little-endian, `SWFlags` in the two highest bits of the last byte.
    ShortWeierstrass,
    /// Big-endian, three flags in the highest bits of the first byte.
    Zcash,
}

/// A curve whose points can be read and written.
pub trait Encoded: crate::Curve {
    /// The layout in which arkworks writes its points.
    const ARK: ArkLayout;
}

impl Encoded for Bls12377 {
    const ARK: ArkLayout = ArkLayout::ShortWeierstrass;
}

impl Encoded for Bls12381 {
    const ARK: ArkLayout = ArkLayout::Zcash;
}

/// The contents of a record.
pub(super) enum Record<C: CurveParameters> {
    Neutral,
    Point(Affine<C>),
    Compressed(Element<C::Base>, Sign),
}

/// The flags of a record that concern y.
#[derive(Clone, Copy)]
pub(super) struct Sign {
    /// True if its flag says that y is the larger of both roots.
    pub(super) largest: bool,
    /// The byte that contains the flag.
    pub(super) at: usize,
}

impl Sign {
    /// The root that is meant, of which one is given: 0 is its own negative, and never the larger one.
    pub(super) fn choose<F: Prime>(self, root: Element<F>) -> Result<Element<F>, Fault> {
        match (is_largest::<F>(&root.to_words()) == self.largest, root.is_zero()) {
            (true, _) => Ok(root),
            (false, true) => Err((self.at, Problem::Sign)),
            (false, false) => Ok(root.neg()),
        }
    }
}

/// A problem, and the byte of the record where it begins.
pub(super) type Fault = (usize, Problem);

/// Flags of Zcash's format, in the first byte.
const COMPRESSED: u8 = 1 << 7;
const NEUTRAL: u8 = 1 << 6;
const LARGEST: u8 = 1 << 5;
/// arkworks' `SWFlags`, in the last byte.
const SW_LARGEST: u8 = 1 << 7;
const SW_NEUTRAL: u8 = 1 << 6;

#[derive(Clone, Copy)]
enum Layout {
    ShortWeierstrass,
    Zcash,
    Words { montgomery: bool },
}

fn layout<C: Encoded>(format: PointFormat) -> Layout {
    match format {
        PointFormat::ArkCompressed | PointFormat::Ark => match C::ARK {
            ArkLayout::ShortWeierstrass => Layout::ShortWeierstrass,
            ArkLayout::Zcash => Layout::Zcash,
        },
        PointFormat::GnarkCompressed | PointFormat::Gnark => Layout::Zcash,
        PointFormat::Plain => Layout::Words { montgomery: false },
        PointFormat::Montgomery => Layout::Words { montgomery: true },
    }
}

fn element<F: Prime>(words: &Words, montgomery: bool, at: usize) -> Result<Element<F>, Fault> {
    if !is_below(words, &F::MODULUS) {
        return Err((at, Problem::Coordinate));
    }
    Ok(if montgomery { Element::from_montgomery(*words).unwrap_or(Element::ZERO) } else { Element::from_words(words) })
}

/// A record of `format.record_bytes()` bytes.
pub(super) fn parse<C: Encoded>(bytes: &[u8], format: PointFormat) -> Result<Record<C>, Fault> {
    let compressed = format.is_compressed();
    let last = bytes.len() - 1;
    match layout::<C>(format) {
        Layout::Words { montgomery } => {
            let (x, y) = (little(&bytes[..BYTES]), little(&bytes[BYTES..]));
            let (x, y) = (element(&x, montgomery, 0)?, element(&y, montgomery, BYTES)?);
            // Zeros are the neutral element here and there.
            Ok(Record::Point(Affine { x, y }))
        }
        Layout::Zcash => {
            let flags = bytes[0] & (COMPRESSED | NEUTRAL | LARGEST);
            let marked = flags & COMPRESSED != 0;
            // y is only marked as the larger one where it is absent.
            if marked != compressed || flags & LARGEST != 0 && (!compressed || flags & NEUTRAL != 0) {
                return Err((0, Problem::Flags(flags)));
            }
            let mut x: Words = big(&bytes[..BYTES]);
            x[5] &= u64::MAX >> 3;
            let sign = Sign { largest: flags & LARGEST != 0, at: 0 };
            finish(x, || big(&bytes[BYTES..]), compressed, flags & NEUTRAL != 0, sign)
        }
        Layout::ShortWeierstrass => {
            let flags = bytes[last] & (SW_LARGEST | SW_NEUTRAL);
            if flags == SW_LARGEST | SW_NEUTRAL {
                return Err((last, Problem::Flags(flags)));
            }
            let mut marked: Words = little(&bytes[last + 1 - BYTES..]);
            marked[5] &= u64::MAX >> 2;
            let (x, y) = if compressed { (marked, [0; 6]) } else { (little(&bytes[..BYTES]), marked) };
            finish(x, || y, compressed, flags & SW_NEUTRAL != 0, Sign { largest: flags & SW_LARGEST != 0, at: last })
        }
    }
}

fn finish<C: Encoded>(x: Words, y: impl Fn() -> Words, compressed: bool, neutral: bool, sign: Sign) -> Result<Record<C>, Fault> {
    if neutral {
        let zero = x == [0; 6] && (compressed || y() == [0; 6]);
        return if zero { Ok(Record::Neutral) } else { Err((0, Problem::Neutral)) };
    }
    let x = element(&x, false, 0)?;
    if compressed {
        return Ok(Record::Compressed(x, sign));
    }
    let words = y();
    let y = element(&words, false, BYTES)?;
    if x.is_zero() && y.is_zero() {
        // Not on the curve, though it stands for the neutral element here.
        return Err((0, Problem::NoPoint));
    }
    // arkworks 0.3 wrote no such flag beside y, and no version looks at it. One that is there must be right.
    if sign.largest && !is_largest::<C::Base>(&words) {
        return Err((sign.at, Problem::Sign));
    }
    Ok(Record::Point(Affine { x, y }))
}

/// Writes a point to `format.record_bytes()` bytes.
pub(super) fn put<C: Encoded>(point: &Affine<C>, format: PointFormat, out: &mut [u8]) {
    let (x, y) = (point.x.to_words(), point.y.to_words());
    let compressed = format.is_compressed();
    let (neutral, largest) = (point.is_neutral(), is_largest::<C::Base>(&y));
    let last = out.len() - 1;
    match layout::<C>(format) {
        Layout::Words { montgomery } => {
            let (x, y) = if montgomery { (point.x.to_montgomery(), point.y.to_montgomery()) } else { (x, y) };
            put_little(&x, &mut out[..BYTES]);
            put_little(&y, &mut out[BYTES..]);
        }
        Layout::Zcash => {
            put_big(&x, &mut out[..BYTES]);
            put_big(&y, &mut out[BYTES..]);
            let flags = [(compressed, COMPRESSED), (neutral, NEUTRAL), (compressed && largest, LARGEST)];
            out[0] |= flags.iter().map(|&(set, flag)| if set { flag } else { 0 }).sum::<u8>();
        }
        Layout::ShortWeierstrass => {
            put_little(&x, &mut out[..BYTES]);
            put_little(&y, &mut out[BYTES..]);
            out[last] |= if neutral {
                SW_NEUTRAL
            } else if largest {
                SW_LARGEST
            } else {
                0
            };
        }
    }
}
