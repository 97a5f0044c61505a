"""One run of a unit between streams, as `modmill hw sim` does it: every result compared with Python's integers."""

from __future__ import annotations

import contextlib
import itertools
import time
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Any

from modmill.errors import HardwareMismatch, Interrupted, StoppedByKeyboard, UsageError
from modmill.hw.interface.simulated import Simulated, simulated
from modmill.hw.interface.unit import Choice
from modmill.hw.sim.waveform import Waveform, refuse_wave
from modmill.hw.stream import testbench
from modmill.hw.stream.beat import Beat, Rows
from modmill.hw.stream.icarus import Bench
from modmill.hw.stream.limits import LATENCY, SEEDS, STALLS
from modmill.hw.stream.memory import Memory
from modmill.hw.stream.scoreboard import Scoreboard
from modmill.hw.stream.simulation import StreamSimulation
from modmill.hw.stream.stimulus import Followed, Given, Model
from modmill.hw.stream.streamed import StreamedUnit
from modmill.progress import ProgressCallback
from modmill.quantity import format_count, format_duration, whole
from modmill.record import Record
from modmill.stated import GIVEN, Form, told
from modmill.watch import Watch

CHUNK = 1 << 13
"""Inputs that are made and given to the simulator at a time: ^C waits for no more than that."""
APART = 100
"""Inputs of which the first operations are simulated alone, too."""
ICARUS_STALLS = 33
"""Per cent of the cycles in which the emitted testbench stalls a stream."""


def _simulated(run: StreamRun, unit: StreamedUnit) -> dict[str, Any]:
    return simulated(unit, run.constants_name, hex(run.constants))


@dataclass(frozen=True, slots=True)
class StreamRun:
    """A run that agreed with its reference.

    `free_cycles` for all operations without stalls, from reset to the last result; `cycles` and `seconds` are those of
    both runs, without and with stalls in `stalls` per cent of the cycles of each stream. `results` counts those of one
    run; `counters` are of the run with stalls: what the scoreboard and the streams saw, and the unit's own.
    """

    unit: Annotated[StreamedUnit, "the unit", GIVEN, Form(Simulated, _simulated, spread=True)]
    constants: int
    constants_name: str
    operations: Annotated[int, "of each run: without and with stalls", GIVEN]
    results: Annotated[int, "results of one run"]
    stalls: Annotated[int, "per cent of the cycles in which a stream is stalled", GIVEN]
    seed: Annotated[int, "of operands and stalls", GIVEN]
    free_cycles: Annotated[
        int, "clock cycles of the run without stalls", Form(int, lambda _, n: n, "cycles_without_stalls")
    ]
    cycles: Annotated[int, "clock cycles of both runs"]
    seconds: float
    simulator: Annotated[str, "its name and version", GIVEN]
    counters: Annotated[Mapping[str, int], "what streams and unit counted in the run with stalls"]

    checked_by = "Python's integers, every result"

    @property
    def latency(self) -> Annotated[int, "cycles from an operand to its result"]:
        """Cycles from an operand to its result."""
        return self.unit.latency

    @property
    def interval(self) -> Annotated[int, "cycles from one operand to the next"]:
        """Cycles from one operand to the next."""
        return self.unit.interval

    @property
    def rate(self) -> float:
        """Simulated clock cycles a second."""
        return self.cycles / self.seconds if self.seconds > 0 else 0.0

    def record(self) -> Record:
        """The result record of this run."""
        why = f"{self.unit.config.slug} in {self.simulator}"
        facts = self.seconds, self.rate, "clock cycles", self.checked_by
        return Record("hw.sim", f"rtl:{self.unit.name}", why, *told(self), *facts)

    def lines(self) -> dict[str, object]:
        """The result for people."""
        unit = self.unit
        modulus = f", modulus {self.constants_name}" if self.constants_name else ""
        return {
            "unit": f"{unit.config.slug}{modulus}",
            unit.counted_inputs: f"{self.operations:,} without stalls and as many with",
            "no stalls": f"{self.free_cycles:,} cycles: latency {unit.latency}, interval {unit.interval}",
            "stalls": f"{self.cycles - self.free_cycles:,} cycles with {self.stalls} % of each stream's stalled",
            **({"counted": ", ".join(f"{name} {n:,}" for name, n in self.counters.items())} if self.counters else {}),
            "simulator": self.simulator,
            "time": f"{format_duration(self.seconds)}, {format_count(self.rate)} cycles/s",
            "checked by": self.checked_by,
        }


