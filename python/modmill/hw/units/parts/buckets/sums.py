"""The sums of a unit in Python: integers, or points of a curve whose constant is chosen by a point that lies on it."""

from __future__ import annotations

import random
from abc import ABC, abstractmethod
from collections.abc import Sequence

from modmill.formula.formula import Formula
from modmill.formula.library import find
from modmill.hw.trace.lower.numbers import Numbers
from modmill.hw.units.parts.buckets.points import EDWARDS, Form

Residues = tuple[int, ...]


class Sums(ABC):
    """The values that the words on the ports stand for, and their addition. Several words may stand for one sum."""

    nothing: int
    """The word of a sum of nothing."""

    @abstractmethod
    def added(self, total: int, value: int) -> int:
        """A word of the sum of a sum and a value."""

    @abstractmethod
    def merged(self, totals: Sequence[int]) -> int:
        """The one word that is chosen for the sum of some sums."""

    @abstractmethod
    def edges(self) -> dict[str, int]:
        """Values at an end of their range, with their names."""

    @abstractmethod
    def random(self, rng: random.Random) -> int:
        """Any value."""


class IntegerSums(Sums):
    """Modulo `limit`; with a `sign` of that value, added to a value, it is subtracted."""

    def __init__(self, limit: int, sign: int = 0) -> None:
        self.limit, self.sign, self.nothing = limit, sign, 0

    def added(self, total: int, value: int) -> int:
        if self.sign and value >= self.sign:
            return (total - (value - self.sign)) % self.limit
        return (total + value) % self.limit

    def merged(self, totals: Sequence[int]) -> int:
        return sum(totals) % self.limit

    def edges(self) -> dict[str, int]:
        top = self.limit - 1
        found = {"0": 0, "1": 1, "N - 1": top, "N // 2": top // 2}
        return found | {f"-({name})": self.sign + value for name, value in found.items() if self.sign}

    def random(self, rng: random.Random) -> int:
        return rng.randrange(self.limit) + self.sign * rng.randrange(2)


class PointSums(Sums):
    """Multiples of a point, on the curve of a form that it lies on."""

    def __init__(self, form: Form, numbers: Numbers, nothing: int, count: int = 24) -> None:
        self.form, self.numbers, self.nothing = form, numbers, nothing
        self.formula: Formula = find(form.formula)
        self.modulus: int = numbers.modulus
        self.width: int = numbers.port_size.bit_length() - 1
        self.sign: int = 1 << self.width * len(form.prepared)
        self._factor: int = 0
        rng = random.Random(self.modulus)
        x, y = (rng.randrange(1, self.modulus) for _ in range(2))
        if form is EDWARDS:
            self._factor = (y * y - x * x - 1) * pow(x * y, -2, self.modulus) % self.modulus
        else:
            self._factor = -(y**3 + 1) * pow(x, -3, self.modulus) % self.modulus
        base = self.prepared((x, y))
        self._points: list[int] = [base]
        total = self.added(nothing, base)
        while len(self._points) < count:
            total = self.added(total, base)
            self._points.append(self.prepared(self.affine(total)))

    def prepared(self, point: Residues) -> int:
        """An affine point as the adder takes it."""
        x, y = point
        if self.form is EDWARDS:
            half = pow(2, -1, self.modulus)
            return self._word(((y - x) * half, (y + x) * half, self._factor * x * y))
        return self._word((x, y, self._factor * x))

    def affine(self, total: int) -> Residues:
        """The point that a sum stands for."""
        x, y, z, *_ = self._residues(total, len(self.form.coordinates))
        inverse = pow(z, -1, self.modulus)
        return x * inverse % self.modulus, y * inverse % self.modulus

    def added(self, total: int, value: int) -> int:
        values = self._residues(value % self.sign, len(self.form.prepared))
        given = dict(zip(self.form.prepared, values, strict=True)) | {"negated": int(value >= self.sign)}
        given |= dict(zip(self.form.coordinates, self._residues(total, len(self.form.coordinates)), strict=True))
        return self._word(tuple(self.formula.run(given, self.modulus).values()))

    def merged(self, totals: Sequence[int]) -> int:
        found = self.nothing
        for total in totals:
            found = self.added(found, self.prepared(self.affine(total)))
        x, y = self.affine(found)
        return self._word((x, y, 1, x * y)[: len(self.form.coordinates)])

    def edges(self) -> dict[str, int]:
        first = self._points[0]
        return {"a point": first, "its opposite": first + self.sign, "twice the point": self._points[1]}

    def random(self, rng: random.Random) -> int:
        return rng.choice(self._points) + self.sign * rng.randrange(2)

    def _residues(self, word: int, count: int) -> Residues:
        size = self.numbers.port_size
        return tuple(self.numbers.residue(word >> self.width * i & size - 1) for i in range(count))

    def _word(self, residues: Residues) -> int:
        return sum(self.numbers.held(c % self.modulus) << self.width * i for i, c in enumerate(residues))
