"""List scheduling: operators of a circuit on few units, with a new operation every `interval` cycles.

Cycle by cycle, the operators whose operands are there are placed in the order of their urgency, the delay from them to
the end of the circuit. A shared operator takes a unit in cycle c if no other has it in a cycle that is c modulo the
interval (the modulo reservation table), and waits for a cycle otherwise; the others have gates of their own and follow
in the same cycle where the period allows. Of several free units the one is taken that reads the same words already, so
that fewer multiplexers are needed.

Where that misses the lower bound, or the stages that are asked for, and the shared operators are few, a search tries
their cycles (`search`): it finds the best schedule or proves that there is none, unless it gives up.

Source: M. Lam, "Software pipelining", PLDI 1988; S. Note and others, "Cathedral III", DAC 1991.
"""

from __future__ import annotations

import heapq
from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from modmill.hw.circuit.graph import Circuit
from modmill.hw.circuit.op import Op, Wire, Word
from modmill.hw.circuit.schedule import REGISTER, longest, shortest, store
from modmill.hw.circuit.shared.bounds import least_stages
from modmill.hw.circuit.shared.machine import STEER, Machine, Resource, ScheduleError, Unit
from modmill.hw.circuit.shared.paths import searchable, shared_tasks
from modmill.hw.circuit.shared.search import search
from modmill.hw.circuit.shared.search import shortest as shortest_found

STEP = 0.01
"""The distance from the shortest period at which the search for a schedule stops, in ns."""


@dataclass(frozen=True, slots=True)
class Plan:
    """A scheduled circuit: stages of its operators are in the operators, `units` has the unit of each shared one.

    `used` of the `stages` have operators.
    """

    circuit: Circuit
    machine: Machine
    interval: int
    stages: int
    used: int
    period: float
    units: Mapping[Op, Unit]


def share(
    circuit: Circuit, results: Iterable[Word], machine: Machine, interval: int, stages: int, read_at: int | None = None
) -> Plan:
    """The schedule of the shortest period for at most that many stages; the results are read in stage `read_at`.

    Sets stages and registers of all operators and wires. Raises ScheduleError where the machine cannot take the
    operators, or not in so few stages.
    """
    steer = STEER if machine else 0.0
    low, high = shortest(circuit) + steer, longest(circuit) + steer
    order = Order(circuit)
    used, units = place(circuit, machine, interval, high, order, stages)
    if used > stages:
        raise ScheduleError(f"{stages} stages of a circuit that needs {used} at interval {interval}")
    placed_for = high
    low = min(low, high)
    while high - low > STEP:
        placed_for = (low + high) / 2
        used, units = place(circuit, machine, interval, placed_for, order, stages)
        low, high = (low, placed_for) if used <= stages else (placed_for, high)
    if placed_for != high:
        used, units = place(circuit, machine, interval, high, order, stages)
    store(circuit, results, stages if read_at is None else read_at, interval)
    return Plan(circuit, machine, interval, stages, used, high, units)


def loop(circuit: Circuit, stages: int, last: Iterable[Word] = ()) -> float:
    """The schedule of operations that wait for each other, so that nothing is shared: the planned period in ns.

    What makes the words in `last` is in one stage, that of the latest of them. Registers inside of cells must move in
    every cycle, or in that of their stage.
    """
    period = share(circuit, (), (), stages, stages).period
    wires = [word.view.wire for word in last]
    stage = max((wire.stage for wire in wires), default=0)
    for wire in wires:
        wire.stage = wire.op.stage = stage
    store(circuit, (), stages, stages)
    return period


def place(
    circuit: Circuit,
    machine: Machine,
    interval: int,
    period: float,
    known: Order | None = None,
    enough: int | None = None,
) -> tuple[int, dict[Op, Unit]]:
    """Places every operator for that period: the number of stages it takes, and who computes what.

    Takes the first schedule of `enough` stages, the shortest one where that is None. Raises ScheduleError where the
    machine has too few units, or an operator finds none, which happens only to units of an interval above 1.
    """
    for resource in machine:
        wanted = sum(op.kind is resource.kind for op in circuit.ops) * resource.interval
        if wanted > resource.count * interval:
            raise ScheduleError(
                f"{wanted} cycles of {resource.kind.name} in {resource.count} units, each with {interval}"
            )
    known = known or Order(circuit)
    used, units = _listed(circuit, machine, interval, period, known, {})
    if used <= (enough or 0) or not searchable(circuit, machine):
        return used, units
    shared = shared_tasks(circuit, machine, interval, period)
    if enough is not None:
        at = search(shared.tasks, enough).at if shared.least <= enough else None
    else:
        _, at = shortest_found(shared.tasks, least_stages(circuit, machine, period), used)
    if at is None:
        return used, units
    return _listed(circuit, machine, interval, period, known, dict(zip(shared.ops, at, strict=True)))


