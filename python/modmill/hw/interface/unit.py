"""The interface of a hardware unit: all that the commands, emission, cost, drawing and exploration ask of one.

A `Family` is a folder in `hw/units`: it names its units, states their parameters, and builds a `Unit` from a
`Configuration`. Two numbers describe a unit's timing, both computed from its configuration: `latency`, the cycles from
an input to its result, and `interval`, the cycles between two inputs. A unit that works on one input at a time has
equal ones; a pipeline has a long latency and a short interval. Ports come in groups: valid/ready streams, and blocks of
control signals (start, status, a program's memory).

`C` is what an emitted text has built in beside its configuration (a modulus, a curve); None for a unit without.
"""

from __future__ import annotations

import copy
import re
from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Generic, Literal, Protocol, Self, TypeVar

from modmill.errors import UsageError
from modmill.hw.interface.balance import Stage
from modmill.hw.interface.configuration import About, Configuration, Parameter, Value
from modmill.hw.interface.port import Control, Stream
from modmill.hw.interface.registers import Register
from modmill.progress import ProgressCallback
from modmill.record import Record

if TYPE_CHECKING:
    from modmill.hw.circuit.graph import Circuit
    from modmill.hw.circuit.op import Op, Word
    from modmill.hw.cost.bits import Bits
    from modmill.hw.cost.levels import LevelReport
    from modmill.hw.sim.waveform import Waveform

C = TypeVar("C")

Flavour = Literal["file", "rom", "lut6"]
FLAVOURS: tuple[Flavour, ...] = ("rom", "file", "lut6")
"""The ways to write tables: `rom` case statements, `file` memories that a simulation loads, `lut6` UltraScale+ cells.
"""


PREFIX = re.compile(r"[A-Za-z][A-Za-z0-9_]{0,63}")


def check_prefix(prefix: str | None) -> None:
    """Raises UsageError unless names in SystemVerilog, C and FuseSoC can begin so, or there is none."""
    if prefix is not None and not PREFIX.fullmatch(prefix):
        raise UsageError(
            f"--name: {prefix!r} must be a letter followed by up to 63 letters, digits and underscores", got=prefix
        )


@dataclass(frozen=True, slots=True)
class Case:
    """One line of the file that the emitted testbench reads; `what` says why the case is there."""

    what: str
    line: str


ColumnOf = Callable[["Op", list[int]], int]
"""The column of an operator in a picture, from itself and the columns of its operands."""


def beside_operands(op: Op, inputs: list[int]) -> int:
    """The highest column of the operands, or the first column without operands."""
    del op
    return max(inputs, default=0)


@dataclass(frozen=True, slots=True)
class Datapath:
    """A scheduled circuit and how to draw it.

    `inputs` and `results` are the words of its registers, `labels` what the picture calls them; the results stand from
    column `shift` on. `facts` are shown beside the unit's summary. `passes` describes each pass where one operation
    goes through the circuit several times. `loop`: whether the results are the next inputs.
    """

    circuit: Circuit
    period: float
    stages: int
    inputs: tuple[Word, ...]
    results: tuple[Word, ...]
    column: ColumnOf
    labels: tuple[str, str]
    facts: Mapping[str, Any]
    shift: int = 0
    passes: tuple[tuple[str, str], ...] = ()
    loop: bool = True


@dataclass(frozen=True, slots=True)
class Document:
    """The description of the constants in an emitted folder.

    `facts` go into modmill.json, `comment` into the head of each emitted file, `rows` into the table of the README, and
    `words` are the names that the README's template has between @ signs.
    """

    facts: Mapping[str, Any]
    comment: str
    rows: Mapping[str, str]
    words: Mapping[str, str]


class Golden(Protocol):
    """The word-level reference of a unit for one `C`: exact integers, written without the unit's circuits."""

    def stages(self, x: Sequence[int], /) -> dict[str, list[int]]:
        """The words after each stage of one operation, in the order of the datapath; the last entry is the result."""
        ...


class Run(Protocol):
    """A simulated run that agreed with its references."""

    @property
    def operations(self) -> int:
        """Operations done, such as squarings."""
        ...

    @property
    def cycles(self) -> int:
        """Clock cycles."""
        ...

    @property
    def seconds(self) -> float:
        """Time that their simulation took."""
        ...

    @property
    def simulator(self) -> str:
        """Name and version of what simulated."""
        ...

    def record(self) -> Record:
        """The result record."""
        ...

    def lines(self) -> Mapping[str, object]:
        """The result for people."""
        ...


