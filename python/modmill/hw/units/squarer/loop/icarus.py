"""A unit at work in Icarus Verilog, by the emitted testbench (`vdf_tb`), one case per run.

Thousands of times slower than the Verilator model; meant for units of 64 and 128 bits.
"""

from __future__ import annotations

import re
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path
from types import TracebackType

from modmill.errors import ToolFailed, UsageError
from modmill.hw.emit.sources import sources, testbench
from modmill.hw.sim import icarus, tools
from modmill.hw.sim.images import Images, tables, write_images
from modmill.hw.units.squarer.loop.cases import line
from modmill.hw.units.squarer.loop.unit import ICARUS_BITS, LoopUnit
from modmill.progress import ProgressCallback
from modmill.watch import Watch

_RESULT = re.compile(r"^RESULT (\d+) steps +(\d+) cycles +(\d+) branches +(\d+) y ([0-9a-fxz]+)$", re.MULTILINE)


class IcarusSimulation:
    """A unit with one modulus.

    Raises UsageError (a modulus that the unit does not take, a unit too wide), ToolMissing, ToolFailed, Interrupted.
    """

    def __init__(
        self, design: LoopUnit, modulus: int, progress: ProgressCallback | None = None, *, images: Images | None = None
    ) -> None:
        design.check(modulus)
        if not design.small:
            raise UsageError(
                f"--simulator: Icarus runs units of up to {ICARUS_BITS} bits, not {design.bits}; use verilator",
                got=design.bits,
                max=ICARUS_BITS,
            )
        self.design, self.modulus = design, modulus
        self._watch = Watch(progress)
        self._version = tools.version("iverilog")
        texts = sources(design) | testbench(design)
        self._program = icarus.build(design.config.slug, f"{design.name}_tb", texts, self._watch)
        self._folder = tempfile.TemporaryDirectory(prefix="modmill-icarus-")
        (Path(self._folder.name) / "tables").mkdir()
        write_images(Path(self._folder.name) / "tables", tables(design, modulus, images), design.image_width)
        self.words: list[int] | None = None
        self.steps = 0
        self.branches = 0
        self.cycles = 0
        """Clock cycles of all runs, those of loading and reading back left out."""
        self.seconds = 0.0

    def __enter__(self) -> IcarusSimulation:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def close(self) -> None:
        """Removes its files; harmless the second time."""
        self._folder.cleanup()

    @property
    def simulator(self) -> str:
        """What simulates."""
        found = re.match(r"Icarus Verilog version (\S+)", self._version)
        return f"Icarus {found[1]}" if found else "Icarus"

    @property
    def cycles_per_second(self) -> float:
        """Simulated clock cycles a second, the start of the simulator included."""
        return self.cycles / self.seconds if self.seconds > 0 else 0.0

    def load(self, x: int) -> None:
        """Gives the unit a residue."""
        self.load_words(self.design.encode(x % self.modulus, self.modulus))

    def load_words(self, words: Sequence[int]) -> None:
        """Gives the unit a number in its own redundant form."""
        self.words, self.steps, self.branches = list(words), 0, 0

    def run(self, steps: int, *, expected: Sequence[int] | None = None, stalls: int = 0) -> int:
        """Squares x `steps` times; with `expected` words the testbench compares, with `stalls` it stalls both streams.

        Raises ToolFailed when the testbench does, with its own first complaint.
        """
        if self.words is None:
            raise UsageError("load a number first")
        folder = Path(self._folder.name)
        case = line(self.design, self.words, steps, expected)
        (folder / "vectors.txt").write_text(case + "\n", encoding="ascii")
        arguments = ["+vectors=vectors.txt", "+tables=tables", f"+stalls={stalls}"]
        begin = time.perf_counter()
        text = icarus.run(self._program, folder, arguments, self._watch, "squarings")
        self.seconds += time.perf_counter() - begin
        found = _RESULT.search(text)
        if found is None or not re.search(r"^PASS +1$", text, re.MULTILINE):
            raise tools.failure("vvp", 1, text)
        if set(found[5]) & set("xz"):
            raise ToolFailed("vvp: the result has undefined bits", tool="vvp", file=None, line=None)
        packed, bits = int(found[5], 16), self.design.word_bits
        self.words = [packed >> (bits * i) & ((1 << bits) - 1) for i in range(self.design.words)]
        self.steps += int(found[2])
        self.cycles += int(found[3])
        self.branches += int(found[4])
        return int(found[2])

    def value(self) -> int:
        """The residue that the unit's x stands for, in 0..N."""
        if self.words is None:
            raise UsageError("load a number first")
        return self.design.decode(self.words, self.modulus)
