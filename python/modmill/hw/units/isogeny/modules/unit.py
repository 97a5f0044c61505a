"""An arithmetic module: one operation on carry-save numbers between registers, with its reference."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import product
from typing import Any

from modmill.hw.carry_save.gates import gates
from modmill.hw.carry_save.levels import level_report
from modmill.hw.carry_save.number import CarrySave
from modmill.hw.circuit.evaluate import evaluate, value
from modmill.hw.circuit.graph import Circuit
from modmill.hw.circuit.op import Op
from modmill.hw.cost.bits import Bits
from modmill.hw.cost.levels import LevelReport
from modmill.hw.interface.unit import Datapath, Document
from modmill.hw.stream.beat import Beat
from modmill.hw.stream.fixed import FixedUnit
from modmill.hw.stream.toggling import StreamToggling
from modmill.hw.trace.lower.numbers import Value
from modmill.hw.trace.lower.pairs import Pairs
from modmill.hw.units.isogeny.modules.config import ModuleConfig


@dataclass(frozen=True, slots=True)
class Operation:
    """The computation of a module: its noun, its operands, the circuit, and the definition on residues."""

    noun: str
    operands: Sequence[str]
    build: Callable[[Pairs, Sequence[Value]], Value]
    golden: Callable[..., int]


def _same(_pairs: Pairs, x: Sequence[Value]) -> Value:
    """A reduction is what brings a product to a port."""
    return x[0]


OPERATIONS: Mapping[str, Operation] = {
    "cs_add": Operation("sum", "ab", lambda n, x: n.add("sum", x[0], x[1]), lambda a, b: a + b),
    "cs_sub": Operation("difference", "ab", lambda n, x: n.sub("difference", x[0], x[1]), lambda a, b: a - b),
    "cs_mul": Operation("product", "ab", lambda n, x: n.product("product", x[0], x[1]), lambda a, b: a * b),
    "cs_square": Operation("square", "a", lambda n, x: n.product("square", x[0], x[0]), lambda a: a * a),
    "cs_reduce": Operation("reduction", "t", _same, lambda t: t),
}
"""By the name of the unit."""


class Module(FixedUnit):
    """One operation modulo N: registers, gates alone, registers."""

    def __init__(self, config: ModuleConfig) -> None:
        self._config = config
        self.bits: int = config.bits
        self.modulus: int = config.number
        self._what: Operation = OPERATIONS[config.unit]
        self.operation = self._what.noun
        self.numbers: Pairs = Pairs(Circuit(), self.modulus, "ternary", config.reduction, config.order)
        pairs = self.numbers
        self.wide: int = product_bits(pairs) if config.unit == "cs_reduce" else 0
        """Bits of each share of a product, where one is the operand."""
        ports = {name: pairs.c.input(name, (1 << 2 * (self.wide or pairs.bits)) - 1) for name in self._what.operands}
        taken = [pairs.unreduced(p, self.wide) if self.wide else pairs.taken(p) for p in ports.values()]
        result = pairs.output("r", self._what.build(pairs, taken))
        wide = f"a product as the sum of two shares of {self.wide} bits, the lowest first"
        what = {**dict.fromkeys(ports, wide if self.wide else pairs.field), "r": pairs.field}
        super().__init__(config.unit, config.about, pairs.c, {"r": result}, what, 1)
        self.summary: Mapping[str, Any] = {"share_bits": pairs.bits, **pairs.counted, **self.timing}
        labels = "the operands", "the result"
        self.datapath: Datapath | None = Datapath(
            *(self.circuit, self.period, self.stages, tuple(ports.values()), (result,), _column, labels, {}), loop=False
        )

    @property
    def config(self) -> ModuleConfig:
        return self._config

    # The reference: residues by definition, words by the circuit on integers.

    def golden(self, constants: int) -> Reference:
        self.check(constants)
        return Reference(self)

    def expected(self, constants: int, beat: Beat) -> Beat:
        del constants
        residues = [self._residue(beat[name]) for name in self._what.operands]
        found = value(self.results["r"], evaluate(self.circuit, beat, self.modulus))
        wanted = self._what.golden(*residues) % self.modulus
        assert self.numbers.residue(found) == wanted, f"{self.name}: a result of another residue"
        return {"r": found}

    def _residue(self, port: int) -> int:
        return self.numbers.residue_of_product(port, self.wide) if self.wide else self.numbers.residue(port)

    def beats(self, constants: int, count: int, seed: int) -> list[tuple[str, Beat]]:
        del constants
        rng = random.Random(seed)
        found = [*self._edges()][: (count + 1) // 2]
        while len(found) < count:
            found.append(("random", {name: rng.getrandbits(width) for name, width in self.inputs.items()}))
        return found

    def _edges(self) -> Iterator[tuple[str, Beat]]:
        """Shares at both ends of their range, N, and N - 1."""
        share = self.wide or self.numbers.bits
        ends = (0, (1 << share) - 1, self.modulus, self.modulus - 1)
        for shares in product(ends, repeat=2 * len(self._what.operands)):
            pairs = zip(shares[::2], shares[1::2], strict=True)
            ports = [low | high << share for low, high in pairs]
            yield "shares at the ends", dict(zip(self._what.operands, ports, strict=True))

    # What tools ask.

    def document(self, constants: int, name: str) -> Document:
        words = {"title": self.about.title, "about": self.numbers.note, "latency": str(self.latency)}
        found = self.modular_document(constants, name, words)
        return replace(found, comment=f"{found.comment} {self.numbers.note}")

    def toggling(self) -> StreamToggling:
        return StreamToggling(self, self.modulus)

    def levels(self) -> LevelReport:
        return level_report(self.numbers.cs.rows, self.results.values(), sum(self.inputs.values()))

    def gates(self) -> Bits:
        return gates(self.circuit, self.results.values())


class Reference:
    """The result of the operands on the ports: the words of the circuit on integers, which stand for the residue."""

    def __init__(self, unit: Module) -> None:
        self._unit: Module = unit

    def stages(self, x: Sequence[int]) -> dict[str, list[int]]:
        """The result of the operands."""
        unit = self._unit
        return {"r": [unit.expected(unit.modulus, dict(zip(unit.inputs, x, strict=True)))["r"]]}


def product_bits(pairs: Pairs) -> int:
    """The bits of each share of a product of two numbers from outside, before its reduction."""
    cs = CarrySave(pairs.modulus, pairs.cs.method)
    a, b = (cs.input(name, pairs.bits) for name in "ab")
    return cs.pair(cs.product(a, b)).bits


def _column(op: Op, inputs: list[int]) -> int:
    """Operators stand with their operands."""
    del op
    return max(inputs, default=0)
