// Do not edit: generated from python/modmill/_params/isogeny.toml by `python3 tools/params/generate.py`.
//! Primes p = f 2^n N - 1 known by name.

/// A prime f 2^n N - 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct SpecialPrime {
    /// The name users type.
    pub name: &'static str,
    /// Size of p in bits.
    pub bits: u32,
    /// f.
    pub f: u32,
    /// n.
    pub n: u32,
    /// N, big-endian, as lower-case hex digits without a prefix.
    pub odd_hex: &'static str,
}

/// Every named prime, in the order of python/modmill/_params/isogeny.toml.
#[rustfmt::skip]
pub const SPECIAL_PRIMES: &[SpecialPrime] = &[
    SpecialPrime { name: "p14", bits: 14, f: 1, n: 8, odd_hex: "35" },
    SpecialPrime { name: "p89", bits: 89, f: 1, n: 64, odd_hex: "19f393d" },
    SpecialPrime { name: "p1506", bits: 1506, f: 63, n: 1244, odd_hex: "c0256a57b1434a4970e315e3e572ad7b6b6268ca27a1bc14a5ec8d6e8f46ab63" },
];
