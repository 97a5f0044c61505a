"""A squarer of 16 bits that keeps every rule of a core (toy_core.sv), to test control and simulator with.

x has 3 words of 9 bits at radix 2^8. Stage `square` holds value(x)^2 (54 bits) split at bit 50; stage `sum` adds the
table row of the top 4 bits (i * 2^50 mod N) to the rest; x becomes the sum mod N. 3 cycles; 2 more, with branch_o, when
the lowest 4 bits of the result are 0.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Any, ClassVar

from modmill.errors import UsageError
from modmill.hw.interface.configuration import Configuration, Parameter, Value, option
from modmill.hw.interface.unit import About, Case, Choice, Document, Family, Flavour
from modmill.hw.sim.waveform import Waveform
from modmill.hw.stream.loop.unit import LoopedUnit, Probe
from modmill.hw.stream.simulation import is_built
from modmill.hw.units.vdf.redundant.cases import cases, starts
from modmill.hw.units.vdf.redundant.run import Chain, LoopRun, simulate
from modmill.progress import ProgressCallback

CORE = Path(__file__).with_name("toy_core.sv").read_text(encoding="ascii")

ROW = """\
module vdf_toy_row_0 (input logic [3:0] index_i, output logic [15:0] row_o);
  table_row #(.Row(0), .Bits(4), .Width(16)) row (.index_i(index_i), .row_o(row_o));
endmodule
"""

CONSTANTS = """\
module vdf_toy_constants (output logic [15:0] words_o);
  constant_store #(.Words(1), .Width(16)) store (.words_o(words_o));
