//! Small factors of many polynomials of few terms.

/// Largest degree of a factor that is looked for: about 2300 irreducible polynomials.
const MAX_DEGREE: usize = 14;

/// Powers of x modulo the irreducible polynomials of small degree.
pub(super) struct Sieve {
    /// The polynomials, as the integers with their bits.
    moduli: Vec<u32>,
    /// x^m modulo each.
    top: Vec<u32>,
    /// low[t][i] = x^t modulo moduli[i], t from 0 on; grows as it is asked for.
    low: Vec<Vec<u32>>,
}

impl Sieve {
    /// A sieve for polynomials of degree m.
    pub(super) fn new(m: usize) -> Self {
        // A reducible polynomial has a factor of at most half its degree.
        let moduli = irreducibles(MAX_DEGREE.min(m / 2));
        let top = moduli.iter().map(|&p| power(p, m)).collect();
        let low = vec![vec![1; moduli.len()]];
        Self { moduli, top, low }
    }

    /// True if x^m + the sum of x^t over `terms` + 1 has a factor in the sieve. Terms come in the hundreds at most.
    pub(super) fn divides(&mut self, terms: &[usize]) -> bool {
        let highest = terms.iter().copied().max().unwrap_or(0);
        while self.low.len() <= highest {
            let last = &self.low[self.low.len() - 1];
            let next = last.iter().zip(&self.moduli).map(|(&a, &p)| times_x(a, p)).collect();
            self.low.push(next);
        }
        (0..self.moduli.len()).any(|i| terms.iter().fold(self.top[i] ^ 1, |sum, &t| sum ^ self.low[t][i]) == 0)
    }
}

/// a x mod p.
fn times_x(a: u32, p: u32) -> u32 {
    let a = a << 1;
    if a >> p.ilog2() == 1 { a ^ p } else { a }
}

/// x^n mod p, p not 1.
fn power(p: u32, n: usize) -> u32 {
    let times = |a: u32, b: u32| (0..p.ilog2()).rev().fold(0, |sum, i| times_x(sum, p) ^ if b >> i & 1 == 1 { a } else { 0 });
    // Of degree 1 there is x + 1 only: x = 1.
    let x = if p.ilog2() == 1 { 1 } else { 2 };
    (0..usize::BITS).rev().fold(1, |r, i| {
        let square = times(r, r);
        if n >> i & 1 == 1 { times(square, x) } else { square }
    })
}

/// The irreducible polynomials of degree 1 to `degree` but x, by crossing out multiples.
fn irreducibles(degree: usize) -> Vec<u32> {
    let end = 2usize << degree;
    let mut composite = vec![false; end];
    let mut found = Vec::new();
    for p in 2..end {
        if composite[p] {
            continue;
        }
        found.push(p as u32);
        let rest = degree - p.ilog2() as usize;
        for q in 2..2usize << rest {
            let product = (0..=rest).filter(|i| q >> i & 1 == 1).fold(0, |sum, i| sum ^ (p << i));
            composite[product] = true;
        }
    }
    found.retain(|&p| p != 2);
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn irreducibles_are_as_many_as_gauss_says() {
        let count = |d: u32| irreducibles(10).into_iter().filter(|p| p.ilog2() == d).count();
        assert_eq!((1..=10).map(count).collect::<Vec<_>>(), [1, 1, 2, 3, 6, 9, 18, 30, 56, 99]);
    }

    #[test]
    fn powers_are_repeated_products() {
        for p in irreducibles(7) {
            let mut a = 1;
            for n in 0..300 {
                assert_eq!(power(p, n), a, "x^{n} modulo {p:b}");
                a = if p == 3 { 1 } else { times_x(a, p) };
            }
        }
    }
}
