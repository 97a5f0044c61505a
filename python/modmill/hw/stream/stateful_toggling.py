"""A synthesised unit with state run to count its toggles: 64 streams of inputs at once, without stalls."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from modmill.errors import HardwareMismatch
from modmill.hw.cost.simulate import RUNS, Simulator, gathered, spread
from modmill.hw.interface.port import Stream
from modmill.hw.stream.beat import Beat, Rows
from modmill.hw.stream.scoreboard import Scoreboard
from modmill.hw.stream.streamed import StreamedUnit
from modmill.hw.stream.toggled import Streams

CHUNK = 64
"""Inputs that are made at a time for each run."""
FIRST = 50
"""Latencies and intervals until a run's first result: an operation may have many inputs."""
MEMORY = 1 << 12
"""Inputs for which a memory of a run has contents."""


class _Host:
    """The beats and results of one run; requests are answered in the cycle after they were taken."""

    def __init__(self, unit: StreamedUnit, constants: int, run: int) -> None:
        self._unit, self._constants, self._run = unit, constants, run
        self._layouts = unit.layouts
        self._model = unit.following(constants, unit.contents(constants, MEMORY, run))
        self._made = 0
        self.boards: dict[str, Scoreboard] = {s.name: unit.scoreboard(unit.layouts[s.name]) for s in unit.sinks}
        self._beats: dict[str, list[Beat]] = {s.name: [] for s in unit.sources}
        self._needs: dict[str, list[int]] = {port.answers: [] for port in unit.memories}
        self._asked: dict[str, int] = {port.answers: 0 for port in unit.memories}
        self._answers = {port.requests: port.answers for port in unit.memories}

    def offered(self, source: Stream) -> Beat | None:
        """The next beat of a stream, if there is one now."""
        name = source.name
        if name in self._needs:
            ready = self._needs[name] and self._needs[name][0] <= self._asked[name]
            return self._beats[name][0] if ready else None
        if not self._beats[name]:
            self._more()
        return self._beats[name][0]

    def taken(self, source: Stream) -> None:
        """It was taken."""
        del self._beats[source.name][0]
        if source.name in self._needs:
            del self._needs[source.name][0]

    def came(self, sink: Stream, row: Rows) -> None:
        """A beat of a stream out."""
        self.boards[sink.name].came(row)
        if sink.name in self._answers:
            self._asked[self._answers[sink.name]] += 1

    def _more(self) -> None:
        layouts = self._layouts
        given = self._unit.given(self._constants, CHUNK, self._made * RUNS + self._run)
        self._made += 1
        followed = self._model(given)
        for name, rows in given.rows.items():
            self._beats[name] += layouts[name].beats(rows)
        for name, rows in followed.rows.items():
            self.boards[name].expect(rows, followed.why(name, given))
        for name, (rows, needs) in followed.answers.items():
            self._beats[name] += layouts[name].beats(rows)
            self._needs[name] += needs.tolist()


class StatefulToggling(Streams[StreamedUnit]):
    """Each run has its own inputs, its own reference and its own scoreboard.

    Operations overlap, so one is counted as the cycles of the unit's interval, once every run has had a result.
    """

    def __init__(self, unit: StreamedUnit, constants: int) -> None:
        super().__init__(unit, constants)
        self._layouts = unit.layouts
        self._hosts = [_Host(unit, constants, run) for run in range(RUNS)]
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
        """Offers each run its next beats, and compares the results that came."""
        offered = {s.name: [host.offered(s) for host in self._hosts] for s in self.unit.sources}
        for source in self.unit.sources:
            beats = offered[source.name]
            core.drive(source.valid.name, spread([int(beat is not None) for beat in beats], 1))
            for name, port in zip(source.fields, source.beat, strict=True):
                core.drive(port.name, spread([0 if beat is None else beat[name] for beat in beats], port.width))
        core.settle()
        for source in self.unit.sources:
            ready = gathered(core.read(source.ready.name))
            self._each(source, [bool(r) and b is not None for r, b in zip(ready, offered[source.name], strict=True)])
        for sink in self.unit.sinks:
            came = gathered(core.read(sink.valid.name))
            results = {name: gathered(core.read(p.name)) for name, p in zip(sink.fields, sink.beat, strict=True)}
            rows = self._layouts[sink.name].rows(
                [{name: found[run] for name, found in results.items()} for run in range(RUNS)]
            )
            for run in np.flatnonzero(came):
                self._late.discard(int(run))
                self._hosts[run].came(sink, rows[run : run + 1])
        core.clock()

    def _each(self, source: Stream, taken: Sequence[bool]) -> None:
        for host, one in zip(self._hosts, taken, strict=True):
            if one:
                host.taken(source)
