"""A unit at work in Verilator: load x, square, read back, as a host would do with a card.

>>> from modmill.hw.units.vdf.squarer import SquarerConfig, configured
>>> from modmill.hw.units.vdf.squarer.unit import squarer
>>> with Simulation(squarer(configured("vdf_ozturk", bits=64)), 2**64 - 59) as unit:  # doctest: +SKIP
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

from modmill import programs
from modmill.errors import FaultError, ToolFailed, UsageError
from modmill.hw.emit.sources import sources
from modmill.hw.sim import build
from modmill.hw.sim.images import Images
from modmill.hw.sim.waveform import Recording, Waveform, variant
from modmill.hw.units.vdf.loop.model import Count, Model, Pins
from modmill.hw.units.vdf.loop.session import Session
from modmill.hw.units.vdf.loop.unit import LoopUnit
from modmill.hw.units.vdf.redundant.words import unpacked
from modmill.progress import ProgressCallback

CYCLE_LIMIT = 1 << 12
"""Clock cycles in which a squaring, or a whole number in or out, must make progress; no unit comes near."""


@dataclass(frozen=True, slots=True)
class Output:
    """A number that the unit streamed out, after `steps` squarings of its run; `final` ends the run."""

    words: list[int]
    steps: int
    final: bool


class Simulation(Session):
    """A unit with one modulus. Building it comes first and may take minutes; then it comes from the cache.

    `images` replaces the tables of the modulus, for tests of broken ones; `wave` gets the waveform. Raises UsageError
    (a modulus that the unit does not take), ToolMissing, ToolFailed, Interrupted (the callback said stop).
    """

    def __init__(
        self,
        design: LoopUnit,
        modulus: int,
        progress: ProgressCallback | None = None,
        *,
        images: Images | None = None,
        wave: Waveform | None = None,
    ) -> None:
        super().__init__(design, modulus, progress)
        self.library: Path = build.build(
            design.config.slug, design.name, sources(design), glue(design), self._watch, variant(wave)
        )
        folder = self._write_tables(images)
        try:
            self._recording = Recording(wave)
            try:
                self._model = Model(self.library, folder, design.words, self._recording)
            except BaseException:
                self._recording.discard()
                raise
        except BaseException:
            self._tables.cleanup()
            raise
        self._chunk = CYCLE_LIMIT
        self._first()

    def _first(self) -> None:
        """The run that a unit needs after reset."""
        words = self.design.first(self.modulus)
        if words is None:
            return
        begin, cycles = time.perf_counter(), 0
        self._model.load(list(words))
        self._model.command(Pins.START, 1)
        try:
            while not self._model.run(CYCLE_LIMIT):
                cycles += CYCLE_LIMIT
                self._watch("fill the tables", cycles, self.design.patience, 0, time.perf_counter() - begin)
                if cycles > self.design.patience:
                    raise ToolFailed(f"the unit hangs while it fills its tables: {cycles} cycles", tool="verilator")
        except BaseException as e:
            self.close(e)
            raise

    def close(self, error: BaseException | None = None) -> None:
        self._model.close()
        super().close(error)
        self._recording.close(error)

    @property
    def simulator(self) -> str:
        return " ".join(programs.version("verilator").split()[:2])

    @property
    def steps_done(self) -> int:
        """The unit's counter for the current run, or for the last one."""
        return self._model.count(Count.STEPS)

    def load_words(self, words: Sequence[int]) -> None:
        self._model.load(list(words))
        super().load_words(words)

    def start(self, steps: int) -> None:
        """Begins a run, which `advance` continues. A unit that was not loaded again continues from its x."""
        self.loaded()
        if not 0 <= steps < 1 << 64:
            raise UsageError(f"steps: {steps} is out of range (0 to 2^64 - 1)", got=steps, min=0, max=(1 << 64) - 1)
        self._model.command(Pins.START, steps)

    def stop(self) -> None:
        """Ends the run at the next boundary between squarings."""
        self._model.command(Pins.STOP)

    def snapshot(self) -> None:
        """Asks for x at the next boundary; the run continues."""
        self._model.command(Pins.SNAPSHOT)

    def advance(self, cycles: int) -> Output | None:
        """Simulates up to `cycles` clock cycles of a run; returns early when a number has come out."""
        before, begin = self._model.count(Count.CYCLES), time.perf_counter()
        ended = self._model.run(cycles)
        self._spend(time.perf_counter() - begin, self._model.count(Count.CYCLES) - before)
        if not ended:
            return None
        output = Output(
            self._model.words(), self._model.count(Count.OUT_STEPS), self._model.count(Count.OUT_FINAL) != 0
        )
        self._trust(output)
        if output.final:
            self._come_out(output.words, output.steps, self._model.count(Count.BRANCHES))
        return output

    def _trust(self, output: Output) -> None:
        """Raises FaultError for a number that the unit's self-check, or its residue, says is wrong."""
        if self._model.count(Count.FAILED):
            found = "the unit's self-check failed"
        elif not self.design.consistent(output.words):
            found = "the unit gave words that are not what their residue says"
        else:
            return
        at = self.steps + output.steps
        raise FaultError(f"{found} at squaring {at} or before ({self.design.config.slug})", squaring=at)

    def run(self, steps: int) -> int:
        """Squares x `steps` times and returns how many squarings were done: all of them.

        ^C (or the callback) ends it at a boundary: x and `steps` are then those of the squarings done, and another
        `run` continues from there. Raises ToolFailed if the unit hangs, FaultError if its self-check fails.
        """
        begin, at = time.perf_counter(), self.steps
        self.start(steps)
        seen = -1
        try:
            while True:
                asked = time.perf_counter()
                output = self.advance(self._chunk)
                if output is not None and output.final:
                    self._watch("squarings", steps, steps, 0, time.perf_counter() - begin)
                    if output.steps != steps:
                        raise FaultError(f"the unit ended a run of {steps} squarings after {output.steps}")
                    return self.steps - at
                done = self._model.count(Count.STEPS)
                if done == seen and done < steps:
                    raise ToolFailed(
                        f"the unit hangs in squaring {done + 1}: {self._chunk} cycles without its end",
                        tool="verilator",
                    )
                seen = done
                self._fit_chunk(time.perf_counter() - asked)
                self._watch("squarings", done, steps, 0, time.perf_counter() - begin)
        except BaseException:
            if self._model.count(Count.BUSY):
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
        """The stage registers of one squaring of these words, by name; the unit is left with its result."""
        self.load_words(words)
        self.start(1)
        step = len(self.design.probes)
        for _ in range(CYCLE_LIMIT):
            if self._model.peek(step):
                break
            self._model.tick()
        else:
            raise ToolFailed("the unit does not begin a squaring", tool="verilator")
        found: dict[str, list[int]] = {}
        for cycle in range(max((probe.cycle for probe in self.design.probes), default=0) + 1):
            for index, probe in enumerate(self.design.probes):
                if probe.cycle == cycle:
                    found[probe.stage] = unpacked(self._model.peek(index), probe.count, probe.width)
            self._model.tick()
        if not self._finish():
            raise ToolFailed("the unit does not end a squaring", tool="verilator")
        return found


def is_built(design: LoopUnit) -> bool:
    """Whether the cache has the model of a unit. Raises ToolMissing."""
    return build.is_built(design.config.slug, sources(design), glue(design))


def glue(design: LoopUnit) -> dict[str, str]:
    """What the simulation adds to a unit's text; the last probe is the core's step signal."""
    signals = [probe.signal for probe in design.probes]
    kept = [f'public_flat_rd -module "{design.name}" -var "step"']
    kept += [f'public_flat_rd -module "{design.name}_core" -var "{signal}"' for signal in signals]
    members = [f"{design.name}__DOT__core__DOT__{signal.replace('__', '___05F')}" for signal in signals]
    probes = " ".join(f"P({i}, {member})" for i, member in enumerate([*members, f"{design.name}__DOT__step"]))
    header = (
        '#include "Vunit___024root.h"',
        f"#define MODMILL_WORDS {design.words}",
        f"#define MODMILL_PROBES(P) {probes}",
        f"#define MODMILL_FAILED(top) {'(top).error_o' if design.checked else '0'}",
    )
    return build.glue(Path(__file__).with_name("shim.cpp"), header, kept)
