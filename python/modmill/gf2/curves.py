"""Points of binary curves in arrays: multiples of many points at once, by the formulas that become gates.

>>> curve = Curve("b233")
>>> found = curve.multiply([2, 3])
>>> hex(int(found.x[0]))
'0x845fd61638bac7d9e109a67a1f7047dc0fd9a5488a8468364bdc592aad'

The ladder is that of :mod:`modmill.formula.binary`, which `modmill hw sim processor --program b233_multiple` runs in
gates. Its time depends on the numbers, so it is not for secret ones.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np

from modmill.arguments import public
from modmill.errors import UsageError
from modmill.formula.binary import CURVES, BinaryCurve, Ratio, ladder_sum, ladder_twice, recovered
from modmill.gf2 import numpy_api
from modmill.gf2.field import Field

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from modmill.gf2.array import FieldArray


class Points(NamedTuple):
    """Points by their coordinates; those of the neutral point are 0."""

    x: FieldArray
    y: FieldArray
    neutral: NDArray[np.bool_]


@public
class Curve:
    """y^2 + x y = x^3 + a x^2 + b over GF(2^m), on one backend.

    `curve` is "b233" (NIST B-233, sect233r1), "k283" (NIST K-283, sect283k1), or a
    :class:`modmill.formula.binary.BinaryCurve`; `backend` and `threads` are those of :class:`modmill.gf2.Field`, and
    with "rtl:gf2_power" each product is computed in simulated gates. Raises UsageError for an unknown name.
    """

    def __init__(self, curve: str | BinaryCurve, backend: str = "auto", *, threads: int = 1) -> None:
        if isinstance(curve, str) and curve not in CURVES:
            raise UsageError(f"curve: must be one of {', '.join(CURVES)} (got {curve!r})", got=curve)
        self.parameters: BinaryCurve = CURVES[curve] if isinstance(curve, str) else curve
        self.field: Field = Field(self.parameters.modulus, backend, threads=threads)
        self.base: tuple[FieldArray, FieldArray] = (
            self.field(self.parameters.base[0]),
            self.field(self.parameters.base[1]),
        )
        """The base point."""

    def contains(self, x: Any, y: Any) -> NDArray[np.bool_]:
        """True for each point on the curve; the neutral one has no coordinates."""
        at, up = self.field(x), self.field(y)
        a, b = self.field(self.parameters.a), self.field(self.parameters.b)
        return np.asarray(up * (up + at) == at.square() * (at + a) + b)

    def multiply(self, scalars: Any, x: Any = None, y: Any = None) -> Points:
        """The multiple of each point by its scalar, an integer from 0 to 2^m - 1; of the base point without x and y.

        Scalars and coordinates broadcast. All multiples share one inversion. Raises UsageError for a scalar out of
        range and, with its `index` in C order, for a point that is not on the curve.
        """
        if (x is None) != (y is None):
            raise UsageError("points: give x and y, or neither")
        field = self.field
        given = self.base if x is None else (field(x), field(y))
        wrong = np.flatnonzero(~self.contains(*given))
        if len(wrong):
            raise UsageError(f"points: point {wrong[0]} is not on the curve", index=int(wrong[0]))
        bits = field(scalars)
        shape = np.broadcast_shapes(bits.shape, given[0].shape, given[1].shape)
        bits, at, up = (np.broadcast_to(a, shape).reshape(-1) for a in (bits, *given))
        found = self._ladder(bits.words, at, up)
        return Points(found.x.reshape(shape), found.y.reshape(shape), found.neutral.reshape(shape))

    def _ladder(self, bits: NDArray[np.uint64], x: FieldArray, y: FieldArray) -> Points:
        """The multiples of points in a row, from the words of their scalars."""
        ones, zeros, b = self.field.ones(x.shape), self.field.zeros(x.shape), self.field(self.parameters.b)
        one: Ratio = ones, zeros
        other: Ratio = x, ones
        for place in reversed(range(_length(bits))):
            bit = (bits[:, place // 64] >> np.uint64(place % 64) & np.uint64(1)).astype(bool)
            total, twice = ladder_sum(x, one, other), ladder_twice(b, _chosen(bit, other, one))
            one, other = _chosen(bit, total, twice), _chosen(bit, twice, total)
        product = x * one[1] * other[1]
        inverse = (product + numpy_api.where(product == 0, ones, zeros)).inv()
        at, up = recovered(x, y, one, other, inverse)
        # Where (k + 1) P is neutral, k P is -P.
        last, neutral = other[1] == 0, np.asarray(one[1] == 0)
        at, up = _chosen(last, (x, x + y), (at, up))
        return Points(*_chosen(neutral, (zeros, zeros), (at, up)), neutral)


def _chosen(bit: Any, first: Ratio, second: Ratio) -> Ratio:
    """The first pair where a bit is set."""
    return numpy_api.where(bit, first[0], second[0]), numpy_api.where(bit, first[1], second[1])


def _length(words: NDArray[np.uint64]) -> int:
    """The bits of the largest number."""
    used = np.bitwise_or.reduce(words, axis=0) if len(words) else np.zeros(1, np.uint64)
    return int.from_bytes(used.astype("<u8").tobytes(), "little").bit_length()
