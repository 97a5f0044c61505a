//! The rule for what a test needs and this machine lacks. Tests of several crates include this file.

use std::fmt::Display;

/// Says that a test is skipped because `what` is absent; fails where `MODMILL_REQUIRE` names it.
pub(crate) fn skip(test: &str, what: &str, why: impl Display) {
    let required = std::env::var("MODMILL_REQUIRE").unwrap_or_default();
    assert!(!required.split(',').any(|name| name == what), "MODMILL_REQUIRE names {what}, which is absent: {why}");
    eprintln!("skipped: {test}: {why}");
}
