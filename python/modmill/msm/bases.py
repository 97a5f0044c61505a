"""Points prepared once, and their products with vectors of scalars.

>>> from modmill import msm
>>> made = msm.random_points("bls12-381", 100, seed=1)
>>> bases = msm.Bases("bls12-381", made.points, form="montgomery")
>>> s = msm.random_scalars("bls12-381", 100, seed=1)
>>> x, y = bases.product(s)
>>> bases.products([s, [1] + 99 * [0]])[0] == (x, y)
True
"""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, TypedDict

from modmill import _native
from modmill.arguments import public
from modmill.backends import Fabric
from modmill.errors import UsageError
from modmill.files import destination
from modmill.golden.bls12 import Point
from modmill.inputs import check_unpacked, naming_input
from modmill.msm.convert import curve_of, point_rows, scalar_rows, to_points
from modmill.msm.engine import Engine, Maker, Simulates
from modmill.msm.engines import ENGINES
from modmill.msm.gates.options import Simulated
from modmill.progress import ProgressCallback, native_progress
from modmill.quantity import MAX_THREADS, whole

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    from modmill.msm.gates.state import Ran

CURVES: tuple[str, ...] = _native.MSM_CURVES
FORMS = ("plain", "montgomery")
CHECKS = ("subgroup", "curve", "none")
MAX_MULTIPLES = 256
MIN_WINDOW, MAX_WINDOW = 4, 24


