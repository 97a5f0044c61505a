//! The proof file: a verification key, an input and its output. Layout: docs/formats.md.

use crate::error::{FileKind, IsogenyError, Refusal};
use crate::field::Value;
use crate::text::{self, Reader};
use crate::variant::Variant;
use crate::verification_key::{KeyFields, VerificationKey};
use modmill_arith::Natural;
use modmill_runtime::text::{Object, ObjectFault};

/// An output with what verifies it. The function needs no further proof: the pairing checks the output itself.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Proof {
    /// The key; its seed is not part of a proof.
    pub key: VerificationKey,
    /// The message whose hash the input is, where it is one.
    pub message: Option<Vec<u8>>,
    /// x of the input.
    pub input: Value,
    /// x of the output.
    pub output: Natural,
}

/// The longest message in bytes.
pub const MAX_MESSAGE: usize = 4096;

const FORMAT: &str = "modmill-isogeny-proof";
const VERSION: u64 = 1;

/// The fields behind format and version.
struct Raw {
    of_key: KeyFields,
    key: String,
    message: Option<String>,
    input: String,
    output: String,
    checksum: String,
}

impl Raw {
    fn read(fields: &mut Object) -> Result<Self, ObjectFault> {
        Ok(Self {
            of_key: KeyFields::read(fields)?,
            key: fields.text("key")?,
            message: fields.optional_text("message")?,
            input: fields.text("input")?,
            output: fields.text("output")?,
            checksum: fields.text("checksum")?,
        })
    }
}

impl Proof {
    /// The only accepted text of a proof file: ASCII, one field per line, a newline at the end.
    #[must_use]
    pub fn to_text(&self) -> String {
        let parameters = &self.key.parameters;
        let message = self.message.as_ref().map_or("null".to_owned(), |bytes| format!("\"{}\"", text::hex(bytes)));
        text::sealed(&format!(
            "{}{}  \"key\": \"{}\",\n  \"message\": {message},\n  \"input\": \"{}\",\n  \"output\": \"{}\",\n",
            text::head(FORMAT, VERSION),
            self.key.lines(),
            text::hex(&self.key.id()),
            text::hex(&self.input.bytes(parameters, self.key.variant)),
            text::hex(&Value::from(self.output.clone()).bytes(parameters, Variant::Fp)),
        ))
    }

    /// Reads a proof file and checks its form. [`crate::verify`] checks the proof.
    ///
    /// # Errors
    /// [`IsogenyError::Format`] for a text that is not of the form that [`Proof::to_text`] writes; [`IsogenyError::InvalidProof`] for one of that form
    /// whose contents cannot be right: checksum, id of the key, or an element that is not below p.
    pub fn from_text(file: &[u8]) -> Result<Self, IsogenyError> {
        let reader = Reader(FileKind::Proof);
        let raw = reader.fields(file, FORMAT, VERSION, Raw::read)?;
        let key = VerificationKey::from_fields(reader, &raw.of_key)?;
        if reader.bytes("key", &raw.key)? != key.id() {
            return Err(IsogenyError::InvalidProof { refusal: Refusal::KeyId });
        }
        let message = raw.message.as_ref().map(|text| reader.bytes("message", text)).transpose()?;
        if message.as_ref().is_some_and(|bytes| bytes.len() > MAX_MESSAGE) {
            return Err(reader.refused("message", format!("is longer than {MAX_MESSAGE} bytes")));
        }
        let input = reader.value(&key.parameters, key.variant, "input", &raw.input)?;
        let output = reader.value(&key.parameters, Variant::Fp, "output", &raw.output)?.re;
        let proof = Self { key, message, input, output };
        reader.same(&proof.to_text(), file, &raw.checksum)?;
        Ok(proof)
    }
}
