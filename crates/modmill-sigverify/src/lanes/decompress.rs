//! From encodings to points: x is recovered from y, for the keys and the commitments of eight signatures together.

use modmill_arith::field::f25519::lanes::{Reduced, pow_p58};
use modmill_arith::field::f25519::{D, F25519 as F, SQRT_M1};
use modmill_arith::field::{Field, LaneField};
use modmill_arith::lanes::{Independent, Kernel};

/// Encodings, word by word: lane l of word i is word i (little-endian) of encoding l.
pub(crate) type Encodings = [[u64; 8]; 4];

/// The points of eight encodings in affine coordinates, negated, and the lanes in which there is such a point.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Decompressed<V> {
    pub(crate) minus_x: Reduced<V>,
    pub(crate) y: Reduced<V>,
    pub(crate) valid: u8,
}

/// The values computed before the power: with u = y^2 - 1 and v = d y^2 + 1, x^2 = u / v.
struct Fraction<V> {
    y: Reduced<V>,
    u: Reduced<V>,
    v: Reduced<V>,
    /// u v^3
    uv3: Reduced<V>,
    /// u v^7
    uv7: Reduced<V>,
    /// Lanes where y < p.
    least: u8,
    /// Lanes with the sign bit.
    sign: u8,
}

struct Start<'a>(&'a Encodings);

impl<M: Independent> Kernel<M> for Start<'_> {
    type Out = Fraction<M::V>;
    #[inline(always)]
    fn run(self, m: M) -> Fraction<M::V> {
        let w = [m.load(&self.0[0]), m.load(&self.0[1]), m.load(&self.0[2]), m.load(&self.0[3])];
        let mask = m.splat((1 << 51) - 1);
        let y = Reduced::from_vectors([
            m.and(w[0], mask),
            m.and(m.or(m.shr::<51>(w[0]), m.shl::<13>(m.and(w[1], m.splat((1 << 38) - 1)))), mask),
            m.and(m.or(m.shr::<38>(w[1]), m.shl::<26>(m.and(w[2], m.splat((1 << 25) - 1)))), mask),
            m.and(m.or(m.shr::<25>(w[2]), m.shl::<39>(m.and(w[3], m.splat((1 << 12) - 1)))), mask),
            m.and(m.shr::<12>(w[3]), mask),
        ]);
        let top = m.and(w[3], m.splat(u64::MAX >> 1));
        let ones = m.equal(top, m.splat(u64::MAX >> 1)) & m.equal(w[1], m.splat(u64::MAX)) & m.equal(w[2], m.splat(u64::MAX));
        let least = !(ones & !m.less(w[0], m.splat(u64::MAX - 18)));
        let sign = !m.equal(top, w[3]);
        let one = F::splat(m, &F::ONE);
        let yy = F::square(m, &y);
        let u = F::carry(m, &F::sub(m, &F::lift(m, &yy), &F::widen(m, &one)));
        let v = F::carry(m, &F::add(m, &F::widen(m, &F::mul(m, &yy, &F::splat(m, &D.limbs()))), &F::widen(m, &one)));
        let v3 = F::mul(m, &F::square(m, &v), &v);
        let v7 = F::mul(m, &F::square(m, &v3), &v);
        Fraction { y, u, v, uv3: F::mul(m, &u, &v3), uv7: F::mul(m, &u, &v7), least, sign }
    }
}

/// The end for one fraction: -x, and the lanes that hold a point.
struct Finish<'a, V> {
    fraction: &'a Fraction<V>,
    /// (u v^7)^((p - 5) / 8)
    power: &'a Reduced<V>,
    /// Lanes that want a canonical encoding.
    canonical: u8,
}

impl<M: Independent> Kernel<M> for Finish<'_, M::V> {
    type Out = (Reduced<M::V>, u8);
    #[inline(always)]
    fn run(self, m: M) -> (Reduced<M::V>, u8) {
        let f = self.fraction;
        // v x^2 is u times a fourth root of 1: where that is 1 or -1, x or x sqrt(-1) is a root of u / v.
        let x = F::mul(m, &f.uv3, self.power);
        let vxx = F::mul(m, &F::square(m, &x), &f.v);
        let root = F::equal(m, &vxx, &f.u);
        let zero = F::splat(m, &F::ZERO);
        let minus_u = F::neg(m, &f.u);
        let other = F::equal(m, &vxx, &minus_u);
        let turned = F::mul(m, &x, &F::splat(m, &SQRT_M1.limbs()));
        let x = F::freeze(m, &F::select(m, !root & other, &x, &turned));
        let odd = m.equal(m.and(x.vectors()[0], m.splat(1)), m.splat(1));
        let is_zero = F::equal(m, &x, &zero);
        let valid = (root | other) & (!self.canonical | f.least & !(is_zero & f.sign));
        // -x is wanted: x is negated where its parity is the encoded one.
        let minus = F::neg(m, &x);
        (F::select(m, !(odd ^ f.sign), &x, &minus), valid)
    }
}

/// The points of N times eight encodings, which go through the same steps together, each filling the others' waits; `canonical[k]` refuses y >= p,
/// and x = 0 with the sign bit, in the lanes of encodings k where it is set.
pub(crate) fn decompress<M: Independent, const N: usize>(m: M, encodings: [&Encodings; N], canonical: [u8; N]) -> [Decompressed<M::V>; N] {
    let f = encodings.map(|e| m.call(Start(e)));
    let power = pow_p58(m, &f.each_ref().map(|f| f.uv7));
    std::array::from_fn(|k| {
        let (minus_x, valid) = m.call(Finish { fraction: &f[k], power: &power[k], canonical: canonical[k] });
        Decompressed { minus_x, y: f[k].y, valid }
    })
}
