"""Products of points with vectors of scalars: prepared, computed, timed and checked.

>>> from modmill import msm
>>> done = msm.run(msm.random_points("bls12-377", 100, seed=7), [msm.random_scalars("bls12-377", 100)], check=True)
>>> len(done.products), done.checked_by
(1, "the points' known logarithms, in Python's integers")
"""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, TypedDict

from modmill.arguments import public
from modmill.errors import PointError
from modmill.inputs import naming_input
from modmill.msm import checking
from modmill.msm.bases import Bases
from modmill.msm.convert import scalar_rows
from modmill.msm.files import EncodedPoints, Points
from modmill.msm.gates.options import Simulated
from modmill.msm.generation import RandomPoints
from modmill.msm.results import Run
from modmill.progress import ProgressCallback

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

UNCHECKED = "nothing; add --check"


@dataclass(frozen=True, slots=True)
class Prepared:
    """A file of prepared bases."""

    curve: str
    path: str


@public
def run(
    given: Points | EncodedPoints | RandomPoints | Prepared,
    batch: Sequence[NDArray[np.uint64] | Sequence[int]],
    *,
    backend: str = "auto",
    checks: str = "subgroup",
    multiples: int = 1,
    window: int | None = None,
    threads: int = 1,
    check: bool = False,
    gates: Simulated | None = None,
    source: dict[str, Any] | None = None,
    progress: ProgressCallback | None = None,
) -> Run:
    """The product with each vector of the batch; for the other arguments see :class:`Bases`.

    `check`: products of random points are compared with their known logarithms, others with the portable backend's over
    scalars that are split at random (:mod:`modmill.msm.checking`). `source` is added to the parameters of the record.

    Raises what :class:`Bases` and :meth:`Bases.product` raise, FaultError if a check finds a wrong product.
    """
    vectors = [scalar_rows(scalars) for scalars in batch]
    begin = time.perf_counter()
    bases = prepare(
        given,
        backend=backend,
        checks=checks,
        multiples=multiples,
        threads=threads,
        gates=gates,
        progress=progress,
    )
    prepared = time.perf_counter()
    found = bases.products(vectors, window=window, threads=threads, progress=progress)
    end = time.perf_counter()
    checked_by = UNCHECKED
    if check and isinstance(given, RandomPoints):
        checked_by = checking.by_logarithms(given, vectors, found)
    elif check:
        # The points were checked when the bases under test were made.
        other = prepare(given, backend=checking.BACKEND, checks="none", threads=threads, progress=progress)
        checked_by = checking.by_splitting(other, vectors, found, window=window, threads=threads, progress=progress)
    return Run(
        curve=given.curve,
        count=len(bases),
        products=tuple(found),
        source=source or {},
        backend=bases.backend,
        why=bases.why,
        checks="before" if isinstance(given, Prepared) else checks,
        multiples=bases.multiples,
        window=window,
        threads=threads,
        memory=bases.memory,
        seconds_prepare=prepared - begin,
        seconds=end - prepared,
        checked_by=checked_by,
        ran=bases.ran,
    )


def prepare(
    given: Points | EncodedPoints | RandomPoints | Prepared,
    *,
    backend: str = "auto",
    checks: str = "subgroup",
    multiples: int = 1,
    threads: int = 1,
    gates: Simulated | None = None,
    progress: ProgressCallback | None = None,
) -> Bases:
    """The bases of these points; a point of a file that is refused is named with the file and its offset."""
    if isinstance(given, Prepared):
        return Bases.open(given.curve, given.path, backend=backend, threads=threads, gates=gates, progress=progress)
    options = _Options(
        backend=backend, checks=checks, multiples=multiples, threads=threads, gates=gates, progress=progress
    )
    if isinstance(given, RandomPoints):
        return Bases.random(given.curve, given.count, seed=given.seed, **options)
    try:
        if isinstance(given, EncodedPoints):
            with naming_input(given.file.path):
                return Bases.read(given.curve, given.file.data, given.file.format, **options)
        return Bases(given.curve, given.points, form=given.form, **options)
    except PointError as e:
        if given.file is not None:
            raise given.file.refused(e) from None
        raise


class _Options(TypedDict):
    backend: str
    checks: str
    multiples: int
    threads: int
    gates: Simulated | None
    progress: ProgressCallback | None