@public
class Bases:
    """n points of a curve, checked and converted for a backend; may be shared by threads.

    `points` is an array (n, 12) of uint64, x and y with six words each, lowest first, zeros for the point at infinity;
    `form` says whether these words are plain or in Montgomery form (times 2^384 modulo p), as arkworks, blst and
    gnark-crypto keep them in memory. A list of pairs of integers, None for infinity, is taken as well.

    `checks`: "subgroup" (on the curve and of order r), "curve", or "none" for points that were checked before.
    `multiples`: how many multiples 2^(k i) P of each point to keep: more memory, fewer buckets. `threads` share the
    preparation; 0 is all cores. `backend` and `why` say what runs, `memory` how many bytes the prepared points take.
    `gates`: options of the backends in simulated gates, which compare each product with the processor's.

    Raises NotOnCurve, NotInSubgroup and CoordinateTooLarge with the index of the first such point; BackendUnavailable;
    UsageError for arguments of another type or shape; Interrupted when `progress` returns False.
    """

    def __init__(
        self,
        curve: str,
        points: NDArray[np.uint64] | Sequence[Point],
        *,
        form: str = "plain",
        backend: str = "auto",
        checks: str = "subgroup",
        multiples: int = 1,
        threads: int = 1,
        gates: Simulated | None = None,
        progress: ProgressCallback | None = None,
    ) -> None:
        curve_of(curve)
        if form not in FORMS:
            raise UsageError(f"form: must be one of {', '.join(FORMS)} (got {form!r})", got=form)
        self._engine: Engine = _maker(backend, gates)(
            curve,
            point_rows(points),
            montgomery=form == "montgomery",
            **_preparation(backend, checks, multiples, threads, progress),
        )
        self._describe(curve)

    @classmethod
    def random(
        cls,
        curve: str,
        count: int,
        *,
        seed: int = 1,
        backend: str = "auto",
        checks: str = "subgroup",
        multiples: int = 1,
        threads: int = 1,
        gates: Simulated | None = None,
        progress: ProgressCallback | None = None,
    ) -> Bases:
        """Bases of the points of :func:`random_points`, which are made block by block; the other arguments as above."""
        curve_of(curve)
        return cls._of(
            curve,
            _maker(backend, gates).random(
                curve,
                whole(count, "count", 0),
                seed=whole(seed, "seed"),
                **_preparation(backend, checks, multiples, threads, progress),
            ),
        )

    @classmethod
    def read(
        cls,
        curve: str,
        data: NDArray[np.uint8],
        format: str,  # noqa: A002  # as on the command line
        *,
        backend: str = "auto",
        checks: str = "subgroup",
        multiples: int = 1,
        threads: int = 1,
        gates: Simulated | None = None,
        progress: ProgressCallback | None = None,
    ) -> Bases:
        """Bases of points in bytes of a format, which are decoded block by block; the other arguments as above.

        Raises FormatError with `index` and `offset` where a record is not a point.
        """
        curve_of(curve)
        options = _preparation(backend, checks, multiples, threads, progress)
        return cls._of(curve, _maker(backend, gates).read(curve, data, format, **options))

    @classmethod
    def _of(cls, curve: str, engine: Engine) -> Bases:
        bases = cls.__new__(cls)
        bases._engine = engine
        bases._describe(curve)
        return bases

    def _describe(self, curve: str) -> None:
        self.curve = curve
        self.multiples: int = self._engine.multiples
        self.backend: str = self._engine.backend
        self.memory: int = self._engine.memory

    @classmethod
    def open(
        cls,
        curve: str,
        path: str | os.PathLike[str],
        *,
        backend: str = "auto",
        verify: bool = True,
        threads: int = 1,
        gates: Simulated | None = None,
        progress: ProgressCallback | None = None,
    ) -> Bases:
        """Bases that :meth:`save` wrote (docs/formats.md), used where they are, in the file, which must not change.

        `verify` reads the whole file for its checksum, on `threads` threads. What was checked when the bases were
        prepared is not checked again, so open only files of people you trust.

        Raises FormatError for a file of another kind or curve, or a damaged one; BackendUnavailable; OSError.
        """
        curve_of(curve)
        threads = whole(threads, "threads", 0, MAX_THREADS)
        where = os.fspath(path)
        check_unpacked(where)
        make = _maker(backend, gates)
        with naming_input(where):
            engine = make.open(
                curve, where, backend=backend, verify=verify, threads=threads, progress=native_progress(progress)
            )
        return cls._of(curve, engine)

    def save(self, path: str | os.PathLike[str], *, progress: ProgressCallback | None = None) -> None:
        """Writes the bases to a regular file, which appears or replaces another only when it is complete.

        Raises UsageError for a name where no file can be, Interrupted when `progress` returns False, OSError.
        """
        place = destination(path)
        if not place.whole:
            raise UsageError(f"{path}: prepared bases are mapped, so they need a regular file")
        try:
            self._engine.save(str(place.path), native_progress(progress))
        except OSError as e:
            e.filename = place.given
            raise

    @property
    def why(self) -> str:
        """The reason why the backend was chosen; of a cluster, also who computed and checked so far."""
        return self._engine.why

    @property
    def ran(self) -> Ran | None:
        """The simulation of the last products; None before, and on the processor."""
        return self._engine.ran if isinstance(self._engine, Simulates) else None

    def __repr__(self) -> str:
        """A summary of the bases.

        >>> Bases("bls12-381", [None, None], backend="portable")
        <Bases on bls12-381: 2 points, 1 multiple of each, portable>
        """
        several = "s" * (self.multiples > 1)
        return (
            f"<Bases on {self.curve}: {len(self):,} points, {self.multiples} multiple{several} of each, {self.backend}>"
        )

    def __len__(self) -> int:
        return len(self._engine)

    def product(
        self,
        scalars: NDArray[np.uint64] | Sequence[int],
        *,
        window: int | None = None,
        threads: int = 1,
        progress: ProgressCallback | None = None,
    ) -> Point:
        """s_0 P_0 + s_1 P_1 + ...: (x, y), or None for the point at infinity.

        `scalars` is an array (n, 4) of uint64, lowest word first, or a list of n integers, from 0 to 2^256 - 1. They
        are not reduced modulo r, so that the sum is right for points outside the subgroup (`checks="curve"`), too.
        `window` is a number of bits, 4 to 24 (default: what the cost model chooses); `threads` share the work, 0 is all
        cores. Other Python threads run meanwhile.

        >>> Bases("bls12-381", [(0, 2)], checks="curve").product([5 * 3])  # a point of order 3

        >>> Bases("bls12-377", [None, None]).product([1, 2]) is None
        True

        Raises UsageError for arguments of another type or number, Interrupted when `progress` returns False.
        """
        return self.products([scalars], window=window, threads=threads, progress=progress)[0]

    def products(
        self,
        batch: Sequence[NDArray[np.uint64] | Sequence[int]] | NDArray[np.uint64],
        *,
        window: int | None = None,
        threads: int = 1,
        progress: ProgressCallback | None = None,
    ) -> list[Point]:
        """The products with several vectors of scalars, as :meth:`product`; also of one array (vectors, n, 4)."""
        sums = self._engine.products(
            [scalar_rows(scalars) for scalars in batch],
            window=None if window is None else whole(window, "window", MIN_WINDOW, MAX_WINDOW),
            threads=whole(threads, "threads", 0, MAX_THREADS),
            progress=native_progress(progress),
        )
        return to_points(sums)


def _maker(backend: str, gates: Simulated | None) -> Maker:
    found = ENGINES.of(backend, {Fabric.RTL: {"gates": gates}})
    return found if gates is None else gates


class _Preparation(TypedDict):
    backend: str
    checks: str
    multiples: int
    threads: int
    progress: Callable[..., Any] | None


def _preparation(
    backend: str, checks: str, multiples: int, threads: int, progress: ProgressCallback | None
) -> _Preparation:
    """The checked options of every preparation."""
    return {
        "backend": backend,
        "checks": checks,
        "multiples": whole(multiples, "multiples", 1, MAX_MULTIPLES),
        "threads": whole(threads, "threads", 0, MAX_THREADS),
        "progress": native_progress(progress),
    }
