//! The kernels run on upper bounds instead of numbers: no sum of products and no limb can lose a bit.
//!
//! Every value is replaced by the largest it can be (the least is 0: nothing is subtracted). A step whose bound does not fit
//! its word panics. Masks give 2^W - 1 whatever went in. So one run of a kernel at a size covers all operands of that size.

use super::limb::{Constants, Limb, Wide};
use super::{columns, strips};

/// A limb that is at most this.
#[derive(Debug, Clone, Copy, PartialEq)]
struct AtMost64(u64);

/// A sum that is at most this.
#[derive(Debug, Clone, Copy, PartialEq)]
struct AtMost128(u128);

impl Limb for AtMost64 {
    type Wide = AtMost128;
    const ZERO: Self = AtMost64(0);
    fn doubled(self) -> Self {
        AtMost64(self.0.checked_mul(2).expect("a doubled limb loses a bit"))
    }
    fn times(self, other: Self) -> AtMost128 {
        AtMost128(u128::from(self.0) * u128::from(other.0))
    }
}

impl Wide for AtMost128 {
    type Limb = AtMost64;
    const ZERO: Self = AtMost128(0);
    fn plus(self, other: Self) -> Self {
        AtMost128(self.0.checked_add(other.0).expect("a column loses a bit"))
    }
    fn plus_limb(self, other: AtMost64) -> Self {
        self.plus(AtMost128(u128::from(other.0)))
    }
    fn digit<const W: u32>(self) -> AtMost64 {
        AtMost64(((1u128 << W) - 1).min(self.0) as u64)
    }
    fn carry<const W: u32>(self) -> Self {
        AtMost128(self.0 >> W)
    }
    fn digit_times<const W: u32>(self, _: AtMost64) -> AtMost64 {
        AtMost64((1 << W) - 1)
    }
}

fn full<const W: u32>(n: usize) -> (Constants<AtMost64>, Vec<AtMost64>) {
    let top = AtMost64((1 << W) - 1);
    (Constants { modulus: vec![top; n], negative_inverse: top, multiple: vec![top; n], short: None }, vec![top; n])
}

fn strips_keep_all_bits<const W: u32>(n: usize) {
    let (mut c, x) = full::<W>(n);
    strips_keep_all_bits_of::<W>(&c, x.clone());
    for ones in [strips::ROWS, n / 2, n.saturating_sub(strips::ROWS - 1)] {
        if strips::reduces_by_short(n, ones) {
            c.short = Some((ones, x[ones..].to_vec()));
            strips_keep_all_bits_of::<W>(&c, x.clone());
        }
    }
}

fn strips_keep_all_bits_of<const W: u32>(c: &Constants<AtMost64>, mut x: Vec<AtMost64>) {
    let (y, mut out) = (x.clone(), x.clone());
    let mut scratch = Box::new(strips::Scratch::<AtMost64, 256>::new());
    strips::mul::<_, W, 256>(c, &mut out, &y, &mut scratch);
    strips::square::<_, W, 256>(c, &mut x, &mut scratch);
    for limb in x.iter().chain(&out) {
        assert!(limb.0 < 1 << W);
    }
}

#[test]
fn strips_of_radix_61_lose_nothing_up_to_63_limbs() {
    (3..=63).for_each(strips_keep_all_bits::<61>);
}

#[test]
fn strips_of_radix_60_lose_nothing_up_to_8192_bits() {
    (3..=137).for_each(strips_keep_all_bits::<60>);
}

/// The analysis can fail: one limb more than the ring allows is found out.
#[test]
#[should_panic(expected = "loses a bit")]
fn strips_of_radix_61_lose_a_bit_at_65_limbs() {
    strips_keep_all_bits::<61>(65);
}

#[test]
fn columns_lose_nothing() {
    let (c, mut x) = full::<61>(17);
    assert!(columns::square_n_17::<_, 61>(&c, &mut x, 3));
    let (c, mut x) = full::<61>(9);
    let mut out = x.clone();
    assert!(columns::mul_9::<_, 61>(&c, &mut out, &x));
    assert!(columns::square_n_9::<_, 61>(&c, &mut x, 3));
    let (c, mut x) = full::<61>(5);
    let mut out = x.clone();
    assert!(columns::mul_5::<_, 61>(&c, &mut out, &x));
    assert!(columns::square_n_5::<_, 61>(&c, &mut x, 3));
}

#[test]
#[should_panic(expected = "loses a bit")]
fn columns_lose_a_bit_at_radix_63() {
    let (c, mut x) = full::<63>(9);
    columns::square_n_9::<_, 63>(&c, &mut x, 1);
}
