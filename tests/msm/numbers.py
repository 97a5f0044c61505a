"""Gates on the curves of the job, in Python's integers: their numbers and the formulas of their additions."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache, cached_property

from modmill.formula import edwards, hessian
from modmill.formula.parameters import number
from modmill.hw.modmul.seed import WORDS, Seed
from modmill.msm.convert import CURVES

SCALING = 0x1234_5678_9ABC_DEF0_1122_3344_5566_7788_99AA_BBCC_DDEE_FF01


@dataclass(frozen=True)
class Residue:
    """A number modulo p, for the formulas."""

    value: int
    p: int

    def __add__(self, other: Residue) -> Residue:
        return Residue((self.value + other.value) % self.p, self.p)

    def __sub__(self, other: Residue) -> Residue:
        return Residue((self.value - other.value) % self.p, self.p)

    def __mul__(self, other: Residue) -> Residue:
        return Residue(self.value * other.value % self.p, self.p)


@dataclass(frozen=True)
class Gates:
    """The computations of gates on a curve, in Python's integers."""

    curve: str

    @cached_property
    def seed(self) -> Seed:
        return Seed(number(self.curve.replace("-", "_"), "x"))

    @property
    def addition(self) -> Callable[..., dict[str, Residue]]:
        return edwards.mixed_addition if self.curve == "bls12-377" else hessian.mixed_addition  # type: ignore[return-value]

    @property
    def neutral(self) -> list[int]:
        return [0, 1, 1, 0] if self.curve == "bls12-377" else [0, 1, CURVES[self.curve].p - 1]

    @cached_property
    def back(self) -> int:
        return pow(SCALING, -1, self.seed.modulus)

    def element(self, words: Sequence[int]) -> int:
        return self.seed.value(words) * self.back % self.seed.modulus

    def elements(self, row: Sequence[int]) -> list[int]:
        return [self.element(row[at : at + WORDS]) for at in range(0, len(row), WORDS)]

    def words(self, elements: Sequence[int], draw: random.Random) -> list[int]:
        """Any words of elements: digits, with multiples of N among them."""
        everywhere = [abs(w) for w in self.seed.everywhere()]
        found = []
        for element in elements:
            digits = self.seed.digits(element * SCALING)
            lifted = [d + w for d, w in zip(digits, everywhere, strict=True)]
            found += lifted if draw.random() < 0.5 and max(lifted) < 1 << 64 else digits
        return found

    def opposite(self, row: Sequence[int]) -> list[int]:
        """The prepared form of the opposite point."""
        minus, plus, dt = self.elements(row)
        p = CURVES[self.curve].p
        if self.curve == "bls12-377":
            return self._digits(plus, minus, -dt)
        # Y and Z change places: X / Y, Z / Y.
        s, t = minus, plus
        inverse = pow(t, -1, p)
        return self._digits(s * inverse, inverse, -108 * s * inverse)

    def _digits(self, *elements: int) -> list[int]:
        return [digit for element in elements for digit in self.seed.digits(element * SCALING)]

    def sum(self, rows: Sequence[Sequence[int]]) -> list[int]:
        """The sum of points as they are in the memory."""
        p = CURVES[self.curve].p
        total = self.neutral
        for row in rows:
            point = self.elements(row)
            results = self.addition(*(Residue(v, p) for v in (*total, *point)))
            total = [r.value for r in results.values()]
        return total


@cache
def gates(curve: str) -> Gates:
    """The gates of a curve, with what follows from it."""
    return Gates(curve)
