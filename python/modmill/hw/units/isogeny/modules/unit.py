"""An arithmetic module: one operation on carry-save numbers between registers, with its reference."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import product
from typing import Any

from modmill.hw.carry_save.number import CarrySave
from modmill.hw.circuit.graph import Circuit
from modmill.hw.interface.unit import Datapath
from modmill.hw.stream.beat import Beat
from modmill.hw.trace.lower.numbers import Value
from modmill.hw.trace.lower.pairs import Pairs
from modmill.hw.units.isogeny.modules.config import ModuleConfig
from modmill.hw.units.isogeny.shares import SharesUnit


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


class Module(SharesUnit):
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
        self.datapath: Datapath | None = self.pictured(tuple(ports.values()), ("the operands", "the result"))

    @property
    def config(self) -> ModuleConfig:
        return self._config

    def wanted(self, beat: Beat) -> Mapping[str, int]:
        residues = [self._residue(beat[name]) for name in self._what.operands]
        return {"r": self._what.golden(*residues) % self.modulus}

    def _residue(self, port: int) -> int:
        return self.numbers.residue_of_product(port, self.wide) if self.wide else self.numbers.residue(port)

    def edges(self) -> Iterator[tuple[str, Beat]]:
        # Shares at both ends of their range, N, and N - 1.
        share = self.wide or self.numbers.bits
        ends = (0, (1 << share) - 1, self.modulus, self.modulus - 1)
        for shares in product(ends, repeat=2 * len(self._what.operands)):
            pairs = zip(shares[::2], shares[1::2], strict=True)
            ports = [low | high << share for low, high in pairs]
            yield "shares at the ends", dict(zip(self._what.operands, ports, strict=True))


def product_bits(pairs: Pairs) -> int:
    """The bits of each share of a product of two numbers from outside, before its reduction."""
    cs = CarrySave(pairs.modulus, pairs.cs.method)
    a, b = (cs.input(name, pairs.bits) for name in "ab")
    return cs.pair(cs.product(a, b)).bits
