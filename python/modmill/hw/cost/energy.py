"""A relative figure of the energy of an operation: weighted toggles of the synthesised core, in no physical unit.

The core with real tables is synthesised for UltraScale+ and simulated without delays, with 64 random inputs at once;
every result is compared. Toggles are counted by what drives the net and weighted.
Compare only figures of the same width. What is not modelled: glitches, the clock network, leakage, wire length.
"""

from __future__ import annotations

import time
from collections.abc import Mapping
from typing import Protocol

from modmill.hw.cost import gates, xcup
from modmill.hw.cost.report import EnergyReport
from modmill.hw.cost.simulate import RUNS, Simulator
from modmill.watch import Watch

WEIGHTS = {"lut": 1.0, "carry": 0.4, "dsp": 4.0, "ff": 0.8}
"""What a toggle counts by kind of driver, in units of a LUT's; docs/derivations/hardware-cost.md says where from."""

ASSUMPTIONS = (
    "Energy is a relative model: toggles without glitches, weighted by the kind of driver; compare at one width only.",
)
OPERATIONS = 4
"""Counted operations of each of the 64 runs."""


class Toggling(Protocol):
    """How to run a synthesised core, in all of the simulator's runs at once.

    `top` is the core's module and `name` makes its netlist recognisable. `bits` is its width, and `assumptions` say so
    where it is not that of the unit.
    """

    name: str
    top: str
    bits: int
    assumptions: tuple[str, ...]

    def files(self) -> Mapping[str, str]:
        """The core's text for UltraScale+."""
        ...

    def start(self, core: Simulator, /) -> None:
        """Resets the core and gives it inputs."""
        ...

    def operate(self, core: Simulator, /) -> None:
        """One operation. Raises ToolFailed when it does not end in all runs together."""
        ...

    def check(self, core: Simulator, operations: int, /) -> None:
        """Compares the results of this many operations. Raises HardwareMismatch."""
        ...


def energy(toggling: Toggling, watch: Watch) -> EnergyReport:
    """Toggles per operation of a unit's core.

    Raises UnknownCell, ToolFailed (an operation never ends), HardwareMismatch (a result is wrong), Interrupted.
    """
    design = xcup.netlist(toggling.name, toggling.files(), toggling.top, watch)
    core = Simulator(*gates.flatten(design))
    toggling.start(core)
    begin = time.monotonic()
    toggling.operate(core)
    core.toggles[:] = 0
    for k in range(OPERATIONS):
        watch("count toggles", k, OPERATIONS, 0, time.monotonic() - begin)
        toggling.operate(core)
    watch("count toggles", OPERATIONS, OPERATIONS, 0, time.monotonic() - begin)
    toggling.check(core, OPERATIONS + 1)
    counted = OPERATIONS * RUNS
    per = {kind: int(t) / counted for kind, t in zip(gates.KINDS, core.toggles.tolist(), strict=True)}
    total = sum(per[k] * w for k, w in WEIGHTS.items())
    return EnergyReport(toggling.bits, counted, per, WEIGHTS, total)
