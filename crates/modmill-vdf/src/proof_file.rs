//! The proof file. Layout: docs/formats.md.
//!
//! Reading is strict by construction: the text is parsed, written again and compared byte by byte, so each proof has exactly one
//! accepted text.

use crate::bytes::fixed_bytes;
use crate::error::VdfError;
use crate::input::InputDigest;
use crate::pietrzak;
use crate::proof::Proof;
use crate::quotient::is_canonical;
use crate::segments;
use crate::statement::Statement;
use modmill_arith::{Modulus, Natural};
use modmill_runtime::text::{Object, ObjectFault};
use sha2::{Digest, Sha256};
use std::fmt::Write as _;

/// The contents of a proof file: a statement, its claimed result and the proof.
///
/// ```
/// use modmill_vdf::{Modulus, Natural, NoProgress, Options, ProofFile, ProofKind, Statement, VerifyOptions, evaluate, verify_with};
/// let n = Modulus::new((Natural::from(1u8) << 128) + 51u8).unwrap();
/// let statement = Statement::new(n, Natural::from(3u8), 2000).unwrap();
/// let options = Options { proof: ProofKind::Wesolowski, accept_modulus: true, ..Options::default() };
/// let file = evaluate(&statement, &options, &mut NoProgress).unwrap().proof_file().unwrap();
/// let text = file.to_text();
/// let again = ProofFile::from_text(text.as_bytes()).unwrap();
/// assert_eq!(again, file);
/// let accept = VerifyOptions { accept_modulus: true, ..VerifyOptions::default() }; // N is prime
/// assert!(verify_with(&again, &accept).is_ok());
/// assert!(ProofFile::from_text(text.to_uppercase().as_bytes()).is_err());
/// ```
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ProofFile {
    /// N, x and T.
    pub statement: Statement,
    /// The claimed result, canonical.
    pub y: Natural,
    /// The proof of the claim.
    pub proof: Proof,
}

const FORMAT: &str = "modmill-vdf-proof";
/// The versions of files that name the input of their base, of others that list segments, and of all others.
const INPUT_VERSION: u64 = 3;
const SEGMENTS_VERSION: u64 = 2;
const VERSION: u64 = 1;
/// Longest accepted file, more than an 8192-bit modulus and 62 rounds need.
const MAX_TEXT: usize = 1 << 18;

/// The fields behind format and version.
struct Raw {
    kind: String,
    modulus: String,
    input_sha256: Option<String>,
    base: String,
    steps: u64,
    y: String,
    segments: Option<Vec<u64>>,
    proof: Vec<String>,
    checksum: String,
}

impl Raw {
    fn read(text: &[u8]) -> Result<Self, ObjectFault> {
        let mut fields = Object::parse(text)?;
        fields.expect("format", FORMAT)?;
        fields.version(VERSION..=INPUT_VERSION)?;
        let raw = Self {
            kind: fields.text("kind")?,
            modulus: fields.text("modulus")?,
            input_sha256: fields.optional_text("input_sha256")?,
            base: fields.text("base")?,
            steps: fields.number("steps")?,
            y: fields.text("y")?,
            segments: fields.optional_numbers("segments")?,
            proof: fields.texts("proof")?,
            checksum: fields.text("checksum")?,
        };
        fields.end()?;
        Ok(raw)
    }
}

fn refused(place: &str, reason: impl Into<String>) -> VdfError {
    VdfError::ProofFormat { place: place.to_owned(), reason: reason.into() }
}

/// A file of the right form that cannot prove what it states.
fn wrong(reason: impl Into<String>) -> VdfError {
    VdfError::InvalidProof { reason: reason.into() }
}

/// `0x` and exactly two lower-case digits per byte.
pub(crate) fn to_hex(bytes: &[u8]) -> String {
    let mut out = String::with_capacity(2 + 2 * bytes.len());
    out.push_str("0x");
    for b in bytes {
        let _ = write!(out, "{b:02x}");
    }
    out
}

/// The number that `text` encodes in exactly `bytes` bytes (any number of bytes when `None`).
fn from_hex(place: &str, text: &str, bytes: Option<usize>) -> Result<Natural, VdfError> {
    let digits = text.strip_prefix("0x").ok_or_else(|| refused(place, "does not start with 0x"))?;
    if digits.is_empty() || !digits.bytes().all(|b| b.is_ascii_digit() || (b'a'..=b'f').contains(&b)) {
        return Err(refused(place, "must have only lower-case hexadecimal digits after 0x"));
    }
    if let Some(bytes) = bytes
        && digits.len() != 2 * bytes
    {
        return Err(refused(place, format!("has {} digits where {} are needed", digits.len(), 2 * bytes)));
    }
    Natural::parse_bytes(digits.as_bytes(), 16).ok_or_else(|| refused(place, "is not hexadecimal"))
}

/// The digest that `text` encodes.
pub(crate) fn digest_from(place: &str, text: &str) -> Result<InputDigest, VdfError> {
    let bytes = fixed_bytes(&from_hex(place, text, Some(32))?, 32);
    bytes.try_into().map(InputDigest::from_bytes).map_err(|_| refused(place, "does not have 32 bytes"))
}

impl ProofFile {
    /// The only accepted text of the file: ASCII, one field per line, a newline at the end.
    #[must_use]
    pub fn to_text(&self) -> String {
        format!("{}  \"checksum\": \"{}\"\n}}\n", self.body(), self.checksum())
    }

