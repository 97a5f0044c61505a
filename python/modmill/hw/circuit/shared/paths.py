"""The longest paths between shared operators: what is left of a circuit whose own gates follow as soon as they can.

A shared unit has a register behind it, so whatever follows begins at a fixed time of a cycle, and the cycles from one
shared operator to another do not depend on when the first begins.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from modmill.hw.circuit.graph import Circuit
from modmill.hw.circuit.op import Kind, Op, Wire
from modmill.hw.circuit.schedule import REGISTER
from modmill.hw.circuit.shared.machine import STEER, Machine, Resource
from modmill.hw.circuit.shared.search import SEARCHED, Group, Tasks

Moment = tuple[int, float]
"""A cycle, and a time in it in ns."""


@dataclass(frozen=True, slots=True)
class Shared:
    """The shared operators as tasks, in the order of `ops`; `least` stages are there for the others alone."""

    ops: tuple[Op, ...]
    tasks: Tasks
    least: int


def searchable(circuit: Circuit, machine: Machine) -> bool:
    """True if a search may try the cycles of a circuit's shared operators."""
    kinds = {r.kind for r in machine}
    return all(r.interval == 1 for r in machine) and 0 < sum(op.kind in kinds for op in circuit.ops) <= SEARCHED


def shared_tasks(circuit: Circuit, machine: Machine, interval: int, period: float) -> Shared:
    """The operators of a machine whose units take operands in every cycle, with the ways between them."""
    resources = {r.kind: r for r in machine}
    ops = tuple(op for op in circuit.ops if op.kind in resources)
    number = {op: i for i, op in enumerate(ops)}
    ways, tails = [], []
    for op in ops:
        way, tail = after(circuit, op, resources, period)
        ways.append({number[other]: cycles for other, cycles in way.items() if other in number and other is not op})
        tails.append(tail)
    begin, least = earliest(circuit, resources, period)
    groups = [
        Group(dict.fromkeys((number[op] for op in ops if op.kind is r.kind), 0), r.count, interval) for r in machine
    ]
    return Shared(ops, Tasks([begin[op] for op in ops], tails, ways, groups), least)


def earliest(circuit: Circuit, resources: Mapping[Kind, Resource], period: float) -> tuple[dict[Op, int], int]:
    """The cycle in which each operator can begin, with units enough, and the stages that takes."""
    time: dict[Wire, Moment] = {}
    begin: dict[Op, int] = {}
    last = 0
    for op in circuit.ops:
        start, end = span(op, max((time[word.view.wire] for word in op.ins), default=(0, 0.0)), resources, period)
        begin[op] = start[0]
        last = max(last, end[0] + 1)
        for wire in op.outs:
            time[wire] = end
    return begin, last


def after(circuit: Circuit, source: Op, resources: Mapping[Kind, Resource], period: float) -> tuple[dict[Op, int], int]:
    """For everything that depends on an operator, the cycles from its begin to theirs; and those to the end of all."""
    time: dict[Wire, Moment] = {}
    found: dict[Op, int] = {}
    last = 0
    for op in circuit.ops:
        mine = [time[word.view.wire] for word in op.ins if word.view.wire in time]
        if not mine and op is not source:
            continue
        start, end = span(op, max(mine, default=(0, 0.0)), resources, period)
        found[op] = start[0]
        last = max(last, end[0] + 1)
        for wire in op.outs:
            time[wire] = end
    return found, last


def span(op: Op, ready: Moment, resources: Mapping[Kind, Resource], period: float) -> tuple[Moment, Moment]:
    """When an operator begins, and when its results are there."""
    resource = resources.get(op.kind)
    cycle, begin = ready
    delay = op.delay + (STEER if resource else 0.0)
    room = period * (resource.interval if resource else 1) - REGISTER
    if begin + delay > room and begin > 0.0:
        cycle, begin = cycle + 1, 0.0
    cycles = resource.latency if resource else op.kind.latency(op)
    return (cycle, begin), (cycle + cycles, op.kind.late if cycles else begin + delay)
