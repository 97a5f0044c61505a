//! GMP as the independent bignum of tests.

use crate::{Gmp, gmp};

/// GMP for a test, or `None` after a line on stderr that counts as a skip.
///
/// `who` names the test in that line.
///
/// # Panics
/// When GMP is missing and the environment variable `MODMILL_REQUIRE` (a comma-separated list) contains `gmp`.
#[must_use]
pub fn gmp_for_test(who: &str) -> Option<Gmp> {
    match gmp() {
        Ok(gmp) => Some(gmp),
        Err(e) => {
            assert!(!required(&std::env::var("MODMILL_REQUIRE").unwrap_or_default()), "{who}: MODMILL_REQUIRE names gmp: {e}");
            eprintln!("skipped: {who}: {e}");
            None
        }
    }
}

fn required(list: &str) -> bool {
    list.split(',').any(|name| name.trim() == "gmp")
}

#[cfg(test)]
mod tests {
    #[test]
    fn only_a_whole_name_requires() {
        assert!(super::required("avx512, gmp"));
        assert!(!super::required("gmpxx,avx512"));
        assert!(!super::required(""));
    }
}
