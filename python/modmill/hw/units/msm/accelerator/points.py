"""Points as a reference adds them: by the formula of their curve, in plain integers.

An adder knows its field and its formula, but no constant of a curve: that stands in the prepared points. So the curve
of a simulation is any one over the field on which the formula is complete, through a random point.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import numpy as np
from numpy.typing import NDArray

from modmill.formula.library import find
from modmill.hw.circuit.evaluate import evaluate, value
from modmill.hw.modmul.polynomial import Polynomial
from modmill.hw.stream.beat import WORD, Rows
from modmill.hw.units.msm.accelerator.limbs import Numbers
from modmill.hw.units.msm.accelerator.sums import Group
from modmill.hw.units.parts.buckets.points import EDWARDS, Form, lowered

POOL = 64
"""Different points of a simulation."""
Sum = tuple[int, ...]


class Points(Group):
    """Points in the words of a multiplier; `nothing` is the sum of nothing.

    `exact`: sums have the very words of the adder, for values in their order.
    """

    def __init__(self, form: Form, multiplier: Polynomial, nothing: int, *, exact: bool = False) -> None:
        self._form, self._formula = form, find(form.formula)
        self._modulus, self._exact = multiplier.modulus, exact
        self._made = lowered(form, multiplier)
        self._bits: int = self._made.numbers.port_size.bit_length() - 1
        self._nothing = nothing
        self._neutral: Sum = tuple(number % self._modulus for number in form.neutral)

    def points(self, count: int, rng: np.random.Generator) -> Rows:
        pool = [self._prepared(point) for point in self._multiples(rng)]
        words = self._words(len(self._form.prepared))
        rows = _rows([self._packed(point, self._form.prepared) for point in pool], words)
        return rows[rng.integers(0, POOL, count)]

    def sums(self, count: int, at: Numbers, points: Rows, negative: NDArray[np.bool_]) -> list[int]:
        found: dict[int, int] = {}
        prepared = _numbers(points)
        if self._exact:
            for place, point, sign in zip(at.tolist(), prepared, negative.tolist(), strict=True):
                found[place] = self._added(found.get(place, self._nothing), point, sign)
            return [found.get(place, self._nothing) for place in range(count)]
        kept: dict[int, Mapping[str, int]] = {}
        total: dict[int, Sum] = {}
        for place, point, sign in zip(at.tolist(), prepared, negative.tolist(), strict=True):
            if point not in kept:
                kept[point] = dict(zip(self._form.prepared, self._residues(point, self._form.prepared), strict=True))
            total[place] = self._sum(total.get(place, self._neutral), kept[point], sign)
        names = self._form.coordinates
        found = {place: self._packed(dict(zip(names, t, strict=True)), names) for place, t in total.items()}
        return [found.get(place, self._nothing) for place in range(count)]

    def held(self, sums: list[int]) -> Rows:
        return _rows(sums, self._words(len(self._form.coordinates)))

    def wrong(self, got: Rows, copies: Rows, of: Numbers, right: Rows) -> Numbers:
        total = _numbers(got)
        mine: dict[int, list[int]] = {}
        for place, copy in zip(of.tolist(), _numbers(copies), strict=True):
            if copy != self._nothing:
                mine.setdefault(place, []).append(copy)
        found = [
            place
            for place, (a, b) in enumerate(zip(total, _numbers(right), strict=True))
            if (a != b or place in mine) and not self._same([a, *mine.get(place, [])], b)
        ]
        return np.array(found, np.int64)

    def _same(self, parts: Sequence[int], right: int) -> bool:
        """True if sums add up to a point."""
        decoded = [self._residues(part, self._form.coordinates) for part in parts]
        if not all(map(self._is_point, decoded)):
            return False
        total, *others = decoded
        for other in others:
            total = self._sum(total, self._prepared(self._affine(other)), False)
        wanted, n = self._residues(right, self._form.coordinates), self._modulus
        a, b = total[:3], wanted[:3]
        return all((a[i] * b[j] - a[j] * b[i]) % n == 0 for i in range(3) for j in range(i))

    def _is_point(self, a: Sum) -> bool:
        """A sum is no point if all its coordinates are 0, or T is not X Y / Z."""
        n = self._modulus
        return any(a[:3]) and (len(a) == 3 or (a[0] * a[1] - a[2] * a[3]) % n == 0)

    def _sum(self, a: Sum, point: Mapping[str, int], negative: bool) -> Sum:
        given = {**dict(zip(self._form.coordinates, a, strict=True)), **point, "negated": int(negative)}
        return tuple(self._formula.run(given, self._modulus).values())

    def _added(self, a: int, point: int, negative: bool) -> int:
        """The words that the adder gives."""
        given = {"old": a, "value": point | int(negative) << self._bits * len(self._form.prepared)}
        found = evaluate(self._made.circuit, given, self._modulus, self._made.numbers.models)
        return sum(value(word, found) << self._bits * i for i, word in enumerate(self._made.results.values()))

    def _multiples(self, rng: np.random.Generator) -> list[Sequence[int]]:
        """The first multiples of a random point, in affine coordinates; the point decides on the curve."""
        n, complete = self._modulus, False
        x = y = 0
        while not complete:
            x, y = (int.from_bytes(rng.bytes(64)) % n for _ in range(2))
            if self._form is EDWARDS:  # complete where d is no square
                constant, power = (y * y - x * x - 1) * pow(x * x * y * y, -1, n), 2
            else:  # complete where a is no cube
                constant, power = -(y**3 + 1) * pow(x**3, -1, n), 3
            complete = pow(constant, (n - 1) // power, n) != 1
        found: list[Sequence[int]] = [(x, y)]
        total, point = self._neutral, self._prepared((x, y))
        total = self._sum(total, point, False)
        while len(found) < POOL:
            total = self._sum(total, point, False)
            found.append(self._affine(total))
        return found

    def _affine(self, a: Sum) -> Sequence[int]:
        inverse = pow(a[2], -1, self._modulus)
        return a[0] * inverse % self._modulus, a[1] * inverse % self._modulus

    def _prepared(self, point: Sequence[int]) -> Mapping[str, int]:
        """The coordinates of a point as they stand in memory; what they have of the curve follows from the point."""
        (x, y), n = point, self._modulus
        if self._form is EDWARDS:
            half = (n + 1) // 2
            values = (y - x) * half, (y + x) * half, (y * y - x * x - 1) * pow(x * y, -1, n) if x * y % n else 0
        else:
            values = x, y, -(y**3 + 1) * pow(x * x, -1, n) if x else 0
        return dict(zip(self._form.prepared, (value % n for value in values), strict=True))

    def _words(self, coordinates: int) -> int:
        return -(-self._bits * coordinates // WORD)

    def _packed(self, numbers: Mapping[str, int], names: Sequence[str]) -> int:
        """Residues in words, one coordinate above the other."""
        held = self._made.numbers.held
        return sum(held(numbers[name] % self._modulus) << self._bits * i for i, name in enumerate(names))

    def _residues(self, words: int, names: Sequence[str]) -> Sum:
        numbers, size = self._made.numbers, self._made.numbers.port_size
        return tuple(numbers.residue(words >> self._bits * i & size - 1) for i in range(len(names)))


def _rows(numbers: Sequence[int], words: int) -> Rows:
    data = b"".join(number.to_bytes(4 * words, "little") for number in numbers)
    return np.frombuffer(data, "<u4").reshape(-1, words).astype(np.uint32)


def _numbers(rows: Rows) -> list[int]:
    size = 4 * rows.shape[1]
    data = np.ascontiguousarray(rows, "<u4").tobytes()
    return [int.from_bytes(data[at : at + size], "little") for at in range(0, len(data), size)]
