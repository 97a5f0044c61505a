//! The formulas against affine addition in big integers, and their bounds in the interval domain.

use super::edwards::*;
use crate::Natural;
use crate::field::bls12_377::{self, F377};
use crate::field::f25519::{self, F25519};
use crate::field::{LaneField, any_reduced, is_reduced};
use crate::lanes::{Across, Analysis, Emulated, Intervals, LANES, Lanes, Op, Program, Recording, TableShape};
use std::cell::RefCell;

/// -x^2 + y^2 = 1 + d x^2 y^2 modulo p, in affine coordinates.
pub(super) struct TwistedEdwards {
    pub(super) p: Natural,
    d: Natural,
}

pub(super) type Affine = (Natural, Natural);

impl TwistedEdwards {
    pub(super) fn f25519() -> Self {
        Self { p: (Natural::from(1u8) << 255) - 19u8, d: integer(&f25519::D.limbs(), 51) }
    }

    fn contains(&self, (x, y): &Affine) -> bool {
        let (xx, yy) = (x * x % &self.p, y * y % &self.p);
        (&yy + &self.p - &xx) % &self.p == (Natural::from(1u8) + &self.d * xx % &self.p * yy) % &self.p
    }

    pub(super) fn neutral() -> Affine {
        (Natural::ZERO, Natural::from(1u8))
    }

    pub(super) fn neg(&self, (x, y): &Affine) -> Affine {
        ((&self.p - x) % &self.p, y.clone())
    }

    /// x3 = (x1 y2 + x2 y1) / (1 + d x1 x2 y1 y2), y3 = (y1 y2 + x1 x2) / (1 - d x1 x2 y1 y2).
    pub(super) fn add(&self, (x1, y1): &Affine, (x2, y2): &Affine) -> Affine {
        let p = &self.p;
        let k = &self.d * (x1 * x2 % p) % p * (y1 * y2 % p) % p;
        let one = Natural::from(1u8);
        let over = |n: Natural, d: Natural| n * d.modinv(p).expect("a complete sum") % p;
        (over(x1 * y2 + x2 * y1, &one + &k), over(y1 * y2 + x1 * x2, &one + p - &k))
    }

    /// 0 to 15 times the point of smallest y >= `from` that there is.
    pub(super) fn multiples(&self, from: u32) -> Vec<Affine> {
        let p = &self.p;
        let one = Natural::from(1u8);
        let point = (from..).find_map(|y| {
            let yy = Natural::from(y) * y;
            let xx = (&yy - &one) * (&one + &self.d * &yy).modinv(p)? % p;
            let x = root(&xx, p)?;
            Some((x, Natural::from(y)))
        });
        let point = point.expect("half of all y belong to points");
        assert!(self.contains(&point));
        std::iter::successors(Some(Self::neutral()), |q| Some(self.add(q, &point))).take(16).collect()
    }
}

/// A square root of `a` modulo the prime p, by Tonelli and Shanks.
fn root(a: &Natural, p: &Natural) -> Option<Natural> {
    let one = Natural::from(1u8);
    let minus_one = p - &one;
    let s = minus_one.trailing_zeros()?;
    let q = &minus_one >> s;
    let z = (2u32..).map(Natural::from).find(|z| z.modpow(&(&minus_one >> 1u8), p) == minus_one)?;
    let (mut m, mut c, mut t, mut r) = (s, z.modpow(&q, p), a.modpow(&q, p), a.modpow(&((&q + &one) >> 1u8), p));
    while t != one {
        let mut i = 0;
        let mut power = t.clone();
        while power != one {
            power = &power * &power % p;
            i += 1;
            if i == m {
                return None;
            }
        }
        let b = c.modpow(&(one.clone() << (m - i - 1)), p);
        (m, c) = (i, &b * &b % p);
        t = t * &c % p;
        r = r * b % p;
    }
    Some(r)
}

pub(super) fn integer(limbs: &[u64], bits: u32) -> Natural {
    limbs.iter().rev().fold(Natural::ZERO, |n, &limb| (n << bits) + limb)
}

/// An integer below 2^408 in limbs of 51 bits.
pub(super) fn limbs<const N: usize>(v: &Natural) -> [u64; N] {
    std::array::from_fn(|i| (v >> (51 * i) & Natural::from(f25519::LIMB_MASK)).iter_u64_digits().next().unwrap_or(0))
}

/// A field's elements in and out of lanes: how an integer is held, and the factor (1, or R) by which it is held.
struct Held<F: LaneField<Emulated>> {
    factor: Natural,
    limbs: fn(&Natural) -> F::Limbs,
}

impl<F: LaneField<Emulated>> Held<F> {
    fn enter(&self, m: Emulated, curve: &TwistedEdwards, values: [&Natural; LANES]) -> F::Reduced {
        let limbs = values.map(|v| (self.limbs)(&(v * &self.factor % &curve.p)));
        F::gather(m, limbs.each_ref())
    }

