"""The triangle of a 4^k-isogeny walk, and a strategy as the column in which each row starts.

Let S have order 4^k, and let phi_0, phi_1, ... be the k successive 4-isogenies. The node of row j and column i is the
point phi_{i-1}(...phi_0([4^j] S)), of order 4^(k-i-j). Isogeny phi_i is constructed from the *leaf* of its column, row
k-1-i. A quadrupling (two doublings) goes down one row, an evaluation goes right one column.

A strategy keeps row j from column s_j up to its leaf, column k-1-j; it starts the row by quadruplings from the nearest
row above that exists by then. So the list s_0 = 0, s_1, ..., s_{k-1} with 0 <= s_j <= k-1-j says it all. Each
well-formed strategy of De Feo, Jao and Plut is such a list, and so are strategies that quadruple earlier than a leaf
needs it, which pays only where units work at the same time (docs/derivations/isogeny-walk.md).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum
from functools import cached_property

from modmill.errors import UsageError

MAX_K = 20_000
"""Larger walks are refused: the dynamic programming takes k^2 steps, a minute at this k."""


DBL, CONSTRUCT, EVALUATE = 0, 1, 2
"""The kinds of operations."""


class Mode(StrEnum):
    """The way in which the units work.

    An evaluation needs the constant K1 of its construction, but only after a product of its own; K2 and K3 it can form
    from the leaf. So units may be built in which a construction and its evaluations start in the same cycle.
    """

    SEPARATE = "separate"
    """Evaluations start when their isogeny's construction has ended."""
    FUSED = "fused"
    """Evaluations may start in the cycle in which their isogeny's construction starts."""
    PIPELINED = "pipelined"
    """Fused, and each unit takes an operation in every stage."""

    @property
    def tick(self) -> str:
        """The name of its unit of time."""
        return "stage" if self is Mode.PIPELINED else "cycle"


@dataclass(frozen=True, slots=True)
class Latencies:
    """Cycles, or stages of a pipeline, of one doubling, one construction, one evaluation; and the mode of the units."""

    dbl: int = 1
    construct: int = 1
    evaluate: int = 1
    mode: Mode = Mode.SEPARATE

    def __post_init__(self) -> None:
        if min(self.dbl, self.construct, self.evaluate) < 1:
            raise UsageError("each latency must be at least 1 cycle")

    @property
    def each(self) -> tuple[int, int, int]:
        """The time of each kind, from an operation's start to its result."""
        return self.dbl, self.construct, self.evaluate

    @property
    def busy(self) -> tuple[int, int, int]:
        """The time of each kind, from an operation's start to the next one's on the same unit."""
        return (1, 1, 1) if self.mode is Mode.PIPELINED else self.each

    @property
    def usable(self) -> int:
        """From the start of a construction to the first start of an evaluation of its isogeny."""
        return self.construct if self.mode is Mode.SEPARATE else 0

    @property
    def step(self) -> int:
        """The least from the start of a construction to that of the next one."""
        return max(self.busy[CONSTRUCT], self.usable + self.evaluate)


UNIT = Latencies()
USUAL = {
    Mode.SEPARATE: UNIT,
    Mode.FUSED: Latencies(mode=Mode.FUSED),
    Mode.PIPELINED: Latencies(3, 2, 3, Mode.PIPELINED),
}
"""The latencies of each mode unless others are stated: one cycle; of three stages a construction takes two."""


@dataclass(frozen=True)
class Strategy:
    """The starts of rows 0..k-1. Raises UsageError when a start lies outside 0..k-1-j."""

    name: str
    starts: tuple[int, ...]

    def __post_init__(self) -> None:
        check_k(self.k)
        for j, s in enumerate(self.starts):
            if not 0 <= s <= (self.k - 1 - j if j else 0):
                raise UsageError(f"row {j} starts in column {s}, outside 0..{self.k - 1 - j if j else 0}")

    @property
    def k(self) -> int:
        """The number of 4-isogenies."""
        return len(self.starts)

    @cached_property
    def parents(self) -> list[int]:
        """For each row the row from which its quadruplings start (-1 for row 0): the nearest above with s <= s_j."""
        stack: list[int] = []
        found = []
        for j, s in enumerate(self.starts):
            while stack and self.starts[stack[-1]] > s:
                stack.pop()
            found.append(stack[-1] if stack else -1)
            stack.append(j)
        return found

    @cached_property
    def quadruplings(self) -> int:
        """The number of quadruplings of all rows."""
        return sum(j - p for j, p in enumerate(self.parents)) - 1

    @property
    def doublings(self) -> int:
        """Two for each quadrupling."""
        return 2 * self.quadruplings

    @cached_property
    def evaluations(self) -> int:
        """The number of evaluations of kept points; none of another point, none after the last construction."""
        return sum(self.k - 1 - j - s for j, s in enumerate(self.starts))

    @cached_property
    def evaluations_of_columns(self) -> list[int]:
        """The numbers of points that pass through phi_0, phi_1, ..., phi_{k-2}."""
        change = [0] * (self.k + 1)
        for j, s in enumerate(self.starts):
            change[s] += 1
            change[self.k - 1 - j] -= 1
        found = []
        level = 0
        for i in range(self.k - 1):
            level += change[i]
            found.append(level)
        return found

    def serial_cycles(self, units: int, latencies: Latencies = UNIT) -> int:
        """Cycles when nothing overlaps but up to `units` evaluations of one isogeny, and what the mode overlaps."""
        doublings = [0] * self.k
        for j, (s, p) in enumerate(zip(self.starts, self.parents, strict=True)):
            doublings[s] += 2 * (j - p) if j else 0
        t = curve = 0
        for column, n in enumerate((*self.evaluations_of_columns, 0)):
            if doublings[column]:
                t = max(t, curve) + latencies.dbl * doublings[column]
            curve = t + latencies.construct
            t += after_construction(-(-n // units), latencies)
        return curve


def after_construction(rounds: int, latencies: Latencies) -> int:
    """From a construction's start to the end of so many rounds of evaluations, when a further construction may start.

    A doubling must wait for the curve, too, which may come later where evaluations start with the construction.
    """
    evaluations = latencies.usable + (rounds - 1) * latencies.busy[EVALUATE] + latencies.evaluate
    return max(latencies.busy[CONSTRUCT], evaluations if rounds else 0)


def check_k(k: int) -> int:
    """k if it is a possible number of 4-isogenies; otherwise raises UsageError."""
    if not 1 <= k <= MAX_K:
        raise UsageError(f"k: {k} is out of range (1 to {MAX_K})", got=k, min=1, max=MAX_K)
    return k


def of(name: str, starts: Sequence[int]) -> Strategy:
    """A strategy of plain integers (NumPy's included)."""
    return Strategy(name, tuple(int(s) for s in starts))
