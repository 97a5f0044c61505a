//! A modulus by its name, ready to be used.

use crate::moduli::NamedModulus;
use modmill_arith::{Modulus, Natural};

impl NamedModulus {
    /// The modulus itself.
    ///
    /// ```
    /// use modmill_vdf::moduli;
    /// for named in moduli::NAMED {
    ///     assert_eq!(named.modulus().value().bits(), u64::from(named.bits));
    /// }
    /// ```
    #[must_use]
    pub fn modulus(&self) -> Modulus {
        let value = Natural::parse_bytes(self.hex.as_bytes(), 16).expect("built-in digits are hexadecimal");
        Modulus::new(value).expect("built-in moduli are odd and of a supported size")
    }
}
