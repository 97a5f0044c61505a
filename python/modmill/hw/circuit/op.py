"""The building blocks of circuits: wires, words on them, operators, and the record that defines a kind of operator.

A `Word` is a number `bits << shift` on the wires of one `View` (a slice of a wire); `high` is the largest value of
`bits`. A `Kind` states everything about one kind of operator: how many operands it takes, how its results are bounded,
how long it takes, what it does to integers, its text, how it is drawn, and what it costs. Evaluation, text, trees,
schedules, pictures and counts read this record; none of them knows a kind by name.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Any, Protocol


class BoundError(ValueError):
    """A word does not fit where the circuit puts it: an error of the circuit's builder, never of a caller's data."""


@dataclass(eq=False, slots=True)
class Wire:
    """A named bus: `width` wires that carry at most `high`. `time` is its estimated arrival.

    The schedule sets `stage` (that in which it arrives), `interval` (cycles between two operations), `registers` (how
    many in a row hold it for later stages), `taps` (behind how many of them it is read) and `read_early` (its own stage
    reads it, too).
    """

    name: str
    high: int
    op: Op
    time: float
    stage: int = 0
    registers: int = 0
    read_early: bool = False
    interval: int = 1
    taps: set[int] = field(default_factory=set)

    def lag(self, stage: int) -> int:
        """The number of registers between the wire and an operator of that stage.

        Each is written once in an operation, so it holds for `interval` cycles from the one after its stage on. A bus
        from outside stands in a register already, which is written in the cycle before stage 0.
        """
        if self.op.kind.outside:
            return (stage - self.stage) // self.interval
        return -((self.stage - stage) // self.interval)

    @property
    def line(self) -> int:
        """The cycle of an interval in which its registers are written."""
        return (self.stage - self.op.kind.outside) % self.interval

    @property
    def registered(self) -> bool:
        """True if a later stage reads the wire."""
        return self.registers > 0

    @property
    def width(self) -> int:
        """Bits on the bus, at least one."""
        return max(1, self.high.bit_length())


@dataclass(frozen=True, slots=True)
class View:
    """Bits `low` to `low + width - 1` of a wire."""

    wire: Wire
    low: int
    width: int


@dataclass(frozen=True, slots=True)
class Word:
    """The number `view << shift`, `view` at most `high`."""

    view: View
    high: int
    shift: int = 0

    @staticmethod
    def of(wire: Wire) -> Word:
        """All that a wire carries."""
        return Word(View(wire, 0, wire.width), wire.high)

    @property
    def top(self) -> int:
        """The largest value, shift included."""
        return self.high << self.shift

    @property
    def width(self) -> int:
        """Bits of the view."""
        return self.view.width

    @property
    def time(self) -> float:
        """Estimated arrival of the wire."""
        return self.view.wire.time

    def shifted(self, by: int) -> Word:
        """The word times 2^by, on the same wires."""
        return Word(self.view, self.high, self.shift + by)

    def low(self, bits: int) -> Word:
        """The lowest `bits` bits of a word without shift: the one place where value is cut off."""
        self._plain()
        width = min(bits, self.width)
        return Word(View(self.view.wire, self.view.low, width), min(self.high, (1 << width) - 1))

    def above(self, bits: int) -> Word | None:
        """The bits above `low(bits)`, as a number of its own; None if there can be none."""
        self._plain()
        rest = self.high >> bits
        return Word(View(self.view.wire, self.view.low + bits, rest.bit_length()), rest) if rest else None

    def slice(self, low: int, bits: int) -> Word:
        """`bits` bits from `low` on, as a number."""
        upper = self.above(low) if low else self
        if upper is None:
            raise BoundError(f"{self.view.wire.name}: nothing at bit {low}")
        return upper.low(bits)

    def _plain(self) -> None:
        if self.shift:
            raise BoundError(f"{self.view.wire.name}: a shifted word is not sliced")


@dataclass(eq=False, slots=True)
class Op:
    """One operator: an instance of its `kind`.

    `params` is what the kind needs beside its operands. Framed operands (`Kind.frames`) count in units of 2^base.
    `group` names the module that the operator is printed in. The schedule sets `stage`, in which it reads its operands,
    and for how many cycles it does (`busy`).
    """

    kind: Kind
    name: str
    ins: tuple[Word, ...]
    outs: tuple[Wire, ...] = ()
    params: Mapping[str, Any] = field(default_factory=dict)
    group: str = ""
    base: int = 0
    stage: int = 0
    busy: int = 1

    @property
    def shiftable(self) -> list[bool]:
        """For each operand, whether it counts from `base`, so that it may be shifted."""
        first, step = self.kind.frames
        return [step > 0 and i >= first and (i - first) % step == 0 for i in range(len(self.ins))]

    @property
    def framed(self) -> list[Word]:
        """The operands that may be shifted."""
        return [word for word, framed in zip(self.ins, self.shiftable, strict=True) if framed]

    @property
    def delay(self) -> float:
        """Planning delay in ns, net included: that of the kind, and what its width adds."""
        return self.kind.delay + (self.kind.widening(self) if self.kind.widening else 0.0)

    @property
    def frame(self) -> int:
        """The width in which each framed operand fits at its place."""
        return max(w.width + w.shift - self.base for w in self.framed)


class Site(Protocol):
    """The place where an operator is printed: it says how operands read there, and what the results are called."""

    outs: Sequence[str]
    enable: str | None
    """The enable of registers inside the cell (`Kind.absorbs`, `Kind.latency`), None where there are none."""
    unit: str

    def read(self, word: Word) -> str:
        """The bits of a word."""
        ...

    def operand(self, word: Word, total: int, base: int = 0) -> str:
        """A word as an operand of `total` bits that counts in units of 2^base."""
        ...


@dataclass(frozen=True, slots=True)
class Cell:
    """An instance of a module: its parameters and ports, as text."""

    module: str
    parameters: Mapping[str, int | str]
    ports: Mapping[str, str]


@dataclass(frozen=True, slots=True)
class Fixed:
    """A named constant as text."""

    name: str
    width: int
    value: str


@dataclass(frozen=True, slots=True)
class FlipFlops:
    """A register as text: `name` takes `d` at a clock edge while `enable` is high; in reset it is `reset`, if given.

    Of a pipeline's register `stage` is the one at whose end it takes a value. `instance` names its leaf cell, where it
    is one.
    """

    name: str
    width: int
    d: str
    enable: str
    instance: str
    reset: str | None = None
    stage: int | None = None


@dataclass(frozen=True, slots=True)
class Look:
    """The appearance of operators: colour, name in the legend, and the name of several."""

    colour: str
    one: str
    many: str


NOTHING, ROWS, CHOICES = (0, 0), (0, 1), (1, 2)
"""Values of `Kind.frames`: no operand may be shifted; all may be; every other one may be, from the second on."""


def no_cycles(_op: Op) -> int:
    """The latency of gates without a register."""
    return 0


def no_operand(_op: Op) -> Sequence[int]:
    """The operands that reach the results of a kind whose results all come out of registers."""
    return ()


@dataclass(frozen=True, slots=True)
class Clocked:
    """The behaviour of a kind with state, cycle by cycle; the last argument of `show` and `step` is the modulus of
    tables.

    `start` makes a state, with random values where no reset defines one. `show` gives the results during a cycle from
    the state and the operands at the positions `through`; the others read as 0, since they may come later in the cycle.
    `step` gives the state after the clock edge and may change the one that it is given. Both raise BoundError for a use
    that the kind forbids, such as taking from an empty queue.
    """

    start: Callable[[Op, Random], Any]
    show: Callable[[Op, Any, list[int], int], list[int]]
    step: Callable[[Op, Any, list[int], int], Any]
    through: Callable[[Op], Sequence[int]] = no_operand


def values(op: Op) -> list[int]:
    """The widths of the results' values: the physical widths of a cell that drives no more."""
    return [wire.width for wire in op.outs]


