//! Ed25519 signatures: one, or many at once.

use crate::border::{status, text, value};
use crate::error::Error;
use crate::pointer;
use crate::status::modmill_status;
use ::modmill_sigverify::{Rule, Signed, ThreadedVerifier, Verdict, Verifier};
use std::ffi::{CString, c_char};

/// The verdict on one signature. The checks run in the order of the codes; the first that fails gives the verdict.
#[repr(u8)]
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum modmill_verdict {
    /// The signature holds.
    MODMILL_ACCEPTED = 0,
    /// S is not below L.
    MODMILL_SCALAR_NOT_REDUCED = 1,
    /// The key encodes no point, or not canonically where the rule requires that.
    MODMILL_KEY_ENCODING = 2,
    /// R encodes no point, or not canonically where the rule requires that.
    MODMILL_COMMITMENT_ENCODING = 3,
    /// The key has small order, which the rule refuses.
    MODMILL_KEY_SMALL_ORDER = 4,
    /// R has small order, which the rule refuses.
    MODMILL_COMMITMENT_SMALL_ORDER = 5,
    /// The equation does not hold.
    MODMILL_EQUATION_FAILED = 6,
}

impl From<Verdict> for modmill_verdict {
    fn from(verdict: Verdict) -> Self {
        use modmill_verdict::*;
        match verdict {
            Verdict::Accepted => MODMILL_ACCEPTED,
            Verdict::ScalarNotReduced => MODMILL_SCALAR_NOT_REDUCED,
            Verdict::KeyEncoding => MODMILL_KEY_ENCODING,
            Verdict::CommitmentEncoding => MODMILL_COMMITMENT_ENCODING,
            Verdict::KeySmallOrder => MODMILL_KEY_SMALL_ORDER,
            Verdict::CommitmentSmallOrder => MODMILL_COMMITMENT_SMALL_ORDER,
            Verdict::EquationFailed => MODMILL_EQUATION_FAILED,
        }
    }
}

/// A signature with what it signs. Nothing is kept after the call.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct modmill_signed {
    /// The message; may be NULL if its length is 0.
    pub message: *const u8,
    /// Bytes of the message.
    pub length: usize,
    /// 64 bytes: R and S.
    pub signature: *const u8,
    /// 32 bytes.
    pub key: *const u8,
}

// SAFETY: it is a pair of addresses that are only read, by functions whose callers promise that nobody changes what they lead to.
unsafe impl Sync for modmill_signed {}

impl modmill_signed {
    /// References to the parts; an error where a pointer is null.
    ///
    /// # Safety
    /// The addresses are as the fields' documentation says, and nobody changes what they lead to.
    pub(crate) unsafe fn view<'a>(&self) -> Result<Signed<'a>, Error> {
        // SAFETY: the condition of this function.
        unsafe {
            let message = pointer::array("message", self.message, self.length)?;
            Ok(Signed { message, signature: pointer::fixed("signature", self.signature)?, key: pointer::fixed("key", self.key)? })
        }
    }
}

/// A verifier of Ed25519 signatures: a rule, a backend, threads.
pub struct modmill_sigverify {
    pub(crate) verifier: ThreadedVerifier,
    backend: CString,
    why: CString,
    rule: CString,
}

/// Makes a verifier. rule: "strict" (NULL: this), "rfc8032", "rfc8032-cofactored" or "zip215"; programs that must agree on signatures must use the same.
/// threads: those that share the signatures of one call; 0 for one per processor.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn modmill_sigverify_new(
    rule: *const c_char,
    backend: *const c_char,
    threads: usize,
    out: *mut *mut modmill_sigverify,
) -> modmill_status {
    status(|| {
        let make = || {
            // SAFETY: text of the caller's, as the crate's documentation says.
            let (rule, choice) = unsafe { (pointer::text("rule", rule)?, pointer::backend(backend)?) };
            let verifier = Verifier::new(rule.map_or(Ok(Rule::Strict), str::parse)?, choice)?;
            let (backend, why, rule) = (text(verifier.backend().name()), text(verifier.why()), text(verifier.rule().name()));
            Ok(modmill_sigverify { verifier: ThreadedVerifier::new(verifier, pointer::threads(threads)), backend, why, rule })
        };
        // SAFETY: the caller's place for the handle.
        unsafe { pointer::give(out, make) }
    })
}

/// Frees a verifier. Streams that were made from it go on.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn modmill_sigverify_free(verifier: *mut modmill_sigverify) {
    // SAFETY: the caller's handle, which is not used any more.
    value((), || unsafe { pointer::free(verifier) });
}

/// The name of the backend that runs.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn modmill_sigverify_backend(verifier: *const modmill_sigverify) -> *const c_char {
    // SAFETY: the caller's handle.
    unsafe { pointer::text_of(verifier, |verifier| &verifier.backend) }
}

/// A sentence that says why that backend runs.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn modmill_sigverify_why(verifier: *const modmill_sigverify) -> *const c_char {
    // SAFETY: the caller's handle.
    unsafe { pointer::text_of(verifier, |verifier| &verifier.why) }
}

/// The name of the rule.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn modmill_sigverify_rule(verifier: *const modmill_sigverify) -> *const c_char {
    // SAFETY: the caller's handle.
    unsafe { pointer::text_of(verifier, |verifier| &verifier.rule) }
}

