"""A unit under `vdf_loop`: a core that takes x to x^2 in some redundant form, and everything around it.

A number is `words` words of at most `word_bits` bits. The core's ports and rules are those of rtl/vdf_loop.sv.
"""

from __future__ import annotations

import hashlib
from abc import abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Protocol

from modmill.hw import rtl
from modmill.hw.interface.port import Control, Stream
from modmill.hw.interface.registers import Register
from modmill.hw.interface.unit import About, Document, Flavour, Golden, Unit
from modmill.hw.units.vdf.loop import ports, top
from modmill.hw.units.vdf.loop.registers import registers

ICARUS_BITS = 256
"""Bits up to which Icarus is done before Verilator has built; beyond, a single squaring takes seconds."""


PATIENCE = 1000
"""Cycles that a run may take in a testbench beyond those of its squarings and words."""


@dataclass(frozen=True, slots=True)
class Probe:
    """A stage that a simulation can look at: `count` words of `width` bits, packed with the first lowest.

    `stage` is its name in the golden model and `signal` the bus in the core, which holds the stage `cycle` clock edges
    after the first cycle of a squaring.
    """

    stage: str
    signal: str
    count: int
    width: int
    cycle: int


class StepGolden(Golden, Protocol):
    """A reference that does one step at a time."""

    def step(self, x: Sequence[int], /) -> list[int]:
        """The words after one step."""
        ...


class LoopUnit(Unit[int]):
    """What units under `vdf_loop` share; their constants are a modulus."""

    job: str | None = "vdf"
    operation = "squaring"

    def __init__(
        self, name: str, about: About, *, bits: int, words: int, word_bits: int, latency: int, rare: int
    ) -> None:
        """A unit whose step takes `rare` cycles more when its rare branch is taken."""
        self.name: str = name
        self.about: About = about
        self.bits: int = bits
        self.words: int = words
        self.word_bits: int = word_bits
        self.latency: int = latency
        self.interval: int = latency  # steps wait for each other
        self.branch_extra = rare
        self.timing: Mapping[str, int] = {"latency": latency, "branch_extra": rare}
        bound = ports.listed(self.bounds) + self.whole
        check = (ports.CHECK,) * self.checked
        self.tops: Mapping[str, Sequence[Stream | Control]] = {
            name: (ports.CLOCK, *ports.bounded(ports.UNIT, "in_data_i", bound), *check),
            f"{name}_axi": (ports.CARD_CLOCK, *ports.bounded(ports.CARD, "s_axis_tdata", bound)),
        }
        self.shape: tuple[dict[str, int], str] = (
            {"words": words, "word_bits": word_bits, "cycles": latency},
            f"A number is {words} words of {word_bits} bits; a squaring takes {latency} cycle{'s' * (latency > 1)}.",
        )
        self.small: bool = bits <= ICARUS_BITS
        self.patience = PATIENCE

    @property
    def registers(self) -> Sequence[Register]:
        return registers(self.words, self.word_bits, self.bits, self.latency, checked=self.checked)

    checked: bool = False
    """Whether it has a self-check: an output `error_o`, and words that `consistent` can tell from wrong ones."""

    whole: str = ""
    """What bounds x beside its words, for the port map."""

    @property
    def bounds(self) -> Sequence[int]:
        """The largest value of each word of x."""
        return [(1 << self.word_bits) - 1] * self.words

    @property
    @abstractmethod
    def probes(self) -> Sequence[Probe]:
        """The stages in the order of the datapath."""

    @abstractmethod
    def core_files(self, flavour: Flavour, modulus: int | None = None) -> dict[str, str]:
        """File name to text of the core, its sums and its tables."""

    @abstractmethod
    def golden(self, constants: int) -> StepGolden:
        """The word-level reference for a modulus."""

    @abstractmethod
    def encode(self, x: int, modulus: int) -> list[int]:
        """The words that stand for a residue. Raises UsageError for a modulus that the unit does not take."""

    @abstractmethod
    def decode(self, words: Sequence[int], modulus: int) -> int:
        """The residue in 0..N that redundant words stand for."""

    def consistent(self, words: Sequence[int]) -> bool:
        """Whether words that the unit gave can be right, as far as a self-check tells from them alone."""
        del words
        return True

    def first(self, modulus: int) -> Sequence[int] | None:
        """The words that a unit is given first after reset, for a run of one step before all others; None without.

        They are the modulus of a unit that makes its own tables.
        """
        del modulus
        return None

    def extremes(self) -> list[tuple[str, Sequence[int]]]:
        """Inputs worth a case of the emitted testbench beside residues: what they are, and their words."""
        return []

    def modules(self, flavour: Flavour, constants: int | None = None) -> dict[str, str]:
        return {f"{self.name}.sv": top.unit_top(self)} | self.core_files(flavour, constants)

    def library(self) -> dict[str, str]:
        return rtl.read_folder(Path(__file__).with_name("rtl"))

    def card(self) -> dict[str, str]:
        return {f"{self.name}_axi.sv": top.axi_top(self, self.bits, self.bounds)}

    def testbench(self) -> dict[str, str]:
        return {f"{self.name}_tb.sv": top.testbench_top(self)}

    def document(self, constants: int, name: str) -> Document:
        shown = name.encode("ascii", "replace").decode()
        digest = hashlib.sha256(hex(constants).encode()).hexdigest()[:16]
        facts: dict[str, Any] = {
            "modulus": {"name": name, "bits": constants.bit_length(), "n": hex(constants)},
            "words": self.words,
            "word_bits": self.word_bits,
            "cycles": self.latency,
            "cycles_more_for_the_rare_branch": self.branch_extra,
        }
        words = {"bits": str(self.bits), "words": str(self.words), "word_bits": str(self.word_bits)}
        return Document(facts, f"Modulus {shown}, SHA-256 of its hex {digest}...", {"modulus": name}, words)
