"""Bounds that no schedule can beat: the interval by the busiest units, the stages by the critical path and by units."""

from __future__ import annotations

from collections.abc import Iterable

from modmill.hw.circuit.graph import Circuit
from modmill.hw.circuit.op import Op, Wire
from modmill.hw.circuit.shared.machine import Machine, Resource, operators
from modmill.hw.circuit.shared.paths import Moment, after, searchable, shared_tasks, span
from modmill.hw.circuit.shared.search import shortest


def least_interval(circuit: Circuit, machine: Machine) -> int:
    """Cycles between two operations that the busiest units need."""
    return max((-(-len(operators(circuit, r.kind)) * r.interval // r.count) for r in machine), default=1)


def least_stages(circuit: Circuit, machine: Machine, period: float) -> int:
    """Stages that any schedule of that period has, whatever its interval.

    Operators in order get the earliest moment at which they can begin: after their operands, and after the operators of
    a shared kind that lead to them. Where n of these begin in cycle h at the earliest, u units take until cycle
    h + ceil(n / u) - 1 to begin with the last, and from there the way of at least one of them is left.
    """
    resources = {r.kind: r for r in machine}
    ways, left = {}, {}
    for op in circuit.ops:
        if op.kind in resources:
            ways[op], left[op] = after(circuit, op, resources, period)
    begin: dict[Op, Moment] = {}
    time: dict[Wire, Moment] = {}
    last = 0
    for op in circuit.ops:
        earliest = max((time[word.view.wire] for word in op.ins), default=(0, 0.0))
        for r in machine:
            before = [
                (begin[a][0], way[op]) for a, way in ways.items() if a.kind is r.kind and a is not op and op in way
            ]
            earliest = max(earliest, (_queue(before, r), 0.0))
        begin[op], end = span(op, earliest, resources, period)
        for wire in op.outs:
            time[wire] = end
        last = max(last, end[0] + 1)
    return max(last, *(_queue([(begin[a][0], left[a]) for a in ways if a.kind is r.kind], r) for r in machine), 0)


def proved_stages(circuit: Circuit, machine: Machine, interval: int, period: float, used: int) -> int:
    """Stages that any schedule of that period and interval has, of which one takes `used`.

    At least those of `least_stages`, and one more for each number that a search proves to be too few.
    """
    least = least_stages(circuit, machine, period)
    if not searchable(circuit, machine):
        return least
    shared = shared_tasks(circuit, machine, interval, period)
    return shortest(shared.tasks, max(least, shared.least), used)[0]


def _queue(before: Iterable[tuple[int, int]], resource: Resource) -> int:
    """The cycle before which the last of these operators, (earliest cycle, way to here), does not let one begin."""
    bound, least = 0, 0
    for count, (head, way) in enumerate(sorted(before, reverse=True), 1):
        least = way if count == 1 else min(least, way)
        bound = max(bound, head + (-(-count // resource.count) - 1) * resource.interval + least)
    return bound