def _listed(
    circuit: Circuit, machine: Machine, interval: int, period: float, known: Order, chosen: Mapping[Op, int]
) -> tuple[int, dict[Op, Unit]]:
    """List scheduling, but for the operators whose cycles are `chosen` already."""
    resources = {resource.kind: resource for resource in machine}
    urgency, readers, order, missing = known.urgency, known.readers, known.order, dict(known.sources)
    awaited = known.awaited
    table = _Table(interval)
    at: dict[Wire, float] = {}
    last = 0
    waiting = [(0, -urgency[op], order[op], 0, op) for op in circuit.ops if not missing[op]]
    heapq.heapify(waiting)
    while waiting:
        cycle, _, number, tries, op = heapq.heappop(waiting)
        if cycle < chosen.get(op, 0):
            heapq.heappush(waiting, (chosen[op], -urgency[op], number, 0, op))
            continue
        begin = 0.0
        for wire in awaited[op]:
            if wire.stage == cycle and at[wire] > begin:
                begin = at[wire]
        resource = resources.get(op.kind)
        delay = op.delay + (STEER if resource else 0.0)
        room = period * (resource.interval if resource else 1) - REGISTER
        late = begin + delay > room and begin > 0.0
        if late or (resource and not table.take(op, resource, cycle)):
            if tries > interval:
                raise ScheduleError(f"{op.name}: no {op.kind.name} is free for {resource} at interval {interval}")
            heapq.heappush(waiting, (cycle + 1, -urgency[op], number, tries + 1 - late, op))
            continue
        cycles = resource.latency if resource else op.kind.latency(op)
        op.stage, op.busy = cycle, resource.interval if resource else 1
        for wire in op.outs:
            wire.stage = cycle + cycles
            at[wire] = op.kind.late if cycles else begin + delay
        last = max(last, cycle + cycles + 1)
        for reader in readers[op]:
            missing[reader] -= 1
            if not missing[reader]:
                ready = max([wire.stage for wire in awaited[reader]])
                heapq.heappush(waiting, (ready, -urgency[reader], order[reader], 0, reader))
    return last, table.units


class _Table:
    """The modulo reservation table."""

    def __init__(self, interval: int) -> None:
        self.interval = interval
        self.units: dict[Op, Unit] = {}
        self._taken: dict[Unit, list[Op | None]] = {}

    def take(self, op: Op, resource: Resource, cycle: int) -> bool:
        """Books the best free unit from that cycle on, if there is one."""
        if resource.interval > self.interval:
            raise ScheduleError(f"{op.name}: a unit that is busy for {resource.interval} of {self.interval} cycles")
        slots = [(cycle + i) % self.interval for i in range(resource.interval)]
        best: tuple[int, int] | None = None
        for number in range(resource.count):
            row = self._taken.setdefault(Unit(resource, number), [None] * self.interval)
            if all(row[slot] is None for slot in slots):
                known = sum(
                    mine.view == word.view
                    for other in row
                    if other is not None
                    for mine, word in zip(other.ins, op.ins, strict=False)
                )
                best = max(best or (-1, 0), (known, -number))
        if best is None:
            return False
        unit = Unit(resource, -best[1])
        for slot in slots:
            self._taken[unit][slot] = op
        self.units[op] = unit
        return True


def _awaited(op: Op) -> list[Wire]:
    """The wires that must be computed before the operator starts: its operands, and those it is to follow."""
    return [*(word.view.wire for word in op.ins), *op.params.get("after", ())]


class Order:
    """The facts about a circuit that list scheduling needs at any period."""

    def __init__(self, circuit: Circuit) -> None:
        self.urgency: dict[Op, float] = _urgency(circuit)
        self.awaited: dict[Op, list[Wire]] = {op: _awaited(op) for op in circuit.ops}
        readers, sources = _readers(circuit)
        self.readers: dict[Op, list[Op]] = readers
        self.sources: dict[Op, int] = sources
        self.order: dict[Op, int] = {op: i for i, op in enumerate(circuit.ops)}


def _urgency(circuit: Circuit) -> dict[Op, float]:
    """The longest delay from the start of each operator to the end of the circuit."""
    after: dict[Op, float] = dict.fromkeys(circuit.ops, 0.0)
    for op in reversed(circuit.ops):
        after[op] += op.delay
        for word in op.ins:
            source = word.view.wire.op
            after[source] = max(after[source], after[op])
    return after


def _readers(circuit: Circuit) -> tuple[dict[Op, list[Op]], dict[Op, int]]:
    """Who reads the results of each operator, and how many operators each waits for."""
    readers: dict[Op, list[Op]] = {op: [] for op in circuit.ops}
    missing: dict[Op, int] = {}
    for op in circuit.ops:
        sources = {wire.op for wire in _awaited(op)}
        missing[op] = len(sources)
        for source in sources:
            readers[source].append(op)
    return readers, missing
