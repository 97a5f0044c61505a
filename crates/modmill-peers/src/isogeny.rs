//! Steps of an isogeny evaluation, X : Z -> s : alpha (s - d) with s = (X + Z)^2 and d = (X - Z)^2: ours beside the same formulas on GMP's
//! `mpn` functions, as a C programmer would write them.

use crate::contender::Contender;
use crate::mpn::MpnField;
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
    let gmp = gmp()?;
    let fields = [("special", MpnField::special(&gmp, p, SPARE)), ("general", MpnField::general(&gmp, p, SPARE))];
    let steps = |(kind, field): (&str, Option<MpnField>)| {
        let field = field?;
        let (x, z) = (field.enter(x), field.enter(&Natural::from(1u8)));
        let title = format!("GMP {} mpn, {kind} reduction", gmp.version());
        let alphas = alphas.iter().map(|alpha| field.enter(alpha)).collect();
        let (sum, difference) = (x.clone(), x.clone());
        Some(Box::new(GmpSteps { field, title, p: p.clone(), alphas, next: 0, x, z, sum, difference }) as Box<dyn Contender>)
    };
    Ok(fields.into_iter().filter_map(steps).collect())
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
    fn value(&mut self) -> Option<Natural> {
        let inverse = self.field.invert(&self.point.z)?;
        Some(self.field.value(&self.field.mul(&self.point.x, &inverse)))
    }
}

/// Coordinates stay below 2 p, so that sums and differences are below 4 p.
struct GmpSteps {
    field: MpnField,
    title: String,
    p: Natural,
    alphas: Vec<Vec<u64>>,
    next: usize,
    x: Vec<u64>,
    z: Vec<u64>,
    sum: Vec<u64>,
    difference: Vec<u64>,
}

impl Contender for GmpSteps {
    fn title(&self) -> &str {
        &self.title
    }
    fn run(&mut self, count: u64) {
        let Self { field, x, z, sum, difference, .. } = self;
        for _ in 0..count {
            field.add(sum, x, z);
            field.sub(difference, x, z);
            field.square(x, sum);
            field.square(sum, difference);
            field.sub(difference, x, sum);
            field.mul(z, difference, &self.alphas[self.next]);
            self.next = (self.next + 1) % self.alphas.len();
        }
    }
    fn value(&mut self) -> Option<Natural> {
        let z = self.field.leave(&self.z).modinv(&self.p)?;
        Some(self.field.leave(&self.x) * z % &self.p)
    }
}
