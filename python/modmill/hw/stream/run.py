"""One run of a unit between two streams, as `modmill hw sim` does it: every result compared with Python's integers."""

from __future__ import annotations

import re
import tempfile
import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from modmill import programs
from modmill.errors import HardwareMismatch, Interrupted, StoppedByKeyboard, UsageError
from modmill.hw.emit.sources import sources, testbench
from modmill.hw.sim import icarus
from modmill.hw.sim.images import tables, write_images
from modmill.hw.sim.waveform import Waveform, refuse_wave
from modmill.hw.stream.beat import Beat
from modmill.hw.stream.family import SEEDS, STALLS
from modmill.hw.stream.simulation import StreamSimulation
from modmill.hw.stream.streamed import StreamedUnit
from modmill.hw.unit import Choice
from modmill.progress import ProgressCallback
from modmill.quantity import format_count, format_duration, whole
from modmill.record import Record
from modmill.watch import Watch

CHUNK = 1 << 13
"""Beats of one call of the simulator: ^C waits for no more than that."""
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
                drain = at + size == count
                for result in simulation.run([beat for _, beat in beats], board.asked - before, drain=drain):
                    board.came(result)
                given.done += size
                watch(f"{unit.operation}s", given.done, 2 * count, 0, time.perf_counter() - begin)
            board.end()
            cycles.append(simulation.cycles)
            seconds, name = seconds + simulation.seconds, simulation.simulator
            counters, compared = board.counters | simulation.counters, board.compared
    return _Found(cycles[0], sum(cycles), seconds, name, compared, counters)


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
    with tempfile.TemporaryDirectory(prefix="modmill-tables-") as folder:
        write_images(Path(folder), tables(unit, constants, None), unit.image_width)
        (Path(folder) / "vectors.txt").write_text("".join(lines), encoding="ascii")
        for stalls in (0, 1):
            arguments = ["+vectors=vectors.txt", "+tables=.", f"+stalls={stalls}"]
            text = icarus.run(program, Path(folder), arguments, watch, f"{unit.operation}s")
            said = _RESULT.search(text)
            if said is None or not re.search(rf"^PASS +{results}$", text, re.MULTILINE):
                raise programs.failure("vvp", 1, text)
            cycles.append(int(said[2]))
            given.done += given.count
    seconds = time.perf_counter() - begin
    return _Found(cycles[0], sum(cycles), seconds, f"Icarus {found[1]}" if found else "Icarus", results, {})
