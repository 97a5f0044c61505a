"""One run of a unit between two streams, as `modmill hw sim` does it: every result compared with Python's integers."""

from __future__ import annotations

import itertools
import re
import tempfile
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from modmill import programs
from modmill.errors import HardwareMismatch, Interrupted, StoppedByKeyboard, UsageError
from modmill.hw.emit.sources import sources, testbench
from modmill.hw.interface.unit import Choice
from modmill.hw.sim import icarus
from modmill.hw.sim.images import tables, write_images
from modmill.hw.sim.waveform import Waveform, refuse_wave
from modmill.hw.stream.beat import Beat
from modmill.hw.stream.limits import SEEDS, STALLS
from modmill.hw.stream.simulation import StreamSimulation
from modmill.hw.stream.streamed import StreamedUnit
from modmill.progress import ProgressCallback
from modmill.quantity import format_count, format_duration, whole
from modmill.record import Record
from modmill.watch import Watch

CHUNK = 1 << 13
"""Inputs that are made and given to the simulator at a time: ^C waits for no more than that."""
FIRST = 64
"""Beats after which results are first compared."""
APART = 100
"""Inputs of which the first operations are simulated alone, too."""
ICARUS_STALLS = 33
"""Per cent of the cycles in which the emitted testbench stalls a stream."""


@dataclass(frozen=True, slots=True)
class StreamRun:
    """A run that agreed with its reference.

    `free_cycles` for all operations without stalls, from reset to the last result; `cycles` and `seconds` are those of
    both runs, without and with stalls in `stalls` per cent of the cycles of each stream. `results` counts those of one
    run; `counters` are of the run with stalls: what the scoreboard and the streams saw, and the unit's own.
    """

    unit: StreamedUnit
    constants: int
    constants_name: str
    operations: int
    results: int
    stalls: int
    seed: int
    free_cycles: int
    cycles: int
    seconds: float
    simulator: str
    counters: Mapping[str, int]

    checked_by = "Python's integers, every result"

    def record(self) -> Record:
        """The result record of this run."""
        parameters: dict[str, Any] = {
            "unit": self.unit.name,
            "configuration": self.unit.config.slug,
            "bits": self.unit.bits,
            **({"modulus": self.constants_name, "n": hex(self.constants)} if self.constants_name else {}),
            "operations": self.operations,
            "stalls": self.stalls,
            "seed": self.seed,
            "simulator": self.simulator,
        }
        result = {
            "cycles": self.cycles,
            "cycles_without_stalls": self.free_cycles,
            "latency": self.unit.latency,
            "interval": self.unit.interval,
            "results": self.results,
            "counters": dict(self.counters),
        }
        why = f"{self.unit.config.slug} in {self.simulator}"
        rate = self.cycles / self.seconds if self.seconds > 0 else 0.0
        return Record(
            *("hw.sim", f"rtl:{self.unit.name}", why, parameters, result),
            *(self.seconds, rate, "clock cycles", self.checked_by),
        )

    def lines(self) -> dict[str, object]:
        """The result for people."""
        rate = self.cycles / self.seconds if self.seconds > 0 else 0.0
        named, unit = self.unit.operation, self.unit
        modulus = f", modulus {self.constants_name}" if self.constants_name else ""
        return {
            "unit": f"{unit.config.slug}{modulus}",
            f"{named}s": f"{self.operations:,} without stalls and as many with",
            "no stalls": f"{self.free_cycles:,} cycles: latency {unit.latency}, interval {unit.interval}",
            "stalls": f"{self.cycles - self.free_cycles:,} cycles with {self.stalls} % of each stream's stalled",
            **({"counted": ", ".join(f"{name} {n:,}" for name, n in self.counters.items())} if self.counters else {}),
            "simulator": self.simulator,
            "time": f"{format_duration(self.seconds)}, {format_count(rate)} cycles/s",
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
) -> StreamRun:
    """Streams `count` inputs through the unit without stalls, then with; compares every result and the cycles.

    The inputs are those of `beats`, the unit's own if absent; `wave` gets the waveform of the run with stalls. Raises
    UsageError, ToolMissing, ToolFailed, HardwareMismatch, Interrupted (the callback said stop) and StoppedByKeyboard,
    which say how many were done.
    """
    whole(count, f"{unit.operation}s", 1, 1 << 32)
    whole(stalls, "stalls", *STALLS)
    whole(seed, "seed", *SEEDS)
    unit.check(choice.constants)
    given = _Given(unit, choice.constants, count, seed, beats or unit.beats)
    try:
        if simulator == "icarus":
            refuse_wave(wave)
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
    """What a run is given; `done` inputs of both runs were taken and their results compared."""

    unit: StreamedUnit
    constants: int
    count: int
    seed: int
    beats: Beats
    done: int = 0


@dataclass(frozen=True, slots=True)
class _Found:
    """What it gave: the cycles without stalls, and those of both runs."""

    free: int
    cycles: int
    seconds: float
    simulator: str
    results: int
    counters: Mapping[str, int]


