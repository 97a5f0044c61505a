"""Products of points with scalars on a cluster: each worker has its share of the points, and gets that of the scalars.

A worker prepares its points once, from bytes that are shipped to it, or from a file that it has, too. Partial sums are
added here. To check them, another worker multiplies the same points by a random combination of the scalars
(:mod:`modmill.cluster.combine`).
"""

from __future__ import annotations

import hashlib
import json
import weakref
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from itertools import pairwise
from typing import TYPE_CHECKING, Any, cast

import numpy as np

from modmill.cluster.combine import combined, on_curve
from modmill.cluster.part import Audit, Part, Plan, Told
from modmill.cluster.pieces import Recipe, Records, even_cuts
from modmill.cluster.runs import Session
from modmill.cluster.settings import Cluster, settings_of
from modmill.errors import PointError, UsageError
from modmill.golden.bls12 import Point, add
from modmill.msm.bases import Bases
from modmill.msm.convert import POINT_WORDS, curve_of, from_points, to_points
from modmill.progress import NativeProgress, Progress, ProgressCallback

if TYPE_CHECKING:
    from numpy.typing import NDArray

PREPARED_BYTES = 192
"""The most memory that a prepared point takes, for each multiple (docs/formats.md)."""
TOGETHER = 32
"""Vectors in a part: one check covers them all."""
FORMS = ("plain", "montgomery")
FIRST_CHECK = -1
"""Shard -1 - i is shard i for a check: the same points, at which their worker has looked."""


@dataclass(frozen=True, slots=True)
class Products:
    """The work of msm on workers: shard i are records `cuts[i]` to `cuts[i + 1]`, points in a `form` or format."""

    curve: str
    records: Recipe
    form: str
    cuts: tuple[int, ...]
    options: dict[str, Any]

    def open(self, shard: int | None, supplied: NDArray[np.uint8] | None, told: Told) -> Bases:
        """The prepared points of a shard. A refusal has the point's number among all points."""
        assert shard is not None
        options, number = self.options, shard
        if shard <= FIRST_CHECK:
            options, number = {**options, "checks": "none", "multiples": 1}, FIRST_CHECK - shard
        start, stop = self.cuts[number], self.cuts[number + 1]
        data = self.records.read(supplied, start, stop)
        report = _reports(told, 0)
        try:
            if self.form not in FORMS:
                return Bases.read(self.curve, data, self.form, progress=report, **options)
            rows = data.view("<u8").reshape(-1, POINT_WORDS)
            return Bases(self.curve, rows, form=self.form, progress=report, **options)
        except PointError as e:
            data_ = {**e.data, "index": start + e.index}
            raise type(e)(f"point {start + e.index:,} of all (counted from {start:,}: {e})", **data_) from None

    def compute(self, opened: Bases, part: Part, told: Told) -> bytes:
        """The sums of a shard's points by each vector; without vectors, facts about the prepared points."""
        if part.payload is None:
            facts = {name: getattr(opened, name) for name in ("backend", "why", "memory")}
            return json.dumps(facts).encode()
        vectors, window = part.payload
        sums = opened.products(
            list(vectors), window=window, threads=self.options["threads"], progress=_reports(told, part.size)
        )
        return from_points(sums).tobytes()


