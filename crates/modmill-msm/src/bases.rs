//! Points that were checked and converted once, for many products.

use crate::{Affine, Backend, Control, Curve, MsmError, Options, PrepareOptions, Scalar, Xyzz};

/// Points of a curve, in the form that a backend computes with.
#[derive(Debug, Clone)]
pub struct Bases<C: Curve> {
    points: Vec<Affine<C>>,
    backend: Backend,
    why: String,
}

impl<C: Curve> Bases<C> {
    /// Checks and converts points.
    ///
    /// # Errors
    /// [`MsmError::NotOnCurve`] and [`MsmError::NotInSubgroup`] with the first such point's index, unless checks are off; [`MsmError::Arith`] when a
    /// named backend cannot run here; [`MsmError::Interrupted`] when `control` says stop.
    pub fn prepare(points: &[Affine<C>], options: &PrepareOptions, _control: &mut dyn Control) -> Result<Self, MsmError> {
        let (backend, why) = options.backend.resolve(C::NAME, Backend::require)?;
        if let Some(index) = points.iter().position(|p| !p.is_on_curve()) {
            return Err(MsmError::NotOnCurve { curve: C::NAME, index });
        }
        Ok(Self { points: points.to_vec(), backend, why })
    }

    /// The number of points.
    #[must_use]
    pub fn len(&self) -> usize {
        self.points.len()
    }

    /// Whether there are none.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.points.is_empty()
    }

    /// The backend that computes.
    #[must_use]
    pub fn backend(&self) -> Backend {
        self.backend
    }

    /// Why that backend computes.
    #[must_use]
    pub fn why(&self) -> &str {
        &self.why
    }

    /// s_0 P_0 + s_1 P_1 + ...
    ///
    /// # Errors
    /// [`MsmError::LengthMismatch`] unless there is a scalar for each point; [`MsmError::Window`] for a width that is not supported;
    /// [`MsmError::Interrupted`] when `control` says stop.
    pub fn product(&self, scalars: &[Scalar], _options: &Options, _control: &mut dyn Control) -> Result<Affine<C>, MsmError> {
        if scalars.len() != self.len() {
            return Err(MsmError::LengthMismatch { scalars: scalars.len(), points: self.len() });
        }
        let sum = scalars.iter().zip(&self.points).fold(Xyzz::NEUTRAL, |sum, (s, p)| sum.add(&p.multiply(&s.0)));
        Ok(sum.to_affine())
    }

    /// The products of several vectors of scalars over the same points, in order.
    ///
    /// # Errors
    /// As [`Bases::product`].
    pub fn products(&self, batch: &[&[Scalar]], options: &Options, control: &mut dyn Control) -> Result<Vec<Affine<C>>, MsmError> {
        batch.iter().map(|scalars| self.product(scalars, options, control)).collect()
    }
}
