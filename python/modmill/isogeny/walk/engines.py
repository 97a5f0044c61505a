"""The backends of walks: what makes an engine for each."""

from __future__ import annotations

from modmill.backends import Engines, Fabric
from modmill.isogeny.walk.engine import GATES, Engine, Maker, Processor


def _simulated(field: str, *, backend: str) -> Engine:
    from modmill.isogeny.walk.gates import Simulated  # takes longer to load than most commands run

    return Simulated(field, backend=backend)


ENGINES: Engines[Maker] = Engines(GATES, {Fabric.CPU: Processor, Fabric.RTL: _simulated})
