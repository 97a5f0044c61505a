"""A unit at work in Verilator: load x, square, read back, as a host would do with a card.

>>> from modmill.hw.config import SquarerConfig
>>> from modmill.hw.squarer import squarer
>>> with Simulation(squarer(SquarerConfig("vdf_ozturk", bits=64)), 2**64 - 59) as unit:  # doctest: +SKIP
...     unit.load(2)
...     unit.run(1000)
...     unit.value() == pow(2, 2**1000, 2**64 - 59)
True
"""

from __future__ import annotations

import tempfile
import time
from dataclasses import dataclass
from pathlib import Path
from types import TracebackType

from modmill.errors import ToolFailed, UsageError
from modmill.hw.sim.build import Images, build, step_probe, tables, write_images
from modmill.hw.sim.model import Model, Pins
from modmill.hw.sim.protocols import Squarer
from modmill.hw.sim.watch import Callback, Watch

CYCLE_LIMIT = 1 << 12
"""Clock cycles in which a squaring, or a whole number in or out, must make progress; no unit comes near."""


@dataclass(frozen=True, slots=True)
class Output:
    """A number that the unit streamed out, after `steps` squarings of its run; `final` ends the run."""

    words: list[int]
    steps: int
    final: bool


class Simulation:
    """A unit with one modulus. Building it comes first and may take minutes; then it comes from the cache.

    `images` replaces the tables of the modulus, for tests of broken ones. Raises UsageError (a modulus that the unit
    does not take), ToolMissing, ToolFailed, Interrupted (the callback said stop).
    """

    def __init__(
        self, squarer: Squarer, modulus: int, progress: Callback | None = None, *, images: Images | None = None
    ) -> None:
        squarer.check(modulus)
        self.squarer, self.modulus = squarer, modulus
        self._watch = Watch(progress)
        self.built = build(squarer, self._watch)
        self._tables = tempfile.TemporaryDirectory(prefix="modmill-tables-")
        try:
            write_images(Path(self._tables.name), tables(squarer, modulus, images), squarer.image_width)
            self._model = Model(self.built.library, Path(self._tables.name), squarer.words)
        except BaseException:
            self._tables.cleanup()
            raise
        self._loaded = False
        self._chunk = CYCLE_LIMIT
        self.words: list[int] | None = None
        """The unit's x, as it came out last."""
        self.steps = 0
        """Squarings since x was loaded."""
        self.branches = 0
        """Rare branches since x was loaded."""
        self.seconds = 0.0
        """Time in which clock cycles were simulated for squarings."""
        self._run_cycles = 0

    def __enter__(self) -> Simulation:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def close(self) -> None:
        """Frees the model and its tables; harmless the second time."""
        self._model.close()
        self._tables.cleanup()

    @property
    def simulator(self) -> str:
        """What simulates."""
        return " ".join(self.built.verilator.split()[:2])

    @property
    def cycles(self) -> int:
        """Clock cycles since reset, those for loading and reading back included."""
        return self._model.cycles

    @property
    def run_cycles(self) -> int:
        """Clock cycles of all runs: the squarings and, at the end of each run, the words of x."""
        return self._run_cycles

    @property
    def cycles_per_second(self) -> float:
        """Simulated clock cycles a second, over all runs so far."""
        return self._run_cycles / self.seconds if self.seconds > 0 else 0.0

    @property
    def steps_done(self) -> int:
        """What the unit's counter says of the run that is on, or was last."""
        return self._model.steps_done

    def load(self, x: int) -> None:
        """Gives the unit a residue."""
        self.load_words(self.squarer.encode(x % self.modulus, self.modulus))

    def load_words(self, words: list[int]) -> None:
        """Gives the unit a number in its own redundant form."""
        self._model.load(words)
        self.words, self.steps, self.branches, self._loaded = list(words), 0, 0, True

    def start(self, steps: int) -> None:
        """Begins a run; `advance` carries it on. A unit that was not loaded anew goes on from its x."""
        if not self._loaded:
            raise UsageError("load a number first")
        if not 0 <= steps < 1 << 64:
            raise UsageError(f"steps: {steps} is out of range (0 to 2^64 - 1)", got=steps, min=0, max=(1 << 64) - 1)
        self._model.command(Pins.START, steps)

    def stop(self) -> None:
        """Ends the run at the next boundary between squarings."""
        self._model.command(Pins.STOP)

    def snapshot(self) -> None:
        """Has x streamed out at the next boundary; the run goes on."""
        self._model.command(Pins.SNAPSHOT)

    def advance(self, cycles: int) -> Output | None:
        """Up to `cycles` clock cycles of a run; returns early with a number that came out."""
        before, begin = self._model.cycles, time.perf_counter()
        ended = self._model.run(cycles)
        self.seconds += time.perf_counter() - begin
        self._run_cycles += self._model.cycles - before
        if not ended:
            return None
        output = Output(self._model.words(), self._model.out_steps, self._model.out_final)
        if output.final:
            self.words = output.words
            self.steps += output.steps
            self.branches += self._model.branches
        return output

    def run(self, steps: int) -> int:
        """Squares x `steps` times and returns how many squarings were done: all of them.

        ^C (or the callback) ends it at a boundary: x and `steps` are then those of the squarings done, and another
        `run` goes on. Raises ToolFailed if the unit hangs.
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
                    return self.steps - at
                done = self._model.steps_done
                if done == seen and done < steps:
                    raise ToolFailed(
                        f"the unit hangs in squaring {done + 1}: {self._chunk} cycles without its end",
                        tool="verilator",
                        file=None,
                        line=None,
                    )
                seen = done
                self._fit_chunk(time.perf_counter() - asked)
                self._watch("squarings", done, steps, 0, time.perf_counter() - begin)
        except BaseException:
            self._drain()
            raise

    def _fit_chunk(self, seconds: float) -> None:
        """About a tenth of a second between two looks at the keyboard."""
        if seconds < 0.05:
            self._chunk *= 2
        elif seconds > 0.2 and self._chunk > CYCLE_LIMIT:
            self._chunk //= 2

    def _drain(self) -> None:
        if not self._model.busy:
            return
        self.stop()
        for _ in range(3):
            output = self.advance(CYCLE_LIMIT)
            if output is not None and output.final:
                return

    def value(self) -> int:
        """The residue that the unit's x stands for, in 0..N."""
        if self.words is None:
            raise UsageError("load a number first")
        return self.squarer.decode(self.words, self.modulus)

    def trace(self, words: list[int]) -> dict[str, list[int]]:
        """The stage registers of one squaring of these words, by name; the unit is left with its result."""
        self.load_words(words)
        self.start(1)
        step = step_probe(self.squarer)
        for _ in range(CYCLE_LIMIT):
            if self._model.peek(step):
                break
            self._model.tick()
        else:
            raise ToolFailed("the unit does not begin a squaring", tool="verilator", file=None, line=None)
        found: dict[str, list[int]] = {}
        for cycle in range(max((probe.cycle for probe in self.squarer.probes), default=0) + 1):
            for index, probe in enumerate(self.squarer.probes):
                if probe.cycle == cycle:
                    found[probe.stage] = fields(self._model.peek(index), probe.count, probe.width)
            self._model.tick()
        self._drain_final()
        return found

    def _drain_final(self) -> None:
        for _ in range(3):
            output = self.advance(CYCLE_LIMIT)
            if output is not None and output.final:
                return
        raise ToolFailed("the unit does not end a squaring", tool="verilator", file=None, line=None)


def fields(packed: int, count: int, width: int) -> list[int]:
    """The fields of a packed signal, the least significant first.

    >>> fields(0b10_01_11, 3, 2)
    [3, 1, 2]
    """
    mask = (1 << width) - 1
    return [packed >> (width * i) & mask for i in range(count)]
