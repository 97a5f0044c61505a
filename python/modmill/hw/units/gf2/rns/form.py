"""Units whose operands and results are residues in Montgomery's form: beats of them, and the job's elements as such."""

from __future__ import annotations

import functools
from collections.abc import Callable, Mapping, Sequence

import numpy as np

from modmill.golden import gf2, gf2_rns
from modmill.hw.stream.beat import Beat, Rows
from modmill.hw.units.gf2.elements import Words, in_elements
from modmill.hw.units.gf2.rns.config import BasesConfiguration
from modmill.hw.units.gf2.whole import WholeElements


class InResidues(WholeElements):
    """A unit that takes residues of a and b modulo both bases and gives those of a b / M mod N.

    The host that multiplies elements with it gives it b M in place of b.
    """

    @property
    def bases(self) -> BasesConfiguration:
        """The configuration, which has the bases."""
        assert isinstance(self.config, BasesConfiguration)
        return self.config

    @functools.cached_property
    def moduli(self) -> Sequence[int]:
        """The trinomials of both bases."""
        return [*self.bases.first, *self.bases.second]

    @functools.cached_property
    def factor(self) -> int:
        """M modulo N."""
        return gf2.remainder(gf2_rns.whole(self.bases.first), self.modulus)

    def reference(self, constants: int) -> Callable[[Beat], Sequence[Beat]]:
        return lambda beat: [self.expected(constants, beat)]

    def expected(self, constants: int, beat: Beat) -> Beat:
        """The residues of the product, by Algorithm 8 on integers."""
        del constants
        a, b = (self.unpacked(beat[name]) for name in "ab")
        return {"r": self.packed(gf2_rns.montgomery(a, b, self.modulus, self.bases.first, self.bases.second))}

    def beats(self, constants: int, count: int, seed: int) -> list[tuple[str, Beat]]:
        """The residues of such operands as other units get."""
        return [
            (what, {name: self.of_element(a) for name, a in beat.items()})
            for what, beat in super().beats(constants, count, seed)
        ]

    def of_element(self, a: int) -> int:
        """The residues of an element as a beat has them."""
        return self.packed(gf2_rns.residues(a, self.moduli))

    def element(self, word: int) -> int:
        """The element of lower degree than M' that has these residues."""
        second = self.bases.second
        return gf2_rns.joined(self.unpacked(word)[-len(second) :], second)

    def packed(self, residues: Sequence[int]) -> int:
        """Residues side by side, the first lowest."""
        found = at = 0
        for residue, t in zip(residues, self.moduli, strict=True):
            found |= residue << at
            at += gf2.degree(t)
        return found

    def unpacked(self, word: int) -> list[int]:
        """The opposite."""
        found: list[int] = []
        for t in self.moduli:
            found.append(word & (1 << gf2.degree(t)) - 1)
            word >>= gf2.degree(t)
        return found

    # The job's products.

    def beats_of(self, a: Words, b: Words) -> Mapping[str, Rows]:
        by_m = (gf2.mul(self.modulus, x, self.factor) for x in _numbers(b))
        size = -(-sum(map(gf2.degree, self.moduli)) // 64)
        return super().beats_of(*(_words(map(self.of_element, x), size) for x in (_numbers(a), by_m)))

    def elements(self, found: Mapping[str, Rows]) -> Words:
        (rows,) = found.values()
        return _words(map(self.element, _numbers(in_elements(rows))), -(-self.bits // 64))


def _numbers(a: Words) -> list[int]:
    """Each row as an integer."""
    return [int.from_bytes(row.tobytes(), "little") for row in np.ascontiguousarray(a, np.dtype("<u8"))]


def _words(numbers: map[int], size: int) -> Words:
    """The opposite, in so many 64-bit words each."""
    data = b"".join(x.to_bytes(8 * size, "little") for x in numbers)
    return np.frombuffer(data, np.dtype("<u8")).reshape(-1, size).astype(np.uint64)
