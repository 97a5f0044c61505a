"""The engines that multiply prepared points by vectors of scalars: one curve, one backend."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Protocol, runtime_checkable

from modmill import _native
from modmill.backends import Gates
from modmill.progress import NativeProgress

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    from modmill.msm.gates.state import Ran

GATES = Gates("msm", {"u200": {}, "u250": {}})
"""`rtl:<unit>:<device>` is the design for that device; :mod:`modmill.msm.gates.design` has what the names stand for."""


class Engine(Protocol):
    """Points that were checked and converted for a backend; `_native.MsmBases` is that of the CPU."""

    def __len__(self) -> int: ...

    @property
    def backend(self) -> str:
        """The name of the backend that runs."""
        ...

    @property
    def why(self) -> str:
        """The reason why it was chosen."""
        ...

    @property
    def memory(self) -> int:
        """Bytes of the prepared points."""
        ...

    @property
    def multiples(self) -> int:
        """The multiples that are kept of each point."""
        ...

    def products(
        self,
        batch: Sequence[NDArray[np.uint64]],
        *,
        window: int | None,
        threads: int,
        progress: NativeProgress | None = None,
    ) -> NDArray[np.uint64]:
        """A sum for each vector (n, 4) of the batch, as (vectors, 12) words: x and y, zeros for infinity."""
        ...

    def save(self, path: str, progress: NativeProgress | None = None) -> None:
        """Writes the points to a file that the same backend opens."""
        ...


@runtime_checkable
class Simulates(Engine, Protocol):
    """An engine in simulated gates."""

    ran: Ran | None
    """The simulation of the last products."""


class Maker(Protocol):
    """Prepares points for a backend, whatever they come from; raises what :class:`modmill.msm.Bases` raises."""

    def __call__(
        self,
        curve: str,
        points: NDArray[np.uint64],
        *,
        montgomery: bool,
        backend: str,
        checks: str,
        multiples: int,
        threads: int,
        progress: NativeProgress | None = None,
    ) -> Engine:
        """Points as (n, 12) words."""
        ...

    def random(
        self,
        curve: str,
        count: int,
        *,
        seed: int,
        backend: str,
        checks: str,
        multiples: int,
        threads: int,
        progress: NativeProgress | None = None,
    ) -> Engine:
        """The points of :func:`modmill.msm.random_points`."""
        ...

    def read(
        self,
        curve: str,
        data: NDArray[np.uint8],
        format: str,  # noqa: A002  # as on the command line
        *,
        backend: str,
        checks: str,
        multiples: int,
        threads: int,
        progress: NativeProgress | None = None,
    ) -> Engine:
        """Points in bytes of a format."""
        ...

    def open(
        self, curve: str, path: str, *, backend: str, verify: bool, threads: int, progress: NativeProgress | None = None
    ) -> Engine:
        """Points that :meth:`Engine.save` wrote."""
        ...


def chosen() -> str:
    """The backend of `--backend auto` on each curve, for `modmill doctor`."""

    def on(curve: str) -> str:
        one = _native.MsmBases.random(curve, 1, seed=0, backend="auto", checks="none", multiples=1, threads=1)
        return f"{one.backend} on {curve}"

    return ", ".join(map(on, _native.MSM_CURVES))
