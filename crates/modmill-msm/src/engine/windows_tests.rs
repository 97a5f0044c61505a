//! The digits of a scalar are worth the scalar, for every width of windows and every number of multiples.

use super::Engine;
use super::cost::choose;
use super::pairs::Pairs;
use super::windows::{Digit, MAX_WIDTH, MIN_WIDTH, Recoded, Scalars, Windows};
use super::words::WordAdder;
use crate::{Bls12377, Bls12381, Scalar, random_scalars};
use modmill_arith::curve::weierstrass::CurveParameters;

/// A signed number: words, of which all but the highest are from 0 to 2^64 - 1 once carried.
type Number = [i128; 5];

fn carried(mut n: Number) -> Number {
    for i in 0..4 {
        n[i + 1] += n[i] >> 64;
        n[i] &= i128::from(u64::MAX);
    }
    n
}

fn number(words: &[u64; 4]) -> Number {
    let [a, b, c, d] = words.map(i128::from);
    [a, b, c, d, 0]
}

fn less(a: &Number, b: &Number) -> Number {
    carried(std::array::from_fn(|i| a[i] - b[i]))
}

fn is_negative(n: &Number) -> bool {
    n[4] < 0
}

/// The number that the digits of a scalar represent.
fn worth(windows: &Windows, scalar: &Scalar) -> Number {
    let mut recoded = Recoded::new();
    windows.recode(&[*scalar], &mut recoded);
    let mut sum = [0; 5];
    for set in &windows.sets {
        for window in windows.of_set(*set) {
            let mut digit = [Digit::default()];
            window.digits(&recoded, &mut digit);
            let [digit] = digit;
            assert!(digit.absolute() <= set.buckets(), "{window:?} of {set:?}: {}", digit.absolute());
            let value = (digit.absolute() as i128) << (window.offset % 64);
            sum[window.offset as usize / 64] += if digit.minus() { -value } else { value };
        }
    }
    carried(sum)
}

/// 0, 1, r and its neighbours, half of r and its neighbours, 2^256 - 1, and the bits next to the borders of windows, alone and with all below.
fn scalars<C: CurveParameters>(windows: &Windows) -> Vec<Scalar> {
    let near = |words: &[u64; 4]| {
        [-1, 0, 1].map(|by| {
            carried({
                let mut n = number(words);
                n[0] += by;
                n
            })
        })
    };
    let half = std::array::from_fn(|i| C::ORDER[i] >> 1 | C::ORDER.get(i + 1).map_or(0, |word| word << 63));
    let mut all = vec![Scalar::from(0), Scalar([u64::MAX; 4]), Scalar([0, 0, 0, 1 << 63])];
    all.extend(random_scalars::<C>(4, 20, 0));
    let mut numbers = [near(&C::ORDER), near(&half), near(&[1, 0, 0, 0])].concat();
    for window in windows.sets.iter().flat_map(|set| windows.of_set(*set)) {
        for bit in [window.offset, window.offset + window.width - 1].into_iter().filter(|bit| *bit < 256) {
            let mut power = [0; 4];
            power[bit as usize / 64] = 1 << (bit % 64);
            numbers.extend(near(&power));
        }
    }
    all.extend(numbers.iter().map(|n| Scalar(std::array::from_fn(|i| n[i] as u64))));
    all
}

fn digits_are_worth_the_scalar<C: CurveParameters>() {
    let order = number(&C::ORDER);
    for symmetric in [false, true] {
        for multiples in (1..=64usize).chain([65, 86, 128, 129, 255, 256, 300]) {
            for width in (MIN_WIDTH..=MAX_WIDTH).map(Some).chain([None]) {
                let stride = 256u32.div_ceil(multiples as u32);
                let what = format!("{}: {multiples} multiples, width {width:?}, symmetric {symmetric}", C::NAME);
                let windows = choose(Pairs::<WordAdder<C>>::PRICES, Scalars { order: C::ORDER, symmetric }, 1000, stride, multiples, width);
                let windows = windows.unwrap_or_else(|| panic!("{what}"));
                for scalar in scalars::<C>(&windows) {
                    let mut want = number(&scalar.0);
                    while !is_negative(&less(&want, &order)) {
                        want = less(&want, &order);
                    }
                    let other = less(&want, &order);
                    if symmetric && is_negative(&less(&less(&[0; 5], &other), &want)) {
                        want = other;
                    }
                    assert_eq!(worth(&windows, &scalar), want, "{what}, scalar {scalar:x?}");
                }
            }
        }
    }
}

#[test]
fn of_bls12_377() {
    digits_are_worth_the_scalar::<Bls12377>();
}

#[test]
fn of_bls12_381() {
    digits_are_worth_the_scalar::<Bls12381>();
}
