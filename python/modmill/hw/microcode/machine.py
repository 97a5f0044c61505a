"""A processor as data: threads, registers, functions with their latencies, and what follows of them.

Threads take turns: in cycle c thread c mod T may issue an instruction, so each has a slot every T cycles. A function's
result is written a whole number of slots after its instruction, as many as its latency needs, and an instruction of
that slot reads it. The hardware has no interlocks. The schedule of a program ensures that each operand is in its
register when it is read. Threads write in cycles of their own, so only two results of one thread could need the write
port in the same cycle; the schedule prevents that, too.

An instruction's way (`Pipe`): in cycle 0 the read of its word begins, `fetch` cycles later that of its operands,
`read` cycles later a unit begins, and `write` cycles after the unit the result is written.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from enum import IntEnum
from typing import NamedTuple

from modmill.hw.microcode.word import Format


class Pipe(NamedTuple):
    """Cycles of an instruction beside its unit: to its word, to its operands, from the result to the register.

    `ends`: cycles after which a fetched word says that it is the last.
    """

    fetch: int
    read: int
    write: int
    ends: int

    @property
    def least_threads(self) -> int:
        """A thread's next word is not fetched before its last one is known not to be the last."""
        return self.ends + 1

    @property
    def front(self) -> int:
        """Cycles from an instruction to the first one that can read its result, less those of its unit."""
        return self.read + self.write + 1


SHORT = Pipe(1, 1, 0, 0)
"""For few threads: the program is gates, and registers are in LUTs."""
DEEP = Pipe(2, 3, 1, 2)
"""For a fast clock: the program and the registers are in block RAM."""


class Space(IntEnum):
    """The source of an operand or the destination of a result: scratch registers, or fields of the streams' beats."""

    SCRATCH = 0
    BEAT = 1
    """A field of the input as an operand, a field of the result as a destination."""
    CONSTANT = 2
    MEMORY = 3
    """Places for values that have no register: `store` writes them, `load` reads them."""
    COUNT = 4
    """The number of passes of the loop left after this one, as the second operand; encoded as 3 in a word."""


Place = tuple[Space, int]
"""A register, a field, a constant or a place of the memory, by number."""
STORE, LOAD = "store", "load"
MEMORY_LATENCY = 2
"""Cycles of a load."""


@dataclass(frozen=True, slots=True)
class Function:
    """A function that an instruction may apply to two operands.

    `code` stands in the word, from 1 on, since 0 does nothing; `latency` is that of the unit that computes it, in
    cycles; `act` computes on integers, the last argument is the modulus.
    """

    name: str
    code: int
    latency: int
    act: Callable[[int, int, int], int]

    @property
    def is_store(self) -> bool:
        """True if the result goes to the memory, not to a register or a beat."""
        return self.name == STORE


def memory_functions(first: int) -> tuple[Function, Function]:
    """The functions that move values between registers and memory, with codes from `first` on."""
    return tuple(Function(name, first + i, MEMORY_LATENCY, lambda a, _b, _n: a) for i, name in enumerate((STORE, LOAD)))  # type: ignore[return-value]


@dataclass(frozen=True, slots=True)
class Machine:
    """A processor: numbers of `bits` bits; `scratch` registers and `memory` places in each of the `threads`.

    Both are powers of two, so that thread and index are an address side by side; `memory` is 0 if there is none. A
    program may have one loop, which is done `times` times; 0 if there is none.
    """

    bits: int
    threads: int
    scratch: int
    functions: tuple[Function, ...]
    inputs: tuple[str, ...]
    results: tuple[str, ...]
    constants: tuple[str, ...] = ()
    memory: int = 0
    pipe: Pipe = SHORT
    times: int = 0

    def __post_init__(self) -> None:
        if self.threads < self.pipe.least_threads:
            raise ValueError(f"threads: {self.threads} are too few for such a pipe, which needs {self.pipe.ends + 1}")
        if self.scratch & (self.scratch - 1) or self.scratch < 2 or self.threads < 1:
            raise ValueError(f"scratch: {self.scratch} registers are not a power of two, at least 2")
        if self.memory & (self.memory - 1) or self.memory == 1:
            raise ValueError(f"memory: {self.memory} places are not 0 or a power of two, at least 2")
        if self.times == 1 or self.times < 0:
            raise ValueError(f"times: a loop is done twice at least, not {self.times} times")
        if [f.code for f in self.functions] != list(range(1, len(self.functions) + 1)):
            raise ValueError("the codes of functions count from 1")
        if any(f.latency < 1 for f in self.functions):
            raise ValueError("a unit has a latency of at least 1")

    def function(self, name: str) -> Function:
        """The function of that name. Raises KeyError."""
        return {f.name: f for f in self.functions}[name]

    def slots(self, function: Function) -> int:
        """Slots from an instruction to the first one that reads its result."""
        # A store writes in the cycle in which its unit would begin, a load reads there.
        return 1 if function.is_store else -(-(self.pipe.front + function.latency) // self.threads)

    def padding(self, function: Function) -> int:
        """Cycles for which a result waits behind its unit for the thread's turn to write."""
        return self.slots(function) * self.threads - self.pipe.front - function.latency

    @property
    def index_bits(self) -> int:
        """Bits of an index in any space."""
        sizes = self.scratch, self.memory, len(self.inputs), len(self.results), len(self.constants)
        return max(1, (max(sizes) - 1).bit_length())

    @property
    def format(self) -> Format:
        """The fields of an instruction."""
        index, loops = self.index_bits, bool(self.times)
        back = [("back", 1, "the last word of the loop: its first one follows while a pass is left")] if loops else []
        return Format.of(
            ("function", len(self.functions).bit_length(), "0: nothing; else the function's code"),
            ("to_beat", 1, "the result goes into the result's beat, not a register"),
            ("to", index, "which register or field takes the result; of a store: which place of the memory"),
            ("a_space", 2, "0 register, 1 input, 2 constant, 3 memory (of a load)"),
            ("a", index, "which of them is the first operand"),
            ("b_space", 2, f"0 register, 1 input, 2 constant{', 3 passes left' * loops}"),
            ("b", index, "which of them is the second operand"),
            ("end", 1, "the last word of a program: the result is complete"),
            *back,
        )

    def names(self, space: Space, *, destination: bool = False) -> Sequence[str]:
        """The names of the words of a space."""
        if space is Space.SCRATCH:
            return [f"r{i}" for i in range(self.scratch)]
        if space is Space.MEMORY:
            return [f"m{i}" for i in range(self.memory)]
        if space is Space.COUNT:
            return ["count"] if self.times else []
        return self.constants if space is Space.CONSTANT else self.results if destination else self.inputs
