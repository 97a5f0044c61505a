"""The stages inside a unit as its counters show them: the work that each has done, and how busy it was.

A unit declares its stages; whoever shows them (`modmill sigverify run`, its monitor) knows nothing of the unit.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from modmill.hw.circuit.control import COUNTER_BITS
from modmill.hw.host.state import Shown


@dataclass(frozen=True, slots=True)
class StageCounters:
    """A stage by its counters' names: `done` counts its results, `waits` the cycles in which its input waited for it.

    It is busy for as many cycles as `work` says for each event of a counter, of `places` that work side by side.
    `given` counts what it will have results of, if it tells.
    """

    name: str
    done: str
    work: Mapping[str, int]
    places: int = 1
    waits: str = ""
    given: str = ""

    def show(self, counters: Mapping[str, int], cycles: int) -> Shown:
        """The stage's state after a number of cycles."""
        busy = sum(counters[name] * each for name, each in self.work.items())
        part = busy / (cycles * self.places) if cycles else 0.0
        done, waits = counters[self.done], counters[self.waits] if self.waits else 0
        waiting = (counters[self.given] - done) % (1 << COUNTER_BITS) if self.given else None
        return Shown(self.name, done, min(1.0, part), waits, waiting)
