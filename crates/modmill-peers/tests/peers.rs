//! The peers against num-bigint, and the bench itself at small size.

use modmill_arith::{BackendChoice, BackendName, Modulus};
use modmill_peers::{Natural, PeerError, bench_squaring, gmp_for_test, openssl};
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
fn the_bench_reports_every_peer_that_is_here() {
    let n = Modulus::new(odd(256, &mut StdRng::seed_from_u64(3))).unwrap();
    let found = bench_squaring(&n, &[BackendChoice::Named(BackendName::Portable)], 0.02, true).unwrap();
    let peers = 2 * usize::from(modmill_peers::gmp().is_ok()) + usize::from(openssl().is_ok());
    assert_eq!(found.rows.len(), peers.max(1));
    assert_eq!(found.missing.len(), 2 - usize::from(modmill_peers::gmp().is_ok()) - usize::from(openssl().is_ok()));
    for row in &found.rows {
        assert_eq!((row.case.as_str(), row.backend.as_str(), row.unit.as_str()), ("squaring-256", "portable", "ns/squaring"));
        assert!(row.value > 0.0 && row.n > 0 && row.threads == 1);
        assert!(row.range[0] <= row.value && row.value <= row.range[1]);
        assert_eq!(row.peer.is_some(), row.ratio.is_some_and(|r| r > 0.0));
        assert_eq!(row.peer.is_some(), row.peer_range.is_some_and(|[least, most]| 0.0 < least && least <= most));
    }
    let alone = bench_squaring(&n, &[BackendChoice::Named(BackendName::Portable)], 0.02, false).unwrap();
    assert_eq!(alone.rows.len(), 1);
    assert_eq!((&alone.rows[0].peer, alone.rows[0].ratio), (&None, None));
}

#[test]
fn a_peer_is_timed_once_beside_all_backends() {
    let n = Modulus::new(odd(256, &mut StdRng::seed_from_u64(5))).unwrap();
    let portable = BackendChoice::Named(BackendName::Portable);
    let found = bench_squaring(&n, &[portable, portable], 0.02, true).unwrap();
    let (first, second) = found.rows.split_at(found.rows.len() / 2);
    assert_eq!(first.len(), second.len());
    for (a, b) in first.iter().zip(second) {
        assert_eq!((&a.peer, a.peer_value, a.peer_range), (&b.peer, b.peer_value, b.peer_range));
    }
}

#[test]
fn a_backend_that_cannot_run_is_left_out_where_another_can() {
    let n = Modulus::new(odd(64, &mut StdRng::seed_from_u64(6))).unwrap();
    let [portable, avx512] = [BackendName::Portable, BackendName::Avx512].map(BackendChoice::Named);
    let found = bench_squaring(&n, &[portable, avx512], 0.02, false).unwrap();
    assert_eq!(found.rows.len(), 1);
    assert!(matches!(found.refused[..], [PeerError::Arith(_)]));
    assert!(matches!(bench_squaring(&n, &[avx512], 0.02, false), Err(PeerError::Arith(_))));
}

#[test]
fn a_bad_time_is_refused() {
    let n = Modulus::new(odd(256, &mut StdRng::seed_from_u64(4))).unwrap();
    for seconds in [0.0, -1.0, f64::NAN, f64::INFINITY] {
        assert!(matches!(bench_squaring(&n, &[BackendChoice::Auto], seconds, false), Err(PeerError::Seconds { .. })));
    }
}
