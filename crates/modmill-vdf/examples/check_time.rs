//! Prints the processor time of the check of a modulus, by the number of bits: the least of five moduli.
//!
//! `cargo run --release -p modmill-vdf --example check_time`

use modmill_timing::process_time;
use modmill_vdf::{Modulus, Natural, VdfError, check_modulus, is_prime};

fn main() -> Result<(), VdfError> {
    for bits in [512u32, 1024, 2048, 4096] {
        let mut least = f64::INFINITY;
        for seed in 0u32..5 {
            let modulus = Modulus::new(prime(bits / 2, 3 + 2 * seed) * prime(bits / 2, 1003 + 2 * seed))?;
            let begin = process_time().unwrap_or_default();
            check_modulus(&modulus)?;
            least = least.min((process_time().unwrap_or_default() - begin).as_secs_f64());
        }
        println!("{bits} bits: {:.0} ms", 1e3 * least);
    }
    Ok(())
}

/// An arbitrary prime of that many bits: the first above a power of the seed, cut to this length.
fn prime(bits: u32, seed: u32) -> Natural {
    let power = Natural::from(seed).pow(bits);
    let mut candidate = &power >> (power.bits() - u64::from(bits));
    candidate.set_bit(0, true);
    while !is_prime(&candidate) {
        candidate += 2u8;
    }
    candidate
}
