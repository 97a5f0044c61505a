//! The contenders for squaring, each with one running value: ours, and the peers' in three ways.

use crate::gmp::{Gmp, Integer};
use crate::openssl::{Chain, short};
use crate::{OpenSsl, PeerError};
use modmill_arith::{BackendChoice, Element, Modulus, Natural, Ring};
use modmill_timing::Contender;

/// Squares a value x modulo N; an operation is one squaring, which waits for the one before.
pub(crate) trait Squarer: Contender {
    /// x, in 0..N; None when a call has failed.
    fn value(&self) -> Option<Natural>;
}

/// Ours.
pub(crate) struct Ours {
    pub(crate) ring: Ring,
    x: Element,
}

impl Ours {
    pub(crate) fn new(modulus: &Modulus, choice: BackendChoice, x: &Natural) -> Result<Self, PeerError> {
        let ring = Ring::new(modulus, choice)?;
        let x = ring.element(x);
        Ok(Self { ring, x })
    }
}

impl Contender for Ours {
    fn name(&self) -> &str {
        self.ring.backend().name()
    }
    fn run(&mut self, count: u64) {
        self.ring.square_n(&mut self.x, count);
    }
}

impl Squarer for Ours {
    fn value(&self) -> Option<Natural> {
        Some(self.ring.value(&self.x))
    }
}

/// `mpz_powm(x, 2^k, N)`, one call for k squarings.
pub(crate) struct GmpPowm {
    gmp: Gmp,
    n: Integer,
    x: Integer,
    name: String,
}

/// `mpz_mul` and `mpz_tdiv_r`, two calls for each squaring.
pub(crate) struct GmpMulMod(GmpPowm);

impl GmpPowm {
    pub(crate) fn new(gmp: &Gmp, modulus: &Natural, x: &Natural) -> Self {
        Self { gmp: gmp.clone(), n: gmp.integer(modulus), x: gmp.integer(x), name: format!("GMP {} powm", gmp.version()) }
    }
}

impl Contender for GmpPowm {
    fn name(&self) -> &str {
        &self.name
    }
    fn run(&mut self, count: u64) {
        self.gmp.powm_two_to_the(&mut self.x, count, &self.n);
    }
    /// GMP first makes a table of odd powers of the base, 2^8 of them for this exponent, which an exponent 2^k does not use.
    /// Just below the exponent's length at which the table doubles, the table takes 1 to 1.5 % of the call.
    fn fixed_count(&self) -> Option<u64> {
        Some(28_160)
    }
}

impl Squarer for GmpPowm {
    fn value(&self) -> Option<Natural> {
        Some(self.x.value())
    }
}

impl GmpMulMod {
    pub(crate) fn new(gmp: &Gmp, modulus: &Natural, x: &Natural) -> Self {
        let mut inner = GmpPowm::new(gmp, modulus, x);
        inner.name = format!("GMP {} mul+mod", gmp.version());
        Self(inner)
    }
}

impl Contender for GmpMulMod {
    fn name(&self) -> &str {
        &self.0.name
    }
    fn run(&mut self, count: u64) {
        self.0.gmp.mul_mod_chain(&mut self.0.x, count, &self.0.n);
    }
}

impl Squarer for GmpMulMod {
    fn value(&self) -> Option<Natural> {
        self.0.value()
    }
}

/// `BN_mod_mul_montgomery(x, x)`, staying in Montgomery form.
pub(crate) struct OpenSslMont {
    chain: Chain,
    name: String,
    ok: bool,
}

impl OpenSslMont {
    pub(crate) fn new(openssl: &OpenSsl, modulus: &Natural, x: &Natural) -> Result<Self, PeerError> {
        let failed = PeerError::Failed { library: "OpenSSL", what: "BN_MONT_CTX_set", bits: modulus.bits() };
        let chain = Chain::new(openssl, modulus, x).ok_or(failed)?;
        Ok(Self { chain, name: format!("{} BN_mod_mul_montgomery", short(openssl.version())), ok: true })
    }
}

impl Contender for OpenSslMont {
    fn name(&self) -> &str {
        &self.name
    }
    fn run(&mut self, count: u64) {
        self.ok &= self.chain.square(count);
    }
}

impl Squarer for OpenSslMont {
    fn value(&self) -> Option<Natural> {
        if self.ok { self.chain.value() } else { None }
    }
}