@dataclass(frozen=True, eq=False, slots=True)
class Kind:
    """A kind of operator. Functions that take an `Op` see its operands, parameters and base."""

    name: str
    arity: tuple[int, int]
    """The least and the greatest number of operands."""
    bound: Callable[[Op], Sequence[int]]
    """The largest value of each result. Raises BoundError for operands that the kind does not take."""
    delay: float
    """Planning delay in ns, net included: it orders trees and places registers (modmill.hw.cost analyses netlists).
    `Op.delay` is that of an operator."""
    act: Callable[[Op, list[int], int], list[int]]
    """The results for these operands; the last argument is the modulus of tables."""
    text: Callable[[Op, Site], Cell | FlipFlops | Fixed | str]
    """The cell, a register, a constant, or an expression for the one result."""
    look: Look | None
    """None for what takes no gate and no time."""
    results: tuple[tuple[str, int], ...] = (("", 0),)
    """For each result: what its wire's name ends in, and how many places above the base it stands."""
    frames: tuple[int, int] = NOTHING
    """The operands that may be shifted, each by its own amount: the first, and the step to the next."""
    widths: Callable[[Op], Sequence[int]] = values
    """Bits that the cell drives for each result; bits above the value's are zero."""
    loop: Callable[[Sequence[str]], list[str]] | None = None
    """The results as expressions of 32-bit values, for the form that simulates fastest; None where nothing needs it."""
    inline: Callable[[Op, View, Callable[[Word], str]], str | None] | None = None
    """The text that stands for bits of the one result wherever they are read, so that it has no wire; the last argument
    reads an operand. None, or a result of None: the result has a wire."""
    latency: Callable[[Op], int] = no_cycles
    """Cycles by which the results come after the operands: registers inside the cell, which takes operands in every
    cycle. `delay` is then that of its slowest stage, and the results come out of registers, or `late` ns after them."""
    late: float = 0.0
    clocked: Clocked | None = None
    """The behaviour of a kind with state; its `delay` is from the clock edge, and from the operands at `through`."""
    modules: Callable[[str], Mapping[str, str]] | None = None
    """The modules that a cell instantiates beside leaf cells, for a unit of that name: name to text."""
    simulated: Callable[[str], Mapping[str, str]] | None = None
    """The modules in the form that simulates fastest; None where that is the same text."""
    widening: Callable[[Op], float] | None = None
    """The planning delay, in ns, that the width of an operator adds."""
    absorbs: bool = False
    """True if a register of the result moves into the cell."""
    outside: bool = False
    """True if the wire comes from outside the circuit's text, so that there is no cell to print."""
    dsps: int = 0
    """Multiplier tiles that it takes."""
    inside: Sequence[Op] = ()
    """The operators that a part of another circuit consists of."""
    lut6: Callable[[Op], int] | None = None
    """LUT6 sites that it takes at least, where that follows from the parameters; other kinds are counted in a netlist.
    """
    lut4: Callable[[Op], int] | None = None
    """LUT4 sites that it takes at least, where that follows from the parameters."""
