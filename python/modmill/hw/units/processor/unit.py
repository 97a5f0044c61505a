"""A processor with its program: one configuration with its text, its constants, its references and its picture."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Mapping, Sequence
from types import MappingProxyType

from modmill.hw.circuit.graph import Circuit
from modmill.hw.circuit.op import Op, Word
from modmill.hw.constants import constants_module, default_modulus, exactly
from modmill.hw.microcode import core
from modmill.hw.microcode.machine import Function, Machine
from modmill.hw.microcode.program import compiled, least_slots
from modmill.hw.microcode.simulate import Simulator
from modmill.hw.microcode.source import parse
from modmill.hw.stream.beat import Beat
from modmill.hw.stream.stateful import StatefulUnit
from modmill.hw.stream.stateful_toggling import StatefulToggling
from modmill.hw.unit import About, Datapath, Document, Flavour
from modmill.hw.units.processor.config import ProcessorConfig
from modmill.hw.units.processor.parts import adder, multiplier
from modmill.hw.units.processor.programs import FORMULAS

ABOUT = About(
    "a program of modular products and sums, run by threads in turn",
    "A store of microcode, registers in LUTs, a pipelined modular multiplier and an adder. Threads take turns, so "
    "that others work while one waits for a product; programs are scheduled, so nothing is interlocked.",
    "the processor for elliptic curves of Firedancer's signature pipeline (K. Bowers, 2022), reduced to its skeleton",
)
ADDER_STAGES, SCRATCH = 2, 8
WORD = 16
"""Bits of a word in the picture."""


def machine(config: ProcessorConfig) -> Machine:
    """The description of a configuration's processor."""
    formula = FORMULAS[config.program]
    functions = (
        Function("mul", "*", 1, config.stages, lambda a, b, n: a * b % n),
        Function("add", "+", 2, ADDER_STAGES, lambda a, b, n: (a + b) % n),
        Function("sub", "-", 3, ADDER_STAGES, lambda a, b, n: (a - b) % n),
    )
    names = formula.inputs, formula.results, tuple(formula.constants)
    return Machine(config.bits, config.threads, SCRATCH, functions, *names)


class Reference:
    """The formula in plain integers."""

    def __init__(self, config: ProcessorConfig, modulus: int) -> None:
        self.formula, self.modulus = FORMULAS[config.program], modulus

    def stages(self, x: Sequence[int]) -> dict[str, list[int]]:
        """Of the inputs: each result."""
        found = self.formula.golden(dict(zip(self.formula.inputs, x, strict=True)), self.modulus)
        return {name: [value] for name, value in found.items()}


