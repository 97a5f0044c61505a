"""An independent check of a plan: written without the code that made it, on what the text will do.

* Units: every operator of a shared kind has one of its units, and no two operators have one in the same cycle.
* Dependences: an operator starts when its operands are there, and the delays that follow each other in a cycle fit it.
* Lifetimes: all registers are run as shift registers of the numbers of operations, several of which overlap; every
  operator must find the number of its own operation in the register that it reads.
"""

from __future__ import annotations

from collections.abc import Iterable

from modmill.hw.circuit.kinds import STILL
from modmill.hw.circuit.op import Op, Wire, Word
from modmill.hw.circuit.schedule import REGISTER
from modmill.hw.circuit.shared.machine import STEER, ScheduleError
from modmill.hw.circuit.shared.plan import Plan

SLACK = 1e-9


def check(plan: Plan, results: Iterable[Word], read_at: int) -> None:
    """Raises ScheduleError for the first thing that is wrong with a plan whose results are read in stage `read_at`."""
    _units(plan)
    _dependences(plan)
    _lifetimes(plan, results, read_at)


def _units(plan: Plan) -> None:
    taken: dict[tuple[str, int], str] = {}
    for op in plan.circuit.ops:
        resources = [r for r in plan.machine if r.kind is op.kind]
        unit = plan.units.get(op)
        if not resources:
            if unit is not None:
                raise ScheduleError(f"{op.name}: has {unit.name}, but {op.kind.name} is not shared")
            continue
        if unit is None or unit.resource not in resources or not 0 <= unit.number < unit.resource.count:
            raise ScheduleError(f"{op.name}: has no unit")
        for busy in range(op.stage, op.stage + unit.resource.interval):
            other = taken.setdefault((unit.name, busy % plan.interval), op.name)
            if other != op.name or unit.resource.interval > plan.interval:
                raise ScheduleError(f"{op.name} and {other}: both have {unit.name} in cycle {busy % plan.interval}")


def _dependences(plan: Plan) -> None:
    time: dict[Wire, float] = {}
    for op in plan.circuit.ops:
        unit = plan.units.get(op)
        begin = 0.0
        for word in op.ins:
            wire = word.view.wire
            if wire.op.kind in STILL:
                continue
            if wire.stage > op.stage:
                raise ScheduleError(f"{op.name}: starts in stage {op.stage}, before {wire.name} in {wire.stage}")
            if wire.stage == op.stage:
                begin = max(begin, time[wire])
        cycles = unit.resource.latency if unit else op.kind.latency(op)
        end = begin + op.delay + (STEER if unit else 0.0)
        room = plan.period * (unit.resource.interval if unit else 1) - REGISTER
        if end > room + SLACK:
            raise ScheduleError(f"{op.name}: ends after {end:.2f} ns of {room:.2f}")
        for wire in op.outs:
            if wire.stage != op.stage + cycles:
                raise ScheduleError(f"{wire.name}: in stage {wire.stage}, {cycles} cycles after {op.stage}")
            time[wire] = op.kind.late if cycles else end


def _lifetimes(plan: Plan, results: Iterable[Word], read_at: int) -> None:
    wanted = {(word.view.wire, read_at, "a result") for word in results}
    for op in plan.circuit.ops:
        unit = plan.units.get(op)
        for word in op.ins:
            for cycle in range(unit.resource.interval if unit else 1):
                wanted.add((word.view.wire, op.stage + cycle, op.name))
    reads: dict[Wire, list[tuple[int, str]]] = {}
    for wire, stage, who in wanted:
        if wire.op.kind not in STILL:
            reads.setdefault(wire, []).append((stage, who))
    for wire, found in reads.items():
        _chain(wire, found, plan.interval)


def _chain(wire: Wire, reads: list[tuple[int, str]], interval: int) -> None:
    """Runs one wire's registers for as many operations as overlap, and three more."""
    last = max(stage for stage, _ in reads)
    operations = last // interval + 4
    registers: list[int | None] = [None] * wire.registers
    for cycle in range(operations * interval + last + 1):
        shown = _value(wire.op, wire.stage, cycle, interval)
        for stage, who in reads:
            number, rest = divmod(cycle - stage, interval)
            if rest or number < 0:
                continue
            at = min(wire.registers, wire.lag(stage))
            seen = registers[at - 1] if at else shown
            if seen != number:
                raise ScheduleError(f"{who}: reads {wire.name} of operation {seen} in stage {stage} of {number}")
        if cycle % interval == wire.line:
            registers = [shown, *registers[:-1]] if registers else []


def _value(op: Op, stage: int, cycle: int, interval: int) -> int | None:
    """The operation whose value a wire carries, None where nobody says so."""
    if op.kind.outside:
        # An input's own register is written in the last cycle of an interval.
        return cycle // interval
    number, rest = divmod(cycle - stage, interval)
    return number if not rest and number >= 0 else None
