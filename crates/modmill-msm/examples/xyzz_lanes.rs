//! Nanoseconds of a mixed addition to an XYZZ point, eight side by side: `cargo run --release -p modmill-msm --example xyzz_lanes`.
//!
//! This is what the affine additions of BLS12-381 are measured against (docs/derivations/msm.md): each lane adds points of a table, in any order, to a running
//! sum, without tests for equal, opposite and neutral points, which a product would need besides. `2^k` points in the table; least of many slices.

#[cfg(any(target_arch = "x86_64", target_arch = "aarch64"))]
mod lanes {
    use modmill_arith::arch::{Avx512Ifma, Ifma};
    use modmill_arith::field::montgomery::lanes::{Reduced, from_elements, to_elements};
    use modmill_arith::field::{Field, LaneField};
    use modmill_arith::lanes::{Independent, Kernel, LANES, Lanes, Row};
    use modmill_msm::{Affine, Bls12381, CurveParameters, ROW_WORDS, RandomSource, Source, Table, Xyzz};
    use rand::rngs::ChaCha8Rng;
    use rand::{RngExt, SeedableRng};
    use std::array::from_fn;
    use std::time::{Duration, Instant};

    type F = <Bls12381 as CurveParameters>::Base;
    type Coordinate = Reduced<F, <Ifma as Lanes>::V>;
    type Words = Row<ROW_WORDS>;
    const LIMBS: usize = 8;
    const STEPS: usize = 512;
    /// Steps between the request for a point and its use.
    const AHEAD: usize = 2;

    /// X / ZZ, Y / ZZZ with ZZ^3 = ZZZ^2.
    #[derive(Clone, Copy)]
    struct Sum {
        x: Coordinate,
        y: Coordinate,
        zz: Coordinate,
        zzz: Coordinate,
    }

    impl Sum {
        /// P + Q, P - Q in the lanes of `minus`: "madd-2008-s" of the Explicit-Formulas Database with the opposites of its P, R, Y and ZZZ.
        #[inline(always)]
        fn add(&self, m: Ifma, x: &Coordinate, y: &Coordinate, minus: u8) -> Self {
            let u = F::mul_unreduced::<false>(m, x, &self.zz);
            let h = F::carry(m, &F::sub(m, &F::bias(m, &F::widen(m, &self.x)), &u));
            let s = F::mul_unreduced::<false>(m, y, &self.zzz);
            let r = F::carry(m, &F::add_or_sub(m, !minus, &F::bias(m, &F::widen(m, &self.y)), &s));
            let hh = F::square(m, &h);
            let hhh = F::mul_unreduced::<false>(m, &h, &hh);
            let v = F::mul_unreduced::<false>(m, &self.x, &hh);
            let rr = F::square_unreduced::<false>(m, &r);
            let v2 = F::add(m, &v, &v);
            let x = F::carry(m, &F::sub(m, &F::bias(m, &F::bias(m, &F::add(m, &rr, &hhh))), &v2));
            let w = F::bias(m, &F::bias(m, &F::add(m, &v2, &v)));
            let w = F::carry(m, &F::sub(m, &F::sub(m, &w, &hhh), &rr));
            let hhh = F::carry(m, &hhh);
            let y = F::sub(m, &F::mul_unreduced::<true>(m, &r, &w), &F::mul_unreduced::<false>(m, &self.y, &hhh));
            Self { x, y: F::carry(m, &y), zz: F::mul(m, &self.zz, &hh), zzz: F::mul(m, &self.zzz, &hhh) }
        }
    }

    fn half(row: &Words, k: usize) -> &[u64; LIMBS] {
        &row.0.as_chunks().0[k]
    }

