"""The contents of a card's memory and its sums: points, scalars and sums as rows of the unit's streams."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, cast

import numpy as np

from modmill import _native
from modmill.errors import HardwareMismatch, NotOnCurve
from modmill.golden.bls12 import Point
from modmill.hw.modmul.seed import WORDS
from modmill.hw.stream.beat import Rows
from modmill.msm.convert import to_points
from modmill.progress import NativeProgress

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from modmill.hw.stream.streamed import StreamedUnit
    from modmill.msm.gates.unit import Config, MsmUnit, Pass, Slices

POINT_BYTES, SCALAR_BYTES = 144, 32
WORD = 64


class Undefined(Exception):
    """A sum has no coordinates: points outside the subgroup met the exceptions of the addition."""


@dataclass(frozen=True, slots=True)
class Counts:
    """The additions of a pass, and the points that it requests."""

    additions: int
    points: int


@dataclass(frozen=True, slots=True)
class Came:
    """The results of a pass: its sums, and its record."""

    sums: Rows
    done: Rows


class Card:
    """The memory of a card with the points of a curve and their multiples, prepared by the processor.

    `without` are the rows whose points have no form in gates; the memory has the neutral element in their places.
    """

    def __init__(
        self,
        curve: str,
        unit: StreamedUnit,
        scaling: int,
        bases: _native.MsmBases,
        slices: Slices,
        threads: int,
        progress: NativeProgress | None,
    ) -> None:
        self._unit, self._threads = unit, threads
        words = [scaling >> WORD * i & (1 << WORD) - 1 for i in range(WORDS)]
        self._native = _native.MsmCard(curve, words)
        rows, self.without = self._native.points(
            bases, multiples=(slices.multiples, slices.stride), threads=threads, progress=progress
        )
        self.points: Rows = _narrow(rows)

    @property
    def config(self) -> Config:
        """The unit's configuration."""
        return self._unit.config  # type: ignore[return-value]

    def scalars(self, vectors: Sequence[NDArray[np.uint64]]) -> tuple[Rows, list[int]]:
        """The memory of scalars, in groups of as many as the unit has lanes, and the first group of each vector."""
        lanes, groups, firsts, at = self.config.lanes, list[Rows](), list[int](), 0
        for scalars in vectors:
            count = -(-len(scalars) // lanes)
            padded = np.zeros((count * lanes, scalars.shape[1]), np.uint64)
            padded[: len(scalars)] = scalars
            groups.append(_narrow(padded.reshape(count, lanes * scalars.shape[1])))
            firsts.append(at)
            at += count
        return np.ascontiguousarray(np.concatenate(groups)), firsts

    def beat(self, one: Pass, count: int, first: int) -> Rows:
        """The beat that begins a pass."""
        return self._unit.layouts["in"].rows([one.beat(count, first)])

    def counts(self, one: Pass, scalars: NDArray[np.uint64]) -> Counts:
        """The counts of a pass by the digits of scalars."""
        valid = one.digits(scalars).valid
        return Counts(int(valid.sum()), int(valid.any(axis=1).sum()))

    def most_cycles(self, one: Pass, scalars: NDArray[np.uint64]) -> int:
        """More cycles than a pass takes, by far."""
        return cast("MsmUnit", self._unit).most_cycles(one, scalars)

    def check_counts(self, one: Pass, wanted: Counts, came: Came) -> None:
        """Compares the record of a pass with the digits. Raises HardwareMismatch."""
        (record,) = self._unit.layouts["done"].beats(came.done)
        for name, count in (("additions", wanted.additions), ("points", wanted.points)):
            if record[name] != count:
                raise HardwareMismatch(
                    f"{self.config.slug}: the pass from bit {one.shift} has {count:,} {name} by its scalars' digits, "
                    f"but the gates count {record[name]:,}",
                    expected=count,
                    got=record[name],
                )

    def check_order(self, one: Pass, came: Came) -> None:
        """Compares the rows of the sums with those that leave. Raises HardwareMismatch."""
        adder, row = self._places(came)
        of, wanted = one.order()
        wrong = np.flatnonzero((adder != of) | (row != wanted) & (wanted >= 0))
        if len(wrong):
            place = int(wrong[0])
            raise HardwareMismatch(
                f"{self.config.slug}: sum {place} of the pass from bit {one.shift} belongs to another row "
                f"(adder {adder[place]}, row {row[place]})"
            )

    def total(self, one: Pass, came: Came) -> Point:
        """The weighted sum of the buckets of a pass, each of which is checked to lie on the curve.

        Raises HardwareMismatch for one that does not, and Undefined.
        """
        layout = self._unit.layouts["out"]
        adder, row = self._places(came)
        window, times = one.magnitude(adder, row)
        sizes = [1 << bits for bits in one.widths]
        firsts = np.cumsum([0, *sizes])
        words = (
            np.ascontiguousarray(came.sums[:, layout.slots["sum"].columns]).view("<u8").astype(np.uint64, copy=False)
        )
        windows = [(int(first), size, base) for first, size, base in zip(firsts, sizes, one.bases, strict=False)]
        buckets = (firsts[window] + times).astype(np.uint32)
        try:
            sum_ = self._native.sum(words, buckets, windows, backend="auto", threads=self._threads)
        except NotOnCurve as e:
            at = f"adder {adder[e.index]}, row {row[e.index]}"
            raise HardwareMismatch(
                f"{self.config.slug}: a sum of the pass from bit {one.shift} is not on the curve ({at})"
            ) from None
        if sum_ is None and one.symmetric:
            raise HardwareMismatch(f"{self.config.slug}: a sum of the pass from bit {one.shift} has no coordinates")
        if sum_ is None:
            raise Undefined
        (point,) = to_points(sum_)
        return point

    def _places(self, came: Came) -> tuple[NDArray[np.int64], NDArray[np.int64]]:
        """The adder and the row of each sum."""
        layout = self._unit.layouts["out"]
        return (
            layout.column(came.sums, "adder").astype(np.int64),
            layout.column(came.sums, "row").astype(np.int64),
        )


def _narrow(rows: NDArray[np.uint64]) -> Rows:
    """Rows of 64-bit words as rows of 32-bit words."""
    return (
        np.ascontiguousarray(rows, "<u8")
        .view("<u4")
        .reshape(len(rows), 2 * rows.shape[1])
        .astype(np.uint32, copy=False)
    )
