//! One suite for every backend: each must give what plain integers give.

#[path = "support/absent.rs"]
mod absent;

use modmill_arith::{BackendChoice, BackendName, IntegerBackend, Modulus, Natural, Ring};
use rand::SeedableRng;

/// Moduli of `bits` bits that drive limbs to their extremes, and some random ones.
fn moduli(bits: u64, random: usize) -> Vec<Natural> {
    let mut rng = rand::rngs::StdRng::seed_from_u64(bits);
    let top = Natural::from(1u8) << bits;
    let mut out = vec![&top - 1u8, &top - 105u8, (Natural::from(1u8) << (bits - 1)) + 9u8, &top - (Natural::from(1u8) << (bits / 2)) - 1u8];
    for _ in 0..random {
        let mut n = Natural::random(bits, &mut rng);
        n.set_bit(0, true);
        n.set_bit(bits - 1, true);
        out.push(n);
    }
    out
}

fn squarings(backend: BackendName, bits: u64, steps: u64) {
    for n in moduli(bits, 2) {
        on_modulus(backend, &n, steps);
    }
}

fn on_modulus(backend: BackendName, n: &Natural, steps: u64) {
    let bits = n.bits();
    let modulus = Modulus::new(n.clone()).unwrap();
    let ring = Ring::new(&modulus, BackendChoice::Named(backend)).unwrap();
    for base in [Natural::from(0u8), Natural::from(1u8), Natural::from(2u8), n - 1u8, n >> 1] {
        let mut x = ring.element(&base);
        assert_eq!(ring.value(&x), base);
        ring.square_n(&mut x, steps);
        let want = base.modpow(&(Natural::from(1u8) << steps), n);
        assert_eq!(ring.value(&x), want, "{backend} {bits} bits, N = {n:#x}, base {base:#x}");
        let y = ring.element(&(n - 2u8));
        assert_eq!(ring.value(&ring.mul(&x, &y)), &want * (n - 2u8) % n, "{backend} {bits} bits, N = {n:#x}");
        let (mut sum, mut difference) = (x.clone(), x.clone());
        let (mut want_sum, mut want_difference) = (want.clone(), want);
        // Sums pile up; then a product of one.
        for _ in 0..9 {
            ring.add_assign(&mut sum, &y);
            ring.sub_assign(&mut difference, &y);
            want_sum = (want_sum + n - 2u8) % n;
            want_difference = (want_difference + 2u8) % n;
            assert_eq!(ring.value(&sum), want_sum, "{backend} {bits} bits, N = {n:#x}");
            assert_eq!(ring.value(&difference), want_difference, "{backend} {bits} bits, N = {n:#x}");
        }
        assert_eq!(ring.value(&ring.sub(&sum, &difference)), (&want_sum + n - &want_difference) % n, "{backend} {bits} bits");
        assert_eq!(ring.value(&ring.mul(&sum, &difference)), want_sum * want_difference % n, "{backend} {bits} bits, N = {n:#x}");
    }
}

/// Moduli c 2^1196 - 1, for which vector units have kernels of their own.
fn special(backend: BackendName) {
    let mut rng = rand::rngs::StdRng::seed_from_u64(1196);
    let p1506 = modmill_arith::SPECIAL_PRIMES.iter().find(|p| p.name == "p1506").unwrap().value();
    let mut moduli = vec![p1506, (Natural::from(1u8) << 1196) - 1u8, (Natural::from(1u8) << 1506) - (Natural::from(1u8) << 1196) - 1u8];
    moduli.push((Natural::random(200, &mut rng) << 1196) - 1u8);
    for n in moduli {
        on_modulus(backend, &n, 600);
    }
}

#[test]
fn special_moduli() {
    for backend in BackendName::ALL.into_iter().filter(|backend| backend.is_native()) {
        if let Err(e) = IntegerBackend::detect(backend) {
            absent::skip("special_moduli", backend.name(), e);
        } else {
            special(backend);
        }
    }
}

macro_rules! conformance {
    ($($name:ident: $backend:expr, $sizes:expr;)*) => {$(
        #[test]
        fn $name() {
            let backend = $backend;
            if !backend.is_native() {
                return;
            }
            if let Err(e) = IntegerBackend::detect(backend) {
                return absent::skip(stringify!($name), backend.name(), e);
            }
            for bits in $sizes {
                squarings(backend, bits, 600);
            }
        }
    )*};
}

conformance! {
    portable: BackendName::Portable, [128, 191, 512, 1000, 1024, 1506, 2048];
    neon_small: BackendName::Neon, [128, 512, 1000];
    neon_large: BackendName::Neon, [1506, 2048, 3072, 4095];
    avx2_small: BackendName::Avx2, [128, 512, 1000];
    avx2_large: BackendName::Avx2, [1506, 2048, 3072, 4095];
    avxifma_small: BackendName::AvxIfma, [128, 512, 1000];
    avxifma_large: BackendName::AvxIfma, [1506, 2048, 3072, 4095];
    avx512_512: BackendName::Avx512, [128, 255, 377, 511, 512];
    avx512_1024: BackendName::Avx512, [513, 1000, 1023, 1024];
    avx512_2048: BackendName::Avx512, [1025, 1506, 2046, 2048];
    avx512_3072: BackendName::Avx512, [2049, 3072];
    avx512_4096: BackendName::Avx512, [3073, 4095, 4096];
}
