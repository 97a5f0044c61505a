//! The body of the fuzz target `rings` on stable Rust: on its seeds and on arbitrary bytes.

#[path = "../../../fuzz/rings.rs"]
#[expect(unreachable_pub, reason = "public for the fuzz target")]
mod body;
#[path = "../../../fuzz/stored.rs"]
mod stored;

use proptest::prelude::*;
use stored::seeds;

#[test]
fn seeds_hold() {
    let seeds = seeds("rings");
    assert!(seeds.len() >= 5);
    seeds.iter().for_each(|seed| body::operations(seed));
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 60, failure_persistence: None, ..ProptestConfig::default() })]
    #[test]
    fn arbitrary_bytes(data in prop::collection::vec(any::<u8>(), 0..600)) {
        body::operations(&data);
    }
}
