//! From encodings to points: x is recovered from y, for the keys and the commitments of eight signatures together.

use modmill_arith::field::f25519::lanes::{Reduced, pow_p58};
use modmill_arith::field::f25519::{D, F25519 as F, SQRT_M1};
use modmill_arith::field::{Field, LaneField};
use modmill_arith::lanes::{Independent, Kernel};

/// Encodings, word by word: lane l of word i is word i (little-endian) of encoding l.
pub(crate) type Encodings = [[u64; 8]; 4];

/// Elements that go through the same steps together, each filling the others' waits.
type Pair<V> = [Reduced<V>; 2];

/// The points of a pair of encodings in affine coordinates, negated, and the lanes in which there is such a point.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Decompressed<V> {
    pub(crate) minus_x: Pair<V>,
    pub(crate) y: Pair<V>,
    pub(crate) valid: [u8; 2],
}

/// What is computed before the power: with u = y^2 - 1 and v = d y^2 + 1, x^2 = u / v.
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

impl<P: Independent> Kernel<P> for Start<'_> {
    type Out = Fraction<P::V>;
    #[inline(always)]
    fn run(self, p: P) -> Fraction<P::V> {
        let w = [p.load(&self.0[0]), p.load(&self.0[1]), p.load(&self.0[2]), p.load(&self.0[3])];
        let mask = p.splat((1 << 51) - 1);
        let y = Reduced::from_vectors([
            p.and(w[0], mask),
            p.and(p.or(p.shr::<51>(w[0]), p.shl::<13>(p.and(w[1], p.splat((1 << 38) - 1)))), mask),
            p.and(p.or(p.shr::<38>(w[1]), p.shl::<26>(p.and(w[2], p.splat((1 << 25) - 1)))), mask),
            p.and(p.or(p.shr::<25>(w[2]), p.shl::<39>(p.and(w[3], p.splat((1 << 12) - 1)))), mask),
            p.and(p.shr::<12>(w[3]), mask),
        ]);
        let top = p.and(w[3], p.splat(u64::MAX >> 1));
        let ones = p.equal(top, p.splat(u64::MAX >> 1)) & p.equal(w[1], p.splat(u64::MAX)) & p.equal(w[2], p.splat(u64::MAX));
        let least = !(ones & !p.less(w[0], p.splat(u64::MAX - 18)));
        let sign = !p.equal(top, w[3]);
        let one = F::splat(p, &F::ONE);
        let yy = F::square(p, &y);
        let u = F::carry(p, &F::sub(p, &F::lift(p, &yy), &F::widen(p, &one)));
        let v = F::carry(p, &F::add(p, &F::widen(p, &F::mul(p, &yy, &F::splat(p, &D.limbs()))), &F::widen(p, &one)));
        let v3 = F::mul(p, &F::square(p, &v), &v);
        let v7 = F::mul(p, &F::square(p, &v3), &v);
        Fraction { y, u, v, uv3: F::mul(p, &u, &v3), uv7: F::mul(p, &u, &v7), least, sign }
    }
}

/// The end for one fraction: -x, and the lanes that hold a point.
struct Finish<'a, V> {
    fraction: &'a Fraction<V>,
    /// (u v^7)^((p - 5) / 8)
    power: &'a Reduced<V>,
    canonical: bool,
}

impl<P: Independent> Kernel<P> for Finish<'_, P::V> {
    type Out = (Reduced<P::V>, u8);
    #[inline(always)]
    fn run(self, p: P) -> (Reduced<P::V>, u8) {
        let f = self.fraction;
        // v x^2 is u times a fourth root of 1: where that is 1 or -1, x or x sqrt(-1) is a root of u / v.
        let x = F::mul(p, &f.uv3, self.power);
        let vxx = F::mul(p, &F::square(p, &x), &f.v);
        let root = F::equal(p, &vxx, &f.u);
        let zero = F::splat(p, &F::ZERO);
        let minus_u = F::neg(p, &f.u);
        let other = F::equal(p, &vxx, &minus_u);
        let turned = F::mul(p, &x, &F::splat(p, &SQRT_M1.limbs()));
        let x = F::freeze(p, &F::select(p, !root & other, &x, &turned));
        let odd = p.equal(p.and(x.vectors()[0], p.splat(1)), p.splat(1));
        let is_zero = F::equal(p, &x, &zero);
        let mut valid = root | other;
        if self.canonical {
            valid &= f.least & !(is_zero & f.sign);
        }
        // -x is wanted: x is negated where its parity is the encoded one.
        let minus = F::neg(p, &x);
        (F::select(p, !(odd ^ f.sign), &x, &minus), valid)
    }
}

/// The points of two times eight encodings; `canonical[k]` refuses y >= p, and x = 0 with the sign bit, in encodings k.
pub(crate) fn decompress<P: Independent>(p: P, encodings: [&Encodings; 2], canonical: [bool; 2]) -> Decompressed<P::V> {
    let f = [p.call(Start(encodings[0])), p.call(Start(encodings[1]))];
    let power = pow_p58(p, &[f[0].uv7, f[1].uv7]);
    let end = |k: usize| p.call(Finish { fraction: &f[k], power: &power[k], canonical: canonical[k] });
    let (a, b) = (end(0), end(1));
    Decompressed { minus_x: [a.0, b.0], y: [f[0].y, f[1].y], valid: [a.1, b.1] }
}
