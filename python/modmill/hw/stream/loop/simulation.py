"""A unit at work in Verilator: load x, do steps, read back, as a host would do with a card.

>>> from modmill.hw.interface import registry
>>> squarer = registry.build(registry.configure("vdf_ozturk", bits=64))
>>> with Simulation(squarer, 2**64 - 59) as unit:  # doctest: +SKIP
...     unit.load(2)
...     unit.run(1000)
...     unit.value() == pow(2, 2**1000, 2**64 - 59)
True
"""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Self

from modmill.errors import FaultError, HardwareMismatch, ToolFailed, UsageError
from modmill.hw.sim.images import Images
from modmill.hw.sim.waveform import Waveform
from modmill.hw.stream.beat import Beat
from modmill.hw.stream.loop.unit import LoopedUnit
from modmill.hw.stream.loop.words import unpacked
from modmill.hw.stream.simulation import StreamSimulation
from modmill.progress import ProgressCallback
from modmill.watch import Watch

CYCLE_LIMIT = 1 << 12
"""Clock cycles in which a step must make progress; no unit comes near."""
STOP, SNAPSHOT = "stop_i", "snapshot_i"


@dataclass(frozen=True, slots=True)
class Output:
    """A number that the unit gave, after `steps` steps of its run; `final` ends the run."""

    words: list[int]
    steps: int
    final: bool


