//! The cost of a field's operations in ns for each element: `field_rate [BACKEND [METHOD]]`. Least of many short samples.

use modmill_gf2::{BinaryModulus, Field, Natural, NoProgress, Options, Poly, is_irreducible, smallest_irreducible};
use std::hint::black_box;
use std::time::Instant;

const THESIS: [(usize, usize); 6] = [(255, 82), (511, 216), (1014, 385), (2044, 45), (4074, 595), (8145, 728)];

/// Seconds that each operation is repeated for.
const SECONDS: f64 = 0.15;

fn least(count: usize, mut work: impl FnMut()) -> f64 {
    let (mut best, begin) = (f64::MAX, Instant::now());
    while begin.elapsed().as_secs_f64() < SECONDS {
        let start = Instant::now();
        work();
        best = best.min(start.elapsed().as_secs_f64());
    }
    best * 1e9 / count as f64
}

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut arguments = std::env::args().skip(1);
    let backend = arguments.next().as_deref().unwrap_or("auto").parse()?;
    let method = arguments.next().as_deref().unwrap_or("auto").parse()?;
    let options = Options { backend, method, ..Options::default() };
    for dense in [false, true] {
        for (m, k) in THESIS {
            let mut terms = vec![m, k, 0];
            if dense {
                // Not irreducible in general, which the time of an operation does not show.
                terms.extend((1..m - 1).filter(|i| (i * i) % 7 < 3));
            }
            let n = BinaryModulus::from_exponents(&terms)?;
            let f = Field::new(&n, &Options { ring: dense, ..options })?;
            let s = f.words();
            let count = (1 << 15) / s;
            let mut a: Vec<u64> = (1..=(count * s) as u64).map(|i| i.wrapping_mul(0x9e37_79b9_7f4a_7c15)).collect();
            a.chunks_exact_mut(s).for_each(|e| e[s - 1] &= n.top_mask());
            let b: Vec<u64> = a.chunks_exact(s).rev().flatten().copied().collect();
            let mut out = vec![0; a.len()];
            let e = Natural::from(0xffff_ffff_ffff_ffffu64);
            println!("{m} {}: {}", if dense { "dense" } else { "sparse" }, f.why());
            // A single product's result lies apart from its operands modulo a page, or loads would wait for the last store.
            let times = [
                ("mul", least(count, || f.mul_into(&mut out, &a, black_box(&b)).unwrap_or(()))),
                ("by one", least(count, || f.mul_into(&mut out, &a, black_box(&b[..s])).unwrap_or(()))),
                ("single", least(16, || (0..16).for_each(|_| f.mul_into(&mut out[s..2 * s], &a[..s], black_box(&b[..s])).unwrap_or(())))),
                ("square", least(count, || f.square_into(&mut out, black_box(&a)).unwrap_or(()))),
                ("dot", least(count, || drop(black_box(f.dot(&a, &b))))),
                ("pow 2^64-1", least(count.min(64), || drop(black_box(f.pow(&a[..count.min(64) * s], &e))))),
                ("inv", least(count, || drop(black_box(f.inv(&a))))),
                ("inv of one", least(1, || drop(black_box(f.inv(&a[..s]))))),
                ("trace", least(count, || drop(black_box(f.trace(&a))))),
                ("irreducible", least(1, || drop(black_box(is_irreducible(&Poly::from(&n), &mut NoProgress))))),
            ];
            println!("    {}", times.map(|(name, ns)| format!("{name} {ns:.1}")).join(", "));
        }
    }
    for m in [255usize, 256, 1024, 4096, 8192] {
        let begin = Instant::now();
        let found = smallest_irreducible(m, &mut NoProgress)?;
        println!("smallest of degree {m}: {:?} in {:.3} s", found.terms(), begin.elapsed().as_secs_f64());
    }
    Ok(())
}
