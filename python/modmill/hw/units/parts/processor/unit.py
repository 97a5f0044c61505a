"""A processor with its program: one configuration with its text, its constants, its references and its picture."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

from modmill.errors import UsageError
from modmill.formula.formula import Formula
from modmill.formula.identity import Verdict
from modmill.formula.modulus import modulus_for
from modmill.formula.operation import BIT, RESIDUE, Type
from modmill.formula.routine import Routine
from modmill.hw.circuit.graph import Circuit
from modmill.hw.circuit.op import Op, Word
from modmill.hw.emit.constants import constants_module, exactly
from modmill.hw.interface.unit import Datapath, Document, Flavour
from modmill.hw.microcode import core
from modmill.hw.microcode.machine import LOAD, STORE, Machine
from modmill.hw.microcode.program import Program
from modmill.hw.microcode.simulate import Simulator
from modmill.hw.stream.beat import Beat
from modmill.hw.stream.stateful import StatefulUnit
from modmill.hw.trace.lower.microcode import PRODUCTS
from modmill.hw.trace.timetable import Timetable, of_program
from modmill.hw.units.parts.processor.config import ProcessorConfig
from modmill.hw.units.parts.processor.parts import engines
from modmill.hw.units.parts.processor.program import Compiled, compile_program, same_program

WORD = 16
"""Bits of a word in the picture."""


class Reference:
    """The formula on numbers."""

    def __init__(self, formula: Formula | Routine, modulus: int) -> None:
        self.formula: Formula | Routine = formula
        self.modulus: int = modulus

    def stages(self, x: Sequence[int]) -> dict[str, list[int]]:
        """Each result, from the inputs."""
        found = self.formula.run(dict(zip(self.formula.inputs, x, strict=True)), self.modulus)
        return {name: [value] for name, value in found.items()}


class Processor(StatefulUnit):
    """A program modulo any N of exactly `bits` bits, or modulo the one that its formula is for.

    One of polynomials over GF(2) has N and its constants in the circuit.
    """

    operation = "run"

    def __init__(self, config: ProcessorConfig) -> None:
        self._config = config
        self.bits: int = config.bits
        self.compiled: Compiled = compile_program(config)
        self.formula: Formula | Routine = self.compiled.formula
        self.program: Program = self.compiled.program
        self.machine: Machine = self.program.machine
        self.modulus: int | None = self.compiled.modulus
        self.fixed: bool = self.compiled.modulus is not None
        inputs, results = tuple(self.formula.inputs), self.machine.results
        circuit = Circuit()
        most = (1 << config.bits) - 1
        self.binary: bool = self.formula.binary
        self.flavours: Sequence[Flavour] = ("rom",) if self.binary else ("rom", "file")
        constants = [
            circuit.literal(name, self.compiled.constant(name, self.modulus or 0))
            if self.binary
            else circuit.constant(name, most, lambda n, name=name: self.compiled.constant(name, n))
            for name in self.compiled.assembly.constants
        ]
        made = core.build(self.program, engines(config, self.compiled), constants, circuit)
        fields = (
            {name: _field(type_) for name, type_ in self.formula.inputs.items()},
            dict.fromkeys(results, ("a result of the program", "" if self.binary else "N - 1")),
        )
        slots, threads = self.program.steps, config.threads
        said = "ends all runs", "in the order of the inputs"
        super().__init__(config.unit, config.about, circuit, made.results, fields, {}, said, slots * threads)
        self.latency: int = (slots - 1) * threads + 1 + config.pipe.ends
        # A result is taken when its last word is known to be the last; the thread takes an input in a turn after that.
        self.interval: int = slots if threads > config.pipe.least_threads else slots + 1
        self.timing: Mapping[str, int] = {"latency": self.latency, "interval": self.interval}
        self.summary: Mapping[str, Any] = {
            "instructions": self.program.instructions,
            "words": len(self.program.slots),
            "least_words": self.compiled.least,
            "scratch_registers": self.program.registers,
            **spills(self.program),
            "word_bits": self.machine.format.width,
            **self.timing,
        }
        self.shape: tuple[dict[str, int], str] = (
            dict(self.timing),
            f"A result comes {self.latency} cycles after its input; {threads} inputs are taken in as many cycles, one "
            f"for each thread, and the next ones {self.interval * threads} cycles after them. "
            + ("Bit i of a polynomial is the coefficient of x^i." if self.binary else "Operands are below N."),
        )
        ins = tuple(w for op in circuit.ops if op.name in {f"in_{n}" for n in inputs} for w in _words(op))
        outs = tuple(made.results[f"out_{name}"] for name in results)
        labels = "the operands", "the results"
        self.wide: int = self.bits
        self.datapath: Datapath | None = Datapath(
            *(circuit, self.period, 1, ins, outs, self._column, labels, {"program": config.program}), loop=False
        )

    @property
    def config(self) -> ProcessorConfig:
        return self._config

    def timetable(self) -> Timetable:
        """When each instruction of a thread happens."""
        units = {**dict.fromkeys(PRODUCTS, "multiplier"), **dict.fromkeys(("add", "sub", "square"), "adder")}
        named = {f.name: units.get(f.name, "chooser") for f in self.machine.functions}
        named |= dict.fromkeys((STORE, LOAD), "memory") if self.machine.memory else {}
        return of_program(self.program, named)

    def identity(self) -> Verdict:
        """A proof that the words of the program are its formula."""
        return same_program(self.compiled)

    def check(self, constants: int) -> None:
        exactly(self.bits + self.binary, constants, self.name)
        only = self.compiled.modulus
        if only not in (None, constants):
            raise UsageError(f"modulus: {self.formula.name} computes modulo {only} only", got=constants)

    def golden(self, constants: int) -> Reference:
        self.check(constants)
        return Reference(self.formula, constants)

    def reference(self, constants: int) -> Callable[[Beat], Sequence[Beat]]:
        return lambda beat: [self.formula.run(beat, constants)]

    def predicted(self, count: int) -> int:
        """Threads get inputs in turn, all again when their program has ended."""
        rounds, turn = divmod(count - 1, self._config.threads)
        return rounds * self.interval * self._config.threads + turn + self.latency + 1

    def simulator(self, constants: int) -> Simulator:
        """The processor cycle by cycle in Python."""
        self.check(constants)
        return Simulator(self.program, constants, list(self.compiled.constants(constants).values()))

    def beats(self, constants: int, count: int, seed: int) -> list[tuple[str, Beat]]:
        rng = random.Random(seed)
        sizes = {name: self._size(type_, constants) for name, type_ in self.formula.inputs.items()}
        found = [*_edges(sizes)][:count]
        cases = self.formula.cases
        while len(found) < count:
            if cases is not None and rng.randrange(4):
                what, given = cases(rng)
                found.append((what, {name: min(x, sizes[name] - 1) for name, x in given.items()}))
            else:
                found.append(("random", {name: rng.randrange(size) for name, size in sizes.items()}))
        return found

    def _size(self, type_: Type, modulus: int) -> int:
        """The number of values of an input: a word at toy width is below the largest that a register holds."""
        return min(type_.size(modulus), 1 << self.bits if type_.bits <= self.bits else (1 << self.bits) - 1)

    def _constants(self, modulus: int) -> dict[str, int]:
        """Values by the name of the circuit's constants."""
        return {op.name: op.params["of"](modulus) for op in self.circuit.ops if "of" in op.params}

    def constants_file(self, flavour: Flavour, constants: int | None) -> str:
        n = constants if constants is not None else modulus_for(self.formula, self.bits)[0]
        sizes = {op.name: op.outs[0].width for op in self.circuit.ops if "of" in op.params}
        values = [(name, sizes[name], value) for name, value in self._constants(n).items()]
        return constants_module(
            self.name, "The modulus N, what reduction needs of it, constants of the program.", values, flavour
        )

    def images(self, constants: int) -> dict[str, list[int]]:
        self.check(constants)
        return {"constants.hex": list(self._constants(constants).values())} if not self.binary else {}

    def image_width(self, name: str) -> int:
        del name
        return max(op.outs[0].width for op in self.circuit.ops if "of" in op.params)

    def document(self, constants: int, name: str) -> Document:
        words = f"{self.about.idea} {self.shape[1]}\n\nThe program computes {self.formula.title}:\n\n```text\n"
        about = f"{words}{self.program.listing()}```"
        return self.modular_document(constants, name, self.words | {"about": about})


def spills(program: Program) -> dict[str, int]:
    """The use of memory by a program, of a machine that has one."""
    done = Counter(op.function for op in program.operations)
    return {"memory_places": program.machine.memory, "stores": done[STORE], "loads": done[LOAD]} if done[STORE] else {}


def _words(op: Op) -> list[Word]:
    word = Word.of(op.outs[0])
    return [word.slice(at, min(WORD, word.width - at)) for at in range(0, word.width, WORD)]


def _field(type_: Type) -> tuple[str, str]:
    """The meaning of an input, and its bound in words."""
    return "an operand of the program", {RESIDUE: "N - 1", BIT: "1"}.get(type_, "")


def _edges(sizes: Mapping[str, int]) -> Iterator[tuple[str, Beat]]:
    """All operands alike, at both ends of the range."""
    for name, at in {"0": 0, "1": 1, "the last": -1, "half of the last": None}.items():
        yield f"all operands {name}", {x: n // 2 if at is None else at % n for x, n in sizes.items()}
    for i, name in enumerate(sizes):
        yield f"{name} alone the last, the others {i % 2}", {**dict.fromkeys(sizes, i % 2), name: sizes[name] - 1}
