//! The processor's floating-point mode: no kernel depends on the caller's, and every kernel restores it, a carry that ripples included.

use super::on_emitted;
use crate::fold::special::REDUCED_TOP;
use crate::fold::table::limbs;
use crate::fold::{FoldTable, SHAPES, Shape, SpecialTable};
use crate::kernels::{FoldKernels, SpecialKernels, samples};
use crate::lanes::{LANES, LIMB_MASK};
use crate::rings::FoldRing;
use crate::rings::arithmetic::Arithmetic;
use crate::{Modulus, Natural};
use rand::{SeedableRng, rngs::StdRng};
use std::arch::asm;

/// FPCR: to nearest; upward, downward, toward zero; subnormal numbers flushed to zero; one NaN for all.
#[cfg(target_arch = "aarch64")]
const MODES: [u32; 6] = [0, 1 << 22, 2 << 22, 3 << 22, 1 << 24, 1 << 25];

/// MXCSR with all exceptions masked: to nearest; downward, upward, toward zero; subnormal results, or operands, taken as zero.
#[cfg(target_arch = "x86_64")]
const MODES: [u32; 6] = [0x1f80, 0x3f80, 0x5f80, 0x7f80, 0x9f80, 0x1fc0];

/// The bits of the mode, apart from those by which MXCSR reports exceptions.
const MODE: u32 = if cfg!(target_arch = "x86_64") { !0x3f } else { !0 };

fn mode() -> u32 {
    #[cfg(target_arch = "aarch64")]
    // SAFETY: reads a register that every such processor has.
    unsafe {
        let mode: u64;
        asm!("mrs {}, fpcr", out(reg) mode, options(nomem, nostack, preserves_flags));
        mode as u32
    }
    #[cfg(target_arch = "x86_64")]
    // SAFETY: stores a register that every such processor has.
    unsafe {
        let mut mode = 0u32;
        asm!("stmxcsr [{}]", in(reg) &raw mut mode, options(nostack, preserves_flags));
        mode & MODE
    }
}

/// # Safety
/// Code that runs until the mode is set back computes with doubles in emitted kernels only, or exactly.
unsafe fn set_mode(mode: u32) {
    #[cfg(target_arch = "aarch64")]
    // SAFETY: the caller answers for it.
    unsafe {
        asm!("msr fpcr, {}", in(reg) u64::from(mode), options(nostack, preserves_flags));
    }
    #[cfg(target_arch = "x86_64")]
    // SAFETY: the caller answers for it.
    unsafe {
        asm!("ldmxcsr [{}]", in(reg) &raw const mode, options(nostack, preserves_flags));
    }
}

/// `run` gives the same in every mode, which afterwards is what it was.
fn in_every_mode<T: PartialEq + std::fmt::Debug>(run: impl Fn() -> T) -> T {
    let (usual, want) = (mode(), run());
    for asked in MODES {
        // SAFETY: `run` calls kernels, and computes with integers otherwise.
        let (got, left) = unsafe {
            set_mode(asked);
            let found = (run(), mode());
            set_mode(usual);
            found
        };
        assert_eq!(left, asked & MODE, "the mode after a call in mode {asked:#x}");
        assert!(got == want, "mode {asked:#x}: {got:x?}, not {want:x?}");
    }
    want
}

/// 2^(52 k) - 1, whose square has all-ones limbs, for the first k with which a carry ripples.
fn rippling<K: FoldKernels>(token: K, shape: &Shape, table: &K::Table) -> Vec<u64> {
    let mut x = vec![0; LANES * shape.vectors()];
    for k in 0..shape.limbs {
        x[k] = LIMB_MASK;
        if !FoldKernels::square(token, table, &mut x.clone(), 1) {
            return x;
        }
    }
    panic!("{} bits: no operand made a carry ripple", shape.bits);
}

#[test]
fn kernels_of_rings_keep_the_mode() {
    on_emitted!("kernels_of_rings_keep_the_mode", token => rings_keep_the_mode(token));
}

fn rings_keep_the_mode<K: FoldKernels>(token: K) {
    let mut rng = StdRng::seed_from_u64(754);
    for shape in &SHAPES {
        let n = (Natural::from(1u8) << shape.bits) - 105u8;
        let table = FoldTable::new(shape, &n).into();
        let ring = FoldRing::new(token, &Modulus::new(n).unwrap()).unwrap();
        let (any, ripples) = (samples::operand(&mut rng, shape, 3), rippling(token, shape, &table));
        for x in [&any, &ripples] {
            let (squared, ..) = in_every_mode(|| {
                let (mut square, mut product, mut repeated) = (x.clone(), x.clone(), x.clone());
                let whole = [FoldKernels::square(token, &table, &mut square, 2), FoldKernels::multiply(token, &table, &mut product, &any)];
                // Where a carry has rippled, the ring computes again in integers.
                ring.square_n(&mut repeated, 2);
                (whole[0], whole[1], square, product, repeated)
            });
            assert!(squared || x == &ripples, "{} bits", shape.bits);
        }
    }
}

#[test]
fn kernels_of_special_moduli_keep_the_mode() {
    on_emitted!("kernels_of_special_moduli_keep_the_mode", token => special_moduli_keep_the_mode(token));
}

fn special_moduli_keep_the_mode<K: SpecialKernels>(token: K) {
    let mut rng = StdRng::seed_from_u64(755);
    let n = samples::p1506();
    let table = K::Table::from(SpecialTable::new(&n).expect("of the form"));
    for round in 0..4 {
        let (x, y) = (samples::special_operand(&mut rng, round, REDUCED_TOP), samples::special_operand(&mut rng, 3, REDUCED_TOP));
        let point = [1500, 1490].map(|bits| limbs(&Natural::random(bits, &mut rng), x.len())).concat();
        let alphas = [(); 2].map(|()| limbs(&(Natural::random(1505, &mut rng) % &n), x.len())).concat();
        in_every_mode(|| {
            let (mut square, mut product, mut walked) = (x.clone(), x.clone(), point.clone());
            let whole = [
                SpecialKernels::square(token, &table, &mut square, 2),
                SpecialKernels::multiply(token, &table, &mut product, &y),
                token.steps(&table, &mut walked, &alphas),
            ];
            (whole, square, product, walked)
        });
    }
}
