//! Text files with one accepted form: the text is parsed, written again and compared byte by byte.

use crate::error::{FileKind, IsogenyError, Refusal};
use crate::field::Value;
use crate::parameters::Parameters;
use crate::variant::Variant;
use modmill_runtime::text::{Object, ObjectFault};
use sha2::{Digest, Sha256};
use std::fmt::Write as _;

/// Longest accepted file; a proof at 1506 bits has about 5,000 bytes.
pub(crate) const MAX_TEXT: usize = 1 << 17;

/// `0x` and two lower-case digits a byte.
pub(crate) fn hex(bytes: &[u8]) -> String {
    let mut out = "0x".to_owned();
    for b in bytes {
        let _ = write!(out, "{b:02x}");
    }
    out
}

/// The first lines.
pub(crate) fn head(format: &str, version: u64) -> String {
    format!("{{\n  \"format\": \"{format}\",\n  \"version\": {version},\n")
}

/// A body with the line of its checksum.
pub(crate) fn sealed(body: &str) -> String {
    format!("{body}  \"checksum\": \"{}\"\n}}\n", hex(&Sha256::digest(body.as_bytes())))
}

/// Reads fields of one kind of file.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Reader(pub(crate) FileKind);

impl Reader {
    pub(crate) fn refused(self, place: &str, reason: impl Into<String>) -> IsogenyError {
        IsogenyError::Format { file: self.0, place: place.to_owned(), reason: reason.into() }
    }

    /// A file of the right form whose contents cannot be right: for a proof, a check that says no.
    pub(crate) fn wrong(self, place: &str, reason: impl Into<String>, refusal: Refusal) -> IsogenyError {
        match self.0 {
            FileKind::Proof => IsogenyError::InvalidProof { refusal },
            FileKind::Key => self.refused(place, reason),
        }
    }

    /// The fields of a file of this format, version and nothing else.
    pub(crate) fn fields<T>(
        self,
        file: &[u8],
        format: &'static str,
        version: u64,
        read: impl FnOnce(&mut Object) -> Result<T, ObjectFault>,
    ) -> Result<T, IsogenyError> {
        if file.len() > MAX_TEXT {
            return Err(self.refused("the file", format!("is longer than {MAX_TEXT} bytes")));
        }
        let fields = || {
            let mut object = Object::parse(file)?;
            object.expect("format", format)?;
            object.version(version..=version)?;
            let fields = read(&mut object)?;
            object.end()?;
            Ok(fields)
        };
        fields().map_err(|fault: ObjectFault| self.refused(&fault.place(), fault.to_string()))
    }

    pub(crate) fn bytes(self, place: &str, text: &str) -> Result<Vec<u8>, IsogenyError> {
        let digits = text.strip_prefix("0x").ok_or_else(|| self.refused(place, "does not start with 0x"))?;
        let pair = |pair: &[u8]| {
            let [high, low] = [0, 1].map(|i| pair.get(i).filter(|b| !b.is_ascii_uppercase()).and_then(|b| char::from(*b).to_digit(16)));
            Some((high? << 4 | low?) as u8)
        };
        let read: Option<Vec<u8>> = digits.as_bytes().chunks(2).map(pair).collect();
        read.ok_or_else(|| self.refused(place, "must have two lower-case hexadecimal digits a byte after 0x"))
    }

    pub(crate) fn value(self, parameters: &Parameters, variant: Variant, place: &str, text: &str) -> Result<Value, IsogenyError> {
        let digits = 2 * parameters.bytes() * variant.coordinates();
        let bytes = self.bytes(place, text)?;
        let reason = format!("is not an element of the field, written with {digits} digits");
        if 2 * bytes.len() != digits {
            return Err(self.refused(place, reason));
        }
        Value::from_bytes(parameters, variant, &bytes).ok_or_else(|| self.wrong(place, reason, Refusal::NotInField))
    }

    /// Refuses a file that is not the one text of its contents.
    pub(crate) fn same(self, canonical: &str, file: &[u8], checksum: &str) -> Result<(), IsogenyError> {
        if canonical.as_bytes() == file {
            return Ok(());
        }
        if !canonical.ends_with(&format!("\"{checksum}\"\n}}\n")) {
            return Err(self.wrong("checksum", "does not match the contents", Refusal::Checksum));
        }
        let at = canonical.bytes().zip(file).position(|(a, b)| a != *b).unwrap_or(canonical.len().min(file.len()));
        Err(self.refused(&format!("byte {at}"), "is not written in the one accepted form"))
    }
}
