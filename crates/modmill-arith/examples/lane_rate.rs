//! Cycles per lane of products and squares modulo 2^255 - 19 on each vector unit: `cargo run --release -p modmill-arith --example lane_rate`.
//!
//! Interleaved slices of 256 operations, the shortest of each; cycles from a chain of dependent multiplications, timed likewise.

#[cfg(any(target_arch = "x86_64", target_arch = "aarch64"))]
mod rate {
    use modmill_arith::backend::IntegerBackend;
    use modmill_arith::curve::edwards::Projective;
    use modmill_arith::field::f25519::{F25519 as F, lanes::Reduced};
    use modmill_arith::field::{Field, LaneField};
    use modmill_arith::lanes::{Independent, Kernel};
    use std::hint::black_box;
    use std::time::Instant;

    /// Sixteen passes over four elements: products, squares, or doublings of the first three as a point.
    struct Pass<'a, V, const KIND: usize>(&'a mut [Reduced<V>; 4]);
    impl<M: Independent, const KIND: usize> Kernel<M> for Pass<'_, M::V, KIND> {
        type Out = ();
        #[inline(always)]
        fn run(self, m: M) {
            let b = F::splat(m, &F::REDUCED_MAX);
            for _ in 0..16 {
                match KIND {
                    0 => self.0.iter_mut().for_each(|x| *x = F::mul(m, x, &b)),
                    1 => self.0.iter_mut().for_each(|x| *x = F::square(m, x)),
                    2 => self.0[0] = F::square(m, &self.0[0]),
                    _ => {
                        let [x, y, z, _] = *self.0;
                        let p = Projective::<F, M> { x, y, z }.double(m).projective(m);
                        (self.0[0], self.0[1], self.0[2]) = (p.x, p.y, p.z);
                    }
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

    fn measure<M: Independent>(name: &str, m: M) {
        let mut a = [F::splat(m, &F::REDUCED_MAX); 4];
        let (mut least, mut cycle_least) = ([f64::MAX; 4], f64::MAX);
        for _ in 0..5_000 {
            cycle_least = cycle_least.min(cycle());
            for (kind, least) in least.iter_mut().enumerate() {
                let start = Instant::now();
                for _ in 0..4 {
                    match kind {
                        0 => m.call(Pass::<_, 0>(&mut a)),
                        1 => m.call(Pass::<_, 1>(&mut a)),
                        2 => m.call(Pass::<_, 2>(&mut a)),
                        _ => m.call(Pass::<_, 3>(&mut a)),
                    }
                }
                *least = least.min(start.elapsed().as_secs_f64() * 1e9);
            }
        }
        let cycles = |k: usize, operations: usize| least[k] / cycle_least / (64 * operations) as f64;
        println!(
            "{name}: product {:.1}, square {:.1}, doubling {:.1} cycles per lane; one square alone {:.0} cycles",
            cycles(0, 32),
            cycles(1, 32),
            cycles(3, 8),
            cycles(2, 1)
        );
    }

    pub(crate) fn main() {
        for backend in IntegerBackend::available() {
            if let Some(unit) = backend.unit() {
                modmill_arith::on_lanes!(unit, m => measure(backend.name(), m));
            }
        }
    }
}

#[cfg(any(target_arch = "x86_64", target_arch = "aarch64"))]
fn main() {
    rate::main();
}

#[cfg(not(any(target_arch = "x86_64", target_arch = "aarch64")))]
fn main() {
    println!("no vector unit of this processor family");
}
