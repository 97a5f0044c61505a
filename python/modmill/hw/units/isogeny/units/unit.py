"""A unit of a walk: its formula on carry-save numbers between registers, with its reference."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import Any

from modmill.formula.formula import Formula
from modmill.formula.simplify import simplify
from modmill.formula.tracer import trace
from modmill.hw.circuit.graph import Circuit
from modmill.hw.circuit.op import Word
from modmill.hw.interface.unit import Datapath
from modmill.hw.stream.beat import Beat
from modmill.hw.trace.lower.circuit import Lowered, lower
from modmill.hw.trace.lower.pairs import Pairs
from modmill.hw.units.isogeny.shares import SharesUnit
from modmill.hw.units.isogeny.units.config import TITLE, UnitsConfig


def lowered(formula: Formula, prime: int) -> tuple[Lowered, Pairs]:
    """The circuit of an operation, in one cycle, and its numbers."""
    numbers = Pairs(Circuit(), prime, "ternary")
    return lower(simplify(trace(formula, prime)), numbers), numbers


class WalkUnit(SharesUnit):
    """One operation modulo p: registers, gates alone, registers; or cut into stages."""

    operation = "run"

    def __init__(self, config: UnitsConfig) -> None:
        self._config = config
        self.modulus: int = config.prime
        self.bits: int = self.modulus.bit_length()
        self.formula: Formula = config.formula
        made, self.numbers = lowered(self.formula, self.modulus)
        ins = tuple(Word.of(op.outs[0]) for op in made.circuit.ops if op.name in self.formula.inputs)
        what = dict.fromkeys([*self.formula.inputs, *made.results], self.numbers.field)
        about = replace(config.about, title=f"{TITLE}: {self.formula.title}")
        super().__init__(config.unit, about, made.circuit, made.results, what, config.stages)
        self.summary: Mapping[str, Any] = {"share_bits": self.numbers.bits, **self.numbers.counted, **self.timing}
        self.datapath: Datapath | None = self.pictured(ins, ("the operands", "the results"))

    @property
    def config(self) -> UnitsConfig:
        return self._config

    def wanted(self, beat: Beat) -> Mapping[str, int]:
        return self.formula.run(self.residues(beat), self.modulus)

    def edges(self) -> Iterator[tuple[str, Beat]]:
        # Shares at both ends of their range, N, and N - 1: in all operands, and in each alone.
        share = self.numbers.bits
        top = (1 << share) - 1
        for low, high in ((0, 0), (top, top), (top, 0), (self.modulus, 0), (0, self.modulus - 1)):
            port = low | high << share
            yield "shares at the ends", dict.fromkeys(self.inputs, port)
            for name in self.inputs:
                yield "shares at the ends", {**dict.fromkeys(self.inputs, self.numbers.held(1)), name: port}
