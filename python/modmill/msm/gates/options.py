"""The options of products in simulated gates, which also prepare their points."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING

from modmill import _native
from modmill.errors import UsageError
from modmill.progress import NativeProgress

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    from modmill.hw.host.state import Simulation
    from modmill.hw.sim.waveform import Waveform
    from modmill.msm.gates.engine import InGates

MASKS = ("auto", "always", "never")
PROCESSOR = "auto"
"""The backend that checks the points, and whose products the gates' are compared with."""


@dataclass(frozen=True, slots=True)
class Simulated:
    """Prepares points for the backends `rtl:<unit>`; `_native.MsmBases` has the meaning of the methods' arguments.

    `mask`: whether scalars are masked; "auto" where a sample of them predicts more cycles than with a mask. `wave`
    gets the waveform of the last products, `told` is called with the state of the simulation while it runs.
    """

    mask: str = "auto"
    wave: Waveform | None = None
    told: Callable[[Simulation], None] | None = None

    def __post_init__(self) -> None:
        if self.mask not in MASKS:
            raise UsageError(f"mask: must be one of {', '.join(MASKS)} (got {self.mask!r})", got=self.mask)
        if self.wave is not None:
            from modmill.hw.sim.waveform import check_wave  # few runs show one

            check_wave(self.wave)

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
    ) -> InGates:
        make = partial(_native.MsmBases, curve, points, montgomery=montgomery)
        return self._prepared(curve, backend, make, checks, multiples, threads, progress)

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
    ) -> InGates:
        make = partial(_native.MsmBases.random, curve, count, seed=seed)
        return self._prepared(curve, backend, make, checks, multiples, threads, progress)

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
    ) -> InGates:
        make = partial(_native.MsmBases.read, curve, data, format)
        return self._prepared(curve, backend, make, checks, multiples, threads, progress)

    def open(
        self, curve: str, path: str, *, backend: str, verify: bool, threads: int, progress: NativeProgress | None = None
    ) -> InGates:
        bases = _native.MsmBases.open(curve, path, backend=PROCESSOR, verify=verify, threads=threads, progress=progress)
        return self._engine(curve, backend, bases, threads, progress)

    def _prepared(
        self,
        curve: str,
        backend: str,
        make: Callable[..., _native.MsmBases],
        checks: str,
        multiples: int,
        threads: int,
        progress: NativeProgress | None,
    ) -> InGates:
        bases = make(backend=PROCESSOR, checks=checks, multiples=multiples, threads=threads, progress=progress)
        return self._engine(curve, backend, bases, threads, progress)

    def _engine(
        self, curve: str, backend: str, bases: _native.MsmBases, threads: int, progress: NativeProgress | None
    ) -> InGates:
        from modmill.msm.gates.engine import InGates  # simulations take a while to load

        return InGates(
            curve,
            backend,
            bases,
            mask=self.mask,
            wave=self.wave,
            told=self.told,
            threads=threads,
            progress=progress,
        )
