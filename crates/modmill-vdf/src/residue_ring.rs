//! The operations of the ring Z/N that the self-checking chain needs, as a trait, so that tests can inject faults.

use modmill_arith::{ArithError, Element, Modulus, Natural, Ring};

/// The ring Z/N with a fast chain of squarings.
pub trait ResidueRing: Sync {
    /// An element in the implementation's internal form.
    type State: Clone + Send + Sync;
    /// Converts a value to an element.
    fn enter(&self, value: &Natural) -> Self::State;
    /// Converts an element to its value in 0..N.
    fn leave(&self, state: &Self::State) -> Natural;
    /// state := state^(2^steps).
    fn square_n(&self, state: &mut Self::State, steps: u64);
    /// a := a * b.
    fn mul_assign(&self, a: &mut Self::State, b: &Self::State);
    /// A checksum that changes with any word of the element.
    fn checksum(&self, state: &Self::State) -> u64;
    /// Makes every constant of the ring again from `modulus`. Returns whether one of them had changed.
    ///
    /// # Errors
    /// [`ArithError`] when the ring cannot be made for `modulus`.
    fn renew(&mut self, modulus: &Modulus) -> Result<bool, ArithError>;
}

impl ResidueRing for Ring {
    type State = Element;
    fn enter(&self, value: &Natural) -> Element {
        self.element(value)
    }
    fn leave(&self, state: &Element) -> Natural {
        self.value(state)
    }
    fn square_n(&self, state: &mut Element, steps: u64) {
        Ring::square_n(self, state, steps);
    }
    fn mul_assign(&self, a: &mut Element, b: &Element) {
        Ring::mul_assign(self, a, b);
    }
    fn checksum(&self, state: &Element) -> u64 {
        state.checksum()
    }
    fn renew(&mut self, modulus: &Modulus) -> Result<bool, ArithError> {
        Ring::renew(self, modulus)
    }
}
