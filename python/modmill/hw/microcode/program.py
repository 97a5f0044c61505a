"""From operations to words: list scheduling into a thread's slots, registers by lifetimes, and back to text.

An operation is placed in a slot in which its operands are there, no other instruction stands, and the slot in which
its result will be written is free; of those that are ready the one with the longest way to the end comes first.
A temporary has a register from the slot in which it is there to the last that reads it; lifetimes are intervals, so
giving each the lowest register that is free needs as few as any way.
"""

from __future__ import annotations

import heapq
import random
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

from modmill.hw.microcode.machine import Function, Machine, Space
from modmill.hw.microcode.operation import Operation, ProgramError

Place = tuple[Space, int]
TRIES, WORK = 400, 40_000
"""Schedules that are tried at most, and operations that are placed in all of them together."""


@dataclass(frozen=True, slots=True)
class Instruction:
    """A function of two places, and the place of its result."""

    function: Function
    to: Place
    a: Place
    b: Place


@dataclass(frozen=True, slots=True)
class Program:
    """An instruction or None for each slot; the results are complete in the last."""

    machine: Machine
    slots: tuple[Instruction | None, ...]

    @property
    def words(self) -> list[int]:
        """The contents of the store."""
        last = len(self.slots) - 1
        return [encode(self.machine, slot, end=i == last) for i, slot in enumerate(self.slots)]

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
    return _laid_out(operations, machine, scheduled(operations, machine))


def fitted(operations: Sequence[Operation], machine: Machine) -> Program:
    """The same on a machine with twice the registers, and twice again, until they suffice."""
    at = scheduled(operations, machine)
    while True:
        try:
            return _laid_out(operations, machine, at)
        except ProgramError:
            machine = replace(machine, scratch=2 * machine.scratch)


def _laid_out(operations: Sequence[Operation], machine: Machine, at: Mapping[Operation, int]) -> Program:
    places = _allocated(operations, at, machine)
    length = max(at[op] + machine.slots(machine.function(op.function)) for op in operations) + 1
    slots: list[Instruction | None] = [None] * length
    for op in operations:
        slots[at[op]] = Instruction(machine.function(op.function), places[op.to], places[op.a], places[op.b])
    return Program(machine, tuple(slots))


