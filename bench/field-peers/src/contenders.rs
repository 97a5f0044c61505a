//! The contenders, each behind two calls: a timed slice, and the elements as integers.

use crate::ELEMENTS;
use ark_ff::{BigInt, PrimeField};
use modmill_arith::arch::{Avx512Ifma, Ifma};
use modmill_arith::field::montgomery::lanes::{Reduced, from_elements, to_elements};
use modmill_arith::field::montgomery::{Element, Prime};
use modmill_arith::field::{LaneField, bls12_377, bls12_381};
use modmill_arith::lanes::{Independent, Kernel};
use num_bigint::{BigRng010, BigUint};
use rand::{SeedableRng, rngs::StdRng};
use std::cell::RefCell;
use std::rc::Rc;

type Words = [u64; 6];

/// A field that is timed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Field {
    /// The base field of BLS12-377.
    Bls12377,
    /// The base field of BLS12-381.
    Bls12381,
}

impl Field {
    /// Bits of the prime.
    pub fn bits(self) -> u32 {
        match self {
            Self::Bls12377 => 377,
            Self::Bls12381 => 381,
        }
    }

    fn modulus(self) -> BigUint {
        integer(match self {
            Self::Bls12377 => &bls12_377::MODULUS,
            Self::Bls12381 => &bls12_381::MODULUS,
        })
    }
}

/// An implementation with [`ELEMENTS`] elements x and a factor y. A pass replaces every x by x y, or by x^2.
pub struct Contender {
    /// Backend, or library with version.
    pub name: &'static str,
    /// True if it is Modmill's.
    pub ours: bool,
    /// Makes that many passes.
    pub slice: Box<dyn FnMut(usize)>,
    /// The elements as they are now.
    values: Box<dyn Fn() -> Vec<Words>>,
}

/// The initial values of a contender: the same elements for all, and the factor at the end.
fn start(field: Field) -> Vec<Words> {
    let mut rng = StdRng::seed_from_u64(u64::from(field.bits()));
    let p = field.modulus();
    (0..=ELEMENTS).map(|_| words(&rng.random_biguint_below(&p))).collect()
}

fn integer(words: &Words) -> BigUint {
    words.iter().rev().fold(BigUint::ZERO, |n, &w| (n << 64) + w)
}

fn words(n: &BigUint) -> Words {
    let digits = n.to_u64_digits();
    std::array::from_fn(|i| digits.get(i).copied().unwrap_or(0))
}

impl Contender {
    fn new<S: 'static>(
        name: &'static str,
        ours: bool,
        state: S,
        mut pass: impl FnMut(&mut S) + 'static,
        values: impl Fn(&S) -> Vec<Words> + 'static,
    ) -> Self {
        let state = Rc::new(RefCell::new(state));
        let shared = Rc::clone(&state);
        Self {
            name,
            ours,
            slice: Box::new(move |passes| {
                let state = &mut *state.borrow_mut();
                (0..passes).for_each(|_| pass(state));
            }),
            values: Box::new(move || values(&shared.borrow())),
        }
    }

    /// Makes five passes and compares every element with big integers.
    pub fn check(&mut self, field: Field, square: bool) -> Result<(), String> {
        let (p, mut expected) = (field.modulus(), start(field).iter().map(integer).collect::<Vec<_>>());
        let factor = expected.pop().unwrap_or_default();
        for x in &mut expected {
            for _ in 0..5 {
                *x = &*x * if square { &*x } else { &factor } % &p;
            }
        }
        (self.slice)(5);
        let got: Vec<_> = (self.values)().iter().map(integer).collect();
        if got == expected { Ok(()) } else { Err(format!("{} computes wrong values in {field:?}", self.name)) }
    }
}

