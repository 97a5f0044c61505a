"""The processor cycle by cycle in Python, written without its circuit: what the gates must do in every cycle."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from modmill.hw.microcode.machine import Machine, Space
from modmill.hw.microcode.program import Instruction, Program, decode


@dataclass(slots=True)
class _Thread:
    scratch: list[int]
    memory: list[int]
    given: dict[str, int] = field(default_factory=dict)
    results: dict[str, int] = field(default_factory=dict)
    pc: int | None = None
    count: int = 0
    """Passes of the loop that are left."""
    busy: bool = False
    """From an input to the cycle in which its result is taken."""
    full: bool = False
    """The result waits to be taken."""


@dataclass(frozen=True, slots=True)
class Outputs:
    """The outputs of the processor in a cycle."""

    in_ready: bool
    out_valid: bool
    result: Mapping[str, int]


class Simulator:
    """A processor after reset, with its program and a modulus.

    Inputs go to the threads in turn, and results are taken from them in the same order.
    """

    def __init__(self, program: Program, modulus: int, constants: Sequence[int]) -> None:
        self.machine: Machine = program.machine
        self.modulus: int = modulus
        self._first = program.loop[0] if program.loop else 0
        self._store = [decode(self.machine, word) for word in program.words]
        self._constants = constants
        self._threads = [
            _Thread([0] * self.machine.scratch, [0] * self.machine.memory) for _ in range(self.machine.threads)
        ]
        self._fetched: tuple[Instruction, int, int] | None = None
        self._writes: dict[int, tuple[int, Instruction, int]] = {}
        self._ends: dict[int, int] = {}
        self.cycle: int = 0
        self._next_in = self._next_out = 0
        self.issued: int = 0

    def show(self) -> Outputs:
        """The outputs of this cycle; they do not depend on its inputs."""
        turn = self.cycle % self.machine.threads
        thread, last = self._threads[turn], self._threads[self._next_out]
        ready = self._next_in == turn and not thread.busy
        return Outputs(ready, last.full, last.results)

    def step(self, given: Mapping[str, int] | None, out_ready: bool) -> Outputs:
        """A cycle in which an input is offered, or None, and the sink takes a result or does not."""
        machine, outputs = self.machine, self.show()
        turn = self.cycle % machine.threads
        thread = self._threads[turn]
        self._read()
        if given is not None and outputs.in_ready:
            thread.pc, thread.busy, self._next_in = 0, True, (self._next_in + 1) % machine.threads
            thread.count = machine.times - 1
        fetched, end, back = (None, False, False) if thread.pc is None else self._store[thread.pc]
        count = thread.count
        if thread.pc is not None:
            thread.pc = None if end else self._first if back and count else thread.pc + 1
        if back:
            thread.count = count - 1 if count else machine.times - 1
        if outputs.out_valid and out_ready:
            self._threads[self._next_out].full = self._threads[self._next_out].busy = False
            self._next_out = (self._next_out + 1) % machine.threads
        # The clock edge.
        if given is not None and outputs.in_ready:
            thread.given = dict(given)
        if (write := self._writes.pop(self.cycle, None)) is not None:
            at, instruction, value = write
            space, index = instruction.to
            if space is Space.SCRATCH:
                self._threads[at].scratch[index] = value
            else:
                self._threads[at].results = {**self._threads[at].results, machine.results[index]: value}
        if end:
            self._ends[self.cycle + machine.pipe.ends] = turn
        if (ended := self._ends.pop(self.cycle, None)) is not None:
            self._threads[ended].full = True
        self._fetched = (fetched, turn, count) if fetched is not None else None
        self.issued += fetched is not None
        self.cycle += 1
        return outputs

    def _read(self) -> None:
        """The instruction of the cycle before reads its operands; its result will be written later."""
        if self._fetched is None:
            return
        instruction, at, count = self._fetched
        thread = self._threads[at]

        def operand(space: Space, index: int) -> int:
            if space is Space.SCRATCH:
                return thread.scratch[index]
            if space is Space.COUNT:
                return count
            if space is Space.MEMORY:
                return thread.memory[index]
            return self._constants[index] if space is Space.CONSTANT else thread.given[self.machine.inputs[index]]

        f = instruction.function
        value = f.act(operand(*instruction.a), operand(*instruction.b), self.modulus)
        if f.is_store:
            thread.memory[instruction.to[1]] = value
            return
        written = self.cycle - 1 + self.machine.slots(f) * self.machine.threads
        assert written not in self._writes, "two results at one port"
        self._writes[written] = (at, instruction, value)
