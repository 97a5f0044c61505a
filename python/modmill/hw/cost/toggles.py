"""How often the nets of a synthesised core change in an operation, by what drives them.

The core with real tables is synthesised for UltraScale+ and simulated without delays, with 64 random inputs at once;
every result is compared. No energy is derived from the counts: glitches, which in deep adder trees are a large part of
the power, the clock network, leakage and the wires' lengths are not in them.
"""

from __future__ import annotations

import time
from collections.abc import Mapping
from typing import Protocol

from modmill.hw.cost import gates, xcup
from modmill.hw.cost.report import ToggleReport
from modmill.hw.cost.simulate import RUNS, Simulator
from modmill.watch import Watch

ASSUMPTIONS = ("Toggles are counted without glitches, so they do not say which unit takes less power.",)
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


def toggles(toggling: Toggling, watch: Watch) -> ToggleReport:
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
    return ToggleReport(toggling.bits, counted, per)