Beats = Callable[[int, int, int], list[tuple[str, Beat]]]
"""`StreamedUnit.beats`, or one with another mixture."""


def simulate(
    unit: StreamedUnit,
    choice: Choice[int],
    *,
    count: int,
    stalls: int,
    seed: int,
    simulator: str,
    progress: ProgressCallback | None = None,
    beats: Beats | None = None,
    wave: Waveform | None = None,
    latency: int = LATENCY,
) -> StreamRun:
    """Streams `count` inputs through the unit without stalls, then with; compares every result and the cycles.

    The inputs are those of `beats`, the unit's own if absent; `wave` gets the waveform of the run with stalls;
    `latency` is that of the unit's memories. Raises UsageError, ToolMissing, ToolFailed,
    HardwareMismatch, Interrupted (the callback said stop) and StoppedByKeyboard, which say how many were done.
    """
    whole(count, unit.counted_inputs, 1, 1 << 32)
    whole(stalls, "stalls", *STALLS)
    whole(seed, "seed", *SEEDS)
    unit.check(choice.constants)
    made = unit.given if beats is None else lambda *asked: unit.listed(beats(*asked))
    given = _Given(unit, choice.constants, count, seed, made, unit.contents(choice.constants, count, seed), latency)
    try:
        if simulator == "icarus":
            refuse_wave(wave)
            if unit.timed and not unit.paired:
                raise UsageError(
                    f"simulator: the results of {unit.config.slug} depend on when its inputs come, and the testbench "
                    "that icarus runs compares each word; take verilator",
                    got=simulator,
                )
            found = _in_icarus(given, Watch(progress))
            stalls = ICARUS_STALLS
        elif simulator == "verilator":
            found = _in_verilator(given, stalls, Watch(progress), wave)
        else:
            raise UsageError(f"simulator: {simulator!r} must be one of verilator, icarus", got=simulator)
    except KeyboardInterrupt:
        raise StoppedByKeyboard("stopped", given.done, 2 * count, None) from None
    except Interrupted as e:
        raise Interrupted(str(e), done=given.done, total=2 * count) from None
    predicted = unit.predicted(count)
    if predicted is not None and found.free != predicted:
        raise HardwareMismatch(
            f"{unit.config.slug} took {found.free} cycles for {count} inputs, but a latency of {unit.latency} at "
            f"interval {unit.interval} makes {predicted}",
            cycles=found.free,
        )
    return StreamRun(
        *(unit, choice.constants, choice.name, count, found.results, stalls, seed),
        *(found.free, found.cycles, found.seconds, found.simulator, found.counters),
    )


@dataclass(slots=True)
class _Given:
    """The inputs of a run; `done` of them were taken in both runs and their results compared."""

    unit: StreamedUnit
    constants: int
    count: int
    seed: int
    made: Callable[[int, int, int], Given]
    contents: Mapping[str, Rows]
    latency: int
    done: int = 0

    def model(self) -> Model:
        """The reference, as it is after reset."""
        return self.unit.following(self.constants, self.contents)

    def boards(self) -> dict[str, Scoreboard]:
        """One for each stream out."""
        return {sink.name: self.unit.scoreboard(self.unit.layouts[sink.name]) for sink in self.unit.sinks}

    def simulation(
        self, percent: int, watch: Watch, wave: Waveform | None = None, library: Path | None = None
    ) -> StreamSimulation:
        """The unit after reset, with its memories; `library` as for a StreamSimulation."""
        seeds = {name: self.seed + place for place, name in enumerate(self.contents, 1)}
        memories = {
            name: Memory(rows, self.latency, stalls=percent, seed=seeds[name]) for name, rows in self.contents.items()
        }
        return StreamSimulation(self.unit, self.constants, self.seed, percent, watch, wave, memories, library=library)


@dataclass(frozen=True, slots=True)
class _Found:
    """The outcome of a run: the cycles without stalls, and those of both runs."""

    free: int
    cycles: int
    seconds: float
    simulator: str
    results: int
    counters: Mapping[str, int]


