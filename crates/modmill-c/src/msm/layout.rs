//! Points of other libraries, read where they are.

use crate::error::Error;
use crate::pointer;
use modmill_arith::field::montgomery::Element;
use modmill_msm::{Affine, Curve, MsmError, Source};
use std::borrow::Cow;
use std::ops::Range;

/// Words of x and y.
pub(super) const POINT: usize = 12;
const WORD: usize = size_of::<u64>();

/// Points in memory of the caller's, each x and y in Montgomery form at its beginning.
pub(super) struct Points<'a> {
    /// Everything from the first word of the first point to the last word of the last one.
    words: &'a [u64],
    count: usize,
    /// Words from one point to the next.
    stride: usize,
}

impl Points<'_> {
    /// `count` points, `stride` bytes (0: those of x and y) from one to the next.
    ///
    /// # Safety
    /// `points` is null or leads to as many bytes as these points take, the last one without what stands behind y.
    pub(super) unsafe fn new(points: *const u64, count: usize, stride: usize) -> Result<Self, Error> {
        let bytes = pointer::or(stride, POINT * WORD);
        if bytes < POINT * WORD || !bytes.is_multiple_of(WORD) {
            return Err(Error::usage(format!("stride: {bytes} bytes; a multiple of {WORD}, from {} on, is needed", POINT * WORD)));
        }
        let stride = bytes / WORD;
        let before_last = count.saturating_sub(1).checked_mul(stride);
        let length = before_last.and_then(|words| words.checked_add(if count == 0 { 0 } else { POINT }));
        let length = length.ok_or_else(|| Error::usage(format!("points: {count} points are more than memory has")))?;
        // SAFETY: the condition of this function.
        Ok(Self { words: unsafe { pointer::array("points", points, length) }?, count, stride })
    }
}

impl<C: Curve> Source<C> for Points<'_> {
    fn count(&self) -> usize {
        self.count
    }

    /// Points that stand side by side are used where they are; others are gathered, a block at a time.
    fn read(&self, range: Range<usize>) -> Result<Cow<'_, [Affine<C>]>, MsmError> {
        let mut points = Vec::with_capacity(if self.stride == POINT { 0 } else { range.len() });
        for index in range.clone() {
            let words = &self.words[index * self.stride..][..POINT];
            let [x, y] = [0, POINT / 2].map(|at| words[at..].first_chunk().copied().and_then(Element::<C::Base>::from_montgomery));
            let (Some(x), Some(y)) = (x, y) else { return Err(MsmError::Coordinate { index }) };
            if self.stride != POINT {
                points.push(Affine { x, y });
            }
        }
        if self.stride != POINT {
            return Ok(Cow::Owned(points));
        }
        let words = &self.words[range.start * POINT..range.end * POINT];
        // SAFETY: `Affine` is two elements in the layout of C, each a transparent struct around `[u64; 6]`: alignment and validity are those of the twelve words of
        // each point, which this borrows. The words of each element were found below the modulus.
        Ok(Cow::Borrowed(unsafe { std::slice::from_raw_parts(words.as_ptr().cast(), range.len()) }))
    }
}

/// Words that are the sum of a product: x and y in Montgomery form or plain.
pub(super) fn words<C: Curve>(sum: &Affine<C>, plain: bool) -> [u64; POINT] {
    let mut words = [0; POINT];
    let element = |e: &Element<C::Base>| if plain { e.to_words() } else { e.to_montgomery() };
    words[..POINT / 2].copy_from_slice(&element(&sum.x));
    words[POINT / 2..].copy_from_slice(&element(&sum.y));
    words
}
