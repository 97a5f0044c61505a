//! The few operations that the self-checking chain needs, so that tests can put a faulty machine under it.

use modmill_arith::{BigUint, Element, Ring};

/// A multiplicative group with a fast chain of squarings.
pub trait Group: Sync {
    /// An element in the machine's own form.
    type State: Clone + Send + Sync;
    /// The element with this value.
    fn enter(&self, value: &BigUint) -> Self::State;
    /// The value of an element, in 0..N.
    fn leave(&self, state: &Self::State) -> BigUint;
    /// state := state^(2^steps).
    fn square_n(&self, state: &mut Self::State, steps: u64);
    /// a := a * b.
    fn mul_assign(&self, a: &mut Self::State, b: &Self::State);
}

impl Group for Ring {
    type State = Element;
    fn enter(&self, value: &BigUint) -> Element {
        self.element(value)
    }
    fn leave(&self, state: &Element) -> BigUint {
        self.value(state)
    }
    fn square_n(&self, state: &mut Element, steps: u64) {
        Ring::square_n(self, state, steps);
    }
    fn mul_assign(&self, a: &mut Element, b: &Element) {
        Ring::mul_assign(self, a, b);
    }
}
