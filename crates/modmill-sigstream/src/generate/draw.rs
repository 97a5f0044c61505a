//! Even draws below a bound. They are written out here because libraries change theirs between versions, while a seed must keep giving the
//! same file: the high half of the bound times a random word, drawn again where the low half lies in the part that favours some results.

use rand::Rng;
use rand::rngs::ChaCha8Rng;

/// A number in 0..n, n > 0, from words of 64 bits.
pub(super) fn below(n: usize, random: &mut ChaCha8Rng) -> usize {
    let n = n as u64;
    let last = (n << n.leading_zeros()) - 1;
    loop {
        let product = u128::from(random.next_u64()) * u128::from(n);
        if product as u64 <= last {
            return (product >> 64) as usize;
        }
    }
}

/// A number in 0..n, n > 0, from words of 32 bits.
pub(super) fn below_u32(n: u32, random: &mut ChaCha8Rng) -> u32 {
    scaled(n, (n << n.leading_zeros()) - 1, random)
}

/// A number in 0..n, n > 0, from words of 32 bits, of which as few as possible are drawn again.
pub(super) fn below_u16(n: u16, random: &mut ChaCha8Rng) -> u16 {
    let n = u32::from(n);
    scaled(n, u32::MAX - (u32::MAX - n + 1) % n, random) as u16
}

fn scaled(n: u32, last: u32, random: &mut ChaCha8Rng) -> u32 {
    loop {
        let product = u64::from(random.next_u32()) * u64::from(n);
        if product as u32 <= last {
            return (product >> 32) as u32;
        }
    }
}