class Unit(ABC, Generic[C]):
    """One configuration with everything that the tools ask of it."""

    job: str | None = None
    """The job that the unit serves; None for a unit that stands alone."""
    operation: str
    """The name of one operation in tables and in JSON (`ns_per_squaring`)."""
    name: str
    """The name of the top module."""
    about: About
    bits: int
    """The width of the numbers that the unit works on."""
    latency: int
    """Clock cycles from an input to its result, without rare cases."""
    interval: int
    """Clock cycles between two inputs: the initiation interval."""
    mean_interval: float | None = None
    """Clock cycles in which an operation of `balance` ends, in the mean, if that is another one than an input."""
    summary: Mapping[str, Any]
    """Structural facts by name, JSON-ready."""
    timing: Mapping[str, int]
    """Latency and what else there is to say about cycles, by name, JSON-ready."""
    tops: Mapping[str, Sequence[Stream | Control]]
    """The port groups of each top module by its name, the unit's own first."""
    shape: tuple[dict[str, int], str]
    """The facts about the numbers on the ports that a host needs: by name, and as a sentence."""
    small: bool
    """True if Icarus can run the emitted testbench sooner than Verilator has built it."""
    datapath: Datapath | None
    """The circuit, for pictures and counts; None for a core that is written by hand."""
    readme: str
    """The template of an emitted folder's README."""
    balance: Sequence[Stage] = ()
    """The stages that work side by side, of which the slowest sets `interval`. Empty for an undivided unit."""
    scheduled: bool = True
    """True if the stages of the datapath are cut for its planned period."""
    stated_mhz: float | None = None
    """The clock at which the unit's page states rates, where it is not the planned one."""
    flavours: Sequence[Flavour] = FLAVOURS
    """The flavours that differ from each other in this unit."""
    regions: Mapping[str, Sequence[str]] = MappingProxyType({})
    """Regions that meet only in streams, so that each may be placed for itself, with the paths of their instances."""
    dies: Mapping[str, int] = MappingProxyType({})
    """Names of cells, with * for any part of them, and the die region of each, of a unit that needs several; a later
    name is an exception from an earlier one."""

    @property
    @abstractmethod
    def config(self) -> Configuration:
        """The configuration that the unit was made from."""

    def named(self, prefix: str) -> Self:
        """This unit with `prefix` and an underscore before the names of its own modules, files and registers.

        Library cells keep their names. Raises UsageError for a prefix with which no name can begin.
        """
        check_prefix(prefix)
        made = copy.copy(self)
        made.name = f"{prefix}_{self.name}"
        made.tops = {made.name + top.removeprefix(self.name): groups for top, groups in self.tops.items()}
        return made

    def owns(self, module: str) -> bool:
        """True if a module, or the file of one, is the unit's own and not a library cell."""
        return module.startswith(self.name)

    @property
    def registers(self) -> Sequence[Register]:
        """The registers of the top for a card; empty if there is no such top."""
        return ()

    @abstractmethod
    def check(self, constants: C) -> None:
        """Raises UsageError unless the unit takes these constants."""

    @abstractmethod
    def golden(self, constants: C) -> Golden:
        """The word-level reference."""

    @abstractmethod
    def modules(self, flavour: Flavour, constants: C | None = None) -> dict[str, str]:
        """File name to text of the unit's own modules, its top included.

        `file` needs no constants; without them the other flavours hold stand-ins, for cost.
        """

    @abstractmethod
    def library(self) -> dict[str, str]:
        """Hand-written modules of the family. An emitted unit takes those that it instantiates."""

    @abstractmethod
    def card(self) -> dict[str, str]:
        """The text of a top that fits a card's shell, none where there is no such top."""

    @abstractmethod
    def testbench(self) -> dict[str, str]:
        """The text of `<unit>_tb`, which runs the cases of vectors.txt and ends with PASS."""

    @abstractmethod
    def images(self, constants: C) -> dict[str, list[int]]:
        """Contents of the memories that a simulation loads: file name to entries."""

    @abstractmethod
    def image_width(self, name: str) -> int:
        """Bits of an entry of that file."""

    @abstractmethod
    def cases(self, constants: C, chain: int | None = None) -> list[Case]:
        """Cases of the emitted testbench with the golden model's results; `chain` operations in the longest."""

    @abstractmethod
    def document(self, constants: C, name: str) -> Document:
        """The description of the constants for an emitted folder; `name` is what people call them."""

    def levels(self) -> LevelReport:
        """Levels and cells, counted in the circuit. Raises UsageError for a unit in which they are not known."""
        raise UsageError(
            f"target: levels are counted in units of carry-save numbers, which {self.config.slug} is not made of; "
            "choose another target",
            got="levels",
        )

    def gates(self) -> Bits:
        """The unit's functions between registers, bit by bit. Raises UsageError for a unit where they are not known."""
        raise UsageError(
            "target: without synthesis, as above 256 bits, cells are known of units of carry-save numbers, which "
            f"{self.config.slug} is not made of; choose another target",
            got="asic",
        )