/// Every contender in a field; ours first.
pub fn all(field: Field, square: bool) -> Vec<Contender> {
    let mut all;
    match field {
        Field::Bls12377 => {
            all = ours::<bls12_377::F377>(field, square);
            all.push(arkworks::<ark_bls12_377::Fq>(field, square));
        }
        Field::Bls12381 => {
            all = ours::<bls12_381::F381>(field, square);
            all.extend([blst(field, square), arkworks::<ark_bls12_381::Fq>(field, square)]);
        }
    }
    all
}

/// x := x y or x^2 for every x in lanes.
struct Pass<'a, F, M: Independent, const SQUARE: bool> {
    xs: &'a mut [Reduced<F, M::V>],
    y: Reduced<F, M::V>,
}

impl<M: Independent, F: Prime, const SQUARE: bool> Kernel<M> for Pass<'_, F, M, SQUARE> {
    type Out = ();

    #[inline(always)]
    fn run(self, m: M) {
        for x in self.xs {
            *x = if SQUARE { F::square(m, x) } else { F::mul(m, x, &self.y) };
        }
    }
}

fn ours<F: Prime>(field: Field, square: bool) -> Vec<Contender> {
    let mut elements: Vec<Element<F>> = start(field).iter().map(Element::from_words).collect();
    let factor = elements.pop().unwrap_or(Element::ONE);
    let mut out = vec![];
    if let Some(token) = Avx512Ifma::detect() {
        let m = Ifma::from(token);
        let groups = elements.as_chunks::<8>().0.iter().map(|group| from_elements(m, group)).collect::<Vec<_>>();
        let y = from_elements(m, &[factor; 8]);
        out.push(Contender::new(
            "avx512",
            true,
            groups,
            move |xs| {
                if square {
                    m.call(Pass::<F, Ifma, true> { xs, y });
                } else {
                    m.call(Pass::<F, Ifma, false> { xs, y });
                }
            },
            move |xs| xs.iter().flat_map(|x| to_elements(m, x)).map(|x| x.to_words()).collect(),
        ));
    }
    let pass = move |xs: &mut Vec<Element<F>>| {
        for x in xs {
            *x = if square { x.square() } else { x.mul(&factor) };
        }
    };
    out.push(Contender::new("portable", true, elements, pass, |xs| xs.iter().map(Element::to_words).collect()));
    out
}

fn arkworks<F: PrimeField<BigInt = BigInt<6>>>(field: Field, square: bool) -> Contender {
    let mut elements: Vec<F> = start(field).iter().filter_map(|w| F::from_bigint(BigInt(*w))).collect();
    let factor = elements.pop().unwrap_or(F::ONE);
    let pass = move |xs: &mut Vec<F>| {
        for x in xs {
            if square {
                x.square_in_place();
            } else {
                *x *= factor;
            }
        }
    };
    Contender::new("ark-ff 0.5", false, elements, pass, |xs| xs.iter().map(|x| x.into_bigint().0).collect())
}

fn blst(field: Field, square: bool) -> Contender {
    use blst::{blst_fp, blst_fp_from_uint64, blst_fp_mul, blst_fp_sqr, blst_uint64_from_fp};
    let load = |words: &Words| {
        let mut out = blst_fp::default();
        // SAFETY: six words are read and one element is written, as both references allow.
        unsafe { blst_fp_from_uint64(&mut out, words.as_ptr()) };
        out
    };
    let store = |x: &blst_fp| {
        let mut out = [0; 6];
        // SAFETY: one element is read and six words are written, as both references allow.
        unsafe { blst_uint64_from_fp(out.as_mut_ptr(), x) };
        out
    };
    let mut elements: Vec<_> = start(field).iter().map(load).collect();
    let factor = elements.pop().unwrap_or_default();
    let pass = move |xs: &mut Vec<blst_fp>| {
        for x in xs {
            let x: *mut blst_fp = x;
            // SAFETY: the functions read and write one element each and allow the result to lie where an operand does.
            unsafe { if square { blst_fp_sqr(x, x) } else { blst_fp_mul(x, x, &factor) } };
        }
    };
    Contender::new("blst 0.3.17", false, elements, pass, move |xs| xs.iter().map(store).collect())
}
