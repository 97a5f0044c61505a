//! One method with what its factor takes, on pieces of arrays.

use modmill_arith::binary::poly::Poly;
use modmill_arith::binary::{BinaryModulus, Method, Multiplier, Workspace, multiplier};
use modmill_arith::{ArithError, Backend};

/// Bytes of an operand's piece: two operands and a result stay in the first cache but one.
const PIECE_BYTES: usize = 32 << 10;

/// Memory of one thread, kept between calls.
#[derive(Debug, Default)]
pub(crate) struct Room {
    pub(crate) space: Workspace,
    pub(crate) product: Vec<u64>,
    pub(crate) powers: Vec<u64>,
}

/// A [`Multiplier`], and the constants that make its products plain.
///
/// Its product is a b / F. An element in form is a F: products of elements in form are in form, and so is the product of one in form
/// and a plain one plain.
#[derive(Debug)]
pub(crate) struct Core {
    words: usize,
    multiplier: Box<dyn Multiplier>,
    form: Option<Form>,
    piece: usize,
    lanes: usize,
}

#[derive(Debug)]
struct Form {
    /// F.
    one: Vec<u64>,
    /// F^2, as often as a piece has elements.
    squares: Vec<u64>,
    /// 1, as often.
    ones: Vec<u64>,
}

impl Core {
    pub(crate) fn new(modulus: &BinaryModulus, backend: Backend, method: Method) -> Result<Self, ArithError> {
        let words = modulus.words();
        let multiplier = multiplier(modulus, backend, method)?;
        let lanes = lanes(backend, method);
        let piece = (PIECE_BYTES / (8 * words)).next_multiple_of(lanes).max(lanes);
        let form = multiplier.factor().map(|f| {
            let square = Poly::from_words(f).square().rem(&Poly::from(modulus)).to_words(words);
            let ones = Poly::one().to_words(words).repeat(piece);
            Form { one: f.to_vec(), squares: square.repeat(piece), ones }
        });
        Ok(Self { words, multiplier, form, piece, lanes })
    }

    /// Elements that pieces have, at most: a multiple of what the method takes at once.
    pub(crate) fn piece(&self) -> usize {
        self.piece
    }

    /// S.
    pub(crate) fn words(&self) -> usize {
        self.words
    }

    /// Elements the method takes at once.
    pub(crate) fn lanes(&self) -> usize {
        self.lanes
    }

    pub(crate) fn multiplier(&self) -> &dyn Multiplier {
        &*self.multiplier
    }

    /// F.
    pub(crate) fn factor(&self) -> Option<&[u64]> {
        self.form.as_ref().map(|f| &f.one[..])
    }

    /// out = a b / F.
    pub(crate) fn raw(&self, out: &mut [u64], a: &[u64], b: &[u64], space: &mut Workspace) {
        self.multiplier.mul(out, a, b, space);
    }

    /// out = a^2 / F.
    pub(crate) fn raw_square(&self, out: &mut [u64], a: &[u64], space: &mut Workspace) {
        self.multiplier.square(out, a, space);
    }

    /// out = a b of a piece.
    #[inline]
    pub(crate) fn mul(&self, out: &mut [u64], a: &[u64], b: &[u64], room: &mut Room) {
        let Some(form) = &self.form else { return self.multiplier.mul(out, a, b, &mut room.space) };
        let product = sized(&mut room.product, out.len());
        self.multiplier.mul(product, a, b, &mut room.space);
        self.multiplier.mul(out, product, &form.squares[..out.len()], &mut room.space);
    }

    /// out = a^2 of a piece.
    #[inline]
    pub(crate) fn square(&self, out: &mut [u64], a: &[u64], room: &mut Room) {
        let Some(form) = &self.form else { return self.multiplier.square(out, a, &mut room.space) };
        let product = sized(&mut room.product, out.len());
        self.multiplier.square(product, a, &mut room.space);
        self.multiplier.mul(out, product, &form.squares[..out.len()], &mut room.space);
    }

    /// out = a in form, of a piece.
    pub(crate) fn enter(&self, out: &mut [u64], a: &[u64], space: &mut Workspace) {
        match &self.form {
            Some(form) => self.multiplier.mul(out, a, &form.squares[..a.len()], space),
            None => out.copy_from_slice(a),
        }
    }

    /// out = what is in form as `a`, of a piece.
    pub(crate) fn leave(&self, out: &mut [u64], a: &[u64], space: &mut Workspace) {
        match &self.form {
            Some(form) => self.multiplier.mul(out, a, &form.ones[..a.len()], space),
            None => out.copy_from_slice(a),
        }
    }

    /// `element` as often as a piece has elements, `count` at most, so that products with it are plain.
    pub(crate) fn broadcast(&self, element: &[u64], count: usize) -> Vec<u64> {
        let mut one = vec![0; self.words];
        self.enter(&mut one, element, &mut Workspace::default());
        one.repeat(count.min(self.piece))
    }
}

/// Elements that are done together; fewer cost as much.
fn lanes(backend: Backend, method: Method) -> usize {
    match (backend, method) {
        (Backend::Portable, Method::Bitsliced) => 64,
        (_, Method::Bitsliced) => 512,
        _ => 8,
    }
}

/// `n` words of a buffer, of unspecified content.
pub(crate) fn sized(buffer: &mut Vec<u64>, n: usize) -> &mut [u64] {
    if buffer.len() < n {
        buffer.resize(n, 0);
    }
    &mut buffer[..n]
}
