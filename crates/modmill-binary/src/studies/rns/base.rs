//! The two bases of trinomials, and every constant of the method.

use super::trinomial::Trinomial;
use crate::BinaryModulus;
use crate::poly::Poly;

/// A base of n pairwise coprime trinomials, and 1 / t_j modulo t_i for j < i, of the mixed radix.
#[derive(Debug)]
pub(super) struct Base {
    pub(super) trinomials: Vec<Trinomial>,
    /// Row i: i inverses of w words.
    pub(super) inverses: Vec<Vec<u64>>,
}

/// The constants.
#[derive(Debug)]
pub(super) struct Bases {
    /// w, words of a residue.
    pub(super) width: usize,
    /// The base of M, by which the product is divided, and the other one.
    pub(super) first: Base,
    pub(super) second: Base,
    /// 1 / N modulo each trinomial of the first base, w words each.
    pub(super) inverse_n: Vec<u64>,
    /// 1 / M and N / M modulo each trinomial of the second base.
    pub(super) inverse_m: Vec<u64>,
    pub(super) n_over_m: Vec<u64>,
    /// M mod N, S words.
    pub(super) factor: Vec<u64>,
}

fn poly(t: Trinomial) -> Poly {
    Poly::from_exponents(&[t.degree(), t.k, 0])
}

impl Base {
    fn new(trinomials: Vec<Trinomial>) -> Option<Self> {
        let mut inverses = Vec::new();
        for (i, &ti) in trinomials.iter().enumerate() {
            let mut row = Vec::new();
            for &tj in &trinomials[..i] {
                row.extend(poly(tj).inverse(&poly(ti))?.to_words(ti.width));
            }
            inverses.push(row);
        }
        Some(Self { trinomials, inverses })
    }
}

/// The width that costs least by count: S^2 + 4 S w word products, and 11 S^2 / w times their cost for shifts (see the derivation).
pub(super) fn width(words: usize) -> usize {
    let cost = |w: usize| {
        let (s, w) = (words as f64, w as f64);
        s * s + 4.0 * s * w + 11.0 * s * s / w
    };
    // At least two residues to a base.
    let widths = (0..11).map(|i| 1usize << i).filter(|&w| w == 1 || 2 * w <= words);
    widths.min_by(|&a, &b| cost(a).total_cmp(&cost(b))).unwrap_or(1)
}

impl Bases {
    /// Bases of trinomials of degree 64 `width`; none where too few are coprime to each other and to N.
    pub(super) fn new(modulus: &BinaryModulus, width: usize) -> Option<Self> {
        let count = modulus.words().div_ceil(width).max(2);
        let n = Poly::from(modulus);
        let one = Poly::one();
        let (mut first, mut second): (Vec<Trinomial>, Vec<Trinomial>) = (Vec::new(), Vec::new());
        for k in 1..=32 * width {
            let candidate = Trinomial { width, k };
            let t = poly(candidate);
            // Of two trinomials of one degree the sum is x^k + x^l, so their divisor divides x^(k - l) + 1.
            let coprime = |other: &Trinomial| t.gcd(&Poly::from_exponents(&[k - other.k, 0])) == one;
            if !first.iter().chain(&second).all(coprime) {
                continue;
            }
            // Only M needs an inverse modulo N; what is not coprime to N serves in the second base.
            if first.len() < count && t.gcd(&n) == one {
                first.push(candidate);
            } else if second.len() < count {
                second.push(candidate);
            }
            if first.len() + second.len() == 2 * count {
                return Self::with(modulus, width, first, second);
            }
        }
        None
    }

    fn with(modulus: &BinaryModulus, width: usize, first: Vec<Trinomial>, second: Vec<Trinomial>) -> Option<Self> {
        let n = Poly::from(modulus);
        let m = first.iter().fold(Poly::one(), |m, &t| m.mul(&poly(t)));
        let (mut inverse_n, mut inverse_m, mut n_over_m) = (Vec::new(), Vec::new(), Vec::new());
        for t in first.iter().map(|&t| poly(t)) {
            inverse_n.extend(n.rem(&t).inverse(&t)?.to_words(width));
        }
        for t in second.iter().map(|&t| poly(t)) {
            let inverse = m.rem(&t).inverse(&t)?;
            n_over_m.extend(n.mul(&inverse).rem(&t).to_words(width));
            inverse_m.extend(inverse.to_words(width));
        }
        let factor = m.rem(&n).to_words(modulus.words());
        Some(Self { width, first: Base::new(first)?, second: Base::new(second)?, inverse_n, inverse_m, n_over_m, factor })
    }
}