/// Verifies one signature (64 bytes) of a message under a key (32 bytes): MODMILL_OK only where it holds, MODMILL_REJECTED where it does not. The verdict goes
/// to *verdict, unless that is NULL. Runs on the calling thread.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn modmill_sigverify_one(
    verifier: *const modmill_sigverify,
    message: *const u8,
    length: usize,
    signature: *const u8,
    key: *const u8,
    verdict: *mut modmill_verdict,
) -> modmill_status {
    status(|| {
        // SAFETY: the caller's handle, arrays and place for the verdict.
        unsafe {
            let verifier = pointer::handle("verifier", verifier)?;
            let signed = modmill_signed { message, length, signature, key }.view()?;
            let found = verifier.verifier.verifier().verify(signed.message, signed.signature, signed.key);
            pointer::put("verdict", verdict, found.into())?;
            Ok(found.ok()?)
        }
    })
}

/// Verifies `count` signatures, each independently of the others, on the verifier's threads: MODMILL_OK only where all hold, MODMILL_REJECTED with the number of the
/// first that does not. Verdict i goes to `verdicts[i]`, unless `verdicts` is NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn modmill_sigverify_many(
    verifier: *const modmill_sigverify,
    items: *const modmill_signed,
    count: usize,
    verdicts: *mut modmill_verdict,
) -> modmill_status {
    status(|| {
        // SAFETY: the caller's handle and array.
        let (verifier, items) = unsafe { (pointer::handle("verifier", verifier)?, pointer::array("items", items, count)?) };
        // SAFETY: the arrays of each item are the caller's.
        items.iter().enumerate().try_for_each(|(i, item)| unsafe { item.view() }.map(drop).map_err(|e| e.at(i)))?;
        // SAFETY: as above, and each was seen to be a view.
        let found = verifier.verifier.verify_each(count, |i| unsafe { item_at(items, i) });
        // SAFETY: the caller's place for the verdicts.
        unsafe { report(&found, verdicts) }
    })
}

/// Does what modmill_sigverify_many does, with the parts in arrays: message i is the bytes of `messages` from `ends[i - 1]` (from 0 for the first) to `ends[i]`, signature i
/// the 64 bytes from 64 i, key i the 32 bytes from 32 i. Languages that may not pass pointers to pointers use this.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn modmill_sigverify_packed(
    verifier: *const modmill_sigverify,
    messages: *const u8,
    ends: *const usize,
    signatures: *const u8,
    keys: *const u8,
    count: usize,
    verdicts: *mut modmill_verdict,
) -> modmill_status {
    status(|| {
        // SAFETY: the caller's handle and arrays; the length of `messages` is its last end.
        let (verifier, messages, ends, signatures, keys) = unsafe {
            let ends = pointer::array("ends", ends, count)?;
            if let Some(i) = ends.windows(2).position(|pair| pair[0] > pair[1]) {
                return Err(Error::usage(format!("ends: number {} is less than the one before it", i + 1)).at(i + 1));
            }
            let messages = pointer::array("messages", messages, ends.last().copied().unwrap_or(0))?;
            let signatures = pointer::array::<[u8; 64]>("signatures", signatures.cast(), count)?;
            let keys = pointer::array::<[u8; 32]>("keys", keys.cast(), count)?;
            (pointer::handle("verifier", verifier)?, messages, ends, signatures, keys)
        };
        let start = |i: usize| i.checked_sub(1).map_or(0, |before| ends[before]);
        let signed = |i: usize| Signed { message: &messages[start(i)..ends[i]], signature: &signatures[i], key: &keys[i] };
        let found = verifier.verifier.verify_each(count, signed);
        // SAFETY: the caller's place for the verdicts.
        unsafe { report(&found, verdicts) }
    })
}

/// Item i, whose pointers were checked before.
///
/// # Safety
/// The condition of [`modmill_signed::view`] holds, which has succeeded for this item.
unsafe fn item_at<'a>(items: &[modmill_signed], i: usize) -> Signed<'a> {
    // SAFETY: the condition of this function: the pointers are not null and lead to as many bytes.
    unsafe {
        let item = &items[i];
        let message: &[u8] = if item.length == 0 { &[] } else { std::slice::from_raw_parts(item.message, item.length) };
        Signed { message, signature: &*item.signature.cast(), key: &*item.key.cast() }
    }
}

/// Writes the verdicts and says whether all are acceptances.
///
/// # Safety
/// `out` is null or leads to as many verdicts.
unsafe fn report(found: &[Verdict], out: *mut modmill_verdict) -> Result<(), Error> {
    if !out.is_null() {
        // SAFETY: the condition of this function. As bytes, since what is there may be no verdicts yet.
        let out = unsafe { pointer::array_mut::<u8>("verdicts", out.cast(), found.len()) }?;
        out.iter_mut().zip(found).for_each(|(out, verdict)| *out = modmill_verdict::from(*verdict) as u8);
    }
    match found.iter().enumerate().find_map(|(i, verdict)| Some((i, verdict.ok().err()?))) {
        Some((i, rejected)) => Err(Error::from(rejected).at(i)),
        None => Ok(()),
    }
}
