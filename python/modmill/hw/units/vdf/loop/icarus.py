"""A unit at work in Icarus Verilog, by the emitted testbench (`vdf_tb`), one case per run.

Thousands of times slower than the Verilator model; meant for units of 64 and 128 bits.
"""

from __future__ import annotations

import re
import time
from collections.abc import Sequence

from modmill import programs
from modmill.errors import FaultError, ToolFailed, UsageError
from modmill.hw.emit.sources import sources, testbench
from modmill.hw.sim import icarus
from modmill.hw.sim.images import Images
from modmill.hw.units.vdf.loop.cases import first, line
from modmill.hw.units.vdf.loop.session import Session
from modmill.hw.units.vdf.loop.unit import ICARUS_BITS, LoopUnit
from modmill.hw.units.vdf.redundant.words import unpacked
from modmill.progress import ProgressCallback

_RESULT = re.compile(r"^RESULT (\d+) steps +(\d+) cycles +(\d+) branches +(\d+) y ([0-9a-fxz]+)$", re.MULTILINE)


def require_narrow(bits: int) -> None:
    """Raises UsageError for units that Icarus would run too slowly."""
    if bits > ICARUS_BITS:
        raise UsageError(
            f"--simulator: Icarus runs units of up to {ICARUS_BITS} bits, not {bits}; use verilator",
            got=bits,
            max=ICARUS_BITS,
        )


class IcarusSimulation(Session):
    """A unit with one modulus.

    Raises UsageError (a modulus that the unit does not take, a unit too wide), ToolMissing, ToolFailed, Interrupted.
    """

    def __init__(
        self, design: LoopUnit, modulus: int, progress: ProgressCallback | None = None, *, images: Images | None = None
    ) -> None:
        super().__init__(design, modulus, progress)
        require_narrow(design.bits)
        self._version = programs.version("iverilog")
        texts = sources(design) | testbench(design)
        self._program = icarus.build(design.config.slug, f"{design.name}_tb", texts, self._watch)
        self._folder = self._write_tables(images)

    @property
    def simulator(self) -> str:
        found = re.match(r"Icarus Verilog version (\S+)", self._version)
        return f"Icarus {found[1]}" if found else "Icarus"

    def run(self, steps: int, *, expected: Sequence[int] | None = None, stalls: int = 0) -> int:
        """Squares x `steps` times; with `expected` words the testbench compares, with `stalls` it stalls both streams.

        Raises ToolFailed when the testbench does, with its own first complaint.
        """
        cases = [case.line for case in first(self.design, self.modulus)]
        cases.append(line(self.design, self.loaded(), steps, expected))
        (self._folder / "vectors.txt").write_text("".join(f"{case}\n" for case in cases), encoding="ascii")
        arguments = ["+vectors=vectors.txt", "+tables=.", f"+stalls={stalls}"]
        begin = time.perf_counter()
        text = icarus.run(self._program, self._folder, arguments, self._watch, "squarings")
        seconds = time.perf_counter() - begin
        *_, found = [None, *_RESULT.finditer(text)]
        if found is None or not re.search(rf"^PASS +{len(cases)}$", text, re.MULTILINE):
            raise programs.failure("vvp", 1, text)
        if set(found[5]) & set("xz"):
            raise ToolFailed("vvp: the result has undefined bits", tool="vvp")
        words = unpacked(int(found[5], 16), self.design.words, self.design.word_bits)
        if not self.design.consistent(words):
            raise FaultError(f"{self.design.config.slug}: the words that came out are not what their residue says")
        self._come_out(words, steps=int(found[2]), branches=int(found[4]))
        self._spend(seconds, cycles=int(found[3]))
        return int(found[2])
