"""Units in Icarus Verilog: a second simulator, so that the hardware does not lean on one.

It runs the emitted testbench (`vdf_tb`), one case a run. Thousands of times slower than the Verilator model; meant for
units of 64 and 128 bits. The class has the shape of `Simulation` as far as a whole run goes.
"""

from __future__ import annotations

import re
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path
from types import TracebackType

from modmill.errors import ToolFailed, UsageError
from modmill.hw.emit.top import sources, testbench
from modmill.hw.sim import cache, tools
from modmill.hw.sim.build import Images, tables, write_images
from modmill.hw.sim.protocols import Squarer
from modmill.hw.sim.watch import Callback, Watch

WIDEST = 256
"""Bits up to which a unit is run in Icarus; beyond, a single squaring takes seconds."""

_RESULT = re.compile(r"^RESULT (\d+) steps +(\d+) cycles +(\d+) branches +(\d+) y ([0-9a-fxz]+)$", re.MULTILINE)


class IcarusSimulation:
    """A unit with one modulus.

    Raises UsageError (a modulus that the unit does not take, a unit too wide), ToolMissing, ToolFailed, Interrupted.
    """

    def __init__(
        self, squarer: Squarer, modulus: int, progress: Callback | None = None, *, images: Images | None = None
    ) -> None:
        squarer.check(modulus)
        if squarer.config.bits > WIDEST:
            raise UsageError(
                f"bits: Icarus runs units of up to {WIDEST} bits, not {squarer.config.bits}; use verilator",
                got=squarer.config.bits,
                max=WIDEST,
            )
        self.squarer, self.modulus = squarer, modulus
        self._watch = Watch(progress)
        self._version = tools.version("iverilog")
        self._program = self._build()
        self._folder = tempfile.TemporaryDirectory(prefix="modmill-icarus-")
        (Path(self._folder.name) / "tables").mkdir()
        write_images(Path(self._folder.name) / "tables", tables(squarer, modulus, images), squarer.image_width)
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
        self.load_words(self.squarer.encode(x % self.modulus, self.modulus))

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
        case = vector_line(self.words, steps, expected, self.squarer.word_bits)
        (folder / "vectors.txt").write_text(case, encoding="ascii")
        arguments = ["+vectors=vectors.txt", "+tables=tables", f"+stalls={stalls}"]
        begin = time.perf_counter()
        ticker = self._watch.ticker("squarings")
        text = tools.run([tools.find("vvp"), "-n", str(self._program), *arguments], folder, ticker)
        self.seconds += time.perf_counter() - begin
        found = _RESULT.search(text)
        if found is None or not re.search(r"^PASS +1$", text, re.MULTILINE):
            raise tools.failure("vvp", 1, text)
        if set(found[5]) & set("xz"):
            raise ToolFailed("vvp: the result has undefined bits", tool="vvp", file=None, line=None)
        packed, bits = int(found[5], 16), self.squarer.word_bits
        self.words = [packed >> (bits * i) & ((1 << bits) - 1) for i in range(self.squarer.words)]
        self.steps += int(found[2])
        self.cycles += int(found[3])
        self.branches += int(found[4])
        return int(found[2])

    def value(self) -> int:
        """The residue that the unit's x stands for, in 0..N."""
        if self.words is None:
            raise UsageError("load a number first")
        return self.squarer.decode(self.words, self.modulus)

    def _build(self) -> Path:
        top = f"{self.squarer.name}_tb"
        texts = sources(self.squarer, "file", None, "portable") | testbench(self.squarer)

        def make(work: Path) -> None:
            for file, text in texts.items():
                (work / file).write_text(text, encoding="ascii")
            command = [tools.find("iverilog"), "-g2012", "-s", top, "-o", "unit.vvp", *sorted(texts)]
            tools.run(command, work, self._watch.ticker("build"))
            for file in texts:
                (work / file).unlink()

        parts = {f"rtl/{file}": text for file, text in texts.items()} | {"iverilog": self._version}
        name = f"{self.squarer.config.slug}-icarus"
        return cache.entry(name, parts, make, self._watch.ticker("wait for another build")) / "unit.vvp"


def vector_line(x: Sequence[int], steps: int, y: Sequence[int] | None, word_bits: int) -> str:
    """A case for `vdf_tb`: x, T and, to be compared, y.

    >>> vector_line([1, 2], 5, [3, 0], 9)
    '1 5 401 3\\n'
    """

    def packed(words: Sequence[int]) -> int:
        return sum(word << (word_bits * i) for i, word in enumerate(words))

    return f"{int(y is not None)} {steps} {packed(x):x} {packed(y or ()):x}\n"
