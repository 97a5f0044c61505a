//! The rules decided by their definitions, on big integers: nothing here is shared with the library.
//!
//! Projective coordinates with the addition law of Bernstein, Birkner, Joye, Lange and Peters for a = -1, other formulas than
//! the library's; exponents and inverses by the big integers' own functions.

use crate::Case;
use modmill_sigverify::{Rule, Verdict};
use num_bigint::BigUint;
use sha2::{Digest, Sha512};
use std::sync::LazyLock;

static P: LazyLock<BigUint> = LazyLock::new(|| (BigUint::from(1u8) << 255) - 19u8);
static D: LazyLock<BigUint> = LazyLock::new(|| (&*P - 121_665u32) * BigUint::from(121_666u32).modinv(&P).expect("p is prime") % &*P);
/// The order of the base point.
pub(crate) static L: LazyLock<BigUint> =
    LazyLock::new(|| (BigUint::from(1u8) << 252) + 27_742_317_777_372_353_535_851_937_790_883_648_493u128);
/// y = 4/5, x even.
pub(crate) static BASE: LazyLock<Point> = LazyLock::new(|| {
    let y = BigUint::from(4u8) * BigUint::from(5u8).modinv(&P).expect("p is prime") % &*P;
    Point::decode(&encoded(&y, false)).expect("the base point")
});
/// A point of order 8.
pub(crate) static EIGHTH: LazyLock<Point> = LazyLock::new(|| {
    (2u8..)
        .filter_map(|y| Point::decode(&encoded(&BigUint::from(y), false)))
        .map(|p| p.times(&L))
        .find(|p| !p.times(&BigUint::from(4u8)).is_neutral())
        .expect("one point in two has a part of order 8")
});

fn encoded(y: &BigUint, odd: bool) -> [u8; 32] {
    let mut bytes = to_bytes(y);
    bytes[31] |= u8::from(odd) << 7;
    bytes
}

/// 32 little-endian bytes.
pub(crate) fn to_bytes(v: &BigUint) -> [u8; 32] {
    let mut bytes = [0; 32];
    let digits = v.to_bytes_le();
    bytes[..digits.len()].copy_from_slice(&digits);
    bytes
}

/// (x/z, y/z).
#[derive(Debug, Clone)]
pub(crate) struct Point {
    x: BigUint,
    y: BigUint,
    z: BigUint,
}

impl Point {
    fn neutral() -> Self {
        Self { x: BigUint::ZERO, y: BigUint::from(1u8), z: BigUint::from(1u8) }
    }

    fn is_neutral(&self) -> bool {
        self.x == BigUint::ZERO && self.y == self.z
    }

    /// The point with that y (255 bits, modulo p) and that parity of x, which is of no account where x = 0.
    pub(crate) fn decode(bytes: &[u8; 32]) -> Option<Self> {
        let odd = bytes[31] >> 7 == 1;
        let mut y = BigUint::from_bytes_le(bytes);
        y.set_bit(255, false);
        let y = y % &*P;
        let yy = &y * &y % &*P;
        let xx = (&yy + &*P - 1u8) * (&*D * &yy + 1u8).modinv(&P)? % &*P;
        let mut x = xx.modpow(&((&*P + 3u8) >> 3), &P);
        if &x * &x % &*P != xx {
            x = x * BigUint::from(2u8).modpow(&((&*P - 1u8) >> 2), &P) % &*P;
        }
        if &x * &x % &*P != xx {
            return None;
        }
        if x.bit(0) != odd {
            x = (&*P - x) % &*P;
        }
        Some(Self { x, y, z: BigUint::from(1u8) })
    }

    /// y < p, with the parity of x.
    pub(crate) fn encode(&self) -> [u8; 32] {
        let inverse = self.z.modinv(&P).expect("z is not 0");
        encoded(&(&self.y * &inverse % &*P), (&self.x * &inverse % &*P).bit(0))
    }

    /// Every encoding that decodes to this point, the canonical one first.
    pub(crate) fn encodings(&self) -> Vec<[u8; 32]> {
        let canonical = self.encode();
        let mut out = vec![canonical];
        let mut y = BigUint::from_bytes_le(&canonical);
        y.set_bit(255, false);
        for y in [y.clone(), y + &*P].iter().filter(|y| y.bits() <= 255) {
            for odd in [false, true] {
                let other = encoded(y, odd);
                let same = Self::decode(&other).is_some_and(|p| p.encode() == canonical);
                if same && !out.contains(&other) {
                    out.push(other);
                }
            }
        }
        out
    }

    pub(crate) fn plus(&self, other: &Self) -> Self {
        let p = &*P;
        let a = &self.z * &other.z % p;
        let b = &a * &a % p;
        let c = &self.x * &other.x % p;
        let d = &self.y * &other.y % p;
        let e = &*D * (&c * &d % p) % p;
        let (f, g) = (&b + p - &e, &b + &e);
        let cross = (&self.x + &self.y) * (&other.x + &other.y) + p + p - &c - &d;
        Self { x: &a * &f % p * cross % p, y: &a * &g % p * (d + c) % p, z: f * g % p }
    }

