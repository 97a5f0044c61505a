//! Cases at the limits of every check.

use crate::Case;
use crate::integers::{BASE, EIGHTH, L, Point, challenge, to_bytes};
use crate::small_order::all_encodings;
use num_bigint::BigUint;

/// A multiple of the base point with a multiple of the point of order 8 added.
#[derive(Debug, Clone)]
pub(crate) struct Mixed {
    pub(crate) log: BigUint,
    pub(crate) encoding: [u8; 32],
}

impl Mixed {
    pub(crate) fn new(log: &BigUint, eighths: u8) -> Self {
        let point = BASE.times(log).plus(&EIGHTH.times(&BigUint::from(eighths)));
        Self { log: log.clone(), encoding: point.encode() }
    }
}

/// S = r + h a, so that [S]B - R - [h]A is of small order, and neutral where neither has a part of small order.
pub(crate) fn sign(what: impl Into<String>, message: &[u8], a: &Mixed, r: &Mixed) -> Case {
    let s = (&r.log + challenge(&r.encoding, &a.encoding, message) * &a.log) % &*L;
    Case::new(what, message, r.encoding, to_bytes(&s), a.encoding)
}

/// Secret number k of the tests.
pub(crate) fn secret(k: u32) -> BigUint {
    BigUint::from(k + 2).modpow(&BigUint::from(1_000_003u32), &L)
}

fn good() -> (Mixed, Mixed, Case) {
    let (a, r) = (Mixed::new(&secret(0), 0), Mixed::new(&secret(1), 0));
    let case = sign("valid", b"a message of forty bytes, to be corrupted", &a, &r);
    (a, r, case)
}

/// S at every limit: with a valid signature as S + kL, and with the neutral key and R = [S]B, where the equation holds for
/// whatever S is.
pub(crate) fn scalars() -> Vec<Case> {
    let (_, _, valid) = good();
    let s = BigUint::from_bytes_le(&valid.s());
    let mut out = vec![valid.clone()];
    for k in 1u8..16 {
        let more = &s + BigUint::from(k) * &*L;
        if more.bits() <= 256 {
            out.push(Case::new(format!("S + {k} L"), &valid.message, valid.r(), to_bytes(&more), valid.key));
        }
    }
    let neutral = Point::decode(&to_bytes(&BigUint::from(1u8))).expect("the neutral element").encode();
    let one = BigUint::from(1u8);
    let mut limits = vec![BigUint::ZERO, one.clone(), &*L - 1u8, L.clone(), &*L + 1u8, &*L + &*L, (&one << 256) - 1u8];
    limits.extend((250..256).flat_map(|bit| [(&one << bit) - 1u8, &one << bit, (&one << bit) + 1u8]));
    // a word of L at its limit, the others as they are
    limits.extend((0..4).flat_map(|w| [&*L - (&one << (64 * w)), &*L + (&one << (64 * w))]));
    for s in limits {
        let r = BASE.times(&s).encode();
        out.push(Case::new(format!("S = {s:#x}, A neutral, R = [S]B"), b"limit", r, to_bytes(&s), neutral));
        out.push(Case::new(format!("S = {s:#x} in place of a valid one"), &valid.message, valid.r(), to_bytes(&s), valid.key));
    }
    out
}

/// A and R with a part of order 1, 2, 4 or 8 each. Without the cofactor the equation holds where the parts happen to cancel,
/// which the challenge decides: so four messages each.
pub(crate) fn mixed_orders() -> Vec<Case> {
    let keys: Vec<Mixed> = (0..8).map(|k| Mixed::new(&secret(2), k)).collect();
    let commitments: Vec<Mixed> = (0..8).map(|k| Mixed::new(&secret(3), k)).collect();
    let mut out = Vec::new();
    for (i, a) in keys.iter().enumerate() {
        for (j, r) in commitments.iter().enumerate() {
            for message in 0u8..4 {
                out.push(sign(format!("A + {i} T, R + {j} T, message {message}"), &[message], a, r));
            }
        }
    }
    // R or A of small order, the other of any order; S as it should be
    for (i, encoding) in all_encodings().into_iter().enumerate() {
        let small = Mixed { log: BigUint::ZERO, encoding };
        for eighths in [0, 1, 2, 4] {
            let (a, r) = (&keys[eighths], &commitments[eighths]);
            for message in 0u8..2 {
                out.push(sign(format!("A of small order {i}, R + {eighths} T, message {message}"), &[message], &small, r));
                out.push(sign(format!("R of small order {i}, A + {eighths} T, message {message}"), &[message], a, &small));
            }
        }
    }
    out
}

