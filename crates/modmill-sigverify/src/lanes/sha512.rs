//! SHA-512 (FIPS 180-4) of eight messages of independent lengths, one in each lane.

use modmill_arith::lanes::{Bitwise, Kernel};

/// The first 64 bits of the fractional parts of the cube roots of the first 80 primes.
#[rustfmt::skip]
const K: [u64; 80] = [
    0x428a2f98d728ae22, 0x7137449123ef65cd, 0xb5c0fbcfec4d3b2f, 0xe9b5dba58189dbbc,
    0x3956c25bf348b538, 0x59f111f1b605d019, 0x923f82a4af194f9b, 0xab1c5ed5da6d8118,
    0xd807aa98a3030242, 0x12835b0145706fbe, 0x243185be4ee4b28c, 0x550c7dc3d5ffb4e2,
    0x72be5d74f27b896f, 0x80deb1fe3b1696b1, 0x9bdc06a725c71235, 0xc19bf174cf692694,
    0xe49b69c19ef14ad2, 0xefbe4786384f25e3, 0x0fc19dc68b8cd5b5, 0x240ca1cc77ac9c65,
    0x2de92c6f592b0275, 0x4a7484aa6ea6e483, 0x5cb0a9dcbd41fbd4, 0x76f988da831153b5,
    0x983e5152ee66dfab, 0xa831c66d2db43210, 0xb00327c898fb213f, 0xbf597fc7beef0ee4,
    0xc6e00bf33da88fc2, 0xd5a79147930aa725, 0x06ca6351e003826f, 0x142929670a0e6e70,
    0x27b70a8546d22ffc, 0x2e1b21385c26c926, 0x4d2c6dfc5ac42aed, 0x53380d139d95b3df,
    0x650a73548baf63de, 0x766a0abb3c77b2a8, 0x81c2c92e47edaee6, 0x92722c851482353b,
    0xa2bfe8a14cf10364, 0xa81a664bbc423001, 0xc24b8b70d0f89791, 0xc76c51a30654be30,
    0xd192e819d6ef5218, 0xd69906245565a910, 0xf40e35855771202a, 0x106aa07032bbd1b8,
    0x19a4c116b8d2d0c8, 0x1e376c085141ab53, 0x2748774cdf8eeb99, 0x34b0bcb5e19b48a8,
    0x391c0cb3c5c95a63, 0x4ed8aa4ae3418acb, 0x5b9cca4f7763e373, 0x682e6ff3d6b2b8a3,
    0x748f82ee5defb2fc, 0x78a5636f43172f60, 0x84c87814a1f0ab72, 0x8cc702081a6439ec,
    0x90befffa23631e28, 0xa4506cebde82bde9, 0xbef9a3f7b2c67915, 0xc67178f2e372532b,
    0xca273eceea26619c, 0xd186b8c721c0c207, 0xeada7dd6cde0eb1e, 0xf57d4f7fee6ed178,
    0x06f067aa72176fba, 0x0a637dc5a2c898a6, 0x113f9804bef90dae, 0x1b710b35131c471b,
    0x28db77f523047d84, 0x32caab7b40c72493, 0x3c9ebe0a15c9bebc, 0x431d67c49c100d4c,
    0x4cc5d4becb3e42b6, 0x597f299cfc657e2a, 0x5fcb6fab3ad6faec, 0x6c44198c4a475817,
];
/// The first 64 bits of the fractional parts of the square roots of the first 8 primes.
const START: [u64; 8] = [
    0x6a09e667f3bcc908,
    0xbb67ae8584caa73b,
    0x3c6ef372fe94f82b,
    0xa54ff53a5f1d36f1,
    0x510e527fade682d1,
    0x9b05688c2b3e6c1f,
    0x1f83d9abfb41bd6b,
    0x5be0cd19137e2179,
];

