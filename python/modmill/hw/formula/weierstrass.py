"""Short Weierstrass curves y^2 = x^3 + b of prime order, a point is X/Z, Y/Z: ECDSA on secp256k1 as two programs.

Verifying (r, s) of the digest e with the key Q asks whether the x of u1 G + u2 Q is r modulo the order n, where
u1 = e / s and u2 = r / s modulo n. `ecdsa_scalars` computes modulo n, `ecdsa_step` modulo p.

Source: SEC 1, section 4.1.4; J. Renes, C. Costello, L. Batina, "Complete addition formulas for prime order elliptic
curves", EUROCRYPT 2016, algorithms 7 and 9, which hold for all points, the neutral one (0 : 1 : 0) included.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from modmill.hw.formula.element import Element, below, canonical, equal, residue, select
from modmill.hw.formula.formula import Formula
from modmill.hw.formula.operation import BIT, Type
from modmill.hw.formula.parameters import number

P, ORDER = number("secp256k1", "p"), number("secp256k1", "order")
B = number("secp256k1", "b")
BASE = number("secp256k1", "x"), number("secp256k1", "y")
WORD = Type(256)

Point = tuple[Element, Element, Element]


def total(first: Point, second: Point) -> Point:
    """The sum of two points: 12 M, 2 D."""
    (x1, y1, z1), (x2, y2, z2) = first, second
    xx, yy, zz = x1 * x2, y1 * y2, 3 * B * (z1 * z2)
    xy = (x1 + y1) * (x2 + y2) - (xx + yy)
    yz = (y1 + z1) * (y2 + z2) - (yy + z1 * z2)
    xz = 3 * B * ((x1 + z1) * (x2 + z2) - (xx + z1 * z2))
    more, less, xx3 = yy + zz, yy - zz, 3 * xx
    return xy * less - yz * xz, less * more + xz * xx3, more * yz + xx3 * xy


def doubled(point: Point) -> Point:
    """Twice a point: 6 M, 2 S, 1 D."""
    x, y, z = point
    yy, zz = y**2, 3 * B * z**2
    yy8, less = 8 * yy, yy - 3 * zz
    return 2 * (less * (x * y)), zz * yy8 + less * (yy + zz), y * z * yy8


def chosen(bit: Element, a: Point, b: Point) -> Point:
    """The first point where the bit is set."""
    x, y, z = (select(bit, one, other) for one, other in zip(a, b, strict=True))
    return x, y, z


def power(base: Element, exponent: int, bits: int = 4) -> Element:
    """By digits of so many bits, from the top."""
    powers = [base, base]
    while len(powers) < 1 << bits:
        powers.append(powers[-1] * base)
    digits = [exponent >> at & (1 << bits) - 1 for at in range(0, exponent.bit_length(), bits)]
    found = powers[digits.pop()]
    for digit in reversed(digits):
        for _ in range(bits):
            found = found**2
        found = found * powers[digit] if digit else found
    return found


def scalars(e: Element, r: Element, s: Element) -> dict[str, Element]:
    """u1 = e / s, u2 = r / s modulo the order, and whether r and s are from 1 to n - 1."""
    w = power(residue(s), ORDER - 2)
    in_range = canonical(r) & canonical(s) & ~equal(residue(r), 0) & ~equal(residue(s), 0)
    return {"u1": residue(e) * w, "u2": residue(r) * w, "in_range": in_range}


def step(
    x: Element,
    y: Element,
    z: Element,
    qx: Element,
    qy: Element,
    sx: Element,
    sy: Element,
    sz: Element,
    r: Element,
    doubles: Element,
    adds_g: Element,
    adds_q: Element,
) -> dict[str, Element]:
    """A bit of both scalars: the point x : y : z doubled if asked, plus G, Q or their sum s, as two bits say.

    `on_curve`: whether Q is a point and stated below p. `matches`: whether the new point is not the neutral one and its
    x is r modulo the order, so r or r + n.
    """
    given, one, zero = (x, y, z), x.constant(1, x.type), x.constant(0, x.type)
    q = residue(qx), residue(qy), one
    g = x.constant(BASE[0], x.type), x.constant(BASE[1], x.type), one
    with_q, without = chosen(adds_g, (sx, sy, sz), q), chosen(adds_g, g, (zero, one, zero))
    x3, y3, z3 = total(chosen(doubles, doubled(given), given), chosen(adds_q, with_q, without))
    right = residue(r) * z3
    wraps = below(r, P - ORDER) & equal(x3, right + ORDER * z3)
    return {
        "x3": x3,
        "y3": y3,
        "z3": z3,
        "on_curve": canonical(qx) & canonical(qy) & equal(q[1] ** 2, q[0] ** 2 * q[0] + B),
        "matches": (equal(x3, right) | wraps) & ~equal(z3, 0),
    }


SOURCE = "SEC 1, section 4.1.4; Renes, Costello, Batina, EUROCRYPT 2016"
FORMULAS = (
    Formula(
        "ecdsa_scalars",
        "the scalars of an ECDSA signature on secp256k1, by an inversion modulo the order",
        scalars,
        ORDER,
        types=dict.fromkeys(("e", "r", "s"), WORD),
        source=SOURCE,
    ),
    Formula(
        "ecdsa_step",
        "a bit of the double-scalar multiplication of ECDSA on secp256k1, and what a verdict asks",
        step,
        P,
        types={**dict.fromkeys(("qx", "qy", "r"), WORD), **dict.fromkeys(("doubles", "adds_g", "adds_q"), BIT)},
        source=SOURCE,
    ),
)

Run = Callable[[str, Mapping[str, int]], Mapping[str, int]]
"""Runs the program of that name on those inputs."""


def verify(run: Run, key: tuple[int, int], e: int, r: int, s: int) -> bool:
    """Whether (r, s) is a signature of the digest e, by runs of the two programs: one and 258.

    Nothing is computed here: bits of scalars are passed on, and points from run to run.
    """
    found = run("ecdsa_scalars", {"e": e, "r": r, "s": s})
    neutral = 0, 1, 0
    given = dict(zip(("qx", "qy", "r"), (*key, r), strict=True))

    def step(point: Sequence[int], both: Sequence[int], doubles: int, g: int, q: int) -> Mapping[str, int]:
        numbers = dict(zip(("x", "y", "z", "sx", "sy", "sz"), (*point, *both), strict=True))
        return run("ecdsa_step", {**numbers, **given, "doubles": doubles, "adds_g": g, "adds_q": q})

    def point(results: Mapping[str, int]) -> tuple[int, ...]:
        return tuple(results[name] for name in ("x3", "y3", "z3"))

    first = step(neutral, neutral, 0, 0, 1)
    both, last = point(step(point(first), neutral, 0, 1, 0)), first
    now: tuple[int, ...] = neutral
    for at in reversed(range(ORDER.bit_length())):
        last = step(now, both, 1, found["u1"] >> at & 1, found["u2"] >> at & 1)
        now = point(last)
    return bool(found["in_range"] and first["on_curve"] and last["matches"])
