"""Rust constants that follow from python/modmill/_params/bls12_377.toml and python/modmill/_params/bls12_381.toml."""

from __future__ import annotations

import tomllib
from typing import Any


def words(value: int, count: int = 6) -> list[str]:
    """An integer in `count` words of 64 bits, lowest first."""
    return [f"0x{value >> 64 * i & (1 << 64) - 1:016x}" for i in range(count)]


def element(doc: str, name: str, value: str) -> str:
    digits = "".join(f"    {word},\n" for word in words(int(value, 16)))
    return f"/// {doc}.\npub const {name}: Element = Element::from_words(&[\n{digits}]);\n"


def root_of_unity(p: int) -> int:
    """An element whose order is the highest power of 2 that divides p - 1."""
    non_residue = next(n for n in range(2, p) if pow(n, (p - 1) // 2, p) == p - 1)
    odd = (p - 1) // ((p - 1) & -(p - 1))
    return pow(non_residue, odd, p)


def field_constants(file: str, text: str, command: str) -> str:
    """`crates/modmill-arith/src/field/bls12_*/constants.rs`."""
    curve: dict[str, Any] = tomllib.loads(text)
    order = ", ".join(words(int(curve["r"], 16), 4))
    x = hex(abs(int(curve["x"], 16)))
    out = [
        f"// Do not edit: generated from params/{file} by `{command}`.\n",
        f"//! Constants of {curve['name']}.\n\n",
        "use super::Element;\n\n",
        "/// p, lowest word first.\n",
        f"pub const MODULUS: [u64; 6] =\n    [{', '.join(words(int(curve['p'], 16)))}];\n",
        f"/// r, the order of the generator, lowest word first.\npub const ORDER: [u64; 4] = [{order}];\n",
        f"/// The absolute value of x, from which p and r follow: r = x^4 - x^2 + 1.\npub const X: u64 = {x};\n",
        f"/// b of y^2 = x^3 + b.\npub const B: u64 = {curve['b']};\n",
        element("(x, y) -> (beta x, y) multiplies each point of order r by -x^2", "BETA", curve["beta"]),
        element(
            "An element whose order is the highest power of 2 that divides p - 1",
            "ROOT_OF_UNITY",
            hex(root_of_unity(int(curve["p"], 16))),
        ),
        element("x of the generator", "GENERATOR_X", curve["generator"]["x"]),
        element("y of the generator", "GENERATOR_Y", curve["generator"]["y"]),
    ]
    if edwards := curve.get("edwards"):
        out += [
            element("d of the twisted Edwards form -x^2 + y^2 = 1 + d x^2 y^2", "EDWARDS_D", edwards["d"]),
            element("x of the generator in Edwards form", "EDWARDS_GENERATOR_X", edwards["generator"]["x"]),
            element("y of the generator in Edwards form", "EDWARDS_GENERATOR_Y", edwards["generator"]["y"]),
        ]
    return "".join(out)