class Processor(StatefulUnit):
    """A program modulo any N of exactly `bits` bits."""

    job = "processor"
    operation = "run"
    pieces: Mapping[str, str] = MappingProxyType({})

    def __init__(self, config: ProcessorConfig) -> None:
        self._config, self.bits, self.formula = config, config.bits, FORMULAS[config.program]
        self.machine = machine(config)
        operations = parse(self.formula.text, self.machine)
        self.program = compiled(operations, self.machine)
        circuit = Circuit()
        most = (1 << config.bits) - 1
        constants = [
            circuit.constant(name, most, lambda n, value=value: value % n)
            for name, value in self.formula.constants.items()
        ]
        engines = (
            core.Engine(multiplier(config.bits, config.stages, "ternary"), ("mul",)),
            core.Engine(adder(config.bits, ADDER_STAGES), ("add", "sub")),
        )
        made = core.build(self.program, engines, constants, circuit)
        bound = "N - 1"
        fields = (
            dict.fromkeys(self.formula.inputs, ("an operand of the program", bound)),
            dict.fromkeys(self.formula.results, ("a result of the program", bound)),
        )
        slots, threads = len(self.program.slots), config.threads
        said = "ends all runs", "in the order of the inputs"
        super().__init__(config.unit, ABOUT, circuit, made.results, fields, {}, said, slots * threads)
        self.latency = (slots - 1) * threads + 1
        self.interval = slots if threads > 1 else slots + 1
        self.timing = {"latency": self.latency, "interval": self.interval}
        self.summary = {
            "instructions": self.program.instructions,
            "words": slots,
            "least_words": least_slots(operations, self.machine),
            "scratch_registers": self.program.registers,
            "word_bits": self.machine.format.width,
            **self.timing,
        }
        self.shape = (
            dict(self.timing),
            f"A result comes {self.latency} cycles after its input; {threads} inputs are taken in as many cycles, one "
            f"for each thread, and the next ones {self.interval * threads} cycles after them. Operands are below N.",
        )
        ins = tuple(w for op in circuit.ops if op.name in {f"in_{n}" for n in self.formula.inputs} for w in _words(op))
        outs = tuple(made.results[f"out_{name}"] for name in self.formula.results)
        labels = "the operands", "the results"
        self.datapath = Datapath(
            *(circuit, self.period, 1, ins, outs, self._column, labels, {"program": config.program}), loop=False
        )

    @property
    def config(self) -> ProcessorConfig:
        return self._config

    def check(self, constants: int) -> None:
        exactly(self.bits, constants, self.name)

    def golden(self, constants: int) -> Reference:
        self.check(constants)
        return Reference(self._config, constants)

    def reference(self, constants: int) -> Callable[[Beat], Sequence[Beat]]:
        return lambda beat: [self.formula.golden(beat, constants)]

    def predicted(self, count: int) -> int:
        """Threads get inputs in turn, all again when their program has ended."""
        rounds, turn = divmod(count - 1, self._config.threads)
        return rounds * self.interval * self._config.threads + turn + self.latency + 1

    def simulator(self, constants: int) -> Simulator:
        """The processor cycle by cycle in Python."""
        self.check(constants)
        return Simulator(self.program, constants, [value % constants for value in self.formula.constants.values()])

    def beats(self, constants: int, count: int, seed: int) -> list[tuple[str, Beat]]:
        rng = random.Random(seed)
        found = [*_edges(constants, self.formula.inputs)][:count]
        while len(found) < count:
            found.append(("random", {name: rng.randrange(constants) for name in self.formula.inputs}))
        return found

    def _constants(self, modulus: int) -> dict[str, int]:
        """Values by the name of the circuit's constants."""
        return {op.name: op.params["of"](modulus) for op in self.circuit.ops if "of" in op.params}

    def constants_file(self, flavour: Flavour, constants: int | None) -> str:
        n = constants if constants is not None else default_modulus(self.bits)[0]
        sizes = {op.name: op.outs[0].width for op in self.circuit.ops if "of" in op.params}
        values = [(name, sizes[name], value) for name, value in self._constants(n).items()]
        return constants_module(
            self.name, "The modulus N, what reduction needs of it, constants of the program.", values, flavour
        )

    def images(self, constants: int) -> dict[str, list[int]]:
        self.check(constants)
        return {"constants.hex": list(self._constants(constants).values())}

    def image_width(self, name: str) -> int:
        del name
        return max(op.outs[0].width for op in self.circuit.ops if "of" in op.params)

    def document(self, constants: int, name: str) -> Document:
        shown = name.encode("ascii", "replace").decode()
        words = f"{self.about.idea} {self.shape[1]}\n\nThe program computes {self.formula.title}:\n\n```text\n"
        return Document(
            facts={"modulus": {"name": name, "bits": self.bits, "n": hex(constants)}, **self.timing},
            comment=f"Modulus {shown}: {hex(constants)}.",
            rows={"modulus": name},
            words={"title": self.about.title, "about": f"{words}{self.program.listing()}```"},
        )

    def toggling(self) -> StatefulToggling:
        return StatefulToggling(self, default_modulus(self.bits)[0])

    def _column(self, op: Op, inputs: list[int]) -> int:
        """Single bits of control at the right, then words and places, then numbers."""
        del inputs
        width = max(wire.width for wire in op.outs)
        return 0 if width == 1 else 1 if width < self.bits else 2


def _words(op: Op) -> list[Word]:
    word = Word.of(op.outs[0])
    return [word.slice(at, min(WORD, word.width - at)) for at in range(0, word.width, WORD)]


def _edges(modulus: int, names: Sequence[str]) -> Iterator[tuple[str, Beat]]:
    """All operands alike, at both ends of the range."""
    for name, value in {"0": 0, "1": 1, "N - 1": modulus - 1, "N // 2": modulus // 2}.items():
        yield f"all operands {name}", dict.fromkeys(names, value)
    for i, name in enumerate(names):
        yield f"{name} = N - 1, the others {i % 2}", {**dict.fromkeys(names, i % 2), name: modulus - 1}
