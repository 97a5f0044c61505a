"""What no schedule can do better: the interval by the busiest units, the stages by the critical path and by units."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from modmill.hw.circuit.graph import Circuit
from modmill.hw.circuit.op import Kind, Op, Wire
from modmill.hw.circuit.schedule import REGISTER
from modmill.hw.circuit.shared.machine import Machine, Resource, operators
from modmill.hw.circuit.shared.plan import STEER

Moment = tuple[int, float]
"""A cycle, and a time in it in ns."""


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
            ways[op], left[op] = _after(circuit, op, resources, period)
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
        begin[op], end = _span(op, earliest, resources, period)
        for wire in op.outs:
            time[wire] = end
        last = max(last, end[0] + 1)
    return max(last, *(_queue([(begin[a][0], left[a]) for a in ways if a.kind is r.kind], r) for r in machine), 0)


def _queue(before: Iterable[tuple[int, int]], resource: Resource) -> int:
    """The cycle before which the last of these operators, (earliest cycle, way to here), does not let one begin."""
    bound, least = 0, 0
    for count, (head, way) in enumerate(sorted(before, reverse=True), 1):
        least = way if count == 1 else min(least, way)
        bound = max(bound, head + (-(-count // resource.count) - 1) * resource.interval + least)
    return bound


def _after(
    circuit: Circuit, source: Op, resources: Mapping[Kind, Resource], period: float
) -> tuple[dict[Op, int], int]:
    """For everything that depends on an operator, the cycles from its begin to theirs; and those to the end of all."""
    time: dict[Wire, Moment] = {}
    found: dict[Op, int] = {}
    last = 0
    for op in circuit.ops:
        mine = [time[word.view.wire] for word in op.ins if word.view.wire in time]
        if not mine and op is not source:
            continue
        start, end = _span(op, max(mine, default=(0, 0.0)), resources, period)
        found[op] = start[0]
        last = max(last, end[0] + 1)
        for wire in op.outs:
            time[wire] = end
    return found, last


def _span(op: Op, ready: Moment, resources: Mapping[Kind, Resource], period: float) -> tuple[Moment, Moment]:
    """When an operator begins, and when its results are there."""
    resource = resources.get(op.kind)
    cycle, begin = ready
    delay = op.kind.delay + (STEER if resource else 0.0)
    room = period * (resource.interval if resource else 1) - REGISTER
    if begin + delay > room and begin > 0.0:
        cycle, begin = cycle + 1, 0.0
    cycles = resource.latency if resource else op.kind.latency(op)
    return (cycle, begin), (cycle + cycles, op.kind.late if cycles else begin + delay)
