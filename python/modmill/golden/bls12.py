"""The base fields of BLS12-377 and BLS12-381 in Montgomery form, and the curves' points in affine coordinates.

An element a is held as a 2^(radix_bits limbs) modulo p: 2^384 in words of 64 bits, 2^408 in vectors of 51-bit limbs.
"""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from pathlib import Path

Point = tuple[int, int] | None
"""x and y; None is the point at infinity of a Weierstrass curve."""


@dataclass(frozen=True)
class Edwards:
    """-x^2 + y^2 = 1 + d x^2 y^2; from the Weierstrass form by u' = s (u + 1), v' = s v, x = scale u' / v'."""

    d: int
    s: int
    scale: int
    generator: tuple[int, int]


@dataclass(frozen=True)
class Curve:
    """y^2 = x^3 + b modulo p."""

    name: str
    x: int
    p: int
    r: int
    cofactor: int
    b: int
    beta: int
    """(x, y) -> (beta x, y) multiplies each point of order r by -x^2, where x is the family's parameter."""
    generator: tuple[int, int]
    edwards: Edwards | None


def load(name: str) -> Curve:
    """The curve that `_params/<name>.toml` states."""
    raw = tomllib.loads((Path(__file__).parents[1] / "_params" / f"{name}.toml").read_text("utf-8"))

    def number(text: str) -> int:
        return int(text, 16)

    def pair(table: dict[str, str]) -> tuple[int, int]:
        return number(table["x"]), number(table["y"])

    form = raw.get("edwards")
    edwards = form and Edwards(number(form["d"]), number(form["s"]), number(form["scale"]), pair(form["generator"]))
    x, p, r, cofactor = (number(raw[key]) for key in ("x", "p", "r", "cofactor"))
    return Curve(raw["name"], x, p, r, cofactor, raw["b"], number(raw["beta"]), pair(raw["generator"]), edwards)


BLS12_377 = load("bls12_377")
BLS12_381 = load("bls12_381")


def montgomery(a: int, b: int, p: int, radix_bits: int, limbs: int) -> int:
    """a b / 2^(radix_bits limbs) modulo p, digit by digit as the kernels do it.

    The result is below 2p where a b is below p 2^(radix_bits limbs).
    """
    base = 1 << radix_bits
    factor = -pow(p, -1, base)
    t = 0
    for i in range(limbs):
        t += (a >> radix_bits * i) % base * b
        q = t * factor % base
        t = (t + q * p) >> radix_bits
    return t


def add(curve: Curve, a: Point, b: Point) -> Point:
    """a + b on the Weierstrass curve."""
    if a is None or b is None:
        return b if a is None else a
    (x1, y1), (x2, y2), p = a, b, curve.p
    if x1 == x2 and (y1 + y2) % p == 0:
        return None
    slope = 3 * x1 * x1 * pow(2 * y1, -1, p) if a == b else (y2 - y1) * pow(x2 - x1, -1, p)
    x = (slope * slope - x1 - x2) % p
    return x, (slope * (x1 - x) - y1) % p


def multiply(curve: Curve, k: int, a: Point) -> Point:
    """[k]a for k >= 0, bit by bit from the top."""
    total: Point = None
    for bit in bin(k)[2:]:
        total = add(curve, total, total)
        if bit == "1":
            total = add(curve, total, a)
    return total


def to_edwards(curve: Curve, a: Point) -> tuple[int, int]:
    """The image of a point; raises ValueError for the points that have none (v = 0 or u' = -1, but for infinity)."""
    form, p = curve.edwards, curve.p
    if form is None:
        raise ValueError(f"{curve.name} has no Edwards form")
    if a is None:
        return 0, 1
    u, v = form.s * (a[0] + 1) % p, form.s * a[1] % p
    if v == 0 or (u + 1) % p == 0:
        raise ValueError("this point has no image in Edwards form")
    return form.scale * u * pow(v, -1, p) % p, (u - 1) * pow(u + 1, -1, p) % p


def add_edwards(curve: Curve, a: tuple[int, int], b: tuple[int, int]) -> tuple[int, int]:
    """a + b in Edwards form; raises ValueError where the addition law has no answer, d being a square."""
    form, p = curve.edwards, curve.p
    if form is None:
        raise ValueError(f"{curve.name} has no Edwards form")
    (x1, y1), (x2, y2) = a, b
    t = form.d * x1 * x2 * y1 * y2 % p
    return (x1 * y2 + y1 * x2) * pow(1 + t, -1, p) % p, (y1 * y2 + x1 * x2) * pow(1 - t, -1, p) % p
