//! The peers against num-bigint.

use modmill_arith::{BackendChoice, BackendName, Modulus};
use modmill_peers::{Natural, gmp, gmp_for_test, gmp_squarings, openssl, openssl_squarings, slice, squarings};
use rand::SeedableRng;
use rand::rngs::StdRng;

fn odd(bits: u64, rng: &mut StdRng) -> Natural {
    let mut n = Natural::random(bits, rng);
    n.set_bit(0, true);
    n.set_bit(bits - 1, true);
    n
}

#[test]
fn gmp_gives_what_num_bigint_gives() {
    let Some(gmp) = gmp_for_test("gmp_gives_what_num_bigint_gives") else { return };
    let mut rng = StdRng::seed_from_u64(1);
    for bits in [2, 63, 64, 65, 128, 1000, 1024, 4099] {
        let n = odd(bits, &mut rng);
        for x in [Natural::default(), Natural::from(1u8), &n - 1u8, Natural::random_below(&n, &mut rng)] {
            for steps in [0, 1, 2, 17, 100] {
                assert_eq!(gmp.repeated_square(&n, &x, steps), x.modpow(&(Natural::from(1u8) << steps), &n), "{bits} bits, {steps} steps");
            }
            let y = Natural::random_below(&n, &mut rng);
            assert_eq!(gmp.mul_mod(&x, &y, &n), &x * &y % &n);
        }
    }
}

#[test]
fn openssl_gives_what_num_bigint_gives() {
    let openssl = match openssl() {
        Ok(openssl) => openssl,
        Err(e) => {
            let required = std::env::var("MODMILL_REQUIRE").unwrap_or_default();
            assert!(!required.split(',').any(|r| r.trim() == "openssl"), "MODMILL_REQUIRE names openssl: {e}");
            eprintln!("skipped: openssl_gives_what_num_bigint_gives: {e}");
            return;
        }
    };
    let mut rng = StdRng::seed_from_u64(2);
    for bits in [65, 128, 1000, 1024, 4099] {
        let n = odd(bits, &mut rng);
        for x in [Natural::default(), Natural::from(1u8), &n - 1u8, Natural::random_below(&n, &mut rng)] {
            let want = x.modpow(&(Natural::from(1u8) << 40u8), &n);
            assert_eq!(openssl.repeated_square(&n, &x, 40), Some(want));
        }
    }
    assert_eq!(openssl.repeated_square(&Natural::from(1000u32), &Natural::from(3u8), 1), None, "an even modulus");
}

#[test]
fn chains_of_squarings_agree_with_num_bigint() {
    let mut rng = StdRng::seed_from_u64(3);
    // The second modulus has the form that allows the short reduction.
    for n in [odd(256, &mut rng), (Natural::from(5u8) << 180u32) - 1u8] {
        let (x, modulus) = (Natural::random_below(&n, &mut rng), Modulus::new(n.clone()).unwrap());
        let portable = BackendChoice::Named(BackendName::Portable);
        let mut all = vec![squarings(&modulus, portable, &x).unwrap()];
        for peers in [gmp_squarings(&modulus, &x), openssl_squarings(&modulus, &x)] {
            all.extend(peers.into_iter().flatten());
        }
        let ours_and_peers = 1 + if gmp().is_ok() { 2 + usize::from(n.bits() < 256) } else { 0 } + usize::from(openssl().is_ok());
        assert_eq!(all.len(), ours_and_peers);
        for chain in &mut all {
            chain.run(1000);
            assert_eq!(chain.value(), Some(x.modpow(&(Natural::from(1u8) << 1000u32), &n)), "{}", chain.title());
            assert!(slice(chain.as_mut(), 10) > 0.0);
        }
    }
}
