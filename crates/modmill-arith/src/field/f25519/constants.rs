// Do not edit: generated from python/modmill/_params/ed25519.toml by `python3 tools/params/generate.py`.
//! Elements that computing on edwards25519 needs: -x^2 + y^2 = 1 + d x^2 y^2.

use super::Element;

/// The even square root of -1.
pub const SQRT_M1: Element = Element::from_digits([0x61b274a0ea0b0, 0x0d5a5fc8f189d, 0x7ef5e9cbd0c60, 0x78595a6804c9e, 0x2b8324804fc1d]);
/// d of the curve.
pub const D: Element = Element::from_digits([0x34dca135978a3, 0x1a8283b156ebd, 0x5e7a26001c029, 0x739c663a03cbb, 0x52036cee2b6ff]);
/// 2d.
pub const D2: Element = Element::from_digits([0x69b9426b2f159, 0x35050762add7a, 0x3cf44c0038052, 0x6738cc7407977, 0x2406d9dc56dff]);