    /// Adds the points of each step to the sums.
    struct Run<'a> {
        table: &'a [Words],
        steps: &'a [([u32; LANES], u8)],
        sum: Sum,
    }

    impl Kernel<Ifma> for Run<'_> {
        type Out = Sum;

        #[inline(always)]
        fn run(self, m: Ifma) -> Sum {
            let Self { table, steps, mut sum } = self;
            for (s, (rows, minus)) in steps.iter().enumerate() {
                if let Some((next, _)) = steps.get(s + AHEAD) {
                    for row in next {
                        m.prefetch_once(half(&table[*row as usize], 0));
                        m.prefetch_once(half(&table[*row as usize], 1));
                    }
                }
                let row = |l: usize, k: usize| half(&table[rows[l] as usize], k);
                let [x, y] = [0, 1].map(|k| [row(0, k), row(1, k), row(2, k), row(3, k), row(4, k), row(5, k), row(6, k), row(7, k)]);
                sum = sum.add(m, &F::gather(m, x), &F::gather(m, y), *minus);
            }
            sum
        }
    }

    pub(super) fn measure() -> Result<(), Box<dyn std::error::Error>> {
        let m: Ifma = Avx512Ifma::detect().ok_or("this processor has no AVX-512 IFMA")?.into();
        for log in [10, 12, 16, 20] {
            let points = RandomSource::<Bls12381>::new(1 << log, 1);
            let points = points.read(0..points.count())?;
            let mut table = Table::<ROW_WORDS>::zeroed(points.len())?;
            for (eight, rows) in points.chunks(LANES).zip(table.rows_mut().chunks_mut(LANES)) {
                let [x, y] = [from_fn(|l| eight[l].x), from_fn(|l| eight[l].y)].map(|a| F::scatter(m, &from_elements(m, &a)));
                for (l, row) in rows.iter_mut().enumerate() {
                    row.0[..LIMBS].copy_from_slice(x[l].as_ref());
                    row.0[LIMBS..].copy_from_slice(y[l].as_ref());
                }
            }
            let mut random = ChaCha8Rng::seed_from_u64(log);
            let one = F::splat(m, &F::ONE);
            let [x, y] = [Bls12381::GENERATOR.x, Bls12381::GENERATOR.y].map(|a| from_elements(m, &[a; LANES]));
            let start = Sum { x, y, zz: one, zzz: one };
            let mut best = Duration::MAX;
            for slice in 0..4000 {
                let steps: Vec<_> =
                    (0..STEPS).map(|_| (from_fn(|_| random.random_range(0..points.len() as u32)), random.random())).collect();
                let begin = Instant::now();
                let sum = m.call(Run { table: table.rows(), steps: &steps, sum: start });
                best = best.min(begin.elapsed());
                if slice == 0 {
                    check(m, &points, &steps, &sum)?;
                }
            }
            println!("2^{log} points: {:.2} ns an addition", best.as_secs_f64() * 1e9 / (STEPS * LANES) as f64);
        }
        Ok(())
    }

    fn check(m: Ifma, points: &[Affine<Bls12381>], steps: &[([u32; LANES], u8)], sum: &Sum) -> Result<(), Box<dyn std::error::Error>> {
        let [x, y, zz, zzz] = [sum.x, sum.y, sum.zz, sum.zzz].map(|a| to_elements(m, &a));
        for l in 0..LANES {
            let term = |(rows, minus): &([u32; LANES], u8)| {
                let point = points[rows[l] as usize];
                if minus >> l & 1 == 1 { point.neg() } else { point }
            };
            let start = Xyzz::from(Bls12381::GENERATOR);
            let expected = steps.iter().map(term).fold(start, |sum, p| sum.add_affine(&p)).to_affine();
            let got = Affine { x: x[l].mul(&zz[l].invert()), y: y[l].mul(&zzz[l].invert()) };
            (got == expected).then_some(()).ok_or("a sum is wrong")?;
        }
        Ok(())
    }
}

#[cfg(any(target_arch = "x86_64", target_arch = "aarch64"))]
fn main() -> Result<(), Box<dyn std::error::Error>> {
    lanes::measure()
}

#[cfg(not(any(target_arch = "x86_64", target_arch = "aarch64")))]
fn main() {
    println!("for x86-64 only");
}