    fn leave(&self, m: Emulated, curve: &TwistedEdwards, a: &F::Reduced) -> [Natural; LANES] {
        let inverse = self.factor.modinv(&curve.p).expect("R is invertible");
        F::scatter(m, a).map(|limbs| integer(limbs.as_ref(), F::RADIX_BITS) * &inverse % &curve.p)
    }
}

/// The formulas as functions that are not inlined: compilers take long over large functions.
pub(crate) mod formulas {
    use super::*;

    #[inline(never)]
    pub(super) fn double<F: LaneField<M>, M: Lanes>(m: M, p: Projective<F, M>) -> Completed<F, M> {
        p.double(m)
    }
    #[inline(never)]
    pub(super) fn add<F: LaneField<M>, M: Lanes>(m: M, p: &Extended<F, M>, q: &ProjectiveNiels<F, M>, minus: u8) -> Completed<F, M> {
        p.add(m, q, minus)
    }
    #[inline(never)]
    pub(crate) fn add_affine<F: LaneField<M>, M: Lanes>(m: M, p: &Extended<F, M>, q: &AffineNiels<F, M>, minus: u8) -> Completed<F, M> {
        p.add(m, q, minus)
    }
    #[inline(never)]
    pub(super) fn projective<F: LaneField<M>, M: Lanes>(m: M, c: &Completed<F, M>) -> Projective<F, M> {
        c.projective(m)
    }
    #[inline(never)]
    pub(crate) fn extended<F: LaneField<M>, M: Lanes>(m: M, c: &Completed<F, M>) -> Extended<F, M> {
        c.extended(m)
    }
    #[inline(never)]
    pub(super) fn from_affine<F: LaneField<M>, M: Lanes>(m: M, x: &F::Reduced, y: &F::Reduced) -> Extended<F, M> {
        Extended::from_affine(m, x, y)
    }
    #[inline(never)]
    pub(super) fn niels<F: LaneField<M>, M: Lanes>(m: M, p: &Extended<F, M>, d2: &F::Reduced) -> ProjectiveNiels<F, M> {
        p.niels(m, d2)
    }
    #[inline(never)]
    pub(super) fn affine_niels<F: LaneField<M>, M: Lanes>(m: M, p: &Extended<F, M>, d2: &F::Reduced) -> AffineNiels<F, M> {
        p.affine_niels(m, d2)
    }
}

/// All formulas for pairs of multiples of a point, equal, opposite and neutral ones among them.
fn agree<F: LaneField<Emulated>>(curve: &TwistedEdwards, held: &Held<F>) {
    let m = Emulated::new();
    let points = curve.multiples(3);
    let d2 = held.enter(m, curve, [&(&curve.d * 2u8); LANES]);
    let enter = |q: [&Affine; LANES]| {
        let (x, y) = (held.enter(m, curve, q.map(|q| &q.0)), held.enter(m, curve, q.map(|q| &q.1)));
        formulas::from_affine::<F, Emulated>(m, &x, &y)
    };
    let check = |what: &str, c: Completed<F, Emulated>, want: &[Affine; LANES]| {
        let leave = |a: &F::Reduced| held.leave(m, curve, a);
        let (q, r) = (formulas::projective(m, &c), formulas::extended(m, &c));
        let ([x, y, z], [sum, difference, z2, t]) =
            ([leave(&q.x), leave(&q.y), leave(&q.z)], [leave(&r.sum), leave(&r.difference), leave(&r.z), leave(&r.t)]);
        let p = &curve.p;
        for (l, want) in want.iter().enumerate() {
            assert!(
                z[l] != Natural::ZERO && (&want.0 * &z[l] % p, &want.1 * &z[l] % p) == (x[l].clone(), y[l].clone()),
                "{what}, lane {l}"
            );
            assert_eq!(((&y[l] + &x[l]) % p, (&y[l] + p - &x[l]) % p), (sum[l].clone(), difference[l].clone()), "{what}, lane {l}");
            assert_eq!((&z[l], &t[l] * &z[l] % p), (&z2[l], &x[l] * &y[l] % p), "{what}, lane {l}");
        }
    };
    check("neutral", Completed::neutral(m), &std::array::from_fn(|_| TwistedEdwards::neutral()));
    for i in 0..points.len() {
        for j in 0..2 {
            let a: [&Affine; LANES] = std::array::from_fn(|l| &points[(i + l) % points.len()]);
            let b: [&Affine; LANES] = std::array::from_fn(|l| &points[(i + l * j) % points.len()]);
            let (p, q) = (enter(a), enter(b));
            let twice =
                Projective::<F, Emulated> { x: held.enter(m, curve, a.map(|a| &a.0)), y: held.enter(m, curve, a.map(|a| &a.1)), z: p.z };
            check("doubling", formulas::double(m, twice), &a.map(|a| curve.add(a, a)));
            let minus = 0x35u8;
            let want = std::array::from_fn(|l| curve.add(a[l], &if minus >> l & 1 == 1 { curve.neg(b[l]) } else { b[l].clone() }));
            // Where a point is subtracted, its sum and difference are exchanged.
            let signed = Extended::<F, Emulated> {
                sum: F::select(m, minus, &q.sum, &q.difference),
                difference: F::select(m, minus, &q.difference, &q.sum),
                ..q
            };
            check("mixed addition", formulas::add_affine(m, &p, &formulas::affine_niels(m, &signed, &d2), minus), &want);
            // The same points with other Z: P + Q - Q.
            let p2 = formulas::extended(m, &formulas::add_affine(m, &p, &formulas::affine_niels(m, &q, &d2), 0));
            let back = Extended::<F, Emulated> { sum: q.difference, difference: q.sum, ..q };
            let p2 = formulas::extended(m, &formulas::add(m, &p2, &formulas::niels(m, &back, &d2), 0xff));
            check("addition", formulas::add(m, &p2, &formulas::niels(m, &signed, &d2), minus), &want);
            check("addition of a sum", formulas::add(m, &Extended::neutral(m), &formulas::niels(m, &p2, &d2), 0), &a.map(Clone::clone));
        }
    }
}

