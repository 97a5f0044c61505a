//! The curves as values.

use crate::CurveParameters;
use std::fmt;

/// A curve that is known at run time only; [`with_curve!`](crate::with_curve) makes a type of it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum AnyCurve {
    /// [`Bls12377`](crate::Bls12377).
    Bls12377,
    /// [`Bls12381`](crate::Bls12381).
    Bls12381,
}

impl AnyCurve {
    /// Every curve.
    pub const ALL: [AnyCurve; 2] = [AnyCurve::Bls12377, AnyCurve::Bls12381];

    /// The name used on the command line and in files: that of [`CurveParameters`].
    #[must_use]
    pub fn name(self) -> &'static str {
        crate::with_curve!(self, C => <C as CurveParameters>::NAME)
    }

    /// The curve of that name.
    #[must_use]
    pub fn named(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|curve| curve.name() == name)
    }
}

impl fmt::Display for AnyCurve {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// `with_curve!(curve, C => expression)` is the expression with `C` as the type of an [`AnyCurve`].
///
/// ```
/// use modmill_msm::{Affine, AnyCurve, CurveParameters, with_curve};
///
/// for curve in AnyCurve::ALL {
///     assert!(with_curve!(curve, C => Affine::<C>::NEUTRAL.is_neutral() && C::NAME == curve.name()));
/// }
/// ```
#[macro_export]
macro_rules! with_curve {
    ($curve:expr, $C:ident => $body:expr) => {
        match $curve {
            $crate::AnyCurve::Bls12377 => {
                type $C = $crate::Bls12377;
                $body
            }
            $crate::AnyCurve::Bls12381 => {
                type $C = $crate::Bls12381;
                $body
            }
        }
    };
}
