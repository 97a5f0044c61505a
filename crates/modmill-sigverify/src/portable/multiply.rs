//! [a]A + [b]B for the base point B, the digits of both scalars in one loop.

use super::edwards::{AffineNiels, Extended, Projective, ProjectiveNiels};
use super::scalar::signed_digits;
use std::sync::OnceLock;

/// Digits of the scalar of A: a table of eight odd multiples is made for each A.
const WIDTH: u32 = 5;
/// Digits of the scalar of B: its table of 64 odd multiples is made once.
const BASE_WIDTH: u32 = 8;

/// [1]B, [3]B, ... [127]B.
fn base_table() -> &'static [AffineNiels; 1 << (BASE_WIDTH - 2)] {
    static TABLE: OnceLock<[AffineNiels; 1 << (BASE_WIDTH - 2)]> = OnceLock::new();
    TABLE.get_or_init(|| {
        let two = Extended::base().double().niels();
        let mut next = Extended::base();
        std::array::from_fn(|_| {
            let odd = next.affine_niels();
            next = next.add_niels(&two).extended();
            odd
        })
    })
}

/// [1]P, [3]P, ... [15]P.
fn table(p: &Extended) -> [ProjectiveNiels; 1 << (WIDTH - 2)] {
    let two = p.double();
    let mut table = [p.niels(); 1 << (WIDTH - 2)];
    for i in 1..table.len() {
        table[i] = two.add_niels(&table[i - 1]).extended().niels();
    }
    table
}

/// [a]A + [b]B for scalars below 2^255, given as four words, lowest first.
pub(crate) fn double_scalar(a: &[u64; 4], point: &Extended, b: &[u64; 4]) -> Projective {
    let (of_point, of_base) = (table(point), base_table());
    let (da, db) = (signed_digits::<WIDTH>(a), signed_digits::<BASE_WIDTH>(b));
    let mut sum = Projective::IDENTITY;
    let Some(top) = (0..256).rev().find(|i| da[*i] != 0 || db[*i] != 0) else { return sum };
    for i in (0..=top).rev() {
        let mut next = sum.double();
        let digit = da[i];
        if digit > 0 {
            next = next.extended().add_niels(&of_point[digit as usize / 2]);
        } else if digit < 0 {
            next = next.extended().sub_niels(&of_point[digit.unsigned_abs() as usize / 2]);
        }
        let digit = db[i];
        if digit > 0 {
            next = next.extended().add_affine(&of_base[digit as usize / 2]);
        } else if digit < 0 {
            next = next.extended().sub_affine(&of_base[digit.unsigned_abs() as usize / 2]);
        }
        sum = next.projective();
    }
    sum
}