/// Every formula takes reduced elements to reduced elements, and no bit is lost on the way, whatever the limbs.
fn stay_within_bounds<'a, F: LaneField<Intervals<'a, S>>, const S: bool>(analysis: &'a RefCell<Analysis>, m: Intervals<'a, S>) {
    let any = || any_reduced::<F, _>(m);
    let check = |what: &str, elements: &[<F as LaneField<Intervals<'a, S>>>::Reduced]| {
        let found = analysis.borrow();
        assert!(found.findings.is_empty(), "{what}: {}", found.findings[0]);
        drop(found);
        assert!(elements.iter().all(|a| is_reduced::<F, _>(m, a)), "{what}");
    };
    let completed = |what: &str, c: Completed<F, Intervals<'a, S>>| {
        let (q, r) = (formulas::projective(m, &c), formulas::extended(m, &c));
        check(what, &[q.x, q.y, q.z, r.sum, r.difference, r.z, r.t]);
        check(what, &c.parts());
    };
    completed("doubling", formulas::double(m, Projective { x: any(), y: any(), z: any() }));
    let left = Extended::<F, _> { sum: any(), difference: any(), z: any(), t: any() };
    completed("addition", formulas::add(m, &left, &formulas::niels(m, &left, &any()), 0x35));
    completed("mixed addition", formulas::add_affine(m, &left, &formulas::affine_niels(m, &left, &any()), 0x35));
    let affine = formulas::from_affine::<F, _>(m, &any(), &any());
    check("affine", &[affine.sum, affine.difference, affine.z, affine.t]);
}

#[test]
fn f25519_formulas_are_the_group_law() {
    agree::<F25519>(&TwistedEdwards::f25519(), &Held { factor: Natural::from(1u8), limbs });
}

/// d is a square here, but no two multiples of the point differ by one of order 2 or 4.
#[test]
fn bls12_377_formulas_are_the_group_law() {
    let curve = TwistedEdwards { p: integer(&bls12_377::MODULUS, 64), d: integer(&bls12_377::EDWARDS_D.to_words(), 64) };
    assert!(curve.contains(&[bls12_377::EDWARDS_GENERATOR_X, bls12_377::EDWARDS_GENERATOR_Y].map(|x| integer(&x.to_words(), 64)).into()));
    agree::<F377>(&curve, &Held { factor: Natural::from(1u8) << 408, limbs });
}

#[test]
fn f25519_formulas_stay_within_their_bounds() {
    let analysis = RefCell::default();
    stay_within_bounds::<F25519, _>(&analysis, Intervals::new(&analysis));
    stay_within_bounds::<F25519, _>(&analysis, Intervals::splitting(&analysis));
    assert!(analysis.borrow().assumptions.is_empty());
}

