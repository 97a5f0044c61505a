"""The backends of evaluations: what makes an engine for each."""

from __future__ import annotations

from modmill.backends import Engines, Fabric, later
from modmill.isogeny.engine import GATES, Engine, Maker, Processor, Walk


def _simulated(walk: Walk, backend: str) -> Engine:
    from modmill.isogeny.gates import Simulated

    return Simulated(walk, backend)


ENGINES: Engines[Maker] = Engines(
    GATES,
    {Fabric.CPU: Processor, Fabric.RTL: _simulated, Fabric.CLUSTER: later("cluster.walks", "OnCluster")},
)
