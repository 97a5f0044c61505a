"""Arrays over GF(2^m) on a cluster: each worker computes pieces of the rows. Some rows of each piece are compared here.

For Ray Data, :class:`OnBatches` is what `Dataset.map_batches` takes.
"""

from __future__ import annotations

import secrets
import weakref
from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any

import numpy as np

from modmill import _native
from modmill.backends import AUTO, parse
from modmill.cluster.part import Part, Plan, Told
from modmill.cluster.runs import Session
from modmill.cluster.settings import settings_of
from modmill.errors import NotInvertible, UsageError
from modmill.gf2.modulus import Modulus
from modmill.progress import ProgressCallback, native_progress

if TYPE_CHECKING:
    from numpy.typing import NDArray

PIECE_BYTES = 4 << 20
COMPARED = 8
"""Rows of a piece that are computed here, too."""
OPERATIONS = ("mul", "square", "pow", "inv", "trace")


@dataclass(frozen=True, slots=True)
class Rows:
    """The work of a field on workers."""

    poly: bytes
    backend: str
    method: str
    ring: bool
    threads: int

    def engine(self, backend: str) -> _native.Gf2Engine:
        """The field's engine on a backend of this machine."""
        return _native.Gf2Engine(self.poly, backend=backend, method=self.method, ring=self.ring, threads=self.threads)

    def open(self, shard: int | None, supplied: Any, told: Told) -> _native.Gf2Engine:
        """The engine."""
        return self.engine(self.backend)

    def compute(self, opened: _native.Gf2Engine, part: Part, told: Told) -> bytes:
        """The results of some rows. A refusal has the row's number among all rows."""
        operation, first, operands, exponent = part.payload
        try:
            return _apply(opened, operation, operands, exponent).tobytes()
        except NotInvertible as e:
            raise NotInvertible(str(e), **{**e.data, "index": first + e.index}) from None


def _apply(engine: Any, operation: str, operands: list[NDArray[np.uint64]], exponent: int | None) -> NDArray[Any]:
    given = [np.ascontiguousarray(rows) for rows in operands]
    return getattr(engine, operation)(*given, *([] if exponent is None else [exponent]))


class Engine:
    """A field on a cluster. See :class:`modmill.gf2.engine.Engine`; the workers end with it."""

    def __init__(self, choice: str, job: Rows) -> None:
        settings = settings_of(choice)
        self._here = job.engine(AUTO)
        self.backend: str = f"cluster:{settings.address}"
        self._session = Session(lambda _, cores: replace(job, threads=job.threads or cores), settings)
        self._finalizer = weakref.finalize(self, self._session.close)

    @property
    def degree(self) -> int:
        """m."""
        return self._here.degree

    @property
    def words(self) -> int:
        """Words of an element."""
        return self._here.words

    @property
    def method(self) -> str:
        """The method that is asked for, as this machine has it."""
        return self._here.method

    @property
    def why(self) -> str:
        """The workers."""
        return f"named by the caller: {self._session}"

    def mul(
        self, a: NDArray[np.uint64], b: NDArray[np.uint64], out: NDArray[np.uint64] | None = None
    ) -> NDArray[np.uint64]:
        """The products of rows, one of which may be single."""
        return self._run("mul", [a, b], None, out)

    def square(self, a: NDArray[np.uint64], out: NDArray[np.uint64] | None = None) -> NDArray[np.uint64]:
        """The squares of rows."""
        return self._run("square", [a], None, out)

    def pow(self, a: NDArray[np.uint64], exponent: int, progress: Any = None) -> NDArray[np.uint64]:
        """The powers of rows."""
        return self._run("pow", [a], exponent, None, progress)

    def inv(self, a: NDArray[np.uint64], progress: Any = None) -> NDArray[np.uint64]:
        """The inverses of rows."""
        return self._run("inv", [a], None, None, progress)

    def trace(self, a: NDArray[np.uint64]) -> NDArray[np.uint8]:
        """The traces of rows."""
        return self._run("trace", [a], None, None)

    def _run(
        self,
        operation: str,
        operands: list[NDArray[np.uint64]],
        exponent: int | None,
        out: NDArray[Any] | None,
        progress: Any = None,
    ) -> NDArray[Any]:
        count = max(len(rows) for rows in operands)
        each = max(1, PIECE_BYTES // (8 * self.words))
        if out is None:
            shape, kind = ((count,), np.uint8) if operation == "trace" else ((count, self.words), np.uint64)
            out = np.empty(shape, dtype=kind)
        size = out.nbytes // max(1, count)

        def parts() -> Iterator[Part]:
            for index, first in enumerate(range(0, count, each)):
                stop = min(count, first + each)
                cut = [rows if len(rows) < count else rows[first:stop] for rows in operands]
                yield Part(index, (operation, first, cut, exponent), stop - first)

        def holds(part: Part, result: bytes) -> bool:
            if len(result) != part.size * size:
                return False
            _, _, cut, _ = part.payload
            chosen = [secrets.randbelow(part.size) for _ in range(COMPARED)]
            few = [rows if len(rows) < part.size else rows[chosen] for rows in cut]
            found = np.frombuffer(result, out.dtype).reshape(part.size, *out.shape[1:])[chosen]
            right = np.broadcast_to(_apply(self._here, operation, few, exponent), found.shape)
            return bool((right == found).all())

        told: ProgressCallback | None = None
        if progress is not None:
            told = lambda step: progress(step.phase, step.done, step.total, step.start, step.seconds)  # noqa: E731
        plan = Plan(operation, "elements", parts(), count, holds=holds, keeps=False)
        done = 0
        with self._session.run(plan, told) as results:
            for part, result in results:
                out[done : done + part.size] = np.frombuffer(result, out.dtype).reshape(part.size, *out.shape[1:])
                done += part.size
        return out


def on_cluster(
    modulus: Modulus, backend: str, method: str, /, *, ring: bool, threads: int, progress: ProgressCallback | None
) -> Engine:
    """The maker that the registry of gf2 names."""
    choice = parse(backend).choice
    job = Rows(modulus.encoded(), settings_of(choice).on, method, ring, threads)
    # Whether the modulus is irreducible is found out once, here, with progress.
    _native.Gf2Engine(
        job.poly, backend=AUTO, method=method, ring=ring, threads=threads, progress=native_progress(progress)
    )
    return Engine(choice, job)


class OnBatches:
    """An operation on columns of batches, as `map_batches` of Ray Data takes it: `a`, for `mul` also `b`, gives `out`.

    A column is an array (n, words) of uint64. Pass the class, and these arguments as `fn_constructor_kwargs`.
    """

    def __init__(self, poly: int, operation: str, exponent: int | None = None, backend: str = AUTO) -> None:
        from modmill.gf2.field import Field

        if operation not in OPERATIONS:
            raise UsageError(f"operation: must be one of {', '.join(OPERATIONS)} (got {operation!r})", got=operation)
        self._engine: Any = Field(poly, backend, ring=True, threads=1).engine
        self._operation, self._exponent = operation, exponent

    def __call__(self, batch: dict[str, NDArray[np.uint64]]) -> dict[str, NDArray[Any]]:
        """The batch with the results."""
        operands = [batch[name] for name in ("a", "b") if name in batch]
        return {**batch, "out": _apply(self._engine, self._operation, operands, self._exponent)}
