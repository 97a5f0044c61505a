"""A unit at work in Icarus Verilog, by its emitted testbench, which compares by itself."""

from __future__ import annotations

import re
import tempfile
from collections.abc import Sequence
from pathlib import Path

from modmill import programs
from modmill.hw.emit.sources import sources, testbench
from modmill.hw.sim import icarus
from modmill.hw.sim.images import tables, write_images
from modmill.hw.stream.limits import LATENCY
from modmill.hw.stream.streamed import StreamedUnit
from modmill.watch import Watch

_RESULT = re.compile(r"^RESULT (\d+) cycles +(\d+) first +(-?\d+)$", re.MULTILINE)


class Bench:
    """The testbench of a unit with its constants. Raises ToolMissing, ToolFailed, Interrupted."""

    def __init__(self, unit: StreamedUnit, constants: int, watch: Watch) -> None:
        self.unit: StreamedUnit = unit
        self._constants, self._watch = constants, watch
        found = re.match(r"Icarus Verilog version (\S+)", programs.version("iverilog"))
        self.simulator: str = f"Icarus {found[1]}" if found else "Icarus"
        texts = sources(unit) | testbench(unit)
        self._program = icarus.build(unit.config.slug, f"{unit.name}_tb", texts, watch)

    def run(self, lines: Sequence[str], results: int, *, stalls: int = 0, latency: int = LATENCY) -> int:
        """Runs inputs and so many expected results (`testbench.lines`), with `stalls` on all streams at random.

        `latency` is that of the unit's memories. Returns the cycles from the first input to the last result. Raises
        ToolFailed with the testbench's complaint.
        """
        text = "".join(f"{line}\n" for line in lines)
        with tempfile.TemporaryDirectory(prefix="modmill-tables-") as name:
            folder = Path(name)
            write_images(folder, tables(self.unit, self._constants, None), self.unit.image_width)
            (folder / "vectors.txt").write_text(text, encoding="ascii")
            arguments = ["+vectors=vectors.txt", "+tables=.", f"+stalls={stalls}", f"+latency={latency}"]
            said = icarus.run(self._program, folder, arguments, self._watch, self.unit.counted_inputs)
        found = _RESULT.search(said)
        if found is None or not re.search(rf"^PASS +{results}$", said, re.MULTILINE):
            raise programs.failure("vvp", 1, said)
        return int(found[2])
