"""Binary curves y^2 + x y = x^3 + a x^2 + b: multiples of a point by x alone, then y; on the way a point is X/Z.

The ladder keeps j P and (j + 1) P and reads a bit of the scalar in each step, from the top; it begins with the neutral
point 1/0 and P, so that any scalar will do. Inverses follow the chain of Itoh and Tsujii.

Source: J. Lopez, R. Dahab, "Fast multiplication on elliptic curves over GF(2^m) without precomputation", CHES 1999.
"""

from __future__ import annotations

import inspect
import random
from dataclasses import dataclass
from typing import Any

from modmill import binary_fields, params
from modmill.formula.chain import inversion
from modmill.formula.element import Element, equal, select
from modmill.formula.formula import Formula
from modmill.formula.operation import BIT, POLYNOMIAL
from modmill.formula.routine import Routine, Section
from modmill.golden import binary_curve, gf2

B233 = gf2.from_terms([233, 74, 0])
"""The field of NIST's curves B-233 and K-233 (FIPS 186-4, D.1.3)."""
SOURCE = "Lopez, Dahab, CHES 1999"
Ratio = tuple[Any, Any]
"""X and Z of X/Z: elements of a formula, or arrays of elements."""


def ladder_sum(x: Any, p: Ratio, q: Ratio) -> Ratio:
    """P + Q of two points whose difference has the coordinate x: 4 M, 1 S."""
    s, t = p[0] * q[1], q[0] * p[1]
    z = (s + t) ** 2
    return x * z + s * t, z


def ladder_twice(b: Any, p: Ratio) -> Ratio:
    """2 P: 1 M, 1 D, 4 S."""
    xx, zz = p[0] ** 2, p[1] ** 2
    return xx**2 + zz**2 * b, xx * zz


def binary_ladder_step(
    x: Element, b: Element, x1: Element, z1: Element, x2: Element, z2: Element
) -> dict[str, Element]:
    """P + Q and 2 P from P = X1/Z1 and Q = X2/Z2, whose difference has the coordinate x."""
    total, twice = ladder_sum(x, (x1, z1), (x2, z2)), ladder_twice(b, (x1, z1))
    return {"x_sum": total[0], "z_sum": total[1], "x_twice": twice[0], "z_twice": twice[1]}


def recovered(x: Any, y: Any, p: Ratio, q: Ratio, inverse: Any) -> Ratio:
    """x and y of k P from k P = X1/Z1 and (k + 1) P = X2/Z2, neither neutral, where P = (x, y) has an x other than 0.

    `inverse` is 1 / (x Z1 Z2).
    """
    (x1, z1), (x2, z2) = p, q
    u = x * z2
    at = x1 * u * inverse
    w = (x1 + x * z1) * (x2 + u) + (x**2 + y) * (z1 * z2)
    return at, (x + at) * w * inverse + y


def inverted(a: Element, degree: int) -> Element:
    """1 / a in a field of that degree, and 0 for 0."""
    found = a
    for step in inversion(degree):
        start = found
        for _ in range(step.squares):
            found = found**2
        if step.by_a or step.by_start:
            found = found * (a if step.by_a else start)
    return found


