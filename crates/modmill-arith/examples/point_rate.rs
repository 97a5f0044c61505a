//! Cycles per lane of an affine addition with its inverse given, of a mixed addition on the twisted Edwards form, of a product and of a square in the field of
//! BLS12-377, on each vector unit: compiled, and as the unit's own code has it where there is such code: `cargo run --release -p modmill-arith --example point_rate`.
//!
//! Interleaved slices of 256 additions or 1,024 products, the shortest of each; cycles from a chain of dependent multiplications, timed likewise.

#[cfg(any(target_arch = "x86_64", target_arch = "aarch64"))]
mod rate {
    use modmill_arith::backend::IntegerBackend;
    use modmill_arith::curve::chord::{self, Chord, Chords};
    use modmill_arith::curve::edwards::{AffineNiels, Extended, MixedAdditions};
    use modmill_arith::field::LaneField;
    use modmill_arith::field::bls12_377::{EDWARDS_GENERATOR_X, EDWARDS_GENERATOR_Y, F377};
    use modmill_arith::field::montgomery::lanes::{Reduced, from_elements};
    use modmill_arith::lanes::{Independent, Kernel};
    use std::hint::black_box;
    use std::time::Instant;

    /// Values that are worked on in a pass.
    const VALUES: usize = 8;
    type Value<M> = [Reduced<F377, <M as modmill_arith::lanes::Lanes>::V>; 4];
    /// Its name, operations on a value in a pass, and a pass.
    type Slice<M> = (&'static str, usize, Box<dyn FnMut(&mut [Value<M>; VALUES])>);

    /// Sums of the value and of itself, which the formulas do not mind.
    struct Affine<'a, M: Independent, const OWN: bool>(&'a mut [Value<M>; VALUES]);
    impl<M: Chords<F377>, const OWN: bool> Kernel<M> for Affine<'_, M, OWN> {
        type Out = ();
        #[inline(always)]
        fn run(self, m: M) {
            for (step, value) in self.0.iter_mut().enumerate() {
                let [x, y, rise, mut inverse] = *value;
                let (chord, mut sum) = (Chord { x: &x, y: &y, minus: 0, rise: &rise, before: &y }, [rise, x]);
                if OWN {
                    m.add_chord(&chord, &mut inverse, &mut sum, step);
                } else {
                    (inverse, sum) = chord::add(m, &chord, &inverse, &sum[0]);
                }
                *value = [sum[0], sum[1], rise, inverse];
            }
        }
    }

    /// The value as a point on the Edwards form, and as what a mixed addition adds to it.
    #[inline(always)]
    fn mixed<M: Independent>(value: &Value<M>) -> (Extended<F377, M>, AffineNiels<F377, M>) {
        let [sum, difference, z, t] = *value;
        (Extended { sum, difference, z, t }, AffineNiels { sum, difference, t2d: t })
    }

    struct Mixed<'a, M: Independent>(&'a mut [Value<M>; VALUES]);
    impl<M: MixedAdditions<F377>> Kernel<M> for Mixed<'_, M> {
        type Out = ();
        #[inline(always)]
        fn run(self, m: M) {
            for (step, value) in self.0.iter_mut().enumerate() {
                let (mut p, q) = mixed(value);
                m.add_affine(&mut p, &q, 0, step);
                *value = [p.sum, p.difference, p.z, p.t];
            }
        }
    }

    struct CompiledMixed<'a, M: Independent>(&'a mut [Value<M>; VALUES]);
    impl<M: Independent> Kernel<M> for CompiledMixed<'_, M> {
        type Out = ();
        #[inline(always)]
        fn run(self, m: M) {
            for value in self.0 {
                let (p, q) = mixed::<M>(value);
                let p = p.add(m, &q, 0).extended(m);
                *value = [p.sum, p.difference, p.z, p.t];
            }
        }
    }

    struct Products<'a, M: Independent, const SQUARE: bool>(&'a mut [Value<M>; VALUES]);
    impl<M: Independent, const SQUARE: bool> Kernel<M> for Products<'_, M, SQUARE> {
        type Out = ();
        #[inline(always)]
        fn run(self, m: M) {
            for value in self.0 {
                let factor = value[0];
                for x in value {
                    *x = if SQUARE { F377::square(m, x) } else { F377::mul(m, x, &factor) };
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
        for backend in IntegerBackend::available() {
            if let Some(unit) = backend.unit() {
                modmill_arith::on_lanes!(unit, m => measure(backend.name(), m));
            }
        }
    }

    fn measure<M: Chords<F377> + MixedAdditions<F377> + 'static>(unit: &str, m: M) {
        let [x, y] = [EDWARDS_GENERATOR_X, EDWARDS_GENERATOR_Y].map(|a| from_elements(m, &[a; 8]));
        let mut values = [[x, y, x, y]; VALUES];
        let mut cycle_least = f64::MAX;
        let mut slices: Vec<Slice<M>> = vec![
            ("affine addition, the unit's own", 1, Box::new(move |values| m.call(Affine::<M, true>(values)))),
            ("affine addition, compiled", 1, Box::new(move |values| m.call(Affine::<M, false>(values)))),
            ("mixed addition, the unit's own", 1, Box::new(move |values| m.call(Mixed(values)))),
            ("mixed addition, compiled", 1, Box::new(move |values| m.call(CompiledMixed::<M>(values)))),
            ("product", 4, Box::new(move |values| m.call(Products::<M, false>(values)))),
            ("square", 4, Box::new(move |values| m.call(Products::<M, true>(values)))),
        ];
        let mut least = vec![f64::MAX; slices.len()];
        for _ in 0..5000 {
            cycle_least = cycle_least.min(cycle());
            for ((_, each, pass), least) in slices.iter_mut().zip(&mut least) {
                pass(&mut values);
                let start = Instant::now();
                (0..4).for_each(|_| pass(&mut values));
                *least = least.min(start.elapsed().as_secs_f64() * 1e9 / (4 * 8 * VALUES * *each) as f64);
            }
        }
        for ((name, ..), ns) in slices.iter().zip(least) {
            println!("{unit}: {name}: {:.1} cycles per lane, {ns:.2} ns", ns / cycle_least);
        }
    }
}

fn main() {
    #[cfg(any(target_arch = "x86_64", target_arch = "aarch64"))]
    rate::main();
}
