//! Three copies of a value in memory, of which one may change.

/// A value, three times.
#[derive(Debug)]
pub(crate) struct Copies<T>([T; 3]);

impl<T: Clone + PartialEq> Copies<T> {
    pub(crate) fn new(value: T) -> Self {
        Self([value.clone(), value.clone(), value])
    }

    /// The value on which two of the copies agree.
    pub(crate) fn get(&self) -> &T {
        let [a, b, c] = &self.0;
        if a == b { a } else { c }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn any_copy_may_change() {
        for changed in 0..3 {
            let mut copies = Copies::new(5);
            copies.0[changed] = 7;
            assert_eq!(copies.get(), &5);
        }
    }
}