class Simulation:
    """A unit with its constants. Building it comes first and may take minutes; then it comes from the cache.

    `images` replaces the tables of the constants, for tests of broken ones; `wave` gets the waveform. Raises UsageError
    (constants that the unit does not take), ToolMissing, ToolFailed, Interrupted (the callback said stop).
    """

    def __init__(
        self,
        design: LoopedUnit,
        constants: int,
        progress: ProgressCallback | None = None,
        *,
        images: Images | None = None,
        wave: Waveform | None = None,
    ) -> None:
        design.check(constants)
        self.design: LoopedUnit = design
        self.constants: int = constants
        self.words: list[int] | None = None
        """The unit's x, as it came out last."""
        self.steps: int = 0
        """Steps since x was loaded."""
        self.branches: int = 0
        """Rare branches since x was loaded."""
        self.cycles: int = 0
        """Clock cycles of all runs, the filling of tables left out."""
        self.seconds: float = 0.0
        """Time in which they were simulated."""
        self._watch = Watch(progress)
        self._phase = f"{design.operation}s"
        self._streams = StreamSimulation(design, constants, 1, 0, self._watch, wave, images=images)
        self._chunk = CYCLE_LIMIT
        self._busy = False
        if (words := design.first(constants)) is not None:
            try:
                self._streams.run([design.beat(words, 1)], 1, drain=True)
            except BaseException as e:
                self.close(e)
                raise

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: object, error: BaseException | None, place: object) -> None:
        self.close(error)

    def close(self, error: BaseException | None = None) -> None:
        """Ends the simulation, after an `error` perhaps; harmless the second time."""
        self._streams.__exit__(None, error, None)

    @property
    def library(self) -> Path:
        """The compiled model."""
        return self._streams.library

    @property
    def simulator(self) -> str:
        """The name and version of the simulator."""
        return self._streams.simulator

    @property
    def steps_done(self) -> int:
        """The unit's counter for the current run, or for the last one."""
        return self._streams.counters["steps_done"]

    def load(self, x: int) -> None:
        """Takes a value for the next run."""
        self.load_words(self.design.encode(self.design.power(x, 0, self.constants), self.constants))

    def load_words(self, words: Sequence[int]) -> None:
        """Takes a number in the unit's own form for the next run."""
        self.words, self.steps, self.branches = list(words), 0, 0

    def loaded(self) -> list[int]:
        """The words of x. Raises UsageError where none was loaded."""
        if self.words is None:
            raise UsageError("load a number first")
        return self.words

    def value(self) -> int:
        """The value that the unit's x stands for."""
        return self.design.decode(self.loaded(), self.constants)

    def start(self, steps: int) -> None:
        """Begins a run from x, which `advance` continues."""
        words = self.loaded()
        if not 0 <= steps < 1 << 64:
            raise UsageError(f"steps: {steps} is out of range (0 to 2^64 - 1)", got=steps, min=0, max=(1 << 64) - 1)
        self._within(CYCLE_LIMIT, [self.design.beat(words, steps)], 0)
        self._busy = True

    def stop(self) -> None:
        """Ends the run at the next boundary between steps."""
        self._streams.command(STOP)

    def snapshot(self) -> None:
        """Asks for x at the next boundary; the run continues."""
        self._streams.command(SNAPSHOT)

    def advance(self, cycles: int) -> Output | None:
        """Simulates up to `cycles` clock cycles of a run; returns early when a number has come out."""
        found = self._within(cycles, [], 1)
        if not found:
            return None
        output = Output(self.design.words_of(found[0]), found[0]["steps"], found[0]["final"] != 0)
        self._busy = self._busy and not output.final
        self._trust(output)
        if output.final:
            self.words = output.words
            self.steps += output.steps
            self.branches += self._streams.counters["branches"]
        return output

    def _within(self, cycles: int, beats: Sequence[Beat], results: int) -> list[Beat]:
        """Beats in and results out, in up to so many cycles."""
        before, begin = self._streams.cycles, time.perf_counter()
        found = self._streams.within(cycles, beats, results)
        self.seconds += time.perf_counter() - begin
        self.cycles += self._streams.cycles - before
        return found

    def _trust(self, output: Output) -> None:
        """Raises FaultError for a number that the unit's self-check, or its residue, says is wrong."""
        if not self.design.checked:
            return
        for _ in range(self.design.settles):
            self._streams.command()
        if self._streams.counters["error"]:
            found = "the unit's self-check failed"
        elif not self.design.consistent(output.words):
            found = "the unit gave words that are not what their residue says"
        else:
            return
        at = self.steps + output.steps
        raise FaultError(f"{found} at {self.design.operation} {at} or before ({self.design.config.slug})", squaring=at)

    def run(self, steps: int) -> int:
        """Does `steps` steps and returns how many were done: all of them.

        ^C (or the callback) ends it at a boundary: x and `steps` are then those of the steps done, and another
        `run` continues from there. Raises HardwareMismatch if the unit hangs, FaultError if its self-check fails.
        """
        begin, at = time.perf_counter(), self.steps
        self.start(steps)
        try:
            while True:
                asked = time.perf_counter()
                output = self.advance(self._chunk)
                if output is not None and output.final:
                    self._watch(self._phase, steps, steps, 0, time.perf_counter() - begin)
                    if output.steps != steps:
                        raise FaultError(f"the unit ended a run of {steps} {self._phase} after {output.steps}")
                    return self.steps - at
                self._fit_chunk(time.perf_counter() - asked)
                self._watch(self._phase, self.steps_done, steps, 0, time.perf_counter() - begin)
        except HardwareMismatch as e:
            raise HardwareMismatch(f"in {self.design.operation} {self.steps_done + 1} of {e}") from None
        except BaseException:
            if self._busy:
                self.stop()
                self._finish()
            raise

    def _fit_chunk(self, seconds: float) -> None:
        """Checks for ^C about ten times a second."""
        if seconds < 0.05:
            self._chunk *= 2
        elif seconds > 0.2 and self._chunk > CYCLE_LIMIT:
            self._chunk //= 2

    def _finish(self) -> bool:
        """Takes what comes out until the run's end did; False where it does not."""
        return any(output is not None and output.final for output in (self.advance(CYCLE_LIMIT) for _ in range(3)))

    def trace(self, words: list[int]) -> dict[str, list[int]]:
        """The stage registers in one step of these words, by name; the unit is left with its result."""
        self.load_words(words)
        self.start(1)
        *stages, step = self.design.signals
        for _ in range(CYCLE_LIMIT):
            if self._streams.peek(step):
                break
            self._streams.command()
        else:
            raise ToolFailed("the unit does not begin a step", tool="verilator")
        found: dict[str, list[int]] = {}
        for cycle in range(max((probe.cycle for probe in self.design.probes), default=0) + 1):
            for signal, probe in zip(stages, self.design.probes, strict=True):
                if probe.cycle == cycle:
                    found[probe.stage] = unpacked(self._streams.peek(signal), probe.count, probe.width)
            self._streams.command()
        if not self._finish():
            raise ToolFailed("the unit does not end a step", tool="verilator")
        return found
