"""A unit under `step_loop`: a core that does one step with a number in some form, and everything around it.

A number is `words` words of at most `word_bits` bits, side by side in field `x` of a beat. A beat of the stream in asks
for `steps` steps. A beat of the stream out is a number, the steps that it has behind it, and whether it ends the run or
is a snapshot. The core's ports and rules are those of rtl/step_loop.sv.
"""

from __future__ import annotations

import itertools
import random
from abc import abstractmethod
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Protocol

from modmill.hw import rtl
from modmill.hw.circuit.part import logic
from modmill.hw.interface.port import Control, Port, Stream
from modmill.hw.interface.unit import About, Case, Flavour, Golden
from modmill.hw.stream import axi, testbench
from modmill.hw.stream.beat import Beat
from modmill.hw.stream.loop.words import packed, unpacked
from modmill.hw.stream.streamed import PATIENCE, Signal, StreamedUnit, clocked_by, streams

ICARUS_BITS = 256
"""Bits up to which Icarus is done before Verilator has built; beyond, a single step takes seconds."""
FRAME = 4
"""Cycles of a run beside those of its steps: its beats move, and the number goes to the core and comes back."""
MOST = 8
"""Steps of a random beat."""
COMMANDS = (
    Port("stop_i", 1, "input", "a pulse ends the run at the next boundary between steps"),
    Port("snapshot_i", 1, "input", "a pulse offers the x of the next boundary while the run goes on"),
)
COUNTERS = (
    Port("steps_done_o", 64, "output", "steps since the run began"),
    Port("branches_o", 32, "output", "those of them that took the rare branch"),
)
CHECK = Port("error_o", 1, "output", "the self-check failed: x is wrong; until the next load or reset")
"""The further output of a unit with a self-check."""


