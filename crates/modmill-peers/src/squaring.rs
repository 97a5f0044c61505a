//! Chains of dependent squarings modulo N: ours, and the peers' in up to four ways.

use crate::contender::Contender;
use crate::gmp::{Gmp, Integer};
use crate::mpn::MpnField;
use crate::openssl::{Chain, short};
use crate::{PeerError, gmp, openssl};
use modmill_arith::{BackendChoice, Element, Modulus, Natural, Ring};
use std::mem::swap;

struct Ours {
    ring: Ring,
    x: Element,
}

/// Ours, from `x` on.
///
/// # Errors
/// [`PeerError::Arith`] where the backend can't run here or doesn't take the modulus.
pub fn squarings(modulus: &Modulus, choice: BackendChoice, x: &Natural) -> Result<Box<dyn Contender>, PeerError> {
    let ring = Ring::new(modulus, choice)?;
    let x = ring.element(x);
    Ok(Box::new(Ours { ring, x }))
}

/// GMP's `mpz_powm(x, 2^k)`, its `mpz_mul` + `mpz_tdiv_r` and, where N = c 2^k - 1 allows it, its `mpn_sqr` with a reduction by the short c.
///
/// # Errors
/// [`PeerError::NotFound`], [`PeerError::MissingSymbol`].
pub fn gmp_squarings(modulus: &Modulus, x: &Natural) -> Result<Vec<Box<dyn Contender>>, PeerError> {
    let (gmp, n) = (gmp()?, modulus.value());
    let made =
        |call: &str| GmpPowm { gmp: gmp.clone(), n: gmp.integer(n), x: gmp.integer(x), title: format!("GMP {} {call}", gmp.version()) };
    let mut found: Vec<Box<dyn Contender>> = vec![Box::new(made("powm")), Box::new(GmpMulMod(made("mul+mod")))];
    // A result is below N + 1 and never reduced further, so one spare bit suffices.
    if let Some(field) = MpnField::special(&gmp, n, 1) {
        let title = format!("GMP {} mpn_sqr, short reduction", gmp.version());
        let x = field.enter(x);
        found.push(Box::new(GmpSpecial { next: x.clone(), x, field, title }));
    }
    Ok(found)
}

/// OpenSSL's `BN_mod_mul_montgomery(x, x)`, staying in Montgomery form.
///
/// # Errors
/// [`PeerError::NotFound`], [`PeerError::MissingSymbol`]; [`PeerError::Failed`] when OpenSSL refuses the modulus.
pub fn openssl_squarings(modulus: &Modulus, x: &Natural) -> Result<Vec<Box<dyn Contender>>, PeerError> {
    let openssl = openssl()?;
    let failed = PeerError::Failed { library: "OpenSSL", what: "BN_MONT_CTX_set", bits: modulus.bits() };
    let chain = Chain::new(&openssl, modulus.value(), x).ok_or(failed)?;
    let title = format!("{} BN_mod_mul_montgomery", short(openssl.version()));
    Ok(vec![Box::new(OpenSslMont { chain, title, ok: true })])
}

impl Contender for Ours {
    fn title(&self) -> &str {
        self.ring.backend().name()
    }
    fn run(&mut self, count: u64) {
        self.ring.square_n(&mut self.x, count);
    }
    fn value(&mut self) -> Option<Natural> {
        Some(self.ring.value(&self.x))
    }
}

/// One call for k squarings.
struct GmpPowm {
    gmp: Gmp,
    n: Integer,
    x: Integer,
    title: String,
}

impl Contender for GmpPowm {
    fn title(&self) -> &str {
        &self.title
    }
    /// GMP first makes a table of odd powers of the base, 2^8 of them for this exponent, which an exponent 2^k does not use.
    /// Just below the exponent's length at which the table doubles, the table takes 1 to 1.5 % of the call.
    fn least(&self) -> u64 {
        28_160
    }
    fn run(&mut self, mut count: u64) {
        while count > 0 {
            let call = count.min(self.least());
            self.gmp.powm_two_to_the(&mut self.x, call, &self.n);
            count -= call;
        }
    }
    fn value(&mut self) -> Option<Natural> {
        Some(self.x.value())
    }
}

/// Two calls for each squaring.
struct GmpMulMod(GmpPowm);

impl Contender for GmpMulMod {
    fn title(&self) -> &str {
        &self.0.title
    }
    fn run(&mut self, count: u64) {
        self.0.gmp.mul_mod_chain(&mut self.0.x, count, &self.0.n);
    }
    fn value(&mut self) -> Option<Natural> {
        self.0.value()
    }
}

/// `mpn_sqr` and a short reduction for each squaring.
struct GmpSpecial {
    field: MpnField,
    x: Vec<u64>,
    next: Vec<u64>,
    title: String,
}

impl Contender for GmpSpecial {
    fn title(&self) -> &str {
        &self.title
    }
    fn run(&mut self, count: u64) {
        for _ in 0..count {
            self.field.square(&mut self.next, &self.x);
            swap(&mut self.x, &mut self.next);
        }
    }
    fn value(&mut self) -> Option<Natural> {
        Some(self.field.leave(&self.x))
    }
}

struct OpenSslMont {
    chain: Chain,
    title: String,
    ok: bool,
}

impl Contender for OpenSslMont {
    fn title(&self) -> &str {
        &self.title
    }
    fn run(&mut self, count: u64) {
        self.ok &= self.chain.square(count);
    }
    fn value(&mut self) -> Option<Natural> {
        if self.ok { self.chain.value() } else { None }
    }
}
