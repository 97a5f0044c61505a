//! The cost of the border: functions of an installed libmodmill beside those of the Rust crates, in one thread and interleaved rounds. `./dev bench border` builds
//! and runs it; it takes the path of the shared library.
#![allow(unsafe_code, reason = "functions of C")]

use ::modmill_sigverify::{Rule, Verdict, Verifier};
use libloading::Library;
use modmill::control::modmill_control;
use modmill::msm::product::modmill_msm_options;
use modmill::msm::{modmill_msm_bases, modmill_msm_prepare_options};
use modmill::sigverify::{modmill_sigverify, modmill_verdict};
use modmill::status::modmill_status;
use modmill_arith::BackendChoice;
use modmill_msm::{Bases, Bls12381, Options, PrepareOptions, RandomSource, Scalar, random_scalars};
use modmill_runtime::progress::NoProgress;
use std::error::Error;
use std::ffi::{c_char, c_void};
use std::ptr::{null, null_mut};
use std::time::{Duration, Instant};

/// RFC 8032, 7.1, test 2.
const MESSAGE: &[u8] = &[0x72];
const KEY: &str = "3d4017c3e843895a92b70aa74d1b7ebc9c982ccf2ec4968cc0cd55f12af4660c";
const SIGNATURE: &str =
    "92a009a9f0d4cab8720e820b5f642540a2b27b5416503f8fb3762223ebdb69da085ac1e43e15996e458f3613d0f11d8c387b2eaeb4302aeeb00d291612bb0c00";
const BUDGET: Duration = Duration::from_secs(20);
const FEWEST: usize = 20;

type New = unsafe extern "C" fn(*const c_char, *const c_char, usize, *mut *mut modmill_sigverify) -> modmill_status;
type One = unsafe extern "C" fn(*const modmill_sigverify, *const u8, usize, *const u8, *const u8, *mut modmill_verdict) -> modmill_status;
type Random = unsafe extern "C" fn(
    *const c_char,
    usize,
    u64,
    *const modmill_msm_prepare_options,
    *const modmill_control,
    *mut *mut modmill_msm_bases,
) -> modmill_status;
type Product = unsafe extern "C" fn(
    *const modmill_msm_bases,
    *const c_void,
    usize,
    *const modmill_msm_options,
    *const modmill_control,
    *mut c_void,
) -> modmill_status;

fn main() -> Result<(), Box<dyn Error>> {
    let path = std::env::args_os().nth(1).ok_or("give the path of libmodmill.so")?;
    // SAFETY: its initialisers are those of Rust's standard library, which may run at any time.
    let library = unsafe { Library::new(path) }?;
    signatures(&library)?;
    [10, 12, 14].into_iter().try_for_each(|exponent| products(&library, 1 << exponent))
}

fn signatures(library: &Library) -> Result<(), Box<dyn Error>> {
    let (key, signature) = (bytes::<32>(KEY)?, bytes::<64>(SIGNATURE)?);
    // SAFETY: the types are those of the exported functions, which the header states.
    let (new, one) = unsafe { (*library.get::<New>(b"modmill_sigverify_new")?, *library.get::<One>(b"modmill_sigverify_one")?) };
    let verifier = Verifier::new(Rule::Strict, BackendChoice::Auto)?;
    let mut handle = null_mut();
    // SAFETY: a place for the handle, and defaults.
    succeeded(unsafe { new(null(), null(), 1, &mut handle) })?;
    let rust = || assert_eq!(verifier.verify(MESSAGE, &signature, &key), Verdict::Accepted);
    // SAFETY: the handle, and arrays of the lengths that the function takes.
    let call = || unsafe {
        assert_eq!(one(handle, MESSAGE.as_ptr(), MESSAGE.len(), signature.as_ptr(), key.as_ptr(), null_mut()), modmill_status::MODMILL_OK);
    };
    compare("one signature", 200, &mut [&mut { rust }, &mut { call }]);
    Ok(())
}

fn products(library: &Library, count: usize) -> Result<(), Box<dyn Error>> {
    // SAFETY: as above.
    let (random, product) = unsafe { (*library.get::<Random>(b"modmill_msm_random")?, *library.get::<Product>(b"modmill_msm_product")?) };
    let bases = Bases::<Bls12381>::prepare_from(&RandomSource::new(count, 1), &PrepareOptions::default(), &mut NoProgress)?;
    let scalars: Vec<Scalar> = random_scalars::<Bls12381>(count, 1, 0);
    let options = Options { window: None, threads: 1 };
    let mut handle = null_mut();
    // SAFETY: a place for the handle, and defaults.
    succeeded(unsafe { random(c"bls12-381".as_ptr(), count, 1, null(), null(), &mut handle) })?;
    let given = modmill_msm_options { scalars: null(), plain_sums: false, window: 0, threads: 1, reserved: [0; 4] };
    let wanted = bases.product(&scalars, &options, &mut NoProgress)?;
    let rust = || assert_eq!(bases.product(&scalars, &options, &mut NoProgress).ok(), Some(wanted));
    let words = [wanted.x.to_montgomery(), wanted.y.to_montgomery()];
    let call = || {
        let mut sum = [[0u64; 6]; 2];
        // SAFETY: the handle, as many scalars as points, and a place for the sum.
        let status = unsafe { product(handle, scalars.as_ptr().cast(), count, &given, null(), sum.as_mut_ptr().cast()) };
        assert_eq!((status, sum), (modmill_status::MODMILL_OK, words));
    };
    compare(&format!("product of {count} points"), 1, &mut [&mut { rust }, &mut { call }]);
    Ok(())
}

/// Times Rust and C in turn, `count` operations each, and prints the medians of both and of the ratios within a round.
fn compare(what: &str, count: u32, ways: &mut [&mut dyn FnMut(); 2]) {
    let (mut rounds, begin) = (Vec::new(), Instant::now());
    while rounds.len() < FEWEST || begin.elapsed() < BUDGET {
        let mut us = [0.0; 2];
        // Each way is first in every other round.
        for way in [rounds.len() % 2, 1 - rounds.len() % 2] {
            let watch = Instant::now(); // a product may run on threads of its own, which processor time would miss
            (0..count).for_each(|_| ways[way]());
            us[way] = watch.elapsed().as_secs_f64() * 1e6 / f64::from(count);
        }
        rounds.push(us);
    }
    let median = |value: fn(&[f64; 2]) -> f64| {
        let mut values: Vec<f64> = rounds.iter().map(value).collect();
        values.sort_by(f64::total_cmp);
        values[values.len() / 2]
    };
    let (rust, c, ratio) = (median(|us| us[0]), median(|us| us[1]), median(|us| us[1] / us[0]));
    println!("{what}: Rust {rust:.2} us, C {c:.2} us, {:+.2} % (medians of {} rounds)", 100.0 * (ratio - 1.0), rounds.len());
}

fn succeeded(status: modmill_status) -> Result<(), String> {
    match status {
        modmill_status::MODMILL_OK => Ok(()),
        other => Err(format!("{other:?}")),
    }
}

fn bytes<const N: usize>(digits: &str) -> Result<[u8; N], Box<dyn Error>> {
    let found = (0..N).map(|i| u8::from_str_radix(&digits[2 * i..2 * i + 2], 16)).collect::<Result<Vec<u8>, _>>()?;
    Ok(found.try_into().map_err(|_| "the number of digits")?)
}