@dataclass(frozen=True, slots=True)
class Probe:
    """A stage that a simulation can look at: `count` words of `width` bits, packed with the first lowest.

    `stage` is its name in the golden model and `signal` the bus in the core, which holds the stage `cycle` clock edges
    after the first cycle of a step.
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


class LoopedUnit(StreamedUnit):
    """A unit whose core computes one step, and whose module `step_loop` repeats it."""

    operation = "step"
    beats_in = 0
    commands: tuple[Port, ...] = COMMANDS
    progress: tuple[str, ...] = ("steps_done_o",)
    whole: str = ""
    """A bound of x beside those of its words, for the port map."""
    settles: int = 0
    """With a self-check: the cycles after a result in which it may still find that the result is wrong. 0 without."""

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
        self.branch_extra: int = rare
        self.timing: Mapping[str, int] = {"latency": latency, "branch_extra": rare}
        self.counters: tuple[Port, ...] = (*COUNTERS, *[CHECK] * self.checked)
        self.alarms: tuple[str, ...] = (CHECK.name,) * self.checked
        number = f"{words} words of {word_bits} bits, the first lowest"
        ins = (
            Port("in_x_i", words * word_bits, "input", f"x: {number}", listed(self.bounds) + self.whole),
            Port("in_steps_i", 64, "input", "T, the steps of the run; 0 gives x back as it is"),
        )
        outs = (
            Port("out_x_o", words * word_bits, "output", f"x: {number}"),
            Port("out_steps_o", 64, "output", "the steps that it has behind it"),
            Port("out_final_o", 1, "output", "it ends the run (1) or is a snapshot (0)"),
        )
        self.streams: tuple[Stream, ...] = streams(ins, outs, "at the end of a run or on command")
        groups = Control(self.commands), self.streams[1], Control(self.counters)
        self.tops: Mapping[str, Sequence[Stream | Control]] = {
            name: (clocked_by("ends a run; x is not reset"), self.streams[0], *groups),
            f"{name}_axi": axi.groups(self.streams),
        }
        self.shape: tuple[dict[str, int], str] = (
            {"words": words, "word_bits": word_bits, "cycles": latency},
            f"A number is {words} words of {word_bits} bits; a {self.operation} takes {_cycles(latency)}.",
        )
        self.small: bool = bits <= ICARUS_BITS
        self.patience: int = PATIENCE + MOST * (latency + rare)

    @property
    def checked(self) -> bool:
        """True with a self-check: an output `error_o`, and words that `consistent` can tell from wrong ones."""
        return self.settles > 0

    @property
    def bounds(self) -> Sequence[int]:
        """The largest value of each word of x."""
        return [(1 << self.word_bits) - 1] * self.words

    @property
    @abstractmethod
    def probes(self) -> Sequence[Probe]:
        """The stages in the order of the datapath."""

    @abstractmethod
    def core_files(self, flavour: Flavour, constants: int | None = None, /) -> dict[str, str]:
        """File name to text of the core, its sums and its tables."""

    @abstractmethod
    def golden(self, constants: int) -> StepGolden:
        """The word-level reference."""

    @abstractmethod
    def power(self, x: int, steps: int, constants: int) -> int:
        """The value after so many steps, computed in another way than by steps."""

    @abstractmethod
    def encode(self, x: int, constants: int, /) -> list[int]:
        """The words that stand for a value. Raises UsageError for constants that the unit does not take."""

    @abstractmethod
    def decode(self, words: Sequence[int], constants: int, /) -> int:
        """The value that words stand for."""

    @abstractmethod
    def starts(self, constants: int, count: int, seed: int) -> Iterable[tuple[str, Sequence[int]]]:
        """Numbers worth a run and why: edge values, then `count` random ones."""

    def consistent(self, words: Sequence[int]) -> bool:
        """True if words that the unit gave can be right, as far as a self-check tells from them alone."""
        del words
        return True

    def first(self, constants: int, /) -> Sequence[int] | None:
        """The words that a unit is given first after reset, for a run of one step before all others; None without.

        They are the modulus of a unit that makes its own tables, and come back as they are.
        """
        del constants
        return None

    def beat(self, words: Sequence[int], steps: int) -> Beat:
        """The beat that asks for so many steps of a number."""
        return {"x": packed(words, self.word_bits), "steps": steps}

    def result(self, words: Sequence[int], steps: int) -> Beat:
        """The last beat that a run of so many steps gives, if its number is `words`."""
        return {**self.beat(words, steps), "final": 1}

    def words_of(self, beat: Beat) -> list[int]:
        """The number of a beat."""
        return unpacked(beat["x"], self.words, self.word_bits)

    def reference(self, constants: int) -> Callable[[Beat], Sequence[Beat]]:
        golden, waits = self.golden(constants), self.first(constants) is not None

        def follow(beat: Beat) -> list[Beat]:
            nonlocal waits
            words = self.words_of(beat)
            for _ in range(0 if waits else beat["steps"]):
                words = golden.step(words)
            waits = False
            return [self.result(words, beat["steps"])]

        return follow

    def run_cases(self, constants: int, runs: Sequence[tuple[str, Sequence[int], int]]) -> list[Case]:
        """Runs as cases of the testbench: what each is, its words and its steps."""
        given = self.listed([(what, self.beat(words, steps)) for what, words, steps in runs])
        found = testbench.lines(self, given, self.following(constants, {})(given))
        return [Case(what, line) for (what, _, _), line in zip(runs, found, strict=True)]

    def beats(self, constants: int, count: int, seed: int) -> list[tuple[str, Beat]]:
        draw, first = random.Random(seed), self.first(constants)
        found = [] if first is None else [("the number from which the unit fills its tables", self.beat(first, 1))]
        for what, words in itertools.islice(self.starts(constants, count, seed), count):
            found.append((what, self.beat(words, draw.randrange(MOST + 1))))
        return found

    @property
    def signals(self) -> tuple[Signal, ...]:
        """The stages, then the core's step signal."""
        core = f"{self.name}_core"
        stages = [Signal(core, ("core",), probe.signal) for probe in self.probes]
        return *stages, Signal(self.name, (), "step")

    def modules(self, flavour: Flavour, constants: int | None = None) -> dict[str, str]:
        return {f"{self.name}.sv": self._top()} | self.core_files(flavour, constants)

    def library(self) -> dict[str, str]:
        return rtl.read_folder(Path(__file__).with_name("rtl"))

    def _top(self) -> str:
        """The text of `<unit>.sv`: control and core."""
        ports = [port for group in self.tops[self.name] for port in group.ports]
        inner = [port.name for port in ports if port.name not in ("clk_i", "rst_ni", CHECK.name)]
        connected = ",\n".join(f"    .{name}({name})" for name in inner)
        if self.checked:
            # The flag may still be set from before the load that a run begins with.
            connected = connected.replace("(stop_i)", "(stop_i | (error_o & step))")
        words = {
            "name": self.name,
            "words": self.words,
            "word_bits": self.word_bits,
            "width": self.words * self.word_bits,
            "cycles": _cycles(self.latency),
            "declared": ",\n".join(f"  {p.direction:<6} {logic(p.width)} {p.name}" for p in ports),
            "connected": connected,
            "stopped": STOPPED * self.checked,
            "idle": IDLE * self.checked,
            "checked": CHECKED * self.checked,
        }
        return rtl.fill((Path(__file__).parent / "templates" / "unit_top.sv").read_text(encoding="ascii"), words)


STOPPED = "// A failed self-check ends the run with the step that is on its way, as stop_i does.\n"
IDLE = """
  // A load is due in the cycle after the control was idle, and only then; a step is not.
  logic idle_q;
  always_ff @(posedge clk_i) idle_q <= in_ready_o;
"""
CHECKED = ",\n    .expect_i(idle_q & ~in_ready_o),\n    .rests_i(idle_q),\n    .error_o(error_o)"
"""The texts that only tops of units with a self-check have."""


def _cycles(count: int) -> str:
    return "1 clock cycle" if count == 1 else f"{count} clock cycles"


def listed(bounds: Sequence[int]) -> str:
    """The bounds of a number's words, neighbours that are equal together.

    >>> listed([65535, 131071, 131071, 31])
    'word 0: 65535, words 1 to 2: 131071, word 3: 31'
    """
    found, at = [], 0
    for bound, alike in itertools.groupby(bounds):
        last = at + len(list(alike)) - 1
        found.append(f"word {at}: {bound}" if at == last else f"words {at} to {last}: {bound}")
        at = last + 1
    return ", ".join(found)
