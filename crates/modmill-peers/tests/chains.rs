//! Long chains of every backend against GMP: 10^5 dependent squarings at every class, on moduli that drive limbs to extremes.

use modmill_arith::{BackendChoice, BackendName, IntegerBackend, Modulus, Ring};
use modmill_peers::{Natural, gmp_for_test};
use rand::SeedableRng;
use rand::rngs::StdRng;

const STEPS: u64 = 100_000;

fn moduli(bits: u64) -> Vec<(&'static str, Natural)> {
    let mut rng = StdRng::seed_from_u64(bits);
    let mut random = Natural::random(bits, &mut rng);
    random.set_bit(0, true);
    random.set_bit(bits - 1, true);
    let power = Natural::from(1u8) << bits;
    vec![
        ("all ones", &power - 1u8),
        ("2^k - c", &power - (Natural::random(40, &mut rng) * 2u8 + 1u8)),
        ("2^(k-1) + c", (&power >> 1) + (Natural::random(40, &mut rng) * 2u8 + 1u8)),
        ("random", random),
    ]
}

fn chains(bits: u64) {
    let Some(gmp) = gmp_for_test(&format!("chains of {bits} bits")) else { return };
    for (kind, n) in moduli(bits) {
        let modulus = Modulus::new(n.clone()).unwrap();
        let x = Natural::random_below(&n, &mut StdRng::seed_from_u64(7));
        let want = gmp.repeated_square(&n, &x, STEPS);
        for backend in IntegerBackend::names() {
            let Ok(ring) = Ring::new(&modulus, BackendChoice::Named(backend)) else {
                assert_ne!(backend, BackendName::Portable, "the portable backend takes every modulus");
                continue; // a size outside the backend's classes
            };
            let mut y = ring.element(&x);
            ring.square_n(&mut y, STEPS);
            assert_eq!(ring.value(&y), want, "{backend}, {bits} bits, modulus {kind}");
        }
    }
}

macro_rules! classes {
    ($($name:ident: $bits:literal)*) => {$(
        #[test]
        fn $name() {
            chains($bits);
        }
    )*};
}

classes! {
    bits_128: 128
    bits_256: 256
    bits_512: 512
    bits_1000: 1000
    bits_1024: 1024
    bits_2046: 2046
    bits_2048: 2048
    bits_3072: 3072
    bits_4096: 4096
}