/// y at and around p, with either sign bit, whether that is on the curve or not, as A and as R.
pub(crate) fn encodings() -> Vec<Case> {
    let (a, r, _) = good();
    let top: BigUint = BigUint::from(1u8) << 255;
    let small = (0u8..30).map(BigUint::from);
    let around = (1u8..30).map(|k| &top - k);
    let mut out = Vec::new();
    for y in small.chain(around) {
        for sign_bit in [BigUint::ZERO, top.clone()] {
            let odd = Mixed { log: secret(4), encoding: to_bytes(&(&y + &sign_bit)) };
            let what = format!("y = {y:#x}, sign bit {}", u8::from(sign_bit != BigUint::ZERO));
            out.push(sign(format!("A with {what}"), b"encoding", &odd, &r));
            out.push(sign(format!("R with {what}"), b"encoding", &a, &odd));
            out.push(sign(format!("A and R with {what}"), b"encoding", &odd, &odd));
        }
    }
    out
}

/// A valid signature with each bit of it, of its key and of its message flipped.
pub(crate) fn flipped_bits() -> Vec<Case> {
    let (_, _, valid) = good();
    let bits = |n: usize| 0..8 * n;
    let flip = |bytes: &mut [u8], bit: usize| bytes[bit / 8] ^= 1 << (bit % 8);
    let mut out = Vec::new();
    for bit in bits(64) {
        let mut case = Case { what: format!("bit {bit} of the signature flipped"), ..valid.clone() };
        flip(&mut case.signature, bit);
        out.push(case);
    }
    for bit in bits(32) {
        let mut case = Case { what: format!("bit {bit} of the key flipped"), ..valid.clone() };
        flip(&mut case.key, bit);
        out.push(case);
    }
    for bit in bits(valid.message.len()) {
        let mut case = Case { what: format!("bit {bit} of the message flipped"), ..valid.clone() };
        flip(&mut case.message, bit);
        out.push(case);
    }
    let mut longer = Case { what: "a byte more in the message".into(), ..valid.clone() };
    longer.message.push(0);
    let mut shorter = Case { what: "a byte less in the message".into(), ..valid };
    shorter.message.pop();
    out.extend([longer, shorter]);
    out
}

/// Two or more checks fail: the verdict names the first.
pub(crate) fn several_faults() -> Vec<Case> {
    let (_, _, valid) = good();
    let over = to_bytes(&L);
    let no_point = to_bytes(&(2u8..).map(BigUint::from).find(|y| Point::decode(&to_bytes(y)).is_none()).expect("half of all y"));
    let small = all_encodings();
    let mut out = Vec::new();
    for s in [valid.s(), over] {
        for key in [valid.key, no_point, small[0], small[1], small[13]] {
            for r in [valid.r(), no_point, small[0], small[1], small[13]] {
                let what = format!("S {:02x}.., A {:02x}.., R {:02x}..", s[0], key[0], r[0]);
                out.push(Case::new(what, &valid.message, r, s, key));
            }
        }
    }
    out
}

#[test]
fn no_flipped_bit_is_accepted_and_some_mixed_orders_are() {
    use crate::sets::decided;
    use modmill_sigverify::Rule;
    let flipped = decided().iter().filter(|(case, _)| case.what.ends_with("flipped"));
    assert_eq!(flipped.clone().count(), 512 + 256 + 8 * 41);
    for (case, facts) in flipped {
        assert!(Rule::ALL.into_iter().all(|rule| !facts.verdict(rule).is_accepted()), "{}", case.what);
    }
    let mixed: Vec<_> = decided().iter().filter(|(case, _)| case.what.starts_with("A + ")).collect();
    let with = |rule: Rule| mixed.iter().filter(|(_, f)| f.verdict(rule).is_accepted()).count();
    assert_eq!(with(Rule::Zip215), 256);
    assert_eq!(with(Rule::Rfc8032Cofactored), 256);
    assert_eq!(with(Rule::Rfc8032), with(Rule::Strict));
    assert!((8..128).contains(&with(Rule::Strict)), "{}", with(Rule::Strict));
}
