//! Every method on every backend that is here, against multiplication bit by bit.

#[path = "../../modmill-arith/tests/support/absent.rs"]
mod absent;

#[cfg(target_arch = "x86_64")]
use modmill_arith::arch::Avx2Clmul;
use modmill_arith::backend::{CarrylessLanes, VectorUnit};
use modmill_binary::{BackendName, BinaryBackend, BinaryError, BinaryModulus, Method, Requirement, Workspace, multiplier};
use rand::rngs::StdRng;
use rand::{RngExt, SeedableRng};

/// a b mod N by Horner's rule over the bits of b.
fn definition(modulus: &BinaryModulus, a: &[u64], b: &[u64]) -> Vec<u64> {
    let (m, words) = (modulus.degree(), modulus.dense().len());
    let mut sum = vec![0u64; words];
    for i in (0..m).rev() {
        let mut carry = 0;
        for word in &mut sum {
            (*word, carry) = (*word << 1 | carry, *word >> 63);
        }
        if sum[m / 64] >> (m % 64) & 1 == 1 {
            sum.iter_mut().zip(modulus.dense()).for_each(|(s, n)| *s ^= n);
        }
        if b[i / 64] >> (i % 64) & 1 == 1 {
            sum.iter_mut().zip(a).for_each(|(s, a)| *s ^= a);
        }
    }
    sum.truncate(modulus.words());
    sum
}

/// Distinct elements: 0, 1, x^(m - 1), every bit, each word's ends, then random ones.
fn elements(modulus: &BinaryModulus, count: usize, rng: &mut StdRng) -> Vec<Vec<u64>> {
    let (m, words) = (modulus.degree(), modulus.words());
    let one = |i: usize| {
        let mut e = vec![0u64; words];
        e[i / 64] |= 1 << (i % 64);
        e
    };
    let mut ones = vec![u64::MAX; words];
    ones[words - 1] &= modulus.top_mask();
    let mut found = vec![vec![0; words], one(0), one(m - 1), ones];
    while found.len() < count {
        let mut e: Vec<u64> = (0..words).map(|_| rng.random()).collect();
        e[words - 1] &= modulus.top_mask();
        found.push(e);
    }
    found.truncate(count);
    found
}

/// A modulus of random terms.
fn dense(degree: usize, odd: bool, rng: &mut StdRng) -> BinaryModulus {
    let mut terms: Vec<usize> = (1..degree).filter(|_| rng.random()).collect();
    terms.push(degree);
    terms.extend(odd.then_some(0));
    BinaryModulus::from_exponents(&terms).unwrap()
}

/// Different elements; arrays repeat them, so that every lane sees every one of them.
const PERIOD: usize = 13;

/// The backends that are here: `avx2` on 128 bits too, where it is another.
fn backends() -> Vec<BinaryBackend> {
    let mut all = Vec::new();
    for name in BackendName::ALL.into_iter().filter(|name| name.is_native() && CarrylessLanes::exists(*name)) {
        match BinaryBackend::detect(name) {
            Ok(backend) => all.push(backend),
            Err(e) => absent::skip("binary_methods", name.name(), e),
        }
    }
    #[cfg(target_arch = "x86_64")]
    if let Some(narrow) = Avx2Clmul::detect().map(|token| BinaryBackend::from(CarrylessLanes::Avx2(token)))
        && !all.contains(&narrow)
    {
        all.push(narrow);
    }
    all
}

/// Every method on every backend gives a b / F and a^2 / F, for arrays of these lengths.
fn check(modulus: &BinaryModulus, methods: &[Method], lengths: &[usize]) {
    let (words, rng) = (modulus.words(), &mut StdRng::seed_from_u64(modulus.degree() as u64));
    let a = elements(modulus, PERIOD, rng);
    let b: Vec<Vec<u64>> = elements(modulus, PERIOD, rng).into_iter().rev().collect();
    let products: Vec<_> = a.iter().zip(&b).map(|(a, b)| definition(modulus, a, b)).collect();
    let squares: Vec<_> = a.iter().map(|a| definition(modulus, a, a)).collect();
    let repeated = |e: &[Vec<u64>], n: usize| (0..n).flat_map(|i| e[i % PERIOD].clone()).collect::<Vec<u64>>();
    let mut space = Workspace::default();
    for backend in backends() {
        for &method in methods {
            let what = format!("{method} on {:?}, N = {:?}", backend.unit(), &modulus.terms()[..modulus.terms().len().min(9)]);
            let made = match multiplier(modulus, backend, method) {
                Ok(made) => made,
                Err(BinaryError::MethodUnfit { .. }) => {
                    assert_ne!(method.requirement(), Requirement::None, "{what}");
                    continue;
                }
                Err(other) => panic!("{what}: {other}"),
            };
            let plain = |e: &[u64]| made.factor().map_or(e.to_vec(), |f| definition(modulus, e, f));
            for &n in lengths {
                let (a, b) = (repeated(&a, n), repeated(&b, n));
                let (mut product, mut square) = (vec![u64::MAX; n * words], vec![u64::MAX; n * words]);
                made.mul(&mut product, &a, &b, &mut space);
                made.square(&mut square, &a, &mut space);
                for (got, expected, name) in [(&product, &products, "product"), (&square, &squares, "square")] {
                    for (i, got) in got.chunks(words).enumerate() {
                        if i < PERIOD {
                            assert_eq!(plain(got), expected[i], "{name} {i} of {n}, {what}, {}", made.description());
                        } else {
                            let first = &(if name == "product" { &product } else { &square })[(i % PERIOD) * words..][..words];
                            assert_eq!(got, first, "{name} {i} of {n}, {what}, {}", made.description());
                        }
                    }
                }
            }
        }
    }
}

