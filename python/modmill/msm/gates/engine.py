"""Products in simulated gates, each compared with the processor's.

The processor checks and keeps the points, and multiplies them as well; a card gets them in the form of its gates. The
products of a batch share a simulation, whose memory has the points once and all scalars.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cached_property
from typing import TYPE_CHECKING, cast

import numpy as np

from modmill import _native
from modmill.errors import HardwareMismatch, UsageError
from modmill.golden.bls12 import Point, add, multiply
from modmill.hw.host.device import Host
from modmill.hw.host.state import Simulation
from modmill.hw.interface import registry
from modmill.hw.stream.memory import Memory
from modmill.msm.convert import curve_of, from_points, from_scalars, to_points, to_scalars
from modmill.msm.engine import GATES
from modmill.msm.gates.card import Card
from modmill.msm.gates.design import check_memory, design
from modmill.msm.gates.mask import Mask, pays
from modmill.msm.gates.passes import Total, products
from modmill.msm.gates.state import Ran
from modmill.msm.gates.unit import MsmUnit
from modmill.progress import NativeProgress, Progress
from modmill.watch import Watch

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from modmill.hw.sim.waveform import Waveform
    from modmill.hw.stream.streamed import StreamedUnit
    from modmill.msm.gates.unit import Pass

Told = Callable[[Simulation], None]
"""Called with the state of a simulation while it runs."""
SUBGROUP = "subgroup"


class InGates:
    """Points for an accelerator; an engine of the job.

    Raises UsageError for more points than the unit or the card has room for.
    """

    def __init__(
        self,
        curve: str,
        backend: str,
        bases: _native.MsmBases,
        *,
        mask: str,
        wave: Waveform | None,
        told: Told | None,
        threads: int,
        progress: NativeProgress | None,
    ) -> None:
        self._curve, self._bases = curve, bases
        self._when_masked, self._wave, self._told = mask, wave, told
        self.backend: str = backend
        self._symmetric: bool = bases.checks == SUBGROUP
        if mask == "always" and not self._symmetric:
            raise UsageError(f"mask: needs points that were checked to be in the subgroup (checks: {bases.checks})")
        self._design = design(GATES.variant(backend), curve)
        self._unit = cast("StreamedUnit", registry.build(self._design.config))
        self.multiples: int = bases.multiples
        check_memory(self._design, len(bases) * self.multiples, 1)
        self._planner = cast(MsmUnit, self._unit)
        self._slices = self._planner.slices(self.multiples, symmetric=self._symmetric)
        self._card = Card(curve, self._unit, self._planner.scaling, bases, self._slices, threads, progress)
        self.why: str = f"named by the caller: {self._unit.config.slug} in simulated gates"
        self.ran: Ran | None = None
        self._threads = threads
        if mask == "always":
            _ = self._mask

    def __len__(self) -> int:
        return len(self._bases)

    @property
    def memory(self) -> int:
        """Bytes of the points and their multiples in the card's memory."""
        return self._card.points.nbytes

    def save(self, path: str, progress: NativeProgress | None = None) -> None:
        """Writes the points to a file that any backend opens."""
        self._bases.save(path, progress)

    def products(
        self,
        batch: Sequence[NDArray[np.uint64]],
        *,
        window: int | None,
        threads: int,
        progress: NativeProgress | None = None,
    ) -> NDArray[np.uint64]:
        """A sum for each vector, as (vectors, 12) words.

        Raises UsageError for windows or numbers of points that the unit or the card was not built for, HardwareMismatch
        where gates are wrong, ToolMissing, ToolFailed and Interrupted.
        """
        rows = len(self) * self.multiples
        check_memory(self._design, rows, len(batch))
        passes = self._planner.passes(len(self), window, self._slices)
        passes[0].beat(rows)
        expected = to_points(self._bases.products(batch, window=None, threads=threads, progress=progress))
        if not batch:
            return from_points(expected)
        rests, quotients = zip(*(_native.msm_reduced_scalars(self._curve, v) for v in batch), strict=True)
        wants = [self._wants_mask(passes, rest) for rest in rests]
        wanted = [self._mask.masked(rest) if one else rest for rest, one in zip(rests, wants, strict=True)]
        vectors = [self._slices.cut(scalars) for scalars in wanted]
        totals = self._simulated(passes, [self._without_missing(v) for v in vectors], progress, sum(wants))
        found: list[Point] = []
        for k, (total, cpu) in enumerate(zip(totals, expected, strict=True)):
            if not total.defined:
                found.append(cpu)
                continue
            point = add(curve_of(self._curve), total.point, self._mask.correction if wants[k] else None)
            point = add(curve_of(self._curve), point, self._beside(vectors[k], quotients[k], threads))
            if point != cpu:
                said = f"product {k} is another point than the processor's ({self._bases.backend})"
                raise HardwareMismatch(f"{self._unit.config.slug}: {said}", expected=cpu, got=point)
            found.append(point)
        return from_points(found)

    def _simulated(
        self,
        passes: Sequence[Pass],
        vectors: Sequence[NDArray[np.uint64]],
        progress: NativeProgress | None,
        masked: int,
    ) -> list[Total]:
        scalars, firsts = self._card.scalars(vectors)
        memories = {"scalars": Memory(scalars), "points": Memory(self._card.points)}
        callback = None if progress is None else lambda p: progress(p.phase, p.done, p.total, p.start, p.seconds)
        host = Host(self._unit, progress=callback, memories=memories, wave=self._wave)
        try:
            watch = _Watch(callback, host, self._told)
            return products(self._curve, self._card, host, passes, vectors, firsts, watch)
        finally:
            simulation, _ = host.finish()
            self.ran = Ran(simulation, len(passes), masked)

    @cached_property
    def _mask(self) -> Mask:
        return Mask(self._curve, self._bases, self._threads)

    def _wants_mask(self, passes: Sequence[Pass], vector: NDArray[np.uint64]) -> bool:
        if self._when_masked == "auto":
            return self._symmetric and pays(self._curve, self._planner, passes, self._slices, vector)
        return self._when_masked == "always"

    def _without_missing(self, scalars: NDArray[np.uint64]) -> NDArray[np.uint64]:
        """Slices for the gates: 0 for the rows that have no form there."""
        left = scalars.copy()
        left[self._card.without] = 0
        return left

    def _beside(self, slices: NDArray[np.uint64], quotients: NDArray[np.uint64], threads: int) -> Point:
        """The processor's part: rows without a form in gates, and r times points outside the subgroup.

        Scalars count as the integers that they are, s = q r + t.
        """
        curve = curve_of(self._curve)
        parts: list[Point] = [None, None]
        if self._card.without:
            numbers = [0] * len(self)
            for row in self._card.without:
                multiple, point = divmod(row, len(self))
                (part,) = to_scalars(slices[row : row + 1])
                numbers[point] += part << multiple * self._slices.stride
            only = from_scalars(numbers)
            (parts[0],) = to_points(self._bases.products([only], window=None, threads=threads))
        if not self._symmetric and quotients.any():
            (multiple,) = to_points(self._bases.products([quotients], window=None, threads=threads))
            parts[1] = multiply(curve, curve.r, multiple)
        return add(curve, *parts)


class _Watch(Watch):
    """A watch that also tells the state of the simulation."""

    def __init__(
        self,
        callback: Callable[[Progress], bool | None] | None,
        host: Host,
        told: Told | None,
    ) -> None:
        super().__init__(callback)
        self._host, self._told = host, told

    def __call__(self, phase: str, done: int, total: int, start: int, seconds: float) -> None:
        if self._told is not None:
            self._told(self._host.state())
        super().__call__(phase, done, total, start, seconds)
