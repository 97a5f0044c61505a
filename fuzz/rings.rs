//! The checks of the fuzz target `rings`, shared with the property tests on stable Rust (crates/modmill-arith/tests/fuzz_bodies.rs).

#[path = "input.rs"]
mod input;

use input::Input;
use modmill_arith::{ArithError, BackendChoice, BackendName, Element, IntegerBackend, Modulus, Natural, Ring};

/// Sums, products and squares modulo an odd number on every backend against plain integers. The data begin with the size of the modulus in pairs of
/// bytes, up to 4094 bits, and the modulus; a list of operations on two residues follows.
pub fn operations(data: &[u8]) {
    let mut input = Input(data);
    let size = 2 * usize::from(input.byte()) + 1;
    let n = number(&mut input, size) | Natural::from(1u8);
    let Ok(modulus) = Modulus::new(n.clone()) else { return };
    let rings = IntegerBackend::names().into_iter().filter_map(|backend| {
        let ring = Ring::new(&modulus, BackendChoice::Named(backend));
        // A vector unit takes some sizes only; words take all.
        let refused = matches!(ring, Err(ArithError::BackendUnavailable { .. })) && backend != BackendName::Portable;
        if refused { None } else { Some(ring.expect("a ring")) }
    });
    let start = [&n - 1u8, n.clone() >> 1];
    let mut states = rings.map(|ring| (start.each_ref().map(|x| ring.element(x)), ring)).collect::<Vec<_>>();
    let mut want = start;
    while !input.0.is_empty() {
        let operation = input.byte();
        let value = if operation & 7 == 0 { number(&mut input, size) } else { Natural::from(0u8) };
        apply(operation, &value, &n, &mut want);
        for (residues, ring) in &mut states {
            apply_in(operation, &value, ring, residues);
            let got = residues.each_ref().map(|x| ring.value(x));
            assert_eq!(got, want, "operation {operation}, {}, N = {n:#x}", ring.backend());
        }
    }
}

/// The next `size` bytes, or those that are left, as a number.
fn number(input: &mut Input<'_>, size: usize) -> Natural {
    Natural::from_bytes_le(input.take(size))
}

/// One operation on plain integers: the lower bits choose which, the upper ones how many squarings.
fn apply(operation: u8, value: &Natural, n: &Natural, [x, y]: &mut [Natural; 2]) {
    match operation & 7 {
        0 => *x = value % n,
        1 => std::mem::swap(x, y),
        2 | 3 => *x = &*x * &*y % n,
        4 => *x = (&*x + &*y) % n,
        5 => *x = (&*x + n - &*y) % n,
        _ => *x = x.modpow(&(Natural::from(1u8) << u64::from(operation >> 3)), n),
    }
}

/// One operation in a ring, as [`apply`] does it on plain integers.
fn apply_in(operation: u8, value: &Natural, ring: &Ring, [x, y]: &mut [Element; 2]) {
    match operation & 7 {
        0 => *x = ring.element(value),
        1 => std::mem::swap(x, y),
        2 => ring.mul_assign(x, y),
        3 => *x = ring.mul(x, y),
        4 => ring.add_assign(x, y),
        5 => ring.sub_assign(x, y),
        _ => ring.square_n(x, u64::from(operation >> 3)),
    }
}
