//! Nanoseconds of a product and of a square in arrays, and of products one at a time, by each method:
//! `rate METHODS [DEGREES [sparse|dense [BACKEND [BYTES]]]]`, the first two separated by commas, `all` for all. Least of many
//! short samples over arrays of BYTES each, which stay in the second-level cache unless told otherwise. Arrays of 16 MiB and more are read from
//! memory, and results go there past the caches, as `Multiplier::checking` has it.

use modmill_binary::{BinaryBackend, BinaryModulus, Far, Method, Workspace, multiplier};
use std::time::Instant;

const THESIS: [(usize, usize); 6] = [(255, 82), (511, 216), (1014, 385), (2044, 45), (4074, 595), (8145, 728)];

/// Bytes of one array, unless told otherwise.
const ARRAY: usize = 1 << 18;

/// Bytes from which an array counts as larger than the caches.
const FAR: usize = 16 << 20;

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let word = |i: usize| arguments.get(i).map_or("all", String::as_str);
    let methods: Vec<Method> = match word(0) {
        "all" => Method::ALL.to_vec(),
        names => names.split(',').map(|n| n.parse().expect("a method")).collect(),
    };
    let degrees: Vec<usize> = match word(1) {
        "all" => THESIS.map(|(m, _)| m).to_vec(),
        names => names.split(',').map(|n| n.parse().expect("a degree")).collect(),
    };
    let bytes = arguments.get(4).map_or(ARRAY, |n| n.parse().expect("a byte count"));
    for m in degrees {
        let modulus = if word(2) == "dense" {
            let terms: Vec<usize> = (1..m).filter(|i| (i * i) % 7 < 3).chain([0, m]).collect();
            BinaryModulus::from_exponents(&terms)
        } else {
            let k = THESIS.iter().find(|t| t.0 == m).map_or(1, |t| t.1);
            BinaryModulus::from_exponents(&[m, k, 0])
        }
        .expect("a degree that is supported");
        let words = modulus.words();
        let count = (bytes / 8 / words).max(8);
        let mut state = 1u64;
        let mut random = || {
            let mut a: Vec<u64> =
                (0..count * words).map(|_| (state, state = state.wrapping_mul(0xd134_2543_de82_ef95) ^ state >> 29).0).collect();
            a.iter_mut().skip(words - 1).step_by(words).for_each(|w| *w &= modulus.top_mask());
            a
        };
        let (a, b) = (random(), random());
        let mut out = vec![0; count * words];
        let mut space = Workspace::default();
        for backend in BinaryBackend::available().into_iter().filter(|b| word(3) == "all" || b.name() == word(3)) {
            for &method in &methods {
                let Ok(made) = multiplier(&modulus, backend, method) else { continue };
                let mut least = |work: &mut dyn FnMut(&mut [u64], &mut Workspace)| {
                    let (mut best, start) = (f64::MAX, Instant::now());
                    while start.elapsed().as_secs_f64() < 0.2 || best == f64::MAX {
                        let t = Instant::now();
                        work(&mut out, &mut space);
                        best = best.min(t.elapsed().as_secs_f64());
                    }
                    best * 1e9 / count as f64
                };
                let far = Far { operands: bytes >= FAR, result: bytes >= FAR };
                let product = least(&mut |out, space| {
                    if made.checking(out, &a, Some(&b), far, space).is_none() {
                        made.mul(out, &a, &b, space);
                    }
                });
                let square = least(&mut |out, space| {
                    if made.checking(out, &a, None, far, space).is_none() {
                        made.square(out, &a, space);
                    }
                });
                let single = least(&mut |out, space| {
                    for (out, (a, b)) in out.chunks_exact_mut(words).zip(a.chunks_exact(words).zip(b.chunks_exact(words))) {
                        made.mul(out, a, b, space);
                    }
                });
                println!(
                    "{m:5} {backend:8} {method:10} product {product:10.2} square {square:10.2} single {single:10.2} ns  {}",
                    made.description()
                );
            }
        }
    }
}
