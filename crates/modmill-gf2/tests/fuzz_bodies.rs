//! The body of the fuzz target `binary_fields` on stable Rust: on its seeds and on arbitrary bytes.

#[path = "../../../fuzz/binary_fields.rs"]
#[expect(unreachable_pub, reason = "public for the fuzz target")]
mod body;

use proptest::prelude::*;
use std::path::PathBuf;

#[test]
fn seeds() {
    let directory = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../fuzz/seeds/binary_fields");
    let files = std::fs::read_dir(&directory).unwrap_or_else(|e| panic!("{}: {e}", directory.display()));
    let mut tried = 0;
    for file in files {
        body::products(&std::fs::read(file.unwrap().path()).unwrap());
        tried += 1;
    }
    assert!(tried >= 5);
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 60, failure_persistence: None, ..ProptestConfig::default() })]
    #[test]
    fn arbitrary_bytes(data in prop::collection::vec(any::<u8>(), 0..1200)) {
        body::products(&data);
    }
}
