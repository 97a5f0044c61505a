"""Registers for operations in a fixed order, with stores and loads where there are too few (`colour`)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from modmill.hw.microcode.colour import Item, TooFewRegisters, allocate
from modmill.hw.microcode.machine import LOAD, STORE, Machine, Place, Space
from modmill.hw.microcode.operation import Operation, ProgramError


@dataclass(frozen=True, slots=True)
class Spilled:
    """Operations in order, stores and loads among them, with the places of all temporaries in registers and memory."""

    operations: tuple[Operation, ...]
    places: Mapping[str, Place]
    memory: int


def depth_first(operations: Sequence[Operation]) -> list[Operation]:
    """The operations that each result needs just before it, so that few temporaries live at once."""
    makers = {op.to: op for op in operations}
    read = {name for op in operations for name in (op.a, op.b)}
    found: dict[Operation, None] = {}
    for last in operations:
        stack = [] if last.to in read else [(last, False)]
        while stack:
            op, ready = stack.pop()
            if ready:
                found[op] = None
            elif op not in found:
                stack.append((op, True))
                stack += [(makers[x], False) for x in (op.b, op.a) if x in makers and makers[x] not in found]
    return list(found)


def spill(order: Sequence[Operation], machine: Machine) -> Spilled:
    """Registers for operations in that order. Raises ProgramError where one needs more than the machine has."""
    items = [Item(op.to, (op.a, op.b), op.to in machine.results) for op in order]
    try:
        found = allocate(items, (), machine.scratch)
    except TooFewRegisters as e:
        raise ProgramError(str(e)) from None
    made = {op.to: op for op in order}
    current: dict[str, str] = {}
    places: dict[str, Place] = {}
    operations: list[Operation] = []
    for step in found.steps:
        value = str(step.value)
        if step.kind == "store":
            held = f"{value}@memory"
            operations.append(Operation(STORE, held, value, value))
            places[held] = (Space.MEMORY, step.to or 0)
            continue
        name = value
        if step.kind == "load":
            name = f"{value}@{len(operations)}"
            operations.append(Operation(LOAD, name, f"{value}@memory", f"{value}@memory"))
            current[value] = name
        else:
            op = made[value]
            operations.append(Operation(op.function, value, *(current.get(x, x) for x in (op.a, op.b))))
        if step.to is not None:
            places[name] = (Space.SCRATCH, step.to)
    return Spilled(tuple(operations), places, found.memory)
