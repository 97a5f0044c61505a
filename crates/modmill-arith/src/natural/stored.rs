//! Numbers in stored values: as text, 0x and hexadecimal digits.

use super::Natural;
use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

impl Serialize for Natural {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(&format_args!("{self:#x}"))
    }
}

impl<'de> Deserialize<'de> for Natural {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        std::borrow::Cow::<str>::deserialize(deserializer)?.parse().map_err(D::Error::custom)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn stored_as_hexadecimal_text() {
        let n = Natural::from(1u8) << 100;
        let text = serde_json::to_string(&n).unwrap();
        assert_eq!(text, "\"0x10000000000000000000000000\"");
        assert_eq!(serde_json::from_str::<Natural>(&text).unwrap(), n);
        assert!(serde_json::from_str::<Natural>("\"x\"").unwrap_err().to_string().contains("not a number"));
    }
}
