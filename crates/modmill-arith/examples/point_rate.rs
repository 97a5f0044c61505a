//! Cycles per lane of the mixed addition on BLS12-377's twisted Edwards form, emitted and compiled, and of a product and a square, on each vector unit:
//! `cargo run --release -p modmill-arith --example point_rate`.
//!
//! Interleaved slices of 256 additions or 1,024 products, the shortest of each; cycles from a chain of dependent multiplications, timed likewise.

#[cfg(target_arch = "x86_64")]
mod rate {
    use modmill_arith::arch::{Avx2, Avx2Fma, Avx512Ifma, Ifma};
    use modmill_arith::curve::edwards::{AffineNiels, Extended, MixedAdditions};
    use modmill_arith::field::montgomery::lanes::from_elements;
    use modmill_arith::field::{LaneField, bls12_377::*};
    use modmill_arith::lanes::{Independent, Kernel};
    use std::hint::black_box;
    use std::time::Instant;

    type Pair<M> = (Extended<F377, M>, AffineNiels<F377, M>);
    /// Its name, operations on a pair in a pass, and a pass.
    type Slice<'a, M> = (&'static str, usize, &'a mut dyn FnMut(&mut [Pair<M>]));

    struct Additions<'a, M: Independent>(&'a mut [Pair<M>]);
    impl<M: Independent> Kernel<M> for Additions<'_, M> {
        type Out = ();
        #[inline(always)]
        fn run(self, m: M) {
            for (p, q) in self.0 {
                *p = p.add(m, q, 0).extended(m);
            }
        }
    }

    struct Own<'a, M: Independent>(&'a mut [Pair<M>]);
    impl<M: MixedAdditions<F377>> Kernel<M> for Own<'_, M> {
        type Out = ();
        #[inline(always)]
        fn run(self, m: M) {
            for (step, (p, q)) in self.0.iter_mut().enumerate() {
                m.add_affine(p, q, 0, step);
            }
        }
    }

    struct Products<'a, M: Independent, const SQUARE: bool>(&'a mut [Pair<M>]);
    impl<M: Independent, const SQUARE: bool> Kernel<M> for Products<'_, M, SQUARE> {
        type Out = ();
        #[inline(always)]
        fn run(self, m: M) {
            for (p, q) in self.0 {
                for x in [&mut p.sum, &mut p.difference, &mut p.z, &mut p.t] {
                    *x = if SQUARE { F377::square(m, x) } else { F377::mul(m, x, &q.sum) };
                }
            }
        }
    }

    /// Nanoseconds of one core cycle.
    fn cycle() -> f64 {
        let mut x = black_box(3u64);
        let start = Instant::now();
        for _ in 0..4000 {
            x = x.wrapping_mul(x);
        }
        black_box(x);
        start.elapsed().as_secs_f64() * 1e9 / 12000.0
    }

    pub(crate) fn main() {
        match Avx512Ifma::detect() {
            Some(token) => measure("avx512", Ifma::from(token)),
            None => println!("this processor has no AVX-512 IFMA"),
        }
        match Avx2Fma::detect() {
            Some(token) => measure("avx2", Avx2::from(token)),
            None => println!("this processor has no AVX2 with FMA"),
        }
    }

    fn measure<M: MixedAdditions<F377>>(unit: &str, m: M) {
        let [x, y] = [EDWARDS_GENERATOR_X, EDWARDS_GENERATOR_Y].map(|a| from_elements(m, &[a; 8]));
        let d2 = from_elements(m, &[EDWARDS_D.add(&EDWARDS_D); 8]);
        let p = Extended::<F377, _>::from_affine(m, &x, &y);
        let mut pairs = [(p, p.affine_niels(m, &d2)); 8];
        let mut cycle_least = f64::MAX;
        let mut slices: [Slice<'_, M>; 4] = [
            ("mixed addition, the unit's own", 1, &mut |pairs| m.call(Own(pairs))),
            ("mixed addition, compiled", 1, &mut |pairs| m.call(Additions(pairs))),
            ("product", 4, &mut |pairs| m.call(Products::<M, false>(pairs))),
            ("square", 4, &mut |pairs| m.call(Products::<M, true>(pairs))),
        ];
        let mut least = [f64::MAX; 4];
        for _ in 0..5000 {
            cycle_least = cycle_least.min(cycle());
            for ((_, each, pass), least) in slices.iter_mut().zip(&mut least) {
                pass(&mut pairs);
                let start = Instant::now();
                (0..4).for_each(|_| pass(&mut pairs));
                *least = least.min(start.elapsed().as_secs_f64() * 1e9 / (4 * 64 * *each) as f64);
            }
        }
        for ((name, ..), ns) in slices.iter().zip(least) {
            println!("{unit}: {name}: {:.1} cycles per lane, {ns:.2} ns", ns / cycle_least);
        }
    }
}

fn main() {
    #[cfg(target_arch = "x86_64")]
    rate::main();
}