def _in_verilator(given: _Given, stalls: int, watch: Watch, wave: Waveform | None) -> _Found:
    unit, count = given.unit, given.count
    cycles: list[int] = []
    seconds, name, counters, compared = 0.0, "", dict[str, int](), 0
    for percent, shown in ((0, None), (stalls, wave)):
        board, model = unit.scoreboard(), unit.reference(given.constants)
        with StreamSimulation(unit, given.constants, given.seed, percent, watch, shown) as simulation:
            begin = time.perf_counter()
            for at in range(0, count, CHUNK):
                size = min(CHUNK, count - at)
                beats = given.beats(given.constants, size, given.seed + at)
                before = board.asked
                for what, beat in beats:
                    for result in model(beat):
                        board.expect(result, what)
                results = board.asked - before
                for piece in _pieces(len(beats)):
                    drain = at + size == count and piece.stop == len(beats)
                    for result in simulation.run([beat for _, beat in beats[piece]], results, drain=drain):
                        board.came(result)
                    results = 0
                given.done += size
                watch(f"{unit.operation}s", given.done, 2 * count, 0, time.perf_counter() - begin)
            board.end()
            cycles.append(simulation.cycles)
            seconds, name = seconds + simulation.seconds, simulation.simulator
            counters, compared = board.counters | simulation.counters, board.compared
    _apart(given, stalls, watch, cycles[1] // 4)
    return _Found(cycles[0], sum(cycles), seconds, name, compared, counters)


def _pieces(count: int) -> Iterator[slice]:
    """The places of so many beats in pieces, the first ones short: a wrong result ends the run after its piece."""
    at, size = 0, FIRST
    while at < count:
        yield slice(at, min(count, at + size))
        at, size = at + size, 2 * size


def _operations(given: _Given) -> Iterator[tuple[list[tuple[str, Beat]], list[Beat]]]:
    """The first inputs, cut behind each one that results follow from, and these results."""
    model, beats = given.unit.reference(given.constants), list[tuple[str, Beat]]()
    for what, beat in given.beats(given.constants, min(given.count, APART), given.seed):
        beats.append((what, beat))
        if results := list(model(beat)):
            yield beats, results
            beats = []


def _apart(given: _Given, percent: int, watch: Watch, most: int) -> None:
    """Again, each operation alone: its results must come although no input follows, under stalls on both sides.

    Ends once it has taken `most` cycles. None of them count.
    """
    board = given.unit.scoreboard()
    with StreamSimulation(given.unit, given.constants, given.seed, percent, watch) as simulation:
        for beats, results in _operations(given):
            for result in results:
                board.expect(result, f"{beats[-1][0]}, alone")
            for result in simulation.run([beat for _, beat in beats], len(results), drain=True):
                board.came(result)
            if simulation.cycles >= most:
                break
    board.end()


_RESULT = re.compile(r"^RESULT (\d+) cycles +(\d+) first +(-?\d+)$", re.MULTILINE)


def _in_icarus(given: _Given, watch: Watch) -> _Found:
    """The same by the emitted testbench, which compares by itself."""
    unit, constants = given.unit, given.constants
    program = icarus.build(unit.config.slug, f"{unit.name}_tb", sources(unit) | testbench(unit), watch)
    found = re.match(r"Icarus Verilog version (\S+)", programs.version("iverilog"))
    model, results = unit.reference(constants), 0
    lines: list[str] = []
    for _, beat in given.beats(constants, given.count, given.seed):
        follow = model(beat)
        results += len(follow)
        lines.append(unit.lines(beat, follow) + "\n")
    cycles: list[int] = []
    begin = time.perf_counter()
    with tempfile.TemporaryDirectory(prefix="modmill-tables-") as name:
        folder = Path(name)
        write_images(folder, tables(unit, constants, None), unit.image_width)

        def took(stalls: int, lines: Sequence[str], results: int) -> int:
            (folder / "vectors.txt").write_text("".join(lines), encoding="ascii")
            arguments = ["+vectors=vectors.txt", "+tables=.", f"+stalls={stalls}"]
            text = icarus.run(program, folder, arguments, watch, f"{unit.operation}s")
            said = _RESULT.search(text)
            if said is None or not re.search(rf"^PASS +{results}$", text, re.MULTILINE):
                raise programs.failure("vvp", 1, text)
            return int(said[2])

        for stalls in (0, 1):
            cycles.append(took(stalls, lines, results))
            given.done += given.count
        seconds = time.perf_counter() - begin
        # The first operation alone: its results must come although no input follows. Its cycles do not count.
        for beats, follow in itertools.islice(_operations(given), 1):
            *first, last = (beat for _, beat in beats)
            took(1, [unit.lines(beat, []) + "\n" for beat in first] + [unit.lines(last, follow) + "\n"], len(follow))
    return _Found(cycles[0], sum(cycles), seconds, f"Icarus {found[1]}" if found else "Icarus", results, {})
