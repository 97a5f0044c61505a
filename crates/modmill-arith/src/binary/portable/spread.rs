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
#[inline]
fn half(a: u32) -> u64 {
    let [b0, b1, b2, b3] = a.to_le_bytes().map(|b| u64::from(SPREAD[usize::from(b)]));
    b0 | b1 << 16 | b2 << 32 | b3 << 48
}

/// out = a^2, twice as many words.
#[inline]
pub(crate) fn square(out: &mut [u64], a: &[u64]) {
    for (o, &w) in out.chunks_exact_mut(2).zip(a) {
        o[0] = half(w as u32);
        o[1] = half((w >> 32) as u32);
    }
}
