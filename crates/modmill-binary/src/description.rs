//! Descriptions of multipliers, as data.

use super::Method;
use std::fmt;

/// The algorithm of a multiplier, with the choices that its method left open.
///
/// ```
/// use modmill_binary::{BinaryBackend, BinaryModulus, Method, multiplier};
/// let n = BinaryModulus::from_exponents(&[255, 82, 0])?;
/// let made = multiplier(&n, BinaryBackend::PORTABLE, Method::Karatsuba { levels: None })?.description();
/// assert_eq!(made.method, Method::Karatsuba { levels: Some(2) });
/// assert_eq!(made.to_string(), "karatsuba:2");
/// # Ok::<(), modmill_binary::BinaryError>(())
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub struct Description {
    /// The method, with the levels of Karatsuba that run.
    pub method: Method,
    /// Choices that the method's name does not state.
    pub variant: Option<Variant>,
}

/// Choices that a method's name does not state.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Variant {
    /// Two bases of `trinomials` trinomials each.
    Residues {
        /// Trinomials of one base.
        trinomials: usize,
        /// Their degree.
        degree: usize,
    },
    /// Bit slices.
    Slices {
        /// Elements of one slice.
        elements: usize,
        /// The reduction of products.
        reduction: SliceReduction,
    },
}

/// The reduction of a bit-sliced product.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum SliceReduction {
    /// Planes above x^m are added where the modulus has terms.
    Fold,
    /// Rows of the modulus are subtracted, several at once.
    Rows,
    /// Barrett's method.
    Barrett,
}

impl From<Method> for Description {
    fn from(method: Method) -> Self {
        Self { method, variant: None }
    }
}

impl fmt::Display for Description {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.method.fmt(f)?;
        self.variant.map_or(Ok(()), |v| write!(f, ", {v}"))
    }
}

impl fmt::Display for Variant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Variant::Residues { trinomials, degree } => write!(f, "2 x {trinomials} trinomials of degree {degree}"),
            Variant::Slices { elements, reduction } => {
                let reduction = match reduction {
                    SliceReduction::Fold => "fold",
                    SliceReduction::Rows => "rows",
                    SliceReduction::Barrett => "barrett",
                };
                write!(f, "{elements} elements to a slice, {reduction}")
            }
        }
    }
}
