"""The backends of the msm job: what prepares points for each."""

from __future__ import annotations

from modmill import _native
from modmill.backends import Engines, Fabric, later
from modmill.msm.engine import GATES, Maker
from modmill.msm.gates.options import Simulated

ENGINES: Engines[Maker] = Engines(
    GATES,
    {
        Fabric.CPU: _native.MsmBases,
        Fabric.RTL: Simulated(),
        Fabric.CLUSTER: later("cluster.points", "ON_CLUSTER"),
    },
)
