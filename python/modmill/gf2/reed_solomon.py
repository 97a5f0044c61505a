"""Reed-Solomon codes over GF(2^m), many words at once: systematic, with errors and erasures corrected.

>>> code = ReedSolomon(255, 223)
>>> words = code.encode(code.field.random((4, 223), seed=1))
>>> words[:, 7] += 1
>>> found = code.decode(words)
>>> bool((found.words[:, 7] != words[:, 7]).all()), found.corrected.tolist()
(True, [1, 1, 1, 1])

The first symbol of a word is its highest coefficient. A word is a polynomial with the zeros a^first to
a^(first + n - k - 1), a the primitive element. Decoding: R. Blahut, "Algebraic Codes for Data Transmission", 2003,
section 7.4 (Berlekamp and Massey from the locator of the erasures on; Forney's values).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np

from modmill.arguments import public
from modmill.errors import UsageError
from modmill.gf2 import numpy_api
from modmill.gf2.field import Field
from modmill.quantity import whole

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from modmill.gf2.array import FieldArray

BYTES = "x^8 + x^4 + x^3 + x^2 + 1"
"""The field of QR codes and most other uses, in which x is primitive."""


class Decoded(NamedTuple):
    """Words after decoding, and the symbols that were changed in each; -1 where a word has too many errors."""

    words: FieldArray
    corrected: NDArray[np.int64]


@public
class ReedSolomon:
    """The code of n symbols of which k are the message, n below the order of `field`.

    `first` is the exponent of the first zero, `primitive` the element whose powers the zeros are, by default x. The
    field's backend computes all products. Raises UsageError for parameters that make no code.
    """

    def __init__(self, n: int, k: int, field: Field | None = None, *, first: int = 1, primitive: int = 2) -> None:
        self.field: Field = field or Field(BYTES)
        if self.field.ring:
            raise UsageError("field: a code needs a field, not a ring")
        self.n: int = whole(n, "n", 2, self.field.order - 1)
        self.k: int = whole(k, "k", 1, n - 1)
        self.checks: int = n - k
        whole(first, "first", 0, self.field.order - 2)
        root = self.field(whole(primitive, "primitive", 2, self.field.order - 1))
        if not root.is_primitive():
            raise UsageError(f"primitive: {primitive} has powers that repeat too early", got=primitive)
        self._root: FieldArray = root
        places = np.arange(n)[::-1]
        orders = np.arange(self.checks)
        self._syndromes: FieldArray = self._power(np.outer(places, first + orders))
        self._points: FieldArray = self._power(np.outer(np.arange(self.checks + 1), -places))
        self._locators: FieldArray = self._power(places)
        self._scales: FieldArray = self._power(-first * places)
        self._parity: FieldArray = self._rows(first)

    def _power(self, exponents: NDArray[np.int64]) -> FieldArray:
        """Powers of the primitive element."""
        return self._root ** (exponents % (self.field.order - 1))

    def _rows(self, first: int) -> FieldArray:
        """The check symbols of messages with a single 1: x^(n-1-i) modulo the product of x - z over all zeros z."""
        generator, none = self.field.ones(1), self.field.zeros(1)
        for zero in self._power(first + np.arange(self.checks)):
            generator = numpy_api.concatenate([generator, none]) + numpy_api.concatenate([none, generator]) * zero
        rows = [generator[1:]]
        while len(rows) < self.k:
            rows.append(numpy_api.concatenate([rows[-1][1:], none]) + generator[1:] * rows[-1][0])
        return numpy_api.stack(rows[::-1])

    def encode(self, messages: Any) -> FieldArray:
        """The words of messages, arrays with k symbols along the last axis, their check symbols behind them."""
        given = self._given(messages, self.k, "messages")
        return numpy_api.concatenate([given, given @ self._parity], axis=-1)

    def decode(self, received: Any, erased: Any = None) -> Decoded:
        """The words of the code that are nearest: with e errors beside s erasures where 2 e + s is at most n - k.

        `erased` says of each symbol whether it is lost; it broadcasts. What stands there does not matter. A word with
        more errors stays as it is or, rarely, becomes another word of the code.
        """
        given = self._given(received, self.n, "received")
        lost = np.broadcast_to(np.asarray(False if erased is None else erased, dtype=bool), given.shape)
        shape = given.shape
        words, lost = given.reshape(-1, self.n), lost.reshape(-1, self.n)
        syndromes = words @ self._syndromes
        locator, length = self._locator(syndromes, lost)
        # The values of a polynomial at the inverse of each place: 0 where the symbol is wrong.
        wrong = np.asarray(locator @ self._points == 0)
        evaluator = self._product(syndromes, locator)
        odd = locator.copy()
        odd[:, ::2] = 0
        slope = numpy_api.where(wrong, odd @ self._points, 1)
        value = evaluator @ self._points[: self.checks] * self._scales / numpy_api.where(slope == 0, 1, slope)
        found = words + numpy_api.where(wrong, value, 0)
        limit = 2 * length - lost.sum(axis=1) <= self.checks
        right = limit & (wrong.sum(axis=1) == length) & ~(found @ self._syndromes != 0).any(axis=1)
        changed = (found != words).sum(axis=1)
        kept = numpy_api.where(right[:, np.newaxis], found, words)
        return Decoded(kept.reshape(shape), np.where(right, changed, -1).reshape(shape[:-1]))

    def _locator(self, syndromes: FieldArray, lost: NDArray[np.bool_]) -> tuple[FieldArray, NDArray[np.int64]]:
        """The locators of all wrong symbols, the lowest coefficient first, and their degrees: Berlekamp and Massey."""
        size = self.checks + 1
        locator = self.field.zeros((len(lost), size))
        locator[:, 0] = 1
        for place in np.flatnonzero(lost.any(axis=0)):
            longer = locator + self._times_x(locator) * self._locators[place]
            locator = numpy_api.where(lost[:, place, np.newaxis], longer, locator)
        other, erasures = locator, lost.sum(axis=1)
        length = erasures.copy()
        for step in range(1, size):
            active = step > erasures
            reversed_syndromes = syndromes[:, :step][:, ::-1]
            lacks = (locator[:, :step] * reversed_syndromes).sum(axis=1)
            other = numpy_api.where(active[:, np.newaxis], self._times_x(other), other)
            better = locator + other * lacks[:, np.newaxis]
            longer = active & np.asarray(lacks != 0) & (2 * length <= step + erasures - 1)
            scaled = locator / numpy_api.where(lacks == 0, 1, lacks)[:, np.newaxis]
            other = numpy_api.where(longer[:, np.newaxis], scaled, other)
            length = np.where(longer, step - length + erasures, length)
            locator = numpy_api.where(active[:, np.newaxis], better, locator)
        return locator, length

    def _times_x(self, a: FieldArray) -> FieldArray:
        """Polynomials times x, whose highest coefficients are dropped."""
        return numpy_api.concatenate([self.field.zeros((len(a), 1)), a[:, :-1]], axis=1)

    def _product(self, syndromes: FieldArray, locator: FieldArray) -> FieldArray:
        """S(x) times the locator modulo x^(n - k)."""
        found = self.field.zeros(syndromes.shape)
        for i in range(self.checks):
            found[:, i:] += syndromes[:, : self.checks - i] * locator[:, i : i + 1]
        return found

    def _given(self, symbols: Any, count: int, what: str) -> FieldArray:
        found = self.field(symbols)
        if found.ndim == 0 or found.shape[-1] != count:
            raise UsageError(f"{what}: must have {count} symbols along the last axis (got shape {found.shape})")
        return found
