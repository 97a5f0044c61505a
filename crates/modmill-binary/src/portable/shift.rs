//! Shifts of word arrays by any number of bits.

/// out += a x^bits; what leaves `out` is dropped.
#[inline]
pub(crate) fn add_shifted(out: &mut [u64], a: &[u64], bits: usize) {
    let (q, r) = (bits / 64, (bits % 64) as u32);
    if q >= out.len() {
        return;
    }
    let out = &mut out[q..];
    if r == 0 {
        out.iter_mut().zip(a).for_each(|(o, x)| *o ^= x);
        return;
    }
    let Some((first, rest)) = a.split_first() else { return };
    out[0] ^= first << r;
    let n = rest.len().min(out.len() - 1);
    // One pass over pairs of neighbours, so that it becomes vector code.
    for ((o, x), y) in out[1..=n].iter_mut().zip(&rest[..n]).zip(&a[..n]) {
        *o ^= x << r | y >> (64 - r);
    }
    if let Some(o) = out.get_mut(n + 1) {
        *o ^= a[n] >> (64 - r);
    }
}

/// out = floor(a / x^bits), with zeros above.
#[inline]
pub(crate) fn shifted_down(out: &mut [u64], a: &[u64], bits: usize) {
    let (q, r) = (bits / 64, (bits % 64) as u32);
    let a = a.get(q..).unwrap_or(&[]);
    let n = out.len().min(a.len());
    out[n..].fill(0);
    if r == 0 {
        out[..n].copy_from_slice(&a[..n]);
        return;
    }
    let full = n.min(a.len().saturating_sub(1));
    for ((o, x), y) in out[..full].iter_mut().zip(a).zip(&a[a.len().min(1)..]) {
        *o = x >> r | y << (64 - r);
    }
    if full < n {
        out[full] = a[full] >> r;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Natural;
    use proptest::prelude::*;

    fn number(words: &[u64]) -> Natural {
        Natural::from_bytes_le(&words.iter().flat_map(|w| w.to_le_bytes()).collect::<Vec<_>>())
    }

    proptest! {
        #[test]
        fn shifts_are_those_of_integers(a in prop::collection::vec(any::<u64>(), 0..6), room in 0usize..9, bits in 0usize..400) {
            let mut up = vec![0; room];
            add_shifted(&mut up, &a, bits);
            let mask = (Natural::from(1u8) << (64 * room)) - 1u8;
            prop_assert_eq!(number(&up), (number(&a) << bits) & &mask);
            let mut down = vec![u64::MAX; room];
            shifted_down(&mut down, &a, bits);
            prop_assert_eq!(number(&down), (number(&a) >> bits) & mask);
        }
    }
}
