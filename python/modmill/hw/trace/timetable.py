"""When and where each operation of a lowered formula happens, how busy the units are, how near that is to a bound."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Annotated

from modmill.hw.circuit.kinds import INPUT, STILL
from modmill.hw.circuit.shared.bounds import least_stages, proved_stages
from modmill.hw.circuit.shared.plan import Plan
from modmill.hw.microcode.machine import Place
from modmill.hw.microcode.program import Program
from modmill.hw.microcode.schedule import least_slots, proved_slots
from modmill.hw.trace.lower.circuit import Lowered


@dataclass(frozen=True, slots=True)
class Task:
    """An operation."""

    name: Annotated[str, "its name"]
    operation: Annotated[str, "what it does"]
    unit: Annotated[str, "what does it"]
    begin: Annotated[int, "step in which it begins"]
    ready: Annotated[int, "step in which its result is there"]
    last: Annotated[int, "step in which the result is read last"]


@dataclass(frozen=True, slots=True)
class Timetable:
    """Tasks in the order of their begin; times count in `step`s (cycles, or words of a program).

    `length` steps pass from an input to its result, no schedule has fewer than `least`: that is `relaxed`, from the
    longest ways and the busiest unit, or more where a search proved that these cannot be reached. A unit's occupation
    is the part of the time in which it is given work, where inputs follow each other as closely as they may.
    """

    tasks: tuple[Task, ...]
    step: str
    length: int
    least: int
    relaxed: int
    interval: int
    occupation: Mapping[str, float]

    @property
    def distance(self) -> float:
        """By how much the length exceeds the bound, as a part of it."""
        return self.length / self.least - 1


def of_plan(made: Lowered, plan: Plan, latency: int) -> Timetable:
    """The timetable of a pipeline, of shared multipliers, or of gates alone."""
    tasks: list[Task] = []
    work: dict[str, int] = {}
    multipliers = 0
    for at in made.graph.working:
        wire = max((word.view.wire for word in made.values.get(at, ())), key=lambda wire: wire.stage, default=None)
        if wire is None or wire.op.kind in (INPUT, *STILL):
            continue
        op = wire.op
        unit = "gates"
        if op in plan.units:
            unit = f"multiplier {plan.units[op].number}"
        elif op.kind.modules is not None:
            unit, multipliers = f"multiplier {multipliers}", multipliers + 1
        if unit != "gates":
            work[unit] = work.get(unit, 0) + 1
        last = min(wire.stage + wire.registers * plan.interval, latency)
        tasks.append(Task(f"n{at}", made.graph.nodes[at].op.name, unit, op.stage, wire.stage, last))
    more = latency - plan.stages
    least = proved_stages(plan.circuit, plan.machine, plan.interval, plan.period, plan.used) + more
    relaxed = least_stages(plan.circuit, plan.machine, plan.period) + more
    occupation = {unit: count / plan.interval for unit, count in sorted(work.items())}
    return Timetable(_sorted(tasks), "cycles", latency, least, relaxed, plan.interval, occupation)


def of_program(program: Program, units: Mapping[str, str]) -> Timetable:
    """The timetable of a thread; `units` names the unit of each function."""
    machine = program.machine
    found: list[Task] = []
    held: dict[Place, int] = {}
    last: dict[int, int] = {}
    coming: dict[int, list[tuple[Place, int]]] = {}
    for slot, instruction in enumerate(program.slots):
        for place, number in coming.pop(slot, ()):
            held[place] = number
        if instruction is None:
            continue
        for place in (instruction.a, instruction.b):
            if place in held:
                last[held[place]] = slot
        name, ready = instruction.function.name, slot + machine.slots(instruction.function)
        where = machine.names(instruction.to[0], destination=True)[instruction.to[1]]
        coming.setdefault(ready, []).append((instruction.to, len(found)))
        found.append(Task(where, name, units[name], slot, ready, ready))
    tasks = [
        Task(t.name, t.operation, t.unit, t.begin, t.ready, max(t.ready, last.get(i, 0))) for i, t in enumerate(found)
    ]
    length = len(program.slots)
    occupation = {"instructions": program.instructions / length}
    for unit in dict.fromkeys(units.values()):
        occupation[unit] = sum(t.unit == unit for t in tasks) / length
    least = proved_slots(program.operations, machine, length)
    relaxed = least_slots(program.operations, machine)
    return Timetable(_sorted(tasks), "words", length, least, relaxed, length, occupation)


def _sorted(tasks: list[Task]) -> tuple[Task, ...]:
    return tuple(sorted(tasks, key=lambda t: (t.begin, t.unit)))
