"""A synthesised unit with state run to count its toggles: 64 streams of inputs at once, without stalls."""

from __future__ import annotations

from collections import deque

from modmill.errors import HardwareMismatch
from modmill.hw.cost.simulate import RUNS, Simulator, gathered, spread
from modmill.hw.stream.beat import Beat
from modmill.hw.stream.streamed import StreamedUnit
from modmill.hw.stream.toggled import Streams

CHUNK = 64
"""Inputs that are made at a time for each run."""
FIRST = 50
"""Latencies and intervals until a run's first result: an operation may have many inputs."""


class StatefulToggling(Streams[StreamedUnit]):
    """Each run has its own inputs, its own reference and its own scoreboard.

    Operations overlap, so one is counted as the cycles of the unit's interval, once every run has had a result.
    """

    def __init__(self, unit: StreamedUnit, constants: int) -> None:
        super().__init__(unit, constants)
        self._boards = [unit.scoreboard() for _ in range(RUNS)]
        self._models = [unit.reference(constants) for _ in range(RUNS)]
        self._beats: list[deque[tuple[str, Beat]]] = [deque() for _ in range(RUNS)]
        self._made = 0
        self._late = set(range(RUNS))
        cycles = "a cycle" if unit.interval == 1 else f"{unit.interval} cycles"
        self.assumptions: tuple[str, ...] = (
            f"Toggles of an operation are those in {cycles} of the busy unit, its interval.",
        )

    def start(self, core: Simulator) -> None:
        """Reset, and as many cycles as it takes until every run has had a result."""
        self.reset(core)
        for _ in range(self.unit.patience + FIRST * (self.unit.latency + self.unit.interval)):
            self._cycle(core)
            if not self._late:
                return
        raise HardwareMismatch(f"the synthesised {self.top} gives no result in {len(self._late)} of {RUNS} runs")

    def operate(self, core: Simulator) -> None:
        """The cycles of an interval, in all runs."""
        for _ in range(self.unit.interval):
            self._cycle(core)

    def check(self, core: Simulator, operations: int) -> None:
        """Every result was compared when it came."""
        del core, operations

    def _cycle(self, core: Simulator) -> None:
        """Offers each run its next input, and compares the results that came."""
        for beats in self._beats:
            if not beats:
                beats += self.unit.beats(self.constants, CHUNK, self._made)
                self._made += 1
        for name, width in self.unit.inputs.items():
            core.drive(f"in_{name}_i", spread([beats[0][1][name] for beats in self._beats], width))
        core.settle()
        taken, came = gathered(core.read("in_ready_o")), gathered(core.read("out_valid_o"))
        results = {name: gathered(core.read(f"out_{name}_o")) for name in self.unit.result_names}
        for run in range(RUNS):
            if came[run]:
                self._late.discard(run)
                self._boards[run].came({name: found[run] for name, found in results.items()})
            if taken[run]:
                what, beat = self._beats[run].popleft()
                for result in self._models[run](beat):
                    self._boards[run].expect(result, what)
        core.clock()
