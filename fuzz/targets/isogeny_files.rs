//! Keys and proofs of the isogeny delay function: no text makes the reader panic, and what it accepts it writes again byte by byte.
#![no_main]

use libfuzzer_sys::fuzz_target;
use modmill_isogeny::BackendChoice;
use modmill_isogeny::{Proof, VerificationKey, verify};

fuzz_target!(|data: &[u8]| {
    if let Ok(key) = VerificationKey::from_text(data) {
        assert_eq!(key.to_text().as_bytes(), data);
    }
    if let Ok(proof) = Proof::from_text(data) {
        assert_eq!(proof.to_text().as_bytes(), data);
        let _ = verify(&proof, None, BackendChoice::Auto);
    }
});
