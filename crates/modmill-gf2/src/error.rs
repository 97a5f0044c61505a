//! The errors of this crate, as data.

use crate::{Phase, Poly};
use modmill_arith::ArithError;
use modmill_binary::BinaryError;
use modmill_runtime::progress::Stopped;

/// Anything this crate refuses to do, with the values that a message or a caller needs. Nothing here panics on caller data.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum Gf2Error {
    /// The backend cannot run here.
    #[error(transparent)]
    Arith(#[from] ArithError),
    /// The modulus or the method was refused by the arithmetic.
    #[error(transparent)]
    Binary(#[from] BinaryError),
    /// A field was asked for and the modulus is a product.
    #[error("{modulus} is reducible: {factor} divides it (a ring takes it)")]
    Reducible {
        /// The modulus.
        modulus: Poly,
        /// Its irreducible factor of least degree, of those the least as an integer.
        factor: Poly,
    },
    /// An element without an inverse.
    #[error("element {index} has no inverse: its greatest common divisor with the modulus is {gcd}")]
    NotInvertible {
        /// The first such element.
        index: usize,
        /// gcd(element, N): N itself for 0.
        gcd: Poly,
    },
    /// An element that is not reduced.
    #[error("element {index} of {argument} has degree {degree}; below {modulus_degree} is needed")]
    ElementTooLarge {
        /// The name of the array.
        argument: &'static str,
        /// The first such element.
        index: usize,
        /// Its degree.
        degree: usize,
        /// m.
        modulus_degree: usize,
    },
    /// An array whose length is not a multiple of an element's.
    #[error("{argument} has {words} words; a multiple of {element_words}, the words of an element, is needed")]
    ArrayShape {
        /// The name of the array.
        argument: &'static str,
        /// Its words.
        words: usize,
        /// S.
        element_words: usize,
    },
    /// Arrays of different lengths, neither of them one element.
    #[error("{argument} has {got} elements; {expected} are needed")]
    CountMismatch {
        /// The name of the array.
        argument: &'static str,
        /// Its elements.
        got: usize,
        /// Elements that the others make necessary.
        expected: usize,
    },
    /// A polynomial of an unsupported degree.
    #[error("degree {got} is not supported; {min} to {max} are")]
    Degree {
        /// The degree that was given; 0 for the polynomials 0 and 1.
        got: usize,
        /// Smallest degree.
        min: usize,
        /// Largest degree.
        max: usize,
    },
    /// No irreducible trinomial or pentanomial of that degree. None is known of which that holds.
    #[error("no trinomial or pentanomial of degree {degree} is irreducible")]
    NoneFound {
        /// The degree.
        degree: usize,
    },
    /// The requested threads cannot be started.
    #[error("{threads} threads can't be started: {reason}")]
    Threads {
        /// Their number.
        threads: usize,
        /// The system's message.
        reason: String,
    },
    /// The caller's control said stop.
    #[error("stopped in phase `{phase}` after {done} of {total} steps")]
    Interrupted {
        /// The phase in which the work stopped.
        phase: Phase,
        /// Steps done.
        done: u64,
        /// Steps in all, 0 where that is not known.
        total: u64,
    },
}

impl From<Stopped<Phase>> for Gf2Error {
    fn from(stopped: Stopped<Phase>) -> Self {
        let Stopped { phase, done, total } = stopped;
        Gf2Error::Interrupted { phase, done, total }
    }
}