const SMALL: &[usize] = &[0, 1, 7, 8, 9, 31];

#[test]
fn the_fields_of_the_thesis() {
    for (m, k) in [(255, 82), (511, 216), (1014, 385), (2044, 45), (4074, 595), (8145, 728)] {
        check(&BinaryModulus::from_exponents(&[m, k, 0]).unwrap(), &Method::ALL, &[1, 10]);
    }
}

#[test]
fn the_fields_of_nist_and_ghash() {
    let fields: [&[usize]; 6] =
        [&[163, 7, 6, 3, 0], &[233, 74, 0], &[283, 12, 7, 5, 0], &[409, 87, 0], &[571, 10, 5, 2, 0], &[128, 7, 2, 1, 0]];
    for terms in fields {
        check(&BinaryModulus::from_exponents(terms).unwrap(), &Method::ALL, SMALL);
    }
}

#[test]
fn dense_moduli() {
    let rng = &mut StdRng::seed_from_u64(1);
    for degree in [129, 130, 160, 200, 254, 333, 400, 500, 513, 600, 700, 777, 900, 1000, 1024, 1025, 1500, 2047, 2100, 4097] {
        check(&dense(degree, true, rng), &Method::ALL, &[1, 9]);
        check(&dense(degree, false, rng), &[Method::Barrett { levels: None }, Method::Rns, Method::Bitsliced], &[9]);
    }
}

#[test]
fn degrees_around_word_boundaries() {
    let rng = &mut StdRng::seed_from_u64(2);
    for boundary in [64, 128, 192, 256, 320, 512, 576, 1024] {
        for degree in [boundary - 1, boundary, boundary + 1] {
            check(&dense(degree, true, rng), &Method::ALL, SMALL);
            check(&BinaryModulus::from_exponents(&[degree, 1, 0]).unwrap(), &Method::ALL, &[9]);
            check(&BinaryModulus::from_exponents(&[degree, degree - 1, 1, 0]).unwrap(), &Method::ALL, &[9]);
        }
    }
}

#[test]
fn every_small_degree() {
    let rng = &mut StdRng::seed_from_u64(3);
    for degree in 2..64 {
        check(&dense(degree, true, rng), &Method::ALL, &[9]);
        check(&dense(degree, false, rng), &Method::ALL, &[9]);
    }
    for odd in [0b111u64, 0b1011, 0b100] {
        check(&BinaryModulus::from_words(&[odd]).unwrap(), &Method::ALL, SMALL);
    }
}

#[test]
fn more_elements_than_a_slice_has_lanes() {
    for (m, k) in [(255, 82), (163, 3)] {
        check(&BinaryModulus::from_exponents(&[m, k, 0]).unwrap(), &[Method::Bitsliced], &[63, 64, 65, 511, 512, 513, 1025]);
    }
    check(&dense(201, false, &mut StdRng::seed_from_u64(4)), &[Method::Bitsliced], &[65, 512, 600]);
}

/// `words` in the middle of a vector, from word `at` of a cache line on, and where they begin there.
fn placed(words: &[u64], at: usize) -> (Vec<u64>, usize) {
    let mut room = vec![0; words.len() + 16];
    let start = room.as_ptr().align_offset(64).min(8) + at % 8;
    room[start..][..words.len()].copy_from_slice(words);
    (room, start)
}

/// A call gives the same wherever its arrays begin in a cache line.
#[test]
fn arrays_at_any_word() {
    let rng = &mut StdRng::seed_from_u64(5);
    let trinomial = |m, k| BinaryModulus::from_exponents(&[m, k, 0]).unwrap();
    for modulus in [trinomial(63, 1), trinomial(163, 3), trinomial(255, 82), dense(200, true, rng), dense(513, true, rng)] {
        let mut space = Workspace::default();
        let [a, b] = [(); 2].map(|()| elements(&modulus, 15, rng)[4..].concat());
        let all = backends().into_iter().flat_map(|backend| Method::ALL.map(|method| multiplier(&modulus, backend, method)));
        for made in all.filter_map(Result::ok) {
            let mut call = |at: [usize; 3]| {
                let ((mut out, to), (x, i), (y, j)) = (placed(&a, at[0]), placed(&a, at[1]), placed(&b, at[2]));
                let (out, x, y) = (&mut out[to..][..a.len()], &x[i..][..a.len()], &y[j..][..a.len()]);
                made.mul(out, x, y, &mut space);
                let product = out.to_vec();
                made.square(out, x, &mut space);
                (product, out.to_vec())
            };
            let want = call([0; 3]);
            for at in 1..8 {
                assert_eq!(call([at, at + 1, at + 3]), want, "result at word {at}, {}", made.description());
            }
        }
    }
}

/// A multiplier states the elements that one kernel call takes: bit slices of 64 for each lane, 512 at once on eight lanes.
#[test]
fn groups_are_those_of_the_kernels() {
    let modulus = BinaryModulus::from_exponents(&[255, 82, 0]).unwrap();
    let group = |backend, method| multiplier(&modulus, backend, method).ok().map(|m| m.group());
    for method in Method::ALL {
        let slices = method == Method::Bitsliced;
        assert_eq!(group(BinaryBackend::PORTABLE, method), Some(if slices { 128 } else { 1 }), "{method}");
        if let Some(got) = BinaryBackend::detect(BackendName::Avx512).ok().and_then(|b| group(b, method)) {
            assert!(if slices { got == 512 } else { got == 4 || got == 8 }, "{method}: {got}");
        }
        // Two lanes, or four.
        if let Some(got) = BinaryBackend::detect(BackendName::Avx2).ok().and_then(|b| group(b, method)) {
            assert!(if slices { got == 128 || got == 256 } else { got <= 4 }, "{method}: {got}");
        }
    }
}
