//! Steps of an isogeny evaluation, X : Z -> s : alpha (s - d) with s = (X + Z)^2 and d = (X - Z)^2: ours beside the same formulas on GMP's
//! `mpn` functions, as a C programmer would write them.
#![allow(unsafe_code)]

use crate::contender::Contender;
use crate::gmp::Gmp;
use crate::special::{Reduction, number, reduce, words};
use crate::{PeerError, gmp};
use modmill_arith::curve::xonly::XPoint;
use modmill_arith::field::RuntimeField;
use modmill_arith::{Alphas, BackendChoice, Element, Natural, PrimeField};

/// Bits that numbers below 4 p leave free, so that sums need no reduction.
pub(crate) const SPARE: u64 = 8;

/// Ours over F_p, from x : 1 on through steps by `alphas`, which are used in turn; its value is X / Z.
///
/// # Errors
/// [`PeerError::Arith`] where the backend can't run here or doesn't take the prime.
pub fn isogeny_steps(p: &Natural, choice: BackendChoice, alphas: &[Natural], x: &Natural) -> Result<Box<dyn Contender>, PeerError> {
    let field = PrimeField::new(p, choice)?;
    let mut kept = Alphas::default();
    alphas.iter().for_each(|alpha| field.keep(&mut kept, alpha));
    let point = XPoint { x: field.element(x), z: field.element(&Natural::from(1u8)) };
    Ok(Box::new(Ours { field, alphas: kept, count: alphas.len(), next: 0, point }))
}

/// These steps by GMP, with the reduction that the prime's form allows and with Montgomery's general one.
///
/// # Errors
/// [`PeerError::NotFound`], [`PeerError::MissingSymbol`].
pub fn gmp_isogeny_steps(p: &Natural, alphas: &[Natural], x: &Natural) -> Result<Vec<Box<dyn Contender>>, PeerError> {
    let (gmp, n) = (gmp()?, p.bits().div_ceil(64) as usize);
    let reductions = [("special", Reduction::special(p, n, SPARE)), ("general", Reduction::general(p, n, SPARE))];
    let steps = |(kind, reduction): (&str, Option<Reduction>)| {
        let steps = GmpSteps::new(&gmp, p, kind, reduction?, alphas, x);
        Some(Box::new(steps) as Box<dyn Contender>)
    };
    Ok(reductions.into_iter().filter_map(steps).collect())
}

struct Ours {
    field: PrimeField,
    alphas: Alphas,
    count: usize,
    next: usize,
    point: XPoint<Element>,
}

impl Contender for Ours {
    fn title(&self) -> &str {
        self.field.backend().name()
    }
    fn run(&mut self, mut count: u64) {
        while count > 0 {
            let slice = count.min((self.count - self.next) as u64) as usize;
            self.field.evaluate(&mut self.point, &self.alphas, self.next..self.next + slice);
            self.next = (self.next + slice) % self.count;
            count -= slice as u64;
        }
    }
    fn value(&self) -> Option<Natural> {
        let inverse = self.field.invert(&self.point.z)?;
        Some(self.field.value(&self.field.mul(&self.point.x, &inverse)))
    }
}

/// Numbers have n words with bits to spare and stay below 2 p; Montgomery form with R = 2^(64 n).
struct GmpSteps {
    gmp: Gmp,
    title: String,
    p: Vec<u64>,
    p_value: Natural,
    twice: Vec<u64>,
    reduction: Reduction,
    alphas: Vec<Vec<u64>>,
    next: usize,
    x: Vec<u64>,
    z: Vec<u64>,
    sum: Vec<u64>,
    difference: Vec<u64>,
    wide: Vec<u64>,
    scratch: [Vec<u64>; 2],
}

impl GmpSteps {
    fn new(gmp: &Gmp, p: &Natural, kind: &str, reduction: Reduction, alphas: &[Natural], x: &Natural) -> Self {
        let n = p.bits().div_ceil(64) as usize;
        let enter = |v: &Natural| words(&((v << (64 * n)) % p), n);
        Self {
            title: format!("GMP {} mpn, {kind} reduction", gmp.version()),
            gmp: gmp.clone(),
            p: words(p, n),
            twice: words(&(p << 1u32), n),
            reduction,
            alphas: alphas.iter().map(enter).collect(),
            next: 0,
            x: enter(x),
            z: enter(&Natural::from(1u8)),
            sum: vec![0; n],
            difference: vec![0; n],
            wide: vec![0; 2 * n],
            scratch: [vec![0; 2 * n], vec![0; 2 * n]],
            p_value: p.clone(),
        }
    }
}

impl Contender for GmpSteps {
    fn title(&self) -> &str {
        &self.title
    }
    fn run(&mut self, count: u64) {
        let mpn = *self.gmp.mpn();
        let n = self.p.len();
        for _ in 0..count {
            let alpha = self.alphas[self.next].as_ptr();
            self.next = (self.next + 1) % self.alphas.len();
            let (x, z) = (self.x.as_mut_ptr(), self.z.as_mut_ptr());
            let (sum, difference, wide) = (self.sum.as_mut_ptr(), self.difference.as_mut_ptr(), self.wide.as_mut_ptr());
            // SAFETY: all have n words, `wide` 2n. mpn_add_n and mpn_sub_n allow results in the place of operands; a square and a product are
            // written apart from their factors. x, z < 2p and their sums and differences plus 2p are below 4p, which n words hold.
            unsafe {
                (mpn.add_n)(sum, x, z, n);
                (mpn.add_n)(difference, x, self.twice.as_ptr(), n);
                (mpn.sub_n)(difference, difference, z, n);
                (mpn.sqr)(wide, sum, n);
                reduce(mpn, &self.p, &self.reduction, &mut self.wide, &mut self.scratch, x);
                (mpn.sqr)(wide, difference, n);
                reduce(mpn, &self.p, &self.reduction, &mut self.wide, &mut self.scratch, sum);
                (mpn.add_n)(difference, x, self.twice.as_ptr(), n);
                (mpn.sub_n)(difference, difference, sum, n);
                (mpn.mul)(wide, difference, n, alpha, n);
                reduce(mpn, &self.p, &self.reduction, &mut self.wide, &mut self.scratch, z);
            }
        }
    }
    fn value(&self) -> Option<Natural> {
        let z = number(&self.z) % &self.p_value;
        Some(number(&self.x) * z.modinv(&self.p_value)? % &self.p_value)
    }
}
