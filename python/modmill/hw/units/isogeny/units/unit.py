"""A unit of a walk: its formula on carry-save numbers between registers, with its reference."""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Any

from modmill.formula.formula import Formula
from modmill.formula.simplify import simplify
from modmill.formula.tracer import trace
from modmill.hw.carry_save.gates import gates
from modmill.hw.carry_save.levels import level_report
from modmill.hw.circuit.evaluate import evaluate, value
from modmill.hw.circuit.graph import Circuit
from modmill.hw.circuit.op import Op, Word
from modmill.hw.cost.bits import Bits
from modmill.hw.cost.levels import LevelReport
from modmill.hw.interface.unit import Datapath, Document
from modmill.hw.stream.beat import Beat
from modmill.hw.stream.fixed import FixedUnit
from modmill.hw.stream.toggling import StreamToggling
from modmill.hw.trace.lower.circuit import Lowered, lower
from modmill.hw.trace.lower.pairs import Pairs
from modmill.hw.units.isogeny.units.config import TITLE, UnitsConfig


def lowered(formula: Formula, prime: int) -> tuple[Lowered, Pairs]:
    """The circuit of an operation, in one cycle, and its numbers."""
    numbers = Pairs(Circuit(), prime, "ternary")
    return lower(simplify(trace(formula, prime)), numbers), numbers


class WalkUnit(FixedUnit):
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
        outs, labels = tuple(self.results.values()), ("the operands", "the results")
        self.datapath: Datapath | None = Datapath(
            *(self.circuit, self.period, self.stages, ins, outs, _column, labels, {}), loop=False
        )

    @property
    def config(self) -> UnitsConfig:
        return self._config

    # The reference: residues by the formula on integers, words by the circuit on integers.

    def golden(self, constants: int) -> Reference:
        self.check(constants)
        return Reference(self)

    def expected(self, constants: int, beat: Beat) -> Beat:
        del constants
        values = evaluate(self.circuit, beat, self.modulus)
        found = {name: value(word, values) for name, word in self.results.items()}
        wanted = self.formula.run(self._residues(beat), self.modulus)
        assert self._residues(found) == wanted, f"{self.name}: results of other residues"
        return found

    def _residues(self, words: Beat) -> dict[str, int]:
        return {name: self.numbers.residue(word) for name, word in words.items()}

    def beats(self, constants: int, count: int, seed: int) -> list[tuple[str, Beat]]:
        del constants
        rng = random.Random(seed)
        found = [*self._edges()][: (count + 1) // 2]
        while len(found) < count:
            found.append(("random", {name: rng.getrandbits(width) for name, width in self.inputs.items()}))
        return found

    def _edges(self) -> Iterator[tuple[str, Beat]]:
        """Shares at both ends of their range, N, and N - 1: in all operands, and in each alone."""
        share = self.numbers.bits
        top = (1 << share) - 1
        for low, high in ((0, 0), (top, top), (top, 0), (self.modulus, 0), (0, self.modulus - 1)):
            port = low | high << share
            yield "shares at the ends", dict.fromkeys(self.inputs, port)
            for name in self.inputs:
                yield "shares at the ends", {**dict.fromkeys(self.inputs, self.numbers.held(1)), name: port}

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
    """The results of the operands on the ports: words of the circuit on integers, which stand for the residues."""

    def __init__(self, unit: WalkUnit) -> None:
        self._unit: WalkUnit = unit

    def stages(self, x: Sequence[int]) -> dict[str, list[int]]:
        """The results of the operands."""
        unit = self._unit
        found = unit.expected(unit.modulus, dict(zip(unit.inputs, x, strict=True)))
        return {name: [word] for name, word in found.items()}


def _column(op: Op, inputs: list[int]) -> int:
    """Operators stand with their operands."""
    del op
    return max(inputs, default=0)
