"""Short Weierstrass curves y^2 = x^3 + b of prime order, a point is X/Z, Y/Z: ECDSA as a routine of four formulas.

Verifying (r, s) of the digest e with the key Q asks whether the x of u1 G + u2 Q is r modulo the order n, where
u1 = e / s and u2 = r / s modulo n. The first formula computes modulo n, the others modulo p; the third is a pass of a
loop over the bits of u1 and u2.

Source: SEC 1, section 4.1.4; J. Renes, C. Costello, L. Batina, "Complete addition formulas for prime order elliptic
curves", EUROCRYPT 2016, algorithms 7 and 9, which hold for all points, the neutral one (0 : 1 : 0) included.
"""

from __future__ import annotations

import random
from dataclasses import dataclass

from modmill.formula.element import Element, Number, below, canonical, equal, residue, select
from modmill.formula.formula import Formula
from modmill.formula.operation import BIT, RESIDUE, Type
from modmill.formula.parameters import number
from modmill.formula.routine import Routine, Section

Point = tuple[Element, Element, Element]


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


@dataclass(frozen=True, slots=True)
class Curve:
    """y^2 = x^3 + b modulo p with `order` points, a prime of as many bits as p and below it; `base` is G."""

    p: int
    order: int
    b: int
    base: tuple[int, int]

    @property
    def word(self) -> Type:
        """A number as it is stated."""
        return Type(self.p.bit_length())

    def total(self, first: Point, second: Point) -> Point:
        """The sum of two points: 12 M, 2 D."""
        (x1, y1, z1), (x2, y2, z2) = first, second
        xx, yy, zz = x1 * x2, y1 * y2, 3 * self.b * (z1 * z2)
        xy = (x1 + y1) * (x2 + y2) - (xx + yy)
        yz = (y1 + z1) * (y2 + z2) - (yy + z1 * z2)
        xz = 3 * self.b * ((x1 + z1) * (x2 + z2) - (xx + z1 * z2))
        more, less, xx3 = yy + zz, yy - zz, 3 * xx
        return xy * less - yz * xz, less * more + xz * xx3, more * yz + xx3 * xy

    def doubled(self, point: Point) -> Point:
        """Twice a point: 6 M, 2 S, 1 D."""
        x, y, z = point
        yy, zz = y**2, 3 * self.b * z**2
        yy8, less = 8 * yy, yy - 3 * zz
        return 2 * (less * (x * y)), zz * yy8 + less * (yy + zz), y * z * yy8

    def scalars(self, e: Element, r: Element, s: Element) -> dict[str, Element]:
        """u1 = e / s, u2 = r / s modulo the order, and whether r and s are from 1 to n - 1."""
        w = power(residue(s), self.order - 2)
        in_range = canonical(r) & canonical(s) & ~equal(residue(r), 0) & ~equal(residue(s), 0)
        return {"u1": residue(e) * w, "u2": residue(r) * w, "in_range": in_range}

    def start(self, kx: Element, ky: Element) -> dict[str, Element]:
        """The key Q = q : 1 and its sum s with G, whether Q is on the curve and stated below p, the neutral point."""
        qx, qy = residue(kx), residue(ky)
        one, zero = qx.constant(1, qx.type), qx.constant(0, qx.type)
        gx, gy = (qx.constant(c, qx.type) for c in self.base)
        sx, sy, sz = self.total((qx, qy, one), (gx, gy, one))
        on_curve = canonical(kx) & canonical(ky) & equal(qy**2, qx**2 * qx + self.b)
        neutral = {"x": zero, "y": one, "z": zero}
        return {"qx": qx, "qy": qy, "sx": sx, "sy": sy, "sz": sz, "on_curve": on_curve, **neutral}

    def step(
        self,
        x: Element,
        y: Element,
        z: Element,
        qx: Element,
        qy: Element,
        sx: Element,
        sy: Element,
        sz: Element,
        adds_g: Element,
        adds_q: Element,
    ) -> dict[str, Element]:
        """A bit of both scalars: twice the point x : y : z, plus G, Q or their sum s, as two bits say."""
        one, zero = x.constant(1, x.type), x.constant(0, x.type)
        g = x.constant(self.base[0], x.type), x.constant(self.base[1], x.type), one
        with_q, without = chosen(adds_g, (sx, sy, sz), (qx, qy, one)), chosen(adds_g, g, (zero, one, zero))
        found = self.total(self.doubled((x, y, z)), chosen(adds_q, with_q, without))
        return dict(zip(("x3", "y3", "z3"), found, strict=True))

    def verdict(self, x: Element, z: Element, r: Element, in_range: Element, on_curve: Element) -> dict[str, Element]:
        """The bit `accepted`: all tests hold, the point is not the neutral one, and its x is r modulo the order, so r
        or r + n.
        """
        right = residue(r) * z
        wraps = below(r, self.p - self.order) & equal(x, right + self.order * z)
        return {"accepted": in_range & on_curve & (equal(x, right) | wraps) & ~equal(z, 0)}

    def formulas(self, prefix: str, name: str) -> tuple[Formula, ...]:
        """Scalars, start, step and verdict; `name` is the curve's."""
        word, bits = self.word, dict.fromkeys(("adds_g", "adds_q"), BIT)
        scalars = dict.fromkeys(("e", "r", "s"), word)
        key, flags = dict.fromkeys(("kx", "ky"), word), {"r": word, "in_range": BIT, "on_curve": BIT}
        titles = {
            "scalars": (f"the scalars of an ECDSA signature on {name}", self.scalars, self.order, scalars),
            "start": (f"what ECDSA on {name} needs of a key", self.start, self.p, key),
            "step": (f"a bit of ECDSA's double-scalar multiplication on {name}", self.step, self.p, bits),
            "verdict": (f"the verdict of ECDSA on {name}", self.verdict, self.p, flags),
        }
        return tuple(
            Formula(f"{prefix}_{what}", title, function, modulus, types=types, source=SOURCE)
            for what, (title, function, modulus, types) in titles.items()
        )

    def routine(self, prefix: str, name: str) -> Routine:
        """ECDSA: whether (r, s) is a signature of the digest e under the key kx, ky."""
        scalars, start, step, verdict = self.formulas(prefix, name)
        follows = {"x3": "x", "y3": "y", "z3": "z"}
        loop = Section(step, self.order.bit_length(), {"adds_g": "u1", "adds_q": "u2"}, follows)
        title = f"whether (r, s) is an ECDSA signature of a digest on {name}"
        return Routine(
            prefix, title, (Section(scalars), Section(start), loop, Section(verdict)), ("accepted",), SOURCE, self.case
        )

    def multiple(self, k: int) -> tuple[int, int]:
        """k G on numbers, for a k that is not a multiple of the order."""

        def point(x: int, y: int, z: int) -> Point:
            return Number(x, RESIDUE, self.p), Number(y, RESIDUE, self.p), Number(z, RESIDUE, self.p)

        found, g = point(0, 1, 0), point(*self.base, 1)
        for bit in f"{k:b}":
            found = self.doubled(found)
            found = self.total(found, g) if bit == "1" else found
        x, y, z = (c.value for c in found if isinstance(c, Number))
        return x * pow(z, -1, self.p) % self.p, y * pow(z, -1, self.p) % self.p

    def case(self, rng: random.Random) -> tuple[str, dict[str, int]]:
        """A signature, half of them with a bit of something wrong."""
        secret, e = rng.randrange(1, self.order), rng.randrange(1 << self.word.bits)
        kx, ky = self.multiple(secret)
        r = s = 0
        while not r or not s:
            nonce = rng.randrange(1, self.order)
            r = self.multiple(nonce)[0] % self.order
            s = (e + r * secret) * pow(nonce, -1, self.order) % self.order
        found = {"e": e, "r": r, "s": s, "kx": kx, "ky": ky}
        if rng.randrange(2):
            return "a signature", found
        wrong = rng.choice([*found])
        return f"a signature, {wrong} wrong", found | {wrong: found[wrong] ^ 1 << rng.randrange(self.word.bits)}


SOURCE = "SEC 1, section 4.1.4; Renes, Costello, Batina, EUROCRYPT 2016"
_P, _ORDER, _B, _X, _Y = (number("secp256k1", name) for name in ("p", "order", "b", "x", "y"))
SECP256K1 = Curve(_P, _ORDER, _B, (_X, _Y))
ROUTINES = (SECP256K1.routine("ecdsa", "secp256k1"),)
FORMULAS = tuple(section.formula for section in ROUTINES[0].sections)
