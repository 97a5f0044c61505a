//! Lists of scalars.

use super::coordinate::{big, is_below, little, put_big, put_little};
use super::records::records;
use super::{FormatError, Prefix, Problem, ScalarFormat};
use crate::Scalar;
use modmill_arith::curve::weierstrass::CurveParameters;
use std::marker::PhantomData;
use std::ops::Range;

/// Bytes of a scalar in every format.
const BYTES: usize = 32;

/// Scalars in bytes, decoded where they are wanted.
#[derive(Debug, Clone, Copy)]
pub struct ScalarReader<'a, C: CurveParameters> {
    bytes: &'a [u8],
    start: usize,
    format: ScalarFormat,
    curve: PhantomData<C>,
}

impl<'a, C: CurveParameters> ScalarReader<'a, C> {
    /// Scalars with or without their number before them.
    ///
    /// # Errors
    /// [`FormatError::Length`] and [`FormatError::Count`].
    pub fn new(bytes: &'a [u8], format: ScalarFormat) -> Result<Self, FormatError> {
        let (bytes, start) = records(bytes, BYTES, format.prefix())?;
        Ok(Self { bytes, start, format, curve: PhantomData })
    }

    /// The number of scalars.
    #[must_use]
    pub fn len(&self) -> usize {
        self.bytes.len() / BYTES
    }

    /// True if the list contains no scalar.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.bytes.is_empty()
    }

    /// The scalars of a range of indices.
    ///
    /// # Errors
    /// [`FormatError::Record`] with the first that is not below r, in the formats of which that is asked.
    ///
    /// # Panics
    /// When the range is not within `0..len()`.
    pub fn read(&self, range: Range<usize>) -> Result<Vec<Scalar>, FormatError> {
        let records = &self.bytes.as_chunks::<BYTES>().0[range.clone()];
        let read = |(i, bytes): (usize, &[u8; BYTES])| {
            let scalar = match self.format {
                ScalarFormat::Gnark => big(bytes),
                ScalarFormat::Ark | ScalarFormat::Plain | ScalarFormat::Montgomery => little(bytes),
            };
            let index = range.start + i;
            if self.format != ScalarFormat::Plain && !is_below(&scalar, &C::ORDER) {
                let offset = self.start + index * BYTES;
                return Err(FormatError::Record { index, offset, problem: Problem::Scalar, likely: None });
            }
            Ok(Scalar(if self.format == ScalarFormat::Montgomery { halve_256_times(scalar, &C::ORDER) } else { scalar }))
        };
        records.iter().enumerate().map(read).collect()
    }
}

/// Writes scalars, after their number if `prefix` is one.
///
/// # Errors
/// [`FormatError::TooMany`]; [`FormatError::Record`] for a scalar that is not below r in a format of which that is asked.
pub fn write_scalars<C: CurveParameters>(scalars: &[Scalar], format: ScalarFormat, prefix: Prefix) -> Result<Vec<u8>, FormatError> {
    let mut out = prefix.write(scalars.len()).ok_or(FormatError::TooMany(scalars.len()))?;
    for (index, scalar) in scalars.iter().enumerate() {
        if format != ScalarFormat::Plain && !is_below(&scalar.0, &C::ORDER) {
            return Err(FormatError::Record { index, offset: out.len(), problem: Problem::Scalar, likely: None });
        }
        let mut record = [0; BYTES];
        match format {
            ScalarFormat::Gnark => put_big(&scalar.0, &mut record),
            ScalarFormat::Ark | ScalarFormat::Plain => put_little(&scalar.0, &mut record),
            ScalarFormat::Montgomery => put_little(&double_256_times(scalar.0, &C::ORDER), &mut record),
        }
        out.extend_from_slice(&record);
    }
    Ok(out)
}

type Words = [u64; 4];

/// a / 2^256 modulo r, for odd r: Montgomery's reduction, word by word.
fn halve_256_times(a: Words, r: &Words) -> Words {
    let mut inverse = r[0];
    for _ in 0..5 {
        inverse = inverse.wrapping_mul(2u64.wrapping_sub(r[0].wrapping_mul(inverse)));
    }
    // a stays at most r: it is below 2^64 r, and what is added below 2^64 r as well.
    let mut t = a;
    for _ in 0..4 {
        let q = t[0].wrapping_mul(inverse.wrapping_neg());
        let mut carry = 0u128;
        for j in 0..4 {
            let sum = u128::from(t[j]) + u128::from(q) * u128::from(r[j]) + carry;
            if j > 0 {
                t[j - 1] = sum as u64;
            }
            carry = sum >> 64;
        }
        t[3] = carry as u64;
    }
    if t == *r { [0; 4] } else { t }
}

/// a 2^256 modulo r, for a below r < 2^255.
fn double_256_times(mut a: Words, r: &Words) -> Words {
    for _ in 0..256 {
        a = std::array::from_fn(|i| a[i] << 1 | if i > 0 { a[i - 1] >> 63 } else { 0 });
        if !is_below(&a, r) {
            let mut borrow = false;
            for (word, &below) in a.iter_mut().zip(r) {
                let (difference, first) = word.overflowing_sub(below);
                let (difference, second) = difference.overflowing_sub(u64::from(borrow));
                (*word, borrow) = (difference, first | second);
            }
        }
    }
    a
}
