// Do not edit: generated from params/bls12_377.toml by `python3 tools/params/generate.py`.
//! Constants of BLS12-377.

use super::Element;

/// p, lowest word first.
pub const MODULUS: [u64; 6] =
    [0x8508c00000000001, 0x170b5d4430000000, 0x1ef3622fba094800, 0x1a22d9f300f5138f, 0xc63b05c06ca1493b, 0x01ae3a4617c510ea];
/// r, the order of the generator, lowest word first.
pub const ORDER: [u64; 4] = [0x0a11800000000001, 0x59aa76fed0000001, 0x60b44d1e5c37b001, 0x12ab655e9a2ca556];
/// The absolute value of x, from which p and r follow: r = x^4 - x^2 + 1.
pub const X: u64 = 0x8508c00000000001;
/// b of y^2 = x^3 + b.
pub const B: u64 = 1;
/// (x, y) -> (beta x, y) multiplies each point of order r by -x^2.
pub const BETA: Element = Element::from_words(&[
    0xffffffffffffffff,
    0xd1e945779fffffff,
    0x59064ee822fb5bff,
    0xb8882a75cc9bc8e3,
    0xbc8756ba8f8c524e,
    0x01ae3a4617c510ea,
]);
/// An element whose order is the highest power of 2 that divides p - 1.
pub const ROOT_OF_UNITY: Element = Element::from_words(&[
    0xba6b5ef26b00bbe8,
    0x1ea03d28cc795186,
    0xc6eaa2bc56228ac4,
    0xd14fcaca7022110e,
    0x8fe9dee6aa914b0a,
    0x00382d3d99cdbc5d,
]);
/// x of the generator.
pub const GENERATOR_X: Element = Element::from_words(&[
    0xeab9b16eb21be9ef,
    0xd5481512ffcd394e,
    0x188282c8bd37cb5c,
    0x85951e2caa9d41bb,
    0xc8fc6225bf87ff54,
    0x008848defe740a67,
]);
/// y of the generator.
pub const GENERATOR_Y: Element = Element::from_words(&[
    0xfd82de55559c8ea6,
    0xc2fe3d3634a9591a,
    0x6d182ad44fb82305,
    0xbd7fb348ca3e52d9,
    0x1f674f5d30afeec4,
    0x01914a69c5102eff,
]);
/// d of the twisted Edwards form -x^2 + y^2 = 1 + d x^2 y^2.
pub const EDWARDS_D: Element = Element::from_words(&[
    0x7016092b426b700b,
    0xb9aeca3c3871e9f2,
    0xbf8b2d97f059909c,
    0x1bbc34cc60d19690,
    0x6505bb385732fe3a,
    0x00cb5d5818b4d279,
]);
/// x of the generator in Edwards form.
pub const EDWARDS_GENERATOR_X: Element = Element::from_words(&[
    0x734952a8decc5f31,
    0xc6585971d2e97493,
    0xb0f23fb9c732ef3f,
    0x8894aa243d552959,
    0x72206f349d4f065b,
    0x00767648b9422dde,
]);
/// y of the generator in Edwards form.
pub const EDWARDS_GENERATOR_Y: Element = Element::from_words(&[
    0x8e04f356c761573b,
    0x76d4a72116b634a9,
    0xbf955b78a541ff73,
    0xf31a521893f198ba,
    0x1c842f6662836666,
    0x000a4629e5e92554,
]);
