//! Values through serde, num-bigint and rand_core, as other programs store, compute and draw them.

use modmill_gf2::{BinaryModulus, Field, Options, Poly};
use num_bigint::BigUint;
use rand::{SeedableRng, rngs::ChaCha8Rng};
use serde_json::{from_str, to_string};

#[test]
fn moduli_and_polynomials_are_stored() {
    let aes = BinaryModulus::from_exponents(&[8, 4, 3, 1, 0]).unwrap();
    assert_eq!(to_string(&aes).unwrap(), "\"0x11b\"");
    assert_eq!(from_str::<BinaryModulus>("\"0x11b\"").unwrap(), aes);
    assert_eq!(from_str::<Poly>("\"283\"").unwrap(), Poly::from(&aes));
    assert!(from_str::<BinaryModulus>("\"0x3\"").unwrap_err().to_string().contains("degree"));
}

#[test]
fn exponents_of_num_bigint() {
    let f = Field::new(&BinaryModulus::from_exponents(&[8, 4, 3, 1, 0]).unwrap(), &Options::default()).unwrap();
    let order = (BigUint::from(1u8) << 8u8) - 1u8;
    assert_eq!(f.pow(&[0x53, 0xca], &order.into()).unwrap(), [1, 1]);
}

#[test]
fn random_elements_fill_their_bits_and_no_more() {
    for terms in [&[8, 4, 3, 1, 0][..], &[64, 4, 3, 1, 0], &[65, 4, 3, 1, 0], &[163, 7, 6, 3, 0]] {
        let f = Field::new(&BinaryModulus::from_exponents(terms).unwrap(), &Options { ring: true, ..Options::default() }).unwrap();
        let drawn = f.random(200, &mut ChaCha8Rng::seed_from_u64(1));
        assert_eq!(f.check("a", &drawn).unwrap(), 200);
        let seen = drawn.chunks(f.words()).fold(vec![0; f.words()], |seen, a| seen.iter().zip(a).map(|(s, a)| s | a).collect());
        let bits: u32 = seen.iter().map(|word: &u64| word.count_ones()).sum();
        assert_eq!(bits as usize, f.degree());
    }
}
