"""One checked run of a pipeline, as `modmill hw sim` does it: every result against Python's integers, in order."""

from __future__ import annotations

import re
import tempfile
import time
from collections import deque
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from modmill import programs
from modmill.errors import HardwareMismatch, Interrupted, StoppedByKeyboard, UsageError
from modmill.hw.emit.sources import sources, testbench
from modmill.hw.sim import icarus
from modmill.hw.sim.images import tables, write_images
from modmill.hw.stream.simulation import StreamSimulation
from modmill.hw.stream.unit import Beat, StreamUnit
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
    both runs, without and with stalls in `stalls` per cent of the cycles of each stream.
    """

    unit: StreamUnit
    constants: int
    constants_name: str
    operations: int
    stalls: int
    seed: int
    free_cycles: int
    cycles: int
    seconds: float
    simulator: str

    checked_by = "Python's integers, every result"

    def record(self) -> Record:
        """The result record of this run."""
        parameters: dict[str, Any] = {
            "unit": self.unit.name,
            "configuration": self.unit.config.slug,
            "bits": self.unit.bits,
            "modulus": self.constants_name,
            "n": hex(self.constants),
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
        return {
            "unit": f"{unit.config.slug}, modulus {self.constants_name}",
            f"{named}s": f"{self.operations:,} without stalls and as many with",
            "no stalls": f"{self.free_cycles:,} cycles: latency {unit.latency}, interval {unit.interval}",
            "stalls": f"{self.cycles - self.free_cycles:,} cycles with {self.stalls} % of each stream's stalled",
            "simulator": self.simulator,
            "time": f"{format_duration(self.seconds)}, {format_count(rate)} cycles/s",
            "checked by": self.checked_by,
        }


def simulate(
    unit: StreamUnit,
    choice: Choice[int],
    *,
    count: int,
    stalls: int,
    seed: int,
    simulator: str,
    progress: ProgressCallback | None = None,
) -> StreamRun:
    """Streams `count` inputs through the unit without stalls, then with; compares every result and the cycles.

    Raises UsageError, ToolMissing, ToolFailed, HardwareMismatch, Interrupted (the callback said stop) and
    StoppedByKeyboard, which say how many operations were done.
    """
    whole(count, f"{unit.operation}s", 1, 1 << 32)
    whole(stalls, "stalls", 0, 90)
    whole(seed, "seed", 0, (1 << 62) - 1)
    unit.check(choice.constants)
    done = _Done()
    try:
        if simulator == "icarus":
            found = _in_icarus(unit, choice.constants, count, seed, Watch(progress))
            stalls = ICARUS_STALLS
        elif simulator == "verilator":
            found = _in_verilator(unit, choice.constants, count, seed, stalls, Watch(progress), done)
        else:
            raise UsageError(f"simulator: {simulator!r} must be one of verilator, icarus", got=simulator)
    except KeyboardInterrupt:
        raise StoppedByKeyboard("stopped", done.count, 2 * count, None) from None
    except Interrupted as e:
        raise Interrupted(str(e), done=done.count, total=2 * count) from None
    free, cycles, seconds, name = found
    predicted = (count - 1) * unit.interval + unit.latency + 1
    if free != predicted:
        raise HardwareMismatch(
            f"{unit.config.slug} took {free} cycles for {count} inputs, but a latency of {unit.latency} at "
            f"interval {unit.interval} makes {predicted}",
            cycles=free,
        )
    return StreamRun(unit, choice.constants, choice.name, count, stalls, seed, free, cycles, seconds, name)


class _Done:
    """How many results were compared."""

    count = 0


def _in_verilator(
    unit: StreamUnit, constants: int, count: int, seed: int, stalls: int, watch: Watch, done: _Done
) -> tuple[int, int, float, str]:
    cycles: list[int] = []
    seconds, name = 0.0, ""
    for percent in (0, stalls):
        with StreamSimulation(unit, constants, seed, percent, watch) as model:
            waiting: deque[tuple[str, Beat]] = deque()
            begin = time.perf_counter()
            for at in range(0, count, CHUNK):
                size = min(CHUNK, count - at)
                beats = unit.beats(constants, size, seed + at)
                waiting.extend(beats)
                for result in model.run([beat for _, beat in beats], drain=at + size == count):
                    _compare(unit, constants, done.count, *waiting.popleft(), result)
                    done.count += 1
                watch(f"{unit.operation}s", done.count, 2 * count, 0, time.perf_counter() - begin)
            cycles.append(model.cycles)
            seconds, name = seconds + model.seconds, model.simulator
    return cycles[0], sum(cycles), seconds, name


def _compare(unit: StreamUnit, constants: int, index: int, what: str, beat: Beat, result: Beat) -> None:
    expected = unit.expected(constants, beat)
    if result != expected:
        raise HardwareMismatch(
            f"{unit.operation} {index + 1} ({what}) of {unit.config.slug} is wrong",
            input=dict(beat),
            expected=dict(expected),
            got=dict(result),
        )


_RESULT = re.compile(r"^RESULT (\d+) cycles +(\d+) first +(\d+)$", re.MULTILINE)


def _in_icarus(unit: StreamUnit, constants: int, count: int, seed: int, watch: Watch) -> tuple[int, int, float, str]:
    """The same by the emitted testbench, which compares by itself."""
    texts = sources(unit) | testbench(unit)
    program = icarus.build(unit.config.slug, f"{unit.name}_tb", texts, watch)
    found = re.match(r"Icarus Verilog version (\S+)", programs.version("iverilog"))
    lines = [
        f"{unit.pack_input(beat):x} {unit.pack_result(unit.expected(constants, beat)):x}\n"
        for _, beat in unit.beats(constants, count, seed)
    ]
    cycles: list[int] = []
    begin = time.perf_counter()
    with tempfile.TemporaryDirectory(prefix="modmill-tables-") as folder:
        write_images(Path(folder), tables(unit, constants, None), unit.image_width)
        (Path(folder) / "vectors.txt").write_text("".join(lines), encoding="ascii")
        for stalls in (0, 1):
            arguments = ["+vectors=vectors.txt", "+tables=.", f"+stalls={stalls}"]
            text = icarus.run(program, Path(folder), arguments, watch, f"{unit.operation}s")
            said = _RESULT.search(text)
            if said is None or not re.search(rf"^PASS +{count}$", text, re.MULTILINE):
                raise programs.failure("vvp", 1, text)
            cycles.append(int(said[2]))
    seconds = time.perf_counter() - begin
    return cycles[0], sum(cycles), seconds, f"Icarus {found[1]}" if found else "Icarus"
