"""The backends of the vdf job: what makes an engine for each."""

from __future__ import annotations

from typing import Protocol

from modmill.backends import Engines, Fabric, later
from modmill.vdf.engine import GATES, Chain, Engine, Processor


class Maker(Protocol):
    """Makes an engine, and refuses what its backend cannot run."""

    def __call__(self, chain: Chain, backend: str, /) -> Engine: ...


def _simulated(chain: Chain, backend: str) -> Engine:
    from modmill.vdf.rtl import Simulated

    return Simulated(Processor(chain, "auto"), backend)


ENGINES: Engines[Maker] = Engines(
    GATES,
    {Fabric.CPU: Processor, Fabric.RTL: _simulated, Fabric.CLUSTER: later("cluster.proofs", "OnCluster")},
)