/// One block: `state` becomes the state behind `blocks` in the lanes of `active`.
struct Compress<'a, V> {
    state: &'a mut [V; 8],
    /// The two halves of each lane's block.
    blocks: [[&'a [u8; 64]; 8]; 2],
    active: u8,
}

/// One round with its word: t1 = h + S1(e) + choose(e, f, g) + k + w; h := t1 + S0(a) + majority(a, b, c), d := d + t1.
macro_rules! round {
    ($m:ident, $s:ident, $w:expr, $k:expr, $a:literal $b:literal $c:literal $d:literal $e:literal $f:literal $g:literal $h:literal) => {{
        let s1 = $m.xor3($m.ror::<14>($s[$e]), $m.ror::<18>($s[$e]), $m.ror::<41>($s[$e]));
        let kw = $m.add_wrapping($w, $m.splat($k));
        let t = $m.add_wrapping($m.add_wrapping($s[$h], kw), $m.choose($s[$e], $s[$f], $s[$g]));
        let t1 = $m.add_wrapping(t, s1);
        let s0 = $m.xor3($m.ror::<28>($s[$a]), $m.ror::<34>($s[$a]), $m.ror::<39>($s[$a]));
        $s[$d] = $m.add_wrapping($s[$d], t1);
        $s[$h] = $m.add_wrapping($m.add_wrapping(t1, s0), $m.majority($s[$a], $s[$b], $s[$c]));
    }};
}

/// w := w + s1(w - 2) + (w - 7) + s0(w - 15), the words being numbered modulo 16.
macro_rules! schedule {
    ($m:ident, $w:ident, $i:literal, $i1:literal, $i9:literal, $i14:literal) => {{
        let s0 = $m.xor3($m.ror::<1>($w[$i1]), $m.ror::<8>($w[$i1]), $m.shr::<7>($w[$i1]));
        let s1 = $m.xor3($m.ror::<19>($w[$i14]), $m.ror::<61>($w[$i14]), $m.shr::<6>($w[$i14]));
        $w[$i] = $m.add_wrapping($m.add_wrapping($w[$i], $w[$i9]), $m.add_wrapping(s0, s1));
    }};
}

macro_rules! sixteen_rounds {
    ($m:ident, $s:ident, $w:ident, $at:expr) => {
        round!($m, $s, $w[0], K[$at + 0], 0 1 2 3 4 5 6 7);
        round!($m, $s, $w[1], K[$at + 1], 7 0 1 2 3 4 5 6);
        round!($m, $s, $w[2], K[$at + 2], 6 7 0 1 2 3 4 5);
        round!($m, $s, $w[3], K[$at + 3], 5 6 7 0 1 2 3 4);
        round!($m, $s, $w[4], K[$at + 4], 4 5 6 7 0 1 2 3);
        round!($m, $s, $w[5], K[$at + 5], 3 4 5 6 7 0 1 2);
        round!($m, $s, $w[6], K[$at + 6], 2 3 4 5 6 7 0 1);
        round!($m, $s, $w[7], K[$at + 7], 1 2 3 4 5 6 7 0);
        round!($m, $s, $w[8], K[$at + 8], 0 1 2 3 4 5 6 7);
        round!($m, $s, $w[9], K[$at + 9], 7 0 1 2 3 4 5 6);
        round!($m, $s, $w[10], K[$at + 10], 6 7 0 1 2 3 4 5);
        round!($m, $s, $w[11], K[$at + 11], 5 6 7 0 1 2 3 4);
        round!($m, $s, $w[12], K[$at + 12], 4 5 6 7 0 1 2 3);
        round!($m, $s, $w[13], K[$at + 13], 3 4 5 6 7 0 1 2);
        round!($m, $s, $w[14], K[$at + 14], 2 3 4 5 6 7 0 1);
        round!($m, $s, $w[15], K[$at + 15], 1 2 3 4 5 6 7 0);
    };
}

impl<M: Bitwise> Kernel<M> for Compress<'_, M::V> {
    type Out = ();
    #[inline(always)]
    fn run(self, m: M) {
        let (low, high) = (m.big_endian(self.blocks[0]), m.big_endian(self.blocks[1]));
        let mut w = [low[0]; 16];
        w[..8].copy_from_slice(&low);
        w[8..].copy_from_slice(&high);
        let mut s = *self.state;
        sixteen_rounds!(m, s, w, 0);
        for sixteen in 1..5 {
            schedule!(m, w, 0, 1, 9, 14);
            schedule!(m, w, 1, 2, 10, 15);
            schedule!(m, w, 2, 3, 11, 0);
            schedule!(m, w, 3, 4, 12, 1);
            schedule!(m, w, 4, 5, 13, 2);
            schedule!(m, w, 5, 6, 14, 3);
            schedule!(m, w, 6, 7, 15, 4);
            schedule!(m, w, 7, 8, 0, 5);
            schedule!(m, w, 8, 9, 1, 6);
            schedule!(m, w, 9, 10, 2, 7);
            schedule!(m, w, 10, 11, 3, 8);
            schedule!(m, w, 11, 12, 4, 9);
            schedule!(m, w, 12, 13, 5, 10);
            schedule!(m, w, 13, 14, 6, 11);
            schedule!(m, w, 14, 15, 7, 12);
            schedule!(m, w, 15, 0, 8, 13);
            sixteen_rounds!(m, s, w, 16 * sixteen);
        }
        for i in 0..8 {
            let sum = m.add_wrapping(self.state[i], s[i]);
            self.state[i] = m.select(self.active, self.state[i], sum);
        }
    }
}

