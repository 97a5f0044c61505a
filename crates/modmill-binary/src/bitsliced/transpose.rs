//! Between elements and planes: plane i holds bit i of 64 `LANES` elements, bit g of its lane l that of element `LANES` g + l.

use super::super::machine::Carryless;

/// The low half of every 2 j bits, for j = 32, 16, 8, 4, 2, 1.
const HALVES: [(u32, u64); 6] = [
    (32, 0x0000_0000_ffff_ffff),
    (16, 0x0000_ffff_0000_ffff),
    (8, 0x00ff_00ff_00ff_00ff),
    (4, 0x0f0f_0f0f_0f0f_0f0f),
    (2, 0x3333_3333_3333_3333),
    (1, 0x5555_5555_5555_5555),
];

/// In each lane, the upper bits of a trade places with the lower ones of b.
#[inline(always)]
fn exchange<M: Carryless>(machine: M, rows: &mut [M::V; 8], (a, b): (usize, usize), (shift, mask): (u32, u64)) {
    let t = machine.and(machine.xor(machine.shr(rows[a], shift), rows[b]), machine.splat(mask));
    rows[b] = machine.xor(rows[b], t);
    rows[a] = machine.xor(rows[a], machine.shl(t, shift));
}

/// Three of the six steps on eight rows that are `stride` apart.
#[inline(always)]
fn three_steps<M: Carryless>(machine: M, rows: &mut [M::V], stride: usize, halves: &[(u32, u64); 3]) {
    let mut r: [M::V; 8] =
        [rows[0], rows[stride], rows[2 * stride], rows[3 * stride], rows[4 * stride], rows[5 * stride], rows[6 * stride], rows[7 * stride]];
    for pair in [(0, 4), (1, 5), (2, 6), (3, 7)] {
        exchange(machine, &mut r, pair, halves[0]);
    }
    for pair in [(0, 2), (1, 3), (4, 6), (5, 7)] {
        exchange(machine, &mut r, pair, halves[1]);
    }
    for pair in [(0, 1), (2, 3), (4, 5), (6, 7)] {
        exchange(machine, &mut r, pair, halves[2]);
    }
    for i in 0..8 {
        rows[i * stride] = r[i];
    }
}

/// Row i, bit j of each lane becomes row j, bit i of it; its own inverse.
#[inline(always)]
pub(super) fn transpose<M: Carryless>(machine: M, rows: &mut [M::V; 64]) {
    for i in 0..8 {
        three_steps(machine, &mut rows[i..], 8, &[HALVES[0], HALVES[1], HALVES[2]]);
    }
    for i in 0..8 {
        three_steps(machine, &mut rows[8 * i..], 1, &[HALVES[3], HALVES[4], HALVES[5]]);
    }
}

/// Planes of a slice of 64 `LANES` elements.
#[inline(always)]
pub(super) fn planes_of<M: Carryless>(machine: M, planes: &mut [M::V], elements: &[u64], words: usize, block: &mut [M::V]) {
    let (rows, _) = planes.as_chunks_mut::<64>();
    for g in 0..64 {
        let at = g * M::LANES * words;
        machine.gather(block, &elements[at..at + M::LANES * words], words);
        for w in 0..words {
            rows[w][g] = block[w];
        }
    }
    for w in 0..words {
        transpose(machine, &mut rows[w]);
    }
}

/// The reverse; the planes are used up.
#[inline(always)]
pub(super) fn elements_of<M: Carryless>(machine: M, elements: &mut [u64], planes: &mut [M::V], words: usize, block: &mut [M::V]) {
    let (rows, _) = planes.as_chunks_mut::<64>();
    for w in 0..words {
        transpose(machine, &mut rows[w]);
    }
    for g in 0..64 {
        let at = g * M::LANES * words;
        for w in 0..words {
            block[w] = rows[w][g];
        }
        machine.scatter(&mut elements[at..at + M::LANES * words], block, words);
    }
}
