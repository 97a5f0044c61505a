//! The formats and their names.

use std::fmt;

/// A number of records before the records.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Prefix {
    /// None: the length of the file says how many there are.
    None,
    /// 64 bits, little-endian: what arkworks, bincode and others write before a `Vec`.
    Little64,
    /// 32 bits, big-endian: what gnark-crypto writes before a slice.
    Big32,
}

impl Prefix {
    /// Its length in bytes.
    #[must_use]
    pub fn len(self) -> usize {
        match self {
            Prefix::None => 0,
            Prefix::Little64 => 8,
            Prefix::Big32 => 4,
        }
    }

    /// True for [`Prefix::None`], which takes no bytes.
    #[must_use]
    pub fn is_empty(self) -> bool {
        self == Prefix::None
    }

    pub(super) fn read(self, bytes: &[u8]) -> u64 {
        let mut word = [0; 8];
        match self {
            Prefix::None | Prefix::Little64 => word[..bytes.len()].copy_from_slice(bytes),
            Prefix::Big32 => word.iter_mut().zip(bytes.iter().rev()).for_each(|(out, byte)| *out = *byte),
        }
        u64::from_le_bytes(word)
    }

    /// None for a number that has no room.
    pub(super) fn write(self, count: usize) -> Option<Vec<u8>> {
        Some(match self {
            Prefix::None => Vec::new(),
            Prefix::Little64 => (count as u64).to_le_bytes().to_vec(),
            Prefix::Big32 => u32::try_from(count).ok()?.to_be_bytes().to_vec(),
        })
    }
}

macro_rules! formats {
    ($(#[$doc:meta])* $type:ident, $($(#[$variant_doc:meta])* $variant:ident = $name:literal, $prefix:ident;)*) => {
        $(#[$doc])*
        #[derive(Debug, Clone, Copy, PartialEq, Eq)]
        #[non_exhaustive]
        pub enum $type { $($(#[$variant_doc])* $variant),* }

        impl $type {
            /// Every format.
            pub const ALL: &'static [Self] = &[$(Self::$variant),*];

            /// The name on the command line.
            #[must_use]
            pub fn name(self) -> &'static str {
                match self { $(Self::$variant => $name),* }
            }

            /// The format of this name.
            #[must_use]
            pub fn named(name: &str) -> Option<Self> {
                Self::ALL.iter().copied().find(|format| format.name() == name)
            }

            /// The number of records that a list in this format begins with, if it begins with one.
            #[must_use]
            pub fn prefix(self) -> Prefix {
                match self { $(Self::$variant => Prefix::$prefix),* }
            }
        }

        impl fmt::Display for $type {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(self.name())
            }
        }
    };
}

formats! {
    /// The format of points in a file.
    PointFormat,
    /// arkworks, `serialize_compressed`: x and flags.
    ArkCompressed = "ark-compressed", Little64;
    /// arkworks, `serialize_uncompressed`: x, y and flags.
    Ark = "ark", Little64;
    /// gnark-crypto, `Encoder`: x, big-endian, and flags. For BLS12-381 this is the form of Zcash, blst and the IETF's draft.
    GnarkCompressed = "gnark-compressed", Big32;
    /// gnark-crypto, `Encoder` with `RawEncoding`: x and y, big-endian, and flags.
    Gnark = "gnark", Big32;
    /// x and y, little-endian; zeros for the neutral element.
    Plain = "plain", Little64;
    /// x and y in Montgomery form, a 2^384 modulo p, little-endian; zeros for the neutral element: what blst, gnark-crypto and arkworks hold in memory.
    Montgomery = "montgomery", Little64;
}

formats! {
    /// The format of scalars in a file.
    ScalarFormat,
    /// arkworks, `serialize_compressed`: 32 bytes, little-endian, below r.
    Ark = "ark", Little64;
    /// gnark-crypto, `Encoder`: 32 bytes, big-endian, below r.
    Gnark = "gnark", Big32;
    /// 32 bytes, little-endian, any number.
    Plain = "plain", Little64;
    /// s 2^256 modulo r, 32 bytes, little-endian, below r: what arkworks and gnark-crypto hold in memory.
    Montgomery = "montgomery", Little64;
}

impl PointFormat {
    /// Bytes of a point.
    #[must_use]
    pub fn record_bytes(self) -> usize {
        if self.is_compressed() { 48 } else { 96 }
    }

    /// True if y is only a flag, so that reading takes a square root.
    #[must_use]
    pub fn is_compressed(self) -> bool {
        matches!(self, PointFormat::ArkCompressed | PointFormat::GnarkCompressed)
    }
}
