//! Plain products of pieces of arrays, whatever factor the method leaves in its own.

use modmill_binary::poly::Poly;
use modmill_binary::{BinaryBackend, BinaryError, BinaryModulus, Far, Method, Multiplier, Workspace, multiplier};

/// Bytes of one operand's piece: two operands and a result stay in the second-level cache.
const PIECE_BYTES: usize = 32 << 10;

/// Pieces of an array larger than the caches that are one: at its end stores past the caches are waited for.
const FAR_PIECES: usize = 16;

/// Memory of one thread, kept between calls.
#[derive(Debug, Default)]
pub(crate) struct Scratch {
    pub(crate) workspace: Workspace,
    pub(crate) product: Vec<u64>,
    pub(crate) powers: Vec<u64>,
}

/// A [`Multiplier`], and the constants that make its products plain.
///
/// The multiplier's product is a b / F. The Montgomery form of an element a is a F: the product of two elements in Montgomery form is
/// in Montgomery form, and the product of one in Montgomery form and a plain one is plain.
#[derive(Debug)]
pub(crate) struct PlainMultiplier {
    words: usize,
    multiplier: Box<dyn Multiplier>,
    form: Option<MontgomeryForm>,
    piece: usize,
    /// The bits of a highest word that are not below x^m.
    above: u64,
}

#[derive(Debug)]
struct MontgomeryForm {
    /// F.
    factor: Vec<u64>,
    /// F^2, repeated for each element of a piece.
    factors_squared: Vec<u64>,
    /// 1, repeated likewise.
    ones: Vec<u64>,
}

impl PlainMultiplier {
    pub(crate) fn new(modulus: &BinaryModulus, backend: BinaryBackend, method: Method) -> Result<Self, BinaryError> {
        let words = modulus.words();
        let multiplier = multiplier(modulus, backend, method)?;
        let group = multiplier.group();
        let piece = (PIECE_BYTES / (8 * words)).next_multiple_of(group).max(group);
        let form = multiplier.factor().map(|f| {
            let square = Poly::from_words(f).square().rem(&Poly::from(modulus)).to_words(words);
            let ones = Poly::one().to_words(words).repeat(piece);
            MontgomeryForm { factor: f.to_vec(), factors_squared: square.repeat(piece), ones }
        });
        Ok(Self { words, multiplier, form, piece, above: !modulus.top_mask() })
    }

    /// Most elements of a piece: a multiple of [`PlainMultiplier::group`].
    pub(crate) fn piece(&self) -> usize {
        self.piece
    }

    /// Most elements of a piece of an array that is larger than the caches, where only constants of the form keep pieces short.
    pub(crate) fn far_piece(&self) -> usize {
        if self.form.is_none() { FAR_PIECES * self.piece } else { self.piece }
    }

    /// S.
    pub(crate) fn words(&self) -> usize {
        self.words
    }

    /// [`Multiplier::group`].
    pub(crate) fn group(&self) -> usize {
        self.multiplier.group()
    }

    pub(crate) fn inner(&self) -> &dyn Multiplier {
        &*self.multiplier
    }

    /// F.
    pub(crate) fn factor(&self) -> Option<&[u64]> {
        self.form.as_ref().map(|f| &f.factor[..])
    }

    /// out = a b / F.
    pub(crate) fn raw(&self, out: &mut [u64], a: &[u64], b: &[u64], workspace: &mut Workspace) {
        self.multiplier.mul(out, a, b, workspace);
    }

    /// out = a^2 / F.
    pub(crate) fn raw_square(&self, out: &mut [u64], a: &[u64], workspace: &mut Workspace) {
        self.multiplier.square(out, a, workspace);
    }

    /// out = a b of a piece.
    #[inline]
    pub(crate) fn mul(&self, out: &mut [u64], a: &[u64], b: &[u64], scratch: &mut Scratch) {
        let Some(form) = &self.form else { return self.multiplier.mul(out, a, b, &mut scratch.workspace) };
        let product = sized(&mut scratch.product, out.len());
        self.multiplier.mul(product, a, b, &mut scratch.workspace);
        self.multiplier.mul(out, product, &form.factors_squared[..out.len()], &mut scratch.workspace);
    }

    /// out = a^2 of a piece.
    #[inline]
    pub(crate) fn square(&self, out: &mut [u64], a: &[u64], scratch: &mut Scratch) {
        let Some(form) = &self.form else { return self.multiplier.square(out, a, &mut scratch.workspace) };
        let product = sized(&mut scratch.product, out.len());
        self.multiplier.square(product, a, &mut scratch.workspace);
        self.multiplier.mul(out, product, &form.factors_squared[..out.len()], &mut scratch.workspace);
    }

    /// out = a b, or a^2 without `b`, of a piece of unknown elements: whether all have degree below m. If not, `out` is of no use.
    pub(crate) fn checked(&self, out: &mut [u64], a: &[u64], b: Option<&[u64]>, far: Far, scratch: &mut Scratch) -> bool {
        let Some(form) = &self.form else { return self.checked_raw(out, a, b, far, &mut scratch.workspace) };
        let product = sized(&mut scratch.product, out.len());
        if !self.checked_raw(product, a, b, Far { result: false, ..far }, &mut scratch.workspace) {
            return false;
        }
        self.checked_raw(out, product, Some(&form.factors_squared[..out.len()]), Far { operands: false, ..far }, &mut scratch.workspace)
    }

    /// Computes out = a b / F, or a^2 / F without `b`: true if all elements have degree below m. If not, `out` is of no use.
    pub(crate) fn checked_raw(&self, out: &mut [u64], a: &[u64], b: Option<&[u64]>, far: Far, workspace: &mut Workspace) -> bool {
        let multiplier = &*self.multiplier;
        if let Some(high) = multiplier.checking(out, a, b, far, workspace) {
            return high & self.above == 0;
        }
        let high = |x: &[u64]| if self.above == 0 { 0 } else { multiplier.highest_words(x, self.words) };
        if (high(a) | b.map_or(0, high)) & self.above != 0 {
            return false;
        }
        match b {
            Some(b) => multiplier.mul(out, a, b, workspace),
            None => multiplier.square(out, a, workspace),
        }
        true
    }

    /// out = the Montgomery form of the elements of a piece.
    pub(crate) fn to_montgomery(&self, out: &mut [u64], a: &[u64], workspace: &mut Workspace) {
        match &self.form {
            Some(form) => self.multiplier.mul(out, a, &form.factors_squared[..a.len()], workspace),
            None => out.copy_from_slice(a),
        }
    }

    /// out = the elements of which `a` is the Montgomery form, of a piece.
    pub(crate) fn out_of_montgomery(&self, out: &mut [u64], a: &[u64], workspace: &mut Workspace) {
        match &self.form {
            Some(form) => self.multiplier.mul(out, a, &form.ones[..a.len()], workspace),
            None => out.copy_from_slice(a),
        }
    }

    /// The Montgomery form of `element`, repeated for each element of a piece, `count` times at most: products with it are plain.
    pub(crate) fn broadcast(&self, element: &[u64], count: usize) -> Vec<u64> {
        let mut one = vec![0; self.words];
        self.to_montgomery(&mut one, element, &mut Workspace::default());
        one.repeat(count.min(self.piece))
    }
}

/// `n` words of a buffer, with unspecified content.
pub(crate) fn sized(buffer: &mut Vec<u64>, n: usize) -> &mut [u64] {
    if buffer.len() < n {
        buffer.resize(n, 0);
    }
    &mut buffer[..n]
}