/// In a Montgomery field, a carried sum of reduced elements may have a larger highest limb, and the next product brings it down again. So coordinates
/// that are products, or sums of two, lead to E, F, G, H that are reduced; whatever these are, the next coordinates are products.
#[test]
fn bls12_377_formulas_stay_within_their_bounds() {
    let analysis = RefCell::default();
    let m = Intervals::new(&analysis);
    let any = any_reduced::<F377, _>(m);
    let (biased, unbiased) = (F377::mul_unreduced::<true>(m, &any, &any), F377::mul_unreduced::<false>(m, &any, &any));
    let product = F377::carry(m, &unbiased);
    let (sum, difference) = (F377::carry(m, &F377::add(m, &biased, &unbiased)), F377::carry(m, &F377::sub(m, &biased, &unbiased)));
    let point = Extended::<F377, _> { sum, difference, z: product, t: product };
    let affine = formulas::from_affine::<F377, _>(m, &product, &product);
    let completed = [
        formulas::double(m, Projective { x: product, y: product, z: product }),
        formulas::add(m, &point, &formulas::niels(m, &point, &product), 0x35),
        formulas::add_affine(m, &point, &formulas::affine_niels(m, &point, &product), 0x35),
        formulas::add_affine(m, &affine, &formulas::affine_niels(m, &affine, &product), 0x35),
    ];
    for parts in completed.map(|c| c.parts()) {
        assert!(parts.iter().all(|a| is_reduced::<F377, _>(m, a)), "{parts:x?}");
    }
    let found = analysis.borrow();
    assert!(found.findings.is_empty(), "{}", found.findings[0]);
    assert!(found.assumptions.is_empty());
}

/// The results of a recorded program of independent lanes, computed operation by operation in emulation.
fn replay(program: &Program, operands: &[Vec<[u64; LANES]>]) -> Vec<[u64; LANES]> {
    let m = Emulated::new();
    let mut values: Vec<[u64; LANES]> = Vec::new();
    for node in &program.nodes {
        let arg = |i: usize| values[node.args[i]];
        values.push(match node.op {
            Op::Zero => m.zero(),
            Op::Splat(x) => m.splat(x),
            Op::Operand(operand, vector) => operands[operand][vector],
            Op::MadLo => m.mad_lo(arg(0), arg(1), arg(2)),
            Op::MadHi => m.mad_hi(arg(0), arg(1), arg(2)),
            Op::Add(mask) => m.add_in(mask, arg(0), arg(1)),
            Op::Sub => m.sub(arg(0), arg(1)),
            Op::AddOrSub(mask) => m.add_or_sub(mask, arg(0), arg(1)),
            Op::And => m.and(arg(0), arg(1)),
            Op::Or => m.or(arg(0), arg(1)),
            Op::Shl(bits) => arg(0).map(|x| x << bits),
            Op::Shr(bits) => arg(0).map(|x| x >> bits),
            Op::Select(mask) => m.select(mask, arg(0), arg(1)),
            op => panic!("{op:?} crosses lanes"),
        });
    }
    program.results.iter().map(|&i| values[i]).collect()
}

/// A mixed addition as the recorder notes it: a straight line with its inputs and outputs, and the same values when it is replayed.
#[test]
fn a_recorded_mixed_addition_computes_the_sum() {
    use f25519::lanes::Reduced;
    const MINUS: u8 = 0x35;
    fn sum<M: Lanes>(m: M, [sum, difference, z, t]: [Reduced<M::V>; 4], q: [Reduced<M::V>; 3]) -> [Reduced<M::V>; 4] {
        let [q_sum, q_difference, t2d] = q;
        let q = AffineNiels::<F25519, M> { sum: q_sum, difference: q_difference, t2d };
        let r = Extended { sum, difference, z, t }.add(m, &q, MINUS).extended(m);
        [r.sum, r.difference, r.z, r.t]
    }
    let program = Recording::of(|m| {
        let element = |k: usize| Reduced::from_vectors(std::array::from_fn(|i| m.operand(k, i)));
        let r = sum(m, std::array::from_fn(element), std::array::from_fn(|k| element(4 + k)));
        for (vector, value) in r.iter().flat_map(Reduced::vectors).enumerate() {
            m.result(vector, value);
        }
    });
    assert_eq!((program.operands.as_slice(), program.results.len(), program.table), ([5; 7].as_slice(), 20, TableShape::default()));
    // 7 products of 50 multiply-adds and a carry's one for each of 8 elements.
    assert_eq!(program.nodes.iter().filter(|n| matches!(n.op, Op::MadLo | Op::MadHi)).count(), 7 * 50 + 8);

    let limb = |i: u64| (i.wrapping_mul(0x9e37_79b9_7f4a_7c15)) >> 13;
    let operands: Vec<Vec<[u64; LANES]>> =
        (0..7).map(|k| (0..5).map(|i| std::array::from_fn(|l| limb(1000 * k + 10 * i + l as u64))).collect()).collect();
    let element = |k: usize| Reduced::from_vectors(std::array::from_fn(|i| operands[k][i]));
    let want = sum(Emulated::new(), std::array::from_fn(element), std::array::from_fn(|k| element(4 + k)));
    assert_eq!(replay(&program, &operands), want.iter().flat_map(Reduced::vectors).collect::<Vec<_>>());
}