endmodule
"""


@dataclass(frozen=True, slots=True)
class ToyConfig(Configuration):
    """The one configuration that there is."""

    about: ClassVar[About] = About("a toy", "Squares, looks up, adds, divides.", "the tests")

    unit: str = "vdf_toy"
    bits: Annotated[int, option("The width.", "B", bounds=(16, 16))] = 16

    @property
    def slug(self) -> str:
        return f"{self.unit}-{self.bits}"


class Golden:
    """The toy squarer in Python."""

    def __init__(self, modulus: int) -> None:
        self.modulus = modulus

    def stages(self, words: Sequence[int]) -> dict[str, list[int]]:
        square = ToySquarer.value(words) ** 2
        total = (square & ((1 << 50) - 1)) + (square >> 50 << 50) % self.modulus
        rest = total % self.modulus
        return {"square": [square], "sum": [total], "x": [rest & 255, rest >> 8, 0]}

    def step(self, words: Sequence[int]) -> list[int]:
        return self.stages(words)["x"]


# The same core with two faults: it errs in the squaring of the value that constants.hex has second, and never ends the
# squaring of the third.
FAULTY_CORE = (
    CORE.replace("logic [15:0] row, n;", "logic [15:0] row;\n  logic [26:0] n, wrong_at, hangs_at;")
    .replace(".words_o(n)", ".words_o({hangs_at, wrong_at, n})")
    .replace("{38'd0, n}", "{27'd0, n}")
    .replace("step_i & last", "step_i & last & value != hangs_at")
    .replace("* {27'd0, value};", "* {27'd0, value} ^ (value == wrong_at ? 54'd256 : 54'd0);")
)
FAULTY_CONSTANTS = CONSTANTS.replace("[15:0]", "[80:0]").replace(".Words(1), .Width(16)", ".Words(3), .Width(27)")
NEVER = (1 << 27) - 1
"""A value that no words have."""


class ToySquarer(LoopedUnit):
    """The squarer that belongs to `CORE`; `text` replaces its text, for tests of broken hardware."""

    job = "vdf"
    operation = "squaring"
    summary: Mapping[str, Any] = {"words": 3}
    datapath = None
    readme = "# @unit@, @bits@ bits\n\n@table@\n\n@listed@\n"

    def __init__(self, text: str = CORE) -> None:
        super().__init__("vdf_toy", ToyConfig.about, bits=16, words=3, word_bits=9, latency=3, rare=2)
        self.text = text

    @property
    def config(self) -> ToyConfig:
        return ToyConfig()

    @property
    def probes(self) -> tuple[Probe, ...]:
        return Probe("square", "square_q", 1, 54, 1), Probe("sum", "sum_q", 1, 54, 2)

    def core_files(self, flavour: Flavour, modulus: int | None = None) -> dict[str, str]:
        return {"vdf_toy_core.sv": self.text, "vdf_toy_row_0.sv": ROW, "vdf_toy_constants.sv": CONSTANTS}

    def cases(self, constants: int, chain: int | None = None) -> list[Case]:
        return cases(self, constants, chain or 20)

    def check(self, constants: int) -> None:
        if constants % 2 == 0 or not 3 <= constants < 1 << 16:
            raise UsageError(f"modulus: {constants} is not for the toy")

    def images(self, constants: int) -> dict[str, list[int]]:
        return {"row_0.hex": [(i << 50) % constants for i in range(16)], "constants.hex": [constants]}

    def image_width(self, name: str) -> int:
        return 16

    @staticmethod
    def value(words: Sequence[int]) -> int:
        return sum(w << (8 * i) for i, w in enumerate(words))

    def encode(self, x: int, modulus: int) -> list[int]:
        return [x & 255, x >> 8 & 255, 0]

    def decode(self, words: Sequence[int], modulus: int) -> int:
        return self.value(words) % modulus

    def golden(self, constants: int) -> Golden:
        return Golden(constants)

    def power(self, x: int, steps: int, constants: int) -> int:
        return pow(x, 1 << steps, constants)

    def starts(self, constants: int, count: int, seed: int) -> Iterator[tuple[str, Sequence[int]]]:
        yield from ((what, self.encode(x, constants)) for what, x in starts(constants, count, seed))

    def document(self, constants: int, name: str) -> Document:
        return self.modular_document(constants, name, {})


class FaultyToy(ToySquarer):
    """A toy that goes wrong, or hangs, where it is asked to; one build for all places."""

    def __init__(self, wrong_at: int = NEVER, hangs_at: int = NEVER) -> None:
        super().__init__(FAULTY_CORE)
        self.at = [wrong_at, hangs_at]

    def core_files(self, flavour: Flavour, modulus: int | None = None) -> dict[str, str]:
        return super().core_files(flavour, modulus) | {"vdf_toy_constants.sv": FAULTY_CONSTANTS}

    def images(self, constants: int) -> dict[str, list[int]]:
        images = super().images(constants)
        return images | {"constants.hex": [*images["constants.hex"], *self.at]}

    def image_width(self, name: str) -> int:
        return 27 if name == "constants.hex" else super().image_width(name)


class ToyFamily(Family[int]):
    """The toy as a family of units: what a folder in hw/units would have as its FAMILY."""

    job = "vdf"
    configs = (ToyConfig,)
    stimulus = (Parameter("steps", "Squarings.", default=100), Parameter("depth", "Of another kind.", default=1))
    quick = thorough = shipped = {}, {"steps": 10, "base": 2}

    def choose(self, unit: str, given: Mapping[str, Value], constants: Mapping[str, Value]) -> Choice[int]:
        return Choice(self.configure(unit, **given), 65521, "a prime")

    def build(self, config: ToyConfig) -> ToySquarer:
        return ToySquarer()

    def simulate(
        self,
        choice: Choice[int],
        stimulus: Mapping[str, Any],
        simulator: str,
        progress: ProgressCallback | None = None,
        wave: Waveform | None = None,
    ) -> LoopRun:
        chain = Chain(choice.constants, choice.name, 2, stimulus["steps"])
        return simulate(ToySquarer(), chain, simulator, progress, wave)

    def built(self, config: ToyConfig) -> bool:
        return is_built(ToySquarer())

    def compare(self, run: LoopRun) -> tuple[str, str]:
        return "Python integers", ""