    fn minus(&self, other: &Self) -> Self {
        self.plus(&other.negated())
    }

    pub(crate) fn times(&self, k: &BigUint) -> Self {
        (0..k.bits()).rev().fold(Self::neutral(), |sum, bit| {
            let twice = sum.plus(&sum);
            if k.bit(bit) { twice.plus(self) } else { twice }
        })
    }

    /// [k]self + [l]other, both by one run of doublings.
    fn times_and(&self, k: &BigUint, other: &Self, l: &BigUint) -> Self {
        let both = self.plus(other);
        (0..k.bits().max(l.bits())).rev().fold(Self::neutral(), |sum, bit| {
            let twice = sum.plus(&sum);
            match (k.bit(bit), l.bit(bit)) {
                (true, true) => twice.plus(&both),
                (true, false) => twice.plus(self),
                (false, true) => twice.plus(other),
                (false, false) => twice,
            }
        })
    }

    fn negated(&self) -> Self {
        Self { x: (&*P - &self.x) % &*P, y: self.y.clone(), z: self.z.clone() }
    }

    fn is_of_small_order(&self) -> bool {
        self.times(&BigUint::from(8u8)).is_neutral()
    }
}

/// SHA-512(R || A || M) mod L.
pub(crate) fn challenge(r: &[u8; 32], key: &[u8; 32], message: &[u8]) -> BigUint {
    BigUint::from_bytes_le(&Sha512::new().chain_update(r).chain_update(key).chain_update(message).finalize()) % &*L
}

/// The facts of a case that do not depend on the rule.
#[derive(Debug, Clone)]
pub(crate) struct Facts {
    s_is_reduced: bool,
    key: Encoding,
    commitment: Encoding,
    /// [S]B - [h]A encodes to R. False where A does not decode.
    pub(crate) equal_bytes: bool,
    /// [8]([S]B - [h]A - R) is neutral. False where A or R does not decode.
    pub(crate) equal_times_8: bool,
}

#[derive(Debug, Clone, Default)]
struct Encoding {
    decodes: bool,
    canonical: bool,
    small_order: bool,
}

impl Encoding {
    fn of(bytes: &[u8; 32], point: Option<&Point>) -> Self {
        point.map_or(Self::default(), |p| Self { decodes: true, canonical: p.encode() == *bytes, small_order: p.is_of_small_order() })
    }

    fn is_good(&self, canonical: bool) -> bool {
        self.decodes && (self.canonical || !canonical)
    }
}

impl Facts {
    pub(crate) fn of(case: &Case) -> Self {
        let (r, s) = (case.r(), BigUint::from_bytes_le(&case.s()));
        let (key, commitment) = (Point::decode(&case.key), Point::decode(&r));
        let expected = key.as_ref().map(|a| BASE.times_and(&s, &a.negated(), &challenge(&r, &case.key, &case.message)));
        let difference = expected.as_ref().zip(commitment.as_ref()).map(|(e, c)| e.minus(c));
        Self {
            s_is_reduced: s < *L,
            key: Encoding::of(&case.key, key.as_ref()),
            commitment: Encoding::of(&r, commitment.as_ref()),
            equal_bytes: expected.is_some_and(|e| e.encode() == r),
            equal_times_8: difference.is_some_and(|d| d.is_of_small_order()),
        }
    }

    /// The verdict under a rule: the checks in the order that [`Verdict`] states.
    pub(crate) fn verdict(&self, rule: Rule) -> Verdict {
        let (cofactored, canonical, no_small_order) = match rule {
            Rule::Strict => (false, false, true),
            Rule::Rfc8032 => (false, true, false),
            Rule::Rfc8032Cofactored => (true, true, false),
            Rule::Zip215 => (true, false, false),
            _ => panic!("{rule} is not known here"),
        };
        if !self.s_is_reduced {
            Verdict::ScalarNotReduced
        } else if !self.key.is_good(canonical) {
            Verdict::KeyEncoding
        } else if cofactored && !self.commitment.is_good(canonical) {
            Verdict::CommitmentEncoding
        } else if no_small_order && self.key.small_order {
            Verdict::KeySmallOrder
        } else if no_small_order && self.commitment.small_order {
            Verdict::CommitmentSmallOrder
        } else if !(if cofactored { self.equal_times_8 } else { self.equal_bytes }) {
            Verdict::EquationFailed
        } else {
            Verdict::Accepted
        }
    }

    /// S is reduced, A decodes, canonical or not, and [S]B - [h]A encodes to R: what several libraries accept.
    pub(crate) fn holds_leniently(&self) -> bool {
        self.s_is_reduced && self.key.decodes && self.equal_bytes
    }
}
