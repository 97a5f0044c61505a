//! Multiples of the base point, computed once: k B and k 2^132 B for k = 0..=2048, as mixed additions read them.

use crate::portable::edwards::Extended;
use modmill_arith::field::f25519::{D2, Element};
use modmill_arith::lanes::Row;
use std::sync::OnceLock;

/// Bits of a digit of the base point's scalar.
pub(crate) const WIDTH: u32 = 12;
/// Digits of each of the two halves.
pub(crate) const DIGITS: usize = 11;
/// The largest digit.
pub(crate) const LARGEST: usize = 1 << (WIDTH - 1);
/// Rows of an entry: limbs 0 to 3 of y + x, of y - x and of 2dxy; then the three top limbs. Two whole cache lines.
pub(crate) const ROWS: usize = 4;

/// Row q of entry k of half h is at (h (LARGEST + 1) + k) ROWS + q.
pub(crate) fn table() -> &'static [Row<4>] {
    static TABLE: OnceLock<Vec<Row<4>>> = OnceLock::new();
    if let Some(table) = TABLE.get() {
        return table;
    }
    // Made before the cell is filled: a process that another thread forks meanwhile would wait for it without end.
    let made = {
        let mut points = Vec::new();
        let mut first = Extended::base();
        for _ in 0..2 {
            points.push(Extended::from_affine(Element::ZERO, Element::ONE));
            let step = first.niels();
            let mut next = first;
            for _ in 0..LARGEST {
                points.push(next);
                next = next.add_niels(&step).extended();
            }
            for _ in 0..WIDTH as usize * DIGITS {
                first = first.double();
            }
        }
        entries(&points)
    };
    TABLE.get_or_init(|| made)
}

/// The entries of `points`, with one inversion for all of them.
fn entries(points: &[Extended]) -> Vec<Row<4>> {
    // before[i] is the product of all z before point i.
    let mut before = Vec::with_capacity(points.len());
    let mut product = Element::ONE;
    for q in points {
        before.push(product);
        product = product.mul(&q.z);
    }
    let mut inverse = product.invert();
    let mut rows = vec![Row::default(); ROWS * points.len()];
    for (i, q) in points.iter().enumerate().rev() {
        let z = inverse.mul(&before[i]);
        inverse = inverse.mul(&q.z);
        let (x, y) = (q.x.mul(&z), q.y.mul(&z));
        let limbs = [y.add(&x), y.sub(&x), x.mul(&y).mul(&D2)].map(|e| Element::from_bytes(&e.to_bytes()).limbs());
        let entry = &mut rows[ROWS * i..][..ROWS];
        for (row, l) in entry.iter_mut().zip(&limbs) {
            row.0.copy_from_slice(&l[..4]);
        }
        entry[3] = Row([limbs[0][4], limbs[1][4], limbs[2][4], 0]);
    }
    rows
}
