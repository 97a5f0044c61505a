//! The verification key: the two curves, and a point with its image. Layout of its file: docs/formats.md.

use crate::error::{FileKind, IsogenyError};
use crate::field::Value;
use crate::parameters::Parameters;
use crate::text::{self, Reader};
use crate::variant::Variant;
use modmill_arith::Natural;
use modmill_runtime::text::{Object, ObjectFault};
use sha2::{Digest, Sha256};

/// The public values that verify the outputs of a key. Points are given by x.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct VerificationKey {
    /// The prime.
    pub parameters: Parameters,
    /// The field of the walk.
    pub variant: Variant,
    /// T, the number of 2-isogenies.
    pub steps: u64,
    /// alpha of the first curve.
    pub start: Natural,
    /// alpha of the last curve.
    pub end: Value,
    /// x of P, of order N, on the twist of the first curve.
    pub point: Natural,
    /// x of the image of P on the last curve.
    pub image: Value,
    /// The seed that chose the turns of a walk over Fp2; empty over Fp.
    pub seed: Vec<u8>,
}

/// The largest T.
pub const MAX_STEPS: u64 = 1 << 40;
/// The longest seed in bytes.
pub const MAX_SEED: usize = 64;

const FORMAT: &str = "modmill-isogeny-key";
const VERSION: u64 = 1;

/// The fields of a key, in its own file and in those of its proofs.
pub(crate) struct KeyFields {
    field: String,
    variant: String,
    steps: u64,
    start: String,
    end: String,
    point: String,
    image: String,
}

impl KeyFields {
    pub(crate) fn read(fields: &mut Object) -> Result<Self, ObjectFault> {
        Ok(Self {
            field: fields.text("field")?,
            variant: fields.text("variant")?,
            steps: fields.number("steps")?,
            start: fields.text("start")?,
            end: fields.text("end")?,
            point: fields.text("point")?,
            image: fields.text("image")?,
        })
    }
}

/// The fields behind format and version.
struct Raw {
    key: KeyFields,
    seed: String,
    checksum: String,
}

impl Raw {
    fn read(fields: &mut Object) -> Result<Self, ObjectFault> {
        Ok(Self { key: KeyFields::read(fields)?, seed: fields.text("seed")?, checksum: fields.text("checksum")? })
    }
}

impl VerificationKey {
    /// SHA-256 of everything but the seed. Whoever knows this number of a trusted key recognises proofs for it.
    #[must_use]
    pub fn id(&self) -> [u8; 32] {
        let mut hash = Sha256::new();
        let mut field = |bytes: &[u8]| {
            hash.update((bytes.len() as u64).to_be_bytes());
            hash.update(bytes);
        };
        field(b"modmill/isogeny/key/v1");
        field(self.parameters.prime.name.as_bytes());
        field(self.variant.name().as_bytes());
        field(&self.steps.to_be_bytes());
        for value in [&Value::from(self.start.clone()), &Value::from(self.point.clone())] {
            field(&value.bytes(&self.parameters, Variant::Fp));
        }
        for value in [&self.end, &self.image] {
            field(&value.bytes(&self.parameters, self.variant));
        }
        hash.finalize().into()
    }

    /// True if the walk begins at the curve for tests, whose endomorphism ring is known: whoever knows it needs no time to evaluate.
    #[must_use]
    pub fn is_for_tests(&self) -> bool {
        self.start == crate::start::for_tests(&self.parameters)
    }

    /// The lines that say which key it is, in key files and proofs.
    pub(crate) fn lines(&self) -> String {
        let hex = |value: &Value, variant| text::hex(&value.bytes(&self.parameters, variant));
        let real = |number: &Natural| hex(&number.clone().into(), Variant::Fp);
        format!(
            "  \"field\": \"{}\",\n  \"variant\": \"{}\",\n  \"steps\": {},\n  \"start\": \"{}\",\n  \"end\": \"{}\",\n  \"point\": \"{}\",\n  \"image\": \"{}\",\n",
            self.parameters.prime.name,
            self.variant,
            self.steps,
            real(&self.start),
            hex(&self.end, self.variant),
            real(&self.point),
            hex(&self.image, self.variant),
        )
    }

    /// The only accepted text of a key file.
    #[must_use]
    pub fn to_text(&self) -> String {
        text::sealed(&format!("{}{}  \"seed\": \"{}\",\n", text::head(FORMAT, VERSION), self.lines(), text::hex(&self.seed)))
    }

    /// Reads a key file and checks its form.
    ///
    /// # Errors
    /// [`IsogenyError::Format`] for any text other than what [`VerificationKey::to_text`] writes.
    pub fn from_text(file: &[u8]) -> Result<Self, IsogenyError> {
        let reader = Reader(FileKind::Key);
        let raw = reader.fields(file, FORMAT, VERSION, Raw::read)?;
        let mut key = Self::from_fields(reader, &raw.key)?;
        key.seed = reader.bytes("seed", &raw.seed)?;
        if key.seed.len() > MAX_SEED || (key.variant == Variant::Fp && !key.seed.is_empty()) {
            return Err(reader.refused("seed", "is longer than this variant allows"));
        }
        reader.same(&key.to_text(), file, &raw.checksum)?;
        Ok(key)
    }

    /// The key from `field`, `variant`, `start`, `end`, `point` and `image`.
    pub(crate) fn from_fields(reader: Reader, fields: &KeyFields) -> Result<Self, IsogenyError> {
        let KeyFields { field, variant, steps, start, end, point, image } = fields;
        let steps = *steps;
        let parameters = Parameters::named(field).map_err(|e| reader.refused("field", e.to_string()))?;
        let variant: Variant = variant.parse().map_err(|e: IsogenyError| reader.refused("variant", e.to_string()))?;
        if !(1..=MAX_STEPS).contains(&steps) {
            return Err(reader.refused("steps", format!("is {steps}; 1 to {MAX_STEPS} are supported")));
        }
        let (start, point) =
            (reader.value(&parameters, Variant::Fp, "start", start)?, reader.value(&parameters, Variant::Fp, "point", point)?);
        let (end, image) = (reader.value(&parameters, variant, "end", end)?, reader.value(&parameters, variant, "image", image)?);
        Ok(Self { parameters, variant, steps, start: start.re, end, point: point.re, image, seed: Vec::new() })
    }
}
