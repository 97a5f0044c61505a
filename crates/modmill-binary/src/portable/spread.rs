//! Squares before reduction: the bits of a polynomial spread apart, (sum a_i x^i)^2 = sum a_i x^(2 i).

/// Byte b spread over sixteen bits.
static SPREAD: [u16; 256] = {
    let mut table = [0u16; 256];
    let mut b = 0;
    while b < 256 {
        let mut bit = 0;
        while bit < 8 {
            table[b] |= ((b as u16 >> bit) & 1) << (2 * bit);
            bit += 1;
        }
        b += 1;
    }
    table
};

/// The 32 bits of `a` at the even places of a word.
#[inline(always)]
fn half(a: u32) -> u64 {
    let at = |shift: u32| u64::from(SPREAD[(a >> shift & 0xff) as usize]);
    at(0) | at(8) << 16 | at(16) << 32 | at(24) << 48
}

/// out = a^2, twice as many words.
#[inline]
pub(crate) fn square(out: &mut [u64], a: &[u64]) {
    let n = a.len().min(out.len() / 2);
    let (a, out) = (&a[..n], &mut out[..2 * n]);
    for i in 0..n {
        out[2 * i] = half(a[i] as u32);
        out[2 * i + 1] = half((a[i] >> 32) as u32);
    }
}