    fn checksum(&self) -> String {
        to_hex(&Sha256::digest(self.body().as_bytes()))
    }

    /// Everything before the checksum line, which is what the checksum covers.
    fn body(&self) -> String {
        let bytes = self.statement.modulus().bytes();
        let hex = |v: &Natural| format!("\"{}\"", to_hex(&fixed_bytes(v, bytes)));
        let proof = self.proof.elements().iter().map(|e| format!("\n    {}", hex(e))).collect::<Vec<_>>().join(",");
        let proof = if proof.is_empty() { "[]".to_owned() } else { format!("[{proof}\n  ]") };
        let (version, segments) = match &self.proof {
            Proof::Segments { lengths, .. } => {
                let lengths = lengths.iter().map(|steps| format!("\n    {steps}")).collect::<Vec<_>>().join(",");
                (SEGMENTS_VERSION, format!("  \"segments\": [{lengths}\n  ],\n"))
            }
            Proof::Wesolowski { .. } | Proof::Pietrzak { .. } => (VERSION, String::new()),
        };
        let (version, input) = match self.statement.input() {
            Some(digest) => (INPUT_VERSION, format!("  \"input_sha256\": \"{}\",\n", to_hex(digest.as_bytes()))),
            None => (version, String::new()),
        };
        format!(
            "{{\n  \"format\": \"{FORMAT}\",\n  \"version\": {version},\n  \"kind\": \"{}\",\n  \"modulus\": {},\n{input}  \"base\": {},\n  \"steps\": {},\n  \"y\": {},\n{segments}  \"proof\": {proof},\n",
            self.proof.kind(),
            hex(self.statement.modulus().value()),
            hex(self.statement.base()),
            self.statement.steps(),
            hex(&self.y),
        )
    }

    /// Reads a proof file and checks its form and the input rules. [`crate::verify`] checks the proof.
    ///
    /// # Errors
    /// [`VdfError::ProofFormat`] for a text that is not of the form that [`ProofFile::to_text`] writes; [`VdfError::InvalidProof`] for one of that form
    /// whose contents cannot be right: a checksum, a base, a number of squarings or an element outside the rules, too many or too few
    /// elements; [`VdfError::Arith`].
    pub fn from_text(text: &[u8]) -> Result<Self, VdfError> {
        if text.len() > MAX_TEXT {
            return Err(refused("the file", format!("is longer than {MAX_TEXT} bytes")));
        }
        let raw = Raw::read(text).map_err(|fault| refused(&fault.place(), fault.to_string()))?;
        let modulus = Modulus::new(from_hex("modulus", &raw.modulus, None)?)?;
        let bytes = modulus.bytes();
        from_hex("modulus", &raw.modulus, Some(bytes))?;
        let base = from_hex("base", &raw.base, Some(bytes))?;
        let statement = match &raw.input_sha256 {
            None => Statement::new(modulus, base, raw.steps),
            Some(digest) => {
                let hashed = Statement::of_input(modulus, digest_from("input_sha256", digest)?, raw.steps);
                if hashed.as_ref().is_ok_and(|s| *s.base() != base) {
                    return Err(wrong("the base is not the hash of the input that the file names"));
                }
                hashed
            }
        }
        .map_err(|e| wrong(e.to_string()))?;
        let element = |place: &str, text: &str| {
            let v = from_hex(place, text, Some(bytes))?;
            if is_canonical(statement.modulus(), &v) {
                Ok(v)
            } else {
                Err(wrong(format!("{place} is not canonical: it must satisfy 0 < v <= (N-1)/2")))
            }
        };
        let y = element("y", &raw.y)?;
        let elements =
            raw.proof.iter().enumerate().map(|(i, t)| element(&format!("proof element {i}"), t)).collect::<Result<Vec<_>, _>>()?;
        let proof = match raw.kind.as_str() {
            "wesolowski" => {
                let [pi] = <[Natural; 1]>::try_from(elements).map_err(|e| refused("proof", format!("has {} elements, not 1", e.len())))?;
                Proof::Wesolowski { pi }
            }
            "wesolowski-segments" => {
                let lengths = raw.segments.unwrap_or_default();
                if !segments::fits(&statement, &lengths, &elements) {
                    return Err(wrong("the segments do not add up to the steps, or are too many, or do not fit the elements of the proof"));
                }
                Proof::Segments { lengths, elements }
            }
            "pietrzak" => {
                let rounds = pietrzak::rounds(statement.steps());
                if elements.len() != rounds {
                    return Err(wrong(format!("it has {} elements; this number of steps needs {rounds}", elements.len())));
                }
                Proof::Pietrzak { mu: elements }
            }
            other => return Err(refused("kind", format!("`{other}` is not wesolowski, wesolowski-segments or pietrzak"))),
        };
        let file = Self { statement, y, proof };
        if raw.checksum != file.checksum() {
            return Err(wrong("the checksum does not match the contents of the file"));
        }
        let canonical = file.to_text();
        if canonical.as_bytes() != text {
            let at = canonical.bytes().zip(text).position(|(a, b)| a != *b).unwrap_or(canonical.len().min(text.len()));
            return Err(refused(&format!("byte {at}"), "is not written in the one accepted form"));
        }
        Ok(file)
    }
}
