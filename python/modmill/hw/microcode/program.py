"""From operations to words: a slot for each (`schedule`), registers by lifetimes, and back to text.

A temporary has a register from the slot in which it is there to the last that reads it; lifetimes are intervals, so
giving each the lowest register that is free needs as few as any way. Where these are too few, registers come first
(`spill`), and the operations then keep to them.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from math import inf
from typing import NamedTuple

from modmill.hw.microcode.machine import Function, Machine, Place, Space, memory_functions
from modmill.hw.microcode.operation import Operation, ProgramError
from modmill.hw.microcode.schedule import in_registers, scheduled
from modmill.hw.microcode.spill import depth_first, spill

LAST_SPACE = 3
"""The code of COUNT in a word's field of two bits, in place of memory, which cannot stand there."""


@dataclass(frozen=True, slots=True)
class Instruction:
    """A function of two places, and the place of its result."""

    function: Function
    to: Place
    a: Place
    b: Place


@dataclass(frozen=True, slots=True)
class Program:
    """An instruction or None for each slot; the results are complete in the last. `operations` are what it does.

    `loop` are the first and the last slot of the machine's loop.
    """

    machine: Machine
    slots: tuple[Instruction | None, ...]
    operations: tuple[Operation, ...]
    loop: tuple[int, int] | None = None

    @property
    def steps(self) -> int:
        """Slots that a thread goes through."""
        again = 0 if self.loop is None else (self.machine.times - 1) * (self.loop[1] + 1 - self.loop[0])
        return len(self.slots) + again

    @property
    def words(self) -> list[int]:
        """The contents of the store."""
        ends, loops = len(self.slots) - 1, None if self.loop is None else self.loop[1]
        return [encode(self.machine, slot, end=i == ends, back=i == loops) for i, slot in enumerate(self.slots)]

    @property
    def instructions(self) -> int:
        """Slots that do something."""
        return sum(slot is not None for slot in self.slots)

    @property
    def registers(self) -> int:
        """Scratch registers that it uses."""
        used = {slot.to for slot in self.slots if slot is not None}
        return len([place for place in used if place[0] is Space.SCRATCH])

    def listing(self) -> str:
        """Slot, word and text of every instruction."""
        digits = -(-self.machine.format.width // 4)
        lines = [f"{i:4d}  {w:0{digits}x}  {disassemble(self.machine, w)}" for i, w in enumerate(self.words)]
        return "\n".join(line.rstrip() for line in lines) + "\n"


def compiled(operations: Sequence[Operation], machine: Machine) -> Program:
    """The program of operations whose names are assigned once. Raises ProgramError where registers do not suffice."""
    at = scheduled(operations, machine)
    return _laid_out(operations, machine, at, allocated(operations, at, machine, fixed(machine)))


def fitted(operations: Sequence[Operation], machine: Machine) -> Program:
    """The program on a machine whose registers are doubled until they suffice."""
    at = scheduled(operations, machine)
    while True:
        try:
            return _laid_out(operations, machine, at, allocated(operations, at, machine, fixed(machine)))
        except ProgramError:
            machine = replace(machine, scratch=2 * machine.scratch)


def spilled(operations: Sequence[Operation], machine: Machine) -> Program:
    """The program with stores and loads where registers do not suffice, on a machine with the memory that these need.

    Raises ProgramError where an operation needs more registers than there are.
    """
    try:
        return compiled(operations, machine)
    except ProgramError:
        pass
    machine = replace(machine, functions=(*machine.functions, *memory_functions(len(machine.functions) + 1)))
    at = scheduled(operations, machine)
    best: Program | None = None
    for order in (depth_first(operations), sorted(operations, key=lambda op: at[op])):
        found = spill(order, machine)
        room = replace(machine, memory=max(2, 1 << (found.memory - 1).bit_length()))
        program = _laid_out(found.operations, room, in_registers(found, room), {**fixed(room), **found.places})
        if best is None or len(program.slots) < len(best.slots):
            best = program
    assert best is not None
    return best


def _laid_out(
    operations: Sequence[Operation], machine: Machine, at: Mapping[Operation, int], places: Mapping[str, Place]
) -> Program:
    return Program(machine, (*instructions(operations, machine, at, places), None), tuple(operations))


def instructions(
    operations: Sequence[Operation], machine: Machine, at: Mapping[Operation, int], places: Mapping[str, Place]
) -> list[Instruction | None]:
    """An instruction or None for each slot, up to that in which the last result is there."""
    length = max(at[op] + machine.slots(machine.function(op.function)) for op in operations)
    slots: list[Instruction | None] = [None] * length
    for op in operations:
        slots[at[op]] = Instruction(machine.function(op.function), places[op.to], places[op.a], places[op.b])
    return slots


def fixed(machine: Machine) -> dict[str, Place]:
    """The places of what is not a temporary."""
    places: dict[str, Place] = {name: (Space.BEAT, i) for i, name in enumerate(machine.inputs)}
    places |= {name: (Space.CONSTANT, i) for i, name in enumerate(machine.constants)}
    return places | {name: (Space.BEAT, i) for i, name in enumerate(machine.results)}


def allocated(
    operations: Sequence[Operation], at: Mapping[Operation, int], machine: Machine, given: Mapping[str, Place]
) -> dict[str, Place]:
    """Places of all names: those given, and registers that none of these takes for temporaries.

    Raises ProgramError where registers do not suffice.
    """
    places = dict(given)
    last_read: list[float] = [inf if (Space.SCRATCH, i) in given.values() else -1 for i in range(machine.scratch)]
    delays = {op: machine.slots(machine.function(op.function)) for op in operations}
    born = sorted((at[op] + delays[op], at[op], op.to) for op in operations if op.to not in places)
    reads: dict[str, int] = {}
    for op in operations:
        for name in (op.a, op.b):
            reads[name] = max(reads.get(name, 0), at[op])
    for written, _, name in born:
        last = reads.get(name, written)
        register = next((i for i, slot in enumerate(last_read) if slot < written), None)
        if register is None:
            raise ProgramError(f"{name}: more than {machine.scratch} temporaries live in slot {written}")
        # A result is written in the cycle in which its slot's own instruction is fetched, which reads one cycle later.
        last_read[register] = last
        places[name] = (Space.SCRATCH, register)
    return places


def encode(machine: Machine, instruction: Instruction | None, *, end: bool = False, back: bool = False) -> int:
    """A word of the store."""
    if instruction is None:
        return machine.format.encode({"end": end, "back": back})
    i = instruction
    return machine.format.encode(
        {
            "function": i.function.code,
            "to_beat": int(i.to[0] is Space.BEAT),
            "to": i.to[1],
            "a_space": i.a[0],
            "a": i.a[1],
            "b_space": min(i.b[0], LAST_SPACE),
            "b": i.b[1],
            "end": end,
            "back": back,
        }
    )


class Decoded(NamedTuple):
    """The content of a word: its instruction, whether it is the last of all, and whether it is the last of the loop."""

    instruction: Instruction | None
    end: bool
    back: bool


def decode(machine: Machine, word: int) -> Decoded:
    """The decoded content of a word."""
    f = machine.format.decode(word)
    last = bool(f["end"]), bool(f.get("back"))
    if not f["function"]:
        return Decoded(None, *last)
    function = machine.functions[f["function"] - 1]
    space = Space.MEMORY if function.is_store else Space.BEAT if f["to_beat"] else Space.SCRATCH
    a, b = ((Space(f[f"{x}_space"]), f[x]) for x in "ab")
    if b[0] == LAST_SPACE and machine.times:
        b = Space.COUNT, 0
    return Decoded(Instruction(function, (space, f["to"]), a, b), *last)


def disassemble(machine: Machine, word: int) -> str:
    """A word as text, such as `mul r1, x, r0`; `back` stands behind the last of the loop, `end` behind the last."""
    instruction, end, back = decode(machine, word)
    if instruction is None:
        text = "nop"
    else:
        i = instruction
        to = machine.names(i.to[0], destination=True)[i.to[1]]
        text = f"{i.function.name} {to}, {', '.join(machine.names(space)[at] for space, at in (i.a, i.b))}"
    return text + " back" * back + " end" * end


def assemble(machine: Machine, text: str) -> int:
    """The word of a text as `disassemble` writes it. Raises ProgramError."""
    words = text.replace(",", " ").split()
    end = words[-1:] == ["end"]
    words = words[: len(words) - end]
    back = bool(machine.times) and words[-1:] == ["back"]
    words = words[: len(words) - back]
    if words == ["nop"]:
        return encode(machine, None, end=end, back=back)
    try:
        name, to, a, b = words
        function = machine.function(name)
    except (KeyError, ValueError):
        raise ProgramError(f"{text!r} is not an instruction") from None
    instruction = Instruction(function, _place(machine, to, destination=True), _place(machine, a), _place(machine, b))
    return encode(machine, instruction, end=end, back=back)


def _place(machine: Machine, name: str, *, destination: bool = False) -> Place:
    for space in (Space.SCRATCH, Space.BEAT, Space.MEMORY, *(() if destination else (Space.CONSTANT, Space.COUNT))):
        names = machine.names(space, destination=destination)
        if name in names:
            return space, list(names).index(name)
    raise ProgramError(f"{name}: no such {'destination' if destination else 'operand'}")
