"""Static timing analysis: the longest path between registers, with published cell delays and a model of the wires.

The arrival at a node is the latest time after the clock edge at which its value can still change:

    arrival(out) = max over arcs (in -> out) of arrival(in) + wire(in, pin) + cell delay

and the period that a register asks for is arrival + wire + setup at its pin. Nodes are done in levels, each as a few
numpy operations; no path is enumerated. Nets that no register reaches (constants, ports of the top) have no arrival:
ports of the top are not timed.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import asdict, dataclass
from typing import Annotated, Any

import numpy as np
import numpy.typing as npt

from modmill.hw.cost import delays
from modmill.hw.cost.delays import WireModel
from modmill.hw.cost.errors import CombinationalLoop, CostError
from modmill.hw.cost.flat import Flat, group
from modmill.hw.cost.regions import Spans
from modmill.hw.cost.template import CARRY, CASCADE, CONTROL, DATA, FEED, INSIDE, ROUTED, STEER

Doubles = npt.NDArray[np.float64]
Longs = npt.NDArray[np.int64]


@dataclass(frozen=True, slots=True)
class Step:
    """One cell of a path: the wire into it and the way through it."""

    instance: Annotated[str, "the part of the design"]
    cell: Annotated[str, "the cell in it"]
    arc: Annotated[str, "the way through it"]
    delay: Annotated[float, "ns on that way"]
    wire: Annotated[float, "ns on the wire into it"]
    pins: Annotated[int, "input pins on the wire's net"]
    arrival: Annotated[float, "ns since the path's begin"]


@dataclass(frozen=True, slots=True)
class Path:
    """A path between two registers: the period that it asks for, and its cells."""

    ns: float
    steps: tuple[Step, ...]

    @property
    def logic(self) -> float:
        """The part of the delay that the cells take."""
        return sum(s.delay for s in self.steps)

    @property
    def wires(self) -> float:
        """The part of the delay that the wires take."""
        return sum(s.wire for s in self.steps)

    def as_dict(self) -> dict[str, Any]:
        """The path by name."""
        return {"ns": self.ns, "logic_ns": self.logic, "wires_ns": self.wires, "steps": [asdict(s) for s in self.steps]}


@dataclass(frozen=True, slots=True)
class Stage:
    """The registers of one part of the design, and the longest path into them."""

    registers: str
    path: Path


@dataclass(frozen=True, slots=True)
class Analysis:
    """The longest path of all, and the longest into each group of registers, longest first."""

    worst: Path
    stages: tuple[Stage, ...]


class Timing:
    """The analysis of one flat design; the wire model may be changed without building it again."""

    def __init__(self, flat: Flat, stopped: Callable[[], None] = lambda: None) -> None:
        self.flat = flat
        self.stopped = stopped
        self._order = np.argsort(flat.arc_from, kind="stable")
        self._starts = np.searchsorted(flat.arc_from[self._order], np.arange(flat.nodes + 1))
        self._into: Longs | None = None
        self._levels = self._level()

    def _level(self) -> list[Longs]:
        """Arcs in levels: all arcs into a node stand in levels before any arc out of it."""
        flat = self.flat
        missing = np.bincount(flat.arc_to, minlength=flat.nodes)
        counts = np.diff(self._starts)
        ready = np.flatnonzero((missing == 0) & (counts > 0))
        levels: list[Longs] = []
        seen = 0
        while len(ready):
            self.stopped()
            sizes = counts[ready]
            offsets = np.repeat(self._starts[ready] - np.concatenate(([0], np.cumsum(sizes)[:-1])), sizes)
            arcs = self._order[offsets + np.arange(sizes.sum())]
            levels.append(arcs)
            seen += len(arcs)
            targets = flat.arc_to[arcs]
            np.subtract.at(missing, targets, 1)
            targets = np.unique(targets)
            ready = targets[(missing[targets] == 0) & (counts[targets] > 0)]
        if seen < len(flat.arc_from):
            left = int((missing > 0).sum())
            raise CombinationalLoop(
                f"the netlist has a loop without a register; {left} nets are on it or behind it", nets=left
            )
        return levels

    def _wires(
        self,
        sources: npt.NDArray[np.int32],
        kinds: npt.NDArray[np.int32],
        model: WireModel,
        spans: Spans | None,
    ) -> Doubles:
        """The delay of the wire from each source to a pin of each kind."""
        most = np.where(kinds == CONTROL, delays.CONTROL_PINS, delays.DATA_PINS)
        pins = np.clip(self.flat.pins[sources], 1, most)
        factor = model.factor * (np.ones(1) if spans is None else spans.shares[sources] ** model.growth)
        factor = np.where(self.flat.short[sources], np.minimum(1.0, factor), factor)
        routed = factor * (model.base + model.per_doubling * np.log2(pins))
        alone = (pins == 1) & self.flat.site_driven[sources]
        wire = np.where(kinds == INSIDE, 0.0, routed)
        wire = np.where(kinds == CARRY, delays.HOP_CARRY, wire)
        wire = np.where(kinds == CASCADE, delays.HOP_CASCADE, wire)
        wire = np.where(((kinds == STEER) | (kinds == FEED)) & alone, delays.HOP_LOCAL, wire)
        wire = np.where((kinds == DATA) & alone, delays.HOP_FLIP_FLOP, wire)
        return wire if spans is None else wire + np.where(spans.leaves[sources], model.outside(spans.lut), 0.0)

    def analyse(self, model: WireModel, crossing: float = 0.0, spans: Spans | None = None) -> Analysis:
        """The longest paths under a wire model, each with `crossing` ns for leaving its die region.

        `spans` has for each node how long its net is (regions.py), as long as in the whole design where it is None.
        Raises CostError if there is no path between registers.
        """
        arrival, weight, ends, periods = self._arrivals(model, spans)
        stages: list[Stage] = []
        for name, ends_here in self._groups().items():
            best = ends_here[int(np.argmax(periods[ends_here]))]
            if np.isfinite(periods[best]):
                stages.append(Stage(name, self._path(int(best), arrival, weight, float(ends[best]), crossing)))
        stages.sort(key=lambda s: -s.path.ns)
        return Analysis(stages[0].path, tuple(stages))

    def period(self, model: WireModel, crossing: float = 0.0, spans: Spans | None = None) -> float:
        """The longest path's time alone, which is quicker to have."""
        return float(self._arrivals(model, spans)[3].max()) + crossing

    def _arrivals(self, model: WireModel, spans: Spans | None) -> tuple[Doubles, Doubles, Doubles, Doubles]:
        """Arrival at each node, time of each arc with its wire, wire and setup of each end, period that it asks for."""
        flat = self.flat
        arrival = np.full(flat.nodes, -np.inf)
        np.maximum.at(arrival, flat.launch_to, flat.launch_delay.astype(np.float64))
        weight = self._wires(flat.arc_from, flat.arc_wire, model, spans) + flat.arc_delay
        for arcs in self._levels:
            self.stopped()
            np.maximum.at(arrival, flat.arc_to[arcs], arrival[flat.arc_from[arcs]] + weight[arcs])
        ends = self._wires(flat.capture_from, flat.capture_wire, model, spans) + flat.capture_setup
        periods = arrival[flat.capture_from] + ends
        if not len(periods) or not np.isfinite(periods.max()):
            raise CostError("the netlist has no path from a register to a register")
        return arrival, weight, ends, periods

    def _groups(self) -> dict[str, Longs]:
        """The ends of paths by register group: the instance that the top calls, or the top's own register."""
        flat = self.flat
        owner = np.searchsorted(np.array(flat.bases), flat.capture_cell, side="right") - 1
        names: dict[str, list[Longs]] = {}
        order = np.argsort(owner, kind="stable")
        cuts = np.flatnonzero(np.diff(owner[order])) + 1
        for ends in np.split(order, cuts):
            if len(ends):
                path = flat.instances[int(owner[ends[0]])]
                names.setdefault(group(path), []).append(ends)
        return {name: np.concatenate(parts) for name, parts in names.items()}

    def _path(self, end: int, arrival: Doubles, weight: Doubles, last: float, crossing: float) -> Path:
        flat = self.flat
        if self._into is None:
            self._into = np.argsort(flat.arc_to, kind="stable")
        into = self._into
        sorted_to = flat.arc_to[into]
        setup = float(flat.capture_setup[end])
        node = int(flat.capture_from[end])
        total = float(arrival[node]) + last
        instance, cell = flat.cell(int(flat.capture_cell[end]))
        pins = int(flat.pins[node])
        steps = [Step(instance, cell.name, f"{cell.type} setup", setup, last - setup, pins, total)]
        hops: list[tuple[int, float, float]] = []
        while True:
            low, high = np.searchsorted(sorted_to, [node, node + 1])
            arcs = into[low:high]
            reached = arrival[flat.arc_from[arcs]] + weight[arcs] if len(arcs) else np.zeros(0)
            if not len(arcs) or reached.max() < arrival[node] - 1e-9:
                break
            arc = int(arcs[int(np.argmax(reached))])
            delay = float(flat.arc_delay[arc])
            hops.append((arc, delay, float(weight[arc]) - delay))
            node = int(flat.arc_from[arc])
        starts = np.flatnonzero(flat.launch_to == node)
        start = int(starts[int(np.argmax(flat.launch_delay[starts]))])
        instance, cell = flat.cell(int(flat.launch_cell[start]))
        first = Step(instance, cell.name, f"{cell.type} clock", float(arrival[node]), 0.0, 0, float(arrival[node]))
        steps = [first, *self._merged(hops, arrival), *steps]
        if crossing:
            steps.append(Step("", "", "crossing between die regions", 0.0, crossing, 0, total + crossing))
        return Path(total + crossing, tuple(steps))

    def _merged(self, hops: list[tuple[int, float, float]], arrival: Doubles) -> list[Step]:
        """One step per cell: the positions of one carry cell are taken together."""
        flat = self.flat
        steps: list[Step] = []
        for arc, delay, wire in reversed(hops):
            number = int(flat.arc_cell[arc])
            instance, cell = flat.cell(number)
            at = float(arrival[flat.arc_to[arc]])
            inside = int(flat.arc_wire[arc]) == INSIDE
            if steps and inside and (steps[-1].instance, steps[-1].cell) == (instance, cell.name):
                before = steps.pop()
                steps.append(Step(instance, cell.name, cell.type, before.delay + delay, before.wire, before.pins, at))
                continue
            pins = int(flat.pins[flat.arc_from[arc]]) if int(flat.arc_wire[arc]) == ROUTED else 1
            steps.append(Step(instance, cell.name, cell.type, delay, wire, pins, at))
        return steps