def scheduled(operations: Sequence[Operation], machine: Machine) -> dict[Operation, int]:
    """The slot of every operation: the shortest of some list schedules.

    The first goes by urgency alone; in the others urgencies are blurred at random, by a fixed seed, so that operations
    of about the same urgency come in other orders. Ends early where `least_slots` is reached.
    """
    ways = _Ways(operations, machine)
    rng, least = random.Random(1), least_slots(operations, machine)
    best: dict[Operation, int] = {}
    tries = min(TRIES, WORK // len(operations))
    for blur in [0.0] + [0.5, 1.0, 2.0, 4.0] * (tries // 4):
        at = ways.listed({op: ways.tail[op] + rng.random() * blur for op in operations})
        if not best or ways.length(at) < ways.length(best):
            best = at
        if ways.length(best) == least:
            break
    return best


def least_slots(operations: Sequence[Operation], machine: Machine) -> int:
    """Words that any program of these operations has.

    Of those operations that cannot begin before slot h, and from whose slot at least t are left, n cannot be done in
    fewer than h + n - 1 + t slots; and the results are there in one more.
    """
    ways = _Ways(operations, machine)
    least = 0
    for head in set(ways.head.values()):
        tails = sorted((ways.tail[op] for op in operations if ways.head[op] >= head), reverse=True)
        least = max(least, *(head + n + tail for n, tail in enumerate(tails)))
    return least + 1


class _Ways:
    """Operations with their slots to the end of all (`tail`), and from the begin of all (`head`)."""

    def __init__(self, operations: Sequence[Operation], machine: Machine) -> None:
        self.operations = operations
        makers = {op.to: op for op in operations}
        self.delay = {op: machine.slots(machine.function(op.function)) for op in operations}
        self.sources = {op: [makers[x] for x in (op.a, op.b) if x in makers] for op in operations}
        self.number = {op: i for i, op in enumerate(operations)}
        self.readers: dict[Operation, list[Operation]] = {op: [] for op in operations}
        for op, sources in self.sources.items():
            for x in dict.fromkeys(sources):
                self.readers[x].append(op)
        self.head: dict[Operation, int] = {}
        self.tail = dict(self.delay)
        for op in operations:
            self.head[op] = max((self.head[x] + self.delay[x] for x in self.sources[op]), default=0)
        for op in reversed(operations):
            for x in self.sources[op]:
                self.tail[x] = max(self.tail[x], self.delay[x] + self.tail[op])

    def length(self, at: Mapping[Operation, int]) -> int:
        """Words of a program with that schedule."""
        return max(slot + self.delay[op] for op, slot in at.items()) + 1

    def listed(self, urgency: Mapping[Operation, float]) -> dict[Operation, int]:
        """Slot by slot the most urgent operation that can stand there."""
        at: dict[Operation, int] = {}
        written: set[int] = set()
        missing = {op: len(set(self.sources[op])) for op in self.operations}
        # By the slot in which their operands are there, then by urgency.
        coming = [(0, i) for i, op in enumerate(self.operations) if not missing[op]]
        heapq.heapify(coming)
        ready: list[tuple[float, int]] = []
        slot = 0
        while len(at) < len(self.operations):
            while coming and coming[0][0] <= slot:
                _, i = heapq.heappop(coming)
                heapq.heappush(ready, (-urgency[self.operations[i]], i))
            passed: list[tuple[float, int]] = []
            while ready:
                entry = heapq.heappop(ready)
                op = self.operations[entry[1]]
                done = slot + self.delay[op]
                if done in written:
                    passed.append(entry)
                    continue
                at[op] = slot
                written.add(done)
                for reader in self.readers[op]:
                    missing[reader] -= 1
                    if not missing[reader]:
                        there = max(at[x] + self.delay[x] for x in self.sources[reader])
                        heapq.heappush(coming, (there, self.number[reader]))
                break
            for entry in passed:
                heapq.heappush(ready, entry)
            slot += 1
        return at


def _allocated(operations: Sequence[Operation], at: Mapping[Operation, int], machine: Machine) -> dict[str, Place]:
    places: dict[str, Place] = {name: (Space.BEAT, i) for i, name in enumerate(machine.inputs)}
    places |= {name: (Space.CONSTANT, i) for i, name in enumerate(machine.constants)}
    places |= {name: (Space.BEAT, i) for i, name in enumerate(machine.results)}
    last_read = [-1] * machine.scratch
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


def encode(machine: Machine, instruction: Instruction | None, *, end: bool = False) -> int:
    """A word of the store."""
    if instruction is None:
        return machine.format.encode({"end": end})
    i = instruction
    return machine.format.encode(
        {
            "function": i.function.code,
            "to_beat": int(i.to[0] is Space.BEAT),
            "to": i.to[1],
            "a_space": i.a[0],
            "a": i.a[1],
            "b_space": i.b[0],
            "b": i.b[1],
            "end": end,
        }
    )


def decode(machine: Machine, word: int) -> tuple[Instruction | None, bool]:
    """The instruction of a word, and whether it is the last."""
    f = machine.format.decode(word)
    end = bool(f["end"])
    if not f["function"]:
        return None, end
    to = (Space.BEAT if f["to_beat"] else Space.SCRATCH, f["to"])
    a, b = ((Space(f[f"{x}_space"]), f[x]) for x in "ab")
    return Instruction(machine.functions[f["function"] - 1], to, a, b), end


def disassemble(machine: Machine, word: int) -> str:
    """A word as text, such as `mul r1, x, r0`; `end` stands behind the last."""
    instruction, end = decode(machine, word)
    if instruction is None:
        text = "nop"
    else:
        i = instruction
        to = machine.names(i.to[0], destination=True)[i.to[1]]
        text = f"{i.function.name} {to}, {', '.join(machine.names(space)[at] for space, at in (i.a, i.b))}"
    return f"{text} end" if end else text


def assemble(machine: Machine, text: str) -> int:
    """The word of a text as `disassemble` writes it. Raises ProgramError."""
    words = text.replace(",", " ").split()
    end = words[-1:] == ["end"]
    words = words[: len(words) - end]
    if words == ["nop"]:
        return encode(machine, None, end=end)
    try:
        name, to, a, b = words
        function = machine.function(name)
    except (KeyError, ValueError):
        raise ProgramError(f"{text!r} is not an instruction") from None
    instruction = Instruction(function, _place(machine, to, destination=True), _place(machine, a), _place(machine, b))
    return encode(machine, instruction, end=end)


def _place(machine: Machine, name: str, *, destination: bool = False) -> Place:
    for space in (Space.SCRATCH, Space.BEAT, *(() if destination else (Space.CONSTANT,))):
        names = machine.names(space, destination=destination)
        if name in names:
            return space, list(names).index(name)
    raise ProgramError(f"{name}: no such {'destination' if destination else 'operand'}")