Sample = tuple[Mapping[str, Value], Mapping[str, Value]]
"""Parameters of a configuration and a stimulus; what is left out has its default."""


class Family(ABC, Generic[C]):
    """A kind of units: their configurations, how to build and how to run them."""

    job: str | None = None
    """The job whose backends `rtl:<unit>` the units are; None for units that stand alone."""
    configs: tuple[type[Configuration], ...]
    """The configurations, one for each unit: its name, its parameters and what it is."""
    constants: tuple[Parameter, ...] = ()
    """The parameters that choose the constants of an emitted text and of a simulation."""
    stimulus: tuple[Parameter, ...] = ()
    """The parameters of a simulation beside its constants."""
    quick: Sample
    thorough: Sample
    shipped: Sample
    """Parameters and stimulus of the runs that a report makes: in seconds, in a minute, and at the shipped size."""

    @property
    def units(self) -> tuple[str, ...]:
        """Their names."""
        return tuple(config.unit_name() for config in self.configs)

    def config(self, unit: str) -> type[Configuration]:
        """The class of a unit's configurations."""
        return self.configs[self.units.index(unit)]

    def about(self, unit: str) -> About:
        """The unit for people."""
        return self.config(unit).about

    def parameters(self, unit: str) -> tuple[Parameter, ...]:
        """The parameters of a unit, with its defaults and bounds."""
        return self.config(unit).stated()

    def sized(self, unit: str, bits: int) -> Mapping[str, Value]:
        """The parameters that make a unit so many bits wide, for units that have widths."""
        return {"bits": bits} if any(p.name == "bits" for p in self.parameters(unit)) else {}

    def stimulated(self, given: Mapping[str, Any]) -> dict[str, Any]:
        """The stimulus of a simulation; parameters that are left out have their defaults."""
        found = {p.name: p.value(given.get(p.name)) for p in self.stimulus}
        return {name: value for name, value in found.items() if value is not None} | dict(given)

    def configure(self, unit: str, **given: Any) -> Configuration:
        """The configuration with these values; the others have the unit's defaults. Raises UsageError."""
        return self.config(unit).from_values(given)

    @abstractmethod
    def choose(self, unit: str, given: Mapping[str, Value], constants: Mapping[str, Value]) -> Choice[C]:
        """A configuration with its constants, each following from the other where one alone is given."""

    @abstractmethod
    def build(self, config: Any) -> Unit[C]:
        """The unit of a configuration of this family."""

    @abstractmethod
    def simulate(
        self,
        choice: Choice[C],
        stimulus: Mapping[str, Any],
        simulator: str,
        progress: ProgressCallback | None = None,
        wave: Waveform | None = None,
    ) -> Run:
        """Runs the unit and compares it with its references; `wave` gets the waveform.

        Raises UsageError, ToolMissing, ToolFailed, HardwareMismatch, and Interrupted (the callback said stop) and
        StoppedByKeyboard, which say how much was done.
        """

    @abstractmethod
    def built(self, config: Any) -> bool:
        """True if the model that `simulate` runs in Verilator is already built."""

    @abstractmethod
    def compare(self, run: Any) -> tuple[str, str]:
        """Compares a run with a CPU backend of the job: what agrees, and what does not, empty if all does."""


@dataclass(frozen=True, slots=True)
class Choice(Generic[C]):
    """A configuration, the constants of its text, and what people call these."""

    config: Configuration
    constants: C
    name: str


AnyUnit = Unit[Any]
AnyFamily = Family[Any]