@dataclass(frozen=True, slots=True)
class BinaryCurve:
    """y^2 + x y = x^3 + a x^2 + b over GF(2)[x] / `modulus`; `base` is a point of the prime order `order`."""

    name: str
    title: str
    modulus: int
    a: int
    b: int
    order: int
    cofactor: int
    base: tuple[int, int]

    @property
    def degree(self) -> int:
        """m."""
        return gf2.degree(self.modulus)

    @property
    def equation(self) -> binary_curve.Curve:
        """The curve as the golden model takes it."""
        return self.modulus, self.a, self.b

    def start(self, x: Element, y: Element) -> dict[str, Element]:
        """The neutral point and P, and whether P is on the curve."""
        one, zero = x.constant(1, x.type), x.constant(0, x.type)
        xx = x**2
        on_curve = equal(y**2 + x * y, xx * x + xx * self.a + self.b)
        return {"on_curve": on_curve, "x1": one, "z1": zero, "x2": x, "z2": one}

    def step(self, x: Element, x1: Element, z1: Element, x2: Element, z2: Element, bit: Element) -> dict[str, Element]:
        """From j P and (j + 1) P: those of 2 j, or of 2 j + 1 where the bit is set."""
        chosen = x1 + select(bit, x1 + x2, 0), z1 + select(bit, z1 + z2, 0)
        total, twice = ladder_sum(x, (x1, z1), (x2, z2)), ladder_twice(self.b, chosen)
        found: dict[str, Element] = {}
        for name, s, t in zip("xz", total, twice, strict=True):
            mask = select(bit, s + t, 0)
            found |= {f"{name}1_next": t + mask, f"{name}2_next": s + mask}
        return found

    def finish(self, x: Element, y: Element, x1: Element, z1: Element, x2: Element, z2: Element) -> dict[str, Element]:
        """The coordinates of k P, both 0 if it is neutral. Where (k + 1) P is neutral, k P is -P."""
        at, up = recovered(x, y, (x1, z1), (x2, z2), inverted(x * z1 * z2, self.degree))
        neutral, last = equal(z1, 0), equal(z2, 0)
        xk = select(neutral, 0, select(last, x, at))
        yk = select(neutral, 0, select(last, x + y, up))
        return {"xk": xk, "yk": yk, "neutral": neutral}

    def routine(self) -> Routine:
        """The multiple k P of a point P = (x, y), k below the least power of two above the order."""
        what = f"a multiple of a point on {self.title}"
        titles = {
            "start": (f"the start of {what}", self.start, {}),
            "step": (f"a bit of {what}", self.step, {"bit": BIT}),
            "finish": (f"the coordinates of {what}", self.finish, {}),
        }
        start, step, finish = (
            Formula(
                f"{self.name}_{section}",
                title,
                function,
                self.modulus,
                types=dict.fromkeys(inspect.signature(function).parameters, POLYNOMIAL) | bits,
                source=SOURCE,
            )
            for section, (title, function, bits) in titles.items()
        )
        follows = {f"{name}_next": name for name in ("x1", "z1", "x2", "z2")}
        loop = Section(step, self.order.bit_length(), {"bit": "k"}, follows)
        results = ("xk", "yk", "neutral", "on_curve")
        sections = Section(start), loop, Section(finish)
        return Routine(f"{self.name}_multiple", what, sections, results, SOURCE, self.case)

    def case(self, rng: random.Random) -> tuple[str, dict[str, int]]:
        """A multiple of the base point, by a scalar at the ends of its range or by any."""
        point = binary_curve.multiple(self.equation, rng.randrange(1, self.order), self.base)
        assert point is not None
        edges = {"0": 0, "1": 1, "order - 1": self.order - 1, "the order": self.order, "order + 1": self.order + 1}
        what = rng.choice([*edges, "random"])
        k = edges.get(what, rng.randrange(1 << self.order.bit_length()))
        return f"a point on the curve, k = {what}", {"x": point[0], "y": point[1], "k": k}


def _named(raw: Any) -> BinaryCurve:
    field = binary_fields.find(raw["field"])
    assert field is not None
    a, b, order, x, y = (int(raw[key], 16) for key in ("a", "b", "order", "x", "y"))
    return BinaryCurve(raw["name"], raw["title"], field.poly, a, b, order, raw["cofactor"], (x, y))


CURVES = {curve.name: curve for curve in map(_named, params.load("binary_curves.toml")["curve"])}
"""The curves of `_params/binary_curves.toml` by name."""
ROUTINES = tuple(curve.routine() for curve in CURVES.values())
FORMULAS = (
    Formula(
        "binary_ladder_step",
        "a step of x-only scalar multiplication on a binary curve",
        binary_ladder_step,
        B233,
        types=dict.fromkeys(("x", "b", "x1", "z1", "x2", "z2"), POLYNOMIAL),
        published={"M": 6, "S": 5, "A": 3},
        source=SOURCE,
    ),
)
