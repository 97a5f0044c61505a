"""A placement of a unit's stages in the die regions of a device, and the bits that go from one region to the next.

Stages follow each other, so regions take them in order. Among all ways of cutting the row of stages the one is taken
whose fullest region is the least full, and of equal ones that with the fewest regions. What a stage takes is counted
in the circuit (`structure.least_area`), so a region is fuller than it says.
"""

from __future__ import annotations

import itertools
from dataclasses import dataclass
from typing import Annotated

from modmill.hw.circuit.kinds import CONSTANT
from modmill.hw.circuit.op import Op
from modmill.hw.cost.cells import Area
from modmill.hw.cost.devices import Device
from modmill.hw.describe.structure import least
from modmill.hw.interface.unit import Datapath

ROOM = 0.7
"""The fill of a region above which the next one is taken, if possible."""


@dataclass(frozen=True, slots=True)
class Region:
    """A die region."""

    first: Annotated[int, "its first stage, from 0"]
    last: Annotated[int, "its last stage"]
    area: Annotated[Area, "what they take at least"]
    fill: Annotated[float, "the part of the region's scarcer resource that this is"]
    crossing: Annotated[int, "bits that leave it for the next one"]


def plan(path: Datapath, device: Device) -> list[Region]:
    """The regions in order; they may be fuller than 1 where the device is too small."""
    ops = path.circuit.ops
    each = [least(op for op in ops if stage(op) == n) for n in range(1 + max(map(stage, ops), default=0))]
    before = list(itertools.accumulate(each, initial=Area()))
    dies = sorted(device.dies, key=lambda die: -die.lut)

    def regions(cuts: tuple[int, ...]) -> list[tuple[int, int, Area, float]]:
        found = []
        for (low, high), die in zip(itertools.pairwise((0, *cuts, len(each))), dies, strict=False):
            area = before[high] + before[low] * -1
            found.append((low, high, area, max(area.lut / die.lut, area.dsp / die.dsp)))
        return found

    counts = range(min(len(dies), len(each)))
    every = (regions(cuts) for count in counts for cuts in itertools.combinations(range(1, len(each)), count))
    best = min(every, key=lambda found: (max(ROOM, *(fill for *_, fill in found)), len(found)))
    return [Region(low, high - 1, area, fill, _crossing(path, high)) for low, high, area, fill in best]


def stage(op: Op) -> int:
    """The stage in which an operator works."""
    return op.outs[0].stage


def _crossing(path: Datapath, boundary: int) -> int:
    """Bits on wires that are driven before stage `boundary` and read in it or later; constants stand in each region."""
    read = {word.view.wire for op in path.circuit.ops if stage(op) >= boundary for word in op.ins}
    return sum(wire.width for wire in read if wire.stage < boundary and wire.op.kind is not CONSTANT)