struct Start;

impl<M: Bitwise> Kernel<M> for Start {
    type Out = [M::V; 8];
    #[inline(always)]
    fn run(self, m: M) -> [M::V; 8] {
        let mut state = [m.splat(0); 8];
        for i in 0..8 {
            state[i] = m.splat(START[i]);
        }
        state
    }
}

struct End<'a, V>(&'a [V; 8]);

impl<M: Bitwise> Kernel<M> for End<'_, M::V> {
    type Out = [[u64; 8]; 8];
    #[inline(always)]
    fn run(self, m: M) -> [[u64; 8]; 8] {
        let mut words = [[0; 8]; 8];
        for i in 0..8 {
            words[i] = m.store(self.0[i]);
        }
        words
    }
}

/// Bytes of a block.
const BLOCK: usize = 128;

/// A message in blocks, without copying more than its two ends: a head of 64 bytes, the body, and the padding.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Padded<'a> {
    head: [u8; 64],
    /// The block or two that hold the body's end, the padding and the length; the head too, where the body is that short.
    tail: [u8; 2 * BLOCK],
    body: &'a [u8],
    blocks: usize,
    tail_blocks: usize,
}

impl<'a> Padded<'a> {
    /// The padded form of two 32-byte values followed by `body`.
    pub(crate) fn new(first: &[u8; 32], second: &[u8; 32], body: &'a [u8]) -> Self {
        let mut head = [0; 64];
        head[..32].copy_from_slice(first);
        head[32..].copy_from_slice(second);
        let length = head.len() + body.len();
        let blocks = (length + 17).div_ceil(BLOCK);
        let whole = length / BLOCK;
        let tail_blocks = blocks - whole;
        let mut tail = [0; 2 * BLOCK];
        let rest = if whole == 0 {
            tail[..64].copy_from_slice(&head);
            tail[64..length].copy_from_slice(body);
            length
        } else {
            let rest = length - whole * BLOCK;
            tail[..rest].copy_from_slice(&body[body.len() - rest..]);
            rest
        };
        tail[rest] = 0x80;
        tail[BLOCK * tail_blocks - 16..BLOCK * tail_blocks].copy_from_slice(&(8 * length as u128).to_be_bytes());
        Self { head, tail, body, blocks, tail_blocks }
    }

    /// The two halves of block `i`; any bytes beyond the last.
    fn block(&self, i: usize) -> [&[u8; 64]; 2] {
        let whole = self.blocks - self.tail_blocks;
        if i >= whole {
            let at = BLOCK * (i - whole).min(self.tail_blocks - 1);
            let (halves, _) = self.tail[at..at + BLOCK].as_chunks::<64>();
            [&halves[0], &halves[1]]
        } else {
            // Block i starts 64 bytes before the body's byte 128 i.
            let (halves, _) = self.body[(BLOCK * i).saturating_sub(64)..].as_chunks::<64>();
            if i == 0 { [&self.head, &halves[0]] } else { [&halves[0], &halves[1]] }
        }
    }
}

/// The digests of eight messages: word i (big-endian, as a number) of digest l is `[i][l]`.
pub(crate) fn sha512<M: Bitwise>(m: M, messages: &[Padded<'_>; 8]) -> [[u64; 8]; 8] {
    let mut state = m.call(Start);
    let most = messages.iter().map(|message| message.blocks).max().unwrap_or(0);
    for i in 0..most {
        let blocks: [_; 8] = std::array::from_fn(|l| messages[l].block(i));
        let active = (0..8).fold(0, |mask, l| mask | u8::from(i < messages[l].blocks) << l);
        m.call(Compress { state: &mut state, blocks: [blocks.map(|b| b[0]), blocks.map(|b| b[1])], active });
    }
    m.call(End(&state))
}
