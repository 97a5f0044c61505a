"""Programs of sections, one after the other, of which one may be a loop; they hand values on in registers.

A section's operations read a variable by its name, and give it a new value by the name with a stroke. Both are one
register, which no temporary takes: so a pass of the loop finds what the pass before has left.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

from modmill.hw.microcode.machine import Machine, Place, Space
from modmill.hw.microcode.operation import Operation, ProgramError
from modmill.hw.microcode.program import Instruction, Program, allocated, fixed, instructions
from modmill.hw.microcode.schedule import proved_slots, scheduled


@dataclass(frozen=True, slots=True)
class Section:
    """Operations that are done `times` times."""

    operations: tuple[Operation, ...]
    times: int = 1


@dataclass(frozen=True, slots=True)
class Joined:
    """The program, the slots of each section, the register of each variable, and words that no program has fewer of."""

    program: Program
    spans: tuple[range, ...]
    variables: Mapping[str, Place]
    least: int


def renewed(variable: str) -> str:
    """The name that operations give the new value of a variable."""
    return f"{variable}'"


def joined(sections: Sequence[Section], machine: Machine, variables: Sequence[str]) -> Joined:
    """The program of sections, on a machine with as many more registers as they need.

    Raises ProgramError for two loops, and for a variable that a pass needs after it was written.
    """
    loops = [section.times for section in sections if section.times > 1]
    if len(loops) > 1:
        raise ProgramError("a program has one loop at most")
    machine = replace(machine, times=loops[0] if loops else 0)
    schedules = [scheduled(section.operations, machine) for section in sections]
    while True:
        try:
            return _joined(sections, schedules, machine, variables)
        except _TooFewRegisters:
            machine = replace(machine, scratch=2 * machine.scratch)


class _TooFewRegisters(Exception):
    pass


def _joined(
    sections: Sequence[Section],
    schedules: Sequence[Mapping[Operation, int]],
    machine: Machine,
    variables: Sequence[str],
) -> Joined:
    if len(variables) >= machine.scratch:
        raise _TooFewRegisters
    registers: dict[str, Place] = {name: (Space.SCRATCH, i) for i, name in enumerate(variables)}
    given = fixed(machine) | registers | {renewed(name): place for name, place in registers.items()}
    if machine.times:
        given["count"] = Space.COUNT, 0
    slots: list[Instruction | None] = []
    spans, least, loop = [], 1, None
    for section, at in zip(sections, schedules, strict=True):
        _check_order(section, at, machine, variables)
        try:
            places = allocated(section.operations, at, machine, given)
        except ProgramError:
            raise _TooFewRegisters from None
        found = instructions(section.operations, machine, at, places)
        spans.append(range(len(slots), len(slots) + len(found)))
        slots += found
        least += proved_slots(section.operations, machine, len(found) + 1) - 1
        if section.times > 1:
            loop = spans[-1][0], spans[-1][-1]
    operations = tuple(op for section in sections for op in section.operations)
    return Joined(Program(machine, (*slots, None), operations, loop), tuple(spans), registers, least)


def _check_order(section: Section, at: Mapping[Operation, int], machine: Machine, variables: Sequence[str]) -> None:
    """A variable is read before its new value is there."""
    written = {op.to: at[op] + machine.slots(machine.function(op.function)) for op in section.operations}
    for op in section.operations:
        for name in (op.a, op.b):
            if name in variables and written.get(renewed(name), at[op] + 1) <= at[op]:
                raise ProgramError(f"{name}: read in slot {at[op]}, after its new value is there")
