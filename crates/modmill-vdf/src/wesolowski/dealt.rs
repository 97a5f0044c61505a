//! The points of some blocks, dealt out by the leading bits of their digits.

/// A point and the trailing bits of its digit.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Dealt {
    /// Counted from the first of the blocks.
    pub(super) point: u32,
    /// The digit without its leading bits.
    pub(super) trailing: u16,
}

/// One list for each value of the leading bits of the digits, which are in order of the points. Points whose digit is 0 are left out.
pub(super) fn deal(digits: &[u16], trailing_bits: u32, lists: usize) -> Vec<Vec<Dealt>> {
    // A little more than the share of a list, so that few have to grow.
    let share = digits.len() / lists;
    let mut out: Vec<_> = (0..lists).map(|_| Vec::with_capacity(share + share / 8 + 8)).collect();
    for (point, digit) in digits.iter().enumerate().filter(|(_, digit)| **digit != 0) {
        let trailing = digit & ((1u32 << trailing_bits) - 1) as u16;
        // A digit that changed in memory makes a wrong proof, which is found, and no panic.
        if let Some(list) = out.get_mut(usize::from(*digit) >> trailing_bits) {
            list.push(Dealt { point: point as u32, trailing });
        }
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_point_is_in_its_list() {
        let dealt = |point, trailing| Dealt { point, trailing };
        let found = deal(&[3, 0, 2, 7, 8, 3, 15], 2, 4);
        assert_eq!(found, [vec![dealt(0, 3), dealt(2, 2), dealt(5, 3)], vec![dealt(3, 3)], vec![dealt(4, 0)], vec![dealt(6, 3)]]);
    }
}
