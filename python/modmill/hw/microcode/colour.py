"""Registers for a sequence of operations by graph colouring, with stores and loads where they do not suffice.

Two values that live at once are neighbours in the interference graph. Values with fewer neighbours than there are
registers are taken out one by one; where none is left, the one that is read least for its number of neighbours is taken
out too, in the hope that its neighbours share colours. Colours are given in the opposite order. A value that gets none
is stored behind its operation, and loaded before each one that reads it, into a value of its own that lives for a
moment; then all starts again.

Source: G. Chaitin, PLDI 1982; P. Briggs, K. Cooper, L. Torczon, TOPLAS 16 (1994).
"""

from __future__ import annotations

from collections.abc import Collection, Hashable, Mapping, Sequence
from dataclasses import dataclass
from typing import Literal

Key = Hashable
"""The name of an operation's result."""


class TooFewRegisters(ValueError):
    """An operation needs more registers than there are."""


@dataclass(frozen=True, slots=True)
class Item:
    """An operation: what its result is called, and its operands.

    Operands that are not the result of an item need no register, and neither does a result that lies `elsewhere`.
    """

    to: Key
    args: tuple[Key, ...]
    elsewhere: bool = False


@dataclass(frozen=True, slots=True)
class Step:
    """An operation, or a store or load of its result; `to` and `sources` are registers, or a place of memory.

    An operand that needs no register has None in `sources`, such a result None in `to`.
    """

    kind: Literal["do", "store", "load"]
    value: Key
    to: int | None
    sources: tuple[int | None, ...] = ()


@dataclass(frozen=True, slots=True)
class Allocation:
    """`steps` for a machine with so many registers and places of memory; `places` has where each value lies at the end.

    A value in memory has a negative number: -1 for the first place.
    """

    steps: tuple[Step, ...]
    registers: int
    memory: int
    places: Mapping[Key, int]


@dataclass(slots=True)
class _Value:
    """A value in a register: born in step `born`, and read in others. Steps are counted in tens."""

    of: Key
    born: int
    reads: list[int]
    fixed: bool = False
    """Born by a load, or stored at once: to spill it would not help."""


def interference(lives: Sequence[tuple[int, int]]) -> list[set[int]]:
    """The neighbours of each life, from the step after whose reads it is written to that of the last read."""
    found: list[set[int]] = [set() for _ in lives]
    active: list[int] = []
    for i in sorted(range(len(lives)), key=lambda i: lives[i]):
        active = [j for j in active if lives[j][1] > lives[i][0]]
        for j in active:
            found[i].add(j)
            found[j].add(i)
        active.append(i)
    return found


def colours(neighbours: Sequence[set[int]], weight: Sequence[float], count: int) -> list[int | None]:
    """A colour for each, None for those that must go elsewhere; the lighter ones go first."""
    left = {i: len(n) for i, n in enumerate(neighbours)}
    taken: list[int] = []
    while left:
        easy = [i for i, degree in left.items() if degree < count]
        one = easy[-1] if easy else min(left, key=lambda i: weight[i] / left[i])
        del left[one]
        taken.append(one)
        for other in neighbours[one]:
            if other in left:
                left[other] -= 1
    found: list[int | None] = [None] * len(neighbours)
    for one in reversed(taken):
        used = {found[other] for other in neighbours[one]}
        found[one] = next((c for c in range(count) if c not in used), None)
    return found


def allocate(items: Sequence[Item], kept: Collection[Key], registers: int) -> Allocation:
    """Registers for operations in that order; those that are `kept` are read behind the last.

    Raises TooFewRegisters.
    """
    spilled: dict[Key, int] = {}
    while True:
        values, operands = _values(items, kept, spilled)
        lives = [(v.born, max(v.reads, default=v.born + 1)) for v in values]
        weight = [float("inf") if v.fixed else len(v.reads) for v in values]
        found = colours(interference(lives), weight, registers)
        failed = [i for i, colour in enumerate(found) if colour is None]
        if not failed:
            return _steps(items, spilled, values, operands, [c or 0 for c in found])
        free = [i for i in failed if not values[i].fixed]
        if not free:
            raise TooFewRegisters(f"{registers} registers are fewer than an operation needs")
        for i in free:
            spilled.setdefault(values[i].of, len(spilled))


Operands = dict[tuple[int, Key], int]
"""The value that an operation (by number) reads for an operand."""


def _values(items: Sequence[Item], kept: Collection[Key], spilled: Mapping[Key, int]) -> tuple[list[_Value], Operands]:
    values: list[_Value] = []
    current: dict[Key, int] = {}
    operands: Operands = {}
    for i, item in enumerate(items):
        for arg in dict.fromkeys(item.args):
            if arg in spilled:
                values.append(_Value(arg, 10 * i - 5, [10 * i], fixed=True))
                current[arg] = len(values) - 1
            elif arg in current:
                values[current[arg]].reads.append(10 * i)
            else:
                continue
            operands[i, arg] = current[arg]
        if not item.elsewhere:
            stored = item.to in spilled
            values.append(_Value(item.to, 10 * i, [10 * i + 1] if stored else [], fixed=stored))
            current[item.to] = len(values) - 1
    for value in kept:
        if value in current and value not in spilled:
            values[current[value]].reads.append(10 * len(items))
    return values, operands


def _steps(
    items: Sequence[Item],
    spilled: Mapping[Key, int],
    values: Sequence[_Value],
    operands: Operands,
    register: Sequence[int],
) -> Allocation:
    born = {(v.of, v.born): register[i] for i, v in enumerate(values)}
    steps: list[Step] = []
    places: dict[Key, int] = {}
    for i, item in enumerate(items):
        for arg in dict.fromkeys(item.args):
            if (i, arg) in operands and arg in spilled:
                steps.append(Step("load", arg, register[operands[i, arg]], (spilled[arg],)))
        sources = tuple(register[operands[i, arg]] if (i, arg) in operands else None for arg in item.args)
        to = None if item.elsewhere else born[item.to, 10 * i]
        steps.append(Step("do", item.to, to, sources))
        if to is not None:
            places[item.to] = to
        if item.to in spilled:
            steps.append(Step("store", item.to, spilled[item.to], (to,)))
            places[item.to] = -1 - spilled[item.to]
    return Allocation(tuple(steps), max(register, default=-1) + 1, len(spilled), places)