def _in_verilator(given: _Given, stalls: int, watch: Watch, wave: Waveform | None) -> _Found:
    """Both runs side by side: inputs are made once for both, and the reference, the slow part, computes once."""
    unit, count = given.unit, given.count
    model = given.model()
    operations: Iterator[tuple[Given, Followed]] = iter(())
    with contextlib.ExitStack() as stack:
        free = stack.enter_context(given.simulation(0, watch))
        stalled = stack.enter_context(given.simulation(stalls, watch, wave, free.library))
        last = given.boards()
        runs = [(free, given.boards()), (stalled, last)]
        begin = time.perf_counter()
        for at in range(0, count, CHUNK):
            size = min(CHUNK, count - at)
            beats = given.made(given.constants, size, given.seed + at)
            followed = model(beats)
            if at == 0:
                operations = _operations(given, beats, followed)
            for simulation, boards in runs:
                _compared(simulation, boards, beats, followed, drain=at + size == count)
                given.done += size
                watch(unit.counted_inputs, given.done, 2 * count, 0, time.perf_counter() - begin)
        for _, boards in runs:
            for board in boards.values():
                board.end()
        found = _Found(
            *(free.cycles, free.cycles + stalled.cycles, free.seconds + stalled.seconds, stalled.simulator),
            sum(board.compared for board in last.values()),
            (last[unit.sinks[0].name].counters if unit.paired else {}) | stalled.counters,
        )
    _apart(given, operations, stalls, watch, (found.cycles - found.free) // 4, free.library)
    return found


def _compared(
    simulation: StreamSimulation,
    boards: Mapping[str, Scoreboard],
    given: Given,
    followed: Followed,
    *,
    drain: bool,
    note: str = "",
) -> None:
    """Offers inputs and compares what comes, some of it before the last input was taken."""
    for name, rows in followed.rows.items():
        boards[name].expect(rows, followed.why(name, given, note))
    results = {name: len(rows) for name, rows in followed.rows.items()}
    for news in simulation.moved(given.rows, results, drain=drain):
        for name, rows in news.items():
            boards[name].came(rows)


def _operations(given: _Given, beats: Given, followed: Followed) -> Iterator[tuple[Given, Followed]]:
    """The first inputs of a run, cut behind each one that results follow from, and these results.

    Where inputs do not come on one stream alone, each is made and followed again.
    """
    if len(given.unit.fed) > 1 or given.contents:
        model = given.model()
        for at in range(min(given.count, APART)):
            alone = given.made(given.constants, 1, given.seed + at)
            yield alone, model(alone)
        return
    begin = 0
    for last in sorted({int(number) for of in followed.of.values() for number in of})[:APART]:
        yield beats.part(begin, last + 1), followed.part(begin, last + 1)
        begin = last + 1


def _apart(
    given: _Given,
    operations: Iterator[tuple[Given, Followed]],
    percent: int,
    watch: Watch,
    most: int,
    library: Path,
) -> None:
    """Again, each operation alone: its results must come although no input follows, under stalls on all sides.

    Ends once it has taken `most` cycles. None of them count.
    """
    boards = given.boards()
    with given.simulation(percent, watch, library=library) as simulation:
        for beats, followed in operations:
            _compared(simulation, boards, beats, followed, drain=True, note=", alone")
            if simulation.cycles >= most:
                break
    for board in boards.values():
        board.end()


def _in_icarus(given: _Given, watch: Watch) -> _Found:
    """Both runs in Icarus, by the emitted testbench, which compares by itself."""
    unit, constants = given.unit, given.constants
    bench = Bench(unit, constants, watch)
    beats = given.made(constants, given.count, given.seed)
    followed = unit.told(constants, beats, given.contents)
    lines = testbench.lines(unit, beats, followed)
    cycles: list[int] = []
    begin = time.perf_counter()
    for stalls in (0, 1):
        cycles.append(bench.run(lines, _results(followed), stalls=stalls, latency=given.latency))
        given.done += given.count
    seconds = time.perf_counter() - begin
    # The first operation alone: its results must come although no input follows. Its cycles do not count.
    for one, follows in itertools.islice(_operations(given, beats, followed), 1):
        if unit.timed:
            follows = unit.told(constants, one, given.contents)
        bench.run(testbench.lines(unit, one, follows), _results(follows), stalls=1, latency=given.latency)
    return _Found(cycles[0], sum(cycles), seconds, bench.simulator, _results(followed), {})


def _results(followed: Followed) -> int:
    return sum(map(len, followed.rows.values()))
