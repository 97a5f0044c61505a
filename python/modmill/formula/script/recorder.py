"""The graph of a program that is run once for every way through it, and the decisions that tell these ways apart."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Generic, TypeVar

from modmill.formula import operation as ops
from modmill.formula.graph import Builder
from modmill.formula.operation import BIT, RESIDUE, Operation, Type

T = TypeVar("T")

WAYS = 256
"""The most ways through a program."""
NUMBERS = 100_000
"""The most numbers that are computed on one way: one that no input takes may never end."""


class Refusal(BaseException):
    """A program does what cannot be traced. It is no Exception, so that no `except` of the program takes it."""


@dataclass(frozen=True, slots=True)
class Fork(Generic[T]):
    """The two outcomes of a program, where a bit is set and where it is not: each is that of a way, or another fork."""

    bit: int
    set: Fork[T] | T
    clear: Fork[T] | T


class Recorder:
    """Operations of all ways in one graph, each of them once, so that one condition is one node wherever it is met.

    `branch` is called for every decision that is new; it raises Refusal where the program may not decide.
    """

    def __init__(self, builder: Builder, branch: Callable[[], None]) -> None:
        self.builder: Builder = builder
        self.modulus: int = builder.modulus
        self.branch: Callable[[], None] = branch
        self._known: dict[tuple[Operation, tuple[int, ...], int], int] = {}
        self._constants: dict[tuple[int, Type], int] = {}
        self._given: list[tuple[int, bool]] = []
        self._decided: dict[int, bool] = {}
        self._numbers, self._ways = 0, 1

    def count(self) -> None:
        """Counts a number. Raises Refusal for one too many on this way."""
        self._numbers += 1
        if self._numbers > NUMBERS:
            raise Refusal(f"more than {NUMBERS:,} numbers computed on one way")

    def add(self, op: Operation, *args: int, parameter: int = 0) -> int:
        """The node of an operation."""
        key = op, tuple(sorted(args)) if op.commutes else args, parameter
        if key not in self._known:
            self._known[key] = self.builder.add(op, *args, parameter=parameter)
        return self._known[key]

    def constant(self, value: int, type_: Type = RESIDUE) -> int:
        """The node of a constant."""
        key = value % type_.size(self.modulus), type_
        if key not in self._constants:
            self._constants[key] = self.builder.constant(value, type_)
        return self._constants[key]

    def bit(self, value: bool) -> int:
        """The node of a constant bit."""
        return self.constant(int(value), BIT)

    def inverse(self, bit: int) -> int:
        """The other value of a bit."""
        node = self.builder.nodes[bit]
        if (value := self.builder.value(bit)) is not None:
            return self.bit(not value)
        return node.args[0] if node.op is ops.NOT else self.add(ops.NOT, bit)

    def either(self, a: int, b: int) -> int:
        """Set where one of two bits is."""
        for one, other in ((a, b), (b, a)):
            if (value := self.builder.value(one)) is not None:
                return one if value else other
        return a if a == b else self.add(ops.OR, a, b)

    def both(self, a: int, b: int) -> int:
        """Set where two bits are."""
        for one, other in ((a, b), (b, a)):
            if (value := self.builder.value(one)) is not None:
                return other if value else one
        return a if a == b else self.add(ops.AND, a, b)

    def choice(self, bit: int, a: int, b: int) -> int:
        """The node a where the bit is set, else b; bits among constants are made without a selection."""
        if a == b:
            return a
        if self.builder.nodes[a].type == BIT:
            first, second = self.builder.value(a), self.builder.value(b)
            if first is not None:
                return self.either(bit, b) if first else self.both(self.inverse(bit), b)
            if second is not None:
                return self.either(self.inverse(bit), a) if second else self.both(bit, a)
        return self.add(ops.SELECT, bit, a, b)

    # Decisions.

    def decide(self, bit: int) -> bool:
        """The value of a bit on this way. A bit that is decided for the first time is set on the first way."""
        if (value := self.builder.value(bit)) is not None:
            return bool(value)
        if self.builder.nodes[bit].op is ops.NOT:
            return not self.decide(self.builder.nodes[bit].args[0])
        if bit not in self._decided:
            at = len(self._decided)
            if at < len(self._given):
                expected, chosen = self._given[at]
                if expected != bit:
                    raise Refusal("the program does not run in the same way twice")
            else:
                chosen = True
                self.branch()
                self._ways += 1  # The other way is taken later.
                if self._ways > WAYS:
                    raise Refusal(f"more than {WAYS} ways through the program")
            self._decided[bit] = chosen
        return self._decided[bit]

    def explored(self, run: Callable[[], T]) -> tuple[Fork[T] | T, list[T]]:
        """All ways through a program, and their outcomes in a list: `run` runs it from its beginning.

        Each run repeats the decisions that lead to it and takes its own ones from there.
        """
        outcomes: list[T] = []

        def ways(given: list[tuple[int, bool]]) -> Fork[T] | T:
            self._given, self._decided, self._numbers = given, {}, 0
            outcome = run()
            outcomes.append(outcome)
            decided = list(self._decided.items())
            found: Fork[T] | T = outcome
            for at in reversed(range(len(given), len(decided))):
                bit = decided[at][0]
                found = Fork(bit, found, ways([*decided[:at], (bit, False)]))
            return found

        return ways([]), outcomes

    def joined(self, tree: Fork[T] | T, node: Callable[[T], int]) -> int:
        """One node for a value of all outcomes, whose node on a way `node` gives."""
        if isinstance(tree, Fork):
            return self.choice(tree.bit, self.joined(tree.set, node), self.joined(tree.clear, node))
        return node(tree)
