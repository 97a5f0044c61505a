// Do not edit: generated from params/bls12_381.toml by `python3 tools/params/generate.py`.
//! Constants of BLS12-381.

use super::Element;

/// p, lowest word first.
pub const MODULUS: [u64; 6] =
    [0xb9feffffffffaaab, 0x1eabfffeb153ffff, 0x6730d2a0f6b0f624, 0x64774b84f38512bf, 0x4b1ba7b6434bacd7, 0x1a0111ea397fe69a];
/// r, the order of the generator, lowest word first.
pub const ORDER: [u64; 4] = [0xffffffff00000001, 0x53bda402fffe5bfe, 0x3339d80809a1d805, 0x73eda753299d7d48];
/// The absolute value of x, from which p and r follow: r = x^4 - x^2 + 1.
pub const X: u64 = 0xd201000000010000;
/// b of y^2 = x^3 + b.
pub const B: u64 = 4;
/// (x, y) -> (beta x, y) multiplies each point of order r by -x^2.
pub const BETA: Element = Element::from_words(&[
    0x2e01fffffffefffe,
    0xde17d813620a0002,
    0xddb3a93be6f89688,
    0xba69c6076a0f77ea,
    0x5f19672fdf76ce51,
    0x0000000000000000,
]);
/// An element whose order is the highest power of 2 that divides p - 1.
pub const ROOT_OF_UNITY: Element = Element::from_words(&[
    0xb9feffffffffaaaa,
    0x1eabfffeb153ffff,
    0x6730d2a0f6b0f624,
    0x64774b84f38512bf,
    0x4b1ba7b6434bacd7,
    0x1a0111ea397fe69a,
]);
/// x of the generator.
pub const GENERATOR_X: Element = Element::from_words(&[
    0xfb3af00adb22c6bb,
    0x6c55e83ff97a1aef,
    0xa14e3a3f171bac58,
    0xc3688c4f9774b905,
    0x2695638c4fa9ac0f,
    0x17f1d3a73197d794,
]);
/// y of the generator.
pub const GENERATOR_Y: Element = Element::from_words(&[
    0x0caa232946c5e7e1,
    0xd03cc744a2888ae4,
    0x00db18cb2c04b3ed,
    0xfcf5e095d5d00af6,
    0xa09e30ed741d8ae4,
    0x08b3f481e3aaa0f1,
]);
