//! What can go wrong in this crate, as data.

/// An argument this crate can't work with. Nothing here panics on caller data.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum ArithError {
    /// The modulus is even, so it has no Montgomery form.
    #[error("the modulus is even; an odd modulus is needed")]
    EvenModulus,
    /// The modulus has too few or too many bits.
    #[error("the modulus has {got} bits; {min} to {max} bits are supported")]
    ModulusSize {
        /// Bits of the modulus that was given.
        got: u64,
        /// Fewest bits supported.
        min: u64,
        /// Most bits supported.
        max: u64,
    },
    /// A backend was asked for by name and can't run here, or can't take this modulus.
    #[error("backend `{wanted}` is not available: {reason} (available: {available})")]
    BackendUnavailable {
        /// The name that was asked for.
        wanted: String,
        /// Why it can't be used.
        reason: String,
        /// Comma-separated names of the backends that can.
        available: String,
    },
    /// A polynomial's degree is outside what is supported.
    #[error("the modulus has degree {got}; degrees of {min} to {max} are supported")]
    ModulusDegree {
        /// Degree of the polynomial that was given.
        got: usize,
        /// Smallest degree supported.
        min: usize,
        /// Largest degree supported.
        max: usize,
    },
    /// No method of multiplication has that name.
    #[error(
        "there is no method `{got}` (methods: direct, karatsuba[:LEVELS], sos, cios, fios, fips, cihs, montgomery[:LEVELS], barrett[:LEVELS], rns, bitsliced)"
    )]
    UnknownMethod {
        /// The name that was given.
        got: String,
    },
    /// A method of multiplication does not take this modulus.
    #[error("method `{method}` does not take this modulus: {reason}")]
    MethodUnfit {
        /// The method.
        method: String,
        /// What it needs.
        reason: String,
    },
    /// An element was used with a ring it does not belong to.
    #[error("the element has {got} words and this ring's elements have {expected}")]
    ElementShape {
        /// Words in the element.
        got: usize,
        /// Words that this ring's elements have.
        expected: usize,
    },
}
