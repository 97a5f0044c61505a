//! Steps of an isogeny evaluation: X : Z becomes s : alpha (s - d) with s = (X + Z)^2 and d = (X - Z)^2.
//!
//! Sums are not brought below 4N, as they are between single operations, because R >= 64N ([`has_room`]) leaves room for them:
//!
//! | value | below |
//! |---|---|
//! | X and Z at first, alpha | 4N |
//! | X + Z, X - Z + 4N | 8N |
//! | s, d | (8N)^2 / R + N <= 2N |
//! | s - d + 4N | 6N |
//! | alpha (s - d) | 4N 6N / R + N < 2N |

use super::limb::Constants;
use super::strips::{Scratch, mul, square};

/// True if R = 2^(radix n) is at least 64 N for an N of so many bits.
pub(super) fn has_room(bits: u64, radix: u32, n: usize) -> bool {
    u64::from(radix) * n as u64 >= bits + 6
}

/// Takes x : z through one step for each alpha of n limbs; `bound` is 4N.
pub(super) fn steps<const W: u32, const LIMBS: usize>(c: &Constants<u64>, bound: &[u64], x: &mut [u64], z: &mut [u64], alphas: &[u64]) {
    let n = x.len();
    let mut scratch = Scratch::<u64, LIMBS>::new();
    let mut d = [0; LIMBS];
    let d = &mut d[..n];
    for alpha in alphas.chunks_exact(n) {
        let (mut plus, mut minus) = (0, 0);
        for (((x, d), z), bound) in x.iter_mut().zip(d.iter_mut()).zip(z.iter()).zip(bound) {
            let (a, b) = (*x as i64, *z as i64);
            *x = digit::<W>(a.wrapping_add(b), &mut plus);
            *d = digit::<W>(a.wrapping_sub(b).wrapping_add(*bound as i64), &mut minus);
        }
        square::<_, W, LIMBS>(c, x, &mut scratch);
        square::<_, W, LIMBS>(c, d, &mut scratch);
        let mut carry = 0;
        for (((z, s), d), bound) in z.iter_mut().zip(x.iter()).zip(d.iter()).zip(bound) {
            *z = digit::<W>((*s as i64).wrapping_sub(*d as i64).wrapping_add(*bound as i64), &mut carry);
        }
        mul::<_, W, LIMBS>(c, z, alpha, &mut scratch);
    }
}

/// The low W bits of `sum` and the carry that comes in, of which the rest goes on. Wraps on purpose: see `limb.rs`.
#[inline(always)]
fn digit<const W: u32>(sum: i64, carry: &mut i64) -> u64 {
    let sum = sum.wrapping_add(*carry);
    *carry = sum >> W;
    sum as u64 & ((1 << W) - 1)
}
