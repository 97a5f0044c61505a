//! Fp as the rest of the crate uses it.

use crate::error::IsogenyError;
use modmill_arith::Natural;
use modmill_arith::curve::xonly::{XPoint, step_back};
use modmill_arith::field::{Complex, Quadratic, RuntimeField};
use std::ops::Range;

/// Fp with a way in and out.
pub(crate) trait BaseField: RuntimeField<Element: Send + Sync> + Clone + Send + Sync {
    /// Bytes of an element.
    fn bytes(&self) -> usize;
    /// The residue `value`, which is below p.
    fn element(&self, value: &Natural) -> Self::Element;
    /// The least residue.
    fn value(&self, element: &Self::Element) -> Natural;
    /// a^((p+1)/4): the square root of a, where there is one, that is a square itself.
    fn principal_root(&self, a: &Self::Element) -> Self::Element;
    /// The fourth root of a square that is a square itself.
    fn principal_fourth_root(&self, a: &Self::Element) -> Self::Element;
    /// w = a^((p-3)/4): a w is the principal root, and a w^2 = 1 for squares and -1 for others.
    fn inverse_root(&self, a: &Self::Element) -> Self::Element;
    /// a / 2.
    fn halve(&self, a: &Self::Element) -> Self::Element;
    /// True if the least residue is odd.
    fn is_odd(&self, a: &Self::Element) -> bool;

    /// x of a point that generates the kernel of the next `steps` steps from a curve.
    fn kernel_point(&self, alpha: &Natural, steps: usize) -> Result<Natural, IsogenyError>;

    /// Elements of an evaluation key, ready for its steps.
    type Alphas: Default + Send + Sync;
    /// Appends one.
    fn keep(&self, alphas: &mut Self::Alphas, value: &Natural);
    /// Appends consecutive ones below p, each in as many big-endian bytes as p has.
    fn keep_bytes(&self, alphas: &mut Self::Alphas, encoded: &[u8]);
    /// The residue, below p, of these big-endian bytes.
    fn element_from_bytes(&self, encoded: &[u8]) -> Self::Element;
    /// Steps through the elements of a range, which it contains.
    fn evaluate(&self, point: &mut XPoint<Self::Element>, alphas: &Self::Alphas, range: Range<usize>);
    /// Steps over Fp2 through `alphas`.
    fn evaluate_plane(plane: &Quadratic<Self>, point: &mut XPoint<Complex<Self::Element>>, alphas: &[Complex<Self::Element>]) {
        for alpha in alphas {
            *point = step_back(plane, alpha, point);
        }
    }
}
