"""The backends of the sigverify job: what makes an engine for each."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from modmill.backends import Engines, Fabric, later
from modmill.sigverify.engine import GATES, Engine, Processor

if TYPE_CHECKING:
    from modmill.hw.sim.waveform import Waveform


class Maker(Protocol):
    """Makes an engine for `threads` workers, or for `devices` that take their shares, and so many routes.

    Raises UsageError for what its backend cannot do.
    """

    def __call__(
        self, backend: str, threads: int | None, routes: int, wave: Waveform | None, devices: int | None, /
    ) -> Engine: ...


def _simulated(backend: str, threads: int | None, routes: int, wave: Waveform | None, devices: int | None) -> Engine:
    from modmill.sigverify.rtl import Devices

    return Devices(backend, devices or threads or 1, routes, wave, shares=devices is not None)


ENGINES: Engines[Maker] = Engines(
    GATES,
    {Fabric.CPU: Processor, Fabric.RTL: _simulated, Fabric.CLUSTER: later("cluster.signatures", "refuse")},
)
