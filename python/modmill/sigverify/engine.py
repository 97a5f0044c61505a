"""The engines that verify the signatures of a run."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from modmill import _native
from modmill.backends import Gates
from modmill.errors import ModmillError
from modmill.hw.host.state import Simulation

if TYPE_CHECKING:
    from modmill.hw.sim.waveform import Waveform

GATES = Gates("sigverify")


class Engine(Protocol):
    """A backend for one run: made before the run begins, attached to it, and finished after it."""

    native: str | None
    """The backend whose threads the run has of its own; None where others take its signatures."""
    threads: int | None
    """Workers; None for one on each core."""
    shares: bool
    """True if each device takes its share of the signatures, false if whichever asks first gets the next."""

    def attach(self, run: _native.SignatureReplay, rule: str) -> None:
        """Lets it take signatures from the run."""
        ...

    def discard(self) -> None:
        """Ends it where no run came about."""
        ...

    def chosen(self, run: _native.SignatureReplay) -> tuple[str, str]:
        """The name of the backend, and why it was chosen."""
        ...

    def state(self) -> Simulation | None:
        """The state of simulated gates; None without any."""
        ...

    def finish(self) -> tuple[Simulation | None, ModmillError | None]:
        """Waits for its end; with the first error."""
        ...


class Processor:
    """The backends of the CPU, whose threads belong to the run."""

    def __init__(
        self, backend: str, threads: int | None, routes: int, wave: Waveform | None, devices: int | None
    ) -> None:
        del routes, wave, devices
        self.native: str | None = backend
        self.threads: int | None = threads
        self.shares: bool = False

    def attach(self, run: _native.SignatureReplay, rule: str) -> None:
        """Nothing is left to do: the run's own threads verify."""

    def discard(self) -> None:
        """Nothing was begun."""

    def chosen(self, run: _native.SignatureReplay) -> tuple[str, str]:
        return run.backend, run.why

    def state(self) -> None:
        return None

    def finish(self) -> tuple[None, None]:
        return None, None


def chosen() -> str:
    """The backend of `--backend auto`, with its lanes, for `modmill doctor`."""
    found = _native.SignatureBench("strict", backend="auto", threads=1).backend
    lanes = {"avx512": "eight", "avxifma": "four", "avx2": "four", "neon": "two"}
    return f"{found}, {lanes[found]} to a register" if found in lanes else found
