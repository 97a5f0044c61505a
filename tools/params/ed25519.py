"""Rust constants that follow from python/modmill/_params/ed25519.toml."""

from __future__ import annotations

import tomllib

LIMB_BITS = 51


def limbs(value: int) -> str:
    """A field element in radix 2^51."""
    digits = [value >> LIMB_BITS * i & (1 << LIMB_BITS) - 1 for i in range(5)]
    return "[" + ", ".join(f"0x{d:013x}" for d in digits) + "]"


def words(value: int, count: int) -> str:
    """An integer in words of 64 bits, lowest first."""
    return "[" + ", ".join(f"0x{value >> 64 * i & (1 << 64) - 1:016x}" for i in range(count)) + "]"


def small_order_ys(p: int, d: int) -> list[int]:
    """y of every encoding, canonical or not, of a point P with [8]P = 0; the sign bit may be either in all of them.

    [2]P = 0 for x = 0, y = 1 or -1. [4]P = 0 also for y = 0. [8]P = 0 also where doubling gives y = 0, which by the
    doubling formula (y^2 + x^2) / (2 + x^2 - y^2) is where x^2 = -y^2: on the curve, d y^4 + 2 y^2 - 1 = 0.
    """
    ys = [0, 1, p - 1]
    root = square_root(1 + d, p)
    for y2 in ((root - 1) * pow(d, -1, p) % p, (-root - 1) * pow(d, -1, p) % p):
        if pow(y2, (p - 1) // 2, p) == 1:
            y = square_root(y2, p)
            ys += [y, p - y]
    return sorted(y + k * p for y in ys for k in (0, 1) if y + k * p < 1 << 255)


def square_root(a: int, p: int) -> int:
    """A square root of the square a modulo p = 5 mod 8."""
    root = pow(a, (p + 3) // 8, p)
    if root * root % p != a % p:
        root = root * pow(2, (p - 1) // 4, p) % p
    if root * root % p != a % p:
        raise ValueError(f"{a} is no square modulo {p}")
    return root


def field_constants(text: str, command: str) -> str:
    """`crates/modmill-arith/src/field/f25519/constants.rs`."""
    curve = tomllib.loads(text)
    p, d = int(curve["p"], 16), int(curve["d"], 16)
    root = pow(2, (p - 1) // 4, p)  # 2 is no square modulo p, so this is a square root of -1
    root = min(root, p - root, key=lambda r: r & 1)  # the even one
    return (
        f"// Do not edit: generated from python/modmill/_params/ed25519.toml by `{command}`.\n"
        "//! Elements that computing on edwards25519 needs: -x^2 + y^2 = 1 + d x^2 y^2.\n\n"
        "use super::Element;\n\n"
        "/// The even square root of -1.\n"
        f"pub const SQRT_M1: Element = Element::from_digits({limbs(root)});\n"
        "/// d of the curve.\n"
        f"pub const D: Element = Element::from_digits({limbs(d)});\n"
        "/// 2d.\n"
        f"pub const D2: Element = Element::from_digits({limbs(2 * d % p)});\n"
    )


def curve_constants(text: str, command: str) -> str:
    """`crates/modmill-sigverify/src/constants.rs`."""
    curve = tomllib.loads(text)
    order = int(curve["order"], 16)
    ys = small_order_ys(int(curve["p"], 16), int(curve["d"], 16))
    rows = "".join(f"    {words(y, 4)},\n" for y in ys)
    return (
        f"// Do not edit: generated from python/modmill/_params/ed25519.toml by `{command}`.\n"
        "//! The base point of edwards25519, its order, and the points of small order.\n\n"
        "/// L, the order of the base point: four words, lowest first.\n"
        f"pub(crate) const ORDER: [u64; 4] = {words(order, 4)};\n"
        "/// floor(2^512 / L): five words, lowest first.\n"
        "pub(crate) const ORDER_RECIPROCAL: [u64; 5] =\n"
        f"    {words((1 << 512) // order, 5)};\n"
        "/// x of the base point: five limbs of 51 bits, lowest first.\n"
        f"pub(crate) const BASE_X: [u64; 5] = {limbs(int(curve['base']['x'], 16))};\n"
        "/// y of the base point, likewise.\n"
        f"pub(crate) const BASE_Y: [u64; 5] = {limbs(int(curve['base']['y'], 16))};\n"
        "/// y of every encoding, canonical or not, of a point of order 1, 2, 4 or 8; the sign bit may be either.\n"
        "/// Four words each, lowest first.\n"
        f"pub(crate) const SMALL_ORDER_Y: [[u64; 4]; {len(ys)}] = [\n{rows}];\n"
    )
