//! Verification of the proofs of delay functions.

use super::{big_endian, modmill_vdf_statement};
use crate::border::{status, text, value};
use crate::error::Error;
use crate::pointer::{self, Fields};
use crate::status::modmill_status;
use modmill_vdf::{ModulusTrust, ProofFile, Statement, Verified, VerifyOptions, verify_with};
use std::ffi::{CString, c_char};
use std::ptr;

/// A proof that holds, with its statement. To read only; later versions may have more fields at the end.
#[repr(C)]
pub struct modmill_vdf_proof {
    /// N.
    pub modulus: *const u8,
    /// Bytes of N.
    pub modulus_length: usize,
    /// x, as many bytes as N.
    pub base: *const u8,
    /// 32 bytes: SHA-256 of the input that x was hashed from; NULL where the proof names none.
    pub input_sha256: *const u8,
    /// T.
    pub steps: u64,
    /// y, as many bytes as N.
    pub y: *const u8,
    /// The kind of proof.
    pub kind: *const c_char,
    /// A sentence that says how it was checked.
    pub checked_by: *const c_char,
    /// Why N may be used: "built-in", "checked" or "accepted" (by the caller).
    pub trust: *const c_char,
    /// The name of the backend that ran.
    pub backend: *const c_char,
    /// Seconds.
    pub seconds: f64,
}

/// The memory behind a proof.
pub(crate) struct Proved {
    modulus: Vec<u8>,
    base: Vec<u8>,
    input: Option<Box<[u8; 32]>>,
    steps: u64,
    y: Vec<u8>,
    kind: CString,
    checked_by: CString,
    trust: CString,
    backend: CString,
    seconds: f64,
}

impl Fields for modmill_vdf_proof {
    type Owned = Proved;

    fn of(owned: &Proved) -> Self {
        Self {
            modulus: owned.modulus.as_ptr(),
            modulus_length: owned.modulus.len(),
            base: owned.base.as_ptr(),
            input_sha256: owned.input.as_ref().map_or(ptr::null(), |input| input.as_ptr()),
            steps: owned.steps,
            y: owned.y.as_ptr(),
            kind: owned.kind.as_ptr(),
            checked_by: owned.checked_by.as_ptr(),
            trust: owned.trust.as_ptr(),
            backend: owned.backend.as_ptr(),
            seconds: owned.seconds,
        }
    }
}

/// Verifies the text of a proof file, in milliseconds: MODMILL_OK only where it proves `statement`, MODMILL_REJECTED where it does not hold or proves another one. NULL as
/// the statement takes the proof's own: then the caller must compare it, N above all, which may be one whose factors somebody knows. accept_modulus as in
/// modmill_vdf_options. `out` may be NULL if nobody reads the result.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn modmill_vdf_verify(
    statement: *const modmill_vdf_statement,
    proof: *const c_char,
    length: usize,
    backend: *const c_char,
    accept_modulus: bool,
    out: *mut *mut modmill_vdf_proof,
) -> modmill_status {
    status(|| {
        let make = || -> Result<Proved, Error> {
            // SAFETY: the caller's struct, bytes and text.
            let (wanted, proof, backend) = unsafe {
                let wanted = pointer::given("statement", statement)?.map(|given| super::statement(given)).transpose()?;
                (wanted, pointer::array("proof", proof.cast::<u8>(), length)?, pointer::backend(backend)?)
            };
            let file = ProofFile::from_text(proof)?;
            if let Some(wanted) = &wanted {
                is_about(&file.statement, wanted)?;
            }
            let verified = verify_with(&file, &VerifyOptions { backend, accept_modulus })?;
            Ok(proved(&file, &verified))
        };
        // SAFETY: the caller's place for the result.
        unsafe { if out.is_null() { make().map(drop) } else { pointer::give_result(out, make) } }
    })
}

/// Refuses a proof of another statement. Its base counts, not whether it names the input that it was hashed from.
fn is_about(found: &Statement, wanted: &Statement) -> Result<(), Error> {
    let differs = [
        ("modulus", found.modulus() != wanted.modulus()),
        ("base", found.base() != wanted.base()),
        ("number of squarings", found.steps() != wanted.steps()),
    ];
    match differs.into_iter().find(|(_, differs)| *differs) {
        Some((part, _)) => {
            let message = format!("the proof is about another statement: its {part} differs");
            Err(Error::new(modmill_status::MODMILL_REJECTED, message))
        }
        None => Ok(()),
    }
}

fn proved(file: &ProofFile, verified: &Verified) -> Proved {
    let (statement, length) = (&file.statement, file.statement.modulus().bytes());
    let trust = match verified.modulus {
        Some(ModulusTrust::BuiltIn(_)) => "built-in",
        Some(ModulusTrust::Checked) => "checked",
        _ => "accepted",
    };
    Proved {
        modulus: big_endian(statement.modulus().value(), length),
        base: big_endian(statement.base(), length),
        input: statement.input().map(|digest| Box::new(*digest.as_bytes())),
        steps: statement.steps(),
        y: big_endian(&file.y, length),
        kind: text(verified.kind.name()),
        checked_by: text(verified.checked_by),
        trust: text(trust),
        backend: text(verified.backend),
        seconds: verified.seconds,
    }
}

/// Frees a proof.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn modmill_vdf_proof_free(proof: *mut modmill_vdf_proof) {
    // SAFETY: the caller's result, which is not used any more.
    value((), || unsafe { pointer::free_result(proof) });
}
