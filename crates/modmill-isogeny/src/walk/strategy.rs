//! The order of a 4^k-isogeny's doublings and evaluations, as data.

/// The column in which each row of the triangle starts, as in `modmill.isogeny.walk.model` of the Python package.
///
/// Row j holds 4^j times the kernel point, column i its images under i 4-isogenies; isogeny i is constructed from row k-1-i. A row starts by
/// quadruplings from the nearest row above that exists by then, and is kept up to its isogeny.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Strategy {
    starts: Vec<usize>,
}

/// A row starts after its isogeny, or row 0 does not start in column 0, or there is no row.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("row {row} of the strategy must start in a column from 0 to {last} (got {got})")]
pub struct BadStrategy {
    /// The row.
    pub row: usize,
    /// Its start.
    pub got: usize,
    /// The last column where it may start.
    pub last: usize,
}

impl Strategy {
    /// A strategy from the starts of rows 0..k-1.
    ///
    /// # Errors
    /// [`BadStrategy`] for the first start outside 0..=k-1-j.
    pub fn new(starts: Vec<usize>) -> Result<Self, BadStrategy> {
        let k = starts.len();
        if k == 0 {
            return Err(BadStrategy { row: 0, got: 0, last: 0 });
        }
        for (row, &got) in starts.iter().enumerate() {
            let last = if row == 0 { 0 } else { k - 1 - row };
            if got > last {
                return Err(BadStrategy { row, got, last });
            }
        }
        Ok(Self { starts })
    }

    /// The strategy with the least cost, for a quadrupling that costs `p` and an evaluation that costs `q`, one after the other.
    ///
    /// # Panics
    /// If k = 0.
    #[must_use]
    pub fn optimal(k: usize, p: u64, q: u64) -> Self {
        assert!(k > 0, "a walk has at least one 4-isogeny");
        // C(n) = min over 0 < b < n of C(n-b) + C(b) + p b + q (n-b): De Feo, Jao, Plut 2011.
        let mut cost = vec![0u64; k + 1];
        let mut cut = vec![0usize; k + 1];
        for n in 2..=k {
            (cost[n], cut[n]) = (1..n).map(|b| (cost[n - b] + cost[b] + p * b as u64 + q * (n - b) as u64, b)).min().unwrap_or_default();
        }
        let mut starts = vec![0; k];
        let mut todo = vec![(k, 0, 0)];
        while let Some((n, column, row)) = todo.pop() {
            if n > 1 {
                let b = cut[n];
                starts[row + b] = column;
                todo.extend([(b, column + n - b, row), (n - b, column, row + b)]);
            }
        }
        Self { starts }
    }

    /// The fastest on a processor: a quadrupling is 8M + 4S, an evaluation 6M + 2S.
    #[must_use]
    pub fn of_least_work(k: usize) -> Self {
        Self::optimal(k, 3, 2)
    }

    /// 4-isogenies.
    #[must_use]
    pub fn k(&self) -> usize {
        self.starts.len()
    }

    /// The starts.
    #[must_use]
    pub fn starts(&self) -> &[usize] {
        &self.starts
    }

    /// The rows that start in each column, ascending.
    pub(super) fn rows_of_columns(&self) -> Vec<Vec<usize>> {
        let mut rows = vec![Vec::new(); self.k()];
        for (row, &column) in self.starts.iter().enumerate() {
            rows[column].push(row);
        }
        rows
    }
}
