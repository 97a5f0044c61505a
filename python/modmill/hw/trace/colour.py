"""Registers for a sequence of operations by graph colouring, with stores and loads where they do not suffice.

Two values that live at once are neighbours in the interference graph. Values with fewer neighbours than there are
registers are taken out one by one; where none is left, the one that is read least for its number of neighbours is taken
out too, in the hope that its neighbours share colours. Colours are given in the opposite order. A value that gets none
is stored behind its operation, and loaded before each one that reads it, into a value of its own that lives for a
moment; then all starts again.

Source: G. Chaitin, PLDI 1982; P. Briggs, K. Cooper, L. Torczon, TOPLAS 16 (1994).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Literal

from modmill.hw.formula.operation import FormulaError
from modmill.hw.trace.graph import CONSTANT, INPUT, Graph


@dataclass(frozen=True, slots=True)
class Step:
    """An operation of the graph, or a store or load of its value; `to` and `sources` are registers, or a memory place.

    An operand that is an input or a constant has None in `sources`.
    """

    kind: Literal["do", "store", "load"]
    node: int
    to: int
    sources: tuple[int | None, ...] = ()


@dataclass(frozen=True, slots=True)
class Allocation:
    """`steps` for a machine with so many registers and places of memory; results lie where `results` says.

    A result in memory has a negative number: -1 for the first place.
    """

    steps: tuple[Step, ...]
    registers: int
    memory: int
    results: Mapping[str, int]


@dataclass(slots=True)
class _Value:
    """A value in a register: of a node, born in step `born`, and read in others. Steps are counted in tens."""

    node: int
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


def allocate(graph: Graph, order: Sequence[int], registers: int) -> Allocation:
    """Registers for the operations in that order.

    Raises FormulaError where an operation has more operands than there are registers.
    """
    spilled: dict[int, int] = {}
    while True:
        values, operands = _values(graph, order, spilled)
        lives = [(v.born, max(v.reads, default=v.born + 1)) for v in values]
        weight = [float("inf") if v.fixed else len(v.reads) for v in values]
        found = colours(interference(lives), weight, registers)
        failed = [i for i, colour in enumerate(found) if colour is None]
        if not failed:
            return _steps(graph, order, spilled, values, operands, [c or 0 for c in found])
        free = [i for i in failed if not values[i].fixed]
        if not free:
            raise FormulaError(f"{registers} registers are fewer than an operation needs")
        for i in free:
            spilled.setdefault(values[i].node, len(spilled))


Operands = dict[tuple[int, int], int]
"""Which value an operation (by number) reads for a node."""


def _values(graph: Graph, order: Sequence[int], spilled: Mapping[int, int]) -> tuple[list[_Value], Operands]:
    values: list[_Value] = []
    current: dict[int, int] = {}
    operands: Operands = {}
    for i, at in enumerate(order):
        for arg in dict.fromkeys(graph.nodes[at].args):
            if graph.nodes[arg].op in (INPUT, CONSTANT):
                continue
            if arg in spilled:
                values.append(_Value(arg, 10 * i - 5, [10 * i], fixed=True))
                current[arg] = len(values) - 1
            else:
                values[current[arg]].reads.append(10 * i)
            operands[at, arg] = current[arg]
        values.append(_Value(at, 10 * i, [10 * i + 1] if at in spilled else [], fixed=at in spilled))
        current[at] = len(values) - 1
    for at in graph.results.values():
        if at in current and at not in spilled:
            values[current[at]].reads.append(10 * len(order))
    return values, operands


def _steps(
    graph: Graph,
    order: Sequence[int],
    spilled: Mapping[int, int],
    values: Sequence[_Value],
    operands: Operands,
    register: Sequence[int],
) -> Allocation:
    born = {(v.node, v.born): register[i] for i, v in enumerate(values)}
    steps: list[Step] = []
    for i, at in enumerate(order):
        node = graph.nodes[at]
        for arg in dict.fromkeys(node.args):
            if (at, arg) in operands and arg in spilled:
                steps.append(Step("load", arg, register[operands[at, arg]], (spilled[arg],)))
        sources = tuple(register[operands[at, arg]] if (at, arg) in operands else None for arg in node.args)
        steps.append(Step("do", at, born[at, 10 * i], sources))
        if at in spilled:
            steps.append(Step("store", at, spilled[at], (born[at, 10 * i],)))
    place = {at: born[at, 10 * i] for i, at in enumerate(order)}
    place |= {at: -1 - where for at, where in spilled.items()}
    results = {name: place[at] for name, at in graph.results.items() if at in place}
    return Allocation(tuple(steps), max(register, default=-1) + 1, len(spilled), results)
