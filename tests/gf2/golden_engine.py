"""An engine over the golden model: what every other engine is compared with."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import numpy as np

from modmill.errors import NotInvertible
from modmill.gf2 import convert
from modmill.gf2.modulus import Modulus
from modmill.golden import gf2 as golden

if TYPE_CHECKING:
    from numpy.typing import NDArray

    Words = NDArray[np.uint64]


class GoldenEngine:
    """`modmill.gf2.engine.Engine` by plain integers; also refuses what no caller may give."""

    backend = "golden"
    method = "definition"
    why = "the reference"

    def __init__(self, poly: int) -> None:
        self.modulus = Modulus(poly)
        self.poly = poly
        self.degree = self.modulus.degree
        self.words = self.modulus.words

    def mul(self, a: Words, b: Words, out: Words | None = None) -> Words:
        """a b, one of the two broadcast."""
        x, y = self._ints(a), self._ints(b)
        n = max(len(x), len(y))
        x, y = (v * n if len(v) == 1 else v for v in (x, y))
        assert len(x) == len(y)
        return _into(out, self._words([golden.mul(self.poly, p, q) for p, q in zip(x, y, strict=True)]))

    def square(self, a: Words, out: Words | None = None) -> Words:
        """a^2."""
        return _into(out, self._each(a, lambda v: golden.square(self.poly, v)))

    def pow(self, a: Words, exponent: int) -> Words:
        """a^exponent."""
        return self._each(self.inv(a) if exponent < 0 else a, lambda v: golden.power(self.poly, v, abs(exponent)))

    def inv(self, a: Words) -> Words:
        """1 / a."""
        found = []
        for index, value in enumerate(self._ints(a)):
            try:
                found.append(golden.inverse(self.poly, value))
            except golden.NoInverse as e:
                raise NotInvertible(f"a: element {index} has no inverse", index=index, factor=e.factor) from None
        return self._words(found)

    def trace(self, a: Words) -> NDArray[np.uint8]:
        """The traces."""
        return np.array([golden.trace(self.poly, v) for v in self._ints(a)], dtype=np.uint8)

    def _each(self, a: Words, operation: Callable[[int], int]) -> Words:
        return self._words([operation(v) for v in self._ints(a)])

    def _ints(self, a: Words) -> list[int]:
        assert a.dtype == np.uint64 and a.ndim == 2 and a.shape[1] == self.words and a.flags.c_contiguous
        convert.check(a, self.modulus, "engine")
        return convert.to_ints(a).tolist()

    def _words(self, values: list[int]) -> Words:
        return convert.from_ints(np.array(values, dtype=object).reshape(-1), self.modulus).reshape(-1, self.words)


def _into(out: Words | None, found: Words) -> Words:
    if out is None:
        return found
    out[...] = found
    return out