def _reports(told: Told, size: int) -> ProgressCallback:
    def report(step: Progress) -> None:
        told(size * step.done // step.total if step.total else 0)

    return report


def _tells(progress: NativeProgress | None) -> ProgressCallback | None:
    if progress is None:
        return None
    return lambda step: progress(step.phase, step.done, step.total, step.start, step.seconds)


class Engine:
    """Points that are spread over the workers of a cluster. See :class:`modmill.msm.engine.Engine`.

    The workers and the connection end with it.
    """

    def __init__(
        self,
        choice: str,
        curve: str,
        points: Records,
        form: str,
        options: dict[str, Any],
        progress: NativeProgress | None,
    ) -> None:
        settings = settings_of(choice)
        self._curve, self._points = curve, points
        self.multiples: int = options["multiples"]
        self.backend: str = f"cluster:{settings.address}"

        make = partial(_job, curve, points.recipe(), points.count, form, options, settings)
        self._session = Session(make, settings)
        self._cuts: tuple[int, ...] = cast("Products", self._session.staff.pool.job).cuts
        self._finalizer = weakref.finalize(self, self._session.close)
        parts = [Part(shard, None, self._size(shard), shard) for shard in range(self._shards)]
        plan = Plan("prepare", "points", parts, points.count, supply=self._supply, proves=True, keeps=False)
        with self._session.run(plan, _tells(progress)) as results:
            found = [json.loads(facts) for _, facts in results]
        self.memory: int = sum(one["memory"] for one in found)
        self._used = ", ".join(dict.fromkeys(one["backend"] for one in found))

    @property
    def why(self) -> str:
        """The workers, what they compute on, and what was checked."""
        return f"named by the caller: {self._used} on {self._session}"

    def __len__(self) -> int:
        return self._points.count

    @property
    def _shards(self) -> int:
        return len(self._cuts) - 1

    def _size(self, shard: int) -> int:
        return self._cuts[shard + 1] - self._cuts[shard]

    def _supply(self, shard: int) -> NDArray[np.uint8] | None:
        number = FIRST_CHECK - shard if shard <= FIRST_CHECK else shard
        return self._points.supply(self._cuts[number], self._cuts[number + 1])

    def products(
        self,
        batch: Sequence[NDArray[np.uint64]],
        *,
        window: int | None,
        threads: int,
        progress: NativeProgress | None = None,
    ) -> NDArray[np.uint64]:
        """A sum for each vector; the workers' threads are those of the preparation."""
        del threads
        for index, scalars in enumerate(batch):
            if len(scalars) != len(self):
                said = f"scalars: vector {index} has {len(scalars):,} for {len(self):,} points"
                raise UsageError(said, got=len(scalars))
        groups = [batch[i : i + TOGETHER] for i in range(0, len(batch), TOGETHER)]
        curve = curve_of(self._curve)
        plan = Plan(
            *("product", "points", self._parts(groups, window), len(self) * len(batch)),
            together=True,
            facts=self._facts(batch),
            supply=self._supply,
            holds=self._holds,
            audit=partial(self._audit, window),
        )
        sums: list[list[Point]] = [[None] * len(group) for group in groups]
        with self._session.run(plan, _tells(progress)) as results:
            for part, result in results:
                group = part.index // self._shards
                sums[group] = [add(curve, a, b) for a, b in zip(sums[group], _points(result), strict=True)]
        return from_points([point for group in sums for point in group])

    def _facts(self, batch: Sequence[NDArray[np.uint64]]) -> dict[str, Any]:
        """The facts that a journal keeps: digests of the points and scalars, if there is one."""
        if self._session.settings.journal is None:
            return {}
        digests = [_digest([self._points.data]), _digest(batch)]
        return {"curve": self._curve, "points": digests[0], "scalars": digests[1], "cuts": list(self._cuts)}

    def _parts(self, groups: Sequence[Sequence[NDArray[np.uint64]]], window: int | None) -> Iterator[Part]:
        for number, group in enumerate(groups):
            for shard in range(self._shards):
                vectors = [scalars[self._cuts[shard] : self._cuts[shard + 1]] for scalars in group]
                yield Part(number * self._shards + shard, (vectors, window), len(group) * self._size(shard), shard)

    def _holds(self, part: Part, result: bytes) -> bool:
        """True if the sums are as many points of the curve as there are vectors."""
        if len(result) != 8 * POINT_WORDS * len(part.payload[0]):
            return False
        return all(on_curve(curve_of(self._curve), point) for point in _points(result))

    def _audit(self, window: int | None, part: Part) -> Audit:
        assert part.shard is not None
        made = combined(part.payload[0])
        checks = Part(part.index, (made.vectors, window), part.size, FIRST_CHECK - part.shard)
        return Audit(checks, made.cost, partial(made.agrees, curve_of(self._curve)))

    def save(self, path: str, progress: NativeProgress | None = None) -> None:
        """Refuses: prepared points are where the workers are."""
        del progress
        raise UsageError(f"{path}: points prepared on a cluster stay there; prepare them on one machine to save them")


def _job(
    curve: str,
    records: Recipe,
    count: int,
    form: str,
    options: dict[str, Any],
    settings: Cluster,
    workers: int,
    cores: int,
) -> Products:
    """The work with a shard for each worker. Raises UsageError where they cannot hold that much."""
    cuts = even_cuts(count, workers)
    need = PREPARED_BYTES * options["multiples"] * max(b - a for a, b in pairwise(cuts))
    if settings.memory is not None and need > settings.memory:
        raise UsageError(
            f"memory: {workers} workers have to hold {need:,} bytes of points each (got {settings.memory:,}); give them"
            " more, or have more workers",
            got=settings.memory,
            min=need,
        )
    threads = options["threads"] or cores
    return Products(curve, records, form, tuple(cuts), {**options, "threads": threads, "backend": settings.on})


def _points(data: bytes) -> list[Point]:
    return to_points(np.frombuffer(data, "<u8").reshape(-1, POINT_WORDS))


def _digest(arrays: Sequence[NDArray[Any]]) -> str:
    digest = hashlib.sha256()
    for array in arrays:
        digest.update(np.ascontiguousarray(array).view(np.uint8).data)
    return digest.hexdigest()
